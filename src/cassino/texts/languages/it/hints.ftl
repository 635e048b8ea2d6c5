### Dove guardare, senza nominare una carta

nudge-sweep = Puoi pulire il tavolo.
nudge-several = Una sola presa può prendere più cose insieme.
nudge-sum = Alcune carte sul tavolo danno la somma di una delle tue.
nudge-points = Puoi prendere una carta che vale punti.
nudge-capture = Puoi prendere qualcosa.
nudge-worthless = Puoi prendere qualcosa, ma c'è una giocata migliore.
nudge-trail = Non puoi prendere niente. Quale carta aiuta meno il prossimo giocatore?
nudge-build = Puoi fare una costruzione da prendere più tardi.
nudge-join = Puoi aggiungere a una costruzione sul tavolo.
nudge-raise = Puoi alzare una costruzione sul tavolo.
nudge-end = In questo turno non c'è altro da guadagnare.
nudge-claim = Conta quello che hai preso.
nudge-pass = Qui non devi dire niente.
nudge-ask = Che cosa potresti chiedere?
hint-quick = È un suggerimento veloce: non calcola le giocate successive.

### Perché una giocata è buona o cattiva

valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 punto)
       *[other] { " " }({ $worth } punti)
    }
more-cards =
    { $more ->
        [1] un'altra carta
       *[other] altre { $more } carte
    }
points =
    { $points ->
        [1] 1 punto
       *[other] { $points } punti
    }
and-sweeps =
    { $sweep ->
        [named] { $word ->
            [scopa] { " " }e fa scopa ({ points })
           *[other] { " " }e fa scopa ({ points }, { $word })
        }
        [scored] { " " }e fa scopa ({ points })
        [plain] { " " }e fa scopa
        [cleared] { " " }e pulisce il tavolo
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [queen] una donna
       *[other] un { rank }
    }
opponent =
    { FORM($by) ->
        [you] tu
        [one] { PLAYERS($by) }
       *[several] un avversario
    }
opponent-first =
    { FORM($by) ->
        [you] Tu
        [one] { PLAYERS($by) }
       *[several] Un avversario
    }
other-move =
    { $other ->
        [played] la giocata fatta
        [best] la giocata migliore
       *[next-best] la seconda giocata migliore
    }
other-move-first =
    { $other ->
        [played] La giocata fatta
       *[next-best] La seconda giocata migliore
    }
in-ten =
    { $tenths ->
        [0] meno di 1 volta su 10
        [1] circa 1 volta su 10
        [10] quasi sempre
       *[other] circa { $tenths } volte su 10
    }
often =
    { $often ->
        [certain] di sicuro
       *[some] { in-ten }
    }
some-cards =
    { $count ->
        [1] Una delle carte
        [2] Due delle carte
        [3] Tre delle carte
        [4] Quattro delle carte
        [5] Cinque delle carte
        [6] Sei delle carte
        [7] Sette delle carte
        [8] Otto delle carte
        [9] Nove delle carte
        [10] Dieci delle carte
       *[other] { $count } delle carte
    } che { FORM($by) ->
        [you] puoi avere
       *[other] può avere { opponent }
    }
why-end-after = Dopo { valued }, in questo turno non c'è altro da guadagnare.
why-ends-after = Finisce il turno dopo { valued }.
# Prima delle frasi sugli altri passi dello stesso turno
why-then = Poi, nello stesso turno:

why-takes = Prende { valued }{ and-sweeps }.
why-leaves = Lascia sul tavolo { valued }.
why-leaves-to-take = Lascia sul tavolo { valued }, che forse potrai prendere più tardi.
why-gathers = Mette insieme { valued } per { a-rank }.
why-gathers-for-next-turn = Mette insieme { valued } per { a-rank }, da prendere al prossimo turno.
why-builds = Costruisce { $value } con { valued }.
why-adds = Aggiunge { valued } alla costruzione da { $value }.
why-raises = Alza una costruzione a { $value } con { valued }.

why-target-reached = Con le carte prese finora il traguardo è già raggiunto.
why-orange =
    { $orange ->
        [colors] Una carta rossa e una gialla
       *[suits] Una carta di cuori e una di quadri
    } sono state prese insieme.
why-no-orange =
    Quello che è stato preso non è { $orange ->
        [colors] una carta rossa e una gialla
       *[suits] una carta di cuori e una di quadri
    }.
why-insists = Per la tua squadra è meglio che queste carte si debbano prendere o aggiungere.
why-asks = La costruzione può crescere, e la puoi prendere tu.
why-lets-pass = È meglio che quelle carte restino sul tavolo.
why-captures-now = Le carte prese sono al sicuro.

next-player-first =
    { $next ->
        [partner] Il tuo compagno
       *[opponent] Il prossimo giocatore
    }
why-nobody-takes = Il prossimo giocatore non può prendere quasi niente.
why-next-holds = { next-player-first } ha { a-rank } e può prendere { valued }{ sweeping }.
why-next-may-hold = { next-player-first } può avere { a-rank } e prendere { valued }{ sweeping } ({ in-ten }).

why-as-good = { other-move-first } vale più o meno lo stesso.
why-fewer-matches =
    Con { other-move } { WHO($who) ->
        [you] vinci
       *[other] { NAME($who) } vince
    } circa { $matches ->
        [1] 1 partita
       *[other] { $matches } partite
    } in meno su 100.
why-fewer-points = { other-move-first } vale circa { points } in meno.
why-nothing-hidden = Tutte le carte coperte sono note, quindi è certo.
why-build-lost =
    { FORM($by) ->
        [you] Puoi
       *[other] { opponent-first } può
    } prendere o cambiare la { WHO($who) ->
        [you] tua costruzione
       *[other] costruzione di { NAME($who) }
    } { often }.
why-hardly-taken = Quasi nessuno può prendere questa carta.
why-used =
    { FORM($by) ->
        [you] Puoi
       *[other] { opponent-first } può
    } metterla in una costruzione { often }.
why-not-taken = Nessuno può prendere questa carta.
why-captured =
    { $often ->
        [certain] { FORM($by) ->
            [you] Puoi
           *[other] { opponent-first } può
        } prendere questa carta con { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] può
           *[other] possono
        } prendere questa carta ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept =
    { FORM($by) ->
        [you] Puoi
       *[other] { opponent-first } può
    } fare scopa { often }.
why-swept-by =
    { $often ->
        [certain] { FORM($by) ->
            [you] Puoi
           *[other] { opponent-first } può
        } fare scopa con { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] può
           *[other] possono
        } fare scopa ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared =
    { FORM($by) ->
        [you] Puoi
       *[other] { opponent-first } può
    } pulire il tavolo { often }.
why-cleared-by =
    { $often ->
        [certain] { FORM($by) ->
            [you] Puoi
           *[other] { opponent-first } può
        } pulire il tavolo con { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] può
           *[other] possono
        } pulire il tavolo ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept =
    Dopo { other-move }, { FORM($by) ->
        [you] puoi
       *[other] { opponent } può
    } fare scopa { often }.
why-other-cleared =
    Dopo { other-move }, { FORM($by) ->
        [you] puoi
       *[other] { opponent } può
    } pulire il tavolo { often }.
why-other-loses =
    Dopo { other-move }, { FORM($by) ->
        [you] puoi
       *[other] { opponent } può
    } prendere { valued } { often }.
why-lost =
    { FORM($by) ->
        [you] Puoi
       *[other] { opponent-first } può
    } prendere { valued } { often }.
why-build-taken =
    { WHO($who) ->
        [you] Puoi
       *[other] { NAME($who) } può
    } prendere la costruzione al prossimo turno { often }.
why-regained =
    { WHO($who) ->
        [you] Puoi
       *[other] { NAME($who) } può
    } prendere { valued } al prossimo turno { often }.
# «più carte», «più picche»
why-most =
    { WHO($who) ->
        [you] Fai
       *[other] { NAME($who) } fa
    } più { kind } { in-ten }; dopo { other-move }, { $against ->
        [0] meno di 1 volta su 10
        [1] circa 1 volta su 10
        [10] quasi sempre
       *[other] circa { $against } volte su 10
    }.
