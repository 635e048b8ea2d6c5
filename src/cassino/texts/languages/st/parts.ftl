### Dikarolo tsa dipolelo
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

# Spelled as in South Africa (dikarete, o), not as in Lesotho (likarete, u).
#
# Terms (English = Sesotho): the words for suits and pictures are English words
# you = wena; game = papadi; deal = potoloho; turn = nako ya hao; player = sebapadi; opponent = eo o bapalang kgahlanong le yena
# side = sehlopha; card = karete, dikarete; hand = letsoho; table = tafole; capture, take = nka; build = haha, kaho, dikaho
# "build of 9" = kaho ya 9; add to = eketsa; raise = phahamisa; trail = siya tafoleng; sweep = fiela, ho fiela; pile = qubu
# value = boleng; point = ntlha, dintlha; win = hlola; rules = melao; suits = club, diamond, heart, spade
# A J Q K = ace, jack, queen, king; yes = e; no = tjhe

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards clubs, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] { rank } ya di-club
        [diamonds] { rank } ya di-diamond
        [hearts] { rank } ya di-heart
        [spades] { rank } ya di-spade
        [coins] { rank } ya di-coin
        [cups] { rank } ya di-cup
        [swords] { rank } ya di-sword
        [green] { rank } e tala
        [yellow] { rank } e tshehla
        [red] { rank } e kgubedu
       *[black] { rank } e ntsho
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
        [clubs] Di-club tse ngata ka ho fetisisa
        [diamonds] Di-diamond tse ngata ka ho fetisisa
        [hearts] Di-heart tse ngata ka ho fetisisa
        [spades] Di-spade tse ngata ka ho fetisisa
        [green] Dikarete tse tala tse ngata ka ho fetisisa
        [yellow] Dikarete tse tshehla tse ngata ka ho fetisisa
        [red] Dikarete tse kgubedu tse ngata ka ho fetisisa
        [black] Dikarete tse ntsho tse ngata ka ho fetisisa
        [ones] Di-1 tse ngata ka ho fetisisa
        [aces] Di-ace tse ngata ka ho fetisisa
        [twos] Di-2 tse ngata ka ho fetisisa
        [threes] Di-3 tse ngata ka ho fetisisa
        [fours] Di-4 tse ngata ka ho fetisisa
        [fives] Di-5 tse ngata ka ho fetisisa
        [sixes] Di-6 tse ngata ka ho fetisisa
        [sevens] Di-7 tse ngata ka ho fetisisa
        [eights] Di-8 tse ngata ka ho fetisisa
        [nines] Di-9 tse ngata ka ho fetisisa
        [tens] Di-10 tse ngata ka ho fetisisa
        [jacks] Di-jack tse ngata ka ho fetisisa
        [queens] Di-queen tse ngata ka ho fetisisa
        [cards] Dikarete tse ngata ka ho fetisisa
       *[kings] Di-king tse ngata ka ho fetisisa
    }
line-each =
    { $kind ->
        [clubs] Club ka nngwe
        [diamonds] Diamond ka nngwe
        [hearts] Heart ka nngwe
        [spades] Spade ka nngwe
        [green] Karete e tala ka nngwe
        [yellow] Karete e tshehla ka nngwe
        [red] Karete e kgubedu ka nngwe
        [black] Karete e ntsho ka nngwe
        [ones] 1 ka nngwe
        [aces] Ace ka nngwe
        [twos] 2 ka nngwe
        [threes] 3 ka nngwe
        [fours] 4 ka nngwe
        [fives] 5 ka nngwe
        [sixes] 6 ka nngwe
        [sevens] 7 ka nngwe
        [eights] 8 ka nngwe
        [nines] 9 ka nngwe
        [tens] 10 ka nngwe
        [jacks] Jack ka nngwe
        [queens] Queen ka nngwe
        [cards] Karete ka nngwe
       *[kings] King ka nngwe
    }
line-sweeps = Ho fiela

build = kaho ya { value }
build-of = kaho ya { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } (qubu ya hao)
       *[other] { $card } (qubu ya { NAME($of) })
    }

you = Wena
guest = Moeti
somebody = Motho e mong
friend = Motswalle
friend-number = Motswalle { $number }

and = { $before } le { $last }
plus = { $before } + { $last }
these-cards = dikarete tsena
or = { $before } / { $last }
match-is-over = Papadi e fedile.
