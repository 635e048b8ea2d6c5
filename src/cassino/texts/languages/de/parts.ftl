### Teile von Sätzen

# Terms (English = German):
# you = du; Casino = Casino; match = Partie; deal = Runde; round (plays between refills) = Durchgang; turn = Zug, an der Reihe sein
# move = Zug; hand = Hand; stock = Talon; table = Tisch; loose card = lose Karte; capture = nehmen, der Fang
# build = bauen, der Bau, die Bauten; "build of 9" = Bau von 9; simple/multiple build = einfacher/mehrfacher Bau; raise = erhöhen
# join = dazulegen, ergänzen; set = der Satz; trail = ablegen; left behind = liegen gelassen
# sweep = der Abräumer, den Tisch abräumen; clear the table (no points) = den Tisch leeren
# pile = Stapel; top of a pile = oberste Karte; steal = stehlen; call = rufen ("Orange"); claim, announce = ansagen, die Ansage
# count out = auszählen (lassen); count = Zählung, zählen; insist = bestehen auf; demand = Forderung
# side = Partei; seat = Platz; partner = Partner; opponent = Gegner; players (number) = Personen; dealer = Geber; lead = beginnen
# pack = Blatt; pictures = Bilder; J Q K A = Bube, Dame, König, Ass; suits = Kreuz, Karo, Herz, Pik
# Italian suits = Münzen, Kelche, Schwerter, Stäbe; knave, knight, king = Bube, Reiter, König
# big/little casino = großes/kleines Casino; target = Ziel; point = Punkt; score = Punktestand; bot = Bot; level = Stufe
# house rules = Hausregeln; rule book = Regelheft; hint = Tipp; undo = zurücknehmen; review = Analyse; puzzle = Aufgabe
# deal of the day = Runde des Tages; Casino School = Casino-Schule; lobby = Lobby; score pad = Punkteblock; rated = gewertet

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards batons, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] Kreuz-{ rank }
        [diamonds] Karo-{ rank }
        [hearts] Herz-{ rank }
        [spades] Pik-{ rank }
        [coins] Münz-{ rank }
        [cups] Kelch-{ rank }
        [swords] Schwert-{ rank }
        [batons] Stab-{ rank }
        [green] grüne { rank }
        [yellow] gelbe { rank }
        [red] rote { rank }
       *[black] schwarze { rank }
    }

# A card in a sentence. $case (word): accusative, dative, or nothing (nominative). Colors go with numbers only, which are feminine
card =
    { $case ->
        [dative] { $rank ->
            [ace] dem
            [jack] dem
            [knave] dem
            [knight] dem
            [king] dem
           *[other] der
        } { $suit ->
            [green] grünen { rank }
            [yellow] gelben { rank }
            [red] roten { rank }
            [black] schwarzen { rank }
           *[other] { card-name }{ $rank ->
                [jack] n
                [knave] n
               *[other] { "" }
            }
        }
        [accusative] { $rank ->
            [ace] das { card-name }
            [jack] den { card-name }n
            [knave] den { card-name }n
            [knight] den { card-name }
            [king] den { card-name }
           *[other] die { card-name }
        }
       *[nominative] { $rank ->
            [ace] das { card-name }
            [jack] der { card-name }
            [knave] der { card-name }
            [knight] der { card-name }
            [king] der { card-name }
           *[other] die { card-name }
        }
    }

rank =
    { $rank ->
        [one] Eins
        [ace] Ass
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [knave] Bube
        [knight] Reiter
       *[king] König
    }

# Cards of a kind, as in a list of what scores
kind =
    { $kind ->
        [cards] Karten
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
        [coins] Münzen
        [cups] Kelche
        [swords] Schwerter
        [batons] Stäbe
        [green] Karten in Grün
        [yellow] Karten in Gelb
        [red] Karten in Rot
        [black] Karten in Schwarz
        [ones] Einsen
        [aces] Asse
        [twos] Zweien
        [threes] Dreien
        [fours] Vieren
        [fives] Fünfen
        [sixes] Sechsen
        [sevens] Siebenen
        [eights] Achten
        [nines] Neunen
        [tens] Zehnen
        [jacks] Buben
        [queens] Damen
        [knaves] Buben
        [knights] Reiter
       *[kings] Könige
    }

# An error. $text: what was typed; $pack: which cards there are. The letters are those that are typed
not-a-card =
    { $pack ->
        [no_pictures_40] „{ $text }“ ist keine Karte dieses Blatts. Eine Karte ist ein Rang (A oder 2 bis 10) und eine Farbe (C = Kreuz, D = Karo, H = Herz, S = Pik), zum Beispiel 8S.
        [italian_40] „{ $text }“ ist keine Karte dieses Blatts. Eine Karte ist ein Rang (A, 2 bis 7, J, Q oder K) und eine Farbe (C, D, H oder S), zum Beispiel 7S.
        [rook_40] „{ $text }“ ist keine Karte dieses Blatts. Eine Karte ist ein Rang (1 bis 10) und eine Farbe (G = Grün, Y = Gelb, R = Rot, B = Schwarz), zum Beispiel 8B.
       *[french_52] „{ $text }“ ist keine Karte dieses Blatts. Eine Karte ist ein Rang (A, 2 bis 10, J, Q oder K) und eine Farbe (C = Kreuz, D = Karo, H = Herz, S = Pik), zum Beispiel 8S.
    }

# The two cards that make an orange
orange-cards =
    { $orange ->
        [colors] eine rote und eine gelbe Karte
       *[suits] eine Herz- und eine Karokarte
    }

# With how many players a game is played. $others: the smaller numbers, such as “2, 3”; $several: how many these are
player-numbers =
    { $several ->
        [0] { $last } Personen
       *[other] { $others } oder { $last } Personen
    }

# The sections of the rule book, after their number: “(rule B14, when you can trail)”
rule-name =
    { $number ->
        [B1] das Blatt
        [B2] Spieler und Parteien
        [B3] Spielrichtung
        [B4] Geber und erster Zug
        [B5] das Geben
        [B6] was Karten zählen
        [B7] was ein Zug nehmen kann
        [B8] wann du nehmen musst
        [B9] Bauen
        [B10] Bauten verändern
        [B11] die Karte zum Nehmen behalten
        [B12] für den Partner bauen
        [B13] wem ein Bau gehört
        [B14] wann du ablegen darfst
        [B15] von Stapeln stehlen
        [B16] genommene Karten
        [B17] ein Zug
        [B18] Abräumer
        [B19] die letzten Karten auf dem Tisch
        [B20] Punkte einer Runde
        [B21] Gleichstand bei einem Posten
        [B22] das Ziel
        [B23] Einschränkungen kurz vor dem Ziel
        [B24] mehrere Parteien am Ziel
        [B25] Ansagen
        [B26] der doppelte Sieg
        [B27] Rufe
        [B28] der offene letzte Durchgang
       *[B29] regelwidrige Züge
    }

## The lines of the count at the end of a deal: labels of rows, before a colon or in a table

line-most = Die meisten { kind }
line-enough = { $count } { kind } oder mehr
# Each card of a kind
line-each =
    { $kind ->
        [cards] Jede Karte
        [clubs] Jedes Kreuz
        [diamonds] Jedes Karo
        [hearts] Jedes Herz
        [spades] Jedes Pik
        [coins] Jede Münze
        [cups] Jeder Kelch
        [swords] Jedes Schwert
        [batons] Jeder Stab
        [green] Jede grüne Karte
        [yellow] Jede gelbe Karte
        [red] Jede rote Karte
        [black] Jede schwarze Karte
        [ones] Einsen
        [aces] Asse
        [twos] Zweien
        [threes] Dreien
        [fours] Vieren
        [fives] Fünfen
        [sixes] Sechsen
        [sevens] Siebenen
        [eights] Achten
        [nines] Neunen
        [tens] Zehnen
        [jacks] Buben
        [queens] Damen
        [knaves] Buben
        [knights] Reiter
       *[kings] Könige
    }
line-card =
    { $suit ->
        [clubs] Kreuz-{ rank-first }
        [diamonds] Karo-{ rank-first }
        [hearts] Herz-{ rank-first }
        [spades] Pik-{ rank-first }
        [coins] Münz-{ rank-first }
        [cups] Kelch-{ rank-first }
        [swords] Schwert-{ rank-first }
        [batons] Stab-{ rank-first }
        [green] Grüne { rank }
        [yellow] Gelbe { rank }
        [red] Rote { rank }
       *[black] Schwarze { rank }
    }
# At the beginning of a label
rank-first =
    { $rank ->
        [one] Eins
        [ace] Ass
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [knave] Bube
        [knight] Reiter
       *[king] König
    }
line-primiera = Primiera
line-sweeps = Abräumer
line-big-sweeps = Abräumer mit { $count } oder mehr
line-first-sweep = Abräumer im ersten Zug
line-oranges = Orangen
line-wrong-calls = Falsche Rufe
line-penalties = Strafpunkte
line-wrong-claim = Falsche Ansage

# The value of a build
value =
    { $value ->
        [11] Bube
        [12] Dame
        [13] König
       *[other] { $value }
    }

# The value as sets of it are called, after “von” (dative): Bau von Königen
values =
    { $value ->
        [11] Buben
        [12] Damen
        [13] Königen
       *[other] { $value }
    }

build = Bau von { values }
# $case (word): accusative, dative, or nothing
build-of =
    { $case ->
        [dative] dem Bau von { $value }
        [accusative] den Bau von { $value }
       *[nominative] der Bau von { $value }
    }

# $card (text): a card in words
card-on-pile =
    { WHO($of) ->
        [you] { $card } von deinem Stapel
       *[other] { $card } vom Stapel von { NAME($of) }
    }

# $case (word): inside (du), accusative, dative, oder nichts
you =
    { $case ->
        [inside] du
        [accusative] dich
        [dative] dir
       *[other] Du
    }

# A player who has given no name
guest = Gast

# A player whose account was deleted
somebody = Jemand

# A player who is invited and has not come yet
friend = Freund
# $number (number): from 1
friend-number = Freund { $number }
# A player who has no name; $number (number): from 1
player-number = Spieler { $number }

# What a side is called: the names of its players
side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

# A player after a verb or a preposition: always accusative in German
whom =
    { WHO($whom) ->
        [you] dich
       *[other] { NAME($whom) }
    }

and = { $before } und { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } oder { $last }
plus = { $before } plus { $last }
match-is-over = Die Partie ist zu Ende.
deal-is-over = Die Runde ist zu Ende.

# Instead of many names
these-cards =
    { $case ->
        [dative] diesen Karten
       *[other] diese Karten
    }
