puzzle-about = Állás egy kaszinójátszmából, egyetlen legjobb lépéssel. Megtalálod?
puzzle-number = { $number }. feladvány
puzzle-theme = Téma: { $theme }
puzzle-day = { $day }
puzzle-solved-before = korábban megoldva
puzzle-rating = Értékszámod: { $rating }
puzzle-rating-unsure = Értékszámod: kb. { $rating }

puzzle-give-hint = Kérek egy tippet
puzzle-show-solution = Megoldás mutatása
puzzle-solution-counts = Az első válaszod számít a feladványok értékszámába. Ha megnézed a megoldást, az rossz válasznak számít.
puzzle-try-again = Újra próbálom
puzzle-next = Következő feladvány
puzzle-answered = Már válaszoltál. Próbáld újra, vagy menj a következő feladványra.

puzzle-right-now = Most helyes.
puzzle-wrong = Nem a legjobb lépés.
puzzle-solution = A megoldás

puzzle-rating-rose = A feladvány-értékszámod most { $rating } (+{ $change }).
puzzle-rating-fell = A feladvány-értékszámod most { $rating } (−{ $change }).
puzzle-rating-same = A feladvány-értékszámod marad { $rating }.
puzzle-rating-practice = A feladvány-értékszámod marad { $rating }: egy feladványnál csak az első válasz számít.
puzzle-rated = A feladvány értékszáma { $rating }. Ezt gyakorolja: { $themes }.

puzzle-themes = Válassz témát
puzzle-any-theme = Bármelyik
puzzle-solved-of = { $title }: { $solved } / { $puzzles } megoldva

puzzle-taken = Eddig elvitt
puzzle-task = A feladvány
puzzle-help = Segítség és válaszok
