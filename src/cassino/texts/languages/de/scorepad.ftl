### Der Punkteblock: the score of games with real cards. Most texts are in the terminal; sheets and problems are also on the page /score.

## A sheet in sentences

scorepad-two-sides = { $title }: { PLAYERS($a) } gegen { PLAYERS($b, case: "accusative") }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Diese Partie ist eine einzige Runde; der höchste Punktestand gewinnt.
       *[other] Nach { $deals } Runden gewinnt der höchste Punktestand.
    }
scorepad-goal-target =
    { $target ->
        [1] Wer zuerst 1 Punkt hat, gewinnt.
       *[other] Wer zuerst { $target } Punkte hat, gewinnt.
    }
scorepad-tiebreak = Diese Runde entscheidet den Gleichstand: Für alle Parteien zählt alles.
scorepad-deal =
    { WHO($dealer) ->
        [you] Runde { $number }, du gibst.
       *[other] Runde { $number }, { NAME($dealer) } gibt.
    }

# A line of the count. $title (text): what is counted: "Most cards"; $counts: how many each side has
scorepad-line-one = { $title }: { SCORES($counts) }. Punkte: { PLAYERS($side) } { $points }.
scorepad-line-several = { $title }: { SCORES($counts) }. Punkte: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Keine Punkte.
scorepad-points-one = { $title }: Punkte: { PLAYERS($side) } { $points }.
scorepad-points-several = { $title }: Punkte: { SCORES($points) }.
scorepad-points-nobody = { $title }: keine Punkte.
scorepad-this-deal = Diese Runde: { SCORES($scores) }.
scorepad-match-score = Stand der Partie: { SCORES($scores) }.

scorepad-level = { $title }: gleichauf mit { $most }: { PLAYERS($side) }. Dafür gibt es keine Punkte.
scorepad-level-one-each = { $title }: gleichauf mit { $most }: { PLAYERS($side) }. Dafür gibt es je 1 Punkt.

## Who has won

scorepad-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } seid gleichauf und teilt euch den Sieg.
       *[several] { PLAYERS($winners) } sind gleichauf und teilen sich den Sieg.
    }
scorepad-won-target =
    { FORM($side) ->
        [you] Du gewinnst die Partie mit { $score } Punkten, gespielt wurde bis { $target }.
        [one] { PLAYERS($side) } gewinnt die Partie mit { $score } Punkten, gespielt wurde bis { $target }.
        [with-you] { PLAYERS($side) } gewinnt die Partie mit { $score } Punkten, gespielt wurde bis { $target }.
       *[several] { PLAYERS($side) } gewinnen die Partie mit { $score } Punkten, gespielt wurde bis { $target }.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] Du gewinnst die Partie mit dem höheren Punktestand.
        [one] { PLAYERS($side) } gewinnt die Partie mit dem höheren Punktestand.
        [with-you] { PLAYERS($side) } gewinnt die Partie mit dem höheren Punktestand.
       *[several] { PLAYERS($side) } gewinnen die Partie mit dem höheren Punktestand.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] Du gewinnst die Partie durch Auszählen.
        [one] { PLAYERS($side) } gewinnt die Partie durch Auszählen.
        [with-you] { PLAYERS($side) } gewinnt die Partie durch Auszählen.
       *[several] { PLAYERS($side) } gewinnen die Partie durch Auszählen.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Du gewinnst die Partie, weil du das Ziel zuerst angesagt hast.
        [one] { PLAYERS($side) } gewinnt die Partie durch die erste Ansage des Ziels.
        [with-you] { PLAYERS($side) } gewinnt die Partie durch die erste Ansage des Ziels.
       *[several] { PLAYERS($side) } gewinnen die Partie durch die erste Ansage des Ziels.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] Du gewinnst die Partie, weil die Ansage falsch war.
        [one] { PLAYERS($side) } gewinnt die Partie, weil die Ansage falsch war.
        [with-you] { PLAYERS($side) } gewinnt die Partie, weil die Ansage falsch war.
       *[several] { PLAYERS($side) } gewinnen die Partie, weil die Ansage falsch war.
    }
scorepad-won-limit =
    { FORM($side) ->
        [you] Du gewinnst die Partie mit { scorepad-needed }.
        [one] { PLAYERS($side) } gewinnt die Partie mit { scorepad-needed }.
        [with-you] { PLAYERS($side) } gewinnt die Partie mit { scorepad-needed }.
       *[several] { PLAYERS($side) } gewinnen die Partie mit { scorepad-needed }.
    }
# Dative, after “mit”
scorepad-needed =
    { $items ->
        [cards] den meisten Karten
        [spades] den meisten Pik
        [ten] { CARDS("10D", case: "dative") }
        [cards-ten] den meisten Karten und { CARDS("10D", case: "dative") }
       *[cards-spades] den meisten Karten und den meisten Pik
    }
scorepad-limit-first = Die siegreiche Partei hatte zuerst, was sie brauchte.
scorepad-limit-anyway = Die Punkte der anderen Parteien spielen keine Rolle.
scorepad-won-sweep =
    { FORM($side) ->
        [you] Du gewinnst die Partie: In der Reihenfolge der Zählung erreichst du { $target } zuerst, mit einem Abräumer.
        [one] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst, mit einem Abräumer.
        [with-you] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst, mit einem Abräumer.
       *[several] { PLAYERS($side) } gewinnen die Partie und erreichen in der Reihenfolge der Zählung { $target } zuerst, mit einem Abräumer.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] Du gewinnst die Partie: In der Reihenfolge der Zählung erreichst du { $target } zuerst, mit { CARDS($cards, case: "dative") }.
        [one] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst, mit { CARDS($cards, case: "dative") }.
        [with-you] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst, mit { CARDS($cards, case: "dative") }.
       *[several] { PLAYERS($side) } gewinnen die Partie und erreichen in der Reihenfolge der Zählung { $target } zuerst, mit { CARDS($cards, case: "dative") }.
    }
scorepad-won-line =
    { FORM($side) ->
        [you] Du gewinnst die Partie: In der Reihenfolge der Zählung erreichst du { $target } zuerst ({ $title }).
        [one] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst ({ $title }).
        [with-you] { PLAYERS($side) } gewinnt die Partie und erreicht in der Reihenfolge der Zählung { $target } zuerst ({ $title }).
       *[several] { PLAYERS($side) } gewinnen die Partie und erreichen in der Reihenfolge der Zählung { $target } zuerst ({ $title }).
    }

## A sheet as a table (CSV): the heads of its columns, and two rows

scorepad-csv-separator = ;
scorepad-csv-deal = Runde
scorepad-csv-dealer = Geber
scorepad-csv-item = Posten
scorepad-csv-count = { $side }: Anzahl
scorepad-csv-points = { $side }: Punkte
scorepad-csv-this-deal = diese Runde
scorepad-csv-match-score = Stand der Partie

## What is wrong with a deal. $side (text): the name of a side

scorepad-side = Partei { $letter }
scorepad-problems = { $problems }
scorepad-deal-problem = Runde { $number }: { $problem }
scorepad-kind =
    { $kind ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
        [green] Karten in Grün
        [yellow] Karten in Gelb
        [red] Karten in Rot
        [black] Karten in Schwarz
       *[cards] Karten
    }
scorepad-wrong-sides = Trag { $sides } Parteien ein, nicht { $entered }.
scorepad-wrong-seats = Die Plätze gehen von 0 bis { $last }.
scorepad-no-rulings = Eine Runde kann nicht wegen einer aufgedeckten Karte enden: Dieses Spiel hat keine Regeln für Versehen.
scorepad-dealer-exposed = Der Geber kann die Runde nicht wegen einer aufgedeckten Karte beenden.
scorepad-two-endings = Eine Runde endet mit einer Ansage oder wegen einer aufgedeckten Karte, nicht beides.
scorepad-exposed-counts = In einer Runde, die wegen einer aufgedeckten Karte endete, zählt nichts: keine Karten, keine Abräumer, keine Rufe.
scorepad-cards-or-numbers = { $side }: Trag entweder die genommenen Karten ein oder ihre Anzahl.
scorepad-not-in-pack = { $side }: nicht im Blatt: { $cards }.
scorepad-no-oranges = { $side }: In diesem Spiel gibt es keine Orangen.
scorepad-negative-calls = { $side }: Die Anzahl der Rufe kann nicht negativ sein.
scorepad-no-penalties = { $side }: Dieses Spiel hat keine Strafpunkte.
scorepad-negative-cards = { $side }: Die Anzahl der Karten kann nicht negativ sein.
scorepad-number-missing = { $side }: Es fehlt die Anzahl: { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 Karte ist zu wenig für die eingetragenen Farben und Karten.
       *[other] { $side }: { $cards } Karten sind zu wenig für die eingetragenen Farben und Karten.
    }
scorepad-more-named = { $side }: Anzahl { scorepad-kind }: { $count }, aber genannt hast du { $named }.
scorepad-entered-twice = Für zwei Parteien eingetragen: { $cards }.
scorepad-nobody-has = Niemand hat: { $cards }.
scorepad-too-many-in-all = Alle Parteien zusammen haben { $sum } { scorepad-kind }, aber das Blatt hat { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Alle Parteien zusammen haben { $sum } { scorepad-kind }: 1 fehlt.
       *[other] Alle Parteien zusammen haben { $sum } { scorepad-kind }: { $missing } fehlen.
    }
scorepad-no-sweeps = Abräumer zählen in diesem Spiel nicht.
scorepad-side-no-sweeps = { $side } hat { $points } Punkte oder mehr und macht keine Abräumer mehr.
scorepad-sweep-no-side = Ein Abräumer hat keine Partei: Die Parteien gehen von 0 bis { $last }.
scorepad-sweep-no-size = Die Größe eines Abräumers fehlt.
scorepad-two-first-sweeps = Im ersten Zug einer Runde ist nur ein Abräumer möglich.
scorepad-first-sweep-side = Nur { $side } kann im ersten Zug dieser Runde abgeräumt haben.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 Abräumer braucht mehr Karten, als diese Partei hat.
       *[other] { $side }: { $count } Abräumer brauchen mehr Karten, als diese Partei hat.
    }
scorepad-unknown-event = Ein Ereignis „{ $event }“ der Partei { $number } gibt es nicht.
scorepad-event-not-so = { $side }: Nach den eingetragenen Karten hat diese Partei das nicht: { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] die meisten Karten
        [spades] die meisten Pik
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = { $sides } haben, was sie zum Sieg brauchen. Wer war zuerst so weit?
scorepad-deal-goes-on = Die Ansage war falsch, also geht die Runde weiter. Trag sie ein, wenn sie zu Ende ist.
scorepad-nothing-to-undo = Es ist keine Runde eingetragen.
scorepad-best-missing = Für die Primiera fehlt die beste Karte dieser Farbe: { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] Auf einen Punkteblock passt 1 Runde.
       *[other] Auf einen Punkteblock passen { $most } Runden.
    }
scorepad-no-deal = Eine Runde { $number } gibt es nicht.

## What is wrong with the beginning of a sheet

scorepad-wrong-players = { $title } ist für { $players }, nicht { $count }.
scorepad-same-name = Den Namen „{ $name }“ gibt es zweimal. Gib allen einen eigenen Namen.
scorepad-wrong-dealer = Der erste Geber ist Platz { $seat }, aber dort sitzt niemand.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } wird eine Runde lang gespielt, nicht bis zu einem Ziel.
       *[other] { $title } wird { $deals } Runden lang gespielt, nicht bis zu einem Ziel.
    }
scorepad-wrong-target = Das Ziel ist { $target }, möglich ist 1 bis { $most }.

## What is wrong with a file

scorepad-file-too-long = Der Text ist zu lang für einen Punkteblock.
scorepad-no-json = Das ist kein Punkteblock: { $problem }.
scorepad-no-sheet = Das ist kein Punkteblock: „cassino score“ fehlt darin.
scorepad-version = Der Punkteblock hat Version { $found }, aber dieses Programm liest Version { $expected }.
scorepad-wrong-parts = Diese Teile des Punkteblocks fehlen oder sind falsch: { $parts }.
scorepad-json-object = { $where } ist { $found }, muss aber ein Objekt sein.
scorepad-json-unknown = { $where } hat unbekannte Teile: { $parts }.
scorepad-json-list = { $where } ist { $found }, muss aber eine Liste mit höchstens { $most } sein.
scorepad-json-exact-list = { $where } ist { $found }, muss aber eine Liste mit { $count } sein.
scorepad-json-sides = { $where } hat { $count } Parteien, aber das Spiel hat { $sides }.
scorepad-json-number = { $where } ist { $found }, muss aber eine Zahl von 0 bis { $most } sein.
scorepad-json-flag = { $where } ist { $found }, muss aber true oder false sein.
scorepad-json-one-of = { $where } ist { $found }, muss aber eines davon sein: { $known }.
scorepad-json-twice = { $where } hat eine Karte zweimal.
scorepad-json-card = { $where }: { $problem }
scorepad-json-missing = nicht da

## In the terminal: commands

scorepad-help-answer = Beantworte jede Frage und drück Enter. Steht eine Antwort in Klammern, behält Enter sie bei.
scorepad-help-names = Nenne Personen mit den ersten Buchstaben des Namens oder mit der Nummer.
scorepad-help-cards = Tippe Karten wie `AS 10D`: Rang und Farbe (C Kreuz, D Karo, H Herz, S Pik).
scorepad-help-last-side = Die letzte Partei hat, was den anderen fehlt. Nach ihr wirst du nicht gefragt.
scorepad-help-commands = Bei jeder Frage kannst du auch tippen:
scorepad-help-back = `zurück`: die Frage davor.
scorepad-help-claim = `anspruch Ann`: Ann hat angesagt, das Ziel erreicht zu haben, und damit endete die Runde. `anspruch niemand`: Das hat niemand.
scorepad-help-exposed = `offen Bob`: Bob hat die Runde beendet, weil der Geber eine Karte aufgedeckt hat. `offen niemand`: Das hat niemand.
scorepad-help-score = `stand`: der ganze Block bis jetzt.
scorepad-help-undo = `rückgängig`: die letzte Runde zurücknehmen.
scorepad-help-edit = `ändern 2`: Runde 2 korrigieren. Enter behält eine Antwort bei.
scorepad-help-export = `export DATEI.txt` oder `export DATEI.csv`: den Block in eine Datei schreiben.
scorepad-help-rules = `regeln`: die Regeln dieser Variante. `regeln punkte`: ein Abschnitt.
scorepad-help-help = `hilfe`: diese Liste.
scorepad-help-quit = `beenden`: aufhören. Der Block ist gespeichert.

## In the terminal: answers that do not fit

scorepad-no-number = „{ $word }“ ist keine Zahl, die hier passt.
scorepad-no-name = „{ $word }“ ist keiner dieser Namen: { $names }.
scorepad-not-free = Nach diesen Karten wurdest du nicht gefragt, oder eine andere Partei hat sie: { $cards }.
scorepad-above-most = { $number } ist zu viel: Hier sind höchstens { $most } möglich. Tippe { $back }, wenn eine frühere Antwort falsch war.
scorepad-one-best = Nenne eine Karte jeder Farbe, die beste.
scorepad-one-or-two = Tippe eine Zahl oder zwei: Orangen, dann falsche Rufe.
scorepad-number-or-cards = Tippe eine Zahl oder Karten.
scorepad-named-twice = Zweimal genannt: { CARDS($cards) }.
scorepad-cannot-claim = Jetzt lässt sich nichts ansagen.
scorepad-cannot-expose = Diese Runde kann nicht wegen einer aufgedeckten Karte enden: Diese Regeln haben nichts für Versehen.
scorepad-edit-number = Tippe ändern und die Nummer einer eingetragenen Runde, zum Beispiel `ändern 1`.
scorepad-export-ending = Tippe export und eine Datei, die auf .txt oder .csv endet.

## In the terminal: questions about a deal. $side (text): the name of a side

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: Wie viele Karten? Oder nenne sie alle:
scorepad-ask-suit = { $side }: Wie viele { scorepad-kind }?
scorepad-ask-special = { $side }: Welche von { $cards }? Tippe alle, oder Enter für keine:
scorepad-ask-best = { $side }: Die beste Karte jeder Farbe, für die Primiera? Die Reihenfolge ist 7, 6, Ass, 5, 4, 3, 2, Bilder:
scorepad-ask-oranges = { $side }: Wie viele Orangen, und wie viele falsche Rufe? Enter für keine:
scorepad-ask-sweeps = { $side }: Wie viele Abräumer? Enter für keine:
scorepad-ask-sweep-list = Nenne die Abräumer der Reihe nach, zum Beispiel { $example }. Enter für keine:
scorepad-ask-sweep-sizes = Nenne die Abräumer der Reihe nach, und wie viele Karten jeder vom Tisch nahm, zum Beispiel { $example }. Enter für keine:
scorepad-ask-sweep-first = Nenne die Abräumer der Reihe nach, mit „zuerst“ nach einem Abräumer im ersten Zug der Runde, zum Beispiel { $example }. Enter für keine:
scorepad-ask-sweep-both = Nenne die Abräumer der Reihe nach, und wie viele Karten jeder vom Tisch nahm, mit „zuerst“ nach einem Abräumer im ersten Zug der Runde, zum Beispiel { $example }. Enter für keine:
scorepad-ask-too-few = Wie oft hat { $name } zu wenige Karten gegeben? Enter für nie:
scorepad-ask-too-many = Wie oft hat { $name } zu viele Karten gegeben? Enter für nie:
scorepad-ask-unwon = Wer hat einen Bau gemacht, den im nächsten Zug niemand nehmen konnte? Namen mit Kommas dazwischen, oder Enter für niemand:
scorepad-ask-first = { $sides } haben, was sie zum Sieg brauchen. Geht die Stapel von oben her durch: Wer hatte es zuerst? Tippe einen Namen, oder zusammen:

## In the terminal: what is said

scorepad-kept-beside = Dieser Punkteblock geht weiter in { $file }.
scorepad-kept = Der Stand wird in { $file } gespeichert. Tippe hilfe, um die Befehle zu sehen.
scorepad-input-ended = Die Eingabe ist zu Ende. Zum späteren Fortsetzen: cassino score --resume { $file }
scorepad-stopped = Angehalten. Zum späteren Fortsetzen: cassino score --resume { $file }
scorepad-goodbye = Tschüss. Zum späteren Fortsetzen: cassino score --resume { $file }
scorepad-after-match = Tippe rückgängig, ändern und die Nummer einer Runde, export und eine Datei, oder beenden:
scorepad-next-deal = Runde { $number }. Es gibt: { NAME($dealer) }. Stand: { SCORES($scores) }.
scorepad-cannot-be = Das kann nicht sein:
scorepad-again = Bitte antworte noch einmal. Enter behält eine Antwort bei.
scorepad-is-right = Stimmt das? Ja, oder nein zum Korrigieren:
scorepad-first-question = Das ist die erste Frage.
scorepad-taken-back = Runde { $number } ist zurückgenommen. Enter behält eine Antwort bei.
scorepad-not-written = Nicht geschrieben.
scorepad-written = Geschrieben: { $file }
scorepad-ended-exposed = Wegen einer aufgedeckten Karte beendet: { NAME($who) }.
scorepad-ended-claim = Ziel angesagt: { NAME($who) }.
scorepad-if-counted-out = Wenn jemand auszählen ließ, tippe anspruch und den Namen.
scorepad-if-announced = Wenn jemand das Ziel angesagt hat, tippe anspruch und den Namen.
scorepad-if-exposed = Wenn jemand die Runde beendet hat, weil der Geber eine Karte aufgedeckt hat, tippe offen und den Namen.
scorepad-no-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $problem }.
scorepad-no-latest = In { $folder } ist kein gespeicherter Stand.
scorepad-cannot-resume =
    { $file } ist kein Stand, der sich fortsetzen lässt:
    { $problem }
