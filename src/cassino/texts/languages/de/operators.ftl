### Was alle, die einen Server betreiben, auf der Befehlszeile lesen

## The configuration. A problem names a setting and the place where it was made, then says what is wrong.

operators-config-wrong = Konfiguration: { $problem }
operators-config-mistakes =
    { $count ->
        [1] 1 Fehler in der Konfiguration:
       *[other] { $count } Fehler in der Konfiguration:
    }
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (Umgebung): { $problem }
operators-config-on-command-line = { $name } (Befehlszeile): { $problem }
operators-config-file = { $file }: { $problem }
operators-config-unknown = Diese Einstellung gibt es nicht.
operators-config-unknown-near = Diese Einstellung gibt es nicht. Meintest du { $near }?

## What a setting must be

operators-setting-number = Muss eine ganze Zahl von { $least } bis { $most } sein.
operators-setting-line = Muss eine Zeile Text sein.
operators-setting-one-of = Muss eines davon sein: { $known }.
operators-setting-host = Muss eine Adresse oder ein Name ohne Port sein.
operators-setting-bus = Muss „memory“ oder eine Adresse wie redis://localhost:6379/0 sein.
operators-setting-public-url = Muss eine Adresse wie https://cards.example.org sein, ohne Pfad.
operators-setting-hosts = Muss eine Liste von Hostnamen sein, zum Beispiel push.example.org.
operators-setting-contact = Muss eine Adresse wie mailto:you@example.org oder https://example.org sein.
operators-setting-hook = Muss eine Adresse wie http://127.0.0.1:9000/turn sein.
operators-setting-networks = Muss eine Liste von Adressen oder Netzen sein.
operators-setting-networks-because = Muss eine Liste von Adressen oder Netzen sein ({ $problem }).
operators-setting-key = Muss mindestens { $least } Zeichen haben, nur einfache Buchstaben, Ziffern und Zeichen. `openssl rand -hex 32` macht einen guten.
operators-setting-rate = Müssen zwei Zahlen sein: wie viele auf einmal, und wie viele pro Sekunde auf Dauer.
operators-setting-rate-small = Müssen zwei Zahlen sein: die erste mindestens 1, die zweite über 0.
operators-setting-limits = Muss eine Tabelle sein, [limits].
operators-setting-workers-need = { $name }: Mehrere Worker brauchen PostgreSQL und einen Bus, der sie verbindet. Setze database = postgresql://user:password@host/name und bus = redis://localhost:6379/0, oder { $name } = 1.
operators-setting-public-url-needs-proxies = public_url braucht trusted_proxies. Sonst haben alle die Adresse des Proxys, für die keine Grenzen gelten und die /metrics lesen darf. Nenne den Proxy, zum Beispiel trusted_proxies = ["127.0.0.1"] für einen auf diesem Rechner.

## The database; $database (text): a path or an address

operators-database-missing = Es gibt keine Datenbank { $database }.
operators-database-no-url = Die Adresse der Datenbank muss aussehen wie postgresql://user@host/name.
operators-database-no-file = Die Datenbank { $database } ist keine Datei. Schreib sqlite:///folder/cassino.db.
operators-database-kind = Datenbanken der Art { $kind } gehen nicht ({ $database }). Nimm sqlite oder postgresql.
operators-database-unreadable = Die Datenbank { $database } ist beschädigt oder nicht lesbar ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = Die Datenbank { $database } ist beschädigt ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Die Datenbank { $database } lässt sich nicht öffnen ({ $problem }). { operators-database-unchanged }
operators-database-foreign = Die Datenbank { $database } gehört zu einem anderen Programm. { operators-database-unchanged }
operators-database-newer = Die Datenbank { $database } ist von einer neueren Version von Cassino (Schema { $schema }). { operators-database-unchanged }
operators-database-older = Die Datenbank { $database } (Schema { $schema }) ist zu alt für diese Version von Cassino. Starte einmal Cassino { $version } damit; das bringt die Datenbank auf einen neueren Stand. Starte dann wieder diese Version. Nichts wurde geändert.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Nichts darin wurde geändert. Nenne eine andere mit --database.
    }
operators-database-unchanged-file = Nichts darin wurde geändert. Verschieb die Datei, oder nenne eine andere mit --database.
operators-database-encoding = Die Datenbank { $database } ist in { $encoding } kodiert. Leg eine mit ENCODING 'UTF8' an. Nichts darin wurde geändert.
operators-database-unsafe = In der Datenbank { $database } ist { $setting } = off, ein bestätigter Zug könnte also verloren gehen. Schalte es für Cassino ein.
operators-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $problem }.

## Backups; $file (text): a path

operators-backup-exists = { $file } gibt es schon. Nenne eine andere Datei.
operators-backup-not-written = { $file } lässt sich nicht schreiben: { $problem }.
operators-backup-empty = Die Datenbank ist leer.
operators-backup-contradicts = { $file } widerspricht sich ({ $problem }). Nichts wurde geladen.
operators-backup-not-empty = Die Datenbank ist nicht leer. Nenne eine neue mit --database.
operators-backup-incomplete = { $file } ist keine vollständige Sicherung von Cassino.
operators-backup-foreign = { $file } ist keine Sicherung von Cassino.
operators-backup-newer = { $file } ist von einer neueren Version von Cassino ({ $version }). Installiere zuerst diese Version.
operators-backup-older = { $file } (Schema { $schema }) ist zu alt für diese Version von Cassino. Stelle die Datei mit Cassino { $version } wieder her, und mach mit jener Version eine neue Sicherung.
operators-backup-damaged = { $file } ist beschädigt: unvollständig oder verändert.

## cassino admin

operators-admin-span = { $text } ist keine Zeitspanne. Schreib zum Beispiel 30m, 12h, 7d oder 2w.
operators-admin-older = Diese Datenbank ist von einer älteren Version. Starte den Server einmal, um sie auf den neuen Stand zu bringen.
operators-admin-still-moving = { $table }: Es wurde weitergespielt, während der Tisch geschlossen wurde. Versuch es noch einmal.
operators-admin-table = { $table }: { $problem }
operators-admin-everybody = { $who } würde alle sperren.
operators-admin-ipv4 = Schreib { $who } als IPv4-Adresse.
operators-admin-not-banned = { $who } ist nicht gesperrt.
operators-admin-unknown = { $who } ist weder die ID einer Person noch eine Adresse. `cassino admin people` zeigt die IDs.
operators-admin-no-account = { $who } ist weder der Anmeldename noch die ID einer Person mit Konto. Gäste haben kein Passwort.
operators-admin-no-report = Eine offene Meldung { $report } gibt es nicht.

# Titles of numbers
operators-stats-people = Leute
operators-stats-accounts = Leute mit Konto
operators-stats-seen = Leute, gesehen am letzten Tag
operators-stats-tables =
    { $phase ->
        [play] Tische: im Spiel
        [announcing] Tische: warten auf Ansagen
        [deal_over] Tische: zwischen zwei Runden
        [match_over] Tische: Partie zu Ende
       *[other] Tische: unbekannt
    }
operators-stats-moves-hour = Züge in der letzten Stunde
operators-stats-moves-day = Züge am letzten Tag
operators-stats-bans = Sperren
operators-stats-reports = offene Meldungen
operators-stats-size = Größe der Datenbank in Bytes
operators-stats-read-only = Nur-Lese-Betrieb

## Starting and stopping

operators-serving = Cassino: { $address }  (Strg-C hält an)
operators-serving-here = Cassino: { $address }
operators-stopped = Deine Partien sind gespeichert und gehen beim nächsten Mal weiter.
operators-stop = Strg-C hält den Server an. Deine Partien sind gespeichert und gehen beim nächsten Mal weiter.
operators-port-in-use = Port { $port } ist belegt (vielleicht ist schon ein Tisch offen). Versuch einen anderen Port: --port { $next } nach cassino serve oder cassino host, oder CASSINO_PORT={ $next } vor dem Befehl.
operators-cannot-listen = Lauschen auf { $host }, Port { $port }, geht nicht: { $problem }.

operators-host-play = Spiel mit jedem Handy oder Computer in diesem Netz: Scann den Code, oder öffne den Link.
operators-host-sit = Setz dich mit jedem Handy oder Computer in diesem Netz an den Tisch: Scann den Code, oder öffne den Link.
operators-host-here = Auf diesem Computer: { $address }
operators-host-network = Alle in diesem Netz können mitspielen. Darüber hinaus wird nichts gesendet.
operators-host-alone = Dieser Computer ist in keinem Netz, also lässt sich der Tisch nur hier öffnen.

## Health checks

operators-metrics-refused = metrics_for nennt diese Adresse nicht
operators-metrics-missing = nichts wird gemessen: pip install 'cassino[metrics]'
operators-database-served = Ein anderer Server benutzt schon die Datenbank { $database }. Beende ihn zuerst, oder gib diesem hier mit --database eine andere.
operators-health-ending = endet gleich
operators-health-late = hat seit { $seconds } s nicht geantwortet
operators-health-silent = antwortet nicht ({ $kind })
