### Hausregeln: the saved ones, and the editor

house-needs-script = Diese Seite braucht JavaScript. Du kannst Hausregeln auch als <link>Dateien</link> schreiben.
house-all = Alle Hausregeln

### The saved rules, and ways to begin new ones

house-about = Ändere in jedem Spiel, was du willst. Deine Regeln werden dabei geprüft, und alle, die den Code haben, können danach spielen.
house-none = Noch keine.
house-new = Neue Regeln
house-based-on = Grundlage: { $title }.
house-edit = Bearbeiten
house-download = Herunterladen
house-rename = Umbenennen
house-play-these = { $title } spielen
house-edit-these = { $title } bearbeiten
house-book-of = Regelheft von { $title }
house-download-these = { $title } herunterladen
house-rename-these = { $title } umbenennen
house-delete-these = { $title } löschen

house-renamed = Heißt jetzt { $title }.
house-delete-title = { $title } löschen?
house-delete-text = Laufende Partien mit diesen Regeln gehen weiter. Hast du den Code, kannst du die Regeln wieder laden.
house-deleted = Gelöscht: { $title }.

house-from-game = Aus einem Spiel
house-game = Spiel als Grundlage
house-change-rules = Regeln ändern
house-from-code = Aus einem Code
house-code = Code oder Link, den du bekommen hast
house-open-code = Code öffnen
house-from-file = Aus einer Datei
house-file = Datei mit Regeln (.toml)
house-file-text = oder ihr Text
house-open-file = Datei öffnen

### Sharing

house-share-title = { $title } teilen
house-share-text = Wer den Link öffnet oder den Code unter Hausregeln eingibt, bekommt dieselben Regeln. Im Terminal: <code>{ $command }</code>
house-share-code = Code

### The editor

house-based-on-link = Grundlage: <link>{ $title }</link>.
house-based-on-usual = Grundlage: die Standardoptionen.
house-name = Name
house-summary = Kurze Beschreibung
house-foreign = Diese Regeln gehören jemand anders. Beim Speichern bekommst du eine eigene Kopie.
house-saved = Gespeichert.

house-conflicts =
    { $count ->
        [0] Keine Konflikte
        [one] { $count } Konflikt
       *[other] { $count } Konflikte
    }
house-conflict-of = <link>{ $title }</link>: { $text }
house-conflict = <b>Konflikt:</b> { $text }
house-conflict-in = <b>Konflikt:</b> { $title }: { $text }
house-ways-out = So lässt sich das lösen:
house-tidy = Alle { $count } Optionen ohne Wirkung zurücksetzen

house-groups = Gruppen von Optionen
house-only-changes = Nur Änderungen zeigen
house-changes =
    { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
house-is-saved = gespeichert
house-changed = <b>Geändert.</b> { $game }: { $answer }.
house-reset = Option zurücksetzen
house-reset-this = Option zurücksetzen: { $title }
house-these = Diese Regeln

house-in-file-kept = Wie in der Datei. Ändern kannst du das in einer Datei.
house-in-file-none = Keine. Ändern kannst du das in einer Datei.
house-between = von { $least } bis { $most }
house-usually = Standard

### The list of what scores: each line has a kind, cards, a least number and points. $line (number)

house-add-line = Zeile hinzufügen
house-line-added = Zeile { $line } hinzugefügt.
house-line-kind = Zeile { $line }: was zählt
house-line-cards = Zeile { $line }: welche Karten
house-line-least = Zeile { $line }: Mindestanzahl
house-line-points = Zeile { $line }: Punkte
house-line-up = Zeile { $line }: nach oben
house-line-down = Zeile { $line }: nach unten
house-line-remove = Zeile { $line }: entfernen
house-at-least = mindestens
house-this-many = so viele
house-points = Punkte
house-not-in-pack = { $cards } (nicht in diesem Blatt)
house-usual = Was am häufigsten geändert wird
