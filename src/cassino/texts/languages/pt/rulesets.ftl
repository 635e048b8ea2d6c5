### What is wrong with rules: files of house rules, the editor of house rules, share codes. The place stands before the
### sentence: “ours.toml:4: dealing.hand: …”, or the title of the option. Words in quotes are words of the file.

## Files and names

rules-unfit = Não dá para jogar com estas regras.

# $near: a similar name, 0 if there is none
rules-not-found =
    { $near ->
        [0] Não há regras chamadas “{ $name }”.
       *[other] Não há regras chamadas “{ $name }”. Você quis dizer “{ $near }”?
    }

# Follows a sentence about an unknown word
rules-did-you-mean = Você quis dizer “{ $near }”?

rules-id-taken = “{ $id }” é o id de regras que vêm com o jogo. Escolha outro id.
# $line (text): a -> b -> a
rules-own-ancestor = As regras de origem destas regras formam um círculo: { $line }.
rules-parent-problem = As regras de origem “{ $parent }” têm um problema: { $problem }
# $reason: in the words of the operating system
rules-not-readable = Não foi possível ler este arquivo: { $reason }.
rules-nul = Um nome não pode conter o caractere NUL.
# $place: counted from 1
rules-not-utf-8 = Este arquivo não está em UTF-8: o byte { $place } não combina.
# $detail: in English, from the reader of TOML files
rules-not-toml = Isto não é TOML válido: { $detail }
rules-number-too-long = Isto não é TOML válido: um número é longo demais.
rules-too-deep = Há listas demais dentro de listas.
rules-too-many-dots = Uma linha tem mais de { $most } pontos.
rules-pickle-layout = Estas regras em pickle têm o formato { $layout }. Esta versão do cassino lê o formato { $known }.
rules-pickle-damaged = Estas regras em pickle estão danificadas, ou são de outra versão do cassino: { $problem }
rules-pickle-other = As regras “{ $id }” são diferentes nesta versão do cassino.

## Share codes

rules-code-letters = Um código só tem letras, algarismos, - e _.
rules-code-version = Um código começa com { $letter }. Este está danificado ou é de outra versão.
rules-code-damaged = Este código está danificado. Procure uma letra errada, a mais ou a menos.
rules-code-other-version = Este código está danificado ou é de outra versão das regras.

## What to change: the last sentence about a problem. $option: a title or a key; $value, $other: as in the editor or the file

rules-must-be = { $option } tem que ser { $value }.
rules-must-be-either = { $option } tem que ser { $value } ou { $other }.

# After the reason, a sentence
rules-no-effect = Por isso, isto não tem efeito.

## The editor of house rules

# $option, $value, $other: titles of an option and of its values
rules-set = Mude “{ $option }” para “{ $value }”.
rules-set-either = Mude “{ $option }” para “{ $value }” ou “{ $other }”.

# Buttons that solve a problem
rules-way = { $option }: { $value }
rules-way-back = { $option }: como em { $title }
rules-way-without-line = { $option }: remover a linha { $line }

# What the rules are called that house rules begin with
rules-usual-options = As opções habituais
# The name of new house rules
rules-our-own = { $title } da casa
# An option that keeps its usual value
rules-as-usual = o habitual
rules-field-title = Nome
rules-field-summary = Descrição
# The place of a problem: one line of an option that is a list
rules-line-of = { $title }, linha { $line }
# A problem in a list. $problem: in sentences
rules-problem-of = { $title }: { $problem }

## Values

rules-missing = Isto está faltando.
rules-unknown-key = Não existe a opção “{ $key }”.
rules-unknown-table = Não existe a tabela “{ $key }”.
rules-not-a-table = Isto tem que ser uma tabela, não { $value }.
rules-not-a-number = Isto tem que ser um número inteiro, não { $value }.
rules-not-true-or-false = Isto tem que ser true ou false, não { $value }.
rules-not-a-text = Isto tem que ser um texto entre aspas, não { $value }.
rules-not-a-list = Isto tem que ser uma lista, não { $value }.
# $words: "one", "two"
rules-not-a-choice = Isto tem que ser um destes: { $words }, não { $value }.
rules-beyond = Isto tem que ser de { $least } a { $most }, não { $value }.
# $zero: what 0 means
rules-beyond-or-zero = Isto tem que ser 0 ({ $zero }) ou de { $least } a { $most }, não { $value }.
# $cards: the cards, as files name them
rules-beyond-kind = Isto tem que ser de { $least } a { $most }, o número de { $cards } no jogo, não { $value }.
rules-not-an-id = { $word } tem que ter só letras minúsculas, algarismos e _, e começar com uma letra.
rules-not-one-line = { $text } tem que ser uma linha sem caracteres de controle.
rules-too-long =
    { $most ->
        [one] Isto tem que ser uma linha com no máximo { $most } caractere.
       *[other] Isto tem que ser uma linha com no máximo { $most } caracteres.
    }
rules-too-many = Há { $count } entradas. No máximo { $most } são possíveis.

## Cards, and what scores

# $words: most, each
rules-not-an-item = Um item precisa de exatamente uma das palavras { $words }. Este é { $value }.
rules-primiera-points = “primiera = 1” já dá os pontos. Tire “points”.
rules-points-missing = Falta “points”, por exemplo points = 1.
# $form: { cards = ..., value = ... }
rules-not-in-hand = Isto tem que ter a forma { $form }, não { $value }.
# $pack: the word of the pack in files; $cards: a card or a kind of cards in files
rules-pack-lacks = O baralho { $pack } não tem { $cards }.
rules-game-lacks = O baralho deste jogo não tem { $cards }.
rules-not-a-kind = Isto tem que ser "cards", um naipe como { $suit }, um valor como { $rank }, ou uma carta como { $card }, não { $value }.
rules-written = Escreva { $written } em vez de { $word }.
rules-no-rank = { $rank } não é um valor do baralho. Os valores vão de 1 a { $most }.
rules-ranks-in-order = Indique cada valor uma vez, o mais baixo primeiro, não { $value }.
rules-suits-in-order = Indique cada naipe uma vez, na ordem { $order }, não { $value }.
rules-second-value = { $cards } já têm outro valor.
rules-pictures-without-number = As figuras não têm número.
rules-ace-counts-both = Um ás já conta 1 ou 14 na mão.
rules-nothing-scores = Nada vale pontos.
rules-second-item = Já existe um item para { $item }. Some os pontos.
rules-primiera-suits = A primiera precisa da melhor carta dos quatro naipes, então todos os naipes têm que ser usados.
rules-order-of-cards = Os pontos são contados item por item, então as cartas precisam de uma ordem. Escreva um item para cada carta: { $cards }.
rules-order-of-enough = Os pontos são contados item por item, mas vários lados podem ter o bastante. Escreva “most” em vez de “enough”.
rules-order-of-shared = Os pontos são contados item por item, então os lados não podem dividir os pontos de um item.
rules-near-target = Restringir a marcação exige uma meta de mais de { $most }, não { $target }.
rules-near-pack = Restringir a marcação exige um baralho com espadas e um dez de ouros.
# $items: in the words of files
rules-near-items = Restringir a marcação exige os itens { $items }.
rules-big-sweep-points = Uma limpa grande precisa de pontos, mas aqui não há nenhum.
rules-every-sweep-big = Toda limpa seria grande. Isto tem que ser pelo menos { $least }, ou 0.

## Players and the deal

rules-no-players = Nenhum número de jogadores foi indicado.
rules-players-twice = { $number } foi indicado mais de uma vez.
rules-packet-too-large = { $packet } cartas por vez são mais que uma mão de { $hand }.
rules-always-rich = { $table } cartas cortadas seriam quase sempre ricas demais e voltariam ao baralho.
rules-table-too-large = { $table } cartas na mesa são mais que as { $size } cartas do baralho.
rules-too-few-cards = { $players } mãos de { $hand } cartas e { $table } cartas na mesa precisam de { $needed } cartas, mas o baralho tem { $size }.
# All cards are dealt at once. $rest: the cards that are not on the table
rules-cannot-share =
    { $players ->
        [2] Com { $table } cartas na mesa, dois jogadores não podem dividir as outras { $rest } em duas metades iguais.
       *[other] Com { $table } cartas na mesa, { $players } jogadores não podem dividir as outras { $rest } por igual.
    }
# $over: how many cards are left over
rules-left-over =
    { $over ->
        [one] Se { $players } jogadores recebem { $each } por vez, sobra { $over } das { $rest } cartas que não estão na mesa.
       *[other] Se { $players } jogadores recebem { $each } por vez, sobram { $over } das { $rest } cartas que não estão na mesa.
    }
# Follows rules-left-over
rules-too-few-for-round = É pouco para uma rodada curta.
rules-hand-too-large = Só se podem jogar várias cartas da mão juntas com mãos de no máximo { $most } cartas, não { $hand }.
rules-nothing-proven = Se jogadas irregulares valem, com penalidade, um jogador pode construir sem ter a carta certa, então uma construção não prova nada.
