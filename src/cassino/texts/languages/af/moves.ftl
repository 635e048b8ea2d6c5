### Wat ’n speler doen
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

trails =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } lê { CARDS($cards) } neer.

takes =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } vat { SETS($taken, $builds, $tops) } met { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } vat { SETS($taken, $builds, $tops) } met { CARDS($cards) } en roep “orange”{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } vat { SETS($taken, $builds, $tops) } met { CARDS($cards) }, die prente vir { WHO($whom) ->
        [you] jou stapel
       *[other] { NAME($whom) } se stapel
    }{ sweeping }.

# $word (word): what players of this game call a sweep
sweeping =
    { $sweep ->
        [named] , ’n veeg ({ $word })
        [scored] , ’n veeg
        [plain] , en die tafel is leeg
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } bou { $value } met { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } bou { $value } met { SETS($sets, $builds, $tops) } vir { whom }.

adds =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } voeg { SETS($sets, $builds, $tops) } by { BUILDS($joined) }.

adds-for =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } voeg { SETS($sets, $builds, $tops) } by { BUILDS($joined) } vir { whom }.

raises =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } verhoog die bou van { $raised } tot { $value } met { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } verhoog die bou van { $raised } tot { $value } met { CARDS($cards) }, saam met { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Jy beëindig jou beurt.
       *[other] { NAME($who) } beëindig die beurt.
    }

insists =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } dring aan op { demand }.

demand =
    { $demand ->
        [1] die groter vangs
        [2] die aanvulling
       *[3] die groter vangs en die aanvulling
    }

lets-it-stand =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } laat dit so.

passes =
    { WHO($who) ->
        [you] Jy pas.
       *[other] { NAME($who) } pas.
    }

asks-for-build =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } vra { whom } om die bou op die tafel te los.

announces =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } kondig { $target } punte aan.

announces-saying =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } kondig { $target } punte aan (“{ $word }!”).
