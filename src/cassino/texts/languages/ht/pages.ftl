### Tèks plizyè paj pataje

pages-needs-script = Paj sa a bezwen JavaScript.
pages-needs-script-or-terminal = Paj sa a bezwen JavaScript. Nan yon tèminal, <code>{ $command }</code> mache san li.

pages-play = Jwe
pages-play-again = Jwe ankò
pages-continue = Kontinye
pages-open-table = Louvri yon tab
pages-rule-book = Liv règ yo
pages-done = Fini
pages-share = Pataje
pages-save = Sere
pages-delete = Efase
pages-keep = Kenbe l
pages-to-match = Tounen nan pati a
# What is said of a right answer
pages-right = Sa bon.
pages-loading = N ap chaje …

pages-account = Kont ou
pages-daily = Don jou a
pages-games = Pati m yo
pages-house = Règ lakay
pages-lessons = Tout leson yo
pages-open-tables = Tab ki louvri
pages-puzzle = Devinèt
pages-puzzle-of-day = Devinèt jou a
pages-statistics = Estatistik mwen
pages-weekly = Tounwa semèn nan
pages-three-minutes = Jwèt la nan twa minit

pages-rules = Règ
pages-players = Jwè
# Against which opponents
pages-against = Kont
pages-points-to-win = Pwen pou genyen
# Head of a column
pages-points = Pwen
pages-name = Non
pages-all = Tout
pages-all-games = Tout jwèt yo
pages-your-rules = Règ pa w

pages-deals =
    { $deals ->
        [one] { $deals } don
       *[other] { $deals } don
    }
pages-to-target = nan { $target }

pages-news = Nouvèl

### Rezilta ak chif

pages-outcome =
    { $end ->
        [won] Ou genyen { $scores }.
        [lost] Ou pèdi { $scores }.
       *[tied] Ou fè egal { $scores }.
    }
pages-percent = { $percent }%
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Klasman

pages-ratings = Klasman mwen
pages-rated-games =
    { $players ->
        [one] { $players } jwè
       *[other] { $players } jwè
    }, { $games ->
        [one] { $games } pati ki konte
       *[other] { $games } pati ki konte
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, poko sèten
