### Paj pati yon moun

games-export = Ekspòte tout
games-import = Enpòte tout bagay ki nan yon lòt navigatè oswa sou yon sèvè: chwazi yon fichye ou te sere la ak “Ekspòte tout”
games-import-now = Enpòte
games-imported =
    { $matches ->
        [0] Pa gen nouvo pati.
        [1] 1 pati enpòte.
       *[other] { $matches } pati enpòte.
    }
games-imported-house =
    { $house ->
        [1] 1 seri règ lakay enpòte.
       *[other] { $house } seri règ lakay enpòte.
    }
games-imported-scores =
    { $scores ->
        [1] 1 fèy pwen enpòte.
       *[other] { $scores } fèy pwen enpòte.
    }
games-known =
    { $known ->
        [1] 1 pati te la deja.
       *[other] { $known } pati te la deja.
    }
games-unfinished =
    { $unfinished ->
        [1] Y ap jwe 1 pati toujou sou sèvè a. Ou ka enpòte l lè l fini.
       *[other] Y ap jwe { $unfinished } pati toujou sou sèvè a. Ou ka enpòte yo lè yo fini.
    }
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
