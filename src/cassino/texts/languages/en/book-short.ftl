### The rule book in half a page: what a newcomer must know to sit down and play. The facts are described in book.ftl.

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
