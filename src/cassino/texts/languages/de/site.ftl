### Seiten, die sagen, dass etwas nicht da ist, and other words of the site that the server writes

site-nothing-here = Seite nicht gefunden
site-nothing-here-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist die Adresse falsch geschrieben, oder die Seite braucht einen Server.
site-moved = Diese Seite hat eine andere Adresse.
site-no-rules = Diese Regeln gibt es nicht
site-no-house-rules = Diese Hausregeln gibt es nicht
site-no-match = Diese Partie gibt es nicht
site-no-score = Diesen Punkteblock gibt es nicht
site-no-week = Diese Woche gibt es nicht
site-no-puzzle = Diese Aufgabe gibt es nicht
site-no-lesson = Diese Lektion gibt es nicht

site-offline = Keine Verbindung
site-offline-about = Diese Seite ist nicht auf diesem Gerät gespeichert. Sie öffnet sich von selbst, sobald die Verbindung wieder da ist.
site-open-again = Jetzt versuchen

site-device = { $browser } auf { $system }
site-a-program = Ein Programm
