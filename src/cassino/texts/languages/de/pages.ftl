### Texte, die mehrere Seiten gemeinsam haben

pages-needs-script = Diese Seite braucht JavaScript.
pages-needs-script-or-terminal = Diese Seite braucht JavaScript. Im Terminal geht es auch ohne: <code>{ $command }</code>

pages-play = Spielen
pages-play-again = Noch einmal
pages-continue = Weiter
pages-open-table = Tisch eröffnen
pages-rule-book = Regelheft
pages-done = Fertig
pages-share = Teilen
pages-save = Speichern
pages-delete = Löschen
pages-keep = Behalten
pages-to-match = Zurück zur Partie
# What is said of a right answer
pages-right = Richtig.
pages-loading = Wird geladen …

pages-account = Dein Konto
pages-daily = Runde des Tages
pages-games = Meine Partien
pages-house = Hausregeln
pages-lessons = Alle Lektionen
pages-open-tables = Offene Tische
pages-puzzle = Aufgabe
pages-puzzle-of-day = Aufgabe des Tages
pages-statistics = Meine Statistik
pages-weekly = Wochenturnier
pages-three-minutes = Das Spiel in drei Minuten

pages-rules = Regeln
pages-players = Personen
# Against which opponents
pages-against = Gegen
pages-points-to-win = Punkte zum Sieg
# Head of a column
pages-points = Punkte
pages-name = Name
pages-all = Alle
pages-all-games = Alle Spiele
pages-your-rules = Deine Regeln

pages-deals =
    { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }
pages-to-target = bis { $target }

pages-news = Neuigkeiten

### Results and numbers

pages-outcome =
    { $end ->
        [won] Du hast { $scores } gewonnen.
        [lost] Du hast { $scores } verloren.
       *[tied] Unentschieden, { $scores }.
    }
pages-percent = { $percent } %
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Ratings

pages-ratings = Meine Wertungen
pages-rated-games =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, noch unsicher
