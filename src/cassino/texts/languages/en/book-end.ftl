### The rule book on the points of a deal, calls and claims, and the end of the match. The facts are described in book.ftl.

## Scoring

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = After the last card, count what each { book-side } has taken. A deal is worth { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , plus the sweeps
           *[other] , plus the sweeps and oranges
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , plus the oranges
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] After the last card, count what each { book-side } has taken. A deal is worth { $totals } points{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , plus the sweeps
               *[other] , plus the sweeps and oranges
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , plus the oranges
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] A card can score in more than one way: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Where the table says “most”, the { book-side } with more than any other scores. In a tie, nobody scores.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Where the table says “most”, the { book-side } with more than any other scores. In a tie, each tied { book-side } scores 1 point instead.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Where the table says “most”, the { book-side } with more than any other scores. If nobody scores those points, they are added to the same points of the next deal.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Where the table says “at least”, you need that many cards as well.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Every { book-side-that } has at least { $enough_what } scores { $enough_points }, even if others have them too.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] For the primiera, add up your best card of each suit: a 7 counts 21, a 6 counts 18, { $deck_pack ->
            [rook_40] a 1
           *[other] an ace
        } 16, a 5 counts 15, a 4 counts 14, a 3 counts 13, a 2 counts 12, and { $pictures ->
            [low] a picture 10
           *[other] any other card 10
        }. The highest sum scores. You need all four suits, and in a tie nobody scores.
    }

## Calls and claims

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] When you make or raise a build, say its value.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}If you build for your partner, say “for partner”.
        }
    }
book-end-last =
    { $last_round ->
        [last] Before the last cards are dealt, the dealer says “last”.
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Before the last cards are dealt, the dealer says “last round”.
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] An orange is { $deck_pack ->
            [rook_40] a red and a yellow card
           *[other] a heart and a diamond
        } taken from the table in one play, loose or in a build. The played card and the cards left at the end do not count, and a play makes at most one orange.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Call “orange” when you take one, and score { $calling_orange_points }. If you do not, the first opponent to call it before the next play scores instead. { $calling_false_orange_points ->
            [0] A wrong call costs nothing.
           *[other] A wrong call scores { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] It scores { $calling_orange_points }, even if nobody calls it.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Between two turns, you may count out if you think that { $seating_sides ->
            [solo] you have
           *[pairs_of_four] your side has
        } { $ending_target } points{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        }. Play stops. Add to your score what is certain: the scoring cards in your pile, your sweeps, and every majority{ $primiera ->
            [yes] {" "}or primiera
           *[no] { "" }
        } that you can no longer lose.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] If that makes { $ending_target }, you win the match, whatever the others have. If not, { $seating_sides ->
            [solo] you score
           *[pairs_of_four] your side scores
        } { $calling_false_claim_points } for this deal, the others score what is certain, and you miss your next turn to deal.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Between any two plays, and after the last one, you may { $words_claim ->
            [none] announce { $ending_target }
           *[other] say “{ $words_claim }”
        }, whoever's turn it is. It is correct if your score plus what is certain in this deal reaches { $ending_target }: the scoring cards in your pile, your sweeps, and every majority{ $primiera ->
            [yes] {" "}or primiera
           *[no] { "" }
        } that you can no longer lose.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] The first correct announcement wins the match, even if somebody else had as many points.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] A wrong one costs nothing.
           *[game] A wrong one loses the match.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Among the others, the player with the most points wins.
                }
               *[pairs_of_four] {" "}Among the others, the side with the most points wins.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Every deal is played to the end, even if a { book-side } already has enough points to win.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] If the dealer shows a card while dealing, another player may end the deal at once: its cards do not count, the dealer loses 1 point, and that player deals next. Or the deal goes on: the card is shuffled into the stock and replaced, and nobody loses a point.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] If a hand gets too few cards, it is played as it is, and the dealer loses 1 point.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] If a hand gets too many cards, the extra cards go face up to the table, and the dealer loses 1 point.{ $dealing_replenish ->
            [draw] { "" }
           *[other] { $stock ->
                [never] { "" }
               *[other] { " " }In the next round of this deal, the dealer gets that many fewer cards.
            }
        }
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] If you take cards wrongly, put them back: the card you played stays on the table as if you had trailed it.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] If nobody has changed your build by your next turn, and you hold no card that takes it, every opposing { book-side } scores 1 point. The build stays, and anyone may take it.
        }
       *[strict] { "" }
    }

## Winning

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] One deal is a whole game. The { book-side } with the most points wins. { book-end-level }
       *[other] A match is { $ending_deals } deals. The { book-side } with the most points then wins. { book-end-level }
    }
# What follows "the most points wins"
book-end-level =
    { $ending_level ->
        [shared] If { book-sides } tie for first place, they share the win.
       *[another_deal] If { book-sides } tie for first place, play another deal.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Add up the points of all deals. The match is over after a deal in which a { book-side } reaches { $ending_target } points.
        }
       *[other] { "" }
    }
# Where the target is 1
book-end-first-point = The first { book-side } to score { $ending_target } point wins, so a game is usually one deal. If nobody scores, deal again.
book-end-higher =
    { $several ->
        [higher_total] If several do, the highest total wins. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] If several do, add the points of that deal one item at a time, in this order: { $order }. The first { book-side } to reach { $ending_target } wins, even with a lower total.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] A { book-side-that } begins a deal with { $restricted_from } to { $restricted_to } points is restricted: it can score only for what the table shows. If it gets what the last column names, it wins, whatever others score. { $ending_near_target ->
            [last_five] With { $restricted_from } or { $restricted_next }, just one of the two items scores as usual. With more, it scores nothing without the item.
           *[last_three] Otherwise it scores nothing in that deal.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] If several { book-sides } get what they need, the first to get it wins. A majority is won when it can no longer be lost or tied.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Deals that break a tie have no restrictions.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] Play stops as soon as a { book-side } has won the match with points that nobody can take away.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] A { book-side-that } reaches { $ending_target } in the first deal wins a double game.
    }
