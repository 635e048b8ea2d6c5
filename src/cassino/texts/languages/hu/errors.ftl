error-of = { $problem }

error-internal = Hiba történt a szerveren. Semmi sem változott.
error-storage = A szerver most nem éri el az adatbázisát. Lehet, hogy amit utoljára tettél, nem mentődött el.
error-storage-because = A szerver most nem tudja használni az adatbázisát ({ $problem }). Lehet, hogy amit utoljára tettél, nem mentődött el.
error-busy = A szerver túlterhelt. Próbáld újra egy pillanat múlva.
error-not-kept = Ez a böngésző nem tudta elmenteni, amit utoljára tettél, ezért semmi sem változott. Lehet, hogy megtelt az eszköz: szabadíts fel helyet, aztán próbáld újra.
error-not-here = Ez az oldal szerver nélkül működik, ezért erre nem képes.
error-only-bots-here = Ez az oldal szerver nélkül működik: csak botok ellen játszhatsz, és óra nélkül.
error-full = A szerver megtelt. Próbáld újra később.
error-too-fast = Túl sokat küldesz egyszerre. Várj egy pillanatot.
error-too-fast-for =
    { $seconds ->
        [1] Túl sok kérés. Próbáld újra 1 másodperc múlva.
       *[other] Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
    }
error-too-many-windows = Már túl sok ablakod van nyitva. Előbb zárj be egyet.
error-banned-until = Ki vagy tiltva erről a szerverről eddig: { $end } UTC.
error-banned-until-because = Ki vagy tiltva erről a szerverről eddig: { $end } UTC. Az ok: { $reason }
error-banned = Végleg ki vagy tiltva erről a szerverről.
error-banned-because = Végleg ki vagy tiltva erről a szerverről. Az ok: { $reason }

error-unknown-address = Ezen a címen nincs semmi.
error-method = Ez a cím nem fogad ilyen kérést.
error-bad-request = A szerver nem érti ezt a kérést.
error-unknown-host = Ez a szerver nincs beállítva erre a gépnévre. Az üzemeltetője megadhatja a nyilvános címet.
error-foreign-page = Ezt csak ennek a szervernek az oldalai és programok kérhetik.
error-content-type = A törzs típusa csak application/json lehet.
error-too-many-bytes = Túl hosszú: legfeljebb { $most } bájt lehet.
error-unreadable = A szerver ezt nem tudja elolvasni: { $problem }.
error-frame-binary = A keretek JSON szövegek, nem binárisak.
error-body-type = A cím már megmondja, mi a kérés, ezért a törzsben nem lehet `type`.
error-unstorable = A szerver nem tudja tárolni vagy megkeresni a szöveg egyik karakterét.
error-one-of = `{ $field }`: ezek egyike lehet: { $known }.
error-name-one = Pontosan egyet adj meg ezek közül: { $names }.
error-unknown-parameter = Nincs ilyen paraméter: „{ $name }”.
error-text =
    { $shape ->
        [line] `{ $field }`: egyetlen sor lehet, legfeljebb { $limit } karakterrel.
       *[text] `{ $field }`: legfeljebb { $limit } karakter lehet.
    }
error-besides = `besides`: csak egy feladvány száma lehet.

error-unknown-match = Nincs ilyen parti.
error-match-damaged = Ez a parti megsérült az adatbázisban, és nem folytatható. Semmi sem változott benne.
error-seeds-missing = Az adatbázis elvesztette a parti magjait, ezért nem folytatható.
error-reused-id = Ennek a kérésnek az id-je egy korábbi kérésé. Adj minden kérésnek saját id-t.
error-overtaken = Közben más történt ebben a partiban. Nézd meg újra az asztalt.
error-match-not-over = A partinak még nincs vége.
error-too-many-events = Ez a parti elérte a határt: { $most } lépés és visszavonás. Kezdj másikat.
error-unknown-deal =
    { $deals ->
        [1] Nincs { $deal }. osztás: a partiban eddig 1 osztás volt.
       *[other] Nincs { $deal }. osztás: a partiban eddig { $deals } osztás volt.
    }
error-too-few-moves =
    { $count ->
        [1] Onnan nem indulhatsz: az osztásban ({ $deal }.) csak 1 lépés van.
       *[other] Onnan nem indulhatsz: az osztásban ({ $deal }.) csak { $count } lépés van.
    }
error-try-again-not-over = Egy osztást akkor próbálhatsz újra, ha vége van.
error-cards-not-shown = Egy osztás minden lapját akkor láthatod, ha vége van.
error-replay-not-over = Egy partit akkor játszhatsz vissza, ha vége van.
error-record-not-over = A jegyzőkönyvet akkor olvashatod, ha a partinak vége van.
error-next-deal-not-due = A következő osztás akkor kezdődik, ha ennek vége, hacsak meg nem nyerték a partit.
error-sealed = Ez az osztás egy versenyhez tartozik. A verseny után láthatod.
error-contest = A versenyen minden osztást egyszer játszol, végig és segítség nélkül.

error-watching = Néző vagy. Ezt csak játékosok tehetik.
error-not-your-turn = Nem te jössz.
error-card-not-in-hand = Ez a lap nincs a kezedben: { $card }.
error-card-not-on-table = Ez a lap nincs az asztalon: { $card }.
error-unknown-card = Nincs ilyen lap: „{ $card }”.
error-unknown-move = Ebben az osztásban nincs ilyen lépés.
error-nothing-to-claim = Most nincs mit bemondani.
error-nothing-to-undo = Ebben az osztásban nincs lépésed, amelyet visszavonhatnál.
error-offer-open = Egy másik ajánlat még válaszra vár.
error-nothing-to-agree = Nincs mibe beleegyezned.
error-nothing-to-decline = Nincs mit elutasítanod.
error-no-flag = Egyik ellenfeled sem futott ki az időből.
error-not-watched = Lépésenként csak botok közötti partit nézhetsz.
error-rated-takeback = Értékelt partiban nem lehet lépést visszavonni.
error-rated-misdeal = Értékelt partiban nem lehet félreosztásról dönteni.
error-misdeal-alone = Nincs itt senki, aki beleegyezhetne a döntésbe.
error-misdeal-what = Mondd meg, mi ment rosszul az osztásnál.
error-rated-hints = Értékelt partiban nincs tipp.
error-rated-leave = Értékelt partiból nem szállhatsz ki, de feladhatod.
error-no-hint = Ehhez az álláshoz nincs tipp.
error-no-coach = Az edzőnek nincs mit mondania erről a lépésről.
error-bots-busy = A botok most nem tudják folytatni. Próbáld újra egy pillanat múlva.
error-bots-stopped = A bot nem tudja folytatni. Nyisd meg újra a partit.
error-bot-random = { $name } nem talált szabályos lépést, ezért véletlen lépés következik.

error-unknown-seat = Ennél az asztalnál nincs { $seat }. hely.
error-seat-taken = Ez a hely foglalt.
error-table-full = Ennél az asztalnál nincs szabad hely.
error-seat-not-yours = Ez a hely nem a tiéd. Nézheted a partit, vagy leülhetsz.
error-second-seat = Már van helyed ennél az asztalnál.
error-wrong-key = Ez a kód hibás, vagy már felhasználták. Ellenőrizz minden betűt.
error-seat-moved = Ez a hely már egy másik böngészőhöz tartozik.
error-rated-back = Értékelt partiban jelentkezz be a fiókodba, hogy visszakapd a helyed.
error-no-seat-here = Nincs helyed ennél az asztalnál.
error-seat-not-kept = Nem vár játékosra: { $seat }. hely.
error-not-away = A parti nem vár távol lévő játékosra.
error-not-your-table = Csak az ültethet be botot, aki az asztalt nyitotta.
error-open-tables =
    { $count ->
        [1] Már van 1 nyitott asztalod az előtérben. Előbb töltsd fel, vagy állj fel tőle.
       *[other] Már van { $count } nyitott asztalod az előtérben. Előbb tölts fel egyet, vagy állj fel tőle.
    }

error-talk-too-fast = Túl gyorsan írsz. Várj egy pillanatot.
error-talk = Egy üzenet 1–{ $most } látható karakterből áll.
error-report-stranger = Akkor jelenthetsz egy játékost, ha te is játszottál már itt.
error-report-nobody = Ezen a helyen nincs másik ember.
error-report-invisible = Egy jelentésben nem lehetnek láthatatlan vagy vezérlőkarakterek.

error-unknown-house = Ezek a házi szabályok nem léteznek. Lehet, hogy törölték őket.
error-house-stale = Ezeket a házi szabályokat egy másik lapon megváltoztatták. Töltsd újra az oldalt, hogy lásd őket.
error-unknown-variant = Nincs ilyen változat: „{ $name }”.
error-code = Ez a kód nem olvasható: { $problem }
error-rules = Ezekkel a szabályokkal nem lehet játszani.
error-unknown-bot = Nincs ilyen bot. Ezek a botok vannak: { $known }.
error-player-count = { $title }: nem játszható ennyien: { $count ->
        [1] 1 játékos
       *[other] { $count } játékos
    }. Lehetséges játékosszámok: { $possible }.
error-no-person = Egy partihoz legalább egy ember kell. Botok közötti partihoz ne hagyj nyitott helyet.
error-seed = A magot csak akkor választhatod meg, ha egyedül játszol botok ellen, mert a mag elárul minden lapot.
error-seed-and-chain = Egy partinak vagy választott magja van, vagy becsületes magok lánca, nem mindkettő.
error-not-hexadecimal = Az ígéret és a só is 64 jegyből áll: 0–9 és a–f.
error-promise = Ezek a magok másik partihoz vagy túl régen lettek megígérve. Kérj újakat.
error-salt-not-due = Ehhez most nem adhatsz sót: { $deal }. osztás.
error-clock-turn =
    { $kind ->
        [days] Az órán egy sorra { $least }–{ $most } nap jut.
       *[move] Az órán egy sorra { $least }–{ $most } másodperc jut.
    }
error-clock-bank = Az időtartalék 0–{ $most } másodperc. Ha egy sorra napok jutnak, nincs tartalék.
error-rated-needs-account = Értékelt partihoz fiók kell. Előbb adj hozzá jelkulcsot vagy jelszót.
error-rated-bots = Értékelt partiban nem ülhetnek botok.
error-rated-rules = Értékelt partit a szabálykönyv egyik játékával lehet játszani, házi szabályokkal nem.
error-rated-away = Értékelt partiban az óra dönt, ha valaki távol marad. Hagyd el ezt: `away`.
error-rated-clock = Értékelt partihoz óra kell, hogy véget érjen.
error-bots-clock = Botok közötti partiban nincs óra.
error-bots-lobby = Botok közötti parti nem kerülhet az előtérbe, mert senki sem ülhet le hozzá.
error-bots-salt = Botok közötti partihoz nem adhatsz sót, mert nincs benne helyed.

error-no-single-deal = { $title }: egyetlen osztásban nem játszható.
error-unknown-week = Ezen a héten nincs verseny.
error-week-over = Egy versenyosztást csak a maga hetében kezdhetsz el.

error-unknown-option = Nincs ilyen beállítás: { $names }.
error-too-many-house-rules = Már ennyi házi szabályod van: { $most }. Előbb törölj egyet.

error-unknown-lesson = A Cassino e verziójában nincs ilyen lecke. Amit megtanultál, megmarad.
error-lesson-changed = Ez a lecke megváltozott. Töltsd újra az oldalt.
error-lesson-deal-changed = Ezt az osztást a Cassino egy másik verziójában kezdted. Elölről kezdődik.
error-unknown-puzzle = Nincs { $number }. feladvány. A feladványok száma 1 és { $most } közötti.
error-unknown-theme = Nincs ilyen téma: „{ $name }”.
error-review-not-over = Egy partit az első osztása után elemezhetsz.
error-review-not-done = Az elemzés még nincs kész.
error-review-stranger = Ehhez a partihoz még nincs elemzés. Akkor kérhetsz, ha te is játszottál már itt.
error-reviews-yours = Már { $count } elemzésed folyik. Várd meg, amíg egy elkészül.
error-reviews-busy = Most túl sok parti elemzése folyik. Próbáld újra később.
error-no-review = Ezt a partit nem lehetett elemezni.
error-unknown-score = Nincs ilyen pontozólap.
error-score-stale = A pontozólapot egy másik képernyőn megváltoztatták.
error-score-damaged = Ez a pontozólap már nem olvasható: { $problem }

error-not-signed-in = Nem vagy bejelentkezve. Előbb játssz, vagy jelentkezz be.
error-signed-out = Már nem vagy bejelentkezve.
error-wrong-login = A bejelentkezési név vagy a jelszó hibás.
error-needs-browser = Ezt egy program tokenje nem teheti meg. Jelentkezz be böngészővel.
error-prove-it = Kérlek, erősítsd meg, hogy te vagy az: jelentkezz be újra, vagy add meg a jelszavadat.
error-unknown-token = Ismeretlen token. Lehet, hogy visszavonták.
error-unknown-session = Nincs ilyen munkameneted.
error-name = Egy név 1–{ $most } látható karakterből áll.
error-name-invisible = Egy névben nem lehetnek láthatatlan karakterek vagy halmozott ékezetek.
error-name-outsized = A névben nem lehetnek a betűknél sokszorta szélesebb jelek.
error-wrong-name = „{ $name }” nem lehet név. { $problem }
error-name-you = A többiek a(z) „{ $name }” nevet magukra értenék. Válassz másikat.
error-name-refused = A szerver üzemeltetője nem engedi ezt a nevet. Válassz másikat.
error-login = Egy bejelentkezési név 3–40 karakter: betűk, számjegyek és . @ + - _, szóköz nélkül.
error-login-taken = Ez a bejelentkezési név foglalt.
error-password-length = Egy jelszó { $least }–{ $most } karakterből áll.
error-password-easy = Ezt a jelszót túl könnyű kitalálni. Használj több szót.
error-too-many-tokens = Több tokened nem lehet. Előbb vonj vissza egyet.
error-too-many-passkeys = Több jelkulcsod nem lehet. Előbb távolíts el egyet.
error-passkey = A jelkulcsot nem fogadtuk el.
error-passkey-because = A jelkulcsot nem fogadtuk el: { $problem }.
error-passkey-late = A jelkulcsot nem fogadtuk el, mert túl sokáig tartott. Próbáld újra.
error-passkey-known = Ezt a jelkulcsot már hozzáadtad.
error-passkey-not-yours = Nincs ilyen jelkulcsod.
error-unknown-passkey = Ez a szerver nem ismeri ezt a jelkulcsot. Lehet, hogy eltávolították.
error-no-passkeys = Ez a szerver nem tud jelkulcsokat használni. Az üzemeltetője hozzáadhatja (pip install 'cassino[accounts]').
error-no-passkeys-here = A jelkulcsok csak a localhost címen működnek, vagy olyan nyilvános https címen, amelyben név van, nem szám.

error-no-push = Ez a szerver nem tud értesítést küldeni.
error-push-service = Ez a szerver nem ismeri a böngésződ értesítési szolgáltatását.
error-push-keys = Ennek a feliratkozásnak a kulcsai nem használhatók.

error-not-imported =
    { $count ->
        [one] Semmi sem lett importálva, mert hiba van ebben a fájlban.
       *[other] Semmi sem lett importálva, mert { $count } hiba van ebben a fájlban.
    }
error-import-large = Ez a fájl túl nagy: legfeljebb { $most } MB importálható.
error-import-no-json = Ez a fájl sérült, vagy nem exportált fájl: { $problem }.
error-import-form = Ez a fájl a Cassino egy másik verziójából való (formátum: { $form }; amit ez a verzió olvas: { $known }). Töltsd újra az oldalt, hogy a legújabb verziót használd, és próbáld újra.
error-import-foreign = Ezt a fájlt nem a Cassino exportálta. Válassz olyat, amelyet a „Mind exportálása” hivatkozással mentettél.
error-import-shape = Ezt a fájlt nem a Cassino exportálta, vagy megváltoztatták: { $problem }.
error-import-twice = Ez a parti kétszer szerepel a fájlban: { $match }.
error-import-event = Ebben a partiban egy esemény nem illik a többihez ({ $match }, { $number }. esemény): { $problem }.
error-import-other = Ez a parti már megvan itt, de innen kezdve más: { $match }, { $number }. esemény.
error-import-house = Ezek a házi szabályok nem olvashatók: „{ $title }”. { $problem }
error-import-house-twice = Ezek a házi szabályok kétszer szerepelnek a fájlban: „{ $title }”.
error-import-house-other = Ezek a házi szabályok már megvannak itt, de mások: „{ $title }”. Ha a fájlban lévőket szeretnéd, előbb töröld a sajátodat.
error-import-score = Ez a pontozólap nem olvasható: { $names }. { $problem }
error-import-score-twice = Ez a pontozólap kétszer szerepel a fájlban: { $names }.
error-import-score-other = Ez a pontozólap már megvan itt, de mások az osztásai: { $names }. Ha a fájlban lévőt szeretnéd, előbb töröld a sajátodat.
error-import-record = Ennek a partinak a jegyzőkönyve nem olvasható: { $match }. { $problem }
error-import-players = A jegyzőkönyv szerint { $count } játékos volt, de a fájl nem nevez meg pontosan egyet minden helyre.
error-import-ending = A Cassino nem érti, hogyan ért véget a parti: „{ $how }”.
