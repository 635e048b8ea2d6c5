### Liy kòmand lan: èd ak repons. Opsyon (`--seed`), kòmand, non fichye ak mo an majiskil (FILE) ekri jan yo ye a.


## Chak kòmand

commands-usage = Sèvi konsa:
commands-options = Opsyon:
commands-commands = Kòmand:
commands-help = Montre èd sa a epi soti.
commands-default = pa defo: { $value }
commands-variable = oswa mete { $name }
commands-required = obligatwa

commands-error = Erè: { $problem }
commands-try = Pou jwenn èd, ekri: { $command }
commands-no-such-option =
    { $near ->
        [none] Pa gen opsyon { $name }.
       *[other] Pa gen opsyon { $name }. Èske ou te vle di { $near }?
    }
commands-is-no-option = Pa gen opsyon { $name }; jis ekri { $argument }.
commands-no-such-command =
    { $near ->
        [none] Pa gen kòmand { $name }.
       *[other] Pa gen kòmand { $name }. Èske ou te vle di { $near }?
    }
commands-missing-command = Ajoute youn nan kòmand yo; --help bay lis la.
commands-missing =
    { $kind ->
        [option] Opsyon { $name } manke.
       *[argument] { $name } manke.
    }
commands-no-value = { $name } bezwen yon valè dèyè l.
commands-flag = { $name } pa pran valè.
commands-too-many = Gen twòp agiman. Retire: { $words }
commands-choice = { $name } dwe youn nan: { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } dwe yon chif antye ant { $low } ak { $high }.
               *[any] { $name } dwe yon chif ant { $low } ak { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } dwe yon chif antye, omwen { $low }.
               *[any] { $name } dwe yon chif, omwen { $low }.
            }
        [above] { $name } dwe yon chif ki plis pase { $low }.
       *[none]
            { $kind ->
                [whole] { $name } dwe yon chif antye.
               *[any] { $name } dwe yon chif.
            }
    }
commands-is-a-folder = { $file } se yon dosye, pa yon fichye.
commands-no-file = Pa gen fichye { $file }.
commands-file =
    { $kind ->
        [FileNotFoundError] Pa gen fichye { $file }.
        [FileExistsError] { $file } egziste deja.
        [IsADirectoryError] { $file } se yon dosye, pa yon fichye.
        [NotADirectoryError] Yon moso nan chemen { $file } se yon fichye, pa yon dosye.
        [PermissionError] Ou pa gen dwa louvri { $file }.
       *[other] { $file }: { $problem }
    }
commands-system = Sistèm nan bay yon erè: { $problem }
commands-unexpected = Padon, se yon erè nan pwogram nan: { $kind }: { $problem } (mete CASSINO_DEBUG=1 pou wè detay yo)
extras-missing =
    { $extra ->
        [table] Sèvè a ak tab nan navigatè a bezwen pakè ki pa enstale. Pou enstale yo: { $command }
        [postgres] PostgreSQL bezwen yon pakè ki pa enstale. Pou enstale li: { $command }
        [redis] Redis bezwen yon pakè ki pa enstale. Pou enstale li: { $command }
        [ray] Ray pa enstale. Pou enstale li: { $command }
       *[other] Sa bezwen yon pakè ki pa enstale. Pou enstale li: { $command }
    }
extras-package-missing = Pakè { $name } manke. Enstale cassino ankò: { $command }
extras-python-incomplete = Python sa a manke pwòp modil li { $name }. Enstale yon Python konplè: sou Debian ak Ubuntu, sudo apt install python3-full
extras-terminal-only = W ap jwe nan tèminal la; pou tab nan navigatè a, tape: { $command }
commands-engine-plain = Motè a pa konpile: li ase pou jwe, men yon analiz pran plis tan. Ak gcc ak python3-dev li pi rapid; enstale tou de, epi tape: { $command }
commands-no-language = Pa gen tèks nan lang { $name }. Chwazi youn nan: { $known }.


## Lis kòmand yo

commands-cassino =
    Jwe jwèt kat Kazino nan navigatè a oswa nan tèminal la, epi etidye yo.

    `cassino` san kòmand se `cassino serve`, oswa `cassino play` si tab nan navigatè a pa enstale.
commands-version = Montre vèsyon an ak kalite motè a, epi soti.
commands-language = Lang tout tèks yo, pa egzanp es oswa hu. Pa defo, lang sistèm ou.
commands-serve-short = Louvri yon tab nan navigatè a (sa `cassino` tou sèl fè).
commands-host-short = Louvri yon tab pou tout moun sou rezo w la.
commands-site-short = Fè yon sit entènèt kote moun jwe kont bot, menm san koneksyon.
commands-admin-short = Jere yon sèvè k ap mache: tab, moun, moun ki bani.
commands-backup-short = Sere tout sa yon sèvè kenbe nan yon sèl fichye.
commands-restore-short = Chaje yon sovgad nan yon baz done vid.
commands-learn-short = Aprann jwe, ak ti leson kout.
commands-play-short = Jwe nan tèminal la.
commands-score-short = Kenbe pwen yon pati ak vrè kat.
commands-review-short = Analize yon pati: chans, erè, aza.
commands-tutor-short = Aprann nan pwòp pati w yo: yon konsèy, ak nèf konpetans.
commands-verify-short = Verifye yon sèvè te bay kat li te pwomèt yo.
commands-puzzle-short = Jwenn pi bon kou a nan devinèt jodi a.
commands-puzzles-short = Jwenn nouvo devinèt, epi verifye yo.
commands-rules-short = Li liv règ yon jwèt.
commands-variants-short = Bay lis jwèt yo.
commands-check-short = Verifye fichye règ lakay epi bay lis tout pwoblèm yo.
commands-cases-short = Fè fichye ka règ yo mache.
commands-arena-short = Fè de bot jwe youn kont lòt ak menm kat yo.
commands-tournament-short = Fè plizyè bot jwe youn kont lòt epi klase yo.
commands-par-short = Montre rezilta yon jwèt pafè ak tout kat louvri.
commands-train-short = Antrene rechèch la pou yon jwèt, ak pati kont tèt li.
commands-exploit-short = Mezire sa yon bot pèdi kont yon advèsè ki konnen l.
commands-bench-short = Mezire vitès motè a sou machin sa a.
commands-perft-short = Konte swit kou yon pozisyon.


## Opsyon plizyè kòmand

commands-option-json = Enprime JSON.
commands-option-variant = Jwèt: yon non oswa yon fichye règ lakay.
commands-option-players = Kantite jwè.
commands-option-usual-players = Kantite jwè; pa defo pi piti kantite règ yo pèmèt.
commands-option-target = Pwen ki fè genyen pati a.
commands-option-plain = Liy senp pou lektè ekran: san koulè, ak non kat yo.
commands-option-jobs = Kantite pwosesis; pa defo youn pou chak kè pwosesè.
commands-option-ray = Jwe sou klòstè Ray sa a pito; `local` lanse youn isit la.
commands-option-seed = Menm grenn nan bay menm don yo.
commands-option-write = Sere chif yo nan fichye sa a.
commands-port = Pò pou koute; 0 chwazi youn ki lib.  [pa defo: $CASSINO_PORT, oswa 8420]
commands-database = Kote pati yo sere: yon fichye, oswa yon adrès tankou postgresql://user@host/name.  [pa defo: $CASSINO_DATABASE, oswa cassino.db nan dosye done w]
commands-config = Yon fichye TOML ak reglaj (docs/host/hosting.md).  [pa defo: $CASSINO_CONFIG]


## cassino serve, cassino host

commands-serve-does = Louvri yon tab nan navigatè a. Ctrl-C kanpe sèvè a; pati yo ap kontinye pwochen fwa.
commands-serve-host = Adrès pou koute; 0.0.0.0 kite lòt machin konekte.  [pa defo: $CASSINO_HOST, oswa 127.0.0.1]
commands-serve-workers = Kantite pwosesis sèvè; plizyè bezwen PostgreSQL ak --bus.  [pa defo: 1]
commands-serve-bus = Adrès ki konekte plizyè worker, tankou redis://localhost:6379/0.  [pa defo: $CASSINO_BUS]
commands-serve-browser = Louvri yon fenèt navigatè.  [pa defo: browser]

commands-host-does =
    Louvri yon tab chak telefòn ak òdinatè sou rezo w la ka jwenn.

    Li enprime lyen an epi montre l kòm kòd QR pou telefòn. Envite yo bezwen yon non sèlman. Pa egzanp:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Louvri yon tab ak règ sa yo touswit.  [pa defo: chwazi nan navigatè a]
commands-host-players = Kantite moun nan tab la.  [pa defo: 2]
commands-host-bots = Kantite bot nan tab la.  [pa defo: 0]
commands-host-open = Kite bot jwe nan plas vid yo jiskaske yon moun antre.
commands-host-level = Nivo bot yo.  [pa defo: 4]
commands-host-target = Pwen ki fè genyen pati a.  [pa defo: selon règ yo]
commands-host-host = Adrès machin sa a pou koute.
commands-host-qr = Montre lyen an kòm kòd QR tou.  [pa defo: qr]
commands-host-browser = Louvri yon fenèt navigatè isit la.  [pa defo: browser]
commands-host-needs-variant = --players, --bots, --open, --level ak --target dekri yon tab: ajoute --variant pou louvri youn.


## cassino admin

commands-admin-does =
    Jere yon sèvè k ap mache: tab, moun, moun ki bani.

    Li travay sou baz done sèvè a; chak sèvè ki sèvi ak baz done sa a suiv nan kèk segonn. Chak aksyon
    note ak non itilizatè w (gade `cassino admin log`).
commands-admin-because = Rezon ou: li note, e moun yo wè l pou yon moun ki bani oswa pou mòd lekti sèlman.
commands-admin-limit = Kantite liy omaksimòm pou montre.
commands-admin-tables = Bay lis tab yo, sa ki gen dènye kou a an premye.
commands-admin-open = Sèlman tab ki nan sal la ak yon plas vid.
commands-admin-playing = Sèlman tab kote pati a poko fini.
commands-admin-person = Sèlman tab moun sa a.
commands-admin-close = Fèmen tab nèt, san genyan.
commands-admin-people = Bay lis moun yo, dènye moun yo wè a an premye.
commands-admin-search = Sèlman moun ki gen tèks sa a nan non yo oswa non koneksyon yo, oswa ki gen ID sa a.
commands-admin-rename = Chanje non yon moun, nan chak tab kote l te jwe tou.
commands-admin-delete-person = Efase yon moun: kont li, sesyon li, klasman li, règ lakay li, eskò li, ak non li nan chak tab.
commands-admin-set-password = Bay yon kont yon nouvo modpas epi fini tout sesyon li yo. Se ou ki ekri modpas la, oswa --generate fè youn.
commands-admin-generate = Fè yon modpas epi montre l yon sèl fwa.
commands-admin-prune = Efase pati kote anyen pa rive depi yon dat. Pati ki gen revèy k ap mache rete.
commands-admin-before = Dat la, tankou 2026-01-31.
commands-admin-ban = Bani yon moun, yon adrès, oswa yon rezo tankou 203.0.113.0/24.
commands-admin-for = Pou konbyen tan, tankou 30m, 12h, 7d oswa 2w.  [pa defo: nèt]
commands-admin-unban = Leve yon entèdiksyon.
commands-admin-bans = Bay lis entèdiksyon ki la yo.
commands-admin-lobby = Vide sal la; moun ka toujou antre nan tab li yo ak lyen.
commands-admin-empty = Retire tout tab ki la yo nan lis la.
commands-admin-read-only = Kanpe tout jwèt, oswa kite l kontinye; paj yo toujou mache.
commands-admin-stats = Konte moun, tab, kou ak entèdiksyon.
commands-admin-log = Montre sa moun k ap jere yo fè, dènye a an premye.
commands-admin-reports = Bay lis rapò jwè yo, oswa fèmen youn.
commands-admin-done = Fèmen rapò sa a olye ou bay lis yo.
commands-closed = Tab { $table } fèmen.
commands-renamed = Kounye a { $id } rele { $name }.
commands-deleted =
    { $count ->
        [one] { $id } efase, epi non li retire nan yon pati.
       *[other] { $id } efase, epi non li retire nan { $count } pati.
    }
commands-password-new = Nouvo modpas
commands-password-again = Menm modpas la ankò
commands-password-set = { $login } gen yon nouvo modpas, epi tout sesyon li yo fini.
commands-password-is = Modpas: { $password }
commands-pruned =
    { $count ->
        [one] Yon pati efase.
       *[other] { $count } pati efase.
    }
commands-banned = { $target } bani.
commands-unbanned = { $target } pa bani ankò.
commands-ban-lasts =
    { $until ->
        [none] nèt
       *[other] jiska { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] kont, bani
               *[guest] envite, bani
            }
       *[no]
            { $kind ->
                [account] kont
               *[guest] envite
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] Sal la te vid.
        [one] Yon tab retire nan lis la.
       *[other] { $count } tab retire nan lis la.
    }
commands-read-only =
    { $state ->
        [on] Tout jwèt kanpe.
       *[off] Jwèt yo kontinye.
    }
commands-report-closed = Rapò { $id } fèmen.
commands-report-table = tab { $table }
commands-report-by = pa { $name }


## cassino backup, cassino restore

commands-backup-does =
    Sere pati, moun ak tout rès la nan FILE, jan yo ye nan moman sa a.

    Sèvè a ka kontinye mache. FILE gen sekrè, tankou kat kache: pa bay pèsonn li.
    `cassino restore` chaje l nan SQLite oswa PostgreSQL, kèlkeswa kote li soti.
commands-saved =
    { $rows ->
        [one] { $file }: yon ranje sere
       *[other] { $file }: { $rows } ranje sere
    }
commands-restore-does =
    Chaje sovgad ki nan FILE nan yon baz done nèf oswa vid.

    Si gen yon bagay ki pa bon, anyen pa chaje. Yon FILE ki soti nan yon ansyen vèsyon mete ajou.
commands-restored =
    { $rows ->
        [one] { $file }: yon ranje chaje
       *[other] { $file }: { $rows } ranje chaje
    }


## cassino play

commands-play-does =
    Jwe nan tèminal la kont bot oswa ak zanmi.

    VARIANT se yon non ki nan lis `cassino variants` (casino pa defo), yon fichye règ lakay oswa yon kòd pataj.
    Ou ekri kou ou yo; ekri èd nan jwèt la pou wè tout kòmand yo.
commands-play-rules = Règ lakay: yon fichye, oswa yon kòd pataj.
commands-play-seed = Grenn don yo; menm grenn nan bay menm kat yo.
commands-play-opponent = Advèsè w yo: yon nivo ant 1 ak 8, oswa non yon bot.  [pa defo: 4]
commands-play-seats = Jwè yo selon plas yo, pa egzanp human,level3 oswa Ann=human,Bob=human.
commands-play-auto = Anonse zoranj, fè egzijans epi reklame objektif la pou ou.
commands-play-ask = Kilè pou mande w yon bagay pandan tou lòt jwè yo.  [pa defo: always]
commands-play-no-tips = Pa montre konsèy apre yon pati, epi pa sere pati pou pwofesè a.
commands-play-coach = Avèti anvan yon erè.
commands-play-at = Antre nan yon tab sou yon sèvè: lyen yon envitasyon, oswa adrès sèvè a.
commands-play-name = Non w nan tab sa a.
commands-play-watch = Gade bot jwe youn kont lòt; Ctrl-C mete an poz.
commands-play-speed = Ak --watch: nan ki vitès yo jwe; step tann Antre chak fwa.  [pa defo: normal]
commands-play-resume = Kontinye yon pati ki te sere.
commands-variant-or-rules = Bay yon jwèt oswa --rules, pa toude.
commands-resumed-match = --resume kontinye yon pati ki te sere ak pwòp règ li ak pwòp jwè li: retire jwèt la, --seed, --seats, --players, --target ak --auto.


## cassino learn

commands-learn-does =
    Aprann Kazino ak ti leson kout. San NAME, ou wè lis la, ak sa ou fè deja.

    NAME se yon leson, tankou `build`, oswa `deal`: yon premye ti don ak kòmantè.
    Ak non yon jwèt, tankou `royal`, yon fichye règ lakay oswa yon kòd, ou li sa ki diferan ladan l.

    Ekri kou yo tankou nan yon pati. Pwogrè w sere.


## cassino score

commands-score-does =
    Kenbe pwen yon pati VARIANT pou moun k ap jwe ak vrè kat.

    VARIANT se yon non ki nan lis `cassino variants` (casino pa defo), yon fichye règ lakay oswa yon kòd pataj. Apre
    chak don, yo mande w sa chak kan pran, e sèlman sa règ yo bezwen. Apre sa pwen yo konte. Ekri
    èd pou wè tout kòmand yo.
commands-score-names = Non jwè yo, nan lòd yo jwe.
commands-score-dealer = Premye donè a; pa defo dènye jwè ou bay la, konsa se premye a ki kòmanse.
commands-score-file = Ki kote pou sere pwen yo.
commands-score-resume = Kontinye yon fèy ki te sere; san FILE, dènye a.
commands-resumed-score = --resume kontinye yon fèy ki te sere: retire tout lòt bagay.
commands-names-and-players =
    { $names ->
        [1] --names gen yon non, men --players se { $players }.
       *[other] --names gen { $names } non, men --players se { $players }.
    }
commands-ask-name = Non jwè { $number }, nan lòd yo jwe:


## cassino review

commands-review-judges =
    Analize pati ki nan RECORD, yon fichye ou te sere nan `cassino play` oswa nan yon tab nan navigatè a.

    Chak kou jije selon sa jwè a te ka konnen. Se don ki fini sèlman ki analize. Menm fichye a toujou bay menm
    analiz la, menm si òdinatè a okipe anpil.
commands-review-moves = Montre chak kou, pa erè yo sèlman.
commands-review-at = Montre sa tout kou posib yo vo nan kou N pati a.
commands-review-try = Ak --at: montre sa kou sa a vo tou.
commands-review-play = Ak --at: kontinye jwe apati la kont bot.
commands-review-json = Enprime analiz la kòm JSON.
commands-review-html = Ekri analiz la kòm yon sèl paj web.
commands-review-worlds = Kantite mond (echantiyon kat kache) pou chak kou.  [pa defo: 200]
commands-review-seed = Grenn mond yo.  [pa defo: 0]
commands-review-names = Non jwè yo, selon plas yo.
commands-review-plain = Liy senp pou lektè ekran: san grafik, san koulè, ak non kat yo.
commands-review-needs-at = --try ak --play bezwen --at N.
commands-review-choose = Chwazi youn nan --at, --json ak --moves. --html pa ka mache ak --at.
commands-reviewing = Analiz la ap fèt
commands-progress-par = N ap rezoud don { $deal }
commands-progress-puzzles = N ap chèche devinèt
commands-progress-check = N ap verifye devinèt
commands-progress-tutor = N ap gade pati w yo
commands-progress-worth = N ap mezire konpetans
commands-progress-precision = N ap verifye titè a
commands-progress-exploit = N ap rezoud pozisyon
commands-progress-challenge = N ap jwe kont { $bot }
commands-progress-bench = N ap mezire { $title }
commands-progress-perft = N ap konte kou
commands-progress-cases = N ap fè ka yo mache
commands-progress-backup = N ap sere liy
commands-progress-restore = N ap chaje liy


## cassino tutor

commands-tutor-does =
    Gade pati ou fini yo epi bay yon konpetans pou travay, ak yon pozisyon ki montre l.

    `cassino tutor FILE ...` li rejis ou te sere; `cassino tutor` tou sèl li dènye pati w nan
    `cassino play`. docs/background/tutor.md esplike kijan l mache.
commands-tutor-read = Gade pati ki nan RECORDS, dènye a an premye.
commands-tutor-read-short = Gade pati w yo (sa `cassino tutor` tou sèl fè).
commands-tutor-games = Li dènye pati w nan `cassino play` tou (se sa k ap fèt san RECORDS).
commands-tutor-seat = Plas ou, si yon rejis pa bay li.  [pa defo: 1]
commands-tutor-worth = Mezire konbyen pwen pa don yon jwè pèdi san chak konpetans, nan don doub pou de jwè.
commands-tutor-worth-short = Mezire sa chak konpetans vo.
commands-tutor-packs = Jwèt kat melanje pou chak konpetans.
commands-tutor-precision = Mezire konbyen fwa yon jwè manke konpetans pwofesè a bay la, ak konbyen fwa yon rechèch ki pi fon dakò.
commands-tutor-precision-short = Mezire konbyen fwa pwofesè a gen rezon.
commands-tutor-trials = Rejis pou chak kalite jwè.


## cassino verify

commands-verify-does =
    Verifye don ki nan RECORD se sa sèvè a te pwomèt anvan pati a.

    Chak don verifye ak angajman, grenn ak sèl ki nan rejis la. Li enprime sa ki bon (ok), sa
    ki pa bon (BAD) ak sa nou pa ka verifye (--). Estati: 0 si pa gen anyen ki pa bon, 1 si genyen, 2 si nou
    pa ka li rejis la, 3 si pa gen anyen pou verifye.
commands-verify-commitment = Angajman ou te note anvan pati a.


## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Rezoud devinèt jou a, oswa devinèt NUMBER. Ekri kou yo tankou nan yon pati.

    Ak --theme ou jwenn yon devinèt ou poko eseye. Se premye repons ou nan chak devinèt sèlman ki konte.
commands-puzzle-theme = Yon devinèt pou yon konpetans, tankou sums; `any` chwazi konpetans lan pou ou.
commands-puzzle-title =
    { $kind ->
        [chosen] Devinèt { $number } sou { $count }
       *[daily] Devinèt { $number } sou { $count }, { DATETIME($day, dateStyle: "short") }
    }
commands-puzzle-or-theme = Bay yon devinèt oswa yon tèm, pa toude.
commands-no-theme = Pa gen tèm { $name }. Chwazi youn nan: { $known }.

commands-puzzles-does = Jwenn ak verifye devinèt: pozisyon ki gen yon sèl kou ki pi bon klè, yon jwè senp t ap rate.
commands-puzzles-mine =
    Chèche devinèt nan don RECORDS yo, oswa nan don ant bot. Menm grenn nan jwenn menm devinèt yo.

    San --hidden, devinèt yo se dènye wonn kote ou ka dedui chak kat, rezoud egzakteman. Yon don bay yon
    devinèt omaksimòm.
commands-puzzles-mine-short = Chèche nouvo devinèt.
commands-puzzles-variant = Sèvi ak don jwèt sa a; ka repete.
commands-puzzles-deals = Kantite don omaksimòm pou fouye, pou chak jwèt.
commands-puzzles-most = Kanpe apre kantite devinèt sa a, pou chak jwèt.
commands-puzzles-seed = Grenn don yo.
commands-puzzles-hidden = Chèche pozisyon ki gen kat kache, jije sou anpil mond.
commands-puzzles-worlds = Ak --hidden: mond pou chak pozisyon.
commands-puzzles-out = Ajoute devinèt yo nan fichye sa a.
commands-puzzles-check = Rezoud chak devinèt ki nan FILE ankò; san FILE, devinèt ki vini ak cassino.
commands-puzzles-check-short = Rezoud chak devinèt ankò.
commands-puzzles-list = Konte devinèt ki nan FILE, pa jwèt ak pa tèm; san FILE, sa ki vini ak cassino.
commands-puzzles-list-short = Konte devinèt pa jwèt ak pa tèm.
commands-puzzles-shuffle = Enprime devinèt ki nan FILES nan yon lòd pou chak jou: si posib, pa janm de menm jwèt youn apre lòt.
commands-puzzles-shuffle-short = Enprime devinèt nan yon lòd pou chak jou.
commands-records-or-variants = Bay rejis, oswa jwèt ak --variant, pa toude.
commands-puzzles-added =
    { $count ->
        [one] Yon devinèt ajoute nan { $file }: { $themes }
       *[other] { $count } devinèt ajoute nan { $file }: { $themes }
    }
commands-puzzle-wrong = Devinèt { $number }: { $problem }
commands-puzzles-checked = { $right } bon, { $wrong } pa bon
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), { $hidden } ak kat kache
    }
commands-puzzles-all = Total: { $count } ({ $themes })


## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Li liv règ yon jwèt oswa règ lakay, enprime yo kòm fichye, oswa pataje yo kòm kòd.

    `cassino rules NAME` se `cassino rules show NAME` pi kout.
commands-rules-show = Enprime liv règ NAME: yon non ki nan lis `cassino variants`, yon fichye règ lakay, oswa yon kòd pataj.
commands-rules-show-short = Enprime liv règ yo, oswa fichye a.
commands-rules-width = Lajè tèks la an kolòn.
commands-rules-toml = Enprime règ yo kòm fichye pito.
commands-rules-sources = Di ki kote chak règ soti.
commands-rules-decisions = Ajoute desizyon nou kote sous yo pa di anyen oswa yo pa dakò.
commands-rules-options = Ajoute tout sa ou ka chanje.
commands-rules-sheet = Ekri yon fèy de paj pou enprime, an HTML, pito.
commands-rules-share = Enprime kòd pataj NAME, yon jwèt oswa yon fichye règ lakay; tout moun ki gen li ka jwe ak règ sa yo.
commands-rules-share-short = Enprime kòd pataj la.

commands-variants-does = Bay lis jwèt yo: ID, tit, jwè, objektif, ak lòt non ou ka sèvi.
commands-variants-id = id
commands-variants-title = tit
commands-variants-players = jwè
commands-variants-target = objektif
commands-variants-names = lòt non
commands-variants-deals =
    { $count ->
        [one] yon don
       *[other] { $count } don
    }

commands-check-does = Enprime chak pwoblèm nan règ lakay ki nan FILES; soti ak estati 1 si genyen.
commands-no-problems = { $file }: pa gen pwoblèm

commands-cases-does = Fè ka règ ki nan FILES mache, montre chak echèk, epi konte sa ki pase ak sa ki echwe.
commands-cases-variants = Fè sèlman ka jwèt sa yo.
commands-cases-skip-types = Kite ka kalite sa yo.


## cassino arena, cassino tournament

commands-arena-does =
    Fè bot FIRST jwe kont bot SECOND epi enprime konbyen pwen pa don FIRST devan.

    Chak jwèt kat melanje jwe yon fwa pou chak chwa kan. Diferans lan se mwayèn pwen kan FIRST yo mwens
    mwayèn kan SECOND yo. --sprt 0,0.2 teste de diferans sa yo youn kont lòt epi kanpe depi youn aksepte,
    ak 5% erè.
commands-arena-deals = Pa plis pase kantite don sa a; { $usual } pa defo.
commands-arena-sprt = Kanpe depi youn nan de diferans sa yo aksepte.
commands-contests-seed = Menm grenn nan bay menm don ak menm kou.
commands-contests-ms = Milisegonn pou chak kou pou bot yo.
commands-contests-seating = Ak twa kan oswa plis: chak chwa, oswa yon kan pou premye bot la.
commands-contests-out = Sere rezilta a nan fichye sa a, ak jwèt kat yo ofiramezi nan FILE{ $ending }.
commands-contests-resume = Kontinye yon travay ki te koupe ak pwòp reglaj li.
commands-margins = --sprt { $text }: fòk gen de chif ak yon vigil ant yo, pa egzanp 0,0.2.
commands-margins-order = --sprt { $text }: dezyèm chif la dwe pi gwo, e toude dwe ant -1000 ak 1000.
commands-two-bots = Bay de bot.
commands-different-bots = Bay de bot diferan oswa plis.
commands-resumed-run = --resume kontinye yon travay ak pwòp reglaj li: retire { $names }.
commands-tournament-does =
    Fè chak pè BOTS jwe youn kont lòt epi klase yo tout.

    Klasman yo sou echèl Elo pou chans genyen yon don, ak entèval 95%. Si `random` ladan l, klasman li
    se 0; sinon klasman mwayèn nan se 0.
commands-tournament-deals = Don pou chak pè bot.


## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Antrene rechèch la pou VARIANT ak pati kont tèt li: ajiste pwa ki prevwa pwen yo, eseye yo, kenbe yo si yo genyen.

    Yon esè fè rechèch la ak nouvo pwa yo jwe kont rechèch la ak pi bon pwa jiska kounye a, nan don doub.
    Ak --lessons ak --packs, rezilta a depann sèlman de grenn nan.
commands-train-minutes = Apeprè konbyen minit pou antrene; { $usual } sof si ou bay --lessons ak --packs.
commands-train-generations = Kantite jenerasyon: chak aprann nan pi bon pwa jiska kounye a epi eseye rezilta a.
commands-train-lessons = Don pou aprann nan chak jenerasyon.
commands-train-packs = Kantite jwèt kat omaksimòm pou jwe nan chak esè.
commands-train-seed = Menm grenn ak menm chif bay menm pwa.
commands-train-bot = Bot ki jwe leson yo; pa defo search ak 4 mond, oswa heuristic si sa lant.
commands-train-rival = Bot rechèch ki jwe esè yo; pa defo ak 8 mond, oswa 2 si sa lant.
commands-train-level = Kenbe nouvo pwa yo depi yo devan, menm si se ti kras.
commands-train-policy = Antrene politik la, ki chwazi kou san rechèch ak nan lafen pati yo, olye valè pozisyon yo.
commands-train-out = Dosye pou fichye a; pa defo kote bot yo chèche l la.
commands-train-dry-run = Pa ekri fichye a.
commands-rival = --rival { $bot }: bot sa a pa jije pozisyon ak pwa, kidonk li pa gen anyen pou antrene.

commands-exploit-does =
    Rezoud fen kèk wonn pou de jwè, epi enprime konbyen chak BOTS pèdi la.

    Valè ekilib la se rezilta pi bon jwèt toude. “eksplwate” se konbyen mwens yon bot jwenn kont pi bon repons
    kont li; “pèt” se konbyen mwens li jwenn kont ekilib la. Toude an pwen pa pozisyon, mwayèn sou toude
    plas yo. docs/background/exploitability.md esplike metòd la.
commands-exploit-variant = Jwèt: yon non, yon fichye règ lakay oswa yon kòd pataj.
commands-exploit-cards = Kat nan chak men.
commands-exploit-rounds-left = Kantite wonn apre sa a.
commands-exploit-stock = Kite sèlman kantite kat sa a nan rezèv la.
commands-exploit-positions = Kantite pozisyon.
commands-exploit-seed = Menm grenn nan bay menm pozisyon ak menm kou.
commands-exploit-seeds = Melanje kou kantite grenn sa a.
commands-exploit-leaf = Valè fen yon wonn: estimate oswa exact.
commands-exploit-gap = Nan ki pwen ekilib la dwe pre egzak, an pwen.
commands-exploit-deals = Jwe kantite don antye sa a tou kont yon advèsè ki konnen bot la.
commands-exploit-worlds = Konbyen advèsè sa a reflechi.
commands-exploit-model = Yon bot ki pi rapid ki ranplase BOTS nan similasyon advèsè sa a.
commands-exploit-jobs = Kantite pwosesis pou don yo.

commands-par-does =
    Montre par chak don nan RECORD: diferans yon jwèt pafè bay si tout kat konnen, menm sa ki nan rezèv la.

    Li montre kou ki fè kado pwen tou. Si yon don mande plis pase --nodes pozisyon, li fouye apati premye
    tou yo pèmèt la. Ak --seed, bot heuristic jwe yon don.
commands-par-seed = Sèvi ak don grenn sa a olye yon rejis.
commands-par-variant = Ak --seed: jwèt la.  [pa defo: casino]
commands-par-players = Ak --seed: kantite jwè.
commands-par-nodes = Kantite pozisyon omaksimòm pou fouye pa don.  [pa defo: 20 milyon]
commands-par-json = Enprime par yo kòm JSON.
commands-record-or-seed = Bay yon rejis oswa --seed N, pa toude.
commands-no-deal-over = { $file }: okenn don nan pati sa a poko fini.

commands-bench-does =
    Mezire vitès motè a ak de bot nan chak jwèt, an segonn CPU sou yon kè.

    Si mezi yo pou yon chif twò diferan, tankou sou yon machin okipe, li make `pa estab` (null nan JSON).
commands-bench-variant = Jwèt sa a sèlman; ka repete.
commands-bench-seconds = Apeprè konbyen segonn chak mezi dire.

commands-perft-does = Konte swit --depth kou depi kòmansman yon don, pou chak premye kou ak antou.
commands-perft-seed = Grenn don an.
commands-perft-depth = Kantite kou.
commands-perft-position = Kòmanse nan pozisyon sa a pito, sou yon liy (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPSYON
        [command] KÒMAND
        [args] AGIMAN
        [file] FICHYE
        [files] FICHYE
        [code] KÒD
        [name] NON
        [variant] JWÈT
        [record] REJIS
        [records] REJIS
        [number] NIMEWO
        [bot] BOT
        [bots] BOT
        [move] KOU
        [language] LANG
        [folder] DOSYE
        [address] ADRÈS
        [network] REZO
        [time] TAN
        [text] TÈKS
        [integer] ANTYE
        [float] DESIMAL
        [line] LIY
        [low] BA
        [high] WO
        [first] PREMYE
        [second] DEZYÈM
       *[state] ETA
    }

## cassino site

commands-site-does =
    Ekri yon sit entènèt nan FOLDER. Nenpòt sèvè entènèt ka bay li. Moun ki louvri l yon fwa ka jwe kont bot apre sa san koneksyon.

    Jwèt la mache nan navigatè chak moun, ak Pyodide (Python pou navigatè). Kòmand sa a pa telechaje anyen; nan yon klòn depo a, `make site` al chèche sa ki nesesè. Si gen nan FOLDER yon sit kòmand sa a te ekri deja, li ranplase l nèt.
commands-site-language = Lang paj yo, pa egzanp es,fr; paj akèy la nan premye a.  [pa defo: lang kòmand sa a]
commands-site-pyodide = Dosye ki gen pakè npm pyodide la dekonprese, vèsyon 314.  [pa defo: build/pyodide]
commands-site-wheel = Wheel msgspec pou Pyodide sa a.  [pa defo: sa ki nan dosye Pyodide la]
commands-site-plain = Pa mete motè konpile a.
commands-site-check = Pa ekri anyen; montre gwosè chak moso.
commands-site-no-folder = { $folder } se yon fichye, pa yon dosye. Chwazi yon dosye nèf oswa vid.
commands-site-other-folder = { $folder } pa vid, e se pa `cassino site` ki te ekri l. Chwazi yon dosye nèf oswa vid.
commands-site-not-replaced = Nou pa t ka deplase nouvo sit la nan { $folder }: { $problem }. Sa ki te la deja pa chanje.
commands-site-not-back = Nou pa t ka deplase nouvo sit la nan { $folder }: { $problem }. Sa ki te la deja nan { $old } kounye a. Ou ka remete l nan plas li.
commands-site-no-pyodide = Pa gen yon Pyodide konplè nan { $folder }. Sa ki manke: { $files }. Nan yon klòn depo a, `make site` al chèche l; sinon, dekonprese pakè npm pyodide epi bay dosye l ak --pyodide.
commands-site-other-pyodide = { $folder } gen vèsyon { $version } Pyodide, men fòk se vèsyon { $series }. Dekonprese pakè npm pyodide@{ $series } epi bay dosye l ak --pyodide.
commands-site-no-wheel = Pa gen wheel msgspec pou Pyodide sa a nan { $place }. Telechaje { $wheel } sou PyPI epi bay li ak --wheel.
commands-site-slow = Premye tab la ap pran anviwon de fwa plis tan pou l louvri, paske chak navigatè dwe konpile modil Python yo chak fwa. Pou evite sa, enstale Python { $python } oswa Node, epi lanse kòmand lan ankò.
commands-site-written = Sit la pare nan { $folder }. Pou eseye l, tape: python3 -m http.server --directory { $folder }
commands-site-part = moso
commands-site-files = fichye
commands-site-raw = oktè
commands-site-all = total
