terminal-word-moves = lépések
terminal-word-more = tovább
terminal-word-table = asztal
terminal-word-score = állás
terminal-word-hint = tipp
terminal-word-coach = edző
terminal-word-how = milyen
terminal-word-why = miért
terminal-word-undo = visszavon, vissza
terminal-word-last = utolsó
terminal-word-misdeal = félreosztás
terminal-word-rules = szabályok
terminal-word-review = elemzés
terminal-word-save = mentés
terminal-word-resume = folytat
terminal-word-new = új
terminal-word-rematch = visszavágó
terminal-word-help = súgó
terminal-word-quit = kilép
terminal-word-count = számol
terminal-word-announce = bejelent, ausz, kint

terminal-word-trail = lerak
terminal-word-take = elvisz, üt
terminal-word-build = épít
terminal-word-join = hozzáad
terminal-word-raise = emel
terminal-word-with = ezzel, ezekkel
terminal-word-from = ebből
terminal-word-to = erre
terminal-word-by = játékos
terminal-word-upon = ehhez
terminal-word-and = és, meg
terminal-word-for = neki
terminal-word-partner = partner, partnernek
terminal-word-end = vége, kész
terminal-word-insist = ragaszkodom
terminal-word-capture = ütés
terminal-word-additions = hozzáadás
terminal-word-both = mindkettő
terminal-word-orange = narancs
terminal-word-pass = passz
terminal-word-ask = kérdez, kér
terminal-word-out = ki

terminal-word-yes = igen
terminal-word-no = nem
terminal-word-cancel = mégse, mégsem
terminal-word-none = senki, semmi, nincs
terminal-word-all = mind, mindenki
terminal-word-together = együtt
terminal-word-first = első

terminal-word-on = be
terminal-word-off = ki
terminal-word-always = mindig
terminal-word-never = soha
terminal-word-nudge = célzás
terminal-word-cards = lapok
terminal-word-move = lépés
terminal-word-up = fel
terminal-word-down = le

terminal-word-go = mehet
terminal-word-slow = lassú
terminal-word-normal = normál
terminal-word-fast = gyors
terminal-word-step = léptet

terminal-word-solution = megoldás
terminal-word-skip = kihagy
terminal-word-list = lista
terminal-word-deal = osztás

terminal-word-log = napló
terminal-word-agree = rendben
terminal-word-decline = elutasít
terminal-word-claim = bemond
terminal-word-resign = felad
terminal-word-bot = bot
terminal-word-stop = leállít, stop

terminal-word-back = vissza
terminal-word-exposed = felfedett
terminal-word-edit = javít
terminal-word-export = exportál

terminal-articles = a, az

terminal-word-ambiguous = Több minden lehet: „{ $word }” ({ $meanings }). Írj be több betűt.
terminal-word-unknown = Ezt nem értem: „{ $word }”. Írd be: súgó (a parancsokhoz) vagy lépések (a lépéseidhez).
terminal-yes-or-no = { $question } Igen vagy nem:

terminal-how-to-play = A játékhoz írd be egy lépés számát vagy magát a lépést.
terminal-enter-alone = Az Enter magában újra mutatja az asztalt és a lépéseidet, vagy azt a választ adja, amelyet a kérdés említ.
terminal-commands = Parancsok (rövidíthetők):
terminal-help-moves = `lépések`: a lépéseid. `lépések 8S`: egy lap lépései.
terminal-help-more = `tovább`: egy hosszú lista következő oldala.
terminal-help-table = `asztal`: az asztal lapjai és a kezed.
terminal-help-score = `állás`: a parti állása, és mit vittek el az oldalak.
terminal-help-hint = `tipp`: hová nézz. Írd be újra a lapokhoz, és még egyszer egy jó lépéshez és az okához. `tipp lépés`: rögtön a lépés.
terminal-help-coach = `edző be`: figyelmeztetés, mielőtt hibáznál. `edző ki`: nincs több figyelmeztetés.
terminal-help-how = `milyen`: mennyire volt jó az utolsó lépésed, és mi lett volna jobb.
terminal-help-why = `miért`: miért lépett így utoljára a másik játékos, vagy melyik szabály tiltotta az utolsó próbálkozásodat. `miért 8S x 9H`: a szabály, amely tiltja ezt a lépést.
terminal-help-undo = `visszavon`: visszaveszi az utolsó lépésedet vagy a sorod utolsó lépését.
terminal-help-last = `utolsó`: mi történt az előző sorod óta.
terminal-help-misdeal = `félreosztás`: egy kör első lépése előtt; többen egy billentyűzetnél megegyeztek egy félreosztásról.
terminal-help-rules = `szabályok`: ennek a változatnak a szabályai. `szabályok építés`: egy fejezet példákkal.
terminal-help-review = `elemzés`: a hibák és a szerencse a befejezett osztásokban.
terminal-help-save = `mentés FÁJL`: a parti mentése fájlba.
terminal-help-resume = `folytat FÁJL`: egy mentett parti folytatása.
terminal-help-new = `új`: új parti. `új royal`: más változattal, fájllal vagy megosztott kóddal.
terminal-help-rematch = `visszavágó`: ugyanaz, mint az új.
terminal-help-help = `súgó`: ez a lista. `?`: mit tehetsz most.
terminal-help-quit = `kilép`: kilépés.
terminal-help-end = `vége`: befejezed a több lépésből álló sorodat.
terminal-help-insist = `ragaszkodom`: ragaszkodsz a teljesebb ütéshez vagy az építményekhez való hozzáadáshoz, ha kérdeznek.
terminal-help-orange = `narancs`: narancsot mondasz, ha kérdeznek.
terminal-help-pass = `passz`: annyiban hagyod, ha kérdeznek. Az Enter is ezt teszi.
terminal-help-ask = `kérdez soha`: minden kérdés magától elmúlik. `kérdez mindig`: újra jönnek a kérdések.
terminal-help-ask-partner = `kérdez soha`: minden kérdés magától elmúlik. `kérdez mindig`: újra jönnek a kérdések. `kérdez`: elkéred az építményedet, ha a partnered épp el akarja vinni.
terminal-help-count = `számol ki`: bemondod, hogy elérted a célt.
terminal-help-announce = `bejelent`: bejelented, hogy elérted a célt. `3 bejelent`: rögtön a 3. lépésed után. `bejelent játékos B`: a B játékos nevében. Az „Ausz!” is jó.

terminal-sample-card = Egy lap az értéke és a színe betűje: `10D` a káró tízes, `AS` a pikk ász. A neve is beírható: `káró tízes`.
terminal-sample-card-colors = Egy lap a száma és a színe betűje: `7R` a piros hetes. G a zöld, Y a sárga, B a fekete. A neve is beírható: `piros hetes`.
terminal-sample-card-italian = A J 8-at, a Q 9-et, a K 10-et ér.
terminal-sample-cards = `8S`: mire jó a 8S lapod. `8S 5C 3D`: mire jó ezekkel az asztali lapokkal.
terminal-sample-take = `8S x 8H, 5C+3D`: a 8S lap elviszi a 8H lapot, és az 5C meg a 3D lapot együtt.
terminal-sample-take-several = `5S+4S x 9H`: az 5S és a 4S lapod együtt elviszi a 9H lapot.
terminal-sample-take-top = `8S x 5C^, 3D`: a ^ jel egy kupac felső lapját jelöli. El is maradhat.
terminal-sample-orange = `8S x 5H+3D narancs`: ugyanaz, és narancsot mondasz. `2 narancs`: narancs a lista 2. lépésével.
terminal-sample-trail = `lerak 4C`: az asztalra rakod a 4C lapot.
terminal-sample-build = `5H+4D = 9`: a kezedből az 5H és az asztalról a 4D lapból 9-es építmény lesz.
terminal-sample-join = `6S+3D, b1 = 9`: a 6S lapod és a 3D összege 9, és a b1 építményhez kerülnek.
terminal-sample-raise = `emel b1 2S = 9`: a 2S lapod a b1 építményt (7) 9-re emeli.
terminal-sample-step = `5C+4D = 9` csak asztali lapokkal egy lépés: a sorod tart, amíg azt nem írod: `vége`.
terminal-sample-for-partner = `5H+4D = 9 for partner`: az építmény a partneredé.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: a kupacodban a 3D van legalul és a 8S legfelül. `2 / 3D 5C`: ugyanez a 2. lépéssel.
terminal-sample-order-words = `2 / fel`: a 2. lépés, a legkisebb lap a kupacod alján. `2 / le`: a legnagyobb van alul.
terminal-sample-steal = `5H+4D^ = 9`: az építmény egy kupac tetejéről használja a 4D lapot. A ^ jel el is maradhat.

terminal-value = { $value } ({ rank })
terminal-build = építmény: { $value } { $cards }
terminal-trail = Lerakás: { $cards }
terminal-take = Ütés: { $taken } – ezzel: { $cards }
terminal-take-orange = Ütés: { $taken } – ezzel: { $cards }, narancsot mondva
terminal-take-pictures =
    { WHO($whom) ->
        [you] Ütés: { $taken } – ezzel: { $cards }, a figurák a te kupacodba
       *[other] Ütés: { $taken } – ezzel: { $cards }, a figurák { NAME($whom) } kupacába
    }
terminal-show = Megmutatás: { $cards } – ezt vinné el: { $taken }
terminal-make = Építmény: { $value }, ebből: { $sets }
terminal-make-for = Építmény { whom }: { $value }, ebből: { $sets }
terminal-add = Hozzáadás: { $sets } – ehhez: { $builds }
terminal-add-for = Hozzáadás { whom }: { $sets } – ehhez: { $builds }
terminal-raise = Emelés: { $build } → { $value }, ezzel: { $cards }
terminal-raise-adding = Emelés: { $build } → { $value }, ezzel: { $cards }, hozzáadva: { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } a te kupacodról
        [with-you] { $card } a ti kupacotokról
        [one] { $card } { PLAYERS($of) } kupacáról
       *[several] { $card } { PLAYERS($of) } közös kupacáról
    }
terminal-sweep = { $move } (tábla)

terminal-group = { $title }: { $what }
terminal-table-alone = Csak asztali lapok
terminal-several-together = Több lap együtt
terminal-only-trail = Csak lerakható
terminal-captures =
    { $count ->
        [1] 1 ütés
       *[other] { $count } ütés
    }
terminal-joins =
    { $count ->
        [1] 1 hozzáadás
       *[other] { $count } hozzáadás
    }
terminal-raises =
    { $count ->
        [1] 1 emelés
       *[other] { $count } emelés
    }
terminal-builds =
    { $count ->
        [1] 1 építmény
       *[other] { $count } építmény
    }
terminal-trails = lerakás
terminal-and-more = és még több
terminal-no-move = nincs lépés

terminal-your-move = A lépésed:
terminal-move-or-end = A lépésed, vagy vége:
terminal-only-end = Ebben a sorban már nincs teendőd. Enterrel befejezed, vagy írd be: visszavon:
terminal-insist-prompt = A válaszod (Enter: annyiban hagyod):
terminal-orange-prompt = A válaszod (Enter: nem narancs):
terminal-request-prompt = A válaszod (Enter: nem kéred):
terminal-answer-prompt = A válaszod:

terminal-do-you-insist = Ragaszkodsz hozzá?
terminal-is-orange =
    { WHO($who) ->
        [you] Elvittél
       *[other] { NAME($who) } elvitt
    } együtt { $orange ->
        [colors] egy piros és egy sárga lapot
       *[suits] egy kőrt és egy kárót
    }: narancs?
terminal-may-ask = { NAME($who) } épp el akarja vinni: { $builds }. Van hozzá lapod, és kérheted, hogy inkább a tiéd legyen.
terminal-cannot-ask = { NAME($who) } épp el akarja vinni: { $builds }. Nincs hozzá lapod, ezért nem kérheted magadnak.
terminal-partner-asks = A partnered kéri, hogy hagyd ott: { $builds }. Ezt mutattad meg: { ROW($cards) }.
terminal-could-take = { NAME($who) } lapja ({ ROW($cards) }) még többet is elvihetne: { $left }.
terminal-must-take = A lapodnak ({ ROW($cards) }) még ezt is el kell vinnie: { $left }.
terminal-could-add = { NAME($who) } még hozzáadhatna ebből: { ROW($cards) } – ehhez: { $build }.
terminal-must-add = Még hozzá kell adnod ebből: { ROW($cards) } – ehhez: { $build }.
terminal-have-played = Ebben a sorban ezt játszottad ki: { ROW($cards) }.
terminal-must-take-build = Ebben a sorban el kell vinned ezt az építményt: { $value }.
terminal-plays-owed = Egymás után { $count } lépésed van.

terminal-table = Asztal: { $cards }.
terminal-no-loose-cards = Nincs szabad lap az asztalon.
terminal-table-build =
    { WHO($who) ->
        [you] Építmény: { $value }, a tiéd: { $sets }.
       *[other] Építmény: { $value }, gazdája { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Építmény: { $value }, senkié: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: építmény: { $value }, a tiéd: { $sets }.
       *[other] { $label }: építmény: { $value }, gazdája { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: építmény: { $value }, senkié: { $sets }.
terminal-tops = Kupacok felső lapjai: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] tiéd: { $card }
        [with-you] tiétek: { $card }
        [one] { PLAYERS($of) }: { $card }
       *[several] { PLAYERS($of) }: { $card }
    }
terminal-may-use-both = Elviheted, vagy építhetsz vele: { ROW($cards) }.
terminal-may-capture = Elviheted: { ROW($cards) }.
terminal-may-steal = Építményhez használhatod: { ROW($cards) }.
terminal-hand = A kezed: { $cards }.
terminal-hand-empty = A kezed üres.
terminal-holds = { NAME($who) } lapjai: { ROW($cards) }.
terminal-bottom = A talon utolsó lapját csak te láttad: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] A talonban még 1 lap van.
       *[other] A talonban még { $count } lap van.
    }
terminal-round = { $number }. kör (összesen { $of }).
terminal-move-number = { $number }. lépés.

terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 lap
       *[other] { $count } lap
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 téves narancs
       *[other] { $count } téves narancs
    }
terminal-taken-scoring = pontot érő lapok: { $cards }
terminal-taken-primiera = primiera: { $total }
terminal-no-primiera = még nincs primiera
terminal-taken-kind =
    { $count } { $kind ->
        [clubs] treff
        [diamonds] káró
        [hearts] kőr
        [spades] pikk
        [green] zöld
        [yellow] sárga
        [red] piros
        [black] fekete
        [ones] egyes
        [aces] ász
        [twos] kettes
        [threes] hármas
        [fours] négyes
        [fives] ötös
        [sixes] hatos
        [sevens] hetes
        [eights] nyolcas
        [nines] kilences
        [tens] tízes
        [jacks] bubi
        [queens] dáma
       *[kings] király
    }

terminal-decided =
    { $how ->
        [higher_total] A magasabb pontszám döntött.
        [restricted] Az oldalnak megvolt mindene, ami a cél közelében kellett.
        [sweep] Egy tábla döntött a számolásban.
        [false_claim] A téves bejelentés döntött.
        [announce] A cél bejelentése döntött.
       *[count_out] A „kint vagyok” bemondása döntött.
    }
terminal-decided-by-line = Ez döntötte el a partit a számolásban: { $title }.

terminal-deal-is-over = Vége az osztásnak. A számolás:

terminal-hint-why = Miért: { $reason }
terminal-hint-type = Ehhez írd be: `{ $move }`
terminal-hint-hand = Ezt nézd a kezedben: { ROW($cards) }.
terminal-hint-table = Ezt nézd az asztalon: { ROW($table) }.
terminal-hint-both = Ezt nézd a kezedben: { ROW($cards) }, és ezt az asztalon: { ROW($table) }.
terminal-hint-no-card = Nem kell hozzá lap.
terminal-hint-more = Írd be újra: tipp, ha többet szeretnél tudni.
terminal-hint-steps = Írd be: tipp (a következő fok), vagy tipp célzás, tipp lapok, tipp lépés.

terminal-name = { NAME($who) }
terminal-aces = Az első két ászt ők kapták, ezért partnerek: { PLAYERS($partners) }.
terminal-clockwise = A sor az óramutató járása szerint halad: { $names }.
terminal-counterclockwise = A sor az óramutató járásával szemben halad: { $names }.
terminal-type-help = Írd be: súgó (segítség) vagy szabályok.
terminal-local-words = Helyi szavak: { $words }.
terminal-local-word =
    { $thing ->
        [capture] „{ $word }” (ütés)
        [build] „{ $word }” (építmény)
        [trail] „{ $word }” (lerakás)
        [sweep] „{ $word }” (tábla)
        [left_behind] „{ $word }” (otthagyott lapok)
        [ten_of_diamonds] „{ $word }” (káró tízes)
        [two_of_spades] „{ $word }” (pikk kettes)
        [seven_of_diamonds] „{ $word }” (káró hetes)
       *[claim] „{ $word }” (megvan a célpontszám)
    }
terminal-in-hand = A kezedben: { $counts }.
terminal-turn-steps = Egy sor több lépésből állhat: játssz ki egy lapot a kezedből, és építs vagy adj hozzá asztali lapokkal, ahányszor csak akarsz. A sorod végén írd be: `vége`; egy lépés visszavételéhez: visszavon.
terminal-insisting = Egy sor után az ellenfelek ragaszkodhatnak hozzá, hogy többet vigyél el vagy adj hozzá.
terminal-fullest = A sorod csak akkor ér véget, ha mindent elvittél és hozzáadtál, amit lehet.
terminal-oranges =
    { $orange ->
        [colors] Egy piros és egy sárga lap egy ütésben narancs, ha bemondod: `1 narancs` az 1. lépés bemondással.
       *[suits] Egy kőr és egy káró egy ütésben narancs, ha bemondod: `1 narancs` az 1. lépés bemondással.
    }
terminal-pile-order = Te választhatod meg az elvitt lapok sorrendjét a kupacodban, ahol mások a felső lapot látják. Írd be: súgó, és kiderül, hogyan.
terminal-deal =
    { WHO($dealer) ->
        [you] { $number }. osztás. Te osztasz.
       *[other] { $number }. osztás. { NAME($dealer) } oszt.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] Te kezdesz.
       *[other] { NAME($who) } kezd.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Elvesztetted az előző osztást, ezért te kezdesz.
       *[other] { NAME($who) } elvesztette az előző osztást, ezért ő kezd.
    }
terminal-partner =
    { WHO($who) ->
        [you] A partnered: { NAME($partner) }.
       *[other] { NAME($who) } partnere: { NAME($partner) }.
    }
terminal-level = { $name } szintje: { $level } (a legmagasabb: { $highest }).
terminal-seed = Mag (seed): { $seed }.
terminal-continues = Folytatódik a parti.
terminal-played-last = Folytatódik a parti. Az utolsó lépések:

terminal-can-with = Mire jó ({ ROW($cards) }):
terminal-no-move-with = Ezzel most nem léphetsz: { ROW($cards) }. Semmit sem vihet el, és nem építhet.
terminal-not-in-hand = Ez nincs a kezedben: { ROW($cards) }. Előbb a saját lapodat írd be.
terminal-can-made = Ezekkel a lapokkal ezt teheted:
terminal-made-no-move = Ez és ezek a lapok nem adnak lépést: { ROW($cards) }.
terminal-table-no-move = Ezek az asztali lapok nem adnak lépést.
terminal-many-moves = Sok lépés van. Válassz egy lapot:
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] Van még 1. Írd be: tovább.
       *[other] Van még { $count }. Írd be: tovább.
    }
terminal-list-too-long = Több lépés van, mint amennyi ebbe a listába fér. Írj be egy lapot és asztali lapokat, például: `8S 5C 3D`.
terminal-no-number = Most nincs { $number }. lépés. A listához írd be: lépések.
terminal-no-such-card = Nincs ilyen lapod: „{ $word }”. { $hand }
terminal-no-more = Nincs több. A listához írd be: lépések.
terminal-misdeal-which = Mi ment rosszul? A szám, vagy Enter: semmi:
terminal-misdeal-cards = Melyik lapjaidat fedték fel?
terminal-misdeal-whose = Kinek a keze? A szám, vagy Enter: { $name }:
terminal-misdeal-count = Hány lap? Enter: egy:
terminal-misdeal-agree = Mindenki beleegyezik?
terminal-nothing-refused = Ebben a sorban egy lépésed sem volt szabálytalan. Írd be: miért, és a lépést.
terminal-is-legal = Ez a lépés szabályos: { $move }.
terminal-undo-alone = Visszavonni csak akkor lehet, ha egyedül játszol botok ellen: a többi játékos már látta a lépésedet.
terminal-nothing-to-undo = Ebben az osztásban még nem léptél.
terminal-taken-back = A lépésed visszavonva.
terminal-nothing-played = Ebben az osztásban még senki sem lépett.
terminal-ask-setting = Ezt írd: `kérdez mindig` vagy `kérdez soha`, ne ezt: „{ $word }”.
terminal-never-asked = Ebben a játékban sosem kérdezünk semmit.
terminal-asks-never = Mostantól minden kérdés magától elmúlik. Ez változtat rajta: `kérdez mindig`.
terminal-asks-always = Újra jönnek a kérdések.
terminal-no-claim = Nem mondtál be semmit.
terminal-nobody-at-seat = Ennél a billentyűzetnél senkié sincs ez a hely: { $seat }.
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = Az utolsó lap is lement. Enter: az osztás számolása. Vagy írd be: `bejelent`, asztal, visszavon, mentés, új vagy kilép.
terminal-now-deal-over = Vége az osztásnak. Enter: tovább. Vagy írd be: állás, asztal, visszavon, mentés, új vagy kilép.
terminal-now-move = Írj be egy számot, egy lépést vagy egy lapot, és látod, mire jó. A súgó mutatja, hogyan lehet lépéseket beírni.
terminal-now-orange = Narancshoz tedd a szót a szám után: `1 narancs`.
terminal-now-announce =
    { $target ->
        [1] `bejelent`: bemondod, hogy megvan az 1 pontod.
       *[other] `bejelent`: bemondod, hogy megvan a célpontszám: { $target } pont.
    }
terminal-now-count-out =
    { $target ->
        [1] `számol ki`: bemondod, hogy megvan az 1 pontod.
       *[other] `számol ki`: bemondod, hogy megvan a célpontszám: { $target } pont.
    }
terminal-now-ask-always = `kérdez mindig`: újra jönnek a kérdések.
terminal-now-ask-never = `kérdez soha`: minden kérdés magától elmúlik.
terminal-now-also = Továbbá: tipp, edző, milyen, miért, visszavon, utolsó, állás, asztal, szabályok, mentés, új, kilép.
terminal-cut =
    { WHO($who) ->
        [you] Te emelsz: hány lapot emelsz le, 0–{ $last }? (Enter: a felét)
       *[other] { NAME($who) } emel: hány lapot emel le, 0–{ $last }? (Enter: a felét)
    }
terminal-cut-number = Írj be egy számot: 0–{ $last }.
terminal-pass-keyboard = Add át a billentyűzetet: { NAME($who) } jön, és Entert nyom:
terminal-press-count = Enter: az osztás számolása; előtte még bejelenthetsz:
terminal-press-next-deal = Enter: a következő osztás:
terminal-type-new = Írd be: új (még egy parti) vagy kilép:
terminal-input-ended = Véget ért a bevitel.
terminal-stopped = Leállítva.
terminal-was-unsaved = A parti nincs befejezve, és nincs elmentve. Legközelebb őrizd meg így: mentés FÁJL.

terminal-not-allowed = Ezt nem szabad. { $sentence } Ez a szabály: { $number }, { $name }.
terminal-rule = Szabály: { $number }, { $name }: { $sentence }
terminal-wrong-capture = Ez hibás ütés. { $rule }
terminal-not-understood = Nem értem ezt a lépést. { $problem }

terminal-file-name = A fájl neve:
terminal-no-file = Nincs mentve: nem adtál meg fájlt.
terminal-file-exists = Már létezik: { $file }. Felülírjuk?
terminal-not-saved = Nincs mentve.
terminal-go-on = Folytatod ezt a partidat: { $title } (osztás: { $number }, { SCORES($scores) })? Igen vagy nem:
terminal-kept = A partid el van mentve. A folytatáshoz indítsd el újra: cassino play.
terminal-put-aside = A parti itt marad, de többé nem ajánljuk fel: { $file }.
terminal-file-changed = Egy másik ablak vagy program módosította, ezért nem írtuk felül: { $file }.
terminal-saved = Mentve. Később így folytathatod: folytat { $file }
terminal-not-resumed-no-file = Nem folytatódik: nem adtál meg fájlt.
terminal-not-resumed = Nem folytatódik.
terminal-leave-for-other = Ez a parti nincs befejezve, és nincs mentve. Itt hagyod a másikért?
terminal-leave-for-new = Ez a parti nincs befejezve, és nincs mentve. Mégis újat kezdesz?
terminal-leave-question = A parti nincs befejezve. Elmented, mielőtt kilépsz? Igen, nem vagy mégse:
terminal-goodbye = Viszlát.

terminal-cannot-write = Nem írható: { $file }: { $problem }.
terminal-cannot-read = Nem olvasható: { $file }: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] nincs ilyen fájl vagy mappa
        [IsADirectoryError] ez egy mappa
        [NotADirectoryError] az útvonal egy része fájl
        [PermissionError] nincs hozzá jogod
       *[other] { $problem }
    }
terminal-not-text = Nem partifájl: { $file }. Nem UTF-8 szöveg itt: { $byte }. bájt.
terminal-no-deal = Ebben a fájlban olyan parti van, amely nem osztással, hanem állással kezdődött: { $file }. Csak Python-programok folytathatják, ezzel: `cassino.load`.
terminal-cannot-resume =
    Ez a parti nem folytatható: { $file }
    { $problem }
terminal-no-record =
    Nem partijegyzőkönyv: { $file }
    { $problem }
terminal-no-person = Senki sem folytathatja: { $file }. A [Seats] részben nincs ember.
terminal-more-problems =
    { $count ->
        [1] és még 1
       *[other] és még { $count }
    }

terminal-player = Játékos
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Egy helynek üres a neve. Írd így: Ann=human, vagy csak human.
terminal-seat-unknown = Nincs ilyen bot: „{ $kind }”. Ezek vannak: { $kinds }.
terminal-seat-unknown-close = Nincs ilyen bot: „{ $kind }”. Ezek vannak: { $kinds }. Erre gondoltál: { $close }?
terminal-seat-same-name = Két helynek is ez a neve: „{ $name }”. Adj mindegyiknek saját nevet.
terminal-seat-mismatch = { $seats } helyet adtál meg, de { $players } játékost kértél.
terminal-seat-nobody = Egyik helyen sincs ember. Ha botokat néznél, add hozzá: --watch.
terminal-seat-watching = A --watch opcióval csak nézel, ezért egyik helyen sem lehet ember.

terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:
terminal-progress-broken = Nem olvasható, hol tartottál. { $problem } Elölről kezded; a régi fájl most itt van: { $file }.
terminal-progress-stuck = Nem olvasható, hol tartottál. { $problem } A fájl nem helyezhető át ide: { $file } ({ $system }). Amit most megoldasz, nem mentődik.
terminal-progress-not-saved = Nem menthető, hol tartasz. { $problem }
terminal-progress-foreign = Néhány elvégzett leckéd a Cassino egy másik verziójából való; ezek megmaradnak.
terminal-progress-no-answers = A fájlban nincsenek feladványválaszok.

terminal-school-which = Melyik lecke? Írj be egy számot vagy nevet; Enter: a következő; vagy kilép:
terminal-school-move = A lépésed, vagy tipp, lépések, kihagy, kilép:
terminal-school-deal-move = A lépésed, vagy tipp, lépések, kilép:
terminal-school-after = Enter: a következő lecke; vagy lista, kilép:
terminal-school-lesson = { $title }: { $about }
terminal-school-step = { $number }. lépés (összesen { $of }).
terminal-school-right = Helyes! { $praise }
terminal-school-last = Ez volt az utolsó lecke. A `cassino play` asztalt nyit neked.
terminal-school-next = Következő: { $title }.
terminal-school-type = Írd be: `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, kész)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done }/{ $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, új)
    }
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Ezek után már tudsz játszani. A többi leckétől jobb leszel.
terminal-school-differences = { $title }: miben más, mint a kaszinó.
terminal-school-no-differences = { $title }: ezt tanítják a leckék.
terminal-school-difference = { $title }: { $text }
terminal-school-different-value = { $name }: { $here } (a kaszinóban: { $there })
terminal-school-book = Az egész szabálykönyv: `cassino rules { $id }`
terminal-school-count = { $title }: te { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

terminal-puzzle-prompt = A lépésed, vagy tipp, megoldás, kilép:
terminal-puzzle = { $title }: { $game }. Keresd meg a legjobb lépést.
terminal-puzzle-must-hold = Minden más lap lement, ezért { NAME($who) } lapjai csak ezek lehetnek: { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } kezében 1 lap van.
       *[other] { NAME($who) } kezében { $count } lap van.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Minden lap ki van osztva.
        [1] Még 1 lap van kiosztatlanul.
       *[other] Még { $count } lap van kiosztatlanul.
    }
terminal-puzzle-taken = { $title }, eddig: { SCORES($counts) }.
terminal-puzzle-solution = A megoldás: { $move }.
terminal-puzzle-right = Helyes: { $move }.
terminal-puzzle-wrong = Nem a legjobb. { $why }

terminal-review-names =
    { $players ->
        [1] A partiban 1 játékos van, de ezeket nevezted meg: { $names }
       *[other] A partiban { $players } játékos van, de ezeket nevezted meg: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Nincs { $number }. lépés: a befejezett osztásokban 1 lépés van.
       *[other] Nincs { $number }. lépés: a befejezett osztásokban { $moves } lépés van.
    }
terminal-review-to-play = { $where }: { $seat } jön.
terminal-review-played = A lépés: { $move }.
terminal-review-tried = { $move }: { $points } pont; veszteség: { $loss } ± { $error } pont.
terminal-review-tried-best = { $move }: { $points } pont; nincs veszteség.

terminal-watch-paused = Szünet. Enter: a következő lépés; vagy írd be: mehet, lassú, normál, gyors, kilép:
terminal-watch-seed = Mag (seed): { $seed }. Ctrl-C: szünet.
terminal-watch-chances = Esély a győzelemre: { $chances }.
terminal-watch-chance = { PLAYERS($side) }: { $percent }%

terminal-tutor-no-games = Még nincs befejezett játszma. Fejezz be egy partit (`cassino play`), vagy nevezz meg jegyzőkönyvfájlokat.
terminal-tutor-looked =
    { $count ->
        [1] A tanár 1 játszmát nézett meg.
       *[other] A tanár { $count } játszmát nézett meg.
    }
terminal-tutor-nothing = Még nincs tipp: a tanár csak akkor szól, ha ugyanazt a hibát többször is egyértelműen látta.
terminal-tutor-deal = { $number }. osztás, ahogy te láttad:
terminal-tutor-better = Itt jobb lett volna: { $move }
terminal-tutor-more = Leckéhez írd be: `cassino learn { $lesson }`, feladványokhoz: `cassino puzzle --theme { $skill }`.
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $chances } egyértelmű esélyből { $taken } kihasználva)
terminal-tutor-no-seat =
    { $players ->
        [1] { $file }: 1 játékos van, nincs ilyen hely: { $seat }.
       *[other] { $file }: { $players } játékos van, nincs ilyen hely: { $seat }.
    }

terminal-remote-help-move = Írj be egy lépést, például `lerak 8S`, `8S x 5D+3C` vagy `épít 8 ezzel 3C + 5D`, vagy egyet ezekből a parancsokból:
terminal-remote-help-moves = `lépések`: a lépéseid listája. Utána írd be a választott lépés számát.
terminal-remote-help-show = `asztal`, `állás`, `napló`: a lapok, a pontok, az eddigi lépések.
terminal-remote-help-hint = `tipp`: hová nézz. Írd be újra a lapokhoz, és még egyszer egy jó lépéshez és az okához.
terminal-remote-help-coach = `edző be`: figyelmeztetés, mielőtt hibáznál. `milyen`: mennyire volt jó az utolsó lépésed. `miért`: miért lépett így a másik játékos.
terminal-remote-help-undo = `visszavon`: visszaveszi az utolsó lépésedet. `szabályok`: hol olvashatod a szabályokat.
terminal-remote-help-misdeal = `félreosztás`: egy kör első lépése előtt megkérdezi a többieket egy félreosztásról. `napló`: mi történt ebben az osztásban.
terminal-remote-help-away = Ha egy játékos távol van: `bot`: beül helyette egy bot; `leállít`: a parti eredmény nélkül véget ér.
terminal-remote-help-leave = `felad`: feladod a partit. `kilép`: kilépsz; ugyanezzel a paranccsal visszajöhetsz.
terminal-remote-cannot-read = Nem olvasható: { $file }: { $problem }.
terminal-remote-cannot-write = Nem írható: { $file }: { $problem }.
terminal-remote-no-answer = Nem válaszol: { $server }: { $problem }.
terminal-remote-answered = A szerver válasza: { $code } { $reason }.
terminal-remote-stale = Az asztal épp megváltozott. Próbáld újra.
terminal-remote-nonsense = Nem úgy válaszol, mint egy ilyen verziójú Cassino-szerver: { $server }. Lehet, hogy a kettő közül az egyik elavult.
terminal-remote-said = { $message }
terminal-remote-no-address = Ez nem egy asztal címe: { $text }. Másold be a meghívó linket, például http://HOST/m/ID.
terminal-remote-lost = Megszakadt a kapcsolat: { $server }.
terminal-remote-input-ended = Véget ért a bevitel. A helyed megmarad.
terminal-remote-stopped = Leállítva. A helyed megmarad.
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Kezdődik a következő parti.
terminal-remote-waiting = Rá várunk: { $name }.
terminal-remote-takeback = { $name } vissza szeretne venni egy lépést. Írd be: rendben vagy elutasít?
terminal-remote-rematch = { $name } szeretne még egy partit. Írd be: rendben vagy elutasít?
terminal-remote-misdeal = { $name } azt kéri, hogy egyezz bele. Írd be: `rendben` vagy `elutasít`:
terminal-remote-no-misdeal = Félreosztásról csak egy kör első lépése előtt lehet dönteni, értékelt partiban soha, és csak akkor, ha van itt valaki, aki beleegyezhet.
terminal-remote-call-off = { $name } szeretné eredmény nélkül befejezni a partit. Írd be: rendben vagy elutasít?
terminal-remote-absent = { $name } távol van, ennyi ideje: { $time }. Írd be: `bot`, és beül helyette egy bot; vagy `leállít`, és a parti eredmény nélkül véget ér. Enter: várunk:
terminal-remote-over = Vége a partinak: visszavágó vagy kilép?
terminal-remote-claim = { $label }? Írd be, vagy Enter: tovább:
terminal-remote-type = Írj be egy lépést, vagy `lépések` (lista), vagy `súgó`.
terminal-remote-more-moves =
    { $count ->
        [1] Van még 1 lépés. Írd be: `lépések`, hogy mindet lásd.
       *[other] Van még { $count } lépés. Írd be: `lépések`, hogy mindet lásd.
    }
terminal-remote-too-many = Több lépés van, mint amennyi ebbe a listába fér. Bármelyiket beírhatod.
terminal-remote-no-such-move = Ebben az osztásban még nincs ilyen lépés.
terminal-remote-resign = Feladod a partit? Ha biztos, írd be: igen:
terminal-remote-goodbye = Viszlát. A helyed megmarad.
terminal-remote-rules = A szabályok itt vannak: { $address }
terminal-remote-seat = A helyed: { $seat }. A parancsokhoz írd be: súgó.
terminal-remote-seat-later = A helyed a következő osztástól: { $seat }. A parancsokhoz írd be: súgó.
terminal-remote-no-tables = Itt nincs nyitott asztal: { $server }. Nyiss ott egyet, vagy kérj linket egyhez.
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Melyik asztal?
terminal-remote-which-number = Írj be egy számot: 1–{ $last }.
