### Errors of matches, deals and positions. Seats are numbered from 0.

# $title (text): the variant; $known (text): the possible numbers, such as "2, 3, 4"
engine-players = { $title } is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Possible numbers of players: { $known }.
# $last: the number of the last seat
engine-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
# $part (text): names of what there has to be a certain number of, such as "scores"; $found: how many there are
engine-count = { $part }: { $count } are needed, not { $found }.

## Positions

engine-piles-down = The piles are face down, so the order of their cards is not known.
engine-several-played = Only one card can have been played in a turn.
# $seat: a seat
engine-no-card = It is the turn of seat { $seat }, but there is no card in that hand.
engine-unheld = Seat { $seat } does not hold the cards that capture its builds.
engine-lacked = Seat { $seat } holds a card that its earlier plays rule out.
# $cards: how many cards are still to be played
engine-turn = There is no turn { $turn } in a deal with { $cards } cards still to be played.
engine-round = There is no round { $round }.
engine-build-turn = No build can have been made in turn { $turn }.
engine-score = { $score } cannot be a score.
# $part (text): sweeps or proofs; $number (text): a number whose bits name turns or values
engine-bits = { $part }: { $number } is out of range.
# $cards (text): cards, such as "2C 6S"
engine-twice = Cards in two places: { $cards }
engine-not-in-pack = Cards that are not in the pack: { $cards }
engine-nowhere = Cards that are missing: { $cards }
# $undrawn: how many cards are not drawn yet; $unnamed: how many are nowhere else
engine-undrawn = { $undrawn } cards are not drawn yet, but { $unnamed } are not named.
# $cards (text): the cards of a build, such as "6S+3D"
engine-unbuildable = The build { $cards } of { value } has a card or a value that cannot be built.
engine-build-sets = The build { $cards } does not divide into sets of { value }.
engine-build-owner = The build { $cards } of { value } cannot belong to seat { $seat }.
# $cards (text): the cards of a pile
engine-twice-in-pile = A card is twice in the pile { $cards }.
engine-arrivals = The order of arrival has to name cards on the table, each once.
engine-waits-for-cards = Cards have to be dealt in this position first: name them with `deal_cards`.
engine-cards-hidden = Cards are hidden in this position: take a position from `View.sample`.

## Deals and matches

engine-nothing-to-deal = There are no cards to deal in this position.
# $cards: how many cards were named; $places: how many are to be dealt
engine-too-many-drawn = { $cards } cards were named, but only { $places } are to be dealt.
engine-undrawable = These cards cannot be dealt: each has to be in the pack, unseen and named once.
engine-rich-cut = This cut is too good, so it is put back.
# $count: how many cards the pack has
engine-pack = A deal needs each of the { $count } cards of the pack once.
# $most: at most this many cards may be lifted off; -1 if there is nothing to cut
engine-cut =
    { $most ->
        [-1] There is nothing to cut now.
       *[other] You can cut 0 to { $most } cards.
    }
engine-no-move-back = There is no move to take back.
engine-no-ruling-back = There is no ruling to take back.
engine-deal-not-over = The deal is not over yet.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = A record needs at least one deal.
# $other: the seat that was named instead
engine-other-dealer = The dealer of deal { $deal } is seat { $seat }, not seat { $other }.
# $at: after how many moves the ruling is said to have been made
engine-ruling-beyond = There is a ruling after move { $at }, but the deal has only { $moves } moves.

## Rulings for mistakes

engine-no-rulings = These rules have no rulings for misdeals.
engine-late-ruling = A misdeal can be ruled on only before the first play of a round.
engine-own-mistake = The dealer cannot end the deal because of their own mistake.
engine-ruling-cards = A ruling needs at least one card.
# $most: how many cards there are
engine-ruling-count = There cannot be { $count } cards too few or too many here: at most { $most }.
# $most: how many rulings a deal can have
engine-rulings-most = In one deal, at most { $most } mistakes in dealing can be ruled on.
engine-ruling-stock = Only the next cards of the stock can be laid on the table.
# $cards (text): cards, such as "2C 6S"
engine-not-in-hand = Seat { $seat } does not have these cards in hand: { $cards }
engine-ruling-order = The new stock has to be the old one with the cards that were seen.

## Python

engine-limit = There cannot be { $limit } moves: the limit has to be at least 0.
# $most (text): a number
engine-too-many-moves = There are more than { $most } legal moves. List some of them with a limit, or choose the cards step by step.
engine-depth = There is no depth of { $depth } moves: it has to be at least 0.
# $name (text): the name of a bot
engine-bot = { $name }: { $problem }
# $found (text), $known: numbers of the layout of saved data
engine-restore-version = This was saved in layout { $found }, but this version of cassino reads layout { $known }.
# $problem (text): details for programmers
engine-restore-damaged = The saved data is damaged: { $problem }

## Wrong arguments of the library

# $found (text): what was given; $needed (text): the name of a class
argument-type = A value of type { $needed } is needed here, not { $found }.
# $found (text): what was given
argument-no-list = A list is needed here, not { $found }.
# $found (text): what was given
argument-not-whole = { $found } is not a whole number.
# $found, $least, $most (text): numbers; $most is none if there is no limit
argument-out-of-range =
    { $most ->
        [none] { $found } is too small: the number has to be at least { $least }.
       *[other] { $found } is out of range: the number has to be from { $least } to { $most }.
    }
# $found, $most (text): numbers
argument-no-seat = There is no seat { $found }: the seats are 0 to { $most }.
# $found, $most (text): numbers
argument-no-side = There is no side { $found }: the sides are 0 to { $most }.
# $found, $most (text): numbers
argument-no-pile = There is no pile { $found }: the piles are 0 to { $most }.
# $found (text): a number
argument-no-build = There is no build { $found } on this table.
# $found (text): a number
argument-no-card = There is no card { $found }: the cards are numbered 0 to 51.
# $found (text): a number
argument-no-card-set = { $found } is not a set of cards: that is a number in which each bit from 0 to 51 means one card.
argument-card-twice = A card is named twice.
# $found (text): what was given; $known (text): the kinds of misdeals
argument-no-misdeal = { $found } is not a kind of misdeal: the kinds are { $known }.
# $needed, $found: how many
argument-count = This list needs { $needed } items, not { $found }.
# $found (text): a number
argument-no-move = There is no move { $found } in this list.
# $found (text): a move
argument-not-listed = “{ $found }” is not in the list.
# $found (text): what was given
argument-no-number = { $found } is not a number.
# $found (text): what was given
argument-no-bot = { $found } is not a bot: a bot is a name, or an object with a method `choose(view)`.

## Ids and environments

encoding-nobody = Nobody is to move in this position, or it is another seat’s turn.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] Id { $id } ({ $name }) is not legal here. Legal ids: { $ids }.
       *[other] Game { $game }: id { $id } ({ $name }) is not legal here. Legal ids: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } So id { $id } ({ $name }) is not legal. Legal ids: { $ids }.
       *[other] Game { $game }: { $reason } So id { $id } ({ $name }) is not legal. Legal ids: { $ids }.
    }
encoding-incomplete = These ids are not a whole move yet. Next can come: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = An array of the type { $needed } and the shape { $shape } is needed here, not { $found }.
envs-word = { $found } is not known here. Known: { $known }.
# found, needed: names of rule sets.
envs-other-rules = This position belongs to { $found } with { $seats } players. Here { $needed } is played with { $players } players.
envs-no-start = No game can start from this position: somebody must be to move, and all cards must be known.
envs-no-choice = Here the learner never has a choice.
envs-claim = Bots make no claims in these games.
