### Die Seite einer Analyse

review-heading = Analyse
review-of = Analyse: { $title }
review-starting = Die Analyse beginnt …
review-looking = Zug { $done } von { $total } wird angesehen …
review-progress = Angesehene Züge

### Chances of winning

review-chance =
    { FORM($side) ->
        [you] Deine Siegchance
        [with-you] Siegchance deiner Partei
       *[other] Siegchance von { PLAYERS($side) }
    }
review-chances = Siegchancen
review-chance-now =
    { FORM($side) ->
        [you] Deine Chance ist jetzt { $chance }.
        [with-you] Die Chance deiner Partei ist jetzt { $chance }.
       *[other] Die Chance von { PLAYERS($side) } ist jetzt { $chance }.
    }
review-slider = Zug der Partie
review-with-keys = Mit den Pfeiltasten gehst du von Zug zu Zug, mit Bild auf und Bild ab von Fehler zu Fehler, mit Enter zum Zug darunter.
review-with-fingers = Tippe auf die Kurve, um einen Zug zu sehen.
review-face-up = Hier sind alle Hände offen. Der Talon bleibt verdeckt.

### The position

review-no-cards = Keine Karten
review-nobody = niemand
review-stock =
    { $stock ->
        [0] Der Talon ist leer.
        [one] Im Talon ist noch { $stock } Karte.
       *[other] Im Talon sind noch { $stock } Karten.
    }
review-captured = Genommen: { SCORES($scores) }.

### The move

review-move-number = Zug { $number } <small>von { $moves }, Runde { $deal }</small>
review-spoken-move = Zug { $number }, Runde { $deal }: { $text } { $name } { $chance }.
review-dealt = Dann wurden Karten gegeben. Glück, in Punkten: { $points }.
review-choices = Züge und was sie wert sind
review-column-move = Zug
review-column-chance = Chance
review-played = gespielt
review-next = Weiter
review-next-mistake = Nächster Fehler
review-play-on = Von hier weiterspielen

### The whole match

review-turning-points = Wendepunkte
review-go-to-move = Zug { $number }
review-first-cards = Die ersten Karten
review-players = Spieler
review-luck = Glück und Können
review-luck-table = Glück und Können in Punkten
review-part-seat = Platz
review-part-luck = Karten
review-part-skill = Können
review-part-hidden = Verdeckte Karten
review-part-result = Ergebnis
review-par = Perfektes Spiel
review-par-table = Perfektes Spiel jeder Runde in Punkten
review-column-deal = Runde
review-column-side = Partei
review-column-played = Gespielt
review-column-lost = Von { PLAYERS($side, case: "dative") } verschenkt
review-par-from = Runde { $deal }, ab <link>Zug { $move }</link>
review-download = Als HTML herunterladen
review-news = Aktueller Zug
