### The page of personal statistics

statistics-loading = Carregando …
# $missing (number): matches that are over and not counted yet
statistics-missing =
    { $missing ->
        [one] { $missing } partida ainda está sendo contada.
       *[other] { $missing } partidas ainda estão sendo contadas.
    }
statistics-none = Você ainda não terminou nenhuma partida. <link>Jogue uma.</link>
# The label of a list of opponents, and what is in it: a level of bots, people, or both at one table
statistics-against = Contra
statistics-everybody = Todos
statistics-people = Pessoas
statistics-mixed = Pessoas e bots
# The sum of all games
statistics-all = Todos os jogos
statistics-matches = Partidas
statistics-won = Ganhas
statistics-points = Pontos por mão
statistics-sweeps = Limpas por mão
statistics-kept = Construções suas capturadas
statistics-lost = Construções suas perdidas
statistics-taken = Construções dos outros capturadas
statistics-explained = Só contam partidas terminadas. Se você joga em dupla, pontos e limpas contam para os dois.
# The rating for puzzles
statistics-puzzles = Problemas
# $puzzles (number): how many were answered
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemas
    }
