### The rule book on turns, taking cards, trailing, piles and sweeps. The facts are described in book.ftl.

## Your turn

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Jogue uma carta da mão e leve cartas com ela, ou baixe-a.
           *[other] Leve cartas com uma carta da mão ou com várias juntas, ou baixe exatamente uma.
        }
       *[hand] Jogue uma carta da mão e use-a de um só jeito: leve cartas com ela, construa com ela ou baixe-a.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Quando acabam as suas cartas, você perde a vez até que se dê a próxima rodada. Quem ainda tem cartas continua, uma jogada por vez.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Uma vez pode ter vários passos, em qualquer ordem. Em exatamente um deles você joga uma carta da mão: leva cartas, constrói, junta cartas a uma construção, aumenta uma ou baixa a carta. Antes e depois, você pode construir e juntar só com cartas já em jogo, quantas vezes quiser. Diga quando a sua vez acabou.{ $dealing_replenish ->
            [draw] {" "}Só então compre uma carta.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Não dê um passo que deixe você sem um jeito permitido de encerrar a vez.
       *[other] { "" }
    }

## Taking cards

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Uma carta numérica leva
           *[other] Uma carta leva
        } cartas da mesa do mesmo valor, e grupos de cartas da mesa que somam esse valor. Você pode levar várias cartas e grupos numa jogada, mas cada carta só conta num grupo.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Uma carta numérica leva
           *[other] Uma carta leva
        } uma coisa só: uma carta da mesa do mesmo valor, ou um grupo de cartas da mesa que somam esse valor{ $building_source ->
            [none] { "" }
           *[other] , ou uma construção
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Se há na mesa uma carta do mesmo valor, você tem que levar essa carta, e não um grupo. Se há várias, escolha uma.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Você pode jogar várias cartas juntas. Elas contam a soma, e levam cartas e grupos com essa soma{ $small_limit ->
            [yes] { "" }
           *[no] : um 9 e um 3 levam uma dama, ou um 10 e um 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}A soma não pode passar de { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Você pode jogar várias cartas juntas, como um grupo ou como vários grupos do mesmo valor. Elas levam cartas e grupos desse valor.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Um grupo não pode contar mais que { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Uma construção só pode ser levada com uma carta do valor dela, e só inteira, seja de quem for. Ela nunca entra numa soma.
               *[many] Uma carta também leva construções do valor dela, sejam de quem forem. Uma construção só pode ser levada inteira, e nunca entra numa soma.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Uma carta também pode levar uma construção do valor dela, seja de quem for.
           *[many] Uma carta também leva construções do valor dela, sejam de quem forem.
        } Numa soma, uma construção simples de um adversário conta como uma carta do valor dela: com um 9, você pode levar uma construção de 8 de um adversário e um ás. Construções múltiplas e as do seu próprio lado nunca entram numa soma. Uma construção só pode ser levada inteira.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Uma figura leva uma figura igual. Se há várias, escolha uma.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Uma figura leva quantas figuras iguais você quiser.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Uma figura leva uma figura igual ou três, nunca duas. Se há duas, escolha uma.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] Você também pode levar a carta de cima da pilha de um adversário, como se estivesse na mesa, sozinha ou num grupo. De cada pilha, só se leva uma carta por jogada.
       *[others] Você também pode levar a carta de cima da pilha de outro jogador, como se estivesse na mesa, sozinha ou num grupo. De cada pilha, só se leva uma carta por jogada.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Você pode levar menos cartas do que poderia, ou baixar uma carta que poderia levar algo, a não ser que um adversário exija.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Levar nunca é obrigatório. Você pode levar menos cartas do que poderia, ou baixar uma carta que poderia levar algo.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Levar nunca é obrigatório. Você pode baixar uma carta que poderia levar algo.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Uma carta que pode levar algo tem que levar: não pode ser baixada{ $building_source ->
            [none] { "" }
           *[other] {" "}nem usada para construir
        }. Você escolhe que carta jogar e o que ela leva.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Você não pode baixar uma carta que pode levar algo. Leve algo com ela{ $building_source ->
            [none] { "" }
           *[other] , construa com ela
        } ou jogue outra carta. Você escolhe o que ela leva.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Você não pode baixar uma carta se há uma carta igual solta na mesa. { $building_source ->
            [none] Tem que levar todas as cartas soltas iguais a ela.
           *[other] Use-a numa construção ou leve todas as cartas soltas iguais a ela.
        } O resto é escolha sua: levar um grupo{ $building_source ->
            [none] { "" }
           *[other] {" "}ou uma construção
        } nunca é obrigatório.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Todos os { book-aces } são iguais, contem 1 ou 14. Por isso, um { book-ace } que captura tem que levar também todos os soltos, sozinhos ou num grupo.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Se você deixa cartas que poderia ter levado, os outros podem apontar{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(“{ $words_left_behind }”)
        }. Isso não custa nada.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Quando você encerra a vez, um adversário pode exigir duas coisas. Primeiro, se você levou cartas ou baixou uma, a carta jogada tem que levar tudo o que pode. Segundo, todas as cartas soltas e topos de pilha que cabem têm que ser juntados { book-play-own-builds }, sem outra carta da mão.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Antes de encerrar a vez, você tem que fazer duas coisas. Primeiro, se você levou cartas ou baixou uma, a carta jogada tem que levar tudo o que pode. Segundo, todas as cartas soltas e topos de pilha que cabem têm que ser juntados { book-play-own-builds }, sem outra carta da mão.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Se há grupos com cartas em comum, você escolhe entre eles, desde que não dê para acrescentar mais nada. Uma carta que foi para uma construção não precisa levar nada.
    }

## Trailing

book-play-trail = Para baixar uma carta, deixe-a aberta na mesa, como carta solta.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Você só pode baixar se nenhuma das suas cartas pode levar algo. Nesse caso, baixe qualquer uma.
           *[other] Você só pode baixar se nenhuma das suas cartas pode levar ou construir algo. Nesse caso, baixe qualquer uma.
        }
    }
# $owner_trail: trailing.owner, or [bound] where nothing depends on it
book-play-owner =
    { $owner_trail ->
        [banned] Enquanto tem uma construção, você não pode baixar cartas: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] Na vez depois de fazer ou mudar uma construção, você não pode baixar uma carta se ela ainda for sua: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Enquanto você tem uma construção e há cartas para comprar,
           *[other] { $stock ->
                [two] Com dois jogadores, enquanto você tem uma construção e ainda há cartas para dar,
               *[other] Enquanto você tem uma construção e ainda há cartas para dar,
            }
        } não pode baixar cartas: { book-play-owner-must }. Depois disso, pode.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Você pode baixar uma carta mesmo tendo uma construção, desde que guarde uma carta que a leve.
       *[other] { "" }
    }
# After “não pode baixar cartas:”
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] leve algo ou junte cartas à sua própria construção. Uma segunda construção ou um aumento não basta
       *[anything] leve algo ou construa. Vale qualquer captura ou construção
    }
book-play-partner-build =
    { $partner_binds ->
        [no] A construção do seu parceiro não impede você de baixar cartas.
       *[other] { "" }
    }

## Piles

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Ponha as cartas que você leva na { book-play-pile }, fechadas, junto com { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Ponha as cartas que você leva em cima da { book-play-pile }, abertas, junto com { book-play-played }.
    }
# After “juntados”
book-play-own-builds =
    { $seating_sides ->
        [solo] às suas construções
       *[pairs_of_four] às construções do seu lado
    }
# After “na” and “em cima da”
book-play-pile =
    { $seating_sides ->
        [solo] sua pilha
       *[pairs_of_four] { $piling_of ->
            [player] sua própria pilha
           *[side] pilha do seu lado
        }
    }
# After “junto com”
book-play-played =
    { $capturing_from_hand ->
        [one_card] a carta que jogou
       *[other] as cartas que jogou
    }
book-play-order-free =
    { $pile_order ->
        [free] Empilhe as cartas de uma captura em qualquer ordem, sem que os adversários vejam, com a carta que as levou em cima.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Empilhe as cartas de uma captura na ordem em que chegaram à mesa, a mais antiga embaixo, e as de uma construção na ordem em que foram juntadas. A carta que as levou vai em cima.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Empilhe por valor as cartas de uma captura, inclusive a que as levou, com a mais baixa em cima.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] As figuras vão para baixo de todas as cartas numéricas da pilha, em cima das figuras que já estão lá.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Você também pode pôr as figuras que leva na pilha do seu parceiro, do mesmo jeito.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Ao juntar cartas a uma construção ou a uma base, você pode usar a carta de cima da pilha de um adversário como uma carta solta. Cada grupo só pode usar uma carta de cada pilha. Mas o próximo grupo pode usar a carta que estava debaixo dela. { $seating_sides ->
            [solo] A sua própria pilha não pode ser usada.
           *[pairs_of_four] As pilhas do seu lado não podem ser usadas.
        }
        [steps_others] Ao juntar cartas a uma construção ou a uma base, você pode usar a carta de cima de qualquer outra pilha como uma carta solta{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , até do seu parceiro
        }. Cada grupo só pode usar uma carta de cada pilha. Mas o próximo grupo pode usar a carta que estava debaixo dela. A sua própria pilha não pode ser usada.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Ao juntar uma carta da mão à sua própria construção, você também pode juntar as cartas de cima das pilhas adversárias, com a sua carta ou num grupo à parte: uma de cada pilha. Elas não podem ser usadas para uma construção nova nem para aumentar.
        [hand_others] Ao juntar uma carta da mão à sua própria construção, você também pode juntar as cartas de cima das pilhas dos outros jogadores, com a sua carta ou num grupo à parte: uma de cada pilha. Elas não podem ser usadas para uma construção nova nem para aumentar.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Depois da última jogada da mão, as cartas que sobram na mesa ficam com o { book-side-that } levou cartas por último. Se ninguém levou nada, elas não contam para ninguém.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] As cartas que sobram na mesa depois da última jogada da mão não contam para ninguém.
       *[last_capturer] { "" }
    }

## Sweeps

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Levar tudo o que está na mesa (uma limpa) não vale pontos.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Levar tudo o que está na mesa é uma limpa e vale { $sweeping_points ->
            [one] { $sweeping_points } ponto
           *[other] { $sweeping_points } pontos
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Uma limpa de { $sweeping_large_from } cartas ou mais, { $sweeping_count_played ->
                [yes] contando a carta jogada
               *[no] sem contar a carta jogada
            }, vale { $sweeping_large_points }.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Uma limpa na primeira jogada de uma mão vale { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } ponto
           *[other] { $sweeping_first_play_points } pontos
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}em vez de { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Para lembrar, deixe aberta na sua pilha a carta que fez a limpa.
               *[up] Anote-a na folha de pontos.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Para lembrar, faça um traço na folha de pontos.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] As limpas se anulam: assim que cada { book-side } tem uma, cada um perde uma.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Um { book-side-that } está restrito perto de { $ending_target } pontos não marca limpas, mas as suas ainda anulam as dos outros.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] As limpas de um { book-side-that } está restrito perto de { $ending_target } pontos não contam: não valem nada e não anulam nada.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Um { book-side-that } tem { $sweeping_until_score } pontos ou mais antes de uma mão não faz limpas nela.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Quando o monte acaba, levar tudo já não é uma limpa.
               *[other] Depois que as últimas cartas são dadas, levar tudo já não é uma limpa.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] A última jogada de uma mão também pode ser uma limpa, se leva tudo de verdade.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Ficar com o que sobra não é limpa.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] A última jogada de uma mão nunca é uma limpa, mesmo que leve tudo.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Depois de uma limpa, o próximo jogador joga duas vezes seguidas. A segunda jogada se perde se ele não tiver mais cartas ou se a rodada acabar.
       *[other] Depois de uma limpa, o próximo jogador joga { $sweeping_victim_plays } vezes seguidas. Essas jogadas se perdem se ele não tiver mais cartas ou se a rodada acabar.
    }
