### Das Regelheft über Karten, Spieler, Geben und Werte. The facts are described in en/book.ftl.

## The cards

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Nehmt 40 Karten: ein gewöhnliches Blatt ohne Joker, Buben, Damen und Könige.
        [italian_40] Nehmt 40 Karten: ein italienisches Blatt oder ein gewöhnliches ohne Joker, 8er, 9er und 10er. Die italienischen Münzen sind hier Karo.
        [rook_40] Nehmt 40 Rook-Karten: 1 bis 10 in Rot, Gelb, Grün und Schwarz, ohne den Vogel und die Zahlen über 10.
       *[french_52] Nehmt ein gewöhnliches Blatt mit 52 Karten, ohne Joker.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Mit gewöhnlichen Karten nehmt Ass bis 10: Herz ist rot, Karo gelb, Kreuz grün und Pik schwarz.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Davon verwendet ihr nur diese Ränge: { $ranks }. Das sind { $pack_size } Karten.
        [suits] Davon verwendet ihr nur diese Farben: { $suits }. Das sind { $pack_size } Karten.
        [both] Davon verwendet ihr nur diese Ränge: { $ranks }, und nur diese Farben: { $suits }. Das sind { $pack_size } Karten.
       *[all] { "" }
    }

## Players

book-setup-players =
    { $player_counts ->
        [1] Es spielen { $players } Personen.
       *[other] Spielen können { $players } Personen.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Meist sind es { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Alle spielen für sich.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] Zu viert spielt ihr zwei gegen zwei. Partner sitzen sich gegenüber, haben getrennte Stapel und punkten gemeinsam.
           *[side] Zu viert spielt ihr zwei gegen zwei. Partner sitzen sich gegenüber, teilen sich einen Stapel und punkten gemeinsam.
        } { $fewer ->
            [none] Ein Paar ist eine Partei.
           *[other] Mit { $fewer } Personen spielen alle für sich. Eine Partei ist ein Paar, oder wer keinen Partner hat.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Um die Partner zu bestimmen, gebt reihum offene Karten: Wer { $deck_pack ->
            [rook_40] die ersten zwei Einsen
           *[other] die ersten zwei Asse
        } bekommt, spielt zusammen.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] Es geht nach rechts reihum, gegen den Uhrzeigersinn.
           *[clockwise] Es geht nach links reihum, im Uhrzeigersinn.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Lost aus, wer zuerst gibt. Danach gebt ihr abwechselnd.
           *[other] Lost aus, wer zuerst gibt. Nach jeder Runde gibt der Nächste in der Reihe.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Lost aus, wer zuerst gibt. Ab der zweiten Runde bekommt der Verlierer der letzten Runde die erste Karte und beginnt, und der Gewinner gibt. Nach einem Gleichstand wechselt der Beginn.
           *[other] Lost aus, wer zuerst gibt. Ab der zweiten Runde bekommt die erste Karte und beginnt, wer in der letzten Runde am wenigsten Punkte hatte, und es gibt, wer in der Reihe davor sitzt. Hatten mehrere am wenigsten, ist es der Erste von ihnen in der Reihe nach dem, der zuletzt begonnen hat.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Lost aus, wer zuerst gibt. Wer in einer Runde zuletzt genommen hat, beginnt die nächste, und der andere gibt. Hat niemand genommen, wechselt der Geber.
           *[other] Lost aus, wer zuerst gibt. Wer in einer Runde zuletzt genommen hat, beginnt die nächste, und es gibt, wer in der Reihe davor sitzt. Hat niemand genommen, gibt der Nächste in der Reihe.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Lost aus, wer zuerst gibt. Ab der zweiten Runde beginnt der Gewinner der letzten Runde, und der Verlierer gibt. Nach einem Gleichstand wechselt der Beginn.
           *[other] Lost aus, wer zuerst gibt. Ab der zweiten Runde beginnt, wer in der letzten Runde die meisten Punkte hatte, und es gibt, wer in der Reihe davor sitzt. Hatten mehrere die meisten, beginnt der Erste von ihnen in der Reihe nach dem, der zuletzt begonnen hat.
        }
        [winner_deals] { $two ->
            [only] Lost aus, wer zuerst gibt. Ab der zweiten Runde gibt der Gewinner der letzten Runde. Nach einem Gleichstand wechselt der Geber.
           *[other] Lost aus, wer zuerst gibt. Ab der zweiten Runde gibt, wer in der letzten Runde die meisten Punkte hatte. Hatten mehrere die meisten, gibt der Erste von ihnen in der Reihe nach dem letzten Geber.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Es beginnt, wer nicht gibt{ $dealing_replenish ->
                [rounds] , in jedem Durchgang
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , in beiden Hälften der Runde
                }
               *[draw] { "" }
            }.
           *[other] Es beginnt, wer in der Reihe nach dem Geber kommt{ $dealing_replenish ->
                [rounds] , in jedem Durchgang
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , zu zweit in beiden Hälften der Runde
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] Den ersten Durchgang beginnt, wer nicht gibt.
           *[other] Den ersten Durchgang beginnt, wer in der Reihe nach dem Geber kommt.
        } Wer in einem Durchgang zuletzt genommen hat, beginnt den nächsten. Hat niemand genommen, beginnt wieder derselbe.
       *[after_dealer] { "" }
    }

## The deal

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Mischt das Blatt. Wer zuerst spielt, nimmt { $dealing_table ->
            [one] { $dealing_table } Karte
           *[other] { $dealing_table } Karten
        } { $dealing_leader_cuts ->
            [yes] von einer beliebigen Stelle
           *[no] aus der Mitte
        } und legt { $dealing_table ->
            [one] sie
           *[other] sie
        } offen auf den Tisch.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Sind { $dealing_rich_pictures } oder mehr dieser Karten Bilder, legt sie zurück, mischt und hebt neu ab.
           *[other] { $rich_pictures ->
                [0] Sind diese Karten { $dealing_rich_points } Punkte oder mehr wert, legt sie zurück, mischt und hebt neu ab.
               *[other] Sind diese Karten { $dealing_rich_points } Punkte oder mehr wert, oder sind { $dealing_rich_pictures } oder mehr Bilder, legt sie zurück, mischt und hebt neu ab.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Gib die übrigen Karten verdeckt an alle aus.
           *[no] { $dealing_table ->
                [0] Gib das ganze Blatt verdeckt aus. Der Tisch ist leer, also kann der erste Zug nur ablegen.
                [one] Leg { $dealing_table } Karte offen auf den Tisch und gib die übrigen verdeckt aus.
               *[other] Leg { $dealing_table } Karten offen auf den Tisch und gib die übrigen verdeckt aus.
            }
        } { $stock ->
            [always] Gib zuerst nur die Hälfte der Karten. Wenn sie gespielt sind, gib die andere Hälfte. Der Tisch bleibt, wie er ist.
            [two] Zu zweit gib zuerst nur die Hälfte der Karten. Wenn sie gespielt sind, gib die andere Hälfte. Der Tisch bleibt, wie er ist.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Gib allen verdeckt { $dealing_hand } Karte.
               *[other] Gib allen verdeckt { $dealing_hand } Karten.
            }
           *[no] { $dealing_hand ->
                [one] Gib allen verdeckt { $dealing_hand } Karte
               *[other] Gib allen verdeckt { $dealing_hand } Karten
            }{ $dealing_table ->
                [0] , und keine auf den Tisch. Also kann der erste Zug nur ablegen.
               *[other] , und leg { $dealing_table } offen auf den Tisch.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] { $dealing_packet ->
            [1] Gib die Karten einzeln,
           *[other] Gib immer { $dealing_packet } auf einmal,
        } zuerst dem Nächsten nach dem Geber und zuletzt dem Geber.
       *[other] { $to_table ->
            [yes] { $dealing_packet ->
                [1] Gib die Karten einzeln,
               *[other] Gib immer { $dealing_packet } auf einmal,
            } zuerst { $two ->
                [only] deinem Gegner
               *[other] den anderen
            }, dann auf den Tisch und zuletzt dir selbst.
           *[no] { $dealing_packet ->
                [1] Gib die Karten einzeln,
               *[other] Gib immer { $dealing_packet } auf einmal,
            } zuerst { $two ->
                [only] deinem Gegner
               *[other] den anderen
            } und zuletzt dir selbst.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Wenn alle Hände leer sind, gib allen noch { $dealing_hand }, aber keine auf den Tisch. Das ist der nächste Durchgang. So geht es weiter, bis das Blatt aufgebraucht ist.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] Der Rest des Blatts ist der Talon. Zieh am Ende jedes deiner Züge seine oberste Karte, sodass du immer { $dealing_hand } hast. Ist er aufgebraucht, spielt die Hände zu Ende.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Reichen die letzten Karten nicht für einen vollen Durchgang, gib sie gleichmäßig aus, soweit es geht. Was übrig bleibt, leg offen auf den Tisch, bevor der Durchgang gespielt wird.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Vor dem Geben hebt der Nächste nach dem Geber ab und darf die Karte ansehen, die dadurch die letzte wird{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : Der Geber bekommt sie im letzten Durchgang
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] Spielt den letzten Durchgang mit offenen Händen auf dem Tisch.
    }

## What cards count

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Karten von 2 bis 10 zählen ihre Zahl.
           *[one] Ein Ass zählt 1, Karten von 2 bis 10 zählen ihre Zahl.
        } Bilder (Buben, Damen und Könige) haben keine Zahl. { $building_source ->
            [none] Sie gehören nie zu einer Summe.
           *[other] Sie gehören nie zu einer Summe oder einem Bau.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Karten von 2 bis 10 zählen ihre Zahl,
           *[one] Ein Ass zählt 1, Karten von 2 bis 10 zählen ihre Zahl,
        } ein Bube 11, eine Dame 12 und ein König 13. Bilder verwendest du wie jede andere Karte.
        [low] { $counting_ace ->
            [one_or_fourteen] Karten von 2 bis 7 zählen ihre Zahl,
           *[one] Ein Ass zählt 1, Karten von 2 bis 7 zählen ihre Zahl,
        } ein Bube 8, eine Dame (italienisch: ein Reiter) 9 und ein König 10. Bilder verwendest du wie jede andere Karte.
       *[none] { $counting_ace ->
            [one_or_fourteen] Karten von 2 bis 10 zählen ihre Zahl.
           *[one] { $deck_pack ->
                [rook_40] Jede Karte zählt ihre Zahl.
               *[other] Ein Ass zählt 1, Karten von 2 bis 10 zählen ihre Zahl.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Eine Eins
               *[other] Ein Ass
            } zählt 1 oder 14. Wenn du so eine Karte spielst, wähle ihren Wert für den ganzen Zug. Auf dem Tisch zählt sie 1 in einer Summe mit anderen Karten, und 1 oder 14 allein.
           *[other] { $deck_pack ->
                [rook_40] Eine Eins
               *[other] Ein Ass
            } zählt 1 oder 14, wie du willst, in jedem Zug und für { $deck_pack ->
                [rook_40] jede
               *[other] jedes
            } { book-ace } neu, auf der Hand oder auf dem Tisch, allein oder in einer Summe.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Einige Karten zählen auf deiner Hand mehr: { $in_hand }. Sie nehmen, was diesen Wert ergibt. Auf dem Tisch zählen sie wie jede Karte mit ihrem Rang.
    }
