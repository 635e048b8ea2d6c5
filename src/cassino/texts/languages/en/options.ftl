### The options of the rules: house-rules editor, rule book, terminal, and the tables of the documentation.
### option-X: a short title (a label, without a period). option-X-question: the same as a question, with the choices as
### answers. option-X-note: help below the question. option-X-zero: what the number 0 means there. choice-X-Y: an answer,
### also shown after a title and in tables. option-because-X: why an option has no effect or does not fit with others.

## The pack

option-pack = Pack
option-pack-question = Which cards do you play with?
choice-pack-french-52 = 52 cards
choice-pack-no-pictures-40 = 40 cards, no pictures
choice-pack-italian-40 = 40 cards, no eights, nines or tens
choice-pack-rook-40 = 40 Rook cards in four colors
option-ranks = Ranks used
option-ranks-question = Which ranks of the pack do you use?
option-ranks-note = Choose none to play with all of them.
option-suits = Suits used
option-suits-question = Which suits of the pack do you use?
option-suits-note = Choose none to play with all of them.
choice-suit-name-clubs = clubs
choice-suit-name-diamonds = diamonds
choice-suit-name-hearts = hearts
choice-suit-name-spades = spades

## Players and sides

option-players = Number of players
option-players-question = How many can play?
option-players-note = The usual number is offered first.
option-sides = Sides
option-sides-question = Who scores together?
choice-sides-solo = everyone alone
choice-sides-pairs-of-four = four play in pairs
option-partners = Choice of partners
option-partners-question = How are partners chosen?
choice-partners-as-seated = as seated
choice-partners-first-two-aces = by the first two aces
option-direction = Direction of play
option-direction-question = Which way does play pass?
choice-direction-clockwise = clockwise
choice-direction-counterclockwise = counterclockwise
option-deal-passes = Next dealer
option-deal-passes-question = Who deals next?
choice-deal-passes-next = the next player
choice-deal-passes-loser-leads = the player before the loser, so that the loser leads
choice-deal-passes-last-capturer-leads = the player before the last capturer, so that the last capturer leads
choice-deal-passes-winner-leads = the player before the winner, so that the winner leads
choice-deal-passes-winner-deals = the winner
option-round-leader = First player of later rounds
option-round-leader-question = Who plays first after new cards are dealt?
choice-round-leader-after-dealer = the player after the dealer
choice-round-leader-last-capturer = the last player who captured

## The deal

option-hand = Cards in a hand
option-hand-question = How many cards does each player get at a time?
option-table = Cards on the table
option-table-question = How many cards are dealt to the table at the start?
option-cut = Table cards cut from the middle of the pack
option-cut-question = Does the leader cut the table cards from the middle of the pack?
option-leader-cuts = The leader chooses where to cut
option-leader-cuts-question = Does the leader choose where to cut the table cards?
option-leader-cuts-note = The terminal asks the leader. At tables in the browser, the place is random.
option-redeal = Rich first table
option-redeal-question = What happens to a rich first table?
option-redeal-note = A first table is rich if the cards that were cut have too many points or pictures.
choice-redeal-never = it stays
choice-redeal-rich-cut = it is put back and cut again
option-rich-points = Points that make a first table rich
option-rich-points-question = How many points make a first table rich?
option-rich-points-zero = points don't matter
option-rich-pictures = Pictures that make a first table rich
option-rich-pictures-question = How many pictures make a first table rich?
option-rich-pictures-zero = pictures don't matter
option-replenish = New cards
option-replenish-question = When do players get new cards?
choice-replenish-rounds = in rounds, when all hands are empty
choice-replenish-draw = one card after each turn
choice-replenish-all-cards = all at once; two players get them in two halves
option-leftover = Too few cards for a last round
option-leftover-question = What if the last cards are too few for a full round?
choice-leftover-none = never happens
choice-leftover-short-round = dealt out evenly, any extra cards to the table
option-packet = Cards dealt at a time
option-packet-question = How many cards does the dealer give out at a time?
option-bottom-seen = The player after the dealer sees the last card
option-bottom-seen-question = Does the player after the dealer get to see the last card?
option-last-round-open = Open hands in the last round
option-last-round-open-question = Is the last round played with open hands?

## What cards count

option-faces = Jacks, queens and kings
option-faces-question = What do jacks, queens and kings count?
option-faces-note = Pictures without a number capture only their equals.
choice-faces-rank-only = no number
choice-faces-eleven-to-thirteen = 11, 12 and 13
option-ace = Aces
option-ace-question = What do aces count?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 or 14
option-in-hand = Cards with another value in the hand
option-in-hand-question = Which cards count differently in your hand than on the table?
option-in-hand-note = To capture, a card in your hand has the value that it has there.

## Capturing

option-equal-faces = One picture captures
option-equal-faces-question = How many equal pictures does a picture without a number capture?
choice-equal-faces-one = one equal picture
choice-equal-faces-any = any number of equal pictures
choice-equal-faces-one-or-three = one equal picture or three, never two
option-combinations = One play captures
option-combinations-question = How much can one play capture?
option-combinations-note = A combination is an equal card, a sum or a build.
choice-combinations-many = any number of combinations
choice-combinations-one = one combination
option-pair-first = An equal card before a sum
option-pair-first-question = Must you take an equal card rather than a sum?
option-from-hand = Hand cards in one capture
option-from-hand-question = How many cards from your hand can you use in one capture?
choice-from-hand-one-card = one card
choice-from-hand-one-total = any number, added together
choice-from-hand-several-sets = any number, in sets of equal value
option-hand-total-at-most = Highest total of hand cards
option-hand-total-at-most-question = What is the highest total that several hand cards can make?
option-hand-total-at-most-zero = no limit
option-tops = Pile tops you can capture
option-tops-question = Which pile tops can you capture like loose cards?
choice-tops-none = none
choice-tops-opponents = opponents' pile tops
choice-tops-others = all other players' pile tops
option-builds-in-sums = Opponents' builds in sums
option-builds-in-sums-question = Can an opponent's simple build be part of a sum?
option-builds-in-sums-note = For example, a 9 then takes an opponent's build of 8 together with an ace.
option-because-sums-in-steps = In a turn of several steps, a build is never part of a sum.
option-compulsion = Must you capture?
option-compulsion-question = When must you capture?
choice-compulsion-none = never
choice-compulsion-any-capture = whenever the card you play can capture
choice-compulsion-equal-loose = whenever there are equal loose cards, and all of them
choice-compulsion-no-trail = whenever the card you play can capture, unless you build with it

## Building

option-source = Building
option-source-question = How can you make builds?
choice-source-none = not at all
choice-source-hand = with a card from your hand
choice-source-hand-and-table = also from table cards alone, in turns of several steps
option-raised-by = Who can raise a build
option-raised-by-question = Who can raise the value of a build?
option-raised-by-note = Only a simple build can be raised, with one card from the hand.
choice-by-anyone = anyone
choice-by-not-owner = anyone except its owner
choice-by-opponents = its owner's opponents
choice-by-own-side = its owner's side
choice-by-owner = only its owner
choice-by-nobody = nobody
option-raise-own-with-both = Raise your own build only with both cards
option-raise-own-with-both-question = To raise your own build, must you keep a card of its old value too?
option-raise-with-sets = A raise can add sets of the new value
option-raise-with-sets-question = Can you add sets of the new value when you raise a build?
option-joined-by = Who can join a build
option-joined-by-question = Who can add sets to a build of the same value?
option-joined-to-capture = Others can add table cards to a build they then take
option-joined-to-capture-question = Can others add table cards to a build that they take in the same turn?
option-equal-value = Two builds of one value
option-equal-value-question = What happens to two builds of the same value?
choice-equal-value-coexist = can exist side by side
choice-equal-value-must-merge = must become one build
choice-equal-value-separate = stay separate; joining never merges them
option-for-partner = Building for a partner
option-for-partner-question = When can you make a build that only your partner can take?
choice-for-partner-never = never
choice-for-partner-proven = if your partner owns or lost a build of that value
choice-for-partner-lost-build = if your partner lost a build of that value
option-partner-asks = Partner requests
option-partner-asks-question = Can you ask your partner to leave a build of your side alone?
option-joiner = Joining changes the owner
option-joiner-question = Does a player who joins a build become its owner?
choice-joiner-becomes-owner = yes, becomes its owner
choice-joiner-changes-nothing = no, the owner stays
option-limit = Builds per player
option-limit-question = How many builds can you own?
choice-build-limit-none = any number
choice-build-limit-one = one at the end of a turn
choice-build-limit-one-while-stock = one while there is a stock

## Trailing

option-owner = Trailing while you own a build
option-owner-question = Can you trail while you own a build?
choice-owner-trail-banned = never
choice-owner-trail-banned-next-turn = not in the next turn
choice-owner-trail-banned-while-stock = not while there is a stock
choice-owner-trail-free = yes
option-owner-builds = Building while you cannot trail
option-owner-builds-question = What can you build while you own a build and cannot trail?
choice-owner-builds-anything = anything
choice-owner-builds-own-build = only on your own build
option-only-when-stuck = Trailing as a last resort
option-only-when-stuck-question = Can you trail only when you can do nothing else?

## Captured cards

option-face = Captured cards
option-face-question = Are captured cards face down or face up?
choice-pile-face-down = face down
choice-pile-face-up = face up
option-of = Partners' piles
option-of-question = Do partners share a pile?
choice-pile-of-side = one pile together
choice-pile-of-player = a pile each
option-order = Order on the pile
option-order-question = In what order do cards captured together go on the pile?
choice-pile-order-free = as you like, unseen
choice-pile-order-accumulated = as they came to the table
choice-pile-order-lowest-on-top = by number, the lowest on top
option-pictures-below = Pictures below the numbers
option-pictures-below-question = Do pictures go below all numbers, in your own pile or your partner's?
option-stolen = Pile tops you can add to a build
option-stolen-question = Which pile tops can you add to a build?
option-residue = Cards left at the end
option-residue-question = Who gets the cards left on the table?
choice-residue-last-capturer = the last player who captured
choice-residue-nobody = nobody

## Sweeps

option-points = Points for a sweep
option-points-question = How many points is a sweep worth?
option-points-note = 0 means that sweeps are not counted.
option-large-from = Cards in a big sweep
option-large-from-question = How many table cards make a big sweep?
option-large-from-zero = there are none
option-large-points = Points for a big sweep
option-large-points-question = How many points is a big sweep worth?
option-count-played = The card you play counts toward a big sweep
option-count-played-question = Does the card you play count toward a big sweep?
option-first-play-points = Points for a sweep with the first play
option-first-play-points-question = How many points is a sweep with the first play of a deal worth?
option-first-play-points-zero = the same as any other sweep
option-cancelling = Sweeps cancel each other
option-cancelling-question = Do sweeps by different sides cancel each other?
choice-cancelling-none = no
choice-cancelling-all-sides = yes
choice-cancelling-unrestricted-sides = yes, but not those of a side near the target
option-until-score = Score that ends sweeps
option-until-score-question = From how many points on does a side make no more sweeps?
option-until-score-note = The points that the side has before the deal; 0 means that sweeps always count.
option-until-score-zero = no limit
option-after-stock = Sweeps after the last cards are dealt
option-after-stock-question = Can you make a sweep after the last cards have been dealt?
option-last-play = The last play of a deal can sweep
option-last-play-question = Can the last play of a deal be a sweep?
option-victim-plays = Plays in a row after a sweep
option-victim-plays-question = How many times in a row does the next player play after a sweep?
option-victim-plays-note = 1 means that the turn passes as usual.

## Calls, claims and demands

option-last-round = Announcing the last round
option-last-round-question = What does the dealer say when dealing the last round?
choice-last-round-silent = nothing
choice-last-round-last = “last”
choice-last-round-last-round = “last round”
option-claim = Claims
option-claim-question = How can you claim the target before the deal is over?
choice-claim-none = not at all
choice-claim-count-out = by counting out
choice-claim-announce = by announcing it
option-false-claim-points = Penalty for counting out too early
option-false-claim-points-question = How many points does a side score for counting out too early?
option-false-announcement = A wrong announcement costs
option-false-announcement-question = What does a wrong announcement of the target cost?
choice-false-announcement-nothing = nothing
choice-false-announcement-game = the match
option-left-behind = Pointing out missed cards
option-left-behind-question = Can players point out cards that a play could have taken?
option-insist = Demanding a fuller capture
option-insist-question = Can opponents insist that you take more?
choice-insist-never = never
choice-insist-asked = yes, at the end of your turn
choice-insist-always = always: you must take and add everything you can
option-orange = Oranges
option-orange-question = Who scores an orange?
option-orange-note = An orange is a red and a yellow card, or a heart and a diamond, taken in one play.
choice-orange-none = nobody
choice-orange-called = the first player to call it
choice-orange-always = the player who takes it
option-orange-points = Points for an orange
option-orange-points-question = How many points is an orange worth?
option-false-orange-points = Penalty for calling a wrong orange
option-false-orange-points-question = How many points does a wrong call of “orange” score?
option-enforcement = Illegal plays
option-enforcement-question = What happens to illegal plays?
option-enforcement-note = With a penalty, a wrong capture counts as a trail, and a build that its maker cannot take costs points.
choice-enforcement-strict = they are not accepted
choice-enforcement-table = they stand, with a penalty

## Points of a deal

option-items = What scores
option-items-question = What scores in a deal?
option-items-note = If the order matters, points are counted in this order.
option-ties = Tied majorities
option-ties-question = Who scores when sides tie for the most of something?
choice-ties-nobody = nobody
choice-ties-one-each = one point for each of them
choice-ties-carried = nobody; in a tie for most, the points are added to the next deal's

## The end of the match

option-target = Target
option-target-question = How many points win the match?
option-deals = Number of deals
option-deals-question = After how many deals is the match over?
option-deals-zero = play to the target
option-several = Several sides reach the target
option-several-question = What if several sides reach the target in the same deal?
choice-several-reach-higher-total = the higher total wins
choice-several-reach-priority-count = points are counted item by item
option-near-target = Near the target
option-near-target-question = Is scoring restricted near the target?
choice-near-target-free = no restrictions
choice-near-target-last-three = restricted from three points below
choice-near-target-last-five = restricted from five points below
option-level = Tie for first place
option-level-question = What if sides are tied for first place?
choice-level-another-deal = another deal
choice-level-shared = the win is shared
option-finish = A decided match ends
option-finish-question = When does a match end once it is decided?
choice-finish-end-of-deal = after the deal
choice-finish-at-once = at once
option-double-game = Double win in the first deal
option-double-game-question = Does a side that reaches the target in the first deal win double?

## The words of your table: what you call the things of the game

option-words-capture = Your word for “capture”
option-words-capture-question = What do you call a capture?
option-words-build = Your word for “build”
option-words-build-question = What do you call a build?
option-words-trail = Your word for “trail”
option-words-trail-question = What do you call it when you trail a card?
option-words-sweep = Your word for “sweep”
option-words-sweep-question = What do you call a sweep?
option-words-left-behind = Your word for “left behind”
option-words-left-behind-question = What do you call cards that a capture left behind?
option-words-ten-of-diamonds = Your word for “big casino”
option-words-ten-of-diamonds-question = What do you call the ten of diamonds?
option-words-two-of-spades = Your word for “little casino”
option-words-two-of-spades-question = What do you call the two of spades?
option-words-seven-of-diamonds = Your word for “seven of diamonds”
option-words-seven-of-diamonds-question = What do you call the seven of diamonds?
option-words-claim = Your word for “claim”
option-words-claim-question = What do you say to claim the game?

## The usual words for these things, alone in a table or in a field

word-capture = capture
word-build = build
word-trail = trail
word-sweep = sweep
word-left-behind = left behind
word-ten-of-diamonds = big casino
word-two-of-spades = little casino
word-seven-of-diamonds = seven of diamonds
word-claim = call out

## The editor of house rules

# Headings of the groups of options
option-group-deck = The pack
option-group-seating = Players and sides
option-group-dealing = The deal
option-group-counting = What cards count
option-group-capturing = Capturing
option-group-building = Building
option-group-trailing = Trailing
option-group-piling = Captured cards
option-group-sweeping = Sweeps
option-group-calling = Calls, claims and demands
option-group-scoring = Points of a deal
option-group-ending = The end of the match
option-group-words = Words of your table

# What an item scores; the cards follow in a list of their own
option-item-most = most of
option-item-each = each of
option-item-enough = enough of
option-item-primiera = primiera: the best card of each suit

# Headings in the list of cards
option-kinds = Cards of a kind
option-one-card = One card

# Answers
option-yes = yes
option-no = no

## Numbers that an option can have

# A note. $meaning: what 0 means (option-X-zero)
option-note-zero = 0 means: { $meaning }.

# In a table
option-limits-or-zero = 0 ({ $meaning }) or from { $least } to { $most }

## Why an option has no effect ("This has no effect." follows), or why it does not fit with the others (what to change follows)

option-because-no-partners = Nobody has a partner.
option-because-no-rounds = Cards are not dealt in rounds.
option-because-never-four = Four players cannot play this game.
option-because-only-two = The game is only for two players.
option-because-no-pictures = The pack has no jacks, queens or kings above the numbers 1 to 10.
option-because-pictures-count = Pictures count like numbers.
option-because-all-at-once = All cards are dealt at once.
option-because-bare-table = No cards are dealt to the table.
option-because-uncut = The table cards are not cut.
option-because-any-table-stays = Every first table stays.
option-because-even = The cards come out even, so no round is short.
option-because-never-rich = No first table would be rich. Set this number or the one for points to at least 1.
option-because-in-hand-builds = Cards can have another value in the hand only in a game without builds.
option-because-in-hand-one-card = Several hand cards played together are added up at their values on the table.
option-because-one-combination = One play captures only one combination.
option-because-pair-first = This says which of several combinations you must take, so one play must take only one.
option-because-cards-together = Hand cards played together never equal a single card.
option-because-from-hand-builds = You can play several hand cards together only in a game without builds.
option-because-one-hand-card = You play one hand card at a time.
option-because-face-down = Nobody can see the top of a face-down pile.
option-because-equal-loose-one = Your card must take all equal loose cards, but one play captures only one combination.
option-because-insisted-pictures = When opponents insist, a picture may have to take a second equal picture.
option-because-equal-loose-two = Your card must take all equal loose cards, but a picture may not take two.
option-because-equal-loose-picture = Your card must take all equal loose cards, but a picture captures only one equal picture.
option-because-equal-loose-together = Your card must take all equal loose cards, but hand cards played together never equal a single card.
option-because-two-builds = If you owned two builds of the same value, you could not take both with one card.
option-because-which-build = It must be clear which build a player is going to take.
option-because-no-builds = The game has no builds.
option-because-no-raise = Nobody can raise a build.
option-because-own-not-raised = Nobody can raise their own build.
option-because-built-without-card = Builds can be made without holding the card that takes them.
option-because-sets-are-steps = In a turn of several steps, adding sets is a step of its own.
option-because-no-joining = Nobody can join a build.
option-because-one-step = A turn has only one step.
option-because-opponents-join = Opponents can join the build anyway.
option-because-one-build-a-step = One step adds to only one build.
option-because-request-own-side = If a partner is asked to leave a build alone, both partners must be able to add to it.
option-because-no-stock = All cards are dealt at once to more than two players, so there is never a stock.
option-because-stuck = Only players who can do nothing else can trail.
option-because-owner-trails = You can trail while you own a build.
option-because-never-stuck = In a turn of several steps, it is never clear that you can do nothing else.
option-because-piles-down = Piles are face down.
option-because-pictures-order = Pictures can go below the numbers only if cards go on the pile in the order they came to the table.
option-because-no-big-sweeps = There are no big sweeps.
option-because-no-sweeps = Sweeps score nothing.
option-because-over-before = Nobody has that many points before the match is over.
option-because-swept-before-stock = After the last cards have been dealt there are no sweeps.
option-because-unrestricted = No side is ever restricted near the target.
option-because-not-called = Oranges are not called.
option-because-fixed-deals = The number of deals is fixed.
option-because-stops = A match that is decided ends at once.
option-because-own-item = Near the target a side wins by its own item alone, so nobody needs to claim.
option-because-no-counting-out = Nobody can count out.
option-because-no-announcing = Nobody can announce the target.
option-because-still-taken = In a turn of several steps, the player can still take what was left.
option-because-insist-steps = Opponents can insist only where turns have several steps.
option-because-insist-one = Nobody can insist on a fuller capture if one play captures only one combination.
option-because-orange-suits = An orange needs hearts and diamonds (red and yellow cards), but one of these suits is not used.
option-because-no-oranges = Oranges do not score.
option-because-table-one-step = Illegal plays can be penalized only if a turn is one play, not several steps.
option-because-table-one-card = A wrong capture is trailed, but only one card can be trailed.
option-because-no-majority = Nothing scores for having the most.
option-because-count-decides = Points are counted item by item, so sides are never tied.
