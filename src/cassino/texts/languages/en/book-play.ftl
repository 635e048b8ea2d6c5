### The rule book on turns, taking cards, trailing, piles and sweeps. The facts are described in book.ftl.

## Your turn

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Play one card from your hand: either take cards with it, or trail it.
           *[other] Either take cards with one card or several cards from your hand, or trail exactly one card.
        }
       *[hand] Play one card from your hand, and use it in one way: take cards with it, build with it, or trail it.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] When your hand is empty, you miss your turns until the next round is dealt. Players who still have cards continue, one play per turn.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] A turn can have several steps, in any order. In exactly one of them you play a card from your hand: you take cards, build, add to a build, raise one, or trail. Before and after that, you may build and add to builds as often as you like, using only cards that are already in play. Say when your turn is over.{ $dealing_replenish ->
            [draw] {" "}Only then do you draw.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Do not take a step that would leave you no legal way to end your turn.
       *[other] { "" }
    }

## Taking cards

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] A number card takes
           *[other] A card takes
        } table cards of its own value, and sets of table cards that add up to it. You may take several cards and sets in one play, but each card counts in only one set.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] A number card takes
           *[other] A card takes
        } one thing: a table card of its own value, or one set of table cards that add up to it{ $building_source ->
            [none] { "" }
           *[other] , or a build
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] If a card of the same value is on the table, you must take it rather than a set. If there are several, choose one.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] You may play several cards together. They count as their total, and take cards and sets of that total{ $small_limit ->
            [yes] { "" }
           *[no] : a 9 and a 3 take a queen, or a 10 and a 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}The total may not be more than { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] You may play several cards together, as one set or as several sets of equal value. They take cards and sets of that value.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}A set may not add up to more than { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] A build can be taken only with a card of its value, and only whole, whoever owns it. It is never part of a sum.
               *[many] A card also takes builds of its value, whoever owns them. A build can only be taken whole, and is never part of a sum.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] A card can also take a build of its value, whoever owns it.
           *[many] A card also takes builds of its value, whoever owns them.
        } In a sum, a simple build of an opponent counts as one card of its value: with a 9, you can take an opponent's build of 8 and an ace. Multiple builds and builds of your own side are never part of a sum. A build can only be taken whole.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] A picture takes one picture of the same rank. If there are several, choose one.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] A picture takes any number of pictures of the same rank.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] A picture takes one picture of the same rank or three, never two. If there are two, choose one.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] You can also take the top card of an opponent's pile as if it were on the table, alone or in a set. You get only one card from each pile in a play.
       *[others] You can also take the top card of another player's pile as if it were on the table, alone or in a set. You get only one card from each pile in a play.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] You may take fewer cards than you could, or trail a card that could take something, unless an opponent insists.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] You never have to take anything. You may take fewer cards than you could, or trail a card that could take something.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] You never have to take anything. You may trail a card that could take something.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] A card that can take something must take: you may not trail it{ $building_source ->
            [none] { "" }
           *[other] {" "}or build with it
        }. You choose which card to play and what it takes.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] You may not trail a card that can take something. Take with it{ $building_source ->
            [none] { "" }
           *[other] , build with it
        }, or play another card. You choose what it takes.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] You may not trail a card if an equal loose card is on the table. { $building_source ->
            [none] You must take all loose cards equal to it.
           *[other] Use it in a build, or take all loose cards equal to it.
        } What else you take is up to you: you never have to take a set{ $building_source ->
            [none] { "" }
           *[other] {" "}or a build
        }.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] All { book-aces } are equal, whether they count 1 or 14. So { $deck_pack ->
                [rook_40] a 1
               *[other] an ace
            } that takes cards must take every loose { book-ace } too, alone or in a set.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] If you leave cards that you could have taken, the other players may point it out{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(“{ $words_left_behind }”)
        }. There is no penalty.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] When you end your turn, an opponent may insist on two things. First, if you took cards or trailed, the card you played must take everything it can. Second, all loose cards and pile tops that fit must be added to { book-play-own-builds }, without another hand card.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] You must do two things before you end your turn. First, if you took cards or trailed, the card you played must take everything it can. Second, all loose cards and pile tops that fit must be added to { book-play-own-builds }, without another hand card.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Where sets share cards, you choose between them, as long as nothing more could be added. A card that went into a build does not have to take anything.
    }

## Trailing

book-play-trail = To trail, leave the card you play face up on the table, as a loose card.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] You may trail only if none of your cards can take anything. Then trail any card.
           *[other] You may trail only if none of your cards can take or build anything. Then trail any card.
        }
    }
# $owner_trail: trailing.owner, or [bound] where nothing depends on it
book-play-owner =
    { $owner_trail ->
        [banned] While you own a build you may not trail: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] On the turn after you made or changed a build, you may not trail while you still own it: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] While you own a build and cards are left to draw,
           *[other] { $stock ->
                [two] With two players, while you own a build and cards are left to be dealt,
               *[other] While you own a build and cards are left to be dealt,
            }
        } you may not trail: { book-play-owner-must }. After that you may.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] You may trail even if you own a build, as long as you keep a card that takes it.
       *[other] { "" }
    }
# After "you may not trail:"
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] take something, or add to your own build. A second build or a raise is not enough
       *[anything] take something or build. Any capture or build will do
    }
book-play-partner-build =
    { $partner_binds ->
        [no] Your partner's build does not keep you from trailing.
       *[other] { "" }
    }

## Piles

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Put the cards you take on { book-play-pile }, face down, together with { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Put the cards you take on top of { book-play-pile }, face up, together with { book-play-played }.
    }
# After "added to"
book-play-own-builds =
    { $seating_sides ->
        [solo] your builds
       *[pairs_of_four] your side's builds
    }
# After "on" and "on top of"
book-play-pile =
    { $seating_sides ->
        [solo] your pile
       *[pairs_of_four] { $piling_of ->
            [player] your own pile
           *[side] your side's pile
        }
    }
# After "together with"
book-play-played =
    { $capturing_from_hand ->
        [one_card] the card you played
       *[other] the cards you played
    }
book-play-order-free =
    { $pile_order ->
        [free] Stack cards from one capture in any order, without showing it to opponents. The card that took them goes on top.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Stack cards from one capture in the order they came to the table, the oldest at the bottom. Stack the cards of a build in the order they were added. The card that took them goes on top.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Stack cards from one capture by value, including the card that took them, with the lowest on top.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Pictures go under all number cards in the pile, on top of the pictures already there.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}You may put pictures that you take in your partner's pile instead, in the same way.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] When you add to a build or a base, you may use the top card of an opponent's pile like a loose card. Each set may use only one card from each pile, but the next set may use the card below. { $seating_sides ->
            [solo] You may not use your own pile.
           *[pairs_of_four] You may not use your own side's piles.
        }
        [steps_others] When you add to a build or a base, you may use the top card of any other pile like a loose card{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , even your partner's
        }. Each set may use only one card from each pile, but the next set may use the card below. You may not use your own pile.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] When you add a hand card to your own build, you may also add the top cards of opponents' piles, with your card or as a set of their own: one from each pile. You cannot use them for a new build or a raise.
        [hand_others] When you add a hand card to your own build, you may also add the top cards of other players' piles, with your card or as a set of their own: one from each pile. You cannot use them for a new build or a raise.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] After the last play of the deal, the cards left on the table go to the { book-side-that } took cards last. If nobody took any, they count for nobody.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] The cards left on the table after the last play of the deal count for nobody.
       *[last_capturer] { "" }
    }

## Sweeps

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Taking everything on the table (a sweep) scores nothing.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Taking everything on the table is a sweep and scores { $sweeping_points ->
            [one] { $sweeping_points } point
           *[other] { $sweeping_points } points
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}A sweep of { $sweeping_large_from } or more cards, { $sweeping_count_played ->
                [yes] counting the played card
               *[no] not counting the played card
            }, scores { $sweeping_large_points } instead.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] A sweep with the first play of a deal scores { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } point
           *[other] { $sweeping_first_play_points } points
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}instead of { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] To remember it, leave the card that made it face up in your pile.
               *[up] Note it on the score sheet.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] To remember it, draw a line on the score sheet.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Sweeps cancel each other: as soon as every { book-side } has one, each loses one.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] A { book-side-that } is restricted near { $ending_target } points scores no sweeps, but still cancels the sweeps of others.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] The sweeps of a { book-side-that } is restricted near { $ending_target } points do not count at all: they score nothing and cancel nothing.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] A { book-side-that } has { $sweeping_until_score } points or more before a deal makes no sweeps in it.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Once the stock is empty, taking everything is not a sweep.
               *[other] Once the last cards have been dealt, taking everything is not a sweep.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] The last play of a deal can be a sweep too, if it really takes everything.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Getting the leftovers is not a sweep.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] The last play of a deal is never a sweep, even if it takes everything.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] After a sweep, the next player plays twice in a row. The second play is lost if they have no cards left or the round ends.
       *[other] After a sweep, the next player plays { $sweeping_victim_plays } times in a row. Plays are lost if they have no cards left or the round ends.
    }
