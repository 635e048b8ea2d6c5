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
arena-packs = packs by deals won minus deals lost, -2 to 2: { $counts }
# A sequential test of two margins. $accepted (text): one of them, or none; $ratio (text): log-likelihood ratio
arena-test =
    { $accepted ->
        [none] { $low } or { $high } points per deal: neither is accepted after { $packs } packs, LLR { $ratio }
       *[other] { $low } or { $high } points per deal: { $accepted } is accepted after { $packs } packs, LLR { $ratio }
    }
# $own, $others (text): numbers
arena-points = points per side: { $first } { $own }, { $second } { $others }
arena-milliseconds = milliseconds per move: { $first } { $own }, { $second } { $others }
# $reasons (text): what the bot did wrong
arena-faults =
    { $count ->
        [one] { $bot } lost one deal by a fault: { $reasons }
       *[other] { $bot } lost { $count } deals by faults: { $reasons }
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
arena-precision = { $lacking } players without one skill, { $silent } of them without a tip; and as many players with every skill
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
        [all] { $title }: { $cards } cards in each hand, { $rounds } more rounds, seed { $seed }
       *[other] { $title }: { $cards } cards in each hand, { $rounds } more rounds, seed { $seed }, { $stock } cards left in the stock
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
arena-bench-iterations = iterations of the tree search
arena-total = total: { $count }
