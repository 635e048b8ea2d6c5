### Il regolamento sulle costruzioni

## Fare una costruzione

book-building-none =
    { $building_source ->
        [none] In questo gioco non ci sono costruzioni.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Per costruire, gioca una carta su una o più carte sciolte e di' la loro somma. Da quel momento sono una costruzione: tu o chiunque altro può prenderla solo intera, con una carta di quel valore. Il valore più alto è { $highest }.{ $pictures ->
            [plain] {" "}Con le figure non si costruisce.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Ogni costruzione deve contenere la carta che hai giocato.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Una costruzione di un solo gruppo è una costruzione semplice. Nella stessa giocata puoi aggiungere altri gruppi o carte singole dello stesso valore: così diventa una costruzione multipla. Anche la tua carta da sola può essere un gruppo, per esempio un 9 su un 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Una costruzione è un gruppo di carte che fanno il suo valore (costruzione semplice) o più gruppi così (costruzione multipla). Può prenderla chiunque, ma solo intera, con una carta del suo valore. Il valore più alto è { $highest }.{ $pictures ->
            [plain] {" "}Con le figure non si costruisce.
           *[other] { "" }
        } Ogni passo fa o aggiunge un gruppo.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Per fare una costruzione semplice, metti insieme carte sciolte, con la tua carta della mano o senza.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Le carte in cima ai mazzetti non possono farne parte.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Una carta sciolta è la base di una costruzione multipla se hai una carta del suo valore{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}o se è provato che l'ha il tuo compagno,
        } e non c'è una costruzione di quel valore. Per fare la costruzione, aggiungi un gruppo dello stesso valore, fatto di carte sciolte{ $piling_stolen ->
            [none] { "" }
           *[other] , carte in cima ai mazzetti
        } o della tua carta della mano.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] In una costruzione, { $deck_pack ->
                [rook_40] un 1
               *[other] un asso
            } in un gruppo con altre carte vale 1. Da solo vale 1 o 14. Di' quale: resta così finché la costruzione non è presa.
           *[one] { "" }
        }
    }

## Alzare

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Per alzare una costruzione semplice, aggiungi una carta dalla mano e di' la nuova somma. Una costruzione multipla non si può alzare.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Puoi alzare qualsiasi costruzione, anche la tua.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] Non puoi alzare la tua costruzione.
           *[pairs_of_four] Non puoi alzare la tua costruzione, ma puoi alzare quelle del compagno e degli avversari.
        }
        [opponents] { $seating_sides ->
            [solo] Puoi alzare solo le costruzioni degli avversari.
           *[pairs_of_four] Puoi alzare solo le costruzioni degli avversari, non la tua né quella del compagno.
        }
        [own_side] { $seating_sides ->
            [solo] Puoi alzare solo la tua costruzione.
           *[pairs_of_four] Puoi alzare solo le costruzioni della tua squadra.
        }
        [owner] Puoi alzare solo la tua costruzione.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Puoi alzare la tua costruzione solo se tieni due carte: una del suo vecchio valore e una del nuovo.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Una costruzione non si può alzare: il suo valore non cambia mai.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] Nella stessa giocata puoi aggiungere carte sciolte e gruppi del nuovo valore.
        [with-builds] { $joined_by ->
            [anyone] Nella stessa giocata puoi aggiungere carte sciolte, gruppi e costruzioni intere del nuovo valore.
           *[other] Nella stessa giocata puoi aggiungere carte sciolte, gruppi e costruzioni intere del nuovo valore, se a quelle costruzioni puoi aggiungere.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Chi alza aggiunge solo quella carta.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Chi alza aggiunge solo quella carta. I gruppi del nuovo valore si aggiungono in altri passi.
       *[other] { "" }
    }

## Aggiungere

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Per aggiungere a una costruzione, metti un gruppo del suo valore: carte sciolte{ $piling_stolen ->
                [none] { "" }
               *[other] , carte in cima ai mazzetti
            } e, se vuoi, la tua carta della mano. Diventa una costruzione multipla.
           *[hand] Per aggiungere a una costruzione, metti un gruppo del suo valore che contiene la tua carta, o la tua carta da sola. Diventa una costruzione multipla.
        } { $joined_by ->
            [anyone] Puoi aggiungere a qualsiasi costruzione.
            [not_owner] Non puoi aggiungere alla tua costruzione.
            [opponents] Puoi aggiungere solo alle costruzioni degli avversari.
            [own_side] { $seating_sides ->
                [solo] Puoi aggiungere solo alla tua costruzione.
               *[pairs_of_four] Puoi aggiungere solo alle costruzioni della tua squadra.
            }
           *[owner] { $seating_sides ->
                [solo] Puoi aggiungere solo alla tua costruzione.
               *[pairs_of_four] Puoi aggiungere solo alla tua costruzione, non a quella del compagno.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] Non puoi aggiungere a una costruzione senza cambiarne il valore.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] Alle altre costruzioni puoi aggiungere carte sciolte e carte in cima ai mazzetti solo se poi, nello stesso turno, prendi quella costruzione con la tua carta della mano.
    }

## Costruzioni dello stesso valore

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Puoi farne una sola se aggiungi a tutte e due nella stessa giocata.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Quando costruisci o aggiungi, puoi usare carte sciolte e al massimo una costruzione. { $raise_sets ->
            [with-builds] Solo alzando si può fare di due costruzioni una sola.
           *[other] Perciò due costruzioni non diventano mai una sola.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] Due costruzioni possono avere lo stesso valore. Una carta di quel valore ne prende allora una.
       *[many] Due costruzioni possono avere lo stesso valore. Una carta di quel valore ne prende allora una o tutte e due.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Non c'è mai più di una costruzione per ogni valore. Se costruisci o alzi al valore di una costruzione che è sul tavolo, devi farne una sola. Se a quella non puoi aggiungere, la giocata non è permessa.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] Alla fine del tuo turno puoi avere una sola costruzione. { book-building-second }
        [two] In due, finché restano carte da dare, alla fine del tuo turno puoi avere una sola costruzione. { book-building-second }
       *[one_while_stock] Finché restano carte da { $dealing_replenish ->
            [draw] pescare
           *[other] dare
        }, alla fine del tuo turno puoi avere una sola costruzione. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] Durante il turno puoi averne una seconda, se prendi una delle due prima che il turno finisca.
       *[other] { "" }
    }

## Avere in mano la carta

book-building-hold =
    { $hold ->
        [make] Quando fai o alzi una costruzione, devi avere in mano una carta del suo valore. Finché la costruzione è tua, tienine almeno una, e gioca l'ultima solo per prendere la costruzione.
        [join] Quando fai o alzi una costruzione, o vi aggiungi, devi avere in mano una carta del suo valore. Finché la costruzione è tua, tienine almeno una, e gioca l'ultima solo per prendere la costruzione.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Quando fai o alzi una costruzione, o vi aggiungi, dovresti avere in mano una carta del suo valore. Niente ti impedisce di costruire senza, ma può costare punti (vedi «{ book-chapter-calling }»).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Per costruzioni di due valori diversi servono due carte.
           *[other] Per costruzioni di due valori diversi servono due carte. Per costruzioni dello stesso valore ne basta una, ma deve prenderle tutte.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Un solo { book-ace } non basta per una costruzione da 1 e una da 14.
           *[one] { "" }
        }
    }

## Compagni

book-building-not-for-partner =
    { $for_partner ->
        [never] Una carta in mano al compagno non basta: devi averne una tu.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Puoi costruire «per il compagno» senza avere la carta se il gioco ha già provato che l'ha il tuo compagno: ha una costruzione di quel valore, o ne ha persa una a un altro giocatore e da allora non ha giocato una carta di quel valore. Se aggiungi soltanto alla sua costruzione, resta sua.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Puoi costruire «per il compagno» senza avere la carta se il gioco ha già provato che l'ha il tuo compagno: un avversario ha cambiato la sua costruzione di quel valore, o un altro giocatore l'ha presa, e da allora non ha giocato una carta di quel valore. Nient'altro è una prova, nemmeno due costruzioni della tua squadra che si uniscono.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] La costruzione è del tuo compagno, che deve tenere la carta per prenderla.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Quando il compagno gioca una carta che prende una costruzione della tua squadra, e tu hai una carta di quel valore, puoi chiedergli di lasciarla. Il compagno può prenderla lo stesso, o aggiungervi la sua carta. Se ve l'aggiunge, la costruzione diventa tua.
    }

## Di chi è

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Una costruzione è di chi vi ha aggiunto una carta per ultimo.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Una costruzione è di chi vi ha aggiunto una carta per ultimo, a meno che l'abbia fatto per il compagno.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Una costruzione è di chi l'ha fatta o alzata per ultimo. Aggiungere non cambia il proprietario.
       *[other] { "" }
    }
