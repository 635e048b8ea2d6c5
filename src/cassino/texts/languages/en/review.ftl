### The page of a review

review-heading = Review
# $title (text): the rules
review-of = Review: { $title }
review-starting = Starting the review …
# $done, $total (number)
review-looking = Looking at move { $done } of { $total } …
# Spoken to a screen reader: a bar that fills
review-progress = Review progress

### Chances of winning

# $side (seats): the players of a side
review-chance =
    { FORM($side) ->
        [you] Your chance of winning
        [with-you] Your side’s chance of winning
       *[other] { PLAYERS($side) }’s chance of winning
    }
# Of several sides
review-chances = Chances of winning
# $chance (text): 62%
review-chance-now =
    { FORM($side) ->
        [you] Your chance is now { $chance }.
        [with-you] Your side’s chance is now { $chance }.
       *[other] { PLAYERS($side) }’s chance is now { $chance }.
    }
# Spoken to a screen reader: the curve of the chances, which moves through the match
review-slider = Move of the match
# How to move through the match: with keys, with fingers
review-with-keys = Use the arrow keys to go from move to move, Page Up and Page Down to go from mistake to mistake, and Enter to go to the move below.
review-with-fingers = Tap the curve to see a move.
review-face-up = All hands are face up here. The stock stays hidden.

### The position

review-no-cards = No cards
# Whose a build is that belongs to no player
review-nobody = nobody
# $stock (number)
review-stock =
    { $stock ->
        [0] No cards are left in the stock.
        [one] { $stock } card is left in the stock.
       *[other] { $stock } cards are left in the stock.
    }
# How many cards each side has captured
review-captured = Captured: { SCORES($scores) }.

### The move

# $number (number): of the move; $moves (number): in the match; $deal (number)
review-move-number = Move { $number } <small>of { $moves }, deal { $deal }</small>
# $text (text): the move, in a sentence; $name (text): a side; $chance (text): 62%
review-spoken-move = Move { $number }, deal { $deal }: { $text } { $name } { $chance }.
# $points (text): what the cards are worth to each side: You +1.2, Ann −1.2
review-dealt = Then cards were dealt. Luck, in points: { $points }.
# Spoken to a screen reader: a table
review-choices = Moves and what they are worth
# Heads of columns
review-column-move = Move
review-column-chance = Chance
# After the move that was chosen
review-played = played
review-next = Next
review-next-mistake = Next mistake
review-play-on = Play on from here

### The whole match

review-turning-points = Turning points
# $number (number)
review-go-to-move = Move { $number }
# A turning point before any move
review-first-cards = The first cards
review-players = Players
review-luck = Luck and skill
# Spoken to a screen reader: a table
review-luck-table = Luck and skill in points
# What a result is made of
review-part-seat = Seat
review-part-luck = Cards
review-part-skill = Skill
review-part-hidden = Hidden cards
review-part-result = Result
review-par = Perfect play
# Spoken to a screen reader: a table
review-par-table = Perfect play of each deal in points
review-column-deal = Deal
review-column-side = Side
review-column-played = Played
review-column-lost = Lost by { PLAYERS($side, case: "inside") }
# $deal (number); $move (number): from which on perfect play was found
review-par-from = Deal { $deal }, from <link>move { $move }</link>
review-download = Download as HTML
# Spoken to a screen reader: the place where the move is read out
review-news = Current move
