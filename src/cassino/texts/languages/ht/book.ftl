### Liv règ yo: tit, tablo ak paj
### Opsyon ak fakt mesaj yo jwenn yo esplike nan fichye anglè a.

## Tit

book-chapter-short = An kout
book-chapter-deck = Kat yo
book-chapter-seating = Jwè yo
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Tou w
book-chapter-capturing =
    { $words_capture ->
        [none] Pran kat
       *[other] Pran kat (“{ $words_capture }”)
    }
book-chapter-building =
    { $words_build ->
        [none] Bati
       *[other] Bati (“{ $words_build }”)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Poze
       *[other] Poze (“{ $words_trail }”)
    }
book-chapter-piling = Pil yo
book-chapter-sweeping =
    { $words_sweep ->
        [none] Bale
       *[other] Bale (“{ $words_sweep }”)
    }
book-chapter-scoring = Pwen yo
book-chapter-calling = Anons ak reklamasyon
book-chapter-ending = Genyen
book-chapter-agreed = Antann nou anvan nou jwe
book-chapter-options = Tout opsyon yo
book-chapter-differences = Sa ki diferan ak { $parent }
book-chapter-sources = Sous
book-chapter-decisions = Desizyon nou

## Anba tit la

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Pou { $players } jwè, dabitid nan yon sèl don.
           *[other] Pou { $players } jwè, nan { $ending_target } pwen.
        }
        [1] Pou { $players } jwè, nan yon sèl don.
       *[other] Pou { $players } jwè, nan { $ending_deals } don.
    }

## Moso

book-side =
    { $seating_sides ->
        [solo] jwè
       *[pairs_of_four] kan
    }
book-side-that =
    { $seating_sides ->
        [solo] jwè ki
       *[pairs_of_four] kan ki
    }
book-sides =
    { $seating_sides ->
        [solo] jwè
       *[pairs_of_four] kan
    }

book-item =
    { $item ->
        [most] { $at_least ->
            [0] Plis { book-kind }
           *[other] Plis { book-kind } (omwen { $at_least })
        }
        [enough] Omwen { $at_least } { book-kind }
        [each] Chak { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] plis { book-kind } ({ $points })
        [enough] { $at_least } { book-kind } oswa plis ({ $points })
        [each] chak { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] plis { book-kind }
        [enough] { $at_least } { book-kind } oswa plis
        [each] chak { book-one-of }
        [card] { CARDS($card) }
       *[primiera] primiera a
    }
book-item-sweeps = bale yo, nan lòd yo te fèt la
book-item-oranges = chak zoranj ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] chak bale ({ $sweeping_points })
       *[other] chak bale ({ $sweeping_points } oswa { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } bay { $points } antou

book-kind =
    { $of ->
        [clubs] trèf
        [diamonds] kawo
        [hearts] kè
        [spades] pik
        [green] kat vèt
        [yellow] kat jòn
        [red] kat wouj
        [black] kat nwa
        [aces] las
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valè
        [queens] dam
        [kings] wa
       *[cards] kat
    }
book-one-of =
    { $of ->
        [clubs] trèf
        [diamonds] kawo
        [hearts] kè
        [spades] pik
        [green] kat vèt
        [yellow] kat jòn
        [red] kat wouj
        [black] kat nwa
        [aces] las
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valè
        [queens] dam
        [kings] wa
       *[cards] kat
    }
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] las
    }
book-aces =
    { $deck_pack ->
        [rook_40] 1
       *[other] las
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } konte { $value }
       *[each] chak { book-one-of } konte { $value }
    }
book-span = { $first } rive { $last }

book-usual-number = { $numbers }, dabitid { $usual }

## Tablo

book-head-item = Pou
book-head-players = Jwè
book-head-rounds = Wonn
book-head-last-round = Dènye wonn
book-head-each = Kat pou chak moun
book-head-score = Eskò anvan don an
book-head-counts = Sèl sa ki konte
book-head-wins = Ou genyen ak
book-head-rule = Règ
book-head-instead = Olye de
book-head-file = Nan yon fichye
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } pou chak
       *[other] { $each } pou chak, { $left } sou tab la
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Chak bale
       *[other] Chak bale ki pa anile
    }
book-row-large-sweep = Chak bale { $sweeping_large_from } kat oswa plis
book-row-small-sweep = Chak bale ki gen mwens pase { $sweeping_large_from } kat
book-row-first-sweep = Yon bale nan premye kou don an
book-row-orange = Chak zoranj
book-row-false-orange = Chak move anons zoranj
book-row-near-counts =
    { $below ->
        [5] plis kat ak { CARDS("10D") }
        [4] plis kat ak plis pik
        [3] plis kat
        [2] { CARDS("10D") }
       *[1] plis pik
    }
book-row-near-wins =
    { $below ->
        [5] toude ansanm
        [4] toude ansanm
        [3] plis kat
        [2] { CARDS("10D") }
       *[1] plis pik
    }

## Fen liv la

book-label-empty =
    { $rule ->
        [B1] tout
       *[other] okenn
    }

book-options-intro = Tout sa ou ka chanje, yon opsyon alafwa. Ou ka mete lòt chif tou.
book-options-file = Pou jwe ak pwòp règ pa w, ekri yon fichye tankou `ours.toml` ak yon tit, liy `parent = "{ $parent }"`, ak liy tankou sa ki anba yo. `cassino check ours.toml` di si yo mache ansanm, e `cassino rules ours.toml` enprime liv règ yo.
book-differences-intro = Li jwe tankou { $parent }, eksepte:
book-differences-none = Li jwe egzakteman tankou { $parent }.
book-names-also = Yo rele l tou { $names }.
book-names-where = Kote yo jwe l: { $place }.
book-names-children = Jwèt ki baze sou li: { $games }.
book-names-id = Nan kòmand ak fichye: { $names }.
book-sources-game = Jwèt sa a dekri nan { $source }.
book-sources-intro = Yon nimewo tankou 001:57 vle di liy 57 nan dokiman 001.
book-decisions-intro = Kote sous yo pa di anyen oswa yo pa dakò, men kijan nou jwe:
book-more = Pou plis, ajoute `--sources`, `--decisions` (kote sous yo pa di anyen oswa yo pa dakò), `--options` oswa `--sheet` (pou enprime).
book-no-chapter = Pa gen chapit “{ $wanted }”. Men chapit yo: { $chapters }.
book-ask-for-chapter = Ekri `règ bati`, pa egzanp, pou li yon chapit ak egzanp li yo.

## Paj la

book-page-change = Chanje règ sa yo
book-page-contents = Sa ki ladan l
book-page-sheet = Enprime yon fèy de paj
book-page-house = Pou jwe ak pwòp règ pa w, <link>chanje sa yo</link>.
book-page-table = { $title }: tablo

## Fèy pou tab kwizin nan

book-sheet-title = { $title }: règ yo sou de paj
book-sheet-mark = ▸ Nouvo pou jwè ki konn Kazino.
