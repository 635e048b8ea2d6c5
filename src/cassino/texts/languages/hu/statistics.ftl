statistics-missing =
    { $missing ->
        [one] { $missing } parti számolása még folyik.
       *[other] { $missing } parti számolása még folyik.
    }
statistics-none = Még nem fejeztél be partit. <link>Játssz egyet.</link>
statistics-everybody = Bárki
statistics-people = Emberek
statistics-mixed = Emberek és botok
statistics-matches = Partik
statistics-won = Megnyert
statistics-points = Pont osztásonként
statistics-sweeps = Tábla osztásonként
statistics-kept = Elvitt saját építmény
statistics-lost = Elvesztett saját építmény
statistics-taken = Mások elvitt építményei
statistics-explained = Csak a befejezett partik számítanak. Ha partnerrel játszol, a pontok és a táblák mindkettőtöknek számítanak.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } feladvány
       *[other] { $puzzles } feladvány
    }
