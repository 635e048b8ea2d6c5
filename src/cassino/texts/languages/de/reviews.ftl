### Die Analyse einer Partie

deals =
    { $count ->
        [1] 1 Runde
       *[other] { $count } Runden
    }
# “nach 1 Runde”, “nach 3 Runden”
review-won =
    { FORM($winners) ->
        [you] { SCORES($scores) } nach { deals }. Du hast gewonnen.
        [one] { SCORES($scores) } nach { deals }. { PLAYERS($winners) } hat gewonnen.
        [with-you] { SCORES($scores) } nach { deals }. { PLAYERS($winners) } habt gewonnen.
       *[several] { SCORES($scores) } nach { deals }. { PLAYERS($winners) } haben gewonnen.
    }
review-unfinished = { SCORES($scores) } nach { deals }. Die Partie ist noch nicht zu Ende.

a-fault =
    { $grade ->
        [inaccuracy] Eine Ungenauigkeit
        [mistake] Ein Fehler
       *[blunder] Ein grober Fehler
    }
review-move =
    { $grade ->
        [forced] Es gab keine Wahl.
        [best] Der beste Zug.
       *[good] Ein guter Zug.
    }
review-fault = { a-fault }: kostet etwa { points }.
review-fault-exact = { a-fault }: kostet { points }.
review-better = { a-fault }. Um etwa { points } besser:

review-no-choice = Es gab nichts zu wählen.
review-player =
    Genauigkeit { $accuracy } %. Bei { $choices ->
        [1] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    } kosteten schwächere Züge { $points ->
        [0] nichts
       *[other] etwa { points }
    }: { $inaccuracies ->
        [0] keine Ungenauigkeit
        [1] 1 Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes ->
        [0] kein Fehler
        [1] 1 Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [0] kein grober Fehler
        [1] 1 grober Fehler
       *[other] { $blunders } grobe Fehler
    }.

review-perfect = Wären alle Karten offen gewesen, hätte das { points } mehr gebracht:
review-perfect-other = Wären alle Karten offen gewesen, hätte ein anderer Zug { points } mehr gebracht.

review-cards-favor = Die neuen Karten begünstigen { PLAYERS($side, case: "accusative") }.

review-left-out =
    { $count ->
        [1] Die letzte Runde ist
       *[other] Die letzten { $count } Runden sind
    } nicht analysiert, weil die Partie zu lang ist. Der Punktestand ist der der ganzen Partie.
review-cut-short =
    { $count ->
        [1] Ein Zug wurde
       *[other] { $count } Züge wurden
    } weniger genau beurteilt, weil die Zeit nicht reichte. Die Zahlen sind gröber, und eine neue Analyse kann anders ausfallen.
review-plain = Die schnelle Engine ist hier nicht installiert. Deshalb hat diese Analyse die verdeckten Karten für jeden Zug nur { $worlds }-mal verteilt statt { $usual }-mal: Ihre Urteile und Zahlen sind gröber.

review-breakdown-explained = Platz, Karten, Können und Verdeckte Karten ergeben zusammen das Ergebnis. Platz: was der Platz am Tisch wert ist, bevor gegeben wird. Karten: Glück beim Geben. Können: Punkte, die die anderen Parteien durch schwächere Züge verloren, weniger die Punkte, die diese Partei verlor. Verdeckte Karten: was beim Wählen niemand sehen konnte, und der Fehler dieser Schätzungen.

review-perfect-explained = Perfektes Spiel: wie groß der Vorsprung der Partei wäre, wenn alle jede Karte gesehen hätten, auch die im Talon.
