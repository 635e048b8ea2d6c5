### The match in the terminal. Text between `backticks` is to be typed; cards are written as they are typed, such as 10D. Where lines
### are plain, for people who listen, text about cards has their names instead: "ten of diamonds", without an article.

## Words that people may type: several are separated by commas, the usual one first. English words always work, too.

# The commands
terminal-word-moves = jogadas
terminal-word-more = mais
terminal-word-table = mesa
terminal-word-score = placar
terminal-word-hint = dica
terminal-word-coach = treinador
terminal-word-how = avaliar, como
terminal-word-why = motivo, porque, por que
terminal-word-undo = desfazer
terminal-word-last = recentes, últimas
terminal-word-misdeal = distribuição
terminal-word-rules = regras
terminal-word-review = analisar, análise
terminal-word-save = salvar, guardar
terminal-word-resume = retomar
terminal-word-new = nova, novo
terminal-word-rematch = revanche, desforra
terminal-word-help = ajuda
terminal-word-quit = sair
# “declarar fim”
terminal-word-count = declarar
# Not to be translated: ausz and kint, which Hungarian rules use in every language
terminal-word-announce = anunciar, anuncio, ausz, kint

# Moves: "levar 8H com 8S", "baixar 4C", "construir 9 com 5H e 4D", "juntar b1 com 6S", "aumentar b1 com 2S para 9"
terminal-word-trail = baixar, baixa, baixo
terminal-word-take = levar, leva, levo, leve, capturar
terminal-word-build = construir, construo
terminal-word-join = juntar, junta, junto
terminal-word-raise = aumentar, aumenta, aumento
terminal-word-with = com
terminal-word-from = de
terminal-word-to = para, a
terminal-word-by = por
# “exigir em captura”
terminal-word-upon = em, sobre
terminal-word-and = e, mais
# "construir 9 com 5H e 4D pelo parceiro"; “para” is “to”
terminal-word-for = pelo, pela
terminal-word-partner = parceiro, parceira, parceria
# Ends a turn of several steps
terminal-word-end = encerrar, pronto
# Insist that another player takes or adds more: "insist on capture", "insist on additions", "insist on both"
terminal-word-insist = exigir, exijo
terminal-word-capture = captura
terminal-word-additions = acréscimos
terminal-word-both = ambos
# Call an orange
terminal-word-orange = laranja, cantar laranja
terminal-word-pass = passar
terminal-word-ask = pedir, perguntar
# "declarar fim": the word after "declarar"
terminal-word-out = fim

# Answers to questions
terminal-word-yes = sim, s
terminal-word-no = não, n
terminal-word-cancel = cancelar
terminal-word-none = nenhum, nenhuma, ninguém, nunca
terminal-word-all = todas, todos, tudo
terminal-word-together = juntos, juntas
# A sweep with the first play of a deal: "Bob primeira"
terminal-word-first = primeira

# What follows a command: "treinador ligado", "perguntar nunca", "dica cartas"
terminal-word-on = ligado
terminal-word-off = desligado
terminal-word-always = sempre
terminal-word-never = nunca
terminal-word-nudge = geral
terminal-word-cards = cartas
terminal-word-move = jogada
# The order of captured cards, the lowest at the bottom ("2 / crescente") or at the top
terminal-word-up = crescente
terminal-word-down = decrescente

# While watching bots
terminal-word-go = continuar
terminal-word-slow = lento
terminal-word-normal = normal
terminal-word-fast = rápido
terminal-word-step = passo

# Puzzles and lessons
terminal-word-solution = solução
terminal-word-skip = pular, saltar
terminal-word-list = lista
# The first deal of the school
terminal-word-deal = mão

# At a table of a server
terminal-word-log = registro, registo
terminal-word-agree = aceitar, aceito
terminal-word-decline = recusar, recuso
terminal-word-claim = reivindicar
terminal-word-resign = desistir, desisto
terminal-word-bot = bot
terminal-word-stop = parar

# The score pad
terminal-word-back = voltar
terminal-word-exposed = exposta
terminal-word-edit = corrigir, editar
terminal-word-export = exportar

# Words that may be left out before the name of a card
terminal-articles = o, a

## What is said of a word

# $word (text): what was typed; $meanings (text): the words that begin so
terminal-word-ambiguous = “{ $word }” pode ser { $meanings }. Digite mais letras.
terminal-word-unknown = Não conheço “{ $word }”. Digite ajuda para ver os comandos, ou jogadas para ver as suas jogadas.
# $question (text): a whole question
terminal-yes-or-no = { $question } Sim ou não:

## Help

terminal-how-to-play = Para jogar, digite o número de uma jogada, ou a própria jogada.
terminal-enter-alone = Enter sozinho mostra de novo a mesa e as suas jogadas, ou dá a resposta que a pergunta indica.
terminal-commands = Comandos (você pode abreviar):
terminal-help-moves = `jogadas`: suas jogadas. `jogadas 8S`: as jogadas de uma carta.
terminal-help-more = `mais`: a próxima página de uma lista longa.
terminal-help-table = `mesa`: as cartas na mesa e na sua mão.
terminal-help-score = `placar`: o placar da partida e o que cada lado capturou.
terminal-help-hint = `dica`: onde olhar. Digite de novo para ver as cartas, e mais uma vez para uma boa jogada e o motivo. `dica jogada`: a jogada de uma vez.
terminal-help-coach = `treinador ligado`: um aviso antes de um deslize. `treinador desligado`: sem avisos.
terminal-help-how = `avaliar`: se a sua última jogada foi boa, e o que seria melhor.
terminal-help-why = `motivo`: o motivo da última jogada de outro jogador, ou a regra que proibiu a sua última tentativa. `motivo 8S x 9H`: a regra contra essa jogada.
terminal-help-undo = `desfazer`: desfaz a sua última jogada, ou o último passo da sua vez.
terminal-help-last = `recentes`: o que aconteceu desde a sua última vez.
terminal-help-misdeal = `distribuição`: antes da primeira jogada de uma rodada, várias pessoas no mesmo teclado se põem de acordo sobre um erro na distribuição.
terminal-help-rules = `regras`: as regras desta variante. `regras construir`: uma seção com exemplos.
terminal-help-review = `analisar`: os erros e a sorte nas mãos já jogadas.
terminal-help-save = `salvar ARQUIVO`: salva a partida num arquivo.
terminal-help-resume = `retomar ARQUIVO`: continua uma partida salva.
terminal-help-new = `nova`: começa outra partida. `nova royal`: com outra variante, um arquivo ou um código.
terminal-help-rematch = `revanche`: o mesmo que nova.
terminal-help-help = `ajuda`: esta lista. `?`: o que você pode fazer agora.
terminal-help-quit = `sair`: deixa o jogo.
terminal-help-end = `encerrar`: encerra a sua vez de vários passos.
terminal-help-insist = `exigir`: exige uma captura mais completa ou acréscimos a construções, quando perguntarem.
terminal-help-orange = `laranja`: canta uma laranja, quando perguntarem.
terminal-help-pass = `passar`: não faz nada, quando perguntarem. Enter faz o mesmo.
terminal-help-ask = `perguntar nunca`: passa automaticamente em todas as perguntas. `perguntar sempre`: volta a receber perguntas.
terminal-help-ask-partner = `perguntar nunca`: passa automaticamente em todas as perguntas. `perguntar sempre`: volta a receber perguntas. `pedir`: pede uma construção que o seu parceiro vai levar.
terminal-help-count = `declarar fim`: afirma que você chegou à meta.
terminal-help-announce = `anunciar`: anuncia que você chegou à meta. `3 anunciar`: logo depois de fazer a jogada 3. `anunciar por B`: pelo jogador B.

## Examples of typed moves; their cards are replaced where a pack lacks them, so keep them as they are

terminal-sample-card = Uma carta é o valor e a letra do naipe: `10D` é o dez de ouros, `AS` o ás de espadas. C é paus, D ouros, H copas, S espadas. O nome dela também serve: `dez de ouros`.
terminal-sample-card-colors = Uma carta é o número e a letra da cor: `7R` é o sete vermelho. G é verde, Y amarelo, B preto. O nome dela também serve: `sete vermelho`.
terminal-sample-card-italian = J conta 8, Q 9 e K 10.
terminal-sample-cards = `8S`: o que o seu 8S pode fazer. `8S 5C 3D`: o que pode fazer com estas cartas da mesa.
terminal-sample-take = `8S x 8H, 5C+3D`: o 8S leva o 8H, e o 5C e o 3D juntos.
terminal-sample-take-several = `5S+4S x 9H`: seu 5S e seu 4S juntos levam o 9H.
terminal-sample-take-top = `8S x 5C^, 3D`: o sinal ^ marca a carta de cima de uma pilha. Pode ser omitido.
terminal-sample-orange = `8S x 5H+3D laranja`: o mesmo, cantando laranja. `2 laranja`: canta com a jogada 2 da lista.
terminal-sample-trail = `baixar 4C`: põe o 4C na mesa.
terminal-sample-build = `5H+4D = 9`: o 5H da sua mão e o 4D fazem uma construção de 9.
terminal-sample-join = `6S+3D, b1 = 9`: seu 6S e o 3D fazem 9 e se juntam à construção b1.
terminal-sample-raise = `aumentar b1 2S = 9`: seu 2S aumenta a construção b1, um 7, para 9.
terminal-sample-step = `5C+4D = 9` só com cartas da mesa é um passo: a sua vez continua até você digitar `encerrar`.
terminal-sample-for-partner = `5H+4D = 9 pelo parceiro`: a construção é do seu parceiro.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: na sua pilha, o 3D fica embaixo e o 8S em cima. `2 / 3D 5C`: o mesmo para a jogada 2.
terminal-sample-order-words = `2 / crescente`: a jogada 2 com a carta mais baixa embaixo na pilha. `2 / decrescente`: com a mais alta.
terminal-sample-steal = `5H+4D^ = 9`: a construção usa o 4D do topo de uma pilha. O sinal ^ pode ser omitido.

## Moves in a list, such as "1. Take 8H, 5C+3D with 8S": cards and sets are text as it is typed; or
## "1. Take eight of hearts, five of clubs plus three of diamonds with eight of spades"

# A build whose value is a picture: 13 (king)
terminal-value = { $value } ({ rank })
# $value (text); $cards (text): its cards in brackets, or "(b1)", as it is called in typed moves
terminal-build = a construção de { $value } { $cards }
terminal-trail = Baixar { $cards }
# $taken (text): cards, sets and builds
terminal-take = Levar { $taken } com { $cards }
terminal-take-orange = Levar { $taken } com { $cards }, cantando laranja
terminal-take-pictures =
    { WHO($whom) ->
        [you] Levar { $taken } com { $cards }, figuras para a sua pilha
       *[other] Levar { $taken } com { $cards }, figuras para a pilha de { NAME($whom) }
    }
# A card that is only shown to the partner before it takes anything
terminal-show = Mostrar { $cards }, para levar { $taken }
# $sets (text): the sets that the build is made of; $tops: see terminal-stolen
terminal-make = Construir { $value }: { $sets }
terminal-make-for = Construir { $value }: { $sets } para { whom }
# $builds (text): builds that the sets are added to
terminal-add = Juntar { $sets } com { $builds }
terminal-add-for = Juntar { $sets } com { $builds } para { whom }
# $build (text): a build with its cards; $value (text): its new value
terminal-raise = Aumentar { $build } para { $value } com { $cards }
terminal-raise-adding = Aumentar { $build } para { $value } com { $cards }, juntando { $sets }
# $what (text): cards and sets; $tops (text): the cards among them that lie on top of piles, and whose piles
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } da sua pilha
        [with-you] { $card } da pilha do seu lado
       *[other] { $card } da pilha de { PLAYERS($of) }
    }
# $move (text): a move of the list
terminal-sweep = { $move } (uma limpa)

# Groups of moves in a list. $what (text): what can be done with them, such as "3 captures, 1 build"
terminal-group = { $title }: { $what }
terminal-table-alone = Só cartas da mesa
terminal-several-together = Várias cartas juntas
terminal-only-trail = Só para baixar
terminal-captures =
    { $count ->
        [1] 1 captura
       *[other] { $count } capturas
    }
terminal-joins =
    { $count ->
        [1] 1 acréscimo a uma construção
       *[other] { $count } acréscimos a construções
    }
terminal-raises =
    { $count ->
        [1] 1 aumento
       *[other] { $count } aumentos
    }
terminal-builds =
    { $count ->
        [1] 1 construção
       *[other] { $count } construções
    }
terminal-trails = baixar
terminal-and-more = e mais
terminal-no-move = nenhuma jogada

## Prompts

terminal-your-move = Sua jogada:
terminal-move-or-end = Sua jogada, ou encerrar:
terminal-only-end = Não há mais nada a fazer na sua vez. Aperte Enter para encerrar, ou digite desfazer:
terminal-insist-prompt = Sua resposta (Enter: aceitar a jogada):
terminal-orange-prompt = Sua resposta (Enter: sem laranja):
terminal-request-prompt = Sua resposta (Enter: não pedir):
terminal-answer-prompt = Sua resposta:

## Questions in other players' turns, and what a player must still do

terminal-do-you-insist = Você exige?
# $orange (word): the two cards that make an orange, by color or by suit
terminal-is-orange =
    { NAME($who) } levou { $orange ->
        [colors] uma carta vermelha e uma amarela
       *[suits] uma carta de copas e uma de ouros
    } juntas, uma laranja?
# $builds (text)
terminal-may-ask = { NAME($who) } vai levar { $builds }. Você tem uma carta desse valor, então pode pedir a construção.
terminal-cannot-ask = { NAME($who) } vai levar { $builds }. Você não tem carta desse valor, então não pode pedir a construção.
terminal-partner-asks = Seu parceiro pede que você deixe { $builds }. Você mostrou { ROW($cards) }.
# $cards (text): played; $left (text): cards, sets and builds
terminal-could-take = { NAME($who) } jogou { ROW($cards) } e ainda pode levar mais: { $left }.
terminal-must-take = Com { ROW($cards) } você ainda tem que levar mais: { $left }.
# $cards (text): from the table; $build (text)
terminal-could-add = { NAME($who) } ainda pode juntar cartas ({ ROW($cards) }) com { $build }.
terminal-must-add = Você ainda tem que juntar cartas ({ ROW($cards) }) com { $build }.
terminal-have-played = Você jogou { ROW($cards) } nesta vez.
terminal-must-take-build = Você tem que levar a construção de { $value } nesta vez.
terminal-plays-owed = Você tem { $count } jogadas seguidas.

## The table, the hand and the score

# $cards (text): loose cards
terminal-table = Mesa: { $cards }.
terminal-no-loose-cards = Não há cartas soltas na mesa.
# $sets (text): the sets of the build; $label (text): what it is called in typed moves, b1
terminal-table-build =
    { WHO($who) ->
        [you] Construção de { $value }, sua: { $sets }.
       *[other] Construção de { $value }, de { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Construção de { $value }, de ninguém: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: construção de { $value }, sua: { $sets }.
       *[other] { $label }: construção de { $value }, de { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: construção de { $value }, de ninguém: { $sets }.
# $tops (text): cards, each with the pile it lies on
terminal-tops = Topos das pilhas: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] { $card } (sua pilha)
        [with-you] { $card } (pilha do seu lado)
       *[other] { $card } ({ PLAYERS($of) })
    }
terminal-may-use-both = Você pode capturar ou construir com { ROW($cards) }.
terminal-may-capture = Você pode capturar { ROW($cards) }.
terminal-may-steal = Você pode usar { ROW($cards) } numa construção.
terminal-hand = Sua mão: { $cards }.
terminal-hand-empty = Sua mão está vazia.
terminal-holds = { NAME($who) } tem { ROW($cards) }.
terminal-bottom = Só você viu a última carta do monte: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] Resta 1 carta no monte.
       *[other] Restam { $count } cartas no monte.
    }
terminal-round = Rodada { $number } de { $of }.
terminal-move-number = Jogada { $number }.

# What a side has captured so far. $what (text): the list
terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 canto errado
       *[other] { $count } cantos errados
    }
terminal-taken-scoring = cartas que valem pontos ({ $cards })
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = sem primiera ainda
# $kind (word): a suit, a color, or the cards of a rank; an Italian pack has jacks, queens and kings for 8, 9 and 10
terminal-taken-kind =
    { $kind ->
        [clubs] { $count } de paus
        [diamonds] { $count } de ouros
        [hearts] { $count } de copas
        [spades] { $count } de espadas
        [green] { $count ->
            [1] 1 verde
           *[other] { $count } verdes
        }
        [yellow] { $count ->
            [1] 1 amarela
           *[other] { $count } amarelas
        }
        [red] { $count ->
            [1] 1 vermelha
           *[other] { $count } vermelhas
        }
        [black] { $count ->
            [1] 1 preta
           *[other] { $count } pretas
        }
        [ones] { $count ->
            [1] 1 carta de número 1
           *[other] { $count } cartas de número 1
        }
        [aces] { $count ->
            [1] 1 ás
           *[other] { $count } ases
        }
        [twos] { $count ->
            [1] 1 carta de número 2
           *[other] { $count } cartas de número 2
        }
        [threes] { $count ->
            [1] 1 carta de número 3
           *[other] { $count } cartas de número 3
        }
        [fours] { $count ->
            [1] 1 carta de número 4
           *[other] { $count } cartas de número 4
        }
        [fives] { $count ->
            [1] 1 carta de número 5
           *[other] { $count } cartas de número 5
        }
        [sixes] { $count ->
            [1] 1 carta de número 6
           *[other] { $count } cartas de número 6
        }
        [sevens] { $count ->
            [1] 1 carta de número 7
           *[other] { $count } cartas de número 7
        }
        [eights] { $count ->
            [1] 1 carta de número 8
           *[other] { $count } cartas de número 8
        }
        [nines] { $count ->
            [1] 1 carta de número 9
           *[other] { $count } cartas de número 9
        }
        [tens] { $count ->
            [1] 1 carta de número 10
           *[other] { $count } cartas de número 10
        }
        [jacks] { $count ->
            [1] 1 valete
           *[other] { $count } valetes
        }
        [queens] { $count ->
            [1] 1 dama
           *[other] { $count } damas
        }
       *[kings] { $count ->
            [1] 1 rei
           *[other] { $count } reis
        }
    }

# How a match was won, where the target alone does not say it
terminal-decided =
    { $how ->
        [higher_total] O total mais alto decidiu.
        [restricted] O lado tinha tudo o que precisava perto da meta.
        [sweep] Uma limpa na contagem decidiu.
        [false_claim] O anúncio errado decidiu.
        [announce] O anúncio da meta decidiu.
       *[count_out] Declarar o fim decidiu.
    }
# $title (text): a line of the count
terminal-decided-by-line = Isto decidiu a partida na contagem: { $title }.

terminal-deal-is-over = A mão acabou. A contagem:

## Hints

# $reason (text): sentences
terminal-hint-why = Motivo: { $reason }
# $move (text): as it is typed
terminal-hint-type = Para jogar assim, digite `{ $move }`
terminal-hint-hand = Na sua mão, veja { ROW($cards) }.
terminal-hint-table = Na mesa, veja { ROW($table) }.
terminal-hint-both = Veja { ROW($cards) } na sua mão e { ROW($table) } na mesa.
terminal-hint-no-card = Você não precisa de carta para isso.
terminal-hint-more = Digite dica de novo para ver mais.
terminal-hint-steps = Digite dica para o próximo passo, ou dica geral, dica cartas ou dica jogada.

## The beginning of a match and of a deal

# A name in a list
terminal-name = { NAME($who) }
terminal-aces = { PLAYERS($partners) } receberam os dois primeiros ases e jogam em dupla.
terminal-clockwise = A vez passa no sentido horário: { $names }.
terminal-counterclockwise = A vez passa no sentido anti-horário: { $names }.
terminal-type-help = Digite ajuda para ver os comandos, regras para ver as regras.
# $words (text): each standard word with the local one
terminal-local-words = Palavras locais: { $words }.
# What players of this game call a thing. $word (text): their word
terminal-local-word =
    { $thing ->
        [capture] “{ $word }” para captura
        [build] “{ $word }” para construção
        [trail] “{ $word }” para baixar
        [sweep] “{ $word }” para limpa
        [left_behind] “{ $word }” para cartas deixadas na mesa
        [ten_of_diamonds] “{ $word }” para o dez de ouros
        [two_of_spades] “{ $word }” para o dois de espadas
        [seven_of_diamonds] “{ $word }” para o sete de ouros
       *[claim] “{ $word }” para reivindicar a meta
    }
# $counts (text): what counts differently in the hand: "aces count 14"
terminal-in-hand = Na sua mão, { $counts }.
terminal-turn-steps = Uma vez pode ter vários passos: jogue uma carta da mão, e construa ou junte com cartas da mesa quantas vezes quiser. Digite `encerrar` para encerrar a sua vez, ou desfazer para voltar um passo.
terminal-insisting = Depois de uma vez, os adversários podem exigir que você leve ou junte mais.
terminal-fullest = Sua vez só acaba depois que você levou e juntou tudo o que podia.
# $orange (word): the two cards that make an orange, by color or by suit
terminal-oranges =
    { $orange ->
        [colors] Uma carta vermelha e uma amarela levadas juntas são uma laranja, se você cantar: `1 laranja` é a jogada 1 com o canto.
       *[suits] Uma carta de copas e uma de ouros levadas juntas são uma laranja, se você cantar: `1 laranja` é a jogada 1 com o canto.
    }
terminal-pile-order = Você pode escolher a ordem das cartas capturadas na sua pilha. Os outros jogadores veem a carta de cima. Digite ajuda para ver como.
terminal-deal = Mão { $number }. { NAME($dealer) } dá as cartas.
terminal-plays-first = { NAME($who) } começa.
terminal-loser-plays-first = { NAME($who) } perdeu a última mão e começa.
terminal-partner =
    { NAME($who) } joga em dupla com { WHO($partner) ->
        [you] você
       *[other] { NAME($partner) }
    }.
terminal-level = { $name } joga no nível { $level } de { $highest }.
# $seed (text): the number that the cards come from
terminal-seed = Semente { $seed }.
terminal-continues = A partida continua.
terminal-played-last = A partida continua. As últimas jogadas:

## At the table

# $cards: of the hand
terminal-can-with = Com { ROW($cards) } você pode:
terminal-no-move-with = Nenhuma jogada agora com { ROW($cards) }: não pode levar nada nem construir.
terminal-not-in-hand = Você não tem { ROW($cards) } na mão. Digite primeiro a sua carta.
terminal-can-made = Com estas cartas você pode:
terminal-made-no-move = Com { ROW($cards) } e estas cartas não há jogada.
terminal-table-no-move = Com estas cartas da mesa não há jogada.
terminal-many-moves = Há muitas jogadas. Escolha uma carta:
# $number (number): of the line; $text (text): a move or a group of moves
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] Mais 1. Digite mais para ver.
       *[other] Mais { $count }. Digite mais para ver.
    }
terminal-list-too-long = Há mais jogadas do que cabem nesta lista. Digite uma carta e cartas da mesa, como `8S 5C 3D`.
terminal-no-number = Não há jogada { $number } agora. Digite jogadas para ver a lista.
# $word (text): what was typed; $hand (text): "Your hand: 8S 5C."
terminal-no-such-card = Você não tem a carta “{ $word }”. { $hand }
terminal-no-more = Não há mais jogadas para mostrar. Digite jogadas para ver a lista.
terminal-misdeal-which = O que deu errado? O número, ou Enter para nada:
terminal-misdeal-cards = Quais das suas cartas foram vistas?
# $name (text): the person who is asked
terminal-misdeal-whose = De quem são as cartas? O número, ou Enter para { $name }:
terminal-misdeal-count = Quantas cartas? Enter para uma:
terminal-misdeal-agree = Todos aceitam?
terminal-nothing-refused = Nenhuma jogada foi recusada nesta vez. Para perguntar sobre uma, digite motivo e a jogada.
terminal-is-legal = Essa jogada é permitida: { $move }.
terminal-undo-alone = Você só pode desfazer quando joga só contra bots: os outros jogadores já viram a sua jogada.
terminal-nothing-to-undo = Você ainda não jogou nesta mão.
terminal-taken-back = Sua jogada foi desfeita.
terminal-nothing-played = Nada foi jogado nesta mão ainda.
terminal-ask-setting = Digite `perguntar sempre` ou `perguntar nunca`, não “{ $word }”.
terminal-never-asked = Neste jogo nunca há perguntas.
terminal-asks-never = A partir de agora, você passa automaticamente em todas as perguntas. Digite `perguntar sempre` para voltar a receber perguntas.
terminal-asks-always = Você voltará a receber perguntas.
terminal-no-claim = Você não reivindicou nada.
# $seat (text): a letter from A to F
terminal-nobody-at-seat = Ninguém neste teclado tem o lugar { $seat }.
# $label (text): what a button would say: "Announce 11"; $cost (text): sentences
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = A última carta foi jogada. Aperte Enter para contar a mão, ou digite `anunciar`, mesa, desfazer, salvar, nova ou sair.
terminal-now-deal-over = A mão acabou. Aperte Enter para continuar, ou digite placar, mesa, desfazer, salvar, nova ou sair.
terminal-now-move = Digite um número, uma jogada, ou uma carta para ver o que ela pode fazer. Digite ajuda para ver como se escrevem as jogadas.
terminal-now-orange = Para cantar laranja, acrescente a palavra a um número: `1 laranja`.
terminal-now-announce =
    { $target ->
        [1] `anunciar`: afirma que você tem 1 ponto.
       *[other] `anunciar`: afirma que você tem { $target } pontos.
    }
terminal-now-count-out =
    { $target ->
        [1] `declarar fim`: afirma que você tem 1 ponto.
       *[other] `declarar fim`: afirma que você tem { $target } pontos.
    }
terminal-now-ask-always = `perguntar sempre`: volta a receber perguntas.
terminal-now-ask-never = `perguntar nunca`: passa automaticamente em todas as perguntas.
terminal-now-also = Também: dica, treinador, avaliar, motivo, desfazer, recentes, placar, mesa, regras, salvar, nova, sair.
# $last (number): the most cards that may be lifted off
terminal-cut = { NAME($who) } corta: quantas cartas levantar, de 0 a { $last }? (Enter: metade)
terminal-cut-number = Digite um número de 0 a { $last }.
terminal-pass-keyboard = Passe o teclado para { NAME($who) }, que aperta Enter:
terminal-press-count = Aperte Enter para contar a mão, ou anuncie antes:
terminal-press-next-deal = Aperte Enter para a próxima mão:
terminal-type-new = Digite nova para outra partida, ou sair:
terminal-input-ended = A entrada acabou.
terminal-stopped = Interrompido.
terminal-was-unsaved = A partida não terminou e não foi salva. Da próxima vez, guarde-a com o comando salvar ARQUIVO.

# A move that a rule forbids. $sentence (text): why; $number (text): of the rule, B11; $name (text): its name
terminal-not-allowed = Não é permitido. { $sentence } É a regra { $number }, { $name }.
terminal-rule = Regra { $number }, { $name }: { $sentence }
# A move is made although it breaks a rule: the card is trailed. $rule (text): the line above
terminal-wrong-capture = Captura errada. { $rule }
# $problem (text): what was expected, and what was found instead
terminal-not-understood = Não entendi essa jogada. { $problem }

## Saving and leaving

terminal-file-name = Nome do arquivo:
terminal-no-file = Não foi salvo: você não indicou um arquivo.
terminal-file-exists = O arquivo { $file } já existe. Substituir?
terminal-not-saved = Não foi salvo.
terminal-go-on = Continuar a sua partida de { $title } (mão { $number }, { SCORES($scores) })? Sim ou não:
terminal-kept = A sua partida está salva. Para continuar, execute cassino play de novo.
terminal-put-aside = A partida fica em { $file }, mas não será mais oferecida.
terminal-file-changed = Outra janela ou outro programa mudou { $file }, então o arquivo não foi substituído.
terminal-saved = Salvo. Para continuar depois: retomar { $file }
terminal-not-resumed-no-file = Não foi retomada: você não indicou um arquivo.
terminal-not-resumed = Não foi retomada.
terminal-leave-for-other = Esta partida não terminou e não foi salva. Trocar pela outra?
terminal-leave-for-new = Esta partida não terminou e não foi salva. Começar outra mesmo assim?
terminal-leave-question = A partida não terminou. Salvar antes de sair? Sim, não ou cancelar:
terminal-goodbye = Até logo.

# $file (text): its path; $problem (text): what the system says, or sentences
terminal-cannot-write = Não foi possível gravar { $file }: { $problem }.
terminal-cannot-read = Não foi possível ler { $file }: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] esse arquivo ou pasta não existe
        [IsADirectoryError] é uma pasta
        [NotADirectoryError] uma parte do caminho é um arquivo
        [PermissionError] você não tem permissão
       *[other] { $problem }
    }
# $byte (number): the first that cannot be read
terminal-not-text = { $file } não é um arquivo de partida: o byte { $byte } não é texto UTF-8.
terminal-no-deal = { $file } tem uma partida que começou com uma posição, e não com uma mão. Só programas em Python podem continuá-la, com `cassino.load`.
# $problem (text): several lines
terminal-cannot-resume =
    { $file } não é uma partida que se possa retomar:
    { $problem }
terminal-no-record =
    { $file } não é um registro de partida:
    { $problem }
terminal-no-person = Ninguém pode retomar { $file }: [Seats] não indica nenhum humano.
# Lines of a long list of problems that are left out
terminal-more-problems =
    { $count ->
        [1] e mais 1
       *[other] e mais { $count }
    }

## Seats

# The name of somebody at the keyboard
terminal-player = Jogador
# $title (text): the name of a bot
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Um lugar tem o nome vazio. Escreva Ann=human, ou só human.
# $kinds (text): human and the bots
terminal-seat-unknown = Não existe o bot “{ $kind }”. Os conhecidos: { $kinds }.
terminal-seat-unknown-close = Não existe o bot “{ $kind }”. Os conhecidos: { $kinds }. Você quis dizer { $close }?
terminal-seat-same-name = Dois lugares têm o nome “{ $name }”. Dê a cada lugar o seu próprio nome.
terminal-seat-mismatch = Você indicou { $seats } lugares, mas pediu { $players } jogadores.
terminal-seat-nobody = Nenhum lugar é human. Para ver bots jogando entre si, use --watch.
terminal-seat-watching = Com --watch você só assiste, então nenhum lugar pode ser human.

## The rule book, paragraph by paragraph

# $title, $summary (text): of a book
terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:

## What is kept of lessons and puzzles

# $problem (text): a sentence; $file (text): where the old file is now
terminal-progress-broken = Não foi possível ler o seu progresso. { $problem } Você começa de novo; o arquivo antigo agora é { $file }.
# $system (text): why the file could not be moved
terminal-progress-stuck = Não foi possível ler o seu progresso. { $problem } Não foi possível mover o arquivo para { $file }: { $system }. O que você resolver agora não será salvo.
terminal-progress-not-saved = Não foi possível salvar o seu progresso. { $problem }
terminal-progress-foreign = Algumas lições que você fez são de outra versão do Cassino; elas ficam guardadas.
terminal-progress-no-answers = O arquivo não tem respostas de problemas.

## Casino School

terminal-school-which = Qual lição? Digite um número ou um nome, Enter para a próxima, ou sair:
terminal-school-move = Sua jogada, ou dica, jogadas, pular, sair:
terminal-school-deal-move = Sua jogada, ou dica, jogadas, sair:
terminal-school-after = Enter para a próxima lição, lista, ou sair:
# $title, $about (text): of a lesson
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Passo { $number } de { $of }.
# $praise (text): a sentence
terminal-school-right = Certo! { $praise }
terminal-school-last = Essa foi a última lição. `cassino play` abre uma mesa para você.
terminal-school-next = Próxima: { $title }.
# $move (text): as it is typed
terminal-school-type = Digite `{ $move }`
# A lesson in the list. $name (text): what to type for it; $done (number) of $of steps are solved
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, feita)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } de { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, nova)
    }
# The first deal, which has no number
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Depois destas, você já sabe jogar. As outras lições fazem você jogar melhor.
terminal-school-differences = { $title }: o que é diferente do Cassino.
terminal-school-no-differences = { $title } é o jogo que as lições ensinam.
# $title (text): of a section of the rule book; $text (text): sentences
terminal-school-difference = { $title }: { $text }
# A line of what is different: $name (text): of the rule or the card; $here, $there (text): its value in this game, and in Casino
terminal-school-different-value = { $name }: { $here } (no Cassino: { $there })
# $id (text): the name of the variant in commands
terminal-school-book = `cassino rules { $id }` mostra o livro de regras inteiro.
# A line of the count of the first deal. $own, $other (number): of the person and of Hal; $meaning (text): a sentence
terminal-school-count = { $title }: você { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Puzzles

terminal-puzzle-prompt = Sua jogada, ou dica, solução, sair:
# $title (text): Puzzle 12 of 400; $game (text): the name of the game
terminal-puzzle = { $title }: { $game }. Ache a melhor jogada.
terminal-puzzle-must-hold = Todas as outras cartas já foram jogadas, então { NAME($who) } só pode ter { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } tem 1 carta.
       *[other] { NAME($who) } tem { $count } cartas.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Todas as cartas já foram dadas.
        [1] Ainda falta dar 1 carta.
       *[other] Ainda falta dar { $count } cartas.
    }
# $title (text): a line of the count
terminal-puzzle-taken = Capturado até agora, { $title }: { SCORES($counts) }.
# $move (text): as it is typed
terminal-puzzle-solution = A solução: { $move }.
terminal-puzzle-right = Certo: { $move }.
# $why (text): sentences
terminal-puzzle-wrong = Não é a melhor. { $why }

## Reviews: one position of a match

terminal-review-names =
    { $players ->
        [1] A partida tem 1 jogador, mas você indicou: { $names }
       *[other] A partida tem { $players } jogadores, mas você indicou: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Não há jogada { $number }: as mãos terminadas têm 1 jogada.
       *[other] Não há jogada { $number }: as mãos terminadas têm { $moves } jogadas.
    }
# $where (text): "Move 12, deal 1"; $seat (text): a letter
terminal-review-to-play = { $where }: { $seat } joga.
terminal-review-played = Jogada feita: { $move }.
# $points, $loss, $error (text): numbers with a decimal
terminal-review-tried = { $move }: { $points } pontos; perde { $loss } ± { $error } pontos.
terminal-review-tried-best = { $move }: { $points } pontos; não perde nada.

## Watching bots

terminal-watch-paused = Em pausa. Aperte Enter para a próxima jogada, ou digite continuar, lento, normal, rápido ou sair:
# $seed (text): the number that the cards come from
terminal-watch-seed = Semente { $seed }. Ctrl-C pausa.
# $chances (text): a side and its percentage each
terminal-watch-chances = Chances de ganhar a partida: { $chances }.
# $percent (number)
terminal-watch-chance = { PLAYERS($side) } { $percent }%

## The tutor

terminal-tutor-no-games = Ainda não há partidas terminadas. Termine uma com `cassino play`, ou indique arquivos de registro.
terminal-tutor-looked =
    { $count ->
        [1] O tutor olhou 1 partida.
       *[other] O tutor olhou { $count } partidas.
    }
terminal-tutor-nothing = Nenhuma dica ainda: o tutor só fala quando viu claramente o mesmo erro várias vezes.
terminal-tutor-deal = Mão { $number }, como você a viu:
# $move (text): a sentence
terminal-tutor-better = Melhor aqui: { $move }
terminal-tutor-more = Digite `cassino learn { $lesson }` para ver a lição, ou `cassino puzzle --theme { $skill }` para resolver problemas.
# $skill, $state (text): skills.ftl and tutor.ftl
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $taken } de { $chances } chances claras aproveitadas)
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } tem 1 jogador: não há lugar { $seat }.
       *[other] { $file } tem { $players } jogadores: não há lugar { $seat }.
    }

## A table of a server

terminal-remote-help-move = Digite uma jogada, como `baixar 8S`, `8S x 5D+3C` ou `construir 8 com 3C + 5D`, ou um destes comandos:
terminal-remote-help-moves = `jogadas`: lista as suas jogadas. Depois digite o número de uma para jogar.
terminal-remote-help-show = `mesa`, `placar`, `registro`: mostra as cartas, os pontos, as jogadas até agora.
terminal-remote-help-hint = `dica`: onde olhar. Digite de novo para ver as cartas, e mais uma vez para uma boa jogada e o motivo.
terminal-remote-help-coach = `treinador ligado`: um aviso antes de um deslize. `avaliar`: se a sua última jogada foi boa. `motivo`: o motivo da jogada de outro jogador.
terminal-remote-help-undo = `desfazer`: desfaz a sua última jogada. `regras`: onde ler as regras.
terminal-remote-help-misdeal = `distribuição`: antes da primeira jogada de uma rodada, pede aos outros que aceitem que houve um erro na distribuição. `registro`: o que aconteceu nesta mão.
terminal-remote-help-away = Quando alguém está ausente, `bot` deixa um bot por enquanto, e `parar` encerra a partida sem resultado.
terminal-remote-help-leave = `desistir`: desiste da partida. `sair`: deixa a mesa; use o mesmo comando para voltar.
terminal-remote-cannot-read = Não foi possível ler { $file }: { $problem }.
terminal-remote-cannot-write = Não foi possível gravar { $file }: { $problem }.
# $server (text): its address; $problem (text): what the system says
terminal-remote-no-answer = { $server } não responde: { $problem }.
terminal-remote-answered = O servidor respondeu { $code } { $reason }.
terminal-remote-stale = A mesa acabou de mudar. Tente de novo.
terminal-remote-nonsense = { $server } não responde como um servidor Cassino desta versão. Talvez um dos dois esteja desatualizado.
# What a server of another version says, in its words
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } não é o endereço de uma mesa. Copie o link do convite, como http://HOST/m/ID.
terminal-remote-lost = A conexão com { $server } se perdeu.
terminal-remote-input-ended = A entrada acabou. Seu lugar fica guardado.
terminal-remote-stopped = Interrompido. Seu lugar fica guardado.
# What a player says. $text (text)
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Começa a próxima partida.
terminal-remote-waiting = Esperando { $name }.
terminal-remote-takeback = { $name } gostaria de desfazer uma jogada. Aceitar ou recusar?
terminal-remote-rematch = { $name } gostaria de jogar outra partida. Aceitar ou recusar?
terminal-remote-misdeal = { $name } pede que você aceite isso. Digite `aceitar` ou `recusar`:
terminal-remote-no-misdeal = Sobre um erro na distribuição só se decide antes da primeira jogada de uma rodada, nunca numa partida ranqueada, e só se há alguém que possa aceitar.
terminal-remote-call-off = { $name } gostaria de encerrar a partida sem resultado. Aceitar ou recusar?
terminal-remote-absent = { $name } está ausente há { $time }. Digite `bot` para deixar um bot por enquanto, `parar` para encerrar a partida sem resultado, ou aperte Enter para esperar:
terminal-remote-over = A partida acabou: revanche ou sair?
# $label (text): what a button would say: "Announce 11"
terminal-remote-claim = { $label }? Digite, ou aperte Enter para continuar:
terminal-remote-type = Digite uma jogada, `jogadas` para ver a lista, ou `ajuda`.
terminal-remote-more-moves =
    { $count ->
        [1] Há mais 1 jogada. Digite `jogadas` para ver todas.
       *[other] Há mais { $count } jogadas. Digite `jogadas` para ver todas.
    }
terminal-remote-too-many = Há mais jogadas do que cabem nesta lista. Você pode digitar qualquer uma.
terminal-remote-no-such-move = Essa jogada ainda não existe nesta mão.
terminal-remote-resign = Desistir da partida? Digite sim para confirmar:
terminal-remote-goodbye = Até logo. Seu lugar fica guardado.
terminal-remote-rules = As regras estão em { $address }
terminal-remote-seat = Você tem o lugar { $seat }. Digite ajuda para ver os comandos.
terminal-remote-seat-later = Você tem o lugar { $seat } a partir da próxima mão. Digite ajuda para ver os comandos.
terminal-remote-no-tables = Não há mesas abertas em { $server }. Abra uma lá, ou peça o link de uma.
# A table in a list
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Qual mesa?
terminal-remote-which-number = Digite um número de 1 a { $last }.
