### Parts of sentences

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards clubs, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] { rank } of clubs
        [diamonds] { rank } of diamonds
        [hearts] { rank } of hearts
        [spades] { rank } of spades
        [coins] { rank } of coins
        [cups] { rank } of cups
        [swords] { rank } of swords
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
