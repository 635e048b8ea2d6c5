### La pagina delle partite di una persona

games-export = Esporta tutto
games-search = Cerca nomi
games-show = Mostra
games-in-progress = In corso
games-over = Finite
games-list = Partite
games-none = Non hai ancora partite. <link>Giocane una.</link>
games-none-found = Nessuna partita trovata. <link>Giocane una.</link>
games-older = Partite più vecchie
games-damaged = Una partita danneggiata
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
games-winner = vince { $winner }

games-open = Apri
games-json = JSON
games-open-match = Apri { $title }, { $names }
games-continue-match = Continua { $title }, { $names }
games-review-match = Analizza { $title }, { $names }
games-replay-match = Rivedi { $title }, { $names }
games-record-of = Verbale di { $title }, { $names }
games-json-of = { $title }, { $names } come JSON
