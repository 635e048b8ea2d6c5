### The review of a match

deals =
    { $count ->
        [1] 1 deal
       *[other] { $count } deals
    }
review-won = { SCORES($scores) } after { deals }. { PLAYERS($winners) } won.
review-unfinished = { SCORES($scores) } after { deals }. The match is not over yet.

# The names of grades, at the beginning of a sentence
a-fault =
    { $grade ->
        [inaccuracy] An inaccuracy
        [mistake] A mistake
       *[blunder] A blunder
    }
review-move =
    { $grade ->
        [forced] There was no choice.
        [best] The best move.
       *[good] A good move.
    }
review-fault = { a-fault }: it cost about { points }.
review-fault-exact = { a-fault }: it cost { points }.
# Followed by the better move
review-better = { a-fault }. Better by about { points }:

review-no-choice = There was nothing to choose.
review-player =
    Accuracy { $accuracy }%. In { $choices ->
        [1] 1 choice
       *[other] { $choices } choices
    }, weaker moves cost { $points ->
        [0] nothing
       *[other] about { points }
    }: { $inaccuracies ->
        [0] no inaccuracies
        [1] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [0] no mistakes
        [1] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [0] no blunders
        [1] 1 blunder
       *[other] { $blunders } blunders
    }.

# Followed by a move
review-perfect = If all cards had been face up, this would have brought { points } more:
review-perfect-other = If all cards had been face up, another move would have brought { points } more.

review-cards-favor = The new cards favor { PLAYERS($side, case: "inside") }.

review-left-out =
    { $count ->
        [1] The last deal is
       *[other] The last { $count } deals are
    } not reviewed, because the match is too long. The score is that of the whole match.

review-cut-short =
    { $count ->
        [1] One move was
       *[other] { $count } moves were
    } judged in less detail, because the time ran out. The numbers are rougher, and another review may differ.
# $worlds, $usual (number): how often the hidden cards are dealt for each move
review-plain = The fast engine is not installed here. So this review dealt the hidden cards only { $worlds } times for each move, not { $usual } times: its grades and numbers are rougher.

# Seat, Cards, Skill, Hidden cards and Result are the columns of a table
review-breakdown-explained = Seat, Cards, Skill and Hidden cards add up to the Result. Seat: what the place at the table is worth before the hands are dealt. Cards: luck in the deal. Skill: points the other sides lost through weaker moves, minus the points this side lost. Hidden cards: what nobody could see when choosing, and the error of these estimates.

# How each deal would have ended with every card face up
review-perfect-explained = Perfect play: how far ahead the side would have been if everyone had seen every card, even those in the stock.
