### La pagina delle partite di una persona

games-export = Esporta tutto
games-import = Importa tutto da un altro browser o da un server: scegli un file che hai salvato lì con «Esporta tutto»
games-import-now = Importa
games-imported =
    { $matches ->
        [0] Nessuna partita nuova.
        [1] 1 partita importata.
       *[other] { $matches } partite importate.
    }
games-imported-house =
    { $house ->
        [1] 1 insieme di regole della casa importato.
       *[other] { $house } insiemi di regole della casa importati.
    }
games-imported-scores =
    { $scores ->
        [1] 1 foglio dei punti importato.
       *[other] { $scores } fogli dei punti importati.
    }
games-known =
    { $known ->
        [1] 1 partita c'era già.
       *[other] { $known } partite c'erano già.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 partita è ancora in corso sul server. Puoi importarla quando è finita.
       *[other] { $unfinished } partite sono ancora in corso sul server. Puoi importarle quando sono finite.
    }
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
