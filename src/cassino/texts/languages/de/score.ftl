### Der Punkteblock: keeping the score of a game with real cards. A score sheet is the score of one match.

score-keep = Punkte aufschreiben
score-page = Punkteblock
score-about = Schreib die Punkte einer Partie Casino auf, die ihr mit echten Karten spielt.
score-explained = Für Partien mit echten Karten. Trag nach jeder Runde ein, was alle genommen haben, und die Punkte werden für dich gezählt.
score-outage = Der Server ist gerade nicht erreichbar.
score-error = Fehler { $status }

### Beginning a score sheet

score-continue = Einen Block fortsetzen
score-finished = zu Ende
score-new = Ein neuer Block
score-which-rules = Welche Regeln
score-by-code = Hausregeln mit Code
score-code = Code der Hausregeln
score-player-with = Spieler { $number }, mit { $partner }
score-first-dealer = Wer zuerst gibt
score-begin = Anfangen

### A score sheet

score-all = Alle Blöcke
score-standing = Stand
score-read-only = Dieser Block wird in einem anderen Browser geführt. Hier kannst du ihn nur lesen.
score-deals-now = { $name } gibt
score-dealt = { $name } hat gegeben
score-enter = Runde eintragen
score-correct = Runde korrigieren
score-preview = Sobald du alles eingetragen hast, erscheint hier die Zählung.

score-deals = Runden
score-dealer = { $name } hat gegeben.
score-correct-deal = Runde { $number } korrigieren
score-undo = Letzte Runde zurücknehmen
score-as-text = Als Text
score-as-table = Als Tabelle (CSV)
score-delete = Diesen Block löschen

score-undo-title = Runde { $number } zurücknehmen?
score-undo-text = Danach kannst du ändern, was du dafür eingetragen hast.
score-undo-loses = Was du für die nächste Runde schon eingetragen hast, wird gelöscht.
score-undo-yes = Zurücknehmen
score-delete-title = Diesen Block löschen?
score-delete-text = Alles, was du eingetragen hast, wird gelöscht.

### What is entered for a deal. $name (text): a side or a player

score-has-others =
    { $count ->
        [one] { $name } hat die andere Karte.
       *[other] { $name } hat die anderen { $count } Karten.
    }
score-cards-of = { $name }: Karten
score-at-most = höchstens { $most }
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: Abräumer
score-oranges-of = { $name }: Orangen
score-wrong-calls-of = { $name }: falsche Rufe
score-one-less = { $label }, eins weniger
score-one-more = { $label }, eins mehr
score-tap-cards = Lieber jede Karte antippen<unseen> für { $name }</unseen>
score-count-instead = Lieber zählen<unseen> für { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
score-scoring-cards = { $name }: Punktekarten
score-best-of = { $name }: beste Karte in { $suit }
score-owned-card = { $card }, hat { $owner }
score-primiera = Beste Karte jeder Farbe, für die Primiera
score-no-card = keine

score-sweeps-in-order = Abräumer, der Reihe nach
score-sweep-size-of = Abräumer { $number }: genommene Karten
score-sweep-size = Genommene Karten
score-first-play = im ersten Zug
score-remove-sweep = Abräumer { $number } entfernen, { $name }
score-add-sweep = + { $name }<unseen> hat abgeräumt</unseen>

score-first = Wer hatte es zuerst?
score-first-explained = Mehr als eine Partei hat, was sie zum Sieg braucht. Geht die Stapel von oben her durch, um herauszufinden, wer es zuerst hatte.
score-together = Im selben Moment

score-claim = Ansage
score-mistakes = Versehen
score-claim-and-mistakes = Ansage, Versehen
score-counted-out = Hat auszählen lassen und damit die Runde beendet
score-announced = Hat das Ziel angesagt
score-thrown-in = Hat die Runde beendet, weil der Geber eine Karte aufgedeckt hat
score-nobody = Niemand
score-too-few = { $name }: zu wenige Karten gegeben
score-too-many = { $name }: zu viele Karten gegeben
score-unwon-builds = { $name }: Bauten, die niemand nehmen konnte
score-news = Neues zum Punktestand
