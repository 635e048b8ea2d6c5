### The score pad: the score of games with real cards. Most texts are in the terminal; sheets and problems are also on the page /score.

## A sheet in sentences

# $title (text): the name of the game; $a, $b: the players of each side
scorepad-two-sides = { $title }: { PLAYERS($a) } contra { PLAYERS($b, case: "inside") }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Esta partida é de uma só mão; o placar mais alto ganha.
       *[other] O total mais alto depois de { $deals } mãos ganha.
    }
scorepad-goal-target =
    { $target ->
        [1] O primeiro lado a chegar a 1 ponto ganha.
       *[other] O primeiro lado a chegar a { $target } pontos ganha.
    }
scorepad-tiebreak = Esta mão é o desempate: todos os lados podem marcar tudo.
scorepad-deal =
    { WHO($dealer) ->
        [you] Mão { $number }, dada por você.
       *[other] Mão { $number }, dada por { NAME($dealer) }.
    }

# A line of the count. $title (text): what is counted: "Most cards"; $counts: how many each side has
scorepad-line-one =
    { FORM($side) ->
        [you] { $title }: { SCORES($counts) }. { PLAYERS($side) } marca { $points }.
        [one] { $title }: { SCORES($counts) }. { PLAYERS($side) } marca { $points }.
       *[several] { $title }: { SCORES($counts) }. { PLAYERS($side) } marcam { $points }.
    }
scorepad-line-several = { $title }: { SCORES($counts) }. Pontos: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Ninguém marca.
# Where nothing is counted, as for a wrong claim
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: você marca { $points }.
        [one] { $title }: { PLAYERS($side) } marca { $points }.
       *[several] { $title }: { PLAYERS($side, case: "inside") } marcam { $points }.
    }
scorepad-points-several = { $title }: pontos: { SCORES($points) }.
scorepad-points-nobody = { $title }: ninguém marca.
scorepad-this-deal = Esta mão: { SCORES($scores) }.
scorepad-match-score = Placar da partida: { SCORES($scores) }.

# Several sides have as many of what only one can win. $most (number): how many each has
scorepad-level = { $title }: { PLAYERS($side, case: "inside") } empatam em { $most }, então ninguém marca.
scorepad-level-one-each = { $title }: { PLAYERS($side, case: "inside") } empatam em { $most }, com 1 ponto para cada lado.

## Who has won

scorepad-shared = { PLAYERS($winners) } empatam e dividem a vitória.
scorepad-won-target =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida com { $score } pontos, numa partida até { $target }.
        [one] { PLAYERS($side) } ganha a partida com { $score } pontos, numa partida até { $target }.
       *[several] { PLAYERS($side) } ganham a partida com { $score } pontos, numa partida até { $target }.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida com o total mais alto.
        [one] { PLAYERS($side) } ganha a partida com o total mais alto.
       *[several] { PLAYERS($side) } ganham a partida com o total mais alto.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida ao declarar o fim.
        [one] { PLAYERS($side) } ganha a partida ao declarar o fim.
       *[several] { PLAYERS($side) } ganham a partida ao declarar o fim.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida ao anunciar a meta primeiro.
        [one] { PLAYERS($side) } ganha a partida ao anunciar a meta primeiro.
       *[several] { PLAYERS($side) } ganham a partida ao anunciar a meta primeiro.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida porque a reivindicação estava errada.
        [one] { PLAYERS($side) } ganha a partida porque a reivindicação estava errada.
       *[several] { PLAYERS($side) } ganham a partida porque a reivindicação estava errada.
    }
# What a side needed near the target. $items (word): cards, spades, ten, or two of them
scorepad-won-limit =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida com { scorepad-needed }.
        [one] { PLAYERS($side) } ganha a partida com { scorepad-needed }.
       *[several] { PLAYERS($side) } ganham a partida com { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] mais cartas
        [spades] mais cartas de espadas
        [ten] { CARDS("10D") }
        [cards-ten] mais cartas e { CARDS("10D") }
       *[cards-spades] mais cartas e mais cartas de espadas
    }
# After scorepad-won-limit
scorepad-limit-first = O lado vencedor foi o primeiro a ter o que precisava.
scorepad-limit-anyway = Os pontos dos outros lados não importam.
# Several sides have reached the target: points are counted in an order, and this one came first
scorepad-won-sweep =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target }, com uma limpa.
        [one] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target }, com uma limpa.
       *[several] { PLAYERS($side) } ganham a partida: na ordem da contagem, chegam primeiro a { $target }, com uma limpa.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target }, com { CARDS($cards) }.
        [one] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target }, com { CARDS($cards) }.
       *[several] { PLAYERS($side) } ganham a partida: na ordem da contagem, chegam primeiro a { $target }, com { CARDS($cards) }.
    }
# $title (text): a line of the count
scorepad-won-line =
    { FORM($side) ->
        [you] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target } ({ $title }).
        [one] { PLAYERS($side) } ganha a partida: na ordem da contagem, chega primeiro a { $target } ({ $title }).
       *[several] { PLAYERS($side) } ganham a partida: na ordem da contagem, chegam primeiro a { $target } ({ $title }).
    }

## A sheet as a table (CSV): the heads of its columns, and two rows

scorepad-csv-separator = ;
scorepad-csv-deal = mão
scorepad-csv-dealer = dá as cartas
scorepad-csv-item = item
# $side (text): the name of a side
scorepad-csv-count = { $side }: contagem
scorepad-csv-points = { $side }: pontos
scorepad-csv-this-deal = esta mão
scorepad-csv-match-score = placar da partida

## What is wrong with a deal. $side (text): the name of a side

# A side without a name. $letter (text): A to F
scorepad-side = Lado { $letter }
# $problems (text): sentences, one on each line
scorepad-problems = { $problems }
# $number (number): of the deal; $problem (text): a sentence
scorepad-deal-problem = Mão { $number }: { $problem }
# A kind of cards in a sentence: all cards, a suit, or a color
scorepad-kind =
    { $kind ->
        [clubs] cartas de paus
        [diamonds] cartas de ouros
        [hearts] cartas de copas
        [spades] cartas de espadas
        [green] cartas verdes
        [yellow] cartas amarelas
        [red] cartas vermelhas
        [black] cartas pretas
       *[cards] cartas
    }
scorepad-wrong-sides = Informe { $sides } lados, não { $entered }.
scorepad-wrong-seats = Os lugares vão de 0 a { $last }.
scorepad-no-rulings = Uma mão não pode acabar por causa de uma carta exposta: este jogo não tem decisões para erros.
scorepad-dealer-exposed = Quem dá as cartas não pode encerrar a mão por causa de uma carta exposta.
scorepad-two-endings = Uma mão acaba com uma reivindicação ou por causa de uma carta exposta, não as duas coisas.
scorepad-exposed-counts = Numa mão que acabou por causa de uma carta exposta, nada conta: nem cartas, nem limpas, nem cantos.
scorepad-cards-or-numbers = { $side }: informe as cartas capturadas ou quantas são.
# $cards (text): as they are typed
scorepad-not-in-pack = { $side }: não estão no baralho: { $cards }.
scorepad-no-oranges = { $side }: neste jogo não há laranjas.
scorepad-negative-calls = { $side }: o número de cantos não pode ser negativo.
scorepad-no-penalties = { $side }: este jogo não tem penalidades.
scorepad-negative-cards = { $side }: o número de cartas não pode ser negativo.
scorepad-number-missing = { $side }: falta o número de { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 carta é pouco para os naipes e as cartas informados.
       *[other] { $side }: { $cards } cartas são poucas para os naipes e as cartas informados.
    }
# $named (number): how many cards of the kind were entered by name
scorepad-more-named = { $side }: o número de { scorepad-kind } é { $count }, mas você indicou { $named }.
scorepad-entered-twice = Informado para dois lados: { $cards }.
scorepad-nobody-has = Ninguém tem: { $cards }.
scorepad-too-many-in-all = Todos os lados juntos têm { $sum } { scorepad-kind }, mas o baralho tem { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Todos os lados juntos têm { $sum } { scorepad-kind }: falta 1.
       *[other] Todos os lados juntos têm { $sum } { scorepad-kind }: faltam { $missing }.
    }
scorepad-no-sweeps = Neste jogo, limpas não contam.
scorepad-side-no-sweeps = { $side }: com { $points } pontos ou mais, não se fazem mais limpas.
scorepad-sweep-no-side = Uma limpa não tem lado: os lados vão de 0 a { $last }.
scorepad-sweep-no-size = Falta o tamanho de uma limpa.
scorepad-two-first-sweeps = Só uma limpa pode ser feita na primeira jogada de uma mão.
scorepad-first-sweep-side = Só { $side } pode ter feito uma limpa na primeira jogada desta mão.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 limpa precisa de mais cartas do que este lado tem.
       *[other] { $side }: { $count } limpas precisam de mais cartas do que este lado tem.
    }
scorepad-unknown-event = Não existe o evento “{ $event }” do lado { $number }.
# $item (word): cards, spades, ten
scorepad-event-not-so = { $side }: com as cartas informadas, este lado não tem { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] mais cartas
        [spades] mais cartas de espadas
       *[ten] { CARDS("10D") }
    }
# $sides (text): the names of several sides
scorepad-who-first = { $sides } têm o que precisam para ganhar. Quem foi primeiro?
scorepad-deal-goes-on = O anúncio estava errado, então a mão continua. Informe-a quando acabar.
scorepad-nothing-to-undo = Nenhuma mão foi informada.
# $kind (word): a suit
scorepad-best-missing = Para a primiera, ninguém indicou a melhor das { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] Uma folha só tem espaço para 1 mão.
       *[other] Uma folha só tem espaço para { $most } mãos.
    }
scorepad-no-deal = Não há mão { $number }.

## What is wrong with the beginning of a sheet

# $title (text): the name of the game; $players (text): "2, 3 or 4 players"
scorepad-wrong-players = { $title } é para { $players }, não { $count }.
scorepad-same-name = O nome “{ $name }” aparece duas vezes. Dê a cada jogador um nome só seu.
# $seat (number): from 0
scorepad-wrong-dealer = Quem dá primeiro é o lugar { $seat }, mas nenhum jogador tem esse lugar.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } é jogado em uma mão, não até uma meta.
       *[other] { $title } é jogado em { $deals } mãos, não até uma meta.
    }
scorepad-wrong-target = A meta é { $target }, mas pode ser de 1 a { $most }.

## What is wrong with a file

scorepad-file-too-long = O texto é longo demais para uma folha de pontos.
# $problem (text): what the reader of JSON says, in English
scorepad-no-json = Isto não é uma folha de pontos: { $problem }.
scorepad-no-sheet = Isto não é uma folha de pontos: falta “cassino score”.
scorepad-version = A folha de pontos tem a versão { $found }, mas este programa lê a versão { $expected }.
# $parts (text): names of fields
scorepad-wrong-parts = Estas partes da folha de pontos faltam ou estão erradas: { $parts }.
# $where (text): a part of the file, such as sides[0].cards; $found (text): what is there
scorepad-json-object = { $where } é { $found }, mas tem que ser um objeto.
scorepad-json-unknown = { $where } tem partes desconhecidas: { $parts }.
scorepad-json-list = { $where } é { $found }, mas tem que ser uma lista de no máximo { $most }.
scorepad-json-exact-list = { $where } é { $found }, mas tem que ser uma lista de { $count }.
scorepad-json-sides = { $where } tem { $count } lados, mas o jogo tem { $sides }.
scorepad-json-number = { $where } é { $found }, mas tem que ser um número de 0 a { $most }.
scorepad-json-flag = { $where } é { $found }, mas tem que ser true ou false.
scorepad-json-one-of = { $where } é { $found }, mas tem que ser um destes: { $known }.
scorepad-json-twice = { $where } tem uma carta duas vezes.
# $problem (text): what is wrong with a card
scorepad-json-card = { $where }: { $problem }
# What a file does not have
scorepad-json-missing = (falta)

## In the terminal: commands

scorepad-help-answer = Responda a cada pergunta e aperte Enter. Se houver uma resposta entre colchetes, Enter a mantém.
scorepad-help-names = Indique um jogador pelas primeiras letras do nome, ou pelo número.
scorepad-help-cards = Digite as cartas assim: `AS 10D`, valor e naipe.
scorepad-help-last-side = O último lado fica com o que falta aos outros, então não há perguntas sobre ele.
scorepad-help-commands = Em qualquer pergunta, você também pode digitar:
scorepad-help-back = `voltar`: a pergunta anterior.
scorepad-help-claim = `reivindicar Ann`: Ann reivindicou ter chegado à meta, e isso encerrou a mão. `reivindicar ninguém`: ninguém reivindicou.
scorepad-help-exposed = `exposta Bob`: Bob encerrou a mão porque quem dava expôs uma carta. `exposta ninguém`: ninguém fez isso.
scorepad-help-score = `placar`: a folha inteira até agora.
scorepad-help-undo = `desfazer`: desfaz a última mão.
scorepad-help-edit = `corrigir 2`: corrige a mão 2. Enter mantém uma resposta.
scorepad-help-export = `exportar ARQUIVO.txt` ou `exportar ARQUIVO.csv`: grava a folha num arquivo.
scorepad-help-rules = `regras`: as regras desta variante. `regras pontos`: uma seção.
scorepad-help-help = `ajuda`: esta lista.
scorepad-help-quit = `sair`: deixa o marcador. A folha fica salva.

## In the terminal: answers that do not fit

scorepad-no-number = “{ $word }” não é um número que sirva aqui.
# $names (text): the names there are
scorepad-no-name = “{ $word }” não é um destes: { $names }.
scorepad-not-free = Não é uma das cartas perguntadas, ou outro lado a tem: { $cards }.
scorepad-above-most = { $number } é demais: aqui o máximo possível é { $most }. Digite { $back } se uma resposta anterior estava errada.
scorepad-one-best = Indique uma carta de cada naipe, a melhor.
scorepad-one-or-two = Digite um número, ou dois: laranjas e depois cantos errados.
scorepad-number-or-cards = Digite um número, ou cartas.
scorepad-named-twice = Você indicou duas vezes: { CARDS($cards) }.
scorepad-cannot-claim = Não há nada para reivindicar agora.
scorepad-cannot-expose = Esta mão não pode acabar por causa de uma carta exposta: estas regras não têm decisões para erros.
scorepad-edit-number = Digite corrigir e o número de uma mão já informada, como `corrigir 1`.
scorepad-export-ending = Digite exportar e um arquivo que termine em .txt ou .csv.

## In the terminal: questions about a deal. $side (text): the name of a side

# An answer that was given before
scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: quantas cartas? Ou indique todas:
scorepad-ask-suit = { $side }: quantas { scorepad-kind }?
scorepad-ask-special = { $side }: quais destas: { $cards }? Digite todas, ou Enter para nenhuma:
scorepad-ask-best = { $side }: a melhor carta de cada naipe, para a primiera? A ordem é 7, 6, ás, 5, 4, 3, 2, figuras:
scorepad-ask-oranges = { $side }: quantas laranjas, e quantos cantos errados? Enter para nenhum:
scorepad-ask-sweeps = { $side }: quantas limpas? Enter para nenhuma:
# Sweeps one by one. $example (text): names, with the sizes where they are asked for
scorepad-ask-sweep-list = Indique as limpas em ordem, como { $example }. Enter para nenhuma:
scorepad-ask-sweep-sizes = Indique as limpas em ordem, e quantas cartas cada uma levou da mesa, como { $example }. Enter para nenhuma:
scorepad-ask-sweep-first = Indique as limpas em ordem, com “primeira” depois de uma limpa feita na primeira jogada da mão, como { $example }. Enter para nenhuma:
scorepad-ask-sweep-both = Indique as limpas em ordem, e quantas cartas cada uma levou da mesa, com “primeira” depois de uma limpa feita na primeira jogada da mão, como { $example }. Enter para nenhuma:
# $name (text): the dealer
scorepad-ask-too-few = Quantas vezes { $name } deu cartas de menos? Enter para nunca:
scorepad-ask-too-many = Quantas vezes { $name } deu cartas demais? Enter para nunca:
scorepad-ask-unwon = Quem fez uma construção que ninguém podia ganhar na vez seguinte? Nomes separados por vírgulas, ou Enter para ninguém:
# $sides (text): the names of several sides
scorepad-ask-first = { $sides }: cada um tem o que precisa para ganhar. Volte pelas pilhas: quem teve primeiro? Digite um nome, ou juntos:

## In the terminal: what is said

scorepad-kept-beside = Este placar continua em { $file }.
# $file (text): its path
scorepad-kept = O placar fica guardado em { $file }. Digite ajuda para ver os comandos.
scorepad-input-ended = A entrada acabou. Para continuar depois: cassino score --resume { $file }
scorepad-stopped = Interrompido. Para continuar depois: cassino score --resume { $file }
scorepad-goodbye = Até logo. Para continuar depois: cassino score --resume { $file }
scorepad-after-match = Digite desfazer, corrigir e o número de uma mão, exportar e um arquivo, ou sair:
scorepad-next-deal = Mão { $number }. { NAME($dealer) } dá as cartas. Placar: { SCORES($scores) }.
scorepad-cannot-be = Isto não pode estar certo:
scorepad-again = Responda de novo. Enter mantém uma resposta.
scorepad-is-right = Está certo? Sim, ou não para corrigir:
scorepad-first-question = Esta é a primeira pergunta.
scorepad-taken-back = A mão { $number } foi desfeita. Enter mantém uma resposta.
scorepad-not-written = O arquivo não foi gravado.
scorepad-written = Gravado: { $file }
scorepad-ended-exposed = { NAME($who) } encerrou a mão por causa de uma carta exposta.
scorepad-ended-claim = { NAME($who) } reivindicou ter chegado à meta.
scorepad-if-counted-out = Se alguém declarou o fim, digite reivindicar e o nome.
scorepad-if-announced = Se alguém anunciou a meta, digite reivindicar e o nome.
scorepad-if-exposed = Se alguém encerrou a mão porque quem dava expôs uma carta, digite exposta e o nome.
scorepad-no-folder = Não foi possível criar a pasta { $folder }: { $problem }.
scorepad-no-latest = Não há placar salvo em { $folder }.
# $problem (text): several lines
scorepad-cannot-resume =
    { $file } não é um placar que se possa continuar:
    { $problem }
