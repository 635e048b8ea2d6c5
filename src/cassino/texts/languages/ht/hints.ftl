### Ki kote pou gade, san bay kat la

nudge-sweep = Ou ka netwaye tab la.
nudge-several = Yon sèl priz ka pran plizyè bagay ansanm.
nudge-sum = Gen kat sou tab la ki fè total youn nan kat ou yo.
nudge-points = Ou ka pran yon kat ki bay pwen.
nudge-capture = Ou ka pran yon bagay.
nudge-worthless = Ou ka pran yon bagay, men gen yon pi bon kou.
nudge-trail = Ou pa ka pran anyen. Ki kat k ap ede pwochen jwè a mwens?
nudge-build = Ou ka fè yon konstriksyon w ap ka pran pita.
nudge-join = Ou ka ajoute nan yon konstriksyon ki sou tab la.
nudge-raise = Ou ka monte yon konstriksyon ki sou tab la.
nudge-end = Pa gen anyen ankò pou genyen nan tou sa a.
nudge-claim = Konte sa ou pran deja.
nudge-pass = Ou pa oblije di anyen isit la.
nudge-ask = Kisa ou ta ka mande?
hint-quick = Se yon endis rapid: li pa kalkile pwochen kou yo.

### Poukisa yon kou bon oswa pa bon

valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 pwen)
       *[other] { " " }({ $worth } pwen)
    }
more-cards =
    { $more ->
        [1] 1 lòt kat
       *[other] { $more } lòt kat
    }
points =
    { $points ->
        [1] 1 pwen
       *[other] { $points } pwen
    }
and-sweeps =
    { $sweep ->
        [named] { " " }epi bale tab la ({ points }, { $word })
        [scored] { " " }epi bale tab la ({ points })
        [plain] { " " }epi bale tab la
        [cleared] { " " }epi netwaye tab la
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [four] yon 4
       *[other] yon { rank }
    }
opponent =
    { FORM($by) ->
        [you] ou
        [one] { PLAYERS($by) }
       *[several] yon advèsè
    }
opponent-first =
    { FORM($by) ->
        [you] Ou
        [one] { PLAYERS($by) }
       *[several] Yon advèsè
    }
other-move =
    { $other ->
        [played] kou ki jwe a
        [best] pi bon kou a
       *[next-best] dezyèm pi bon kou a
    }
other-move-first =
    { $other ->
        [played] Kou ki jwe a
       *[next-best] Dezyèm pi bon kou a
    }
in-ten =
    { $tenths ->
        [0] mwens pase 1 fwa sou 10
        [1] anviwon 1 fwa sou 10
        [10] prèske chak fwa
       *[other] anviwon { $tenths } fwa sou 10
    }
often =
    { $often ->
        [certain] san mank
       *[some] { in-ten }
    }
some-cards =
    { $count ->
        [1] Youn nan kat
        [2] 2 nan kat
        [3] 3 nan kat
        [4] 4 nan kat
       *[other] { $count } nan kat
    } { opponent } ka genyen yo

why-end-after = Apre { valued }, pa gen anyen ankò pou genyen nan tou sa a.
why-ends-after = Sa fini tou a apre { valued }.
why-then = Apre sa, nan menm tou a:

why-takes = Kou sa a pran { valued }{ and-sweeps }.
why-leaves = Kou sa a kite { valued } sou tab la.
why-leaves-to-take = Kou sa a kite { valued } sou tab la, e petèt w ap ka pran l pita.
why-gathers = Kou sa a mete { valued } ansanm pou { a-rank }.
why-gathers-for-next-turn = Kou sa a mete { valued } ansanm pou { a-rank } pran nan pwochen tou a.
why-builds = Kou sa a bati { $value } avèk { valued }.
why-adds = Kou sa a ajoute { valued } nan konstriksyon { $value }.
why-raises = Kou sa a monte yon konstriksyon sou { $value } avèk { valued }.

why-target-reached = Kat yo pran deja sifi pou rive nan objektif la.
why-orange =
    Yo pran { $orange ->
        [colors] yon kat wouj ak yon kat jòn
       *[suits] yon kè ak yon kawo
    } ansanm.
why-no-orange =
    Sa yo pran an se pa { $orange ->
        [colors] yon kat wouj ak yon kat jòn
       *[suits] yon kè ak yon kawo
    }.
why-insists = Si jwè a oblije pran oswa ajoute kat sa yo, sa pi bon pou kan w.
why-asks = Konstriksyon an ka grandi, epi ou ka pran l ou menm.
why-lets-pass = Pito kat sa yo rete sou tab la.
why-captures-now = Kat yo pran deja an sekirite.

next-player-first =
    { $next ->
        [partner] Patnè w
       *[opponent] Pwochen jwè a
    }
why-nobody-takes = Pwochen jwè a pa ka pran prèske anyen.
why-next-holds = { next-player-first } gen { a-rank } epi li ka pran { valued }{ sweeping }.
why-next-may-hold = { next-player-first } ka gen { a-rank } epi pran { valued }{ sweeping }: { in-ten }.

why-as-good = { other-move-first } prèske osi bon.
why-fewer-matches =
    Ak { other-move }, { WHO($who) ->
        [you] ou
       *[other] { NAME($who) }
    } genyen anviwon { $matches ->
        [1] 1 pati
       *[other] { $matches } pati
    } mwens sou 100.
why-fewer-points = { other-move-first } vo anviwon { points } mwens.
why-nothing-hidden = Nou konnen tout kat kache yo, kidonk sa sèten.
why-build-lost =
    { opponent-first } ka pran oswa chanje konstriksyon { WHO($who) ->
        [you] ou a
       *[other] { NAME($who) }
    } { often }.
why-hardly-taken = Gen ti kras men ki ka pran l.
why-used = { opponent-first } ka mete l nan yon konstriksyon { often }.
why-not-taken = Pèsonn pa ka pran l.
why-captured =
    { $often ->
        [certain] { opponent-first } ka pran l avèk { CARDS($captors, $others) }.
       *[some] { some-cards } ka pran l ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept = { opponent-first } ka bale tab la { often }.
why-swept-by =
    { $often ->
        [certain] { opponent-first } ka bale tab la avèk { CARDS($captors, $others) }.
       *[some] { some-cards } ka bale tab la ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared = { opponent-first } ka netwaye tab la { often }.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } ka netwaye tab la avèk { CARDS($captors, $others) }.
       *[some] { some-cards } ka netwaye tab la ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept = Apre { other-move }, { opponent } ka bale tab la { often }.
why-other-cleared = Apre { other-move }, { opponent } ka netwaye tab la { often }.
why-other-loses = Apre { other-move }, { opponent } ka pran { valued } { often }.
why-lost = { opponent-first } ka pran { valued } { often }.
why-build-taken = { NAME($who) } ka pran konstriksyon an nan pwochen tou a { often }.
why-regained = { NAME($who) } ka pran { valued } nan pwochen tou a { often }.
why-most =
    { NAME($who) } genyen plis { kind } { in-ten }, epi { $against ->
        [0] mwens pase 1 fwa sou 10
        [1] anviwon 1 fwa sou 10
        [10] prèske chak fwa
       *[other] anviwon { $against } fwa sou 10
    } apre { other-move }.
