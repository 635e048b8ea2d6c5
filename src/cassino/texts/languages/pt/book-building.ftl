### The rule book on builds. The facts are described in book.ftl.

## Making a build

book-building-none =
    { $building_source ->
        [none] Neste jogo não há construções.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Para construir, jogue uma carta sobre uma ou mais cartas soltas e diga a soma. A partir daí, elas são uma construção: você e os outros só podem levá-la inteira, com uma carta desse valor. O valor mais alto é { $highest }.{ $pictures ->
            [plain] {" "}Não se constrói com figuras.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Toda construção tem que conter a carta que você jogou.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Uma construção de um só grupo é simples. Na mesma jogada, você pode juntar mais grupos ou cartas do mesmo valor, e ela fica múltipla. A sua carta também pode ser um grupo sozinha, como um 9 sobre um 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Uma construção é um grupo de cartas que fazem o valor dela (construção simples) ou vários grupos assim (construção múltipla). Qualquer jogador pode levá-la, mas só inteira, com uma carta do valor dela. O valor mais alto é { $highest }.{ $pictures ->
            [plain] {" "}Não se constrói com figuras.
           *[other] { "" }
        } Cada passo faz um grupo ou junta um.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Para fazer uma construção simples, reúna cartas soltas, com a sua carta da mão ou sem ela.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Topos de pilha não podem entrar nela.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Uma carta solta é uma base se você tem uma carta do valor dela{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}ou está provado que o seu parceiro tem uma,
        } e não há construção desse valor. Junte a ela um grupo do mesmo valor, feito de cartas soltas{ $piling_stolen ->
            [none] { "" }
           *[other] , topos de pilha
        } ou da sua carta da mão, e ela vira uma construção múltipla.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] Numa construção, { $deck_pack ->
                [rook_40] um 1
               *[other] um ás
            } num grupo com outras cartas conta 1. Sozinho, conta 1 ou 14. Diga quanto: o valor fica até a construção ser levada.
           *[one] { "" }
        }
    }

## Raising: $raised_by is building.raised_by, or "none" where there are no builds

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Para aumentar uma construção simples, junte uma carta da mão e diga a nova soma. Uma construção múltipla não pode ser aumentada.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Você pode aumentar qualquer construção, até a sua.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] Você não pode aumentar a sua própria construção.
           *[pairs_of_four] Você não pode aumentar a sua própria construção, mas pode aumentar as do seu parceiro e dos adversários.
        }
        [opponents] { $seating_sides ->
            [solo] Você só pode aumentar construções dos adversários.
           *[pairs_of_four] Você só pode aumentar construções dos adversários, não as suas nem as do seu parceiro.
        }
        [own_side] { $seating_sides ->
            [solo] Você só pode aumentar a sua própria construção.
           *[pairs_of_four] Você só pode aumentar construções do seu lado.
        }
        [owner] Você só pode aumentar a sua própria construção.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Você só pode aumentar a sua própria construção se guardar duas cartas: uma do valor antigo e uma do novo.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Uma construção não pode ser aumentada: o valor dela nunca muda.
       *[other] { "" }
    }
# $raise_sets: with the same play you may add sets of the new value, [with-builds] or without builds, [yes]; or [no]; [step]: in a step
# of its own; [none]: no build is ever raised
book-building-raise-sets =
    { $raise_sets ->
        [yes] Na mesma jogada, você pode juntar cartas soltas e grupos do novo valor.
        [with-builds] { $joined_by ->
            [anyone] Na mesma jogada, você pode juntar cartas soltas, grupos e construções inteiras do novo valor.
           *[other] Na mesma jogada, você pode juntar cartas soltas, grupos e construções inteiras do novo valor, se puder juntar cartas a essas construções.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Ao aumentar, só se junta essa carta.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Ao aumentar, só se junta essa carta. Grupos do novo valor são juntados em passos separados.
       *[other] { "" }
    }

## Joining: $joined_by is building.joined_by, or "none" where there are no builds

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Para juntar cartas a uma construção, acrescente um grupo do valor dela: cartas soltas{ $piling_stolen ->
                [none] { "" }
               *[other] , topos de pilha
            } e, se quiser, a sua carta da mão. Ela vira uma construção múltipla.
           *[hand] Para juntar cartas a uma construção, acrescente um grupo do valor dela que contenha a sua carta, ou só a sua carta. Ela vira uma construção múltipla.
        } { $joined_by ->
            [anyone] Você pode juntar cartas a qualquer construção.
            [not_owner] Você não pode juntar cartas à sua própria construção.
            [opponents] Você só pode juntar cartas a construções dos adversários.
            [own_side] { $seating_sides ->
                [solo] Você só pode juntar cartas à sua própria construção.
               *[pairs_of_four] Você só pode juntar cartas a construções do seu lado.
            }
           *[owner] { $seating_sides ->
                [solo] Você só pode juntar cartas à sua própria construção.
               *[pairs_of_four] Você só pode juntar cartas à sua própria construção, não à do seu parceiro.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] Não se podem juntar cartas a uma construção sem mudar o valor dela.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] A qualquer outra construção, você só pode juntar cartas soltas e topos de pilha se depois, na mesma vez, levá-la com a sua carta da mão.
    }

## Builds of the same value: $equal_value is building.equal_value, or "none" where there are no builds

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Você pode fazer das duas uma só, juntando cartas às duas na mesma jogada.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Ao construir ou juntar, você pode usar cartas soltas e no máximo uma construção. { $raise_sets ->
            [with-builds] Só ao aumentar se pode fazer de duas construções uma.
           *[other] Por isso, duas construções nunca viram uma só.
        }
       *[other] { "" }
    }
# The first sentence of both
book-building-two-builds =
    { $capturing_combinations ->
        [one] Duas construções podem ter o mesmo valor. Uma carta desse valor leva então uma delas.
       *[many] Duas construções podem ter o mesmo valor. Uma carta desse valor leva então uma ou as duas.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Nunca há mais de uma construção de cada valor. Se você constrói ou aumenta para o valor de uma construção da mesa, tem que unir as duas. Se você não pode juntar cartas a essa construção, não pode fazer a jogada.
       *[other] { "" }
    }
# $limit: building.limit, or [two] if it is for two players only
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] No fim da sua vez, você só pode ter uma construção. { book-building-second }
        [two] Com dois jogadores, enquanto ainda há cartas para dar, você só pode ter uma construção no fim da sua vez. { book-building-second }
       *[one_while_stock] Enquanto ainda há cartas para { $dealing_replenish ->
            [draw] comprar
           *[other] dar
        }, você só pode ter uma construção no fim da sua vez. { book-building-second }
    }
# After “só pode ter uma construção no fim da sua vez”
book-building-second =
    { $building_source ->
        [hand_and_table] Durante a vez, você pode ter uma segunda, se levar uma das duas antes de encerrar a vez.
       *[other] { "" }
    }

## Holding a card

# $hold: [make] if joining needs no card, [join] if it does, [lenient] if building without one is not refused, or [none] without builds
book-building-hold =
    { $hold ->
        [make] Ao fazer ou aumentar uma construção, você precisa ter na mão uma carta do valor dela. Enquanto a construção for sua, guarde pelo menos uma, e só jogue a última para levar a construção.
        [join] Ao fazer ou aumentar uma construção, ou juntar cartas a uma, você precisa ter na mão uma carta do valor dela. Enquanto a construção for sua, guarde pelo menos uma, e só jogue a última para levar a construção.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Ao fazer ou aumentar uma construção, ou juntar cartas a uma, você deve ter na mão uma carta do valor dela. Nada impede você de construir sem ela, mas isso pode custar pontos (veja “{ book-chapter-calling }”).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Para construções de dois valores diferentes, você precisa de duas cartas.
           *[other] Para construções de dois valores diferentes, você precisa de duas cartas. Para construções do mesmo valor, basta uma, mas ela tem que levar todas.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Um { book-ace } não basta para uma construção de 1 e uma de 14.
           *[one] { "" }
        }
    }

## Partners: $for_partner is building.for_partner, [never] also where a partner's card is no help; [none] where it does not matter

book-building-not-for-partner =
    { $for_partner ->
        [never] Uma carta na mão do seu parceiro não ajuda: você precisa ter uma na sua.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Você pode construir “para o parceiro” sem ter a carta, se jogadas anteriores provam que ele a tem: ele é dono de uma construção desse valor, ou perdeu uma para outro jogador e desde então não jogou nenhuma carta desse valor. Se você só junta cartas à construção dele, ela continua dele.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Você pode construir “para o parceiro” sem ter a carta, se jogadas anteriores provam que ele a tem: um adversário mudou a construção dele desse valor, ou outro jogador a levou, e desde então ele não jogou nenhuma carta desse valor. Nada mais é prova, nem mesmo que o seu lado uniu as próprias construções.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] A construção é do seu parceiro, que tem que guardar a carta para ela.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Quando o seu parceiro joga uma carta que leva uma construção do seu lado, e você tem uma carta do mesmo valor, pode pedir que ele a deixe. Ele pode levá-la mesmo assim, ou juntar a carta dele à construção. Se ele juntar, a construção passa a ser sua.
    }

## Owning

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Uma construção é do jogador que juntou a última carta a ela.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Uma construção é do jogador que juntou a última carta a ela, a não ser que tenha juntado para o parceiro.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Uma construção é do jogador que a fez ou que a aumentou por último. Juntar cartas não muda isso.
       *[other] { "" }
    }
