### The rule book on the cards, the players, the deal, and what cards count. The facts are described in book.ftl.

## The cards

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Use 40 cartas: um baralho comum sem curingas, valetes, damas e reis.
        [italian_40] Use 40 cartas: um baralho italiano, ou um comum sem curingas, 8, 9 e 10. As moedas italianas são os ouros.
        [rook_40] Use 40 cartas Rook: de 1 a 10 em vermelho, amarelo, verde e preto, sem o pássaro e sem os números acima de 10.
       *[french_52] Use um baralho comum de 52 cartas, sem curingas.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Com cartas comuns, use do ás ao 10: copas são vermelhas, ouros amarelas, paus verdes e espadas pretas.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Delas, use só os valores { $ranks }: { $pack_size } cartas.
        [suits] Delas, use só { $suits }: { $pack_size } cartas.
        [both] Delas, use só os valores { $ranks } em { $suits }: { $pack_size } cartas.
       *[all] { "" }
    }

## Players

book-setup-players =
    { $player_counts ->
        [1] Jogam { $players } jogadores.
       *[other] Podem jogar { $players } jogadores.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Normalmente são { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Cada um joga por si.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] Quatro jogam em duplas. Os dois de uma dupla sentam frente a frente, cada um tem a sua pilha, e marcam pontos juntos.
           *[side] Quatro jogam em duplas. Os dois de uma dupla sentam frente a frente, dividem uma pilha e marcam pontos juntos.
        } { $fewer ->
            [none] Uma dupla é um lado.
           *[other] Com { $fewer } jogadores, cada um joga por si. Um lado é uma dupla, ou um jogador sem parceiro.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Para formar as duplas, dê cartas abertas pela mesa: os dois primeiros jogadores que receberem { $deck_pack ->
            [rook_40] um 1
           *[other] um ás
        } jogam juntos.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] A vez passa para a direita, no sentido anti-horário.
           *[clockwise] A vez passa para a esquerda, no sentido horário.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Sorteiem quem dá as cartas primeiro e depois se revezem.
           *[other] Sorteiem quem dá as cartas primeiro. Depois de cada mão, quem dá é o próximo jogador.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, quem perdeu a última recebe a primeira carta e começa, e quem ganhou dá as cartas. Depois de um empate, quem começa muda.
           *[other] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, quem marcou menos na última recebe a primeira carta e começa, e o jogador que vem logo antes dá as cartas. Se vários marcaram menos, é o primeiro deles na ordem depois de quem começou a última mão.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Sorteiem quem dá as cartas primeiro. Quem levou cartas por último numa mão começa a seguinte, e o outro jogador dá as cartas. Se ninguém levou nada, quem dá muda.
           *[other] Sorteiem quem dá as cartas primeiro. Quem levou cartas por último numa mão começa a seguinte, e o jogador que vem logo antes dá as cartas. Se ninguém levou nada, quem dá é o próximo jogador.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, quem ganhou a última começa, e quem perdeu dá as cartas. Depois de um empate, quem começa muda.
           *[other] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, quem marcou mais na última começa, e o jogador que vem logo antes dá as cartas. Se vários marcaram mais, começa o primeiro deles na ordem depois de quem começou a última mão.
        }
        [winner_deals] { $two ->
            [only] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, dá as cartas quem ganhou a última. Depois de um empate, quem dá muda.
           *[other] Sorteiem quem dá as cartas primeiro. A partir da segunda mão, dá as cartas quem marcou mais na última. Se vários marcaram mais, dá o primeiro deles na ordem depois de quem deu a última mão.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Começa o adversário de quem dá as cartas{ $dealing_replenish ->
                [rounds] , em todas as rodadas
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , nas duas metades da mão
                }
               *[draw] { "" }
            }.
           *[other] Começa o jogador depois de quem dá as cartas{ $dealing_replenish ->
                [rounds] , em todas as rodadas
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(com dois jogadores, nas duas metades da mão)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] Na primeira rodada, começa o adversário de quem dá as cartas.
           *[other] Na primeira rodada, começa o jogador depois de quem dá as cartas.
        } Quem levou cartas por último numa rodada começa a seguinte. Se ninguém levou nada, começa o mesmo jogador.
       *[after_dealer] { "" }
    }

## The deal

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Embaralhe as cartas. Quem vai começar tira { $dealing_table ->
            [one] { $dealing_table } carta
           *[other] { $dealing_table } cartas
        } { $dealing_leader_cuts ->
            [yes] de qualquer lugar do baralho
           *[no] do meio do baralho
        } e { $dealing_table ->
            [one] a põe aberta
           *[other] as põe abertas
        } na mesa.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Se { $dealing_rich_pictures } ou mais dessas cartas forem figuras, devolva-as, embaralhe e corte de novo.
           *[other] { $rich_pictures ->
                [0] Se essas cartas valerem { $dealing_rich_points } pontos ou mais, devolva-as, embaralhe e corte de novo.
               *[other] Se essas cartas valerem { $dealing_rich_points } pontos ou mais, ou se { $dealing_rich_pictures } ou mais forem figuras, devolva-as, embaralhe e corte de novo.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Dê o resto do baralho aos jogadores, com as cartas fechadas.
           *[no] { $dealing_table ->
                [0] Dê o baralho inteiro, com as cartas fechadas. A mesa está vazia, então o primeiro jogador só pode baixar uma carta.
                [one] Ponha { $dealing_table } carta aberta na mesa e dê o resto, com as cartas fechadas.
               *[other] Ponha { $dealing_table } cartas abertas na mesa e dê o resto, com as cartas fechadas.
            }
        } { $stock ->
            [always] Dê primeiro só metade das cartas. Quando elas forem jogadas, dê a outra metade. A mesa fica como está.
            [two] Com dois jogadores, dê primeiro só metade das cartas. Quando elas forem jogadas, dê a outra metade. A mesa fica como está.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Dê { $dealing_hand } carta fechada a cada jogador.
               *[other] Dê { $dealing_hand } cartas fechadas a cada jogador.
            }
           *[no] { $dealing_hand ->
                [one] Dê { $dealing_hand } carta fechada a cada jogador
               *[other] Dê { $dealing_hand } cartas fechadas a cada jogador
            }{ $dealing_table ->
                [0] , e nenhuma à mesa. Assim, o primeiro jogador só pode baixar uma carta.
                [one] , e ponha { $dealing_table } aberta na mesa.
               *[other] , e ponha { $dealing_table } abertas na mesa.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Dê { $dealing_packet } por vez, primeiro ao jogador depois de quem dá e por último a quem dá.
       *[other] { $to_table ->
            [yes] Dê { $dealing_packet } por vez, primeiro { $two ->
                [only] ao outro jogador
               *[other] aos outros jogadores
            }, depois à mesa e por último a você.
           *[no] Dê { $dealing_packet } por vez, primeiro { $two ->
                [only] ao outro jogador
               *[other] aos outros jogadores
            } e por último a você.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Quando todas as mãos estiverem vazias, dê mais { $dealing_hand } a cada jogador, mas nenhuma à mesa. É a próxima rodada. Continue até acabar o baralho.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] O resto do baralho é o monte. No fim de cada uma das suas vezes, compre a carta de cima, para ter sempre { $dealing_hand }. Quando o monte acabar, joguem até o fim as cartas que têm na mão.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Se sobrarem poucas cartas para uma rodada completa, dê-as por igual até onde der. As que restarem vão abertas para a mesa antes dessa rodada.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Antes da distribuição, o jogador depois de quem dá corta o baralho e pode ver a carta que fica por último{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : quem dá a recebe na última rodada
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] Joguem a última rodada com as mãos de todos abertas na mesa.
    }

## What cards count

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] As cartas de 2 a 10 contam o seu número.
           *[one] O ás conta 1, e as cartas de 2 a 10 contam o seu número.
        } As figuras (valetes, damas e reis) não têm número. { $building_source ->
            [none] Nunca entram numa soma.
           *[other] Nunca entram numa soma nem numa construção.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] As cartas de 2 a 10 contam o seu número,
           *[one] O ás conta 1, as cartas de 2 a 10 contam o seu número,
        } o valete 11, a dama 12 e o rei 13. Use as figuras como qualquer outra carta.
        [low] { $counting_ace ->
            [one_or_fourteen] As cartas de 2 a 7 contam o seu número,
           *[one] O ás conta 1, as cartas de 2 a 7 contam o seu número,
        } o valete 8, a dama (ou o cavalo italiano) 9 e o rei 10. Use as figuras como qualquer outra carta.
       *[none] { $counting_ace ->
            [one_or_fourteen] As cartas de 2 a 10 contam o seu número.
           *[one] { $deck_pack ->
                [rook_40] Cada carta conta o seu número.
               *[other] O ás conta 1, e as cartas de 2 a 10 contam o seu número.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Um 1
               *[other] Um ás
            } conta 1 ou 14. Ao jogar um, escolha o valor dele para a jogada inteira. Na mesa, conta 1 numa soma com outras cartas, e 1 ou 14 sozinho.
           *[other] { $deck_pack ->
                [rook_40] Um 1
               *[other] Um ás
            } conta 1 ou 14, como você escolher em cada jogada e para cada { book-ace }, na mão ou na mesa, sozinho ou numa soma.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Algumas cartas contam mais na sua mão: { $in_hand }. Elas levam cartas e grupos desse valor. Na mesa, contam o mesmo que qualquer carta igual.
    }
