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
cases-words = This must be a list of words, not { $found }.
cases-empty = A text is empty.
cases-pairs = Each word needs its own text and may appear only once: { $found }
cases-twice = A card is named twice: { $text }
cases-number = This must be a number, not { $found }.
cases-number-range = This must be a number from { $least } to { $most }, not { $found }.
cases-yes-or-no = Type yes or no, not { $found }.
cases-player = Type a player from A to { $last }, not { $found }.
cases-letter = Type the letter of a player, not { $found }.
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
# $sentence (text): why a text is no move
cases-sentence = { $sentence }
# $words (text): the words that have no meaning
cases-no-move = { $text } is not a move: { $words }?
cases-hand-card-first = The card from the hand comes first. A step without one begins with the word table.
cases-no-steps = These rules have no turns of several steps.
cases-no-sets = There are no sets.

## Problems of a YAML file

cases-second-key = the key { $key } is already there
cases-not-yaml = The file is not YAML: { $problem }
cases-no-list = The file must be a mapping with a list named cases.
cases-schema = The schema_version must be 1, not { $found }.
# $what (text): which one, a number
cases-no-mapping = Case { $what } is not a mapping.
cases-no-text = Case { $case } needs a text for { $key }.
cases-target = The target is { $target }, not { $found }.
cases-nothing-to-check = There is nothing to check.
# $kind (text): single or multiple
cases-build-kind = Line { $line }: a build of { $sets } sets is not { $kind }.
cases-legal = For legal, type true or false, not { $found }.
# $what (text): a word of the file
cases-list = { $what } needs a list, not { $found }.
cases-single = { $what } cannot be a list: { $found }
cases-mapping = { $what } needs a mapping, not { $found }.
cases-unknown-key = { $place }, line { $line }: these keys have no meaning here: { $keys }
cases-build-name = A build needs a name of its own, not { $found }.
cases-no-build = There is no build { $name }.
cases-action = This must be an action, not { $found }.
cases-unknown-action = There is no action { $action }. The actions are: { $known }.
cases-impossible-action = This action is not possible here: { $action }
cases-call = A capture is called { $word }, not { $found }.
cases-hand-sets = hand_sets must be the cards that are played.
cases-sets-missing = Line { $line }: sets are missing.
cases-card = This must be a card, not { $found }.
cases-empty-set = A set has no cards.
cases-option = There is no option { $name }.
cases-points = The option { $name } needs points, not { $found }.
cases-no-item = The option { $name }: these rules do not count this.

## Why an action is illegal

cases-build-value = A build counts only as its value.
cases-one-total = The cards you play count as one total.
cases-only-build = Only a build of { $value } can be part of it.
cases-card-in-set = The card you play must be in one of the sets.
cases-raise-with-table = A table card cannot change the value of a build.
cases-raise-for-self = You can raise a build only for yourself.
cases-raise-sum = The card does not turn the build of { $old } into a build of { $value }.
cases-one-set = A card can be in only one set.
cases-no-set = { $cards } is not a set of { $value }.
cases-picture = A picture card without a number cannot be added.
