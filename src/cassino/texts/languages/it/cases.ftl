### File di casi di regole: quale giocata è permessa in una posizione, e che cosa segue

cases-count = Riusciti: { $passed }, falliti: { $failed }
cases-failed = FALLITO { $case } ({ $variant }, { $type }; { $file }, riga { $line })

## Che cosa è diverso

cases-differs = atteso { $what } { $expected }, trovato { $found }
cases-unknown-expectation = Non c'è un'attesa { $word }.
cases-tally = { $side }: punteggio { $score }, { $cards } carte, { $spades } picche, { $sweeps } scope, { $special }
cases-packets = I pacchetti portano carte diverse dalla distribuzione.
cases-sweeps = { $count } scope contate
cases-face-down = Il mazzetto è coperto.
cases-wrong-turn =
    { $player ->
        [none] Qui dovrebbe giocare { $wanted }, ma la mano è finita.
       *[other] Qui dovrebbe giocare { $wanted }, ma è il turno di { $player }.
    }
cases-not-legal = La giocata dovrebbe essere permessa, ma la regola { $rule } la vieta: { $problem }
cases-not-illegal =
    { $reason ->
        [none] La giocata dovrebbe essere vietata, ma è permessa.
       *[other] La giocata dovrebbe essere vietata ({ $reason }), ma è permessa.
    }
cases-other-rule = La regola { $rule } dovrebbe vietare la giocata, ma la vieta la regola { $found }: { $problem }
cases-not-trailed = La carta dovrebbe essere calata, ma la regola { $rule } lo vieta: { $problem }
cases-move = giocata: { $moves }

## Problemi di un caso

cases-unreadable = I file non si possono leggere.
cases-no-case = Il file deve cominciare con [case NAME].
cases-lacks =
    { $what ->
        [rules] Il caso { $case } non ha regole.
       *[checks] Il caso { $case } non ha controlli.
    }
cases-second-case = C'è un secondo caso { $case }.
cases-second-line = C'è una seconda riga { $word }.
cases-no-check = Prima di un'attesa ci deve essere un controllo.
cases-variant = Non c'è un gioco { $variant }.
cases-options = Le opzioni sono sbagliate: { $problems }
cases-pairs = Ogni parola ha bisogno del suo testo, e può esserci una volta sola: { $found }
cases-twice = Una carta è indicata due volte: { $text }
cases-number = Serve un numero, non { $found }.
cases-number-range = Serve un numero da { $least } a { $most }, non { $found }.
cases-yes-or-no = Scrivi yes o no, non { $found }.
cases-player = Scrivi un giocatore da A a { $last }, non { $found }.
cases-unknown-word = { $place }: queste parole qui non hanno significato: { $words }
cases-too-many-of-rank = { $word }: non possono essercene { $count }.
cases-sweep-sizes = Ci sono { $sweeps } scope, ma { $sizes } grandezze.
cases-too-many-captured = Le squadre hanno preso più di { $most } carte.
cases-captured-twice = Due squadre hanno preso la stessa carta.
cases-event = Scrivi un numero, una squadra e un evento. Gli eventi sono: { $known }.
cases-claim-word = Un giocatore dice uno di: { $known } (non { $found }).
cases-info = Indica uno di: { $known } (non { $found }).
cases-residue = Un residuo ha almeno una carta.
cases-seats = seats_clockwise: ogni giocatore ha bisogno di un posto, e quello del mazziere deve essere uno di questi.
cases-turn-before = Il turno precedente non può finire. { $problem }
cases-impossible = La posizione è impossibile. { $problem }
cases-unknown-event = Non c'è un evento { $event }. Gli eventi sono: { $known }.
cases-nobody-holds = Nessuno ha la carta.
cases-not-text = Il file non è testo: { $problem }
cases-type = Non c'è un tipo { $type }.
cases-mixed-checks = Questi controlli non possono stare in un solo caso.
cases-no-move = { $text } non è una giocata: { $words }?
cases-hand-card-first = La carta della mano viene prima. Un passo senza comincia con la parola table.
cases-no-steps = Queste regole non hanno turni di più passi.
cases-no-sets = Non ci sono gruppi.
