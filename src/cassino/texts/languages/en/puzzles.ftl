### Puzzles

puzzle-known = Every other card has been played, so you know your opponent's hand. Find the best move.
puzzle-hidden = Some cards are hidden, as at the table. Find the move that is best against almost anything the other players may hold.

puzzle-hint-build = A build is worth more than anything you can capture now.
puzzle-hint-raise = A build can be raised.
puzzle-hint-steal = You can take what another player is counting on.
puzzle-hint-trail = You have to lay a card down. Which one is safe?
puzzle-hint-last = Whoever captures last gets the cards left on the table.
puzzle-hint-majority = A majority is at stake.
puzzle-hint-count = You can work out every card: count.

# After the moves of a line
puzzle-and-so-on = And so on.
puzzle-ends = The deal ends: { SCORES($scores) }.
# Before the next best move
puzzle-next-best = The next best move:
puzzle-then-ends = Then the deal ends: { SCORES($scores) }.
# $title (text): what is counted: Cards, Spades, Big casino
puzzle-difference = { $title }: { SCORES($scores) } instead of { SCORES($instead) }.

puzzle-better-by = This is { points } better than the next best move.
puzzle-better-about = On average, this is about { points } better than the next best move.
puzzle-worse-by = Another move brings { points } more.
puzzle-worse-about = On average, another move brings about { points } more.
puzzle-worse-at-least = Another move brings at least { points } more.

# $tenths: how many times in ten
puzzle-best-often =
    { $tenths ->
        [10] It is almost always the best move, whatever the other players hold.
       *[other] It is the best move about { $tenths } times in 10, counting every hand the other players may hold.
    }

# A theme of puzzles. The others are skills: see skills.ftl
puzzle-theme-endgame = Last captures
# $themes (text): what a puzzle trains
puzzle-trains = It trains: { $themes }.
