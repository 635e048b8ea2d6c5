### The options of the rules: house-rules editor, rule book, terminal, and the tables of the documentation.
### option-X: a short title (a label, without a period). option-X-question: the same as a question, with the choices as
### answers. option-X-note: help below the question. option-X-zero: what the number 0 means there. choice-X-Y: an answer,
### also shown after a title and in tables. option-because-X: why an option has no effect or does not fit with others.

## The pack

option-pack = Baralho
option-pack-question = Com que cartas se joga?
choice-pack-french-52 = 52 cartas
choice-pack-no-pictures-40 = 40 cartas, sem figuras
choice-pack-italian-40 = 40 cartas, sem oitos, noves e dez
choice-pack-rook-40 = 40 cartas Rook em quatro cores
option-ranks = Valores usados
option-ranks-question = Que valores do baralho são usados?
option-ranks-note = Se você não escolher nenhum, usam-se todos.
option-suits = Naipes usados
option-suits-question = Que naipes do baralho são usados?
option-suits-note = Se você não escolher nenhum, usam-se todos.
choice-suit-name-clubs = paus
choice-suit-name-diamonds = ouros
choice-suit-name-hearts = copas
choice-suit-name-spades = espadas

## Players and sides

option-players = Número de jogadores
option-players-question = Quantos podem jogar?
option-players-note = O número mais comum aparece primeiro.
option-sides = Lados
option-sides-question = Quem marca pontos junto?
choice-sides-solo = cada um por si
choice-sides-pairs-of-four = quatro jogam em duplas
option-partners = Escolha das duplas
option-partners-question = Como se formam as duplas?
choice-partners-as-seated = pelos lugares
choice-partners-first-two-aces = pelos dois primeiros ases
option-direction = Sentido do jogo
option-direction-question = Em que sentido passa a vez?
choice-direction-clockwise = horário
choice-direction-counterclockwise = anti-horário
option-deal-passes = Quem dá a próxima mão
option-deal-passes-question = Quem dá as cartas na próxima mão?
choice-deal-passes-next = o próximo jogador
choice-deal-passes-loser-leads = o jogador antes de quem perdeu, para que este comece
choice-deal-passes-last-capturer-leads = o jogador antes de quem capturou por último, para que este comece
choice-deal-passes-winner-leads = o jogador antes de quem ganhou, para que este comece
choice-deal-passes-winner-deals = quem ganhou
option-round-leader = Quem começa as rodadas seguintes
option-round-leader-question = Quem joga primeiro depois que se dão cartas novas?
choice-round-leader-after-dealer = o jogador depois de quem dá
choice-round-leader-last-capturer = quem capturou por último

## The deal

option-hand = Cartas na mão
option-hand-question = Quantas cartas cada jogador recebe por vez?
option-table = Cartas na mesa
option-table-question = Quantas cartas vão para a mesa no começo?
option-cut = Cartas da mesa cortadas do meio do baralho
option-cut-question = Quem começa corta do meio do baralho as cartas da mesa?
option-leader-cuts = Quem começa escolhe onde cortar
option-leader-cuts-question = Quem começa escolhe onde cortar as cartas da mesa?
option-leader-cuts-note = O terminal pergunta a quem começa. Nas mesas do navegador, o lugar é sorteado.
option-redeal = Primeira mesa rica
option-redeal-question = O que acontece com uma primeira mesa rica?
option-redeal-note = A primeira mesa é rica se as cartas cortadas têm pontos ou figuras demais.
choice-redeal-never = fica
choice-redeal-rich-cut = volta ao baralho e corta-se de novo
option-rich-points = Pontos que fazem uma primeira mesa rica
option-rich-points-question = Quantos pontos fazem uma primeira mesa rica?
option-rich-points-zero = pontos não importam
option-rich-pictures = Figuras que fazem uma primeira mesa rica
option-rich-pictures-question = Quantas figuras fazem uma primeira mesa rica?
option-rich-pictures-zero = figuras não importam
option-replenish = Cartas novas
option-replenish-question = Quando os jogadores recebem cartas novas?
choice-replenish-rounds = em rodadas, quando todas as mãos estão vazias
choice-replenish-draw = uma carta depois de cada vez
choice-replenish-all-cards = todas de uma vez; dois jogadores recebem em duas metades
option-leftover = Poucas cartas para a última rodada
option-leftover-question = E se as últimas cartas não dão para uma rodada completa?
choice-leftover-none = nunca acontece
choice-leftover-short-round = dividem-se por igual, e as que sobram vão para a mesa
option-packet = Cartas dadas por vez
option-packet-question = Quantas cartas se dão de cada vez?
option-bottom-seen = O jogador depois de quem dá vê a última carta
option-bottom-seen-question = O jogador depois de quem dá pode ver a última carta?
option-last-round-open = Cartas abertas na última rodada
option-last-round-open-question = A última rodada é jogada com as cartas abertas?

## What cards count

option-faces = Valetes, damas e reis
option-faces-question = Quanto contam valetes, damas e reis?
option-faces-note = Figuras sem número só capturam as suas iguais.
choice-faces-rank-only = sem número
choice-faces-eleven-to-thirteen = 11, 12 e 13
option-ace = Ases
option-ace-question = Quanto contam os ases?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 ou 14
option-in-hand = Cartas com outro valor na mão
option-in-hand-question = Que cartas contam diferente na mão e na mesa?
option-in-hand-note = Ao capturar, uma carta da sua mão conta o valor que tem na mão.

## Capturing

option-equal-faces = Uma figura captura
option-equal-faces-question = Quantas figuras iguais uma figura sem número captura?
choice-equal-faces-one = uma figura igual
choice-equal-faces-any = qualquer número de figuras iguais
choice-equal-faces-one-or-three = uma figura igual ou três, nunca duas
option-combinations = Uma jogada captura
option-combinations-question = Quanto uma jogada pode capturar?
option-combinations-note = Uma combinação é uma carta igual, uma soma ou uma construção.
choice-combinations-many = qualquer número de combinações
choice-combinations-one = uma combinação
option-pair-first = Carta igual antes de soma
option-pair-first-question = É obrigatório levar uma carta igual em vez de uma soma?
option-from-hand = Cartas da mão numa captura
option-from-hand-question = Quantas cartas da mão se podem usar numa captura?
choice-from-hand-one-card = uma carta
choice-from-hand-one-total = quantas quiser, somadas
choice-from-hand-several-sets = quantas quiser, em grupos do mesmo valor
option-hand-total-at-most = Soma máxima das cartas da mão
option-hand-total-at-most-question = Qual é a soma máxima de várias cartas da mão?
option-hand-total-at-most-zero = sem limite
option-tops = Topos de pilha que se podem capturar
option-tops-question = Que topos de pilha se podem capturar como cartas soltas?
choice-tops-none = nenhum
choice-tops-opponents = os das pilhas adversárias
choice-tops-others = os de todos os outros jogadores
option-builds-in-sums = Construções dos adversários em somas
option-builds-in-sums-question = Uma construção simples de um adversário pode entrar numa soma?
option-builds-in-sums-note = Por exemplo, um 9 leva então uma construção de 8 de um adversário junto com um ás.
option-because-sums-in-steps = Numa vez de vários passos, uma construção nunca entra numa soma.
option-compulsion = Obrigação de capturar
option-compulsion-question = Quando é obrigatório capturar?
choice-compulsion-none = nunca
choice-compulsion-any-capture = sempre que a carta jogada pode capturar
choice-compulsion-equal-loose = sempre que há cartas soltas iguais, e todas elas
choice-compulsion-no-trail = sempre que a carta jogada pode capturar, a não ser que se construa com ela

## Building

option-source = Construir
option-source-question = Como se pode construir?
choice-source-none = não se constrói
choice-source-hand = com uma carta da mão
choice-source-hand-and-table = também só com cartas da mesa, em vezes de vários passos
option-raised-by = Quem pode aumentar uma construção
option-raised-by-question = Quem pode aumentar o valor de uma construção?
option-raised-by-note = Só uma construção simples pode ser aumentada, com uma carta da mão.
choice-by-anyone = qualquer jogador
choice-by-not-owner = qualquer jogador, menos o dono
choice-by-opponents = os adversários do dono
choice-by-own-side = o lado do dono
choice-by-owner = só o dono
choice-by-nobody = ninguém
option-raise-own-with-both = Aumentar a própria construção só com as duas cartas
option-raise-own-with-both-question = Para aumentar a sua própria construção, você também precisa guardar uma carta do valor antigo?
option-raise-with-sets = Aumentar pode juntar grupos do novo valor
option-raise-with-sets-question = Ao aumentar uma construção, podem-se juntar grupos do novo valor?
option-joined-by = Quem pode juntar cartas a uma construção
option-joined-by-question = Quem pode juntar grupos a uma construção do mesmo valor?
option-joined-to-capture = Outros podem juntar cartas da mesa a uma construção que levam em seguida
option-joined-to-capture-question = Outros podem juntar cartas da mesa a uma construção que levam na mesma vez?
option-equal-value = Duas construções do mesmo valor
option-equal-value-question = O que acontece com duas construções do mesmo valor?
choice-equal-value-coexist = podem ficar lado a lado
choice-equal-value-must-merge = têm que virar uma só
choice-equal-value-separate = ficam separadas; juntar nunca as une
option-for-partner = Construir para o parceiro
option-for-partner-question = Quando você pode fazer uma construção que só o seu parceiro pode levar?
choice-for-partner-never = nunca
choice-for-partner-proven = se o parceiro tem ou perdeu uma construção desse valor
choice-for-partner-lost-build = se o parceiro perdeu uma construção desse valor
option-partner-asks = Pedidos do parceiro
option-partner-asks-question = Você pode pedir ao seu parceiro que não mexa numa construção do seu lado?
option-joiner = Juntar muda o dono da construção
option-joiner-question = Quem junta cartas a uma construção passa a ser o dono dela?
choice-joiner-becomes-owner = sim, passa a ser o dono
choice-joiner-changes-nothing = não, o dono continua o mesmo
option-limit = Construções por jogador
option-limit-question = Quantas construções você pode ter?
choice-build-limit-none = quantas quiser
choice-build-limit-one = uma no fim da vez
choice-build-limit-one-while-stock = uma enquanto houver monte

## Trailing

option-owner = Baixar cartas tendo uma construção
option-owner-question = Você pode baixar uma carta enquanto tem uma construção?
choice-owner-trail-banned = nunca
choice-owner-trail-banned-next-turn = não na vez seguinte
choice-owner-trail-banned-while-stock = não enquanto houver monte
choice-owner-trail-free = sim
option-owner-builds = Construir sem poder baixar
option-owner-builds-question = O que você pode construir enquanto tem uma construção e não pode baixar cartas?
choice-owner-builds-anything = qualquer coisa
choice-owner-builds-own-build = só na sua própria construção
option-only-when-stuck = Baixar só em último caso
option-only-when-stuck-question = Só se pode baixar uma carta quando não há outra jogada?

## Captured cards

option-face = Cartas capturadas
option-face-question = As cartas capturadas ficam fechadas ou abertas?
choice-pile-face-down = fechadas
choice-pile-face-up = abertas
option-of = Pilhas dos parceiros
option-of-question = Os parceiros dividem uma pilha?
choice-pile-of-side = uma pilha para a dupla
choice-pile-of-player = uma pilha para cada jogador
option-order = Ordem na pilha
option-order-question = Em que ordem vão para a pilha as cartas capturadas juntas?
choice-pile-order-free = como quiser, sem mostrar
choice-pile-order-accumulated = como chegaram à mesa
choice-pile-order-lowest-on-top = por número, a mais baixa em cima
option-pictures-below = Figuras debaixo dos números
option-pictures-below-question = As figuras vão para baixo dos números, na sua pilha ou na do parceiro?
option-stolen = Topos de pilha que se podem juntar a uma construção
option-stolen-question = Que topos de pilha se podem juntar a uma construção?
option-residue = Cartas que sobram no fim
option-residue-question = Quem fica com as cartas que sobram na mesa?
choice-residue-last-capturer = quem capturou por último
choice-residue-nobody = ninguém

## Sweeps

option-points = Pontos de uma limpa
option-points-question = Quantos pontos vale uma limpa?
option-points-note = 0 quer dizer que limpas não contam.
option-large-from = Cartas de uma limpa grande
option-large-from-question = Quantas cartas da mesa fazem uma limpa grande?
option-large-from-zero = não existem
option-large-points = Pontos de uma limpa grande
option-large-points-question = Quantos pontos vale uma limpa grande?
option-count-played = A carta jogada conta para a limpa grande
option-count-played-question = A carta que você joga conta para a limpa grande?
option-first-play-points = Pontos de uma limpa na primeira jogada
option-first-play-points-question = Quantos pontos vale uma limpa na primeira jogada de uma mão?
option-first-play-points-zero = o mesmo que qualquer outra limpa
option-cancelling = Limpas se anulam
option-cancelling-question = As limpas de lados diferentes se anulam?
choice-cancelling-none = não
choice-cancelling-all-sides = sim
choice-cancelling-unrestricted-sides = sim, mas não as de um lado perto da meta
option-until-score = Placar que acaba com as limpas
option-until-score-question = A partir de quantos pontos um lado não faz mais limpas?
option-until-score-note = São os pontos do lado antes da mão; 0 quer dizer que as limpas sempre contam.
option-until-score-zero = sem limite
option-after-stock = Limpas depois de dadas as últimas cartas
option-after-stock-question = Pode-se fazer uma limpa depois de dadas as últimas cartas?
option-last-play = A última jogada pode ser limpa
option-last-play-question = A última jogada de uma mão pode ser uma limpa?
option-victim-plays = Jogadas seguidas depois de uma limpa
option-victim-plays-question = Quantas vezes seguidas o próximo jogador joga depois de uma limpa?
option-victim-plays-note = 1 quer dizer que a vez passa como sempre.

## Calls, claims and demands

option-last-round = Anúncio da última rodada
option-last-round-question = O que diz quem dá as cartas da última rodada?
choice-last-round-silent = nada
choice-last-round-last = “última”
choice-last-round-last-round = “última rodada”
option-claim = Reivindicações
option-claim-question = Como se pode reivindicar a meta antes do fim da mão?
choice-claim-none = não se pode
choice-claim-count-out = declarando o fim
choice-claim-announce = anunciando a meta
option-false-claim-points = Penalidade por declarar o fim cedo demais
option-false-claim-points-question = Quantos pontos marca um lado por declarar o fim cedo demais?
option-false-announcement = Um anúncio errado custa
option-false-announcement-question = O que custa um anúncio errado da meta?
choice-false-announcement-nothing = nada
choice-false-announcement-game = a partida
option-left-behind = Apontar cartas deixadas
option-left-behind-question = Pode-se apontar cartas que uma jogada podia ter levado?
option-insist = Exigir uma captura mais completa
option-insist-question = Os adversários podem exigir que você leve mais?
choice-insist-never = nunca
choice-insist-asked = sim, no fim da sua vez
choice-insist-always = sempre: é obrigatório levar e juntar tudo o que for possível
option-orange = Laranjas
option-orange-question = Quem marca uma laranja?
option-orange-note = Uma laranja é uma carta vermelha e uma amarela, ou uma de copas e uma de ouros, levadas na mesma jogada.
choice-orange-none = ninguém
choice-orange-called = quem cantar primeiro
choice-orange-always = quem a levar
option-orange-points = Pontos de uma laranja
option-orange-points-question = Quantos pontos vale uma laranja?
option-false-orange-points = Penalidade por cantar uma laranja errada
option-false-orange-points-question = Quantos pontos marca um jogador por cantar uma laranja que não é?
option-enforcement = Jogadas irregulares
option-enforcement-question = O que acontece com jogadas irregulares?
option-enforcement-note = Com penalidade, uma captura errada vale como carta baixada, e uma construção que quem fez não pode levar custa pontos.
choice-enforcement-strict = não são aceitas
choice-enforcement-table = valem, mas com penalidade

## Points of a deal

option-items = O que vale pontos
option-items-question = O que vale pontos numa mão?
option-items-note = Os pontos são contados nesta ordem, quando a ordem importa.
option-ties = Maiorias empatadas
option-ties-question = Quem marca quando há empate na maioria de algo?
choice-ties-nobody = ninguém
choice-ties-one-each = um ponto para cada lado empatado
choice-ties-carried = ninguém; no empate, os pontos são somados aos da mão seguinte

## The end of the match

option-target = Meta
option-target-question = Quantos pontos ganham a partida?
option-deals = Número de mãos
option-deals-question = Depois de quantas mãos a partida acaba?
option-deals-zero = joga-se até a meta
option-several = Vários lados chegam à meta
option-several-question = E se vários lados chegam à meta na mesma mão?
choice-several-reach-higher-total = ganha o total mais alto
choice-several-reach-priority-count = contam-se os pontos item por item
option-near-target = Perto da meta
option-near-target-question = Perto da meta, há restrições para marcar pontos?
choice-near-target-free = sem restrições
choice-near-target-last-three = restrita a partir de três pontos antes da meta
choice-near-target-last-five = restrita a partir de cinco pontos antes da meta
option-level = Empate no primeiro lugar
option-level-question = E se houver empate no primeiro lugar?
choice-level-another-deal = mais uma mão
choice-level-shared = a vitória é dividida
option-finish = Uma partida decidida acaba
option-finish-question = Quando acaba uma partida já decidida?
choice-finish-end-of-deal = depois da mão
choice-finish-at-once = na hora
option-double-game = Vitória dupla na primeira mão
option-double-game-question = Um lado que chega à meta na primeira mão ganha em dobro?

## The words of your table: what you call the things of the game

option-words-capture = Sua palavra para “captura”
option-words-capture-question = Como vocês chamam uma captura?
option-words-build = Sua palavra para “construção”
option-words-build-question = Como vocês chamam uma construção?
option-words-trail = Sua palavra para “baixar”
option-words-trail-question = Como vocês chamam baixar uma carta?
option-words-sweep = Sua palavra para “limpa”
option-words-sweep-question = Como vocês chamam uma limpa?
option-words-left-behind = Sua palavra para “deixado na mesa”
option-words-left-behind-question = Como vocês chamam as cartas que uma captura deixou na mesa?
option-words-ten-of-diamonds = Sua palavra para “grande cassino”
option-words-ten-of-diamonds-question = Como vocês chamam o dez de ouros?
option-words-two-of-spades = Sua palavra para “pequeno cassino”
option-words-two-of-spades-question = Como vocês chamam o dois de espadas?
option-words-seven-of-diamonds = Sua palavra para “sete de ouros”
option-words-seven-of-diamonds-question = Como vocês chamam o sete de ouros?
option-words-claim = Sua palavra para “reivindicar”
option-words-claim-question = O que vocês dizem para reivindicar a partida?

## The usual words for these things, alone in a table or in a field

word-capture = captura
word-build = construção
word-trail = baixar
word-sweep = limpa
word-left-behind = deixado na mesa
word-ten-of-diamonds = grande cassino
word-two-of-spades = pequeno cassino
word-seven-of-diamonds = sete de ouros
word-claim = reivindicar

## The editor of house rules

# Headings of the groups of options
option-group-deck = O baralho
option-group-seating = Jogadores e lados
option-group-dealing = A distribuição
option-group-counting = Quanto valem as cartas
option-group-capturing = Capturar
option-group-building = Construir
option-group-trailing = Baixar cartas
option-group-piling = Cartas capturadas
option-group-sweeping = Limpas
option-group-calling = Cantos, reivindicações e exigências
option-group-scoring = Pontos de uma mão
option-group-ending = O fim da partida
option-group-words = Palavras da sua mesa

# What an item scores; the cards follow in a list of their own
option-item-most = quem tem mais
option-item-each = cada
option-item-enough = quem tem o bastante
option-item-primiera = primiera: a melhor carta de cada naipe

# Headings in the list of cards
option-kinds = Cartas de um tipo
option-one-card = Uma carta

# Answers
option-yes = sim
option-no = não

## Numbers that an option can have

# A note. $meaning: what 0 means (option-X-zero)
option-note-zero = 0 quer dizer: { $meaning }.

# In a table
option-limits-or-zero = 0 ({ $meaning }) ou de { $least } a { $most }

## Why an option has no effect ("This has no effect." follows), or why it does not fit with the others (what to change follows)

option-because-no-partners = Ninguém joga em dupla.
option-because-no-rounds = As cartas não são dadas em rodadas.
option-because-never-four = O jogo nunca tem quatro jogadores.
option-because-only-two = O jogo é só para dois.
option-because-no-pictures = O baralho não tem valetes, damas nem reis acima dos números de 1 a 10.
option-because-pictures-count = As figuras contam como números.
option-because-all-at-once = Todas as cartas são dadas de uma vez.
option-because-bare-table = Nenhuma carta vai para a mesa.
option-because-uncut = As cartas da mesa não são cortadas.
option-because-any-table-stays = Qualquer primeira mesa fica.
option-because-even = As cartas dão certo, então nenhuma rodada fica curta.
option-because-never-rich = Nenhuma primeira mesa seria rica. Ponha este número ou o dos pontos em pelo menos 1.
option-because-in-hand-builds = Cartas só podem ter outro valor na mão num jogo sem construções.
option-because-in-hand-one-card = Várias cartas da mão jogadas juntas são somadas pelo valor que têm na mesa.
option-because-one-combination = Uma jogada só captura uma combinação.
option-because-pair-first = Isto diz qual de várias combinações você tem que levar, então uma jogada só pode levar uma.
option-because-cards-together = Cartas da mão jogadas juntas nunca são iguais a uma carta só.
option-because-from-hand-builds = Só num jogo sem construções se podem jogar várias cartas da mão juntas.
option-because-one-hand-card = Joga-se uma carta da mão por vez.
option-because-face-down = Ninguém vê o topo de uma pilha fechada.
option-because-equal-loose-one = Sua carta tem que levar todas as cartas soltas iguais, mas uma jogada só captura uma combinação.
option-because-insisted-pictures = Quando os adversários exigem, uma figura pode ter que levar uma segunda figura igual.
option-because-equal-loose-two = Sua carta tem que levar todas as cartas soltas iguais, mas uma figura não pode levar duas.
option-because-equal-loose-picture = Sua carta tem que levar todas as cartas soltas iguais, mas uma figura só captura uma figura igual.
option-because-equal-loose-together = Sua carta tem que levar todas as cartas soltas iguais, mas cartas da mão jogadas juntas nunca são iguais a uma carta só.
option-because-two-builds = Se você tivesse duas construções do mesmo valor, não poderia levar as duas com uma carta.
option-because-which-build = É preciso saber que construção um jogador vai levar.
option-because-no-builds = O jogo não tem construções.
option-because-no-raise = Ninguém pode aumentar uma construção.
option-because-own-not-raised = Ninguém pode aumentar a própria construção.
option-because-built-without-card = Pode-se construir sem ter a carta que leva a construção.
option-because-sets-are-steps = Numa vez de vários passos, juntar grupos é um passo à parte.
option-because-no-joining = Ninguém pode juntar cartas a uma construção.
option-because-one-step = Uma vez só tem um passo.
option-because-opponents-join = Os adversários já podem juntar cartas à construção.
option-because-one-build-a-step = Um passo só junta cartas a uma construção.
option-because-request-own-side = Se se pede a um jogador que deixe uma construção, os dois da dupla têm que poder juntar cartas a ela.
option-because-no-stock = Com mais de dois jogadores, todas as cartas são dadas de uma vez, então nunca há monte.
option-because-stuck = Só quem não pode fazer mais nada pode baixar uma carta.
option-because-owner-trails = Você pode baixar uma carta tendo uma construção.
option-because-never-stuck = Numa vez de vários passos, nunca é certo que não dá para fazer mais nada.
option-because-piles-down = As pilhas ficam fechadas.
option-because-pictures-order = As figuras só podem ir para baixo dos números se as cartas ficam na pilha como chegaram à mesa.
option-because-no-big-sweeps = Não há limpas grandes.
option-because-no-sweeps = Limpas não valem nada.
option-because-over-before = Ninguém tem tantos pontos antes de a partida acabar.
option-because-swept-before-stock = Depois de dadas as últimas cartas, não há limpas.
option-because-unrestricted = Nenhum lado tem restrições perto da meta.
option-because-not-called = As laranjas não são cantadas.
option-because-fixed-deals = O número de mãos é fixo.
option-because-stops = Uma partida decidida acaba na hora.
option-because-own-item = Perto da meta, um lado ganha só com o seu próprio item, então ninguém precisa reivindicar.
option-because-no-counting-out = Ninguém pode declarar o fim.
option-because-no-announcing = Ninguém pode anunciar a meta.
option-because-still-taken = Numa vez de vários passos, o jogador ainda pode levar o que deixou.
option-because-insist-steps = Os adversários só podem exigir algo quando a vez tem vários passos.
option-because-insist-one = Ninguém pode exigir uma captura mais completa se uma jogada só captura uma combinação.
option-because-orange-suits = Uma laranja precisa de copas e ouros (cartas vermelhas e amarelas), mas um desses naipes não é usado.
option-because-no-oranges = Laranjas não valem pontos.
option-because-table-one-step = Jogadas irregulares só podem ter penalidade se a vez é de uma só jogada, e não de vários passos.
option-because-table-one-card = A carta de uma captura errada é baixada, mas só se pode baixar uma.
option-because-no-majority = Nada vale pontos por ter a maioria.
option-because-count-decides = Os pontos são contados item por item, então nunca há empate.
