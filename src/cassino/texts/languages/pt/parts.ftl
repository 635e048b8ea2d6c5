### Parts of sentences

# Terms (English = Portuguese)
# you = você; match = partida; deal = mão; round = rodada; turn = vez; move, play = jogada
# cards in hand = cartas na mão; stock = monte; table = mesa; loose card = carta solta
# take, capture = levar, capturar, captura; build = construção, construir; simple, multiple = simples, múltipla
# raise = aumentar; join = juntar a; trail = baixar uma carta; left behind = deixada
# sweep = limpa; pile = pilha; top = carta de cima; steal = roubar
# call = cantar; claim = reivindicar; announce = anunciar; count out = declarar o fim
# side = lado; seat = lugar; partner = parceiro (with a name: “sua dupla”); pair = dupla; opponent = adversário(a); deck = baralho
# pictures = figuras; big casino = grande cassino; little casino = pequeno cassino; target = meta
# point = ponto; score = placar; bot = bot; level = nível; house rules = regras da casa
# rule book = livro de regras; hint = dica; undo = desfazer; review = análise; puzzle = problema
# deal of the day = mão do dia; Casino School = Escola de Cassino; lobby = sala; score pad = marcador
# rated = ranqueada; rating = rating; take back (a move) = desfazer
# passkey = chave de acesso; password = senha; screen = tela

# A card as a label, for itself. $suit (word): clubs, diamonds, hearts, spades; on Italian cards batons, coins, cups, swords; in a pack with colors green, yellow, red, black
card-name =
    { $suit ->
        [clubs] { rank } de paus
        [diamonds] { rank } de ouros
        [hearts] { rank } de copas
        [spades] { rank } de espadas
        [coins] { rank } de ouros
        [cups] { rank } de copas
        [swords] { rank } de espadas
        [batons] { rank } de paus
        [green] { rank } verde
        [yellow] { rank } amarelo
        [red] { rank } vermelho
       *[black] { rank } preto
    }

# A card in a sentence
card =
    { $rank ->
        [queen] a { card-name }
       *[other] o { card-name }
    }

rank =
    { $rank ->
        [one] um
        [ace] ás
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
        [knave] valete
        [knight] cavalo
       *[king] rei
    }

# Cards of a kind, as in a list of what scores
kind =
    { $kind ->
        [cards] cartas
        [clubs] cartas de paus
        [diamonds] cartas de ouros
        [hearts] cartas de copas
        [spades] cartas de espadas
        [coins] cartas de ouros
        [cups] cartas de copas
        [swords] cartas de espadas
        [batons] cartas de paus
        [green] cartas verdes
        [yellow] cartas amarelas
        [red] cartas vermelhas
        [black] cartas pretas
        [ones] cartas 1
        [aces] ases
        [twos] cartas 2
        [threes] cartas 3
        [fours] cartas 4
        [fives] cartas 5
        [sixes] cartas 6
        [sevens] cartas 7
        [eights] cartas 8
        [nines] cartas 9
        [tens] cartas 10
        [jacks] valetes
        [queens] damas
        [knaves] valetes
        [knights] cavalos
       *[kings] reis
    }

# An error. $text: what was typed; $pack: which cards there are. The letters are those that are typed
not-a-card =
    { $pack ->
        [no_pictures_40] “{ $text }” não é uma carta deste baralho. Uma carta é um valor (A ou 2 a 10) e um naipe (C paus, D ouros, H copas ou S espadas), como 8S.
        [italian_40] “{ $text }” não é uma carta deste baralho. Uma carta é um valor (A, 2 a 7, J, Q ou K) e um naipe (C, D, H ou S), como 7S.
        [rook_40] “{ $text }” não é uma carta deste baralho. Uma carta é um valor (1 a 10) e uma cor (G verde, Y amarelo, R vermelho ou B preto), como 8B.
       *[french_52] “{ $text }” não é uma carta deste baralho. Uma carta é um valor (A, 2 a 10, J, Q ou K) e um naipe (C paus, D ouros, H copas ou S espadas), como 8S.
    }

# The two cards that make an orange
orange-cards =
    { $orange ->
        [colors] uma carta vermelha e uma amarela
       *[suits] uma carta de copas e uma de ouros
    }

# With how many players a game is played. $others: the smaller numbers, such as “2, 3”; $several: how many these are
player-numbers =
    { $several ->
        [0] { $last } jogadores
       *[other] { $others } ou { $last } jogadores
    }

# The sections of the rule book, after their number: “(rule B14, when you can trail)”
rule-name =
    { $number ->
        [B1] o baralho
        [B2] jogadores e lados
        [B3] sentido do jogo
        [B4] quem dá as cartas e quem começa
        [B5] a distribuição
        [B6] quanto valem as cartas
        [B7] o que uma jogada pode capturar
        [B8] quando é obrigatório capturar
        [B9] construir
        [B10] mudar construções
        [B11] guardar a carta de captura
        [B12] construir para o parceiro
        [B13] de quem é a construção
        [B14] quando se pode baixar uma carta
        [B15] roubar das pilhas
        [B16] cartas capturadas
        [B17] a vez de jogar
        [B18] limpas
        [B19] as últimas cartas da mesa
        [B20] pontos de uma mão
        [B21] empates num item
        [B22] a meta
        [B23] restrições perto da meta
        [B24] vários lados na meta
        [B25] reivindicações
        [B26] a vitória dupla
        [B27] cantos
        [B28] a última rodada aberta
       *[B29] jogadas irregulares
    }

## The lines of the count at the end of a deal: labels of rows, before a colon or in a table

line-most = Mais { kind }
line-enough = { $count } { kind } ou mais
# Each card of a kind
line-each =
    { $kind ->
        [cards] Cada carta
        [clubs] Cada carta de paus
        [diamonds] Cada carta de ouros
        [hearts] Cada carta de copas
        [spades] Cada carta de espadas
        [coins] Cada carta de ouros
        [cups] Cada carta de copas
        [swords] Cada carta de espadas
        [batons] Cada carta de paus
        [green] Cada carta verde
        [yellow] Cada carta amarela
        [red] Cada carta vermelha
        [black] Cada carta preta
        [ones] Cada 1
        [aces] Cada ás
        [twos] Cada 2
        [threes] Cada 3
        [fours] Cada 4
        [fives] Cada 5
        [sixes] Cada 6
        [sevens] Cada 7
        [eights] Cada 8
        [nines] Cada 9
        [tens] Cada 10
        [jacks] Cada valete
        [queens] Cada dama
        [knaves] Cada valete
        [knights] Cada cavalo
       *[kings] Cada rei
    }
line-card =
    { $suit ->
        [clubs] { rank-first } de paus
        [diamonds] { rank-first } de ouros
        [hearts] { rank-first } de copas
        [spades] { rank-first } de espadas
        [coins] { rank-first } de ouros
        [cups] { rank-first } de copas
        [swords] { rank-first } de espadas
        [batons] { rank-first } de paus
        [green] { rank-first } verde
        [yellow] { rank-first } amarelo
        [red] { rank-first } vermelho
       *[black] { rank-first } preto
    }
# At the beginning of a label
rank-first =
    { $rank ->
        [one] Um
        [ace] Ás
        [two] Dois
        [three] Três
        [four] Quatro
        [five] Cinco
        [six] Seis
        [seven] Sete
        [eight] Oito
        [nine] Nove
        [ten] Dez
        [jack] Valete
        [queen] Dama
        [knave] Valete
        [knight] Cavalo
       *[king] Rei
    }
line-primiera = Primiera
line-sweeps = Limpas
line-big-sweeps = Limpas de { $count } ou mais
line-first-sweep = Limpa na primeira jogada
line-oranges = Laranjas
line-wrong-calls = Cantos errados
line-penalties = Penalidades
line-wrong-claim = Reivindicação errada

# The value of a build
value =
    { $value ->
        [11] valete
        [12] dama
        [13] rei
       *[other] { $value }
    }

# The value as sets of it are called
values =
    { $value ->
        [11] valetes
        [12] damas
        [13] reis
       *[other] { $value }
    }

build = construção de { value }
# $case "to": after “juntar”
build-of =
    { $case ->
        [to] à construção de { $value }
       *[other] a construção de { $value }
    }

# $card (text): a card in words
card-on-pile =
    { WHO($of) ->
        [you] { $card } da sua pilha
       *[other] { $card } da pilha de { NAME($of) }
    }

# $case (word): inside (no meio da frase), ou nada
you =
    { $case ->
        [inside] você
       *[other] Você
    }

# A player who has given no name
guest = Visitante

# A player whose account was deleted
somebody = Alguém

# A player who is invited and has not come yet
friend = Amigo(a)
# $number (number): from 1
friend-number = Amigo(a) { $number }
# A player who has no name; $number (number): from 1
player-number = Jogador { $number }

# What a side is called: the names of its players
side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

# A player after a verb or a preposition
whom =
    { WHO($whom) ->
        [you] você
       *[other] { NAME($whom) }
    }

and = { $before } e { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } ou { $last }
plus = { $before } mais { $last }
match-is-over = A partida acabou.
deal-is-over = A mão acabou.

# Instead of many names
these-cards = estas cartas
