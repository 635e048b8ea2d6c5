### Die Seite des Wochenturniers

weekly-about = Sechs Runden Casino pro Woche: Alle, die hier spielen, bekommen dieselben Karten.
weekly-lead = <link>{ $title }</link>, { $first } bis { $last }.
weekly-explained = Alle bekommen dieselben Runden und denselben Gegner. Spiel jede Runde einmal, ohne Tipps. Du kannst Pausen machen, bis der Sonntag (UTC) zu Ende ist.
weekly-over = Die Woche ist vorbei.
weekly-days-left =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
weekly-hours-left =
    { $hours ->
        [one] noch { $hours } Stunde
       *[other] noch { $hours } Stunden
    }
weekly-soon-over = weniger als eine Stunde
weekly-this-one = Turnier dieser Woche

weekly-your-deals = Deine Runden
weekly-deals = Die Runden
weekly-not-played = Nicht gespielt
weekly-not-finished = Nicht zu Ende gespielt
weekly-play-deal = Runde { $number } spielen
weekly-review-deal = Runde { $number } analysieren
weekly-continue-deal = Runde { $number } fortsetzen
weekly-late = Du warst zu spät fertig: Das zählt nicht.

weekly-players =
    { $players ->
        [one] Bisher { $players } Person.
       *[other] Bisher { $players } Personen.
    }
weekly-all-finished = Du hast alle Runden gespielt.
weekly-results-later = Die Ergebnisse kommen, wenn die Woche vorbei ist.

weekly-nobody = Niemand hat eine Runde zu Ende gespielt.
weekly-place = Dein Platz: { $place } von { $ranked }.
weekly-shared-place = Dein Platz: { $place } von { $ranked } (geteilt).
weekly-results = Ergebnisse
weekly-rank = Platz
weekly-score = Wertung
weekly-lead-points = Vorsprung
weekly-deals-played = Runden

weekly-scoring = So wird gewertet
weekly-scoring-compared = Alle hatten dieselben Karten, also hilft niemandem das Kartenglück. In jeder Runde wirst du mit allen anderen verglichen. War dein Vorsprung vor dem Bot größer, gewinnst du den Vergleich. War er gleich groß, bekommst du die Hälfte. Deine Wertung ist der Anteil der gewonnenen Vergleiche. Hast du eine Runde nicht zu Ende gespielt, verlierst du sie gegen alle, die es getan haben.
weekly-scoring-equal = Sind zwei Wertungen gleich, entscheidet der mittlere Vorsprung vor den anderen, in Punkten pro Runde. Ist auch der gleich, wird der Platz geteilt.

weekly-others = Andere Wochen
weekly-this-week = Diese Woche
weekly-week = { $year }, Woche { $week }
