### The worked examples of the rule book. The position is drawn, or described by book-example-position, and the message
### says what is played. "You" is the player whose hand is shown. The facts are described in book.ftl.

## The position in words

# $hand (cards); $table (text): what lies there; $count (number): 0 if nothing does
book-example-position =
    { $is_legal ->
        [yes] Exemplo.
       *[no] Não permitido.
    } Você tem { ROW($hand) }. { $count ->
        [0] A mesa está vazia.
       *[other] Na mesa: { $table }.
    }
book-example-loose = { ROW($cards) }
# $owner (text): whose build it is
book-example-build =
    { $whose ->
        [you] a sua construção de { $value } ({ ROW($cards) })
        [partner] a construção de { $value } do seu parceiro ({ ROW($cards) })
       *[opponent] uma construção de { $value } de um adversário ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] sua construção
        [partner] construção do parceiro
       *[opponent] construção do adversário
    }
book-example-pile-top = { CARDS($card) } no topo da pilha de um adversário
# Title of an example where the cards are drawn
book-example-allowed = Exemplo
book-example-forbidden = Não permitido
book-example-pile = Topo da pilha de um adversário

## What cards count

book-example-queen = Sua dama leva a outra dama, e também o 9 e o 3, porque 9 + 3 = 12.
book-example-ace = Seu ás conta 14 e leva as duas cartas: 13 + 1 = 14.
book-example-in-hand = Na sua mão, { CARDS("10D") } conta 16, e por isso leva o 9 e o 7.

## Taking

book-example-take =
    { $deck_pack ->
        [italian_40] Seu valete leva o outro valete, e também o 5 e o 3, porque 5 + 3 = 8.
       *[other] Seu 8 leva o outro 8, e também o 5 e o 3, porque 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Você leva 6 + 1 ou 5 + 2, mas não os dois.
       *[other] Você leva o 6 e o ás, ou o 5 e o 2, mas não as quatro cartas.
    }
book-example-pair-first = Você tem que levar o outro 7, e não o 4 e o 3.
book-example-several = Você joga as duas cartas. Elas somam 12 e levam o 10 e o 2, e a dama.
book-example-several-large = Você joga as três cartas. Elas somam 24 e levam o 4, o 7 e o rei: 4 + 7 + 13 = 24.
book-example-several-too-large = Suas cartas somam 15, mais que { $capturing_hand_total_at_most }.
book-example-several-sets = O valete conta 11, e 7 e 4 juntos também. Você leva o valete da mesa com as três cartas.
book-example-split = A construção só conta como 5. Você não pode somar o 2 a ela para fazer 7.
book-example-one-picture = Uma dama leva só uma dama.
book-example-both-pictures = Sua dama leva as duas damas.
book-example-top = Seu 8 leva a sua construção, e também o 7 da mesa junto com o ás da pilha: 7 + 1 = 8.
book-example-equal = Você não pode levar só um 9. Tem que levar os dois, e pode levar também o 5 e o 4.
book-example-must = Você não pode baixar o 7, porque ele pode levar o 4 e o 3.
book-example-insist = Você leva só o outro 8 e encerra a vez. Um adversário pode exigir que você leve também o 5 e o 3.
book-example-insist-add = Você baixa o 10 e encerra a vez. Um adversário pode exigir que você junte o 6 e o 3 à sua construção.

## Building

book-example-make = Você joga o 5 sobre o 4 e diz “nove”. Seu 9 pode levar as duas cartas numa vez seguinte.
book-example-multiple = Você joga o 5 sobre o 4 e junta o 9. É uma construção múltipla de 9.
book-example-table-build = Antes de jogar, você reúne as três cartas numa construção de 10, para o 10 da sua mão.
book-example-base = O 9 da mesa é uma base, porque você tem um 9. Você junta o 5 da pilha e o 4: uma construção múltipla de 9.
book-example-raise = Você junta o seu 2 à construção e diz “nove”. Agora a construção é sua.
book-example-raise-sets = Você aumenta a construção para 9 com o seu 2 e junta o 9 da mesa.
book-example-join = Você junta o seu 6 e o 3. Agora a construção é múltipla, e ninguém pode aumentá-la.
book-example-join-theirs = Você junta o seu 6 e o 3 à construção. Agora ela é sua.
book-example-join-top = Você junta o 7 da pilha e o 2 da mesa à sua construção: 7 + 2 = 9.
book-example-steal = Você junta o seu 7 e o ás da pilha à sua construção: 7 + 1 = 8.
book-example-separate = Seu 10 pode ir para uma das construções, mas não fazer das duas uma só.
book-example-merge = Você não pode construir 9 com o seu 6 e o 3, porque há uma construção de 9 à qual não pode juntar cartas.
book-example-hold = Você não pode levar só o 9 solto: seu único 9 tem que levar a sua construção.
book-example-proven = Seu parceiro constrói 8 com um ás, e o próximo jogador leva. Então o seu parceiro tem um 8, e você pode jogar o 2 sobre o 6 e construir 8 para ele.
book-example-request-asked = Seu parceiro joga um 9 para levar a sua construção. Você também tem um 9 e pede que ele a deixe. Em vez de levá-la, ele junta o 9 a ela, e ela continua sua.

## Trailing, sweeps, oranges

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] Você não pode baixar o 2, porque tem uma construção. Pode levá-la com o seu 9.
       *[anything] Você não pode baixar o 2, porque tem uma construção. Pode levá-la com o seu 9.
    }
book-example-partner-nine = Seu parceiro construiu 9, e você tem um 9. Você pode baixá-lo, e o seu parceiro pode levá-lo depois, junto com a construção.
book-example-sweep = Você leva as duas cartas. A mesa fica vazia: uma limpa!
book-example-big-sweep = Você leva as quatro cartas. A mesa fica vazia: uma limpa grande!
book-example-victim = Seu adversário limpa a mesa com um 8. Você baixa um 7 e logo o leva com o seu outro 7: uma limpa para você.
book-example-orange =
    { $deck_pack ->
        [rook_40] Você leva o 4 amarelo e o 3 vermelho com o seu 7 e canta “laranja”.
       *[other] Você leva { CARDS("4D") } e { CARDS("3H") } com o seu 7 e canta “laranja”.
    }
# The numbers of a match, without cards
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Exemplo. Ann tem 19 pontos e Bert tem 15. Ann tem mais cartas, dois ases e duas limpas, mas não { CARDS("10D") }: não marca nada. Bert marca 6 por mais cartas de espadas, { CARDS("10D") }, { CARDS("2S") } e dois ases, e ganha com 21.
    }
