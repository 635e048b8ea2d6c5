### What the button of a move says

label-trail = Ablegen: { ROW($cards, case: "accusative") }
label-take = { ROW($taken, $builds, case: "accusative") } mit { ROW($cards, case: "dative") } nehmen
label-take-calling-orange = { ROW($taken, $builds, case: "accusative") } mit { ROW($cards, case: "dative") } nehmen, Orange!
label-take-pictures = { ROW($taken, $builds, case: "accusative") } mit { ROW($cards, case: "dative") } nehmen, Bilder an deinen Partner
label-build = { $value } bauen
label-build-for = { $value } für deinen Partner bauen
label-join =
    { $count ->
        [1] Zum Bau von { $value } legen
       *[other] { $count } Bauten von { $value } ergänzen
    }
label-join-for =
    { $count ->
        [1] Für deinen Partner zum Bau von { $value } legen
       *[other] Für deinen Partner { $count } Bauten von { $value } ergänzen
    }
label-raise = Auf { $value } erhöhen
label-end-turn = Zug beenden
label-insist = Auf { demand } bestehen
label-let-it-stand = Gelten lassen
label-orange = Orange!
label-no-orange = Keine Orange
label-ask-for-build = Um den Bau bitten
label-do-not-ask = Nicht bitten
label-count-out = Auszählen
label-count-out-saying = Auszählen ({ $word })
label-announce = { $target } ansagen
label-announce-saying = { $target } ansagen ({ $word })

### What the button of a play says when the cards are chosen: $worth are the points that are certain

button-take =
    { $worth ->
        [0] Nehmen: { ROW($taken, $builds, case: "accusative") }
       *[other] Nehmen: { ROW($taken, $builds, case: "accusative") } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Nehmen: { ROW($taken, $builds, case: "accusative") }, Orange!
       *[other] Nehmen: { ROW($taken, $builds, case: "accusative") }, Orange! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Nehmen: { ROW($taken, $builds, case: "accusative") }, Bilder an deinen Partner
       *[other] Nehmen: { ROW($taken, $builds, case: "accusative") }, Bilder an deinen Partner · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Abräumen! Alles nehmen
       *[other] Abräumen! +{ $worth }
    }
button-build = { $value } bauen (du hast { CARDS($held, case: "accusative") })
button-join =
    { $count ->
        [1] Zum Bau von { $value } legen (du hast { CARDS($held, case: "accusative") })
       *[other] { $count } Bauten von { $value } ergänzen (du hast { CARDS($held, case: "accusative") })
    }
button-raise = Auf { $value } erhöhen (du hast { CARDS($held, case: "accusative") })

### What may be overlooked by who trails a card

slip-could-take = Mit dieser Karte könntest du { CARDS($cards, case: "accusative") } nehmen.
slip-leaves-sweep = Danach könnte eine einzige Karte den Tisch abräumen.

### What a claim costs

cost-count-out = Das Spiel endet sofort, und die Karten werden gezählt. Liegst du falsch, zahlst du die Strafe dieser Regeln.
cost-match = Hast du recht, gewinnst du die Partie. Liegst du falsch, verlierst du sie.
cost-nothing = Hast du recht, gewinnst du die Partie. Liegst du falsch, geht das Spiel weiter.
