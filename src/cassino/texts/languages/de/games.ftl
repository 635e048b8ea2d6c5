### Die Seite der eigenen Partien

games-export = Alle exportieren
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
