### Die Seite der Runde des Tages

daily-about = Eine Runde Casino am Tag: Alle, die hier spielen, bekommen dieselben Karten.
daily-explained = <link>{ $title }</link>, { $day }. Alle, die heute spielen, bekommen diese Karten und denselben Gegner. Es gibt nur eine Runde: Hol so viel Vorsprung heraus, wie du kannst.

daily-continue = Weiterspielen
daily-bot =
    { $end ->
        [won] Ein Bot mit deinen Karten hat { $scores } gewonnen.
        [lost] Ein Bot mit deinen Karten hat { $scores } verloren.
       *[tied] Ein Bot mit deinen Karten hat { $scores } unentschieden gespielt.
    }
daily-streak = { $days } Tage in Folge!
daily-review = Dein Spiel analysieren

daily-unfinished = Du hast die Runde vom { $day } nicht zu Ende gespielt.
daily-continue-earlier = Zu Ende spielen
daily-earlier =
    { $end ->
        [won] Die Runde vom { $day } hast du gewonnen, { $scores }.
        [lost] Die Runde vom { $day } hast du verloren, { $scores }.
       *[tied] Die Runde vom { $day } endete unentschieden, { $scores }.
    }

daily-results = Ergebnisse von heute
daily-undone = Zurückgenommene Züge
daily-hints = Tipps
daily-none = Noch niemand ist fertig.
daily-playing =
    { $players ->
        [one] { $players } Person spielt noch.
       *[other] { $players } Personen spielen noch.
    }
daily-others = Andere Spiele von heute

### A result to share with others, which gives no card away

daily-share = Ergebnis teilen
daily-your-result = Dein Ergebnis
daily-share-title = { $title }, Runde des Tages, { $day }
daily-share-outcome =
    { $end ->
        [won] Ich habe { $scores } gewonnen.
        [lost] Ich habe { $scores } verloren.
       *[tied] Unentschieden, { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Ein Bot mit meinen Karten hat { $scores } gewonnen.
        [lost] Ein Bot mit meinen Karten hat { $scores } verloren.
       *[tied] Ein Bot mit meinen Karten hat { $scores } unentschieden gespielt.
    }
daily-share-alone = Ohne Tipps, nichts zurückgenommen.
daily-share-helped = Zurückgenommene Züge: { $undone }. Tipps: { $hints }.
daily-share-days = { $days } Tage in Folge.
