### Das Regelheft auf einer halben Seite: what a newcomer must know to sit down and play. The facts are described in en/book.ftl.

book-short-aim =
    Auf dem Tisch liegen offene Karten, und du nimmst sie mit Karten deiner Hand. Wenn alle Karten gespielt sind, bringen die genommenen Karten Punkte.
book-short-take =
    { $capturing_combinations ->
        [one] Wenn du dran bist, spiel eine Karte. Sie nimmt eine Tischkarte mit demselben Wert oder einen Satz von Karten, die zusammen ihren Wert ergeben: Eine 7 nimmt eine andere 7, oder eine 4 und eine 3.
       *[many] { $capturing_from_hand ->
            [one_card] Wenn du dran bist, spiel eine Karte. Sie nimmt Tischkarten mit demselben Wert und Sätze von Karten, die zusammen ihren Wert ergeben: Eine 7 kann eine andere 7 nehmen, dazu eine 4 und eine 3.
           *[other] Wenn du dran bist, spiel eine Karte oder mehrere zusammen. Sie nehmen Tischkarten mit demselben Wert und Sätze von Karten, die zusammen ihren Wert ergeben: Eine 7 nimmt eine andere 7, oder eine 4 und eine 3, und auch eine 6 und ein Ass nehmen sie.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Oder bau: Leg Karten zusammen, die den Wert einer Karte deiner Hand ergeben, und nimm sie später alle mit ihr. Ein Bau geht auch nur aus Tischkarten. Gegner können deinen Bau nehmen oder auf einen anderen Wert erhöhen.
       *[hand] Oder bau: Leg deine Karte auf eine Tischkarte, sodass beide zusammen den Wert einer anderen Karte deiner Hand ergeben. In einem späteren Zug kannst du mit ihr alle nehmen, wenn niemand den Bau vorher nimmt oder verändert.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Genommene Karten sind nicht sicher: Die oberste Karte vom Stapel eines Gegners kannst du zu deinen Bauten legen.
           *[pairs_of_four] Genommene Karten sind nicht sicher: Die oberste Karte vom Stapel eines Gegners kannst du zu den Bauten deiner Partei legen.
        }
       *[others] { $capturing_tops ->
            [none] Genommene Karten sind nicht sicher: Die oberste Karte eines fremden Stapels kannst du zu deinen Bauten legen.
           *[other] Genommene Karten sind nicht sicher: Die oberste Karte eines fremden Stapels kannst du nehmen oder zu deinen Bauten legen.
        }
    }
book-short-trail = Sonst lass deine Karte offen auf dem Tisch liegen. Das heißt ablegen.
book-short-scores = Punkte: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Sobald { book-side } punktet, ist die Partie gewonnen: Meist dauert sie nur eine Runde.
           *[other] Gebt neu, bis { book-side } { $ending_target } Punkte hat und gewinnt.
        }
        [1] Eine Partie ist eine Runde. { $seating_sides ->
            [solo] Wer die meisten Punkte hat, gewinnt.
           *[pairs_of_four] Die Partei mit den meisten Punkten gewinnt.
        }
       *[other] Nach { $ending_deals } Runden { $seating_sides ->
            [solo] gewinnt, wer die meisten Punkte hat.
           *[pairs_of_four] gewinnt die Partei mit den meisten Punkten.
        }
    }
