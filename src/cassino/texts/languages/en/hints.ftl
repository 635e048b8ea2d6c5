### Where to look, without naming a card

nudge-sweep = The table can be cleared.
nudge-several = One capture can take several things at once.
nudge-sum = Cards on the table add up to one that you hold.
nudge-points = A card that is worth points can be captured.
nudge-capture = Something can be captured.
nudge-worthless = What can be captured now is not worth it: there is something better to do.
nudge-trail = There is nothing to capture: think of what the next player could use.
nudge-build = Some cards add up to one that you hold.
nudge-join = A build on the table can grow.
nudge-raise = A build on the table can be given another value.
nudge-end = This turn has nothing more to give.
nudge-claim = Count what you have taken.
nudge-pass = Nothing needs to be said here.
nudge-ask = Think of what you can ask for.

### Why a move is good: what it does, then clauses, with semicolons between them and a full stop at the end

# $cards (cards), $more (number): cards that are counted, not named; $worth (number): points
valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 point)
       *[other] { " " }({ $worth } points)
    }
more-cards = { $more } more cards
points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
# $word (word): what players of this game call a sweep
and-sweeps =
    { $sweep ->
        [named] { " " }and sweeps the table ({ points }, { $word })
        [scored] { " " }and sweeps the table ({ points })
        [plain] { " " }and sweeps the table
        [cleared] { " " }and clears the table
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [ace] an ace
        [eight] an eight
       *[other] a { rank }
    }
ranks =
    { $rank ->
        [six] sixes
       *[other] { rank }s
    }
captor =
    { $rank ->
        [together] the right cards together
       *[other] { a-rank }
    }
next-player =
    { $next ->
        [partner] partner
       *[opponent] the next player
    }
other-move =
    { $other ->
        [played] the move played
       *[next-best] the next best
    }
# $often (word): in every world, for certain (of one world only), or in some, $percent of them
in-worlds =
    { $often ->
        [every] in every world
        [certain] for certain
       *[some] in { $percent } % of worlds
    }
still-out =
    { $count ->
        [0] no { ranks } are
        [1] { a-rank } is
        [2] two { ranks } are
        [3] three { ranks } are
       *[4] four { ranks } are
    } still out

why-end = Nothing more is gained in this turn
why-takes = Takes { valued }{ and-sweeps }
why-leaves = Leaves { valued }
why-leaves-to-take = Leaves { valued } and may take it back
why-gathers = Gathers { valued } for { a-rank }
why-gathers-for-next-turn = Gathers { valued } for { a-rank } next turn
why-builds = Builds { $value } with { valued }
why-adds = Adds to the build of { $value } with { valued }
why-raises = Raises a build to { $value } with { valued }

why-target-reached = The cards captured so far already reach the target
why-orange =
    { $orange ->
        [colors] A red and a yellow card
       *[suits] A heart and a diamond
    } were taken together
why-no-orange =
    What was taken is not { $orange ->
        [colors] a red and a yellow card
       *[suits] a heart and a diamond
    }
why-insists = What the player must then take or add is worth more to your side
why-asks = The build can grow, and you can capture it yourself
why-lets-pass = What is left on the table is better left there
why-captures-now = Cards that are captured are safe

why-nobody-takes = the next player can hardly take anything
why-next-holds = { next-player } holds { captor } and can take { valued }{ sweeping }
why-next-may-hold = { next-player } takes { valued } if holding { captor } ({ $percent } %){ sweeping }

why-as-good = { other-move } is about as good
why-fewer-matches = { other-move } wins { $matches } matches in a hundred fewer
why-fewer-points = { other-move } brings { $less } points less on average
why-nothing-hidden = no card is hidden any more
why-build-lost = an own build is lost or changed { in-worlds }
why-hardly-taken = hardly anybody can take it
why-not-taken = nobody can take it
why-captured = captured { in-worlds }
why-swept = swept { in-worlds }
why-swept-by = { still-out }: swept { in-worlds }
why-cleared = the table is cleared { in-worlds }
why-cleared-by = { still-out }: the table is cleared { in-worlds }
why-other-swept = { other-move } means being swept { in-worlds }
why-other-cleared = { other-move } means a cleared table { in-worlds }
why-other-loses = { other-move } loses { valued } { in-worlds }
why-lost = { valued } is lost { in-worlds }
why-build-taken = the build is taken next turn { in-worlds }
why-regained = { valued } can be taken next turn { in-worlds }
# $kind (word): cards, a suit, a color, or cards of a rank: sixes
why-most = wins the most { $kind } in { $percent } % of worlds against { $against } %
