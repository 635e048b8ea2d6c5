book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Az utolsó lap után számoljátok meg, mit vitt el egy-egy { book-side }. Egy osztás { $total ->
        [one] { $total } pontot
       *[other] { $total } pontot
    } ér{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , és jönnek hozzá a táblák
           *[other] , és jönnek hozzá a táblák és a narancsok
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , és jönnek hozzá a narancsok
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Az utolsó lap után számoljátok meg, mit vitt el egy-egy { book-side }. Egy osztás { $totals } pontot ér{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , és jönnek hozzá a táblák
               *[other] , és jönnek hozzá a táblák és a narancsok
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , és jönnek hozzá a narancsok
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Egy lap mindenért pontot ér, amihez tartozik: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Ahol a táblázatban „legtöbb” áll, az az { $seating_sides ->
                [solo] egy játékos kap pontot, akinek
               *[pairs_of_four] egy oldal kap pontot, amelyiknek
            } több van, mint bármelyik másiknak. Egyenlőségnél senki sem kap pontot.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Ahol a táblázatban „legtöbb” áll, az az { $seating_sides ->
                [solo] egy játékos kap pontot, akinek
               *[pairs_of_four] egy oldal kap pontot, amelyiknek
            } több van, mint bármelyik másiknak. Egyenlőségnél ehelyett minden holtversenyben álló { book-side } 1 pontot kap.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Ahol a táblázatban „legtöbb” áll, az az { $seating_sides ->
                [solo] egy játékos kap pontot, akinek
               *[pairs_of_four] egy oldal kap pontot, amelyiknek
            } több van, mint bármelyik másiknak. Ha ezeket a pontokat senki sem kapja meg, a következő osztásban ugyanezekhez a pontokhoz adódnak hozzá.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Ahol a táblázatban „legalább” áll, ott ennyi lap is kell hozzá.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] { $seating_sides ->
            [solo] Minden játékos, akinél van
           *[pairs_of_four] Minden oldal, amelynél van
        } legalább { $enough_what }, { $enough_points } pontot kap, akkor is, ha másnál is van ennyi.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] A primierához add össze színenként a legjobb lapodat: a hetes 21, a hatos 18, { $deck_pack ->
            [rook_40] az egyes
           *[other] az ász
        } 16, az ötös 15, a négyes 14, a hármas 13, a kettes 12, { $pictures ->
            [low] egy figura 10
           *[other] bármely más lap 10
        }. A legnagyobb összeg ér pontot. Mind a négy szín kell hozzá, és egyenlőségnél senki sem kap pontot.
    }

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Ha építményt csinálsz vagy emelsz, mondd be az értékét.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Ha a partnerednek építesz, mondd: „a partnernek”.
        }
    }
book-end-last =
    { $last_round ->
        [last] Az utolsó lapok osztása előtt az osztó azt mondja: „utolsó”.
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Az utolsó lapok osztása előtt az osztó azt mondja: „utolsó kör”.
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Narancs { $deck_pack ->
            [rook_40] egy piros és egy sárga lap
           *[other] egy kőr és egy káró
        }, ha egy lépéssel mentek el az asztalról, szabadon vagy építményben. A kijátszott lap és a végén maradó lapok nem számítanak, és egy lépés legfeljebb egy narancs.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Ha narancsot viszel el, mondd be: „narancs”, és kapsz { $calling_orange_points } pontot. Ha nem mondod, az az ellenfél kapja, aki a következő lépés előtt elsőként bemondja. { $calling_false_orange_points ->
            [0] Téves bemondásért nem jár büntetés.
           *[other] A téves bemondás { $calling_false_orange_points } pont.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Ez { $calling_orange_points } pontot ér, akkor is, ha senki sem mondja be.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Két sor között bemondhatod, hogy kint vagy, ha úgy gondolod, hogy { $seating_sides ->
            [solo] megvan a célhoz szükséges pontod
           *[pairs_of_four] az oldaladnak megvan a célhoz szükséges pontja
        }: { $ending_target }{ $words_claim ->
            [none] { "" }
           *[other] {" "}(„{ $words_claim }”)
        }. A játék megáll. Add az állásodhoz, ami biztos: a kupacod pontot érő lapjait, a tábláidat, és minden többséget{ $primiera ->
            [yes] {" "}vagy primierát
           *[no] { "" }
        }, amelyet már nem veszíthetsz el.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Ha ez kiadja a célt ({ $ending_target }), megnyered a partit, akármennyi van a többieknek. Ha nem, { $seating_sides ->
            [solo] ezért az osztásért ennyi pontot kapsz
           *[pairs_of_four] az oldalad ezért az osztásért ennyi pontot kap
        }: { $calling_false_claim_points }; a többiek azt kapják, ami biztos, és amikor legközelebb te osztanál, kimaradsz az osztók sorából.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Két lépés között bármikor, és az utolsó után is, { $words_claim ->
            [none] bejelentheted, hogy megvan { $ending_target } pontod
           *[other] mondhatod: „{ $words_claim }”
        }, akárki jön. Akkor helyes, ha az állásod és ami ebben az osztásban biztos, együtt kiadja a célt ({ $ending_target }): a kupacod pontot érő lapjai, a tábláid, és minden többség{ $primiera ->
            [yes] {" "}vagy primiera
           *[no] { "" }
        }, amelyet már nem veszíthetsz el.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] Az első helyes bejelentés megnyeri a partit, akkor is, ha másnak is volt ennyi pontja.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] A téves bejelentésért nem jár büntetés.
           *[game] A téves bejelentéssel elveszted a partit.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}A többiek közül a legtöbb pontot szerző játékos nyer.
                }
               *[pairs_of_four] {" "}A többiek közül a legtöbb pontot szerző oldal nyer.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Minden osztást végigjátszotok, akkor is, ha valamelyik { book-side } már elég pontot szerzett.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Ha az osztó osztás közben felfed egy lapot, egy másik játékos azonnal befejezheti az osztást: az osztás lapjai nem számítanak, az osztó 1 pontot veszít, és a következő osztó az, aki befejezte. Vagy az osztás folytatódik: a lapot a talonba keverik, helyette új jön, és senki sem veszít pontot.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Ha valaki túl kevés lapot kap, annyival játszik, és az osztó 1 pontot veszít.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Ha valaki túl sok lapot kap, a fölösleg felfordítva az asztalra kerül, és az osztó 1 pontot veszít. Ennek az osztásnak a következő körében az osztó ugyanennyivel kevesebb lapot kap.
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Ha hibásan viszel el lapokat, tedd vissza őket: a kijátszott lapod az asztalon marad, mintha leraktad volna.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Ha a következő sorodig senki sem változtatta meg az építményedet, és nincs lapod, amely elviszi, minden ellenfél { book-side } 1 pontot kap. Az építmény marad, és bárki elviheti.
        }
       *[strict] { "" }
    }

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Egy osztás egy egész játék. A legtöbb pontot szerző { book-side } nyer. { book-end-level }
       *[other] Egy parti { $ending_deals } osztás. Utána a legtöbb pontot szerző { book-side } nyer. { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Ha az élen több { book-side } áll egyenlően, közös a győzelem.
       *[another_deal] Ha az élen több { book-side } áll egyenlően, játsszatok még egy osztást.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Adjátok össze minden osztás pontjait. A parti az után az osztás után ér véget, amelyben valamelyik { book-side } eléri a célt ({ $ending_target } pont).
        }
       *[other] { "" }
    }
book-end-first-point = Az elsőként { $ending_target } pontot szerző { book-side } nyer, ezért egy játék általában egy osztás. Ha senki sem szerez pontot, osszatok újra.
book-end-higher =
    { $several ->
        [higher_total] Ha több is eléri, a legmagasabb pontszám nyer. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Ha több is eléri, az osztás pontjait tételenként adjátok hozzá, ebben a sorrendben: { $order }. Az { book-side-that } előbb eléri a célt ({ $ending_target }), nyer, akkor is, ha a végén kevesebb pontja van.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Korlátozott az { book-side-that } { $restricted_from }–{ $restricted_to } ponttal kezd egy osztást: csak azért kaphat pontot, amit a táblázat mond. Ha megszerzi az utolsó oszlopban álló tételt, nyer, akármennyit szereznek mások. { $ending_near_target ->
            [last_five] { $restricted_from } vagy { $restricted_next } pontnál a két tétel közül egy is a szokásos pontot éri. Efölött a tétel nélkül semmiért sem kap pontot.
           *[last_three] A tétel nélkül abban az osztásban semmiért sem kap pontot.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Ha több { book-side } is megszerzi, ami kell neki, az nyer, { $seating_sides ->
            [solo] akinek
           *[pairs_of_four] amelyiknek
        } előbb sikerül. Egy többség akkor van meg, ha már nem veszíthető el, és nem lehet egyenlő.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] A holtversenyt eldöntő osztásokban nincsenek korlátok.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] A játék megáll, amint egy { book-side } megnyerte a partit olyan pontokkal, amelyeket már senki sem vehet el.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Duplán nyer az { book-side-that } már az első osztásban eléri a célt ({ $ending_target }).
    }
