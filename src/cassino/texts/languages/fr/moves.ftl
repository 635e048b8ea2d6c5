trails =
    { WHO($who) ->
        [you] Tu poses
       *[other] { NAME($who) } pose
    } { CARDS($cards) }.

takes =
    { WHO($who) ->
        [you] Tu prends
       *[other] { NAME($who) } prend
    } { SETS($taken, $builds, $tops) } avec { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Tu prends
       *[other] { NAME($who) } prend
    } { SETS($taken, $builds, $tops) } avec { CARDS($cards) } en annonçant « orange »{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Tu prends
       *[other] { NAME($who) } prend
    } { SETS($taken, $builds, $tops) } avec { CARDS($cards) } ; les figures vont { WHO($whom) ->
        [you] sur ton tas
       *[other] à { NAME($whom) }
    }{ sweeping }.

sweeping =
    { $sweep ->
        [named] , coup de balai ({ $word })
        [scored] , coup de balai
        [plain] , et la table est vide
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Tu construis
       *[other] { NAME($who) } construit
    } { $value } avec { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] Tu construis
       *[other] { NAME($who) } construit
    } { $value } avec { SETS($sets, $builds, $tops) }, pour { whom }.

adds =
    { WHO($who) ->
        [you] Tu ajoutes
       *[other] { NAME($who) } ajoute
    } { SETS($sets, $builds, $tops) } à { BUILDS($joined) }.

adds-for =
    { WHO($who) ->
        [you] Tu ajoutes
       *[other] { NAME($who) } ajoute
    } { SETS($sets, $builds, $tops) } à { BUILDS($joined) }, pour { whom }.

raises =
    { WHO($who) ->
        [you] Tu montes
       *[other] { NAME($who) } monte
    } la construction de { $raised } à { $value } avec { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] Tu montes
       *[other] { NAME($who) } monte
    } la construction de { $raised } à { $value } avec { CARDS($cards) }, en ajoutant { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Tu termines ton tour.
       *[other] { NAME($who) } termine son tour.
    }

insists =
    { WHO($who) ->
        [you] Tu exiges
       *[other] { NAME($who) } exige
    } { demand }.

demand =
    { $demand ->
        [1] la prise complète
        [2] les ajouts
       *[3] la prise complète et les ajouts
    }

lets-it-stand =
    { WHO($who) ->
        [you] Tu laisses passer.
       *[other] { NAME($who) } laisse passer.
    }

calls-orange =
    { WHO($who) ->
        [you] Tu annonces « orange ».
       *[other] { NAME($who) } annonce « orange ».
    }

calls-no-orange =
    { WHO($who) ->
        [you] Tu n’annonces pas d’orange.
       *[other] { NAME($who) } n’annonce pas d’orange.
    }

passes =
    { WHO($who) ->
        [you] Tu passes.
       *[other] { NAME($who) } passe.
    }

asks-for-build =
    { WHO($who) ->
        [you] Tu demandes
       *[other] { NAME($who) } demande
    } à { whom } de laisser la construction sur la table.

counts-out =
    { WHO($who) ->
        [you] Tu réclames la victoire.
       *[other] { NAME($who) } réclame la victoire.
    }

announces =
    { WHO($who) ->
        [you] Tu annonces
       *[other] { NAME($who) } annonce
    } { $target } points.

announces-saying =
    { WHO($who) ->
        [you] Tu annonces
       *[other] { NAME($who) } annonce
    } { $target } points (« { $word } ! »).
