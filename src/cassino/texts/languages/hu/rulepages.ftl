rulepages-lead = Minden oldal ugyanazokból a szabályokból készül, amelyek szerint a játék is megy.
rulepages-also-called = Más nevei: { $names }.
rulepages-change = Szabályok módosítása
rulepages-contents = Tartalom
rulepages-own = Ha saját szabályokkal játszanál, <link>módosítsd ezeket</link>.
rulepages-table = { $title }: táblázat

rulepages-example = Példa.
rulepages-not-allowed = Nem szabad.
rulepages-position = A kezedben: { $hand }; az asztalon: { $table }.
rulepages-position-empty = A kezedben: { $hand }; az asztal üres.
rulepages-own-build = a te építményed: { $value } [{ $cards }]
rulepages-other-build = egy másik játékos építménye: { $value } [{ $cards }]

rulepages-different = Miben más: { $title }
rulepages-different-about = Ha ismered a kaszinót: miben más ez a játék ({ $title }), két percben.
rulepages-different-lead = Ismered már a kaszinót? Itt megnézheted két percben, miben más ez a játék.
rulepages-taught = Ezt a játékot tanítják a leckék.
rulepages-whole-book =
    { $more ->
        [0] A teljes szabálykönyv
       *[other] A teljes szabálykönyv (még { $more })
    }
