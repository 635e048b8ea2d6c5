### What the pages say themselves: no message of the server. Every key begins with page-

# The page of a puzzle
page-puzzle-of-day = Puzzle of the day
# $number (number)
page-puzzle-number = Puzzle { $number }
# $theme (text): what puzzles of this kind train
page-puzzle-theme = Theme: { $theme }
# $rating (number)
page-puzzle-rating = Your rating: { $rating }
page-puzzle-unsure = Your rating: about { $rating }
# $rating (number): of the person, after the answer; $change (number): how much it has changed
page-puzzle-rose = Your puzzle rating is now { $rating } (+{ $change }).
page-puzzle-fell = Your puzzle rating is now { $rating } (−{ $change }).
page-puzzle-same = Your puzzle rating stays { $rating }.
page-puzzle-practice = Your puzzle rating stays { $rating }: only your first answer to a puzzle counts.
# $rating (number): of the puzzle; $themes (text): what it trains
page-puzzle-about = This puzzle is rated { $rating }. It trains: { $themes }.
page-puzzle-next = Next puzzle
page-puzzle-themes = Choose a theme
page-puzzle-any = Choose for me
# $title (text): the name of a theme; $solved, $puzzles (number)
page-puzzle-solved-of = { $title }: { $solved } of { $puzzles } solved

# Personal statistics
page-statistics = My statistics
page-statistics-looking = Loading …
# $missing (number): matches that are over and not counted yet
page-statistics-missing =
    { $missing ->
        [1] 1 match is still being counted.
       *[other] { $missing } matches are still being counted.
    }
page-statistics-none = You have not finished a match yet.
page-statistics-play = Play one.
page-statistics-against = Against
page-statistics-everybody = Anyone
page-statistics-people = People
page-statistics-mixed = People and bots
page-statistics-all = All games
page-statistics-matches = Matches
page-statistics-won = Won
page-statistics-points = Points per deal
page-statistics-sweeps = Sweeps per deal
page-statistics-kept = Own builds captured
page-statistics-lost = Own builds lost
page-statistics-taken = Others’ builds captured
page-statistics-explained = Only finished matches count. If you play with a partner, points and sweeps count for both of you.
page-statistics-ratings = My ratings
page-statistics-puzzles = Puzzles
# $rating, $deviation (number)
page-statistics-rating = { $rating } ± { $deviation }
page-statistics-unsure = { $rating } ± { $deviation }, still uncertain
