### Sa jwè yo ka dakò sou li anvan yo jwe

book-agreed-alone = 4 jwè ka jwe san patnè tou, chak moun pou kont li.
book-agreed-any-cut = Ou ka kite tout koup pase, oswa chwazi lòt rezon pou koupe ankò. Anpil tab gen pwòp règ pa yo.
book-agreed-one-build = Toutotan rete kat pou tire, gen jwè ki pèmèt ou gen yon sèl konstriksyon nan fen tou w.
book-agreed-proven = Ak patnè, gen jwè ki kite w bati pou yon patnè lè sa li jwe pwouve li gen bon kat la (gade “Kazino dominiken ak patnè”).
book-agreed-sweeps = Ou ka bay bale yo pwen, 1 pwen chak.
book-agreed-no-sweeps = Ou ka jwe san pwen pou bale.
book-agreed-no-record = Gen jwè ki pa konte bale yon { book-side } toupre { $ending_target } ditou: yo pa menm anile lòt bale.
book-agreed-majorities = Plis kat ka bay 2 olye 3, e plis pik 2 olye 1.
book-agreed-from-16 = Gen jwè ki mete limit sou pwen yo apati 16 pwen (gade “Kazino dominiken, limit apati 16”).
book-agreed-to-11 = Ou ka jwe nan 11 pwen olye { $ending_target }.
book-agreed-to-15 = Pou yon pati kout, jwe nan 15 pwen olye { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Jwè yo ka dakò sou yon penalite pou yon move priz: li konte kòm yon kat poze, e kat ki jwe a rete sou tab la.
       *[other] Jwè yo ka dakò sou penalite pou erè: yon move priz konte kòm yon kat poze, e chak advèsè jwenn 1 pwen pou yon konstriksyon moun ki fè l la pa ka pran.
    }
