### The rule book in half a page: what a newcomer must know to sit down and play. The facts are described in book.ftl.

book-short-aim =
    Há cartas abertas na mesa, e você as leva com cartas da sua mão. Quando todas as cartas foram jogadas, as que você levou valem pontos.
book-short-take =
    { $capturing_combinations ->
        [one] Na sua vez, jogue uma carta. Ela leva uma carta da mesa do mesmo valor, ou um grupo de cartas que somam esse valor: um 7 leva outro 7, ou um 4 e um 3.
       *[many] { $capturing_from_hand ->
            [one_card] Na sua vez, jogue uma carta. Ela leva cartas da mesa do mesmo valor e grupos de cartas que somam esse valor: um 7 pode levar outro 7, e também um 4 e um 3.
           *[other] Na sua vez, jogue uma carta, ou várias juntas. Elas levam cartas da mesa do mesmo valor e grupos de cartas que somam esse valor: um 7 leva outro 7, ou um 4 e um 3, e um 6 com um ás também.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Ou construa: reúna cartas que somem o valor de uma carta da sua mão, para levar tudo com ela depois. Também dá para construir só com cartas da mesa. Os adversários podem levar a sua construção ou aumentá-la para outro valor.
       *[hand] Ou construa: ponha a sua carta sobre uma da mesa, para que juntas façam o valor de outra carta da sua mão. Com ela, você pode levar tudo numa vez seguinte, se ninguém levar ou mudar a construção antes.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] As cartas capturadas não estão a salvo: você pode juntar a carta de cima da pilha de um adversário às suas construções.
           *[pairs_of_four] As cartas capturadas não estão a salvo: você pode juntar a carta de cima da pilha de um adversário às construções do seu lado.
        }
       *[others] { $capturing_tops ->
            [none] As cartas capturadas não estão a salvo: você pode juntar a carta de cima da pilha de outro jogador às suas construções.
           *[other] As cartas capturadas não estão a salvo: você pode levar a carta de cima da pilha de outro jogador, ou juntá-la às suas construções.
        }
    }
book-short-trail = Senão, deixe a sua carta aberta na mesa. Isso se chama baixar uma carta.
book-short-scores = Valem pontos: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] O { book-side-that } marcar ganha: uma partida normalmente é uma mão.
           *[other] Continuem dando as cartas até que um { book-side } chegue a { $ending_target } pontos e ganhe.
        }
        [1] Uma partida é uma mão: o { book-side } com mais pontos ganha.
       *[other] Depois de { $ending_deals } mãos, o { book-side } com mais pontos ganha.
    }

## What makes a game another one

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] As cartas capturadas não estão a salvo: você pode levar a carta de cima da pilha de um adversário.
           *[others] As cartas capturadas não estão a salvo: você pode levar a carta de cima da pilha de outro jogador.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] O valete conta 11, a dama 12 e o rei 13. { book-short-pictures-use }
        [low] O valete conta 8, a dama (ou o cavalo italiano) 9 e o rei 10. { book-short-pictures-use }
       *[other] { "" }
    }
# After what pictures count
book-short-pictures-use =
    { $building_source ->
        [none] Nas somas, use as figuras como qualquer outra carta.
       *[other] Nas somas e nas construções, use as figuras como qualquer outra carta.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Um 1
               *[other] Um ás
            } conta 1 ou 14, à sua escolha, mas só 1 numa soma com outras cartas.
           *[other] { $deck_pack ->
                [rook_40] Um 1
               *[other] Um ás
            } conta 1 ou 14, à sua escolha a cada vez.
        }
    }
# $restricted_cards, $restricted_ten (number): the scores at which only most cards, or only the ten of diamonds, wins
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Perto de { $ending_target } pontos, só uma coisa conta para você: mais cartas, se começa a mão com { $restricted_cards } pontos, { CARDS("10D") } com { $restricted_ten }, e mais cartas de espadas com { $restricted_to }. Se consegue, você ganha, não importa o que os outros marquem. Senão, não marca nada.{ $ending_near_target ->
            [last_five] {" "}Com { $restricted_from } pontos, só valem mais cartas e { CARDS("10D") }, e com { $restricted_next }, só mais cartas e mais cartas de espadas.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Uma vez pode ter vários passos. Em exatamente um deles, você joga uma carta da mão. Antes e depois, pode construir e juntar cartas a construções com cartas que já estão em jogo, quantas vezes quiser. Avise quando a sua vez acabar. Uma carta solta é uma base, à qual você pode juntar cartas, se tem uma carta do valor dela e não há construção desse valor.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Uma construção nova de um só grupo não pode conter topos de pilha.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Depois de cada vez você compra uma carta, enquanto houver.
        [all_cards] { $stock ->
            [never] O baralho inteiro é dado de uma vez.
            [always] Metade do baralho é dada de uma vez, e a outra metade quando essas cartas tiverem sido jogadas.
           *[two] O baralho inteiro é dado de uma vez, mas com dois jogadores em duas metades.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Um adversário pode exigir que a carta que você baixa, ou com a qual captura, leve tudo o que pode, e que todas as cartas soltas e topos de pilha que cabem sejam juntados { book-play-own-builds }.
        [always] A carta que você baixa, ou com a qual captura, tem que levar tudo o que pode, e todas as cartas soltas e topos de pilha que cabem têm que ser juntados { book-play-own-builds }.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Uma laranja ({ $deck_pack ->
            [rook_40] uma carta vermelha e uma amarela
           *[other] uma carta de copas e uma de ouros
        } levadas da mesa numa jogada) vale { $calling_orange_points ->
            [one] { $calling_orange_points } ponto
           *[other] { $calling_orange_points } pontos
        } se você a canta.
        [always] Uma laranja ({ $deck_pack ->
            [rook_40] uma carta vermelha e uma amarela
           *[other] uma carta de copas e uma de ouros
        } levadas da mesa numa jogada) vale { $calling_orange_points ->
            [one] { $calling_orange_points } ponto
           *[other] { $calling_orange_points } pontos
        }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Entre uma vez e outra, você pode parar o jogo e declarar o fim{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        } se acha que tem { $ending_target } pontos. Se o seu placar e os pontos desta mão que você não pode mais perder somam { $ending_target }, você ganha. Se não, a mão acaba: você marca { $calling_false_claim_points } por ela, os outros marcam os pontos que não podem mais perder, e você perde a sua próxima vez de dar as cartas.
        [announce] O primeiro jogador a { $words_claim ->
            [none] anunciar { $ending_target } pontos
           *[other] dizer “{ $words_claim }”
        } ganha na hora, se o placar dele e os pontos desta mão que ele não pode mais perder somam { $ending_target }. Pode ser na vez de qualquer um. Fique de olho na conta. { $calling_false_announcement ->
            [nothing] Errar não custa nada.
           *[game] Quem erra perde a partida.
        }
       *[none] { "" }
    }
# After what makes a game another one: the rest, in few words
book-short-casino = O resto é como no Cassino. Jogue uma carta para levar { $capturing_combinations ->
        [one] uma carta da mesa do mesmo valor, ou um grupo que some esse valor
       *[many] cartas da mesa do mesmo valor e grupos que somem esse valor
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Ou reúna essa carta com cartas da mesa numa construção, para levar tudo depois com outra carta.
    } Ou baixe a carta: deixe-a na mesa.

## What else is different, for people who know Casino

# How captured cards lie: $pile_order is piling.order, or [none] where they are face down
book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] As cartas capturadas ficam abertas, com a carta que as levou em cima.
        [accumulated] As cartas capturadas ficam abertas, na ordem em que chegaram à mesa, com a carta que as levou em cima.
       *[lowest_on_top] As cartas capturadas ficam abertas. As de uma captura, inclusive a que as levou, ficam por valor, com a mais baixa em cima.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] As figuras vão para baixo de todos os números{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , na sua pilha ou na do seu parceiro
               *[side] { "" }
            }
        }.
    }
# $steal: whose pile tops go to builds, in turns of steps or with a hand card, or [none]
book-different-steal =
    { $steal ->
        [steps_opponents] Você pode juntar a carta de cima da pilha de um adversário a uma construção ou a uma base, como uma carta solta: só uma de cada pilha num grupo, mas a que estava debaixo dela no grupo seguinte.{ $capturing_tops ->
            [none] {" "}Você não pode levá-la diretamente.
           *[other] { "" }
        }
        [steps_others] Você pode juntar a carta de cima de qualquer outra pilha{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , até do seu parceiro,
        } a uma construção ou a uma base, como uma carta solta: só uma de cada pilha num grupo, mas a que estava debaixo dela no grupo seguinte.{ $capturing_tops ->
            [none] {" "}Você não pode levá-la diretamente.
           *[other] { "" }
        }
        [hand_opponents] Ao juntar uma carta da mão à sua própria construção, você também pode juntar as cartas de cima das pilhas adversárias, uma de cada, mas não para uma construção nova nem para aumentar.
        [hand_others] Ao juntar uma carta da mão à sua própria construção, você também pode juntar as cartas de cima das pilhas dos outros jogadores, uma de cada, mas não para uma construção nova nem para aumentar.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Você pode juntar cartas { book-play-own-builds } quantas vezes quiser.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] A uma construção do seu parceiro, você pode juntar cartas sem ter uma carta do valor dela. Ela continua sendo dele.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Você pode construir para o seu parceiro sem ter a carta, se um adversário mudou a construção dele desse valor ou outro jogador a levou, e desde então ele não jogou uma carta desse valor. A construção é dele.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Uma primeira mesa com { $dealing_rich_pictures } figuras ou mais é devolvida e cortada de novo.
           *[other] { $rich_pictures ->
                [0] Uma primeira mesa que vale { $dealing_rich_points } pontos ou mais é devolvida e cortada de novo.
               *[other] Uma primeira mesa que vale { $dealing_rich_points } pontos ou mais, ou que tem { $dealing_rich_pictures } figuras ou mais, é devolvida e cortada de novo.
            }
        }
    }
# Builds of the same value: $equal_value is building.equal_value, or [none] without builds; $joined_by: building.joined_by
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Ao juntar cartas a uma construção, você pode uni-la a outra do mesmo valor.
               *[other] { "" }
            }
        }
        [must_merge] Só há uma construção de cada valor: uma segunda tem que ser unida a ela. Se você não pode juntar cartas à primeira, não pode fazer a segunda.
       *[other] { "" }
    }
# A majority that needs a number of cards, in a table: its points, and the number
book-different-at-least = { $points }, com { $at_least } ou mais
book-different-not-counted = Aqui não contam: { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
# Where several sides can reach the target in one deal
book-different-priority =
    { $several ->
        [priority_count] Se vários { book-sides } chegam a { $ending_target } na mesma mão, somam-se os pontos dessa mão item por item: { $order }. O primeiro a chegar a { $ending_target } ganha, mesmo com um total menor.
       *[other] { "" }
    }
