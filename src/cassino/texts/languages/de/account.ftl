### Die Seite des eigenen Kontos

account-about = Dein Name, wie du dich anmeldest und wo du angemeldet bist.

account-signed-in-as = Du bist angemeldet als <b>{ $name }</b>.
account-guest-as = Du spielst als <b>{ $name }</b>, ein Gast: Nur dieser Browser kennt dich. Mit einem Passkey oder einem Passwort kannst du deine Partien behalten und gewertet spielen.
account-working = Einen Moment …

account-sign-in = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-login = Anmeldename
account-password = Passwort
account-games-added = Partien, die du in diesem Browser begonnen hast, kommen in dein Konto.
account-have-account = Ich habe schon ein Konto

account-create = Konto anlegen
account-create-now = Konto jetzt anlegen
account-passkey-instead = Lieber mit Passkey
account-new-password = Neues Passwort
account-password-rule = Mindestens zehn Zeichen. Mehrere Wörter sind ein gutes Passwort.

account-guest = Oder als Gast spielen
account-table-name = Name am Tisch
account-play-as-guest = Unter diesem Namen spielen
account-guest-explained = Ein Name genügt. Einen Passkey oder ein Passwort kannst du später hinzufügen und alles behalten.

account-change-name = Namen ändern
account-name-explained = Schon begonnene Partien behalten deinen alten Namen.

account-passkeys = Passkeys
account-passkeys-explained = Dein Gerät meldet dich mit Fingerabdruck, Gesicht oder PIN an. Du musst dir nichts merken.
account-add-passkey = Passkey hinzufügen
account-remove = Entfernen
account-remove-passkey = Passkey { $name } entfernen
account-since = seit { $day }
account-since-and-used = seit { $day }, zuletzt benutzt { $seen }

account-change-password = Passwort ändern
account-set-password = Passwort festlegen
account-login-is = Dein Anmeldename ist <b>{ $login }</b>.

account-sessions = Wo du angemeldet bist
account-end = Abmelden
account-end-session = { $name } abmelden
account-this-session = { $name } (dieser Browser)

account-programs = Programme
account-programs-let = Ein Programm für dich spielen lassen
account-token-of = Das ist das Token für { $name }. Du siehst es nur jetzt:
account-program-name = Name des Programms
account-make-token = Token erzeugen
account-revoke = Widerrufen
account-revoke-token = Token für { $name } widerrufen

account-leave = Abmelden oder löschen
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-delete = Alles löschen

### Questions

account-stay = Angemeldet bleiben
account-sign-out-title = Abmelden?
account-sign-out-text = Du kannst dich jederzeit wieder anmelden.
account-sign-out-guest = Wenn du dich jetzt abmeldest, kommst du nicht mehr in dieses Gastkonto.
account-everywhere-title = Überall abmelden?
account-everywhere-text = Du wirst in jedem Browser abgemeldet, auch in diesem, und die Tokens deiner Programme gelten nicht mehr.
account-delete-title = Alles löschen?
account-delete-text = Das löscht dein Konto, deine Wertungen, deine Hausregeln und Punkteblöcke und deinen Namen an jedem Tisch. Bots übernehmen deine laufenden Partien, und gewertete verlierst du. Das lässt sich nicht rückgängig machen.

account-prove-title = Bestätige, dass du es bist
account-prove-text = Du willst dein Konto ändern.
account-use-passkey = Passkey benutzen

### What was done, or went wrong

account-welcome =
    { $moved ->
        [0] Willkommen, { $name }.
        [one] Willkommen, { $name }. { $moved } Partie aus diesem Browser ist jetzt in deinem Konto.
       *[other] Willkommen, { $name }. { $moved } Partien aus diesem Browser sind jetzt in deinem Konto.
    }
account-created = Willkommen, { $name }. Du hast jetzt ein Konto.
account-renamed = Dein Name ist jetzt { $name }.
account-passkey-saved = Passkey gespeichert. Du kannst dich damit auch auf deinen anderen Geräten anmelden.
account-passkey-removed = Der Passkey ist entfernt.
account-password-saved = Passwort gespeichert. Überall sonst bist du abgemeldet.
account-session-ended = Der andere Browser ist abgemeldet.
account-token-made = Kopiere das Token jetzt: Du siehst es nur einmal.
account-signed-out = Du bist abgemeldet.
account-deleted = Alles ist gelöscht.
account-passkey-unused = Der Passkey wurde nicht benutzt: Sein Fenster wurde geschlossen, oder es dauerte zu lange.
account-passkey-there = Dieses Gerät hat schon einen Passkey für dich.
account-passkey-impossible = Dein Browser konnte hier keinen Passkey benutzen.
