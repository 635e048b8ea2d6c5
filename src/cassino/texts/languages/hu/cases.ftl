cases-count = { $passed } sikeres, { $failed } hibás
cases-failed = HIBÁS { $case } ({ $variant }, { $type }; { $file }, { $line }. sor)

cases-differs = várt { $what }: { $expected }, talált: { $found }
cases-unknown-expectation = Nincs ilyen elvárás: { $word }.
cases-tally = { $side }: a parti állása { $score }, { $cards } lap, { $spades } pikk, { $sweeps } tábla, { $special }
cases-packets = A csomagok más lapokat adnak, mint az osztás.
cases-sweeps = { $count } tábla számít
cases-face-down = A kupac lefordítva fekszik.
cases-wrong-turn =
    { $player ->
        [none] Itt ennek a játékosnak kellene jönnie: { $wanted }, de az osztásnak vége.
       *[other] Itt ennek a játékosnak kellene jönnie: { $wanted }, de ez jön: { $player }.
    }
cases-not-legal = A lépésnek szabályosnak kellene lennie, de ez a szabály tiltja: { $rule }. { $problem }
cases-not-illegal =
    { $reason ->
        [none] A lépésnek szabálytalannak kellene lennie, de szabályos.
       *[other] A lépésnek szabálytalannak kellene lennie ({ $reason }), de szabályos.
    }
cases-other-rule = A lépést ennek a szabálynak kellene tiltania: { $rule }, de ez tiltja: { $found }. { $problem }
cases-not-trailed = A lapot le kellene rakni, de ez a szabály tiltja: { $rule }. { $problem }
cases-move = lépés: { $moves }

cases-unreadable = A fájlok nem olvashatók.
cases-no-case = A fájl eleje ez legyen: [case NAME].
cases-lacks =
    { $what ->
        [rules] Ebben az esetben nincsenek szabályok: { $case }.
       *[checks] Ebben az esetben nincs ellenőrzés: { $case }.
    }
cases-second-case = Kétszer szerepel ez az eset: { $case }.
cases-second-line = Kétszer szerepel ez a sor: { $word }.
cases-no-check = Egy elvárás előtt ellenőrzésnek kell állnia.
cases-variant = Nincs ilyen változat: { $variant }.
cases-options = A beállítások hibásak: { $problems }
cases-words = Szavak listája kell, nem ez: { $found }.
cases-empty = Egy szöveg üres.
cases-pairs = Minden szóhoz kell a szövege, és minden szó csak egyszer szerepelhet: { $found }
cases-twice = Egy lap kétszer szerepel: { $text }
cases-number = Szám kell, nem ez: { $found }.
cases-number-range = Szám kell { $least } és { $most } között, nem ez: { $found }.
cases-yes-or-no = Írj yes vagy no szót, ne ezt: { $found }.
cases-player = Írj egy játékost A és { $last } között, ne ezt: { $found }.
cases-letter = Írd be egy játékos betűjét, ne ezt: { $found }.
cases-unknown-word = { $place }: ezeknek a szavaknak itt nincs jelentésük: { $words }
cases-too-many-of-rank = { $word }: ennyi nem lehet belőle: { $count }.
cases-sweep-sizes = { $sweeps } tábla van, de { $sizes } nagyság.
cases-too-many-captured = Az oldalak több lapot vittek el, mint { $most }.
cases-captured-twice = Két oldal is elvitte ugyanazt a lapot.
cases-event = Írj be egy számot, egy oldalt és egy eseményt. Az események: { $known }.
cases-claim-word = Egy játékos ezek egyikét mondja: { $known } (nem ezt: { $found }).
cases-info = Ezek egyikét add meg: { $known } (nem ezt: { $found }).
cases-residue = Egy maradékban legalább egy lap van.
cases-seats = seats_clockwise: minden játékosnak hely kell, és az osztó helye is köztük legyen.
cases-turn-before = Az előző sor nem érhet véget. { $problem }
cases-impossible = Az állás lehetetlen. { $problem }
cases-unknown-event = Nincs ilyen esemény: { $event }. Az események: { $known }.
cases-nobody-holds = Senkinél sincs meg a lap.
cases-not-text = A fájl nem szöveg: { $problem }
cases-type = Nincs ilyen típus: { $type }.
cases-mixed-checks = Ezek az ellenőrzések nem férnek meg egy esetben.
cases-sentence = { $sentence }
cases-no-move = Ez nem lépés: { $text }: { $words }?
cases-hand-card-first = A kézben lévő lap áll elöl. Ha egy lépésben nincs ilyen, a table szóval kezdődik.
cases-no-steps = Ezekben a szabályokban nincs több lépésből álló sor.
cases-no-sets = Nincsenek csoportok.

cases-second-key = kétszer szerepel ez a kulcs: { $key }
cases-not-yaml = A fájl nem YAML: { $problem }
cases-no-list = A fájl egy leképezés legyen, benne egy cases nevű listával.
cases-schema = A schema_version értéke 1 legyen, nem ez: { $found }.
cases-no-mapping = Ez az eset nem leképezés: { $what }.
cases-no-text = Eset: { $case }. Szöveg kell itt: { $key }.
cases-target = A cél { $target }, nem { $found }.
cases-nothing-to-check = Nincs mit ellenőrizni.
cases-build-kind = { $line }. sor: ez az építmény { $sets } csoportból áll, tehát nem { $kind }.
cases-legal = A legal értéke true vagy false, nem ez: { $found }.
cases-list = { $what }: lista kell, nem ez: { $found }.
cases-single = { $what }: nem lehet lista: { $found }
cases-mapping = { $what }: leképezés kell, nem ez: { $found }.
cases-unknown-key = { $place }, { $line }. sor: ezeknek a kulcsoknak itt nincs jelentésük: { $keys }
cases-build-name = Egy építménynek saját név kell, nem ez: { $found }.
cases-no-build = Nincs ilyen építmény: { $name }.
cases-action = Egy művelet kell, nem ez: { $found }.
cases-unknown-action = Nincs ilyen művelet: { $action }. A műveletek: { $known }.
cases-impossible-action = Ezt itt nem lehet: { $action }
cases-call = Egy ütés neve { $word }, nem { $found }.
cases-hand-sets = A hand_sets a kijátszott lapokból áll.
cases-sets-missing = { $line }. sor: hiányoznak a csoportok.
cases-card = Egy lap kell, nem ez: { $found }.
cases-empty-set = Egy csoportban nincs lap.
cases-option = Nincs ilyen beállítás: { $name }.
cases-points = Ehhez a beállításhoz pont kell: { $name }, nem ez: { $found }.
cases-no-item = Beállítás: { $name }. Ezek a szabályok ezt nem számolják.

cases-build-value = Egy építmény csak a saját értékében számít.
cases-one-total = A kijátszott lapok egyetlen összegnek számítanak.
cases-only-build = Csak ilyen értékű építmény lehet a része: { $value }.
cases-card-in-set = A kijátszott lapnak az egyik csoportban kell lennie.
cases-raise-with-table = Asztali lap nem változtathatja meg egy építmény értékét.
cases-raise-for-self = Építményt csak magadnak emelhetsz.
cases-raise-sum = A lap nem emeli így az építményt: { $old } → { $value }.
cases-one-set = Egy lap csak egy csoportban lehet.
cases-no-set = Ez nem ilyen értékű csoport ({ $value }): { $cards }.
cases-picture = Szám nélküli figurát nem lehet hozzáadni.
