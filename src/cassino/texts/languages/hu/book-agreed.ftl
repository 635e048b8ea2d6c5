book-agreed-alone = Négyen partnerek nélkül is játszhattok, mindenki magának.
book-agreed-any-cut = Megállapodhattok abban, hogy minden emelés marad, vagy hogy más esetekben emeltek újra. Sok asztalnak saját szabálya van.
book-agreed-one-build = Egyes játékosok a sor végén csak egy építményt engednek, amíg van mit húzni.
book-agreed-proven = Párosban egyes játékosok megengedik, hogy annak a partnernek építs, akinek a játéka bizonyítja, hogy nála van a megfelelő lap (lásd „Dominikai kaszinó párosban”).
book-agreed-sweeps = Számolhattok táblákat is, egyenként 1 ponttal.
book-agreed-no-sweeps = Játszhattok úgy is, hogy a tábla nem ér pontot.
book-agreed-no-record = Egyes játékosok a célhoz ({ $ending_target }) közeli { book-side } tábláit egyáltalán nem számolják, így azok semmit sem oltanak ki.
book-agreed-majorities = A legtöbb lap érhet 3 helyett 2 pontot, a legtöbb pikk 1 helyett 2-t.
book-agreed-from-16 = Egyes játékosok már 16 ponttól korlátozzák, mi ér pontot (lásd „Dominikai kaszinó, 16-tól korlátozva”).
book-agreed-to-11 = { $ending_target } pont helyett 11-ig is játszhattok.
book-agreed-to-15 = Rövid játékhoz { $ending_target } pont helyett játsszatok 15-ig.
book-agreed-rulings =
    { $building_source ->
        [none] Megállapodhattok a hibás ütés büntetésében: lerakásnak számít, és a kijátszott lap az asztalon marad.
       *[other] Megállapodhattok a tévedések büntetésében: a hibás ütés lerakásnak számít, és minden ellenfél 1 pontot kap egy olyan építményért, amelyet a készítője nem tud elvinni.
    }
