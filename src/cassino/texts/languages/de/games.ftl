### Die Seite der eigenen Partien

games-export = Alle exportieren
games-import = Alles aus einem anderen Browser oder von einem Server importieren: Wähle eine Datei, die du dort mit „Alle exportieren“ gespeichert hast
games-import-now = Importieren
games-imported =
    { $matches ->
        [0] Keine neuen Partien.
        [1] 1 Partie wurde importiert.
       *[other] { $matches } Partien wurden importiert.
    }
games-imported-house =
    { $house ->
        [1] 1 Satz Hausregeln wurde importiert.
       *[other] { $house } Sätze Hausregeln wurden importiert.
    }
games-imported-scores =
    { $scores ->
        [1] 1 Punkteblock wurde importiert.
       *[other] { $scores } Punkteblöcke wurden importiert.
    }
games-known =
    { $known ->
        [1] 1 Partie war schon hier.
       *[other] { $known } Partien waren schon hier.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 Partie läuft noch auf dem Server. Du kannst sie importieren, wenn sie zu Ende ist.
       *[other] { $unfinished } Partien laufen noch auf dem Server. Du kannst sie importieren, wenn sie zu Ende sind.
    }
games-search = Namen suchen
games-show = Zeigen
games-in-progress = Laufende
games-over = Beendete
games-list = Partien
games-none = Du hast noch keine Partien. <link>Spiel eine.</link>
games-none-found = Keine Partien gefunden. <link>Spiel eine.</link>
games-older = Ältere Partien
games-damaged = Eine beschädigte Partie
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
games-winner = Sieg: { $winner }

games-open = Öffnen
games-json = JSON
games-open-match = { $title } öffnen, { $names }
games-continue-match = { $title } fortsetzen, { $names }
games-review-match = { $title } analysieren, { $names }
games-replay-match = Wiederholung von { $title }, { $names }
games-record-of = Aufzeichnung von { $title }, { $names }
games-json-of = { $title }, { $names } als JSON
