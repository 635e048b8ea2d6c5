### What the button of a move says

label-trail = Trail { ROW($cards) }
# In a list of moves, and after “Hint:”
label-take = Take { ROW($taken, $builds) } with { ROW($cards) }
label-take-calling-orange = Take { ROW($taken, $builds) } with { ROW($cards) }, orange!
label-take-pictures = Take { ROW($taken, $builds) } with { ROW($cards) }, pictures to your partner
label-build = Build { $value }
label-build-for = Build { $value } for your partner
label-join =
    { $count ->
        [1] Join the { $value }
       *[other] Join { $count } builds of { $value }
    }
label-join-for =
    { $count ->
        [1] Join the { $value } for your partner
       *[other] Join { $count } builds of { $value } for your partner
    }
label-raise = Raise to { $value }
label-end-turn = End turn
label-insist = Insist on { demand }
label-let-it-stand = Let it stand
label-orange = Orange!
label-no-orange = No orange
label-ask-for-build = Ask for the build
label-do-not-ask = Do not ask
label-count-out = Count out
label-count-out-saying = Count out ({ $word })
label-announce = Announce { $target }
label-announce-saying = Announce { $target } ({ $word })

### What the button of a play says when the cards are chosen: $worth are the points that are certain

button-take =
    { $worth ->
        [0] Take { ROW($taken, $builds) }
       *[other] Take { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Take { ROW($taken, $builds) }, orange!
       *[other] Take { ROW($taken, $builds) }, orange! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Take { ROW($taken, $builds) }, pictures to your partner
       *[other] Take { ROW($taken, $builds) }, pictures to your partner · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Sweep! Take everything
       *[other] Sweep! +{ $worth }
    }
button-build = Build { $value } (you hold { CARDS($held) })
button-join =
    { $count ->
        [1] Join the { $value } (you hold { CARDS($held) })
       *[other] Join { $count } builds of { $value } (you hold { CARDS($held) })
    }
button-raise = Raise to { $value } (you hold { CARDS($held) })

### What may be overlooked by who trails a card

slip-could-take = This card could take { CARDS($cards) }.
slip-leaves-sweep = After this, one card could sweep the table.

### What a claim costs

cost-count-out = Play ends at once and the cards are counted. If you are wrong, you pay the penalty in these rules.
cost-match = If you are right, you win the match. If you are wrong, you lose it.
cost-nothing = If you are right, you win the match. If you are wrong, play continues.
