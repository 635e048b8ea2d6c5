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
cases-pairs = Minden szóhoz kell a szövege, és minden szó csak egyszer szerepelhet: { $found }
cases-twice = Egy lap kétszer szerepel: { $text }
cases-number = Szám kell, nem ez: { $found }.
cases-number-range = Szám kell { $least } és { $most } között, nem ez: { $found }.
cases-yes-or-no = Írj yes vagy no szót, ne ezt: { $found }.
cases-player = Írj egy játékost A és { $last } között, ne ezt: { $found }.
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
cases-no-move = Ez nem lépés: { $text }: { $words }?
cases-hand-card-first = A kézben lévő lap áll elöl. Ha egy lépésben nincs ilyen, a table szóval kezdődik.
cases-no-steps = Ezekben a szabályokban nincs több lépésből álló sor.
cases-no-sets = Nincsenek csoportok.
