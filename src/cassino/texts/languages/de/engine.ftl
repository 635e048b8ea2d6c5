### Fehler bei Partien, Runden und Stellungen. Seats are numbered from 0.

engine-players = { $title } ist nicht für { $players } Personen. Möglich: { $known }.
engine-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
engine-count = { $part }: Nötig sind { $count }, nicht { $found }.

## Positions

engine-piles-down = Die Stapel liegen verdeckt, also ist die Reihenfolge ihrer Karten nicht bekannt.
engine-several-played = In einem Zug kann nur eine Karte gespielt worden sein.
engine-no-card = Platz { $seat } ist dran, aber in dieser Hand ist keine Karte.
engine-unheld = Platz { $seat } hat nicht die Karten, die seine Bauten nehmen.
engine-lacked = Platz { $seat } hat eine Karte, die nach seinen früheren Zügen nicht sein kann.
engine-turn = Einen Zug { $turn } gibt es in einer Runde mit { $cards } noch zu spielenden Karten nicht.
engine-round = Einen Durchgang { $round } gibt es nicht.
engine-build-turn = In Zug { $turn } kann kein Bau gemacht worden sein.
engine-score = { $score } kann kein Punktestand sein.
engine-bits = { $part }: { $number } ist außerhalb des Bereichs.
engine-twice = Karten an zwei Orten: { $cards }
engine-not-in-pack = Karten, die nicht im Blatt sind: { $cards }
engine-nowhere = Karten, die fehlen: { $cards }
engine-undrawn = { $undrawn } Karten sind noch nicht gezogen, aber { $unnamed } sind nicht genannt.
engine-unbuildable = Der Bau { $cards } von { values } hat eine Karte oder einen Wert, mit dem man nicht bauen kann.
engine-build-sets = Der Bau { $cards } lässt sich nicht in Sätze von { values } teilen.
engine-build-owner = Der Bau { $cards } von { values } kann nicht Platz { $seat } gehören.
engine-twice-in-pile = Eine Karte ist zweimal im Stapel { $cards }.
engine-arrivals = Die Reihenfolge der Ankunft muss Karten auf dem Tisch nennen, jede einmal.
engine-waits-for-cards = In dieser Stellung müssen erst Karten gegeben werden: Nenne sie mit `deal_cards`.
engine-cards-hidden = In dieser Stellung sind Karten verdeckt: Nimm eine Stellung aus `View.sample`.

## Deals and matches

engine-nothing-to-deal = In dieser Stellung gibt es keine Karten zu geben.
engine-too-many-drawn = { $cards } Karten wurden genannt, aber nur { $places } sind zu geben.
engine-undrawable = Diese Karten lassen sich nicht geben: Jede muss im Blatt, ungesehen und einmal genannt sein.
engine-rich-cut = Dieser abgehobene Tisch ist zu reich, er kommt zurück.
engine-pack = Eine Runde braucht jede der { $count } Karten des Blatts einmal.
engine-cut =
    { $most ->
        [-1] Jetzt gibt es nichts abzuheben.
       *[other] Du kannst 0 bis { $most } Karten abheben.
    }
engine-no-move-back = Es gibt keinen Zug zurückzunehmen.
engine-no-ruling-back = Es gibt keine Entscheidung zurückzunehmen.
engine-deal-not-over = Die Runde ist noch nicht zu Ende.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Eine Aufzeichnung braucht mindestens eine Runde.
engine-other-dealer = Der Geber von Runde { $deal } ist Platz { $seat }, nicht Platz { $other }.
engine-ruling-beyond = Nach Zug { $at } steht eine Entscheidung, aber die Runde hat nur { $moves } Züge.

## Rulings for mistakes

engine-no-rulings = Diese Regeln haben nichts für falsches Geben.
engine-late-ruling = Über falsches Geben lässt sich nur vor dem ersten Zug eines Durchgangs entscheiden.
engine-own-mistake = Der Geber kann die Runde nicht wegen eines eigenen Fehlers beenden.
engine-ruling-cards = Eine Entscheidung braucht mindestens eine Karte.
engine-ruling-count = { $count } Karten zu wenig oder zu viel können es hier nicht sein: höchstens { $most }.
engine-rulings-most = In einer Runde lässt sich über höchstens { $most } Fehler beim Geben entscheiden.
engine-ruling-stock = Auf den Tisch gelegt werden können nur die nächsten Karten des Talons.
engine-not-in-hand = Platz { $seat } hat diese Karten nicht auf der Hand: { $cards }
engine-ruling-order = Der neue Talon muss der alte mit den gesehenen Karten sein.

## Python

engine-limit = { $limit } Züge gehen nicht: Die Grenze muss mindestens 0 sein.
engine-too-many-moves = Es gibt mehr als { $most } erlaubte Züge. Liste einige mit einer Grenze auf, oder wähle die Karten Schritt für Schritt.
engine-depth = Eine Tiefe von { $depth } Zügen gibt es nicht: Sie muss mindestens 0 sein.
engine-bot = { $name }: { $problem }
engine-restore-version = Das wurde im Aufbau { $found } gespeichert, aber diese Version von cassino liest Aufbau { $known }.
engine-restore-damaged = Die gespeicherten Daten sind beschädigt: { $problem }

## Wrong arguments of the library

argument-type = Hier ist ein Wert vom Typ { $needed } nötig, nicht { $found }.
argument-no-list = Hier ist eine Liste nötig, nicht { $found }.
argument-not-whole = { $found } ist keine ganze Zahl.
argument-out-of-range =
    { $most ->
        [none] { $found } ist zu klein: Die Zahl muss mindestens { $least } sein.
       *[other] { $found } ist nicht erlaubt: Die Zahl muss von { $least } bis { $most } sein.
    }
argument-no-seat = Es gibt keinen Platz { $found }: Die Plätze sind 0 bis { $most }.
argument-no-side = Es gibt keine Partei { $found }: Die Parteien sind 0 bis { $most }.
argument-no-pile = Es gibt keinen Stapel { $found }: Die Stapel sind 0 bis { $most }.
argument-no-build = Auf diesem Tisch gibt es keinen Bau { $found }.
argument-no-card = Es gibt keine Karte { $found }: Die Karten haben die Nummern 0 bis 51.
argument-no-card-set = { $found } ist keine Kartenmenge: Das ist eine Zahl, in der jedes Bit von 0 bis 51 eine Karte bedeutet.
argument-card-twice = Eine Karte ist doppelt genannt.
argument-no-misdeal = { $found } ist keine Art von falschem Geben. Die Arten sind { $known }.
argument-count = Diese Liste braucht { $needed } Einträge, nicht { $found }.
argument-no-move = In dieser Liste gibt es keinen Zug { $found }.
argument-not-listed = „{ $found }“ steht nicht in der Liste.
argument-no-number = { $found } ist keine Zahl.
argument-no-bot = { $found } ist kein Bot: Ein Bot ist ein Name oder ein Objekt mit einer Methode `choose(view)`.

## Kennzahlen und Umgebungen

encoding-nobody = In dieser Stellung ist niemand am Zug, oder ein anderer Platz ist es.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] Die Kennzahl { $id } ({ $name }) ist hier nicht erlaubt. Erlaubt sind: { $ids }.
       *[other] Spiel { $game }: die Kennzahl { $id } ({ $name }) ist hier nicht erlaubt. Erlaubt sind: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Deshalb ist die Kennzahl { $id } ({ $name }) nicht erlaubt. Erlaubt sind: { $ids }.
       *[other] Spiel { $game }: { $reason } Deshalb ist die Kennzahl { $id } ({ $name }) nicht erlaubt. Erlaubt sind: { $ids }.
    }
encoding-incomplete = Diese Kennzahlen sind noch kein ganzer Zug. Als Nächstes kann kommen: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Hier ist ein Array vom Typ { $needed } und der Form { $shape } nötig, nicht { $found }.
envs-word = { $found } ist hier nicht bekannt. Bekannt sind: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Diese Stellung gehört zu { $found } mit { $seats } Spielern. Hier wird { $needed } mit { $players } Spielern gespielt.
envs-no-start = Von dieser Stellung aus kann kein Spiel beginnen: Jemand muss am Zug sein, und alle Karten müssen bekannt sein.
envs-no-choice = Hier hat der lernende Spieler nie eine Wahl.
envs-claim = In diesen Spielen sagen Bots nichts an.
