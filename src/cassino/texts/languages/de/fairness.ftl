### Beweise, dass die Karten wie zugesagt gegeben wurden: cassino verify, and errors
### commitment = Zusage; seed = Startwert; opening seed = Anfangswert; salt = Zufallszahl; chain = Kette

fairness-heading =
    { $deal ->
        [0] Die Partie
       *[other] Runde { $deal }
    }
fairness-count = { $right } richtig, { $wrong } falsch, { $unchecked } nicht geprüft

# Findings: what was checked, and what came of it

fairness-no-commitment = die Aufzeichnung hat keine Zusage: niemand hat etwas über ihre Karten zugesagt
fairness-malformed =
    { $what ->
        [commitment] die Zusage hat nicht 64 Hexadezimalziffern in Kleinschreibung
        [opening] der Anfangswert hat nicht 64 Hexadezimalziffern in Kleinschreibung
       *[seed] der Startwert hat nicht 64 Hexadezimalziffern in Kleinschreibung
    }
fairness-malformed-salt = die Zufallszahl von { $player } hat nicht 64 Hexadezimalziffern in Kleinschreibung
fairness-deals = die Aufzeichnung hat { $deals } Runden, aber Startwerte und Zufallszahlen für { $seeds }
fairness-salts = die Aufzeichnung hat { $players } Personen, aber { $salts } Zufallszahlen
fairness-not-noted = ob die Zusage schon vor der Partie da war: vergleiche sie mit der, die du damals notiert hast
fairness-noted = die Zusage ist die, die du notiert hast
fairness-other-commitment = die Zusage ist { $commitment }, nicht die, die du notiert hast
fairness-opening = die Zusage ist der Hash des Anfangswerts
fairness-other-opening = die Zusage ist nicht der Hash des Anfangswerts
fairness-dealer = der erste Geber, { $player }, ist der ausgeloste
fairness-other-dealer = { $player } gibt zuerst, aber ausgelost wurde { $drawn }: richtig ist das nur in einer Revanche
fairness-seed =
    { $deal ->
        [0] der Startwert gehört zur Kette: sein Hash ist der Anfangswert
       *[other] der Startwert gehört zur Kette: sein Hash ist der Startwert von Runde { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] der Startwert gehört nicht zur Kette: sein Hash ist nicht der Anfangswert
       *[other] der Startwert gehört nicht zur Kette: sein Hash ist nicht der Startwert von Runde { $deal }
    }
fairness-chain-ended = die Kette endete mit Runde { $last }; diese Runde wurde ohne sie gemischt
fairness-seed-hidden = der Startwert ist noch nicht offengelegt, weil die Runde nicht zu Ende ist
fairness-seed-missing = der Startwert fehlt, obwohl die Runde zu Ende ist
fairness-order = alle { $count } Karten liegen in der Reihenfolge, die Startwert und Zufallszahlen ergeben
fairness-other-card = Karte { $place } des Blatts ist { $found }, aber Startwert und Zufallszahlen ergeben { $expected }
fairness-no-salt = niemand hat eine Zufallszahl beigetragen, also hängt diese Runde nur von der Zusage ab
fairness-bound-salt = die Zufallszahl von { $player } stand durch die vorige fest
fairness-unbound-salt = { $player } hat eine Zufallszahl beigetragen; was sie festgelegt hat, steht nicht in der Aufzeichnung
fairness-misdeal = nach falschem Geben wurde neu gemischt, ohne die Kette


## Errors

fairness-secret = Das Geheimnis einer Kette muss 64 Hexadezimalziffern haben.
fairness-other-secret = Das Geheimnis gehört nicht zu der Zusage.
fairness-no-link = Eine Kette hat die Glieder 0 bis { $last }, nicht { $number }.
fairness-salt = Eine Zufallszahl muss 32 Bytes haben: 64 Hexadezimalziffern in Kleinschreibung.
fairness-second-salt = Du hast deine Zufallszahl für die nächste Runde schon angegeben.
fairness-chains = Während einer Runde kannst du höchstens { $most } Ketten beginnen.
fairness-early-salt = Deine Zufallszahl für die nächste Runde kannst du erst angeben, wenn diese zu Ende ist.
fairness-late-chain = Deine Kette begann zu spät für die nächste Runde.
