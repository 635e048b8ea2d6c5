### Lo que hace un jugador, en la lista de jugadas y en voz alta

trails =
    { WHO($who) ->
        [you] Tiras
       *[other] { NAME($who) } tira
    } { CARDS($cards) }.

takes =
    { WHO($who) ->
        [you] Te llevas
       *[other] { NAME($who) } se lleva
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Te llevas
       *[other] { NAME($who) } se lleva
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) } y { WHO($who) ->
        [you] cantas
       *[other] canta
    } «naranja»{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Te llevas
       *[other] { NAME($who) } se lleva
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) }, y las figuras van { WHO($whom) ->
        [you] a tu montón
       *[other] al montón de { NAME($whom) }
    }{ sweeping }.

sweeping =
    { $sweep ->
        [named] {" "}({ $word })
        [scored] {" "}(virado)
        [plain] {" "}(la mesa queda vacía)
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Formas
       *[other] { NAME($who) } forma
    } { $value } con { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] Formas
       *[other] { NAME($who) } forma
    } { $value } con { SETS($sets, $builds, $tops) } para { whom }.

adds =
    { WHO($who) ->
        [you] Añades
       *[other] { NAME($who) } añade
    } { SETS($sets, $builds, $tops) } a { BUILDS($joined) }.

adds-for =
    { WHO($who) ->
        [you] Añades
       *[other] { NAME($who) } añade
    } { SETS($sets, $builds, $tops) } a { BUILDS($joined) } para { whom }.

raises =
    { WHO($who) ->
        [you] Subes
       *[other] { NAME($who) } sube
    } la forma de { $raised } a { $value } con { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] Subes
       *[other] { NAME($who) } sube
    } la forma de { $raised } a { $value } con { CARDS($cards) }, y { WHO($who) ->
        [you] añades
       *[other] añade
    } { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Terminas tu turno.
       *[other] { NAME($who) } termina su turno.
    }

insists =
    { WHO($who) ->
        [you] Insistes
       *[other] { NAME($who) } insiste
    } en { demand }.

demand =
    { $demand ->
        [1] la captura completa
        [2] lo que falta por añadir
       *[3] la captura completa y lo que falta por añadir
    }

lets-it-stand =
    { WHO($who) ->
        [you] Lo dejas como está.
       *[other] { NAME($who) } lo deja como está.
    }

calls-orange =
    { WHO($who) ->
        [you] Cantas «naranja».
       *[other] { NAME($who) } canta «naranja».
    }

calls-no-orange =
    { WHO($who) ->
        [you] No cantas «naranja».
       *[other] { NAME($who) } no canta «naranja».
    }

passes =
    { WHO($who) ->
        [you] Pasas.
       *[other] { NAME($who) } pasa.
    }

asks-for-build =
    { WHO($who) ->
        [you] Le pides a { whom } que deje
       *[other] { WHO($whom) ->
            [you] { NAME($who) } te pide que dejes
           *[other] { NAME($who) } le pide a { NAME($whom) } que deje
        }
    } la forma en la mesa.

counts-out =
    { WHO($who) ->
        [you] Dices que ya llegaste a la meta.
       *[other] { NAME($who) } dice que ya llegó a la meta.
    }

announces =
    { WHO($who) ->
        [you] Anuncias
       *[other] { NAME($who) } anuncia
    } { $target } puntos.

announces-saying =
    { WHO($who) ->
        [you] Anuncias
       *[other] { NAME($who) } anuncia
    } { $target } puntos («¡{ $word }!»).
