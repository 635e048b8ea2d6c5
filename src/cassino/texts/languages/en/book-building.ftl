### The rule book on builds. The facts are described in book.ftl.

## Making a build

book-building-none =
    { $building_source ->
        [none] There are no builds in this game.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] To build, play a card on one or more loose cards and name their total. From now on they are one build: you or anyone else can take it only whole, with a card of that value. The highest value is { $highest }.{ $pictures ->
            [plain] {" "}You cannot build with pictures.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Every build must contain the card you played.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] A build of one set is a simple build. You may add more sets or single cards of the same value in the same play, which makes a multiple build. Your card may also be a set by itself, such as a 9 on a 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] A build is one set of cards that make its value (a simple build) or several such sets (a multiple build). Anyone can take it, but only whole, with a card of its value. The highest value is { $highest }.{ $pictures ->
            [plain] {" "}You cannot build with pictures.
           *[other] { "" }
        } Each step makes or adds one set.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] To make a simple build, put loose cards together, with your hand card or without it.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Pile tops cannot be part of it.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] A loose card is a base for a multiple build if you hold a card of its value{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}or your partner provably does,
        } and there is no build of that value. To make the build, add a set of the same value, made of loose cards{ $piling_stolen ->
            [none] { "" }
           *[other] , pile tops
        } or your hand card.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] In a build, { $deck_pack ->
                [rook_40] a 1
               *[other] an ace
            } in a set with other cards counts 1. By itself it counts 1 or 14. Say which: it keeps that value until the build is taken.
           *[one] { "" }
        }
    }

## Raising: $raised_by is building.raised_by, or "none" where there are no builds

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] To raise a simple build, add one card from your hand and name the new total. A multiple build cannot be raised.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] You may raise any build, even your own.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] You may not raise your own build.
           *[pairs_of_four] You may not raise your own build, but you may raise your partner's and opponents' builds.
        }
        [opponents] { $seating_sides ->
            [solo] You may raise only opponents' builds.
           *[pairs_of_four] You may raise only opponents' builds, not your own or your partner's.
        }
        [own_side] { $seating_sides ->
            [solo] You may raise only your own build.
           *[pairs_of_four] You may raise only your own side's builds.
        }
        [owner] You may raise only your own build.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] You may raise your own build only if you keep two cards: one of its old value and one of its new value.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] A build cannot be raised: its value never changes.
       *[other] { "" }
    }
# $raise_sets: with the same play you may add sets of the new value, [with-builds] or without builds, [yes]; or [no]; [step]: in a step
# of its own; [none]: no build is ever raised
book-building-raise-sets =
    { $raise_sets ->
        [yes] In the same play, you may add loose cards and sets of the new value.
        [with-builds] { $joined_by ->
            [anyone] In the same play, you may add loose cards, sets and whole builds of the new value.
           *[other] In the same play, you may add loose cards, sets and whole builds of the new value, if you may join those builds.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] A raise adds only that one card.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] A raise adds only that one card. Add sets of the new value in separate steps.
       *[other] { "" }
    }

## Joining: $joined_by is building.joined_by, or "none" where there are no builds

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] To join a build, add a set of its value: loose cards{ $piling_stolen ->
                [none] { "" }
               *[other] , pile tops
            } and, if you like, your hand card. It becomes a multiple build.
           *[hand] To join a build, add a set of its value that contains your card, or your card alone. It becomes a multiple build.
        } { $joined_by ->
            [anyone] You may join any build.
            [not_owner] You may not join your own build.
            [opponents] You may join only opponents' builds.
            [own_side] { $seating_sides ->
                [solo] You may join only your own build.
               *[pairs_of_four] You may join only your own side's builds.
            }
           *[owner] { $seating_sides ->
                [solo] You may join only your own build.
               *[pairs_of_four] You may join only your own build, not your partner's.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] You cannot add to a build without changing its value.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] You may add loose cards and pile tops to any other build only if you take it with your hand card later in the same turn.
    }

## Builds of the same value: $equal_value is building.equal_value, or "none" where there are no builds

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}You can combine them into one build by joining both in the same play.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } When you build or join, you may use loose cards and at most one build. { $raise_sets ->
            [with-builds] Only a raise can combine two builds into one.
           *[other] Two builds are never combined.
        }
       *[other] { "" }
    }
# The first sentence of both
book-building-two-builds =
    { $capturing_combinations ->
        [one] Two builds can have the same value. A card of that value then takes one of them.
       *[many] Two builds can have the same value. A card of that value then takes one or both.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] There is never more than one build of each value. If you build or raise to the value of a build on the table, you must combine the two. If you may not add to that build, you may not make the play.
       *[other] { "" }
    }
# $limit: building.limit, or [two] if it is for two players only
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] At the end of your turn you may own only one build. { book-building-second }
        [two] With two players, while cards are left to be dealt, you may own only one build at the end of your turn. { book-building-second }
       *[one_while_stock] While cards are left to be { $dealing_replenish ->
            [draw] drawn
           *[other] dealt
        }, you may own only one build at the end of your turn. { book-building-second }
    }
# After "only one build at the end of your turn"
book-building-second =
    { $building_source ->
        [hand_and_table] During the turn you may own a second one, if you take one of the two before the turn ends.
       *[other] { "" }
    }

## Holding a card

# $hold: [make] if joining needs no card, [join] if it does, [lenient] if building without one is not refused, or [none] without builds
book-building-hold =
    { $hold ->
        [make] When you make or raise a build, you must hold a card of its value. As long as the build is yours, keep at least one, and play the last one only to take the build.
        [join] When you make, raise or join a build, you must hold a card of its value. As long as the build is yours, keep at least one, and play the last one only to take the build.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] When you make, raise or join a build, you should hold a card of its value. Nothing stops you from building without one, but it may cost points (see “{ book-chapter-calling }”).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] For builds of two different values, you need two cards.
           *[other] For builds of two different values, you need two cards. For builds of the same value, you need only one, but it must take them all.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}One { book-ace } is not enough for a build of 1 and a build of 14.
           *[one] { "" }
        }
    }

## Partners: $for_partner is building.for_partner, [never] also where a partner's card is no help; [none] where it does not matter

book-building-not-for-partner =
    { $for_partner ->
        [never] A card in your partner's hand does not help: you must hold one yourself.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] You may build “for partner” without holding the card if earlier play proves that your partner does: they own a build of that value, or lost one to another player and have not played a card of that rank since. If you only add to their build, it stays theirs.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] You may build “for partner” without holding the card if earlier play proves that your partner does: an opponent changed their build of that value, or another player took it, and they have not played a card of that rank since. Nothing else is proof, not even that your side combined its own builds.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] The build belongs to your partner, who must keep the card for it.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] When your partner plays a card that takes a build of your side, and you hold a card of that rank, you may ask them to leave it. They may take it anyway, or add their card to the build. If they add it, the build becomes yours.
    }

## Owning

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] A build belongs to the player who last added a card to it.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] A build belongs to the player who last added a card to it, unless they did so for their partner.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] A build belongs to the player who made it or last raised it. Joining does not change the owner.
       *[other] { "" }
    }
