### Berichte für alle, die Bots untersuchen: arena, tournament, training, exploitability, par, speed. The numbers have signs: +0.25.


## cassino arena, cassino tournament

arena-contest = { $title }, { $players } Personen, { $deals } Runden, Startwert { $seed }
arena-tournament = { $title }, { $players } Personen, Startwert { $seed }
arena-pair = { $first } gegen { $second }
arena-margin = { $first } gegen { $second }: { $mean } Punkte pro Runde (95 %: { $low } bis { $high })
arena-less-luck = um Glück bereinigt: { $mean } (95 %: { $low } bis { $high }), das Intervall ist { $shorter } % kürzer
arena-packs = Blätter nach gewonnenen minus verlorenen Runden, -2 bis 2: { $counts }
arena-test =
    { $accepted ->
        [none] { $low } oder { $high } Punkte pro Runde: nach { $packs } Blättern keines angenommen, LLR { $ratio }
       *[other] { $low } oder { $high } Punkte pro Runde: { $accepted } nach { $packs } Blättern angenommen, LLR { $ratio }
    }
arena-points = Punkte pro Partei: { $first } { $own }, { $second } { $others }
arena-milliseconds = Millisekunden pro Zug: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = Millisekunden CPU-Zeit pro Zug: { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } hat eine Runde durch einen Fehler verloren: { $reasons }
       *[other] { $bot } hat { $count } Runden durch Fehler verloren: { $reasons }
    }
arena-other-command = { $file } ist ein Ergebnis von cassino { $command }. Zum Fortsetzen: cassino { $command } --resume { $file }
arena-program-changed = Das Programm hat sich seit Beginn dieses Laufs geändert: Im Ergebnis können sich zwei Versionen der Bots mischen.
arena-stopped = Angehalten. Zum Fortsetzen: cassino { $command } --resume { $file }

arena-elo = Elo
arena-interval = 95 %
arena-points-a-deal = Punkte/Runde
arena-score = Wertung
arena-deals = Runden
arena-range = { $low } bis { $high }


## cassino train

arena-train-plan = { $title }, { $players } Personen, Startwert { $seed }, Lernrunden von { $bot }
arena-train-starting = Start
arena-train-lessons = Generation { $number }: Lernrunden
arena-train-trying = Generation { $number }: Probe { $mean }
arena-generation = Generation { $number }: { $deals } Runden, bisher { $positions } Stellungen
arena-train-round =
    { $round ->
        [0] in Durchgängen: erklärt { $explained } des Abstands, die früheren Gewichte { $before }; daneben um { $spread } Punkte
       *[other] Durchgang { $round }: erklärt { $explained } des Abstands, die früheren Gewichte { $before }; daneben um { $spread } Punkte
    }
arena-train-weights = Gewichte: { $weights }
arena-train-no-trial = nichts zu erproben: kein Durchgang endet vor der Runde, oder es wurde nichts gelernt
arena-train-trial =
    { $kept ->
        [yes] Probe: { $mean } Punkte pro Runde (95 %: { $low } bis { $high }), { $deals } Runden: behalten
       *[no] Probe: { $mean } Punkte pro Runde (95 %: { $low } bis { $high }), { $deals } Runden: nicht behalten
    }
arena-train-counted = Punkte von { $deals } Runden gezählt
arena-train-again = zum Wiederholen: { $command }
arena-train-written = geschrieben: { $file }
arena-train-not-written = nichts geschrieben


## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: Punkte pro Runde, { $packs } Blätter zweimal gespielt, 95-%-Intervall
arena-precision = { $lacking } Spieler ohne eine Fertigkeit ({ $silent } davon ohne Tipp) und { $lacking } Spieler mit allen Fertigkeiten
arena-skill = Fertigkeit
arena-precision-named = genannt
arena-precision-right = richtig
arena-precision-checked = geprüft
arena-precision-agreed = bestätigt
arena-precision-silent = kein Tipp


## cassino exploit

arena-suite =
    { $stock ->
        [all] { $title }: Karten auf jeder Hand { $cards }, übrige Durchgänge { $rounds }, Startwert { $seed }
       *[other] { $title }: Karten auf jeder Hand { $cards }, übrige Durchgänge { $rounds }, Startwert { $seed }, Karten im Talon { $stock }
    }
arena-challenge = { $bot }: wer ihn kennt, gewinnt { $mean } Punkte pro Runde (95 %: { $low } bis { $high }), { $deals } Runden


## cassino par

arena-par-unplayed = Runde { $deal }: nichts gespielt.
arena-par-deal =
    { $part ->
        [whole] Runde { $deal }, ganz ({ $positions } Stellungen durchsucht)
        [round] Runde { $deal }, ab Zug { $turn } in Durchgang { $round } von { $rounds }; frühere Züge brauchen mehr als --nodes ({ $positions } Stellungen durchsucht)
       *[rest] Runde { $deal }, ab Zug { $turn }; frühere Züge brauchen mehr als --nodes ({ $positions } Stellungen durchsucht)
    }
arena-par = Par: { $side } { $par }; gespielt: { $played }
arena-par-perfect = jeder Zug war perfekt
arena-par-loss =
    { $best ->
        [none] { $move } verschenkt { $loss }
       *[other] { $move } verschenkt { $loss } ({ $best } behält { $par })
    }


## cassino bench, cassino perft

arena-engine =
    { $kind ->
        [compiled] Engine: kompiliert
       *[plain] Engine: einfach
    }
arena-variant = Variante
arena-unsteady = unstet
arena-bench-moves = zufällige Züge aus gegebenen Stellungen
arena-bench-deals = Runden gemischt, gegeben, zufällig gespielt und gezählt
arena-bench-pairs = legal_moves und apply aus Python
arena-bench-copies = Kopien einer Stellung aus Python
arena-bench-samples = Ansichten mit einer Stichprobe der verdeckten Karten
arena-bench-heuristic = Runden zwischen heuristic-Bots
arena-bench-lines = von der Suche ausgespielte Zugfolgen
arena-total = zusammen: { $count }


## Bots

# A strength, shown as the name of a bot
arena-level =
    { $level ->
        [beginner] Anfänger
        [newcomer] Neuling
        [casual] Hobbyspieler
        [regular] Stammspieler
        [skilled] Könner
        [strong] Taktiker
        [expert] Experte
       *[master] Meister
    }
arena-no-bot =
    { $near ->
        [none] Es gibt keinen Bot { $name }. Die Bots sind: { $known }.
       *[other] Es gibt keinen Bot { $name }. Meintest du { $near }? Die Bots sind: { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot }: Dieser Bot hat keine Einstellungen, also auch nicht { $setting }.
       *[other] { $bot }: Eine Einstellung { $setting } gibt es nicht. Die Einstellungen sind: { $known }.
    }
arena-setting = { $bot }: { $setting } muss eine ganze Zahl sein, nicht { $value }.
arena-no-turn =
    { $seat ->
        [-1] Wer zuschaut, ist nie dran: Es gibt keinen Zug zu wählen.
       *[other] Platz { $seat } ist nicht dran: Es gibt keinen Zug zu wählen.
    }
arena-no-program = { $name } ist kein Programm, gegen das man spielen kann: { $problem }
arena-program-address = Tippe eine Adresse, zum Beispiel { $example }.
arena-program-command = Tippe einen Befehl, zum Beispiel { $example }.
arena-no-executable = Es gibt keine ausführbare Datei { $file }.
arena-program-nul = Ein Befehl kann kein NUL-Zeichen enthalten.
arena-program-fault = Platz { $seat }, Zug { $turn }: { $problem }
arena-program-protocol = Die Antwort auf "hello" braucht "protocol": { $protocol }, aber da steht { $answer }.
arena-program-no-move = Die Antwort braucht "move", aber da steht { $answer }.
arena-program-long-move = Der Zug hat { $length } Zeichen, mehr als { $most }.
arena-program-illegal = { $move } ist kein erlaubter Zug: { $problem }
arena-program-no-json = Die Antwort ist kein JSON: { $answer }
arena-program-no-object = Die Antwort ist kein JSON-Objekt: { $answer }
arena-program-unasked = Das Programm hat ungefragt gesprochen: { $answer }
arena-program-silent =
    { $said ->
        [none] Innerhalb von { $seconds } s kam keine Antwort.
       *[other] Innerhalb von { $seconds } s kam keine Antwort. Das Programm schrieb: { $said }
    }
arena-program-closed =
    { $said ->
        [none] Das Programm hat seine Ein- oder Ausgabe geschlossen.
       *[other] Das Programm hat seine Ein- oder Ausgabe geschlossen. Es schrieb: { $said }
    }
arena-program-ended =
    { $said ->
        [none] Das Programm endete mit Status { $status }.
       *[other] Das Programm endete mit Status { $status }. Es schrieb: { $said }
    }
arena-program-killed =
    { $said ->
        [none] Das Programm wurde durch das Signal { $signal } beendet.
       *[other] Das Programm wurde durch das Signal { $signal } beendet. Es schrieb: { $said }
    }
arena-program-long-answer = Die Antwort hat mehr als { $most } Bytes: { $answer }
arena-program-lines = Die Antwort hat mehr als eine Zeile: { $answer }
arena-program-start = Das Programm startet nicht: { $problem }
arena-program-no-http = Die Antwort ist kein HTTP: { $kind }: { $problem }
arena-program-no-connection = Keine Verbindung zu { $address }: { $problem }
arena-program-status = Die Antwort hat den HTTP-Status { $status } { $reason }.
arena-bot-fault = Der Bot { $bot } auf Platz { $seat } ist gescheitert: { $problem }. Er sah { $position }
arena-bot-illegal = Der Bot { $bot } auf Platz { $seat } wählte einen unerlaubten Zug, { $move }: { $rule }. Er sah { $position }
arena-bot-stays = Der Bot { $bot } lässt sich nicht an andere Prozesse senden, also kann er nur mit jobs=1 spielen: { $problem }


## Runs

arena-no-deals = { $deals } Runden gehen nicht: Ein Wettkampf braucht mindestens 1.
arena-journal-exists = { $file } gibt es schon. Setz den Lauf mit --resume fort, oder entferne die Datei.
arena-journal-damaged = { $file } ist kein Protokoll der Arena, oder es ist beschädigt.
arena-journal-in-use = { $file } wird von einem anderen Lauf benutzt.
arena-journal-format = Die Datei ist kein Protokoll, das diese Version von cassino lesen kann.
arena-journal-rules = Die Regeln von { $variant } haben sich seit Beginn dieses Laufs geändert.
arena-journal-pack = Zeile { $line } ist Blatt { $pack }, aber als Nächstes kommt Blatt { $next }.
arena-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $problem }


## Searches

arena-search-worlds = { $worlds } Welten gehen nicht: Eine Suche braucht mindestens 1.
arena-search-seconds = Die Zeit für eine Suche muss eine Zahl von Sekunden sein.
arena-search-too-long = Die Suche braucht mehr als { $most } Knoten.
arena-crowded-outcomes = Es gibt mehr als { $most } Ausgänge.
arena-crowded-positions = Es gibt mehr als { $most } öffentliche Stellungen.
arena-crowded-plays = Eine Hand hat mehr als { $most } Züge.
arena-subgame-proofs = Keine Verteilung der ungesehenen Karten passt zu dem, was die Spieler nachweislich haben.
arena-subgame =
    { $obstacle ->
        [players] Lösen lassen sich nur Durchgänge zu zweit.
        [over] Die Runde ist zu Ende.
        [question] Jemand wird gerade etwas gefragt.
        [steps] Züge mit mehreren Schritten lassen sich nicht lösen.
        [tops] Stapel, deren oberste Karten man nehmen kann, lassen sich nicht lösen.
        [drawing] Durchgänge, in denen nach jedem Zug gezogen wird, lassen sich nicht lösen.
        [bottom] Jemand hat die letzte Karte des Talons gesehen.
        [several] Züge mit mehreren Karten lassen sich nicht lösen.
        [lenient] Regeln, die Fehler gelten lassen, lassen sich nicht lösen.
        [demands] Forderungen an den Gegner lassen sich nicht lösen.
        [oranges] Orange-Rufe lassen sich nicht lösen.
       *[early] Eine Runde, die vor ihrer letzten Karte enden kann, lässt sich nicht lösen.
    }
arena-subgame-cards = { $title } hat keine Stellung mit { $cards } Karten auf jeder Hand.
arena-subgame-leaf = Der Durchgang nach dem gelösten muss der letzte sein.
arena-no-leaf = Es gibt keinen Wert { $name } für das Ende eines Durchgangs. Wähle einen davon: { $known }.
arena-value = Wert
arena-gap = Lücke
arena-rounds = Durchgänge
arena-sequences = Folgen
arena-exploited = ausgenutzt
arena-loss = Verlust
arena-equilibrium = Gleichgewicht: beide zusammen können im Schnitt { $mean } gewinnen, höchstens { $most }
arena-exploited-by = { $bot }: ausgenutzt { $exploited }, Verlust { $loss }
