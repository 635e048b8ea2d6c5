taken-back = Az utolsó lépés visszavonva.
offer-declined =
    { WHO($who) ->
        [you] Nemet mondasz.
       *[other] { NAME($who) } nemet mond.
    }
offer-withdrawn =
    { WHO($who) ->
        [you] Visszavonod a kérdésedet.
       *[other] { NAME($who) } visszavonja a kérdését.
    }
nobody-could-play =
    { $unit ->
        [days] { $count } napig senki sem tudott játszani
        [hours] { $count } óráig senki sem tudott játszani
        [minutes] { $count } percig senki sem tudott játszani
       *[seconds] { $count } másodpercig senki sem tudott játszani
    }. Ez az idő nem számít.
asks-takeback =
    { WHO($who) ->
        [you] Szeretnél
       *[other] { NAME($who) } szeretne
    } visszavonni egy lépést.
wants-rematch =
    { WHO($who) ->
        [you] Szeretnél
       *[other] { NAME($who) } szeretne
    } visszavágót.
asks-call-off =
    { WHO($who) ->
        [you] Szeretnéd
       *[other] { NAME($who) } szeretné
    } eredmény nélkül befejezni a partit.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Azt mondod, hogy az osztó felfedett egy lapot, és be akarod fejezni ezt az osztást.
            [exposed_goes_on] Azt mondod, hogy az osztó felfedte { $count ->
                [1] egy lapodat, és újat kérsz helyette.
               *[other] { $count } lapodat, és újakat kérsz helyettük.
            }
           *[count] Azt mondod, hogy { WHO($whose) ->
                [you] { "" }
               *[other] { NAME($whose) }{ " " }
            }{ $count ->
                [1] 1 lappal
               *[other] { $count } lappal
            } { $kind ->
                [too_few] kevesebbet
               *[too_many] többet
            } { WHO($whose) ->
                [you] kaptál.
               *[other] kapott.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } azt mondja, hogy az osztó felfedett egy lapot, és be akarja fejezni ezt az osztást.
            [exposed_goes_on] { NAME($who) } azt mondja, hogy az osztó felfedte { $count ->
                [1] egy lapját, és újat kér helyette.
               *[other] { $count } lapját, és újakat kér helyettük.
            }
           *[count] { NAME($who) } azt mondja, hogy { $own ->
                [yes] { "" }
               *[no] { WHO($whose) ->
                    [you] { "" }
                   *[other] { NAME($whose) }{ " " }
                }
            }{ $count ->
                [1] 1 lappal
               *[other] { $count } lappal
            } { $kind ->
                [too_few] kevesebbet
               *[too_many] többet
            } { WHO($whose) ->
                [you] kaptál.
               *[other] kapott.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Az osztó felfedett egy lapot. { WHO($who) ->
            [you] Befejezed
           *[other] { NAME($who) } befejezi
        } az osztást: az osztás lapjai nem számítanak.
        [exposed_goes_on] { WHO($who) ->
            [you] Kapsz
           *[other] { NAME($who) } kap
        } { $count ->
            [1] egy új lapot a felfedett helyett.
           *[other] { $count } új lapot a felfedettek helyett.
        } A talont megkeverték.
        [too_few] { WHO($who) ->
            [you] Te
           *[other] { NAME($who) }
        } { $count ->
            [1] 1 lappal
           *[other] { $count } lappal
        } kevesebbet { WHO($who) ->
            [you] kaptál.
           *[other] kapott.
        } Ennyi lappal megy tovább a játék.
       *[too_many] { WHO($who) ->
            [you] Te
           *[other] { NAME($who) }
        } { $count ->
            [1] 1 lappal
           *[other] { $count } lappal
        } többet { WHO($who) ->
            [you] kaptál.
           *[other] kapott.
        } Most az asztalon van: { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Te osztottál, ezért 1 pontot veszítesz.
        [one] { PLAYERS($side) } osztott, ezért 1 pontot veszít.
        [with-you] { PLAYERS($side) } 1 pontot veszítetek, mert az oldalatok osztott.
       *[several] { PLAYERS($side) } 1 pontot veszít, mert az oldaluk osztott.
    }
misdeal-owed =
    { WHO($who) ->
        [you] A következő körben
       *[other] { NAME($who) } a következő körben
    } { $count ->
        [1] 1 lappal
       *[other] { $count } lappal
    } kevesebbet { WHO($who) ->
        [you] kapsz.
       *[other] kap.
    }
last-card-played = Az utolsó lap is lement. Akinek van { $target } pontja, most bejelentheti.
cannot-take =
    { WHO($who) ->
        [you] Ezzel a lappal ({ CARDS($card) }) nem viheted el ezt:
       *[other] { NAME($who) } ezzel a lappal ({ CARDS($card) }) nem viheti el ezt:
    } { CARDS($cards) }. A kijátszott lap az asztalon marad.
left-behind = Otthagyva: { ROW($cards) }.
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = A lapok kiosztva.
round-dealt = Kiosztva: { $round }. kör (összesen { $rounds }).
say-last = Utolsó!
say-last-round = Utolsó kör!
residue-goes =
    { WHO($whom) ->
        [you] Te kapod az asztalon maradt
       *[other] { NAME($whom) } kapja az asztalon maradt
    } { $count ->
        [1] utolsó lapot
       *[other] { $count } lapot
    }.
residue-nobody =
    { $count ->
        [1] Az asztalon maradt utolsó lap
       *[other] Az asztalon maradt { $count } lap
    } senkinek sem számít.

table-closed = Az üzemeltető bezárta ezt az asztalt.
gave-up =
    { WHO($who) ->
        [you] Feladtad.
       *[other] { NAME($who) } feladta.
    }
ran-out-of-time =
    { WHO($who) ->
        [you] Kifutottál az időből.
       *[other] { NAME($who) } kifutott az időből.
    }
called-off =
    { WHO($who) ->
        [you] Eredmény nélkül befejezted a partit.
       *[other] { NAME($who) } eredmény nélkül befejezte a partit.
    } Senki sem nyer, és senki sem veszít.
deal-over = Vége az osztásnak: { SCORES($scores) }.
match-won =
    { FORM($winners) ->
        [you] Megnyerted a partit. Végeredmény: { SCORES($scores) }.
        [with-you] { PLAYERS($winners) } megnyertétek a partit. Végeredmény: { SCORES($scores) }.
       *[other] { PLAYERS($winners) } megnyerte a partit. Végeredmény: { SCORES($scores) }.
    }
match-shared = Közös győzelem: { PLAYERS($winners) }. Végeredmény: { SCORES($scores) }.

turned-down =
    { $count ->
        [1] A táblák kioltják egymást: oldalanként 1 tábla nem számít.
       *[other] A táblák kioltják egymást: oldalanként { $count } tábla nem számít.
    }
points-carried =
    { $points ->
        [1] 1 pont, amelyet senki sem kapott meg,
       *[other] { $points } pont, amelyet senki sem kapott meg,
    } a következő osztáshoz adódik.
claimed-rightly =
    { FORM($side) ->
        [you] Bemondtad, hogy megvan a célpontszám, és így is volt.
        [with-you] { PLAYERS($side) } bemondtátok, hogy megvan a célpontszám, és így is volt.
       *[other] { PLAYERS($side) } bemondta, hogy megvan a célpontszám, és így is volt.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] Bemondtad, hogy megvan a célpontszám, de ez téves volt.
        [with-you] { PLAYERS($side) } bemondtátok, hogy megvan a célpontszám, de ez téves volt.
       *[other] { PLAYERS($side) } bemondta, hogy megvan a célpontszám, de ez téves volt.
    }
counts-double = A parti már az első osztásban eldőlt, ezért duplán számít.
deals-next =
    { WHO($who) ->
        [you] Most te osztasz.
       *[other] Most { NAME($who) } oszt.
    }

limit =
    { $items ->
        [cards] csak a legtöbb lap hozhat győzelmet
        [spades] csak a legtöbb pikk hozhat győzelmet
        [ten] csak ez hozhat győzelmet: { CARDS("10D") }
        [cards-ten] csak ez érhet pontot: legtöbb lap és { CARDS("10D") }; a kettő együtt győzelem
       *[cards-spades] csak ez érhet pontot: legtöbb lap és legtöbb pikk; a kettő együtt győzelem
    }
limited = { PLAYERS($side) }: { limit }.
limited-in-deal = { PLAYERS($side) } ebben az osztásban: { limit }.
limit-met = { PLAYERS($side) }: { limit }. Sikerült.
limit-missed = { PLAYERS($side) }: { limit }. Nem sikerült.

leaders-tied = Az élen egyenlő az állás ({ PLAYERS($who) }): még egy osztás dönt.

announced-wrongly = A bejelentés téves volt. Folytatódik az osztás.
plays-in-a-row =
    { WHO($who) ->
        [you] Most te jössz, egymás után
       *[other] Most { NAME($who) } jön, egymás után
    } { $count ->
        [2] két
        [3] három
       *[other] { $count }
    } lappal.
last-card-drawn = Elfogyott a talon.
laid-on-table = Az asztalra kerül: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] Tiéd volt az utolsó ütés, te kezdesz.
       *[other] { NAME($who) } vitte az utolsó ütést, és kezd.
    }
open-hands = Ebben a körben minden kéz nyílt.
large-sweep = Ez nagy tábla.
first-play-sweep = Ez tábla az első lépéssel.
orange-scores =
    { FORM($side) ->
        [you] Narancs: kapsz { $points } pontot.
        [with-you] Narancs: { PLAYERS($side, case: "inside") } kaptok { $points } pontot.
       *[other] Narancs: { PLAYERS($side) } kap { $points } pontot.
    }
no-orange-scores =
    { FORM($side) ->
        [you] Ez nem volt narancs: kapsz { $points } pontot.
        [with-you] Ez nem volt narancs: { PLAYERS($side, case: "inside") } kaptok { $points } pontot.
       *[other] Ez nem volt narancs: { PLAYERS($side) } kap { $points } pontot.
    }
cannot-win-build =
    { WHO($who) ->
        [you] Nem vihetsz el építményt,
       *[other] { NAME($who) } nem vihet el építményt,
    } ezért { FORM($winners) ->
        [you] 1 pontot kapsz.
        [with-you] { PLAYERS($winners, case: "inside") } kaptok 1 pontot.
       *[other] { PLAYERS($winners) } kap 1 pontot.
    }

table-needs-scripts = Az asztalhoz JavaScript kell. A <link>szabálykönyvet</link> nélküle is olvashatod.
table-log = Játéknapló
table-heading = Kaszinóasztal
table-match =
    { $deals ->
        [0] { $title }, parti { $target } pontig.
        [1] { $title }, egyosztásos parti.
       *[other] { $title }, { $deals } osztásos parti.
    }
table-goal =
    { $deals ->
        [0] cél: { $target }
        [1] 1 osztás
       *[other] { $deals } osztás
    }
table-title-turn = Te jössz
table-taking-seat = Leülsz…
table-gone = Ezt a partit nem lehet megnyitni.
table-watch-instead = Inkább nézem

table-until-online = Megszakadt a kapcsolat. A parti folytatódik, amint helyreáll.
table-not-here = Nincs kapcsolat. Ez az asztal megnyílik, amint helyreáll.
table-will-be-sent = Megszakadt a kapcsolat. Elküldjük a lépésedet, amint helyreáll.
table-not-sent = Nem ment el: megszakadt a kapcsolat. Próbáld újra egy pillanat múlva.
table-no-connection = Most nincs kapcsolat.
table-online = Újra van kapcsolat.
table-offline = Megszakadt a kapcsolat.
table-works-again = Minden működik újra.
table-try-now = Próbáld most
table-understood = Rendben

table-tools = Asztal
table-people = Ennél az asztalnál
table-rules = Szabályok: { $title } (új lapon)
table-turn-sounds-off = Hang kikapcsolása
table-turn-sounds-on = Hang bekapcsolása
table-sounds-on = Hang bekapcsolva.
table-sounds-off = Hang kikapcsolva.

table-scores =
    { $deals ->
        [0] Állás, parti { $target } pontig
        [1] Állás, egyosztásos parti
       *[other] Állás, { $deals } osztásos parti
    }
table-items =
    { $count ->
        [0] Asztal: üres
        [1] Asztal: 1 elem
       *[other] Asztal: { $count } elem
    }
table-cards = Lapok az asztalon
table-shown = Megmutatva:
table-usable = használható
table-build =
    { $kind ->
        [multiple] többszörös építmény: { $value }, gazdája: { $owner }; { $sets }
       *[single] építmény: { $value }, gazdája: { $owner }; { $sets }
    }
table-yours = te
table-nobody = senki
table-lies = Az asztalon: { $items }.
table-is-empty = Az asztal üres.

table-others = A többi játékos
table-partner = partner
table-is-asked = dönt
table-dealer = Osztó
table-dealer-short = O
table-holds = nála van: { $values }
table-holds-about = Kell lennie nála ilyen értékű lapnak
table-lost = elvesztette: { $values }
table-lost-about = Elvesztett egy ilyen értékű építményt: a partnere most építhet neki ilyet
table-your-partner = a partnered
table-open-hand = nyílt lapok: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 lap kézben
       *[other] { $count } lap kézben
    }
table-cards-taken =
    { $count ->
        [1] 1 elvitt lap
       *[other] { $count } elvitt lap
    }
table-on-top = a kupac tetején: { CARDS($cards) }
table-sweeps =
    { $count ->
        [1] 1 tábla
       *[other] { $count } tábla
    }
table-oranges =
    { $count ->
        [1] 1 narancs
       *[other] { $count } narancs
    }
table-must-hold = biztosan nála van: { $values }
table-has-lost = elvesztett építmény: { $values }
table-is-dealer = osztó
table-to-play = következik
table-presence-next = a következő osztástól: { $name }
table-presence-left = elment, bot játszik
table-presence-expected = még nincs itt
table-presence-free = szabad hely
table-presence-away = távol
table-presence-here = itt van

table-pile-own = A te kupacod
table-pile-of-side = A ti kupacotok
table-pile-of = Kupac: { PLAYERS($seats) }
table-pile-show =
    { $count ->
        [1] { $pile }: 1 lap, mutasd
       *[other] { $pile }: { $count } lap, mutasd
    }
table-top-card =
    { $use ->
        [steal] { $card } (felső lap, { $pile }), építményhez használható
        [capture] { $card } (felső lap, { $pile }), elvihető
       *[both] { $card } (felső lap, { $pile }), elvihető vagy építményhez használható
    }
table-pile-order = A felső laptól lefelé.
table-pile-secret = Ahol csak a gazdája ismeri a sorrendet, ott a lapok hátát látod.
table-pile-empty = Még nincs benne lap.
table-pile-cards = Lapok a felsőtől lefelé
table-pile-unknown = ismeretlen lap

table-sort = Kupac rendezése…
table-order = Kupac rendezése
table-order-free = Az ütőlap marad felül. Az alatta lévő lapok sorrendjét csak a te oldalad ismeri.
table-order-by-number = A legkisebb szám kerül felülre. Az azonos számú lapok sorrendje tetszőleges.
table-order-top = felül
table-order-up = { $card }: feljebb
table-order-down = { $card }: lejjebb

table-course = Utolsó lépés
table-stock =
    { $count ->
        [0] üres a talon
       *[other] még { $count } lap
    }
table-last-round = utolsó kör
table-round = { $number }/{ $count }. kör
table-bottom = A talon alsó lapja: { CARDS($cards) }.
table-bottom-about = A talon alsó lapja; csak te láttad
table-show-again = Utolsó lépés újra
table-moves = Az osztás lépései

table-actions = Mit tehetsz
table-claim = Bemondás
table-talk = Csevegés
table-take-back = Visszakérem
table-undo = Visszavonás
table-hint = Tipp
table-show-count = Számolás
table-sit-down = Leülök
table-next-deal = Következő osztás
table-rematch = Visszavágó

table-your-turn = Te jössz.
table-task = Te jössz: koppints egy lapra a kezedben.
table-task-build = Te jössz: koppints asztali lapokra, ha építenél belőlük, aztán játssz ki egy lapot.
table-task-take = Te jössz: most vidd el ezt az építményt: { $value }.
table-task-plays = Te jössz, { $count } lépés egymás után. Koppints egy lapra a kezedben.
table-task-end = Te jössz: folytasd, vagy fejezd be a sorodat.
table-task-continue = Te jössz: folytasd.
table-rule-number = A szabály száma
table-rule = { $rule } szabály
table-add-more = Adj hozzá még egy lapot a kezedből, vagy lapokat az asztalról.
table-hopeless = Ezek a lapok nem illenek össze.
table-choose-hand = Most válassz egy lapot a kezedből.
table-choose-others = Ezekhez egyik lapod sem illik. Válassz másokat.
table-watching = Nézőként vagy itt.
table-turn-of =
    { WHO($who) ->
        [you] Te jössz.
       *[other] { NAME($who) } jön.
    }
table-thinking = { $name } gondolkodik…
table-deciding = { $name } dönt…
table-waits-for-answer = Várunk a válaszra.
table-waits-for-seat = Várjuk, hogy valaki leüljön ide: { $number }. hely…
table-deal-is-over = Ennek az osztásnak vége.
table-announce = Az utolsó lap is lement. Ha van { $target } pontod, jelentsd be most. Utána jön a számolás.
table-count-follows = Az utolsó lap is lement. Jön a számolás.
table-asks-insist = Lehetett volna többet elvinni vagy hozzáadni? Ragaszkodhatsz hozzá.
table-asks-orange =
    { $orange ->
        [colors] Egy piros és egy sárga lap ment el együtt, bemondás nélkül. Narancs?
       *[suits] Egy kőr és egy káró ment el együtt, bemondás nélkül. Narancs?
    }
table-asks-request = { $name } el akarja vinni az oldalatok egyik építményét. Kérheted, hogy hagyja neked.
table-asks-answer = A partnered azt kéri, hogy hagyd az asztalon az építményt. Mit teszel?

table-fits = illik
table-sum = Összeg: { $sum }.
table-sum-about = A kijelölt asztali lapok összege
table-sum-fits = Van a kezedben lap, amely ezeket elviszi.
table-turn = { $number } / { $count }
table-turn-about = Koppints újra a lapra a következő lépésért
table-can-add = Hozzáadhatod: { ROW($cards) }
table-can-add-some = Még { $count } lapot adhatsz hozzá.
table-can = Ezt teheted: { $moves }.
table-type-move = Lépés beírása
table-typo-empty = Írd be a lapodat, és amit elvisz, például 9=3+4+2.
table-plays = Mit tehetsz ezzel: { CARDS($cards) }
table-plays-none = Egymagában semmit. Jelölj ki mellé más lapokat.
table-plays-some = Ezek a leghasznosabb lépések. A többihez jelölj ki lapokat az asztalon.

table-hint-before = Tipp:
table-hint-line = Tipp – { $hint }.
table-hint-for-cards = Nyomd meg újra a Tippet, és mutatjuk a lapokat.
table-hint-for-move = Nyomd meg újra a Tippet, és mutatjuk a lépést.
table-hint-spoken = Tipp: { $hint }
table-hint-move = { $move }.
table-hint-cards = Ezeket nézd: { CARDS($cards) }.

table-hand =
    { $count ->
        [1] A kezed, 1 lap
       *[other] A kezed, { $count } lap
    }
table-hand-cards = Lapok a kezedben
table-hand-of =
    { $count ->
        [0] { $name } keze, lefordítva
        [1] { $name } keze, 1 felfordított lap
       *[other] { $name } keze, { $count } felfordított lap
    }
table-hand-is-empty = Üres a kezed.
table-your-cards = A kezedben: { CARDS($cards) }.
table-new-cards = Új a kezedben: { CARDS($cards) }.

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Állás: { $sides }. A cél: { $target }.
        [1] Állás: { $sides }. A parti egy osztás.
       *[other] Állás: { $sides }. A parti { $deals } osztás.
    }
table-seconds-left =
    { $count ->
        [1] Még 1 másodperc.
       *[other] Még { $count } másodperc.
    }
table-no-clock = Ebben a partiban nincs óra.
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, időtartalék: { $bank }.

table-came = { $name } itt van.
table-went = { $name } távol van.
table-has-left = { $name } elment. Egy bot veszi át a helyét.
table-bot-sits = Leül egy bot: { $name }.
table-sits =
    { WHO($who) ->
        [you] Leülsz.
       *[other] { NAME($who) } leül.
    }
table-sits-next = { $name } a következő osztástól játszik.

table-join = Meghívtak
table-join-seats = Az asztalnál
table-join-bot = Addig { $name } játszik ({ $strength })
table-join-partners = partner: { PLAYERS($partners) }
table-join-next-deal = A következő osztástól játszol.
table-leave = Felállok
table-back = Így jöhetsz vissza erre a helyre
table-back-about = Ha eszközt váltasz, vagy ez a böngésző elfelejt, egy kóddal visszajöhetsz. Ne add oda senkinek. Minden kód egyszer használható.
table-back-show = Kódom mutatása
table-back-code = A kódod
table-back-link = Vagy egy link a kóddal
table-back-hint = Ha másik böngészőből jönnél vissza erre a helyre, használd a kódot, amely itt van: „Ennél az asztalnál”.
table-back-had = Volt itt egy helyem
table-back-enter = Írd be a kódot, amelyet ettől az asztaltól a helyedhez kaptál.
table-back-go = Vissza a helyemre
table-seat-moved = Egy másik böngészőben jöttél vissza a helyedre. Ebben már csak nézheted a játékot.
table-empty-seat = Szabad hely
table-seat-is-empty = Üres: { $number }. hely.
table-absent = Egy játékos távol van
table-absent-for = { $name } távol van, ennyi ideje: { $time }.
table-absent-wait = Várok
table-call-off = A parti befejezése
table-call-off-title = Befejezed a partit eredmény nélkül?
table-call-off-text = Senki sem nyer, és senki sem veszít. Ha más játékosok is itt vannak, előbb megkérdezzük őket.
table-fill-for-now = Üljön be addig egy bot
table-fill-about = A beülő bot elmegy, ha valaki leül a helyére. Ha egy bot megkapja a helyet, ott marad.
table-fill-for-now-at = Üljön be addig egy bot: { $number }. hely
table-fill = Adom botnak a helyet
table-fill-at = Adom botnak a helyet: { $number }. hely
table-invite = Meghívás
table-invite-about = Aki megnyitja ezt a linket, leülhet egy szabad helyre, vagy nézheti a játékot.
table-invite-local = A link csak ezen a gépen működik. Indítsd a szervert így: <code>cassino host</code>, és otthon minden telefon eléri az asztalt.
table-invite-picture = A link QR-kódként

table-offer = Kérdés
table-offer-agree = Rendben
table-offer-decline = Nem
table-offer-waiting = Beleegyezésre várunk: { PLAYERS($waiting) }.
table-offer-withdraw = Mégsem
table-time-is-over =
    { WHO($who) ->
        [you] Lejárt az időd.
       *[other] { NAME($who) } ideje lejárt.
    }
table-claim-win = Kérem a győzelmet

table-claim-title = { $claim }?
table-claim-text = Azt állítod, hogy az eddig elvitt lapjaiddal elérted a célt. { $cost }
table-claim-play-on = Játszom tovább
table-claim-say-nothing = Nem szólok

table-resign = Feladás
table-resign-sure = Feladod a partit?
table-resign-about =
    { $sides ->
        [2] A parti azonnal véget ér, és a másik oldal nyer.
       *[other] A parti azonnal véget ér, és a többi oldal nyer.
    }

table-say = Mondj valamit
table-says = { $name }: { $words }
table-said = Eddig elhangzott
table-own-words = A saját szavaiddal
table-send = Küldés
table-free-text = Szabad szöveg
table-free-text-about = Azok a játékosok, akik ezt bekapcsolják, a saját szavaikkal írhatnak egymásnak.
table-mute-all = Mindenki némítása
table-mute-all-about = Elrejti, amit a többiek mondanak.
table-mute = Némítás
table-muted = Némítva
table-mute-person = Némítás: { $name }
table-report = Jelentés
table-report-person = Jelentés: { $name }
table-report-line = Jelented, amit mondott: { $name }
table-report-sure = Jelented a játékost: { $name }?
table-report-about = A szerver üzemeltetője utánanéz.
table-report-about-line = A szerver üzemeltetője utánanéz, és elolvassa ezt a sort: „{ $text }”
table-report-sent = A jelentést elküldtük.
table-watchers =
    { $count ->
        [1] 1 néző van itt.
       *[other] { $count } néző van itt.
    }

table-taken = Eddig elvitt
table-taken-spoken = Eddig elvitt: { $items }
table-taken-about = Csak a már biztos pontok láthatók. Ha elrejtenéd, kapcsold be a memória módot a beállításokban.
table-item-cards = Lapok
table-item-italian =
    { $item ->
        [most_diamonds] Legtöbb tallér
        [most_hearts] Legtöbb kupa
        [most_spades] Legtöbb kard
        [diamonds] Minden tallér
        [hearts] Minden kupa
        [spades] Minden kard
        [jacks] Alsók
       *[queens] Lovasok
    }
table-misdeal-open = Félreosztás…
table-misdeal = Félreosztás
table-misdeal-what = Mi ment rosszul?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Az osztó felfedett egy lapot: vége az osztásnak
        [exposed_goes_on] Az osztó felfedte a lapjaimat: megy tovább
        [too_few] Túl kevés lap
       *[too_many] Túl sok lap
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Ennek az osztásnak a lapjai nem számítanak. Az osztó 1 pontot veszít, és te osztasz legközelebb.
        [exposed_goes_on] Ezek a lapok visszakerülnek, a talont megkeverik, és másokat kapsz. Senki sem veszít pontot.
        [too_few] Ennek a kéznek az utolsó lapjai visszakerülnek a talonba, és a maradékkal megy tovább. Az osztó 1 pontot veszít.
       *[too_many] Ugyanennyi lap kerül a talonból az asztalra. Az osztó 1 pontot veszít, és ha van még kör, a következőben kevesebb lapot kap.
    }
table-misdeal-cards = Melyik lapokat fedték fel?
table-misdeal-whose = Kinek a keze?
table-misdeal-count = Hány lap?
table-misdeal-all = Akkor történik meg, ha az asztalnál mindenki beleegyezik.
table-misdeal-ask = Megkérdezem a többieket

table-count = Számolás, { $deal }. osztás
table-count-closed = Az asztal bezárult
table-count-called-off = Nincs eredmény
table-count-won =
    { FORM($winners) ->
        [you] Megnyerted a partit
        [one] { PLAYERS($winners) } megnyerte a partit
       *[several] { $own ->
            [own] Az oldalad megnyerte a partit
           *[other] { PLAYERS($winners) } megnyerte a partit
        }
    }
table-count-shared = Közös győzelem: { PLAYERS($winners) }
table-win =
    { $by ->
        [target] Végeredmény: { $score }.
        [higher_total] Végeredmény: { $score }. Több oldal is elérte a célt, ezért a magasabb pontszám nyer.
        [claim] Végeredmény: { $score }. A partit a cél bemondása döntötte el.
        [false_claim] Végeredmény: { $score }. A partit egy téves bemondás döntötte el.
        [restricted] Végeredmény: { $score }. A cél közelében a győztes megszerezte, ami még kellett neki.
       *[order] Végeredmény: { $score }. A pontokat kötött sorrendben számoljuk, és a győztes ért el előbb { $target } pontot.
    }
table-win-double = A parti duplán számít.
table-win-shared = Közös győzelem: { $score }.
table-count-region = Számolás
table-count-item = Tétel
table-count-deal = Ez az osztás
table-count-before = Előtte
table-count-score =
    { $deals ->
        [0] Állás (cél: { $target })
       *[other] Állás
    }
table-count-spoken = { $title }.
table-count-line = { $item }: { $gains }.
table-count-scores = Állás: { SCORES($scores) }.
table-tip = Tipp a játszmáidból:
table-all-cards = Minden lap
table-check = Osztás ellenőrzése
table-record = Jegyzőkönyv
table-more = Több
table-new-game = Új játék

table-hands = Minden lap, { $deal }. osztás
table-hands-loading = Lapok betöltése…
table-hands-region = Kezek
table-hands-round = { $round }. kör
table-hands-table = Az asztalon

table-replay = Visszajátszás
table-reel-bots = Botok játéka
table-reel = Amit látsz
table-reel-pause = Szünet
table-reel-play = Lejátszás
table-reel-restart = Elölről
table-reel-step = Egy lépés
table-reel-speed = Sebesség
table-reel-deal = Osztás
table-reel-hands = Minden kéz látszik
table-chances = Esély a győzelemre: { $chances }
