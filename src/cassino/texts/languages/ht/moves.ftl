### Sa yon jwè fè

trails = { NAME($who) } poze { CARDS($cards) }.

takes = { NAME($who) } pran { SETS($taken, $builds, $tops) } avèk { CARDS($cards) }{ sweeping }.

takes-calling-orange = { NAME($who) } pran { SETS($taken, $builds, $tops) } avèk { CARDS($cards) } epi anonse “zoranj”{ sweeping }.

takes-pictures-for =
    { NAME($who) } pran { SETS($taken, $builds, $tops) } avèk { CARDS($cards) }, figi yo ale nan pil { WHO($whom) ->
        [you] ou
       *[other] { NAME($whom) }
    }{ sweeping }.

sweeping =
    { $sweep ->
        [named] , yon bale ({ $word })
        [scored] , yon bale
        [plain] , tab la vid
       *[none] { "" }
    }

builds = { NAME($who) } bati { $value } avèk { SETS($sets, $builds, $tops) }.

builds-for = { NAME($who) } bati { $value } avèk { SETS($sets, $builds, $tops) } pou { whom }.

adds = { NAME($who) } ajoute { SETS($sets, $builds, $tops) } nan { BUILDS($joined) }.

adds-for = { NAME($who) } ajoute { SETS($sets, $builds, $tops) } nan { BUILDS($joined) } pou { whom }.

raises = { NAME($who) } monte konstriksyon { $raised } sou { $value } avèk { CARDS($cards) }.

raises-with = { NAME($who) } monte konstriksyon { $raised } sou { $value } avèk { CARDS($cards) }, ansanm avèk { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Ou fini tou pa w.
       *[other] { NAME($who) } fini tou pa l.
    }

insists = { NAME($who) } egzije { demand }.

demand =
    { $demand ->
        [1] tout priz la
        [2] tout sa ki ka ajoute
       *[3] tout priz la ak tout sa ki ka ajoute
    }

lets-it-stand = { NAME($who) } kite l konsa.

calls-orange = { NAME($who) } anonse “zoranj”.

calls-no-orange = { NAME($who) } pa anonse zoranj.

passes = { NAME($who) } pase.

asks-for-build = { NAME($who) } mande { whom } pou kite konstriksyon an sou tab la.

counts-out =
    { WHO($who) ->
        [you] Ou di ou rive epi ou mande konte.
       *[other] { NAME($who) } di li rive epi li mande konte.
    }

announces = { NAME($who) } anonse { $target } pwen.

announces-saying = { NAME($who) } anonse { $target } pwen (“{ $word }!”).
