pages-needs-script = Ehhez az oldalhoz JavaScript kell.
pages-needs-script-or-terminal = Ehhez az oldalhoz JavaScript kell. Terminálban nélküle is megy: <code>{ $command }</code>.

pages-play = Játék
pages-play-again = Új játék
pages-continue = Folytatás
pages-open-table = Asztal nyitása
pages-rule-book = Szabálykönyv
pages-done = Kész
pages-share = Megosztás
pages-save = Mentés
pages-delete = Törlés
pages-keep = Megtartom
pages-to-match = Vissza a partihoz
# What is said of a right answer
pages-right = Helyes.
pages-loading = Betöltés…

pages-account = A fiókod
pages-daily = A nap osztása
pages-games = Játszmáim
pages-house = Házi szabályok
pages-lessons = Minden lecke
pages-open-tables = Nyitott asztalok
pages-puzzle = Feladvány
pages-puzzle-of-day = A nap feladványa
pages-statistics = Statisztikám
pages-weekly = Heti verseny
pages-three-minutes = A játék három perc alatt

pages-rules = Szabályok
pages-players = Játékosok
# Against which opponents
pages-against = Ellenfél
pages-points-to-win = Pont a győzelemhez
# Head of a column
pages-points = Pont
pages-name = Név
pages-all = Mind
pages-all-games = Minden játék
pages-your-rules = A szabályaid

pages-deals =
    { $deals ->
        [one] { $deals } osztás
       *[other] { $deals } osztás
    }
pages-to-target = { $target } pontig

pages-news = Hírek

pages-outcome =
    { $end ->
        [won] Nyertél: { $scores }.
        [lost] Vesztettél: { $scores }.
       *[tied] Döntetlen: { $scores }.
    }
pages-percent = { $percent }%
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

pages-ratings = Értékszámaim
pages-rated-games =
    { $players ->
        [one] { $players } játékos
       *[other] { $players } játékos
    }, { $games ->
        [one] { $games } értékelt játszma
       *[other] { $games } értékelt játszma
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, még bizonytalan
