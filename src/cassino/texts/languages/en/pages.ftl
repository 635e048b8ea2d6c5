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
