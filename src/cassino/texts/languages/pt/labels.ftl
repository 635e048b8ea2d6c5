### What the button of a move says

label-trail = Baixar { ROW($cards) }
label-take = Levar { ROW($taken, $builds) } com { ROW($cards) }
label-take-calling-orange = Levar { ROW($taken, $builds) } com { ROW($cards) }, laranja!
label-take-pictures = Levar { ROW($taken, $builds) } com { ROW($cards) }, figuras para o parceiro
label-build = Construir { $value }
label-build-for = Construir { $value } para o parceiro
label-join =
    { $count ->
        [1] Juntar à construção de { $value }
       *[other] Juntar a { $count } construções de { $value }
    }
label-join-for =
    { $count ->
        [1] Juntar à construção de { $value } para o parceiro
       *[other] Juntar a { $count } construções de { $value } para o parceiro
    }
label-raise = Aumentar para { $value }
label-end-turn = Encerrar a vez
label-insist = Exigir { demand }
label-let-it-stand = Aceitar a jogada
label-orange = Laranja!
label-no-orange = Sem laranja
label-ask-for-build = Pedir a construção
label-do-not-ask = Não pedir
label-count-out = Declarar o fim
label-count-out-saying = Declarar o fim ({ $word })
label-announce = Anunciar { $target }
label-announce-saying = Anunciar { $target } ({ $word })

### What the button of a play says when the cards are chosen: $worth are the points that are certain

button-take =
    { $worth ->
        [0] Levar { ROW($taken, $builds) }
       *[other] Levar { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Levar { ROW($taken, $builds) }, laranja!
       *[other] Levar { ROW($taken, $builds) }, laranja! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Levar { ROW($taken, $builds) }, figuras para o parceiro
       *[other] Levar { ROW($taken, $builds) }, figuras para o parceiro · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Limpa! Levar tudo
       *[other] Limpa! +{ $worth }
    }
button-build = Construir { $value } (você tem { CARDS($held) })
button-join =
    { $count ->
        [1] Juntar à construção de { $value } (você tem { CARDS($held) })
       *[other] Juntar a { $count } construções de { $value } (você tem { CARDS($held) })
    }
button-raise = Aumentar para { $value } (você tem { CARDS($held) })

### What may be overlooked by who trails a card

slip-could-take = Esta carta poderia levar { CARDS($cards) }.
slip-leaves-sweep = Depois disso, uma única carta pode limpar a mesa.

### What a claim costs

cost-count-out = O jogo para na hora e as cartas são contadas. Se você errar, paga a penalidade destas regras.
cost-match = Se você acertar, ganha a partida. Se errar, perde.
cost-nothing = Se você acertar, ganha a partida. Se errar, o jogo continua.
