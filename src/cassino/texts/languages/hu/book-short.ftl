book-short-aim =
    Az asztalon felfordított lapok fekszenek. A kezedben lévő lapokkal elviszed őket, és ha minden lapot kijátszottatok, az elvitt lapok pontot érnek.
book-short-take =
    { $capturing_combinations ->
        [one] Ha te jössz, játssz ki egy lapot. Elvisz egy azonos értékű asztali lapot, vagy egy csoportot, amelynek ennyi az összege: egy hetes egy másik hetest, vagy egy négyest és egy hármast.
       *[many] { $capturing_from_hand ->
            [one_card] Ha te jössz, játssz ki egy lapot. Elvisz azonos értékű asztali lapokat és olyan csoportokat, amelyeknek ennyi az összegük: egy hetes elvihet egy másik hetest, meg egy négyest és egy hármast is.
           *[other] Ha te jössz, játssz ki egy lapot vagy többet együtt. Elvisznek azonos értékű asztali lapokat és olyan csoportokat, amelyeknek ennyi az összegük: egy hetes elvisz egy másik hetest, vagy egy négyest és egy hármast, és egy hatos meg egy ász együtt ugyanezt elviszi.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Vagy építs: tegyél össze olyan lapokat, amelyek összege egyik lapodat adja ki, és később mindet elviszed vele. Építmény csak asztali lapokból is készülhet. Az ellenfelek elvihetik az építményedet, vagy más értékre emelhetik.
       *[hand] Vagy építs: tedd a lapodat egy asztali lapra úgy, hogy együtt kiadják egy másik lapod értékét. Azzal egy későbbi sorban mindet elviheted, ha más előbb el nem viszi vagy meg nem változtatja az építményt.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Az elvitt lapok sincsenek biztonságban: egy ellenfél kupacának felső lapját hozzáadhatod az építményeidhez.
           *[pairs_of_four] Az elvitt lapok sincsenek biztonságban: egy ellenfél kupacának felső lapját hozzáadhatod az oldalad építményeihez.
        }
       *[others] { $capturing_tops ->
            [none] Az elvitt lapok sincsenek biztonságban: egy másik játékos kupacának felső lapját hozzáadhatod az építményeidhez.
           *[other] Az elvitt lapok sincsenek biztonságban: egy másik játékos kupacának felső lapját elviheted, vagy hozzáadhatod az építményeidhez.
        }
    }
book-short-trail = Különben hagyd a lapodat felfordítva az asztalon. Ezt hívjuk lerakásnak.
book-short-scores = Pontot ér: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] A pontot szerző { book-side } nyer: egy játék általában egy osztás.
           *[other] Osszatok újra és újra, amíg valamelyik { book-side } el nem ér { $ending_target } pontot, és ezzel nyer.
        }
        [1] Egy játék egy osztás: a legtöbb pontot szerző { book-side } nyer.
       *[other] { $ending_deals } osztás után a legtöbb pontot szerző { book-side } nyer.
    }
