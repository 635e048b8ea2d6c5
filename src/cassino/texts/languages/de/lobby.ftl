### Startseite, Lobby und die Fenster, in denen Spiele und Tische gewählt werden

lobby-title = Cassino: das Kartenspiel um den besten Fang
lobby-question = Was möchtest du tun?
lobby-about = Spiel Casino an einem Tisch, an dem schon jemand wartet.
lobby-unreachable = Der Server ist gerade nicht erreichbar. { $problem }
lobby-offline = Keine Verbindung. Du kannst spielen, sobald sie wieder da ist.

lobby-learn = Lernen
lobby-daily = Täglich
lobby-daily-about = Die Runde von heute, für alle gleich
lobby-puzzle-about = Finde den besten Zug
lobby-friends = Freunde
lobby-friends-about = Schick einen Link oder setz dich an einen offenen Tisch
lobby-score = Punkteblock
lobby-score-about = Punkte aufschreiben bei echten Karten

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Aufs Handy holen
lobby-install = Auf diesem Computer installieren
# Beside the button, and where there is no server also alone
lobby-install-about = Es öffnet sich dann vom Startbildschirm aus, in einem eigenen Fenster.
lobby-without-internet = Spielen ohne Internet: Diese Seite öffnet sich und spielt auch, wenn es keine Verbindung gibt.
# In a window, where the browser has to do it
lobby-install-menu = Öffne das Menü deines Browsers (auf einem iPhone oder iPad tippe auf „Teilen“) und wähle „Zum Home-Bildschirm“ oder „Installieren“.

lobby-casino = Nimm Karten, die zu deinen passen oder zusammen ihren Wert ergeben, bau für deinen nächsten Zug, und hol dir die Karo-Zehn.

lobby-wishes = Partie einrichten
lobby-playing = Am Tisch
lobby-loading-rules = Die Regeln werden geladen …
lobby-a-friend = ein Freund
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

lobby-welcome = Kennst du Casino?
lobby-just-play = Einfach spielen
lobby-all-matches = Alle { $matches }

### Play with people

lobby-people = Mit anderen spielen
lobby-friends-lead = Lade Freunde an deinen eigenen Tisch ein, oder setz dich an einen, an dem schon jemand wartet.
lobby-invite = Freunde einladen
lobby-watch-bots = Bots zuschauen

### Choose the rules

lobby-choose-rules = Wähle die Regeln
lobby-search = Nach Name oder Land suchen
lobby-found =
    { $games ->
        [one] { $games } Spiel gefunden
       *[other] { $games } Spiele gefunden
    }
lobby-not-found = Kein Spiel heißt „{ $query }“. Versuch ein kürzeres Wort, oder <link>mach deine eigenen Regeln</link>.
lobby-make-rules = Eigene Regeln machen
lobby-favorites = Favoriten und zuletzt gespielt
lobby-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
lobby-favorite = Favorit: { $title }
lobby-rules-of = Regeln von { $title }
lobby-players =
    { $most ->
        [one] { $most } Person
       *[other] { $most } Personen
    }
lobby-players-between = { $least } bis { $most } Personen
lobby-points-to-win =
    { $points ->
        [one] { $points } Punkt zum Sieg
       *[other] { $points } Punkte zum Sieg
    }

### Opponents and length

lobby-opponents = Gegner und Länge
lobby-watch = Nur zuschauen
lobby-watch-about = Ein Bot spielt auf deinem Platz, und du siehst alle Hände. Du kannst jederzeit anhalten.
lobby-your-partner = { $name }, dein Partner
lobby-partner-of = { $name }, Partner von { $other }
lobby-level = Stufe { $level }: { $title }
lobby-friend-by-link = Ein Freund (per Link)
lobby-auto = Rufe und Forderungen automatisch
lobby-auto-insist = Jeder Zug muss alles nehmen und dazulegen, was geht.
lobby-auto-orange = Orangen zählen ohne Ruf.
lobby-auto-claim = Die Partie endet, sobald eine Partei genug Punkte hat.

### Open a table

lobby-other-seats = Die anderen Plätze
lobby-seat-partner = Platz { $seat }, dein Partner
lobby-seat-friend = Ein Freund (der Platz bleibt frei)
lobby-seat-open = Wer will (bis dahin spielt ein Bot)
lobby-seat-bot = Bot, Stufe { $level }: { $title }
lobby-visibility = Wer ihn finden kann
lobby-by-link = Alle mit dem Link
lobby-by-lobby = Alle, in der Lobby
lobby-clock = Bedenkzeit
lobby-no-clock = Ohne Uhr
lobby-away = Auf Abwesende warten
lobby-rated = Gewertet
lobby-rated-about = Zählt für die Wertung. Keine Tipps, kein Zurücknehmen.
lobby-rated-account = Braucht ein Konto: Leg ein Passwort oder einen Passkey fest.
lobby-rated-people = An einem gewerteten Tisch sitzen nur Menschen.
lobby-rated-house = Für Hausregeln gibt es keine Wertung.
lobby-rated-clock = Ein gewerteter Tisch braucht eine Uhr.
lobby-open-the-table = Tisch eröffnen

### The lobby

lobby-looking = Tische werden gesucht …
lobby-none = Gerade ist kein Tisch offen. Eröffne einen, den alle finden können, und lass einen Bot spielen, bis jemand kommt.
lobby-none-of-these = Mit diesen Regeln ist gerade kein Tisch offen. Eröffne einen, den alle finden können, und lass einen Bot spielen, bis jemand kommt.
lobby-opened = Ein Tisch wurde eröffnet.
lobby-bot-sits = { $name } (Bot)
lobby-free-seats =
    { $seats ->
        [0] kein freier Platz
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
lobby-company =
    { $here ->
        [0] Gerade ist niemand da
        [one] { $people ->
            [one] 1 Person da
           *[other] 1 von { $people } Personen da
        }
       *[other] { $here } von { $people } Personen da
    }
lobby-company-all = { $people } Personen da
lobby-waiting = { $waiting } warten auf die nächste Runde
lobby-join = Mitspielen
lobby-join-this = Mitspielen: { $title }, { $names }
lobby-news = Neues aus der Lobby
