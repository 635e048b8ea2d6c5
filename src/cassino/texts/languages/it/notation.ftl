### Che cosa non va in una giocata scritta, in una posizione, o nel verbale di una partita. Le parole della notazione (trail, x, [Deal]) si scrivono così.


## Luoghi

notation-at-column =
    { $found ->
        [none] Riga { $line }, colonna { $column }: { $problem }
       *[other] Riga { $line }, colonna { $column } ({ $found }): { $problem }
    }
notation-at-line = Riga { $line }: { $problem }
notation-at-letter = Alla lettera { $letter }: { $problem }


## Giocate

notation-move = Scrivi una giocata, per esempio { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 o { $raise }.
notation-nothing-more = La giocata è completa prima di questo. Togli il resto.
notation-target = Scrivi { $target }, i punti che vincono la partita.
notation-insist = Di' su che cosa insisti: { $capture }, { $additions } o { $both }.
notation-x-or-value = Aggiungi x e quello che prende la carta, o = e il valore della costruzione.
notation-several = Può voler dire più giocate, per esempio { $moves }. Indica i semi, o scrivi una di queste.
notation-trail = Di' quale carta calare: { $cards }.
notation-x = Scrivi x e quello che prendono le carte.
notation-with = Aggiungi { $word } e la carta che le prende.
notation-order = Elenca le carte nel loro ordine nel mazzetto, prima la più bassa.
notation-raise =
    { $builds ->
        [none] Questa carta non può alzare così una costruzione. Indica la costruzione e il nuovo valore.
       *[other] Di' quale costruzione alzare: { $builds }.
    }
notation-raise-card = Per alzare una costruzione serve una carta della tua mano.
notation-one-raise = Puoi alzare una sola costruzione alla volta, e le altre devono avere il nuovo valore: { $build } vale { $other }, non { $value }.
notation-out = Scrivi { $word } dopo: { $whole }.
notation-twice = { $name } è indicato due volte.
notation-hand =
    { $cards ->
        [none] Non hai più carte da giocare.
       *[other] Non hai in mano { $card }. Hai: { $cards }.
    }
notation-card = Scrivi una carta, per esempio { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] Non hai in mano carte di questo valore. Scrivi la carta con il suo seme.
               *[table] Sul tavolo non ci sono carte di questo valore. Scrivi la carta con il suo seme.
            }
       *[other] Di' quale carta intendi: { $cards }.
    }
notation-card-or-build = Scrivi una carta o una costruzione.
notation-build = Scrivi una costruzione: b1, o le sue carte tra parentesi quadre.
notation-bracket = Scrivi una carta della costruzione, o ] per chiuderla.
notation-equals = Aggiungi = e il valore della costruzione.
notation-value = Scrivi il valore della costruzione, un numero da 1 a 14.
notation-build-number =
    { $count ->
        [0] Sul tavolo non ci sono costruzioni.
        [one] Sul tavolo c'è una costruzione sola: b1.
       *[other] Le costruzioni sul tavolo vanno da b1 a b{ $count }.
    }
notation-whole-build = Una costruzione si prende intera: indica tutta { $build }.
notation-no-build = Nessuna costruzione sul tavolo è fatta di queste carte.
notation-not-on-table = { $card } non è sul tavolo.
notation-nowhere = { $card } non è né nella tua mano né sul tavolo.
notation-one-card =
    { $count ->
        [0] Indica una carta della tua mano.
        [one] Indica una carta della tua mano.
       *[other] Puoi giocare una sola carta della tua mano: { $cards } ne usa { $count }.
    }
notation-player = Scrivi la lettera di un giocatore, da A a { $last }.


## Posizioni

notation-side = Scrivi la lettera di una squadra, da A a { $last }.
notation-number = Scrivi un numero da { $least } a { $most }.
notation-one-of = Scrivi uno di questi: { $words }.
notation-hidden = Una posizione da giocare non ha carte coperte. Indica la carta.
notation-bar = Qui può seguire solo | con la parte successiva.
notation-lacks-part = Manca la parte { $part }.
notation-part-twice = { $part } c'è due volte.
notation-variant-and-players = Comincia con un gioco e il numero di giocatori, per esempio casino 2.
notation-carried = Ci sono solo { $items } voci a cui si possono riportare punti.
notation-sweep = Scrivi una scopa, per esempio { $example }.
notation-build-such-as = Scrivi una costruzione, per esempio { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Una carta è coperta, ma quelle non indicate sono { $unnamed }.
       *[other] { $hidden } carte sono coperte, ma quelle non indicate sono { $unnamed }.
    }


## Verbali di partite

notation-line = Ogni riga è [Key] value, o una giocata come 1 A: trail 4C.
notation-line-missing = Qui manca la riga { $line }.
notation-first-line = Il verbale di una partita comincia con { $line }.
notation-after-result = Dopo [Result] non può seguire niente.
notation-not-in-header = { $line } non può stare qui: appartiene a una mano.
notation-no-rules = Prima serve una riga [Rules] con un gioco, o [House rules] con il loro testo.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Prima serve una riga [Players] con il loro numero.
notation-players = Queste regole sono per altri numeri di giocatori: { $known }.
notation-cards-missing = Il mazzo non è completo. Mancano: { $cards }
notation-no-more-deals = Non ci possono essere altre mani. { $problem }
notation-other-game = Questa posizione è di un altro gioco, o per un altro numero di giocatori.
notation-other-dealer = Il mazziere è { $player }.
notation-misdeal = Scrivi il tipo di errore nel dare le carte ({ $kinds }) e la lettera di un giocatore, da A a { $last }.
notation-points-missing = La mano è finita, quindi qui deve seguire [Points].
notation-turn = Questo è il turno { $turn }.
notation-whose-turn = È il turno di { $player }.
notation-differs = Non corrisponde alle giocate. Dovrebbe essere { $line }.
notation-unfit-note = Non può essere una riga del verbale di una partita: { $line }
notation-seed = [Seed] deve essere un numero fino a { $largest }.
notation-half-promise = L'intestazione ha bisogno sia di [Commitment] sia di [Opening seed], o di nessuno dei due.
notation-no-commitment = Questa mano ha un seme casuale o dei sali, ma l'intestazione non ha [Commitment].
notation-salts = Scrivi le lettere dei giocatori, ognuna una volta e seguita da un sale.
notation-link = Scrivi 64 cifre esadecimali minuscole.


## Il tavolo come righe di testo

notation-table = { $title }, turno { $turn }: { $progress }
notation-table-loose =
    { $cards ->
        [none] Tavolo: nessuna carta sciolta
       *[other] Tavolo: { $cards }
    }
notation-table-shown = { $name } mostra { $cards }, per prendere { $taken }
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: nessuna carta (è di turno, mazziere)
                [turn] { $name }: nessuna carta (è di turno)
                [dealer] { $name }: nessuna carta (mazziere)
               *[none] { $name }: nessuna carta
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (è di turno, mazziere)
                [turn] { $name }: { $cards } (è di turno)
                [dealer] { $name }: { $cards } (mazziere)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
notation-table-bottom = Ultima carta del mazzo: { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } da { $value }, semplice, di nessuno
               *[multiple] { $cards } da { $value }, multipla, di nessuno
            }
       *[other]
            { $kind ->
                [simple] { $cards } da { $value }, semplice, di { $owner }
               *[multiple] { $cards } da { $value }, multipla, di { $owner }
            }
    }
notation-table-over = la mano è finita
notation-table-waits = carte da dare
notation-table-turn =
    { $doing ->
        [insist] { $name } deve insistere o lasciar correre
        [orange] { $name } deve chiamare un'arancia o passare
        [request] { $name } deve chiedere la costruzione o passare
        [answer] { $name } deve lasciare la costruzione o prenderla
       *[play] { $name } deve giocare
    }
notation-table-played = ha giocato { $cards }
notation-table-must-take = deve prendere la costruzione da { value }
notation-table-duty =
    { $duty ->
        [capture] deve prendere tutto quello che può prendere la carta giocata
        [additions] deve aggiungere tutto quello che si può aggiungere
       *[both] deve prendere e aggiungere tutto il possibile
    }
notation-table-plays = ha { $count } giocate
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Mazzetto di { $name }: 1 carta
               *[other] Mazzetto di { $name }: { $count } carte
            }
       *[other]
            { $count ->
                [one] Mazzetto di { $name }: 1 carta, in cima { $top }
               *[other] Mazzetto di { $name }: { $count } carte, in cima { $top }
            }
    }
notation-table-sweeps =
    { $count ->
        [one] 1 scopa
       *[other] { $count } scope
    }
notation-table-oranges =
    { $count ->
        [one] 1 arancia
       *[other] { $count } arance
    }
notation-table-penalty = { $points } per errori
notation-table-score = punteggio della partita { $score }
