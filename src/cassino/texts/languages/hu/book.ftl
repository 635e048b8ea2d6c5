book-chapter-short = Röviden
book-chapter-deck = A lapok
book-chapter-seating = Játékosok
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = A sorod
book-chapter-capturing =
    { $words_capture ->
        [none] Ütés
       *[other] Ütés („{ $words_capture }”)
    }
book-chapter-building =
    { $words_build ->
        [none] Építés
       *[other] Építés („{ $words_build }”)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Lerakás
       *[other] Lerakás („{ $words_trail }”)
    }
book-chapter-piling = Kupacok
book-chapter-sweeping =
    { $words_sweep ->
        [none] Táblák
       *[other] Táblák („{ $words_sweep }”)
    }
book-chapter-scoring = Pontozás
book-chapter-calling = Bemondások
book-chapter-ending = Győzelem
book-chapter-agreed = Állapodjatok meg előre
book-chapter-options = Minden beállítás
book-chapter-differences = Eltérések ettől: { $parent }
book-chapter-sources = Források
book-chapter-decisions = Döntéseink

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { $players } játékosnak, általában egyetlen osztásban.
           *[other] { $players } játékosnak, { $ending_target } pontig.
        }
        [1] { $players } játékosnak, egyetlen osztásban.
       *[other] { $players } játékosnak, { $ending_deals } osztásban.
    }

book-side =
    { $seating_sides ->
        [solo] játékos
       *[pairs_of_four] oldal
    }
# After „az”: az a játékos, aki
book-side-that =
    { $seating_sides ->
        [solo] a játékos, aki
       *[pairs_of_four] az oldal, amelyik
    }
book-sides =
    { $seating_sides ->
        [solo] játékosok
       *[pairs_of_four] oldalak
    }

book-item =
    { $item ->
        [most] { $at_least ->
            [0] Legtöbb { book-kind }
           *[other] Legtöbb { book-kind } (legalább { $at_least })
        }
        [enough] Legalább { $at_least } { book-kind }
        [each] Minden { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] legtöbb { book-kind } ({ $points })
        [enough] legalább { $at_least } { book-kind } ({ $points })
        [each] minden { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] legtöbb { book-kind }
        [enough] legalább { $at_least } { book-kind }
        [each] minden { book-one-of }
        [card] { CARDS($card) }
       *[primiera] primiera
    }
book-item-sweeps = táblák, ahogy egymás után készültek
book-item-oranges = minden narancs ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] minden tábla ({ $sweeping_points })
       *[other] minden tábla ({ $sweeping_points } vagy { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } összesen { $points } pontot ér

book-kind =
    { $of ->
        [clubs] treff
        [diamonds] káró
        [hearts] kőr
        [spades] pikk
        [green] zöld lap
        [yellow] sárga lap
        [red] piros lap
        [black] fekete lap
        [aces] ász
        [ones] egyes
        [twos] kettes
        [threes] hármas
        [fours] négyes
        [fives] ötös
        [sixes] hatos
        [sevens] hetes
        [eights] nyolcas
        [nines] kilences
        [tens] tízes
        [jacks] bubi
        [queens] dáma
        [kings] király
       *[cards] lap
    }
book-one-of =
    { $of ->
        [clubs] treff
        [diamonds] káró
        [hearts] kőr
        [spades] pikk
        [green] zöld lap
        [yellow] sárga lap
        [red] piros lap
        [black] fekete lap
        [aces] ász
        [ones] egyes
        [twos] kettes
        [threes] hármas
        [fours] négyes
        [fives] ötös
        [sixes] hatos
        [sevens] hetes
        [eights] nyolcas
        [nines] kilences
        [tens] tízes
        [jacks] bubi
        [queens] dáma
        [kings] király
       *[cards] lap
    }
book-ace =
    { $deck_pack ->
        [rook_40] egyes
       *[other] ász
    }
book-aces =
    { $deck_pack ->
        [rook_40] egyesek
       *[other] ászok
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } = { $value }
       *[each] minden { book-one-of } = { $value }
    }
book-span = { $first }–{ $last }
book-usual-number = { $numbers }, általában { $usual }

book-head-item = Tétel
book-head-players = Játékosok
book-head-rounds = Körök
book-head-last-round = Utolsó kör
book-head-each = Lap fejenként
book-head-score = Állás az osztás előtt
book-head-counts = Csak ez számít
book-head-wins = Ezzel nyersz
book-head-rule = Szabály
book-head-instead = Helyette
book-head-file = Fájlban
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] fejenként { $each }
       *[other] fejenként { $each }, az asztalra { $left }
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Minden tábla
       *[other] Minden ki nem oltott tábla
    }
book-row-large-sweep = Minden legalább { $sweeping_large_from } lapos tábla
book-row-small-sweep = Minden { $sweeping_large_from } lapnál kisebb tábla
book-row-first-sweep = Tábla az osztás első lépésével
book-row-orange = Minden narancs
book-row-false-orange = Minden tévesen bemondott narancs
book-row-near-counts =
    { $below ->
        [5] legtöbb lap és { CARDS("10D") }
        [4] legtöbb lap és legtöbb pikk
        [3] legtöbb lap
        [2] { CARDS("10D") }
       *[1] legtöbb pikk
    }
book-row-near-wins =
    { $below ->
        [5] mindkettő együtt
        [4] mindkettő együtt
        [3] legtöbb lap
        [2] { CARDS("10D") }
       *[1] legtöbb pikk
    }

book-label-empty =
    { $rule ->
        [B1] mind
       *[other] egyik sem
    }

book-options-intro = Minden, ami megváltoztatható, egyenként. Más számok is lehetségesek.
book-options-file = Ha saját szabályokkal játszanál, írj egy fájlt, például `ours.toml`: legyen benne cím (title), a `parent = "{ $parent }"` sor, és az alábbiakhoz hasonló sorok. A `cassino check ours.toml` megmondja, összeillenek-e, a `cassino rules ours.toml` pedig kiírja a szabálykönyvüket.
book-differences-intro = Ugyanúgy játsszák, mint ezt a játékot: { $parent }. Csak ez más:
book-differences-none = Pontosan úgy játsszák, mint ezt a játékot: { $parent }.
book-names-also = Más nevei: { $names }.
book-names-where = Itt játsszák: { $place }.
book-names-children = Erre épülő játékok: { $games }.
book-names-id = Parancsokban és fájlokban: { $names }.
book-sources-game = A játék leírása: { $source }.
book-sources-intro = Egy ilyen szám: 001:57, a 001. dokumentum 57. sorát jelenti.
book-decisions-intro = Ahol a források hallgatnak vagy eltérnek, így játsszuk:
book-more = Még: `--sources` (források), `--decisions` (hogyan játszunk, ahol a források hallgatnak vagy eltérnek), `--options` (beállítások), `--sheet` (nyomtatáshoz).
book-no-chapter = Nincs ilyen fejezet: „{ $wanted }”. A fejezetek: { $chapters }.
book-ask-for-chapter = Írd be például: `szabályok építés`, és egy fejezetet olvashatsz a példáival.

book-page-change = Szabályok módosítása
book-page-contents = Tartalom
book-page-sheet = Kétoldalas lap nyomtatása
book-page-house = Ha saját szabályokkal játszanál, <link>módosítsd ezeket</link>.
book-page-table = { $title }: táblázat

book-sheet-title = { $title }: a szabályok két oldalon
book-sheet-mark = ▸ Új annak, aki ismeri a kaszinót.
