### The page of a person's games

games-export = Exportar tudo
games-import = Importar tudo de outro navegador ou de um servidor: escolha um arquivo que você salvou lá com “Exportar tudo”
games-import-now = Importar
games-imported =
    { $matches ->
        [0] Nenhuma partida nova.
        [1] 1 partida foi importada.
       *[other] { $matches } partidas foram importadas.
    }
games-imported-house =
    { $house ->
        [1] 1 conjunto de regras da casa foi importado.
       *[other] { $house } conjuntos de regras da casa foram importados.
    }
games-imported-scores =
    { $scores ->
        [1] 1 folha de pontos foi importada.
       *[other] { $scores } folhas de pontos foram importadas.
    }
games-known =
    { $known ->
        [1] 1 partida já estava aqui.
       *[other] { $known } partidas já estavam aqui.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 partida ainda está em andamento no servidor. Você pode importá-la quando ela terminar.
       *[other] { $unfinished } partidas ainda estão em andamento no servidor. Você pode importá-las quando terminarem.
    }
games-search = Buscar nomes
# The label of a list: all games, those in progress, those that are over
games-show = Mostrar
games-in-progress = Em andamento
games-over = Terminadas
games-list = Partidas
games-none = Você ainda não tem partidas. <link>Jogue uma.</link>
games-none-found = Nenhuma partida encontrada. <link>Jogue uma.</link>
games-older = Partidas mais antigas
games-damaged = Uma partida danificada
# $at (date): when it was last played
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
# $winner (text): the name of a player or a side
games-winner = vitória: { $winner }

# Buttons
games-open = Abrir
# A file for programs
games-json = JSON
# Spoken to a screen reader: the same buttons. $title (text): the rules; $names (text): the players
games-open-match = Abrir { $title }, { $names }
games-continue-match = Continuar { $title }, { $names }
games-review-match = Analisar { $title }, { $names }
games-replay-match = Replay de { $title }, { $names }
games-record-of = Registro de { $title }, { $names }
games-json-of = { $title }, { $names } em JSON
