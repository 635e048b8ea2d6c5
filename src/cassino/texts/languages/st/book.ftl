### Buka ya melao
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

book-chapter-short = Ka bokgutshwane
book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Dibapadi: { $players }. Hangata ke potoloho e le nngwe.
           *[other] Dibapadi: { $players }. Dintlha tsa ho hlola: { $ending_target }.
        }
        [1] Dibapadi: { $players }. Potoloho e le nngwe.
       *[other] Dibapadi: { $players }. Dipotoloho: { $ending_deals }.
    }

# Without a word: it also stands in sentences that are still English

book-item-with-points =
    { $item ->
        [most] { $of ->
            [clubs] di-club
            [diamonds] di-diamond
            [hearts] di-heart
            [spades] di-spade
            [green] dikarete tse tala
            [yellow] dikarete tse tshehla
            [red] dikarete tse kgubedu
            [black] dikarete tse ntsho
            [aces] di-ace
            [ones] di-1
            [twos] di-2
            [threes] di-3
            [fours] di-4
            [fives] di-5
            [sixes] di-6
            [sevens] di-7
            [eights] di-8
            [nines] di-9
            [tens] di-10
            [jacks] di-jack
            [queens] di-queen
            [kings] di-king
           *[cards] dikarete
        } tse ngata ka ho fetisisa ({ $points })
        [enough] { $of ->
            [clubs] di-club
            [diamonds] di-diamond
            [hearts] di-heart
            [spades] di-spade
            [green] dikarete tse tala
            [yellow] dikarete tse tshehla
            [red] dikarete tse kgubedu
            [black] dikarete tse ntsho
            [aces] di-ace
            [ones] di-1
            [twos] di-2
            [threes] di-3
            [fours] di-4
            [fives] di-5
            [sixes] di-6
            [sevens] di-7
            [eights] di-8
            [nines] di-9
            [tens] di-10
            [jacks] di-jack
            [queens] di-queen
            [kings] di-king
           *[cards] dikarete
        } tse { $at_least } kapa ho feta ({ $points })
        [each] { $of ->
            [clubs] club ka nngwe
            [diamonds] diamond ka nngwe
            [hearts] heart ka nngwe
            [spades] spade ka nngwe
            [green] karete e tala ka nngwe
            [yellow] karete e tshehla ka nngwe
            [red] karete e kgubedu ka nngwe
            [black] karete e ntsho ka nngwe
            [aces] ace ka nngwe
            [ones] 1 ka nngwe
            [twos] 2 ka nngwe
            [threes] 3 ka nngwe
            [fours] 4 ka nngwe
            [fives] 5 ka nngwe
            [sixes] 6 ka nngwe
            [sevens] 7 ka nngwe
            [eights] 8 ka nngwe
            [nines] 9 ka nngwe
            [tens] 10 ka nngwe
            [jacks] jack ka nngwe
            [queens] queen ka nngwe
            [kings] king ka nngwe
           *[cards] karete ka nngwe
        } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] ho fiela ho hong le ho hong ({ $sweeping_points })
       *[other] ho fiela ho hong le ho hong ({ $sweeping_points } kapa { $sweeping_large_points })
    }

book-names-also = Mabitso a mang: { $names }.
book-names-where = Moo e bapalwang teng: { $place }.
