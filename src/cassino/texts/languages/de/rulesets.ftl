### Was an Regeln nicht stimmt: files of house rules, the editor of house rules, share codes. The place stands before the
### sentence: “ours.toml:4: dealing.hand: …”, or the title of the option. Words in quotes are words of the file.

## Files and names

rules-unfit = Mit diesen Regeln lässt sich nicht spielen.

rules-not-found =
    { $near ->
        [0] Es gibt keine Regeln namens „{ $name }“.
       *[other] Es gibt keine Regeln namens „{ $name }“. Meintest du „{ $near }“?
    }

rules-did-you-mean = Meintest du „{ $near }“?

rules-id-taken = „{ $id }“ ist die ID mitgelieferter Regeln. Wähle eine andere ID.
rules-own-ancestor = Diese Regeln stammen von sich selbst ab: { $line }.
rules-parent-problem = Mit der Grundlage „{ $parent }“ stimmt etwas nicht: { $problem }
rules-not-readable = Diese Datei lässt sich nicht lesen: { $reason }.
rules-nul = Ein Name kann kein NUL-Zeichen enthalten.
rules-not-utf-8 = Diese Datei ist nicht in UTF-8 kodiert: Byte { $place } passt nicht.
rules-not-toml = Das ist kein gültiges TOML: { $detail }
rules-number-too-long = Das ist kein gültiges TOML: Eine Zahl ist zu lang.
rules-too-deep = Hier stecken zu viele Listen in Listen.
rules-too-many-dots = Eine Zeile hat mehr als { $most } Punkte.
rules-pickle-layout = Diese gespeicherten Regeln (pickle) haben Aufbau { $layout }. Diese Version von cassino liest Aufbau { $known }.
rules-pickle-damaged = Diese gespeicherten Regeln (pickle) sind beschädigt oder von einer anderen Version von cassino: { $problem }
rules-pickle-other = Die Regeln „{ $id }“ sind in dieser Version von cassino anders.

## Share codes

rules-code-letters = Ein Code hat nur Buchstaben, Ziffern, - und _.
rules-code-version = Ein Code beginnt mit { $letter }. Dieser ist beschädigt oder von einer anderen Version.
rules-code-damaged = Dieser Code ist beschädigt. Schau, ob ein Buchstabe falsch ist, fehlt oder zu viel ist.
rules-code-other-version = Dieser Code ist beschädigt oder von einer anderen Version der Regeln.

## What to change: the last sentence about a problem. $option: a title or a key; $value, $other: as in the editor or the file

rules-must-be = { $option } muss { $value } sein.
rules-must-be-either = { $option } muss { $value } oder { $other } sein.

rules-no-effect = Deshalb hat das keine Wirkung.

## The editor of house rules

rules-set = Setz „{ $option }“ auf „{ $value }“.
rules-set-either = Setz „{ $option }“ auf „{ $value }“ oder „{ $other }“.

rules-way = { $option }: { $value }
rules-way-back = { $option }: wie in { $title }
rules-way-without-line = { $option }: Zeile { $line } entfernen

rules-usual-options = Die üblichen Optionen
rules-our-own = { $title } bei uns
rules-as-usual = wie üblich
rules-field-title = Name
rules-field-summary = Beschreibung
rules-line-of = { $title }, Zeile { $line }
rules-problem-of = { $title }: { $problem }

## Values

rules-missing = Das fehlt.
rules-unknown-key = Es gibt keine Option „{ $key }“.
rules-unknown-table = Es gibt keine Tabelle „{ $key }“.
rules-not-a-table = Hier muss eine Tabelle stehen, nicht { $value }.
rules-not-a-number = Hier muss eine ganze Zahl stehen, nicht { $value }.
rules-not-true-or-false = Hier muss true oder false stehen, nicht { $value }.
rules-not-a-text = Hier muss ein Text in Anführungszeichen stehen, nicht { $value }.
rules-not-a-list = Hier muss eine Liste stehen, nicht { $value }.
rules-not-a-choice = Hier muss eines davon stehen: { $words }, nicht { $value }.
rules-beyond = Möglich ist { $least } bis { $most }, nicht { $value }.
rules-beyond-or-zero = Möglich ist 0 ({ $zero }) oder { $least } bis { $most }, nicht { $value }.
rules-beyond-kind = Möglich ist { $least } bis { $most }, die Anzahl der { $cards } im Spiel, nicht { $value }.
rules-not-an-id = { $word } muss aus Kleinbuchstaben, Ziffern und _ bestehen und mit einem Buchstaben beginnen.
rules-not-one-line = { $text } muss eine Zeile ohne Steuerzeichen sein.
rules-too-long =
    { $most ->
        [one] Das muss eine Zeile mit höchstens { $most } Zeichen sein.
       *[other] Das muss eine Zeile mit höchstens { $most } Zeichen sein.
    }
rules-too-many = Hier stehen { $count } Einträge. Möglich sind höchstens { $most }.

## Cards, and what scores

rules-not-an-item = Ein Posten braucht genau eines dieser Wörter: { $words }. Hier steht { $value }.
rules-primiera-points = „primiera = 1“ gibt die Punkte schon an. Lass „points“ weg.
rules-points-missing = „points“ fehlt, zum Beispiel points = 1.
rules-not-in-hand = Das muss aussehen wie { $form }, nicht { $value }.
rules-pack-lacks = Das Blatt { $pack } hat keine { $cards }.
rules-game-lacks = Das Blatt dieses Spiels hat keine { $cards }.
rules-not-a-kind = Hier muss "cards" stehen, eine Farbe wie { $suit }, ein Rang wie { $rank } oder eine Karte wie { $card }, nicht { $value }.
rules-written = Schreib { $written } statt { $word }.
rules-no-rank = { $rank } ist kein Rang des Blatts. Die Ränge gehen von 1 bis { $most }.
rules-ranks-in-order = Nenne jeden Rang einmal, den niedrigsten zuerst, nicht { $value }.
rules-suits-in-order = Nenne jede Farbe einmal, in der Reihenfolge { $order }, nicht { $value }.
rules-second-value = Schon mit einem anderen Wert genannt: { $cards }.
rules-pictures-without-number = Bilder haben keine Zahl.
rules-ace-counts-both = Ein Ass zählt auf der Hand ohnehin 1 oder 14.
rules-nothing-scores = Nichts zählt.
rules-second-item = Für { $item } gibt es schon einen Posten. Zähl die Punkte zusammen.
rules-primiera-suits = Eine Primiera braucht die beste Karte aller vier Farben, also müssen alle Farben im Spiel sein.
rules-order-of-cards = Punkte werden Posten für Posten gezählt, also brauchen die Karten eine Reihenfolge. Schreib je einen Posten: { $cards }.
rules-order-of-enough = Punkte werden Posten für Posten gezählt, aber mehrere Parteien können genug haben. Schreib „most“ statt „enough“.
rules-order-of-shared = Punkte werden Posten für Posten gezählt, also können Parteien die Punkte eines Postens nicht teilen.
rules-near-target = Die Einschränkung kurz vor dem Ziel braucht ein Ziel über { $most }, nicht { $target }.
rules-near-pack = Die Einschränkung kurz vor dem Ziel braucht ein Blatt mit Pik und einer Karo-Zehn.
rules-near-items = Die Einschränkung kurz vor dem Ziel braucht die Posten { $items }.
rules-big-sweep-points = Ein großer Abräumer braucht Punkte, aber hier gibt es keine.
rules-every-sweep-big = So wäre jeder Abräumer groß. Hier muss mindestens { $least } stehen, oder 0.

## Players and the deal

rules-no-players = Es ist nicht angegeben, wie viele spielen.
rules-players-twice = { $number } ist mehrmals genannt.
rules-packet-too-large = { $packet } Karten auf einmal sind mehr als eine Hand mit { $hand }.
rules-always-rich = { $table } abgehobene Karten wären fast immer zu reich und kämen zurück.
rules-table-too-large = { $table } Tischkarten sind mehr als die { $size } Karten des Blatts.
rules-too-few-cards = { $players } Hände mit { $hand } Karten und { $table } Tischkarten brauchen { $needed } Karten, aber das Blatt hat { $size }.
rules-cannot-share =
    { $players ->
        [2] Mit { $table } Tischkarten lassen sich die übrigen { $rest } Karten zu zweit nicht in zwei gleiche Hälften teilen.
       *[other] Mit { $table } Tischkarten lassen sich die übrigen { $rest } Karten nicht gleich auf { $players } Personen verteilen.
    }
rules-left-over =
    { $over ->
        [one] Bekommen { $players } Personen je { $each } auf einmal, bleibt von den { $rest } Karten, die nicht auf dem Tisch liegen, { $over } übrig.
       *[other] Bekommen { $players } Personen je { $each } auf einmal, bleiben von den { $rest } Karten, die nicht auf dem Tisch liegen, { $over } übrig.
    }
rules-too-few-for-round = Das ist zu wenig für einen kürzeren Durchgang.
rules-hand-too-large = Mehrere Handkarten zusammen kannst du nur mit Händen von höchstens { $most } Karten spielen, nicht { $hand }.
rules-nothing-proven = Gelten regelwidrige Züge mit Strafe, kann man auch ohne die richtige Karte bauen, also beweist ein Bau nichts.
