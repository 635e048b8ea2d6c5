### Das Regelheft über die Punkte einer Runde, Rufe und Ansagen und das Ende der Partie. The facts are described in en/book.ftl.

## Scoring

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Zählt nach der letzten Karte, was { $seating_sides ->
        [solo] alle
       *[pairs_of_four] die Parteien
    } genommen haben. Eine Runde bringt { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , dazu die Abräumer
           *[other] , dazu die Abräumer und Orangen
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , dazu die Orangen
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Zählt nach der letzten Karte, was { $seating_sides ->
            [solo] alle
           *[pairs_of_four] die Parteien
        } genommen haben. Eine Runde bringt { $totals } Punkte{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , dazu die Abräumer
               *[other] , dazu die Abräumer und Orangen
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , dazu die Orangen
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Eine Karte zählt für alles, wozu sie gehört: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Wo in der Tabelle „die meisten“ steht, { $seating_sides ->
                [solo] bekommt die Punkte, wer mehr hat als alle anderen
               *[pairs_of_four] bekommt die Punkte die Partei, die mehr hat als jede andere
            }. Bei Gleichstand bekommt niemand Punkte.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Wo in der Tabelle „die meisten“ steht, { $seating_sides ->
                [solo] bekommt die Punkte, wer mehr hat als alle anderen. Wer mit anderen gleichauf ist, bekommt stattdessen 1 Punkt.
               *[pairs_of_four] bekommt die Punkte die Partei, die mehr hat als jede andere. Bei Gleichstand bekommt jede dieser Parteien stattdessen 1 Punkt.
            }
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Wo in der Tabelle „die meisten“ steht, { $seating_sides ->
                [solo] bekommt die Punkte, wer mehr hat als alle anderen
               *[pairs_of_four] bekommt die Punkte die Partei, die mehr hat als jede andere
            }. Bekommt sie niemand, kommen sie in der nächsten Runde zu denselben Punkten dazu.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Wo in der Tabelle „mindestens“ steht, brauchst du auch so viele Karten.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] { $seating_sides ->
            [solo] Jeder Spieler
           *[pairs_of_four] Jede Partei
        } mit mindestens { $enough_what } bekommt { $enough_points }, auch wenn andere sie ebenfalls haben.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Für die Primiera zähl deine beste Karte jeder Farbe zusammen: Eine 7 zählt 21, eine 6 zählt 18, { $deck_pack ->
            [rook_40] eine 1
           *[other] ein Ass
        } 16, eine 5 zählt 15, eine 4 zählt 14, eine 3 zählt 13, eine 2 zählt 12, { $pictures ->
            [low] ein Bild 10
           *[other] jede andere Karte 10
        }. Die höchste Summe bekommt die Punkte. Du brauchst alle vier Farben, und bei Gleichstand bekommt niemand etwas.
    }

## Calls and claims

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Wenn du einen Bau machst oder erhöhst, sag seinen Wert.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Sag „für den Partner“, wenn du für deinen Partner baust.
        }
    }
book-end-last =
    { $last_round ->
        [last] Bevor die letzten Karten gegeben werden, sagt der Geber „Letzte“.
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Bevor die letzten Karten gegeben werden, sagt der Geber „Letzter Durchgang“.
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Eine Orange ist { $deck_pack ->
            [rook_40] eine rote und eine gelbe Karte
           *[other] eine Herz- und eine Karokarte
        }, in einem Zug vom Tisch genommen, lose oder in einem Bau. Die gespielte Karte und die Karten, die am Ende übrig sind, zählen nicht, und ein Zug bringt höchstens eine Orange.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Ruf „Orange“, wenn du eine nimmst, und du bekommst { $calling_orange_points ->
            [one] { $calling_orange_points } Punkt
           *[other] { $calling_orange_points } Punkte
        }. Tust du es nicht, bekommt sie der erste Gegner, der vor dem nächsten Zug ruft. { $calling_false_orange_points ->
            [0] Ein falscher Ruf kostet nichts.
            [one] Ein falscher Ruf bringt { $calling_false_orange_points } Punkt.
           *[other] Ein falscher Ruf bringt { $calling_false_orange_points } Punkte.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Sie bringt { $calling_orange_points ->
            [one] { $calling_orange_points } Punkt
           *[other] { $calling_orange_points } Punkte
        }, auch wenn niemand ruft.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Zwischen zwei Zügen darfst du auszählen lassen, wenn du glaubst, dass { $seating_sides ->
            [solo] du
           *[pairs_of_four] deine Partei
        } { $ending_target } Punkte { $seating_sides ->
            [solo] hast
           *[pairs_of_four] hat
        }{ $words_claim ->
            [none] { "" }
           *[other] {" "}(„{ $words_claim }“)
        }. Das Spiel hält an. Zähl zu deinem Punktestand, was sicher ist: die Punktekarten auf deinem Stapel, deine Abräumer und jede Mehrheit{ $primiera ->
            [yes] {" "}oder Primiera
           *[no] { "" }
        }, die du nicht mehr verlieren kannst.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Ergibt das { $ending_target }, gewinnst du die Partie, egal was die anderen haben. Wenn nicht, { $seating_sides ->
            [solo] bekommst du
           *[pairs_of_four] bekommt deine Partei
        } für diese Runde { $calling_false_claim_points ->
            [one] { $calling_false_claim_points } Punkt
           *[other] { $calling_false_claim_points } Punkte
        }, die anderen bekommen, was sicher ist, und du setzt beim Geben einmal aus.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Zwischen zwei beliebigen Zügen und nach dem letzten darfst du { $words_claim ->
            [none] { $ending_target } ansagen
           *[other] „{ $words_claim }“ sagen
        }, egal wer dran ist. Es stimmt, wenn dein Punktestand und das Sichere in dieser Runde { $ending_target } ergeben: die Punktekarten auf deinem Stapel, deine Abräumer und jede Mehrheit{ $primiera ->
            [yes] {" "}oder Primiera
           *[no] { "" }
        }, die du nicht mehr verlieren kannst.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] Die erste richtige Ansage gewinnt die Partie, auch wenn jemand anders ebenso viele Punkte hatte.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Eine falsche kostet nichts.
           *[game] Eine falsche verliert die Partie.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Von den anderen gewinnt, wer die meisten Punkte hat.
                }
               *[pairs_of_four] {" "}Von den anderen gewinnt die Partei mit den meisten Punkten.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Jede Runde wird zu Ende gespielt, auch wenn { book-side } schon genug Punkte hat.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Zeigt der Geber beim Geben eine Karte, darf jemand anders die Runde sofort beenden: Deren Karten zählen nicht, der Geber verliert 1 Punkt, und wer sie beendet hat, gibt als Nächstes. Oder die Runde geht weiter: Die Karte wird in den Talon gemischt und ersetzt, und niemand verliert einen Punkt.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Bekommt eine Hand zu wenige Karten, wird sie so gespielt, und der Geber verliert 1 Punkt.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Bekommt eine Hand zu viele Karten, kommen die überzähligen offen auf den Tisch, und der Geber verliert 1 Punkt. Im nächsten Durchgang dieser Runde bekommt der Geber ebenso viele Karten weniger.
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Nimmst du Karten zu Unrecht, leg sie zurück: Die gespielte Karte bleibt auf dem Tisch, als hättest du sie abgelegt.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Hat bis zu deinem nächsten Zug niemand deinen Bau verändert, und hast du keine Karte, die ihn nimmt, gibt es 1 Punkt für { $seating_sides ->
                [solo] jeden Gegner
               *[pairs_of_four] jede gegnerische Partei
            }. Der Bau bleibt liegen, und alle dürfen ihn nehmen.
        }
       *[strict] { "" }
    }

## Winning

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Eine Runde ist ein ganzes Spiel. { $seating_sides ->
            [solo] Es gewinnt, wer die meisten Punkte hat.
           *[pairs_of_four] Es gewinnt die Partei mit den meisten Punkten.
        } { book-end-level }
       *[other] Eine Partie hat { $ending_deals } Runden. { $seating_sides ->
            [solo] Dann gewinnt, wer die meisten Punkte hat.
           *[pairs_of_four] Dann gewinnt die Partei mit den meisten Punkten.
        } { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Sind { book-sides } an der Spitze gleichauf, teilen sie sich den Sieg.
       *[another_deal] Sind { book-sides } an der Spitze gleichauf, spielt noch eine Runde.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Zählt die Punkte aller Runden zusammen. Die Partie ist nach der Runde zu Ende, in der { book-side } { $ending_target } Punkte erreicht.
        }
       *[other] { "" }
    }
book-end-first-point = { $seating_sides ->
        [solo] Wer zuerst { $ending_target } Punkt bekommt, gewinnt.
       *[pairs_of_four] Die Partei, die zuerst { $ending_target } Punkt bekommt, gewinnt.
    } Eine Partie dauert also meist nur eine Runde. Bekommt niemand Punkte, gebt noch einmal.
book-end-higher =
    { $several ->
        [higher_total] Gelingt es mehreren, gewinnt der höchste Punktestand. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Gelingt es mehreren, zählt die Punkte dieser Runde Posten für Posten dazu, in dieser Reihenfolge: { $order }. { $seating_sides ->
            [solo] Es gewinnt, wer
           *[pairs_of_four] Es gewinnt die Partei, die
        } zuerst { $ending_target } erreicht, auch mit einem niedrigeren Punktestand.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Beginnt { book-side } eine Runde mit { $restricted_from } bis { $restricted_to } Punkten, zählt für { $seating_sides ->
            [solo] ihn
           *[pairs_of_four] sie
        } nur noch, was in der Tabelle steht. Wer bekommt, was in der letzten Spalte steht, gewinnt, egal was die anderen bekommen. { $ending_near_target ->
            [last_five] Mit { $restricted_from } oder { $restricted_next } zählt auch ein einzelner der beiden Posten wie sonst. Mit mehr zählt ohne den Posten nichts.
           *[last_three] Ohne den Posten zählt in dieser Runde nichts.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Bekommen mehrere { book-sides }, was nötig ist, gewinnt, wer es zuerst hatte. Eine Mehrheit ist gewonnen, wenn sie nicht mehr verloren oder ausgeglichen werden kann.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Runden, die einen Gleichstand entscheiden, haben keine Einschränkung.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] Das Spiel endet, sobald { book-side } mit Punkten, die niemand mehr nehmen kann, die Partie gewinnt.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Erreicht { book-side } { $ending_target } schon in der ersten Runde, zählt der Sieg doppelt.
    }
