### Il regolamento su carte, giocatori, distribuzione, e quanto valgono le carte

## Le carte

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Servono 40 carte: un mazzo comune senza jolly, fanti, donne e re.
        [italian_40] Servono 40 carte: un mazzo italiano, o uno comune senza jolly, 8, 9 e 10. I denari delle carte italiane qui sono i quadri.
        [rook_40] Servono 40 carte Rook: da 1 a 10 in rosso, giallo, verde e nero, senza l'uccello e senza i numeri sopra il 10.
       *[french_52] Serve un mazzo comune di 52 carte, senza jolly.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Con carte comuni, usa quelle dall'asso al 10: i cuori sono rossi, i quadri gialli, i fiori verdi e le picche nere.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Di queste si usano solo i valori { $ranks }: { $pack_size } carte.
        [suits] Di queste si usano solo { $suits }: { $pack_size } carte.
        [both] Di queste si usano solo i valori { $ranks } di { $suits }: { $pack_size } carte.
       *[all] { "" }
    }

## I giocatori

book-setup-players =
    { $player_counts ->
        [1] Si gioca in { $players }.
       *[other] Si può giocare in { $players }.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Di solito si gioca in { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Ognuno gioca per sé.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] In quattro si gioca a coppie. I compagni siedono di fronte, hanno un mazzetto a testa, e segnano insieme.
           *[side] In quattro si gioca a coppie. I compagni siedono di fronte, hanno un mazzetto in comune, e segnano insieme.
        } { $fewer ->
            [none] Una coppia è una squadra.
           *[other] In { $fewer } ognuno gioca per sé. Una squadra è una coppia, o un giocatore senza compagno.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Per scegliere le coppie, date carte scoperte in giro al tavolo: i primi due che ricevono { $deck_pack ->
            [rook_40] un 1
           *[other] un asso
        } giocano insieme.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] Il turno passa a destra, in senso antiorario.
           *[clockwise] Il turno passa a sinistra, in senso orario.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Il primo mazziere si sceglie a caso, poi ci si alterna.
           *[other] Il primo mazziere si sceglie a caso. Dopo ogni mano dà le carte il prossimo giocatore di turno.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, chi ha perso l'ultima riceve la prima carta e comincia, e chi ha vinto dà le carte. Dopo una parità comincia l'altro.
           *[other] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, chi ha segnato meno nell'ultima riceve la prima carta e comincia, e dà le carte chi gioca subito prima. Se hanno segnato meno in più d'uno, comincia il primo nell'ordine dopo chi aveva cominciato.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Il primo mazziere si sceglie a caso. Chi ha fatto l'ultima presa di una mano comincia la prossima, e l'altro dà le carte. Se nessuno ha preso, cambia il mazziere.
           *[other] Il primo mazziere si sceglie a caso. Chi ha fatto l'ultima presa di una mano comincia la prossima, e dà le carte chi gioca subito prima. Se nessuno ha preso, dà le carte il prossimo giocatore di turno.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, chi ha vinto l'ultima comincia, e chi ha perso dà le carte. Dopo una parità comincia l'altro.
           *[other] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, chi ha segnato di più nell'ultima comincia, e dà le carte chi gioca subito prima. Se hanno segnato di più in più d'uno, comincia il primo nell'ordine dopo chi aveva cominciato.
        }
        [winner_deals] { $two ->
            [only] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, dà le carte chi ha vinto l'ultima. Dopo una parità cambia il mazziere.
           *[other] Il primo mazziere si sceglie a caso. Dalla seconda mano in poi, dà le carte chi ha segnato di più nell'ultima. Se hanno segnato di più in più d'uno, le dà il primo nell'ordine dopo l'ultimo mazziere.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Comincia l'avversario del mazziere{ $dealing_replenish ->
                [rounds] , in ogni giro
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , in tutte e due le metà della mano
                }
               *[draw] { "" }
            }.
           *[other] Comincia il giocatore dopo il mazziere{ $dealing_replenish ->
                [rounds] , in ogni giro
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(in due, in tutte e due le metà della mano)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] Nel primo giro comincia l'avversario del mazziere.
           *[other] Nel primo giro comincia il giocatore dopo il mazziere.
        } Chi fa l'ultima presa di un giro comincia il prossimo. Se nessuno ha preso, comincia di nuovo lo stesso giocatore.
       *[after_dealer] { "" }
    }

## La distribuzione

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Mescola il mazzo. Chi giocherà per primo prende { $dealing_table ->
            [one] { $dealing_table } carta
           *[other] { $dealing_table } carte
        } { $dealing_leader_cuts ->
            [yes] da un punto qualsiasi
           *[no] da metà mazzo
        } e { $dealing_table ->
            [one] la mette scoperta
           *[other] le mette scoperte
        } sul tavolo.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Se almeno { $dealing_rich_pictures } di queste carte sono figure, rimettile nel mazzo, mescola e taglia di nuovo.
           *[other] { $rich_pictures ->
                [0] Se queste carte valgono almeno { $dealing_rich_points } punti, rimettile nel mazzo, mescola e taglia di nuovo.
               *[other] Se queste carte valgono almeno { $dealing_rich_points } punti, o se almeno { $dealing_rich_pictures } sono figure, rimettile nel mazzo, mescola e taglia di nuovo.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Dai il resto del mazzo ai giocatori, coperto.
           *[no] { $dealing_table ->
                [0] Dai tutto il mazzo, coperto. Il tavolo è vuoto, quindi chi comincia può solo calare.
                [one] Metti { $dealing_table } carta scoperta sul tavolo e dai tutte le altre, coperte.
               *[other] Metti { $dealing_table } carte scoperte sul tavolo e dai tutte le altre, coperte.
            }
        } { $stock ->
            [always] All'inizio dai solo metà delle carte. Quando sono giocate, dai l'altra metà. Il tavolo resta com'è.
            [two] In due, all'inizio dai solo metà delle carte. Quando sono giocate, dai l'altra metà. Il tavolo resta com'è.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Dai { $dealing_hand } carta coperta a ogni giocatore.
               *[other] Dai { $dealing_hand } carte coperte a ogni giocatore.
            }
           *[no] { $dealing_hand ->
                [one] Dai { $dealing_hand } carta coperta a ogni giocatore
               *[other] Dai { $dealing_hand } carte coperte a ogni giocatore
            }{ $dealing_table ->
                [0] , e nessuna al tavolo. Quindi chi comincia può solo calare.
                [one] , e mettine { $dealing_table } scoperta sul tavolo.
               *[other] , e mettine { $dealing_table } scoperte sul tavolo.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Le carte si danno { $dealing_packet } alla volta, prima al giocatore dopo il mazziere e per ultimo al mazziere.
       *[other] { $to_table ->
            [yes] Dai le carte { $dealing_packet } alla volta, prima { $two ->
                [only] all'altro giocatore
               *[other] agli altri giocatori
            }, poi al tavolo, e per ultimo a te.
           *[no] Dai le carte { $dealing_packet } alla volta, prima { $two ->
                [only] all'altro giocatore
               *[other] agli altri giocatori
            } e per ultimo a te.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Quando nessuno ha più carte, danne altre { $dealing_hand } a ogni giocatore, ma nessuna al tavolo. È il prossimo giro. Continua così finché il mazzo non è finito.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] Il resto è il mazzo da cui si pesca. Pesca la carta in cima alla fine di ogni tuo turno, così ne hai sempre { $dealing_hand }. Quando è finito, si giocano le carte rimaste in mano.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Se restano troppo poche carte per un giro intero, dividile in parti uguali finché si può. Quelle che avanzano mettile scoperte sul tavolo prima di giocare quel giro.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Prima di dare le carte, il giocatore dopo il mazziere taglia il mazzo e può guardare la carta che diventa l'ultima{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : la riceve il mazziere nell'ultimo giro
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] L'ultimo giro si gioca con tutte le carte in mano scoperte sul tavolo.
    }

## Quanto valgono le carte

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Le carte da 2 a 10 valgono il loro numero.
           *[one] Un asso vale 1, e le carte da 2 a 10 valgono il loro numero.
        } Le figure (fanti, donne e re) non hanno un numero. { $building_source ->
            [none] Non fanno mai parte di una somma.
           *[other] Non fanno mai parte di una somma o di una costruzione.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Le carte da 2 a 10 valgono il loro numero,
           *[one] Un asso vale 1, le carte da 2 a 10 valgono il loro numero,
        } un fante 11, una donna 12 e un re 13. Le figure si usano come ogni altra carta.
        [low] { $counting_ace ->
            [one_or_fourteen] Le carte da 2 a 7 valgono il loro numero,
           *[one] Un asso vale 1, le carte da 2 a 7 valgono il loro numero,
        } un fante 8, una donna (nelle carte italiane un cavallo) 9 e un re 10. Le figure si usano come ogni altra carta.
       *[none] { $counting_ace ->
            [one_or_fourteen] Le carte da 2 a 10 valgono il loro numero.
           *[one] { $deck_pack ->
                [rook_40] Ogni carta vale il suo numero.
               *[other] Un asso vale 1, e le carte da 2 a 10 valgono il loro numero.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un asso
            } vale 1 o 14. Quando ne giochi uno, scegli il suo valore per tutta la giocata. Sul tavolo vale 1 in una somma con altre carte, e 1 o 14 da solo.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un asso
            } vale 1 o 14, in mano o sul tavolo, da solo o in una somma. Lo scegli in ogni giocata, e per ogni { book-ace }.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Alcune carte valgono di più nella tua mano: { $in_hand }. Prendono carte e gruppi di quel valore. Sul tavolo valgono come ogni altra carta uguale.
    }
