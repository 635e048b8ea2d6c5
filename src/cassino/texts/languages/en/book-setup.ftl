### The rule book on the cards, the players, the deal, and what cards count. The facts are described in book.ftl.

## The cards

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Use 40 cards: an ordinary pack without jokers, jacks, queens and kings.
        [italian_40] Use 40 cards: an Italian pack, or an ordinary one without jokers, 8s, 9s and 10s. Italian coins are the diamonds here.
        [rook_40] Use 40 Rook cards: 1 to 10 in red, yellow, green and black, without the bird and the numbers above 10.
       *[french_52] Use an ordinary pack of 52 cards, without jokers.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] With ordinary cards, use ace to 10: hearts are red, diamonds yellow, clubs green and spades black.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Of these, use only the ranks { $ranks }: { $pack_size } cards.
        [suits] Of these, use only the { $suits }: { $pack_size } cards.
        [both] Of these, use only the ranks { $ranks } of { $suits }: { $pack_size } cards.
       *[all] { "" }
    }

## Players

book-setup-players =
    { $player_counts ->
        [1] There are { $players } players.
       *[other] There can be { $players } players.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Usually there are { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Everyone plays alone.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] Four play in pairs. Partners sit opposite each other, keep a pile each, and score together.
           *[side] Four play in pairs. Partners sit opposite each other, share one pile, and score together.
        } { $fewer ->
            [none] A pair is a side.
           *[other] With { $fewer } players, everyone plays alone. A side is a pair, or a player without a partner.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] To choose partners, deal cards face up around the table: the first two players to get { $deck_pack ->
            [rook_40] a 1
           *[other] an ace
        } play together.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] Play passes to the right, counterclockwise.
           *[clockwise] Play passes to the left, clockwise.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Choose the first dealer at random, and then take turns dealing.
           *[other] Choose the first dealer at random. After each deal, the next player in turn deals.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Choose the first dealer at random. From the second deal on, the loser of the last deal gets the first card and plays first, and the winner deals. After a tie, the lead changes hands.
           *[other] Choose the first dealer at random. From the second deal on, the player who scored least in the last deal gets the first card and plays first. The player just before them in turn deals. If several scored least, the first of them in turn after the last leader plays first.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Choose the first dealer at random. Whoever took cards last in a deal plays first in the next, and the other player deals. If nobody took any, the deal changes hands.
           *[other] Choose the first dealer at random. Whoever took cards last in a deal plays first in the next, and the player just before them in turn deals. If nobody took any, the next player in turn deals.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Choose the first dealer at random. From the second deal on, the winner of the last deal plays first, and the loser deals. After a tie, the lead changes hands.
           *[other] Choose the first dealer at random. From the second deal on, the player who scored most in the last deal plays first. The player just before them in turn deals. If several scored most, the first of them in turn after the last leader plays first.
        }
        [winner_deals] { $two ->
            [only] Choose the first dealer at random. From the second deal on, the winner of the last deal deals. After a tie, the deal changes hands.
           *[other] Choose the first dealer at random. From the second deal on, the player who scored most in the last deal deals. If several scored most, the first of them in turn after the last dealer deals.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] The dealer's opponent plays first{ $dealing_replenish ->
                [rounds] , in every round
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , in both halves of the deal
                }
               *[draw] { "" }
            }.
           *[other] The player after the dealer plays first{ $dealing_replenish ->
                [rounds] , in every round
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(with two players, in both halves of the deal)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] The dealer's opponent plays first in the first round.
           *[other] The player after the dealer plays first in the first round.
        } Whoever took cards last in a round plays first in the next. If nobody took any, the same player plays first again.
       *[after_dealer] { "" }
    }

## The deal

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Shuffle the pack. The player who will play first takes { $dealing_table ->
            [one] { $dealing_table } card
           *[other] { $dealing_table } cards
        } { $dealing_leader_cuts ->
            [yes] from any place in it
           *[no] from its middle
        } and lays { $dealing_table ->
            [one] it
           *[other] them
        } face up on the table.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] If { $dealing_rich_pictures } or more of these cards are pictures, put them back, shuffle and cut again.
           *[other] { $rich_pictures ->
                [0] If these cards are worth { $dealing_rich_points } points or more, put them back, shuffle and cut again.
               *[other] If these cards are worth { $dealing_rich_points } points or more, or if { $dealing_rich_pictures } or more are pictures, put them back, shuffle and cut again.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Deal the rest of the pack to the players, face down.
           *[no] { $dealing_table ->
                [0] Deal out the whole pack, face down. The table is empty, so the first player can only trail.
                [one] Lay { $dealing_table } card face up on the table and deal out the rest, face down.
               *[other] Lay { $dealing_table } cards face up on the table and deal out the rest, face down.
            }
        } { $stock ->
            [always] Deal only half of the cards at first. When these have been played, deal the other half. The table stays as it is.
            [two] With two players, deal only half of the cards at first. When these have been played, deal the other half. The table stays as it is.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Deal { $dealing_hand } card to each player, face down.
               *[other] Deal { $dealing_hand } cards to each player, face down.
            }
           *[no] { $dealing_hand ->
                [one] Deal { $dealing_hand } card to each player, face down
               *[other] Deal { $dealing_hand } cards to each player, face down
            }{ $dealing_table ->
                [0] , and none to the table. The first player can only trail.
               *[other] , and { $dealing_table } to the table, face up.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Deal { $dealing_packet } at a time, first to the player after the dealer and last to the dealer.
       *[other] { $to_table ->
            [yes] Deal { $dealing_packet } at a time, first to the { $two ->
                [only] other player
               *[other] other players
            }, then to the table, and last to yourself.
           *[no] Deal { $dealing_packet } at a time, first to the { $two ->
                [only] other player
               *[other] other players
            } and last to yourself.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] When all hands are empty, deal { $dealing_hand } more to each player, but none to the table. This is the next round. Continue until the pack is used up.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] The rest of the pack is the stock. Draw its top card at the end of each of your turns, so that you always hold { $dealing_hand }. When it is used up, play the hands to the end.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] If too few cards are left for a full round, deal them out evenly as far as they go. Lay any that remain face up on the table before that round is played.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Before the deal, the player after the dealer cuts the pack and may look at the card that becomes the last one{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : the dealer gets it in the last round
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] Play the last round with all hands face up on the table.
    }

## What cards count

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Cards from 2 to 10 count their face value.
           *[one] An ace counts 1, and cards from 2 to 10 count their face value.
        } Pictures (jacks, queens and kings) have no number. { $building_source ->
            [none] They are never part of a sum.
           *[other] They are never part of a sum or a build.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Cards from 2 to 10 count their face value,
           *[one] An ace counts 1, cards from 2 to 10 count their face value,
        } a jack 11, a queen 12 and a king 13. Use pictures like any other card.
        [low] { $counting_ace ->
            [one_or_fourteen] Cards from 2 to 7 count their face value,
           *[one] An ace counts 1, cards from 2 to 7 count their face value,
        } a jack (or Italian knave) 8, a queen (knight) 9 and a king 10. Use pictures like any other card.
       *[none] { $counting_ace ->
            [one_or_fourteen] Cards from 2 to 10 count their face value.
           *[one] { $deck_pack ->
                [rook_40] Every card counts its number.
               *[other] An ace counts 1, and cards from 2 to 10 count their face value.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] A 1
               *[other] An ace
            } counts 1 or 14. When you play one, choose its value for the whole play. On the table it counts 1 in a sum with other cards, and 1 or 14 by itself.
           *[other] { $deck_pack ->
                [rook_40] A 1
               *[other] An ace
            } counts 1 or 14, as you choose for each play and each { book-ace }, in your hand or on the table, alone or in a sum.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Some cards count more in your hand: { $in_hand }. They take cards and sets of that value. On the table they count the same as any card of their rank.
    }
