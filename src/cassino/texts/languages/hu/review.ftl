review-heading = Elemzés
review-of = Elemzés: { $title }
review-starting = Indul az elemzés…
review-looking = Lépések: { $done } / { $total }…
review-progress = Megnézett lépések

review-chance =
    { FORM($side) ->
        [you] Az esélyed a győzelemre
        [with-you] Az oldalad esélye a győzelemre
       *[other] { PLAYERS($side) } esélye a győzelemre
    }
review-chances = Esélyek a győzelemre
review-chance-now =
    { FORM($side) ->
        [you] Az esélyed most { $chance }.
        [with-you] Az oldalad esélye most { $chance }.
       *[other] { PLAYERS($side) } esélye most { $chance }.
    }
review-slider = A parti lépése
review-with-keys = A nyílbillentyűkkel lépésről lépésre mehetsz, a Page Up és Page Down billentyűkkel hibáról hibára, az Enterrel pedig az alatta lévő lépésre.
review-with-fingers = Koppints a görbére, és látsz egy lépést.
review-face-up = Itt minden kéz látható. A talon rejtve marad.

review-no-cards = Nincs lapja
review-nobody = senki
review-stock =
    { $stock ->
        [0] A talonban nincs több lap.
        [one] A talonban még { $stock } lap van.
       *[other] A talonban még { $stock } lap van.
    }
review-captured = Elvitt lapok: { SCORES($scores) }.

review-move-number = { $number }. lépés <small>(összesen { $moves }), { $deal }. osztás</small>
review-spoken-move = { $number }. lépés, { $deal }. osztás: { $text } { $name } { $chance }.
review-dealt = Aztán lapokat osztottak. A szerencse pontban: { $points }.
review-choices = Lépések, és mennyit érnek
review-column-move = Lépés
review-column-chance = Esély
review-played = kijátszva
review-next = Tovább
review-next-mistake = Következő hiba
review-play-on = Játszd tovább innen

review-turning-points = Fordulópontok
review-go-to-move = { $number }. lépés
review-first-cards = Az első lapok
review-players = Játékosok
review-luck = Szerencse és tudás
review-luck-table = Szerencse és tudás pontban
review-part-seat = Hely
review-part-luck = Lapok
review-part-skill = Tudás
review-part-hidden = Rejtett lapok
review-part-result = Eredmény
review-par = Tökéletes játék
review-par-table = Minden osztás tökéletes játéka pontban
review-column-deal = Osztás
review-column-side = Oldal
review-column-played = Kijátszva
review-column-lost =
    { FORM($side) ->
        [you] A te veszteséged
        [with-you] Az oldalad vesztesége
       *[other] { PLAYERS($side) } vesztesége
    }
review-par-from = { $deal }. osztás, innen: <link>{ $move }. lépés</link>
review-download = Letöltés HTML-ként
review-news = Ez a lépés
