# Not „A játékos”, which would be “the player”
analysis-player = Játékos { $letter }
analysis-nothing-to-review = Ennek a partinak még egyetlen osztása sem ért véget, ezért nincs mit elemezni.

analysis-puzzle-number = Nincs { $number }. feladvány: a feladványok száma 1 és { $last } közötti.
analysis-puzzle-move = { $move } nem lépés ebben az állásban: { $position }: { $problem }
analysis-puzzle-position = Ez nem állás: { $position }. { $problem }
analysis-no-puzzle = Ez nem feladvány: { $line } ({ $problem })
analysis-puzzle-search = Ezt az állást nem lehet kikeresni: { $position }: { $problem }
analysis-puzzle-unclear = { $position }: { $move } nem az egyetlen, egyértelműen legjobb lépés.
analysis-puzzle-worth = { $position }: a lépéseinek más az értéke.
analysis-puzzle-easy = { $position }: egy egyszerű játékos is megtalálja a megoldást.
analysis-puzzle-skills = { $position }: mást gyakorol, vagy más értékszámmal kezd.

analysis-heading = { $title }: { $sides }.
analysis-graph = Esély a győzelemre, ha minden kéz látható: { PLAYERS($side) }:
analysis-turning-points = Fordulópontok:
analysis-no-turning-points = Nincs fordulópont.
analysis-turning-point =
    { $number ->
        [0] Az első lépés előtt, { $deal }. osztás: { $told } ({ PLAYERS($side) } { $swing }%)
       *[other] { $number }. lépés, { $deal }. osztás: { $told } ({ PLAYERS($side) } { $swing }%)
    }
analysis-where = { $number }. lépés, { $deal }. osztás
analysis-luck = Szerencse és tudás, pontban:
analysis-side-deal = { PLAYERS($side) }, { $deal }. osztás: { $told }
analysis-breakdown = hely { $seat }, lapok { $cards }, tudás { $skill }, rejtett lapok { $hidden }; eredmény { $result }
analysis-par-part =
    { $part ->
        [whole] { $deal }. osztás, az egész
       *[rest] { $deal }. osztás, innen: { $move }. lépés
    }
analysis-par = { $part }: tökéletes játék { PLAYERS($side) } { $margin }, valóságban { $played }; veszteség: { $lost }
analysis-mistakes = Hibák:
analysis-no-mistakes = Nincs hiba.
analysis-move = { $number }. lépés, { $deal }. osztás, { NAME($who) }: { $move }. { $verdict } Esély a győzelemre, { PLAYERS($side) }: { $chance }%.
analysis-better = Jobb: { $move }. { $reason }
analysis-played = A lépés: { $reason }
analysis-value = { $number }. { $move }: { $value } pont, parti { $chance }. { $reason }

analysis-page-chance =
    { $whose ->
        [you] Az esélyed a győzelemre
       *[others] Esély a győzelemre: { $sides }
    }
analysis-graph-label = Esély a győzelemre minden lépés után: { $sides }
analysis-move-told = { $number }. lépés: { $told }
analysis-page-graph = Minden kéz látható, a talon ismeretlen. A nagy pontok fordulópontok, a kicsik hibák.
analysis-page-lost = Veszteség: { PLAYERS($side) }
analysis-page-ahead = Előny pontban
analysis-page-to-win = Esély a győzelemre
analysis-page-why = Miért
analysis-page-dealt = Osztó: { NAME($who) }. Pont: { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (ezt játszották)
       *[no] { $move }
    }
analysis-page-build = építmény: { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Asztal: { $table }. { $hands }. Még egy lap van.
       *[other] Asztal: { $table }. { $hands }. Még { $stock } lap van.
    }
