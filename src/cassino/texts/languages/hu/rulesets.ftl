rules-unfit = Ezekkel a szabályokkal nem lehet játszani.

rules-not-found =
    { $near ->
        [0] Nincsenek ilyen nevű szabályok: „{ $name }”.
       *[other] Nincsenek ilyen nevű szabályok: „{ $name }”. Erre gondoltál: „{ $near }”?
    }

rules-did-you-mean = Erre gondoltál: „{ $near }”?

rules-id-taken = Ez az azonosító a játékkal érkező szabályoké: „{ $id }”. Válassz másikat.
rules-own-ancestor = Ezek a szabályok a saját őseik: { $line }.
rules-parent-problem = A szülővel („{ $parent }”) baj van: { $problem }
rules-not-readable = Ez a fájl nem olvasható: { $reason }.
rules-nul = Egy névben nem lehet NUL karakter.
rules-not-utf-8 = Ez a fájl nem UTF-8 kódolású. Ezen a helyen hibás a bájt: { $place }.
rules-not-toml = Ez nem érvényes TOML: { $detail }
rules-number-too-long = Ez nem érvényes TOML: egy szám túl hosszú.
rules-too-deep = Túl sok lista van listákban.
rules-too-many-dots = Egy sorban { $most } pontnál több van.
rules-pickle-layout = Ezeknek az elmentett szabályoknak az elrendezése { $layout }. A cassino e verziója ezt olvassa: { $known }.
rules-pickle-damaged = Ezek az elmentett szabályok sérültek, vagy a cassino egy másik verziójából valók: { $problem }
rules-pickle-other = Ezek a szabályok („{ $id }”) mások a cassino e verziójában.

rules-code-letters = Egy kódban csak betűk, számjegyek, - és _ lehet.
rules-code-version = Egy kód eleje mindig { $letter }. Ez sérült, vagy másik verzióból való.
rules-code-damaged = Ez a kód sérült. Keress benne rossz, hiányzó vagy fölösleges betűt.
rules-code-other-version = Ez a kód sérült, vagy a szabályok egy másik verziójából való.

rules-must-be = { $option }: csak „{ $value }” lehet.
rules-must-be-either = { $option }: csak „{ $value }” vagy „{ $other }” lehet.

rules-no-effect = Így ennek nincs hatása.

rules-set = Állítsd be: „{ $option }” = „{ $value }”.
rules-set-either = Állítsd be: „{ $option }” = „{ $value }” vagy „{ $other }”.

rules-way = { $option }: { $value }
rules-way-back = { $option }: mint itt: { $title }
rules-way-without-line = { $option }: { $line }. sor törlése

rules-usual-options = A szokásos beállítások
rules-our-own = A mi szabályaink: { $title }
rules-as-usual = a szokásos
rules-field-title = Név
rules-field-summary = Leírás
rules-line-of = { $title }, { $line }. sor
rules-problem-of = { $title }: { $problem }

rules-missing = Ez hiányzik.
rules-unknown-key = Nincs ilyen beállítás: „{ $key }”.
rules-unknown-table = Nincs ilyen táblázat: „{ $key }”.
rules-not-a-table = Itt táblázatnak kell állnia, nem ennek: { $value }.
rules-not-a-number = Itt egész számnak kell állnia, nem ennek: { $value }.
rules-not-true-or-false = Itt true vagy false állhat, ez nem: { $value }.
rules-not-a-text = Itt idézőjeles szövegnek kell állnia, nem ennek: { $value }.
rules-not-a-list = Itt listának kell állnia, nem ennek: { $value }.
rules-not-a-choice = Itt ezek egyike állhat: { $words }. Ez nem: { $value }.
rules-beyond = { $least } és { $most } között kell lennie. Ez nem jó: { $value }.
rules-beyond-or-zero = 0 ({ $zero }), vagy { $least } és { $most } között kell lennie. Ez nem jó: { $value }.
rules-beyond-kind = { $least } és { $most } között kell lennie, ennyi van belőle a játékban ({ $cards }). Ez nem jó: { $value }.
rules-not-an-id = Csak kisbetű, számjegy és _ lehet benne, és betűvel kell kezdődnie: { $word }.
rules-not-one-line = Egyetlen sornak kell lennie, vezérlőkarakterek nélkül: { $text }.
rules-too-long =
    { $most ->
        [one] Egyetlen sornak kell lennie, legfeljebb { $most } karakterrel.
       *[other] Egyetlen sornak kell lennie, legfeljebb { $most } karakterrel.
    }
rules-too-many = { $count } bejegyzés van. Legfeljebb { $most } lehet.

rules-not-an-item = Egy tételben pontosan egy kell ezek közül: { $words }. Itt ez áll: { $value }.
rules-primiera-points = A „primiera = 1” már megadja a pontot. Hagyd el a „points” részt.
rules-points-missing = Hiányzik a „points”, például points = 1.
rules-not-in-hand = Ilyen alakúnak kell lennie: { $form }. Ez nem az: { $value }.
rules-pack-lacks = Ebben a pakliban ({ $pack }) nincs ilyen: { $cards }.
rules-game-lacks = A játék paklijában nincs ilyen: { $cards }.
rules-not-a-kind = Itt "cards", egy szín (például { $suit }), egy érték (például { $rank }) vagy egy lap (például { $card }) állhat. Ez nem: { $value }.
rules-written = Írd ezt: { $written }, ne ezt: { $word }.
rules-no-rank = Nincs ilyen érték a pakliban: { $rank }. A legkisebb érték 1, a legnagyobb { $most }.
rules-ranks-in-order = Minden értéket egyszer nevezz meg, a legkisebbel kezdve. Ez nem jó: { $value }.
rules-suits-in-order = Minden színt egyszer nevezz meg, ebben a sorrendben: { $order }. Ez nem jó: { $value }.
rules-second-value = Már van más értéke: { $cards }.
rules-pictures-without-number = A figuráknak nincs számuk.
rules-ace-counts-both = Az ász a kézben már 1-et vagy 14-et ér.
rules-nothing-scores = Semmi sem ér pontot.
rules-second-item = Már van tétel erre: { $item }. Add össze a pontokat.
rules-primiera-suits = A primierához mind a négy szín legjobb lapja kell, ezért minden színt használni kell.
rules-order-of-cards = A pontokat tételenként számoljuk, ezért a lapoknak sorrend kell. Írj külön tételt mindegyikhez: { $cards }.
rules-order-of-enough = A pontokat tételenként számoljuk, de több oldalnak is lehet elég. „enough” helyett írd ezt: „most”.
rules-order-of-shared = A pontokat tételenként számoljuk, ezért egy tétel pontjain nem osztozhatnak az oldalak.
rules-near-target = A korlátozott pontozáshoz { $most } fölötti célpontszám kell. Ez nem elég: { $target }.
rules-near-pack = A korlátozott pontozáshoz olyan pakli kell, amelyben van pikk és káró tízes.
rules-near-items = A korlátozott pontozáshoz ezek a tételek kellenek: { $items }.
rules-big-sweep-points = Egy nagy tábláért pont jár, de itt nincs megadva.
rules-every-sweep-big = Így minden tábla nagy lenne. Ez legyen legalább { $least }, vagy 0.

rules-no-players = Nincs megadva a játékosok száma.
rules-players-twice = Többször is szerepel: { $number }.
rules-packet-too-large = Egyszerre { $packet } lap több, mint egy kéz ({ $hand }).
rules-always-rich = { $table } leemelt lap szinte mindig túl gazdag lenne, és visszakerülne.
rules-table-too-large = { $table } asztali lap több, mint a pakli { $size } lapja.
rules-too-few-cards = { $players } kézhez ({ $hand } lap) és { $table } asztali laphoz { $needed } lap kell, de a pakliban { $size } van.
rules-cannot-share =
    { $players ->
        [2] { $table } asztali lap mellett két játékos nem tud a többi { $rest } lapon két egyenlő félben osztozni.
       *[other] { $table } asztali lap mellett { $players } játékos nem tud a többi { $rest } lapon egyenlően osztozni.
    }
rules-left-over =
    { $over ->
        [one] Ha { $players } játékos egyszerre { $each } lapot kap, az asztalon kívüli { $rest } lapból { $over } kimarad.
       *[other] Ha { $players } játékos egyszerre { $each } lapot kap, az asztalon kívüli { $rest } lapból { $over } kimarad.
    }
rules-too-few-for-round = Ez egy csonka körhöz is kevés.
rules-hand-too-large = Több lapot együtt kijátszani csak legfeljebb { $most } lapos kézzel lehet, nem ennyivel: { $hand }.
rules-nothing-proven = Ha a szabálytalan lépések büntetéssel érvényesek, a megfelelő lap nélkül is lehet építeni, ezért egy építmény semmit sem bizonyít.
