### Izingxenye zemisho
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

# Terms (English = isiZulu): the words for suits and pictures are English words with a prefix
# you = wena; game = umdlalo; deal = umjikelezo; turn = ithuba; player = umdlali; opponent = ophikisana naye; side = iqembu
# card = ikhadi, amakhadi; hand = isandla; table = itafula; capture, take = thatha; build = yakha, isakhiwo, izakhiwo
# "build of 9" = isakhiwo sika-9; add to = engeza; raise = nyusa; trail = shiya etafuleni; sweep = shanela, ukushanela
# pile = inqwaba; value = inani; sum = isamba; point = iphuzu, amaphuzu; win = wina; rules = imithetho; hint = icebiso
# suits = club, diamond, heart, spade; A J Q K = ace, jack, queen, king; yes = yebo; no = cha
#
# Concords: a number stands after u-, ku- or angu-; a name or a card never needs one.

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards clubs, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] i-club { rank }
        [diamonds] i-diamond { rank }
        [hearts] i-heart { rank }
        [spades] i-spade { rank }
        [coins] i-coin { rank }
        [cups] i-cup { rank }
        [swords] i-sword { rank }
        [green] ikhadi eliluhlaza { rank }
        [yellow] ikhadi eliphuzi { rank }
        [red] ikhadi elibomvu { rank }
       *[black] ikhadi elimnyama { rank }
    }

card = { card-name }

rank =
    { $rank ->
        [one] 1
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
        [knave] knave
        [knight] knight
       *[king] king
    }

## The lines of the count at the end of a deal: labels of rows, before a colon or in a table

line-most =
    { $kind ->
        [clubs] Ama-club amaningi kakhulu
        [diamonds] Ama-diamond amaningi kakhulu
        [hearts] Ama-heart amaningi kakhulu
        [spades] Ama-spade amaningi kakhulu
        [green] Amakhadi aluhlaza amaningi kakhulu
        [yellow] Amakhadi aphuzi amaningi kakhulu
        [red] Amakhadi abomvu amaningi kakhulu
        [black] Amakhadi amnyama amaningi kakhulu
        [ones] Ama-1 amaningi kakhulu
        [aces] Ama-ace amaningi kakhulu
        [twos] Ama-2 amaningi kakhulu
        [threes] Ama-3 amaningi kakhulu
        [fours] Ama-4 amaningi kakhulu
        [fives] Ama-5 amaningi kakhulu
        [sixes] Ama-6 amaningi kakhulu
        [sevens] Ama-7 amaningi kakhulu
        [eights] Ama-8 amaningi kakhulu
        [nines] Ama-9 amaningi kakhulu
        [tens] Ama-10 amaningi kakhulu
        [jacks] Ama-jack amaningi kakhulu
        [queens] Ama-queen amaningi kakhulu
        [cards] Amakhadi amaningi kakhulu
       *[kings] Ama-king amaningi kakhulu
    }
line-each =
    { $kind ->
        [clubs] I-club ngayinye
        [diamonds] I-diamond ngayinye
        [hearts] I-heart ngayinye
        [spades] I-spade ngayinye
        [green] Ikhadi eliluhlaza ngalinye
        [yellow] Ikhadi eliphuzi ngalinye
        [red] Ikhadi elibomvu ngalinye
        [black] Ikhadi elimnyama ngalinye
        [ones] U-1 ngamunye
        [aces] I-ace ngayinye
        [twos] U-2 ngamunye
        [threes] U-3 ngamunye
        [fours] U-4 ngamunye
        [fives] U-5 ngamunye
        [sixes] U-6 ngamunye
        [sevens] U-7 ngamunye
        [eights] U-8 ngamunye
        [nines] U-9 ngamunye
        [tens] U-10 ngamunye
        [jacks] I-jack ngayinye
        [queens] I-queen ngayinye
        [cards] Ikhadi ngalinye
       *[kings] I-king ngayinye
    }
line-card =
    { $suit ->
        [clubs] I-club { rank }
        [diamonds] I-diamond { rank }
        [hearts] I-heart { rank }
        [spades] I-spade { rank }
        [green] Ikhadi eliluhlaza { rank }
        [yellow] Ikhadi eliphuzi { rank }
        [red] Ikhadi elibomvu { rank }
       *[black] Ikhadi elimnyama { rank }
    }
line-sweeps = Ukushanela

build = isakhiwo sika-{ value }
build-of = isakhiwo sika-{ $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } (inqwaba yakho)
       *[other] { $card } (inqwaba: { NAME($of) })
    }

you = Wena
guest = Isivakashi
friend = Umngani
friend-number = Umngani { $number }

# Without a word: "na-" would join the noun that follows
and = { $before }, { $last }
plus = { $before } + { $last }
these-cards = lawa makhadi
or = { $before } / { $last }
match-is-over = Umdlalo usuphelile.
