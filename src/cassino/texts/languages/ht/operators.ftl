### Sa moun ki fè yon sèvè mache li sou liy kòmand lan

## Konfigirasyon an

operators-config-wrong = Konfigirasyon: { $problem }
operators-config-mistakes =
    { $count ->
        [1] 1 erè nan konfigirasyon an:
       *[other] { $count } erè nan konfigirasyon an:
    }
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (anviwònman): { $problem }
operators-config-on-command-line = { $name } (liy kòmand): { $problem }
operators-config-file = { $file }: { $problem }
operators-config-unknown = Pa gen reglaj konsa.
operators-config-unknown-near = Pa gen reglaj konsa. Èske ou te vle di { $near }?

## Sa yon reglaj dwe ye

operators-setting-number = Fòk se yon chif antye ant { $least } ak { $most }.
operators-setting-line = Fòk se yon liy tèks.
operators-setting-one-of = Fòk se youn nan sa yo: { $known }.
operators-setting-host = Fòk se yon adrès oswa yon non, san pò.
operators-setting-bus = Fòk se “memory” oswa yon adrès tankou redis://localhost:6379/0.
operators-setting-public-url = Fòk se yon adrès tankou https://cards.example.org, san chemen.
operators-setting-hosts = Fòk se yon lis non òdinatè, tankou push.example.org.
operators-setting-contact = Fòk se yon adrès tankou mailto:you@example.org oswa https://example.org.
operators-setting-hook = Fòk se yon adrès tankou http://127.0.0.1:9000/turn.
operators-setting-networks = Fòk se yon lis adrès oswa rezo.
operators-setting-networks-because = Fòk se yon lis adrès oswa rezo ({ $problem }).
operators-setting-key = Fòk li gen omwen { $least } karaktè, lèt òdinè, chif ak siy sèlman. `openssl rand -hex 32` fè yon bon kle.
operators-setting-rate = Fòk se de chif: konbyen yon sèl kou, ak konbyen pa segonn alalong.
operators-setting-rate-small = Fòk se de chif: premye a omwen 1, dezyèm nan plis pase 0.
operators-setting-limits = Fòk se yon tablo, [limits].
operators-setting-workers-need = { $name }: plizyè worker bezwen PostgreSQL ak yon bus ant yo. Mete database = postgresql://user:password@host/name ak bus = redis://localhost:6379/0, oswa { $name } = 1.
operators-setting-public-url-needs-proxies = public_url bezwen trusted_proxies. Sinon tout moun gen adrès proxy a, ki pa gen limit e ki ka li /metrics. Bay non proxy a, tankou trusted_proxies = ["127.0.0.1"] pou youn ki sou machin sa a.

## Baz done a

operators-database-missing = Pa gen baz done { $database }.
operators-database-no-url = Adrès baz done a dwe sanble postgresql://user@host/name.
operators-database-no-file = Baz done { $database } pa yon fichye. Ekri sqlite:///folder/cassino.db.
operators-database-kind = Nou pa ka sèvi ak baz done kalite { $kind } ({ $database }). Sèvi ak sqlite oswa postgresql.
operators-database-unreadable = Baz done { $database } gate oswa nou pa ka li l ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = Baz done { $database } gate ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Nou pa ka louvri baz done { $database } ({ $problem }). { operators-database-unchanged }
operators-database-foreign = Baz done { $database } se pou yon lòt pwogram. { operators-database-unchanged }
operators-database-newer = Baz done { $database } fèt ak yon vèsyon Cassino ki pi nouvo (chema { $schema }). { operators-database-unchanged }
operators-database-older = Baz done { $database } (chema { $schema }) twò vye pou vèsyon Cassino sa a. Lanse Cassino { $version } avè l yon fwa; l ap mete baz done a ajou. Apre sa, lanse vèsyon sa a ankò. Anyen pa chanje.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Anyen ladan l pa chanje. Bay yon lòt ak --database.
    }
operators-database-unchanged-file = Anyen ladan l pa chanje. Deplase l, oswa bay yon lòt fichye ak --database.
operators-database-encoding = Baz done { $database } kode an { $encoding }. Kreye youn ak ENCODING 'UTF8'. Anyen ladan l pa chanje.
operators-database-unsafe = Baz done { $database } gen { $setting } = off, kidonk yon kou ki konfime te ka pèdi. Limen l pou Cassino.
operators-folder = Nou pa ka kreye dosye { $folder }: { $problem }.

## Sovgad

operators-backup-exists = { $file } egziste deja. Bay yon lòt fichye.
operators-backup-not-written = Nou pa ka ekri { $file }: { $problem }.
operators-backup-empty = Baz done a vid.
operators-backup-contradicts = { $file } kontredi tèt li ({ $problem }). Anyen pa chaje.
operators-backup-not-empty = Baz done a pa vid. Bay yon nouvo ak --database.
operators-backup-incomplete = { $file } pa yon sovgad Cassino ki konplè.
operators-backup-foreign = { $file } pa yon sovgad Cassino.
operators-backup-newer = { $file } fèt ak yon vèsyon Cassino ki pi nouvo ({ $version }). Enstale vèsyon sa a anvan.
operators-backup-older = { $file } (chema { $schema }) twò vye pou vèsyon Cassino sa a. Restore l ak Cassino { $version }, epi fè yon nouvo kopi ak menm vèsyon an.
operators-backup-damaged = { $file } gate: li pa konplè oswa li chanje.

## cassino admin

operators-admin-span = { $text } pa yon dire. Ekri 30m, 12h, 7d oswa 2w, pa egzanp.
operators-admin-older = Baz done sa a soti nan yon vèsyon ki pi ansyen. Lanse sèvè a yon fwa pou mete l ajou.
operators-admin-still-moving = { $table }: jwè yo t ap kontinye jwe pandan li t ap fèmen. Eseye ankò.
operators-admin-table = { $table }: { $problem }
operators-admin-everybody = { $who } t ap bani tout moun.
operators-admin-ipv4 = Ekri { $who } kòm yon adrès IPv4.
operators-admin-not-banned = { $who } pa bani.
operators-admin-unknown = { $who } pa ni id yon moun ni yon adrès. `cassino admin people` bay lis id yo.
operators-admin-no-account = { $who } pa ni non koneksyon ni id yon moun ki gen kont. Envite pa gen modpas.
operators-admin-no-report = Pa gen rapò louvri { $report }.

operators-stats-people = moun
operators-stats-accounts = moun ki gen yon kont
operators-stats-seen = moun ki parèt nan dènye jounen an
operators-stats-tables =
    { $phase ->
        [play] tab: ap jwe
        [announcing] tab: ap tann anons
        [deal_over] tab: ant de don
        [match_over] tab: pati fini
       *[other] tab: nou pa konnen
    }
operators-stats-moves-hour = kou nan dènye èdtan an
operators-stats-moves-day = kou nan dènye jounen an
operators-stats-bans = entèdiksyon
operators-stats-reports = rapò louvri
operators-stats-size = gwosè baz done a an oktè
operators-stats-read-only = lekti sèlman

## Demare ak kanpe

operators-serving = Cassino: { $address }  (peze Ctrl-C pou kanpe)
operators-serving-here = Cassino: { $address }
operators-stopped = Pati w yo sere, y ap kontinye pwochen fwa.
operators-stop = Ctrl-C kanpe sèvè a. Pati w yo sere, y ap kontinye pwochen fwa.
operators-port-in-use = Pò { $port } okipe (petèt yon tab louvri deja). Eseye yon lòt pò: --port { $next } apre cassino serve oswa cassino host, oswa CASSINO_PORT={ $next } anvan kòmand lan.
operators-cannot-listen = Nou pa ka koute sou { $host } pò { $port }: { $problem }.

operators-host-play = Jwe ak nenpòt telefòn oswa òdinatè sou rezo sa a: eskane kòd la, oswa louvri lyen an.
operators-host-sit = Chita ak nenpòt telefòn oswa òdinatè sou rezo sa a: eskane kòd la, oswa louvri lyen an.
operators-host-here = Sou òdinatè sa a: { $address }
operators-host-network = Tout moun sou rezo sa a ka antre. Anyen pa soti deyò rezo a.
operators-host-alone = Òdinatè sa a pa sou yon rezo, kidonk tab la ka louvri isit la sèlman.

## Verifikasyon sante

operators-metrics-refused = metrics_for pa gen adrès sa a
operators-metrics-missing = anyen pa mezire: pip install 'cassino[metrics]'
operators-database-served = Yon lòt sèvè ap sèvi ak baz done { $database } deja. Kanpe l anvan, oswa bay sa a yon lòt ak --database.
operators-health-ending = ap fèmen
operators-health-late = pa reponn nan { $seconds } s
operators-health-silent = pa reponn ({ $kind })
