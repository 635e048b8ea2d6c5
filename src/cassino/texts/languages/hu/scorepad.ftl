scorepad-two-sides = { $title }: { PLAYERS($a) } – { PLAYERS($b) }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Ez a parti egyetlen osztás; a legtöbb pont nyer.
       *[other] { $deals } osztás után a magasabb összpontszám nyer.
    }
scorepad-goal-target =
    { $target ->
        [1] Az nyer, aki előbb ér el 1 pontot.
       *[other] Az nyer, aki előbb ér el { $target } pontot.
    }
scorepad-tiebreak = Ez az osztás dönti el a holtversenyt: minden oldal mindenért kaphat pontot.
scorepad-deal =
    { WHO($dealer) ->
        [you] { $number }. osztás, te osztasz.
       *[other] { $number }. osztás, osztó: { NAME($dealer) }.
    }

scorepad-line-one =
    { FORM($side) ->
        [you] { $title }: { SCORES($counts) }. Kapsz { $points } pontot.
        [with-you] { $title }: { SCORES($counts) }. { PLAYERS($side) } kaptok { $points } pontot.
       *[other] { $title }: { SCORES($counts) }. { PLAYERS($side) } kap { $points } pontot.
    }
scorepad-line-several = { $title }: { SCORES($counts) }. Pont: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Senki sem kap pontot.
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: kapsz { $points } pontot.
        [with-you] { $title }: { PLAYERS($side, case: "inside") } kaptok { $points } pontot.
       *[other] { $title }: { PLAYERS($side) } kap { $points } pontot.
    }
scorepad-points-several = { $title }: pont: { SCORES($points) }.
scorepad-points-nobody = { $title }: senki sem kap pontot.
scorepad-this-deal = Ez az osztás: { SCORES($scores) }.
scorepad-match-score = A parti állása: { SCORES($scores) }.

scorepad-level = { $title }: egyenlő ({ $most }): { PLAYERS($side) }. Senki sem kap pontot.
scorepad-level-one-each = { $title }: egyenlő ({ $most }): { PLAYERS($side) }. Mindegyikük 1 pontot kap.

scorepad-shared = Holtverseny, közös győzelem: { PLAYERS($winners) }.
scorepad-won-target =
    { FORM($side) ->
        [you] Megnyerted a partit { $score } ponttal, a cél { $target } volt.
        [with-you] { PLAYERS($side) } megnyertétek a partit { $score } ponttal, a cél { $target } volt.
       *[other] { PLAYERS($side) } megnyerte a partit { $score } ponttal, a cél { $target } volt.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] Megnyerted a partit a magasabb pontszámmal.
        [with-you] { PLAYERS($side) } megnyertétek a partit a magasabb pontszámmal.
       *[other] { PLAYERS($side) } megnyerte a partit a magasabb pontszámmal.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] Megnyerted a partit: bemondtad, hogy kint vagy.
        [with-you] { PLAYERS($side) } megnyertétek a partit: bemondtátok, hogy kint vagytok.
       *[other] { PLAYERS($side) } megnyerte a partit a „kint vagyok” bemondásával.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Megnyerted a partit: te jelentetted be előbb a célt.
        [with-you] { PLAYERS($side) } megnyertétek a partit: ti jelentettétek be előbb a célt.
       *[other] { PLAYERS($side) } megnyerte a partit a cél első bejelentésével.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] Megnyerted a partit, mert a bemondás téves volt.
        [with-you] { PLAYERS($side) } megnyertétek a partit, mert a bemondás téves volt.
       *[other] { PLAYERS($side) } megnyerte a partit, mert a bemondás téves volt.
    }
scorepad-won-limit =
    { FORM($side) ->
        [you] Megnyerted a partit, mert megvolt, ami kellett: { scorepad-needed }.
        [with-you] { PLAYERS($side) } megnyertétek a partit, mert megvolt, ami kellett: { scorepad-needed }.
       *[other] { PLAYERS($side) } megnyerte a partit, mert megvolt, ami kellett: { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] legtöbb lap
        [spades] legtöbb pikk
        [ten] { CARDS("10D") }
        [cards-ten] legtöbb lap és { CARDS("10D") }
       *[cards-spades] legtöbb lap és legtöbb pikk
    }
scorepad-limit-first = A győztes oldalnál volt meg előbb, ami kellett.
scorepad-limit-anyway = A többi oldal pontjai nem számítanak.
scorepad-won-sweep =
    { FORM($side) ->
        [you] Megnyerted a partit: a számolás sorrendjében te értél el előbb { $target } pontot, egy táblával.
        [with-you] { PLAYERS($side) } megnyertétek a partit: a számolás sorrendjében ti értetek el előbb { $target } pontot, egy táblával.
       *[other] { PLAYERS($side) } megnyerte a partit: a számolás sorrendjében elsőként ért el { $target } pontot, egy táblával.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] Megnyerted a partit: a számolás sorrendjében te értél el előbb { $target } pontot, ezzel: { CARDS($cards) }.
        [with-you] { PLAYERS($side) } megnyertétek a partit: a számolás sorrendjében ti értetek el előbb { $target } pontot, ezzel: { CARDS($cards) }.
       *[other] { PLAYERS($side) } megnyerte a partit: a számolás sorrendjében elsőként ért el { $target } pontot, ezzel: { CARDS($cards) }.
    }
scorepad-won-line =
    { FORM($side) ->
        [you] Megnyerted a partit: a számolás sorrendjében te értél el előbb { $target } pontot ({ $title }).
        [with-you] { PLAYERS($side) } megnyertétek a partit: a számolás sorrendjében ti értetek el előbb { $target } pontot ({ $title }).
       *[other] { PLAYERS($side) } megnyerte a partit: a számolás sorrendjében elsőként ért el { $target } pontot ({ $title }).
    }

scorepad-csv-separator = ;
scorepad-csv-deal = osztás
scorepad-csv-dealer = osztó
scorepad-csv-item = tétel
scorepad-csv-count = { $side }: darab
scorepad-csv-points = { $side }: pont
scorepad-csv-this-deal = ez az osztás
scorepad-csv-match-score = a parti állása

scorepad-side = { $letter } oldal
scorepad-problems = { $problems }
scorepad-deal-problem = { $number }. osztás: { $problem }
scorepad-kind =
    { $kind ->
        [clubs] treff
        [diamonds] káró
        [hearts] kőr
        [spades] pikk
        [green] zöld lap
        [yellow] sárga lap
        [red] piros lap
        [black] fekete lap
       *[cards] lap
    }
scorepad-wrong-sides = { $sides } oldalt írj be, ne ennyit: { $entered }.
scorepad-wrong-seats = A helyek száma 0 és { $last } közötti.
scorepad-no-rulings = Felfedett lap miatt nem érhet véget egy osztás: ebben a játékban nincs szabály a tévedésekre.
scorepad-dealer-exposed = Az osztó nem fejezheti be az osztást felfedett lap miatt.
scorepad-two-endings = Egy osztás bemondással vagy felfedett lap miatt ér véget, nem mindkettővel.
scorepad-exposed-counts = Ha felfedett lap miatt ért véget az osztás, semmi sem számít: sem lap, sem tábla, sem bemondás.
scorepad-cards-or-numbers = { $side }: vagy az elvitt lapokat írd be, vagy a számukat.
scorepad-not-in-pack = { $side }: nincs a pakliban: { $cards }.
scorepad-no-oranges = { $side }: ebben a játékban nincs narancs.
scorepad-negative-calls = { $side }: a bemondások száma nem lehet negatív.
scorepad-no-penalties = { $side }: ebben a játékban nincs büntetés.
scorepad-negative-cards = { $side }: a lapok száma nem lehet negatív.
scorepad-number-missing = { $side }: hiányzik a szám: hány { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 lap túl kevés a beírt színekhez és lapokhoz.
       *[other] { $side }: { $cards } lap túl kevés a beírt színekhez és lapokhoz.
    }
scorepad-more-named = { $side }: a beírt szám { $count } { scorepad-kind }, de { $named } van megnevezve.
scorepad-entered-twice = Két oldalhoz is beírva: { $cards }.
scorepad-nobody-has = Senkinél sincs: { $cards }.
scorepad-too-many-in-all = Az oldalaknál összesen { $sum } { scorepad-kind } van, de a pakliban csak { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Az oldalaknál összesen { $sum } { scorepad-kind } van: 1 hiányzik.
       *[other] Az oldalaknál összesen { $sum } { scorepad-kind } van: { $missing } hiányzik.
    }
scorepad-no-sweeps = Ebben a játékban a tábla nem számít.
scorepad-side-no-sweeps = { $side }: legalább { $points } pontja van, és már nem csinálhat táblát.
scorepad-sweep-no-side = Egy táblának nincs oldala: az oldalak száma 0 és { $last } közötti.
scorepad-sweep-no-size = Hiányzik egy tábla nagysága.
scorepad-two-first-sweeps = Egy osztás első lépésével csak egy tábla lehet.
scorepad-first-sweep-side = Ebben az osztásban az első lépéssel csak ez az oldal csinálhatott táblát: { $side }.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 táblához több lap kell, mint amennyi ennek az oldalnak van.
       *[other] { $side }: { $count } táblához több lap kell, mint amennyi ennek az oldalnak van.
    }
scorepad-unknown-event = Nincs ilyen esemény: „{ $event }” ({ $number }. oldal).
scorepad-event-not-so = { $side }: a beírt lapok szerint ez nincs meg: { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] legtöbb lap
        [spades] legtöbb pikk
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = Megvan, ami a győzelemhez kell: { $sides }. Kinél volt meg előbb?
scorepad-deal-goes-on = A bejelentés téves volt, ezért folytatódik az osztás. Írd be, ha vége.
scorepad-nothing-to-undo = Még nincs beírva osztás.
scorepad-best-missing = A primierához senkinél sincs megadva a legjobb { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] A pontozólapon 1 osztás fér el.
       *[other] A pontozólapon { $most } osztás fér el.
    }
scorepad-no-deal = Nincs { $number }. osztás.

scorepad-wrong-players = { $title }: { $players } kell hozzá, nem { $count }.
scorepad-same-name = Ez a név kétszer szerepel: „{ $name }”. Minden játékosnak legyen saját neve.
scorepad-wrong-dealer = Az első osztó helye { $seat }, de ezen a helyen nincs játékos.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title }: egy osztásig tart, nem célpontszámig.
       *[other] { $title }: { $deals } osztásig tart, nem célpontszámig.
    }
scorepad-wrong-target = A célpontszám { $target }, pedig csak 1 és { $most } között lehet.

scorepad-file-too-long = A szöveg túl hosszú egy pontozólaphoz.
scorepad-no-json = Ez nem pontozólap: { $problem }.
scorepad-no-sheet = Ez nem pontozólap: nincs benne „cassino score”.
scorepad-version = A pontozólap verziója { $found }, de ez a program ezt a verziót olvassa: { $expected }.
scorepad-wrong-parts = A pontozólap hiányzó vagy hibás részei: { $parts }.
scorepad-json-object = { $where }: { $found } áll itt, de objektumnak kell lennie.
scorepad-json-unknown = { $where }: ismeretlen részek: { $parts }.
scorepad-json-list = { $where }: { $found } áll itt, de legfeljebb { $most } elemű listának kell lennie.
scorepad-json-exact-list = { $where }: { $found } áll itt, de { $count } elemű listának kell lennie.
scorepad-json-sides = { $where }: { $count } oldal van, de a játékban { $sides }.
scorepad-json-number = { $where }: { $found } áll itt, de 0 és { $most } közötti számnak kell lennie.
scorepad-json-flag = { $where }: { $found } áll itt, de true vagy false lehet.
scorepad-json-one-of = { $where }: { $found } áll itt, de ezek egyike lehet: { $known }.
scorepad-json-twice = { $where }: egy lap kétszer szerepel.
scorepad-json-card = { $where }: { $problem }
scorepad-json-missing = hiányzik

scorepad-help-answer = Válaszolj minden kérdésre, és nyomj Entert. Ha szögletes zárójelben áll egy válasz, az Enter megtartja.
scorepad-help-names = Egy játékost a neve első betűivel vagy a számával nevezz meg.
scorepad-help-cards = A lapokat így írd be: `AS 10D`, azaz érték és szín.
scorepad-help-last-side = Az utolsó oldalé az, ami a többinél nincs, ezért arra nem kérdezünk rá.
scorepad-help-commands = Bármelyik kérdésnél ezt is beírhatod:
scorepad-help-back = `vissza`: az előző kérdés.
scorepad-help-claim = `bemond Ann`: Ann bemondta, hogy elérte a célt, és ezzel véget ért az osztás. `bemond senki`: senki sem.
scorepad-help-exposed = `felfedett Bob`: Bob befejezte az osztást, mert az osztó felfedett egy lapot. `felfedett senki`: senki sem.
scorepad-help-score = `állás`: az egész lap eddig.
scorepad-help-undo = `visszavon`: az utolsó osztás visszavonása.
scorepad-help-edit = `javít 2`: a 2. osztás javítása. Az Enter megtart egy választ.
scorepad-help-export = `exportál FÁJL.txt` vagy `exportál FÁJL.csv`: a lap fájlba írása.
scorepad-help-rules = `szabályok`: ennek a változatnak a szabályai. `szabályok pontozás`: egy fejezet.
scorepad-help-help = `súgó`: ez a lista.
scorepad-help-quit = `kilép`: kilépés. A lap el van mentve.

scorepad-no-number = Ez nem ide illő szám: „{ $word }”.
scorepad-no-name = Nincs ilyen név: „{ $word }”. A nevek: { $names }.
scorepad-not-free = Nem erre kérdeztünk rá, vagy másik oldalnál van: { $cards }.
scorepad-above-most = Ez túl sok: { $number }. Itt legfeljebb ennyi lehet: { $most }. Ha egy korábbi válasz volt hibás, írd be: { $back }.
scorepad-one-best = Színenként egy lapot nevezz meg, a legjobbat.
scorepad-one-or-two = Egy számot írj be, vagy kettőt: narancsok, aztán téves narancsok.
scorepad-number-or-cards = Írj be egy számot vagy lapokat.
scorepad-named-twice = Kétszer nevezted meg: { CARDS($cards) }.
scorepad-cannot-claim = Most nincs mit bemondani.
scorepad-cannot-expose = Ez az osztás nem érhet véget felfedett lap miatt: ezekben a szabályokban nincs szó a tévedésekről.
scorepad-edit-number = Írd be: javít, és egy beírt osztás számát, például: `javít 1`.
scorepad-export-ending = Írd be: exportál, és egy .txt vagy .csv végű fájlt.

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: hány lap? Vagy sorold fel mindet:
scorepad-ask-suit = { $side }: hány { scorepad-kind }?
scorepad-ask-special = { $side }: melyik ezek közül: { $cards }? Írd be mindet; Enter: egyik sem:
scorepad-ask-best = { $side }: színenként a legjobb lap a primierához? A sorrend: 7, 6, ász, 5, 4, 3, 2, figurák:
scorepad-ask-oranges = { $side }: hány narancs, és hány téves narancs? Enter: egy sem:
scorepad-ask-sweeps = { $side }: hány tábla? Enter: egy sem:
scorepad-ask-sweep-list = Sorold fel a táblákat sorrendben, például így: { $example }. Enter: egy sem:
scorepad-ask-sweep-sizes = Sorold fel a táblákat sorrendben, és hány asztali lapot vittek el, például így: { $example }. Enter: egy sem:
scorepad-ask-sweep-first = Sorold fel a táblákat sorrendben, és írd utána, hogy „első”, ha az osztás első lépésével készült, például így: { $example }. Enter: egy sem:
scorepad-ask-sweep-both = Sorold fel a táblákat sorrendben, és hány asztali lapot vittek el; írd utána, hogy „első”, ha az osztás első lépésével készült, például így: { $example }. Enter: egy sem:
scorepad-ask-too-few = Hányszor osztott túl kevés lapot { $name }? Enter: egyszer sem:
scorepad-ask-too-many = Hányszor osztott túl sok lapot { $name }? Enter: egyszer sem:
scorepad-ask-unwon = Ki csinált olyan építményt, amelyet a következő sorban senki sem tudott elvinni? Nevek vesszővel; Enter: senki:
scorepad-ask-first = Mindegyiknél megvan, ami a győzelemhez kell: { $sides }. Nézzétek vissza a kupacokat: kinél volt meg előbb? Írj be egy nevet, vagy: együtt:

scorepad-kept-beside = Ez a pontozólap itt folytatódik: { $file }.
scorepad-kept = A pontokat itt őrizzük: { $file }. A parancsokhoz írd be: súgó.
scorepad-input-ended = Véget ért a bevitel. Később így folytathatod: cassino score --resume { $file }
scorepad-stopped = Leállítva. Később így folytathatod: cassino score --resume { $file }
scorepad-goodbye = Viszlát. Később így folytathatod: cassino score --resume { $file }
scorepad-after-match = Írd be: visszavon; javít és egy osztás száma; exportál és egy fájl; vagy kilép:
scorepad-next-deal = { $number }. osztás. Osztó: { NAME($dealer) }. Állás: { SCORES($scores) }.
scorepad-cannot-be = Ez nem lehet:
scorepad-again = Kérlek, válaszolj újra. Az Enter megtart egy választ.
scorepad-is-right = Így jó? Igen, vagy nem, ha javítanád:
scorepad-first-question = Ez az első kérdés.
scorepad-taken-back = { $number }. osztás visszavonva. Az Enter megtart egy választ.
scorepad-not-written = Nincs kiírva.
scorepad-written = Kiírva: { $file }
scorepad-ended-exposed =
    { WHO($who) ->
        [you] Egy felfedett lap miatt befejezted az osztást.
       *[other] { NAME($who) } egy felfedett lap miatt befejezte az osztást.
    }
scorepad-ended-claim =
    { WHO($who) ->
        [you] Bemondtad a célt.
       *[other] { NAME($who) } bemondta a célt.
    }
scorepad-if-counted-out = Ha valaki bemondta, hogy kint van, írd be: bemond, és a nevét.
scorepad-if-announced = Ha valaki bejelentette a célt, írd be: bemond, és a nevét.
scorepad-if-exposed = Ha valaki azért fejezte be az osztást, mert az osztó felfedett egy lapot, írd be: felfedett, és a nevét.
scorepad-no-folder = Nem hozható létre ez a mappa: { $folder }: { $problem }.
scorepad-no-latest = Itt nincs elmentett pontozólap: { $folder }.
scorepad-cannot-resume =
    Ez a pontozólap nem folytatható: { $file }
    { $problem }
