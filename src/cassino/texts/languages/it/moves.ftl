### Che cosa fa un giocatore

trails =
    { WHO($who) ->
        [you] Cali
       *[other] { NAME($who) } cala
    } { CARDS($cards) }.

takes =
    { WHO($who) ->
        [you] Prendi
       *[other] { NAME($who) } prende
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Prendi
       *[other] { NAME($who) } prende
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) } chiamando «arancia»{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Prendi
       *[other] { NAME($who) } prende
    } { SETS($taken, $builds, $tops) } con { CARDS($cards) }, le figure vanno { WHO($whom) ->
        [you] nel tuo mazzetto
       *[other] nel mazzetto di { NAME($whom) }
    }{ sweeping }.

sweeping =
    { $sweep ->
        [named] { $word ->
            [scopa] , ed è scopa
           *[other] , ed è scopa ({ $word })
        }
        [scored] , ed è scopa
        [plain] , e il tavolo è pulito
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Costruisci
       *[other] { NAME($who) } costruisce
    } { $value } con { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] Costruisci
       *[other] { NAME($who) } costruisce
    } { $value } con { SETS($sets, $builds, $tops) } per { whom }.

adds =
    { WHO($who) ->
        [you] Ingrandisci
       *[other] { NAME($who) } ingrandisce
    } { BUILDS($joined) } con { SETS($sets, $builds, $tops) }.

adds-for =
    { WHO($who) ->
        [you] Ingrandisci
       *[other] { NAME($who) } ingrandisce
    } { BUILDS($joined) } con { SETS($sets, $builds, $tops) } per { whom }.

raises =
    { WHO($who) ->
        [you] Alzi
       *[other] { NAME($who) } alza
    } la costruzione da { $raised } a { $value } con { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] Alzi
       *[other] { NAME($who) } alza
    } la costruzione da { $raised } a { $value } con { CARDS($cards) }, insieme con { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] Finisci il turno.
       *[other] { NAME($who) } finisce il turno.
    }

insists =
    { WHO($who) ->
        [you] Insisti
       *[other] { NAME($who) } insiste
    } su { demand }.

demand =
    { $demand ->
        [1] una presa più completa
        [2] altre carte nelle costruzioni
       *[3] una presa più completa e su altre carte nelle costruzioni
    }

lets-it-stand =
    { WHO($who) ->
        [you] Lasci correre.
       *[other] { NAME($who) } lascia correre.
    }

calls-orange =
    { WHO($who) ->
        [you] Chiami «arancia».
       *[other] { NAME($who) } chiama «arancia».
    }

calls-no-orange =
    { WHO($who) ->
        [you] Non chiami nessuna arancia.
       *[other] { NAME($who) } non chiama nessuna arancia.
    }

passes =
    { WHO($who) ->
        [you] Passi.
       *[other] { NAME($who) } passa.
    }

asks-for-build =
    { WHO($who) ->
        [you] Chiedi
       *[other] { NAME($who) } chiede
    } a { whom } di lasciare la costruzione sul tavolo.

counts-out =
    { WHO($who) ->
        [you] Ti chiami fuori.
       *[other] { NAME($who) } si chiama fuori.
    }

announces =
    { WHO($who) ->
        [you] Annunci
       *[other] { NAME($who) } annuncia
    } { $target } punti.

announces-saying =
    { WHO($who) ->
        [you] Annunci
       *[other] { NAME($who) } annuncia
    } { $target } punti («{ $word }!»).
