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
