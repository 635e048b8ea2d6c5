### Was man vor dem Spiel abmachen kann. The facts are described in en/book.ftl.

book-agreed-alone = Zu viert könnt ihr auch ohne Partner spielen, alle für sich.
book-agreed-any-cut = Ihr könnt jeden abgehobenen Tisch behalten oder andere ablehnen: Viele Tische haben eigene Regeln.
book-agreed-one-build = Manche erlauben am Ende eines Zugs nur einen Bau, solange noch Karten zu ziehen sind.
book-agreed-proven = Mit Partnern darf man bei manchen für einen Partner bauen, der die richtige Karte gezeigt hat (siehe „Dominikanisches Casino mit Partnern“).
book-agreed-sweeps = Ihr könnt Abräumer zählen, je 1 Punkt.
book-agreed-no-sweeps = Ihr könnt ohne Punkte für Abräumer spielen.
book-agreed-no-record = Bei manchen zählen Abräumer gar nicht, wenn { book-side } kurz vor { $ending_target } steht, und heben dann auch nichts auf.
book-agreed-majorities = Die meisten Karten können 2 statt 3 Punkte bringen, die meisten Pik 2 statt 1.
book-agreed-from-16 = Manche schränken das Zählen ab 16 Punkten ein (siehe „Dominikanisches Casino, ab 16 eingeschränkt“).
book-agreed-to-11 = Ihr könnt bis 11 Punkte statt bis { $ending_target } spielen.
book-agreed-to-15 = Für eine kurze Partie spielt bis 15 Punkte statt bis { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] An einem Tisch ohne Schiedsrichter kann ein falscher Fang als Ablegen gelten: Die gespielte Karte bleibt auf dem Tisch.
       *[other] An einem Tisch ohne Schiedsrichter können Fehler gelten: Bei einem falschen Fang wird die Karte abgelegt, und jeder Gegner bekommt 1 Punkt für einen Bau, den man selbst nicht nehmen kann.
    }
