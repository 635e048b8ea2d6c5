lesson-capture = Vigyél el egy lapot
lesson-capture-about = A lapod elvisz egy azonos értékű lapot.
lesson-capture-pair =
    A középen fekvő lapokat bárki elviheti. A kezedben van { CARDS("8S", case: "subject") }, az asztalon { CARDS("8H", case: "subject") }.
    Egy lap elvisz egy másik, azonos értékű lapot. Vidd el!
lesson-capture-pair-praise =
    Szép volt! Ezt hívjuk ütésnek. Most mindkét nyolcas a te kupacodban van, és a végén a kupacod lapjai érnek pontot.
lesson-capture-pair-trail =
    Így csak letennél egy lapot az asztalra, ahonnan bárki elviheti. Ezzel elvihetsz valamit: { CARDS("8S") }. Keresd a másik nyolcast.
lesson-capture-pair-build =
    Ez építmény. Jó ötlet, és hamarosan jön róla lecke. Most csak vidd el: { CARDS("8H") }, ezzel: { CARDS("8S") }.
lesson-capture-ace = Most segítség nélkül: egyik lapod el tud vinni egy lapot erről az asztalról. Melyik az?
lesson-capture-ace-praise = Ász ászt visz, és minden ász egy egész pontot ér. Egy lappal két pontot nyertél!
lesson-capture-ace-trail = Az a lap csak ott feküdne az asztalon. Keress két azonos értékű lapot, egyet a kezedben és egyet az asztalon.

lesson-sum = Add össze a lapokat
lesson-sum-about = A lapod több lapot is elvisz, ha az összegük kiadja.
lesson-sum-two =
    Nincs kilences az asztalon, de ez a kettő együtt 9: { CARDS("4D") } és { CARDS("5S") }, mert 4 + 5 = 9. Mindkettőt elviszi egyszerre { CARDS("9C", case: "subject") }.
lesson-sum-two-praise = Három lap a kupacodba egyetlen lépéssel. Mindig keresd az összegeket: több lapot hoznak, mint a párok. Az ász 1-nek számít.
lesson-sum-two-trail = Így elajándékoznál egy lapot. Adj össze két asztali lapot: melyik kettő ad 9-et?
lesson-sum-three = A kezedben van { CARDS("10S", case: "subject") }. Most három asztali lap ad ki 10-et. Keresd meg őket.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Négy lap a kupacodban! Minél több lapot viszel el, annál jobb.
lesson-sum-three-trail = Nem kell lapot lerakni. Ezen az asztalon három lap összege 10: vidd el őket ezzel: { CARDS("10S") }.

lesson-build = Csinálj építményt
lesson-build-about = Most összerakod a lapokat, és egy későbbi sorban mindet elviszed.
lesson-build-make =
    A kezedben: { CARDS("9S") } és { CARDS("4C") }. Tedd össze: { CARDS("4C") } és { CARDS("5D") }, mert 4 + 5 = 9. Ezt hívjuk 9-es építménynek.
    Egy építmény lapjai együtt maradnak, és csak kilences viszi el őket. Neked van!
lesson-build-make-praise =
    9-es építmény! Miért jó ez? Nélküle itt semmit sem vinne el { CARDS("9S", case: "subject") }. Így viszont három lapot hozhat neked,
    és akinek nincs kilencese, nem viheti el őket.
lesson-build-make-trail = Így ingyen odaadnál egy lapot. Jelöld ki együtt: { CARDS("4C") } és { CARDS("5D") }. Összesen 9, és van kilencesed.
lesson-build-collect = Az ellenfelednek nem volt kilencese, ezt rakta le: { CARDS("3C") }. Az építményed még megvan. Vidd el ezzel: { CARDS("9S") }.
lesson-build-collect-praise = Három lap egyszerre: ezért lehet építményekkel nyerni. De ne várj túl sokáig: az ellenfelednek is jöhet kilencese.
lesson-build-own = Most egyedül. Van egy tízesed. Melyik másik lapod ad ki 10-et egy asztali lappal?
lesson-build-own-praise = 3 + 7 = 10: 10-es építmény. A következő sorban mindkettőt elviszi { CARDS("10C", case: "subject") }. Csak azt építsd meg, amit magad is el tudsz vinni.
lesson-build-own-trail = Így elszalasztanál egy esélyt. A kezedben van { CARDS("10C", case: "subject") }: melyik másik lapod ad ki 10-et egy asztali lappal?

lesson-several = Vigyél el többet egyszerre
lesson-several-about = Egy lap minden azonos lapot és minden megfelelő összeget elvisz.
lesson-several-both =
    A lapod, { CARDS("8C", case: "subject") }, elviszi ezt: { CARDS("8D") }. És ezeket is: { CARDS("5H") } és { CARDS("3S") }, mert 5 + 3 = 8. Vidd el mind a hármat egy lépéssel.
lesson-several-both-praise = Négy lap egy lépéssel. Mielőtt megnyomod az Ütés gombot, nézd meg újra: van még, ami illik?
lesson-several-both-part = Jó, de van több is. A nyolcasod ugyanazzal a lépéssel elviszi a másik nyolcast és az 5 + 3-at is. Jelöld ki mind a hármat.
lesson-several-both-trail = Itt ne rakj le lapot. Három lapot is elvihet { CARDS("8C", case: "subject") }.
lesson-several-more = Itt sokat elvihet { CARDS("9D", case: "subject") }. Keress meg minden kilencest és minden 9-es összeget. Minden lap csak egyszer használható.
lesson-several-more-praise = 9, 6 + 3 és 8 + 1: egy lappal öt lapot vittél el. Ezt az ellenfeled megjegyzi.
lesson-several-more-part = Ez csak egy része. Van egy kilences, és van két 9-es összeg. Jelöld ki mind az öt lapot.
lesson-several-more-trail = Nézd meg újra: öt lapot vihet el erről az asztalról { CARDS("9D", case: "subject") }.

lesson-pictures = Figurák
lesson-pictures-about = Bubi bubit visz, dáma dámát, király királyt.
lesson-pictures-queen =
    A figuráknak nincs számuk, ezért sosem részei összegnek vagy építménynek. A dámát csak dáma viszi el. Vidd el: { CARDS("QD") }.
lesson-pictures-queen-praise = Tiéd a két dáma. Az asztalon fekvő figurát csak az viheti el, akinek ugyanolyan van a kezében.
lesson-pictures-queen-trail = A kezedben van { CARDS("QS", case: "subject") }, és az asztalon is van egy dáma. Vidd el, különben az ellenfeled viszi.
lesson-pictures-jack = Két bubi van az asztalon, de egy figura csak egy figurát visz el. Vigyél el egy bubit ezzel: { CARDS("JS") }.
lesson-pictures-jack-praise = Egy bubi egy bubit visz el. A negyedik bubi még elviheti a másikat: jegyezd meg, kinél lehet.
lesson-pictures-jack-sum = Szép ütés, de ez a lecke a figurákról szól: vigyél el egy bubit ezzel: { CARDS("JS") }.
lesson-pictures-jack-trail = Két bubi van az asztalon, a harmadik nálad. Vidd el az egyiket.

lesson-keep = Tartsd meg, ami kell
lesson-keep-about = Az építmény ígéret: nálad kell lennie a lapnak, amely elviszi.
lesson-keep-choose =
    A kezedben: { CARDS("6S") } és { CARDS("3H") }. Csinálhatsz 3 + 3 = 6-ot, mert a kezedben marad { CARDS("6S", case: "subject") }, és el tudja vinni.
    6 + 3 = 9-et nem csinálhatsz: nincs kilencesed. Csináld meg a szabályos építményt.
lesson-keep-choose-praise = 6-os építmény, és { CARDS("6S", case: "subject") } már várja. Tartsd meg ezt a lapot, amíg el nem vitted az építményt.
lesson-keep-choose-pair = Így most két lapot viszel el. A 6-os építmény hármat hoz: tedd össze ezeket: { CARDS("3H") } és { CARDS("3D") }, és tartsd meg a hatost.
lesson-keep-choose-trail = Lehet jobbat is. Összesen 6: { CARDS("3H") } és { CARDS("3D") }. És van hatosod.
lesson-keep-owner =
    A 9-es építmény a tiéd. Amíg van építményed, nem rakhatsz le csak úgy lapot: ütnöd vagy építened kell. Az ellenfelednek is lehet
    kilencese. Mi a legsürgősebb?
lesson-keep-owner-praise = Biztonságban! Három lap a kupacodban, mielőtt más elvihette volna.
lesson-keep-owner-pair = Ezt szabad, és az építményed megmarad. De három lap veszélyben van az asztalon: előbb az építményedet vidd el.

lesson-raise = Emelj meg egy építményt
lesson-raise-about = Adj hozzá egy lapot, és új értéke lesz az építménynek.
lesson-raise-own =
    Van egy 7-es építményed. Adj hozzá a kezedből: { CARDS("2H") }, mert 7 + 2 = 9. A kezedben van { CARDS("9D", case: "subject") }, tehát szabad.
    Ezután hetes már nem viszi el, és eggyel több lap van benne.
lesson-raise-own-praise = Most már 9-es építmény, és három lap van benne. Emelj, ha úgy sejted, hogy az ellenfeled el tudná vinni a régi értéket.
lesson-raise-own-early = Ez biztonságos, és három lapot hoz. Most próbáld a másik utat: add hozzá: { CARDS("2H") }, és legyen 9-es.
lesson-raise-again = Van egy 6-os építményed, és a kezedben van { CARDS("10H", case: "subject") }. Melyik lap csinál a 6-ból 10-et?
lesson-raise-again-praise = 6 + 4 = 10. Csak az egyszerű építmény emelhető, amelyben egyetlen csoport van. A következő lecke olyanokat mutat, amelyek nem.
lesson-raise-again-early = Ez három lapot visz el. De emeld 10-re ezzel: { CARDS("4D") }, és négyet hoz { CARDS("10H", case: "subject") }.

lesson-join = Adj hozzá egy építményhez
lesson-join-about = Több azonos értékű csoportból olyan építmény lesz, amelyet senki sem emelhet.
lesson-join-add =
    Van egy 9-es építményed. Ez is 9: { CARDS("6S") } és { CARDS("3H") }. Tedd őket az építményedhez. Ez a hozzáadás: most már két csoport van benne, és egyetlen kilences az egészet elviszi.
lesson-join-add-praise = Többszörös építmény! Az értékét már senki sem változtathatja meg, és öt lapot hoz neked { CARDS("9S", case: "subject") }.
lesson-join-add-early = Így most elviszed az építményedet. Előbb növeld meg: jelöld ki ezeket és az építményt: { CARDS("6S") } és { CARDS("3H") }.
lesson-join-add-beside = Most két 9-es építmény fekszik egymás mellett. Tedd össze őket: jelöld ki a saját építményedet is.
lesson-join-double = Rögtön két csoporttal is kezdhetsz. A kezedben: { CARDS("10H") } és { CARDS("6C") }. Csinálj négy lapból két tízest egy lépéssel.
lesson-join-double-praise = 6 + 4 és 7 + 3: dupla 10-es építmény. Mind a négyet elviszi { CARDS("10H", case: "subject") }, és az ellenfeled nem emelheti.
lesson-join-double-single = Jó építmény. De ez is 10: { CARDS("7S") } és { CARDS("3C") }. Jelöld ki ezeket is, és a tízesed öt lapot hoz.
lesson-join-double-capture = Ez most három lapot visz el. Egy dupla építmény ötöt hoz: jelöld ki ezt: { CARDS("6C") }, és mind a három asztali lapot.
lesson-join-double-trail = Nem kell lapot elajándékozni. Ez 10: { CARDS("6C") } és { CARDS("4D") }. Ez is: { CARDS("7S") } és { CARDS("3C") }.

lesson-steal = Vidd el az övét
lesson-steal-about = Az ellenfeled építményét is elviheted, ha megvan hozzá a lapod.
lesson-steal-take =
    Az ellenfeled 8-as építményt csinált, és a következő sorban elvinné. De nálad van { CARDS("8S", case: "subject") }. Az építmény azé, aki előbb elviszi.
lesson-steal-take-praise = Három lap, és savanyú arc az asztal túloldalán. Ezért ne hagyd sokáig heverni a saját építményeidet.
lesson-steal-take-trail = Az ellenfeled a következő sorban elviszi a 8-as építményt. Van nyolcasod: vidd el most!
lesson-steal-raise = Most nincs hetesed. De a 7-es építményt megemelheted olyan értékre, amely a kezedben van. Melyik lappal?
lesson-steal-raise-praise = 7 + 2 = 9, és az építmény most a tiéd. Az ellenfeled hetese semmit sem ér, és három lapot visz el { CARDS("9C", case: "subject") }.
lesson-steal-raise-trail = Akkor az ellenfeled viszi el az építményt. A kezedben van { CARDS("9C", case: "subject") }: mit adsz a 7-hez, hogy 9 legyen?
lesson-steal-top =
    A dél-afrikai kaszinóban a kupacok felfordítva fekszenek. Az ellenfeled kupacának felső lapját használhatod a saját építményedhez.
    Jelöld ki a kezedből: { CARDS("5C") }, az ellenfél kupacáról: { CARDS("4H") }, és add hozzá mindkettőt a 9-es építményedhez.
lesson-steal-top-praise = Elloptad a kupacáról! Új játék előtt nézd meg a szabályokat: lopni csak némelyikben szabad.
lesson-steal-top-early = Így úgy viszed el az építményedet, ahogy van. Előbb növeld meg ezekkel: { CARDS("5C") } és { CARDS("4H") }, az ellenfél kupacának felső lapja.

lesson-sweep = Csinálj táblát
lesson-sweep-about = Vigyél el mindent az asztalról egy pluszpontért.
lesson-sweep-take =
    Ha egy lépés minden lapot elvisz az asztalról, az tábla. Egy pluszpontot ér. Itt meg tudja csinálni { CARDS("9H", case: "subject") }: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Tábla! Ez egy pluszpont, és az ellenfelednek üres asztalra kell lapot raknia.
lesson-sweep-take-trail = Nézd az egész asztalt: 6 + 2 + 1. Mindet elviszi { CARDS("9H", case: "subject") }.
lesson-sweep-leave =
    Az ellenfeled is csinálhat táblát. Ezt nem tudod elvinni: { CARDS("5S") }, ezért le kell tenned egy lapot: ezt hívjuk lerakásnak. Melyik lap nem hagy táblát?
lesson-sweep-leave-praise = Egyetlen lap sem vihet el egy királyt egy ötössel együtt. Ez biztonságos lap volt.
lesson-sweep-leave-low = Vigyázz: 5 + 2 = 7. Akkor bármelyik hetes leviszi az egész asztalt, és az tábla. Olyan lapot rakj le, amely semmilyen összegbe nem illik.

lesson-points = Mi ér pontot
lesson-points-about = Mely lapokra érdemes hajtani: { CARDS("10D") }, { CARDS("2S") }, ászok és pikkek.
lesson-points-ten =
    Ez a nagykaszinó: { CARDS("10D") }. Ez a legjobb lap: 2 pont. Itt csak egy dolgot vihetsz el. Vidd a legértékesebbet!
lesson-points-ten-praise = Két pont egy lépéssel. Ha nálad van { CARDS("10D", case: "subject") }, üss vele valamit: az asztalról bármelyik tízes elvihetné.
lesson-points-ten-six = Egy pikk jól jön. De 2 pontot ér { CARDS("10D", case: "subject") }, és az ellenfeled elviheti.
lesson-points-ten-trail = Két pont hever az asztalon: { CARDS("10D") }. Vidd el a tízeseddel.
lesson-points-two = Ez a kiskaszinó: { CARDS("2S") }, 1 pont. Hogyan viszed el?
lesson-points-two-praise = 2 + 3 = 5, és tiéd a kiskaszinó. Pikknek is számít.
lesson-points-two-king = Ez egy pár, de a pont még az asztalon van. Melyik lapod viszi el egy másik lappal együtt: { CARDS("2S") }?
lesson-points-two-trail = Ne hagyd ott: { CARDS("2S") }. Egy másik asztali lappal 5-öt ad.
lesson-points-ace = A négy ász mindegyike 1 pont. Összegben az ász 1-nek számít. Szerezd meg az ászt!
lesson-points-ace-praise = 1 + 6 = 7. Még egy pont neked.
lesson-points-ace-jack = Két lap, de pont nélkül. Az asztalon van { CARDS("AH", case: "subject") }. Add hozzá egy másik asztali laphoz: melyik lapodat adja ki az összeg?
lesson-points-ace-trail = Van egy pont az asztalon: { CARDS("AH") }. Adj hozzá valamit.
lesson-points-spade =
    Aki a legtöbb pikket viszi el, 1 pontot kap, aki a legtöbb lapot, 3-at. Ezért egy pikk jobb, mint egy másik, azonos értékű lap.
    Melyik királyt viszed el?
lesson-points-spade-praise = Mindkettő király, de { CARDS("KS", case: "subject") } a pikkek pontjához is segít. Most már mindent tudsz, ami pontot ér.
lesson-points-spade-heart = Ez is király, de nem pikk. Azt a királyt vidd, amelyik pontot hozhat.
lesson-points-spade-trail = A kezedben van { CARDS("KD", case: "subject") }, az asztalon két király. Vidd el az egyiket.

lesson-last = Az utolsó lapok és a számolás
lesson-last-about = Kié a maradék, és hogyan számolunk egy osztást.
lesson-last-majority =
    Mindjárt vége az osztásnak. Az 52 lapból 24 a tiéd, és 27 elég a legtöbb lapért járó 3 ponthoz. Melyik lépés hoz egyszerre három lapot?
lesson-last-majority-praise = 24 + 3 = 27: az ellenfeled már nem érhet utol. A vége felé 3 pontot érhet, ha számolod a lapjaidat.
lesson-last-majority-king = Ez csak két lapot hoz. A 26 a pakli fele, nem többség. Keresd meg a lépést, amely hármat hoz.
lesson-last-majority-trail = Most minden lap számít, és hármat is elvihetsz.
lesson-last-last =
    Az utolsó lapod, egyben az osztás utolsó lapja. Aki utoljára üt, az kapja azt is, ami az asztalon maradt. Vidd el: { CARDS("9D") }!
lesson-last-last-praise =
    Tiéd volt az utolsó ütés, ezért ezek is a tiéid: { CARDS("KH") } és { CARDS("4S") }. Most jön a számolás: legtöbb lap 3, legtöbb pikk 1,
    nagykaszinó 2, kiskaszinó 1, minden ász 1, minden tábla 1. Aki előbb eléri a 21 pontot, nyer.
lesson-last-last-trail = Akkor az ellenfeled kapja, ami az asztalon van, mert ő ütött utoljára. Vidd el inkább: { CARDS("9D") }.

lesson-try-trail = Így lerakod az asztalra: { CARDS($cards) }. Onnan bárki elviheti. Olvasd el újra a feladatot: van jobb lépés.
lesson-try-capture = Elviheted ezt: { CARDS($taken) }, ezzel: { CARDS($cards) }. De nem ez a feladat: olvasd el újra.
lesson-try-build = Csinálhatsz egy { VALUES($value) } építményt. De nem ez a feladat: olvasd el újra.
lesson-try-join = Hozzáadhatsz egy { VALUES($value) } építményhez. De nem ez a feladat: olvasd el újra.
lesson-try-raise = Megemelheted az építményt, az új értéke: { $value }. De nem ez a feladat: olvasd el újra.
lesson-try-other = Ezt szabad. De nem ez a feladat: olvasd el újra.

lesson-do-trail = Jelöld ki a kezedben: { CARDS($cards) }. Aztán nyomd meg a Lerakás gombot: a lap az asztalra kerül.
lesson-do-capture = Jelöld ki a kezedben: { CARDS($cards) }, az asztalon: { CARDS($taken) }. Aztán nyomd meg az Ütés gombot.
lesson-do-sweep = Jelöld ki a kezedben: { CARDS($cards) }, az asztalon: { CARDS($taken) }. Aztán nyomd meg a Tábla! gombot.
lesson-do-build = Jelöld ki a kezedben: { CARDS($cards) }, az asztalon: { CARDS($taken) }. Aztán nyomd meg a gombot: Építmény: { $value }.
lesson-do-join = Jelöld ki a kezedben: { CARDS($cards) }, mellé: { CARDS($taken) }. Aztán nyomd meg a Hozzáadás gombot.
lesson-do-raise = Jelöld ki a kezedben: { CARDS($cards) }, és az építményt, amelyben ez van: { CARDS($taken) }. Aztán nyomd meg a gombot: Emelés: { $value }.

first-deal = Az első osztásod
first-deal-about = Játssz egy kis osztást húsz lappal, és nézd meg, mit tesz minden lépés.
first-deal-begins =
    Egy teljes osztást játszol, csak húsz lappal: ászok, kettesek, nyolcasok, kilencesek és tízesek. Mindkettőtöknél négy lap van, és négy van az asztalon.
    Keress egy lapot, amellyel elvihetsz valamit.
first-deal-missed = Leraktál: letettél egy lapot, és semmit sem vittél el. Ezt szabad, de elvihettél volna valamit.
first-deal-laid = Leraktál egy lapot. Néha nincs mit elvinni.
first-deal-took = { $count } lap került a kupacodba.
first-deal-built = Csináltál egy { VALUES($value) } építményt. Tartsd meg a lapot, amely elviszi.
first-deal-their-build = Ha van ilyen értékű lapod ({ $value }), elviheted azt az építményt.
first-deal-big-casino = A nagykaszinó, { CARDS("10D", case: "subject") }, 2 pontot ér.
first-deal-little-casino = A kiskaszinó, { CARDS("2S", case: "subject") }, 1 pontot ér.
first-deal-aces =
    { $count ->
        [1] Egy ász 1 pontot ér.
       *[other] { $count } ász { $count } pontot ér.
    }
first-deal-sweep = Semmi sem maradt az asztalon: ez tábla, 1 pluszpont.
first-deal-over = Vége az osztásnak. Ami az asztalon maradt, azé, aki utoljára ütött. Most megszámoljuk mindkét kupacot.
first-deal-most-cards = Akinek több lapja van, 3 pontot kap.
first-deal-most-spades = Akinek több pikkje van, 1 pontot kap.
first-deal-each-ace = Minden ász 1 pontot ér.
first-deal-each-sweep = Minden tábla 1 pontot ér.
first-deal-result =
    { $better ->
        [you] Megnyerted ezt az osztást: { $own }–{ $other }. Tudsz kaszinózni!
        [other] Neked { $own } pontod van, az ellenfelednek { $other }. Majd legközelebb! Most már tudsz kaszinózni.
       *[same] Mindkettőtöknek { $own } pont jutott. Tudsz kaszinózni!
    }

lessons-progress-no-json = A fájl nem JSON.
lessons-progress-version = A fájl a Cassino egy másik verziójából való.
lessons-progress-steps = A fájl nem nevez meg leckelépéseket.

lessons-unknown = Nincs ilyen lecke: „{ $name }”. A leckék: { $names }.
lessons-no-toml = A lecke („{ $name }”) nem TOML: { $problem }.
lessons-only-steps = A leckében („{ $name }”) csak [[steps]] lehet, semmi más.
lessons-same-name = A leckében („{ $name }”) két azonos nevű lépés van.
lessons-step-fields = Lecke: „{ $lesson }”, lépés: „{ $step }”. Kötelező: { $needed }; lehet még: { $others }.
lessons-step-wrong = Lecke: „{ $lesson }”, lépés: „{ $step }”: { $problem }
lessons-deal-over = Ennek az első osztásnak vége.
lessons-deal-move = Az első osztás { $number }. lépése nem lehetséges: { $problem }
