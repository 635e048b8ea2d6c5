### Sa jwè yo ka dakò sou li anvan yo jwe

book-agreed-alone = Kat jwè ka jwe san patnè tou, chak moun pou kont li.
book-agreed-any-cut = Ou ka kenbe chak koup, oswa refize lòt: anpil tab gen pwòp règ yo.
book-agreed-one-build = Gen jwè ki pèmèt yon sèl konstriksyon nan fen yon tou, toutotan rete kat pou tire.
book-agreed-proven = Ak patnè, gen jwè ki kite w bati pou yon patnè ki montre bon kat la (gade “Kazino dominiken ak patnè”).
book-agreed-sweeps = Ou ka konte bale, 1 pwen chak.
book-agreed-no-sweeps = Ou ka jwe san pwen pou bale.
book-agreed-no-record = Gen jwè ki pa konte bale yon { book-side } toupre { $ending_target } ditou, konsa yo pa anile anyen.
book-agreed-majorities = Plis kat ka bay 2 olye 3, e plis pik 2 olye 1.
book-agreed-from-16 = Gen jwè ki mete limit sou pwen yo apati 16 (gade “Kazino dominiken, limit apati 16”).
book-agreed-to-11 = Ou ka jwe nan 11 pwen olye { $ending_target }.
book-agreed-to-15 = Pou yon pati kout, jwe nan 15 pwen olye { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Nan yon tab ki pa gen abit, yon move priz ka konte kòm yon kat poze: kat ki jwe a rete sou tab la.
       *[other] Nan yon tab ki pa gen abit, erè yo ka rete: yon move priz konte kòm yon kat poze, e chak advèsè jwenn 1 pwen pou yon konstriksyon mèt li pa ka pran.
    }
