### The rule book on the points of a deal, calls and claims, and the end of the match. The facts are described in book.ftl.

## Scoring

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Depois da última carta, conte o que cada { book-side } levou. Uma mão vale { $total ->
        [one] { $total } ponto
       *[other] { $total } pontos
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , mais as limpas
           *[other] , mais as limpas e as laranjas
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , mais as laranjas
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Depois da última carta, conte o que cada { book-side } levou. Uma mão vale { $totals } pontos{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , mais as limpas
               *[other] , mais as limpas e as laranjas
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , mais as laranjas
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Uma carta pode valer de mais de um jeito: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Onde a tabela diz “mais”, marca o { book-side } que tem mais que qualquer outro. Em caso de empate, ninguém marca.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Onde a tabela diz “mais”, marca o { book-side } que tem mais que qualquer outro. Em caso de empate, cada { book-side } empatado marca só 1 ponto.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Onde a tabela diz “mais”, marca o { book-side-that } tem mais que todos os outros. Se ninguém marca esses pontos, eles são somados aos mesmos pontos da mão seguinte.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Onde a tabela diz “pelo menos”, também é preciso ter esse número de cartas.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Cada { book-side-that } tem pelo menos { $enough_what } marca { $enough_points }, mesmo que outros também tenham.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Para a primiera, some a sua melhor carta de cada naipe: um 7 conta 21, um 6 conta 18, { $deck_pack ->
            [rook_40] um 1
           *[other] um ás
        } 16, um 5 conta 15, um 4 conta 14, um 3 conta 13, um 2 conta 12 e { $pictures ->
            [low] uma figura 10
           *[other] qualquer outra carta 10
        }. A soma mais alta marca. É preciso ter os quatro naipes, e em caso de empate ninguém marca.
    }

## Calls and claims

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Ao fazer ou aumentar uma construção, diga o valor.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Diga “para o parceiro” quando construir para ele.
        }
    }
book-end-last =
    { $last_round ->
        [last] Antes de dar as últimas cartas, quem dá diz “última”.
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Antes de dar as últimas cartas, quem dá diz “última rodada”.
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Uma laranja é { $deck_pack ->
            [rook_40] uma carta vermelha e uma amarela
           *[other] uma carta de copas e uma de ouros
        } levadas da mesa numa só jogada, soltas ou numa construção. A carta jogada e as que sobram no fim não contam, e uma jogada faz no máximo uma laranja.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Cante “laranja” ao levar uma e marque { $calling_orange_points }. Se você não cantar, marca o primeiro adversário que cantar antes da próxima jogada. { $calling_false_orange_points ->
            [0] Um canto errado não custa nada.
           *[other] Um canto errado marca { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Ela vale { $calling_orange_points }, mesmo que ninguém cante.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Entre uma vez e outra, você pode declarar o fim, se acha que { $seating_sides ->
            [solo] tem
           *[pairs_of_four] o seu lado tem
        } { $ending_target } pontos{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        }. O jogo para. Some ao seu placar o que é certo: as cartas que valem pontos na sua pilha, as suas limpas e cada maioria{ $primiera ->
            [yes] {" "}ou primiera
           *[no] { "" }
        } que você não pode mais perder.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Se isso dá { $ending_target }, você ganha a partida, tenham os outros o que tiverem. Se não, { $seating_sides ->
            [solo] você marca
           *[pairs_of_four] o seu lado marca
        } { $calling_false_claim_points } nesta mão, os outros marcam o que é certo, e você perde a sua próxima vez de dar as cartas.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Entre quaisquer duas jogadas, e depois da última, você pode { $words_claim ->
            [none] anunciar { $ending_target }
           *[other] dizer “{ $words_claim }”
        }, seja de quem for a vez. O anúncio está certo se o seu placar e o que é certo nesta mão dão { $ending_target }: as cartas que valem pontos na sua pilha, as suas limpas e cada maioria{ $primiera ->
            [yes] {" "}ou primiera
           *[no] { "" }
        } que você não pode mais perder.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] O primeiro anúncio certo ganha a partida, mesmo que outro tivesse os mesmos pontos.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Um anúncio errado não custa nada.
           *[game] Um anúncio errado perde a partida.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Entre os outros, ganha o jogador com mais pontos.
                }
               *[pairs_of_four] {" "}Entre os outros, ganha o lado com mais pontos.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Toda mão é jogada até o fim, mesmo que um { book-side } já tenha pontos suficientes.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Se quem dá as cartas mostra uma ao dar, outro jogador pode encerrar a mão na hora: as cartas dela não contam, quem deu perde 1 ponto, e esse jogador dá a mão seguinte. Ou a mão continua: a carta é embaralhada no monte e trocada por outra, e ninguém perde pontos.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Se alguém recebe cartas a menos, joga-se assim, e quem deu as cartas perde 1 ponto.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Se alguém recebe cartas a mais, as que sobram vão abertas para a mesa, e quem deu as cartas perde 1 ponto.{ $dealing_replenish ->
            [draw] { "" }
           *[other] { $stock ->
                [never] { "" }
               *[other] { " " }Na rodada seguinte dessa mão, quem dá recebe o mesmo número de cartas a menos.
            }
        }
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Se você leva cartas por engano, devolva-as: a carta que jogou fica na mesa, como se você a tivesse baixado.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Se ninguém mudou a sua construção até a sua próxima vez, e você não tem na mão uma carta que a leve, cada { book-side } adversário marca 1 ponto. A construção fica, e qualquer um pode levá-la.
        }
       *[strict] { "" }
    }

## Winning

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Uma mão é a partida inteira. O { book-side } com mais pontos ganha. { book-end-level }
       *[other] Uma partida são { $ending_deals } mãos. Depois delas, o { book-side } com mais pontos ganha. { book-end-level }
    }
# What follows "the most points wins"
book-end-level =
    { $ending_level ->
        [shared] Se houver { book-sides } empatados no primeiro lugar, eles dividem a vitória.
       *[another_deal] Se houver { book-sides } empatados no primeiro lugar, joguem mais uma mão.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Some os pontos de todas as mãos. A partida acaba depois de uma mão em que um { book-side } chega a { $ending_target } pontos.
        }
       *[other] { "" }
    }
book-end-first-point = O primeiro { book-side-that } marcar { $ending_target } ponto ganha, então uma partida normalmente é uma mão. Se ninguém marcar, deem as cartas de novo.
book-end-higher =
    { $several ->
        [higher_total] Se vários chegam, ganha o total mais alto. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Se vários chegam, some os pontos dessa mão item por item, nesta ordem: { $order }. O primeiro { book-side-that } chegar a { $ending_target } ganha, mesmo com um total menor.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Um { book-side-that } começa uma mão com { $restricted_from } a { $restricted_to } pontos está restrito: só pode marcar pelo que a tabela mostra. Se consegue o que diz a última coluna, ganha, não importa o que os outros marquem. { $ending_near_target ->
            [last_five] Com { $restricted_from } ou { $restricted_next }, um só dos dois itens marca como sempre. Com mais, ele não marca nada sem o item.
           *[last_three] Senão, não marca nada nessa mão.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Se vários { book-sides } conseguem o que precisam, ganha o primeiro a conseguir. Uma maioria está ganha quando não pode mais ser perdida nem empatada.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Mãos de desempate não têm restrições.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] O jogo para assim que um { book-side } ganha a partida com pontos que ninguém mais pode tirar.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Um { book-side-that } chega a { $ending_target } na primeira mão ganha uma partida dupla.
    }
