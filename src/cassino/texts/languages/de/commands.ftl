### Die Befehlszeile: help and answers. Options (`--seed`), commands, file names and words in capitals (FILE) are typed as they are.

## Every command

commands-usage = Aufruf:
commands-options = Optionen:
commands-commands = Befehle:
commands-help = Zeigt diese Hilfe und endet.
commands-default = Standard: { $value }
commands-variable = oder setze { $name }
commands-required = nötig

commands-error = Fehler: { $problem }
commands-try = Für Hilfe tippe: { $command }
commands-no-such-option =
    { $near ->
        [none] Es gibt keine Option { $name }.
       *[other] Es gibt keine Option { $name }. Meintest du { $near }?
    }
commands-is-no-option = Es gibt keine Option { $name }; tippe einfach { $argument }.
commands-no-such-command =
    { $near ->
        [none] Es gibt keinen Befehl { $name }.
       *[other] Es gibt keinen Befehl { $name }. Meintest du { $near }?
    }
commands-missing-command = Füg einen der Befehle hinzu; --help zeigt sie.
commands-missing =
    { $kind ->
        [option] Die Option { $name } fehlt.
       *[argument] { $name } fehlt.
    }
commands-no-value = { $name } braucht einen Wert dahinter.
commands-flag = { $name } hat keinen Wert.
commands-too-many = Zu viele Argumente. Lass weg: { $words }
commands-choice = { $name } muss eines davon sein: { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } muss eine ganze Zahl von { $low } bis { $high } sein.
               *[any] { $name } muss eine Zahl von { $low } bis { $high } sein.
            }
        [low]
            { $kind ->
                [whole] { $name } muss eine ganze Zahl sein, mindestens { $low }.
               *[any] { $name } muss eine Zahl sein, mindestens { $low }.
            }
        [above] { $name } muss eine Zahl über { $low } sein.
       *[none]
            { $kind ->
                [whole] { $name } muss eine ganze Zahl sein.
               *[any] { $name } muss eine Zahl sein.
            }
    }
commands-is-a-folder = { $file } ist ein Ordner, keine Datei.
commands-no-file = Es gibt keine Datei { $file }.
commands-file =
    { $kind ->
        [FileNotFoundError] Es gibt keine Datei { $file }.
        [FileExistsError] { $file } gibt es schon.
        [IsADirectoryError] { $file } ist ein Ordner, keine Datei.
        [NotADirectoryError] Ein Teil des Pfads { $file } ist eine Datei, kein Ordner.
        [PermissionError] Du darfst { $file } nicht öffnen.
       *[other] { $file }: { $problem }
    }
commands-system = Das Betriebssystem weigert sich: { $problem }
commands-unexpected = Tut mir leid, das ist ein Programmfehler: { $kind }: { $problem } (mit CASSINO_DEBUG=1 siehst du die Einzelheiten)
extras-missing =
    { $extra ->
        [table] Der Server und der Tisch im Browser brauchen Pakete, die nicht installiert sind. Installiere sie mit: { $command }
        [postgres] PostgreSQL braucht ein Paket, das nicht installiert ist. Installiere es mit: { $command }
        [redis] Redis braucht ein Paket, das nicht installiert ist. Installiere es mit: { $command }
        [ray] Ray ist nicht installiert. Installiere es mit: { $command }
       *[other] Dafür wird ein Paket gebraucht, das nicht installiert ist. Installiere es mit: { $command }
    }
extras-package-missing = Das Paket { $name } fehlt. Installiere cassino noch einmal: { $command }
extras-python-incomplete = Diesem Python fehlt sein eigenes Modul { $name }. Installiere ein vollständiges Python: unter Debian und Ubuntu sudo apt install python3-full
extras-terminal-only = Du spielst im Terminal; für den Tisch im Browser tippe: { $command }
commands-engine-plain = Die Spiellogik ist nicht kompiliert: zum Spielen reicht es, eine Analyse dauert aber länger. Mit gcc und python3-dev geht es schneller; installiere beides und tippe dann: { $command }
commands-no-language = In der Sprache { $name } gibt es keine Texte. Wähle eine davon: { $known }.

## The list of commands

commands-cassino =
    Casino-Kartenspiele im Browser oder im Terminal spielen und studieren.

    `cassino` ohne Befehl ist `cassino serve`, oder `cassino play`, wenn der Tisch im Browser nicht installiert ist.
commands-version = Zeigt die Version und die Art der Engine und endet.
commands-language = Sprache aller Texte, zum Beispiel es oder hu. Ohne Angabe die Sprache deines Systems.
commands-serve-short = Einen Tisch im Browser eröffnen (auch einfach `cassino`).
commands-host-short = Einen Tisch für alle in deinem Netz eröffnen.
commands-site-short = Eine Website erstellen, auf der man gegen Bots spielt, auch offline.
commands-admin-short = Einen laufenden Server verwalten: Tische, Leute, Sperren.
commands-backup-short = Alles, was ein Server aufbewahrt, in einer Datei sichern.
commands-restore-short = Eine Sicherung in eine leere Datenbank laden.
commands-learn-short = In kurzen Lektionen spielen lernen.
commands-play-short = Im Terminal spielen.
commands-score-short = Punkte einer Partie mit echten Karten aufschreiben.
commands-review-short = Eine Partie analysieren: Chancen, Fehler, Glück.
commands-tutor-short = Aus deinen eigenen Partien lernen: ein Tipp und neun Fertigkeiten.
commands-verify-short = Prüfen, ob ein Server die zugesagten Karten gegeben hat.
commands-puzzle-short = Den besten Zug in der Aufgabe des Tages finden.
commands-puzzles-short = Neue Aufgaben finden und prüfen.
commands-rules-short = Das Regelheft einer Variante lesen.
commands-variants-short = Die Varianten auflisten.
commands-check-short = Dateien mit Hausregeln prüfen und alle Probleme zeigen.
commands-cases-short = Dateien mit Regelfällen ausführen.
commands-arena-short = Zwei Bots mit denselben Karten gegeneinander spielen lassen.
commands-tournament-short = Mehrere Bots gegeneinander spielen lassen und bewerten.
commands-par-short = Das Ergebnis von perfektem Spiel mit offenen Karten zeigen.
commands-train-short = Die Suche für eine Variante im Spiel gegen sich selbst trainieren.
commands-exploit-short = Messen, was ein Bot gegen einen Gegner verliert, der ihn kennt.
commands-bench-short = Die Geschwindigkeit der Engine auf diesem Rechner messen.
commands-perft-short = Die Zugfolgen einer Stellung zählen.

## Options of several commands

commands-option-json = JSON ausgeben.
commands-option-variant = Variante: ein Name oder eine Datei mit Hausregeln.
commands-option-players = Anzahl der Personen.
commands-option-usual-players = Anzahl der Personen; ohne Angabe die kleinste, die die Regeln erlauben.
commands-option-target = Punkte, die die Partie gewinnen.
commands-option-plain = Einfache Zeilen für Screenreader: ohne Farben, Karten mit ihrem Namen.
commands-option-jobs = Anzahl der Prozesse; ohne Angabe einer pro Prozessorkern.
commands-option-ray = Stattdessen auf diesem Ray-Cluster spielen; `local` startet hier einen.
commands-option-seed = Derselbe Startwert gibt dieselben Runden.
commands-option-write = Die Zahlen in dieser Datei speichern.
commands-port = Port, auf dem der Server lauscht; 0 nimmt einen freien.  [Standard: $CASSINO_PORT oder 8420]
commands-database = Wo Partien aufbewahrt werden: eine Datei oder eine Adresse wie postgresql://user@host/name.  [Standard: $CASSINO_DATABASE oder cassino.db in deinem Datenordner]
commands-config = Eine TOML-Datei mit Einstellungen (docs/host/hosting.md).  [Standard: $CASSINO_CONFIG]

## cassino serve, cassino host

commands-serve-does = Eröffnet einen Tisch im Browser. Strg-C hält den Server an; Partien gehen beim nächsten Mal weiter.
commands-serve-host = Adresse, auf der der Server lauscht; mit 0.0.0.0 können sich andere Rechner verbinden.  [Standard: $CASSINO_HOST oder 127.0.0.1]
commands-serve-workers = Anzahl der Serverprozesse; mehrere brauchen PostgreSQL und --bus.  [Standard: 1]
commands-serve-bus = Adresse, die mehrere Worker verbindet, zum Beispiel redis://localhost:6379/0.  [Standard: $CASSINO_BUS]
commands-serve-browser = Ein Browserfenster öffnen.  [Standard: browser]

commands-host-does =
    Eröffnet einen Tisch, den jedes Handy und jeder Computer in deinem Netz erreicht.

    Zeigt den Link, auch als QR-Code für Handys. Gäste brauchen nur einen Namen. Zum Beispiel:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Gleich einen Tisch mit diesen Regeln eröffnen.  [Standard: im Browser wählen]
commands-host-players = Anzahl der Menschen am Tisch.  [Standard: 2]
commands-host-bots = Anzahl der Bots am Tisch.  [Standard: 0]
commands-host-open = Auf freien Plätzen spielen Bots, bis jemand kommt.
commands-host-level = Stufe der Bots.  [Standard: 4]
commands-host-target = Punkte, die die Partie gewinnen.  [Standard: nach den Regeln]
commands-host-host = Adresse dieses Rechners, auf der der Server lauscht.
commands-host-qr = Den Link auch als QR-Code zeigen.  [Standard: qr]
commands-host-browser = Hier ein Browserfenster öffnen.  [Standard: browser]
commands-host-needs-variant = --players, --bots, --open, --level und --target beschreiben einen Tisch: Mit --variant eröffnest du einen.

## cassino admin

commands-admin-does =
    Verwaltet einen laufenden Server: Tische, Leute, Sperren.

    Arbeitet auf der Datenbank des Servers; jeder Server an dieser Datenbank folgt in wenigen Sekunden. Jede Handlung
    wird mit deinem Benutzernamen protokolliert (siehe `cassino admin log`).
commands-admin-because = Dein Grund: Er wird protokolliert und bei einer Sperre oder im Nur-Lese-Betrieb angezeigt.
commands-admin-limit = Höchstens so viele Zeilen zeigen.
commands-admin-tables = Tische auflisten, der mit dem neuesten Zug zuerst.
commands-admin-open = Nur Tische in der Lobby mit einem freien Platz.
commands-admin-playing = Nur Tische, an denen die Partie noch läuft.
commands-admin-person = Nur die Tische dieser Person.
commands-admin-close = Tische endgültig schließen, ohne Sieger.
commands-admin-people = Leute auflisten, die zuletzt gesehenen zuerst.
commands-admin-search = Nur Leute mit diesem Text im Namen oder Anmeldenamen, oder mit dieser ID.
commands-admin-rename = Jemanden umbenennen, auch an jedem Tisch, an dem die Person gespielt hat.
commands-admin-delete-person = Eine Person löschen: ihr Konto, ihre Sitzungen, Wertungen, Hausregeln und Punktestände und ihren Namen an jedem Tisch.
commands-admin-set-password = Einem Konto ein neues Passwort geben und alle seine Sitzungen beenden. Du tippst das Passwort ein, oder --generate erzeugt eines.
commands-admin-generate = Ein Passwort erzeugen und einmal zeigen.
commands-admin-prune = Partien löschen, in denen seit einem Datum nichts passiert ist. Partien mit laufender Uhr bleiben.
commands-admin-before = Das Datum, zum Beispiel 2026-01-31.
commands-admin-ban = Eine Person, eine Adresse oder ein Netz wie 203.0.113.0/24 sperren.
commands-admin-for = Wie lange, zum Beispiel 30m, 12h, 7d oder 2w.  [Standard: dauerhaft]
commands-admin-unban = Eine Sperre aufheben.
commands-admin-bans = Die geltenden Sperren auflisten.
commands-admin-lobby = Die Lobby leeren; an ihre Tische kommt man weiter per Link.
commands-admin-empty = Alle jetzigen Tische von der Liste nehmen.
commands-admin-read-only = Alles Spielen anhalten oder weitergehen lassen; Seiten funktionieren weiter.
commands-admin-stats = Leute, Tische, Züge und Sperren zählen.
commands-admin-log = Zeigen, was Betreiber getan haben, das Neueste zuerst.
commands-admin-reports = Meldungen auflisten oder eine schließen.
commands-admin-done = Diese Meldung schließen, statt Meldungen aufzulisten.
commands-closed = Tisch { $table } ist geschlossen.
commands-renamed = { $id } heißt jetzt { $name }.
commands-deleted =
    { $count ->
        [one] { $id } ist gelöscht, und der Name ist aus einer Partie entfernt.
       *[other] { $id } ist gelöscht, und der Name ist aus { $count } Partien entfernt.
    }
commands-password-new = Neues Passwort
commands-password-again = Noch einmal dasselbe Passwort
commands-password-set = { $login } hat ein neues Passwort, und alle Sitzungen dieses Kontos sind beendet.
commands-password-is = Passwort: { $password }
commands-pruned =
    { $count ->
        [one] Eine Partie wurde gelöscht.
       *[other] { $count } Partien wurden gelöscht.
    }
commands-banned = { $target } ist gesperrt.
commands-unbanned = { $target } ist nicht mehr gesperrt.
commands-ban-lasts =
    { $until ->
        [none] dauerhaft
       *[other] bis { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] Konto, gesperrt
               *[guest] Gast, gesperrt
            }
       *[no]
            { $kind ->
                [account] Konto
               *[guest] Gast
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] Die Lobby war leer.
        [one] Ein Tisch wurde von der Liste genommen.
       *[other] { $count } Tische wurden von der Liste genommen.
    }
commands-read-only =
    { $state ->
        [on] Alles Spielen ist angehalten.
       *[off] Das Spielen geht weiter.
    }
commands-report-closed = Meldung { $id } ist geschlossen.
commands-report-table = Tisch { $table }
commands-report-by = von { $name }

## cassino backup, cassino restore

commands-backup-does =
    Sichert Partien, Leute und alles andere in FILE, wie sie in diesem Moment sind.

    Der Server darf weiterlaufen. FILE enthält Geheimnisse wie verdeckte Karten: Halte die Datei privat.
    `cassino restore` lädt sie in SQLite oder PostgreSQL, egal woher sie kommt.
commands-saved =
    { $rows ->
        [one] { $file }: eine Zeile gesichert
       *[other] { $file }: { $rows } Zeilen gesichert
    }
commands-restore-does =
    Lädt die Sicherung in FILE in eine neue oder leere Datenbank.

    Stimmt etwas nicht, wird nichts geladen. Eine FILE einer älteren Version wird auf den neuen Stand gebracht.
commands-restored =
    { $rows ->
        [one] { $file }: eine Zeile geladen
       *[other] { $file }: { $rows } Zeilen geladen
    }

## cassino play

commands-play-does =
    Im Terminal gegen Bots oder Freunde spielen.

    VARIANT ist ein Name, den `cassino variants` zeigt (ohne Angabe casino), eine Datei mit Hausregeln oder ein Code.
    Du tippst deine Züge; hilfe zeigt im Spiel alle Befehle.
commands-play-rules = Hausregeln: eine Datei oder ein Code.
commands-play-seed = Startwert der Runden; derselbe Startwert gibt dieselben Karten.
commands-play-opponent = Deine Gegner: eine Stufe von 1 bis 8 oder der Name eines Bots.  [Standard: 4]
commands-play-seats = Wer auf welchem Platz sitzt, zum Beispiel human,level3 oder Ann=human,Bob=human.
commands-play-auto = Orangen rufen, Forderungen stellen und das Ziel ansagen, ohne dass du es tust.
commands-play-ask = Wann du in den Zügen der anderen gefragt wirst.  [Standard: always]
commands-play-no-tips = Nach einer Partie keinen Tipp zeigen und keine Partien für den Tutor speichern.
commands-play-coach = Vor Patzern warnen.
commands-play-at = An einem Tisch auf einem Server mitspielen: der Link einer Einladung oder die Adresse des Servers.
commands-play-name = Dein Name an diesem Tisch.
commands-play-watch = Bots zuschauen; Strg-C hält an.
commands-play-speed = Mit --watch: wie schnell sie spielen; step wartet jedes Mal auf Enter.  [Standard: normal]
commands-play-resume = Eine gespeicherte Partie fortsetzen.
commands-variant-or-rules = Nenne eine Variante oder gib --rules an, nicht beides.
commands-resumed-match = --resume setzt eine gespeicherte Partie mit ihren eigenen Regeln und Personen fort: Lass die Variante, --seed, --seats, --players, --target und --auto weg.

## cassino learn

commands-learn-does =
    Casino in kurzen Lektionen lernen. Ohne NAME siehst du die Liste und was du schon geschafft hast.

    NAME ist eine Lektion, zum Beispiel `build`, oder `deal`: eine erste kleine Runde mit Kommentar.
    Mit einer Variante, zum Beispiel `royal`, einer Datei mit Hausregeln oder einem Code liest du, was dort anders ist.

    Züge tippst du wie im Spiel. Dein Fortschritt wird gespeichert.

## cassino score

commands-score-does =
    Die Punkte von VARIANT aufschreiben, wenn ihr mit echten Karten spielt.

    VARIANT ist ein Name, den `cassino variants` zeigt (ohne Angabe casino), eine Datei mit Hausregeln oder ein Code. Nach
    jeder Runde wirst du gefragt, was jede Partei genommen hat, und nur, was die Regeln brauchen. Dann werden die Punkte
    gezählt. Tippe hilfe, um alle Befehle zu sehen.
commands-score-names = Namen, in der Reihenfolge am Tisch.
commands-score-dealer = Wer zuerst gibt; ohne Angabe der zuletzt genannte Name, sodass der erste beginnt.
commands-score-file = Wo der Stand gespeichert wird.
commands-score-resume = Einen gespeicherten Stand fortsetzen; ohne FILE den neuesten.
commands-resumed-score = --resume setzt einen gespeicherten Stand fort: Lass alles andere weg.
commands-names-and-players =
    { $names ->
        [one] --names hat einen Namen, aber --players ist { $players }.
       *[other] --names hat { $names } Namen, aber --players ist { $players }.
    }
commands-ask-name = Name { $number }, in der Reihenfolge am Tisch:

## cassino review

commands-review-judges =
    Analysiert die Partie in RECORD, einer Datei, die du in `cassino play` oder an einem Tisch im Browser gespeichert hast.

    Jeder Zug wird danach beurteilt, was sein Spieler wissen konnte. Nur beendete Runden werden analysiert. Dieselbe Datei
    ergibt dieselbe Analyse, egal wie viel der Computer zu tun hat.
commands-review-moves = Jeden Zug zeigen, nicht nur die Fehler.
commands-review-at = Die Werte aller erlaubten Züge bei Zug N der Partie zeigen.
commands-review-try = Mit --at: auch den Wert dieses Zugs zeigen.
commands-review-play = Mit --at: von dort gegen Bots weiterspielen.
commands-review-json = Die Analyse als JSON ausgeben.
commands-review-html = Die Analyse als eine eigenständige Webseite schreiben.
commands-review-worlds = Anzahl der Welten (Stichproben der verdeckten Karten) pro Zug.  [Standard: 200]
commands-review-seed = Startwert der Welten.  [Standard: 0]
commands-review-names = Namen, nach Plätzen.
commands-review-plain = Einfache Zeilen für Screenreader: ohne Kurve, ohne Farben, Karten mit ihrem Namen.
commands-review-needs-at = --try und --play brauchen --at N.
commands-review-choose = Wähle eines von --at, --json und --moves. --html geht nicht zusammen mit --at.
commands-reviewing = Analyse
commands-progress-par = Runde { $deal } wird gelöst
commands-progress-puzzles = Aufgaben werden gesucht
commands-progress-check = Aufgaben werden geprüft
commands-progress-tutor = Deine Partien werden angesehen
commands-progress-worth = Fertigkeiten werden gemessen
commands-progress-precision = Der Tutor wird geprüft
commands-progress-exploit = Stellungen werden gelöst
commands-progress-challenge = Partie gegen { $bot }
commands-progress-bench = Messung von { $title }
commands-progress-perft = Züge werden gezählt
commands-progress-cases = Regelfälle werden ausgeführt
commands-progress-backup = Zeilen werden gesichert
commands-progress-restore = Zeilen werden geladen

## cassino tutor

commands-tutor-does =
    Sieht deine beendeten Partien an und nennt eine Fertigkeit zum Üben, mit einer Stellung, die sie zeigt.

    `cassino tutor FILE ...` liest Aufzeichnungen, die du gespeichert hast; `cassino tutor` allein liest deine letzten
    Partien von `cassino play`. docs/background/tutor.md erklärt, wie es geht.
commands-tutor-read = Die Partien in RECORDS ansehen, die neueste zuerst.
commands-tutor-read-short = Deine Partien ansehen (auch einfach `cassino tutor`).
commands-tutor-games = Auch deine letzten Partien von `cassino play` lesen (ohne RECORDS immer).
commands-tutor-seat = Dein Platz, wenn eine Aufzeichnung ihn nicht nennt.  [Standard: 1]
commands-tutor-worth = Misst, wie viele Punkte pro Runde ohne jede Fertigkeit verloren gehen, in doppelt gespielten Runden zu zweit.
commands-tutor-worth-short = Messen, was jede Fertigkeit wert ist.
commands-tutor-packs = Gemischte Blätter für jede Fertigkeit.
commands-tutor-precision = Misst, wie oft die genannte Fertigkeit wirklich fehlt, und wie oft eine tiefere Suche zustimmt.
commands-tutor-precision-short = Messen, wie oft der Tutor recht hat.
commands-tutor-trials = Aufzeichnungen für jede Art von Spielern.

## cassino verify

commands-verify-does =
    Prüft, ob die Runden in RECORD die sind, die der Server vor der Partie zugesagt hat.

    Jede Runde wird mit der Zusage, den Startwerten und den Zufallszahlen in der Aufzeichnung verglichen. Zeigt, was stimmt
    (ok), was nicht stimmt (BAD) und was sich nicht prüfen lässt (--). Exit-Status: 0, wenn nichts falsch ist, 1, wenn
    etwas falsch ist, 2, wenn die Aufzeichnung nicht lesbar ist, 3, wenn es nichts zu prüfen gibt.
commands-verify-commitment = Die Zusage, die du vor der Partie notiert hast.

## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Die Aufgabe des Tages lösen, oder Aufgabe NUMBER. Züge tippst du wie im Spiel.

    Mit --theme bekommst du eine Aufgabe, die du noch nicht versucht hast. Nur deine erste Antwort zählt.
commands-puzzle-theme = Eine Aufgabe für eine Fertigkeit, zum Beispiel sums; `any` wählt die Fertigkeit für dich.
commands-puzzle-title =
    { $kind ->
        [chosen] Aufgabe { $number } von { $count }
       *[daily] Aufgabe { $number } von { $count }, { $day }
    }
commands-puzzle-or-theme = Nenne eine Aufgabe oder ein Thema, nicht beides.
commands-no-theme = Es gibt kein Thema { $name }. Wähle eines davon: { $known }.

commands-puzzles-does = Aufgaben finden und prüfen: Stellungen mit einem klar besten Zug, den ein einfacher Spieler übersieht.
commands-puzzles-mine =
    Sucht Aufgaben in den Runden von RECORDS oder in Runden zwischen Bots. Derselbe Startwert findet dieselben Aufgaben.

    Ohne --hidden sind Aufgaben letzte Durchgänge, in denen sich jede Karte erschließen lässt, genau gelöst. Eine Runde
    ergibt höchstens eine Aufgabe.
commands-puzzles-mine-short = Neue Aufgaben suchen.
commands-puzzles-variant = Runden dieser Variante verwenden; mehrmals möglich.
commands-puzzles-deals = Höchstens so viele Runden durchsuchen, pro Variante.
commands-puzzles-most = Nach so vielen Aufgaben aufhören, pro Variante.
commands-puzzles-seed = Startwert der Runden.
commands-puzzles-hidden = Stellungen mit verdeckten Karten suchen, über viele Welten beurteilt.
commands-puzzles-worlds = Mit --hidden: Welten pro Stellung.
commands-puzzles-out = Die Aufgaben an diese Datei anhängen.
commands-puzzles-check = Jede Aufgabe in FILE neu lösen; ohne FILE die Aufgaben, die mit cassino kommen.
commands-puzzles-check-short = Jede Aufgabe neu lösen.
commands-puzzles-list = Die Aufgaben in FILE nach Variante und Thema zählen; ohne FILE die, die mit cassino kommen.
commands-puzzles-list-short = Aufgaben nach Variante und Thema zählen.
commands-puzzles-shuffle = Die Aufgaben in FILES in einer Reihenfolge für jeden Tag ausgeben: möglichst nie zwei einer Variante hintereinander.
commands-puzzles-shuffle-short = Aufgaben in einer Reihenfolge für jeden Tag ausgeben.
commands-records-or-variants = Nenne Aufzeichnungen oder Varianten mit --variant, nicht beides.
commands-puzzles-added =
    { $count ->
        [one] Eine Aufgabe an { $file } angehängt: { $themes }
       *[other] { $count } Aufgaben an { $file } angehängt: { $themes }
    }
commands-puzzle-wrong = Aufgabe { $number }: { $problem }
commands-puzzles-checked = { $right } richtig, { $wrong } falsch
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), { $hidden } mit verdeckten Karten
    }
commands-puzzles-all = Zusammen: { $count } ({ $themes })

## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Das Regelheft einer Variante oder von Hausregeln lesen, sie als Datei ausgeben oder als Code teilen.

    `cassino rules NAME` ist kurz für `cassino rules show NAME`.
commands-rules-show = Zeigt das Regelheft von NAME: ein Name, den `cassino variants` zeigt, eine Datei mit Hausregeln oder ein Code.
commands-rules-show-short = Das Regelheft oder die Datei zeigen.
commands-rules-sources = Sagen, woher jede Regel stammt.
commands-rules-decisions = Unsere Entscheidungen hinzufügen, wo die Quellen schweigen oder sich widersprechen.
commands-rules-options = Alles hinzufügen, was sich ändern lässt.
commands-rules-sheet = Stattdessen zwei Seiten zum Drucken schreiben, als HTML.
commands-rules-width = Breite des Texts in Spalten.
commands-rules-toml = Stattdessen die Regeln als Datei ausgeben.
commands-rules-share = Zeigt den Code von NAME, einer Variante oder einer Datei mit Hausregeln; wer ihn hat, kann nach diesen Regeln spielen.
commands-rules-share-short = Den Code zeigen.

commands-variants-does = Listet die Varianten auf: ID, Titel, Personen, Ziel und andere Namen, die du verwenden kannst.
commands-variants-id = ID
commands-variants-title = Titel
commands-variants-players = Personen
commands-variants-target = Ziel
commands-variants-names = andere Namen
commands-variants-deals =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }

commands-check-does = Zeigt jedes Problem in den Hausregeln in FILES; Exit-Status 1, wenn es welche gibt.
commands-no-problems = { $file }: keine Probleme

commands-cases-does = Führt die Regelfälle in FILES aus, meldet jeden Fehlschlag und zählt Erfolge und Fehlschläge.
commands-cases-variants = Nur die Fälle dieser Varianten ausführen.
commands-cases-skip-types = Fälle dieser Typen auslassen.

## cassino arena, cassino tournament

commands-arena-does =
    Lässt Bot FIRST gegen Bot SECOND spielen und zeigt, wie viele Punkte pro Runde FIRST vorn liegt.

    Jedes gemischte Blatt wird einmal für jede Verteilung der Plätze gespielt. Der Abstand ist der Mittelwert der Punkte
    von FIRST minus den von SECOND. --sprt 0,0.2 prüft diese zwei Abstände gegeneinander und hört auf, sobald einer
    angenommen ist, mit 5 % Irrtum.
commands-arena-deals = Höchstens so viele Runden; ohne Angabe { $usual }.
commands-arena-sprt = Aufhören, sobald einer dieser zwei Abstände angenommen ist.
commands-contests-seed = Derselbe Startwert gibt dieselben Runden und Züge.
commands-contests-ms = Millisekunden pro Zug für die Bots.
commands-contests-seating = Bei drei oder mehr Parteien: jede Verteilung, oder eine Partei für den ersten Bot.
commands-contests-out = Das Ergebnis in dieser Datei speichern, und die Blätter, wie sie gespielt werden, in FILE{ $ending }.
commands-contests-resume = Einen unterbrochenen Lauf mit seinen eigenen Einstellungen fortsetzen.
commands-margins = --sprt { $text }: Nötig sind zwei Zahlen mit einem Komma dazwischen, zum Beispiel 0,0.2.
commands-margins-order = --sprt { $text }: Die zweite Zahl muss die größere sein, und beide zwischen -1000 und 1000.
commands-two-bots = Nenne zwei Bots.
commands-different-bots = Nenne zwei oder mehr verschiedene Bots.
commands-resumed-run = --resume setzt einen Lauf mit seinen eigenen Einstellungen fort: Lass { $names } weg.
commands-tournament-does =
    Lässt jedes Paar der BOTS gegeneinander spielen und bewertet alle.

    Die Wertungen stehen auf der Elo-Skala für die Chance, eine Runde zu gewinnen, mit 95-%-Intervallen. Ist `random` dabei,
    hat es die Wertung 0; sonst ist der Mittelwert 0.
commands-tournament-deals = Runden pro Paar von Bots.

## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Trainiert die Suche für VARIANT im Spiel gegen sich selbst: Gewichte anpassen, die die Punkte vorhersagen, sie erproben,
    und sie behalten, wenn sie gewinnen.

    In einer Probe spielt die Suche mit den neuen Gewichten gegen die Suche mit den bisher besten, in doppelt gespielten
    Runden. Mit --lessons und --packs hängt das Ergebnis nur vom Startwert ab.
commands-train-minutes = Wie viele Minuten etwa trainiert wird; { $usual }, wenn du nicht --lessons und --packs angibst.
commands-train-generations = Wie oft von den besten Gewichten gelernt und neu erprobt wird.
commands-train-lessons = Runden zum Lernen in jeder Generation.
commands-train-packs = Höchstens so viele Blätter in jeder Probe.
commands-train-seed = Derselbe Startwert und dieselben Zahlen geben dieselben Gewichte.
commands-train-bot = Bot, der die Lernrunden spielt; ohne Angabe search mit 4 Welten, oder heuristic, wenn das langsam ist.
commands-train-rival = Such-Bot, der die Proben spielt; ohne Angabe mit 8 Welten, oder 2, wenn das langsam ist.
commands-train-level = Neue Gewichte behalten, wenn sie überhaupt vorn liegen, wie knapp auch immer.
commands-train-policy = Statt des Werts von Stellungen die Regel trainieren, die Züge auf einen Blick und in ausgespielten Partien wählt.
commands-train-out = Ordner für die Datei; ohne Angabe, wo die Bots sie suchen.
commands-train-dry-run = Die Datei nicht schreiben.
commands-rival = --rival { $bot }: Dieser Bot bewertet Stellungen nicht mit Gewichten, also gibt es nichts zu trainieren.

commands-exploit-does =
    Löst das Ende mancher Durchgänge zu zweit und zeigt, wie viel jeder der BOTS dort verliert.

    Der Gleichgewichtswert ist das Ergebnis, wenn beide am besten spielen. „ausgenutzt“ ist, wie viel weniger ein Bot gegen
    die beste Antwort auf ihn bekommt; „Verlust“ ist, wie viel weniger er gegen das Gleichgewicht bekommt. Beides in Punkten
    pro Stellung, gemittelt über beide Plätze. docs/background/exploitability.md erklärt die Methode.
commands-exploit-variant = Variante: ein Name, eine Datei mit Hausregeln oder ein Code.
commands-exploit-cards = Karten auf jeder Hand.
commands-exploit-rounds-left = Anzahl der Durchgänge nach diesem.
commands-exploit-stock = Nur so viele Karten im Talon lassen.
commands-exploit-positions = Anzahl der Stellungen.
commands-exploit-seed = Derselbe Startwert gibt dieselben Stellungen und Züge.
commands-exploit-seeds = Die Züge so vieler Startwerte mischen.
commands-exploit-leaf = Wert am Ende eines Durchgangs: estimate oder exact.
commands-exploit-gap = Wie genau das Gleichgewicht sein muss, in Punkten.
commands-exploit-deals = Auch so viele ganze Runden gegen einen Gegner spielen, der den Bot kennt.
commands-exploit-worlds = Wie gründlich dieser Gegner überlegt.
commands-exploit-model = Ein schnellerer Bot, der BOTS in den Probespielen dieses Gegners ersetzt.
commands-exploit-jobs = Anzahl der Prozesse für die Runden.

commands-par-does =
    Zeigt das Par jeder Runde in RECORD: den Abstand bei perfektem Spiel, wenn alle Karten bekannt sind, auch die im Talon.

    Zeigt auch die Züge, die Punkte verschenkt haben. Braucht eine Runde mehr als --nodes Stellungen, wird sie ab dem
    frühesten Zug durchsucht, den sie erlauben. Mit --seed spielen heuristic-Bots eine Runde.
commands-par-seed = Die Runde dieses Startwerts statt einer Aufzeichnung verwenden.
commands-par-variant = Mit --seed: die Variante.  [Standard: casino]
commands-par-players = Mit --seed: Anzahl der Personen.
commands-par-nodes = Höchstens so viele Stellungen pro Runde durchsuchen.  [Standard: 20 Millionen]
commands-par-json = Die Pars als JSON ausgeben.
commands-record-or-seed = Nenne eine Aufzeichnung oder --seed N, nicht beides.
commands-no-deal-over = { $file }: Keine Runde dieser Partie ist zu Ende.

commands-bench-does =
    Misst die Geschwindigkeit der Engine und zweier Bots in jeder Variante, in CPU-Sekunden eines Kerns.

    Weichen die Läufe für eine Zahl zu stark voneinander ab, etwa auf einem ausgelasteten Rechner, gilt sie als `unsteady` (null in JSON).
commands-bench-variant = Nur diese Variante; mehrmals möglich.
commands-bench-seconds = Wie lange jeder Lauf etwa dauert, in Sekunden.

commands-perft-does = Zählt die Folgen von --depth Zügen vom Anfang einer Runde, für jeden ersten Zug und zusammen.
commands-perft-seed = Startwert der Runde.
commands-perft-depth = Anzahl der Züge.
commands-perft-position = Stattdessen von dieser Stellung ausgehen, als eine Zeile (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPTIONEN
        [command] BEFEHL
        [args] ARGUMENTE
        [file] DATEI
        [files] DATEIEN
        [code] CODE
        [name] NAME
        [variant] VARIANTE
        [record] AUFZEICHNUNG
        [records] AUFZEICHNUNGEN
        [number] NUMMER
        [bot] BOT
        [bots] BOTS
        [move] ZUG
        [language] SPRACHE
        [folder] ORDNER
        [address] ADRESSE
        [network] NETZ
        [time] ZEIT
        [text] TEXT
        [integer] GANZZAHL
        [float] ZAHL
        [line] ZEILE
        [low] UNTEN
        [high] OBEN
        [first] ERSTER
        [second] ZWEITER
       *[state] ZUSTAND
    }

## cassino site

commands-site-does =
    Schreibt eine Website nach FOLDER. Jeder Webserver kann sie ausliefern. Wer sie einmal öffnet, kann danach ohne Verbindung gegen Bots spielen.

    Das Spiel läuft im Browser der Spieler, mit Pyodide (Python für Browser). Dieser Befehl lädt nichts herunter; in einem Klon des Repositorys holt `make site`, was gebraucht wird. Eine Website, die dieser Befehl früher nach FOLDER geschrieben hat, wird ganz ersetzt.
commands-site-language = Sprachen der Seiten, zum Beispiel es,fr; die Startseite ist in der ersten.  [Standard: die Sprache dieses Befehls]
commands-site-pyodide = Ordner mit dem entpackten npm-Paket pyodide, Version 314.  [Standard: build/pyodide]
commands-site-wheel = Das Wheel von msgspec für dieses Pyodide.  [Standard: das im Pyodide-Ordner]
commands-site-plain = Ohne die kompilierte Engine.
commands-site-check = Nichts schreiben, sondern die Größe jedes Teils anzeigen.
commands-site-no-folder = { $folder } ist eine Datei, kein Ordner. Wähle einen neuen oder leeren Ordner.
commands-site-other-folder = { $folder } ist nicht leer und stammt nicht von `cassino site`. Wähle einen neuen oder leeren Ordner.
commands-site-not-replaced = Die neue Website konnte nicht nach { $folder } verschoben werden: { $problem }. Was vorher dort war, ist unverändert.
commands-site-not-back = Die neue Website konnte nicht nach { $folder } verschoben werden: { $problem }. Was vorher dort war, ist jetzt in { $old }. Du kannst es zurückverschieben.
commands-site-no-pyodide = In { $folder } ist kein vollständiges Pyodide. Es fehlt: { $files }. In einem Klon des Repositorys holt es `make site`; sonst entpacke das npm-Paket pyodide und gib seinen Ordner mit --pyodide an.
commands-site-other-pyodide = In { $folder } ist Pyodide { $version }, nötig ist aber Version { $series }. Entpacke das npm-Paket pyodide@{ $series } und gib seinen Ordner mit --pyodide an.
commands-site-no-wheel = Hier gibt es kein Wheel von msgspec für dieses Pyodide: { $place }. Lade { $wheel } von PyPI herunter und gib es mit --wheel an.
commands-site-slow = Der erste Tisch braucht etwa doppelt so lang, bis er sich öffnet, weil jeder Browser jedes Mal die Module von Python kompilieren muss. Um das zu vermeiden, installiere Python { $python } oder Node und führe den Befehl noch einmal aus.
commands-site-written = Die Website ist fertig: { $folder }. Zum Ausprobieren tippe: python3 -m http.server --directory { $folder }
commands-site-part = Teil
commands-site-files = Dateien
commands-site-raw = Bytes
commands-site-all = zusammen
