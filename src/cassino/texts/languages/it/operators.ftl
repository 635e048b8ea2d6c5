### Che cosa legge sulla riga di comando chi gestisce un server

## La configurazione

operators-config-wrong = Configurazione: { $problem }
operators-config-mistakes =
    { $count ->
        [1] 1 errore nella configurazione:
       *[other] { $count } errori nella configurazione:
    }
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (ambiente): { $problem }
operators-config-on-command-line = { $name } (riga di comando): { $problem }
operators-config-file = { $file }: { $problem }
operators-config-unknown = Questa impostazione non esiste.
operators-config-unknown-near = Questa impostazione non esiste. Volevi dire { $near }?

## Che cosa deve essere un'impostazione

operators-setting-number = Deve essere un numero intero da { $least } a { $most }.
operators-setting-line = Deve essere una riga di testo.
operators-setting-one-of = Deve essere uno di questi: { $known }.
operators-setting-host = Deve essere un indirizzo o un nome, senza porta.
operators-setting-bus = Deve essere «memory» o un indirizzo come redis://localhost:6379/0.
operators-setting-public-url = Deve essere un indirizzo come https://cards.example.org, senza percorso.
operators-setting-hosts = Deve essere un elenco di nomi di host, per esempio push.example.org.
operators-setting-contact = Deve essere un indirizzo come mailto:you@example.org o https://example.org.
operators-setting-hook = Deve essere un indirizzo come http://127.0.0.1:9000/turn.
operators-setting-networks = Deve essere un elenco di indirizzi o reti.
operators-setting-networks-because = Deve essere un elenco di indirizzi o reti ({ $problem }).
operators-setting-key = Deve avere almeno { $least } caratteri, solo lettere semplici, cifre e segni. `openssl rand -hex 32` ne fa una buona.
operators-setting-rate = Devono essere due numeri: quanti insieme, e quanti al secondo a lungo andare.
operators-setting-rate-small = Devono essere due numeri: il primo almeno 1, il secondo più di 0.
operators-setting-limits = Deve essere una tabella, [limits].
operators-setting-workers-need = { $name }: per più worker servono PostgreSQL e un bus tra loro. Imposta database = postgresql://user:password@host/name e bus = redis://localhost:6379/0, oppure { $name } = 1.
operators-setting-public-url-needs-proxies = public_url ha bisogno di trusted_proxies. Altrimenti tutti hanno l'indirizzo del proxy, che non ha limiti e può leggere /metrics. Indica il proxy, per esempio trusted_proxies = ["127.0.0.1"] per uno su questo computer.

## Il database

operators-database-missing = Il database { $database } non esiste.
operators-database-no-url = L'indirizzo del database deve essere come postgresql://user@host/name.
operators-database-no-file = Il database { $database } non è un file. Scrivi sqlite:///folder/cassino.db.
operators-database-kind = I database di tipo { $kind } non si possono usare ({ $database }). Usa sqlite o postgresql.
operators-database-unreadable = Il database { $database } è danneggiato o non si può leggere ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = Il database { $database } è danneggiato ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Il database { $database } non si può aprire ({ $problem }). { operators-database-unchanged }
operators-database-foreign = Il database { $database } è di un altro programma. { operators-database-unchanged }
operators-database-newer = Il database { $database } è stato fatto da una versione più nuova di Cassino (schema { $schema }). { operators-database-unchanged }
operators-database-older = Il database { $database } (schema { $schema }) è troppo vecchio per questa versione di Cassino. Avvia una volta Cassino { $version } con questo database, così viene aggiornato. Poi avvia di nuovo questa versione. Non è stato cambiato niente.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Non è stato cambiato niente. Indicane un altro con --database.
    }
operators-database-unchanged-file = Non è stato cambiato niente. Spostalo, o indica un altro file con --database.
operators-database-encoding = Il database { $database } è codificato in { $encoding }. Creane uno con ENCODING 'UTF8'. Non è stato cambiato niente.
operators-database-unsafe = Il database { $database } ha { $setting } = off, quindi una giocata confermata potrebbe andare persa. Attivalo per Cassino.
operators-folder = La cartella { $folder } non si può creare: { $problem }.

## Backup

operators-backup-exists = { $file } esiste già. Indica un altro file.
operators-backup-not-written = { $file } non si può scrivere: { $problem }.
operators-backup-empty = Il database è vuoto.
operators-backup-contradicts = { $file } si contraddice ({ $problem }). Non è stato ripristinato niente.
operators-backup-not-empty = Il database non è vuoto. Indicane uno nuovo con --database.
operators-backup-incomplete = { $file } non è un backup completo di Cassino.
operators-backup-foreign = { $file } non è un backup di Cassino.
operators-backup-newer = { $file } è stato fatto da una versione più nuova di Cassino ({ $version }). Prima installa quella versione.
operators-backup-older = { $file } (schema { $schema }) è troppo vecchio per questa versione di Cassino. Ripristinalo con Cassino { $version }, e fai una nuova copia con quella versione.
operators-backup-damaged = { $file } è danneggiato: è incompleto o è stato modificato.

## cassino admin

operators-admin-span = { $text } non è una durata. Scrivi per esempio 30m, 12h, 7d o 2w.
operators-admin-older = Questo database è di una versione più vecchia. Avvia una volta il server per aggiornarlo.
operators-admin-still-moving = { $table }: si continuava a giocare mentre veniva chiuso. Riprova.
operators-admin-table = { $table }: { $problem }
operators-admin-everybody = { $who } vieterebbe l'accesso a tutti.
operators-admin-ipv4 = Scrivi { $who } come indirizzo IPv4.
operators-admin-not-banned = Per { $who } non c'è un divieto.
operators-admin-unknown = { $who } non è né l'id di una persona né un indirizzo. `cassino admin people` elenca gli id.
operators-admin-no-account = { $who } non è né il nome utente né l'id di una persona con un account. Gli ospiti non hanno una password.
operators-admin-no-report = Non c'è una segnalazione aperta { $report }.

operators-stats-people = persone
operators-stats-accounts = persone con un account
operators-stats-seen = persone viste nell'ultimo giorno
operators-stats-tables =
    { $phase ->
        [play] tavoli: in gioco
        [announcing] tavoli: in attesa di annunci
        [deal_over] tavoli: tra due mani
        [match_over] tavoli: partita finita
       *[other] tavoli: sconosciuto
    }
operators-stats-moves-hour = giocate nell'ultima ora
operators-stats-moves-day = giocate nell'ultimo giorno
operators-stats-bans = divieti
operators-stats-reports = segnalazioni aperte
operators-stats-size = grandezza del database in byte
operators-stats-read-only = sola lettura

## Avvio e arresto

operators-serving = Cassino: { $address }  (premi Ctrl-C per fermare)
operators-serving-here = Cassino: { $address }
operators-stopped = Le tue partite sono salvate e continuano la prossima volta.
operators-stop = Ctrl-C ferma il server. Le tue partite sono salvate e continuano la prossima volta.
operators-port-in-use = La porta { $port } è occupata (forse un tavolo è già aperto). Prova un’altra porta: --port { $next } dopo cassino serve o cassino host, o CASSINO_PORT={ $next } davanti al comando.
operators-cannot-listen = Non si può ascoltare su { $host }, porta { $port }: { $problem }.

operators-host-play = Gioca con qualsiasi telefono o computer di questa rete: inquadra il codice, o apri il link.
operators-host-sit = Siediti con qualsiasi telefono o computer di questa rete: inquadra il codice, o apri il link.
operators-host-here = Su questo computer: { $address }
operators-host-network = Chiunque sia su questa rete può giocare. Niente viene inviato fuori.
operators-host-alone = Questo computer non è in rete, quindi il tavolo si può aprire solo qui.

## Controlli di salute

operators-metrics-refused = metrics_for non indica questo indirizzo
operators-metrics-missing = non si misura niente: pip install 'cassino[metrics]'
operators-database-served = Un altro server usa già il database { $database }. Prima fermalo, o danne un altro a questo con --database.
operators-health-ending = sta per terminare
operators-health-late = non risponde da { $seconds } s
operators-health-silent = non risponde ({ $kind })
