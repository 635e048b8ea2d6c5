### Il regolamento in mezza pagina

book-short-aim =
    Con le carte che hai in mano prendi le carte scoperte sul tavolo. Quando tutte le carte sono giocate, quelle che hai preso danno punti.
book-short-take =
    { $capturing_combinations ->
        [one] Al tuo turno gioca una carta. Prende una carta del tavolo dello stesso valore, o un gruppo di carte che fanno la stessa somma: un 7 prende un altro 7, o un 4 e un 3.
       *[many] { $capturing_from_hand ->
            [one_card] Al tuo turno gioca una carta. Prende le carte del tavolo dello stesso valore, e i gruppi di carte che fanno la stessa somma: un 7 può prendere un altro 7, e un 4 e un 3.
           *[other] Al tuo turno gioca una carta o più carte insieme. Prendono le carte del tavolo dello stesso valore, e i gruppi di carte che fanno la stessa somma: un 7 prende un altro 7, o un 4 e un 3, e li prendono anche un 6 e un asso.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Oppure costruisci: metti insieme carte che danno la somma di una delle tue, e prendile tutte più tardi con quella. Si può costruire anche con sole carte del tavolo. Gli avversari possono prendere la tua costruzione, o alzarla a un altro valore.
       *[hand] Oppure costruisci: metti la tua carta su una carta del tavolo, così che insieme facciano il valore di un'altra delle tue. In un turno successivo puoi prenderle tutte con quella, se nessun altro prende o cambia prima la costruzione.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un avversario alle tue costruzioni.
           *[pairs_of_four] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un avversario alle costruzioni della tua squadra.
        }
       *[others] { $capturing_tops ->
            [none] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un altro alle tue costruzioni.
           *[other] Le carte prese non sono al sicuro: puoi prendere la carta in cima al mazzetto di un altro, o aggiungerla alle tue costruzioni.
        }
    }
book-short-trail = Altrimenti lascia la tua carta scoperta sul tavolo. Si dice calare.
book-short-scores = Danno punti: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Vince { $seating_sides ->
                [solo] il
               *[pairs_of_four] la
            } { book-side } che segna: di solito la partita è di una mano.
           *[other] Si danno altre mani finché { $seating_sides ->
                [solo] un giocatore
               *[pairs_of_four] una squadra
            } arriva a { $ending_target } punti e vince.
        }
        [1] La partita è di una mano: vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti.
       *[other] Dopo { $ending_deals } mani vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti.
    }

## Che cosa fa di un gioco un altro gioco

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Le carte prese non sono al sicuro: puoi prendere la carta in cima al mazzetto di un avversario.
           *[others] Le carte prese non sono al sicuro: puoi prendere la carta in cima al mazzetto di un altro.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] Un fante vale 11, una donna 12 e un re 13. { book-short-pictures-use }
        [low] Un fante vale 8, una donna (nelle carte italiane un cavallo) 9 e un re 10. { book-short-pictures-use }
       *[other] { "" }
    }
book-short-pictures-use =
    { $building_source ->
        [none] Nelle somme si usano come ogni altra carta.
       *[other] Nelle somme e nelle costruzioni si usano come ogni altra carta.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un asso
            } vale 1 o 14, a tua scelta, ma in una somma con altre carte solo 1.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un asso
            } vale 1 o 14: lo scegli ogni volta.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Vicino a { $ending_target } punti per te conta una cosa sola: più carte se cominci la mano con { $restricted_cards } punti, { CARDS("10D") } con { $restricted_ten }, e più picche con { $restricted_to }. Se la ottieni vinci, qualunque cosa segnino gli altri. Altrimenti non segni niente.{ $ending_near_target ->
            [last_five] {" "}Con { $restricted_from } punti contano solo più carte e { CARDS("10D") }, e con { $restricted_next } solo più carte e più picche.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Un turno può avere più passi. In uno solo giochi una carta della mano. Prima e dopo puoi costruire e aggiungere alle costruzioni con carte già in gioco, quante volte vuoi. Di' quando il tuo turno è finito. Una carta sciolta è una base a cui aggiungere se hai una carta del suo valore e non c'è una costruzione di quel valore.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Una nuova costruzione di un solo gruppo non può contenere carte dei mazzetti.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Dopo ogni turno peschi una carta, finché ce ne sono.
        [all_cards] { $stock ->
            [never] Si dà tutto il mazzo in una volta.
            [always] Prima si dà metà del mazzo e, quando queste carte sono giocate, l'altra metà.
           *[two] Si dà tutto il mazzo in una volta, ma in due si dà in due metà.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Un avversario può insistere perché la carta con cui prendi o che cali prenda tutto quello che può, e perché tu aggiunga { book-play-own-builds } tutte le carte sciolte e in cima ai mazzetti che vanno bene.
        [always] La carta con cui prendi o che cali deve prendere tutto quello che può, e devi aggiungere { book-play-own-builds } tutte le carte sciolte e in cima ai mazzetti che vanno bene.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Un'arancia ({ $deck_pack ->
            [rook_40] una carta rossa e una gialla
           *[other] una carta di cuori e una di quadri
        } prese dal tavolo con una giocata) vale { $calling_orange_points }, se la chiami.
        [always] Un'arancia ({ $deck_pack ->
            [rook_40] una carta rossa e una gialla
           *[other] una carta di cuori e una di quadri
        } prese dal tavolo con una giocata) vale { $calling_orange_points }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Tra un turno e l'altro puoi fermare il gioco e chiamarti fuori se pensi di avere { $ending_target } punti{ $words_claim ->
            [none] { "" }
           *[other] {" "}(«{ $words_claim }»)
        }. Se il tuo punteggio e i punti di questa mano che non puoi più perdere fanno { $ending_target }, vinci. Se no, la mano finisce: tu segni { $calling_false_claim_points }, gli altri segnano i punti che non possono più perdere, e salti il tuo prossimo turno da mazziere.
        [announce] Chi per primo { $words_claim ->
            [none] annuncia { $ending_target } punti
           *[other] dice «{ $words_claim }»
        } vince subito, se il suo punteggio e i punti di questa mano che non può più perdere fanno { $ending_target }. Si può fare nel turno di chiunque. Tieni il conto. { $calling_false_announcement ->
            [nothing] Sbagliare non costa niente.
           *[game] Chi sbaglia perde la partita.
        }
       *[none] { "" }
    }
book-short-casino = Il resto è come nel Casino. Gioca una carta e prendi { $capturing_combinations ->
        [one] una carta del tavolo del suo valore, o un gruppo che fa quella somma
       *[many] carte del tavolo del suo valore e gruppi che fanno quella somma
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Oppure mettila insieme a carte del tavolo in una costruzione, da prendere più tardi con un'altra carta.
    } Oppure calala: lasciala sul tavolo.

## Che cos'altro è diverso, per chi conosce il Casino

book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Le carte prese stanno scoperte, con in cima la carta che le ha prese.
        [accumulated] Le carte prese stanno scoperte, nell'ordine in cui sono arrivate sul tavolo, con in cima la carta che le ha prese.
       *[lowest_on_top] Le carte prese stanno scoperte. Quelle di una presa, compresa la carta che le ha prese, vanno in ordine di valore, con la più bassa in cima.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Le figure vanno sotto tutte le carte con un numero{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , nel tuo mazzetto o in quello del compagno
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] A una costruzione o a una base puoi aggiungere la carta in cima al mazzetto di un avversario come una carta sciolta: in un gruppo una sola di ogni mazzetto, ma nel gruppo dopo la carta sotto.{ $capturing_tops ->
            [none] {" "}Non puoi prenderla direttamente.
           *[other] { "" }
        }
        [steps_others] A una costruzione o a una base puoi aggiungere la carta in cima a ogni altro mazzetto{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , anche quello del compagno,
        } come una carta sciolta: in un gruppo una sola di ogni mazzetto, ma nel gruppo dopo la carta sotto.{ $capturing_tops ->
            [none] {" "}Non puoi prenderla direttamente.
           *[other] { "" }
        }
        [hand_opponents] Quando aggiungi una carta della mano alla tua costruzione, puoi aggiungere anche le carte in cima ai mazzetti avversari, una per mazzetto, ma non per una nuova costruzione né per alzare.
        [hand_others] Quando aggiungi una carta della mano alla tua costruzione, puoi aggiungere anche le carte in cima ai mazzetti degli altri, una per mazzetto, ma non per una nuova costruzione né per alzare.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Puoi aggiungere { book-play-own-builds } quante volte vuoi.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] A una costruzione del compagno puoi aggiungere anche senza una carta del suo valore. Resta sua.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Puoi costruire per il compagno senza avere la carta, se un avversario ha cambiato la sua costruzione di quel valore o un altro giocatore l'ha presa, e da allora lui non ha giocato una carta di quel valore. La costruzione è sua.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Se almeno { $dealing_rich_pictures } delle prime carte sul tavolo sono figure, si rimettono nel mazzo e si taglia di nuovo.
           *[other] { $rich_pictures ->
                [0] Se le prime carte sul tavolo valgono almeno { $dealing_rich_points } punti, si rimettono nel mazzo e si taglia di nuovo.
               *[other] Se le prime carte sul tavolo valgono almeno { $dealing_rich_points } punti, o se almeno { $dealing_rich_pictures } sono figure, si rimettono nel mazzo e si taglia di nuovo.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Quando aggiungi a una costruzione, puoi unirla a un'altra dello stesso valore.
               *[other] { "" }
            }
        }
        [must_merge] Di ogni valore c'è una sola costruzione: una seconda deve unirsi alla prima. Se alla prima non puoi aggiungere, non puoi fare la seconda.
       *[other] { "" }
    }
book-different-at-least = { $points }, con { $at_least } o più
book-different-not-counted = Qui non contano: { $items }.
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
        [priority_count] Se più { book-sides } arrivano a { $ending_target } nella stessa mano, i suoi punti si sommano una voce alla volta: { $order }. Vince { $seating_sides ->
            [solo] il primo
           *[pairs_of_four] la prima
        } { book-side-that } arriva a { $ending_target }, anche con un totale più basso.
       *[other] { "" }
    }
