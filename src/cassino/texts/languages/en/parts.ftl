### Parts of sentences

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards batons, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] { rank } of clubs
        [diamonds] { rank } of diamonds
        [hearts] { rank } of hearts
        [spades] { rank } of spades
        [coins] { rank } of coins
        [cups] { rank } of cups
        [swords] { rank } of swords
        [batons] { rank } of clubs
        [green] green { rank }
        [yellow] yellow { rank }
        [red] red { rank }
       *[black] black { rank }
    }

# A card in a sentence; a language with grammatical cases has $case here
card = the { card-name }

rank =
    { $rank ->
        [one] one
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [knave] knave
        [knight] knight
       *[king] king
    }

# Cards of a kind, as in a list of what scores; on Italian cards also coins, cups, swords, batons, knaves, knights
kind =
    { $kind ->
        [cards] cards
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
        [spades] spades
        [coins] coins
        [cups] cups
        [swords] swords
        [batons] clubs
        [green] green cards
        [yellow] yellow cards
        [red] red cards
        [black] black cards
        [ones] ones
        [aces] aces
        [twos] twos
        [threes] threes
        [fours] fours
        [fives] fives
        [sixes] sixes
        [sevens] sevens
        [eights] eights
        [nines] nines
        [tens] tens
        [jacks] jacks
        [queens] queens
        [knaves] knaves
        [knights] knights
       *[kings] kings
    }

# An error. $text: what was typed; $pack: which cards there are. The letters are those that are typed
not-a-card =
    { $pack ->
        [no_pictures_40] “{ $text }” is not a card of this pack. A card is a rank (A or 2 to 10) and a suit (C, D, H or S), such as 8S.
        [italian_40] “{ $text }” is not a card of this pack. A card is a rank (A, 2 to 7, J, Q or K) and a suit (C, D, H or S), such as 7S.
        [rook_40] “{ $text }” is not a card of this pack. A card is a rank (1 to 10) and a color (G, Y, R or B), such as 8B.
       *[french_52] “{ $text }” is not a card of this pack. A card is a rank (A, 2 to 10, J, Q or K) and a suit (C, D, H or S), such as 8S.
    }

# What is expected where something else was typed. $card: as it is typed

# The two cards that make an orange
orange-cards =
    { $orange ->
        [colors] a red and a yellow card
       *[suits] a heart and a diamond
    }

# With how many players a game is played. $others: the smaller numbers, such as “2, 3”; $several: how many these are
player-numbers =
    { $several ->
        [0] { $last } players
       *[other] { $others } or { $last } players
    }

# The sections of the rule book, after their number: “(rule B14, when you can trail)”
rule-name =
    { $number ->
        [B1] the pack
        [B2] players and sides
        [B3] direction of play
        [B4] dealer and leader
        [B5] the deal
        [B6] what cards count
        [B7] what a play can capture
        [B8] when you must capture
        [B9] building
        [B10] changing builds
        [B11] holding the capturing card
        [B12] building for a partner
        [B13] owning a build
        [B14] when you can trail
        [B15] stealing from piles
        [B16] captured cards
        [B17] a turn
        [B18] sweeps
        [B19] the last cards on the table
        [B20] points of a deal
        [B21] ties for an item
        [B22] the target
        [B23] restrictions near the target
        [B24] several sides at the target
        [B25] claims
        [B26] the double win
        [B27] calls
        [B28] the open last round
       *[B29] illegal plays
    }

## The lines of the count at the end of a deal: labels of rows, before a colon or in a table

line-most = Most { kind }
line-enough = { $count } { kind } or more
# Each card of a kind
line-each =
    { $kind ->
        [cards] Each card
        [clubs] Each club
        [diamonds] Each diamond
        [hearts] Each heart
        [spades] Each spade
        [green] Each green card
        [yellow] Each yellow card
        [red] Each red card
        [black] Each black card
        [ones] Ones
        [aces] Aces
        [twos] Twos
        [threes] Threes
        [fours] Fours
        [fives] Fives
        [sixes] Sixes
        [sevens] Sevens
        [eights] Eights
        [nines] Nines
        [tens] Tens
        [jacks] Jacks
        [queens] Queens
        [knaves] Knaves
        [knights] Knights
       *[kings] Kings
    }
line-card =
    { $suit ->
        [clubs] { rank-first } of clubs
        [diamonds] { rank-first } of diamonds
        [hearts] { rank-first } of hearts
        [spades] { rank-first } of spades
        [coins] { rank-first } of coins
        [cups] { rank-first } of cups
        [swords] { rank-first } of swords
        [batons] { rank-first } of clubs
        [green] Green { rank }
        [yellow] Yellow { rank }
        [red] Red { rank }
       *[black] Black { rank }
    }
# At the beginning of a label
rank-first =
    { $rank ->
        [one] One
        [ace] Ace
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [nine] Nine
        [ten] Ten
        [jack] Jack
        [queen] Queen
        [knave] Knave
        [knight] Knight
       *[king] King
    }
line-primiera = Primiera
line-sweeps = Sweeps
line-big-sweeps = Sweeps of { $count } or more
line-first-sweep = Sweep with the first play
line-oranges = Oranges
line-wrong-calls = Wrong calls
line-penalties = Penalties
line-wrong-claim = Wrong claim

# The value of a build
value =
    { $value ->
        [11] jack
        [12] queen
        [13] king
       *[other] { $value }
    }

# The value as sets of it are called
values =
    { $value ->
        [11] jacks
        [12] queens
        [13] kings
       *[other] { $value }
    }

build = build of { value }
build-of = the build of { $value }

# $card (text): a card in words
card-on-pile =
    { WHO($of) ->
        [you] { $card } from your pile
       *[other] { $card } from { NAME($of) }'s pile
    }

# The player who is addressed, as the name of a seat: at the beginning of a sentence or alone, and ("inside") in a sentence. $case (word): what NAME and PLAYERS are given
you =
    { $case ->
        [inside] you
       *[other] You
    }

# A player who has given no name
guest = Guest

# A player whose account was deleted
somebody = Somebody

# A player who is invited and has not come yet
friend = Friend
# $number (number): from 1
friend-number = Friend { $number }
# A player who has no name; $number (number): from 1
player-number = Player { $number }

# What a side is called: the names of its players
side = { PLAYERS($seats) }

# $side (text): the players of a side; $score (text): its score or count; $end (word): how $side ends, so that "Player 2: 9" is not "Player 2 9"
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

# A player after a verb or a preposition
whom =
    { WHO($whom) ->
        [you] you
       *[other] { NAME($whom) }
    }

and = { $before } and { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } or { $last }
plus = { $before } plus { $last }
match-is-over = The match is over.
deal-is-over = The deal is over.

# Instead of many names
these-cards = these cards
