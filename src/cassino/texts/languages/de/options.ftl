### Die Optionen der Regeln: house-rules editor, rule book, terminal, and the tables of the documentation.
### option-X: a short title (a label, without a period). option-X-question: the same as a question, with the choices as
### answers. option-X-note: help below the question. option-X-zero: what the number 0 means there. choice-X-Y: an answer,
### also shown after a title and in tables. option-because-X: why an option has no effect or does not fit with others.

## The pack

option-pack = Blatt
option-pack-question = Mit welchen Karten spielt ihr?
choice-pack-french-52 = 52 Karten
choice-pack-no-pictures-40 = 40 Karten, ohne Bilder
choice-pack-italian-40 = 40 Karten, ohne Achten, Neunen und Zehnen
choice-pack-rook-40 = 40 Rook-Karten in vier Farben
option-ranks = Verwendete Ränge
option-ranks-question = Welche Ränge des Blatts verwendet ihr?
option-ranks-note = Wähle keinen, um mit allen zu spielen.
option-suits = Verwendete Farben
option-suits-question = Welche Farben des Blatts verwendet ihr?
option-suits-note = Wähle keine, um mit allen zu spielen.
choice-suit-name-clubs = Kreuz
choice-suit-name-diamonds = Karo
choice-suit-name-hearts = Herz
choice-suit-name-spades = Pik

## Players and sides

option-players = Anzahl Personen
option-players-question = Wie viele können spielen?
option-players-note = Die übliche Anzahl wird zuerst angeboten.
option-sides = Parteien
option-sides-question = Wer punktet gemeinsam?
choice-sides-solo = alle für sich
choice-sides-pairs-of-four = zu viert zwei gegen zwei
option-partners = Wahl der Partner
option-partners-question = Wie findet man seinen Partner?
choice-partners-as-seated = nach der Sitzordnung
choice-partners-first-two-aces = durch die ersten zwei Asse
option-direction = Spielrichtung
option-direction-question = In welcher Richtung geht es reihum?
choice-direction-clockwise = im Uhrzeigersinn
choice-direction-counterclockwise = gegen den Uhrzeigersinn
option-deal-passes = Nächster Geber
option-deal-passes-question = Wer gibt als Nächstes?
choice-deal-passes-next = der nächste Spieler
choice-deal-passes-loser-leads = der Spieler vor dem Verlierer, sodass der Verlierer beginnt
choice-deal-passes-last-capturer-leads = der Spieler vor dem, der zuletzt genommen hat, sodass dieser beginnt
choice-deal-passes-winner-leads = der Spieler vor dem Gewinner, sodass der Gewinner beginnt
choice-deal-passes-winner-deals = der Gewinner
option-round-leader = Wer spätere Durchgänge beginnt
option-round-leader-question = Wer spielt zuerst, nachdem neue Karten gegeben sind?
choice-round-leader-after-dealer = der Spieler nach dem Geber
choice-round-leader-last-capturer = wer zuletzt genommen hat

## The deal

option-hand = Karten auf der Hand
option-hand-question = Wie viele Karten bekommt jeder auf einmal?
option-table = Karten auf dem Tisch
option-table-question = Wie viele Karten kommen am Anfang auf den Tisch?
option-cut = Tischkarten aus der Mitte des Blatts
option-cut-question = Nimmt, wer beginnt, die Tischkarten aus der Mitte des Blatts?
option-leader-cuts = Wer beginnt, wählt die Stelle zum Abheben
option-leader-cuts-question = Wählt, wer beginnt, wo die Tischkarten abgehoben werden?
option-leader-cuts-note = Das Terminal fragt danach. An Tischen im Browser ist die Stelle zufällig.
option-redeal = Zu reicher erster Tisch
option-redeal-question = Was passiert mit einem zu reichen ersten Tisch?
option-redeal-note = Ein erster Tisch ist zu reich, wenn die abgehobenen Karten zu viele Punkte oder Bilder haben.
choice-redeal-never = er bleibt
choice-redeal-rich-cut = er wird zurückgelegt und neu abgehoben
option-rich-points = Punkte, ab denen der erste Tisch zu reich ist
option-rich-points-question = Ab wie vielen Punkten ist ein erster Tisch zu reich?
option-rich-points-zero = Punkte sind egal
option-rich-pictures = Bilder, ab denen der erste Tisch zu reich ist
option-rich-pictures-question = Ab wie vielen Bildern ist ein erster Tisch zu reich?
option-rich-pictures-zero = Bilder sind egal
option-replenish = Neue Karten
option-replenish-question = Wann gibt es neue Karten?
choice-replenish-rounds = in Durchgängen, wenn alle Hände leer sind
choice-replenish-draw = eine Karte nach jedem Zug
choice-replenish-all-cards = alle auf einmal; zu zweit in zwei Hälften
option-leftover = Zu wenige Karten für einen letzten Durchgang
option-leftover-question = Was, wenn die letzten Karten nicht für einen vollen Durchgang reichen?
choice-leftover-none = kommt nie vor
choice-leftover-short-round = gleichmäßig verteilt, der Rest auf den Tisch
option-packet = Wie viele Karten auf einmal gegeben werden
option-packet-question = Wie viele Karten gibt der Geber auf einmal?
option-bottom-seen = Der Spieler nach dem Geber sieht die letzte Karte
option-bottom-seen-question = Darf der Spieler nach dem Geber die letzte Karte sehen?
option-last-round-open = Letzter Durchgang offen
option-last-round-open-question = Wird der letzte Durchgang mit offenen Karten gespielt?

## What cards count

option-faces = Buben, Damen und Könige
option-faces-question = Was zählen Buben, Damen und Könige?
option-faces-note = Bilder ohne Zahl nehmen nur gleiche Bilder.
choice-faces-rank-only = keine Zahl
choice-faces-eleven-to-thirteen = 11, 12 und 13
option-ace = Asse
option-ace-question = Was zählen Asse?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 oder 14
option-in-hand = Karten mit anderem Wert auf der Hand
option-in-hand-question = Welche Karten zählen auf der Hand anders als auf dem Tisch?
option-in-hand-note = Eine Karte nimmt, was ihren Wert auf der Hand ergibt.

## Capturing

option-equal-faces = Ein Bild nimmt
option-equal-faces-question = Wie viele gleiche Bilder nimmt ein Bild ohne Zahl?
choice-equal-faces-one = ein gleiches Bild
choice-equal-faces-any = beliebig viele gleiche Bilder
choice-equal-faces-one-or-three = ein gleiches Bild oder drei, nie zwei
option-combinations = Ein Zug nimmt
option-combinations-question = Wie viel kann ein Zug nehmen?
option-combinations-note = Eine Kombination ist eine gleiche Karte, eine Summe oder ein Bau.
choice-combinations-many = beliebig viele Kombinationen
choice-combinations-one = eine Kombination
option-pair-first = Gleiche Karte vor Summe
option-pair-first-question = Musst du eine gleiche Karte statt einer Summe nehmen?
option-from-hand = Handkarten in einem Fang
option-from-hand-question = Wie viele Handkarten kannst du für einen Fang verwenden?
choice-from-hand-one-card = eine Karte
choice-from-hand-one-total = beliebig viele, zusammengezählt
choice-from-hand-several-sets = beliebig viele, in Sätzen mit gleichem Wert
option-hand-total-at-most = Höchste Summe der Handkarten
option-hand-total-at-most-question = Was ist die höchste Summe, die mehrere Handkarten ergeben dürfen?
option-hand-total-at-most-zero = keine Grenze
option-tops = Stapelkarten, die du nehmen kannst
option-tops-question = Welche obersten Karten von Stapeln kannst du wie lose Karten nehmen?
choice-tops-none = keine
choice-tops-opponents = die der Gegner
choice-tops-others = die aller anderen
option-builds-in-sums = Bauten der Gegner in Summen
option-builds-in-sums-question = Kann ein einfacher Bau eines Gegners zu einer Summe gehören?
option-builds-in-sums-note = Zum Beispiel nimmt eine 9 dann einen Bau von 8 eines Gegners zusammen mit einem Ass.
option-because-sums-in-steps = In einem Zug aus mehreren Schritten gehört ein Bau nie zu einer Summe.
option-compulsion = Musst du nehmen?
option-compulsion-question = Wann musst du nehmen?
choice-compulsion-none = nie
choice-compulsion-any-capture = immer, wenn die gespielte Karte nehmen kann
choice-compulsion-equal-loose = immer, wenn es gleiche lose Karten gibt, und zwar alle
choice-compulsion-no-trail = immer, wenn die gespielte Karte nehmen kann, außer du baust mit ihr

## Building

option-source = Bauen
option-source-question = Wie kannst du bauen?
choice-source-none = gar nicht
choice-source-hand = mit einer Handkarte
choice-source-hand-and-table = auch nur aus Tischkarten, in Zügen mit mehreren Schritten
option-raised-by = Wer einen Bau erhöhen kann
option-raised-by-question = Wer kann den Wert eines Baus erhöhen?
option-raised-by-note = Nur ein einfacher Bau lässt sich erhöhen, mit einer Handkarte.
choice-by-anyone = alle
choice-by-not-owner = alle außer dem, dem er gehört
choice-by-opponents = die Gegner dessen, dem er gehört
choice-by-own-side = die eigene Partei
choice-by-owner = nur der, dem er gehört
choice-by-nobody = niemand
option-raise-own-with-both = Eigenen Bau nur mit beiden Karten erhöhen
option-raise-own-with-both-question = Musst du beim Erhöhen deines eigenen Baus auch eine Karte mit seinem alten Wert behalten?
option-raise-with-sets = Beim Erhöhen Sätze mit dem neuen Wert dazulegen
option-raise-with-sets-question = Kannst du beim Erhöhen Sätze mit dem neuen Wert dazulegen?
option-joined-by = Wer einen Bau ergänzen kann
option-joined-by-question = Wer kann einen Bau um Sätze mit demselben Wert ergänzen?
option-joined-to-capture = Andere können Tischkarten zu einem Bau legen, den sie dann nehmen
option-joined-to-capture-question = Können andere Tischkarten zu einem Bau legen, den sie im selben Zug nehmen?
option-equal-value = Zwei Bauten mit einem Wert
option-equal-value-question = Was passiert mit zwei Bauten mit demselben Wert?
choice-equal-value-coexist = dürfen nebeneinander liegen
choice-equal-value-must-merge = müssen ein Bau werden
choice-equal-value-separate = bleiben getrennt; Ergänzen vereint sie nie
option-for-partner = Für den Partner bauen
option-for-partner-question = Wann kannst du einen Bau machen, den nur dein Partner nehmen kann?
choice-for-partner-never = nie
choice-for-partner-proven = wenn dein Partner einen Bau mit diesem Wert hat oder verloren hat
choice-for-partner-lost-build = wenn dein Partner einen Bau mit diesem Wert verloren hat
option-partner-asks = Bitten des Partners
option-partner-asks-question = Kannst du deinen Partner bitten, einen Bau eurer Partei liegen zu lassen?
option-joiner = Ergänzen wechselt den Besitz
option-joiner-question = Gehört ein Bau dem, der ihn ergänzt?
choice-joiner-becomes-owner = ja, er gehört dann ihm
choice-joiner-changes-nothing = nein, er gehört weiter demselben
option-limit = Bauten pro Person
option-limit-question = Wie viele Bauten können dir gehören?
choice-build-limit-none = beliebig viele
choice-build-limit-one = einer am Ende eines Zugs
choice-build-limit-one-while-stock = einer, solange es einen Talon gibt

## Trailing

option-owner = Ablegen, während dir ein Bau gehört
option-owner-question = Kannst du ablegen, während dir ein Bau gehört?
choice-owner-trail-banned = nie
choice-owner-trail-banned-next-turn = nicht im nächsten Zug
choice-owner-trail-banned-while-stock = nicht, solange es einen Talon gibt
choice-owner-trail-free = ja
option-owner-builds = Bauen, während du nicht ablegen darfst
option-owner-builds-question = Was kannst du bauen, während dir ein Bau gehört und du nicht ablegen darfst?
choice-owner-builds-anything = alles
choice-owner-builds-own-build = nur am eigenen Bau
option-only-when-stuck = Ablegen nur im Notfall
option-only-when-stuck-question = Kannst du nur ablegen, wenn sonst nichts geht?

## Captured cards

option-face = Genommene Karten
option-face-question = Wie liegen genommene Karten?
choice-pile-face-down = verdeckt
choice-pile-face-up = offen
option-of = Stapel von Partnern
option-of-question = Teilen sich Partner einen Stapel?
choice-pile-of-side = ein gemeinsamer Stapel
choice-pile-of-player = je ein eigener Stapel
option-order = Reihenfolge auf dem Stapel
option-order-question = In welcher Reihenfolge kommen zusammen genommene Karten auf den Stapel?
choice-pile-order-free = wie du willst, ungesehen
choice-pile-order-accumulated = wie sie auf den Tisch kamen
choice-pile-order-lowest-on-top = nach Zahlen, die kleinste oben
option-pictures-below = Bilder unter den Zahlen
option-pictures-below-question = Kommen Bilder auf dem eigenen Stapel oder dem des Partners unter alle Zahlen?
option-stolen = Stapelkarten, die du zu einem Bau legen kannst
option-stolen-question = Welche obersten Karten von Stapeln kannst du zu einem Bau legen?
option-residue = Restkarten am Ende
option-residue-question = Wer bekommt die Karten, die auf dem Tisch bleiben?
choice-residue-last-capturer = wer zuletzt genommen hat
choice-residue-nobody = niemand

## Sweeps

option-points = Punkte für einen Abräumer
option-points-question = Wie viele Punkte ist ein Abräumer wert?
option-points-note = 0 heißt: Abräumer werden nicht gezählt.
option-large-from = Karten für einen großen Abräumer
option-large-from-question = Ab wie vielen Tischkarten ist ein Abräumer groß?
option-large-from-zero = es gibt keine
option-large-points = Punkte für einen großen Abräumer
option-large-points-question = Wie viele Punkte ist ein großer Abräumer wert?
option-count-played = Die gespielte Karte zählt für den großen Abräumer mit
option-count-played-question = Zählt die gespielte Karte für einen großen Abräumer mit?
option-first-play-points = Punkte für einen Abräumer im ersten Zug
option-first-play-points-question = Wie viele Punkte ist ein Abräumer im ersten Zug einer Runde wert?
option-first-play-points-zero = so viele wie jeder andere Abräumer
option-cancelling = Abräumer heben sich auf
option-cancelling-question = Heben sich Abräumer verschiedener Parteien auf?
choice-cancelling-none = nein
choice-cancelling-all-sides = ja
choice-cancelling-unrestricted-sides = ja, aber nicht die einer Partei kurz vor dem Ziel
option-until-score = Punktestand ohne Abräumer
option-until-score-question = Ab wie vielen Punkten macht eine Partei keine Abräumer mehr?
option-until-score-note = Es zählen die Punkte, die die Partei vor der Runde hat. 0 heißt, dass Abräumer immer zählen.
option-until-score-zero = keine Grenze
option-after-stock = Abräumer mit den letzten Karten
option-after-stock-question = Kann man noch abräumen, wenn die letzten Karten gegeben sind?
option-last-play = Der letzte Zug einer Runde kann abräumen
option-last-play-question = Kann der letzte Zug einer Runde ein Abräumer sein?
option-victim-plays = Züge hintereinander nach einem Abräumer
option-victim-plays-question = Wie oft hintereinander spielt der Nächste nach einem Abräumer?
option-victim-plays-note = 1 heißt: Es geht reihum wie immer.

## Calls, claims and demands

option-last-round = Ansage des letzten Durchgangs
option-last-round-question = Was sagt der Geber beim letzten Durchgang?
choice-last-round-silent = nichts
choice-last-round-last = „Letzte“
choice-last-round-last-round = „Letzter Durchgang“
option-claim = Ansagen
option-claim-question = Wie kannst du vor dem Ende der Runde ansagen, dass du das Ziel erreicht hast?
choice-claim-none = gar nicht
choice-claim-count-out = durch Auszählen
choice-claim-announce = durch eine Ansage
option-false-claim-points = Strafe für zu frühes Auszählen
option-false-claim-points-question = Wie viele Punkte bekommt eine Partei für zu frühes Auszählen?
option-false-announcement = Eine falsche Ansage kostet
option-false-announcement-question = Was kostet es, das Ziel falsch anzusagen?
choice-false-announcement-nothing = nichts
choice-false-announcement-game = die Partie
option-left-behind = Hinweis auf liegen gelassene Karten
option-left-behind-question = Darf man auf Karten hinweisen, die ein Zug hätte nehmen können?
option-insist = Volleren Fang fordern
option-insist-question = Können Gegner darauf bestehen, dass du mehr nimmst?
choice-insist-never = nie
choice-insist-asked = ja, am Ende deines Zugs
choice-insist-always = immer: Du musst alles nehmen und dazulegen, was geht
option-orange = Orangen
option-orange-question = Für wen zählt eine Orange?
option-orange-note = Eine Orange ist eine rote und eine gelbe Karte, oder Herz und Karo, in einem Zug genommen.
choice-orange-none = für niemanden
choice-orange-called = für den, der sie zuerst ruft
choice-orange-always = für den, der sie nimmt
option-orange-points = Punkte für eine Orange
option-orange-points-question = Wie viele Punkte ist eine Orange wert?
option-false-orange-points = Strafe für einen falschen Orange-Ruf
option-false-orange-points-question = Wie viele Punkte gibt es für den Ruf einer Orange, die keine ist?
option-enforcement = Regelwidrige Züge
option-enforcement-question = Was passiert mit regelwidrigen Zügen?
option-enforcement-note = Mit Strafe zählt ein falscher Fang als Ablegen, und ein Bau, den man selbst nicht nehmen kann, kostet Punkte.
choice-enforcement-strict = sie werden nicht angenommen
choice-enforcement-table = sie gelten, mit Strafe

## Points of a deal

option-items = Was zählt
option-items-question = Was zählt in einer Runde?
option-items-note = Punkte werden in dieser Reihenfolge gezählt, wo die Reihenfolge wichtig ist.
option-ties = Gleichstand bei den meisten
option-ties-question = Wer bekommt Punkte, wenn Parteien gleich viele haben?
choice-ties-nobody = niemand
choice-ties-one-each = jede von ihnen einen Punkt
choice-ties-carried = niemand; haben mehrere die meisten, kommen die Punkte zu denen der nächsten Runde dazu

## The end of the match

option-target = Ziel
option-target-question = Mit wie vielen Punkten gewinnt man die Partie?
option-deals = Anzahl Runden
option-deals-question = Nach wie vielen Runden ist die Partie zu Ende?
option-deals-zero = bis zum Ziel
option-several = Mehrere Parteien am Ziel
option-several-question = Was, wenn mehrere Parteien in derselben Runde das Ziel erreichen?
choice-several-reach-higher-total = der höhere Punktestand gewinnt
choice-several-reach-priority-count = Posten für Posten zählen
option-near-target = Kurz vor dem Ziel
option-near-target-question = Zählt kurz vor dem Ziel nicht mehr alles?
choice-near-target-free = keine Einschränkung
choice-near-target-last-three = eingeschränkt ab drei Punkten davor
choice-near-target-last-five = eingeschränkt ab fünf Punkten davor
option-level = Gleichstand an der Spitze
option-level-question = Was, wenn Parteien an der Spitze gleichauf sind?
choice-level-another-deal = noch eine Runde
choice-level-shared = geteilter Sieg
option-finish = Eine entschiedene Partie endet
option-finish-question = Wann endet eine Partie, wenn sie entschieden ist?
choice-finish-end-of-deal = nach der Runde
choice-finish-at-once = sofort
option-double-game = Doppelter Sieg in der ersten Runde
option-double-game-question = Gewinnt doppelt, wer das Ziel in der ersten Runde erreicht?

## The words of your table: what you call the things of the game

option-words-capture = Euer Wort für „Fang“
option-words-capture-question = Wie nennt ihr einen Fang?
option-words-build = Euer Wort für „Bau“
option-words-build-question = Wie nennt ihr einen Bau?
option-words-trail = Euer Wort für „ablegen“
option-words-trail-question = Wie nennt ihr es, eine Karte abzulegen?
option-words-sweep = Euer Wort für „Abräumer“
option-words-sweep-question = Wie nennt ihr einen Abräumer?
option-words-left-behind = Euer Wort für „liegen gelassen“
option-words-left-behind-question = Wie nennt ihr Karten, die ein Fang liegen gelassen hat?
option-words-ten-of-diamonds = Euer Wort für „großes Casino“
option-words-ten-of-diamonds-question = Wie nennt ihr die Karo-Zehn?
option-words-two-of-spades = Euer Wort für „kleines Casino“
option-words-two-of-spades-question = Wie nennt ihr die Pik-Zwei?
option-words-seven-of-diamonds = Euer Wort für „Karo-Sieben“
option-words-seven-of-diamonds-question = Wie nennt ihr die Karo-Sieben?
option-words-claim = Euer Wort für die Ansage
option-words-claim-question = Was sagt ihr, um das Ziel anzusagen?

## The usual words for these things, alone in a table or in a field

word-capture = Fang
word-build = Bau
word-trail = ablegen
word-sweep = Abräumer
word-left-behind = liegen gelassen
word-ten-of-diamonds = großes Casino
word-two-of-spades = kleines Casino
word-seven-of-diamonds = Karo-Sieben
word-claim = Ansage

## The editor of house rules

option-group-deck = Das Blatt
option-group-seating = Spieler und Parteien
option-group-dealing = Das Geben
option-group-counting = Was Karten zählen
option-group-capturing = Nehmen
option-group-building = Bauen
option-group-trailing = Ablegen
option-group-piling = Genommene Karten
option-group-sweeping = Abräumer
option-group-calling = Rufe, Ansagen und Forderungen
option-group-scoring = Punkte einer Runde
option-group-ending = Das Ende der Partie
option-group-words = Wörter an eurem Tisch

# What an item scores; the cards follow in a list of their own
option-item-most = die meisten
option-item-each = für jede Karte
option-item-enough = genug
option-item-primiera = Primiera: die beste Karte jeder Farbe

option-kinds = Karten einer Art
option-one-card = Eine Karte

option-yes = ja
option-no = nein

## Numbers that an option can have

option-note-zero = 0 heißt: { $meaning }.
option-limits-or-zero = 0 ({ $meaning }) oder von { $least } bis { $most }

## Why an option has no effect ("This has no effect." follows), or why it does not fit with the others (what to change follows)

option-because-no-partners = Niemand hat einen Partner.
option-because-no-rounds = Karten werden nicht in Durchgängen gegeben.
option-because-never-four = Das Spiel wird nicht zu viert gespielt.
option-because-only-two = Das Spiel ist nur für zwei.
option-because-no-pictures = Das Blatt hat keine Buben, Damen oder Könige über den Zahlen 1 bis 10.
option-because-pictures-count = Bilder zählen wie Zahlen.
option-because-all-at-once = Alle Karten werden auf einmal gegeben.
option-because-bare-table = Es kommen keine Karten auf den Tisch.
option-because-uncut = Die Tischkarten werden nicht abgehoben.
option-because-any-table-stays = Jeder erste Tisch bleibt.
option-because-even = Die Karten gehen genau auf, also ist kein Durchgang kürzer.
option-because-never-rich = Kein erster Tisch wäre zu reich. Setz diese Zahl oder die für Punkte auf mindestens 1.
option-because-in-hand-builds = Nur in einem Spiel ohne Bauten können Karten auf der Hand einen anderen Wert haben.
option-because-in-hand-one-card = Mehrere zusammen gespielte Handkarten werden mit ihren Werten auf dem Tisch zusammengezählt.
option-because-one-combination = Ein Zug nimmt nur eine Kombination.
option-because-pair-first = Das sagt, welche von mehreren Kombinationen du nehmen musst, also darf ein Zug nur eine nehmen.
option-because-cards-together = Zusammen gespielte Handkarten sind nie einer einzelnen Karte gleich.
option-because-from-hand-builds = Mehrere Handkarten zusammen kannst du nur in einem Spiel ohne Bauten spielen.
option-because-one-hand-card = Du spielst immer nur eine Handkarte.
option-because-face-down = Die oberste Karte eines verdeckten Stapels sieht niemand.
option-because-equal-loose-one = Deine Karte muss alle gleichen losen Karten nehmen, aber ein Zug nimmt nur eine Kombination.
option-because-insisted-pictures = Wenn Gegner darauf bestehen, kann es sein, dass ein Bild ein zweites gleiches Bild nehmen muss.
option-because-equal-loose-two = Deine Karte muss alle gleichen losen Karten nehmen, aber ein Bild darf nicht zwei nehmen.
option-because-equal-loose-picture = Deine Karte muss alle gleichen losen Karten nehmen, aber ein Bild nimmt nur ein gleiches Bild.
option-because-equal-loose-together = Deine Karte muss alle gleichen losen Karten nehmen, aber zusammen gespielte Handkarten sind nie einer einzelnen Karte gleich.
option-because-two-builds = Gehörten dir zwei Bauten mit demselben Wert, könntest du nicht beide mit einer Karte nehmen.
option-because-which-build = Es muss klar sein, welchen Bau jemand nehmen wird.
option-because-no-builds = Das Spiel hat keine Bauten.
option-because-no-raise = Niemand kann einen Bau erhöhen.
option-because-own-not-raised = Niemand kann den eigenen Bau erhöhen.
option-because-built-without-card = Man kann bauen, ohne die Karte zu haben, die den Bau nimmt.
option-because-sets-are-steps = In einem Zug mit mehreren Schritten ist das Dazulegen von Sätzen ein eigener Schritt.
option-because-no-joining = Niemand kann einen Bau ergänzen.
option-because-one-step = Ein Zug hat nur einen Schritt.
option-because-opponents-join = Gegner können den Bau ohnehin ergänzen.
option-because-one-build-a-step = Ein Schritt ergänzt nur einen Bau.
option-because-request-own-side = Wird ein Partner gebeten, einen Bau zu lassen, müssen beide Partner ihn ergänzen dürfen.
option-because-no-stock = Alle Karten werden auf einmal an mehr als zwei gegeben, also gibt es nie einen Talon.
option-because-stuck = Ablegen kann nur, wer sonst nichts tun kann.
option-because-owner-trails = Du kannst ablegen, während dir ein Bau gehört.
option-because-never-stuck = In einem Zug mit mehreren Schritten ist nie klar, dass sonst nichts geht.
option-because-piles-down = Die Stapel liegen verdeckt.
option-because-pictures-order = Bilder können nur unter den Zahlen liegen, wenn Karten so auf den Stapel kommen, wie sie auf den Tisch kamen.
option-because-no-big-sweeps = Es gibt keine großen Abräumer.
option-because-no-sweeps = Abräumer bringen keine Punkte.
option-because-over-before = So viele Punkte hat niemand, bevor die Partie zu Ende ist.
option-because-swept-before-stock = Wenn die letzten Karten gegeben sind, gibt es keine Abräumer mehr.
option-because-unrestricted = Keine Partei ist kurz vor dem Ziel eingeschränkt.
option-because-not-called = Orangen werden nicht gerufen.
option-because-fixed-deals = Die Anzahl der Runden steht fest.
option-because-stops = Eine entschiedene Partie endet sofort.
option-because-own-item = Kurz vor dem Ziel gewinnt eine Partei allein mit ihrem Posten, also muss niemand ansagen.
option-because-no-counting-out = Niemand kann auszählen lassen.
option-because-no-announcing = Niemand kann das Ziel ansagen.
option-because-still-taken = In einem Zug mit mehreren Schritten kann man noch nehmen, was liegen geblieben ist.
option-because-insist-steps = Gegner können nur dann auf etwas bestehen, wenn Züge mehrere Schritte haben.
option-because-insist-one = Auf einem volleren Fang kann niemand bestehen, wenn ein Zug nur eine Kombination nimmt.
option-because-orange-suits = Eine Orange braucht Herz und Karo (rote und gelbe Karten), aber eine dieser Farben fehlt.
option-because-no-oranges = Orangen zählen nicht.
option-because-table-one-step = Regelwidrige Züge lassen sich nur bestrafen, wenn ein Zug nur einen Schritt hat.
option-because-table-one-card = Nach einem falschen Fang wird abgelegt, aber ablegen lässt sich nur eine Karte.
option-because-no-majority = Nichts zählt dafür, die meisten zu haben.
option-because-count-decides = Punkte werden Posten für Posten gezählt, also sind Parteien nie gleichauf.
