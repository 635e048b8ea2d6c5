### Was mehrere Seiten im Browser sagen

## Everywhere

shared-start-page = Startseite
shared-close = Schließen
shared-settings = Einstellungen
shared-help = Hilfe und Tasten
# Label of a field with an address to copy
shared-link = Link
# Label of a field
shared-your-name = Dein Name
shared-unchanged = Nichts wurde geändert.
shared-show-me = Zeig es mir
# Button: one move back
shared-back = Zurück
# Button that leaves everything as it is
shared-cancel = Abbrechen
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analyse
shared-watch = Zuschauen
shared-all-rules = Alle Regeln
shared-pages = Seiten
shared-skip = Zum Inhalt
shared-no-connection = Keine Verbindung. Versuch es noch einmal, sobald sie wieder da ist.
shared-error = Etwas ist schiefgegangen (Fehler { $status }). Versuch es gleich noch einmal.
shared-level = Stufe { $level }
# Instead of a level: a bot that plays at no level for people, such as the opponent in lessons
shared-bot = Bot
shared-goal =
    { $deals ->
        [0] bis { $target } Punkte
        [1] 1 Runde
       *[other] { $deals } Runden
    }
shared-rated = gewertet
# $seat (number)
shared-seat = Platz { $seat }
# $number (number): of the deal
shared-deal = Runde { $number }

## Copying a text: a field and a button

shared-copy = Kopieren
shared-copy-labeled = { $label }: kopieren
shared-copied = Kopiert
shared-copy-yourself = Der Text ist markiert. Kopiere ihn mit der Tastatur.

## Times

shared-clock-days = { $days } T { $hours } Std.
shared-clock-hours = { $hours } Std. { $minutes } Min.
shared-seconds =
    { $count ->
        [1] 1 Sekunde
       *[other] { $count } Sekunden
    }
shared-minutes =
    { $count ->
        [1] 1 Minute
       *[other] { $count } Minuten
    }
shared-hours =
    { $count ->
        [1] 1 Stunde
       *[other] { $count } Stunden
    }
shared-days =
    { $count ->
        [1] 1 Tag
       *[other] { $count } Tage
    }
shared-no-clock = ohne Uhr
shared-clock = { $time } pro Zug
shared-clock-bank = { $time } pro Zug plus Zeitreserve: { $bank }

## The deal of the day and the weekly tournament

shared-to-tournament = Zurück zum Turnier
shared-to-results = Ergebnisse des Tages

## Settings: a title, buttons or a switch, and under a switch what it does

shared-settings-look = Aussehen
shared-settings-play = Spiel
shared-settings-sound = Ton und Gespräch
shared-language = Sprache
shared-language-of-browser = Wie der Browser
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (Entwurf)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Diese Sprache ist ein Entwurf: Noch niemand, dessen Muttersprache es ist, hat sie gelesen, und was fehlt, ist englisch. Du kannst helfen: docs/contribute/translating.md sagt, wie.
shared-settings-colors = Farben
shared-settings-colors-of-system = Wie das System
shared-settings-colors-light = Hell
shared-settings-colors-dark = Dunkel
shared-settings-cards = Karten
shared-settings-cards-of-game = Passend zum Spiel
shared-settings-cards-french = Französisch
shared-settings-cards-italian = Italienisch
shared-settings-four-colors = Vierfarbiges Blatt
shared-settings-four-colors-about = Blaues Karo und grünes Kreuz lassen sich leichter unterscheiden.
shared-settings-backs = Rückseiten
shared-settings-back-fish = Fische
shared-settings-back-lattice = Gitter
shared-settings-back-tiles = Kacheln
shared-settings-back-stars = Sterne
shared-settings-table = Tisch
shared-settings-table-green = Grün
shared-settings-table-blue = Blau
shared-settings-table-burgundy = Weinrot
shared-settings-table-wood = Holz
shared-settings-contrast = Hoher Kontrast
shared-settings-contrast-about = Schlichte weiße Karten mit dickem Rand auf einem dunklen Tisch.
shared-settings-card-size = Kartengröße: { $percent } %
shared-settings-left-handed = Linkshändig
shared-settings-left-handed-about = Die Knöpfe stehen links.
shared-settings-speed = Tempo der Karten
shared-settings-speed-slow = Langsam
shared-settings-speed-normal = Normal
shared-settings-speed-fast = Schnell
shared-settings-speed-off = Aus
shared-settings-ask = Vor dem Passen fragen (Forderungen, Orangen, Bitten des Partners)
shared-settings-ask-always = Immer
shared-settings-ask-seconds = Ein paar Sekunden
shared-settings-ask-never = Nie
shared-settings-notify = Sag mir, wenn ich dran bin
shared-settings-notify-about = Schickt dir eine Mitteilung, wenn du nicht da bist, in Partien mit Tagen pro Zug.
shared-settings-memory = Merkmodus
shared-settings-memory-about = Verbirgt, was jede Partei genommen hat. Du musst es dir merken.
shared-settings-coach = Coach
shared-settings-coach-about = Warnt dich vor Patzern, erklärt die Züge der anderen und bewertet deine. Nicht in gewerteten Partien.
shared-settings-shortcuts = Tastenkürzel
shared-settings-shortcuts-about = Buchstaben und Ziffern wirken allein, ohne Strg oder Alt. Die Liste steht in der Hilfe.
shared-settings-sounds = Töne
shared-settings-sounds-about = Leise Töne. Die Taste X oder der Lautsprecher am Tisch schaltet sie aus.
shared-settings-vibration = Vibration
shared-settings-vibration-about = Dein Handy vibriert, wenn du dran bist.
shared-settings-talk = Tischgespräch
shared-settings-talk-about = Ab und zu sagen Bots etwas zum Spiel.
shared-settings-kept = Diese Einstellungen werden in diesem Browser gespeichert.
shared-newer = Eine neue Version ist bereit.
shared-use-newer = Neue Version benutzen

## Notifications

shared-notify-failed = Dein Browser konnte die Mitteilungen nicht einschalten. Versuch es später noch einmal.
shared-notify-blocked = Mitteilungen sind für diese Seite blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.

## The help

shared-help-teach = In 3 Minuten lernen
shared-help-turn = So geht ein Zug
shared-help-turn-text = Wenn du dran bist, spielst du eine Karte. Sie nimmt jede Karte mit demselben Rang und jede Gruppe von Karten, die zusammen ihren Wert ergibt: Eine 8 nimmt eine andere 8, und auch eine 5 mit einer 3. Bube, Dame und König nehmen nur eine Karte mit demselben Rang. Wenn du nichts nimmst, legst du ab: Deine Karte bleibt auf dem Tisch liegen.
shared-help-tap-hand = Tippe auf eine Karte deiner Hand. Ihr bester Fang ist gleich ausgewählt. Tippe noch einmal, und du siehst den nächsten.
shared-help-tap-table = Tippe auf Karten auf dem Tisch, um sie zu wählen oder abzuwählen. Eine grüne Summe heißt: Eine Karte deiner Hand nimmt sie.
shared-help-press = Drück auf den Knopf, der sagt, was passiert. Nur erlaubte Züge haben einen Knopf. Gibt es keinen, siehst du, warum.
shared-help-more = Du kannst eine Karte auch auf den Tisch ziehen, oder sie gedrückt halten, um alle ihre Züge zu sehen. In manchen Spielen hat ein Zug mehrere Schritte: Bau mit Tischkarten, spiel eine Karte, dann beende den Zug. Wo die Regeln dir die oberste Karte eines Stapels erlauben, kannst du auf sie tippen.
shared-help-build = Wozu ein Bau gut ist
shared-help-build-text = Ein Bau ist ein Versprechen, später zu nehmen. Du legst eine Handkarte auf Karten auf dem Tisch: Eine 3 auf einer 5 ist ein Bau von 8. Von da an nimmt ihn nur eine 8, alles auf einmal, und du musst diese 8 auf der Hand haben. Andere können den Bau vor dir nehmen, wenn auch sie eine 8 haben, oder ihn auf einen anderen Wert erhöhen.
shared-help-scores = Was zählt
shared-help-most-cards = Die meisten Karten
shared-help-most-spades = Die meisten Pik
shared-help-ace = Jedes Ass
shared-help-big-casino = Karo-Zehn, das große Casino
shared-help-little-casino = Pik-Zwei, das kleine Casino
shared-help-sweep = Jeder Abräumer
shared-help-rules = Ein Abräumer nimmt alle Karten auf dem Tisch auf einmal. Das sind die Punkte in Casino. Andere Spiele zählen anders: Schau ins <link>Regelheft</link>.
shared-help-keys = Tasten
shared-help-keys-off = Die Tasten für Buchstaben und Ziffern kannst du in den Einstellungen ausschalten.
shared-key-tab = Tab
shared-key-enter = Enter oder Leertaste
shared-key-escape = Esc
shared-key-space = Leertaste, gedrückt
shared-key-tab-does = zum Tisch, zu deiner Hand oder zu den Knöpfen
shared-key-arrows-do = von Karte zu Karte, und zwischen Tisch und Hand
shared-key-enter-does = Karte wählen oder abwählen
shared-key-letters-do = erste, zweite … Karte deiner Hand wählen; mit Umschalt eine Karte auf dem Tisch
shared-key-slash-does = einen Zug eintippen, etwa 9=3+4+2; Farben nur, wo es auf sie ankommt
shared-key-digits-do = den ersten, zweiten … der angebotenen Züge spielen
shared-key-escape-does = alles abwählen
shared-key-h-does = Tipp; noch einmal für mehr
shared-key-u-does = zurücknehmen; unter Menschen darum bitten
shared-key-r-does = letzten Zug noch einmal zeigen
shared-key-l-does = letzten Zug vorlesen (Screenreader)
shared-key-dot-does = deine Hand vorlesen (Screenreader)
shared-key-t-does = Tisch vorlesen (Screenreader)
shared-key-s-does = Punktestand vorlesen (Screenreader)
shared-key-c-does = Uhren vorlesen (Screenreader)
shared-key-m-does = mit den anderen reden
shared-key-p-does = sehen, wer an diesem Tisch ist
shared-key-x-does = Töne an oder aus
shared-key-space-does = vorspulen
shared-key-question-does = diese Hilfe

## The moves of a deal, in a window

shared-log = Züge der Runde { $deal }
shared-log-moves = Züge
shared-log-none = In dieser Runde gibt es noch keine Züge.

## What players can say to each other with one tap; everybody reads it in their own language

shared-phrase-hello = Hallo!
shared-phrase-luck = Viel Glück!
shared-phrase-nice = Gut gespielt!
shared-phrase-wow = Was für ein Fang!
shared-phrase-thanks = Danke!
shared-phrase-sorry = Tut mir leid!
shared-phrase-oh-no = Oh nein!
shared-phrase-lucky = Das war Glück.
shared-phrase-moment = Einen Moment, bitte.
shared-phrase-no-hurry = Lass dir Zeit.
shared-phrase-again = Noch eine Partie?
shared-phrase-game = Schöne Partie!
shared-phrase-bye = Tschüss!

## Progress in the lessons

shared-progress-not-kept = Dieser Browser merkt sich deinen Fortschritt nicht, aber du kannst weiterlernen.
shared-progress-broken = Dein Fortschritt in diesem Browser lässt sich nicht lesen. Du fängst von vorn an; die alten Daten bleiben erhalten.
shared-progress-lost = Dein Fortschritt in diesem Browser lässt sich nicht lesen, und für eine Kopie ist kein Platz. Was du jetzt löst, wird nicht gespeichert.

## The tutor

shared-tip = Ein Tipp aus deinen Partien
shared-tip-better = Hier besser:
shared-tip-lesson = Lektion: { $title }
shared-puzzles = Aufgaben
shared-tip-review = Diese Partie analysieren
shared-table = Tisch
shared-your-hand = Deine Hand
shared-table-empty = Der Tisch ist leer
shared-skill-chances =
    { $chances ->
        [1] { $taken } von 1 klaren Chance genutzt
       *[other] { $taken } von { $chances } klaren Chancen genutzt
    }
shared-settings-portrait = Dein Porträt
shared-settings-portrait-number = Porträt { $number }
shared-settings-portrait-about = Andere sehen es an den Tischen, an die du dich von jetzt an setzt.
