### The score pad: the score of games with real cards. Most texts are in the terminal; sheets and problems are also on the page /score.

## A sheet in sentences

# $title (text): the name of the game; $a, $b: the players of each side
scorepad-two-sides = { $title }: { PLAYERS($a) } against { PLAYERS($b, case: "inside") }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] This match is a single deal; the highest score wins.
       *[other] The highest total after { $deals } deals wins.
    }
scorepad-goal-target =
    { $target ->
        [1] The first side to reach 1 point wins.
       *[other] The first side to reach { $target } points wins.
    }
scorepad-tiebreak = This deal breaks the tie: every side may score everything.
scorepad-deal =
    { WHO($dealer) ->
        [you] Deal { $number }, dealt by you.
       *[other] Deal { $number }, dealt by { NAME($dealer) }.
    }

# A line of the count. $title (text): what is counted: "Most cards"; $counts: how many each side has
scorepad-line-one =
    { FORM($side) ->
        [you] { $title }: { SCORES($counts) }. You score { $points }.
        [one] { $title }: { SCORES($counts) }. { PLAYERS($side) } scores { $points }.
       *[several] { $title }: { SCORES($counts) }. { PLAYERS($side) } score { $points }.
    }
scorepad-line-several = { $title }: { SCORES($counts) }. Points: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Nobody scores.
# Where nothing is counted, as for a wrong claim
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: you score { $points }.
        [one] { $title }: { PLAYERS($side) } scores { $points }.
       *[several] { $title }: { PLAYERS($side, case: "inside") } score { $points }.
    }
scorepad-points-several = { $title }: points: { SCORES($points) }.
scorepad-points-nobody = { $title }: nobody scores.
scorepad-this-deal = This deal: { SCORES($scores) }.
scorepad-match-score = Match score: { SCORES($scores) }.

# Several sides have as many of what only one can win. $most (number): how many each has
scorepad-level = { $title }: { PLAYERS($side, case: "inside") } are tied at { $most }, so nobody scores.
scorepad-level-one-each = { $title }: { PLAYERS($side, case: "inside") } are tied at { $most } and score 1 point each.

## Who has won

scorepad-shared = { PLAYERS($winners) } are tied and share the win.
scorepad-won-target =
    { FORM($side) ->
        [you] You win the match with { $score } points, playing to { $target }.
        [one] { PLAYERS($side) } wins the match with { $score } points, playing to { $target }.
       *[several] { PLAYERS($side) } win the match with { $score } points, playing to { $target }.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] You win the match with the higher total.
        [one] { PLAYERS($side) } wins the match with the higher total.
       *[several] { PLAYERS($side) } win the match with the higher total.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] You win the match by counting out.
        [one] { PLAYERS($side) } wins the match by counting out.
       *[several] { PLAYERS($side) } win the match by counting out.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] You win the match by announcing the target first.
        [one] { PLAYERS($side) } wins the match by announcing the target first.
       *[several] { PLAYERS($side) } win the match by announcing the target first.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] You win the match because the claim was wrong.
        [one] { PLAYERS($side) } wins the match because the claim was wrong.
       *[several] { PLAYERS($side) } win the match because the claim was wrong.
    }
# What a side needed near the target. $items (word): cards, spades, ten, or two of them
scorepad-won-limit =
    { FORM($side) ->
        [you] You win the match with { scorepad-needed }.
        [one] { PLAYERS($side) } wins the match with { scorepad-needed }.
       *[several] { PLAYERS($side) } win the match with { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] most cards
        [spades] most spades
        [ten] { CARDS("10D") }
        [cards-ten] most cards and { CARDS("10D") }
       *[cards-spades] most cards and most spades
    }
# After scorepad-won-limit
scorepad-limit-first = The winning side was first to have what it needed.
scorepad-limit-anyway = The other sides' points do not matter.
# Several sides have reached the target: points are counted in an order, and this one came first
scorepad-won-sweep =
    { FORM($side) ->
        [you] You win the match: in the order of counting you reach { $target } first, with a sweep.
        [one] { PLAYERS($side) } wins the match: first to reach { $target } in the order of counting, with a sweep.
       *[several] { PLAYERS($side) } win the match: first to reach { $target } in the order of counting, with a sweep.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] You win the match: in the order of counting you reach { $target } first, with { CARDS($cards) }.
        [one] { PLAYERS($side) } wins the match: first to reach { $target } in the order of counting, with { CARDS($cards) }.
       *[several] { PLAYERS($side) } win the match: first to reach { $target } in the order of counting, with { CARDS($cards) }.
    }
# $title (text): a line of the count
scorepad-won-line =
    { FORM($side) ->
        [you] You win the match: in the order of counting you reach { $target } first ({ $title }).
        [one] { PLAYERS($side) } wins the match: first to reach { $target } in the order of counting ({ $title }).
       *[several] { PLAYERS($side) } win the match: first to reach { $target } in the order of counting ({ $title }).
    }

## A sheet as a table (CSV): the heads of its columns, and two rows

# Between the columns of a CSV file: where numbers have a decimal comma, spreadsheets expect a semicolon
scorepad-csv-separator = ,
scorepad-csv-deal = deal
scorepad-csv-dealer = dealer
scorepad-csv-item = item
# $side (text): the name of a side
scorepad-csv-count = { $side }: count
scorepad-csv-points = { $side }: points
scorepad-csv-this-deal = this deal
scorepad-csv-match-score = match score

## What is wrong with a deal. $side (text): the name of a side

# A side without a name. $letter (text): A to F
scorepad-side = Side { $letter }
# $problems (text): sentences, one on each line
scorepad-problems = { $problems }
# $number (number): of the deal; $problem (text): a sentence
scorepad-deal-problem = Deal { $number }: { $problem }
# A kind of cards in a sentence: all cards, a suit, or a color
scorepad-kind =
    { $kind ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
        [spades] spades
        [green] green cards
        [yellow] yellow cards
        [red] red cards
        [black] black cards
       *[cards] cards
    }
scorepad-wrong-sides = Enter { $sides } sides, not { $entered }.
scorepad-wrong-seats = The seats are 0 to { $last }.
scorepad-no-rulings = A deal cannot end because of an exposed card: this game has no rulings for mistakes.
scorepad-dealer-exposed = The dealer cannot end the deal because of an exposed card.
scorepad-two-endings = A deal ends with a claim or because of an exposed card, not both.
scorepad-exposed-counts = In a deal that ended because of an exposed card, nothing counts: no cards, no sweeps, no calls.
scorepad-cards-or-numbers = { $side }: enter either the captured cards or how many there are.
# $cards (text): as they are typed
scorepad-not-in-pack = { $side }: not in the pack: { $cards }.
scorepad-no-oranges = { $side }: there are no oranges in this game.
scorepad-negative-calls = { $side }: the number of calls cannot be negative.
scorepad-no-penalties = { $side }: this game has no penalties.
scorepad-negative-cards = { $side }: the number of cards cannot be negative.
scorepad-number-missing = { $side }: the number of { scorepad-kind } is missing.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 card is too few for the suits and cards entered.
       *[other] { $side }: { $cards } cards are too few for the suits and cards entered.
    }
# $named (number): how many cards of the kind were entered by name
scorepad-more-named = { $side }: the number of { scorepad-kind } is { $count }, but you named { $named }.
scorepad-entered-twice = Entered for two sides: { $cards }.
scorepad-nobody-has = Nobody has: { $cards }.
scorepad-too-many-in-all = All sides together have { $sum } { scorepad-kind }, but the pack has { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] All sides together have { $sum } { scorepad-kind }: 1 is missing.
       *[other] All sides together have { $sum } { scorepad-kind }: { $missing } are missing.
    }
scorepad-no-sweeps = Sweeps do not count in this game.
scorepad-side-no-sweeps = { $side } has { $points } points or more and makes no more sweeps.
scorepad-sweep-no-side = A sweep has no side: the sides are 0 to { $last }.
scorepad-sweep-no-size = The size of a sweep is missing.
scorepad-two-first-sweeps = Only one sweep can be made with the first play of a deal.
scorepad-first-sweep-side = Only { $side } can have swept with the first play of this deal.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 sweep needs more cards than this side has.
       *[other] { $side }: { $count } sweeps need more cards than this side has.
    }
scorepad-unknown-event = There is no event "{ $event }" of side { $number }.
# $item (word): cards, spades, ten
scorepad-event-not-so = { $side }: the cards entered do not give this side { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] most cards
        [spades] most spades
       *[ten] { CARDS("10D") }
    }
# $sides (text): the names of several sides
scorepad-who-first = { $sides } have what they need to win. Who was first?
scorepad-deal-goes-on = The announcement was wrong, so the deal continues. Enter it when it is over.
scorepad-nothing-to-undo = No deal has been entered.
# $kind (word): a suit
scorepad-best-missing = For the primiera, nobody has named the best of the { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] A sheet has room for 1 deal.
       *[other] A sheet has room for { $most } deals.
    }
scorepad-no-deal = There is no deal { $number }.

## What is wrong with the beginning of a sheet

# $title (text): the name of the game; $players (text): "2, 3 or 4 players"
scorepad-wrong-players = { $title } is for { $players }, not { $count }.
scorepad-same-name = The name "{ $name }" occurs twice. Give each player a name of their own.
# $seat (number): from 0
scorepad-wrong-dealer = The first dealer is seat { $seat }, but no player has that seat.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } is played for one deal, not to a target.
       *[other] { $title } is played for { $deals } deals, not to a target.
    }
scorepad-wrong-target = The target is { $target }, but it can be 1 to { $most }.

## What is wrong with a file

scorepad-file-too-long = The text is too long for a score sheet.
# $problem (text): what the reader of JSON says, in English
scorepad-no-json = This is not a score sheet: { $problem }.
scorepad-no-sheet = This is not a score sheet: it has no "cassino score".
scorepad-version = The score sheet has version { $found }, but this program reads version { $expected }.
# $parts (text): names of fields
scorepad-wrong-parts = These parts of the score sheet are missing or wrong: { $parts }.
# $where (text): a part of the file, such as sides[0].cards; $found (text): what is there
scorepad-json-object = { $where } is { $found }, but must be an object.
scorepad-json-unknown = { $where } has unknown parts: { $parts }.
scorepad-json-list = { $where } is { $found }, but must be a list of at most { $most }.
scorepad-json-exact-list = { $where } is { $found }, but must be a list of { $count }.
scorepad-json-sides = { $where } has { $count } sides, but the game has { $sides }.
scorepad-json-number = { $where } is { $found }, but must be a number from 0 to { $most }.
scorepad-json-flag = { $where } is { $found }, but must be true or false.
scorepad-json-one-of = { $where } is { $found }, but must be one of { $known }.
scorepad-json-twice = { $where } has a card twice.
# $problem (text): what is wrong with a card
scorepad-json-card = { $where }: { $problem }
# What a file does not have
scorepad-json-missing = missing

## In the terminal: commands

scorepad-help-answer = Answer each question and press Enter. Where an answer is in brackets, Enter keeps it.
scorepad-help-names = Name a player by the first letters of the name, or by number.
scorepad-help-cards = Type cards like `AS 10D`: rank and suit.
scorepad-help-last-side = The last side gets whatever is left, so you are not asked about it.
scorepad-help-commands = At any question you can also type:
scorepad-help-back = `back`: the question before.
scorepad-help-claim = `claim Ann`: Ann claimed to have reached the target, and that ended the deal. `claim none`: nobody did.
scorepad-help-exposed = `exposed Bob`: Bob ended the deal because the dealer exposed a card. `exposed none`: nobody did.
scorepad-help-score = `score`: the whole sheet so far.
scorepad-help-undo = `undo`: take back the last deal.
scorepad-help-edit = `edit 2`: correct deal 2. Enter keeps an answer.
scorepad-help-export = `export FILE.txt` or `export FILE.csv`: write the sheet to a file.
scorepad-help-rules = `rules`: the rules of this variant. `rules scoring`: one section.
scorepad-help-help = `help`: this list.
scorepad-help-quit = `quit`: leave. The sheet is saved.

## In the terminal: answers that do not fit

scorepad-no-number = "{ $word }" is not a number that fits here.
# $names (text): the names there are
scorepad-no-name = "{ $word }" is not one of { $names }.
scorepad-not-free = Not one of the cards you were asked about, or another side has it: { $cards }.
# $back (text): the command for the question before
scorepad-above-most = { $number } is too many: at most { $most } is possible here. Type { $back } if an earlier answer was wrong.
scorepad-one-best = Name only the best card of each suit.
scorepad-one-or-two = Type one number, or two: oranges, then wrong calls.
scorepad-number-or-cards = Type a number, or cards.
scorepad-named-twice = You named twice: { CARDS($cards) }.
scorepad-cannot-claim = Nothing can be claimed now.
scorepad-cannot-expose = This deal cannot end because of an exposed card: these rules have no rulings for mistakes.
scorepad-edit-number = Type edit and the number of a deal that you have entered, such as `edit 1`.
scorepad-export-ending = Type export and a file that ends in .txt or .csv.

## In the terminal: questions about a deal. $side (text): the name of a side

# An answer that was given before
scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: how many cards? Or list them all:
scorepad-ask-suit = { $side }: how many { scorepad-kind }?
scorepad-ask-special = { $side }: which of { $cards }? Type all, or Enter for none:
scorepad-ask-best = { $side }: the best card of each suit, for the primiera? The order is 7, 6, ace, 5, 4, 3, 2, pictures:
scorepad-ask-oranges = { $side }: how many oranges, and how many wrong calls? Enter for none:
scorepad-ask-sweeps = { $side }: how many sweeps? Enter for none:
# Sweeps one by one. $example (text): names, with the sizes where they are asked for
scorepad-ask-sweep-list = Name the sweeps in order, such as { $example }. Enter for none:
scorepad-ask-sweep-sizes = Name the sweeps in order, and how many cards each took from the table, such as { $example }. Enter for none:
scorepad-ask-sweep-first = Name the sweeps in order, with "first" after a sweep made with the first play of the deal, such as { $example }. Enter for none:
scorepad-ask-sweep-both = Name the sweeps in order, and how many cards each took from the table, with "first" after a sweep made with the first play of the deal, such as { $example }. Enter for none:
# $name (text): the dealer
scorepad-ask-too-few = How often did { $name } deal too few cards? Enter for never:
scorepad-ask-too-many = How often did { $name } deal too many cards? Enter for never:
scorepad-ask-unwon = Who made a build that nobody could win on the next turn? Names with commas between them, or Enter for nobody:
# $sides (text): the names of several sides
scorepad-ask-first = These sides have what they need to win: { $sides }. Go back through the piles to see who had it first. Type a name, or together:

## In the terminal: what is said

# $file (text): its path
scorepad-kept-beside = This score continues in { $file }.
scorepad-kept = The score is saved in { $file }. Type help to see the commands.
scorepad-input-ended = The input has ended. To continue later: cassino score --resume { $file }
scorepad-stopped = Stopped. To continue later: cassino score --resume { $file }
scorepad-goodbye = Goodbye. To continue later: cassino score --resume { $file }
scorepad-after-match = Type undo, edit and the number of a deal, export and a file, or quit:
scorepad-next-deal = Deal { $number }. { NAME($dealer) } deals. Score: { SCORES($scores) }.
scorepad-cannot-be = This cannot be right:
scorepad-again = Please answer again. Enter keeps an answer.
scorepad-is-right = Is that right? Yes, or no to correct it:
scorepad-first-question = This is the first question.
scorepad-taken-back = Deal { $number } was taken back. Enter keeps an answer.
scorepad-not-written = The file was not written.
scorepad-written = Written: { $file }
scorepad-ended-exposed = { NAME($who) } ended the deal because of an exposed card.
scorepad-ended-claim = { NAME($who) } claimed to have reached the target.
scorepad-if-counted-out = If someone counted out, type claim and the name.
scorepad-if-announced = If someone announced the target, type claim and the name.
scorepad-if-exposed = If someone ended the deal because the dealer exposed a card, type exposed and the name.
scorepad-no-folder = The folder { $folder } could not be created: { $problem }.
scorepad-no-latest = There is no saved score in { $folder }.
# $problem (text): several lines
scorepad-cannot-resume =
    { $file } is not a score that can be continued:
    { $problem }
