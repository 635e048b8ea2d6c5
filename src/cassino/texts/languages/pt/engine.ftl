### Errors of matches, deals and positions. Seats are numbered from 0.

# $title (text): the variant; $known (text): the possible numbers, such as "2, 3, 4"
engine-players =
    { $title } não é para { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }. Números possíveis de jogadores: { $known }.
# $last: the number of the last seat
engine-no-seat = Não há lugar { $seat }: os lugares vão de 0 a { $last }.
# $part (text): names of what there has to be a certain number of, such as "scores"; $found: how many there are
engine-count = { $part }: o número necessário é { $count }, não { $found }.

## Positions

engine-piles-down = As pilhas estão fechadas, então a ordem das cartas não é conhecida.
engine-several-played = Só uma carta pode ter sido jogada numa vez.
# $seat: a seat
engine-no-card = É a vez do lugar { $seat }, mas não há carta nessa mão.
engine-unheld = O lugar { $seat } não tem as cartas que capturam as suas construções.
engine-lacked = O lugar { $seat } tem uma carta que as suas jogadas anteriores excluem.
# $cards: how many cards are still to be played
engine-turn = Não há vez { $turn } numa mão em que ainda falta jogar { $cards } cartas.
engine-round = Não há rodada { $round }.
engine-build-turn = Nenhuma construção pode ter sido feita na vez { $turn }.
engine-score = { $score } não pode ser um placar.
# $part (text): sweeps or proofs; $number (text): a number whose bits name turns or values
engine-bits = { $part }: { $number } está fora dos limites.
# $cards (text): cards, such as "2C 6S"
engine-twice = Cartas em dois lugares: { $cards }
engine-not-in-pack = Cartas que não estão no baralho: { $cards }
engine-nowhere = Cartas que faltam: { $cards }
# $undrawn: how many cards are not drawn yet; $unnamed: how many are nowhere else
engine-undrawn = { $undrawn } cartas ainda não foram compradas, mas { $unnamed } não estão indicadas.
# $cards (text): the cards of a build, such as "6S+3D"
engine-unbuildable = A construção { $cards } de { value } tem uma carta ou um valor com que não se pode construir.
engine-build-sets = A construção { $cards } não se divide em grupos de { value }.
engine-build-owner = A construção { $cards } de { value } não pode ser do lugar { $seat }.
# $cards (text): the cards of a pile
engine-twice-in-pile = Uma carta aparece duas vezes na pilha { $cards }.
engine-arrivals = A ordem de chegada tem que indicar cartas da mesa, cada uma uma vez.
engine-waits-for-cards = Nesta posição, é preciso dar cartas antes: indique-as com `deal_cards`.
engine-cards-hidden = Há cartas escondidas nesta posição: use uma posição de `View.sample`.

## Deals and matches

engine-nothing-to-deal = Não há cartas para dar nesta posição.
# $cards: how many cards were named; $places: how many are to be dealt
engine-too-many-drawn = Foram indicadas { $cards } cartas, mas só há { $places } para dar.
engine-undrawable = Estas cartas não podem ser dadas: cada uma tem que estar no baralho, não ter sido vista e ser indicada uma vez.
engine-rich-cut = Este corte é bom demais, então volta ao baralho.
# $count: how many cards the pack has
engine-pack = Uma mão precisa de cada uma das { $count } cartas do baralho uma vez.
# $most: at most this many cards may be lifted off; -1 if there is nothing to cut
engine-cut =
    { $most ->
        [-1] Não há nada para cortar agora.
       *[other] Você pode cortar de 0 a { $most } cartas.
    }
engine-no-move-back = Não há jogada para desfazer.
engine-no-ruling-back = Não há decisão para desfazer.
engine-deal-not-over = A mão ainda não acabou.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Um registro precisa de pelo menos uma mão.
# $other: the seat that was named instead
engine-other-dealer = Quem dá a mão { $deal } é o lugar { $seat }, não o lugar { $other }.
# $at: after how many moves the ruling is said to have been made
engine-ruling-beyond = Há uma decisão depois da jogada { $at }, mas a mão só tem { $moves } jogadas.

## Rulings for mistakes

engine-no-rulings = Estas regras não têm decisões para erros na distribuição.
engine-late-ruling = Sobre um erro na distribuição só se decide antes da primeira jogada de uma rodada.
engine-own-mistake = Quem dá as cartas não pode encerrar a mão por causa do seu próprio erro.
engine-ruling-cards = Uma decisão precisa de pelo menos uma carta.
engine-ruling-count = Aqui não pode haver { $count } cartas a menos ou a mais: no máximo { $most }.
engine-rulings-most = Em uma mão, só se pode decidir sobre { $most } erros na distribuição, no máximo.
engine-ruling-stock = Só as próximas cartas do monte podem ir para a mesa.
# $cards (text): cards, such as "2C 6S"
engine-not-in-hand = O lugar { $seat } não tem estas cartas na mão: { $cards }
engine-ruling-order = O novo monte tem que ser o antigo com as cartas que foram vistas.

## Python

engine-limit = Não pode haver { $limit } jogadas: o limite tem que ser pelo menos 0.
# $most (text): a number
engine-too-many-moves = Há mais de { $most } jogadas permitidas. Liste algumas com um limite, ou escolha as cartas passo a passo.
engine-depth = Não há profundidade de { $depth } jogadas: tem que ser pelo menos 0.
# $name (text): the name of a bot
engine-bot = { $name }: { $problem }
# $found (text), $known: numbers of the layout of saved data
engine-restore-version = Isto foi salvo no formato { $found }, mas esta versão do cassino lê o formato { $known }.
# $problem (text): details for programmers
engine-restore-damaged = Os dados salvos estão danificados: { $problem }

## Wrong arguments of the library

argument-type = Aqui é preciso um valor do tipo { $needed }, não { $found }.
argument-no-list = Aqui é preciso uma lista, não { $found }.
argument-not-whole = { $found } não é um número inteiro.
argument-out-of-range =
    { $most ->
        [none] { $found } é pequeno demais: o número tem que ser pelo menos { $least }.
       *[other] { $found } está fora dos limites: o número tem que ir de { $least } a { $most }.
    }
argument-no-seat = Não há lugar { $found }: os lugares vão de 0 a { $most }.
argument-no-side = Não há lado { $found }: os lados vão de 0 a { $most }.
argument-no-pile = Não há pilha { $found }: as pilhas vão de 0 a { $most }.
argument-no-build = Não há construção { $found } nesta mesa.
argument-no-card = Não há carta { $found }: as cartas são numeradas de 0 a 51.
argument-no-card-set = { $found } não é um conjunto de cartas: é um número em que cada bit de 0 a 51 representa uma carta.
argument-card-twice = Uma carta foi indicada duas vezes.
argument-no-misdeal = { $found } não é um tipo de erro na distribuição: os tipos são { $known }.
argument-count = Esta lista precisa de { $needed } itens, não { $found }.
argument-no-move = Não há jogada { $found } nesta lista.
argument-not-listed = “{ $found }” não está na lista.
argument-no-number = { $found } não é um número.
argument-no-bot = { $found } não é um bot: um bot é um nome, ou um objeto com um método `choose(view)`.

## Números de jogadas e ambientes

encoding-nobody = Nesta posição ninguém tem a vez, ou é a vez de outro lugar.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] O número { $id } ({ $name }) não é permitido aqui. Números permitidos: { $ids }.
       *[other] Partida { $game }: o número { $id } ({ $name }) não é permitido aqui. Números permitidos: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Por isso o número { $id } ({ $name }) não é permitido. Números permitidos: { $ids }.
       *[other] Partida { $game }: { $reason } Por isso o número { $id } ({ $name }) não é permitido. Números permitidos: { $ids }.
    }
encoding-incomplete = Estes números ainda não formam uma jogada inteira. Pode seguir: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Aqui é preciso um array do tipo { $needed } e da forma { $shape }, não { $found }.
envs-word = { $found } não é conhecido aqui. São conhecidos: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Esta posição é de { $found } com { $seats } jogadores. Aqui joga-se { $needed } com { $players } jogadores.
envs-no-start = Nenhuma partida pode começar nesta posição: alguém deve ter a vez, e todas as cartas devem ser conhecidas.
envs-no-choice = Aqui quem aprende nunca tem o que escolher.
envs-claim = Nestas partidas os bots não anunciam nada.
