### The page of personal statistics

# $missing (number): matches that are over and not counted yet
statistics-missing =
    { $missing ->
        [one] { $missing } partida ainda está sendo contada.
       *[other] { $missing } partidas ainda estão sendo contadas.
    }
statistics-none = Você ainda não terminou nenhuma partida. <link>Jogue uma.</link>
# What is in the list of opponents: a level of bots, people, or both at one table
statistics-everybody = Todos
statistics-people = Pessoas
statistics-mixed = Pessoas e bots
statistics-matches = Partidas
statistics-won = Ganhas
statistics-points = Pontos por mão
statistics-sweeps = Limpas por mão
statistics-kept = Construções suas capturadas
statistics-lost = Construções suas perdidas
statistics-taken = Construções dos outros capturadas
statistics-explained = Só contam partidas terminadas. Se você joga em dupla, pontos e limpas contam para os dois.
# $puzzles (number): how many were answered
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemas
    }
