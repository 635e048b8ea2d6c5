### Die Prüfung einer beendeten Runde. Before a match the server promises its random seeds by publishing a hash (the commitment).

fair-title = Prüfung der Runde { $deal }
fair-is-wrong = Mit dieser Runde stimmt etwas nicht.
fair-is-partly-right = Alles, was sich prüfen ließ, stimmt.
fair-is-right = Diese Runde ist die zugesagte.
fair-right = Stimmt:
fair-wrong = Stimmt nicht:
fair-unchecked = Nicht geprüft:
fair-promise = Zusage: <code>{ $hash }</code>
fair-explained = Dein Browser hat die Karten noch einmal gegeben und verglichen. Was das nicht beweisen kann, steht in der Dokumentation unter „Fair deals“.

fair-no-promise = Der Server hat über die Karten dieser Partie nichts zugesagt.
fair-promise-gone = Die Zusage des Servers für diese Partie ist verschwunden.
fair-not-revealed = Der Server hat den Startwert dieser Runde nicht offengelegt.
fair-promise-forgotten = Dieser Browser hat die Zusage für diese Partie nicht mehr und kann deshalb nicht vergleichen.
fair-same-promise = Die Zusage ist die, die dieser Browser zuerst gesehen hat.
fair-other-promise = Die Zusage ist nicht die, die dieser Browser zuerst gesehen hat.
fair-seed-fits = Der Startwert der Runde passt zur Zusage.
fair-seed-misfits = Der Startwert der Runde passt nicht zur Zusage.
fair-promise-changed = Der Server hat seine Zusage geändert.
fair-dealing-changed = Der Server hat geändert, wie die Karten gegeben werden.
fair-numbers-changed = Der Server hat die Zufallszahlen der Mitspielenden für eine Runde geändert.

fair-own-used = Deine eigene Zufallszahl ging in das Mischen ein.
fair-own-left-out = Deine eigene Zufallszahl fehlte: Sie kam zu spät, oder der Server hat sie übergangen.
fair-own-replaced = Statt deiner Zufallszahl wurde eine andere verwendet.
fair-own-unknown = Für deinen Platz wurde eine Zufallszahl verwendet, die dieser Browser nicht gesendet hat.
fair-own-missing = Dieser Browser hat keine Zufallszahl rechtzeitig gesendet, also beruht die Runde auf der Zusage und den Zufallszahlen der anderen.
fair-their-unknown = { $name } hat eine Zufallszahl gesendet, aber nichts zeigt, ob sie vor deiner feststand.
fair-their-fixed = Die Zufallszahl von { $name } stand fest, bevor deine bekannt war.
fair-their-late = Die Zufallszahl von { $name } stand nicht fest, bevor deine bekannt war.

fair-cards-unseen = Dieser Browser hat keine der Karten dieser Runde gesehen.
fair-after-ruling = In dieser Runde wurde über falsches Geben entschieden. Die Karten nach der Entscheidung sind deshalb nicht geprüft.
fair-cards-differ = Startwert und Zufallszahlen ergeben andere Karten, als du gesehen hast: { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } Karte, die du beim Geben oder Spielen gesehen hast, ist da, wo Startwert und Zufallszahlen sie hinlegen.
       *[other] { $count } Karten, die du beim Geben oder Spielen gesehen hast, sind da, wo Startwert und Zufallszahlen sie hinlegen.
    }
