### The rule book in half a page: what a newcomer must know to sit down and play. The facts are described in book.ftl.
### Casino itself is told from its aim on. Every other game begins with what makes it another game, most important first;
### "book-short-casino" says the rest. The page "what is different" uses some of these, too.

book-short-aim =
    Play cards from your hand to take cards that lie face up on the table. When all cards have been played, you score points for what you took.
book-short-take =
    { $capturing_combinations ->
        [one] On your turn, play a card. It takes one table card of the same value, or one set of cards that add up to it: a 7 takes another 7, or a 4 and a 3.
       *[many] { $capturing_from_hand ->
            [one_card] On your turn, play a card. It takes table cards of the same value, and sets of cards that add up to it: a 7 can take another 7, and a 4 and a 3.
           *[other] On your turn, play one card or several together. They take table cards of the same value, and sets of cards that add up to it: a 7 takes another 7, or a 4 and a 3, and a 6 and an ace take them too.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Or build: put cards together that add up to a card in your hand, and take them all with it later. A build can also be made from table cards alone. Opponents can take your build, or raise it to another value.
       *[hand] Or build: put your card on a table card, so that together they make the value of another card in your hand. You can take both with that card on a later turn, unless somebody else takes or changes the build first.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Captured cards are not safe: you can add the top card of an opponent's pile to your builds.
           *[pairs_of_four] Captured cards are not safe: you can add the top card of an opponent's pile to your side's builds.
        }
       *[others] { $capturing_tops ->
            [none] Captured cards are not safe: you can add the top card of another player's pile to your builds.
           *[other] Captured cards are not safe: you can take the top card of another player's pile, or add it to your builds.
        }
    }
book-short-trail = Otherwise, leave your card face up on the table. This is called trailing.
book-short-scores = Points: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] The { book-side } that scores wins: a game is usually one deal.
           *[other] Keep dealing until a { book-side } reaches { $ending_target } points and wins.
        }
        [1] A game is one deal: the { book-side } with the most points wins.
       *[other] After { $ending_deals } deals, the { book-side } with the most points wins.
    }

## What makes a game another one

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Captured cards are not safe: you can take the top card of an opponent's pile.
           *[others] Captured cards are not safe: you can take the top card of another player's pile.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] A jack counts 11, a queen 12 and a king 13. { book-short-pictures-use }
        [low] A jack (or Italian knave) counts 8, a queen (knight) 9 and a king 10. { book-short-pictures-use }
       *[other] { "" }
    }
# After what pictures count
book-short-pictures-use =
    { $building_source ->
        [none] Use them in sums like any other card.
       *[other] Use them in sums and builds like any other card.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] A 1
               *[other] An ace
            } counts 1 or 14, as you choose, but in a sum with other cards only 1.
           *[other] { $deck_pack ->
                [rook_40] A 1
               *[other] An ace
            } counts 1 or 14, as you choose each time.
        }
    }
# $restricted_cards, $restricted_ten (number): the scores at which only most cards, or only the ten of diamonds, wins
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Near { $ending_target } points, only one thing counts for you: most cards if you begin the deal with { $restricted_cards } points, { CARDS("10D") } with { $restricted_ten }, and most spades with { $restricted_to }. With it you win, whatever others score. Without it you score nothing.{ $ending_near_target ->
            [last_five] {" "}With { $restricted_from } points, only most cards and { CARDS("10D") } score, and with { $restricted_next }, only most cards and most spades.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] A turn can have several steps. In exactly one of them you play a card from your hand. Before and after it, you may build and add to builds with cards already in play, as often as you like. Say when your turn is over. A loose card is a base to add to, if you hold a card of its value and there is no build of it.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}A new build of one set cannot contain a pile top.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] After each turn you draw a card, as long as there are any.
        [all_cards] { $stock ->
            [never] The whole pack is dealt at once.
            [always] Half of the pack is dealt at once, and the other half when these cards have been played.
           *[two] The whole pack is dealt at once, but to two players in two halves.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] An opponent may insist that a card with which you take or trail takes everything it can, and that you add to { book-play-own-builds } every loose card and pile top that fits.
        [always] A card with which you take or trail must take everything it can, and you must add to { book-play-own-builds } every loose card and pile top that fits.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] An orange ({ $deck_pack ->
            [rook_40] a red and a yellow card
           *[other] a heart and a diamond
        } taken from the table in one play) scores { $calling_orange_points } if you call it.
        [always] An orange ({ $deck_pack ->
            [rook_40] a red and a yellow card
           *[other] a heart and a diamond
        } taken from the table in one play) scores { $calling_orange_points }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Between two turns, you may stop play and count out if you think that you have { $ending_target } points{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        }. If your score and the points of this deal that you can no longer lose make { $ending_target }, you win. If not, the deal ends: you score { $calling_false_claim_points } for it, the others score what they can no longer lose, and you miss your next turn to deal.
        [announce] The first player to { $words_claim ->
            [none] announce { $ending_target } points
           *[other] say “{ $words_claim }”
        } wins at once, if their score and the points of this deal that they can no longer lose make { $ending_target }. It may be anyone's turn. Keep count. { $calling_false_announcement ->
            [nothing] A wrong call costs nothing.
           *[game] A wrong call loses the match.
        }
       *[none] { "" }
    }
# After what makes a game another one: the rest, in few words
book-short-casino = The rest is like Casino. Play a card to take { $capturing_combinations ->
        [one] a table card of its value, or one set that adds up to it
       *[many] table cards of its value and sets that add up to it
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Or put it together with table cards as a build, to be taken later with another card.
    } Or trail: leave it on the table.
## What else is different, for people who know Casino

# How captured cards lie: $pile_order is piling.order, or [none] where they are face down
book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Captured cards lie face up, with the card that took them on top.
        [accumulated] Captured cards lie face up, in the order they came to the table, with the card that took them on top.
       *[lowest_on_top] Captured cards lie face up. Those of one capture, with the card that took them, are sorted by value, with the lowest on top.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Pictures go below all numbers{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , in your own pile or your partner's
               *[side] { "" }
            }
        }.
    }
# $steal: whose pile tops go to builds, in turns of steps or with a hand card, or [none]
book-different-steal =
    { $steal ->
        [steps_opponents] You may add the top card of an opponent's pile to a build or a base, like a loose card. A set may use only one card from each pile, but the next set may use the card below.{ $capturing_tops ->
            [none] {" "}You cannot take it directly.
           *[other] { "" }
        }
        [steps_others] You may add the top card of any other pile{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , even your partner's,
        } to a build or a base, like a loose card. A set may use only one card from each pile, but the next set may use the card below.{ $capturing_tops ->
            [none] {" "}You cannot take it directly.
           *[other] { "" }
        }
        [hand_opponents] When you add a hand card to your own build, you may also add the top cards of opponents' piles, one from each, but not for a new build or a raise.
        [hand_others] When you add a hand card to your own build, you may also add the top cards of other players' piles, one from each, but not for a new build or a raise.
       *[none] { "" }
    }
# Adding to the own side's builds in turns of steps
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] You may add to { book-play-own-builds } as often as you like.
    }
# After it: where adding needs no card and changes no owner
book-different-owner-stays =
    { $joining ->
        [without_card] You may add to your partner's build without a card of its value. It stays theirs.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] You may build for your partner without the card, if an opponent changed their build of that value or another player took it, and they have played no card of that rank since. The build is theirs.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] A first table with { $dealing_rich_pictures } or more pictures is put back and cut again.
           *[other] { $rich_pictures ->
                [0] A first table with cards worth { $dealing_rich_points } points or more is put back and cut again.
               *[other] A first table with cards worth { $dealing_rich_points } points or more, or with { $dealing_rich_pictures } or more pictures, is put back and cut again.
            }
        }
    }
# Builds of the same value: $equal_value is building.equal_value, or [none] without builds; $joined_by: building.joined_by
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] When you add to a build, you may combine it with another build of the same value.
               *[other] { "" }
            }
        }
        [must_merge] There is only one build of each value: a second one must be combined with it. If you may not add to it, you may not make the second one.
       *[other] { "" }
    }
# A majority that needs a number of cards, in a table: its points, and the number
book-different-at-least = { $points }, with { $at_least } or more
# $items (text): what scores in Casino but not in this game
book-different-not-counted = Not counted here: { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
# Where several sides can reach the target in one deal
book-different-priority =
    { $several ->
        [priority_count] If several { book-sides } reach { $ending_target } in the same deal, its points are added one item at a time: { $order }. The first to get to { $ending_target } wins, even with a lower total.
       *[other] { "" }
    }
