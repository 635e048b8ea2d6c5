### Incwadzi yemitsetfo
###
### A draft: nobody who speaks siSwati has read it yet. docs/contribute/translating.md says how to help.

book-chapter-short = Ngalokufishane
book-summary =
    { $ending_deals ->
        [0] Badlali: { $players }. Emaphuzu ekuncoba: { $ending_target }.
        [1] Badlali: { $players }.
       *[other] Badlali: { $players }. Nidlala tikhatsi letingu-{ $ending_deals }.
    }

# Without a word: it also stands in sentences that are still English

book-item-with-points =
    { $item ->
        [most] { $of ->
            [clubs] ema-club
            [diamonds] ema-diamond
            [hearts] ema-heart
            [spades] ema-spade
            [green] emakhadi (green)
            [yellow] emakhadi (yellow)
            [red] emakhadi (red)
            [black] emakhadi (black)
            [aces] ema-ace
            [ones] emakhadi 1
            [twos] emakhadi 2
            [threes] emakhadi 3
            [fours] emakhadi 4
            [fives] emakhadi 5
            [sixes] emakhadi 6
            [sevens] emakhadi 7
            [eights] emakhadi 8
            [nines] emakhadi 9
            [tens] emakhadi 10
            [jacks] ema-jack
            [queens] ema-queen
            [kings] ema-king
           *[cards] emakhadi
        } lamanyenti kakhulu ({ $points })
        [enough] { $of ->
            [clubs] ema-club
            [diamonds] ema-diamond
            [hearts] ema-heart
            [spades] ema-spade
            [green] emakhadi (green)
            [yellow] emakhadi (yellow)
            [red] emakhadi (red)
            [black] emakhadi (black)
            [aces] ema-ace
            [ones] emakhadi 1
            [twos] emakhadi 2
            [threes] emakhadi 3
            [fours] emakhadi 4
            [fives] emakhadi 5
            [sixes] emakhadi 6
            [sevens] emakhadi 7
            [eights] emakhadi 8
            [nines] emakhadi 9
            [tens] emakhadi 10
            [jacks] ema-jack
            [queens] ema-queen
            [kings] ema-king
           *[cards] emakhadi
        } langu-{ $at_least } noma ngetulu ({ $points })
        [each] { $of ->
            [clubs] i-club ngayinye
            [diamonds] i-diamond ngayinye
            [hearts] i-heart ngayinye
            [spades] i-spade ngayinye
            [green] likhadi ngalinye (green)
            [yellow] likhadi ngalinye (yellow)
            [red] likhadi ngalinye (red)
            [black] likhadi ngalinye (black)
            [aces] i-ace ngayinye
            [ones] likhadi 1 ngalinye
            [twos] likhadi 2 ngalinye
            [threes] likhadi 3 ngalinye
            [fours] likhadi 4 ngalinye
            [fives] likhadi 5 ngalinye
            [sixes] likhadi 6 ngalinye
            [sevens] likhadi 7 ngalinye
            [eights] likhadi 8 ngalinye
            [nines] likhadi 9 ngalinye
            [tens] likhadi 10 ngalinye
            [jacks] i-jack ngayinye
            [queens] i-queen ngayinye
            [kings] i-king ngayinye
           *[cards] likhadi ngalinye
        } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] kushanyela ngakunye ({ $sweeping_points })
       *[other] kushanyela ngakunye ({ $sweeping_points } / { $sweeping_large_points })
    }
