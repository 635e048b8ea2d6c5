### Il regolamento su turni, prese, carte calate, mazzetti e scope

## Il tuo turno

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Gioca una carta della tua mano: con quella prendi carte, o calala.
           *[other] Prendi carte con una carta della tua mano o con più carte insieme, o calane una sola.
        }
       *[hand] Gioca una carta della tua mano, e usala in un solo modo: prendi carte, costruisci, o calala.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Quando non hai più carte, salti il turno finché non si dà il prossimo giro. Chi ha ancora carte continua, una giocata per turno.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Un turno può avere più passi, in qualsiasi ordine. In uno solo di questi giochi una carta della tua mano: prendi carte, costruisci, aggiungi a una costruzione, ne alzi una, o cali. Prima e dopo puoi costruire e aggiungere con le sole carte in gioco, quante volte vuoi. Di' quando il tuo turno è finito.{ $dealing_replenish ->
            [draw] {" "}Solo allora peschi.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Non fare un passo dopo il quale non potresti più finire il turno secondo le regole.
       *[other] { "" }
    }

## Prendere

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Una carta con un numero prende
           *[other] Una carta prende
        } le carte del tavolo del suo stesso valore, e i gruppi di carte del tavolo che insieme fanno quel valore. Con una giocata puoi prendere più carte e gruppi, ma ogni carta conta in un solo gruppo.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Una carta con un numero prende
           *[other] Una carta prende
        } una cosa sola: una carta del tavolo del suo stesso valore, o un gruppo di carte del tavolo che insieme fanno quel valore{ $building_source ->
            [none] { "" }
           *[other] , o una costruzione
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Se sul tavolo c'è una carta dello stesso valore, devi prendere quella e non un gruppo. Se ce n'è più d'una, scegline una.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Puoi giocare più carte insieme. Conta la loro somma, e prendono carte e gruppi con quella somma{ $small_limit ->
            [yes] { "" }
           *[no] : un 9 e un 3 prendono una donna, o un 10 e un 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}La somma non può superare { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Puoi giocare più carte insieme, come un gruppo o come più gruppi dello stesso valore. Prendono carte e gruppi di quel valore.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Un gruppo non può superare { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Una costruzione si prende solo con una carta del suo valore, e solo intera, di chiunque sia. Non fa mai parte di una somma.
               *[many] Una carta prende anche le costruzioni del suo valore, di chiunque siano. Una costruzione si prende solo intera, e non fa mai parte di una somma.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Una carta può prendere anche una costruzione del suo valore, di chiunque sia.
           *[many] Una carta prende anche le costruzioni del suo valore, di chiunque siano.
        } In una somma, una costruzione semplice di un avversario conta come una carta del suo valore: con un 9 puoi prendere una costruzione da 8 di un avversario e un asso. Le costruzioni multiple e quelle della tua parte non fanno mai parte di una somma. Una costruzione si prende solo intera.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Una figura prende una figura uguale. Se ce n'è più d'una, scegline una.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Una figura prende quante figure uguali vuoi.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Una figura prende una figura uguale o tre, mai due. Se ce ne sono due, scegline una.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] Puoi prendere anche la carta in cima al mazzetto di un avversario come se fosse sul tavolo, da sola o in un gruppo. Con una giocata prendi una sola carta da ogni mazzetto.
       *[others] Puoi prendere anche la carta in cima al mazzetto di un altro giocatore come se fosse sul tavolo, da sola o in un gruppo. Con una giocata prendi una sola carta da ogni mazzetto.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Puoi prendere meno carte di quelle possibili, o calare una carta che potrebbe prendere, a meno che un avversario insista.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Non c'è obbligo di presa. Puoi prendere meno carte di quelle possibili, o calare una carta che potrebbe prendere.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Non c'è obbligo di presa. Puoi calare una carta che potrebbe prendere.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Una carta che può prendere deve prendere: non puoi calarla{ $building_source ->
            [none] { "" }
           *[other] {" "}né usarla per costruire
        }. Scegli tu quale carta giocare e che cosa prende.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Non puoi calare una carta che può prendere. Usala per prendere{ $building_source ->
            [none] { "" }
           *[other] , usala per costruire
        }, o gioca un'altra carta. Che cosa prende lo scegli tu.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Non puoi calare una carta se sul tavolo ce n'è una uguale sciolta. { $building_source ->
            [none] Devi prendere tutte le carte sciolte uguali.
           *[other] O la usi in una costruzione, o prendi tutte le carte sciolte uguali.
        } Che altro prendere lo decidi tu: non devi mai prendere un gruppo{ $building_source ->
            [none] { "" }
           *[other] {" "}o una costruzione
        }.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Tutti gli { book-aces } sono uguali, che valgano 1 o 14. Perciò un { book-ace } che prende deve prendere anche tutti quelli sciolti, da soli o in un gruppo.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Se lasci carte che potevi prendere, gli altri possono fartelo notare{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(«{ $words_left_behind }»)
        }. Non costa niente.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Quando finisci il turno, un avversario può insistere su due cose. Primo: se hai preso carte o calato, la carta giocata deve prendere tutto quello che può. Secondo: tutte le carte sciolte e in cima ai mazzetti che vanno bene si devono aggiungere { book-play-own-builds }, senza un'altra carta della mano.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Prima di finire il turno devi fare due cose. Primo: se hai preso carte o calato, la carta giocata deve prendere tutto quello che può. Secondo: tutte le carte sciolte e in cima ai mazzetti che vanno bene si devono aggiungere { book-play-own-builds }, senza un'altra carta della mano.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Se più gruppi hanno carte in comune scegli tu, purché non si possa aggiungere altro. Una carta entrata in una costruzione non deve prendere niente.
    }

## Calare

book-play-trail = Per calare, lascia la carta che giochi scoperta sul tavolo, come carta sciolta.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Puoi calare solo se nessuna delle tue carte può prendere. Allora cala quella che vuoi.
           *[other] Puoi calare solo se nessuna delle tue carte può prendere o costruire. Allora cala quella che vuoi.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Finché hai una costruzione non puoi calare: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] Nel turno dopo aver fatto o cambiato una costruzione non puoi calare, se ce l'hai ancora: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Finché hai una costruzione e restano carte da pescare,
           *[other] { $stock ->
                [two] In due, finché hai una costruzione e restano carte da dare,
               *[other] Finché hai una costruzione e restano carte da dare,
            }
        } non puoi calare: { book-play-owner-must }. Dopo puoi.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Puoi calare anche se hai una costruzione, purché tu tenga una carta che la prende.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] prendi qualcosa, o aggiungi alla tua costruzione. Una seconda costruzione o un rialzo non basta
       *[anything] prendi qualcosa o costruisci. Va bene qualsiasi presa o costruzione
    }
book-play-partner-build =
    { $partner_binds ->
        [no] La costruzione del compagno non ti impedisce di calare.
       *[other] { "" }
    }

## I mazzetti

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Metti le carte che prendi nel { book-play-pile }, coperte, insieme { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Metti le carte che prendi in cima al { book-play-pile }, scoperte, insieme { book-play-played }.
    }
# Dopo «aggiungere»
book-play-own-builds =
    { $seating_sides ->
        [solo] alle tue costruzioni
       *[pairs_of_four] alle costruzioni della tua squadra
    }
# Dopo «nel» e «in cima al»
book-play-pile =
    { $seating_sides ->
        [solo] tuo mazzetto
       *[pairs_of_four] { $piling_of ->
            [player] tuo mazzetto personale
           *[side] mazzetto della tua squadra
        }
    }
# Dopo «insieme»
book-play-played =
    { $capturing_from_hand ->
        [one_card] alla carta giocata
       *[other] alle carte giocate
    }
book-play-order-free =
    { $pile_order ->
        [free] Metti le carte di una presa nell'ordine che vuoi, senza mostrarlo agli avversari. La carta che le ha prese va in cima.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Metti le carte di una presa nell'ordine in cui sono arrivate sul tavolo, le più vecchie sotto. Le carte di una costruzione vanno nell'ordine in cui sono state aggiunte. La carta che le ha prese va in cima.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Metti le carte di una presa in ordine di valore, compresa quella che le ha prese, con la più bassa in cima.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Nel mazzetto le figure vanno sotto tutte le carte con un numero, sopra le figure che ci sono già.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Le figure che prendi puoi metterle invece nel mazzetto del compagno, allo stesso modo.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Quando aggiungi a una costruzione o a una base, puoi usare la carta in cima al mazzetto di un avversario come una carta sciolta. Ogni gruppo può usare una sola carta di ogni mazzetto, ma il gruppo dopo può usare la carta sotto. { $seating_sides ->
            [solo] Il tuo mazzetto non si tocca.
           *[pairs_of_four] I mazzetti della tua squadra non si toccano.
        }
        [steps_others] Quando aggiungi a una costruzione o a una base, puoi usare la carta in cima a ogni altro mazzetto come una carta sciolta{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , anche quella del compagno
        }. Ogni gruppo può usare una sola carta di ogni mazzetto, ma il gruppo dopo può usare la carta sotto. Il tuo mazzetto non si tocca.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Quando aggiungi una carta della mano alla tua costruzione, puoi aggiungere anche le carte in cima ai mazzetti avversari, con la tua carta o come gruppo a sé: una per mazzetto. Per una nuova costruzione o per alzare non si può rubare.
        [hand_others] Quando aggiungi una carta della mano alla tua costruzione, puoi aggiungere anche le carte in cima ai mazzetti degli altri, con la tua carta o come gruppo a sé: una per mazzetto. Per una nuova costruzione o per alzare non si può rubare.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Dopo l'ultima giocata della mano, le carte rimaste sul tavolo vanno { $seating_sides ->
            [solo] al
           *[pairs_of_four] alla
        } { book-side-that } ha fatto l'ultima presa. Se nessuno ne ha fatte, non contano per nessuno.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Le carte rimaste sul tavolo dopo l'ultima giocata della mano non contano per nessuno.
       *[last_capturer] { "" }
    }

## Scope

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Pulire il tavolo è scopa, ma non dà punti.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Prendere tutto quello che c'è sul tavolo è scopa e vale { $sweeping_points ->
            [one] { $sweeping_points } punto
           *[other] { $sweeping_points } punti
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Una scopa da { $sweeping_large_from } o più carte, { $sweeping_count_played ->
                [yes] compresa la carta giocata
               *[no] senza contare la carta giocata
            }, vale invece { $sweeping_large_points }.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Una scopa alla prima giocata della mano vale { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } punto
           *[other] { $sweeping_first_play_points } punti
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}invece di { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Per ricordarla, lascia scoperta nel mazzetto la carta che l'ha fatta.
               *[up] Segnala sul foglio dei punti.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Per ricordarla, fai una linea sul foglio dei punti.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Le scope si annullano a vicenda: appena ogni { book-side } ne ha una, tutti ne perdono una.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Ogni { book-side-that } ha dei limiti vicino a { $ending_target } punti non segna scope, ma annulla ancora quelle degli altri.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] Le scope di ogni { book-side-that } ha dei limiti vicino a { $ending_target } punti non contano affatto: non danno punti e non annullano niente.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Ogni { book-side-that } prima di una mano ha già { $sweeping_until_score } punti o più non fa scope in quella mano.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Quando il mazzo è finito, prendere tutto non è più scopa.
               *[other] Quando sono state date le ultime carte, prendere tutto non è più scopa.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] Anche l'ultima giocata di una mano può essere scopa, se prende davvero tutto.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Ricevere le carte rimaste non è scopa.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] L'ultima giocata di una mano non è mai scopa, anche se prende tutto.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Dopo una scopa il prossimo giocatore gioca due volte di fila. La seconda giocata si perde se non ha più carte o se il giro finisce.
       *[other] Dopo una scopa il prossimo giocatore gioca { $sweeping_victim_plays } volte di fila. Le giocate si perdono se non ha più carte o se il giro finisce.
    }
