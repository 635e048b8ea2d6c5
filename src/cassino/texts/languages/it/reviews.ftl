### L'analisi di una partita

deals =
    { $count ->
        [1] 1 mano
       *[other] { $count } mani
    }
review-won =
    { FORM($winners) ->
        [you] { SCORES($scores) } dopo { deals }. Hai vinto.
        [one] { SCORES($scores) } dopo { deals }. Ha vinto { PLAYERS($winners) }.
        [with-you] { SCORES($scores) } dopo { deals }. { PLAYERS($winners) } avete vinto.
       *[several] { SCORES($scores) } dopo { deals }. { PLAYERS($winners) } hanno vinto.
    }
review-unfinished = { SCORES($scores) } dopo { deals }. La partita non è ancora finita.

a-fault =
    { $grade ->
        [inaccuracy] Un'imprecisione
        [mistake] Un errore
       *[blunder] Un errore grave
    }
review-move =
    { $grade ->
        [forced] Non c'era scelta.
        [best] La giocata migliore.
       *[good] Una buona giocata.
    }
review-fault = { a-fault }: costa circa { points }.
review-fault-exact = { a-fault }: costa { points }.
review-better = { a-fault }. Questa vale circa { points } in più:

review-no-choice = Non c'era niente da scegliere.
review-player =
    Precisione { $accuracy }%. In { $choices ->
        [1] 1 scelta
       *[other] { $choices } scelte
    }, le giocate più deboli sono costate { $points ->
        [0] niente
       *[other] circa { points }
    }: { $inaccuracies ->
        [0] nessuna imprecisione
        [1] 1 imprecisione
       *[other] { $inaccuracies } imprecisioni
    }, { $mistakes ->
        [0] nessun errore
        [1] 1 errore
       *[other] { $mistakes } errori
    }, { $blunders ->
        [0] nessun errore grave
        [1] 1 errore grave
       *[other] { $blunders } errori gravi
    }.

review-perfect = A carte scoperte, questa giocata avrebbe portato { points } in più:
review-perfect-other = A carte scoperte, un'altra giocata avrebbe portato { points } in più.

review-cards-favor = Le nuove carte favoriscono { PLAYERS($side, case: "object") }.

review-left-out =
    { $count ->
        [1] L'ultima mano non è analizzata
       *[other] Le ultime { $count } mani non sono analizzate
    }, perché la partita è troppo lunga. Il punteggio è quello di tutta la partita.
review-cut-short =
    { $count ->
        [1] Una giocata è stata giudicata
       *[other] { $count } giocate sono state giudicate
    } con meno precisione, perché il tempo è finito. I numeri sono più approssimativi, e un'altra analisi può essere diversa.
review-plain = Qui il motore veloce non è installato. Perciò questa analisi ha distribuito le carte coperte solo { $worlds } volte per ogni giocata, invece di { $usual }: i suoi voti e i suoi numeri sono più approssimativi.

review-breakdown-explained = Posto, Carte, Bravura e Carte coperte sommati danno il Risultato. Posto: quanto vale il posto al tavolo prima di dare le carte. Carte: la fortuna nelle carte ricevute. Bravura: i punti persi dalle altre squadre con giocate più deboli, meno quelli persi da questa squadra. Carte coperte: quello che nessuno poteva vedere quando sceglieva, e l'errore di queste stime.

review-perfect-explained = Gioco perfetto: il vantaggio che avrebbe avuto la squadra se tutti avessero visto ogni carta, anche quelle nel mazzo.
