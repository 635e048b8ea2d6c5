### What is announced at a table

taken-back = A última jogada foi desfeita.
# Another player has asked for something, and $who (seat) says no
offer-declined = { NAME($who) } recusa.
# The player who asked, $who (seat), no longer wants it
offer-withdrawn = { NAME($who) } não pede mais isso.
nobody-could-play =
    { $unit ->
        [days] Ninguém pôde jogar durante { $count } dias
        [hours] Ninguém pôde jogar durante { $count } horas
        [minutes] Ninguém pôde jogar durante { $count } minutos
       *[seconds]
            { $count ->
                [1] Ninguém pôde jogar durante 1 segundo
               *[other] Ninguém pôde jogar durante { $count } segundos
            }
    }. Esse tempo não conta.
asks-takeback = { NAME($who) } pede para desfazer uma jogada.
wants-rematch = { NAME($who) } quer jogar outra vez.
asks-call-off = { NAME($who) } gostaria de encerrar a partida sem resultado.
# $kind (word): exposed_ends, exposed_goes_on, too_few or too_many; $whose: whose hand it is; $own (word): yes or no: whether it is that of $who; $count: how many cards
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Você diz que quem dá as cartas mostrou uma, e quer encerrar esta mão.
            [exposed_goes_on] Você diz que { $count ->
                [1] uma carta sua foi vista, e quer outra no lugar dela.
               *[other] { $count } cartas suas foram vistas, e quer outras no lugar delas.
            }
           *[count] Você diz que { WHO($whose) ->
                [you] recebeu
               *[other] { NAME($whose) } recebeu
            } { $count ->
                [1] 1 carta
               *[other] { $count } cartas
            } { $kind ->
                [too_few] a menos.
               *[too_many] a mais.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } diz que quem dá as cartas mostrou uma, e quer encerrar esta mão.
            [exposed_goes_on] { NAME($who) } diz que { $count ->
                [1] uma das suas próprias cartas foi vista, e quer outra no lugar dela.
               *[other] { $count } das suas próprias cartas foram vistas, e quer outras no lugar delas.
            }
           *[count] { NAME($who) } diz que { $own ->
                [yes] recebeu
               *[no] { NAME($whose, case: "inside") } recebeu
            } { $count ->
                [1] 1 carta
               *[other] { $count } cartas
            } { $kind ->
                [too_few] a menos.
               *[too_many] a mais.
            }
        }
    }
# What the players have agreed on; $kind as before; $cards (cards): with too_many, the cards that are too many
misdeal-ruled =
    { $kind ->
        [exposed_ends] Quem dá as cartas mostrou uma. { NAME($who) } encerra a mão: as cartas desta mão não contam.
        [exposed_goes_on] { NAME($who) } recebe { $count ->
            [1] uma carta nova no lugar da que foi vista.
           *[other] { $count } cartas novas no lugar das que foram vistas.
        } O monte foi embaralhado.
        [too_few] { NAME($who) } recebeu { $count ->
            [1] 1 carta
           *[other] { $count } cartas
        } a menos. A rodada se joga assim.
       *[too_many] { NAME($who) } recebeu { $count ->
            [1] 1 carta
           *[other] { $count } cartas
        } a mais, agora na mesa: { ROW($cards) }.
    }
# $side: the side that dealt
misdeal-penalty =
    { FORM($side) ->
        [you] Você deu as cartas e perde 1 ponto.
        [one] { PLAYERS($side) } deu as cartas e perde 1 ponto.
       *[several] { PLAYERS($side) } perdem 1 ponto, porque o seu lado deu as cartas.
    }
misdeal-owed =
    { NAME($who) } recebe { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } a menos na próxima rodada.
last-card-played = A última carta foi jogada. Quem tiver { $target } pontos já pode anunciar.
cannot-take = { NAME($who) } não pode levar { CARDS($cards) } com { CARDS($card) }: a carta jogada fica na mesa.
left-behind = Deixado na mesa: { ROW($cards) }.
# $word (word): what players of this game call it
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = As cartas foram dadas.
round-dealt = Cartas dadas: rodada { $round } de { $rounds }.
say-last = Última!
say-last-round = Última rodada!
residue-goes =
    { $count ->
        [1] A última carta da mesa fica
       *[other] As últimas { $count } cartas da mesa ficam
    } com { whom }.
residue-nobody =
    { $count ->
        [1] A última carta da mesa não conta
       *[other] As últimas { $count } cartas da mesa não contam
    } para ninguém.

### The end of a deal and of a match

table-closed = Esta mesa foi fechada pela administração.
gave-up = { NAME($who) } desistiu.
ran-out-of-time =
    { WHO($who) ->
        [you] O seu tempo acabou.
       *[other] O tempo de { NAME($who) } acabou.
    }
called-off = { NAME($who) } encerrou a partida sem resultado. Ninguém ganha nem perde.
deal-over = A mão acabou: { SCORES($scores) }.
match-won =
    { FORM($winners) ->
        [you] { PLAYERS($winners) } ganhou a partida: { SCORES($scores) }.
        [one] { PLAYERS($winners) } ganhou a partida: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } ganharam a partida: { SCORES($scores) }.
    }
match-shared = { PLAYERS($winners) } dividem a vitória: { SCORES($scores) }.

### What the numbers of a count do not show

turned-down =
    { $count ->
        [1] As limpas se anulam: 1 limpa de cada lado não conta.
       *[other] As limpas se anulam: { $count } limpas de cada lado não contam.
    }
points-carried =
    { $points ->
        [1] 1 ponto que ninguém marcou é somado à mão seguinte.
       *[other] { $points } pontos que ninguém marcou são somados à mão seguinte.
    }
claimed-rightly =
    { FORM($side) ->
        [you] { PLAYERS($side) } reivindicou a meta, e a reivindicação estava certa.
        [one] { PLAYERS($side) } reivindicou a meta, e a reivindicação estava certa.
       *[several] { PLAYERS($side) } reivindicaram a meta, e a reivindicação estava certa.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] { PLAYERS($side) } reivindicou a meta, mas a reivindicação estava errada.
        [one] { PLAYERS($side) } reivindicou a meta, mas a reivindicação estava errada.
       *[several] { PLAYERS($side) } reivindicaram a meta, mas a reivindicação estava errada.
    }
counts-double = A partida foi ganha na primeira mão e vale em dobro.
deals-next = { NAME($who) } dá as cartas agora.

### What a side near the target may still score

# $items (word): cards, spades, ten, cards-ten or cards-spades
limit =
    { $items ->
        [cards] a vitória só vem com mais cartas
        [spades] a vitória só vem com mais cartas de espadas
        [ten] a vitória só vem com { CARDS("10D") }
        [cards-ten] só contam mais cartas e { CARDS("10D") }; os dois juntos ganham a partida
       *[cards-spades] só contam mais cartas e mais cartas de espadas; os dois juntos ganham a partida
    }
limited = { PLAYERS($side) }, perto da meta: { limit }.
limited-in-deal = { PLAYERS($side) }, nesta mão: { limit }.
limit-met = { PLAYERS($side) }, perto da meta: { limit }. Objetivo alcançado.
limit-missed = { PLAYERS($side) }, perto da meta: { limit }. Objetivo não alcançado.

leaders-tied = Empate na liderança ({ PLAYERS($who) }): mais uma mão decide a partida.

### What a move brings besides, and how a round begins

announced-wrongly = O anúncio estava errado. A mão continua.
plays-in-a-row =
    { NAME($who) } agora joga { $count ->
        [2] duas
        [3] três
       *[other] { $count }
    } cartas seguidas.
last-card-drawn = A última carta do monte foi comprada.
laid-on-table = Colocado na mesa: { ROW($cards) }.
leads = { NAME($who) } fez a última captura e começa.
open-hands = Nesta rodada, as cartas de todos ficam abertas.
large-sweep = É uma limpa grande.
first-play-sweep = É uma limpa na primeira jogada.
orange-scores =
    { FORM($side) ->
        [you] Uma laranja: você marca { $points }.
        [one] Uma laranja: { PLAYERS($side) } marca { $points }.
       *[several] Uma laranja: { PLAYERS($side, case: "inside") } marcam { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [you] Não era laranja: você marca { $points }.
        [one] Não era laranja: { PLAYERS($side) } marca { $points }.
       *[several] Não era laranja: { PLAYERS($side, case: "inside") } marcam { $points }.
    }
cannot-win-build =
    { FORM($winners) ->
        [you] { NAME($who) } não pode ganhar construções: você marca 1 ponto por isso.
        [one] { NAME($who) } não pode ganhar construções: { PLAYERS($winners) } marca 1 ponto por isso.
       *[several] { NAME($who) } não pode ganhar construções: { PLAYERS($winners, case: "inside") } marcam 1 ponto por isso.
    }

### The page of a table. Every key begins with table-

# A page without JavaScript
table-needs-scripts = A mesa precisa de JavaScript. O <link>livro de regras</link> funciona sem ele.
# The place where news is read out by a screen reader
table-log = Histórico da mesa
table-heading = Mesa de Cassino
# The heading of the page, read out by a screen reader; $title (text): the rules; $deals (number): 0 where the match is played to $target points
table-match =
    { $deals ->
        [0] { $title }, partida até { $target } pontos.
        [1] { $title }, partida de uma mão.
       *[other] { $title }, partida de { $deals } mãos.
    }
# How long the match is, in a corner
table-goal =
    { $deals ->
        [0] até { $target }
        [1] 1 mão
       *[other] { $deals } mãos
    }
# In the title of the window, before the name of the game
table-title-turn = Sua vez
table-taking-seat = Ocupando o seu lugar…
table-gone = Não é possível abrir esta partida.
table-watch-instead = Só assistir

## The connection

table-until-online = Conexão perdida. A partida continua quando a conexão voltar.
table-not-here = Sem conexão. Esta mesa abre quando a conexão voltar.
table-will-be-sent = Conexão perdida. Sua jogada será enviada quando a conexão voltar.
table-not-sent = Não foi enviado: conexão perdida. Tente de novo daqui a pouco.
table-no-connection = Sem conexão no momento.
table-online = Você está on-line de novo.
table-offline = Conexão perdida.
table-works-again = Tudo voltou a funcionar.
# Buttons beside such news
table-try-now = Tentar agora
table-understood = OK

## Buttons above the table, read out by a screen reader

table-tools = Mesa
table-people = Nesta mesa
# $title (text): the rules
table-rules = Regras de { $title } (nova aba)
table-turn-sounds-off = Desligar os sons
table-turn-sounds-on = Ligar os sons
# Spoken after the key for it
table-sounds-on = Sons ligados.
table-sounds-off = Sons desligados.

## The table

# The score, read out by a screen reader
table-scores =
    { $deals ->
        [0] Placar de uma partida até { $target } pontos
        [1] Placar de uma partida de uma mão
       *[other] Placar de uma partida de { $deals } mãos
    }
# $count (number): cards and builds on the table
table-items =
    { $count ->
        [0] Mesa: vazia
        [1] Mesa: 1 item
       *[other] Mesa: { $count } itens
    }
table-cards = Cartas na mesa
# Cards that a player has shown to everybody
table-shown = À mostra:
# After the name of a card or a build that goes with what is chosen
table-usable = pode ser usada
# A build; $kind (word): single, or multiple if it has several sets; $owner (text): yours, or a name; $sets (text): the cards of each set
table-build =
    { $kind ->
        [multiple] construção múltipla de { $value }, { $owner }: { $sets }
       *[single] construção de { $value }, { $owner }: { $sets }
    }
# Whose a build is, on its badge
table-yours = sua
table-nobody = ninguém
# Spoken when the key for it is pressed; $items (text): cards and builds
table-lies = Na mesa: { $items }.
table-is-empty = A mesa está vazia.

## The players

table-others = Os outros jogadores
# Beside a name: your partner
table-partner = dupla
# Beside a name: this player has to answer a question now
table-is-asked = decidindo
table-dealer = Dá as cartas
# The same in one letter
table-dealer-short = D
# $values (text): 9 and king
table-holds = tem { $values }
table-holds-about = Precisa ter uma carta deste valor
table-lost = perdeu { $values }
table-lost-about = Perdeu uma construção deste valor: o parceiro agora pode construir esse valor para ele
# Facts about a player, with commas between them, read out by a screen reader
table-your-partner = joga com você
table-open-hand = cartas abertas: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }
table-cards-taken =
    { $count ->
        [1] 1 carta capturada
       *[other] { $count } cartas capturadas
    }
table-on-top = { CARDS($cards) } no topo da pilha
table-sweeps =
    { $count ->
        [1] 1 limpa
       *[other] { $count } limpas
    }
table-oranges =
    { $count ->
        [1] 1 laranja
       *[other] { $count } laranjas
    }
table-must-hold = precisa ter { $values }
table-has-lost = perdeu uma construção de { $values }
table-is-dealer = dá as cartas
table-to-play = na vez
# Whether a player is there, beside the name; $name (text): who takes the seat
table-presence-next = { $name } a partir da próxima mão
table-presence-left = saiu, um bot joga
table-presence-expected = ainda não chegou
table-presence-free = lugar livre
table-presence-away = ausente
table-presence-here = presente
# What the numbers beside a pile are

## Piles

table-pile-own = Sua pilha
table-pile-of-side = Pilha do seu lado
table-pile-of = Pilha de { PLAYERS($seats) }
# A button; $pile (text): your pile
table-pile-show =
    { $count ->
        [1] { $pile }: 1 carta, mostrar
       *[other] { $pile }: { $count } cartas, mostrar
    }
# The card on top; $card, $pile (text); $use (word): steal, capture, both
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, carta de cima), pode ser usada em construções
        [capture] { $card } ({ $pile }, carta de cima), pode ser capturada
       *[both] { $card } ({ $pile }, carta de cima), pode ser capturada ou usada em construções
    }
table-pile-order = Da carta de cima para baixo.
table-pile-secret = Quando só quem tem a pilha conhece a ordem, você vê o verso das cartas.
table-pile-empty = Nenhuma carta ainda.
table-pile-cards = Cartas de cima para baixo
table-pile-unknown = uma carta desconhecida

## Sorting the cards that go on a face-up pile

# Button
table-sort = Ordenar a pilha…
table-order = Ordenar a pilha
table-order-free = A carta que captura fica em cima. Só o seu lado conhece a ordem das cartas de baixo.
table-order-by-number = O número mais baixo fica em cima. Cartas de mesmo número vão em qualquer ordem.
table-order-top = em cima
# Buttons; $card (text): ten of diamonds
table-order-up = { $card }: mover para cima
table-order-down = { $card }: mover para baixo

## The line between the table and the hand

table-course = Última jogada
# Cards that are still to be dealt
table-stock =
    { $count ->
        [0] monte vazio
        [1] resta 1
       *[other] restam { $count }
    }
table-last-round = última rodada
table-round = rodada { $number } de { $count }
table-bottom = A carta de baixo do monte é { CARDS($cards) }.
table-bottom-about = A carta de baixo do monte; só você viu
# Buttons
table-show-again = Mostrar a última jogada de novo
table-moves = Jogadas desta mão

## What you can do: buttons

table-actions = O que você pode fazer
table-claim = Reivindicar
table-talk = Conversar
table-take-back = Voltar atrás
table-undo = Desfazer
table-hint = Dica
table-show-count = Ver a contagem
table-sit-down = Sentar
table-next-deal = Próxima mão
table-rematch = Revanche

## What to do now

# Spoken to a screen reader
table-your-turn = Sua vez.
table-task = Sua vez: toque numa carta da sua mão.
table-task-build = Sua vez: toque em cartas da mesa para construir com elas, depois jogue uma carta da mão.
# The player must capture a build now
table-task-take = Sua vez: capture agora a construção de { $value }.
table-task-plays = Sua vez: { $count } jogadas seguidas. Toque numa carta da sua mão.
table-task-end = Sua vez: continue ou encerre a vez.
# Followed by the reason why the turn cannot end
table-task-continue = Sua vez: continue.
# A button with an i; it shows the number of a rule
table-rule-number = Número da regra
# $rule (text): B17
table-rule = Regra { $rule }
table-add-more = Junte mais uma carta da sua mão, ou cartas da mesa.
table-hopeless = Estas cartas não combinam.
table-choose-hand = Agora escolha uma carta da sua mão.
table-choose-others = Nenhuma carta da sua mão combina com estas. Escolha outras.
table-watching = Você está assistindo.
# $who (seat): whose turn it is
table-turn-of =
    { WHO($who) ->
        [you] É a sua vez.
       *[other] É a vez de { NAME($who) }.
    }
table-thinking = { $name } está pensando…
# Somebody has to answer a question
table-deciding = { $name } está decidindo…
table-waits-for-answer = Esperando uma resposta.
# $number (number): of a seat
table-waits-for-seat = Esperando alguém ocupar o lugar { $number }…
table-deal-is-over = Esta mão acabou.
# $target (number): points that a player may have reached
table-announce = A última carta foi jogada. Se você tem { $target } pontos, anuncie agora. Depois a mão é contada.
table-count-follows = A última carta foi jogada. Agora a mão é contada.
# Questions, after the move they are about
table-asks-insist = Dava para levar ou juntar mais alguma coisa nessa vez? Você pode exigir.
# $orange (word): colors, or suits
table-asks-orange =
    { $orange ->
        [colors] Uma carta vermelha e uma amarela foram levadas juntas, e ninguém cantou. É laranja?
       *[suits] Uma carta de copas e uma de ouros foram levadas juntas, e ninguém cantou. É laranja?
    }
table-asks-request = { $name } quer levar uma construção do seu lado. Você pode pedir que a deixe para você.
table-asks-answer = Seu parceiro pede que você deixe a construção na mesa. O que você faz?

## Choosing cards

# After the name of a card in your hand
table-fits = combina
# What the chosen table cards add up to
table-sum = Soma: { $sum }.
table-sum-about = Soma das cartas escolhidas na mesa
table-sum-fits = Uma carta da sua mão leva estas.
# Which of several moves is chosen
table-turn = { $number } de { $count }
table-turn-about = Toque na carta de novo para ver a próxima jogada
table-can-add = Você pode juntar: { ROW($cards) }
table-can-add-some = Você pode juntar mais { $count } cartas.
# Spoken to a screen reader; $moves (text): what the buttons say
table-can = Você pode: { $moves }.
table-type-move = Digite uma jogada
table-typo-empty = Digite a sua carta e o que ela leva, por exemplo 9=3+4+2.
# All moves of a card, in a window
table-plays = O que você pode fazer com { CARDS($cards) }
table-plays-none = Sozinha, esta carta não pode fazer nada. Escolha outras cartas junto com ela.
table-plays-some = Estas são as jogadas mais úteis. Para outras, escolha cartas da mesa.

## Hints

# Followed by where to look
table-hint-before = Dica:
# $hint (text): what the button of the best move says
table-hint-line = Dica: { $hint }.
table-hint-for-cards = Toque em Dica de novo para ver as cartas.
table-hint-for-move = Toque em Dica de novo para ver a jogada.
# Spoken to a screen reader; $hint (text): a sentence
table-hint-spoken = Dica: { $hint }
table-hint-move = { $move }.
table-hint-cards = Veja { CARDS($cards) }.

## The hand

table-hand =
    { $count ->
        [1] Sua mão, 1 carta
       *[other] Sua mão, { $count } cartas
    }
table-hand-cards = Cartas na sua mão
# For watchers; $count (number): cards face up
table-hand-of =
    { $count ->
        [0] Mão de { $name }, fechada
        [1] Mão de { $name }, 1 carta aberta
       *[other] Mão de { $name }, { $count } cartas abertas
    }
# Spoken to a screen reader
table-hand-is-empty = Sua mão está vazia.
# Spoken to a screen reader
table-your-cards = Sua mão: { CARDS($cards) }.
table-new-cards = Cartas novas na sua mão: { CARDS($cards) }.

## Score and clocks, read out by a screen reader

# A player or a side, and points or a number of cards
table-side-score = { PLAYERS($seats) } { $score }
# $sides (text): the score of each side
table-score =
    { $deals ->
        [0] Placar: { $sides }. A partida vai até { $target }.
        [1] Placar: { $sides }. A partida tem uma mão.
       *[other] Placar: { $sides }. A partida tem { $deals } mãos.
    }
table-seconds-left =
    { $count ->
        [1] Resta 1 segundo.
       *[other] Restam { $count } segundos.
    }
table-no-clock = Esta partida não tem relógio.
# $time, $bank (text): 30 seconds
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, mais { $bank } de reserva.

## Who comes and goes, read out by a screen reader

table-came = { $name } chegou.
table-went = { $name } se ausentou.
table-has-left = { $name } saiu. Um bot assume o lugar.
table-bot-sits = O bot { $name } senta à mesa.
table-sits = { NAME($who) } senta à mesa.
table-sits-next = { $name } joga a partir da próxima mão.

## Sitting down at a table

table-join = Convite para jogar
table-join-seats = À mesa
# $strength (text): level 3
table-join-bot = { $name } ({ $strength }) joga até alguém entrar
table-join-partners = com { PLAYERS($partners, case: "inside") }
table-join-next-deal = Você joga a partir da próxima mão.
table-leave = Sair da mesa
table-back = Como voltar a este lugar
table-back-about = Se você trocar de aparelho, ou este navegador esquecer você, um código traz você de volta. Não mostre a ninguém. Cada código vale uma vez.
table-back-show = Mostrar o meu código
table-back-code = O seu código
table-back-link = Ou um link com o código
table-back-hint = Para voltar a este lugar em outro navegador, use o código que está em “Nesta mesa”.
table-back-had = Eu tinha um lugar aqui
table-back-enter = Digite o código que esta mesa deu para o seu lugar.
table-back-go = Voltar ao meu lugar
table-seat-moved = Você voltou ao seu lugar em outro navegador. Neste, você só pode assistir.
# A seat that nobody has taken; $number (number)
table-empty-seat = Um lugar livre
table-seat-is-empty = O lugar { $number } está vazio.
table-absent = Alguém está ausente
table-absent-for = { $name } está ausente há { $time }.
table-absent-wait = Esperar
table-call-off = Encerrar a partida
table-call-off-title = Encerrar a partida sem resultado?
table-call-off-text = Ninguém ganha nem perde. Se houver outros jogadores presentes, eles são consultados antes.
# A bot plays until somebody takes the seat
table-fill-for-now = Deixar um bot por enquanto
# Beside both buttons
table-fill-about = Um bot que joga por enquanto sai quando alguém ocupa o lugar. Um bot que recebe o lugar fica.
table-fill-for-now-at = Deixar um bot por enquanto no lugar { $number }
# Nobody else can take the seat then
table-fill = Dar o lugar a um bot
table-fill-at = Dar o lugar { $number } a um bot
table-invite = Convidar
table-invite-about = Quem abrir este link pode ocupar um lugar livre ou assistir.
table-invite-local = Este link só funciona neste computador. Para jogar com celulares em casa, inicie o servidor com <code>cassino host</code>.
table-invite-picture = O link como código QR

## What players ask each other, and the end by a clock

# A question with two buttons, read out by a screen reader
table-offer = Uma pergunta
table-offer-agree = Aceitar
table-offer-decline = Recusar
table-offer-waiting = Esperando a resposta de { PLAYERS($waiting, case: "inside") }.
table-offer-withdraw = Deixa para lá
# $who (seat): whose clock has run out
table-time-is-over =
    { WHO($who) ->
        [you] O seu tempo acabou.
       *[other] O tempo de { NAME($who) } acabou.
    }
table-claim-win = Reivindicar a vitória

## Claiming that the target is reached

# $claim (text): what the button says
table-claim-title = { $claim }?
# $cost (text): a sentence that says what happens if it is wrong
table-claim-text = Você afirma que as cartas que já capturou levam você à meta. { $cost }
# Buttons
table-claim-play-on = Continuar jogando
table-claim-say-nothing = Não dizer nada

## Giving up

table-resign = Desistir
table-resign-sure = Desistir da partida?
# $sides (number)
table-resign-about =
    { $sides ->
        [2] A partida acaba na hora, e o outro lado ganha.
       *[other] A partida acaba na hora, e os outros lados ganham.
    }

## Talking and reporting

table-say = Dizer algo
# Spoken to a screen reader; $words (text): what somebody said
table-says = { $name }: { $words }
table-said = A conversa até agora
table-own-words = Com suas palavras
table-send = Enviar
table-free-text = Texto livre
table-free-text-about = Quem ativa esta opção pode trocar mensagens, com as próprias palavras, com os outros que a ativaram.
table-mute-all = Silenciar todos
table-mute-all-about = Esconde tudo o que os outros dizem.
table-mute = Silenciar
table-muted = Silenciado
table-mute-person = Silenciar { $name }
table-report = Denunciar
table-report-person = Denunciar { $name }
table-report-line = Denunciar o que { $name } disse
table-report-sure = Denunciar { $name }?
table-report-about = A pessoa que cuida deste servidor vai verificar.
# $text (text): what the player wrote
table-report-about-line = A pessoa que cuida deste servidor vai verificar e ler esta frase: “{ $text }”
table-report-sent = Sua denúncia foi enviada.
# $count (number): people without a seat
table-watchers =
    { $count ->
        [1] 1 pessoa está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }

## What each side has taken so far

table-taken = Capturado até agora
# $items (text): each thing that scores, and how many each side has
table-taken-spoken = Capturado até agora: { $items }
table-taken-about = Aparecem os pontos que já são certos. O modo memória, nas configurações, esconde isto.
# The most cards, in one word
table-item-cards = Cartas
# What scores, where Italian cards are drawn: diamonds are coins, hearts are cups
table-item-italian =
    { $item ->
        [most_diamonds] Mais cartas de ouros
        [most_hearts] Mais cartas de copas
        [most_spades] Mais cartas de espadas
        [diamonds] Cada carta de ouros
        [hearts] Cada carta de copas
        [spades] Cada carta de espadas
        [jacks] Cada valete
       *[queens] Cada cavalo
    }

## A mistake in dealing: what the players can agree on

table-misdeal-open = Erro na distribuição…
table-misdeal = Erro na distribuição
table-misdeal-what = O que deu errado?
# $kind (word): exposed_ends, exposed_goes_on, too_few or too_many
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Quem dá as cartas mostrou uma: encerrar a mão
        [exposed_goes_on] Quem dá as cartas mostrou cartas minhas: continuar
        [too_few] Cartas a menos
       *[too_many] Cartas a mais
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] As cartas desta mão não contam. Quem deu perde 1 ponto, e você dá as próximas.
        [exposed_goes_on] Essas cartas voltam ao monte, que é embaralhado, e você recebe outras. Ninguém perde pontos.
        [too_few] As últimas cartas desse jogador voltam ao monte, e joga-se assim. Quem deu as cartas perde 1 ponto.
       *[too_many] O mesmo número de cartas do monte vai para a mesa. Quem deu as cartas perde 1 ponto e, se houver outra rodada, recebe menos cartas nela.
    }
table-misdeal-cards = Que cartas foram vistas?
table-misdeal-whose = De quem são as cartas?
table-misdeal-count = Quantas cartas?
table-misdeal-all = Vale se todos na mesa aceitarem.
table-misdeal-ask = Perguntar aos outros

## The count of a deal

table-count = Contagem da mão { $deal }
table-count-closed = Mesa fechada
table-count-called-off = Sem resultado
# $own (word): own or other: whether the winners are your side
table-count-won =
    { FORM($winners) ->
        [you] Você ganhou a partida
        [one] { PLAYERS($winners) } ganhou a partida
       *[several] { $own ->
            [own] Seu lado ganhou a partida
           *[other] { PLAYERS($winners) } ganharam a partida
        }
    }
table-count-shared = { PLAYERS($winners) } dividem a vitória
# $score (text): 21–18, the winner's first; $by (word): what decided
table-win =
    { $by ->
        [target] Placar final: { $score }.
        [higher_total] Placar final: { $score }. Mais de um lado chegou à meta, então ganha o placar mais alto.
        [claim] Placar final: { $score }. A partida foi ganha reivindicando a meta.
        [false_claim] Placar final: { $score }. Uma reivindicação errada decidiu a partida.
        [restricted] Placar final: { $score }. Perto da meta, quem ganhou marcou o que ainda faltava.
       *[order] Placar final: { $score }. Os pontos são contados numa ordem fixa, e quem ganhou chegou primeiro a { $target }.
    }
table-win-double = A partida vale em dobro.
table-win-shared = Vitória dividida: { $score }.
table-count-region = Contagem
# Heads of the table
table-count-item = Item
table-count-deal = Esta mão
table-count-before = Antes
table-count-score =
    { $deals ->
        [0] Placar (até { $target })
       *[other] Placar
    }
# Spoken to a screen reader; $title (text): Count of deal 2
table-count-spoken = { $title }.
# $item (text): most cards; $gains (text): Ann 3
table-count-line = { $item }: { $gains }.
table-count-scores = Placar: { SCORES($scores) }.
# Followed by what the tutor says
table-tip = Uma dica das suas partidas:
table-all-cards = Todas as cartas
table-check = Conferir esta mão
table-record = Registro da partida
# Opens what few people want: the check of the deal, the record
table-more = Mais
table-new-game = Nova partida

## All cards of a deal

table-hands = Todas as cartas da mão { $deal }
table-hands-loading = Carregando as cartas…
table-hands-region = Cartas dos jogadores
table-hands-round = Rodada { $round }
table-hands-table = Na mesa

## Watching bots, and matches that are over

table-replay = Replay
table-reel-bots = Assistindo aos bots
# Buttons, read out by a screen reader
table-reel = O que você vê
table-reel-pause = Pausar
table-reel-play = Reproduzir
table-reel-restart = Do começo
table-reel-step = Um passo
table-reel-speed = Velocidade
table-reel-deal = Mão
table-reel-hands = Mostrar todas as cartas
# $chances (text): Ann 60%, Hal 40%
table-chances = Chances de ganhar a partida: { $chances }
