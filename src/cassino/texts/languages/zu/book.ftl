### Incwadi yemithetho
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

book-chapter-short = Kafushane
book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Abadlali: { $players }. Ngokuvamile umjikelezo owodwa.
           *[other] Abadlali: { $players }. Amaphuzu okuwina: { $ending_target }.
        }
        [1] Abadlali: { $players }. Umjikelezo owodwa.
       *[other] Abadlali: { $players }. Imijikelezo: { $ending_deals }.
    }

# Without a word: it also stands in sentences that are still English

book-item-with-points =
    { $item ->
        [most] { $of ->
            [clubs] ama-club
            [diamonds] ama-diamond
            [hearts] ama-heart
            [spades] ama-spade
            [green] amakhadi aluhlaza
            [yellow] amakhadi aphuzi
            [red] amakhadi abomvu
            [black] amakhadi amnyama
            [aces] ama-ace
            [ones] ama-1
            [twos] ama-2
            [threes] ama-3
            [fours] ama-4
            [fives] ama-5
            [sixes] ama-6
            [sevens] ama-7
            [eights] ama-8
            [nines] ama-9
            [tens] ama-10
            [jacks] ama-jack
            [queens] ama-queen
            [kings] ama-king
           *[cards] amakhadi
        } amaningi kakhulu ({ $points })
        [enough] { $of ->
            [clubs] ama-club
            [diamonds] ama-diamond
            [hearts] ama-heart
            [spades] ama-spade
            [green] amakhadi aluhlaza
            [yellow] amakhadi aphuzi
            [red] amakhadi abomvu
            [black] amakhadi amnyama
            [aces] ama-ace
            [ones] ama-1
            [twos] ama-2
            [threes] ama-3
            [fours] ama-4
            [fives] ama-5
            [sixes] ama-6
            [sevens] ama-7
            [eights] ama-8
            [nines] ama-9
            [tens] ama-10
            [jacks] ama-jack
            [queens] ama-queen
            [kings] ama-king
           *[cards] amakhadi
        } angu-{ $at_least } noma ngaphezulu ({ $points })
        [each] { $of ->
            [clubs] i-club ngayinye
            [diamonds] i-diamond ngayinye
            [hearts] i-heart ngayinye
            [spades] i-spade ngayinye
            [green] ikhadi eliluhlaza ngalinye
            [yellow] ikhadi eliphuzi ngalinye
            [red] ikhadi elibomvu ngalinye
            [black] ikhadi elimnyama ngalinye
            [aces] i-ace ngayinye
            [ones] u-1 ngamunye
            [twos] u-2 ngamunye
            [threes] u-3 ngamunye
            [fours] u-4 ngamunye
            [fives] u-5 ngamunye
            [sixes] u-6 ngamunye
            [sevens] u-7 ngamunye
            [eights] u-8 ngamunye
            [nines] u-9 ngamunye
            [tens] u-10 ngamunye
            [jacks] i-jack ngayinye
            [queens] i-queen ngayinye
            [kings] i-king ngayinye
           *[cards] ikhadi ngalinye
        } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] ukushanela ngakunye ({ $sweeping_points })
       *[other] ukushanela ngakunye ({ $sweeping_points } / { $sweeping_large_points })
    }

book-names-also = Amanye amagama: { $names }.
book-names-where = Lapho kudlalwa khona: { $place }.
