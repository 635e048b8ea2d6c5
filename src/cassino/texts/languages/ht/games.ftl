### Paj pati yon moun

games-export = Ekspòte tout
games-search = Chèche non
games-show = Montre
games-in-progress = K ap jwe
games-over = Fini
games-list = Pati yo
games-none = Ou poko gen pati. <link>Jwe youn.</link>
games-none-found = Pa jwenn pati. <link>Jwe youn.</link>
games-older = Pati ki pi ansyen
games-damaged = Yon pati ki gate
games-played = { DATETIME($at, dateStyle: "short", timeStyle: "short") }
games-winner = genyen: { $winner }

games-open = Louvri
games-json = JSON
games-open-match = Louvri { $title }, { $names }
games-continue-match = Kontinye { $title }, { $names }
games-review-match = Analize { $title }, { $names }
games-replay-match = Rejwe { $title }, { $names }
games-record-of = Rejis pati { $title }, { $names }
games-json-of = { $title }, { $names } kòm JSON
