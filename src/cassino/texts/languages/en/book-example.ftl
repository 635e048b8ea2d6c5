### The worked examples of the rule book. The position is drawn, or described by book-example-position, and the message
### says what is played. "You" is the player whose hand is shown. The facts are described in book.ftl.

## The position in words

# $hand (cards); $table (text): what lies there; $count (number): 0 if nothing does
book-example-position =
    { $is_legal ->
        [yes] Example.
       *[no] Not allowed.
    } You hold { ROW($hand) }. { $count ->
        [0] The table is empty.
       *[other] On the table: { $table }.
    }
book-example-loose = { ROW($cards) }
# A build on the table: whose it is ($whose is you, partner or opponent), its value and its cards
book-example-build =
    { $whose ->
        [you] your build of { $value } ({ ROW($cards) })
        [partner] your partner's build of { $value } ({ ROW($cards) })
       *[opponent] an opponent's build of { $value } ({ ROW($cards) })
    }
# The same under the drawn cards of a build, by itself
book-example-owner =
    { $whose ->
        [you] your build
        [partner] your partner's build
       *[opponent] an opponent's build
    }
book-example-pile-top = { CARDS($card) } on top of an opponent's pile
# Title of an example where the cards are drawn
book-example-allowed = Example
book-example-forbidden = Not allowed
book-example-pile = Top of an opponent's pile

## What cards count

book-example-queen = Your queen takes the other queen, and the 9 and 3 as well, because 9 + 3 = 12.
book-example-ace = Your ace counts 14 and takes both cards: 13 + 1 = 14.
book-example-in-hand = In your hand, { CARDS("10D") } counts 16, so it takes the 9 and 7.

## Taking

book-example-take =
    { $deck_pack ->
        [italian_40] Your jack takes the other jack, and the 5 and 3 as well, because 5 + 3 = 8.
       *[other] Your 8 takes the other 8, and the 5 and 3 as well, because 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] You take 6 + 1 or 5 + 2, but not both.
       *[other] You take the 6 and the ace, or the 5 and the 2, but not all four.
    }
book-example-pair-first = You must take the other 7, not the 4 and 3.
book-example-several = You play both cards. They make 12, and take the 10 and 2, and the queen.
book-example-several-large = You play all three cards. They make 24, and take the 4, 7 and king: 4 + 7 + 13 = 24.
book-example-several-too-large = Your cards make 15 together, which is more than { $capturing_hand_total_at_most }.
book-example-several-sets = The jack counts 11, and so do 7 and 4 together. You take the jack on the table with all three cards.
book-example-split = The build counts only as 5. You cannot add the 2 to it to make 7.
book-example-one-picture = One queen takes only one queen.
book-example-both-pictures = Your queen takes both queens.
book-example-top = Your 8 takes your build. It also takes the 7 on the table together with the ace from the pile: 7 + 1 = 8.
book-example-equal = You cannot take only one 9. You must take both, and you may take the 5 and 4 too.
book-example-must = You cannot trail your 7, because it can take the 4 and 3.
book-example-insist = You take only the other 8 and end your turn. An opponent may insist that you take the 5 and 3 too.
book-example-insist-add = You trail your 10 and end your turn. An opponent may insist that you add the 6 and 3 to your build.

## Building

book-example-make = You play your 5 on the 4 and say “nine”. Your 9 can take both cards on a later turn.
book-example-multiple = You play your 5 on the 4 and add the 9. This is a multiple build of 9.
book-example-table-build = Before you play, you put the three cards together as a build of 10, for the 10 in your hand.
book-example-base = The 9 on the table is a base, because you hold a 9. You add the 5 from the pile and the 4: a multiple build of 9.
book-example-raise = You add your 2 to the build and say “nine”. It is your build now.
book-example-raise-sets = You raise the build to 9 with your 2, and add the 9 from the table.
book-example-join = You add your 6 and the 3. Now the build is multiple, and nobody can raise it.
book-example-join-theirs = You add your 6 and the 3 to the build. It is yours now.
book-example-join-top = You add the 7 from the pile and the 2 from the table to your build: 7 + 2 = 9.
book-example-steal = You add your 7 and the ace from the pile to your build: 7 + 1 = 8.
book-example-separate = Your 10 can join one of the builds, but it cannot combine them.
book-example-merge = You cannot build 9 with your 6 and the 3, because there is a build of 9 that you may not join.
book-example-hold = You cannot take the loose 9 alone: your only 9 must take your build.
book-example-proven = Your partner builds 8 with an ace, and the next player takes it. So your partner has an 8, and you can play your 2 on the 6 to build 8 for them.
book-example-request-asked = Your partner plays a 9 to take your build. You have a 9 too, so you ask them to leave the build. Your partner adds the 9 to it instead, and it stays yours.

## Trailing, sweeps, oranges

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] You cannot trail the 2, because you own a build. You can take it with your 9.
       *[anything] You cannot trail the 2, because you own a build. You can take it with your 9.
    }
book-example-partner-nine = Your partner built 9, and you hold one 9. You can trail it, and your partner can take it later along with the build.
book-example-sweep = You take both cards. The table is empty: a sweep!
book-example-big-sweep = You take all four cards. The table is empty: a big sweep!
book-example-victim = Your opponent sweeps the table with an 8. You trail a 7, and take it at once with your other 7: a sweep for you.
book-example-orange =
    { $deck_pack ->
        [rook_40] You take the yellow 4 and the red 3 with your 7 and call “orange”.
       *[other] You take { CARDS("4D") } and { CARDS("3H") } with your 7 and call “orange”.
    }
# The numbers of a match, without cards
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Example. Ann has 19 points and Bert has 15. Ann takes most cards, two aces and two sweeps, but not { CARDS("10D") }: she scores nothing. Bert scores 6 for most spades, { CARDS("10D") }, { CARDS("2S") } and two aces, and wins with 21.
    }
