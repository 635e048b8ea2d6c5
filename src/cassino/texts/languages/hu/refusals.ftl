refused-deal-over = { deal-is-over }
refused-cards-due = Előbb ki kell osztani a lapokat.
refused-nobody-asked = Most nincs kérdés, amire válaszolni kellene: te lépsz.
refused-others-turn = Most egy másik játékos jön.
refused-unknown-kind = Nincs ilyen fajta lépés: { $kind }.

refused-no-such-card = Nincs ilyen lap.
refused-needs-hand-card = Ütéshez, emeléshez vagy lerakáshoz játssz ki egy lapot a kezedből.
refused-capture-needs-hand-card = Ütéshez legalább egy lap kell a kezedből.
refused-one-card-a-turn = Egy sorban pontosan egy lapot játszol ki.
refused-has-played = Már kijátszottad: { CARDS($played) }. Egy sorban csak egy lapot játszol ki.
refused-not-in-hand = Ezt nem játszhatod ki: { CARDS($missing) }. Nincs a kezedben.
refused-for-nobody-else = Ezt nem teheted meg más játékos helyett.
refused-not-on-table = Ezt nem használhatod: { CARDS($away) }. Nincs az asztalon.
refused-under-another = Ezt nem használhatod: { CARDS($away) }. Egy kupacban fekszik, fölötte: { CARDS($above) }. Egy kupacnak csak a felső lapja használható.
refused-top-out-of-reach-ever = Ezt nem használhatod: { CARDS($away) }. Egy kupacban fekszik, és ebben a játékban az elvitt lapok a helyükön maradnak.
refused-top-out-of-reach-directly = Ezt nem viheted el közvetlenül: { CARDS($away) }. Egy kupac tetején fekszik, és csak építményhez adható.
refused-top-out-of-reach-by-this-move = Ezt nem használhatod: { CARDS($away) }. Egy kupac tetején fekszik, és ez a lépés csak a kezed és az asztal lapjait használja.
refused-top-out-of-reach-without-number = Ezt nem használhatod: { CARDS($away) }. Egy kupac tetején fekszik, és nincs száma, ezért ott kell hagynod.
refused-top-out-of-reach-from-own-pile = Ezt nem használhatod: { CARDS($away) }. A saját kupacod tetején fekszik, és a saját felső lapod nem használható.
refused-top-out-of-reach-from-partner = Ezt nem használhatod: { CARDS($away) }. A partnered kupacán fekszik, és csak az ellenfelek felső lapjai használhatók.
refused-build-not-whole =
    { $broken_up ->
        [1] Az
        [5] Az
       *[other] A
    } { VALUES($broken_up) } építmény csak egészben vihető el.
refused-wrong-build = Ez { VALUES($other) } építmény: csak ennyit ér, és nem lehet része egy { VALUES($value) } csoportnak.
refused-no-number-to-build = Ezzel nem építhetsz: { CARDS($picture) }. Nincs száma.
refused-no-number-to-take = Ezt így nem használhatod: { CARDS($picture) }. Nincs száma, és csak egy ugyanolyan figura viszi el.
refused-no-sets-alone =
    Ez a lap nem érhet { $value ->
        [2] 2-t
        [3] 3-at
        [5] 5-öt
        [6] 6-ot
        [8] 8-at
        [12] 12-t
        [13] 13-at
        [15] 15-öt
        [16] 16-ot
        [18] 18-at
       *[other] { $value }-et
    }: { CARDS($in_sets) }.
refused-no-sets-with-aces = Nem oszthatók { VALUES($value) } csoportokra: { THESE($in_sets) }.
refused-no-sets-by-total = Itt { VALUES($value) } csoportok kellenek. Az összeg viszont { $sets_total }: { THESE($in_sets) }.
refused-no-sets-undivided = Összesen { $sets_total }, de nem oszthatók { VALUES($value) } csoportokra: { THESE($in_sets) }.

refused-card-not-kept =
    Meg kell tartanod egy lapot, amely elviszi { $whose ->
        [own] a saját { VALUES($kept) } építményedet
        [owed] azt az építményt ({ VALUES($kept) }), amelyhez hozzáadtál
       *[new] az új { VALUES($kept) } építményt
    }.
refused-too-many-builds = A sorod végén csak 1 építményed lehet; így { $owned } lenne.

refused-takes-nothing = Egy ütés legalább egy lapot visz el.
refused-counts-otherwise =
    Ez a lap nem érhet { $value ->
        [2] 2-t
        [3] 3-at
        [5] 5-öt
        [6] 6-ot
        [8] 8-at
        [12] 12-t
        [13] 13-at
        [15] 15-öt
        [16] 16-ot
        [18] 18-at
       *[other] { $value }-et
    }: { CARDS($card) }.
refused-ace-counts-one = Ha egy ász csak szabad ászokat visz el, 1-et ér.
refused-only-equal-faces =
    { $rank ->
        [jack] Bubi csak bubit visz el.
        [queen] Dáma csak dámát visz el.
        [king] Király csak királyt visz el.
        [knave] Alsó csak alsót visz el.
        [knight] Lovas csak lovast visz el.
       *[other] Csak ugyanolyan lapot visz el: { rank }.
    }
refused-one-equal-face =
    { $rank ->
        [jack] Egy bubi csak egy bubit visz el.
        [queen] Egy dáma csak egy dámát visz el.
        [king] Egy király csak egy királyt visz el.
        [knave] Egy alsó csak egy alsót visz el.
        [knight] Egy lovas csak egy lovast visz el.
       *[other] Egy lap csak egy ugyanolyat visz el: { rank }.
    }
refused-not-two-faces =
    { $rank ->
        [jack] Egy bubi egy bubit visz el vagy hármat, kettőt soha.
        [queen] Egy dáma egy dámát visz el vagy hármat, kettőt soha.
        [king] Egy király egy királyt visz el vagy hármat, kettőt soha.
        [knave] Egy alsó egy alsót visz el vagy hármat, kettőt soha.
        [knight] Egy lovas egy lovast visz el vagy hármat, kettőt soha.
       *[other] Egy lap egy ugyanolyat visz el vagy hármat, kettőt soha: { rank }.
    }
refused-build-is-no-card = Egy összegben csak az ellenfél egyszerű építménye számít egy lapnak.
refused-no-sums = Akkor sem oszthatók { VALUES($value) } csoportokra, ha egy építmény egy lapnak számít: { THESE($taken) }.
refused-one-combination = Egy lépés egyetlen kombinációt visz el: egy azonos lapot, egy összeget vagy egy építményt.
refused-pair-comes-first = Azonos értékű lapok: { CARDS($card) } és { CARDS($equal) }. Ilyenkor az azonos lapot kell elvinned, nem egy összeget.
refused-higher-value = Együtt ezek a lapok ennyit érnek: { $lowest_value }. Ez a legkisebb érték, amely kijön.
refused-not-together-picture = Csak ugyanolyan lap viszi el, és csak ugyanolyat visz el: { CARDS($picture) }. Nincs száma.
refused-not-together-limit = Nem játszhatók ki együtt: { THESE($cards) }. Az összegük { $total }, több lapnál pedig a határ { $most }.
refused-not-together-ever = Nem játszhatók ki együtt: { THESE($cards) }.
refused-not-together-sets = Ezekből nem jönnek ki { VALUES($number) } csoportok: { THESE($taken) }. A kijátszott lap: { CARDS($card) }.
refused-not-together-total = Az összeg { $total }: { THESE($cards) }. Minden elvitt csoport összegének ugyanennyinek kell lennie.
refused-not-together-value = Nem jönnek ki azonos értékű csoportok az elvitt lapokból és ezekből: { THESE($cards) }.
refused-equal-left = Ha { a-rank } ütsz, minden azonos szabad lapot el kell vinned, ezt is: { CARDS($equal_left) }.
refused-owed-build-left = Hozzáadtál egy ellenfél { VALUES($owed) } építményéhez: ezzel az ütéssel el kell vinned.
refused-not-called = Ebben a játékban a narancs bemondás nélkül is ér pontot.
refused-own-pile = Amit elviszel, a saját kupacodba kerül.
refused-no-pictures = A partnered kupacába csak figurák kerülhetnek, és ebben az ütésben nincs figura.

refused-no-building = Ebben a játékban nincs építés.
refused-face-in-build =
    { $rank ->
        [jack] Bubi nem lehet építményben.
        [queen] Dáma nem lehet építményben.
        [king] Király nem lehet építményben.
        [knave] Alsó nem lehet építményben.
        [knight] Lovas nem lehet építményben.
       *[other] Nem lehet építményben: { rank }.
    }
refused-no-card-captures = Ilyen építményt egy lap sem visz el: { $value }.
refused-card-owed = Hozzáadtál egy ellenfél { VALUES($owed) } építményéhez: olyan lapot kell kijátszanod, amely elviszi.
refused-card-captures = Ezzel ütnöd kell, mert üthet: { CARDS($card) }. Építéshez másik lapot játssz ki.
refused-build-is-new = Új építménybe nem kerülhet bele egy másik: az azonos értékű építményhez inkább adj hozzá.
refused-no-build-to-join = Nincs építmény ezek közt a lapok közt: ha hozzáadnál egyhez, jelöld ki azt is; különben építs újat.
refused-one-card-is-no-build = Egyetlen lap nem építmény.
refused-not-yours-to-join = A szabályok szerint ehhez nem adhatsz hozzá: { VALUES($value) } építmény.
refused-one-at-a-time = Egyszerre csak egy építményhez adhatsz hozzá: az asztalon két építményből így sosem lesz egy.
refused-must-merge = Csak egy { VALUES($value) } építmény lehet: jelöld ki azt is, amelyik az asztalon van.
refused-cannot-merge = Csak egy { VALUES($value) } építmény lehet, és ahhoz, amelyik az asztalon van, nem adhatsz hozzá.
refused-top-needs-own-build = Ezt csak olyan építményhez adhatod a kupacról, amely már a tiéd: { CARDS($top) }.
refused-add-to-own-build = Van saját építményed ({ VALUES($banning) }): üss valamit, vagy adj hozzá ehhez az építményhez.
refused-not-for-partners = Ebben a játékban nem építhetsz másnak.
refused-not-the-partner = Magadon kívül csak a partnerednek építhetsz.
refused-no-proof-ace = A partnerednek ász kell egy másik építményhez: semmi sem bizonyítja, hogy ehhez is van egy: { VALUES($value) } építmény.
refused-no-proof-loss = Semmi sem bizonyítja, hogy a partnerednél van megfelelő lap: nem veszített még el { VALUES($value) } építményt.
refused-stays-partners = Ez az építmény ({ VALUES($value) }) úgyis a partneredé marad. Egyszerűen adj hozzá.
refused-stays-yours = Ez az építmény ({ VALUES($value) }) a tiéd, és az is marad.

refused-one-build-is-raised = Egy emelés pontosan egy építmény értékét változtatja meg.
refused-wrong-sum = Ez { VALUES($other) } építmény. Ezzel a lappal ({ CARDS($card) }) az új értéke { $sum }; asztali lapok nem változtathatják meg.
refused-is-multiple = Ez többszörös építmény ({ VALUES($other) }): az értéke nem változhat.
refused-not-yours-to-raise-own = Ez a saját építményed ({ VALUES($other) }): ebben a játékban csak más játékosok emelhetik.
refused-not-yours-to-raise-partners = Ez a partnered építménye ({ VALUES($other) }): ebben a játékban csak más játékosok emelhetik.
refused-not-yours-to-raise-ever = A szabályok szerint ezt nem emelheted: { VALUES($other) } építmény.
refused-both-not-kept = Ha a saját építményedet emeled ({ VALUES($other) } → { VALUES($value) }), mindkét értékből tarts meg egy lapot.
refused-raised-alone = Ebben a játékban emelésnél nem adhatsz hozzá csoportokat az új értékkel.
refused-raised-in-steps = Ez a lépés csak emeli az építményt: a további csoportokat külön lépésekben add hozzá.

refused-trail-is-plain = A lerakott lap semmit sem visz el, és nincs értéke.
refused-not-stuck = Még elvihetsz vagy építhetsz valamit: lapot csak akkor rakhatsz le, ha más nem megy.
refused-trail-owed = Hozzáadtál egy ellenfél { VALUES($owed) } építményéhez: ebben a sorban el kell vinned.
refused-trail-banned = Van saját építményed ({ VALUES($banning) }): ütnöd vagy építened kell, lerakni nem lehet.
refused-equal-card-lies = Az asztalon fekszik: { CARDS($equal) }. Ezért ezt nem rakhatod le: { CARDS($card) }. Vidd el vele azt a lapot, vagy építs vele.
refused-can-capture = Ezt nem rakhatod le, mert üthet: { CARDS($card) }. Vigyél el vele valamit, vagy játssz ki másik lapot.

refused-build-exists = Már van { VALUES($value) } építmény: ahhoz adj hozzá, ne csinálj egy szabad lapból másodikat.
refused-top-needs-base = Kupacról csak építményhez vagy szabad laphoz adható hozzá, amelynek az értékét segít kiadni: { CARDS($top) }.
refused-one-set-a-step = Egy lépés egy csoportból épít, vagy egy csoportot tesz egy ilyen értékű szabad lapra ({ $value }): a többi csoportot külön lépésekben add hozzá.
refused-one-build-is-joined = Hozzáadáskor egy csoport kerül egyetlen azonos értékű építményhez.
refused-adds-nothing = Ha egy építményhez adnál hozzá, legalább egy lapot tegyél hozzá.
refused-sets-one-by-one = Egy lépés egy csoportot ad egy építményhez: a csoportokat egyenként add hozzá.
refused-not-your-sides = Ez az építmény nem a te oldaladé ({ VALUES($value) }): nem adhatod a partnerednek.
refused-table-cards-only = Az ellenfelek { VALUES($value) } építményéhez csak asztali lapokat adhatsz, és utána el kell vinned.
refused-too-late-to-capture = Már kijátszottad a lapodat, így nem viheted el az ellenfelek { VALUES($value) } építményét.
refused-other-build-owed = El kell vinned azt az építményt ({ VALUES($owed) }), amelyhez hozzáadtál, ezért ezt már nem viheted el: { VALUES($value) } építmény.
refused-has-trailed = Ebben a sorban már leraktál egy lapot: most nem lehet új építményed.
refused-one-capture-a-turn = A sorod végén csak 1 építményed lehet, és ebben a sorban csak egyet vihetsz el.
refused-ends-by-itself = A sor magától véget ér, amikor kijátszottál egy lapot.
refused-end-is-plain = A sorod befejezésekor ne nevezz meg lapot.
refused-nothing-played = A sorod vége előtt játssz ki pontosan egy lapot a kezedből.
refused-more-to-capture = A sorod vége előtt vigyél el mindent, amit ez még elvihet: { CARDS($played) }.
refused-more-to-add = A sorod vége előtt adj hozzá minden lapot, amely még illik az oldalad egyik építményéhez.

refused-capture-first = Előbb vigyél el mindent, amit ez a lap elvihet: { CARDS($played) }.
refused-add-first = Az ellenfeleid ragaszkodnak hozzá, hogy lapokat adj az oldalad építményeihez.
refused-demands-met = Megtetted, amihez az ellenfeleid ragaszkodtak: fejezd be a sorodat.
refused-went-into-build = Építménybe tetted: { CARDS($card) }. Már nem üthetsz vele.
refused-not-demanded = Ezt játszottad ki: { CARDS($card) }. Senki sem ragaszkodik hozzá, hogy többet vigyél el vele.
refused-takes-nothing-more = Egy ütés legalább egy lapot visz el a kijátszott lapon kívül.
refused-goes-under = A később elvitt lapok ugyanabban a kupacban ez alá kerülnek: { CARDS($card) }.
refused-played-as-other =
    A kijátszott lapod már { $played_value ->
        [2] 2-t
        [3] 3-at
        [5] 5-öt
        [6] 6-ot
        [8] 8-at
        [12] 12-t
        [13] 13-at
       *[other] { $played_value }-et
    } ér: { CARDS($card) }.

refused-asked-something-else-insist = Most csak ahhoz ragaszkodhatsz, ami az előző sorban elmaradt, vagy passzolhatsz.
refused-asked-something-else-orange = Most csak narancsot mondhatsz, vagy passzolhatsz.
refused-asked-something-else-request = Most csak azt kérheted a partneredtől, hogy hagyja ott az építményt, vagy passzolhatsz.
refused-answer-is-plain = A magad nevében válaszolj, és ne nevezz meg lapot.
refused-no-value-in-answer = Ehhez a válaszhoz ne adj meg értéket.
refused-no-such-demand = Teljesebb ütéshez, építményhez való hozzáadáshoz vagy mindkettőhöz ragaszkodhatsz.
refused-nothing-to-capture = A kijátszott lap már semmi mást nem vihet el.
refused-nothing-to-add = Sem az asztalon, sem a kupacokon nincs semmi, ami annak az oldalnak egyik építményéhez hozzáadható.
refused-ace-needed = Az ászod egy másik építményhez kell, ezért ezt nem kérheted: { VALUES($pending) } építmény.
refused-cannot-ask = Ezt csak akkor kérheted, ha van lapod, amely elviszi: { VALUES($pending) } építmény.
refused-capture-or-leave = A partnered kéri az építményt: vidd el, ahogy akartad, vagy add hozzá a lapodat.
refused-shown-card-is-played = A megmutatott lapot kell kijátszanod, a bemondott értékkel.
refused-capture-as-shown = Vidd el, amit megmutattál, vagy add a lapot az építményhez.
refused-left-to-partner = Add a lapodat az oldalad egyik építményéhez: az utána a partneredé.
refused-left-but-owed = El kell vinned azt az építményt ({ VALUES($owed) }), amelyhez hozzáadtál.
refused-left-too-many = A sorod végén csak 1 építményed lehet: ezt vidd el.

refused-no-claims = Ebben a játékban nincs mit bemondani.
refused-claim-is-plain = Bemondáshoz azt a játékost nevezd meg, aki bemond, és lapot ne nevezz meg.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Bemondani csak két lépés között lehet: ennek a sornak még nincs vége.
refused-has-announced = Már bejelentetted a célt: a következő lépés után újra megteheted.

refused-order-of-captures = Csak az elvitt lapoknak van sorrendjük a kupacban.
refused-order-not-free = Ebben a játékban nem választhatod meg az elvitt lapok sorrendjét.
refused-order-incomplete = A sorrendben az ütőlapnak és minden elvitt lapnak pontosan egyszer kell szerepelnie.
refused-card-on-top = Az ütőlapnak a kupac tetejére kell kerülnie.
refused-lowest-on-top-first = Az elvitt lapok szám szerint kerülnek a kupacba, a legkisebb felülre.
