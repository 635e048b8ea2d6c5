shared-start-page = Kezdőlap
shared-close = Bezárás
shared-settings = Beállítások
shared-help = Súgó és billentyűk
# Label of a field with an address to copy
shared-link = Link
# Label of a field
shared-your-name = A neved
shared-unchanged = Semmi sem változott.
shared-show-me = Mutasd meg
# Button: one move back
shared-back = Vissza
# Button that leaves everything as it is
shared-cancel = Mégse
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Elemzés
shared-watch = Nézem
shared-all-rules = Minden szabály
shared-pages = Oldalak
shared-skip = Ugrás a tartalomra
shared-no-connection = Nincs kapcsolat. Próbáld újra, amint helyreáll.
shared-error = Hiba történt (hibakód: { $status }). Próbáld újra egy kicsit később.
shared-level = { $level }. szint
shared-bot = bot
shared-goal =
    { $deals ->
        [0] { $target } pontig
        [1] 1 osztás
       *[other] { $deals } osztás
    }
shared-rated = értékelt
# $seat (number)
shared-seat = { $seat }. hely
# $number (number): of the deal
shared-deal = { $number }. osztás

shared-copy = Másolás
shared-copy-labeled = { $label }: másolás
shared-copied = Másolva
shared-copy-yourself = A szöveg ki van jelölve. Másold a billentyűzettel.

shared-clock-days = { $days } n { $hours } ó
shared-clock-hours = { $hours } ó { $minutes } p
shared-seconds =
    { $count ->
        [1] 1 másodperc
       *[other] { $count } másodperc
    }
shared-minutes =
    { $count ->
        [1] 1 perc
       *[other] { $count } perc
    }
shared-hours =
    { $count ->
        [1] 1 óra
       *[other] { $count } óra
    }
shared-days =
    { $count ->
        [1] 1 nap
       *[other] { $count } nap
    }
shared-no-clock = óra nélkül
shared-clock = lépésenként { $time }
shared-clock-bank = lépésenként { $time }, időtartalék: { $bank }

shared-to-tournament = Vissza a versenyhez
shared-to-results = A nap eredményei

shared-settings-look = Megjelenés
shared-settings-play = Játék
shared-settings-sound = Hang és beszélgetés
shared-language = Nyelv
shared-language-of-browser = A böngésző nyelve
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (vázlat)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Ez a nyelv még csak vázlat: anyanyelvi beszélő még nem olvasta, és ami hiányzik, az angolul van. Te is segíthetsz: a docs/contribute/translating.md leírja, hogyan.
shared-settings-colors = Színek
shared-settings-colors-of-system = A rendszer színei
shared-settings-colors-light = Világos
shared-settings-colors-dark = Sötét
shared-settings-cards = Kártyák
shared-settings-cards-of-game = A játékhoz illő
shared-settings-cards-french = Francia
shared-settings-cards-italian = Olasz
shared-settings-four-colors = Négyszínű kártyák
shared-settings-four-colors-about = Kék káróval és zöld treffel könnyebb megkülönböztetni a színeket.
shared-settings-backs = Hátlapok
shared-settings-back-fish = Halak
shared-settings-back-lattice = Rács
shared-settings-back-tiles = Csempe
shared-settings-back-stars = Csillagok
shared-settings-table = Asztal
shared-settings-table-green = Zöld
shared-settings-table-blue = Kék
shared-settings-table-burgundy = Bordó
shared-settings-table-wood = Fa
shared-settings-contrast = Nagy kontraszt
shared-settings-contrast-about = Egyszerű fehér lapok vastag szegéllyel, egyszínű sötét asztalon.
shared-settings-card-size = Lapméret: { $percent }%
shared-settings-left-handed = Balkezes
shared-settings-left-handed-about = A gombok bal oldalra kerülnek.
shared-settings-speed = Animáció sebessége
shared-settings-speed-slow = Lassú
shared-settings-speed-normal = Normál
shared-settings-speed-fast = Gyors
shared-settings-speed-off = Ki
shared-settings-ask = Kérdezzen passz előtt (követelés, narancs, kérés a partnertől)
shared-settings-ask-always = Mindig
shared-settings-ask-seconds = Néhány másodpercig
shared-settings-ask-never = Soha
shared-settings-notify = Szóljon, ha én jövök
shared-settings-notify-about = Értesítést küld, amíg nem vagy itt, ha egy lépésre napok jutnak.
shared-settings-memory = Memória mód
shared-settings-memory-about = Elrejti, mit vittek el az oldalak: neked kell fejben tartanod.
shared-settings-coach = Edző
shared-settings-coach-about = Figyelmeztet, mielőtt hibáznál, elmagyarázza mások lépéseit, és értékeli a tieidet. Értékelt partikban nem.
shared-settings-shortcuts = Egybillentyűs parancsok
shared-settings-shortcuts-about = A betűk és számok Ctrl és Alt nélkül is működnek. A lista a súgóban van.
shared-settings-sounds = Hangok
shared-settings-sounds-about = Halk hangok. Az X billentyű vagy az asztalnál a hangszóró gomb kikapcsolja.
shared-settings-vibration = Rezgés
shared-settings-vibration-about = A telefonod rezeg, ha te jössz.
shared-settings-talk = Asztali csevej
shared-settings-talk-about = A botok néha megjegyzést fűznek a játékhoz.
shared-settings-kept = A beállításokat ez a böngésző őrzi.
shared-newer = Új verzió érhető el.
shared-use-newer = Váltás az új verzióra

shared-notify-failed = A böngésződ nem tudta bekapcsolni az értesítéseket. Próbáld újra később.
shared-notify-blocked = Az értesítések le vannak tiltva ezen az oldalon. A böngésződ beállításaiban engedélyezheted őket.

shared-help-teach = Taníts meg 3 perc alatt
shared-help-turn = Hogyan lépj
shared-help-turn-text = Ha te jössz, egy lapot játszol ki. Ez elvisz (üt) minden azonos értékű lapot, és minden olyan csoportot, amelynek ennyi az összege: egy nyolcas elvisz egy másik nyolcast, és egy ötöst meg egy hármast is együtt. A bubi, a dáma és a király csak egy ugyanolyan figurát visz el. Ha semmit sem viszel el, leraksz: a lapod az asztalon marad.
shared-help-tap-hand = Koppints egy lapra a kezedben. A legjobb ütése rögtön ki van jelölve. Koppints újra a következőért.
shared-help-tap-table = Koppints az asztali lapokra, ha kijelölnéd vagy elengednéd őket. A zöld összeg azt jelzi, hogy van lapod, amely elviszi őket.
shared-help-press = Nyomd meg a gombot, amely kiírja, mi történik. Csak szabályos lépésnek van gombja. Ha nincs gomb, kiírjuk, miért.
shared-help-more = Lapot húzni is lehet az asztalra, vagy tartsd rajta az ujjad, és látod minden lépését. Egyes játékokban több lépésből áll egy sor: építs asztali lapokkal, játssz ki egy lapot, aztán fejezd be a sorodat. Ahol a szabályok szerint használhatod egy kupac felső lapját, ott rá is koppinthatsz.
shared-help-build = Mire jó az építmény
shared-help-build-text = Az építmény ígéret egy későbbi ütésre. Egy lapot a kezedből asztali lapokra teszel: egy hármas egy ötösön 8-as építmény. Ettől kezdve csak nyolcas viszi el, egyszerre az egészet, és a nyolcasnak ott kell lennie a kezedben. A többiek előbb is elvihetik, ha nekik is van nyolcasuk, vagy más értékre emelhetik.
shared-help-scores = Mi ér pontot
shared-help-most-cards = Legtöbb lap
shared-help-most-spades = Legtöbb pikk
shared-help-ace = Minden ász
shared-help-big-casino = Káró tízes, a nagykaszinó
shared-help-little-casino = Pikk kettes, a kiskaszinó
shared-help-sweep = Minden tábla
shared-help-rules = A tábla egyszerre elvisz minden lapot az asztalról. Ezek a kaszinó pontjai. Más játékok másképp számolnak: lásd a <link>szabálykönyvet</link>.
shared-help-keys = Billentyűk
shared-help-keys-off = A betű- és számbillentyűket a beállításokban kikapcsolhatod.
shared-key-tab = Tab
shared-key-enter = Enter vagy szóköz
shared-key-escape = Escape
shared-key-space = Szóköz, lenyomva tartva
shared-key-tab-does = ugrás az asztalra, a kezedre vagy a gombokra
shared-key-arrows-do = lapról lapra, és az asztal meg a kezed között
shared-key-enter-does = a lap kijelölése vagy elengedése
shared-key-letters-do = az első, második … lap kijelölése a kezedben; Shifttel az asztalon
shared-key-slash-does = lépés beírása, például 9=3+4+2; szín csak ott kell, ahol számít
shared-key-digits-do = a felkínált lépések közül az első, második …
shared-key-escape-does = minden kijelölés törlése
shared-key-h-does = tipp; újra megnyomva több
shared-key-u-does = visszavonás; emberek között kérés, hogy visszavehess egy lépést
shared-key-r-does = az utolsó lépés újra
shared-key-l-does = az utolsó lépés felolvasása (képernyőolvasó)
shared-key-dot-does = a kezed felolvasása (képernyőolvasó)
shared-key-t-does = az asztal felolvasása (képernyőolvasó)
shared-key-s-does = az állás felolvasása (képernyőolvasó)
shared-key-c-does = az órák felolvasása (képernyőolvasó)
shared-key-m-does = szólj a többi játékoshoz
shared-key-p-does = ki van ennél az asztalnál
shared-key-x-does = hang be vagy ki
shared-key-space-does = gyorsítás
shared-key-question-does = ez a súgó

shared-log = { $deal }. osztás, lépések
shared-log-moves = Lépések
shared-log-none = Ebben az osztásban még nem volt lépés.

shared-phrase-hello = Szia!
shared-phrase-luck = Sok szerencsét!
shared-phrase-nice = Szép volt!
shared-phrase-wow = Micsoda fogás!
shared-phrase-thanks = Köszönöm!
shared-phrase-sorry = Bocs!
shared-phrase-oh-no = Jaj, ne!
shared-phrase-lucky = Ez szerencse volt.
shared-phrase-moment = Egy pillanat!
shared-phrase-no-hurry = Nem kell sietni.
shared-phrase-again = Még egy játék?
shared-phrase-game = Jó játék volt!
shared-phrase-bye = Viszlát!

shared-progress-not-kept = Ez a böngésző nem őrzi meg, hol tartasz, de tovább tanulhatsz.
shared-progress-broken = Ebben a böngészőben nem olvasható, hol tartottál. Elölről kezded; a régi adatok megmaradnak.
shared-progress-lost = Ebben a böngészőben nem olvasható, hol tartottál, és másolatnak sincs hely. Amit most megoldasz, nem mentődik.

shared-tip = Tipp a játszmáidból
shared-tip-better = Itt jobb lett volna:
shared-tip-lesson = Lecke: { $title }
shared-puzzles = Feladványok
shared-tip-review = A parti elemzése
shared-table = Asztal
shared-your-hand = A kezed
shared-table-empty = Az asztal üres
shared-skill-chances =
    { $chances ->
        [1] 1 egyértelmű esélyből { $taken } kihasználva
       *[other] { $chances } egyértelmű esélyből { $taken } kihasználva
    }
shared-settings-portrait = Az arcképed
shared-settings-portrait-number = { $number }. arckép
shared-settings-portrait-about = Mások annál az asztalnál látják, amelyhez ezután ülsz le.
