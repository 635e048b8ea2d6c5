### What the people who run a server read on the command line

## The configuration. A problem names a setting and the place where it was made, then says what is wrong.

# $problem (text): a problem with a setting
operators-config-wrong = Configuration: { $problem }
# Above a list of problems; $count (number)
operators-config-mistakes =
    { $count ->
        [1] 1 mistake in the configuration:
       *[other] { $count } mistakes in the configuration:
    }
# $name (text): of a setting; $problem (text): a sentence
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (environment): { $problem }
operators-config-on-command-line = { $name } (command line): { $problem }
# $file (text): its path; $problem (text): why it cannot be read, in English
operators-config-file = { $file }: { $problem }
operators-config-unknown = There is no such setting.
# $near (text): the name of a setting that is spelled alike
operators-config-unknown-near = There is no such setting. Did you mean { $near }?

## What a setting must be

operators-setting-number = Must be a whole number from { $least } to { $most }.
operators-setting-line = Must be one line of text.
# $known (text): the words that are possible
operators-setting-one-of = Must be one of these: { $known }.
operators-setting-host = Must be an address or a name, without a port.
operators-setting-bus = Must be “memory” or an address such as redis://localhost:6379/0.
operators-setting-public-url = Must be an address such as https://cards.example.org, without a path.
operators-setting-hosts = Must be a list of host names, such as push.example.org.
operators-setting-contact = Must be an address such as mailto:you@example.org or https://example.org.
operators-setting-hook = Must be an address such as http://127.0.0.1:9000/turn.
operators-setting-networks = Must be a list of addresses or networks.
# $problem (text): a technical reason, in English
operators-setting-networks-because = Must be a list of addresses or networks ({ $problem }).
# $least (number): of characters
operators-setting-key = Must have at least { $least } characters, all plain letters, digits and signs. `openssl rand -hex 32` makes a good one.
operators-setting-rate = Must be two numbers: how many at once, and how many per second in the long run.
operators-setting-rate-small = Must be two numbers: the first at least 1, the second more than 0.
operators-setting-limits = Must be a table, [limits].
operators-setting-workers-need = { $name }: several workers need PostgreSQL and a bus between them. Set database = postgresql://user:password@host/name and bus = redis://localhost:6379/0, or { $name } = 1.
operators-setting-public-url-needs-proxies = public_url needs trusted_proxies. Otherwise everyone seems to have the proxy’s address, which has no limits and may read /metrics. Name the proxy, such as trusted_proxies = ["127.0.0.1"] for one on this machine.

## The database; $database (text): a path or an address

operators-database-missing = There is no database { $database }.
operators-database-no-url = The address of the database must look like postgresql://user@host/name.
operators-database-no-file = The database { $database } is not a file. Write sqlite:///folder/cassino.db.
# $kind (text): the first part of an address
operators-database-kind = Databases of the kind { $kind } cannot be used ({ $database }). Use sqlite or postgresql.
# $problem (text): what the database says, in English
operators-database-unreadable = The database { $database } is damaged or cannot be read ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = The database { $database } is damaged ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = The database { $database } cannot be opened ({ $problem }). { operators-database-unchanged }
operators-database-foreign = The database { $database } belongs to another program. { operators-database-unchanged }
# $schema (text): the name of its version
operators-database-newer = The database { $database } was made by a newer version of Cassino (schema { $schema }). { operators-database-unchanged }
# $schema (text): the name of its version; $version (text): such as 2.1 (2026-11-26)
operators-database-older = The database { $database } (schema { $schema }) is too old for this version of Cassino. Start Cassino { $version } with it once; it migrates the database. Then start this version again. Nothing was changed.
# $kind (word): file or server
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Nothing in it was changed. Name another one with --database.
    }
operators-database-unchanged-file = Nothing in it was changed. Move it away, or name another file with --database.
# $encoding (text): such as LATIN1
operators-database-encoding = The database { $database } is encoded in { $encoding }. Create one with ENCODING 'UTF8'. Nothing in it was changed.
# $setting (text): fsync or synchronous_commit
operators-database-unsafe = The database { $database } has { $setting } = off, so a confirmed move could be lost. Turn it on for Cassino.
# $folder (text): a path; $problem (text): what the system says
operators-folder = The folder { $folder } cannot be created: { $problem }.

## Backups; $file (text): a path

operators-backup-exists = { $file } already exists. Name another file.
# $problem (text): what the system says
operators-backup-not-written = { $file } cannot be written: { $problem }.
operators-backup-empty = The database is empty.
# $problem (text): what the database says, in English
operators-backup-contradicts = { $file } is inconsistent ({ $problem }). Nothing was restored.
operators-backup-not-empty = The database is not empty. Name a new one with --database.
operators-backup-incomplete = { $file } is not a complete Cassino backup.
operators-backup-foreign = { $file } is not a Cassino backup.
# $version (text): such as 2.1
operators-backup-newer = { $file } was made by a newer version of Cassino ({ $version }). Install that version first.
# $schema (text): the name of its version; $version (text): such as 2.1 (2026-11-26)
operators-backup-older = { $file } (schema { $schema }) is too old for this version of Cassino. Restore it with Cassino { $version }, and make a new backup with that version.
operators-backup-damaged = { $file } is damaged: it is incomplete or has been changed.

## cassino admin

# $text (text): as it was typed
operators-admin-span = { $text } is not a length of time. Write 30m, 12h, 7d or 2w, for example.
operators-admin-older = This database is from an older version. Start the server once to bring it up to date.
# $table (text): its id
operators-admin-still-moving = { $table }: players kept moving while it was being closed. Try again.
# $problem (text): a sentence
operators-admin-table = { $table }: { $problem }
# $who (text): a network
operators-admin-everybody = { $who } would ban everybody.
operators-admin-ipv4 = Write { $who } as an IPv4 address.
# $who (text): an id or an address
operators-admin-not-banned = { $who } is not banned.
operators-admin-unknown = { $who } is neither a person’s id nor an address. `cassino admin people` lists the ids.
operators-admin-no-account = { $who } is neither the login name nor the id of a person with an account. Guests have no password.
# $report (text): its id
operators-admin-no-report = There is no open report { $report }.

# Titles of numbers
operators-stats-people = people
operators-stats-accounts = people with an account
operators-stats-seen = people seen in the last day
# $phase (word)
operators-stats-tables =
    { $phase ->
        [play] tables: playing
        [announcing] tables: waiting for announcements
        [deal_over] tables: between deals
        [match_over] tables: match over
       *[other] tables: unknown
    }
operators-stats-moves-hour = moves in the last hour
operators-stats-moves-day = moves in the last day
operators-stats-bans = bans
operators-stats-reports = open reports
operators-stats-size = database size in bytes
operators-stats-read-only = read-only

## Starting and stopping

# $address (text): for a browser on this machine
operators-serving = Cassino: { $address }  (press Ctrl-C to stop)
operators-serving-here = Cassino: { $address }
operators-stopped = Your matches are saved and continue next time.
operators-stop = Ctrl-C stops the server. Your matches are saved and continue next time.
operators-port-in-use = Port { $port } is in use (a table may be open already). Try another port: --port { $next } after cassino serve or cassino host, or CASSINO_PORT={ $next } before the command.
# $problem (text): what the system says
operators-cannot-listen = Cannot listen on { $host } port { $port }: { $problem }.

# Above a QR code and a link
operators-host-play = Play with any phone or computer on this network: scan the code, or open the link.
operators-host-sit = Sit down with any phone or computer on this network: scan the code, or open the link.
operators-host-here = On this computer: { $address }
operators-host-network = Everyone on this network can join. Nothing is sent beyond it.
operators-host-alone = This computer is not on a network, so the table can be opened only here.

## Health checks

operators-metrics-refused = metrics_for does not name this address
operators-metrics-missing = nothing is measured: pip install 'cassino[metrics]'
operators-database-served = Another server is using the database { $database }. Stop it first, or give this one another --database.
operators-health-ending = is shutting down
# $seconds (number)
operators-health-late = has not answered in { $seconds } s
# $kind (text): the name of an error
operators-health-silent = does not answer ({ $kind })
