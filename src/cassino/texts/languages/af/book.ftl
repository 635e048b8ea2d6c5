### Die reëlboek: titels en dele
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

book-chapter-short = In kort
book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Vir { $players } spelers, gewoonlik in een ronde.
           *[other] Vir { $players } spelers, tot { $ending_target } punte.
        }
        [1] Vir { $players } spelers, in een ronde.
       *[other] Vir { $players } spelers, in { $ending_deals } rondes.
    }

# Without a word: it also stands in sentences that are still English

book-item-with-points =
    { $item ->
        [most] meeste { $of ->
                [clubs] klawers
                [diamonds] ruitens
                [hearts] hartens
                [spades] skoppens
                [green] groen kaarte
                [yellow] geel kaarte
                [red] rooi kaarte
                [black] swart kaarte
                [aces] ase
                [ones] ene
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
                [kings] konings
               *[cards] kaarte
            } ({ $points })
        [enough] { $at_least } of meer { $of ->
                [clubs] klawers
                [diamonds] ruitens
                [hearts] hartens
                [spades] skoppens
                [green] groen kaarte
                [yellow] geel kaarte
                [red] rooi kaarte
                [black] swart kaarte
                [aces] ase
                [ones] ene
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
                [kings] konings
               *[cards] kaarte
            } ({ $points })
        [each] elke { $of ->
                [clubs] klawer
                [diamonds] ruitens
                [hearts] hartens
                [spades] skoppens
                [green] groen kaart
                [yellow] geel kaart
                [red] rooi kaart
                [black] swart kaart
                [aces] aas
                [ones] een
                [twos] twee
                [threes] drie
                [fours] vier
                [fives] vyf
                [sixes] ses
                [sevens] sewe
                [eights] agt
                [nines] nege
                [tens] tien
                [jacks] boer
                [queens] vrou
                [kings] koning
               *[cards] kaart
            } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-oranges = elke orange ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] elke veeg ({ $sweeping_points })
       *[other] elke veeg ({ $sweeping_points } of { $sweeping_large_points })
    }

book-names-also = Ook { $names } genoem.
book-names-where = Gespeel in { $place }.
