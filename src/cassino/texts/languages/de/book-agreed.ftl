### Was man vor dem Spiel abmachen kann. The facts are described in en/book.ftl.

book-agreed-alone = Zu viert könnt ihr auch ohne Partner spielen, alle für sich.
book-agreed-any-cut = Ihr könnt jeden abgehobenen Tisch behalten oder aus anderen Gründen neu abheben. An vielen Tischen gilt dafür eine eigene Regel.
book-agreed-one-build = Manche erlauben am Ende eines Zugs nur einen Bau, solange noch Karten zu ziehen sind.
book-agreed-proven = Mit Partnern darf man bei manchen für einen Partner bauen, wenn dessen Spiel beweist, dass er die richtige Karte hat (siehe „Dominikanisches Casino mit Partnern“).
book-agreed-sweeps = Ihr könnt Abräumer zählen, je 1 Punkt.
book-agreed-no-sweeps = Ihr könnt ohne Punkte für Abräumer spielen.
book-agreed-no-record = Bei manchen zählen die Abräumer, die { book-side } kurz vor { $ending_target } macht, überhaupt nicht: Sie heben auch keine anderen auf.
book-agreed-majorities = Die meisten Karten können 2 statt 3 Punkte bringen, die meisten Pik 2 statt 1.
book-agreed-from-16 = Manche schränken das Zählen ab 16 Punkten ein (siehe „Dominikanisches Casino, ab 16 eingeschränkt“).
book-agreed-to-11 = Ihr könnt bis 11 Punkte statt bis { $ending_target } spielen.
book-agreed-to-15 = Für eine kurze Partie spielt bis 15 Punkte statt bis { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Ihr könnt eine Strafe für einen falschen Fang abmachen: Er gilt als Ablegen, und die gespielte Karte bleibt auf dem Tisch.
       *[other] Ihr könnt Strafen für Fehler abmachen: Ein falscher Fang gilt als Ablegen, und für einen Bau, den man selbst nicht nehmen kann, bekommt jeder Gegner 1 Punkt.
    }
