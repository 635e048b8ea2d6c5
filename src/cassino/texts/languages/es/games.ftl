### La página de las partidas de una persona

games-export = Exportar todas
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
