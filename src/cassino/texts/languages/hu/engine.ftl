engine-players = { $title }: { $players } játékos nem játszhatja. Lehetséges játékosszámok: { $known }.
engine-no-seat = Nincs ilyen hely: { $seat }. A helyek száma 0 és { $last } közötti.
engine-count = { $part }: { $count } kell, nem { $found }.

engine-piles-down = A kupacok lefordítva fekszenek, ezért nem tudni, milyen sorrendben vannak a lapjaik.
engine-several-played = Egy sorban csak egy lapot játszhattak ki.
engine-no-card = Ez a hely jön: { $seat }, de nincs lap a kezében.
engine-unheld = Ezen a helyen nincsenek meg a lapok, amelyek az építményeit elviszik: { $seat }.
engine-lacked = Ezen a helyen van egy lap, amelyet a korábbi lépései kizárnak: { $seat }.
engine-turn = Nincs { $turn }. sor olyan osztásban, amelyben még { $cards } lapot kell kijátszani.
engine-round = Nincs { $round }. kör.
engine-build-turn = Ebben a sorban nem készülhetett építmény: { $turn }.
engine-score = Ez nem lehet állás: { $score }.
engine-bits = { $part }: kívül esik a tartományon: { $number }.
engine-twice = Két helyen is szereplő lapok: { $cards }
engine-not-in-pack = A pakliban nem szereplő lapok: { $cards }
engine-nowhere = Hiányzó lapok: { $cards }
engine-undrawn = { $undrawn } lapot még nem húztak ki, de { $unnamed } nincs megnevezve.
engine-unbuildable = Ebben az építményben ({ $cards }, értéke { value }) olyan lap vagy érték van, amelyből nem lehet építeni.
engine-build-sets = Ez az építmény ({ $cards }) nem osztható ilyen értékű csoportokra: { value }.
engine-build-owner = Ennek az építménynek ({ $cards }, értéke { value }) nem lehet ez a hely a gazdája: { $seat }.
engine-twice-in-pile = Egy lap kétszer van a kupacban: { $cards }.
engine-arrivals = Az érkezési sorrendben asztali lapok legyenek, mindegyik egyszer.
engine-waits-for-cards = Ebben az állásban előbb lapokat kell osztani: nevezd meg őket a `deal_cards` hívással.
engine-cards-hidden = Ebben az állásban rejtett lapok vannak: vegyél egy állást a `View.sample` hívásból.

engine-nothing-to-deal = Ebben az állásban nincs mit osztani.
engine-too-many-drawn = { $cards } lap van megnevezve, de csak { $places } osztandó ki.
engine-undrawable = Ezek a lapok nem oszthatók ki: mindegyik legyen a pakliban, ne látta volna senki, és egyszer szerepeljen.
engine-rich-cut = Ez az emelés túl jó, ezért visszakerül.
engine-pack = Egy osztáshoz a pakli minden lapja ({ $count }) kell, egyszer.
engine-cut =
    { $most ->
        [-1] Most nincs mit emelni.
       *[other] 0 és { $most } közötti számú lapot emelhetsz le.
    }
engine-no-move-back = Nincs visszavonható lépés.
engine-no-ruling-back = Nincs visszavonható döntés.
engine-deal-not-over = Az osztásnak még nincs vége.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Egy jegyzőkönyvben legalább egy osztás kell.
engine-other-dealer = { $deal }. osztás: az osztó helye { $seat }, nem { $other }.
engine-ruling-beyond = Döntés áll { $at } lépés után, de az osztásban csak { $moves } lépés van.

engine-no-rulings = Ezekben a szabályokban nincs szó félreosztásról.
engine-late-ruling = Félreosztásról csak egy kör első lépése előtt lehet dönteni.
engine-own-mistake = Az osztó nem fejezheti be az osztást a saját tévedése miatt.
engine-ruling-cards = Egy döntéshez legalább egy lap kell.
engine-ruling-count = Itt nem lehet { $count } lappal kevesebb vagy több: legfeljebb { $most } lehet.
engine-rulings-most = Egy osztásban legfeljebb { $most } félreosztásról lehet dönteni.
engine-ruling-stock = Csak a talon következő lapjai kerülhetnek az asztalra.
engine-not-in-hand = Ezek a lapok nincsenek meg ezen a helyen ({ $seat }): { $cards }
engine-ruling-order = Az új talon a régi legyen, azokkal a lapokkal együtt, amelyeket láttak.

engine-limit = Nem lehet { $limit } lépés: a határ legalább 0.
engine-too-many-moves = Több szabályos lépés van, mint { $most }. Korlátozd a listát, vagy válaszd ki lépésenként a lapokat.
engine-depth = Nincs { $depth } lépéses mélység: legalább 0 kell.
engine-bot = { $name }: { $problem }
engine-restore-version = Ennek az elrendezése { $found }, de a cassino e verziója ezt olvassa: { $known }.
engine-restore-damaged = A mentett adatok sérültek: { $problem }

## Wrong arguments of the library

argument-type = Itt ilyen típusú érték kell: { $needed }. Ez nem az: { $found }.
argument-no-list = Itt lista kell. Ez nem az: { $found }.
argument-not-whole = Ez nem egész szám: { $found }.
argument-out-of-range =
    { $most ->
        [none] Ez túl kicsi: { $found }. A legkisebb lehetséges szám: { $least }.
       *[other] Ez nem lehetséges: { $found }. A legkisebb szám { $least }, a legnagyobb { $most }.
    }
argument-no-seat = Nincs ilyen hely: { $found }. A helyek számai: 0–{ $most }.
argument-no-side = Nincs ilyen oldal: { $found }. Az oldalak számai: 0–{ $most }.
argument-no-pile = Nincs ilyen kupac: { $found }. A kupacok számai: 0–{ $most }.
argument-no-build = Nincs ilyen építmény ezen az asztalon: { $found }.
argument-no-card = Nincs ilyen lap: { $found }. A lapok számai: 0–51.
argument-no-card-set = Ez nem lapok halmaza: { $found }. Az olyan szám, amelyben 0-tól 51-ig minden bit egy lapot jelent.
argument-card-twice = Egy lap kétszer szerepel.
argument-no-misdeal = { $found }: ilyen félreosztás nincs. A fajtái: { $known }.
argument-count = Ebben a listában { $needed } elem kell, nem { $found }.
argument-no-move = Nincs ilyen lépés ebben a listában: { $found }.
argument-not-listed = Ez nincs a listában: „{ $found }”.
argument-no-number = Ez nem szám: { $found }.
argument-no-bot = Ez nem bot: { $found }. A bot egy név, vagy egy objektum, amelynek van `choose(view)` metódusa.

## Lépések számai és környezetek

encoding-nobody = Ebben az állásban senki sincs soron, vagy egy másik hely van soron.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] A(z) { $id } szám ({ $name }) itt nem szabályos. Szabályos számok: { $ids }.
       *[other] { $game }. játszma: a(z) { $id } szám ({ $name }) itt nem szabályos. Szabályos számok: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Ezért a(z) { $id } szám ({ $name }) nem szabályos. Szabályos számok: { $ids }.
       *[other] { $game }. játszma: { $reason } Ezért a(z) { $id } szám ({ $name }) nem szabályos. Szabályos számok: { $ids }.
    }
encoding-incomplete = Ezek a számok még nem adnak ki egy egész lépést. Ez következhet: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Itt { $needed } típusú, { $shape } alakú tömb kell. Ez nem az: { $found }.
envs-word = { $found } itt ismeretlen. Az ismertek: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Ez az állás a { $found } játékhoz tartozik, { $seats } játékossal. Itt a { $needed } játék folyik { $players } játékossal.
envs-no-start = Ebből az állásból nem indulhat játszma: valakinek soron kell lennie, és minden lapnak ismertnek kell lennie.
envs-no-choice = Itt a tanulónak sosincs választása.
envs-claim = Ezekben a játszmákban a botok semmit sem jelentenek be.
