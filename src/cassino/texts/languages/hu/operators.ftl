operators-config-wrong = Beállítás: { $problem }
operators-config-mistakes =
    { $count ->
        [1] 1 hiba a beállításokban:
       *[other] { $count } hiba a beállításokban:
    }
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (környezet): { $problem }
operators-config-on-command-line = { $name } (parancssor): { $problem }
operators-config-file = { $file }: { $problem }
operators-config-unknown = Nincs ilyen beállítás.
operators-config-unknown-near = Nincs ilyen beállítás. Erre gondoltál: { $near }?

operators-setting-number = Egész szám legyen { $least } és { $most } között.
operators-setting-line = Egyetlen sornyi szöveg legyen.
operators-setting-one-of = Ezek egyike legyen: { $known }.
operators-setting-host = Cím vagy név legyen, port nélkül.
operators-setting-bus = „memory” legyen, vagy egy cím, például redis://localhost:6379/0.
operators-setting-public-url = Ilyen cím legyen: https://cards.example.org, útvonal nélkül.
operators-setting-hosts = Gépnevek listája legyen, például push.example.org.
operators-setting-contact = Ilyen cím legyen: mailto:you@example.org vagy https://example.org.
operators-setting-hook = Ilyen cím legyen: http://127.0.0.1:9000/turn.
operators-setting-networks = Címek vagy hálózatok listája legyen.
operators-setting-networks-because = Címek vagy hálózatok listája legyen ({ $problem }).
operators-setting-key = Legalább { $least } karakter legyen, csak egyszerű betűk, számjegyek és jelek. Jót készít ez: `openssl rand -hex 32`.
operators-setting-rate = Két szám legyen: egyszerre mennyi, és hosszú távon másodpercenként mennyi.
operators-setting-rate-small = Két szám legyen: az első legalább 1, a második nagyobb, mint 0.
operators-setting-limits = Táblázat legyen: [limits].
operators-setting-workers-need = { $name }: több folyamatnak PostgreSQL és összekötő bus kell. Állítsd be ezeket: database = postgresql://user:password@host/name és bus = redis://localhost:6379/0, vagy legyen { $name } = 1.
operators-setting-public-url-needs-proxies = A public_url mellé trusted_proxies is kell. Különben mindenkinek a proxy címe lenne, amelyre nincs korlát, és olvashatja a /metrics oldalt. Nevezd meg a proxyt, ezen a gépen például így: trusted_proxies = ["127.0.0.1"].

operators-database-missing = Nincs ilyen adatbázis: { $database }.
operators-database-no-url = Az adatbázis címe ilyen legyen: postgresql://user@host/name.
operators-database-no-file = Ez az adatbázis nem fájl: { $database }. Írd így: sqlite:///folder/cassino.db.
operators-database-kind = Ilyen fajta adatbázis nem használható: { $kind } ({ $database }). Használj ilyet: sqlite vagy postgresql.
operators-database-unreadable = Az adatbázis sérült vagy nem olvasható: { $database } ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = Az adatbázis sérült: { $database } ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Az adatbázis nem nyitható meg: { $database } ({ $problem }). { operators-database-unchanged }
operators-database-foreign = Az adatbázis egy másik programé: { $database }. { operators-database-unchanged }
operators-database-newer = Az adatbázist a Cassino egy újabb verziója készítette: { $database } (séma: { $schema }). { operators-database-unchanged }
operators-database-older = Az adatbázis túl régi a Cassino e verziójához: { $database } (séma: { $schema }). Indítsd el vele egyszer a Cassino { $version } verziót, az frissíti az adatbázist. Utána indítsd újra ezt a verziót. Semmi sem változott.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Semmi sem változott benne. Nevezz meg másikat a --database opcióval.
    }
operators-database-unchanged-file = Semmi sem változott benne. Tedd máshová, vagy nevezz meg másik fájlt a --database opcióval.
operators-database-encoding = Az adatbázis kódolása { $encoding }: { $database }. Hozz létre egyet így: ENCODING 'UTF8'. Semmi sem változott benne.
operators-database-unsafe = Az adatbázisban ({ $database }) ez áll: { $setting } = off, így egy megerősített lépés elveszhet. Kapcsold be a Cassinónak.
operators-folder = Nem hozható létre ez a mappa: { $folder }: { $problem }.

operators-backup-exists = Már létezik: { $file }. Nevezz meg másik fájlt.
operators-backup-not-written = Nem írható: { $file }: { $problem }.
operators-backup-empty = Az adatbázis üres.
operators-backup-contradicts = Ez a fájl ellentmond önmagának: { $file } ({ $problem }). Semmi sem töltődött be.
operators-backup-not-empty = Az adatbázis nem üres. Nevezz meg egy újat a --database opcióval.
operators-backup-incomplete = Ez nem teljes Cassino-mentés: { $file }.
operators-backup-foreign = Ez nem Cassino-mentés: { $file }.
operators-backup-newer = Ezt a mentést a Cassino egy újabb verziója ({ $version }) készítette: { $file }. Előbb telepítsd azt a verziót.
operators-backup-older = Ez a mentés túl régi a Cassino e verziójához: { $file } (séma: { $schema }). Állítsd vissza a Cassino { $version } verzióval, és készíts azzal új mentést.
operators-backup-damaged = Ez a mentés sérült, hiányos vagy megváltoztatták: { $file }.

operators-admin-span = Ez nem időtartam: { $text }. Írd például így: 30m, 12h, 7d vagy 2w.
operators-admin-older = Ez az adatbázis egy régebbi verzióból való. Indítsd el egyszer a szervert, és frissül.
operators-admin-still-moving = { $table }: bezárás közben a játékosok tovább léptek. Próbáld újra.
operators-admin-table = { $table }: { $problem }
operators-admin-everybody = Ez mindenkit kitiltana: { $who }.
operators-admin-ipv4 = IPv4-címként írd: { $who }.
operators-admin-not-banned = Nincs kitiltva: { $who }.
operators-admin-unknown = Ez sem egy ember azonosítója, sem egy cím: { $who }. Az azonosítókat a `cassino admin people` sorolja fel.
operators-admin-no-account = Ez nem olyan ember bejelentkezési neve vagy azonosítója, akinek fiókja van: { $who }. A vendégeknek nincs jelszavuk.
operators-admin-no-report = Nincs ilyen nyitott jelentés: { $report }.

operators-stats-people = emberek
operators-stats-accounts = emberek fiókkal
operators-stats-seen = az utolsó napon látott emberek
operators-stats-tables =
    { $phase ->
        [play] asztalok: játék közben
        [announcing] asztalok: bejelentésre várnak
        [deal_over] asztalok: két osztás között
        [match_over] asztalok: vége a partinak
       *[other] asztalok: ismeretlen
    }
operators-stats-moves-hour = lépések az utolsó órában
operators-stats-moves-day = lépések az utolsó napon
operators-stats-bans = kitiltások
operators-stats-reports = nyitott jelentések
operators-stats-size = az adatbázis mérete bájtban
operators-stats-read-only = csak olvasható

operators-serving = Cassino: { $address }  (Ctrl-C: leállítás)
operators-serving-here = Cassino: { $address }
operators-stopped = A partijaid el vannak mentve, és legközelebb folytatódnak.
operators-stop = A Ctrl-C leállítja a szervert. A partijaid el vannak mentve, és legközelebb folytatódnak.
operators-port-in-use = A port foglalt: { $port } (talán már nyitva van egy asztal). Próbálj másik portot: --port { $next } a cassino serve vagy a cassino host után, vagy CASSINO_PORT={ $next } a parancs elé.
operators-cannot-listen = Nem lehet itt figyelni: { $host }, port: { $port }: { $problem }.

operators-host-play = Játssz bármelyik telefonnal vagy számítógéppel ezen a hálózaton: olvasd be a kódot, vagy nyisd meg a linket.
operators-host-sit = Ülj le bármelyik telefonnal vagy számítógéppel ezen a hálózaton: olvasd be a kódot, vagy nyisd meg a linket.
operators-host-here = Ezen a számítógépen: { $address }
operators-host-network = Ezen a hálózaton mindenki leülhet. Semmi sem megy rajta kívülre.
operators-host-alone = Ez a számítógép nincs hálózaton, ezért az asztal csak itt nyitható meg.

operators-metrics-refused = a metrics_for nem nevezi meg ezt a címet
operators-metrics-missing = semmit sem mérünk: pip install 'cassino[metrics]'
operators-database-served = Ezt az adatbázist már egy másik szerver használja: { $database }. Előbb állítsd le azt, vagy adj ennek másikat a --database opcióval.
operators-health-ending = mindjárt leáll
operators-health-late = { $seconds } másodperce nem válaszol
operators-health-silent = nem válaszol ({ $kind })
