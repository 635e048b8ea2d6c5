### La página de las partidas de una persona

games-export = Exportar todas
games-import = Importar todo de otro navegador o de un servidor: elige un archivo que hayas guardado allí con «Exportar todas»
games-import-now = Importar
games-imported =
    { $matches ->
        [0] No hay partidas nuevas.
        [1] Se importó 1 partida.
       *[other] Se importaron { $matches } partidas.
    }
games-imported-house =
    { $house ->
        [1] Se importó 1 conjunto de reglas de la casa.
       *[other] Se importaron { $house } conjuntos de reglas de la casa.
    }
games-imported-scores =
    { $scores ->
        [1] Se importó 1 hoja de puntos.
       *[other] Se importaron { $scores } hojas de puntos.
    }
games-known =
    { $known ->
        [1] 1 partida ya estaba aquí.
       *[other] { $known } partidas ya estaban aquí.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 partida todavía se está jugando en el servidor. Podrás importarla cuando termine.
       *[other] { $unfinished } partidas todavía se están jugando en el servidor. Podrás importarlas cuando terminen.
    }
games-search = Buscar nombres
games-show = Mostrar
games-in-progress = En curso
games-over = Terminadas
games-list = Partidas
games-none = Todavía no tienes partidas. <link>Juega una.</link>
games-none-found = No se encontró ninguna partida. <link>Juega una.</link>
games-older = Partidas anteriores
games-damaged = Una partida dañada
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
games-winner = ganó: { $winner }

games-open = Abrir
games-json = JSON
games-open-match = Abrir { $title }, { $names }
games-continue-match = Continuar { $title }, { $names }
games-review-match = Analizar { $title }, { $names }
games-replay-match = Repetición de { $title }, { $names }
games-record-of = Registro de la partida de { $title }, { $names }
games-json-of = { $title }, { $names } como JSON
