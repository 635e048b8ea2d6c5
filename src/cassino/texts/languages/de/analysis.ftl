### Analysen von Partien als Text und als Seite, and errors about puzzles


analysis-player = Spieler { $letter }
analysis-nothing-to-review = Noch ist keine Runde dieser Partie zu Ende, also gibt es nichts zu analysieren.


## Puzzles. $position (text): a position as a line of notation; $problem: a sentence, or details

analysis-puzzle-number = Eine Aufgabe { $number } gibt es nicht: Die Aufgaben gehen von 1 bis { $last }.
analysis-puzzle-move = { $move } ist kein Zug in { $position }: { $problem }
analysis-puzzle-position = Das ist keine Stellung: { $position }. { $problem }
analysis-no-puzzle = Das ist keine Aufgabe: { $line } ({ $problem })
analysis-puzzle-search = { $position } lässt sich nicht durchsuchen: { $problem }
analysis-puzzle-unclear = { $position }: { $move } ist nicht der eine klar beste Zug.
analysis-puzzle-worth = { $position }: Die Züge haben andere Werte.
analysis-puzzle-easy = { $position }: Schon ein schwacher Spieler findet die Lösung.
analysis-puzzle-skills = { $position }: Die Aufgabe übt andere Fertigkeiten oder beginnt mit einer anderen Wertung.


## The review as text. Numbers have signs: +0.4. $told, $verdict, $reason (text): whole sentences

analysis-heading = { $title }: { $sides }.
analysis-graph = Siegchance für { PLAYERS($side, case: "accusative") }, mit offenen Händen:
analysis-turning-points = Wendepunkte:
analysis-no-turning-points = Keine Wendepunkte.
analysis-turning-point =
    { $number ->
        [0] Vor dem ersten Zug, Runde { $deal }: { $told } ({ PLAYERS($side) } { $swing } %)
       *[other] Zug { $number }, Runde { $deal }: { $told } ({ PLAYERS($side) } { $swing } %)
    }
analysis-where = Zug { $number }, Runde { $deal }
analysis-luck = Glück und Können, in Punkten:
analysis-side-deal = { PLAYERS($side) }, Runde { $deal }: { $told }
analysis-breakdown = Platz { $seat }, Karten { $cards }, Können { $skill }, verdeckte Karten { $hidden }; Ergebnis { $result }
analysis-par-part =
    { $part ->
        [whole] Runde { $deal }, ganz
       *[rest] Runde { $deal }, ab Zug { $move }
    }
analysis-par = { $part }: perfektes Spiel { PLAYERS($side, case: "inside") } { $margin }, gespielt { $played }; verschenkt: { $lost }
analysis-mistakes = Fehler:
analysis-no-mistakes = Keine Fehler.
analysis-move = Zug { $number }, Runde { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } { FORM($side) ->
        [you] Deine Siegchance
        [with-you] Siegchance deiner Partei
       *[other] Siegchance von { PLAYERS($side) }
    }: { $chance } %.
analysis-better = Besser: { $move }. { $reason }
analysis-played = Gespielt: { $reason }
analysis-value = { $number }. { $move }: { $value } Punkte, Partie { $chance }. { $reason }


## The review as a page

analysis-page-chance =
    { $whose ->
        [you] Deine Siegchance
       *[others] Siegchance: { $sides }
    }
analysis-graph-label = Siegchance nach jedem Zug: { $sides }
analysis-move-told = Zug { $number }: { $told }
analysis-page-graph = Alle Hände sind offen, der Talon ist unbekannt. Große Punkte sind Wendepunkte, kleine sind Fehler.
analysis-page-lost = Verschenkt von { PLAYERS($side, case: "dative") }
analysis-page-ahead = Vorsprung
analysis-page-to-win = Siegchance
analysis-page-why = Warum
analysis-page-dealt = Gegeben von { NAME($who, case: "dative") }. Punkte: { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (gespielt)
       *[no] { $move }
    }
analysis-page-build = Bau von { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Tisch: { $table }. { $hands }. Noch eine Karte.
       *[other] Tisch: { $table }. { $hands }. Noch { $stock } Karten.
    }
