nudge-sweep = Le tudod söpörni az asztalt.
nudge-several = Egy ütés több mindent is elvihet egyszerre.
nudge-sum = Az asztalon van olyan összeg, amely egyik lapodnak felel meg.
nudge-points = El tudsz vinni egy lapot, amely pontot ér.
nudge-capture = El tudsz vinni valamit.
nudge-worthless = El tudsz vinni valamit, de van jobb lépés.
nudge-trail = Semmit sem tudsz elvinni. Melyik lap segít a legkevesebbet a következő játékosnak?
nudge-build = Tudsz olyan építményt csinálni, amelyet később elvihetsz.
nudge-join = Hozzá tudsz adni egy építményhez az asztalon.
nudge-raise = Meg tudsz emelni egy építményt az asztalon.
nudge-end = Ebben a sorban már nincs mit nyerni.
nudge-claim = Számold össze, mit vittél el.
nudge-pass = Itt nem kell szólnod.
nudge-ask = Mit kérhetnél?
hint-quick = Ez gyors tipp: nem számol előre.

valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 pont)
       *[other] { " " }({ $worth } pont)
    }
more-cards =
    { $more ->
        [1] még 1 lap
       *[other] még { $more } lap
    }
points =
    { $points ->
        [1] 1 pont
       *[other] { $points } pont
    }
and-sweeps =
    { $sweep ->
        [named] , és ez tábla ({ points }, { $word })
        [scored] , és ez tábla ({ points })
        [plain] , és ez tábla
        [cleared] , és üres az asztal
       *[none] { "" }
    }
# With a case: „egy kilencessel”
a-rank =
    { $rank ->
        [one] egy egyessel
        [ace] egy ásszal
        [two] egy kettessel
        [three] egy hármassal
        [four] egy négyessel
        [five] egy ötössel
        [six] egy hatossal
        [seven] egy hetessel
        [eight] egy nyolcassal
        [nine] egy kilencessel
        [ten] egy tízessel
        [jack] egy bubival
        [queen] egy dámával
        [knave] egy alsóval
        [knight] egy lovassal
       *[king] egy királlyal
    }
opponent =
    { FORM($by) ->
        [you] te
        [one] { PLAYERS($by) }
       *[several] valamelyik ellenfél
    }
opponent-first =
    { FORM($by) ->
        [you] Te
        [one] { PLAYERS($by) }
       *[several] Valamelyik ellenfél
    }
other-move =
    { $other ->
        [played] a megtett lépés
        [best] a legjobb lépés
       *[next-best] a következő legjobb lépés
    }
other-move-first =
    { $other ->
        [played] A megtett lépés
        [best] A legjobb lépés
       *[next-best] A következő legjobb lépés
    }
in-ten =
    { $tenths ->
        [0] 10 esetből egynél ritkábban
        [1] 10 esetből kb. 1-ben
        [3] 10 esetből kb. 3-ban
        [6] 10 esetből kb. 6-ban
        [8] 10 esetből kb. 8-ban
        [10] szinte mindig
       *[other] 10 esetből kb. { $tenths }-ben
    }
often =
    { $often ->
        [certain] biztosan
       *[some] { in-ten }
    }
some-cards =
    { FORM($by) ->
        [you] A te lehetséges lapjaid
        [one] { PLAYERS($by) } lehetséges lapjai
       *[several] Az ellenfelek lehetséges lapjai
    } közül { $count ->
        [1] egy
        [2] kettő
        [3] három
        [4] négy
       *[other] { $count }
    }
why-end-after = Kijátszva: { valued }. Ebben a sorban már nincs mit nyerni.
why-ends-after = Kijátszva: { valued }. Ezzel vége a sornak.
# Before the sentences about the other steps of the same turn
why-then = Aztán ugyanabban a sorban:

why-takes = Ezzel elvihető: { valued }{ and-sweeps }.
why-leaves = Így az asztalon marad: { valued }.
why-leaves-to-take = Így az asztalon marad: { valued }. Később talán el tudod vinni.
why-gathers = Így később { a-rank } elvihető: { valued }.
why-gathers-for-next-turn = A következő sorodban { a-rank } elviheted: { valued }.
why-builds = Így lesz egy { VALUES($value) } építmény, benne: { valued }.
why-adds =
    Így { $value ->
        [1] az
        [5] az
       *[other] a
    } { VALUES($value) } építményhez kerül: { valued }.
why-raises =
    Így egy építmény értéke { $value ->
        [3] 3-ra
        [6] 6-ra
        [8] 8-ra
        [13] 13-ra
       *[other] { $value }-re
    } nő, ezzel: { valued }.

why-target-reached = Az eddig elvitt lapokkal már megvan a célpontszám.
why-orange =
    { $orange ->
        [colors] Egy piros és egy sárga lap
       *[suits] Egy kőr és egy káró
    } ment el együtt.
why-no-orange =
    Amit elvittek, az nem { $orange ->
        [colors] egy piros és egy sárga lap
       *[suits] egy kőr és egy káró
    }.
why-insists = Az oldaladnak jobb, ha a játékosnak ezeket is el kell vinnie vagy hozzá kell adnia.
why-asks = Az építmény még nőhet, és te is elviheted.
why-lets-pass = Jobb, ha azok a lapok az asztalon maradnak.
why-captures-now = Az elvitt lapok biztonságban vannak.

next-player-first =
    { $next ->
        [partner] A partnered
       *[opponent] A következő játékos
    }
why-nobody-takes = A következő játékos szinte semmit sem tud elvinni.
why-next-holds = { next-player-first } kezében van egy { rank }, amellyel elviheti: { valued }{ sweeping }.
why-next-may-hold = { next-player-first } kezében lehet egy { rank }, amellyel elviheti ({ in-ten }): { valued }{ sweeping }.

why-as-good = { other-move-first } nagyjából ugyanolyan jó.
why-fewer-matches =
    { $other ->
        [played] A megtett lépéssel
        [best] A legjobb lépéssel
       *[next-best] A következő legjobb lépéssel
    } { WHO($who) ->
        [you] 100 parti közül kb. { $matches ->
            [1] 1
           *[other] { $matches }
        } partival kevesebbet nyersz meg
       *[other] { NAME($who) } 100 parti közül kb. { $matches ->
            [1] 1
           *[other] { $matches }
        } partival kevesebbet nyer meg
    }.
why-fewer-points = { other-move-first } kb. { $points } ponttal kevesebbet ér.
why-nothing-hidden = Minden rejtett lapot ismerünk, ezért ez biztos.
why-build-lost =
    { FORM($by) ->
        [you] Elviheted vagy megváltoztathatod
        [one] { PLAYERS($by) } elviheti vagy megváltoztathatja
       *[several] Valamelyik ellenfél elviheti vagy megváltoztathatja
    } { WHO($who) ->
        [you] az építményedet
       *[other] { NAME($who) } építményét
    } ({ often }).
why-hardly-taken = Aligha tudja bárki elvinni.
why-used =
    { FORM($by) ->
        [you] Te építménybe teheted
       *[other] { opponent-first } építménybe teheti
    } ({ often }).
why-not-taken = Senki sem viheti el.
why-captured =
    { $often ->
        [certain] { FORM($by) ->
            [you] Elviheted
            [one] { PLAYERS($by) } elviheti
           *[several] Valamelyik ellenfél elviheti
        }, ezzel: { CARDS($captors, $others) }.
       *[some] { some-cards } elviheti ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept =
    { FORM($by) ->
        [you] Táblát csinálhatsz
        [one] { PLAYERS($by) } táblát csinálhat
       *[several] Valamelyik ellenfél táblát csinálhat
    } ({ often }).
why-swept-by =
    { $often ->
        [certain] { FORM($by) ->
            [you] Táblát csinálhatsz
            [one] { PLAYERS($by) } táblát csinálhat
           *[several] Valamelyik ellenfél táblát csinálhat
        }, ezzel: { CARDS($captors, $others) }.
       *[some] { some-cards } táblát csinálhat ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared =
    { FORM($by) ->
        [you] Leviheted az egész asztalt
        [one] { PLAYERS($by) } leviheti az egész asztalt
       *[several] Valamelyik ellenfél leviheti az egész asztalt
    } ({ often }).
why-cleared-by =
    { $often ->
        [certain] { FORM($by) ->
            [you] Leviheted az egész asztalt
            [one] { PLAYERS($by) } leviheti az egész asztalt
           *[several] Valamelyik ellenfél leviheti az egész asztalt
        }, ezzel: { CARDS($captors, $others) }.
       *[some] { some-cards } leviheti az egész asztalt ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept =
    { other-move-first } után { FORM($by) ->
        [you] táblát csinálhatsz
        [one] { PLAYERS($by) } táblát csinálhat
       *[several] valamelyik ellenfél táblát csinálhat
    } ({ often }).
why-other-cleared =
    { other-move-first } után { FORM($by) ->
        [you] leviheted az egész asztalt
        [one] { PLAYERS($by) } leviheti az egész asztalt
       *[several] valamelyik ellenfél leviheti az egész asztalt
    } ({ often }).
why-other-loses =
    { other-move-first } után { FORM($by) ->
        [you] elviheted
        [one] { PLAYERS($by) } elviheti
       *[several] valamelyik ellenfél elviheti
    } ({ often }): { valued }.
why-lost =
    { FORM($by) ->
        [you] Elviheted
        [one] { PLAYERS($by) } elviheti
       *[several] Valamelyik ellenfél elviheti
    } ({ often }): { valued }.
why-build-taken =
    { WHO($who) ->
        [you] A következő sorodban elviheted
       *[other] { NAME($who) } a következő sorában elviheti
    } az építményt ({ often }).
why-regained =
    { WHO($who) ->
        [you] A következő sorodban elviheted
       *[other] { NAME($who) } a következő sorában elviheti
    } ({ often }): { valued }.
why-most =
    { WHO($who) ->
        [you] Így a legtöbb { kind } a tiéd
       *[other] Így a legtöbb { kind } { NAME($who) } kupacába kerül
    }: { in-ten }; { other-move } után { $against ->
        [0] 10 esetből egynél ritkábban
        [1] 10 esetből kb. 1-ben
        [3] 10 esetből kb. 3-ban
        [6] 10 esetből kb. 6-ban
        [8] 10 esetből kb. 8-ban
        [10] szinte mindig
       *[other] 10 esetből kb. { $against }-ben
    }.
