book-example-position =
    { $is_legal ->
        [yes] Példa.
       *[no] Nem szabad.
    } A kezedben: { ROW($hand) }. { $count ->
        [0] Az asztal üres.
       *[other] Az asztalon: { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] a te építményed, értéke { $value } ({ ROW($cards) })
        [partner] a partnered építménye, értéke { $value } ({ ROW($cards) })
       *[opponent] egy ellenfél építménye, értéke { $value } ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] a te építményed
        [partner] a partnered építménye
       *[opponent] egy ellenfél építménye
    }
book-example-pile-top = egy ellenfél kupacának tetején { CARDS($card) }
book-example-allowed = Példa
book-example-forbidden = Nem szabad
book-example-pile = Egy ellenfél kupacának felső lapja

book-example-queen = A dámád elviszi a másik dámát, és a kilencest meg a hármast is, mert 9 + 3 = 12.
book-example-ace = Az ászod 14-et ér, és mindkét lapot elviszi: 13 + 1 = 14.
book-example-in-hand = A kezedben 16-ot ér { CARDS("10D", case: "subject") }, így elviszi a kilencest és a hetest.

book-example-take =
    { $deck_pack ->
        [italian_40] A bubid elviszi a másik bubit, és az ötöst meg a hármast is, mert 5 + 3 = 8.
       *[other] A nyolcasod elviszi a másik nyolcast, és az ötöst meg a hármast is, mert 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Vagy ezt viszed el: 6 + 1, vagy ezt: 5 + 2, de nem mindkettőt.
       *[other] Vagy a hatost és az ászt viszed el, vagy az ötöst és a kettest, de nem mind a négyet.
    }
book-example-pair-first = A másik hetest kell elvinned, nem a négyest és a hármast.
book-example-several = Mindkét lapot kijátszod. Összesen 12, és elviszik a tízest meg a kettest, és a dámát.
book-example-several-large = Mind a három lapot kijátszod. Összesen 24, és elviszik a négyest, a hetest és a királyt: 4 + 7 + 13 = 24.
book-example-several-too-large = A lapjaid összege 15, ez több a megengedettnél ({ $capturing_hand_total_at_most }).
book-example-several-sets = A bubi 11-et ér, és a hetes meg a négyes együtt is. Az asztalon lévő bubit mind a három lappal viszed el.
book-example-split = Az építmény csak 5-öt ér. Nem adhatod hozzá a kettest, hogy 7 legyen.
book-example-one-picture = Egy dáma csak egy dámát visz el.
book-example-both-pictures = A dámád mindkét dámát elviszi.
book-example-top = A nyolcasod elviszi az építményedet, és az asztali hetest is a kupacról való ásszal együtt: 7 + 1 = 8.
book-example-equal = Nem viheted el csak az egyik kilencest. Mindkettőt el kell vinned, és elviheted az ötöst meg a négyest is.
book-example-must = A hetesedet nem rakhatod le, mert elviheti a négyest és a hármast.
book-example-insist = Csak a másik nyolcast viszed el, és befejezed a sorodat. Egy ellenfél ragaszkodhat hozzá, hogy az ötöst és a hármast is elvidd.
book-example-insist-add = Lerakod a tízesedet, és befejezed a sorodat. Egy ellenfél ragaszkodhat hozzá, hogy a hatost és a hármast add az építményedhez.

book-example-make = Az ötösödet a négyesre játszod, és azt mondod: „kilenc”. Egy későbbi sorban a kilencesed mindkettőt elviheti.
book-example-multiple = Az ötösödet a négyesre játszod, és hozzáadod a kilencest. Ez többszörös 9-es építmény.
book-example-table-build = Mielőtt kijátszol egy lapot, a három lapot 10-es építménnyé teszed össze, a kezedben lévő tízeshez.
book-example-base = Az asztalon lévő kilences alap, mert van kilencesed. Hozzáadod a kupacról az ötöst, és a négyest: többszörös 9-es építmény.
book-example-raise = Hozzáadod a kettesedet az építményhez, és azt mondod: „kilenc”. Most már a te építményed.
book-example-raise-sets = A ketteseddel 9-re emeled az építményt, és hozzáadod az asztalról a kilencest.
book-example-join = Hozzáadod a hatosodat és a hármast. Most már többszörös az építmény, és senki sem emelheti.
book-example-join-theirs = Az építményhez adod a hatosodat és a hármast. Most már a tiéd.
book-example-join-top = Az építményedhez adod a kupacról a hetest és az asztalról a kettest: 7 + 2 = 9.
book-example-steal = Az építményedhez adod a hetesedet és a kupacról az ászt: 7 + 1 = 8.
book-example-separate = A tízesed hozzáadható az egyik építményhez, de nem csinálhat egyet a kettőből.
book-example-merge = A hatosoddal és a hármassal nem építhetsz 9-et, mert van már egy 9-es építmény, amelyhez nem adhatsz hozzá.
book-example-hold = A szabad kilencest egymagában nem viheted el: az egyetlen kilencesednek az építményedet kell elvinnie.
book-example-proven = A partnered egy ásszal 8-at épít, és a következő játékos elviszi. Tehát a partnerednek van nyolcasa, és a kettesedet a hatosra játszhatod: 8-at építesz neki.
book-example-request-asked = A partnered kijátszik egy kilencest, hogy elvigye az építményedet. Neked is van kilencesed, ezért megkéred, hogy hagyja ott. A partnered inkább hozzáadja a kilencest, és az építmény a tiéd marad.

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] A kettest nem rakhatod le, mert van építményed. Elviheted a kilenceseddel.
       *[anything] A kettest nem rakhatod le, mert van építményed. Elviheted a kilenceseddel.
    }
book-example-partner-nine = A partnered 9-et épített, és van egy kilencesed. Lerakhatod, és a partnered később az építménnyel együtt elviheti.
book-example-sweep = Mindkét lapot elviszed. Üres az asztal: tábla!
book-example-big-sweep = Mind a négy lapot elviszed. Üres az asztal: nagy tábla!
book-example-victim = Az ellenfeled egy nyolcassal táblát csinál. Leraksz egy hetest, és rögtön elviszed a másik heteseddel: ez a te táblád.
book-example-orange =
    { $deck_pack ->
        [rook_40] A heteseddel elviszed a sárga négyest és a piros hármast, és azt mondod: „narancs”.
       *[other] A heteseddel elviszed: { CARDS("4D") } és { CARDS("3H") }, és azt mondod: „narancs”.
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Példa. Ann 19, Bert 15 ponton áll. Ann elviszi a legtöbb lapot, két ászt és két táblát, de ezt nem: { CARDS("10D") }. Semmiért sem kap pontot. Bert 6 pontot kap (legtöbb pikk, { CARDS("10D") }, { CARDS("2S") } és két ász), és 21-gyel nyer.
    }
