### Files of rule cases: which play is legal in a position, and what follows

cases-count = { $passed } passed, { $failed } failed
# A case that failed, above what is wrong with it. $type (text): its type, a word of the file
cases-failed = FAILED { $case } ({ $variant }, { $type }; { $file }, line { $line })

## What differs. $expected, $found (text): as in the file; $problem (text): a sentence

# $what (text): what is compared, a word of the file
cases-differs = expected { $what } { $expected }, found { $found }
cases-unknown-expectation = There is no expectation { $word }.
# The numbers of a side
cases-tally = { $side }: match score { $score }, { $cards } cards, { $spades } spades, { $sweeps } sweeps, { $special }
cases-packets = The packets do not contain the same cards as the deal.
cases-sweeps = { $count } sweeps counted
cases-face-down = The pile is face down.
# $player (text): the player whose turn it is; none after the end of the deal
cases-wrong-turn =
    { $player ->
        [none] { $wanted } should play here, but the deal is over.
       *[other] { $wanted } should play here, but it is the turn of { $player }.
    }
cases-not-legal = The play should be legal, but rule { $rule } forbids it: { $problem }
# $reason (text): why the file calls the play illegal, or none
cases-not-illegal =
    { $reason ->
        [none] The play should be illegal, but it is legal.
       *[other] The play should be illegal ({ $reason }), but it is legal.
    }
cases-other-rule = Rule { $rule } should forbid the play, but rule { $found } does: { $problem }
cases-not-trailed = The card should be trailed, but rule { $rule } forbids it: { $problem }
# $moves (text): moves in notation
cases-move = move: { $moves }

## Problems of a case. $found (text): what stands in the file

cases-unreadable = The files cannot be read.
cases-no-case = The file must begin with [case NAME].
# $what (word): rules or checks
cases-lacks =
    { $what ->
        [rules] The case { $case } has no rules.
       *[checks] The case { $case } has no checks.
    }
cases-second-case = The case { $case } is already defined.
cases-second-line = The line { $word } is already there.
cases-no-check = Put a check before the expectation.
cases-variant = There is no variant { $variant }.
# $problems (text): a list
cases-options = The options are wrong: { $problems }
cases-pairs = Each word needs its own text and may appear only once: { $found }
cases-twice = A card is named twice: { $text }
cases-number = This must be a number, not { $found }.
cases-number-range = This must be a number from { $least } to { $most }, not { $found }.
cases-yes-or-no = Type yes or no, not { $found }.
cases-player = Type a player from A to { $last }, not { $found }.
# $place (text): a word of the file
cases-unknown-word = { $place }: these words have no meaning here: { $words }
cases-too-many-of-rank = { $word }: there cannot be { $count } of them.
cases-sweep-sizes = There are { $sweeps } sweeps, but { $sizes } sizes.
cases-too-many-captured = The sides captured more than { $most } cards.
cases-captured-twice = Two sides captured the same card.
cases-event = Type a number, a side and an event. The events are: { $known }.
cases-claim-word = A player can say one of: { $known } (not { $found }).
cases-info = Give one of: { $known } (not { $found }).
cases-residue = A residue has at least one card.
cases-seats = seats_clockwise: each player needs a seat, and the dealer's seat must be one of them.
cases-turn-before = The previous turn cannot end. { $problem }
cases-impossible = The position is impossible. { $problem }
cases-unknown-event = There is no event { $event }. The events are: { $known }.
cases-nobody-holds = Nobody holds the card.
cases-not-text = The file is not text: { $problem }
cases-type = There is no type { $type }.
cases-mixed-checks = These checks cannot be in one case.
# $words (text): the words that have no meaning
cases-no-move = { $text } is not a move: { $words }?
cases-hand-card-first = The card from the hand comes first. A step without one begins with the word table.
cases-no-steps = These rules have no turns of several steps.
cases-no-sets = There are no sets.
