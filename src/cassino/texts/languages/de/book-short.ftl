### Das Regelheft auf einer halben Seite: what a newcomer must know to sit down and play. The facts are described in en/book.ftl.

book-short-aim =
    Auf dem Tisch liegen offene Karten, und du nimmst sie mit Karten deiner Hand. Wenn alle Karten gespielt sind, bringen die genommenen Karten Punkte.
book-short-take =
    { $capturing_combinations ->
        [one] Wenn du dran bist, spiel eine Karte. Sie nimmt eine Tischkarte mit demselben Wert oder einen Satz von Karten, die zusammen ihren Wert ergeben: Eine 7 nimmt eine andere 7, oder eine 4 und eine 3.
       *[many] { $capturing_from_hand ->
            [one_card] Wenn du dran bist, spiel eine Karte. Sie nimmt Tischkarten mit demselben Wert und Sätze von Karten, die zusammen ihren Wert ergeben: Eine 7 kann eine andere 7 nehmen, dazu eine 4 und eine 3.
           *[other] Wenn du dran bist, spiel eine Karte oder mehrere zusammen. Sie nehmen Tischkarten mit demselben Wert und Sätze von Karten, die zusammen ihren Wert ergeben: Eine 7 nimmt eine andere 7, oder eine 4 und eine 3, und auch eine 6 und ein Ass nehmen sie.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Oder bau: Leg Karten zusammen, die den Wert einer Karte deiner Hand ergeben, und nimm sie später alle mit ihr. Ein Bau geht auch nur aus Tischkarten. Gegner können deinen Bau nehmen oder auf einen anderen Wert erhöhen.
       *[hand] Oder bau: Leg deine Karte auf eine Tischkarte, sodass beide zusammen den Wert einer anderen Karte deiner Hand ergeben. In einem späteren Zug kannst du mit ihr alle nehmen, wenn niemand den Bau vorher nimmt oder verändert.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Genommene Karten sind nicht sicher: Die oberste Karte vom Stapel eines Gegners kannst du zu deinen Bauten legen.
           *[pairs_of_four] Genommene Karten sind nicht sicher: Die oberste Karte vom Stapel eines Gegners kannst du zu den Bauten deiner Partei legen.
        }
       *[others] { $capturing_tops ->
            [none] Genommene Karten sind nicht sicher: Die oberste Karte eines fremden Stapels kannst du zu deinen Bauten legen.
           *[other] Genommene Karten sind nicht sicher: Die oberste Karte eines fremden Stapels kannst du nehmen oder zu deinen Bauten legen.
        }
    }
book-short-trail = Sonst lass deine Karte offen auf dem Tisch liegen. Das heißt ablegen.
book-short-scores = Punkte: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Sobald { book-side } punktet, ist die Partie gewonnen: Meist dauert sie nur eine Runde.
           *[other] Gebt neu, bis { book-side } { $ending_target } Punkte hat und gewinnt.
        }
        [1] Eine Partie ist eine Runde. { $seating_sides ->
            [solo] Wer die meisten Punkte hat, gewinnt.
           *[pairs_of_four] Die Partei mit den meisten Punkten gewinnt.
        }
       *[other] Nach { $ending_deals } Runden { $seating_sides ->
            [solo] gewinnt, wer die meisten Punkte hat.
           *[pairs_of_four] gewinnt die Partei mit den meisten Punkten.
        }
    }

## What makes a game another one

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Genommene Karten sind nicht sicher: Die oberste Karte vom Stapel eines Gegners kannst du nehmen.
           *[others] Genommene Karten sind nicht sicher: Die oberste Karte eines fremden Stapels kannst du nehmen.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] Ein Bube zählt 11, eine Dame 12 und ein König 13. { book-short-pictures-use }
        [low] Ein Bube zählt 8, eine Dame (italienisch: ein Reiter) 9 und ein König 10. { book-short-pictures-use }
       *[other] { "" }
    }
book-short-pictures-use =
    { $building_source ->
        [none] In Summen verwendest du sie wie jede andere Karte.
       *[other] In Summen und Bauten verwendest du sie wie jede andere Karte.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Eine Eins
               *[other] Ein Ass
            } zählt 1 oder 14, wie du willst, aber in einer Summe mit anderen Karten nur 1.
           *[other] { $deck_pack ->
                [rook_40] Eine Eins
               *[other] Ein Ass
            } zählt jedes Mal 1 oder 14, wie du willst.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Kurz vor { $ending_target } Punkten zählt für dich nur eines: die meisten Karten, wenn du die Runde mit { $restricted_cards } Punkten beginnst, { CARDS("10D") } mit { $restricted_ten } und die meisten Pik mit { $restricted_to }. Bekommst du das, gewinnst du, egal was die anderen bekommen. Sonst bekommst du nichts.{ $ending_near_target ->
            [last_five] {" "}Mit { $restricted_from } Punkten zählen nur die meisten Karten und { CARDS("10D") }, mit { $restricted_next } nur die meisten Karten und die meisten Pik.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Ein Zug kann mehrere Schritte haben. In genau einem spielst du eine Handkarte. Davor und danach darfst du mit Karten, die schon im Spiel sind, bauen und Bauten ergänzen, so oft du willst. Sag an, wenn dein Zug zu Ende ist. Eine lose Karte ist eine Grundkarte, zu der du dazulegen kannst, wenn du eine Karte mit ihrem Wert hast und es keinen Bau mit diesem Wert gibt.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Ein neuer Bau aus einem Satz darf keine Stapelkarte enthalten.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Nach jedem Zug ziehst du eine Karte, solange es noch welche gibt.
        [all_cards] { $stock ->
            [never] Das ganze Blatt wird auf einmal gegeben.
            [always] Zuerst wird das halbe Blatt gegeben, und wenn diese Karten gespielt sind, die andere Hälfte.
           *[two] Das ganze Blatt wird auf einmal gegeben, zu zweit aber in zwei Hälften.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Ein Gegner darf darauf bestehen, dass eine Karte, mit der du nimmst oder die du ablegst, alles nimmt, was sie kann, und dass du alle losen Karten und obersten Stapelkarten, die passen, zu { book-play-own-builds } legst.
        [always] Eine Karte, mit der du nimmst oder die du ablegst, muss alles nehmen, was sie kann, und du musst alle losen Karten und obersten Stapelkarten, die passen, zu { book-play-own-builds } legen.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Eine Orange ({ $deck_pack ->
            [rook_40] eine rote und eine gelbe Karte
           *[other] eine Herz- und eine Karokarte
        }, in einem Zug vom Tisch genommen) bringt { $calling_orange_points ->
            [one] { $calling_orange_points } Punkt
           *[other] { $calling_orange_points } Punkte
        }, wenn du sie rufst.
        [always] Eine Orange ({ $deck_pack ->
            [rook_40] eine rote und eine gelbe Karte
           *[other] eine Herz- und eine Karokarte
        }, in einem Zug vom Tisch genommen) bringt { $calling_orange_points ->
            [one] { $calling_orange_points } Punkt
           *[other] { $calling_orange_points } Punkte
        }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Zwischen zwei Zügen darfst du auszählen lassen, wenn du glaubst, dass du { $ending_target } Punkte hast{ $words_claim ->
            [none] { "" }
           *[other] {" "}(„{ $words_claim }“)
        }. Ergeben dein Punktestand und die Punkte dieser Runde, die du nicht mehr verlieren kannst, { $ending_target }, gewinnst du. Wenn nicht, ist die Runde zu Ende: Die anderen bekommen die Punkte, die sie nicht mehr verlieren können, und du bekommst für die Runde { $calling_false_claim_points ->
            [one] { $calling_false_claim_points } Punkt
           *[other] { $calling_false_claim_points } Punkte
        } und setzt beim Geben einmal aus.
        [announce] Wer zuerst { $words_claim ->
            [none] { $ending_target } Punkte ansagt
           *[other] „{ $words_claim }“ sagt
        }, gewinnt sofort, wenn der eigene Punktestand und die eigenen Punkte dieser Runde, die nicht mehr zu verlieren sind, { $ending_target } ergeben, egal wer am Zug ist. Zähl also mit. { $calling_false_announcement ->
            [nothing] Wer sich irrt, verliert nichts.
           *[game] Wer sich irrt, verliert die Partie.
        }
       *[none] { "" }
    }
# After what makes a game another one: the rest, in few words
book-short-casino = Sonst ist es wie Casino. Spiel eine Karte und nimm { $capturing_combinations ->
        [one] eine Tischkarte mit ihrem Wert oder einen Satz, der ihn ergibt
       *[many] Tischkarten mit ihrem Wert und Sätze, die ihn ergeben
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Oder leg sie mit Tischkarten zu einem Bau zusammen, den du später mit einer anderen Karte nimmst.
    } Oder leg sie ab: Lass sie auf dem Tisch liegen.

## What else is different, for people who know Casino

book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Genommene Karten liegen offen, oben die Karte, die sie genommen hat.
        [accumulated] Genommene Karten liegen offen, in der Reihenfolge, in der sie auf den Tisch kamen, und oben die Karte, die sie genommen hat.
       *[lowest_on_top] Genommene Karten liegen offen. Die eines Fangs, auch die Karte, die sie genommen hat, sind nach ihrem Wert geordnet, mit der kleinsten oben.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Bilder kommen unter alle Zahlenkarten{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , in deinem eigenen Stapel oder dem deines Partners
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] Zu einem Bau oder einer Grundkarte darfst du die oberste Karte vom Stapel eines Gegners wie eine lose Karte legen: in jedem Satz nur eine aus jedem Stapel, im nächsten Satz dann die Karte darunter.{ $capturing_tops ->
            [none] {" "}Direkt nehmen darfst du sie nicht.
           *[other] { "" }
        }
        [steps_others] Zu einem Bau oder einer Grundkarte darfst du die oberste Karte jedes anderen Stapels{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , auch die deines Partners,
        } wie eine lose Karte legen: in jedem Satz nur eine aus jedem Stapel, im nächsten Satz dann die Karte darunter.{ $capturing_tops ->
            [none] {" "}Direkt nehmen darfst du sie nicht.
           *[other] { "" }
        }
        [hand_opponents] Wenn du eine Handkarte zu deinem eigenen Bau legst, darfst du auch die obersten Karten von Stapeln der Gegner dazulegen, eine von jedem, aber nicht für einen neuen Bau und nicht zum Erhöhen.
        [hand_others] Wenn du eine Handkarte zu deinem eigenen Bau legst, darfst du auch die obersten Karten fremder Stapel dazulegen, eine von jedem, aber nicht für einen neuen Bau und nicht zum Erhöhen.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Zu { book-play-own-builds } darfst du legen, so oft du willst.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] Zum Bau deines Partners darfst du auch ohne eine Karte mit seinem Wert legen. Er bleibt der Bau deines Partners.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Du darfst ohne die Karte für deinen Partner bauen, wenn ein Gegner dessen Bau mit diesem Wert verändert oder jemand anders ihn genommen hat und dein Partner seitdem keine solche Karte gespielt hat. Der Bau gehört dann ihm.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Sind { $dealing_rich_pictures } oder mehr der ersten Tischkarten Bilder, legt sie zurück und hebt neu ab.
           *[other] { $rich_pictures ->
                [0] Sind die ersten Tischkarten { $dealing_rich_points } Punkte oder mehr wert, legt sie zurück und hebt neu ab.
               *[other] Sind die ersten Tischkarten { $dealing_rich_points } Punkte oder mehr wert, oder sind { $dealing_rich_pictures } oder mehr Bilder, legt sie zurück und hebt neu ab.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Wenn du einen Bau ergänzt, darfst du ihn mit einem anderen Bau mit demselben Wert zu einem machen.
               *[other] { "" }
            }
        }
        [must_merge] Von jedem Wert gibt es nur einen Bau: Ein zweiter muss mit ihm ein Bau werden. Darfst du den ersten nicht ergänzen, darfst du den zweiten nicht machen.
       *[other] { "" }
    }
book-different-at-least = { $points }, ab { $at_least }
book-different-not-counted = Hier nicht gezählt: { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
book-different-priority =
    { $several ->
        [priority_count] Erreichen mehrere { book-sides } in derselben Runde { $ending_target }, zählt ihre Punkte Posten für Posten dazu: { $order }. { $seating_sides ->
            [solo] Es gewinnt, wer
           *[pairs_of_four] Es gewinnt die Partei, die
        } zuerst auf { $ending_target } kommt, auch mit einem niedrigeren Punktestand.
       *[other] { "" }
    }
