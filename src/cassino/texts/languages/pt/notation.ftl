### What is wrong with a typed move, with a position, or with the record of a match. Words of the notation (trail, x, [Deal]) are typed as they are.

## Places

# $found (text): the word that is wrong, none if something is missing; $problem (text): a sentence
notation-at-column =
    { $found ->
        [none] Linha { $line }, coluna { $column }: { $problem }
       *[other] Linha { $line }, coluna { $column } ({ $found }): { $problem }
    }
notation-at-line = Linha { $line }: { $problem }
notation-at-letter = Na letra { $letter }: { $problem }

## Moves

notation-move = Digite uma jogada, como { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 ou { $raise }.
notation-nothing-more = A jogada já está completa antes disto. Tire o resto.
notation-target = Digite { $target }, os pontos que ganham a partida.
notation-insist = Diga o que exigir: { $capture }, { $additions } ou { $both }.
notation-x-or-value = Acrescente x e o que a carta leva, ou = e o valor da construção.
# A typed move that leaves out too much. $moves (text): one to three moves it may mean, such as "9H x 9S, 9H x 9C"
notation-several = Isso pode ser mais de uma jogada, por exemplo { $moves }. Indique os naipes ou digite uma delas.
# $cards (text): the cards there are to choose from, such as "2C, 6S"
notation-trail = Diga que carta baixar: { $cards }.
notation-x = Digite x e o que as cartas levam.
notation-with = Acrescente { $word } e a carta que as leva.
notation-order = Liste as cartas na ordem da pilha, a de baixo primeiro.
# $builds (text): builds to choose from, such as "[5H+4D], [6S+3D]", or none
notation-raise =
    { $builds ->
        [none] Esta carta não pode aumentar uma construção assim. Indique a construção e o novo valor.
       *[other] Diga que construção aumentar: { $builds }.
    }
notation-raise-card = Aumentar uma construção exige uma carta da sua mão.
# $build (text): the cards of a build of the value $other, in brackets
notation-one-raise = Você só pode aumentar uma construção por vez, e as outras precisam do novo valor: { $build } vale { $other }, não { $value }.
notation-out = Acrescente { $word }: { $whole }.
# $name (text): a card, or the cards of a build in brackets
notation-twice = { $name } foi indicado duas vezes.
# $card, $cards (text): what was typed, and the cards in hand, such as "2C, 6S"; none if there are none
notation-hand =
    { $cards ->
        [none] Você não tem mais cartas para jogar.
       *[other] A carta { $card } não está na sua mão: { $cards }.
    }
# $example (text): a card of the pack
notation-card = Digite uma carta como { $example }.
# A rank was typed. $cards (text): the cards that fit, or none; $place (word): where there are none, hand or table
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] Você não tem na mão nenhuma carta deste valor. Digite a carta com o naipe.
               *[table] Não há na mesa nenhuma carta deste valor. Digite a carta com o naipe.
            }
       *[other] Diga que carta: { $cards }.
    }
notation-card-or-build = Digite uma carta ou uma construção.
notation-build = Digite uma construção: b1, ou as cartas dela entre colchetes.
notation-bracket = Digite uma carta da construção, ou ] para terminar.
notation-equals = Acrescente = e o valor da construção.
notation-value = Digite o valor da construção, um número de 1 a 14.
# $count: how many builds there are
notation-build-number =
    { $count ->
        [0] Não há construção na mesa.
        [one] Só há uma construção na mesa: b1.
       *[other] As construções na mesa vão de b1 a b{ $count }.
    }
# $build (text): the cards of a build in brackets
notation-whole-build = Uma construção é levada inteira: indique { $build } por completo.
notation-no-build = Nenhuma construção da mesa é feita destas cartas.
notation-not-on-table = A carta { $card } não está na mesa.
notation-nowhere = A carta { $card } não está na sua mão nem na mesa.
# $cards (text): the cards from the hand that were named, such as 5H+2H; $count: how many
notation-one-card =
    { $count ->
        [0] Indique uma carta da sua mão.
        [one] Indique uma carta da sua mão.
       *[other] Você só pode jogar uma carta da mão: { $cards } usa { $count }.
    }
# $last (text): a letter
notation-player = Digite a letra de um jogador, de A a { $last }.

## Positions

notation-side = Digite a letra de um lado, de A a { $last }.
notation-number = Digite um número de { $least } a { $most }.
# $words (text): words to choose from
notation-one-of = Digite um destes: { $words }.
notation-hidden = Uma posição para jogar não tem cartas escondidas. Indique a carta.
notation-bar = Aqui só pode vir | e a próxima parte.
# $part (text): what the part begins with, such as turn
notation-lacks-part = Falta a parte { $part }.
notation-part-twice = { $part } aparece duas vezes.
notation-variant-and-players = Comece com uma variante e o número de jogadores, como casino 2.
notation-carried = Só há { $items } itens de pontuação que podem receber pontos acumulados.
notation-sweep = Digite uma limpa como { $example }.
notation-build-such-as = Digite uma construção como { $example }.
# $hidden: how many cards are hidden; $unnamed: how many are not named
notation-hidden-count =
    { $hidden ->
        [one] { $hidden } carta está escondida, mas { $unnamed } não estão indicadas.
       *[other] { $hidden } cartas estão escondidas, mas { $unnamed } não estão indicadas.
    }

## Records of matches

notation-line = Cada linha é [Key] valor, ou uma jogada como 1 A: trail 4C.
# $line (text): a line of a record
notation-line-missing = Falta aqui a linha { $line }.
notation-first-line = O registro de uma partida começa com { $line }.
notation-after-result = Nada pode vir depois de [Result].
notation-not-in-header = { $line } não pode estar aqui: pertence a uma mão.
notation-no-rules = Antes disto é preciso uma linha [Rules] com uma variante, ou [House rules] com o texto delas.
# Something wrong with house rules in a record. $where (text): the key, or none; $problem (text): a sentence
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Antes disto é preciso uma linha [Players] com o número deles.
# $known (text): the possible numbers, such as "2, 3, 4"
notation-players = Estas regras são para outros números de jogadores: { $known }.
notation-cards-missing = O baralho não está completo. Faltam: { $cards }
# $problem (text): why, as a sentence
notation-no-more-deals = Não pode haver mais mãos. { $problem }
notation-other-game = Esta posição é de outro jogo, ou para outro número de jogadores.
# $player (text): a letter
notation-other-dealer = Quem dá as cartas é { $player }.
# $kinds (text): words to choose from
notation-misdeal = Digite o tipo de erro na distribuição ({ $kinds }) e a letra de um jogador, de A a { $last }.
notation-points-missing = A mão acabou, então aqui tem que vir [Points].
notation-turn = Esta é a vez { $turn }.
notation-whose-turn = É a vez de { $player }.
# The record says something else than what the moves lead to. $line (text): what is right
notation-differs = Isto não combina com as jogadas. Deveria ser { $line }.
notation-unfit-note = Isto não pode ser uma linha de um registro de partida: { $line }
# $largest (text): a number
notation-seed = [Seed] tem que ser um número até { $largest }.
notation-half-promise = O cabeçalho precisa de [Commitment] e [Opening seed], os dois ou nenhum.
notation-no-commitment = Esta mão tem uma semente ou sais, mas o cabeçalho não tem [Commitment].
notation-salts = Digite as letras dos jogadores, cada uma uma vez e seguida de um sal.
notation-link = Digite 64 algarismos hexadecimais, em minúsculas.

## The table as lines of text, one fact a line. Cards are written as in moves: 2C 6S

# $progress (text): whose turn it is
notation-table = { $title }, vez { $turn }: { $progress }
# $cards (text): cards, or none
notation-table-loose =
    { $cards ->
        [none] Mesa: nenhuma carta solta
       *[other] Mesa: { $cards }
    }
# $cards (text): the cards a player has put down to ask a partner whether to take others
notation-table-shown = { $name } mostra: { $cards }, para levar { $taken }
# $cards (text): cards, or none; $role (word): whether it is the turn of this player, who deals; both, turn, dealer or none
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: sem cartas (na vez, dá as cartas)
                [turn] { $name }: sem cartas (na vez)
                [dealer] { $name }: sem cartas (dá as cartas)
               *[none] { $name }: sem cartas
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (na vez, dá as cartas)
                [turn] { $name }: { $cards } (na vez)
                [dealer] { $name }: { $cards } (dá as cartas)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Monte: { $count } carta
       *[other] Monte: { $count } cartas
    }
notation-table-bottom = Última carta do monte: { $card }
# $cards (text): the cards of a build in brackets; $kind (word): simple, or multiple with several sets; $owner (text): a name, or none
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } vale { $value }, simples, de ninguém
               *[multiple] { $cards } vale { $value }, múltipla, de ninguém
            }
       *[other]
            { $kind ->
                [simple] { $cards } vale { $value }, simples, de { $owner }
               *[multiple] { $cards } vale { $value }, múltipla, de { $owner }
            }
    }
notation-table-over = a mão acabou
notation-table-waits = falta dar cartas
# $doing (word): what the player has to choose
notation-table-turn =
    { $doing ->
        [insist] { $name } decide se exige mais ou aceita a jogada
        [orange] { $name } decide se canta laranja ou passa
        [request] { $name } decide se pede a construção ou passa
        [answer] { $name } decide se deixa a construção ou a leva
       *[play] { $name } joga
    }
# These follow the turn, after commas
notation-table-played = jogou { $cards }
notation-table-must-take = tem que levar a construção de { value }
# $duty (word): what other players demand
notation-table-duty =
    { $duty ->
        [capture] tem que levar tudo o que a carta jogada pode levar
        [additions] tem que juntar tudo o que pode ser juntado
       *[both] tem que levar e juntar tudo o que for possível
    }
notation-table-plays = tem { $count } jogadas
# $top (text): the top card of the pile, or none
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Pilha de { $name }: { $count } carta
               *[other] Pilha de { $name }: { $count } cartas
            }
       *[other]
            { $count ->
                [one] Pilha de { $name }: { $count } carta, { $top } em cima
               *[other] Pilha de { $name }: { $count } cartas, { $top } em cima
            }
    }
# These follow the pile, after commas
notation-table-sweeps =
    { $count ->
        [one] { $count } limpa
       *[other] { $count } limpas
    }
notation-table-oranges =
    { $count ->
        [one] { $count } laranja
       *[other] { $count } laranjas
    }
# $points (text): a number with a sign
notation-table-penalty = { $points } por erros
notation-table-score = placar da partida { $score }
