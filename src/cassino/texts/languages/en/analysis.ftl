### Reviews of matches as text and as a page, and errors about puzzles

# The name of a player who has none. $letter (text): A, B, ...
analysis-player = Player { $letter }
analysis-nothing-to-review = No deal of this match is over yet, so there is nothing to review.

## Puzzles. $position (text): a position as a line of notation; $problem: a sentence, or details

analysis-puzzle-number = There is no puzzle { $number }: the puzzles are numbered 1 to { $last }.
analysis-puzzle-move = { $move } is not a move in { $position }: { $problem }
analysis-puzzle-position = This is not a position: { $position }. { $problem }
analysis-no-puzzle = This is not a puzzle: { $line } ({ $problem })
analysis-puzzle-search = { $position } cannot be searched: { $problem }
analysis-puzzle-unclear = { $position }: { $move } is not the one clearly best move.
analysis-puzzle-worth = { $position }: its moves have other values.
analysis-puzzle-easy = { $position }: a plain player finds the solution.
analysis-puzzle-skills = { $position }: it trains other skills, or begins with another rating.

## The review as text. Numbers have signs: +0.4. $told, $verdict, $reason (text): whole sentences; $side (seats): the players of a side; $who (seat): a player

# $sides (text): the names of the sides, such as "Ann against Ben"
analysis-heading = { $title }: { $sides }.
# Above a drawing
analysis-graph =
    { FORM($side) ->
        [you] Your chance of winning, with all hands face up:
       *[other] Chance of winning for { PLAYERS($side, case: "inside") }, with all hands face up:
    }
analysis-turning-points = Turning points:
analysis-no-turning-points = No turning points.
# $number: of a move; 0 before the first one; $swing (text): percent
analysis-turning-point =
    { $number ->
        [0] Before the first move, deal { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
       *[other] Move { $number }, deal { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
    }
analysis-where = Move { $number }, deal { $deal }
analysis-luck = Luck and skill, in points:
# $told (text): what analysis-breakdown says
analysis-side-deal = { PLAYERS($side) }, deal { $deal }: { $told }
analysis-breakdown = seat { $seat }, cards { $cards }, skill { $skill }, hidden cards { $hidden }; result { $result }
# Which part of a deal was searched. $part (word): whole or rest
analysis-par-part =
    { $part ->
        [whole] Deal { $deal }, all of it
       *[rest] Deal { $deal }, from move { $move }
    }
# $part (text): what analysis-par-part says; $lost (text): names and points
analysis-par = { $part }: perfect play { PLAYERS($side, case: "inside") } { $margin }, played { $played }; points given away: { $lost }
analysis-mistakes = Mistakes:
analysis-no-mistakes = No mistakes.
# $move (text): a move in notation; $chance: percent
analysis-move = Move { $number }, deal { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } { FORM($side) ->
        [you] Your chance of winning
       *[other] Chance of winning for { PLAYERS($side, case: "inside") }
    }: { $chance }%.
analysis-better = Better: { $move }. { $reason }
# Why the move that was played was chosen, perhaps
analysis-played = Played: { $reason }
# $value (text): points; $chance (text): percent
analysis-value = { $number }. { $move }: { $value } points, match { $chance }. { $reason }

## The review as a page

# Heading. $whose (word): you, or others; $sides (text): their names
analysis-page-chance =
    { $whose ->
        [you] Your chance of winning
       *[others] Chance of winning for { $sides }
    }
# Spoken to a screen reader instead of a drawing
analysis-graph-label = Chance of winning for { $sides } after each move
# Spoken to a screen reader at a dot of the drawing
analysis-move-told = Move { $number }: { $told }
analysis-page-graph = All hands are face up; the stock stays hidden. Large dots are turning points, small ones are mistakes.
# Headings
# Headings of rows and columns
analysis-page-lost = Lost by { PLAYERS($side, case: "inside") }
analysis-page-ahead = Points ahead
analysis-page-to-win = Chance of winning
analysis-page-why = Why
# $points (text): the points of each side, such as "3 - 8"
analysis-page-dealt = { NAME($who) } dealt. Points: { $points }
# $move (text): a whole sentence; $played (word): yes or no
analysis-page-choice =
    { $played ->
        [yes] { $move } (played)
       *[no] { $move }
    }
# $cards (text): the cards of a build
analysis-page-build = build of { $value } [{ $cards }]
# $table (text): cards; $hands (text): names and cards; $stock: how many cards are left to deal
analysis-page-table =
    { $stock ->
        [one] Table: { $table }. { $hands }. One card left.
       *[other] Table: { $table }. { $hands }. { $stock } cards left.
    }
