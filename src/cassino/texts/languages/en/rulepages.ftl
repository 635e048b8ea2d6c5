### The pages of the rule book, and of what is different in a game

rulepages-lead = Every page is generated from the same rules the game plays by.
# $names (text): other names of a game
rulepages-also-called = Also called { $names }.
rulepages-change = Change these rules
rulepages-contents = Contents
# Below the options of a game
rulepages-own = To play by your own rules, <link>change these</link>.
# Spoken to a screen reader: a table. $title (text): of the section
rulepages-table = { $title }: table

# An example of a play, and one that is not allowed
rulepages-example = Example.
rulepages-not-allowed = Not allowed.
# $hand (text): cards; $table (text): cards and builds
rulepages-position = You hold { $hand }; on the table: { $table }.
rulepages-position-empty = You hold { $hand }; the table is empty.
# $value (number); $cards (text)
rulepages-own-build = your build of { $value } [{ $cards }]
rulepages-other-build = another player’s build of { $value } [{ $cards }]

# What is different in a game. $title (text): its rules
rulepages-different = What is different in { $title }
rulepages-different-about = For people who know Casino: what is different in { $title }, in two minutes.
rulepages-different-lead = Do you already know Casino? Here is what is different in this game, in two minutes.
rulepages-taught = This is the game that the lessons teach.
# $more (number): differences that are not listed here
rulepages-whole-book =
    { $more ->
        [0] The whole rule book
       *[other] The whole rule book ({ $more } more)
    }
