### What a player does, in the log and for reading aloud

trails = { NAME($who) } baixa { CARDS($cards) }.

takes = { NAME($who) } leva { SETS($taken, $builds, $tops) } com { CARDS($cards) }{ sweeping }.

takes-calling-orange = { NAME($who) } leva { SETS($taken, $builds, $tops) } com { CARDS($cards) } e canta “laranja”{ sweeping }.

takes-pictures-for =
    { NAME($who) } leva { SETS($taken, $builds, $tops) } com { CARDS($cards) }; as figuras vão para { WHO($whom) ->
        [you] a sua pilha
       *[other] a pilha de { NAME($whom) }
    }{ sweeping }.

# $word (word): what players of this game call a sweep
sweeping =
    { $sweep ->
        [named] , fazendo uma limpa ({ $word })
        [scored] , fazendo uma limpa
        [plain] , deixando a mesa vazia
       *[none] { "" }
    }

builds = { NAME($who) } constrói { $value } com { SETS($sets, $builds, $tops) }.

builds-for = { NAME($who) } constrói { $value } com { SETS($sets, $builds, $tops) } para { whom }.

adds = { NAME($who) } junta { SETS($sets, $builds, $tops) } { BUILDS($joined, case: "to") }.

adds-for = { NAME($who) } junta { SETS($sets, $builds, $tops) } { BUILDS($joined, case: "to") } para { whom }.

raises = { NAME($who) } aumenta a construção de { $raised } para { $value } com { CARDS($cards) }.

raises-with = { NAME($who) } aumenta a construção de { $raised } para { $value } com { CARDS($cards) }, junto com { SETS($taken, $builds, $tops) }.

ends-turn = { NAME($who) } encerra a vez.

# What opponents insist on: 1 a fuller capture, 2 additions to builds, 3 both
insists = { NAME($who) } exige { demand }.

demand =
    { $demand ->
        [1] a captura completa
        [2] os acréscimos
       *[3] a captura completa e os acréscimos
    }

lets-it-stand = { NAME($who) } aceita a jogada.

calls-orange = { NAME($who) } canta “laranja”.

calls-no-orange = { NAME($who) } não canta laranja.

passes = { NAME($who) } passa.

asks-for-build = { NAME($who) } pede a { whom } que deixe a construção na mesa.

counts-out = { NAME($who) } declara o fim.

announces = { NAME($who) } anuncia { $target } pontos.

# $word (word): what players of this game say
announces-saying = { NAME($who) } anuncia { $target } pontos (“{ $word }!”).
