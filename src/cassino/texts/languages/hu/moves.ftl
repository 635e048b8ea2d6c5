trails =
    { WHO($who) ->
        [you] Lerakod:
       *[other] { NAME($who) } lerakja:
    } { CARDS($cards) }.

takes =
    { WHO($who) ->
        [you] Elviszed:
       *[other] { NAME($who) } elviszi:
    } { SETS($taken, $builds, $tops) } – ezzel: { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Narancsot mondasz, és elviszed:
       *[other] { NAME($who) } narancsot mond, és elviszi:
    } { SETS($taken, $builds, $tops) } – ezzel: { CARDS($cards) }{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Elviszed:
       *[other] { NAME($who) } elviszi:
    } { SETS($taken, $builds, $tops) } – ezzel: { CARDS($cards) }; a figurák { WHO($whom) ->
        [you] a te kupacodba
       *[other] { NAME($whom) } kupacába
    } kerülnek{ sweeping }.

sweeping =
    { $sweep ->
        [named] , és ez tábla ({ $word })
        [scored] , és ez tábla
        [plain] , és üres az asztal
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Csinálsz
       *[other] { NAME($who) } csinál
    } egy { VALUES($value) } építményt ebből: { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] Csinálsz
       *[other] { NAME($who) } csinál
    } { whom } egy { VALUES($value) } építményt ebből: { SETS($sets, $builds, $tops) }.

adds =
    { WHO($who) ->
        [you] Hozzáadod:
       *[other] { NAME($who) } hozzáadja:
    } { SETS($sets, $builds, $tops) } – ehhez: { BUILDS($joined) }.

adds-for =
    { WHO($who) ->
        [you] Hozzáadod
       *[other] { NAME($who) } hozzáadja
    } { whom }: { SETS($sets, $builds, $tops) } – ehhez: { BUILDS($joined) }.

raises =
    { WHO($who) ->
        [you] Egy { VALUES($raised) } építményt emelsz
       *[other] { NAME($who) } egy { VALUES($raised) } építményt emel
    } { $value ->
        [3] 3-ra
        [6] 6-ra
        [8] 8-ra
        [13] 13-ra
       *[other] { $value }-re
    }, ezzel: { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] Egy { VALUES($raised) } építményt emelsz
       *[other] { NAME($who) } egy { VALUES($raised) } építményt emel
    } { $value ->
        [3] 3-ra
        [6] 6-ra
        [8] 8-ra
        [13] 13-ra
       *[other] { $value }-re
    }, ezzel: { CARDS($cards) }, és ezekkel együtt: { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Befejezed a sorodat.
       *[other] { NAME($who) } befejezi a sorát.
    }

insists =
    { WHO($who) ->
        [you] Ragaszkodsz ehhez:
       *[other] { NAME($who) } ragaszkodik ehhez:
    } { demand }.

demand =
    { $demand ->
        [1] teljesebb ütés
        [2] hozzáadás az építményekhez
       *[3] teljesebb ütés és hozzáadás az építményekhez
    }

lets-it-stand =
    { WHO($who) ->
        [you] Annyiban hagyod.
       *[other] { NAME($who) } annyiban hagyja.
    }

calls-orange =
    { WHO($who) ->
        [you] Narancsot mondasz.
       *[other] { NAME($who) } narancsot mond.
    }

calls-no-orange =
    { WHO($who) ->
        [you] Nem mondasz narancsot.
       *[other] { NAME($who) } nem mond narancsot.
    }

passes =
    { WHO($who) ->
        [you] Passzolsz.
       *[other] { NAME($who) } passzol.
    }

asks-for-build =
    { WHO($whom) ->
        [you] { NAME($who) } megkér, hogy hagyd az asztalon az építményt.
       *[other] { WHO($who) ->
            [you] Megkéred a partneredet
           *[other] { NAME($who) } megkéri a partnerét
        } ({ NAME($whom) }), hogy hagyja az asztalon az építményt.
    }

counts-out =
    { WHO($who) ->
        [you] Bemondod, hogy kint vagy.
       *[other] { NAME($who) } bemondja, hogy kint van.
    }

announces =
    { WHO($who) ->
        [you] Bejelentesz
       *[other] { NAME($who) } bejelent
    } { $target } pontot.

announces-saying =
    { WHO($who) ->
        [you] Bejelentesz
       *[other] { NAME($who) } bejelent
    } { $target } pontot („{ $word }!”).
