### Reports for those who study bots: arena, tournament, training, exploitability, par, speed. The numbers have signs: +0.25.

## cassino arena, cassino tournament

# $title (text): the variant
arena-contest = { $title }, { $players } jogadores, { $deals } mãos, semente { $seed }
arena-tournament = { $title }, { $players } jogadores, semente { $seed }
# Title of a progress bar. $first, $second (text): names of bots
arena-pair = { $first } contra { $second }
# $mean, $low, $high (text): points, and their 95% interval
arena-margin = { $first } contra { $second }: { $mean } pontos por mão (95%: { $low } a { $high })
# A better estimate, with luck taken out. $shorter: by how many percent the interval is shorter
arena-less-luck = descontando a sorte: { $mean } (95%: { $low } a { $high }), um intervalo { $shorter }% menor
# $counts (text): five numbers, for -2, -1, 0, 1 and 2
arena-packs = em quantos baralhos se ganharam tantas mãos a mais do que se perderam, de -2 a 2: { $counts }
# A sequential test of two margins. $accepted (text): one of them, or none; $ratio (text): log-likelihood ratio
arena-test =
    { $accepted ->
        [none] { $low } ou { $high } pontos por mão: nenhum aceito depois de { $packs } baralhos, LLR { $ratio }
       *[other] { $low } ou { $high } pontos por mão: { $accepted } aceito depois de { $packs } baralhos, LLR { $ratio }
    }
# $own, $others (text): numbers
arena-points = pontos por lado: { $first } { $own }, { $second } { $others }
arena-milliseconds = milissegundos por jogada: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = milissegundos de CPU por jogada: { $first } { $own }, { $second } { $others }
# $reasons (text): what the bot did wrong
arena-faults =
    { $count ->
        [one] { $bot } perdeu { $count } mão por uma falha: { $reasons }
       *[other] { $bot } perdeu { $count } mãos por falhas: { $reasons }
    }
# $command (word): arena or tournament; $file (text): its result file
arena-other-command = { $file } é um resultado de cassino { $command }. Para continuar: cassino { $command } --resume { $file }
arena-program-changed = O programa mudou desde que esta execução começou: o resultado pode misturar duas versões dos bots.
arena-stopped = Interrompido. Para continuar: cassino { $command } --resume { $file }

# Headings of a table
arena-elo = Elo
arena-interval = 95%
arena-points-a-deal = pontos/mão
arena-score = placar
arena-deals = mãos
# An interval
arena-range = { $low } a { $high }

## cassino train

arena-train-plan = { $title }, { $players } jogadores, semente { $seed }, lições de { $bot }
arena-train-starting = começando
# Titles of a progress bar; $mean (text): points per deal
arena-train-lessons = geração { $number }: lições
arena-train-trying = geração { $number }: teste { $mean }
# $positions: how many positions there are to learn from
arena-generation = geração { $number }: { $deals } mãos, { $positions } posições até agora
# $round: 0 for positions inside rounds; $explained, $before (text): percent; $spread (text): points
arena-train-round =
    { $round ->
        [0] dentro das rodadas: explica { $explained } da margem, os pesos anteriores { $before }; erro de { $spread } pontos
       *[other] rodada { $round }: explica { $explained } da margem, os pesos anteriores { $before }; erro de { $spread } pontos
    }
# $weights (text): names and numbers
arena-train-weights = pesos: { $weights }
arena-train-no-trial = nada para testar: nenhuma rodada acaba antes da mão, ou nada foi aprendido
# $kept (word): yes or no
arena-train-trial =
    { $kept ->
        [yes] teste: { $mean } pontos por mão (95%: { $low } a { $high }), { $deals } mãos: mantido
       *[no] teste: { $mean } pontos por mão (95%: { $low } a { $high }), { $deals } mãos: não mantido
    }
arena-train-counted = contados os pontos de { $deals } mãos
# $command (text): what to type to get the same result
arena-train-again = para repetir: { $command }
arena-train-written = gravado: { $file }
arena-train-not-written = nada gravado

## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: pontos por mão, { $packs } baralhos jogados duas vezes, intervalo de 95%
# $lacking: how many players lacked one skill; $silent: how many of them got no tip
arena-precision = { $lacking } jogadores sem uma habilidade ({ $silent } deles sem dica), e { $lacking } jogadores com todas as habilidades
# Headings of a table: the skill, how often the tutor named it, was right, was checked by a deeper search, agreed with it
arena-skill = habilidade
arena-precision-named = indicada
arena-precision-right = certa
arena-precision-checked = verificada
arena-precision-agreed = confirmada
# In a row of the table: the tutor does not speak of this skill
arena-precision-silent = sem dica

## cassino exploit

# $stock: how many cards are left in the stock, or the word all
arena-suite =
    { $stock ->
        [all] { $title }: cartas em cada mão { $cards }, rodadas restantes { $rounds }, semente { $seed }
       *[other] { $title }: cartas em cada mão { $cards }, rodadas restantes { $rounds }, semente { $seed }, cartas no monte { $stock }
    }
arena-challenge = { $bot }: um jogador que o conhece ganha { $mean } pontos por mão (95%: { $low } a { $high }), { $deals } mãos

## cassino par

arena-par-unplayed = Mão { $deal }: nada foi jogado.
# $part (word): which part of the deal was searched; $positions (text): a number
arena-par-deal =
    { $part ->
        [whole] Mão { $deal }, inteira ({ $positions } posições examinadas)
        [round] Mão { $deal }, a partir da vez { $turn } na rodada { $round } de { $rounds }; vezes anteriores precisam de mais que --nodes ({ $positions } posições examinadas)
       *[rest] Mão { $deal }, a partir da vez { $turn }; vezes anteriores precisam de mais que --nodes ({ $positions } posições examinadas)
    }
# $side (text): letters of players; $par, $played (text): points
arena-par = par: { $side } { $par }; jogado: { $played }
arena-par-perfect = todas as jogadas foram perfeitas
# $move (text): a move in notation; $best (text): the best one, none if there is none; $par (text): points
arena-par-loss =
    { $best ->
        [none] { $move } entrega { $loss }
       *[other] { $move } entrega { $loss } ({ $best } mantém { $par })
    }

## cassino bench, cassino perft

# $kind (word): compiled or plain
arena-engine =
    { $kind ->
        [compiled] motor: compilado
       *[plain] motor: simples
    }
arena-variant = variante
# In a table: the runs differ too much
arena-unsteady = instável
# What is counted per second
arena-bench-moves = jogadas ao acaso a partir de posições dadas
arena-bench-deals = mãos embaralhadas, dadas, jogadas ao acaso e contadas
arena-bench-pairs = legal_moves e apply em Python
arena-bench-copies = cópias de um estado em Python
arena-bench-samples = visões com uma amostra das cartas escondidas
arena-bench-heuristic = mãos entre bots heurísticos
arena-bench-lines = linhas que a busca joga até o fim
arena-total = total: { $count }

## Bots

# $level (word): how strong a bot plays; shown as its name
arena-level =
    { $level ->
        [beginner] Iniciante
        [newcomer] Novato
        [casual] Casual
        [regular] Intermediário
        [skilled] Hábil
        [strong] Forte
        [expert] Especialista
       *[master] Mestre
    }
# $near (text): a bot with a similar name, or none; $known (text): the names of all bots
arena-no-bot =
    { $near ->
        [none] Não existe o bot { $name }. Os bots são: { $known }.
       *[other] Não existe o bot { $name }. Você quis dizer { $near }? Os bots são: { $known }.
    }
# $known (text): the settings of the bot, or none
arena-no-setting =
    { $known ->
        [none] { $bot }: este bot não tem ajustes, então { $setting } não existe.
       *[other] { $bot }: não existe o ajuste { $setting }. Os ajustes são: { $known }.
    }
arena-setting = { $bot }: { $setting } tem que ser um número inteiro, não { $value }.
# $seat: a seat; -1 for a spectator
arena-no-turn =
    { $seat ->
        [-1] Quem assiste não tem vez: não há jogada para escolher.
       *[other] Não é a vez do lugar { $seat }: não há jogada para escolher.
    }
# $name (text): what was typed; $problem (text): details
arena-no-program = { $name } não é um programa contra o qual jogar: { $problem }
arena-program-address = Digite um endereço como { $example }.
arena-program-command = Digite um comando como { $example }.
arena-no-executable = Não existe o arquivo executável { $file }.
arena-program-nul = Um comando não pode conter o caractere NUL.
# What a program did wrong. $problem: a sentence
arena-program-fault = Lugar { $seat }, vez { $turn }: { $problem }
# $answer (text): what the program answered, in quotes
arena-program-protocol = A resposta a "hello" precisa de "protocol": { $protocol }, mas é { $answer }.
arena-program-no-move = A resposta precisa de "move", mas é { $answer }.
arena-program-long-move = A jogada tem { $length } caracteres, mais que { $most }.
arena-program-illegal = { $move } não é uma jogada permitida: { $problem }
arena-program-no-json = A resposta não é JSON: { $answer }
arena-program-no-object = A resposta não é um objeto JSON: { $answer }
arena-program-unasked = O programa falou antes da pergunta: { $answer }
# $said (text): the last thing that the program wrote to its error output, in quotes, or none
arena-program-silent =
    { $said ->
        [none] Não houve resposta em { $seconds } s.
       *[other] Não houve resposta em { $seconds } s. O programa escreveu: { $said }
    }
arena-program-closed =
    { $said ->
        [none] O programa fechou a sua entrada ou saída.
       *[other] O programa fechou a sua entrada ou saída. Ele escreveu: { $said }
    }
arena-program-ended =
    { $said ->
        [none] O programa acabou com status { $status }.
       *[other] O programa acabou com status { $status }. Ele escreveu: { $said }
    }
# $signal (text): the name or the number of a signal, such as SIGKILL
arena-program-killed =
    { $said ->
        [none] O programa foi encerrado pelo sinal { $signal }.
       *[other] O programa foi encerrado pelo sinal { $signal }. Ele escreveu: { $said }
    }
arena-program-long-answer = A resposta tem mais de { $most } bytes: { $answer }
arena-program-lines = A resposta tem mais de uma linha: { $answer }
arena-program-start = O programa não inicia: { $problem }
arena-program-no-http = A resposta não é HTTP: { $kind }: { $problem }
arena-program-no-connection = Sem conexão com { $address }: { $problem }
arena-program-status = A resposta tem o status HTTP { $status } { $reason }.
# $position (text): the position as a line of notation
arena-bot-fault = O bot { $bot } no lugar { $seat } falhou: { $problem }. Ele via { $position }
arena-bot-illegal = O bot { $bot } no lugar { $seat } escolheu uma jogada proibida, { $move }: { $rule }. Ele via { $position }
arena-bot-stays = O bot { $bot } não pode ser enviado a outros processos, então só pode jogar com jobs=1: { $problem }

## Runs

arena-no-deals = Não pode haver { $deals } mãos: uma disputa precisa de pelo menos 1.
arena-journal-exists = { $file } já existe. Continue com --resume, ou remova o arquivo.
arena-journal-damaged = { $file } não é um diário da arena, ou está danificado.
arena-journal-in-use = { $file } está em uso por outra execução.
arena-journal-format = O arquivo não é um diário que esta versão do cassino possa ler.
arena-journal-rules = As regras de { $variant } mudaram desde que esta execução começou.
arena-journal-pack = A linha { $line } é o baralho { $pack }, mas o próximo é o { $next }.
arena-no-cluster = Não há cluster Ray em { $address }: { $problem }

## Searches

arena-search-worlds = Não pode haver { $worlds } mundos: uma busca precisa de pelo menos 1.
arena-search-seconds = O tempo de uma busca tem que ser um número de segundos.
arena-search-too-long = A busca precisa de mais de { $most } nós.
arena-crowded-outcomes = Há mais de { $most } desfechos.
arena-crowded-positions = Há mais de { $most } posições públicas.
arena-crowded-plays = Uma mão tem mais de { $most } jogadas.
arena-subgame-proofs = Nenhuma distribuição das cartas não vistas combina com o que os jogadores mostraram ter.
# $obstacle (word): why the rest of the round cannot be solved
arena-subgame =
    { $obstacle ->
        [players] Só rodadas de dois jogadores podem ser resolvidas.
        [over] A mão acabou.
        [question] Há uma pergunta a um jogador.
        [steps] Vezes de vários passos não podem ser resolvidas.
        [tops] Pilhas cujo topo pode ser levado não podem ser resolvidas.
        [drawing] Rodadas em que se compra uma carta depois de cada vez não podem ser resolvidas.
        [bottom] Um jogador viu a última carta do monte.
        [several] Jogadas de várias cartas não podem ser resolvidas.
        [lenient] Regras que deixam os erros valer não podem ser resolvidas.
        [demands] Exigências ao adversário não podem ser resolvidas.
        [oranges] Cantos de laranjas não podem ser resolvidos.
       *[early] Uma mão que pode acabar antes da última carta não pode ser resolvida.
    }
arena-subgame-cards = { $title } não tem posição com { $cards } cartas em cada mão.
arena-subgame-leaf = A rodada depois da resolvida tem que ser a última.
arena-no-leaf = Não existe o valor { $name } para o fim de uma rodada. Escolha um destes: { $known }.
# Headings of a table: value of a position, gap, rounds, sequences; what a bot loses to its best response and to the equilibrium
arena-value = valor
arena-gap = distância
arena-rounds = rodadas
arena-sequences = sequências
arena-exploited = explorado
arena-loss = perda
# $mean, $most (text): points
arena-equilibrium = equilíbrio: os dois juntos podem ganhar { $mean } em média, { $most } no máximo
arena-exploited-by = { $bot }: explorado { $exploited }, perda { $loss }
