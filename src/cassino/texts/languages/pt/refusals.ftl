### Why a move is forbidden; `you` is the player who tried it
### $card, $played, $missing, $away, $above, $top, $picture, $equal (card); $cards, $taken, $in_sets, $equal_left (cards)
### $value, $other, $broken_up, $kept, $owed, $banning, $pending (number): values of builds and sets; $rank (word)

refused-deal-over = { deal-is-over }
refused-cards-due = É preciso dar as cartas antes que alguém jogue.
refused-nobody-asked = Não há pergunta para responder agora: é a sua vez de jogar.
refused-others-turn = É a vez de outro jogador.
# $kind (number): no kind of move has it
refused-unknown-kind = Não existe jogada do tipo { $kind }.

## The cards

refused-no-such-card = Essa carta não existe.
refused-needs-hand-card = Para capturar, aumentar ou baixar, jogue uma carta da sua mão.
refused-capture-needs-hand-card = Uma captura precisa de pelo menos uma carta da sua mão.
refused-one-card-a-turn = Você joga exatamente uma carta em cada vez.
refused-has-played = Você já jogou { CARDS($played) }: em cada vez só se joga uma carta.
refused-not-in-hand = Você não pode jogar { CARDS($missing) }: não está na sua mão.
refused-for-nobody-else = Você não pode fazer isso por outro jogador.
refused-not-on-table = Você não pode usar { CARDS($away) }: não está na mesa.
refused-under-another = Você não pode usar { CARDS($away) }: está debaixo de outra carta numa pilha ({ CARDS($above) }), e só o topo de uma pilha pode ser usado.
refused-top-out-of-reach-ever = Você não pode usar { CARDS($away) }: está numa pilha, e neste jogo as cartas capturadas ficam onde estão.
refused-top-out-of-reach-directly = Você não pode capturar { CARDS($away) } diretamente: está numa pilha, e só pode ser juntada a uma construção.
refused-top-out-of-reach-by-this-move = Você não pode usar { CARDS($away) }: está numa pilha, e esta jogada só usa cartas da sua mão e da mesa.
refused-top-out-of-reach-without-number = Você não pode usar { CARDS($away) }: está numa pilha e não tem número, então tem que ficar lá.
refused-top-out-of-reach-from-own-pile = Você não pode usar { CARDS($away) }: está na sua própria pilha, e você não pode usar a sua carta de cima.
refused-top-out-of-reach-from-partner = Você não pode usar { CARDS($away) }: está na pilha do seu parceiro, e só o topo das pilhas adversárias pode ser usado.
refused-build-not-whole = A construção de { VALUES($broken_up) } só pode ser levada inteira.
refused-wrong-build = A construção de { VALUES($other) } só conta como { VALUES($other) }, e não para { VALUES($value) }.
refused-no-number-to-build = Você não pode construir com { CARDS($picture) }: essa carta não tem número.
refused-no-number-to-take = Você não pode usar { CARDS($picture) } assim: essa carta não tem número, e só uma figura igual a leva.
refused-no-sets-alone = Você não pode contar { CARDS($in_sets) } como { $value }.
refused-no-sets-with-aces = Não dá para dividir { THESE($in_sets) } em grupos de { $value }.
refused-no-sets-by-total = São necessários grupos de { VALUES($value) }, mas { THESE($in_sets) } somam { $sets_total }.
refused-no-sets-undivided = Não dá para dividir { THESE($in_sets) } em grupos de { VALUES($value) }, embora a soma seja { $sets_total }.

## What is owned afterwards

refused-card-not-kept =
    Você precisa guardar uma carta que capture { $whose ->
        [own] a sua construção de { VALUES($kept) }
        [owed] a construção de { VALUES($kept) } à qual você juntou cartas
       *[new] a nova construção de { VALUES($kept) }
    }.
refused-too-many-builds = Você só pode ter 1 construção no fim da sua vez; assim ficaria com { $owned }.

## Capturing

refused-takes-nothing = Uma captura leva pelo menos uma carta.
refused-counts-otherwise = Você não pode contar { CARDS($card) } como { $value }.
refused-ace-counts-one = Um ás que leva só ases soltos vale 1.
refused-only-equal-faces =
    { $rank ->
        [queen] Uma { rank } só leva outra { rank }.
       *[other] Um { rank } só leva outro { rank }.
    }
refused-one-equal-face =
    { $rank ->
        [queen] Uma { rank } só leva uma { rank }.
       *[other] Um { rank } só leva um { rank }.
    }
refused-not-two-faces =
    { $rank ->
        [queen] Uma { rank } leva uma { rank } ou três, nunca duas.
       *[other] Um { rank } leva um { rank } ou três, nunca dois.
    }
refused-build-is-no-card = Só uma construção simples de um adversário conta como uma carta numa soma.
refused-no-sums = Não dá para dividir { THESE($taken) } em grupos de { VALUES($value) }, nem contando uma construção como uma carta.
refused-one-combination = Uma jogada leva uma única combinação: uma carta igual, uma soma ou uma construção.
refused-pair-comes-first = Como { CARDS($card) } é igual a uma carta da mesa ({ CARDS($equal) }), tem que levar essa carta, e não uma soma.
refused-higher-value = Juntas, estas cartas contam como { $lowest_value }, o menor valor possível.
refused-not-together-picture = Como não tem número, { CARDS($picture) } só leva uma carta igual ou é levada por uma.
refused-not-together-limit = Você não pode jogar { THESE($cards) } de uma vez: somam { $total }, e o limite para várias cartas é { $most }.
refused-not-together-ever = Você não pode jogar { THESE($cards) } de uma vez.
refused-not-together-sets = Você não pode levar { THESE($taken) } como grupos de { VALUES($number) } com { CARDS($card) }.
refused-not-together-total = Juntas, { THESE($cards) } somam { $total }: cada grupo que elas levam tem que dar a mesma soma.
refused-not-together-value = Não dá para formar grupos de um só valor com { THESE($cards) } e as cartas levadas.
refused-equal-left = Uma captura com { a-rank } tem que levar todas as cartas soltas iguais, inclusive { CARDS($equal_left) }.
refused-owed-build-left = Você juntou cartas a uma construção adversária de { VALUES($owed) }: esta captura tem que levá-la.
refused-not-called = Neste jogo, as laranjas valem sem ninguém cantar.
refused-own-pile = O que você captura vai para a sua pilha.
refused-no-pictures = Só figuras podem ir para a pilha do seu parceiro, e esta captura não tem nenhuma.

## Building

refused-no-building = Neste jogo não há construções.
refused-face-in-build =
    { $rank ->
        [queen] Uma { rank } não pode entrar numa construção.
       *[other] Um { rank } não pode entrar numa construção.
    }
refused-no-card-captures = Nenhuma carta captura uma construção de { $value }.
refused-card-owed = Você juntou cartas a uma construção adversária de { VALUES($owed) }: a carta que você jogar tem que capturá-la.
refused-card-captures = Você tem que capturar com { CARDS($card) }, porque é possível: para construir, jogue outra carta.
refused-build-is-new = Uma construção nova não pode incluir outra: para juntar cartas a uma construção do mesmo valor, escolha Juntar.
refused-no-build-to-join = Não há construção entre estas cartas: inclua aquela à qual quer juntar cartas, ou faça uma nova.
refused-one-card-is-no-build = Uma carta sozinha não é uma construção.
refused-not-yours-to-join = As regras não deixam você juntar cartas a esta construção de { VALUES($value) }.
refused-one-at-a-time = Você só pode juntar cartas a uma construção por vez: duas construções da mesa nunca viram uma só.
refused-must-merge = Só pode haver uma construção de { VALUES($value) }: inclua a que está na mesa.
refused-cannot-merge = Só pode haver uma construção de { VALUES($value) }, e você não pode juntar cartas à que está na mesa.
refused-top-needs-own-build = De uma pilha, { CARDS($top) } só pode ir para uma construção que já é sua.
refused-add-to-own-build = A construção de { VALUES($banning) } é sua: capture algo ou junte cartas a ela.
refused-not-for-partners = Neste jogo você não pode construir para outro jogador.
refused-not-the-partner = O único outro jogador para quem você pode construir é o seu parceiro.
refused-no-proof-ace = Seu parceiro precisa de um ás para outra construção: nada prova que ele tenha um segundo para a construção de { VALUES($value) }.
refused-no-proof-loss = Nada prova que o seu parceiro tenha uma carta para { VALUES($value) }: ele não perdeu nenhuma construção desse valor.
refused-stays-partners = A construção de { VALUES($value) } continua do seu parceiro de qualquer jeito: simplesmente junte cartas a ela.
refused-stays-yours = A construção de { VALUES($value) } é sua e continua sua.

## Raising

refused-one-build-is-raised = Aumentar muda o valor de exatamente uma construção.
refused-wrong-sum = Com { CARDS($card) }, a construção de { VALUES($other) } passa a valer { $sum }; cartas da mesa não podem mudar o valor dela.
refused-is-multiple = A construção de { VALUES($other) } é múltipla: o valor não pode mudar.
refused-not-yours-to-raise-own = A construção de { VALUES($other) } é sua: neste jogo, só os outros jogadores podem aumentá-la.
refused-not-yours-to-raise-partners = A construção de { VALUES($other) } é do seu parceiro: neste jogo, só os outros jogadores podem aumentá-la.
refused-not-yours-to-raise-ever = As regras não deixam você aumentar esta construção de { VALUES($other) }.
refused-both-not-kept = Para aumentar a sua própria construção de { VALUES($other) } para { VALUES($value) }, você precisa guardar uma carta de cada valor.
refused-raised-alone = Neste jogo, quem aumenta não pode juntar grupos do novo valor.
refused-raised-in-steps = Este passo só aumenta a construção: junte mais grupos em passos separados.

## Trailing

refused-trail-is-plain = Uma carta baixada não leva nada e não tem valor.
refused-not-stuck = Você ainda pode levar ou construir algo: só se baixa uma carta quando nada mais é possível.
refused-trail-owed = Você juntou cartas a uma construção adversária de { VALUES($owed) }: tem que capturá-la nesta vez.
refused-trail-banned = A construção de { VALUES($banning) } é sua: você tem que capturar ou construir, e não baixar uma carta.
refused-equal-card-lies = Você não pode baixar { CARDS($card) } enquanto { CARDS($equal) } está na mesa: leve essa carta ou use a sua numa construção.
refused-can-capture = Você não pode baixar { CARDS($card) }, porque essa carta pode capturar: leve algo com ela ou jogue outra.

## Turns of several steps

refused-build-exists = Já existe uma construção de { VALUES($value) }: junte cartas a ela em vez de fazer outra com uma carta solta.
refused-top-needs-base = De uma pilha, { CARDS($top) } só pode ir para uma construção ou uma carta solta do valor que ajuda a formar.
refused-one-set-a-step = Um passo faz uma construção de um grupo, ou põe um grupo sobre uma carta solta que vale { $value }: junte mais grupos em passos separados.
refused-one-build-is-joined = Juntar é acrescentar um grupo a uma construção do mesmo valor.
refused-adds-nothing = Para juntar, acrescente pelo menos uma carta à construção.
refused-sets-one-by-one = Um passo acrescenta um grupo à construção: junte os grupos um por um.
refused-not-your-sides = A construção de { VALUES($value) } não é do seu lado: você não pode dá-la ao seu parceiro.
refused-table-cards-only = Você só pode juntar cartas da mesa à construção adversária de { VALUES($value) }, e depois tem que capturá-la.
refused-too-late-to-capture = Você já jogou a sua carta e não pode mais capturar a construção adversária de { VALUES($value) }.
refused-other-build-owed = Você tem que capturar a construção de { VALUES($owed) }: não dá para capturar também a de { VALUES($value) }.
refused-has-trailed = Você baixou uma carta nesta vez: agora não pode ficar com uma construção nova.
refused-one-capture-a-turn = Você só pode ter 1 construção no fim da vez, e só pode capturar uma nesta vez.
refused-ends-by-itself = A vez acaba sozinha quando se joga uma carta.
refused-end-is-plain = Não indique carta ao encerrar a vez.
refused-nothing-played = Jogue exatamente uma carta da sua mão antes de encerrar a vez.
refused-more-to-capture = Antes de encerrar a vez, leve tudo o que ainda pode ser capturado com { CARDS($played) }.
refused-more-to-add = Antes de encerrar a vez, junte todas as cartas que ainda cabem numa construção do seu lado.

## What opponents insist on

refused-capture-first = Primeiro leve tudo o que { CARDS($played) } pode levar.
refused-add-first = Os adversários exigem que você junte cartas às construções do seu lado.
refused-demands-met = Você já fez o que os adversários exigiram: encerre a vez.
refused-went-into-build = Você pôs { CARDS($card) } numa construção: essa carta não pode mais capturar.
refused-not-demanded = Você jogou { CARDS($card) }, e ninguém exige que capture mais.
refused-takes-nothing-more = Uma captura leva pelo menos uma carta além da que foi jogada.
refused-goes-under = As cartas que você levar depois vão para a mesma pilha, debaixo desta: { CARDS($card) }.
refused-played-as-other = Você jogou { CARDS($card) } como { $played_value }.

## What players are asked

refused-asked-something-else-insist = Agora você só pode exigir o que a última vez deixou de fazer, ou passar.
refused-asked-something-else-orange = Agora você só pode cantar “laranja” ou passar.
refused-asked-something-else-request = Agora você só pode pedir ao seu parceiro que deixe a construção, ou passar.
refused-answer-is-plain = Responda só por você, sem indicar carta.
refused-no-value-in-answer = Não dê valor nesta resposta.
refused-no-such-demand = Exija uma captura mais completa, acréscimos a construções, ou os dois.
refused-nothing-to-capture = A carta jogada não pode capturar mais nada.
refused-nothing-to-add = Nada na mesa nem nas pilhas pode ser juntado a uma construção desse lado.
refused-ace-needed = Seu ás é necessário para outra construção: você não pode pedir a construção de { VALUES($pending) }.
refused-cannot-ask = Para pedir a construção de { VALUES($pending) }, você precisa ter uma carta que a capture.
refused-capture-or-leave = Seu parceiro pede a construção: capture como pretendia ou junte a sua carta à construção.
refused-shown-card-is-played = Você tem que jogar a carta que mostrou, com o valor que lhe deu.
refused-capture-as-shown = Capture o que você mostrou, ou junte a carta à construção.
refused-left-to-partner = Junte a sua carta a uma construção do seu lado. Ela passa a ser do seu parceiro.
refused-left-but-owed = Você tem que capturar a construção de { VALUES($owed) } à qual juntou cartas.
refused-left-too-many = Você só pode ter 1 construção no fim da sua vez: capture esta.

## Claims

refused-no-claims = Neste jogo não há nada para reivindicar.
refused-claim-is-plain = Para reivindicar, indique o jogador que reivindica, e nenhuma carta.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Só se pode reivindicar entre duas jogadas: esta vez ainda não acabou.
refused-has-announced = Você já anunciou a meta: pode anunciar de novo depois da próxima jogada.

## The order on a pile

refused-order-of-captures = Só cartas capturadas têm ordem numa pilha.
refused-order-not-free = Neste jogo você não pode escolher a ordem das cartas capturadas.
refused-order-incomplete = A ordem tem que ter a carta que captura e todas as capturadas, cada uma exatamente uma vez.
refused-card-on-top = A carta que captura tem que ficar no topo da pilha.
refused-lowest-on-top-first = As cartas capturadas vão para a pilha por número, com a mais baixa em cima.
