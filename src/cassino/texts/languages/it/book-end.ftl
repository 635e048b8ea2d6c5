### Il regolamento sui punti della mano, le chiamate e la fine della partita

## I punti

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Dopo l'ultima carta si conta che cosa ha preso ogni { book-side }. Una mano vale { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , più le scope
           *[other] , più le scope e le arance
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , più le arance
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Dopo l'ultima carta si conta che cosa ha preso ogni { book-side }. Una mano vale { $totals } punti{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , più le scope
               *[other] , più le scope e le arance
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , più le arance
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Una carta può dare punti in più modi: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Dove la tabella dice «più», segna { $seating_sides ->
                [solo] il giocatore che ne ha più di ogni altro
               *[pairs_of_four] la squadra che ne ha più di ogni altra
            }. In caso di parità nessuno segna.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Dove la tabella dice «più», segna { $seating_sides ->
                [solo] il giocatore che ne ha più di ogni altro. In caso di parità ogni giocatore in testa segna
               *[pairs_of_four] la squadra che ne ha più di ogni altra. In caso di parità ogni squadra in testa segna
            } invece 1 punto.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Dove la tabella dice «più», segna { $seating_sides ->
                [solo] il giocatore che ne ha più di ogni altro
               *[pairs_of_four] la squadra che ne ha più di ogni altra
            }. Se nessuno segna quei punti, si aggiungono agli stessi punti della mano dopo.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Dove la tabella dice «almeno», serve anche quel numero di carte.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Ogni { book-side-that } ha almeno { $enough_what } segna { $enough_points }, anche se ci arrivano in più d'uno.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Per la primiera si somma la tua carta migliore di ogni seme: un 7 vale 21, un 6 vale 18, { $deck_pack ->
            [rook_40] un 1
           *[other] un asso
        } 16, un 5 vale 15, un 4 vale 14, un 3 vale 13, un 2 vale 12, { $pictures ->
            [low] una figura 10
           *[other] ogni altra carta 10
        }. La somma più alta dà il punto. Servono tutti e quattro i semi, e in caso di parità nessuno segna.
    }

## Chiamate, e chiamarsi fuori

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Quando fai o alzi una costruzione, di' il suo valore.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Di' «per il compagno» se la costruzione è per il compagno.
        }
    }
book-end-last =
    { $last_round ->
        [last] Prima di dare le ultime carte, il mazziere dice «ultima».
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Prima di dare le ultime carte, il mazziere dice «ultimo giro».
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Un'arancia è { $deck_pack ->
            [rook_40] una carta rossa e una gialla
           *[other] una carta di cuori e una di quadri
        } prese dal tavolo con una giocata, sciolte o in una costruzione. La carta giocata e quelle rimaste alla fine non contano, e una giocata fa al massimo un'arancia.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Chiama «arancia» quando ne prendi una, e segni { $calling_orange_points }. Se non lo fai, li segna invece il primo avversario che la chiama prima della prossima giocata. { $calling_false_orange_points ->
            [0] Una chiamata sbagliata non costa niente.
           *[other] Una chiamata sbagliata segna { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Vale { $calling_orange_points }, anche se nessuno la chiama.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Tra un turno e l'altro puoi chiamarti fuori se pensi { $seating_sides ->
            [solo] di avere
           *[pairs_of_four] che la tua squadra abbia
        } { $ending_target } punti{ $words_claim ->
            [none] { "" }
           *[other] {" "}(«{ $words_claim }»)
        }. Il gioco si ferma. Somma al tuo punteggio quello che è sicuro: le carte che danno punti nel tuo mazzetto, le tue scope, e ogni maggioranza{ $primiera ->
            [yes] {" "}o primiera
           *[no] { "" }
        } che non puoi più perdere.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Se fa { $ending_target }, vinci la partita, qualunque cosa abbiano gli altri. Se no, { $seating_sides ->
            [solo] segni
           *[pairs_of_four] la tua squadra segna
        } { $calling_false_claim_points } per questa mano, gli altri segnano quello che è sicuro, e salti il tuo prossimo turno da mazziere.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Tra una giocata e l'altra, e dopo l'ultima, puoi { $words_claim ->
            [none] annunciare che sei a { $ending_target }
           *[other] dire «{ $words_claim }»
        }, di chiunque sia il turno. L'annuncio è giusto se il tuo punteggio e quello che è sicuro in questa mano fanno { $ending_target }: le carte che danno punti nel tuo mazzetto, le tue scope, e ogni maggioranza{ $primiera ->
            [yes] {" "}o primiera
           *[no] { "" }
        } che non puoi più perdere.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] Il primo annuncio giusto vince la partita, anche se qualcun altro aveva gli stessi punti.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Un annuncio sbagliato non costa niente.
           *[game] Chi annuncia a torto perde la partita.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Tra gli altri vince il giocatore con più punti.
                }
               *[pairs_of_four] {" "}Tra le altre vince la squadra con più punti.
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
                   *[other] Ogni mano si gioca fino alla fine, anche se { $seating_sides ->
                        [solo] un giocatore
                       *[pairs_of_four] una squadra
                    } ha già abbastanza punti per vincere.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Se dando le carte il mazziere ne mostra una, un altro giocatore può chiudere subito la mano: le carte date non contano, il mazziere perde 1 punto, e a dare le carte è il giocatore che l'ha chiusa. Oppure la mano continua: la carta si rimescola nel mazzo e se ne dà un'altra, e nessuno perde punti.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Se un giocatore riceve troppo poche carte, gioca con quelle, e il mazziere perde 1 punto.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Se un giocatore riceve troppe carte, quelle in più si mettono scoperte sul tavolo, e il mazziere perde 1 punto. Nel prossimo giro di questa mano il mazziere riceve altrettante carte in meno.
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Se prendi carte per sbaglio, rimettile: la carta che hai giocato resta sul tavolo come se l'avessi calata.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Se fino al tuo prossimo turno nessuno ha cambiato la tua costruzione, e non hai una carta che la prende, ogni { book-side } { $seating_sides ->
                [solo] avversario
               *[pairs_of_four] avversaria
            } segna 1 punto. La costruzione resta, e può prenderla chiunque.
        }
       *[strict] { "" }
    }

## Vincere

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] La partita è di una sola mano. Vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti. { book-end-level }
       *[other] La partita è di { $ending_deals } mani. Poi vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti. { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Se più { book-sides } sono pari in testa, vincono a pari merito.
       *[another_deal] Se più { book-sides } sono pari in testa, giocate un'altra mano.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Si sommano i punti di tutte le mani. La partita finisce dopo la mano in cui { $seating_sides ->
                [solo] un giocatore
               *[pairs_of_four] una squadra
            } arriva a { $ending_target } punti.
        }
       *[other] { "" }
    }
book-end-first-point = Vince { $seating_sides ->
        [solo] il primo
       *[pairs_of_four] la prima
    } { book-side-that } segna { $ending_target } punto, quindi di solito la partita è di una mano. Se nessuno segna, si dà di nuovo.
book-end-higher =
    { $several ->
        [higher_total] Se ci arrivano in più d'uno, vince il totale più alto. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Se ci arrivano in più d'uno, si sommano i punti di quella mano una voce alla volta, in quest'ordine: { $order }. Vince { $seating_sides ->
            [solo] il primo
           *[pairs_of_four] la prima
        } { book-side-that } arriva a { $ending_target }, anche con un totale più basso.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Ogni { book-side-that } all'inizio di una mano ha da { $restricted_from } a { $restricted_to } punti ha dei limiti: può segnare solo per quello che dice la tabella. Se ottiene quello che dice l'ultima colonna vince, qualunque cosa segnino gli altri. { $ending_near_target ->
            [last_five] Con { $restricted_from } o { $restricted_next }, una sola delle due voci dà i suoi punti come sempre. Con di più, senza la voce non segna niente.
           *[last_three] Altrimenti in quella mano non segna niente.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Se più { book-sides } ottengono quello che serve, vince chi ci arriva prima. Una maggioranza è vinta quando non si può più perdere né pareggiare.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Le mani che decidono una parità non hanno limiti.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] Il gioco si ferma appena { $seating_sides ->
            [solo] un giocatore
           *[pairs_of_four] una squadra
        } ha vinto la partita con punti che nessuno può più togliere.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Ogni { book-side-that } arriva a { $ending_target } nella prima mano vince doppio.
    }
