### Parts of sentences

# $suit (word): clubs, diamonds, hearts, spades; on Italian cards clubs, coins, cups, swords; in a pack with colors green, yellow, red, black
card =
    { $suit ->
        [clubs] the { rank } of clubs
        [diamonds] the { rank } of diamonds
        [hearts] the { rank } of hearts
        [spades] the { rank } of spades
        [coins] the { rank } of coins
        [cups] the { rank } of cups
        [swords] the { rank } of swords
        [green] the green { rank }
        [yellow] the yellow { rank }
        [red] the red { rank }
       *[black] the black { rank }
    }

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

# The player who is addressed, as the name of a seat
you = You

# A player who has given no name
guest = Guest

# A player whose account was deleted
somebody = Somebody

# A player who is invited and has not come yet
friend = Friend
# $number (number): from 1
friend-number = Friend { $number }

# What a side is called: the names of its players
side = { PLAYERS($seats) }

# A player after a verb or a preposition
whom =
    { WHO($whom) ->
        [you] you
       *[other] { NAME($whom) }
    }

and = { $before } and { $last }
comma = { $before }, { $last }
plus = { $before } plus { $last }

# Instead of many names
these-cards = these cards
