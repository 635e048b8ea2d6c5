puzzle-known = Minden más lap lement, ezért tudod, mi van az ellenfeled kezében. Keresd meg a legjobb lépést.
puzzle-hidden = Néhány lap rejtve van, mint az asztalnál. Keresd meg azt a lépést, amely szinte minden elképzelhető kéz ellen a legjobb.

puzzle-hint-build = Egy építmény többet ér, mint bármi, amit most elvihetsz.
puzzle-hint-raise = Egy építményt meg lehet emelni.
puzzle-hint-steal = Elviheted, amire egy másik játékos számít.
puzzle-hint-trail = Le kell raknod egy lapot. Melyik a biztonságos?
puzzle-hint-last = Aki utoljára üt, az kapja az asztalon maradt lapokat.
puzzle-hint-majority = Egy többség a tét.
puzzle-hint-count = Minden lapot ki tudsz következtetni: számolj.

puzzle-and-so-on = És így tovább.
puzzle-ends = Az osztás vége: { SCORES($scores) }.
puzzle-next-best = A következő legjobb lépés:
puzzle-then-ends = Akkor az osztás vége: { SCORES($scores) }.
puzzle-difference = { $title }: { SCORES($scores) }, és nem { SCORES($instead) }.
puzzle-better-by = Ez { $points } ponttal jobb, mint a következő legjobb lépés.
puzzle-better-about = Ez átlagosan kb. { $points } ponttal jobb, mint a következő legjobb lépés.
puzzle-worse-by = Egy másik lépés { $points } ponttal többet hoz.
puzzle-worse-about = Egy másik lépés átlagosan kb. { $points } ponttal többet hoz.
puzzle-worse-at-least = Egy másik lépés legalább { $points } ponttal többet hoz.
puzzle-best-often =
    { $tenths ->
        [10] Szinte mindig ez a legjobb lépés, akármi van a többi játékosnál.
        [1] A többiek minden lehetséges kezét nézve 10 esetből kb. 1-ben ez bizonyul a legjobbnak.
        [3] A többiek minden lehetséges kezét nézve 10 esetből kb. 3-ban ez bizonyul a legjobbnak.
        [6] A többiek minden lehetséges kezét nézve 10 esetből kb. 6-ban ez bizonyul a legjobbnak.
        [8] A többiek minden lehetséges kezét nézve 10 esetből kb. 8-ban ez bizonyul a legjobbnak.
       *[other] A többiek minden lehetséges kezét nézve 10 esetből kb. { $tenths }-ben ez bizonyul a legjobbnak.
    }

puzzle-theme-endgame = Utolsó ütések
puzzle-trains = Ezt gyakorolja: { $themes }.
