### Where to look, without naming a card

nudge-sweep = You can clear the table.
nudge-several = One capture can take several things at once.
nudge-sum = Cards on the table add up to one that you hold.
nudge-points = You can capture a card that is worth points.
nudge-capture = You can capture something.
nudge-worthless = You can capture something, but there is a better move.
nudge-trail = You can't capture anything. Which card helps the next player least?
nudge-build = You can make a build that you can take later.
nudge-join = You can add to a build on the table.
nudge-raise = You can raise a build on the table.
nudge-end = There is nothing more to gain this turn.
nudge-claim = Count what you have taken.
nudge-pass = You don't have to say anything here.
nudge-ask = What could you ask for?

# After the reason, where the game is too slow to think ahead
hint-quick = This is a quick hint: it does not look ahead.

### Why a move is good or bad, sentence by sentence: first what it does

# $cards (cards), $more (number): cards that are counted, not named; $worth (number): points
valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 point)
       *[other] { " " }({ $worth } points)
    }
more-cards =
    { $more ->
        [1] 1 more card
       *[other] { $more } more cards
    }
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
# $by (seats): the opponents
opponent =
    { FORM($by) ->
        [you] you
        [one] { PLAYERS($by) }
       *[several] an opponent
    }
opponent-first =
    { FORM($by) ->
        [you] You
        [one] { PLAYERS($by) }
       *[several] An opponent
    }
other-move =
    { $other ->
        [played] the move played
        [best] the best move
       *[next-best] the next best move
    }
other-move-first =
    { $other ->
        [played] The move played
       *[next-best] The next best move
    }
# $tenths (number): how many times in ten
in-ten =
    { $tenths ->
        [0] less than 1 time in 10
        [1] about 1 time in 10
        [10] almost every time
       *[other] about { $tenths } times in 10
    }
often =
    { $often ->
        [certain] for certain
       *[some] { in-ten }
    }
# $count (number): cards that have not been seen
some-cards =
    { $count ->
        [1] One of the cards
        [2] Two of the cards
        [3] Three of the cards
        [4] Four of the cards
       *[other] { $count } of the cards
    } { opponent } may hold

why-end-after = After { valued }, nothing more can be gained this turn.
why-ends-after = This ends the turn after { valued }.
# Before the sentences about the other steps of the same turn.
why-then = Then, in the same turn:
why-takes = This takes { valued }{ and-sweeps }.
why-leaves = This leaves { valued } on the table.
why-leaves-to-take = This leaves { valued } on the table, and you may be able to capture it later.
why-gathers = This puts { valued } together for { a-rank }.
why-gathers-for-next-turn = This puts { valued } together for { a-rank } to take next turn.
why-builds = This builds { $value } with { valued }.
why-adds = This adds { valued } to the build of { $value }.
why-raises = This raises a build to { $value } with { valued }.

why-target-reached = The cards captured so far already reach the target.
why-orange =
    { $orange ->
        [colors] A red and a yellow card
       *[suits] A heart and a diamond
    } were taken together.
why-no-orange =
    What was taken is not { $orange ->
        [colors] a red and a yellow card
       *[suits] a heart and a diamond
    }.
why-insists = Making the player take or add these cards is better for your side.
why-asks = The build can grow, and you can capture it yourself.
why-lets-pass = It is better to leave those cards on the table.
why-captures-now = Captured cards are safe.

next-player-first =
    { $next ->
        [partner] Your partner
       *[opponent] The next player
    }
why-nobody-takes = The next player can take almost nothing.
why-next-holds = { next-player-first } holds { a-rank } and can take { valued }{ sweeping }.
why-next-may-hold = { next-player-first } may hold { a-rank } and take { valued }{ sweeping }: { in-ten }.

why-as-good = { other-move-first } is about as good.
# $matches (number): of a hundred
why-fewer-matches =
    With { other-move } { WHO($who) ->
        [you] you win
       *[other] { NAME($who) } wins
    } about { $matches ->
        [1] 1 fewer match
       *[other] { $matches } fewer matches
    } in 100.
why-fewer-points = { other-move-first } is worth about { points } less.
why-nothing-hidden = Every hidden card is known, so this is certain.
why-build-lost =
    { opponent-first } can take or change { WHO($who) ->
        [you] your
       *[other] { NAME($who) }'s
    } build { often }.
why-hardly-taken = Few hands can capture it.
why-used = { opponent-first } can put it into a build { often }.
why-not-taken = Nobody can capture it.
# After the sentence about the card that is left; $captors (cards), $others (number): the cards that do it, and how many more there are
why-captured =
    { $often ->
        [certain] { opponent-first } can capture it with { CARDS($captors, $others) }.
       *[some] { some-cards } can capture it ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept = { opponent-first } can sweep the table { often }.
why-swept-by =
    { $often ->
        [certain] { opponent-first } can sweep the table with { CARDS($captors, $others) }.
       *[some] { some-cards } can sweep the table ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared = { opponent-first } can clear the table { often }.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } can clear the table with { CARDS($captors, $others) }.
       *[some] { some-cards } can clear the table ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept = After { other-move }, { opponent } can sweep the table { often }.
why-other-cleared = After { other-move }, { opponent } can clear the table { often }.
why-other-loses = After { other-move }, { opponent } can capture { valued } { often }.
why-lost = { opponent-first } can capture { valued } { often }.
why-build-taken =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } can take the build next turn { often }.
why-regained =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } can take { valued } next turn { often }.
# $kind (word): cards, a suit, a color, or cards of a rank: sixes
why-most =
    { WHO($who) ->
        [you] You win
       *[other] { NAME($who) } wins
    } the most { kind } { in-ten }, and { $against ->
        [0] less than 1 time in 10
        [1] about 1 time in 10
        [10] almost every time
       *[other] about { $against } times in 10
    } after { other-move }.
