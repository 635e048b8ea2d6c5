### Was am Tisch gesagt wird

taken-back = Der letzte Zug ist zurückgenommen.
offer-declined =
    { WHO($who) ->
        [you] Du lehnst ab.
       *[other] { NAME($who) } lehnt ab.
    }
offer-withdrawn =
    { WHO($who) ->
        [you] Du ziehst deine Frage zurück.
       *[other] { NAME($who) } zieht die Frage zurück.
    }
nobody-could-play =
    { $unit ->
        [days] { $count } Tage lang konnte niemand spielen
        [hours] { $count } Stunden lang konnte niemand spielen
        [minutes] { $count } Minuten lang konnte niemand spielen
       *[seconds]
            { $count ->
                [1] 1 Sekunde lang konnte niemand spielen
               *[other] { $count } Sekunden lang konnte niemand spielen
            }
    }. Diese Zeit zählt nicht.
asks-takeback =
    { WHO($who) ->
        [you] Du möchtest
       *[other] { NAME($who) } möchte
    } einen Zug zurücknehmen.
wants-rematch =
    { WHO($who) ->
        [you] Du möchtest
       *[other] { NAME($who) } möchte
    } noch einmal spielen.
asks-call-off =
    { WHO($who) ->
        [you] Du möchtest
       *[other] { NAME($who) } möchte
    } die Partie ohne Ergebnis beenden.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Du sagst, dass der Geber eine Karte gezeigt hat, und möchtest diese Runde beenden.
            [exposed_goes_on] Du sagst, dass { $count ->
                [1] eine Karte deiner Hand gezeigt wurde, und möchtest dafür eine neue.
               *[other] { $count } Karten deiner Hand gezeigt wurden, und möchtest dafür neue.
            }
           *[count] Du sagst, dass { WHO($whose) ->
                [you] du
               *[other] { NAME($whose) }
            } { $count ->
                [1] 1 Karte
               *[other] { $count } Karten
            } { $kind ->
                [too_few] zu wenig
               *[too_many] zu viel
            } bekommen { WHO($whose) ->
                [you] hast
               *[other] hat
            }.
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } sagt, dass der Geber eine Karte gezeigt hat, und möchte diese Runde beenden.
            [exposed_goes_on] { NAME($who) } sagt, dass { $count ->
                [1] eine Karte der eigenen Hand gezeigt wurde, und möchte dafür eine neue.
               *[other] { $count } Karten der eigenen Hand gezeigt wurden, und möchte dafür neue.
            }
           *[count] { $own ->
                [yes] { NAME($who) } meldet { $count ->
                    [1] 1 Karte
                   *[other] { $count } Karten
                } { $kind ->
                    [too_few] zu wenig
                   *[too_many] zu viel
                } auf der eigenen Hand.
               *[no] { NAME($who) } sagt, dass { WHO($whose) ->
                    [you] du
                   *[other] { NAME($whose) }
                } { $count ->
                    [1] 1 Karte
                   *[other] { $count } Karten
                } { $kind ->
                    [too_few] zu wenig
                   *[too_many] zu viel
                } bekommen { WHO($whose) ->
                    [you] hast
                   *[other] hat
                }.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Der Geber hat eine Karte gezeigt. { WHO($who) ->
            [you] Du beendest
           *[other] { NAME($who) } beendet
        } die Runde: Deren Karten zählen nicht.
        [exposed_goes_on] { WHO($who) ->
            [you] Du bekommst
           *[other] { NAME($who) } bekommt
        } { $count ->
            [1] eine neue Karte für eine gezeigte.
           *[other] { $count } neue Karten für die gezeigten.
        } Der Talon wurde gemischt.
        [too_few] { WHO($who) ->
            [you] Du hast
           *[other] { NAME($who) } hat
        } { $count ->
            [1] 1 Karte
           *[other] { $count } Karten
        } zu wenig bekommen. Die Hand wird so gespielt.
       *[too_many] { WHO($who) ->
            [you] Du hast
           *[other] { NAME($who) } hat
        } { $count ->
            [1] 1 Karte
           *[other] { $count } Karten
        } zu viel bekommen, jetzt auf dem Tisch: { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Du hast gegeben und verlierst 1 Punkt.
        [one] { PLAYERS($side) } hat gegeben und verliert 1 Punkt.
        [with-you] { PLAYERS($side) } verliert 1 Punkt, weil eure Partei gegeben hat.
       *[several] { PLAYERS($side) } verlieren 1 Punkt, weil ihre Partei gegeben hat.
    }
misdeal-owed =
    { WHO($who) ->
        [you] Du bekommst
       *[other] { NAME($who) } bekommt
    } im nächsten Durchgang { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } weniger.
last-card-played = Die letzte Karte ist gespielt. Wer { $target } Punkte hat, kann sie jetzt ansagen.
cannot-take =
    { WHO($who) ->
        [you] Du kannst
       *[other] { NAME($who) } kann
    } { CARDS($cards, case: "accusative") } nicht mit { CARDS($card, case: "dative") } nehmen, also bleibt { CARDS($card) } auf dem Tisch.
left-behind = Liegen gelassen: { ROW($cards) }.
# $word (word): what players of this game call it
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = Die Karten sind gegeben.
round-dealt = Durchgang { $round } von { $rounds } ist gegeben.
say-last = Letzte!
say-last-round = Letzter Durchgang!
residue-goes =
    { $count ->
        [1] Die letzte Karte auf dem Tisch geht
       *[other] Die letzten { $count } Karten auf dem Tisch gehen
    } an { whom }.
residue-nobody =
    { $count ->
        [1] Die letzte Karte auf dem Tisch zählt
       *[other] Die letzten { $count } Karten auf dem Tisch zählen
    } für niemanden.

### The end of a deal and of a match

table-closed = Die Spielleitung hat diesen Tisch geschlossen.
gave-up =
    { WHO($who) ->
        [you] Du hast
       *[other] { NAME($who) } hat
    } aufgegeben.
ran-out-of-time =
    { WHO($who) ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { NAME($who) } ist abgelaufen.
    }
called-off =
    { WHO($who) ->
        [you] Du hast
       *[other] { NAME($who) } hat
    } die Partie ohne Ergebnis beendet. Niemand gewinnt oder verliert.
deal-over = Die Runde ist zu Ende: { SCORES($scores) }.
# A colon, because the winners may be you and your partner
match-won =
    { FORM($winners) ->
        [you] Du hast die Partie gewonnen: { SCORES($scores) }.
        [one] { PLAYERS($winners) } hat die Partie gewonnen: { SCORES($scores) }.
        [with-you] { PLAYERS($winners) } habt die Partie gewonnen: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } haben die Partie gewonnen: { SCORES($scores) }.
    }
match-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } teilt euch den Sieg: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } teilen sich den Sieg: { SCORES($scores) }.
    }

### What the numbers of a count do not show

turned-down =
    { $count ->
        [1] Abräumer heben sich auf: Bei jeder Partei zählt 1 Abräumer nicht.
       *[other] Abräumer heben sich auf: Bei jeder Partei zählen { $count } Abräumer nicht.
    }
points-carried =
    { $points ->
        [1] 1 Punkt, den niemand bekommen hat, kommt
       *[other] { $points } Punkte, die niemand bekommen hat, kommen
    } in der nächsten Runde dazu.
claimed-rightly =
    { FORM($side) ->
        [you] Du hast das Ziel angesagt, und die Ansage war richtig.
        [one] { PLAYERS($side) } hat das Ziel angesagt, und die Ansage war richtig.
        [with-you] { PLAYERS($side) } habt das Ziel angesagt, und die Ansage war richtig.
       *[several] { PLAYERS($side) } haben das Ziel angesagt, und die Ansage war richtig.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] Du hast das Ziel angesagt, aber die Ansage war falsch.
        [one] { PLAYERS($side) } hat das Ziel angesagt, aber die Ansage war falsch.
        [with-you] { PLAYERS($side) } habt das Ziel angesagt, aber die Ansage war falsch.
       *[several] { PLAYERS($side) } haben das Ziel angesagt, aber die Ansage war falsch.
    }
counts-double = Die Partie wurde in ihrer ersten Runde gewonnen und zählt doppelt.
deals-next =
    { WHO($who) ->
        [you] Als Nächstes gibst du.
       *[other] Als Nächstes gibt { NAME($who) }.
    }

### What a side near the target may still score

# $items (word): cards, spades, ten, cards-ten or cards-spades. After a name and a colon
limit =
    { $items ->
        [cards] Sieg nur mit den meisten Karten
        [spades] Sieg nur mit den meisten Pik
        [ten] Sieg nur mit { CARDS("10D", case: "dative") }
        [cards-ten] nur noch die meisten Karten und { CARDS("10D") } zählen; beide zusammen gewinnen die Partie
       *[cards-spades] nur noch die meisten Karten und die meisten Pik zählen; beide zusammen gewinnen die Partie
    }
limited = { PLAYERS($side) }: { limit }.
limited-in-deal = { PLAYERS($side) } in dieser Runde: { limit }.
limit-met = { PLAYERS($side) }: { limit }. Geschafft.
limit-missed = { PLAYERS($side) }: { limit }. Nicht geschafft.

leaders-tied = Gleichstand an der Spitze ({ PLAYERS($who) }): Eine weitere Runde entscheidet die Partie.

### What a move brings besides, and how a round begins

announced-wrongly = Die Ansage war falsch. Die Runde geht weiter.
plays-in-a-row =
    { WHO($who) ->
        [you] Du spielst
       *[other] { NAME($who) } spielt
    } jetzt { $count ->
        [2] zwei
        [3] drei
       *[other] { $count }
    } Karten hintereinander.
last-card-drawn = Die letzte Karte des Talons ist gezogen.
laid-on-table = Auf den Tisch gelegt: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] Du hast zuletzt genommen und beginnst.
       *[other] { NAME($who) } hat zuletzt genommen und beginnt.
    }
open-hands = Dieser Durchgang wird mit offenen Karten gespielt.
large-sweep = Das ist ein großer Abräumer.
first-play-sweep = Das ist ein Abräumer im ersten Zug.
orange-scores =
    { FORM($side) ->
        [you] Eine Orange: Du bekommst { points }.
        [one] Eine Orange: { PLAYERS($side) } bekommt { points }.
        [with-you] Eine Orange: { PLAYERS($side) } bekommt { points }.
       *[several] Eine Orange: { PLAYERS($side) } bekommen { points }.
    }
no-orange-scores =
    { FORM($side) ->
        [you] Das war keine Orange: Du bekommst { points }.
        [one] Das war keine Orange: { PLAYERS($side) } bekommt { points }.
        [with-you] Das war keine Orange: { PLAYERS($side) } bekommt { points }.
       *[several] Das war keine Orange: { PLAYERS($side) } bekommen { points }.
    }
cannot-win-build =
    { WHO($who) ->
        [you] Du kannst
       *[other] { NAME($who) } kann
    } einen Bau nicht nehmen. Dafür { FORM($winners) ->
        [you] bekommst du 1 Punkt.
        [one] bekommt { PLAYERS($winners) } 1 Punkt.
        [with-you] bekommt deine Partei 1 Punkt.
       *[several] bekommen { PLAYERS($winners) } 1 Punkt.
    }

### The page of a table. Every key begins with table-

table-needs-scripts = Der Tisch braucht JavaScript. Das <link>Regelheft</link> kannst du auch ohne lesen.
table-log = Spielverlauf
table-heading = Casino-Tisch
table-match =
    { $deals ->
        [0] { $title }, eine Partie bis { $target } Punkte.
        [1] { $title }, eine Partie mit einer Runde.
       *[other] { $title }, eine Partie mit { $deals } Runden.
    }
table-goal =
    { $deals ->
        [0] bis { $target }
        [1] 1 Runde
       *[other] { $deals } Runden
    }
table-title-turn = Du bist dran
table-taking-seat = Du nimmst Platz …
table-gone = Diese Partie lässt sich nicht öffnen.
table-watch-instead = Lieber zuschauen

## The connection

table-until-online = Verbindung verloren. Sobald sie wieder da ist, geht die Partie weiter.
table-not-here = Keine Verbindung. Dieser Tisch öffnet sich, sobald sie wieder da ist.
table-will-be-sent = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.
table-not-sent = Nicht gesendet: Verbindung verloren. Versuch es gleich noch einmal.
table-no-connection = Gerade gibt es keine Verbindung.
table-online = Du bist wieder verbunden.
table-offline = Verbindung verloren.
table-works-again = Alles funktioniert wieder.
table-try-now = Jetzt versuchen
table-understood = OK

## Buttons above the table, read out by a screen reader

table-tools = Tisch
table-people = An diesem Tisch
table-rules = Regeln von { $title } (neuer Tab)
table-turn-sounds-off = Töne ausschalten
table-turn-sounds-on = Töne einschalten
table-sounds-on = Töne an.
table-sounds-off = Töne aus.

## The table

table-scores =
    { $deals ->
        [0] Punktestand in einer Partie bis { $target } Punkte
        [1] Punktestand in einer Partie mit einer Runde
       *[other] Punktestand in einer Partie mit { $deals } Runden
    }
# $count (number): cards and builds on the table
table-items =
    { $count ->
        [0] Tisch: leer
        [1] Tisch: 1 Karte oder Bau
       *[other] Tisch: { $count } Karten und Bauten
    }
table-cards = Karten auf dem Tisch
table-shown = Gezeigt:
table-usable = passt dazu
# $owner (text): yours, or a name
table-build =
    { $kind ->
        [multiple] mehrfacher Bau von { $value }, { $owner }: { $sets }
       *[single] Bau von { $value }, { $owner }: { $sets }
    }
table-yours = deiner
table-nobody = niemand
table-lies = Auf dem Tisch: { $items }.
table-is-empty = Der Tisch ist leer.

## The players

table-others = Die anderen am Tisch
table-partner = Partner
table-is-asked = überlegt
table-dealer = Geber
table-dealer-short = G
# $values (text): 9 and king
table-holds = hat { $values }
table-holds-about = Muss eine Karte mit diesem Wert auf der Hand haben
table-lost = verlor { $values }
table-lost-about = Hat einen Bau mit diesem Wert verloren: Der Partner darf jetzt stellvertretend einen bauen
table-your-partner = dein Partner
table-open-hand = offene Hand: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-cards-taken =
    { $count ->
        [1] 1 Karte genommen
       *[other] { $count } Karten genommen
    }
table-on-top = oben auf dem Stapel: { CARDS($cards) }
table-sweeps =
    { $count ->
        [1] 1 Abräumer
       *[other] { $count } Abräumer
    }
table-oranges =
    { $count ->
        [1] 1 Orange
       *[other] { $count } Orangen
    }
table-must-hold = muss auf der Hand haben: { $values }
table-has-lost = Bau verloren: { $values }
table-is-dealer = gibt
table-to-play = am Zug
table-presence-next = { $name } ab der nächsten Runde
table-presence-left = weg, ein Bot spielt
table-presence-expected = noch nicht da
table-presence-free = freier Platz
table-presence-away = abwesend
table-presence-here = da

## Piles

table-pile-own = Dein Stapel
table-pile-of-side = Stapel deiner Partei
table-pile-of = Stapel: { PLAYERS($seats) }
table-pile-show =
    { $count ->
        [1] { $pile }, 1 Karte, zeigen
       *[other] { $pile }, { $count } Karten, zeigen
    }
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, oberste Karte), kann in Bauten verwendet werden
        [capture] { $card } ({ $pile }, oberste Karte), kann genommen werden
       *[both] { $card } ({ $pile }, oberste Karte), kann genommen oder in Bauten verwendet werden
    }
table-pile-order = Von der obersten Karte nach unten.
table-pile-secret = Wo nur die eigene Partei die Reihenfolge kennt, siehst du Rückseiten.
table-pile-empty = Noch keine Karten.
table-pile-cards = Karten von oben nach unten
table-pile-unknown = eine unbekannte Karte

## Sorting the cards that go on a face-up pile

table-sort = Stapel ordnen …
table-order = Stapel ordnen
table-order-free = Die Karte, mit der du nimmst, bleibt oben. Nur deine Partei kennt die Reihenfolge der Karten darunter.
table-order-by-number = Die kleinste Zahl kommt nach oben. Karten mit gleicher Zahl ordnest du, wie du willst.
table-order-top = oben
table-order-up = { $card }: nach oben
table-order-down = { $card }: nach unten

## The line between the table and the hand

table-course = Letzter Zug
table-stock =
    { $count ->
        [0] Talon leer
       *[other] noch { $count }
    }
table-last-round = letzter Durchgang
table-round = Durchgang { $number } von { $count }
table-bottom = Die unterste Karte des Talons ist { CARDS($cards) }.
table-bottom-about = Die unterste Karte des Talons; nur du hast sie gesehen
table-show-again = Letzten Zug noch einmal zeigen
table-moves = Züge dieser Runde

## What you can do: buttons

table-actions = Was du tun kannst
table-claim = Ansagen
table-talk = Reden
table-take-back = Zurücknehmen
table-undo = Zug zurück
table-hint = Tipp
table-show-count = Zählung zeigen
table-sit-down = Hinsetzen
table-next-deal = Nächste Runde
table-rematch = Revanche

## What to do now

table-your-turn = Du bist dran.
table-task = Du bist dran: Tippe auf eine Karte deiner Hand.
table-task-build = Du bist dran: Tippe auf Tischkarten, um mit ihnen zu bauen, und spiel dann eine Handkarte.
table-task-take = Du bist dran: Nimm jetzt den Bau von { $value }.
table-task-plays = Du bist dran: { $count } Züge hintereinander. Tippe auf eine Karte deiner Hand.
table-task-end = Du bist dran: Mach weiter oder beende deinen Zug.
table-task-continue = Du bist dran: Mach weiter.
table-rule-number = Nummer der Regel
table-rule = Regel { $rule }
table-add-more = Nimm noch eine Karte deiner Hand oder Karten vom Tisch dazu.
table-hopeless = Diese Karten passen nicht zusammen.
table-choose-hand = Wähle jetzt eine Karte deiner Hand.
table-choose-others = Keine Karte deiner Hand passt dazu. Wähle andere.
table-watching = Du schaust zu.
table-turn-of =
    { WHO($who) ->
        [you] Du bist dran.
       *[other] { NAME($who) } ist dran.
    }
table-thinking = { $name } überlegt …
table-deciding = { $name } entscheidet …
table-waits-for-answer = Warten auf eine Antwort.
table-waits-for-seat = Warten, bis sich jemand auf Platz { $number } setzt …
table-deal-is-over = Diese Runde ist zu Ende.
table-announce = Die letzte Karte ist gespielt. Wenn du { $target } Punkte hast, sag sie jetzt an. Danach wird die Runde gezählt.
table-count-follows = Die letzte Karte ist gespielt. Jetzt wird die Runde gezählt.
table-asks-insist = Konnte noch mehr genommen oder dazugelegt werden? Du kannst darauf bestehen.
table-asks-orange =
    { $orange ->
        [colors] Eine rote und eine gelbe Karte zusammen, und niemand hat gerufen: Ist es eine Orange?
       *[suits] Herz und Karo zusammen, und niemand hat gerufen: Ist es eine Orange?
    }
table-asks-request = { $name } will einen Bau eurer Partei nehmen. Du kannst darum bitten, ihn dir zu lassen.
table-asks-answer = Dein Partner bittet dich, den Bau auf dem Tisch zu lassen. Was machst du?

## Choosing cards

table-fits = passt
table-sum = Summe: { $sum }.
table-sum-about = Summe der gewählten Tischkarten
table-sum-fits = Eine Karte deiner Hand nimmt sie.
table-turn = { $number } von { $count }
table-turn-about = Tippe noch einmal auf die Karte, um den nächsten Zug zu sehen
table-can-add = Du kannst noch dazunehmen: { ROW($cards, case: "accusative") }
table-can-add-some = Du kannst noch { $count } Karten dazunehmen.
table-can = Du kannst: { $moves }.
table-type-move = Zug eintippen
table-typo-empty = Tippe deine Karte ein und was sie nimmt, zum Beispiel 9=3+4+2.
table-plays = Was du mit { CARDS($cards, case: "dative") } tun kannst
table-plays-none = Allein kann diese Karte nichts. Wähle sie zusammen mit anderen Karten.
table-plays-some = Das sind die nützlichsten Züge. Für andere wähle Karten auf dem Tisch.

## Hints

table-hint-before = Tipp:
table-hint-line = Tipp: { $hint }.
table-hint-for-cards = Drück noch einmal auf Tipp, um die Karten zu sehen.
table-hint-for-move = Drück noch einmal auf Tipp, um den Zug zu sehen.
table-hint-spoken = Tipp: { $hint }
table-hint-move = { $move }.
table-hint-cards = Schau auf { CARDS($cards, case: "accusative") }.

## The hand

table-hand =
    { $count ->
        [1] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
table-hand-cards = Karten deiner Hand
table-hand-of =
    { $count ->
        [0] Hand von { $name }, verdeckt
        [1] Hand von { $name }, 1 Karte offen
       *[other] Hand von { $name }, { $count } Karten offen
    }
table-hand-is-empty = Deine Hand ist leer.
table-your-cards = Deine Hand: { CARDS($cards) }.
table-new-cards = Neu auf deiner Hand: { CARDS($cards) }.

## Score and clocks, read out by a screen reader

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Punktestand: { $sides }. Gespielt wird bis { $target }.
        [1] Punktestand: { $sides }. Die Partie hat eine Runde.
       *[other] Punktestand: { $sides }. Die Partie hat { $deals } Runden.
    }
table-seconds-left =
    { $count ->
        [1] Noch 1 Sekunde.
       *[other] Noch { $count } Sekunden.
    }
table-no-clock = Diese Partie hat keine Uhr.
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, und { $bank } Zeitreserve.

## Who comes and goes, read out by a screen reader

table-came = { $name } ist da.
table-went = { $name } ist gerade weg.
table-has-left = { $name } hat den Tisch verlassen. Ein Bot übernimmt.
table-bot-sits = { $name }, ein Bot, setzt sich.
table-sits =
    { WHO($who) ->
        [you] Du setzt dich.
       *[other] { NAME($who) } setzt sich.
    }
table-sits-next = { $name } spielt ab der nächsten Runde mit.

## Sitting down at a table

table-join = Du bist eingeladen
table-join-seats = Am Tisch
table-join-bot = { $name } ({ $strength }) spielt bis dahin
table-join-partners = mit { PLAYERS($partners, case: "dative") }
table-join-next-deal = Du spielst ab der nächsten Runde mit.
table-leave = Tisch verlassen
table-back = Dein Weg zurück an diesen Platz
table-back-about = Wenn du das Gerät wechselst oder dieser Browser dich vergisst, bringt dich ein Code zurück. Behalt ihn für dich. Jeder Code gilt einmal.
table-back-show = Meinen Code zeigen
table-back-code = Dein Code
table-back-link = Oder ein Link mit dem Code
table-back-hint = Um aus einem anderen Browser an diesen Platz zurückzukommen, nimm den Code unter „An diesem Tisch“.
table-back-had = Ich hatte hier einen Platz
table-back-enter = Tippe den Code ein, den du an diesem Tisch für deinen Platz bekommen hast.
table-back-go = Zurück an meinen Platz
table-seat-moved = Du bist in einem anderen Browser an deinen Platz zurückgekommen. Hier kannst du nur zuschauen.
table-empty-seat = Ein freier Platz
table-seat-is-empty = Platz { $number } ist frei.
table-absent = Jemand ist abwesend
table-absent-for = { $name } ist schon { $time } abwesend.
table-absent-wait = Warten
table-call-off = Partie beenden
table-call-off-title = Die Partie ohne Ergebnis beenden?
table-call-off-text = Niemand gewinnt oder verliert. Wenn noch andere da sind, werden sie zuerst gefragt.
table-fill-for-now = Bot einspringen lassen
table-fill-about = Ein Bot, der einspringt, geht, wenn jemand den Platz nimmt. Ein Bot, der den Platz bekommt, bleibt.
table-fill-for-now-at = Auf Platz { $number } einen Bot einspringen lassen
table-fill = Platz an einen Bot geben
table-fill-at = Platz { $number } an einen Bot geben
table-invite = Einladen
table-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
table-invite-local = Der Link funktioniert nur auf diesem Computer. Für Handys bei dir zu Hause starte den Server mit <code>cassino host</code>.
table-invite-picture = Der Link als QR-Code

## What players ask each other, and the end by a clock

table-offer = Eine Frage
table-offer-agree = Einverstanden
table-offer-decline = Ablehnen
table-offer-waiting = Warten auf die Zustimmung von { PLAYERS($waiting, case: "dative") }.
table-offer-withdraw = Doch nicht
table-time-is-over =
    { WHO($who) ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { NAME($who) } ist abgelaufen.
    }
table-claim-win = Sieg beanspruchen

## Claiming that the target is reached

table-claim-title = { $claim }?
table-claim-text = Du sagst an, dass du mit den bisher genommenen Karten das Ziel erreichst. { $cost }
table-claim-play-on = Weiterspielen
table-claim-say-nothing = Nichts sagen

## Giving up

table-resign = Aufgeben
table-resign-sure = Die Partie aufgeben?
table-resign-about =
    { $sides ->
        [2] Die Partie endet sofort, und die andere Partei gewinnt.
       *[other] Die Partie endet sofort, und die anderen Parteien gewinnen.
    }

## Talking and reporting

table-say = Etwas sagen
table-says = { $name }: { $words }
table-said = Bisher gesagt
table-own-words = Mit eigenen Worten
table-send = Senden
table-free-text = Freier Text
table-free-text-about = Alle, die das einschalten, können sich mit eigenen Worten schreiben.
table-mute-all = Alle stummschalten
table-mute-all-about = Blendet alles aus, was andere sagen.
table-mute = Stumm
table-muted = Stummgeschaltet
table-mute-person = { $name } stummschalten
table-report = Melden
table-report-person = { $name } melden
table-report-line = Melden, was { $name } gesagt hat
table-report-sure = { $name } melden?
table-report-about = Wer diesen Server betreibt, geht der Sache nach.
table-report-about-line = Wer diesen Server betreibt, geht der Sache nach und liest dabei diese Zeile: „{ $text }“
table-report-sent = Deine Meldung ist gesendet.
table-watchers =
    { $count ->
        [1] 1 Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }

## What each side has taken so far

table-taken = Bisher genommen
table-taken-spoken = Bisher genommen: { $items }
table-taken-about = Gezeigt werden Punkte, die schon sicher sind. Der Merkmodus in den Einstellungen blendet sie aus.
table-item-cards = Karten
table-item-italian =
    { $item ->
        [most_diamonds] Die meisten Münzen
        [most_hearts] Die meisten Kelche
        [most_spades] Die meisten Schwerter
        [diamonds] Jede Münze
        [hearts] Jeder Kelch
        [spades] Jedes Schwert
        [jacks] Buben
       *[queens] Reiter
    }
table-misdeal-open = Fehler beim Geben …
table-misdeal = Fehler beim Geben
table-misdeal-what = Was ist schiefgegangen?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Der Geber hat eine Karte gezeigt: Runde beenden
        [exposed_goes_on] Der Geber hat Karten von mir gezeigt: weiterspielen
        [too_few] Zu wenige Karten
       *[too_many] Zu viele Karten
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Die Karten dieser Runde zählen nicht. Der Geber verliert 1 Punkt, und du gibst als Nächstes.
        [exposed_goes_on] Diese Karten gehen zurück, der Talon wird gemischt, und du bekommst andere. Niemand verliert einen Punkt.
        [too_few] Die letzten Karten dieser Hand gehen zurück in den Talon, und sie wird so gespielt. Der Geber verliert 1 Punkt.
       *[too_many] Ebenso viele Karten des Talons kommen auf den Tisch. Der Geber verliert 1 Punkt und bekommt im nächsten Durchgang, falls es einen gibt, weniger Karten.
    }
table-misdeal-cards = Welche Karten wurden gezeigt?
table-misdeal-whose = Wessen Hand?
table-misdeal-count = Wie viele Karten?
table-misdeal-all = Es geschieht, wenn alle am Tisch einverstanden sind.
table-misdeal-ask = Die anderen fragen

## The count of a deal

table-count = Zählung der Runde { $deal }
table-count-closed = Tisch geschlossen
table-count-called-off = Kein Ergebnis
table-count-won =
    { FORM($winners) ->
        [you] Du gewinnst die Partie
        [one] { PLAYERS($winners) } gewinnt die Partie
       *[several] { $own ->
            [own] Deine Partei gewinnt die Partie
           *[other] { PLAYERS($winners) } gewinnen die Partie
        }
    }
table-count-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } teilt euch den Sieg
       *[several] { PLAYERS($winners) } teilen sich den Sieg
    }
table-win =
    { $by ->
        [target] Endstand: { $score }.
        [higher_total] Endstand: { $score }. Mehrere Parteien haben das Ziel erreicht, deshalb gewinnt der höhere Punktestand.
        [claim] Endstand: { $score }. Die Ansage des Ziels hat die Partie gewonnen.
        [false_claim] Endstand: { $score }. Eine falsche Ansage hat die Partie entschieden.
        [restricted] Endstand: { $score }. Gewonnen mit dem, was kurz vor dem Ziel noch nötig war.
       *[order] Endstand: { $score }. Die Punkte werden in fester Reihenfolge gezählt, und so war { $target } hier zuerst erreicht.
    }
table-win-double = Die Partie zählt doppelt.
table-win-shared = Ein geteilter Sieg: { $score }.
table-count-region = Zählung
table-count-item = Posten
table-count-deal = Diese Runde
table-count-before = Vorher
table-count-score =
    { $deals ->
        [0] Stand (bis { $target })
       *[other] Stand
    }
table-count-spoken = { $title }.
table-count-line = { $item }: { $gains }.
table-count-scores = Punktestand: { SCORES($scores) }.
table-tip = Ein Tipp aus deinen Partien:
table-all-cards = Alle Karten
table-check = Runde prüfen
table-record = Aufzeichnung
table-more = Mehr
table-new-game = Neue Partie

## All cards of a deal

table-hands = Alle Karten der Runde { $deal }
table-hands-loading = Die Karten werden geladen …
table-hands-region = Hände
table-hands-round = Durchgang { $round }
table-hands-table = Auf dem Tisch

## Watching bots, and matches that are over

table-replay = Wiederholung
table-reel-bots = Bots zuschauen
table-reel = Was du siehst
table-reel-pause = Pause
table-reel-play = Abspielen
table-reel-restart = Von vorn
table-reel-step = Ein Schritt
table-reel-speed = Tempo
table-reel-deal = Runde
table-reel-hands = Alle Hände zeigen
table-chances = Chancen auf den Sieg: { $chances }
