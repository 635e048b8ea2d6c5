### Erè pati, don ak pozisyon. Plas yo konte apati 0.


engine-players = { $title } pa pou { $players } jwè. Kantite jwè ki posib: { $known }.
engine-no-seat = Pa gen plas { $seat }: plas yo se 0 rive { $last }.
engine-count = { $part }: fòk gen { $count }, pa { $found }.


## Pozisyon

engine-piles-down = Pil yo kache, kidonk nou pa konnen lòd kat yo.
engine-several-played = Yon sèl kat ka jwe nan yon tou.
engine-no-card = Se tou plas { $seat }, men pa gen kat nan men sa a.
engine-unheld = Plas { $seat } pa gen kat ki pran konstriksyon li yo.
engine-lacked = Plas { $seat } gen yon kat kou li te jwe deja yo montre li pa ka genyen.
engine-turn = Pa gen tou { $turn } nan yon don ki rete { $cards } kat pou jwe.
engine-round = Pa gen wonn { $round }.
engine-build-turn = Pa ka gen konstriksyon ki te fèt nan tou { $turn }.
engine-score = { $score } pa ka yon eskò.
engine-bits = { $part }: { $number } depase limit yo.
engine-twice = Kat ki nan de kote: { $cards }
engine-not-in-pack = Kat ki pa nan jwèt kat la: { $cards }
engine-nowhere = Kat ki manke: { $cards }
engine-undrawn = { $undrawn } kat poko tire, men { $unnamed } pa bay.
engine-unbuildable = Konstriksyon { $cards }, { value }, gen yon kat oswa yon chif ki pa ka bati.
engine-build-sets = Konstriksyon { $cards } pa separe an gwoup { value }.
engine-build-owner = Konstriksyon { $cards }, { value }, pa ka pou plas { $seat }.
engine-twice-in-pile = Yon kat parèt de fwa nan pil { $cards }.
engine-arrivals = Lòd kat yo te rive a dwe bay kat ki sou tab la, chak yon fwa.
engine-waits-for-cards = Fòk yo bay kat anvan nan pozisyon sa a: bay yo ak `deal_cards`.
engine-cards-hidden = Gen kat kache nan pozisyon sa a: pran yon pozisyon nan `View.sample`.


## Don ak pati

engine-nothing-to-deal = Pa gen kat pou bay nan pozisyon sa a.
engine-too-many-drawn = { $cards } kat bay, men se { $places } sèlman ki pou bay.
engine-undrawable = Kat sa yo pa ka bay: chak dwe nan jwèt kat la, pèsonn poko wè l, e li parèt yon fwa.
engine-rich-cut = Koup sa a twò bon, kidonk yo remete l.
engine-pack = Yon don bezwen chak kat nan { $count } kat yo yon fwa.
engine-cut =
    { $most ->
        [-1] Pa gen anyen pou koupe kounye a.
       *[other] Ou ka koupe 0 rive { $most } kat.
    }
engine-no-move-back = Pa gen kou pou reprann.
engine-no-ruling-back = Pa gen desizyon pou reprann.
engine-deal-not-over = Don an poko fini.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Yon rejis bezwen omwen yon don.
engine-other-dealer = Donè don { $deal } se plas { $seat }, pa plas { $other }.
engine-ruling-beyond = Gen yon desizyon apre kou { $at }, men don an gen { $moves } kou sèlman.


## Desizyon pou erè

engine-no-rulings = Règ sa yo pa gen desizyon pou move don.
engine-late-ruling = Yo ka deside sou yon move don sèlman anvan premye kou yon wonn.
engine-own-mistake = Donè a pa ka fini don an poutèt pwòp erè li.
engine-ruling-cards = Yon desizyon bezwen omwen yon kat.
engine-ruling-count = Pa ka gen { $count } kat ki manke oswa ki anplis isit la: pi plis la se { $most }.
engine-rulings-most = Nan yon don, yo ka deside sou { $most } move don pi plis.
engine-ruling-stock = Se pwochen kat rezèv la sèlman ki ka ale sou tab la.
engine-not-in-hand = Plas { $seat } pa gen kat sa yo nan men l: { $cards }
engine-ruling-order = Nouvo rezèv la dwe ansyen an ak kat yo te wè yo.


## Python

engine-limit = Pa ka gen { $limit } kou: limit la dwe omwen 0.
engine-too-many-moves = Gen plis pase { $most } kou ki nan règ. Bay kèk ladan yo ak yon limit, oswa chwazi kat yo etap pa etap.
engine-depth = Pa gen pwofondè { $depth } kou: li dwe omwen 0.
engine-bot = { $name }: { $problem }
engine-restore-version = Sa te sere nan fòma { $found }, men vèsyon cassino sa a li fòma { $known }.
engine-restore-damaged = Done ki sere yo gate: { $problem }

## Wrong arguments of the library

argument-type = Isit la fòk gen yon valè tip { $needed }, pa { $found }.
argument-no-list = Isit la fòk gen yon lis, pa { $found }.
argument-not-whole = { $found } pa yon nonm antye.
argument-out-of-range =
    { $most ->
        [none] { $found } twò piti: nonm lan dwe omwen { $least }.
       *[other] { $found } pa bon: nonm lan dwe ant { $least } ak { $most }.
    }
argument-no-seat = Pa gen plas { $found }: plas yo se 0 rive { $most }.
argument-no-side = Pa gen kan { $found }: kan yo se 0 rive { $most }.
argument-no-pile = Pa gen pil { $found }: pil yo se 0 rive { $most }.
argument-no-build = Pa gen konstriksyon { $found } sou tab sa a.
argument-no-card = Pa gen kat { $found }: kat yo gen nimewo 0 rive 51.
argument-no-card-set = { $found } pa yon ansanm kat: se yon nonm kote chak bit soti 0 rive 51 vle di yon kat.
argument-card-twice = Gen yon kat ki site de fwa.
argument-no-misdeal = { $found } se pa yon kalite move don: kalite yo se { $known }.
argument-count = Lis sa a bezwen { $needed } eleman, pa { $found }.
argument-no-move = Pa gen kou { $found } nan lis sa a.
argument-not-listed = “{ $found }” pa nan lis la.
argument-no-number = { $found } pa yon nonm.
argument-no-bot = { $found } pa yon bot: yon bot se yon non, oswa yon objè ki gen yon metòd `choose(view)`.

## Nimewo kou yo ak anviwònman yo

encoding-nobody = Nan pozisyon sa a pèsonn pa gen pou jwe, oswa se yon lòt plas ki gen pou jwe.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] Nimewo { $id } ({ $name }) pa pèmèt isit la. Nimewo ki pèmèt: { $ids }.
       *[other] Pati { $game }: nimewo { $id } ({ $name }) pa pèmèt isit la. Nimewo ki pèmèt: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Se poutèt sa nimewo { $id } ({ $name }) pa pèmèt. Nimewo ki pèmèt: { $ids }.
       *[other] Pati { $game }: { $reason } Se poutèt sa nimewo { $id } ({ $name }) pa pèmèt. Nimewo ki pèmèt: { $ids }.
    }
encoding-incomplete = Nimewo sa yo poko fè yon kou antye. Men sa ki ka vini apre: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Isit la fòk gen yon tablo ki gen tip { $needed } ak fòm { $shape }, pa { $found }.
envs-word = { $found } pa konnen isit la. Sa ki konnen: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Pozisyon sa a se pou { $found } ak { $seats } jwè. Isit la y ap jwe { $needed } ak { $players } jwè.
envs-no-start = Okenn pati pa ka kòmanse nan pozisyon sa a: fòk yon moun gen pou jwe, epi fòk tout kat yo konnen.
envs-no-choice = Isit la, moun k ap aprann nan pa janm gen chwa.
envs-claim = Nan pati sa yo bòt yo pa anonse anyen.
