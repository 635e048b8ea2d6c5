### The page of personal statistics

# $missing (number): matches that are over and not counted yet
statistics-missing =
    { $missing ->
        [one] { $missing } match is still being counted.
       *[other] { $missing } matches are still being counted.
    }
statistics-none = You have not finished a match yet. <link>Play one.</link>
# What is in the list of opponents: a level of bots, people, or both at one table
statistics-everybody = Anyone
statistics-people = People
statistics-mixed = People and bots
statistics-matches = Matches
statistics-won = Won
statistics-points = Points per deal
statistics-sweeps = Sweeps per deal
statistics-kept = Your own builds captured
statistics-lost = Your own builds lost
statistics-taken = Other players’ builds captured
statistics-explained = Only finished matches count. If you play with a partner, points and sweeps count for both of you.
# $puzzles (number): how many were answered
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
