### Die Partie im Terminal. Text between `backticks` is to be typed; cards are written as they are typed, such as 10D. Where lines
### are plain, for people who listen, text about cards has their names instead: "ten of diamonds", without an article.

## Words that people may type: several are separated by commas, the usual one first. English words always work, too.

terminal-word-moves = züge, zuege
terminal-word-more = mehr
terminal-word-table = tisch
terminal-word-score = stand, punkte
terminal-word-hint = tipp
terminal-word-coach = coach
terminal-word-how = wie
terminal-word-why = warum
terminal-word-undo = rückgängig, rueckgaengig
terminal-word-last = letzte
terminal-word-misdeal = gebefehler, vergeben
terminal-word-rules = regeln
terminal-word-review = analyse
terminal-word-save = speichern
terminal-word-resume = laden
terminal-word-new = neu
terminal-word-rematch = revanche
terminal-word-help = hilfe
terminal-word-quit = beenden
terminal-word-count = zähle, zaehle
# Not to be translated: ausz and kint, which Hungarian rules use in every language
terminal-word-announce = ansage, ansagen, ausz, kint

terminal-word-trail = ablegen, lege
terminal-word-take = nimm, nehme, nehmen
terminal-word-build = baue, bau, bauen
terminal-word-join = ergänze, ergaenze, ergänzen
terminal-word-raise = erhöhe, erhoehe, erhöhen
terminal-word-with = mit
terminal-word-from = von
terminal-word-to = auf, zu
terminal-word-by = durch
terminal-word-upon = an
terminal-word-and = und, plus
terminal-word-for = für, fuer
terminal-word-partner = partner
terminal-word-end = fertig
terminal-word-insist = fordere, bestehe auf
terminal-word-capture = fang
terminal-word-additions = ergänzungen, ergaenzungen
terminal-word-both = beides
terminal-word-orange = orange, rufe orange
terminal-word-pass = passe, passen
terminal-word-ask = frage, bitte
# “zähle aus”
terminal-word-out = aus

terminal-word-yes = ja
terminal-word-no = nein
terminal-word-cancel = abbrechen
terminal-word-none = keine, niemand, nie
terminal-word-all = alle
terminal-word-together = zusammen, gleichzeitig
terminal-word-first = zuerst

terminal-word-on = an
terminal-word-off = aus
terminal-word-always = immer
terminal-word-never = nie
terminal-word-nudge = wink
terminal-word-cards = karten
terminal-word-move = zug
terminal-word-up = aufwärts, aufwaerts
terminal-word-down = abwärts, abwaerts

terminal-word-go = los
terminal-word-slow = langsam
terminal-word-normal = normal
terminal-word-fast = schnell
terminal-word-step = schritt

terminal-word-solution = lösung, loesung
terminal-word-skip = überspringen, ueberspringen
terminal-word-list = liste
terminal-word-deal = runde

terminal-word-log = verlauf
terminal-word-agree = einverstanden
terminal-word-decline = ablehnen
terminal-word-claim = anspruch
terminal-word-resign = aufgeben
terminal-word-bot = bot
terminal-word-stop = stopp, stop

terminal-word-back = zurück, zurueck
terminal-word-exposed = offen
terminal-word-edit = ändern, aendern
terminal-word-export = export

# Words that may be left out before the name of a card
terminal-articles = die, der, das

## What is said of a word

terminal-word-ambiguous = „{ $word }“ kann { $meanings } heißen. Tippe mehr Buchstaben.
terminal-word-unknown = „{ $word }“ kenne ich nicht. Tippe hilfe für die Befehle oder züge für deine Züge.
terminal-yes-or-no = { $question } Ja oder nein:

## Help

terminal-how-to-play = Zum Spielen tippe die Nummer eines Zugs oder den Zug selbst.
terminal-enter-alone = Enter allein zeigt den Tisch und deine Züge noch einmal oder gibt die Antwort, die in der Frage steht.
terminal-commands = Befehle (du kannst sie abkürzen):
terminal-help-moves = `züge`: deine Züge. `züge 8S`: die Züge einer Karte.
terminal-help-more = `mehr`: die nächste Seite einer langen Liste.
terminal-help-table = `tisch`: die Karten auf dem Tisch und deine Hand.
terminal-help-score = `stand`: der Punktestand, und was jede Partei genommen hat.
terminal-help-hint = `tipp`: wohin du schauen solltest. Tippe es noch einmal für die Karten, und ein drittes Mal für einen guten Zug mit Grund. `tipp zug`: gleich der Zug.
terminal-help-coach = `coach an`: eine Warnung vor Patzern. `coach aus`: keine Warnungen mehr.
terminal-help-how = `wie`: wie gut dein letzter Zug war und was besser war.
terminal-help-why = `warum`: der Grund für den letzten Zug der anderen, oder die Regel, die deinen letzten Versuch verbot. `warum 8S x 9H`: die Regel gegen diesen Zug.
terminal-help-undo = `rückgängig`: nimm deinen letzten Zug zurück, oder den letzten Schritt deines Zugs.
terminal-help-last = `letzte`: was seit deinem letzten Zug passiert ist.
terminal-help-misdeal = `gebefehler`: vor dem ersten Zug eines Durchgangs; mehrere Personen an einer Tastatur einigen sich über einen Fehler beim Geben.
terminal-help-rules = `regeln`: die Regeln dieser Variante. `regeln bauen`: ein Abschnitt mit Beispielen.
terminal-help-review = `analyse`: die Fehler und das Glück in den beendeten Runden.
terminal-help-save = `speichern DATEI`: die Partie in einer Datei speichern.
terminal-help-resume = `laden DATEI`: eine gespeicherte Partie fortsetzen.
terminal-help-new = `neu`: eine andere Partie anfangen. `neu royal`: mit einer anderen Variante, einer Datei oder einem Code.
terminal-help-rematch = `revanche`: dasselbe wie neu.
terminal-help-help = `hilfe`: diese Liste. `?`: was du jetzt tun kannst.
terminal-help-quit = `beenden`: aufhören.
terminal-help-end = `fertig`: beendet deinen Zug mit mehreren Schritten.
terminal-help-insist = `fordere`: auf einem volleren Fang oder auf Ergänzungen von Bauten bestehen, wenn du gefragt wirst.
terminal-help-orange = `orange`: eine Orange rufen, wenn du gefragt wirst.
terminal-help-pass = `passe`: es gelten lassen, wenn du etwas gefragt wirst. Enter tut dasselbe.
terminal-help-ask = `frage nie`: jede Frage verstreichen lassen. `frage immer`: wieder gefragt werden.
terminal-help-ask-partner = `frage nie`: jede Frage verstreichen lassen. `frage immer`: wieder gefragt werden. `frage`: um deinen Bau bitten, wenn dein Partner ihn nehmen will.
terminal-help-count = `zähle aus`: ansagen, dass du das Ziel erreicht hast, und auszählen lassen.
terminal-help-announce = `ansage`: ansagen, dass du das Ziel erreicht hast. `3 ansage`: gleich nachdem du Zug 3 gespielt hast. `ansage durch B`: für Spieler B.

## Examples of typed moves; their cards are replaced where a pack lacks them, so keep them as they are

terminal-sample-card = Eine Karte ist ihr Rang und der Buchstabe ihrer Farbe: `10D` ist die Karo-Zehn, `AS` das Pik-Ass. C ist Kreuz, D Karo, H Herz, S Pik. Auch ihr Name wird verstanden: `Karo-Zehn`.
terminal-sample-card-colors = Eine Karte ist ihre Zahl und der Buchstabe ihrer Farbe: `7R` ist die rote Sieben. G ist Grün, Y Gelb, B Schwarz. Auch ihr Name wird verstanden: `rote Sieben`.
terminal-sample-card-italian = J zählt 8, Q 9 und K 10.
terminal-sample-cards = `8S`: was deine 8S kann. `8S 5C 3D`: was sie mit diesen Tischkarten kann.
terminal-sample-take = `8S x 8H, 5C+3D`: die 8S nimmt die 8H, und die 5C und 3D zusammen.
terminal-sample-take-several = `5S+4S x 9H`: deine 5S und 4S zusammen nehmen die 9H.
terminal-sample-take-top = `8S x 5C^, 3D`: das Zeichen ^ steht für die oberste Karte eines Stapels. Du kannst es weglassen.
terminal-sample-orange = `8S x 5H+3D orange`: dasselbe, und du rufst eine Orange. `2 orange`: rufe sie mit Zug 2 der Liste.
terminal-sample-trail = `ablegen 4C`: legt die 4C auf den Tisch.
terminal-sample-build = `5H+4D = 9`: die 5H von deiner Hand und die 4D werden ein Bau von 9.
terminal-sample-join = `6S+3D, b1 = 9`: deine 6S und die 3D ergeben 9 und kommen zum Bau b1.
terminal-sample-raise = `erhöhe b1 2S = 9`: deine 2S erhöht den Bau b1, eine 7, auf 9.
terminal-sample-step = `5C+4D = 9` nur mit Tischkarten ist ein Schritt: dein Zug geht weiter, bis du `fertig` tippst.
terminal-sample-for-partner = `5H+4D = 9 für partner`: der Bau gehört deinem Partner.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: auf deinem Stapel liegt die 3D unten und die 8S oben. `2 / 3D 5C`: dasselbe für Zug 2.
terminal-sample-order-words = `2 / aufwärts`: Zug 2 mit der niedrigsten Karte unten auf deinem Stapel. `2 / abwärts`: mit der höchsten.
terminal-sample-steal = `5H+4D^ = 9`: der Bau verwendet die 4D oben auf einem Stapel. Du kannst das Zeichen ^ weglassen.

## Moves in a list, such as "1. Take 8H, 5C+3D with 8S": cards and sets are text as it is typed; or
## "1. Take eight of hearts, five of clubs plus three of diamonds with eight of spades"

terminal-value = { $value } ({ rank })
# The same in every case
terminal-build = Bau von { $value } { $cards }
terminal-trail = { $cards } ablegen
terminal-take = { $taken } mit { $cards } nehmen
terminal-take-orange = { $taken } mit { $cards } nehmen und Orange rufen
terminal-take-pictures =
    { WHO($whom) ->
        [you] { $taken } mit { $cards } nehmen, die Bilder auf deinen Stapel
       *[other] { $taken } mit { $cards } nehmen, die Bilder auf den Stapel von { NAME($whom) }
    }
terminal-show = { $cards } zeigen, um { $taken } zu nehmen
terminal-make = { $value } bauen: { $sets }
terminal-make-for = { $value } bauen: { $sets } für { whom }
terminal-add = { $sets } dazulegen: { $builds }
terminal-add-for = { $sets } dazulegen: { $builds } für { whom }
terminal-raise = { $build } mit { $cards } auf { $value } erhöhen
terminal-raise-adding = { $build } mit { $cards } auf { $value } erhöhen, dazu { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } von deinem Stapel
        [with-you] { $card } vom Stapel deiner Partei
        [one] { $card } vom Stapel von { PLAYERS($of) }
       *[several] { $card } vom Stapel von { PLAYERS($of) }
    }
terminal-sweep = { $move } (Abräumer)

terminal-group = { $title }: { $what }
terminal-table-alone = Nur Tischkarten
terminal-several-together = Mehrere Karten zusammen
terminal-only-trail = Nur zum Ablegen
terminal-captures =
    { $count ->
        [1] 1 Fang
       *[other] { $count } Fänge
    }
terminal-joins =
    { $count ->
        [1] 1 Ergänzung
       *[other] { $count } Ergänzungen
    }
terminal-raises =
    { $count ->
        [1] 1 Erhöhung
       *[other] { $count } Erhöhungen
    }
terminal-builds =
    { $count ->
        [1] 1 Bau
       *[other] { $count } Bauten
    }
terminal-trails = ablegen
terminal-and-more = und mehr
terminal-no-move = kein Zug

## Prompts

terminal-your-move = Dein Zug:
terminal-move-or-end = Dein Zug, oder fertig:
terminal-only-end = In deinem Zug ist nichts mehr zu tun. Drück Enter, um ihn zu beenden, oder tippe rückgängig:
terminal-insist-prompt = Deine Antwort (Enter lässt es gelten):
terminal-orange-prompt = Deine Antwort (Enter: keine Orange):
terminal-request-prompt = Deine Antwort (Enter bittet nicht):
terminal-answer-prompt = Deine Antwort:

## Questions in other players' turns, and what a player must still do

terminal-do-you-insist = Bestehst du darauf?
terminal-is-orange =
    { WHO($who) ->
        [you] Hast du
       *[other] Hat { NAME($who) }
    } { $orange ->
        [colors] eine rote und eine gelbe Karte
       *[suits] Herz und Karo
    } zusammen genommen, also eine Orange?
terminal-may-ask = { NAME($who) } will gleich nehmen: { $builds }. Du hast eine Karte dafür und kannst darum bitten, dass der Bau dir bleibt.
terminal-cannot-ask = { NAME($who) } will gleich nehmen: { $builds }. Du hast keine Karte dafür und kannst nicht um den Bau bitten.
terminal-partner-asks = Dein Partner bittet dich, das liegen zu lassen: { $builds }. Du hast { ROW($cards, case: "accusative") } gezeigt.
terminal-could-take =
    { WHO($who) ->
        [you] Du könntest
       *[other] { NAME($who) } könnte
    } mit { ROW($cards, case: "dative") } noch mehr nehmen: { $left }.
terminal-must-take = Du musst mit { ROW($cards, case: "dative") } noch mehr nehmen: { $left }.
terminal-could-add =
    { WHO($who) ->
        [you] Du könntest
       *[other] { NAME($who) } könnte
    } aus { ROW($cards, case: "dative") } noch etwas dazulegen: { $build }.
terminal-must-add = Du musst aus { ROW($cards, case: "dative") } noch etwas dazulegen: { $build }.
terminal-have-played = Du hast in diesem Zug { ROW($cards, case: "accusative") } gespielt.
terminal-must-take-build = Du musst in diesem Zug den Bau von { $value } nehmen.
terminal-plays-owed = Du hast { $count } Züge hintereinander.

## The table, the hand and the score

terminal-table = Tisch: { $cards }.
terminal-no-loose-cards = Auf dem Tisch liegen keine losen Karten.
terminal-table-build =
    { WHO($who) ->
        [you] Bau von { $value }, deiner: { $sets }.
       *[other] Bau von { $value }, von { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Bau von { $value }, gehört niemandem: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: Bau von { $value }, deiner: { $sets }.
       *[other] { $label }: Bau von { $value }, von { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: Bau von { $value }, gehört niemandem: { $sets }.
terminal-tops = Oben auf den Stapeln: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] { $card } bei dir
        [with-you] { $card } bei deiner Partei
        [one] { $card } bei { PLAYERS($of) }
       *[several] { $card } bei { PLAYERS($of) }
    }
terminal-may-use-both = Du kannst nehmen oder zum Bauen verwenden: { ROW($cards, case: "accusative") }.
terminal-may-capture = Du kannst nehmen: { ROW($cards, case: "accusative") }.
terminal-may-steal = Du kannst in einem Bau verwenden: { ROW($cards, case: "accusative") }.
terminal-hand = Deine Hand: { $cards }.
terminal-hand-empty = Deine Hand ist leer.
terminal-holds =
    { WHO($who) ->
        [you] Du hast
       *[other] { NAME($who) } hat
    } { ROW($cards, case: "accusative") } auf der Hand.
terminal-bottom = Nur du hast die letzte Karte des Talons gesehen: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] Im Talon ist noch 1 Karte.
       *[other] Im Talon sind noch { $count } Karten.
    }
terminal-round = Durchgang { $number } von { $of }.
terminal-move-number = Zug { $number }.

terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 falscher Ruf
       *[other] { $count } falsche Rufe
    }
terminal-taken-scoring = Punktekarten { $cards }
terminal-taken-primiera = Primiera { $total }
terminal-no-primiera = noch keine Primiera
terminal-taken-kind =
    { $kind ->
        [clubs] { $count } Kreuz
        [diamonds] { $count } Karo
        [hearts] { $count } Herz
        [spades] { $count } Pik
        [green] { $count ->
            [1] 1 grüne
           *[other] { $count } grüne
        }
        [yellow] { $count } gelbe
        [red] { $count } rote
        [black] { $count } schwarze
        [ones] { $count ->
            [1] 1 Eins
           *[other] { $count } Einsen
        }
        [aces] { $count ->
            [1] 1 Ass
           *[other] { $count } Asse
        }
        [twos] { $count ->
            [1] 1 Zwei
           *[other] { $count } Zweien
        }
        [threes] { $count ->
            [1] 1 Drei
           *[other] { $count } Dreien
        }
        [fours] { $count ->
            [1] 1 Vier
           *[other] { $count } Vieren
        }
        [fives] { $count ->
            [1] 1 Fünf
           *[other] { $count } Fünfen
        }
        [sixes] { $count ->
            [1] 1 Sechs
           *[other] { $count } Sechsen
        }
        [sevens] { $count ->
            [1] 1 Sieben
           *[other] { $count } Siebenen
        }
        [eights] { $count ->
            [1] 1 Acht
           *[other] { $count } Achten
        }
        [nines] { $count ->
            [1] 1 Neun
           *[other] { $count } Neunen
        }
        [tens] { $count ->
            [1] 1 Zehn
           *[other] { $count } Zehnen
        }
        [jacks] { $count ->
            [1] 1 Bube
           *[other] { $count } Buben
        }
        [queens] { $count ->
            [1] 1 Dame
           *[other] { $count } Damen
        }
       *[kings] { $count ->
            [1] 1 König
           *[other] { $count } Könige
        }
    }

terminal-decided =
    { $how ->
        [higher_total] Der höhere Punktestand hat entschieden.
        [restricted] Die Partei hatte alles, was sie kurz vor dem Ziel brauchte.
        [sweep] Ein Abräumer in der Zählung hat entschieden.
        [false_claim] Die falsche Ansage hat entschieden.
        [announce] Die Ansage des Ziels hat entschieden.
       *[count_out] Das Auszählen hat entschieden.
    }
terminal-decided-by-line = Das hat die Partie in der Zählung entschieden: { $title }.

terminal-deal-is-over = Die Runde ist zu Ende. Die Zählung:

## Hints

terminal-hint-why = Warum: { $reason }
terminal-hint-type = Um so zu spielen, tippe `{ $move }`
terminal-hint-hand = Schau auf deine Hand: { ROW($cards) }.
terminal-hint-table = Schau auf den Tisch: { ROW($table) }.
terminal-hint-both = Schau auf { ROW($cards, case: "accusative") } auf deiner Hand und { ROW($table, case: "accusative") } auf dem Tisch.
terminal-hint-no-card = Dafür brauchst du keine Karte.
terminal-hint-more = Tippe noch einmal tipp für mehr.
terminal-hint-steps = Tippe tipp für den nächsten Schritt, oder tipp wink, tipp karten oder tipp zug.

## The beginning of a match and of a deal

terminal-name = { NAME($who) }
terminal-aces =
    { FORM($partners) ->
        [with-you] { PLAYERS($partners) } habt die ersten zwei Asse bekommen und seid Partner.
       *[several] { PLAYERS($partners) } haben die ersten zwei Asse bekommen und sind Partner.
    }
terminal-clockwise = Es geht im Uhrzeigersinn: { $names }.
terminal-counterclockwise = Es geht gegen den Uhrzeigersinn: { $names }.
terminal-type-help = Tippe hilfe für die Befehle, regeln für die Regeln.
terminal-local-words = Hiesige Wörter: { $words }.
terminal-local-word =
    { $thing ->
        [capture] „{ $word }“ für einen Fang
        [build] „{ $word }“ für einen Bau
        [trail] „{ $word }“ für Ablegen
        [sweep] „{ $word }“ für einen Abräumer
        [left_behind] „{ $word }“ für liegen gelassene Karten
        [ten_of_diamonds] „{ $word }“ für die Karo-Zehn
        [two_of_spades] „{ $word }“ für die Pik-Zwei
        [seven_of_diamonds] „{ $word }“ für die Karo-Sieben
       *[claim] „{ $word }“, um das Ziel anzusagen
    }
terminal-in-hand = Auf deiner Hand gilt: { $counts }.
terminal-turn-steps = Ein Zug hat Schritte: Spiel eine Handkarte, und baue oder ergänze mit Tischkarten, so oft du willst. `fertig` beendet deinen Zug; rückgängig nimmt einen Schritt zurück.
terminal-insisting = Nach einem Zug können Gegner darauf bestehen, dass du mehr nimmst oder dazulegst.
terminal-fullest = Dein Zug endet erst, wenn du alles genommen und dazugelegt hast, was geht.
terminal-oranges =
    { $orange ->
        [colors] Eine rote und eine gelbe Karte, zusammen genommen, sind eine Orange, wenn du sie rufst: `1 orange` ist Zug 1 mit dem Ruf.
       *[suits] Herz und Karo, zusammen genommen, sind eine Orange, wenn du sie rufst: `1 orange` ist Zug 1 mit dem Ruf.
    }
terminal-pile-order = Du kannst die Reihenfolge genommener Karten auf deinem Stapel wählen. Die anderen sehen die oberste Karte. Tippe hilfe, um zu sehen, wie es geht.
terminal-deal =
    { WHO($dealer) ->
        [you] Runde { $number }. Du gibst.
       *[other] Runde { $number }. { NAME($dealer) } gibt.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] Du spielst zuerst.
       *[other] { NAME($who) } spielt zuerst.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Du hast die letzte Runde verloren, also spielst du zuerst.
       *[other] { NAME($who) } hat die letzte Runde verloren und spielt zuerst.
    }
terminal-partner =
    { WHO($who) ->
        [you] Dein Partner: { NAME($partner) }.
       *[other] Partner von { NAME($who) }: { NAME($partner) }.
    }
terminal-level = { $name } spielt auf Stufe { $level } von { $highest }.
terminal-seed = Startwert { $seed }.
terminal-continues = Die Partie geht weiter.
terminal-played-last = Die Partie geht weiter. Die letzten Züge:

## At the table

terminal-can-with = Mit { ROW($cards, case: "dative") } kannst du:
terminal-no-move-with = Mit { ROW($cards, case: "dative") } gibt es jetzt keinen Zug: damit lässt sich nichts nehmen oder bauen.
terminal-not-in-hand = Du hast { ROW($cards, case: "accusative") } nicht auf der Hand. Tippe zuerst deine eigene Karte.
terminal-can-made = Mit diesen Karten kannst du:
terminal-made-no-move = Mit { ROW($cards, case: "dative") } und diesen Karten gibt es keinen Zug.
terminal-table-no-move = Diese Tischkarten ergeben keinen Zug.
terminal-many-moves = Es gibt viele Züge. Wähle eine Karte:
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] Noch 1 Zug. Tippe mehr, um ihn zu sehen.
       *[other] Noch { $count } Züge. Tippe mehr, um sie zu sehen.
    }
terminal-list-too-long = Es gibt mehr Züge, als diese Liste fasst. Tippe eine Karte und Tischkarten, zum Beispiel `8S 5C 3D`.
terminal-no-number = Einen Zug { $number } gibt es jetzt nicht. Tippe züge für die Liste.
terminal-no-such-card = Du hast keine Karte „{ $word }“. { $hand }
terminal-no-more = Mehr gibt es nicht. Tippe züge für die Liste.
terminal-misdeal-which = Was ist schiefgegangen? Die Nummer, oder Enter für nichts:
terminal-misdeal-cards = Welche deiner Karten wurden gezeigt?
terminal-misdeal-whose = Wessen Hand? Die Nummer, oder Enter für { $name }:
terminal-misdeal-count = Wie viele Karten? Enter für eine:
terminal-misdeal-agree = Sind alle einverstanden?
terminal-nothing-refused = In diesem Zug wurde kein Versuch abgelehnt. Tippe warum und den Zug.
terminal-is-legal = Dieser Zug ist erlaubt: { $move }.
terminal-undo-alone = Zurücknehmen kannst du nur, wenn du allein gegen Bots spielst: Die anderen haben deinen Zug gesehen.
terminal-nothing-to-undo = Du hast in dieser Runde keinen Zug gemacht.
terminal-taken-back = Dein Zug ist zurückgenommen.
terminal-nothing-played = In dieser Runde ist noch nichts gespielt.
terminal-ask-setting = Tippe `frage immer` oder `frage nie`, nicht „{ $word }“.
terminal-never-asked = In diesem Spiel wirst du nie etwas gefragt.
terminal-asks-never = Von jetzt an verstreicht jede Frage von selbst. `frage immer` ändert das.
terminal-asks-always = Du wirst wieder gefragt.
terminal-no-claim = Du hast nichts angesagt.
terminal-nobody-at-seat = An dieser Tastatur sitzt niemand auf Platz { $seat }.
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = Die letzte Karte ist gespielt. Enter: Runde zählen. Oder tippe `ansage`, tisch, rückgängig, speichern, neu oder beenden.
terminal-now-deal-over = Die Runde ist zu Ende. Enter: weiter. Oder tippe stand, tisch, rückgängig, speichern, neu oder beenden.
terminal-now-move = Tippe eine Nummer, einen Zug, oder eine Karte, um zu sehen, was sie kann. hilfe zeigt, wie man Züge tippt.
terminal-now-orange = Um eine Orange zu rufen, häng das Wort an eine Nummer: `1 orange`.
terminal-now-announce =
    { $target ->
        [1] `ansage`: ansagen, dass du 1 Punkt hast.
       *[other] `ansage`: ansagen, dass du { $target } Punkte hast.
    }
terminal-now-count-out =
    { $target ->
        [1] `zähle aus`: ansagen, dass du 1 Punkt hast.
       *[other] `zähle aus`: ansagen, dass du { $target } Punkte hast.
    }
terminal-now-ask-always = `frage immer`: wieder gefragt werden.
terminal-now-ask-never = `frage nie`: jede Frage verstreichen lassen.
terminal-now-also = Außerdem: tipp, coach, wie, warum, rückgängig, letzte, stand, tisch, regeln, speichern, neu, beenden.
terminal-cut =
    { WHO($who) ->
        [you] Du hebst ab: Wie viele Karten nimmst du herunter, 0 bis { $last }? (Enter: die Hälfte)
       *[other] { NAME($who) } hebt ab: wie viele Karten, 0 bis { $last }? (Enter: die Hälfte)
    }
terminal-cut-number = Tippe eine Zahl von 0 bis { $last }.
terminal-pass-keyboard = Gib die Tastatur weiter an { NAME($who) }. Dann Enter drücken:
terminal-press-count = Drück Enter, um die Runde zu zählen, oder mach zuerst eine Ansage:
terminal-press-next-deal = Drück Enter für die nächste Runde:
terminal-type-new = Tippe neu für eine andere Partie, oder beenden:
terminal-input-ended = Die Eingabe ist zu Ende.
terminal-stopped = Angehalten.
terminal-was-unsaved = Die Partie ist nicht zu Ende und wurde nicht gespeichert. Bewahre sie nächstes Mal mit dem Befehl speichern DATEI auf.

terminal-not-allowed = Nicht erlaubt. { $sentence } Das ist Regel { $number }, { $name }.
terminal-rule = Regel { $number }, { $name }: { $sentence }
terminal-wrong-capture = Das ist ein falscher Fang. { $rule }
terminal-not-understood = Diesen Zug verstehe ich nicht: { $problem }

## Saving and leaving

terminal-file-name = Name der Datei:
terminal-no-file = Nicht gespeichert: Du hast keine Datei genannt.
terminal-file-exists = { $file } gibt es schon. Ersetzen?
terminal-not-saved = Nicht gespeichert.
terminal-go-on = Deine Partie { $title } fortsetzen (Runde { $number }, { SCORES($scores) })? Ja oder nein:
terminal-kept = Deine Partie ist gespeichert. Zum Fortsetzen starte cassino play noch einmal.
terminal-put-aside = Die Partie bleibt in { $file }, wird aber nicht mehr angeboten.
terminal-file-changed = Ein anderes Fenster oder Programm hat { $file } geändert, deshalb wurde die Datei nicht überschrieben.
terminal-saved = Gespeichert. Zum späteren Fortsetzen: laden { $file }
terminal-not-resumed-no-file = Nicht fortgesetzt: Du hast keine Datei genannt.
terminal-not-resumed = Nicht fortgesetzt.
terminal-leave-for-other = Diese Partie ist nicht zu Ende und nicht gespeichert. Für die andere verlassen?
terminal-leave-for-new = Diese Partie ist nicht zu Ende und nicht gespeichert. Trotzdem eine andere anfangen?
terminal-leave-question = Die Partie ist nicht zu Ende. Vor dem Verlassen speichern? Ja, nein oder abbrechen:
terminal-goodbye = Tschüss.

terminal-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
terminal-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] so eine Datei oder einen solchen Ordner gibt es nicht
        [IsADirectoryError] das ist ein Ordner
        [NotADirectoryError] ein Teil des Pfads ist eine Datei
        [PermissionError] du hast kein Recht dazu
       *[other] { $problem }
    }
terminal-not-text = { $file } ist keine Partie-Datei: Byte { $byte } ist kein UTF-8-Text.
terminal-no-deal = { $file } enthält eine Partie, die mit einer Stellung statt mit einer Runde begonnen hat. Nur Python-Programme können sie fortsetzen, mit `cassino.load`.
terminal-cannot-resume =
    { $file } ist keine Partie, die sich fortsetzen lässt:
    { $problem }
terminal-no-record =
    { $file } ist keine Aufzeichnung einer Partie:
    { $problem }
terminal-no-person = { $file } lässt sich nicht fortsetzen: Unter [Seats] steht kein Mensch.
terminal-more-problems =
    { $count ->
        [1] und 1 weiteres
       *[other] und { $count } weitere
    }

## Seats

terminal-player = Spieler
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Ein Platz hat einen leeren Namen. Schreib Ann=human, oder nur human.
terminal-seat-unknown = Es gibt keinen Bot „{ $kind }“. Bekannt: { $kinds }.
terminal-seat-unknown-close = Es gibt keinen Bot „{ $kind }“. Bekannt: { $kinds }. Meintest du { $close }?
terminal-seat-same-name = Zwei Plätze haben den Namen „{ $name }“. Gib jedem Platz einen eigenen Namen.
terminal-seat-mismatch = Du hast { $seats } Plätze genannt, aber { $players } Personen verlangt.
terminal-seat-nobody = Auf keinem Platz sitzt ein Mensch (human). Um Bots zuzuschauen, füge --watch hinzu.
terminal-seat-watching = Mit --watch schaust du nur zu, also kann kein Platz human sein.

## The rule book, paragraph by paragraph

terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:

## What is kept of lessons and puzzles

terminal-progress-broken = Dein Fortschritt lässt sich nicht lesen. { $problem } Du fängst von vorn an; die alte Datei ist jetzt { $file }.
terminal-progress-stuck = Dein Fortschritt lässt sich nicht lesen. { $problem } Die Datei lässt sich nicht nach { $file } verschieben: { $system }. Was du jetzt löst, wird nicht gespeichert.
terminal-progress-not-saved = Dein Fortschritt lässt sich nicht speichern. { $problem }
terminal-progress-foreign = Einige deiner Lektionen sind von einer anderen Version von Cassino; sie bleiben erhalten.
terminal-progress-no-answers = Die Datei hat keine Antworten auf Aufgaben.

## Casino School

terminal-school-which = Welche Lektion? Tippe eine Nummer oder einen Namen, Enter für die nächste, oder beenden:
terminal-school-move = Dein Zug, oder tipp, züge, überspringen, beenden:
terminal-school-deal-move = Dein Zug, oder tipp, züge, beenden:
terminal-school-after = Enter für die nächste Lektion, liste, oder beenden:
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Schritt { $number } von { $of }.
terminal-school-right = Richtig! { $praise }
terminal-school-last = Das war die letzte Lektion. `cassino play` eröffnet einen Tisch für dich.
terminal-school-next = Weiter: { $title }.
terminal-school-type = Tippe `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, geschafft)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } von { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, neu)
    }
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Danach kannst du spielen. Die anderen Lektionen machen dich besser.
terminal-school-differences = { $title }: was anders ist als in Casino.
terminal-school-no-differences = { $title } ist das Spiel, das die Lektionen lehren.
terminal-school-difference = { $title }: { $text }
terminal-school-different-value = { $name }: { $here } (in Casino: { $there })
terminal-school-book = `cassino rules { $id }` zeigt das ganze Regelheft.
terminal-school-count = { $title }: du { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Puzzles

terminal-puzzle-prompt = Dein Zug, oder tipp, lösung, beenden:
terminal-puzzle = { $title }: { $game }. Finde den besten Zug.
terminal-puzzle-must-hold = Alle anderen Karten sind gespielt, also hat { NAME($who) } auf der Hand: { ROW($cards, case: "accusative") }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } hat 1 Karte.
       *[other] { NAME($who) } hat { $count } Karten.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Alle Karten sind gegeben.
        [1] 1 Karte wird noch gegeben.
       *[other] { $count } Karten werden noch gegeben.
    }
terminal-puzzle-taken = Bisher genommen. { $title }: { SCORES($counts) }.
terminal-puzzle-solution = Die Lösung: { $move }.
terminal-puzzle-right = Richtig: { $move }.
terminal-puzzle-wrong = Nicht der beste. { $why }

## Reviews: one position of a match

terminal-review-names =
    { $players ->
        [1] An der Partie spielt 1 Person, aber du hast genannt: { $names }
       *[other] An der Partie spielen { $players } Personen, aber du hast genannt: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Einen Zug { $number } gibt es nicht: Die beendeten Runden haben 1 Zug.
       *[other] Einen Zug { $number } gibt es nicht: Die beendeten Runden haben { $moves } Züge.
    }
terminal-review-to-play = { $where }: { $seat } am Zug.
terminal-review-played = Gespielt: { $move }.
terminal-review-tried = { $move }: { $points } Punkte; kostet { $loss } ± { $error } Punkte.
terminal-review-tried-best = { $move }: { $points } Punkte; kostet nichts.

## Watching bots

terminal-watch-paused = Pause. Drück Enter für den nächsten Zug, oder tippe los, langsam, normal, schnell oder beenden:
terminal-watch-seed = Startwert { $seed }. Strg-C hält an.
terminal-watch-chances = Chancen auf den Sieg: { $chances }.
terminal-watch-chance = { PLAYERS($side) } { $percent } %

## The tutor

terminal-tutor-no-games = Es gibt noch keine beendeten Partien. Spiel eine Partie mit `cassino play` zu Ende, oder nenne Aufzeichnungen.
terminal-tutor-looked =
    { $count ->
        [1] Der Tutor hat 1 Partie angesehen.
       *[other] Der Tutor hat { $count } Partien angesehen.
    }
terminal-tutor-nothing = Noch kein Tipp: Der Tutor meldet sich erst, wenn er denselben Fehler mehrmals klar gesehen hat.
terminal-tutor-deal = Runde { $number }, wie du sie gesehen hast:
terminal-tutor-better = Hier besser: { $move }
terminal-tutor-more = Tippe `cassino learn { $lesson }` für die Lektion, oder `cassino puzzle --theme { $skill }` für Aufgaben.
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $taken } von { $chances } klaren Chancen genutzt)
terminal-tutor-no-seat =
    { $players ->
        [1] In { $file } spielt 1 Person: Einen Platz { $seat } gibt es nicht.
       *[other] In { $file } spielen { $players } Personen: Einen Platz { $seat } gibt es nicht.
    }

## A table of a server

terminal-remote-help-move = Tippe einen Zug, zum Beispiel `ablegen 8S`, `8S x 5D+3C` oder `baue 8 mit 3C + 5D`, oder einen dieser Befehle:
terminal-remote-help-moves = `züge`: zeigt deine Züge. Tippe dann die Nummer eines Zugs, um ihn zu spielen.
terminal-remote-help-show = `tisch`, `stand`, `verlauf`: zeigt die Karten, die Punkte, die bisherigen Züge.
terminal-remote-help-hint = `tipp`: wohin du schauen solltest. Tippe es noch einmal für die Karten, und ein drittes Mal für einen guten Zug mit Grund.
terminal-remote-help-coach = `coach an`: eine Warnung vor Patzern. `wie`: wie gut dein letzter Zug war. `warum`: der Grund für den Zug der anderen.
terminal-remote-help-undo = `rückgängig`: nimm deinen letzten Zug zurück. `regeln`: wo die Regeln stehen.
terminal-remote-help-misdeal = `gebefehler`: vor dem ersten Zug eines Durchgangs die anderen bitten, über einen Fehler beim Geben einig zu werden. `verlauf`: was in dieser Runde passiert ist.
terminal-remote-help-away = Wenn jemand abwesend ist: `bot` lässt einen Bot einspringen, `stopp` beendet die Partie ohne Ergebnis.
terminal-remote-help-leave = `aufgeben`: die Partie aufgeben. `beenden`: aufhören; mit demselben Befehl kommst du zurück.
terminal-remote-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
terminal-remote-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
terminal-remote-no-answer = { $server } antwortet nicht: { $problem }.
terminal-remote-answered = Der Server hat geantwortet: { $code } { $reason }.
terminal-remote-stale = Der Tisch hat sich gerade geändert. Versuch es noch einmal.
terminal-remote-nonsense = { $server } antwortet nicht wie ein Cassino-Server dieser Version. Vielleicht ist eines der beiden Programme veraltet.
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } ist nicht die Adresse eines Tischs. Kopiere den Einladungslink, zum Beispiel http://HOST/m/ID.
terminal-remote-lost = Die Verbindung zu { $server } ist verloren.
terminal-remote-input-ended = Die Eingabe ist zu Ende. Dein Platz bleibt dir erhalten.
terminal-remote-stopped = Angehalten. Dein Platz bleibt dir erhalten.
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Die nächste Partie beginnt.
terminal-remote-waiting = Warten auf { $name }.
terminal-remote-takeback = { $name } möchte einen Zug zurücknehmen. Einverstanden oder ablehnen?
terminal-remote-rematch = { $name } möchte noch eine Partie spielen. Einverstanden oder ablehnen?
terminal-remote-misdeal = { $name } bittet dich, dem zuzustimmen. Tippe `einverstanden` oder `ablehnen`:
terminal-remote-no-misdeal = Über einen Fehler beim Geben lässt sich nur vor dem ersten Zug eines Durchgangs entscheiden, nie in einer gewerteten Partie, und nur, wenn jemand hier ist, der zustimmen kann.
terminal-remote-call-off = { $name } möchte die Partie ohne Ergebnis beenden. Einverstanden oder ablehnen?
terminal-remote-absent = { $name } ist schon { $time } abwesend. Tippe `bot`, um einen Bot einspringen zu lassen, oder `stopp`, um die Partie ohne Ergebnis zu beenden. Enter: warten:
terminal-remote-over = Die Partie ist zu Ende: revanche, oder beenden?
terminal-remote-claim = { $label }? Tippe es, oder drück Enter zum Weiterspielen:
terminal-remote-type = Tippe einen Zug, `züge` für die Liste, oder `hilfe`.
terminal-remote-more-moves =
    { $count ->
        [1] Es gibt noch 1 weiteren Zug. Tippe `züge`, um alle zu sehen.
       *[other] Es gibt noch { $count } weitere Züge. Tippe `züge`, um alle zu sehen.
    }
terminal-remote-too-many = Es gibt mehr Züge, als in diese Liste passen. Du kannst jeden davon tippen.
terminal-remote-no-such-move = Diesen Zug gibt es in dieser Runde noch nicht.
terminal-remote-resign = Die Partie aufgeben? Tippe ja zum Bestätigen:
terminal-remote-goodbye = Tschüss. Dein Platz bleibt dir erhalten.
terminal-remote-rules = Die Regeln stehen unter { $address }
terminal-remote-seat = Du hast Platz { $seat }. Tippe hilfe für die Befehle.
terminal-remote-seat-later = Du hast ab der nächsten Runde Platz { $seat }. Tippe hilfe für die Befehle.
terminal-remote-no-tables = Bei { $server } gibt es keine offenen Tische. Eröffne dort einen, oder lass dir einen Link geben.
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Welcher Tisch?
terminal-remote-which-number = Tippe eine Zahl von 1 bis { $last }.
