### The page of a puzzle

puzzle-about = A position from a game of Casino with one best move. Can you find it?
# $number (number)
puzzle-number = Puzzle { $number }
# $theme (text): what puzzles of this kind train
puzzle-theme = Theme: { $theme }
# $day (date)
puzzle-day = { $day }
puzzle-solved-before = solved before
# $rating (number)
puzzle-rating = Your rating: { $rating }
puzzle-rating-unsure = Your rating: about { $rating }

puzzle-give-hint = Give me a hint
puzzle-show-solution = Show the solution
# Below the buttons, while the answer counts
puzzle-solution-counts = Your first answer counts for your puzzle rating. Showing the solution counts as a wrong answer.
puzzle-try-again = Try again
puzzle-next = Next puzzle
# At the table, in place of buttons
puzzle-answered = You have answered. Try again, or go on to the next puzzle.

# Headings above the answer
puzzle-right-now = Right this time.
puzzle-wrong = Not the best move.
puzzle-solution = The solution

# $rating (number): of the person, after the answer; $change (number): how much it has changed
puzzle-rating-rose = Your puzzle rating is now { $rating } (+{ $change }).
puzzle-rating-fell = Your puzzle rating is now { $rating } (−{ $change }).
puzzle-rating-same = Your puzzle rating stays { $rating }.
puzzle-rating-practice = Your puzzle rating stays { $rating }: only your first answer to a puzzle counts.
# $rating (number): of the puzzle; $themes (text): what it trains
puzzle-rated = This puzzle is rated { $rating }. It trains: { $themes }.

puzzle-themes = Choose a theme
puzzle-any-theme = Choose for me
# $title (text): the name of a theme; $solved, $puzzles (number)
puzzle-solved-of = { $title }: { $solved } of { $puzzles } solved

# The table of what each side has captured before the position
puzzle-taken = Captured so far

# Spoken to a screen reader: parts of the page
puzzle-task = The puzzle
puzzle-help = Help and answers
