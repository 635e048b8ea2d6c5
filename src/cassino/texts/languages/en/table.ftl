### What is announced at a table

taken-back = The last move is taken back.
asks-takeback =
    { WHO($who) ->
        [you] You ask
       *[other] { NAME($who) } asks
    } to take a move back.
wants-rematch =
    { WHO($who) ->
        [you] You want
       *[other] { NAME($who) } wants
    } to play again.
last-card-played = The last card is played. Whoever has { $target } may announce it now.
cannot-take = { NAME($who) } cannot take { CARDS($cards) } with it: the card stays on the table.
left-behind = Left behind: { ROW($cards) }.
# $word (word): what players of this game call it
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = The cards are dealt.
round-dealt = Round { $round } of { $rounds } is dealt.
say-last = Last!
say-last-round = Last round!
residue-goes =
    { $count ->
        [1] The last card on the table goes
       *[other] The last { $count } cards on the table go
    } to { whom }.

### The end of a deal and of a match

table-closed = This table was closed by the operator.
gave-up = { NAME($who) } gave up.
ran-out-of-time = { NAME($who) } ran out of time.
deal-over = The deal is over: { SCORES($scores) }.
match-won = { PLAYERS($winners) } won the match: { SCORES($scores) }.
match-shared = { PLAYERS($winners) } share the match: { SCORES($scores) }.

### What the numbers of a count do not show

turned-down =
    { $count ->
        [1] All sides have sweeps, so one sweep of each side does not count.
       *[other] All sides have sweeps, so { $count } sweeps of each side do not count.
    }
claimed-rightly = { PLAYERS($side) } claimed the target and had reached it.
claimed-wrongly = { PLAYERS($side) } claimed the target but had not reached it.
counts-double = The match was won in its first deal and counts double.
deals-next =
    { WHO($who) ->
        [you] You deal next.
       *[other] { NAME($who) } deals next.
    }

### What a side near the target may still score

# $items (word): cards, spades, ten, cards-ten or cards-spades
limit =
    { $items ->
        [cards] can only win with most cards
        [spades] can only win with most spades
        [ten] can only win with { CARDS("10D") }
        [cards-ten] can only score most cards and { CARDS("10D") }; both together win the match
       *[cards-spades] can only score most cards and most spades; both together win the match
    }
limited = { PLAYERS($side) } { limit }.
limited-in-deal = { PLAYERS($side) } { limit } in this deal.
limit-met = { PLAYERS($side) } { limit }: all of it.
limit-missed = { PLAYERS($side) } { limit }: not enough.

leaders-level = The leaders are level: another deal decides.

### What a move brings besides, and how a round begins

announced-wrongly = The announcement was wrong. The deal continues.
plays-in-a-row =
    { WHO($who) ->
        [you] You play
       *[other] { NAME($who) } plays
    } { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } cards in a row now.
last-card-drawn = The last card of the stock is drawn.
laid-on-table = Laid on the table: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] You captured last and lead.
       *[other] { NAME($who) } captured last and leads.
    }
open-hands = This round is played with open hands.
large-sweep = That is a large sweep.
first-play-sweep = That is a sweep on the first play.
orange-scores =
    { FORM($side) ->
        [one] An orange: { PLAYERS($side) } scores { $points }.
       *[other] An orange: { PLAYERS($side) } score { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [one] That was no orange: { PLAYERS($side) } scores { $points }.
       *[other] That was no orange: { PLAYERS($side) } score { $points }.
    }
cannot-win-build =
    { FORM($winners) ->
        [one] { NAME($who) } cannot win a build: { PLAYERS($winners) } scores 1 for it.
       *[other] { NAME($who) } cannot win a build: { PLAYERS($winners) } score 1 for it.
    }
