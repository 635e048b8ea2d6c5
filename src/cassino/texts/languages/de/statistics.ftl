### Die Seite der eigenen Statistik

statistics-missing =
    { $missing ->
        [one] { $missing } Partie wird noch gezählt.
       *[other] { $missing } Partien werden noch gezählt.
    }
statistics-none = Du hast noch keine Partie zu Ende gespielt. <link>Spiel eine.</link>
statistics-everybody = Alle
statistics-people = Menschen
statistics-mixed = Menschen und Bots
statistics-matches = Partien
statistics-won = Gewonnen
statistics-points = Punkte pro Runde
statistics-sweeps = Abräumer pro Runde
statistics-kept = Eigene Bauten genommen
statistics-lost = Eigene Bauten verloren
statistics-taken = Fremde Bauten genommen
statistics-explained = Nur beendete Partien zählen. Spielst du mit einem Partner, zählen Punkte und Abräumer für euch beide.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } Aufgabe
       *[other] { $puzzles } Aufgaben
    }
