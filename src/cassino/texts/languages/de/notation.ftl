### Was an einem getippten Zug, einer Stellung oder einer Aufzeichnung nicht stimmt. Words of the notation (trail, x, [Deal]) are typed as they are.

## Places

notation-at-column =
    { $found ->
        [none] Zeile { $line }, Spalte { $column }: { $problem }
       *[other] Zeile { $line }, Spalte { $column } ({ $found }): { $problem }
    }
notation-at-line = Zeile { $line }: { $problem }
notation-at-letter = Bei Zeichen { $letter }: { $problem }

## Moves

notation-move = Tippe einen Zug, zum Beispiel { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 oder { $raise }.
notation-nothing-more = Davor ist der Zug schon vollständig. Lass den Rest weg.
notation-target = Tippe { $target }, die Punkte, die die Partie gewinnen.
notation-insist = Sag, worauf du bestehst: { $capture }, { $additions } oder { $both }.
notation-x-or-value = Häng x an und was die Karte nimmt, oder = und den Wert des Baus.
notation-several = Damit können mehrere Züge gemeint sein, zum Beispiel { $moves }. Nenne die Farben, oder tippe einen davon ein.
notation-trail = Sag, welche Karte du ablegst: { $cards }.
notation-x = Tippe x und was die Karten nehmen.
notation-with = Häng { $word } an und die Karte, die sie nimmt.
notation-order = Zähl die Karten in ihrer Reihenfolge auf dem Stapel auf, die unterste zuerst.
notation-raise =
    { $builds ->
        [none] So kann diese Karte keinen Bau erhöhen. Nenne den Bau und seinen neuen Wert.
       *[other] Sag, welchen Bau du erhöhst: { $builds }.
    }
notation-raise-card = Zum Erhöhen gehört eine Karte deiner Hand.
notation-one-raise = Du kannst immer nur einen Bau erhöhen, und die anderen brauchen den neuen Wert: { $build } ist { $other } wert, nicht { $value }.
notation-out = Tippe { $word } dahinter: { $whole }.
notation-twice = { $name } ist zweimal genannt.
notation-hand =
    { $cards ->
        [none] Du hast keine Karte mehr zu spielen.
       *[other] { $card } ist nicht auf deiner Hand: { $cards }.
    }
notation-card = Tippe eine Karte, zum Beispiel { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] Auf deiner Hand ist keine Karte mit diesem Rang. Tippe die Karte mit ihrer Farbe.
               *[table] Auf dem Tisch ist keine Karte mit diesem Rang. Tippe die Karte mit ihrer Farbe.
            }
       *[other] Sag, welche Karte du meinst: { $cards }.
    }
notation-card-or-build = Tippe eine Karte oder einen Bau.
notation-build = Tippe einen Bau: b1, oder seine Karten in Klammern.
notation-bracket = Tippe eine Karte des Baus, oder ] als Ende.
notation-equals = Häng = und den Wert des Baus an.
notation-value = Tippe den Wert des Baus, eine Zahl von 1 bis 14.
notation-build-number =
    { $count ->
        [0] Auf dem Tisch liegt kein Bau.
        [one] Auf dem Tisch liegt nur ein Bau: b1.
       *[other] Die Bauten auf dem Tisch sind b1 bis b{ $count }.
    }
notation-whole-build = Ein Bau wird ganz genommen: Nenne alles von { $build }.
notation-no-build = Kein Bau auf dem Tisch besteht aus diesen Karten.
notation-not-on-table = { $card } liegt nicht auf dem Tisch.
notation-nowhere = { $card } ist weder auf deiner Hand noch auf dem Tisch.
notation-one-card =
    { $count ->
        [0] Nenne eine Karte deiner Hand.
        [one] Nenne eine Karte deiner Hand.
       *[other] Du kannst nur eine Karte deiner Hand spielen: { $cards } sind { $count }.
    }
notation-player = Tippe den Buchstaben eines Spielers, A bis { $last }.

## Positions

notation-side = Tippe den Buchstaben einer Partei, A bis { $last }.
notation-number = Tippe eine Zahl von { $least } bis { $most }.
notation-one-of = Tippe eines davon: { $words }.
notation-hidden = Eine Stellung zum Spielen hat keine verdeckten Karten. Nenne die Karte.
notation-bar = Hier darf nur | und der nächste Teil folgen.
notation-lacks-part = Der Teil { $part } fehlt.
notation-part-twice = { $part } ist zweimal da.
notation-variant-and-players = Beginn mit einer Variante und der Anzahl der Spieler, zum Beispiel casino 2.
notation-carried = Es gibt nur { $items } Posten, zu denen Punkte übertragen werden können.
notation-sweep = Tippe einen Abräumer, zum Beispiel { $example }.
notation-build-such-as = Tippe einen Bau, zum Beispiel { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Eine Karte ist verdeckt, aber { $unnamed } sind nicht genannt.
       *[other] { $hidden } Karten sind verdeckt, aber { $unnamed } sind nicht genannt.
    }

## Records of matches

notation-line = Jede Zeile ist [Key] Wert, oder ein Zug, zum Beispiel 1 A: trail 4C.
notation-line-missing = Hier fehlt die Zeile { $line }.
notation-first-line = Die Aufzeichnung einer Partie beginnt mit { $line }.
notation-after-result = Nach [Result] darf nichts folgen.
notation-not-in-header = { $line } kann hier nicht stehen: Das gehört zu einer Runde.
notation-no-rules = Davor muss eine Zeile [Rules] mit einer Variante stehen, oder [House rules] mit ihrem Text.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Davor muss eine Zeile [Players] mit der Anzahl stehen.
notation-players = Mit diesen Regeln spielen nur: { $known }.
notation-cards-missing = Das Blatt ist nicht vollständig. Es fehlen: { $cards }
notation-no-more-deals = Es kann keine weitere Runde geben. { $problem }
notation-other-game = Diese Stellung ist aus einem anderen Spiel oder für eine andere Anzahl von Spielern.
notation-other-dealer = Der Geber ist { $player }.
notation-misdeal = Tippe die Art des falschen Gebens ({ $kinds }) und den Buchstaben eines Spielers, A bis { $last }.
notation-points-missing = Die Runde ist zu Ende, also muss hier [Points] folgen.
notation-turn = Das ist Zug { $turn }.
notation-whose-turn = Am Zug ist { $player }.
notation-differs = Das passt nicht zu den Zügen. Es müsste { $line } sein.
notation-unfit-note = Das kann keine Zeile einer Aufzeichnung sein: { $line }
notation-seed = [Seed] muss eine Zahl bis { $largest } sein.
notation-half-promise = Der Kopf braucht [Commitment] und [Opening seed], oder keines von beiden.
notation-no-commitment = Diese Runde hat einen Startwert oder Zufallszahlen, aber der Kopf hat kein [Commitment].
notation-salts = Tippe die Buchstaben der Spieler, jeden einmal und gefolgt von einer Zufallszahl.
notation-link = Tippe 64 Hexadezimalziffern in Kleinschreibung.

## The table as lines of text, one fact a line. Cards are written as in moves: 2C 6S

notation-table = { $title }, Zug { $turn }: { $progress }
notation-table-loose =
    { $cards ->
        [none] Tisch: keine losen Karten
       *[other] Tisch: { $cards }
    }
notation-table-shown = Gezeigt von { $name }: { $cards }, um { $taken } zu nehmen
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: keine Karten (am Zug, Geber)
                [turn] { $name }: keine Karten (am Zug)
                [dealer] { $name }: keine Karten (Geber)
               *[none] { $name }: keine Karten
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (am Zug, Geber)
                [turn] { $name }: { $cards } (am Zug)
                [dealer] { $name }: { $cards } (Geber)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Talon: 1 Karte
       *[other] Talon: { $count } Karten
    }
notation-table-bottom = Letzte Karte des Talons: { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards }, Wert { $value }, einfach, gehört niemandem
               *[multiple] { $cards }, Wert { $value }, mehrfach, gehört niemandem
            }
       *[other]
            { $kind ->
                [simple] { $cards }, Wert { $value }, einfach, von { $owner }
               *[multiple] { $cards }, Wert { $value }, mehrfach, von { $owner }
            }
    }
notation-table-over = die Runde ist zu Ende
notation-table-waits = Karten sind zu geben
notation-table-turn =
    { $doing ->
        [insist] { $name } kann auf mehr bestehen oder es gelten lassen
        [orange] { $name } kann eine Orange rufen oder passen
        [request] { $name } kann um den Bau bitten oder passen
        [answer] { $name } kann den Bau lassen oder nehmen
       *[play] { $name } am Zug
    }
notation-table-played = gespielt: { $cards }
notation-table-must-take = muss den Bau von { values } nehmen
notation-table-duty =
    { $duty ->
        [capture] muss alles nehmen, was die gespielte Karte nehmen kann
        [additions] muss alles dazulegen, was passt
       *[both] muss alles nehmen und dazulegen, was geht
    }
notation-table-plays = hat { $count } Züge
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Stapel von { $name }: 1 Karte
               *[other] Stapel von { $name }: { $count } Karten
            }
       *[other]
            { $count ->
                [one] Stapel von { $name }: 1 Karte, oben { $top }
               *[other] Stapel von { $name }: { $count } Karten, oben { $top }
            }
    }
notation-table-sweeps =
    { $count ->
        [one] 1 Abräumer
       *[other] { $count } Abräumer
    }
notation-table-oranges =
    { $count ->
        [one] 1 Orange
       *[other] { $count } Orangen
    }
notation-table-penalty = { $points } für Fehler
notation-table-score = Stand der Partie { $score }
