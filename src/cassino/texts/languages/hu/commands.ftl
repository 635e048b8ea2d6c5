commands-usage = Használat:
commands-options = Opciók:
commands-commands = Parancsok:
commands-help = Kiírja ezt a súgót, és kilép.
commands-default = alapérték: { $value }
commands-variable = vagy állítsd be: { $name }
commands-required = kötelező

commands-error = Hiba: { $problem }
commands-try = Segítséghez írd be: { $command }
commands-no-such-option =
    { $near ->
        [none] Nincs ilyen opció: { $name }.
       *[other] Nincs ilyen opció: { $name }. Erre gondoltál: { $near }?
    }
commands-is-no-option = Nincs ilyen opció: { $name }. Írd be egyszerűen: { $argument }.
commands-no-such-command =
    { $near ->
        [none] Nincs ilyen parancs: { $name }.
       *[other] Nincs ilyen parancs: { $name }. Erre gondoltál: { $near }?
    }
commands-missing-command = Add meg az egyik parancsot; a --help felsorolja őket.
commands-missing =
    { $kind ->
        [option] Hiányzik ez az opció: { $name }.
       *[argument] Hiányzik: { $name }.
    }
commands-no-value = { $name } után egy érték kell.
commands-flag = { $name } után nem állhat érték.
commands-too-many = Túl sok argumentum. Hagyd el: { $words }
commands-choice = { $name }: ezek egyike lehet: { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name }: egész szám lehet { $low } és { $high } között.
               *[any] { $name }: szám lehet { $low } és { $high } között.
            }
        [low]
            { $kind ->
                [whole] { $name }: egész szám lehet, legalább { $low }.
               *[any] { $name }: szám lehet, legalább { $low }.
            }
        [above] { $name }: ennél nagyobb szám lehet: { $low }.
       *[none]
            { $kind ->
                [whole] { $name }: egész szám lehet.
               *[any] { $name }: szám lehet.
            }
    }
commands-is-a-folder = Ez mappa, nem fájl: { $file }.
commands-no-file = Nincs ilyen fájl: { $file }.
commands-file =
    { $kind ->
        [FileNotFoundError] Nincs ilyen fájl: { $file }.
        [FileExistsError] Már létezik: { $file }.
        [IsADirectoryError] Ez mappa, nem fájl: { $file }.
        [NotADirectoryError] Ennek az útvonalnak egy része fájl, nem mappa: { $file }.
        [PermissionError] Nincs jogod megnyitni: { $file }.
       *[other] { $file }: { $problem }
    }
commands-system = Az operációs rendszer hibát jelez: { $problem }
commands-unexpected = Sajnáljuk, ez programhiba: { $kind }: { $problem } (a részletekhez állítsd be: CASSINO_DEBUG=1)
extras-missing =
    { $extra ->
        [table] A szervernek és a böngészőbeli asztalnak olyan csomagok kellenek, amelyek nincsenek telepítve. Így telepítheted őket: { $command }
        [postgres] A PostgreSQL-hez olyan csomag kell, amely nincs telepítve. Így telepítheted: { $command }
        [redis] A Redishez olyan csomag kell, amely nincs telepítve. Így telepítheted: { $command }
        [ray] A Ray nincs telepítve. Így telepítheted: { $command }
       *[other] Ehhez olyan csomag kell, amely nincs telepítve. Így telepítheted: { $command }
    }
extras-package-missing = Hiányzik ez a csomag: { $name }. Telepítsd újra a cassinót: { $command }
extras-python-incomplete = Ebből a Pythonból hiányzik a saját { $name } modulja. Telepíts teljes Pythont: Debianon és Ubuntun sudo apt install python3-full
extras-terminal-only = A terminálban játszol; a böngészőbeli asztalhoz írd be: { $command }
commands-engine-plain = A motor nincs lefordítva: játékra elég, de egy elemzés tovább tart. A gcc-vel és a python3-devvel gyorsabb; telepítsd mindkettőt, majd írd be: { $command }
commands-no-language = Ezen a nyelven nincsenek szövegek: { $name }. Válassz ezek közül: { $known }.

commands-cassino =
    Kaszinó kártyajátékok a böngészőben vagy a terminálban, és elemzésük.

    A `cassino` parancs nélkül ugyanaz, mint a `cassino serve`, vagy a `cassino play`, ha a böngészőbeli asztal nincs telepítve.
commands-version = Kiírja a verziót és a motor fajtáját, és kilép.
commands-language = Minden szöveg nyelve, például es vagy hu. Alapból a rendszered nyelve.
commands-serve-short = Asztal nyitása a böngészőben (ezt teszi a sima `cassino`).
commands-host-short = Asztal nyitása mindenkinek a hálózatodon.
commands-site-short = Webhely készítése, ahol botok ellen lehet játszani, kapcsolat nélkül is.
commands-admin-short = Futó szerver kezelése: asztalok, emberek, kitiltások.
commands-backup-short = Minden, amit a szerver őriz, egyetlen fájlba mentve.
commands-restore-short = Mentés betöltése egy üres adatbázisba.
commands-learn-short = Tanulj meg játszani rövid leckékben.
commands-play-short = Játék a terminálban.
commands-score-short = Pontozás igazi kártyához.
commands-review-short = Parti elemzése: esélyek, hibák, szerencse.
commands-tutor-short = Tanulj a saját játszmáidból: egy tipp és kilenc tudás.
commands-verify-short = Ellenőrzés: a megígért lapokat osztotta-e a szerver.
commands-puzzle-short = Keresd meg a legjobb lépést a mai feladványban.
commands-puzzles-short = Új feladványok keresése és ellenőrzése.
commands-rules-short = Egy változat szabálykönyve.
commands-variants-short = A változatok listája.
commands-check-short = Házi szabályok fájljainak ellenőrzése minden hibával.
commands-cases-short = Szabályesetek fájljainak futtatása.
commands-arena-short = Két bot játéka egymás ellen ugyanazokkal a lapokkal.
commands-tournament-short = Több bot játéka egymás ellen, értékszámokkal.
commands-par-short = A tökéletes játék eredménye, ha minden lap látható.
commands-train-short = Egy változat keresésének tanítása önmaga elleni játékkal.
commands-exploit-short = Mennyit veszít egy bot az őt ismerő ellenféllel szemben.
commands-bench-short = A motor sebességének mérése ezen a gépen.
commands-perft-short = Egy állás lépéssorozatainak számlálása.

commands-option-json = Kiírás JSON-ként.
commands-option-variant = Változat: egy név vagy házi szabályok fájlja.
commands-option-players = Játékosok száma.
commands-option-usual-players = Játékosok száma; alapból a szabályok szerinti legkisebb.
commands-option-target = Ennyi pont nyeri a partit.
commands-option-plain = Egyszerű sorok képernyőolvasóhoz: színek nélkül, a lapok nevével.
commands-option-jobs = Folyamatok száma; alapból processzormagonként egy.
commands-option-ray = Inkább ezen a Ray-fürtön játszik; a `local` itt indít egyet.
commands-option-seed = Ugyanaz a mag ugyanazokat az osztásokat adja.
commands-option-write = A számok mentése ebbe a fájlba.
commands-port = Port, amelyen figyel; a 0 egy szabadot választ.  [alapérték: $CASSINO_PORT, vagy 8420]
commands-database = Hol vannak a partik: egy fájl, vagy egy cím, például postgresql://user@host/name.  [alapérték: $CASSINO_DATABASE, vagy cassino.db az adatmappádban]
commands-config = TOML fájl a beállításokkal (docs/host/hosting.md).  [alapérték: $CASSINO_CONFIG]

commands-serve-does = Asztalt nyit a böngészőben. A Ctrl-C leállítja a szervert; a partik legközelebb folytatódnak.
commands-serve-host = Cím, amelyen figyel; 0.0.0.0 esetén más gépek is csatlakozhatnak.  [alapérték: $CASSINO_HOST, vagy 127.0.0.1]
commands-serve-workers = Szerverfolyamatok száma; többhöz PostgreSQL és --bus kell.  [alapérték: 1]
commands-serve-bus = A folyamatokat összekötő cím, például redis://localhost:6379/0.  [alapérték: $CASSINO_BUS]
commands-serve-browser = Böngészőablak megnyitása.  [alapérték: browser]

commands-host-does =
    Asztalt nyit, amelyet a hálózatodon minden telefon és számítógép elér.

    Kiírja a linket, és a telefonoknak QR-kódként is megmutatja. A vendégeknek elég egy név. Például:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Rögtön nyit egy asztalt ezekkel a szabályokkal.  [alapérték: a böngészőben választasz]
commands-host-players = Hány ember ül az asztalnál.  [alapérték: 2]
commands-host-bots = Hány bot ül az asztalnál.  [alapérték: 0]
commands-host-open = A szabad helyeken botok játszanak, amíg valaki leül.
commands-host-level = A botok szintje.  [alapérték: 4]
commands-host-target = Ennyi pont nyeri a partit.  [alapérték: a szabályok szerint]
commands-host-host = A gép címe, amelyen figyel.
commands-host-qr = A linket QR-kódként is megmutatja.  [alapérték: qr]
commands-host-browser = Böngészőablakot nyit itt.  [alapérték: browser]
commands-host-needs-variant = A --players, --bots, --open, --level és --target egy asztalt ír le: add hozzá a --variant opciót, hogy nyíljon egy.

commands-admin-does =
    Futó szerver kezelése: asztalok, emberek, kitiltások.

    A szerver adatbázisán dolgozik; minden szerver, amely ezt az adatbázist használja, néhány másodpercen belül követi. Minden művelet
    naplóba kerül a felhasználóneveddel (lásd `cassino admin log`).
commands-admin-because = Az okod: naplóba kerül, és kitiltásnál vagy leállításnál az emberek is látják.
commands-admin-limit = Legfeljebb ennyi sor.
commands-admin-tables = Asztalok listája, a legutóbbi lépéssel kezdve.
commands-admin-open = Csak az előtérben lévő, szabad helyes asztalok.
commands-admin-playing = Csak azok az asztalok, ahol a partinak még nincs vége.
commands-admin-person = Csak ennek az embernek az asztalai.
commands-admin-close = Asztalok végleges bezárása, győztes nélkül.
commands-admin-people = Emberek listája, a legutóbb látottal kezdve.
commands-admin-search = Csak azok, akiknek a nevében vagy bejelentkezési nevében ez a szöveg van, vagy ez az azonosítójuk.
commands-admin-rename = Egy ember átnevezése, minden asztalnál is, ahol játszott.
commands-admin-delete-person = Egy ember törlése: a fiókja, munkamenetei, értékszámai, házi szabályai és pontozólapjai, és a neve minden asztalnál.
commands-admin-set-password = Új jelszó egy fióknak; minden munkamenete véget ér. A jelszót te írod be, vagy a --generate készít egyet.
commands-admin-generate = Jelszó készítése; egyszer látható.
commands-admin-prune = Azoknak a partiknak a törlése, amelyekben egy dátum óta nem történt semmi. Amelyikben jár az óra, az megmarad.
commands-admin-before = A dátum, például 2026-01-31.
commands-admin-ban = Egy ember, egy cím vagy egy hálózat (például 203.0.113.0/24) kitiltása.
commands-admin-for = Mennyi időre, például 30m, 12h, 7d vagy 2w.  [alapérték: végleg]
commands-admin-unban = Kitiltás feloldása.
commands-admin-bans = Az érvényes kitiltások listája.
commands-admin-lobby = Az előtér kiürítése; linkkel továbbra is le lehet ülni az asztalokhoz.
commands-admin-empty = Minden mostani asztal levétele a listáról.
commands-admin-read-only = Minden játék leállítása vagy folytatása; az oldalak közben is működnek.
commands-admin-stats = Emberek, asztalok, lépések és kitiltások száma.
commands-admin-log = Mit tettek az üzemeltetők, a legújabbal kezdve.
commands-admin-reports = A játékosok jelentéseinek listája, vagy egy lezárása.
commands-admin-done = Listázás helyett lezárja ezt a jelentést.
commands-closed = Bezárva: { $table } asztal.
commands-renamed = { $id } új neve: { $name }.
commands-deleted =
    { $count ->
        [one] Törölve: { $id }. A neve eltűnt egy partiból.
       *[other] Törölve: { $id }. A neve eltűnt { $count } partiból.
    }
commands-password-new = Új jelszó
commands-password-again = Ugyanaz a jelszó még egyszer
commands-password-set = Új jelszót kapott, és minden munkamenete véget ért: { $login }.
commands-password-is = Jelszó: { $password }
commands-pruned =
    { $count ->
        [one] Egy parti törölve.
       *[other] { $count } parti törölve.
    }
commands-banned = Kitiltva: { $target }.
commands-unbanned = Már nincs kitiltva: { $target }.
commands-ban-lasts =
    { $until ->
        [none] végleg
       *[other] eddig: { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] fiók, kitiltva
               *[guest] vendég, kitiltva
            }
       *[no]
            { $kind ->
                [account] fiók
               *[guest] vendég
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] Az előtér üres volt.
        [one] Egy asztal lekerült a listáról.
       *[other] { $count } asztal lekerült a listáról.
    }
commands-read-only =
    { $state ->
        [on] Minden játék leállítva.
       *[off] A játék folytatódik.
    }
commands-report-closed = Lezárva: { $id }. jelentés.
commands-report-table = asztal: { $table }
commands-report-by = jelentette: { $name }

commands-backup-does =
    Partik, emberek és minden más mentése a FILE fájlba, ahogy ebben a pillanatban vannak.

    A szerver közben futhat. A FILE titkokat tartalmaz, például rejtett lapokat: őrizd magadnál.
    A `cassino restore` betölti SQLite vagy PostgreSQL adatbázisba, bárhonnan származik is.
commands-saved =
    { $rows ->
        [one] { $file }: egy sor mentve
       *[other] { $file }: { $rows } sor mentve
    }
commands-restore-does =
    A FILE mentés betöltése egy új vagy üres adatbázisba.

    Ha bármi hibás, semmi sem töltődik be. Egy régebbi verzió FILE fájlját frissíti.
commands-restored =
    { $rows ->
        [one] { $file }: egy sor betöltve
       *[other] { $file }: { $rows } sor betöltve
    }

commands-play-does =
    Játék a terminálban botok vagy barátok ellen.

    A VARIANT egy név a `cassino variants` listájából (alapból casino), házi szabályok fájlja vagy egy megosztott kód.
    A lépéseidet beírod; a játékban a súgó szó felsorol minden parancsot.
commands-play-rules = Házi szabályok: egy fájl vagy egy megosztott kód.
commands-play-seed = Az osztások magja; ugyanaz a mag ugyanazokat a lapokat adja.
commands-play-opponent = Az ellenfeleid: egy szint 1 és 8 között, vagy egy bot neve.  [alapérték: 4]
commands-play-seats = A játékosok helyek szerint, például human,level3 vagy Ann=human,Bob=human.
commands-play-auto = Narancs, követelés és a cél bemondása helyetted.
commands-play-ask = Mikor kérdezzen mások sorában.  [alapérték: always]
commands-play-no-tips = Parti után nincs tipp, és a tanár nem kap játszmákat.
commands-play-coach = Figyelmeztetés hiba előtt.
commands-play-at = Leülés egy szerver asztalához: egy meghívó linkje vagy a szerver címe.
commands-play-name = A neved annál az asztalnál.
commands-play-watch = Botok játszanak egymással; Ctrl-C: szünet.
commands-play-speed = A --watch opcióval: milyen gyorsan játsszanak; a step mindig Enterre vár.  [alapérték: normal]
commands-play-resume = Egy mentett parti folytatása.
commands-variant-or-rules = Változatot vagy --rules opciót adj meg, ne mindkettőt.
commands-resumed-match = A --resume a mentett parti saját szabályaival és játékosaival folytatja: hagyd el a változatot és ezeket: --seed, --seats, --players, --target, --auto.

commands-learn-does =
    Tanulj meg kaszinózni rövid leckékben. NAME nélkül a listát látod, és hogy mit végeztél már el.

    A NAME egy lecke, például `build`, vagy `deal`: egy első kis osztás magyarázatokkal.
    Egy változattal, például `royal`, egy házi szabályokat tartalmazó fájllal vagy egy kóddal azt olvashatod, miben más.

    A lépéseket úgy írd be, mint a játékban. Megőrizzük, hol tartasz.

commands-score-does =
    Pontozás a VARIANT változathoz, ha igazi kártyával játszotok.

    A VARIANT egy név a `cassino variants` listájából (alapból casino), házi szabályok fájlja vagy egy megosztott kód. Minden
    osztás után megkérdezzük, mit vittek el az oldalak, és csak azt, ami a szabályokhoz kell. Aztán megszámoljuk a pontokat.
    A súgó szó felsorol minden parancsot.
commands-score-names = A játékosok nevei, ahogy egymás után jönnek.
commands-score-dealer = Az első osztó; alapból az utoljára megnevezett játékos, így az első kezd.
commands-score-file = Hová mentse a pontokat.
commands-score-resume = Egy mentett pontozólap folytatása; FILE nélkül a legutóbbié.
commands-resumed-score = A --resume egy mentett pontozólapot folytat: hagyj el minden mást.
commands-names-and-players =
    { $names ->
        [one] A --names egy nevet ad meg, de a --players értéke { $players }.
       *[other] A --names { $names } nevet ad meg, de a --players értéke { $players }.
    }
commands-ask-name = { $number }. játékos neve, ahogy egymás után jöttök:
commands-review-judges =
    A RECORD parti elemzése: olyan fájl, amelyet a `cassino play` paranccsal vagy a böngészőben egy asztalnál mentettél.

    Minden lépést az alapján ítél meg, amit a játékosa tudhatott. Csak a befejezett osztásokat elemzi. Ugyanaz a fájl
    ugyanazt az elemzést adja, akármennyi dolga van a gépnek.

commands-review-moves = Minden lépés, nem csak a hibák.
commands-review-at = Minden szabályos lépés értéke a parti N. lépésénél.
commands-review-try = A --at opcióval: ennek a lépésnek az értéke is.
commands-review-play = A --at opcióval: onnan tovább játszol botok ellen.
commands-review-json = Az elemzés kiírása JSON-ként.
commands-review-html = Az elemzés mentése egyetlen, önálló weboldalként.
commands-review-worlds = Világok (a rejtett lapok mintái) száma lépésenként.  [alapérték: 200]
commands-review-seed = A világok magja.  [alapérték: 0]
commands-review-names = A játékosok nevei, helyek szerint.
commands-review-plain = Egyszerű sorok képernyőolvasóhoz: görbe és színek nélkül, a lapok nevével.
commands-review-needs-at = A --try és a --play mellé kell: --at N.
commands-review-choose = Egyet válassz ezekből: --at, --json, --moves. A --html nem fér össze a --at opcióval.
commands-reviewing = Elemzés
commands-progress-par = Osztás megoldása: { $deal }
commands-progress-puzzles = Feladványok keresése
commands-progress-check = Feladványok ellenőrzése
commands-progress-tutor = A partijaid átnézése
commands-progress-worth = Tudások mérése
commands-progress-precision = Az oktató ellenőrzése
commands-progress-exploit = Állások megoldása
commands-progress-challenge = Játék ellene: { $bot }
commands-progress-bench = Mérés: { $title }
commands-progress-perft = Lépések számlálása
commands-progress-cases = Szabályesetek futtatása
commands-progress-backup = Sorok mentése
commands-progress-restore = Sorok betöltése

commands-tutor-does =
    Megnézi a befejezett játszmáidat, és megnevez egy tudást, amelyen dolgozhatsz, egy példaállással.

    A `cassino tutor FILE ...` mentett jegyzőkönyveket olvas; a `cassino tutor` magában a legutóbbi
    `cassino play` játszmáidat. A működését a docs/background/tutor.md magyarázza el.
commands-tutor-read = A RECORDS játszmáinak megnézése, a legutóbbival kezdve.
commands-tutor-read-short = A játszmáid megnézése (ezt teszi a sima `cassino tutor`).
commands-tutor-games = A legutóbbi `cassino play` játszmáidat is olvassa (RECORDS nélkül ez az alap).
commands-tutor-seat = A helyed, ha egy jegyzőkönyv nem nevezi meg.  [alapérték: 1]
commands-tutor-worth = Megméri, hány pontot veszít osztásonként egy játékos az egyes tudások nélkül, kétszemélyes ismételt osztásokban.
commands-tutor-worth-short = Mennyit ér egy-egy tudás.
commands-tutor-packs = Kevert paklik tudásonként.
commands-tutor-precision = Megméri, milyen gyakran hiányzik a tanár által megnevezett tudás, és milyen gyakran ért egyet egy mélyebb keresés.
commands-tutor-precision-short = Milyen gyakran van igaza a tanárnak.
commands-tutor-trials = Jegyzőkönyvek játékosfajtánként.

commands-verify-does =
    Ellenőrzi, hogy a RECORD osztásai azok-e, amelyeket a szerver a parti előtt megígért.

    Minden osztást a jegyzőkönyv ígéretével, magjaival és sóival vet össze. Kiírja, mi van rendben (ok), mi hibás (BAD),
    és mi nem ellenőrizhető (--). Kilépési kód: 0, ha semmi sem hibás, 1, ha valami hibás, 2, ha a jegyzőkönyv
    nem olvasható, 3, ha nincs mit ellenőrizni.
commands-verify-commitment = Az ígéret, amelyet a parti előtt feljegyeztél.

commands-puzzle-does =
    A nap feladványa, vagy a NUMBER sorszámú. A lépéseket úgy írd be, mint a játékban.

    A --theme opcióval olyat kapsz, amelyet még nem próbáltál. Minden feladványnál csak az első válaszod számít.
commands-puzzle-theme = Feladvány egy tudáshoz, például sums; az `any` választ helyetted.
commands-puzzle-title =
    { $kind ->
        [chosen] { $number }. feladvány (összesen { $count })
       *[daily] { $number }. feladvány (összesen { $count }), { $day }
    }
commands-puzzle-or-theme = Feladványt vagy témát adj meg, ne mindkettőt.
commands-no-theme = Nincs ilyen téma: { $name }. Válassz ezek közül: { $known }.

commands-puzzles-does = Feladványok keresése és ellenőrzése: állások egyetlen, egyértelműen legjobb lépéssel, amelyet egy egyszerű játékos nem lát meg.
commands-puzzles-mine =
    Feladványokat keres a RECORDS osztásaiban vagy botok osztásaiban. Ugyanaz a mag ugyanazokat a feladványokat találja.

    A --hidden nélkül a feladványok olyan utolsó körök, amelyekben minden lap kikövetkeztethető, pontosan megoldva. Egy osztás legfeljebb
    egy feladványt ad.
commands-puzzles-mine-short = Új feladványok keresése.
commands-puzzles-variant = Ennek a változatnak az osztásai; többször is megadható.
commands-puzzles-deals = Legfeljebb ennyi osztás változatonként.
commands-puzzles-most = Ennyi feladvány után megáll, változatonként.
commands-puzzles-seed = Az osztások magja.
commands-puzzles-hidden = Rejtett lapos állásokat keres, sok világ alapján.
commands-puzzles-worlds = A --hidden opcióval: világok állásonként.
commands-puzzles-out = A feladványokat ehhez a fájlhoz adja.
commands-puzzles-check = Újra megold minden feladványt a FILE fájlban; FILE nélkül a cassino saját feladványait.
commands-puzzles-check-short = Minden feladvány újra megoldva.
commands-puzzles-list = Megszámolja a FILE feladványait változat és téma szerint; FILE nélkül a cassino sajátjait.
commands-puzzles-list-short = Feladványok száma változat és téma szerint.
commands-puzzles-shuffle = Kiírja a FILES feladványait napi sorrendben: ha lehet, sosem két azonos változat egymás után.
commands-puzzles-shuffle-short = Feladványok napi sorrendben.
commands-records-or-variants = Jegyzőkönyveket adj meg, vagy változatokat a --variant opcióval, ne mindkettőt.
commands-puzzles-added =
    { $count ->
        [one] Egy feladvány bekerült ide: { $file }: { $themes }
       *[other] { $count } feladvány bekerült ide: { $file }: { $themes }
    }
commands-puzzle-wrong = { $number }. feladvány: { $problem }
commands-puzzles-checked = { $right } helyes, { $wrong } hibás
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), ebből rejtett lapos: { $hidden }
    }
commands-puzzles-all = Összesen: { $count } ({ $themes })

commands-rules-does =
    Egy változat vagy házi szabályok szabálykönyve; kiírható fájlként, és megosztható kódként.

    A `cassino rules NAME` a `cassino rules show NAME` rövidítése.
commands-rules-show = Kiírja a NAME szabálykönyvét: egy név a `cassino variants` listájából, házi szabályok fájlja vagy egy megosztott kód.
commands-rules-sources = Azt is kiírja, honnan való egy-egy szabály.
commands-rules-decisions = A döntéseinket is kiírja, ahol a források hallgatnak vagy eltérnek.
commands-rules-options = Azt is kiírja, mi mindent lehet megváltoztatni.
commands-rules-sheet = Inkább kétoldalas, nyomtatható lapot ír HTML-ként.
commands-rules-show-short = A szabálykönyv vagy a fájl kiírása.
commands-rules-width = A szöveg szélessége oszlopokban.
commands-rules-toml = A szabályok kiírása fájlként.
commands-rules-share = Kiírja a NAME (változat vagy házi szabályok fájlja) megosztható kódját; akinek megvan, játszhat ezekkel a szabályokkal.
commands-rules-share-short = A megosztható kód kiírása.

commands-variants-does = A változatok listája: azonosító, cím, játékosok, célpontszám és más használható nevek.
commands-variants-id = azonosító
commands-variants-title = cím
commands-variants-players = játékosok
commands-variants-target = cél
commands-variants-names = más nevek
commands-variants-deals =
    { $count ->
        [one] egy osztás
       *[other] { $count } osztás
    }

commands-check-does = Kiírja a FILES házi szabályainak minden hibáját; ha van hiba, a kilépési kód 1.
commands-no-problems = { $file }: nincs hiba

commands-cases-does = Lefuttatja a FILES szabályeseteit, jelent minden hibát, és megszámolja a sikereket és a hibákat.
commands-cases-variants = Csak ezeknek a változatoknak az esetei.
commands-cases-skip-types = Kihagyja az ilyen típusú eseteket.

commands-arena-does =
    Két bot, FIRST és SECOND, játszik egymás ellen, és kiírja, osztásonként hány ponttal van előrébb az első.

    Minden kevert paklit egyszer játszanak le az oldalak minden elosztásában. A különbség FIRST oldalainak átlagpontja mínusz
    SECOND oldalaié. A --sprt 0,0.2 ezt a két különbséget teszteli egymás ellen, és megáll, amint az egyiket elfogadja,
    5%-os hibával.
commands-arena-deals = Legfeljebb ennyi osztás; alapból { $usual }.
commands-arena-sprt = Megáll, amint e két különbség egyikét elfogadja.
commands-contests-seed = Ugyanaz a mag ugyanazokat az osztásokat és lépéseket adja.
commands-contests-ms = Ezredmásodperc lépésenként a botoknak.
commands-contests-seating = Három vagy több oldalnál: minden elosztás, vagy egy oldal az első botnak.
commands-contests-out = Az eredményt ebbe a fájlba menti, a paklikat pedig játék közben ide: FILE{ $ending }.
commands-contests-resume = Egy félbeszakadt futás folytatása a saját beállításaival.
commands-margins = --sprt { $text }: két szám kell, vesszővel elválasztva, például 0,0.2.
commands-margins-order = --sprt { $text }: a második szám legyen a nagyobb, és mindkettő -1000 és 1000 között.
commands-two-bots = Nevezz meg két botot.
commands-different-bots = Nevezz meg legalább két különböző botot.
commands-resumed-run = A --resume egy futást a saját beállításaival folytat: hagyd el ezeket: { $names }.
commands-tournament-does =
    A megadott BOT-ok minden párja játszik egymás ellen, és mindegyik értékszámot kap.

    Az értékszámok az Élő-skálán mutatják az esélyt egy osztás megnyerésére, 95%-os intervallummal. Ha a `random` is játszik, az ő
    értékszáma 0; különben az átlag 0.
commands-tournament-deals = Osztások száma botpáronként.

commands-train-does =
    A VARIANT keresésének tanítása önmaga elleni játékkal: súlyokat illeszt, amelyek megjósolják a pontokat, kipróbálja, és megtartja őket, ha nyernek.

    Egy próbában az új súlyokkal működő keresés játszik az eddigi legjobb ellen, ismételt osztásokban.
    A --lessons és a --packs opcióval az eredmény csak a magtól függ.
commands-train-minutes = Körülbelül hány percig tanuljon; { $usual }, ha nincs --lessons és --packs.
commands-train-generations = Hányszor tanuljon a legjobb súlyokból, és próbálkozzon újra.
commands-train-lessons = Tanuló osztások száma generációnként.
commands-train-packs = Legfeljebb ennyi pakli próbánként.
commands-train-seed = Ugyanaz a mag és ugyanazok a számok ugyanazokat a súlyokat adják.
commands-train-bot = A leckéket játszó bot; alapból search 4 világgal, vagy heuristic, ha az lassú.
commands-train-rival = A próbákat játszó keresőbot; alapból 8 világgal, vagy 2-vel, ha az lassú.
commands-train-level = Az új súlyokat már a legkisebb előnynél is megtartja.
commands-train-policy = Az állások értéke helyett azt a szabályt tanítja, amely első látásra és a végigjátszásokban lépést választ.
commands-train-out = A fájl mappája; alapból ahol a botok keresik.
commands-train-dry-run = Nem írja ki a fájlt.
commands-rival = --rival { $bot }: ez a bot nem súlyokkal értékeli az állásokat, ezért nincs mit tanítani rajta.

commands-exploit-does =
    Megoldja néhány kétszemélyes kör végét, és kiírja, mennyit veszít ott mindegyik BOT.

    Az egyensúlyi érték az az eredmény, ha mindketten a legjobban játszanak. Az „exploited” azt mutatja, mennyivel kap kevesebbet egy bot a rá adott
    legjobb válasszal szemben; a „loss” azt, mennyivel kevesebbet az egyensúllyal szemben. Mindkettő pont állásonként, a két
    hely átlagában. A módszert a docs/background/exploitability.md írja le.
commands-exploit-variant = Változat: egy név, házi szabályok fájlja vagy egy megosztott kód.
commands-exploit-cards = Lapok kezenként.
commands-exploit-rounds-left = Körök száma e kör után.
commands-exploit-stock = Csak ennyi lapot hagy a talonban.
commands-exploit-positions = Állások száma.
commands-exploit-seed = Ugyanaz a mag ugyanazokat az állásokat és lépéseket adja.
commands-exploit-seeds = Ennyi mag lépéseit keveri.
commands-exploit-leaf = Egy kör végének értéke: estimate vagy exact.
commands-exploit-gap = Milyen pontos legyen az egyensúly, pontban.
commands-exploit-deals = Ennyi teljes osztást is játszik egy ellenféllel, aki ismeri a botot.
commands-exploit-worlds = Mennyit gondolkodjon az az ellenfél.
commands-exploit-model = Gyorsabb bot, amely a BOTS helyett játszik annak az ellenfélnek a próbajátszmáiban.
commands-exploit-jobs = Folyamatok száma az osztásokhoz.

commands-par-does =
    Minden osztás „par” értéke a RECORD fájlban: a tökéletes játék különbsége, ha minden lap ismert, a talon is.

    Megmutatja a pontot elajándékozó lépéseket is. Ha egy osztáshoz több állás kell, mint --nodes, a lehető legkorábbi
    sortól keres. A --seed opcióval heuristic botok játszanak le egy osztást.
commands-par-seed = Jegyzőkönyv helyett ennek a magnak az osztása.
commands-par-variant = A --seed opcióval: a változat.  [alapérték: casino]
commands-par-players = A --seed opcióval: a játékosok száma.
commands-par-nodes = Legfeljebb ennyi állás osztásonként.  [alapérték: 20 millió]
commands-par-json = Kiírás JSON-ként.
commands-record-or-seed = Jegyzőkönyvet vagy --seed N opciót adj meg, ne mindkettőt.
commands-no-deal-over = { $file }: ennek a partinak még egyetlen osztása sem ért véget.

commands-bench-does =
    Megméri a motor és két bot sebességét minden változatban, egy mag processzormásodperceiben.

    Ha egy szám futásai túl eltérők, mint egy terhelt gépen, `unsteady` lesz az eredmény (JSON-ban null).
commands-bench-variant = Csak ez a változat; többször is megadható.
commands-bench-seconds = Körülbelül hány másodpercig tart egy futás.

commands-perft-does = Megszámolja a --depth hosszú lépéssorozatokat egy osztás elejétől, minden első lépésre és összesen.
commands-perft-seed = Az osztás magja.
commands-perft-depth = Lépések száma.
commands-perft-position = Inkább ebből az állásból indul, egy sorban (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPCIÓK
        [command] PARANCS
        [args] ARGUMENTUMOK
        [file] FÁJL
        [files] FÁJLOK
        [code] KÓD
        [name] NÉV
        [variant] VÁLTOZAT
        [record] JEGYZŐKÖNYV
        [records] JEGYZŐKÖNYVEK
        [number] SZÁM
        [bot] BOT
        [bots] BOTOK
        [move] LÉPÉS
        [language] NYELV
        [folder] MAPPA
        [address] CÍM
        [network] HÁLÓZAT
        [time] IDŐ
        [text] SZÖVEG
        [integer] EGÉSZ
        [float] TÖRT
        [line] SOR
        [low] ALSÓ
        [high] FELSŐ
        [first] ELSŐ
        [second] MÁSODIK
       *[state] ÁLLAPOT
    }

## cassino site

commands-site-does =
    Webhelyet ír ebbe a mappába: FOLDER. Bármelyik webszerver kiszolgálhatja. Aki egyszer megnyitja, utána kapcsolat nélkül is játszhat botok ellen.

    A játék a játékosok böngészőjében fut, a Pyodide-dal (Python böngészőknek). Ez a parancs semmit sem tölt le; a tároló klónjában a `make site` szerzi be, ami kell. Ha a mappában olyan webhely van, amelyet korábban ez a parancs írt, egészében lecseréli.
commands-site-language = Az oldalak nyelvei, például es,fr; a kezdőlap az első nyelven van.  [alapérték: a parancs nyelve]
commands-site-pyodide = A kicsomagolt pyodide npm-csomag mappája, 314-es verzió.  [alapérték: build/pyodide]
commands-site-wheel = msgspec wheel ehhez a Pyodide-hoz.  [alapérték: ami a Pyodide mappájában van]
commands-site-plain = A lefordított motor nélkül.
commands-site-check = Nem ír webhelyet, csak a részek méretét mutatja.
commands-site-no-folder = Ez fájl, nem mappa: { $folder }. Válassz új vagy üres mappát.
commands-site-other-folder = Ez a mappa nem üres, és nem a `cassino site` írta: { $folder }. Válassz új vagy üres mappát.
commands-site-not-replaced = Az új webhelyet nem lehetett a helyére tenni ({ $folder }): { $problem }. Ami eddig ott volt, nem változott.
commands-site-not-back = Az új webhelyet nem lehetett a helyére tenni ({ $folder }): { $problem }. Ami eddig ott volt, most itt van: { $old }. Visszahelyezheted.
commands-site-no-pyodide = Ebben a mappában nincs teljes Pyodide: { $folder }. Hiányzik: { $files }. A tároló klónjában a `make site` szerzi be; különben csomagold ki a pyodide npm-csomagot, és add meg a mappáját ezzel: --pyodide.
commands-site-other-pyodide = Ebben a mappában a Pyodide { $version } verziója van: { $folder }. A szükséges verzió: { $series }. Csomagold ki ezt az npm-csomagot: pyodide@{ $series }, és add meg a mappáját ezzel: --pyodide.
commands-site-no-wheel = Itt nincs msgspec wheel ehhez a Pyodide-hoz: { $place }. Töltsd le a PyPI-ról ezt: { $wheel }, és add meg ezzel: --wheel.
commands-site-slow = Az első asztal körülbelül kétszer annyi idő alatt nyílik meg, mert minden böngészőnek minden alkalommal le kell fordítania a Python moduljait. Hogy ne így legyen, telepítsd ezek egyikét: Python { $python }, Node, és futtasd újra a parancsot.
commands-site-written = Elkészült a webhely: { $folder }. Így próbálhatod ki: python3 -m http.server --directory { $folder }
commands-site-part = rész
commands-site-files = fájl
commands-site-raw = bájt
commands-site-all = összesen
