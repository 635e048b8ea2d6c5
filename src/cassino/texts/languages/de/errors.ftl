### Was der Server antwortet, wenn er etwas nicht tut: at a table, or over HTTP. Programs read a code instead.

error-of = { $problem }

## Something went wrong

error-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.
error-storage = Der Server erreicht gerade seine Datenbank nicht. Was du zuletzt getan hast, ist vielleicht nicht gespeichert.
error-storage-because = Der Server kann gerade seine Datenbank nicht benutzen ({ $problem }). Was du zuletzt getan hast, ist vielleicht nicht gespeichert.
error-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
error-not-kept = Dieser Browser konnte nicht speichern, was du zuletzt getan hast. Deshalb hat sich nichts geändert. Vielleicht ist das Gerät voll: Schaff Platz und versuch es noch einmal.
error-not-here = Diese Seite läuft ohne Server und kann das deshalb nicht.
error-only-bots-here = Diese Seite läuft ohne Server: Du kannst nur gegen Bots spielen, und ohne Uhr.
error-full = Der Server ist voll. Versuch es später noch einmal.
error-too-fast = Du sendest zu viel auf einmal. Warte einen Moment.
error-too-fast-for =
    { $seconds ->
        [1] Zu viele Anfragen. Versuch es in 1 Sekunde noch einmal.
       *[other] Zu viele Anfragen. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-too-many-windows = Du hast schon zu viele Fenster offen. Schließ zuerst eins.
error-banned-until = Du bist auf diesem Server bis { $end } UTC gesperrt.
error-banned-until-because = Du bist auf diesem Server bis { $end } UTC gesperrt. Grund: { $reason }
error-banned = Du bist auf diesem Server dauerhaft gesperrt.
error-banned-because = Du bist auf diesem Server dauerhaft gesperrt. Grund: { $reason }

## Addresses, and what is sent to them: mostly read by programmers

error-unknown-address = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse nimmt keine Anfragen dieser Art.
error-bad-request = Der Server versteht diese Anfrage nicht.
error-unknown-host = Für diesen Hostnamen ist dieser Server nicht eingerichtet. Wer ihn betreibt, kann die öffentliche Adresse festlegen.
error-foreign-page = Danach dürfen nur die eigenen Seiten dieses Servers und Programme fragen.
error-content-type = Der Inhalt muss application/json sein.
error-too-many-bytes = Zu lang: Erlaubt sind höchstens { $most } Bytes.
error-unreadable = Der Server kann das nicht lesen: { $problem }.
error-frame-binary = Nachrichten müssen JSON-Text sein, nicht binär.
error-body-type = Die Adresse sagt schon, worum es geht. Der Inhalt darf deshalb kein `type` haben.
error-unstorable = Ein Zeichen in diesem Text kann der Server nicht speichern oder suchen.
error-one-of = `{ $field }` muss eines davon sein: { $known }.
error-name-one = Gib genau eines davon an: { $names }.
error-unknown-parameter = Es gibt keinen Parameter „{ $name }“.
error-text =
    { $shape ->
        [line] `{ $field }` muss eine einzige Zeile mit höchstens { $limit } Zeichen sein.
       *[text] `{ $field }` darf höchstens { $limit } Zeichen haben.
    }
error-besides = `besides` muss die Nummer einer Aufgabe sein.

## A match and its deals

error-unknown-match = Diese Partie gibt es nicht.
error-match-damaged = Diese Partie ist in der Datenbank beschädigt und kann nicht weitergehen. Nichts daran wurde geändert.
error-seeds-missing = Die Datenbank hat die Startwerte dieser Partie verloren. Sie kann nicht weitergehen.
error-reused-id = Die ID dieser Anfrage gehört schon zu einer früheren. Gib jeder Anfrage eine eigene ID.
error-overtaken = In dieser Partie ist vorher etwas anderes passiert. Schau noch einmal auf den Tisch.
error-match-not-over = Die Partie ist noch nicht zu Ende.
error-too-many-events = Diese Partie hat ihre Grenze von { $most } Zügen und Rücknahmen erreicht. Fang eine neue an.
error-unknown-deal =
    { $deals ->
        [1] Eine Runde { $deal } gibt es nicht: Die Partie hat bisher 1 Runde.
       *[other] Eine Runde { $deal } gibt es nicht: Die Partie hat bisher { $deals } Runden.
    }
error-too-few-moves =
    { $count ->
        [1] Von dort kannst du nicht anfangen: Runde { $deal } hat nur 1 Zug.
       *[other] Von dort kannst du nicht anfangen: Runde { $deal } hat nur { $count } Züge.
    }
error-try-again-not-over = Eine Runde kannst du noch einmal versuchen, wenn sie zu Ende ist.
error-cards-not-shown = Alle Karten einer Runde siehst du, wenn sie zu Ende ist.
error-replay-not-over = Die Wiederholung einer Partie gibt es, wenn sie zu Ende ist.
error-record-not-over = Die Aufzeichnung kannst du lesen, wenn die Partie zu Ende ist.
error-next-deal-not-due = Die nächste Runde beginnt, wenn diese zu Ende ist, außer die Partie ist gewonnen.
error-sealed = Diese Runde gehört zu einem Turnier. Du siehst sie, wenn das Turnier zu Ende ist.
error-contest = Im Turnier spielst du jede Runde einmal, bis zum Ende und ohne Hilfe.

## Moves and what else players may do

error-watching = Du schaust zu. Das geht nur, wenn man mitspielt.
error-not-your-turn = Du bist nicht dran.
error-card-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
error-card-not-on-table = Die Karte { $card } liegt nicht auf dem Tisch.
error-unknown-card = Es gibt keine Karte „{ $card }“.
error-unknown-move = Diesen Zug gibt es in dieser Runde nicht.
error-nothing-to-claim = Jetzt gibt es nichts anzusagen.
error-nothing-to-undo = In dieser Runde hast du keinen Zug, den du zurücknehmen kannst.
error-offer-open = Eine andere Frage wartet noch auf Antwort.
error-nothing-to-agree = Es gibt nichts, dem du zustimmen könntest.
error-nothing-to-decline = Es gibt nichts, das du ablehnen könntest.
error-no-flag = Bei keinem deiner Gegner ist die Zeit abgelaufen.
error-not-watched = Schritt für Schritt geht es nur durch eine Partie zwischen Bots.
error-rated-takeback = In einer gewerteten Partie lässt sich kein Zug zurücknehmen.
error-rated-misdeal = In einer gewerteten Partie wird nicht über falsches Geben entschieden.
error-misdeal-alone = Niemand ist hier, der einer Entscheidung zustimmen könnte.
error-misdeal-what = Sag, was beim Geben schiefgegangen ist.
error-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
error-rated-leave = Eine gewertete Partie kannst du nicht verlassen, aber du kannst aufgeben.
error-no-hint = Für diese Stellung gibt es keinen Tipp.
error-no-coach = Zu diesem Zug hat der Coach nichts zu sagen.
error-bots-busy = Die Bots können gerade nicht weiterspielen. Versuch es gleich noch einmal.
error-bots-stopped = Der Bot kann nicht weiterspielen. Öffne die Partie noch einmal.
error-bot-random = { $name } hat keinen erlaubten Zug gefunden und spielt stattdessen einen zufälligen.

## Seats

error-unknown-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = An diesem Tisch ist kein Platz frei.
error-seat-not-yours = Das ist nicht dein Platz. Du kannst zuschauen oder mitspielen.
error-second-seat = Du hast schon einen Platz an diesem Tisch.
error-wrong-key = Dieser Code ist falsch oder wurde schon benutzt. Prüf jeden Buchstaben.
error-seat-moved = Dieser Platz gehört schon zu einem anderen Browser.
error-rated-back = In einer gewerteten Partie kommst du zu deinem Platz zurück, indem du dich mit deinem Konto anmeldest.
error-no-seat-here = Du hast keinen Platz an diesem Tisch.
error-seat-not-kept = Platz { $seat } wartet auf niemanden.
error-not-away = Die Partie wartet auf niemanden, der abwesend ist.
error-not-your-table = Einen Bot kann nur einspringen lassen, wer den Tisch eröffnet hat.
error-open-tables =
    { $count ->
        [1] Du hast 1 offenen Tisch in der Lobby. Besetze oder verlass ihn zuerst.
       *[other] Du hast { $count } offene Tische in der Lobby. Besetze oder verlass zuerst einen.
    }

## Talk and reports

error-talk-too-fast = Du schreibst zu schnell. Warte einen Moment.
error-talk = Eine Nachricht braucht 1 bis { $most } sichtbare Zeichen.
error-report-stranger = Melden kannst du jemanden, wenn du hier selbst gespielt hast.
error-report-nobody = Auf diesem Platz sitzt kein anderer Mensch.
error-report-invisible = Eine Meldung darf keine unsichtbaren Zeichen oder Steuerzeichen haben.

## A new match

error-unknown-house = Diese Hausregeln gibt es nicht. Vielleicht wurden sie gelöscht.
error-house-stale = Diese Hausregeln wurden in einem anderen Tab geändert. Lade die Seite neu, um sie zu sehen.
error-unknown-variant = Es gibt keine Variante „{ $name }“.
error-code = Dieser Code lässt sich nicht lesen: { $problem }
error-rules = Mit diesen Regeln lässt sich nicht spielen.
error-unknown-bot = Diesen Bot gibt es nicht. Die Bots sind: { $known }.
error-player-count = { $title } lässt sich nicht mit { $count ->
        [1] 1 Person
       *[other] { $count } Personen
    } spielen. Möglich: { $possible }.
error-no-person = Eine Partie braucht mindestens einen Menschen. Für eine Partie zwischen Bots lass keinen Platz offen.
error-seed = Den Startwert kannst du nur wählen, wenn du allein gegen Bots spielst, denn er verrät alle Karten.
error-seed-and-chain = Eine Partie hat entweder einen gewählten Startwert oder eine Kette fairer Startwerte, nicht beides.
error-not-hexadecimal = Zusage und Zufallszahl müssen je 64 Zeichen von 0 bis 9 und a bis f haben.
error-promise = Diese Startwerte waren für eine andere Partie zugesagt, oder vor zu langer Zeit. Frag nach neuen.
error-salt-not-due = Für Runde { $deal } kannst du jetzt keine Zufallszahl angeben.
error-clock-turn =
    { $kind ->
        [days] Eine Uhr erlaubt { $least } bis { $most } Tage pro Zug.
       *[move] Eine Uhr erlaubt { $least } bis { $most } Sekunden pro Zug.
    }
error-clock-bank = Die Zeitreserve kann 0 bis { $most } Sekunden sein. Bei Tagen pro Zug gibt es keine.
error-rated-needs-account = Eine gewertete Partie braucht ein Konto. Füg zuerst einen Passkey oder ein Passwort hinzu.
error-rated-bots = In einer gewerteten Partie können keine Bots sitzen.
error-rated-rules = Eine gewertete Partie folgt den Regeln eines Spiels aus dem Regelheft, nicht Hausregeln.
error-rated-away = In einer gewerteten Partie entscheidet die Uhr, wenn jemand wegbleibt. Lass `away` weg.
error-rated-clock = Eine gewertete Partie braucht eine Uhr, damit sie endet.
error-bots-clock = Eine Partie zwischen Bots hat keine Uhr.
error-bots-lobby = Eine Partie zwischen Bots kann nicht in der Lobby stehen, weil niemand mitspielen kann.
error-bots-salt = Für eine Partie zwischen Bots kannst du keine Zufallszahl angeben, weil du keinen Platz darin hast.

## The deal of the day and the tournament

error-no-single-deal = { $title } lässt sich nicht in einer einzigen Runde spielen.
error-unknown-week = Für diese Woche gibt es kein Turnier.
error-week-over = Eine Turnierrunde kannst du nur in ihrer Woche beginnen.

## House rules

error-unknown-option = Diese Option gibt es nicht: { $names }.
error-too-many-house-rules = Du hast schon { $most }-mal Hausregeln. Lösch zuerst welche.

## Lessons, puzzles, reviews and scores

error-unknown-lesson = Diese Lektion gibt es in dieser Version von Cassino nicht. Was du gelernt hast, bleibt erhalten.
error-lesson-changed = Diese Lektion hat sich geändert. Lade die Seite neu.
error-lesson-deal-changed = Diese Runde wurde in einer anderen Version von Cassino begonnen. Sie beginnt von vorn.
error-unknown-puzzle = Eine Aufgabe { $number } gibt es nicht. Die Aufgaben gehen von 1 bis { $most }.
error-unknown-theme = Es gibt kein Thema „{ $name }“.
error-review-not-over = Eine Partie lässt sich analysieren, wenn ihre erste Runde zu Ende ist.
error-review-not-done = Die Analyse ist noch nicht fertig.
error-review-stranger = Diese Partie hat noch keine Analyse. Du kannst eine bekommen, wenn du hier selbst gespielt hast.
error-reviews-yours = Gerade laufen { $count } Analysen für dich. Warte, bis eine fertig ist.
error-reviews-busy = Gerade werden zu viele Partien analysiert. Versuch es später noch einmal.
error-no-review = Diese Partie ließ sich nicht analysieren.
error-unknown-score = Diesen Punkteblock gibt es nicht.
error-score-stale = Der Punkteblock wurde auf einem anderen Gerät geändert.
error-score-damaged = Dieser Punkteblock lässt sich nicht mehr lesen: { $problem }

## People and their accounts

error-not-signed-in = Du bist nicht angemeldet. Spiel oder melde dich zuerst an.
error-signed-out = Du bist nicht mehr angemeldet.
error-wrong-login = Der Anmeldename oder das Passwort ist falsch.
error-needs-browser = Das Token eines Programms kann das nicht. Melde dich mit einem Browser an.
error-prove-it = Bitte bestätige, dass du es bist: Melde dich noch einmal an, oder gib dein Passwort ein.
error-unknown-token = Dieses Token ist unbekannt. Vielleicht wurde es widerrufen.
error-unknown-session = Diese Anmeldung hast du nicht.
error-name = Ein Name braucht 1 bis { $most } sichtbare Zeichen.
error-name-invisible = Ein Name darf keine unsichtbaren Zeichen oder gestapelten Akzente haben.
error-name-outsized = Ein Name kann keine Zeichen enthalten, die viel breiter als ein Buchstabe sind.
error-wrong-name = „{ $name }“ kann kein Name sein. { $problem }
error-name-you = Andere würden den Namen „{ $name }“ als sich selbst lesen. Wähle einen anderen.
error-name-refused = Dieser Name ist auf diesem Server nicht erlaubt. Wähle einen anderen.
error-login = Ein Anmeldename braucht 3 bis 40 Zeichen: Buchstaben, Ziffern und . @ + - _, aber keine Leerzeichen.
error-login-taken = Dieser Anmeldename ist vergeben.
error-password-length = Ein Passwort braucht { $least } bis { $most } Zeichen.
error-password-easy = Dieses Passwort ist zu leicht zu erraten. Nimm mehrere Wörter.
error-too-many-tokens = Mehr Tokens kannst du nicht haben. Widerrufe zuerst eins.
error-too-many-passkeys = Mehr Passkeys kannst du nicht haben. Entferne zuerst einen.
error-passkey = Der Passkey wurde nicht angenommen.
error-passkey-because = Der Passkey wurde nicht angenommen: { $problem }.
error-passkey-late = Der Passkey wurde nicht angenommen, weil es zu lange dauerte. Versuch es noch einmal.
error-passkey-known = Diesen Passkey hast du schon hinzugefügt.
error-passkey-not-yours = Diesen Passkey hast du nicht.
error-unknown-passkey = Diesen Passkey kennt der Server nicht. Vielleicht wurde er entfernt.
error-no-passkeys = Dieser Server kann keine Passkeys benutzen. Wer ihn betreibt, kann das nachrüsten (pip install 'cassino[accounts]').
error-no-passkeys-here = Passkeys gehen nur auf localhost oder an einer öffentlichen https-Adresse mit Namen statt Nummer.

## Notifications

error-no-push = Dieser Server kann keine Mitteilungen senden.
error-push-service = Den Mitteilungsdienst deines Browsers kennt dieser Server nicht.
error-push-keys = Die Schlüssel dieses Abonnements lassen sich nicht verwenden.

## Import

error-not-imported =
    { $count ->
        [one] Nichts wurde importiert, denn in dieser Datei ist ein Fehler.
       *[other] Nichts wurde importiert, denn in dieser Datei sind { $count } Fehler.
    }
error-import-large = Diese Datei ist zu groß: Du kannst höchstens { $most } MB importieren.
error-import-no-json = Diese Datei ist beschädigt oder kein Export: { $problem }.
error-import-form = Diese Datei stammt aus einer anderen Version von Cassino (Format { $form }; diese Version liest Format { $known }). Lade die Seite neu, um die neueste Version zu benutzen, und versuch es noch einmal.
error-import-foreign = Diese Datei ist kein Export von Cassino. Wähle eine, die du mit „Alle exportieren“ gespeichert hast.
error-import-shape = Diese Datei ist kein Export von Cassino oder wurde verändert: { $problem }.
error-import-twice = Die Partie { $match } steht zweimal in dieser Datei.
error-import-event = In der Partie { $match } passt das Ereignis { $number } nicht: { $problem }.
error-import-other = Die Partie { $match } gibt es hier schon, aber ab Ereignis { $number } ist sie anders.
error-import-house = Die Hausregeln „{ $title }“ lassen sich nicht lesen: { $problem }
error-import-house-twice = Die Hausregeln „{ $title }“ stehen zweimal in dieser Datei.
error-import-house-other = Die Hausregeln „{ $title }“ gibt es hier schon, aber sie sind anders. Um die aus der Datei zu nehmen, lösch zuerst deine.
error-import-score = Der Punkteblock von { $names } lässt sich nicht lesen: { $problem }
error-import-score-twice = Der Punkteblock von { $names } steht zweimal in dieser Datei.
error-import-score-other = Den Punkteblock von { $names } gibt es hier schon, aber seine Runden sind anders. Um den aus der Datei zu nehmen, lösch zuerst deinen.
error-import-record = Die Aufzeichnung der Partie { $match } lässt sich nicht lesen: { $problem }
error-import-players = Die Aufzeichnung hat { $count } Spieler, aber die Datei nennt nicht genau einen für jeden Platz.
error-import-ending = Cassino versteht nicht, wie die Partie zu Ende ging: „{ $how }“.
