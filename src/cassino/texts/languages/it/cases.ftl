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
cases-words = Serve un elenco di parole, non { $found }.
cases-empty = Un testo è vuoto.
cases-pairs = Ogni parola ha bisogno del suo testo, e può esserci una volta sola: { $found }
cases-twice = Una carta è indicata due volte: { $text }
cases-number = Serve un numero, non { $found }.
cases-number-range = Serve un numero da { $least } a { $most }, non { $found }.
cases-yes-or-no = Scrivi yes o no, non { $found }.
cases-player = Scrivi un giocatore da A a { $last }, non { $found }.
cases-letter = Scrivi la lettera di un giocatore, non { $found }.
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
cases-sentence = { $sentence }
cases-no-move = { $text } non è una giocata: { $words }?
cases-hand-card-first = La carta della mano viene prima. Un passo senza comincia con la parola table.
cases-no-steps = Queste regole non hanno turni di più passi.
cases-no-sets = Non ci sono gruppi.


## Problemi di un file YAML

cases-second-key = c'è una seconda chiave { $key }
cases-not-yaml = Il file non è YAML: { $problem }
cases-no-list = Il file deve essere una mappa con un elenco che si chiama cases.
cases-schema = schema_version deve essere 1, non { $found }.
cases-no-mapping = Il caso { $what } non è una mappa.
cases-no-text = Il caso { $case } ha bisogno di un testo per { $key }.
cases-target = Il traguardo è { $target }, non { $found }.
cases-nothing-to-check = Non c'è niente da controllare.
cases-build-kind = Riga { $line }: una costruzione di { $sets } gruppi non è { $kind }.
cases-legal = Per legal scrivi true o false, non { $found }.
cases-list = { $what } ha bisogno di un elenco, non { $found }.
cases-single = { $what } non può essere un elenco: { $found }
cases-mapping = { $what } ha bisogno di una mappa, non { $found }.
cases-unknown-key = { $place }, riga { $line }: queste chiavi qui non hanno significato: { $keys }
cases-build-name = Una costruzione ha bisogno di un nome suo, non { $found }.
cases-no-build = Non c'è una costruzione { $name }.
cases-action = Serve un'azione, non { $found }.
cases-unknown-action = Non c'è un'azione { $action }. Le azioni sono: { $known }.
cases-impossible-action = Questo qui non si può fare: { $action }
cases-call = Una presa si chiama { $word }, non { $found }.
cases-hand-sets = hand_sets devono essere le carte giocate.
cases-sets-missing = Riga { $line }: mancano gruppi.
cases-card = Serve una carta, non { $found }.
cases-empty-set = Un gruppo non ha carte.
cases-option = Non c'è un'opzione { $name }.
cases-points = L'opzione { $name } ha bisogno di punti, non { $found }.
cases-no-item = L'opzione { $name }: queste regole non lo contano.


## Perché un'azione è vietata

cases-build-value = Una costruzione conta solo con il suo valore.
cases-one-total = Le carte che giochi contano come un solo totale.
cases-only-build = Può farne parte solo una costruzione da { $value }.
cases-card-in-set = La carta che giochi deve stare in uno dei gruppi.
cases-raise-with-table = Una carta del tavolo non può cambiare il valore di una costruzione.
cases-raise-for-self = Una costruzione si alza solo per sé.
cases-raise-sum = La carta non fa della costruzione da { $old } una costruzione da { $value }.
cases-one-set = Una carta può stare in un solo gruppo.
cases-no-set = { $cards } non è un gruppo da { $value }.
cases-picture = Una figura senza numero non si può sommare.
