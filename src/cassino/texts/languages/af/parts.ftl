### Dele van sinne
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

# Terms (English = Afrikaans):
# you = jy; Casino = Casino; match = wedstryd; deal = ronde; round (plays between refills) = uitdeling; turn = beurt; move = skuif
# hand = hand; stock = trekstapel; table = tafel; capture, take = vat; build = bou, die bou, die boue; "build of 9" = bou van 9
# raise = verhoog; join, add to = aanvul; set = stel; trail = neerlê; sweep = skoonvee, die veeg; pile = stapel; steal = steel
# side = kant; seat = sitplek; partner = maat; opponent = teenstander; player = speler; dealer = deler; pack = pak
# pictures = prente; J Q K A = boer, vrou, koning, aas; suits = klawers, ruitens, hartens, skoppens
# Italian suits = munte, bekers, swaarde, klawers; target = mikpunt; point = punt; score = telling; bot = bot; level = vlak
# house rules = huisreëls; rule book = reëlboek; hint = wenk; undo = ongedaan maak; review = ontleding; puzzle = raaisel
# deal of the day = ronde van die dag; lobby = voorportaal; score pad = puntebladsy; claim = aanspraak

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards clubs, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] klawer{ rank }
        [diamonds] ruitens{ rank }
        [hearts] hartens{ rank }
        [spades] skoppens{ rank }
        [coins] { rank } van munte
        [cups] { rank } van bekers
        [swords] { rank } van swaarde
        [green] groen { rank }
        [yellow] geel { rank }
        [red] rooi { rank }
       *[black] swart { rank }
    }

card = die { card-name }

rank =
    { $rank ->
        [one] een
        [ace] aas
        [two] twee
        [three] drie
        [four] vier
        [five] vyf
        [six] ses
        [seven] sewe
        [eight] agt
        [nine] nege
        [ten] tien
        [jack] boer
        [queen] vrou
        [knave] boer
        [knight] ruiter
       *[king] koning
    }

kind =
    { $kind ->
        [cards] kaarte
        [clubs] klawers
        [diamonds] ruitens
        [hearts] hartens
        [spades] skoppens
        [green] groen kaarte
        [yellow] geel kaarte
        [red] rooi kaarte
        [black] swart kaarte
        [ones] ene
        [aces] ase
        [twos] twees
        [threes] dries
        [fours] viere
        [fives] vywe
        [sixes] sesse
        [sevens] sewes
        [eights] agts
        [nines] neges
        [tens] tiene
        [jacks] boere
        [queens] vroue
       *[kings] konings
    }

orange-cards =
    { $orange ->
        [colors] ’n rooi en ’n geel kaart
       *[suits] ’n hartens en ’n ruitens
    }

player-numbers =
    { $several ->
        [0] { $last } spelers
       *[other] { $others } of { $last } spelers
    }

## The lines of the count at the end of a deal: labels of rows, before a colon or in a table

line-most = Meeste { kind }
line-enough = { $count } of meer { kind }
line-each =
    { $kind ->
        [cards] Elke kaart
        [clubs] Elke klawer
        [diamonds] Elke ruitens
        [hearts] Elke hartens
        [spades] Elke skoppens
        [green] Elke groen kaart
        [yellow] Elke geel kaart
        [red] Elke rooi kaart
        [black] Elke swart kaart
        [ones] Ene
        [aces] Ase
        [twos] Twees
        [threes] Dries
        [fours] Viere
        [fives] Vywe
        [sixes] Sesse
        [sevens] Sewes
        [eights] Agts
        [nines] Neges
        [tens] Tiene
        [jacks] Boere
        [queens] Vroue
       *[kings] Konings
    }
line-card =
    { $suit ->
        [clubs] Klawer{ rank }
        [diamonds] Ruitens{ rank }
        [hearts] Hartens{ rank }
        [spades] Skoppens{ rank }
        [green] Groen { rank }
        [yellow] Geel { rank }
        [red] Rooi { rank }
       *[black] Swart { rank }
    }
line-primiera = Primiera
line-sweeps = Veë
line-big-sweeps = Veë van { $count } of meer
line-first-sweep = Veeg met die eerste kaart
line-penalties = Strafpunte

value =
    { $value ->
        [11] boer
        [12] vrou
        [13] koning
       *[other] { $value }
    }

values =
    { $value ->
        [11] boere
        [12] vroue
        [13] konings
       *[other] { $value }
    }

build = bou van { value }
build-of = die bou van { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } van jou stapel
       *[other] { $card } van { NAME($of) } se stapel
    }

you = Jy
guest = Gas
somebody = Iemand
friend = Vriend
friend-number = Vriend { $number }

whom =
    { WHO($whom) ->
        [you] jou
       *[other] { NAME($whom) }
    }

and = { $before } en { $last }
comma = { $before }, { $last }
plus = { $before } plus { $last }
these-cards = hierdie kaarte
or = { $before } / { $last }
match-is-over = Die wedstryd is verby.
