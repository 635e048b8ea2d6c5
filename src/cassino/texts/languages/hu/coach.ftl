coach-public = Az ítélet csak azokon a lapokon alapul, amelyeket mindenki lát.
coach-hurried = Ez sokáig tartott, ezért az ítélet kevésbé pontos.
coach-other = Ugyanezzel a lappal egy másik lépés kb. { $points } ponttal jobbnak tűnik:
coach-hidden =
    { WHO($who) ->
        [you] Más okod is lehetett
       *[other] { NAME($who) } más okból is léphetett így
    }: a kéz többi lapját senki más nem látja.

coach-skill =
    Tudás: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Mégis így lépsz?

coach-on = Az edző be van kapcsolva. Figyelmeztet, mielőtt hibáznál. Írd be: milyen, és kiderül, mennyire volt jó az utolsó lépésed; vagy: miért, és kiderül, miért lépett így utoljára a másik játékos.
coach-off = Az edző ki van kapcsolva.
coach-wrong-setting = Ezt írd: edző be vagy edző ki.
coach-no-move = Ebben az osztásban még nem léptél.

coach-page-why = Miért ez a lépés?
coach-page-how = Milyen volt a lépésem?
coach-page-why-short = Miért?
coach-page-how-good = Milyen volt?
coach-page-thinking = Az edző gondolkodik…
coach-page-answer = Edző
