### Reports for those who study bots: arena, tournament, training, exploitability, par, speed. The numbers have signs: +0.25.

## cassino arena, cassino tournament

# $title (text): the variant
arena-contest = { $title }, { $players } players, { $deals } deals, seed { $seed }
arena-tournament = { $title }, { $players } players, seed { $seed }
# Title of a progress bar. $first, $second (text): names of bots
arena-pair = { $first } against { $second }
# $mean, $low, $high (text): points, and their 95% interval
arena-margin = { $first } against { $second }: { $mean } points per deal (95%: { $low } to { $high })
# A better estimate, with luck taken out. $shorter: by how many percent the interval is shorter
arena-less-luck = adjusted for luck: { $mean } (95%: { $low } to { $high }), an interval { $shorter }% shorter
# $counts (text): five numbers, for -2, -1, 0, 1 and 2
arena-packs = how often a pack was won by so many deals more than it was lost, from -2 to 2: { $counts }
# A sequential test of two margins. $accepted (text): one of them, or none; $ratio (text): log-likelihood ratio
arena-test =
    { $accepted ->
        [none] { $low } or { $high } points per deal: neither is accepted after { $packs } packs, LLR { $ratio }
       *[other] { $low } or { $high } points per deal: { $accepted } is accepted after { $packs } packs, LLR { $ratio }
    }
# $own, $others (text): numbers; an unknown one is a question mark
arena-points = points per side: { $first } { $own }, { $second } { $others }
arena-milliseconds = milliseconds per move: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = milliseconds of CPU time per move: { $first } { $own }, { $second } { $others }
# $reasons (text): what the bot did wrong
arena-faults =
    { $count ->
        [one] { $bot } lost one deal because of a fault: { $reasons }
       *[other] { $bot } lost { $count } deals because of faults: { $reasons }
    }
# $command (word): arena or tournament; $file (text): its result file
arena-other-command = { $file } is a result of cassino { $command }. To continue it: cassino { $command } --resume { $file }
arena-program-changed = The program has changed since this run began: the result may mix two versions of the bots.
arena-stopped = Stopped. To continue: cassino { $command } --resume { $file }

# Headings of a table
arena-elo = Elo
arena-interval = 95%
arena-points-a-deal = points/deal
arena-score = score
arena-deals = deals
# An interval
arena-range = { $low } to { $high }

## cassino train

arena-train-plan = { $title }, { $players } players, seed { $seed }, lessons by { $bot }
arena-train-starting = starting
# Titles of a progress bar; $mean (text): points per deal
arena-train-lessons = generation { $number }: lessons
arena-train-trying = generation { $number }: trial { $mean }
# $positions: how many positions there are to learn from
arena-generation = generation { $number }: { $deals } deals, { $positions } positions so far
# $round: 0 for positions inside rounds; $explained, $before (text): percent; $spread (text): points
arena-train-round =
    { $round ->
        [0] inside rounds: explains { $explained } of the margin, the earlier weights { $before }; off by { $spread } points
       *[other] round { $round }: explains { $explained } of the margin, the earlier weights { $before }; off by { $spread } points
    }
# $weights (text): names and numbers
arena-train-weights = weights: { $weights }
arena-train-no-trial = nothing to try: no round ends before the deal does, or nothing was learned
# $kept (word): yes or no
arena-train-trial =
    { $kept ->
        [yes] trial: { $mean } points per deal (95%: { $low } to { $high }), { $deals } deals: kept
       *[no] trial: { $mean } points per deal (95%: { $low } to { $high }), { $deals } deals: not kept
    }
arena-train-counted = counted the points of { $deals } deals
# $command (text): what to type to get the same result
arena-train-again = to repeat: { $command }
arena-train-written = written: { $file }
arena-train-not-written = nothing written

## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: points per deal, { $packs } packs played twice, 95% interval
# $lacking: how many players lacked one skill; $silent: how many of them got no tip
arena-precision = { $lacking } players without one skill ({ $silent } of them got no tip), and { $lacking } players with every skill
# Headings of a table: the skill, how often the tutor named it, was right, was checked by a deeper search, agreed with it
arena-skill = skill
arena-precision-named = named
arena-precision-right = right
arena-precision-checked = checked
arena-precision-agreed = agreed
# In a row of the table: the tutor does not speak of this skill
arena-precision-silent = silent

## cassino exploit

# $stock: how many cards are left in the stock, or the word all
arena-suite =
    { $stock ->
        [all] { $title }: cards in each hand { $cards }, rounds left { $rounds }, seed { $seed }
       *[other] { $title }: cards in each hand { $cards }, rounds left { $rounds }, seed { $seed }, cards in the stock { $stock }
    }
arena-challenge = { $bot }: a player who knows it wins { $mean } points per deal (95%: { $low } to { $high }), { $deals } deals

## cassino par

arena-par-unplayed = Deal { $deal }: nothing was played.
# $part (word): which part of the deal was searched; $positions (text): a number
arena-par-deal =
    { $part ->
        [whole] Deal { $deal }, the whole deal ({ $positions } positions searched)
        [round] Deal { $deal }, from turn { $turn } in round { $round } of { $rounds }; earlier turns need more than --nodes ({ $positions } positions searched)
       *[rest] Deal { $deal }, from turn { $turn }; earlier turns need more than --nodes ({ $positions } positions searched)
    }
# $side (text): letters of players; $par, $played (text): points
arena-par = par: { $side } { $par }; played: { $played }
arena-par-perfect = every move was perfect
# $move (text): a move in notation; $best (text): the best one, none if there is none; $par (text): points
arena-par-loss =
    { $best ->
        [none] { $move } gives away { $loss }
       *[other] { $move } gives away { $loss } ({ $best } keeps { $par })
    }

## cassino bench, cassino perft

# $kind (word): compiled or plain
arena-engine =
    { $kind ->
        [compiled] engine: compiled
       *[plain] engine: plain
    }
arena-variant = variant
# In a table: the runs differ too much
arena-unsteady = unsteady
# What is counted per second
arena-bench-moves = random moves from dealt states
arena-bench-deals = deals shuffled, dealt, played at random and scored
arena-bench-pairs = legal_moves and apply from Python
arena-bench-copies = copies of a state from Python
arena-bench-samples = views with one sample of the hidden cards
arena-bench-heuristic = deals between heuristic bots
arena-bench-lines = lines that the search plays out
arena-total = total: { $count }

## Bots

# $level (word): how strong a bot plays; shown as its name
arena-level =
    { $level ->
        [beginner] Beginner
        [newcomer] Newcomer
        [casual] Casual
        [regular] Regular
        [skilled] Skilled
        [strong] Strong
        [expert] Expert
       *[master] Master
    }
# $near (text): a bot with a similar name, or none; $known (text): the names of all bots
arena-no-bot =
    { $near ->
        [none] There is no bot { $name }. The bots are: { $known }.
       *[other] There is no bot { $name }. Did you mean { $near }? The bots are: { $known }.
    }
# $known (text): the settings of the bot, or none
arena-no-setting =
    { $known ->
        [none] { $bot }: this bot has no settings, so { $setting } is not one.
       *[other] { $bot }: there is no setting { $setting }. The settings are: { $known }.
    }
arena-setting = { $bot }: { $setting } must be a whole number, not { $value }.
# $seat: a seat; -1 for a spectator
arena-no-turn =
    { $seat ->
        [-1] A spectator has no turn, so there is no move to choose.
       *[other] It is not the turn of seat { $seat }, so there is no move to choose.
    }
# $name (text): what was typed; $problem (text): details
arena-no-program = { $name } is not a program to play against: { $problem }
arena-program-address = Type an address such as { $example }.
arena-program-command = Type a command such as { $example }.
arena-no-executable = There is no executable file { $file }.
arena-program-nul = A command cannot contain the character NUL.
# What a program did wrong. $problem: a sentence
arena-program-fault = Seat { $seat }, turn { $turn }: { $problem }
# $answer (text): what the program answered, in quotes
arena-program-protocol = The answer to "hello" needs "protocol": { $protocol }, but it is { $answer }.
arena-program-no-move = The answer needs a "move", but it is { $answer }.
arena-program-long-move = The move has { $length } characters, more than { $most }.
arena-program-illegal = { $move } is not a legal move: { $problem }
arena-program-no-json = The answer is not JSON: { $answer }
arena-program-no-object = The answer is not a JSON object: { $answer }
arena-program-unasked = The program spoke before it was asked: { $answer }
# $said (text): the last thing that the program wrote to its error output, in quotes, or none
arena-program-silent =
    { $said ->
        [none] There was no answer within { $seconds } s.
       *[other] There was no answer within { $seconds } s. The program wrote: { $said }
    }
arena-program-closed =
    { $said ->
        [none] The program closed its input or output.
       *[other] The program closed its input or output. It wrote: { $said }
    }
arena-program-ended =
    { $said ->
        [none] The program ended with status { $status }.
       *[other] The program ended with status { $status }. It wrote: { $said }
    }
# $signal (text): the name or the number of a signal, such as SIGKILL
arena-program-killed =
    { $said ->
        [none] The program was ended by the signal { $signal }.
       *[other] The program was ended by the signal { $signal }. It wrote: { $said }
    }
arena-program-long-answer = The answer has more than { $most } bytes: { $answer }
arena-program-lines = The answer has more than one line: { $answer }
arena-program-start = The program does not start: { $problem }
arena-program-no-http = The answer is not HTTP: { $kind }: { $problem }
arena-program-no-connection = There is no connection to { $address }: { $problem }
arena-program-status = The answer has the HTTP status { $status } { $reason }.
# $seat (text): the letter of a seat, A to F; $position (text): the position as a line of notation
arena-bot-fault = The bot { $bot } in seat { $seat } failed: { $problem }. It saw { $position }
arena-bot-illegal = The bot { $bot } in seat { $seat } chose an illegal move, { $move }: { $rule }. It saw { $position }
# $bot (text): a name; $problem (text): what Python says, in English
arena-bot-stays = The bot { $bot } cannot be sent to other processes, so it can only play with jobs=1: { $problem }

## Runs

arena-no-deals = There cannot be { $deals } deals: a contest needs at least 1.
arena-journal-exists = { $file } exists. Continue it with --resume, or remove it.
arena-journal-damaged = { $file } is not a journal of the arena, or it is damaged.
arena-journal-in-use = { $file } is in use by another run.
arena-journal-format = The file is not a journal that this version of cassino can read.
arena-journal-rules = The rules of { $variant } have changed since this run began.
arena-journal-pack = Line { $line } is pack { $pack }, but pack { $next } comes next.
arena-no-cluster = There is no Ray cluster at { $address }: { $problem }

## Searches

arena-search-worlds = There cannot be { $worlds } worlds: a search needs at least 1.
arena-search-seconds = The time for a search must be a number of seconds.
arena-search-too-long = The search needs more than { $most } nodes.
arena-crowded-outcomes = There are more than { $most } outcomes.
arena-crowded-positions = There are more than { $most } public positions.
arena-crowded-plays = A hand has more than { $most } plays.
arena-subgame-proofs = No deal of the unseen cards fits what the players have shown to hold.
# $obstacle (word): why the rest of the round cannot be solved
arena-subgame =
    { $obstacle ->
        [players] Only rounds of two players can be solved.
        [over] The deal is over.
        [question] A player is being asked something.
        [steps] Turns of several steps cannot be solved.
        [tops] Piles whose top cards can be taken cannot be solved.
        [drawing] Rounds in which cards are drawn after each turn cannot be solved.
        [bottom] A player has seen the last card of the stock.
        [several] Plays of several cards cannot be solved.
        [lenient] Rules that let mistakes stand cannot be solved.
        [demands] Demands on the opponent cannot be solved.
        [oranges] Calls of oranges cannot be solved.
       *[early] A deal that may end before its last card cannot be solved.
    }
arena-subgame-cards = { $title } has no position with { $cards } cards in each hand.
arena-subgame-leaf = The round after the solved one must be the last.
arena-no-leaf = { $name } is not a way to value the end of a round. Choose one of: { $known }.
# Headings of a table: value of a position, gap, rounds, sequences; what a bot loses to its best response and to the equilibrium
arena-value = value
arena-gap = gap
arena-rounds = rounds
arena-sequences = sequences
arena-exploited = exploited
arena-loss = loss
# $mean, $most (text): points
arena-equilibrium = equilibrium: both together can gain { $mean } on average, { $most } at most
arena-exploited-by = { $bot }: exploited { $exploited }, loss { $loss }
