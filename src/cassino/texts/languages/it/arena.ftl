### Rapporti per chi studia i bot: arena, tornei, allenamento, sfruttabilità, par, velocità. I numeri hanno il segno: +0.25.


## cassino arena, cassino tournament

arena-contest = { $title }, { $players } giocatori, { $deals } mani, seme casuale { $seed }
arena-tournament = { $title }, { $players } giocatori, seme casuale { $seed }
arena-pair = { $first } contro { $second }
arena-margin = { $first } contro { $second }: { $mean } punti per mano (95%: da { $low } a { $high })
arena-less-luck = senza la fortuna: { $mean } (95%: da { $low } a { $high }), un intervallo più corto del { $shorter }%
arena-packs = mazzi per mani vinte meno mani perse, da -2 a 2: { $counts }
arena-test =
    { $accepted ->
        [none] { $low } o { $high } punti per mano: nessuno è accettato dopo { $packs } mazzi, LLR { $ratio }
       *[other] { $low } o { $high } punti per mano: è accettato { $accepted } dopo { $packs } mazzi, LLR { $ratio }
    }
arena-points = punti per squadra: { $first } { $own }, { $second } { $others }
arena-milliseconds = millisecondi per giocata: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = millisecondi di CPU per giocata: { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } ha perso una mano per un errore di funzionamento: { $reasons }
       *[other] { $bot } ha perso { $count } mani per errori di funzionamento: { $reasons }
    }
arena-other-command = { $file } è un risultato di cassino { $command }. Per continuarlo: cassino { $command } --resume { $file }
arena-program-changed = Il programma è cambiato da quando è cominciata questa esecuzione: il risultato può mescolare due versioni dei bot.
arena-stopped = Interrotto. Per continuare: cassino { $command } --resume { $file }

arena-elo = Elo
arena-interval = 95%
arena-points-a-deal = punti/mano
arena-score = punteggio
arena-deals = mani
arena-range = da { $low } a { $high }


## cassino train

arena-train-plan = { $title }, { $players } giocatori, seme casuale { $seed }, lezioni di { $bot }
arena-train-starting = avvio
arena-train-lessons = generazione { $number }: lezioni
arena-train-trying = generazione { $number }: prova { $mean }
arena-generation = generazione { $number }: { $deals } mani, { $positions } posizioni finora
arena-train-round =
    { $round ->
        [0] dentro i giri: spiega { $explained } del margine, i pesi precedenti { $before }; errore di { $spread } punti
       *[other] giro { $round }: spiega { $explained } del margine, i pesi precedenti { $before }; errore di { $spread } punti
    }
arena-train-weights = pesi: { $weights }
arena-train-no-trial = niente da provare: nessun giro finisce prima della mano, o non si è imparato niente
arena-train-trial =
    { $kept ->
        [yes] prova: { $mean } punti per mano (95%: da { $low } a { $high }), { $deals } mani: tenuti
       *[no] prova: { $mean } punti per mano (95%: da { $low } a { $high }), { $deals } mani: non tenuti
    }
arena-train-counted = contati i punti di { $deals } mani
arena-train-again = per ripetere: { $command }
arena-train-written = scritto: { $file }
arena-train-not-written = niente è stato scritto


## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: punti per mano, { $packs } mazzi giocati due volte, intervallo al 95%
arena-precision = { $lacking } giocatori senza un'abilità (di cui { $silent } senza consiglio), e { $lacking } giocatori con tutte le abilità
arena-skill = abilità
arena-precision-named = indicata
arena-precision-right = giusta
arena-precision-checked = verificata
arena-precision-agreed = confermata
arena-precision-silent = muto


## cassino exploit

arena-suite =
    { $stock ->
        [all] { $title }: carte in mano { $cards }, giri rimasti { $rounds }, seme casuale { $seed }
       *[other] { $title }: carte in mano { $cards }, giri rimasti { $rounds }, seme casuale { $seed }, carte nel mazzo { $stock }
    }
arena-challenge = { $bot }: un giocatore che lo conosce vince { $mean } punti per mano (95%: da { $low } a { $high }), { $deals } mani


## cassino par

arena-par-unplayed = Mano { $deal }: non è stato giocato niente.
arena-par-deal =
    { $part ->
        [whole] Mano { $deal }, tutta ({ $positions } posizioni cercate)
        [round] Mano { $deal }, dal turno { $turn } nel giro { $round } di { $rounds }; i turni precedenti richiedono più di --nodes ({ $positions } posizioni cercate)
       *[rest] Mano { $deal }, dal turno { $turn }; i turni precedenti richiedono più di --nodes ({ $positions } posizioni cercate)
    }
arena-par = par: { $side } { $par }; giocato: { $played }
arena-par-perfect = ogni giocata era perfetta
arena-par-loss =
    { $best ->
        [none] { $move } regala { $loss }
       *[other] { $move } regala { $loss } ({ $best } mantiene { $par })
    }


## cassino bench, cassino perft

arena-engine =
    { $kind ->
        [compiled] motore: compilato
       *[plain] motore: semplice
    }
arena-variant = gioco
arena-unsteady = instabile
arena-bench-moves = giocate a caso da stati distribuiti
arena-bench-deals = mani mescolate, distribuite, giocate a caso e contate
arena-bench-pairs = legal_moves e apply da Python
arena-bench-copies = copie di uno stato da Python
arena-bench-samples = viste con un campione delle carte coperte
arena-bench-heuristic = mani tra bot heuristic
arena-bench-lines = linee giocate fino in fondo dalla ricerca
arena-total = totale: { $count }


## Bot

# Il nome di un livello, anche dopo «Livello 3:»
arena-level =
    { $level ->
        [beginner] Debuttante
        [newcomer] Principiante
        [casual] Dilettante
        [regular] Habitué
        [skilled] Abile
        [strong] Forte
        [expert] Esperto
       *[master] Campione
    }
arena-no-bot =
    { $near ->
        [none] Il bot { $name } non esiste. I bot sono: { $known }.
       *[other] Il bot { $name } non esiste. Volevi dire { $near }? I bot sono: { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot }: questo bot non ha impostazioni, quindi non ha { $setting }.
       *[other] { $bot }: non c'è un'impostazione { $setting }. Le impostazioni sono: { $known }.
    }
arena-setting = { $bot }: { $setting } deve essere un numero intero, non { $value }.
arena-no-turn =
    { $seat ->
        [-1] Chi guarda non ha un turno: non c'è una giocata da scegliere.
       *[other] Non è il turno del posto { $seat }: non c'è una giocata da scegliere.
    }
arena-no-program = { $name } non è un programma contro cui giocare: { $problem }
arena-program-address = Scrivi un indirizzo, per esempio { $example }.
arena-program-command = Scrivi un comando, per esempio { $example }.
arena-no-executable = Non c'è un file eseguibile { $file }.
arena-program-nul = Un comando non può contenere il carattere NUL.
arena-program-fault = Posto { $seat }, turno { $turn }: { $problem }
arena-program-protocol = Nella risposta a "hello" serve "protocol": { $protocol }, ma è { $answer }.
arena-program-no-move = Nella risposta serve un "move", ma è { $answer }.
arena-program-long-move = La giocata ha { $length } caratteri, più di { $most }.
arena-program-illegal = { $move } non è una giocata permessa: { $problem }
arena-program-no-json = La risposta non è JSON: { $answer }
arena-program-no-object = La risposta non è un oggetto JSON: { $answer }
arena-program-unasked = Il programma ha parlato prima che gli fosse chiesto: { $answer }
arena-program-silent =
    { $said ->
        [none] Nessuna risposta entro { $seconds } s.
       *[other] Nessuna risposta entro { $seconds } s. Il programma ha scritto: { $said }
    }
arena-program-closed =
    { $said ->
        [none] Il programma ha chiuso il suo input o output.
       *[other] Il programma ha chiuso il suo input o output. Ha scritto: { $said }
    }
arena-program-ended =
    { $said ->
        [none] Il programma è terminato con stato { $status }.
       *[other] Il programma è terminato con stato { $status }. Ha scritto: { $said }
    }
arena-program-killed =
    { $said ->
        [none] Il programma è stato terminato dal segnale { $signal }.
       *[other] Il programma è stato terminato dal segnale { $signal }. Ha scritto: { $said }
    }
arena-program-long-answer = La risposta ha più di { $most } byte: { $answer }
arena-program-lines = La risposta ha più di una riga: { $answer }
arena-program-start = Il programma non si avvia: { $problem }
arena-program-no-http = La risposta non è HTTP: { $kind }: { $problem }
arena-program-no-connection = Nessuna connessione con { $address }: { $problem }
arena-program-status = La risposta ha lo stato HTTP { $status } { $reason }.
arena-bot-fault = Il bot { $bot } al posto { $seat } non ha funzionato: { $problem }. Vedeva { $position }
arena-bot-illegal = Il bot { $bot } al posto { $seat } ha scelto una giocata vietata, { $move }: { $rule }. Vedeva { $position }
arena-bot-stays = Il bot { $bot } non si può mandare ad altri processi, quindi può giocare solo con jobs=1: { $problem }


## Esecuzioni

arena-no-deals = Non ci possono essere { $deals } mani: per una gara ne serve almeno 1.
arena-journal-exists = { $file } esiste già. Continualo con --resume, o toglilo.
arena-journal-damaged = { $file } non è un registro dell'arena, o è danneggiato.
arena-journal-in-use = { $file } è usato da un'altra esecuzione.
arena-journal-format = Il file non è un registro che questa versione di cassino può leggere.
arena-journal-rules = Le regole di { $variant } sono cambiate da quando è cominciata questa esecuzione.
arena-journal-pack = La riga { $line } è il mazzo { $pack }, ma il prossimo è il mazzo { $next }.
arena-no-cluster = Non c'è un cluster Ray a { $address }: { $problem }


## Ricerche

arena-search-worlds = Non ci possono essere { $worlds } mondi: per una ricerca ne serve almeno 1.
arena-search-seconds = Il tempo per una ricerca deve essere un numero di secondi.
arena-search-too-long = La ricerca richiede più di { $most } nodi.
arena-crowded-outcomes = Ci sono più di { $most } esiti.
arena-crowded-positions = Ci sono più di { $most } posizioni pubbliche.
arena-crowded-plays = Una mano ha più di { $most } giocate.
arena-subgame-proofs = Nessuna distribuzione delle carte non viste va d'accordo con quello che i giocatori hanno mostrato di avere.
arena-subgame =
    { $obstacle ->
        [players] Si possono risolvere solo giri di due giocatori.
        [over] La mano è finita.
        [question] Un giocatore deve rispondere a una domanda.
        [steps] I turni di più passi non si possono risolvere.
        [tops] I mazzetti da cui si prende la carta in cima non si possono risolvere.
        [drawing] I giri in cui si pescano carte dopo ogni turno non si possono risolvere.
        [bottom] Un giocatore ha visto l'ultima carta del mazzo.
        [several] Le giocate di più carte non si possono risolvere.
        [lenient] Le regole che lasciano passare gli errori non si possono risolvere.
        [demands] Le richieste di insistere non si possono risolvere.
        [oranges] Le chiamate di arance non si possono risolvere.
       *[early] Una mano che può finire prima dell'ultima carta non si può risolvere.
    }
arena-subgame-cards = { $title } non ha posizioni con { $cards } carte in ogni mano.
arena-subgame-leaf = Il giro dopo quello risolto deve essere l'ultimo.
arena-no-leaf = Non c'è un valore { $name } della fine di un giro. Scegli tra: { $known }.
arena-value = valore
arena-gap = distanza
arena-rounds = giri
arena-sequences = sequenze
arena-exploited = sfruttato
arena-loss = perdita
arena-equilibrium = equilibrio: i due insieme possono guadagnare { $mean } in media, { $most } al massimo
arena-exploited-by = { $bot }: sfruttato { $exploited }, perdita { $loss }
