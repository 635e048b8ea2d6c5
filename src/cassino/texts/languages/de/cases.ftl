### Dateien mit Regelfällen: which play is legal in a position, and what follows

cases-count = { $passed } bestanden, { $failed } fehlgeschlagen
cases-failed = FEHLER { $case } ({ $variant }, { $type }; { $file }, Zeile { $line })

## What differs. $expected, $found (text): as in the file; $problem (text): a sentence

cases-differs = erwartet { $what } { $expected }, gefunden { $found }
cases-unknown-expectation = Es gibt keine Erwartung { $word }.
cases-tally = { $side }: Stand der Partie { $score }, { $cards } Karten, { $spades } Pik, { $sweeps } Abräumer, { $special }
cases-packets = Die Päckchen bringen andere Karten als die Runde.
cases-sweeps = { $count } Abräumer gezählt
cases-face-down = Der Stapel liegt verdeckt.
cases-wrong-turn =
    { $player ->
        [none] Hier sollte { $wanted } spielen, aber die Runde ist zu Ende.
       *[other] Hier sollte { $wanted } spielen, aber { $player } ist dran.
    }
cases-not-legal = Der Zug sollte erlaubt sein, aber Regel { $rule } verbietet ihn: { $problem }
cases-not-illegal =
    { $reason ->
        [none] Der Zug sollte verboten sein, ist aber erlaubt.
       *[other] Der Zug sollte verboten sein ({ $reason }), ist aber erlaubt.
    }
cases-other-rule = Regel { $rule } sollte den Zug verbieten, aber es ist Regel { $found }: { $problem }
cases-not-trailed = Die Karte sollte abgelegt werden, aber Regel { $rule } verbietet es: { $problem }
cases-move = Zug: { $moves }

## Problems of a case. $found (text): what stands in the file

cases-unreadable = Die Dateien lassen sich nicht lesen.
cases-no-case = Die Datei muss mit [case NAME] beginnen.
cases-lacks =
    { $what ->
        [rules] Der Fall { $case } hat keine Regeln.
       *[checks] Der Fall { $case } hat keine Prüfungen.
    }
cases-second-case = Es gibt einen zweiten Fall { $case }.
cases-second-line = Es gibt eine zweite Zeile { $word }.
cases-no-check = Vor einer Erwartung muss eine Prüfung stehen.
cases-variant = Es gibt keine Variante { $variant }.
cases-options = Die Optionen stimmen nicht: { $problems }
cases-pairs = Jedes Wort braucht seinen Text und darf nur einmal da sein: { $found }
cases-twice = Eine Karte ist zweimal genannt: { $text }
cases-number = Nötig ist eine Zahl, nicht { $found }.
cases-number-range = Nötig ist eine Zahl von { $least } bis { $most }, nicht { $found }.
cases-yes-or-no = Schreib yes oder no, nicht { $found }.
cases-player = Schreib einen Spieler von A bis { $last }, nicht { $found }.
cases-unknown-word = { $place }: Diese Wörter bedeuten hier nichts: { $words }
cases-too-many-of-rank = { $word }: Davon kann es nicht { $count } geben.
cases-sweep-sizes = Es gibt { $sweeps } Abräumer, aber { $sizes } Größen.
cases-too-many-captured = Die Parteien haben mehr als { $most } Karten genommen.
cases-captured-twice = Zwei Parteien haben dieselbe Karte genommen.
cases-event = Schreib eine Zahl, eine Partei und ein Ereignis. Die Ereignisse sind: { $known }.
cases-claim-word = Ein Spieler sagt eines von: { $known } (nicht { $found }).
cases-info = Gib eines an von: { $known } (nicht { $found }).
cases-residue = Ein Rest hat mindestens eine Karte.
cases-seats = seats_clockwise: Jeder Spieler braucht einen Platz, und der Platz des Gebers muss einer davon sein.
cases-turn-before = Der Zug davor kann nicht enden. { $problem }
cases-impossible = Die Stellung ist unmöglich. { $problem }
cases-unknown-event = Es gibt kein Ereignis { $event }. Die Ereignisse sind: { $known }.
cases-nobody-holds = Niemand hat die Karte.
cases-not-text = Die Datei ist kein Text: { $problem }
cases-type = Es gibt keinen Typ { $type }.
cases-mixed-checks = Diese Prüfungen können nicht in einem Fall stehen.
cases-no-move = { $text } ist kein Zug: { $words }?
cases-hand-card-first = Die Handkarte kommt zuerst. Ein Schritt ohne sie beginnt mit dem Wort table.
cases-no-steps = Diese Regeln haben keine Züge mit mehreren Schritten.
cases-no-sets = Es gibt keine Sätze.
