### The command line: help and answers. Options (`--seed`), commands, file names and words in capitals (FILE) are typed as they are.

## Every command

commands-usage = Uso:
commands-options = Opções:
commands-commands = Comandos:
commands-help = Mostra esta ajuda e sai.
# The value that an option has by default, in brackets after its help
commands-default = padrão: { $value }
# An option that can also be set by this variable of the environment
commands-variable = ou defina { $name }
commands-required = obrigatório

# $problem (text): a sentence that says what is wrong
commands-error = Erro: { $problem }
# $command (text): what to type, such as `cassino play --help`
commands-try = Para ver a ajuda, digite: { $command }
# $near (text): options with similar names; none if there are none
commands-no-such-option =
    { $near ->
        [none] Não existe a opção { $name }.
       *[other] Não existe a opção { $name }. Você quis dizer { $near }?
    }
commands-is-no-option = Não existe a opção { $name }; digite só { $argument }.
# $near (text): commands with similar names; none if there are none
commands-no-such-command =
    { $near ->
        [none] Não existe o comando { $name }.
       *[other] Não existe o comando { $name }. Você quis dizer { $near }?
    }
commands-missing-command = Acrescente um dos comandos; --help os lista.
# $kind (word): option (such as --server) or argument (such as FILE)
commands-missing =
    { $kind ->
        [option] Falta a opção { $name }.
       *[argument] Falta { $name }.
    }
commands-no-value = { $name } precisa de um valor depois.
commands-flag = { $name } não leva valor.
# $words (text): what was typed and is not understood
commands-too-many = Argumentos demais. Tire: { $words }
commands-choice = { $name } tem que ser um destes: { $choices }.
# $kind (word): whole for whole numbers; $limits (word): which limits there are; above excludes the limit itself
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } tem que ser um número inteiro de { $low } a { $high }.
               *[any] { $name } tem que ser um número de { $low } a { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } tem que ser um número inteiro, pelo menos { $low }.
               *[any] { $name } tem que ser um número, pelo menos { $low }.
            }
        [above] { $name } tem que ser um número maior que { $low }.
       *[none]
            { $kind ->
                [whole] { $name } tem que ser um número inteiro.
               *[any] { $name } tem que ser um número.
            }
    }
commands-is-a-folder = { $file } é uma pasta, não um arquivo.
commands-no-file = Não existe o arquivo { $file }.
# $kind (word): the kind of error; $problem (text): what the operating system says, for any other kind
commands-file =
    { $kind ->
        [FileNotFoundError] Não existe o arquivo { $file }.
        [FileExistsError] { $file } já existe.
        [IsADirectoryError] { $file } é uma pasta, não um arquivo.
        [NotADirectoryError] Parte do caminho { $file } é um arquivo, não uma pasta.
        [PermissionError] Você não tem permissão para abrir { $file }.
       *[other] { $file }: { $problem }
    }
# $problem (text): what the operating system says
commands-system = O sistema operacional informa um erro: { $problem }
# $kind (text): the name of an error of the program; $problem (text): its details
commands-unexpected = Desculpe, isto é um defeito do programa: { $kind }: { $problem } (defina CASSINO_DEBUG=1 para ver os detalhes)
# $known (text): the codes of the languages
extras-missing =
    { $extra ->
        [table] O servidor e a mesa no navegador precisam de pacotes que não estão instalados. Instale-os com: { $command }
        [postgres] O PostgreSQL precisa de um pacote que não está instalado. Instale-o com: { $command }
        [redis] O Redis precisa de um pacote que não está instalado. Instale-o com: { $command }
        [ray] O Ray não está instalado. Instale-o com: { $command }
       *[other] Isto precisa de um pacote que não está instalado. Instale-o com: { $command }
    }
extras-package-missing = Falta o pacote { $name }. Instale o cassino de novo: { $command }
extras-python-incomplete = Falta a este Python o seu próprio módulo { $name }. Instale um Python completo: no Debian e no Ubuntu, sudo apt install python3-full
extras-terminal-only = Você está jogando no terminal; para a mesa no navegador, digite: { $command }
commands-engine-plain = O motor não está compilado: basta para jogar, mas uma análise demora mais. Com gcc e python3-dev fica mais rápido; instale os dois e digite: { $command }
commands-no-language = Não há textos no idioma { $name }. Escolha um destes: { $known }.

## The list of commands

commands-cassino =
    Jogue jogos de cartas da família do Cassino no navegador ou no terminal, e estude-os.

    `cassino` sem comando é `cassino serve`, ou `cassino play` se a mesa no navegador não estiver instalada.
commands-version = Mostra a versão e o tipo de motor, e sai.
commands-language = Idioma de todos os textos, como es ou hu. Sem isso, o idioma do seu sistema.
commands-serve-short = Abre uma mesa no navegador (o que faz `cassino` sozinho).
commands-host-short = Abre uma mesa para todos na sua rede.
commands-site-short = Cria um site para jogar contra bots, mesmo sem conexão.
commands-admin-short = Administra um servidor: mesas, pessoas, banimentos.
commands-backup-short = Salva num arquivo tudo o que um servidor guarda.
commands-restore-short = Carrega um backup num banco de dados vazio.
commands-learn-short = Aprenda a jogar, em lições curtas.
commands-play-short = Jogue no terminal.
commands-score-short = Marque os pontos de uma partida com cartas de verdade.
commands-review-short = Analise uma partida: chances, erros, sorte.
commands-tutor-short = Aprenda com as suas partidas: uma dica e nove habilidades.
commands-verify-short = Verifica se um servidor deu as cartas que prometeu.
commands-puzzle-short = Ache a melhor jogada no problema de hoje.
commands-puzzles-short = Acha novos problemas e os verifica.
commands-rules-short = Leia o livro de regras de uma variante.
commands-variants-short = Lista as variantes.
commands-check-short = Verifica arquivos de regras da casa e lista todos os problemas.
commands-cases-short = Roda arquivos de casos de regras.
commands-arena-short = Põe dois bots para jogar com as mesmas cartas.
commands-tournament-short = Põe vários bots para jogar entre si e dá a cada um um rating.
commands-par-short = Mostra o resultado do jogo perfeito com todas as cartas abertas.
commands-train-short = Treina a busca para uma variante, jogando contra si mesma.
commands-exploit-short = Mede o que um bot perde contra um adversário que o conhece.
commands-bench-short = Mede a velocidade do motor nesta máquina.
commands-perft-short = Conta as sequências de jogadas de uma posição.

## Options of several commands

commands-option-json = Mostra JSON.
commands-option-variant = Variante: um nome ou um arquivo de regras da casa.
commands-option-players = Número de jogadores.
commands-option-usual-players = Número de jogadores; sem isso, o menor que as regras permitem.
commands-option-target = Pontos que ganham a partida.
commands-option-plain = Linhas simples para leitores de tela: sem cores, com o nome das cartas.
commands-option-jobs = Número de processos; sem isso, um por núcleo do processador.
commands-option-ray = Joga neste cluster Ray; `local` inicia um aqui.
commands-option-seed = A mesma semente dá as mesmas mãos.
commands-option-write = Salva os números neste arquivo.
commands-port = Porta em que escutar; 0 escolhe uma livre.  [padrão: $CASSINO_PORT, ou 8420]
commands-database = Onde as partidas ficam guardadas: um arquivo, ou um endereço como postgresql://user@host/name.  [padrão: $CASSINO_DATABASE, ou cassino.db na sua pasta de dados]
commands-config = Um arquivo TOML com configurações (docs/host/hosting.md).  [padrão: $CASSINO_CONFIG]

## cassino serve, cassino host

commands-serve-does = Abre uma mesa no navegador. Ctrl-C para o servidor; as partidas continuam da próxima vez.
commands-serve-host = Endereço em que escutar; com 0.0.0.0, outras máquinas podem se conectar.  [padrão: $CASSINO_HOST, ou 127.0.0.1]
commands-serve-workers = Número de processos do servidor; vários precisam de PostgreSQL e --bus.  [padrão: 1]
commands-serve-bus = Endereço que liga vários workers, como redis://localhost:6379/0.  [padrão: $CASSINO_BUS]
commands-serve-browser = Abre uma janela do navegador.  [padrão: browser]

commands-host-does =
    Abre uma mesa que todos os celulares e computadores da sua rede alcançam.

    Mostra o link, e também como código QR para celulares. Os convidados só precisam de um nome. Por exemplo:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Abre logo uma mesa com estas regras.  [padrão: escolher no navegador]
commands-host-players = Número de pessoas à mesa.  [padrão: 2]
commands-host-bots = Número de bots à mesa.  [padrão: 0]
commands-host-open = Deixa bots jogarem nos lugares livres até alguém entrar.
commands-host-level = Nível dos bots.  [padrão: 4]
commands-host-target = Pontos que ganham a partida.  [padrão: o das regras]
commands-host-host = Endereço desta máquina em que escutar.
commands-host-qr = Mostra o link também como código QR.  [padrão: qr]
commands-host-browser = Abre aqui uma janela do navegador.  [padrão: browser]
commands-host-needs-variant = --players, --bots, --open, --level e --target descrevem uma mesa: acrescente --variant para abrir uma.

## cassino admin

commands-admin-does =
    Administra um servidor: mesas, pessoas, banimentos.

    Trabalha no banco de dados do servidor; todos os servidores que o usam aplicam a mudança em poucos segundos. Cada ação
    fica registrada com o seu nome de usuário (veja `cassino admin log`).
commands-admin-because = Seu motivo: fica registrado, e as pessoas o veem num banimento ou no modo somente leitura.
commands-admin-limit = Número máximo de linhas.
commands-admin-tables = Lista as mesas, a da jogada mais recente primeiro.
commands-admin-open = Só mesas na sala com um lugar livre.
commands-admin-playing = Só mesas em que a partida ainda não acabou.
commands-admin-person = Só as mesas desta pessoa.
commands-admin-close = Fecha mesas de vez, sem vencedor.
commands-admin-people = Lista as pessoas, a vista mais recentemente primeiro.
commands-admin-search = Só pessoas com este texto no nome ou no login, ou com este ID.
commands-admin-rename = Muda o nome de uma pessoa, também em todas as mesas em que jogou.
commands-admin-delete-person = Apaga uma pessoa: a conta, as sessões, os ratings, as regras da casa, os placares e o nome dela em todas as mesas.
commands-admin-set-password = Dá uma nova senha a uma conta e encerra todas as suas sessões. Você digita a senha, ou --generate cria uma.
commands-admin-generate = Cria uma senha e a mostra uma única vez.
commands-admin-prune = Apaga as partidas em que nada aconteceu desde uma data. As partidas com o relógio andando ficam.
commands-admin-before = A data, como 2026-01-31.
commands-admin-ban = Bane uma pessoa, um endereço, ou uma rede como 203.0.113.0/24.
commands-admin-for = Por quanto tempo, como 30m, 12h, 7d ou 2w.  [padrão: para sempre]
commands-admin-unban = Levanta um banimento.
commands-admin-bans = Lista os banimentos em vigor.
commands-admin-lobby = Esvazia a sala; ainda se pode entrar nas mesas pelo link.
commands-admin-empty = Tira da lista todas as mesas atuais.
commands-admin-read-only = Para todos os jogos, ou os deixa continuar; as páginas ainda funcionam.
commands-admin-stats = Conta pessoas, mesas, jogadas e banimentos.
commands-admin-log = Mostra o que a administração fez, o mais recente primeiro.
commands-admin-reports = Lista as denúncias dos jogadores, ou fecha uma.
commands-admin-done = Fecha esta denúncia em vez de listar.
# $table (text): the ID of a table
commands-closed = A mesa { $table } está fechada.
# $id (text): the ID of a person
commands-renamed = { $id } agora se chama { $name }.
commands-deleted =
    { $count ->
        [one] { $id } foi apagado, e o nome saiu de uma partida.
       *[other] { $id } foi apagado, e o nome saiu de { $count } partidas.
    }
commands-password-new = Nova senha
commands-password-again = A mesma senha outra vez
commands-password-set = { $login } tem uma nova senha, e todas as suas sessões foram encerradas.
commands-password-is = Senha: { $password }
commands-pruned =
    { $count ->
        [one] Uma partida foi apagada.
       *[other] { $count } partidas foram apagadas.
    }
# $target (text): the ID of a person, an address or a network
commands-banned = Banido: { $target }.
commands-unbanned = Não está mais banido: { $target }.
# Column of a table. $until (text): a time; none if there is no end
commands-ban-lasts =
    { $until ->
        [none] para sempre
       *[other] até { $until }
    }
# Column of a table. $kind (word): account or guest; $banned (word): yes or no
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] conta, com banimento
               *[guest] visitante, com banimento
            }
       *[no]
            { $kind ->
                [account] conta
               *[guest] visitante
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] A sala estava vazia.
        [one] { $count } mesa foi tirada da lista.
       *[other] { $count } mesas foram tiradas da lista.
    }
# $state (word): on or off
commands-read-only =
    { $state ->
        [on] Todos os jogos estão parados.
       *[off] O jogo continua.
    }
# $id (text): the number of a report
commands-report-closed = A denúncia { $id } está fechada.
# Columns of a table
commands-report-table = mesa { $table }
commands-report-by = por { $name }

## cassino backup, cassino restore

commands-backup-does =
    Salva em FILE as partidas, as pessoas e todo o resto, como estão neste momento.

    O servidor pode continuar rodando. FILE contém segredos, como cartas escondidas: não o mostre a ninguém.
    `cassino restore` o carrega em SQLite ou PostgreSQL, não importa de onde veio.
commands-saved =
    { $rows ->
        [one] { $file }: { $rows } linha salva
       *[other] { $file }: { $rows } linhas salvas
    }
commands-restore-does =
    Carrega o backup em FILE num banco de dados novo ou vazio.

    Se algo estiver errado, nada é carregado. Um FILE de uma versão mais antiga é atualizado.
commands-restored =
    { $rows ->
        [one] { $file }: { $rows } linha restaurada
       *[other] { $file }: { $rows } linhas restauradas
    }

## cassino play

commands-play-does =
    Jogue no terminal contra bots ou amigos.

    VARIANT é um nome que `cassino variants` lista (sem isso, casino), um arquivo de regras da casa ou um código.
    Você digita as suas jogadas; digite ajuda no jogo para ver todos os comandos.
commands-play-rules = Regras da casa: um arquivo, ou um código.
commands-play-seed = Semente das mãos; a mesma semente dá as mesmas cartas.
commands-play-opponent = Seus adversários: um nível de 1 a 8, ou o nome de um bot.  [padrão: 4]
commands-play-seats = Os jogadores por lugar, como human,level3 ou Ann=human,Bob=human.
commands-play-auto = Canta laranjas, faz exigências e reivindica a meta por você.
commands-play-ask = Quando perguntar a você na vez dos outros.  [padrão: always]
commands-play-no-tips = Não mostra dica depois da partida, e não salva partidas para o tutor.
commands-play-coach = Avisa antes de um deslize.
commands-play-at = Entra numa mesa de um servidor: o link de um convite, ou o endereço do servidor.
commands-play-name = Seu nome nessa mesa.
commands-play-watch = Assista a bots jogando entre si; Ctrl-C pausa.
commands-play-speed = Com --watch: a velocidade do jogo; step espera Enter a cada jogada.  [padrão: normal]
commands-play-resume = Continua uma partida salva.
commands-variant-or-rules = Indique uma variante ou use --rules, não os dois.
commands-resumed-match = --resume continua uma partida salva com as suas próprias regras e jogadores: tire a variante, --seed, --seats, --players, --target e --auto.

## cassino learn

commands-learn-does =
    Aprenda Cassino em lições curtas. Sem NAME, você vê a lista, com o que já fez.

    NAME é uma lição, como `build`, ou `deal`: uma primeira mão pequena com comentários.
    Com uma variante, como `royal`, um arquivo de regras da casa ou um código, você lê o que muda nela.

    Digite as jogadas como numa partida. Seu progresso fica salvo.

## cassino score

commands-score-does =
    Marca os pontos de VARIANT para quem joga com cartas de verdade.

    VARIANT é um nome que `cassino variants` lista (sem isso, casino), um arquivo de regras da casa ou um código. Depois
    de cada mão, você informa o que cada lado capturou, só o que as regras precisam, e os pontos são contados para você.
    Digite ajuda para ver todos os comandos.
commands-score-names = Nomes dos jogadores, na ordem das vezes.
commands-score-dealer = Quem dá primeiro; sem isso, o último jogador indicado, para que o primeiro comece.
commands-score-file = Onde salvar o placar.
commands-score-resume = Continua um placar salvo; sem FILE, o mais recente.
commands-resumed-score = --resume continua um placar salvo: tire todo o resto.
commands-names-and-players =
    { $names ->
        [one] --names tem { $names } nome, mas --players é { $players }.
       *[other] --names tem { $names } nomes, mas --players é { $players }.
    }
# A question. $number: 1 for the player who comes first
commands-ask-name = Nome do jogador { $number }, na ordem das vezes:

## cassino review

commands-review-judges =
    Analisa a partida em RECORD, um arquivo que você salvou em `cassino play` ou numa mesa do navegador.

    Cada jogada é julgada pelo que quem jogou podia saber. Só mãos terminadas são analisadas. O mesmo arquivo dá sempre
    a mesma análise, por mais ocupado que esteja o computador.
commands-review-moves = Mostra todas as jogadas, não só os erros.
commands-review-at = Mostra o valor de todas as jogadas permitidas na jogada N da partida.
commands-review-try = Com --at: mostra também o valor desta jogada.
commands-review-play = Com --at: continua daí contra bots.
commands-review-json = Mostra a análise em JSON.
commands-review-html = Grava a análise como uma página da web completa.
commands-review-worlds = Número de mundos (amostras das cartas escondidas) por jogada.  [padrão: 200]
commands-review-seed = Semente dos mundos.  [padrão: 0]
commands-review-names = Nomes dos jogadores, por lugar.
commands-review-plain = Linhas simples para leitores de tela: sem gráfico, sem cores, com o nome das cartas.
commands-review-needs-at = --try e --play precisam de --at N.
commands-review-choose = Escolha entre --at, --json e --moves. --html não pode ser usado com --at.
# Before a progress bar
commands-reviewing = Analisando
commands-progress-par = Resolvendo a mão { $deal }
commands-progress-puzzles = Procurando problemas
commands-progress-check = Conferindo problemas
commands-progress-tutor = Olhando as suas partidas
commands-progress-worth = Medindo habilidades
commands-progress-precision = Conferindo o tutor
commands-progress-exploit = Resolvendo posições
commands-progress-challenge = Jogando contra { $bot }
commands-progress-bench = Medindo { $title }
commands-progress-perft = Contando jogadas
commands-progress-cases = Rodando os casos
commands-progress-backup = Salvando linhas
commands-progress-restore = Carregando linhas

## cassino tutor

commands-tutor-does =
    Olha as suas partidas terminadas e indica uma habilidade para trabalhar, com uma posição que a mostra.

    `cassino tutor FILE ...` lê registros que você salvou; `cassino tutor` sozinho lê as suas últimas partidas de
    `cassino play`. docs/background/tutor.md explica como funciona.
commands-tutor-read = Olha as partidas em RECORDS, as mais recentes primeiro.
commands-tutor-read-short = Olha as suas partidas (o que faz `cassino tutor` sozinho).
commands-tutor-games = Lê também as suas últimas partidas de `cassino play` (o padrão sem RECORDS).
commands-tutor-seat = Seu lugar, se um registro não o indica.  [padrão: 1]
commands-tutor-worth = Mede quantos pontos por mão um jogador perde sem cada habilidade, em mãos duplicadas para dois.
commands-tutor-worth-short = Mede quanto vale cada habilidade.
commands-tutor-packs = Baralhos embaralhados por habilidade.
commands-tutor-precision = Mede com que frequência falta a um jogador a habilidade que o tutor indica, e com que frequência uma busca mais profunda concorda.
commands-tutor-precision-short = Mede com que frequência o tutor acerta.
commands-tutor-trials = Registros para cada tipo de jogador.

## cassino verify

commands-verify-does =
    Verifica se as mãos em RECORD são as que o servidor prometeu antes da partida.

    Cada mão é comparada com o compromisso, as sementes e os sais do registro. Mostra o que está certo (ok), o que
    está errado (BAD) e o que não se pode verificar (--). Status de saída: 0 se nada está errado, 1 se algo está, 2 se
    o registro não pode ser lido, 3 se não há nada para verificar.
commands-verify-commitment = O compromisso que você anotou antes da partida.

## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Resolva o problema do dia, ou o problema NUMBER. Digite as jogadas como numa partida.

    Com --theme, você recebe um problema que ainda não tentou. Só conta a sua primeira resposta a cada problema.
commands-puzzle-theme = Um problema para uma habilidade, como sums; `any` escolhe a habilidade por você.
# Title. $kind (word): chosen by its number or theme, or daily for the puzzle of the day; $day (date)
commands-puzzle-title =
    { $kind ->
        [chosen] Problema { $number } de { $count }
       *[daily] Problema { $number } de { $count }, { $day }
    }
commands-puzzle-or-theme = Indique um problema ou um tema, não os dois.
# $known (text): the names of the themes
commands-no-theme = Não existe o tema { $name }. Escolha um destes: { $known }.

commands-puzzles-does = Acha e verifica problemas: posições com uma jogada claramente melhor que um jogador simples não vê.
commands-puzzles-mine =
    Procura problemas nas mãos de RECORDS, ou em mãos entre bots. A mesma semente acha os mesmos problemas.

    Sem --hidden, os problemas são últimas rodadas em que todas as cartas podem ser deduzidas, resolvidas exatamente.
    Uma mão dá no máximo um problema.
commands-puzzles-mine-short = Procura novos problemas.
commands-puzzles-variant = Usa mãos desta variante; pode ser repetida.
commands-puzzles-deals = Máximo de mãos a examinar, por variante.
commands-puzzles-most = Para depois deste número de problemas, por variante.
commands-puzzles-seed = Semente das mãos.
commands-puzzles-hidden = Procura posições com cartas escondidas, julgadas em muitos mundos.
commands-puzzles-worlds = Com --hidden: mundos por posição.
commands-puzzles-out = Acrescenta os problemas a este arquivo.
commands-puzzles-check = Resolve de novo todos os problemas em FILE; sem FILE, os que vêm com o cassino.
commands-puzzles-check-short = Resolve de novo todos os problemas.
commands-puzzles-list = Conta os problemas em FILE, por variante e tema; sem FILE, os que vêm com o cassino.
commands-puzzles-list-short = Conta problemas por variante e tema.
commands-puzzles-shuffle = Mostra os problemas em FILES numa ordem para uso diário: se possível, nunca dois de uma variante seguidos.
commands-puzzles-shuffle-short = Mostra problemas numa ordem para uso diário.
commands-records-or-variants = Indique registros, ou variantes com --variant, não os dois.
# $themes (text): how many puzzles there are of each theme, such as "sums 3, sweep 2"
commands-puzzles-added =
    { $count ->
        [one] { $count } problema acrescentado a { $file }: { $themes }
       *[other] { $count } problemas acrescentados a { $file }: { $themes }
    }
commands-puzzle-wrong = Problema { $number }: { $problem }
commands-puzzles-checked = { $right } certos, { $wrong } errados
# $hidden: how many of the puzzles have hidden cards
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), { $hidden } com cartas escondidas
    }
commands-puzzles-all = Total: { $count } ({ $themes })

## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Leia o livro de regras de uma variante ou de regras da casa, mostre-as como arquivo ou compartilhe-as como código.

    `cassino rules NAME` é uma forma curta de `cassino rules show NAME`.
commands-rules-show = Mostra o livro de regras de NAME: um nome que `cassino variants` lista, um arquivo de regras da casa, ou um código.
commands-rules-show-short = Mostra o livro de regras, ou o arquivo.
commands-rules-sources = Diz de onde vem cada regra.
commands-rules-decisions = Acrescenta as nossas decisões quando as fontes se calam ou divergem.
commands-rules-options = Acrescenta tudo o que se pode mudar.
commands-rules-sheet = Grava uma folha de duas páginas para imprimir, em HTML.
commands-rules-width = Largura do texto em colunas.
commands-rules-toml = Mostra as regras como arquivo.
commands-rules-share = Mostra o código de NAME, uma variante ou um arquivo de regras da casa; quem o tiver pode jogar com estas regras.
commands-rules-share-short = Mostra o código.

commands-variants-does = Lista as variantes: ID, título, jogadores, meta, e outros nomes que você pode usar.
# Headings of the columns
commands-variants-id = id
commands-variants-title = título
commands-variants-players = jogadores
commands-variants-target = meta
commands-variants-names = outros nomes
# In the column of the target, for a match of a fixed number of deals
commands-variants-deals =
    { $count ->
        [one] { $count } mão
       *[other] { $count } mãos
    }

commands-check-does = Mostra todos os problemas das regras da casa em FILES; sai com status 1 se houver algum.
commands-no-problems = { $file }: nenhum problema

commands-cases-does = Roda os casos de regras em FILES, mostra cada falha e conta acertos e falhas.
commands-cases-variants = Roda só os casos destas variantes.
commands-cases-skip-types = Deixa de fora os casos destes tipos.

## cassino arena, cassino tournament

commands-arena-does =
    Põe o bot FIRST contra o bot SECOND e mostra por quantos pontos por mão FIRST está na frente.

    Cada baralho embaralhado é jogado uma vez para cada escolha de lados. A margem é a média de pontos dos lados de FIRST
    menos a dos de SECOND. --sprt 0,0.2 testa essas duas margens uma contra a outra e para assim que uma é aceita,
    com 5% de erro.
commands-arena-deals = No máximo este número de mãos; { $usual } por padrão.
commands-arena-sprt = Para assim que uma destas duas margens é aceita.
commands-contests-seed = A mesma semente dá as mesmas mãos e jogadas.
commands-contests-ms = Milissegundos por jogada para os bots.
commands-contests-seating = Com três lados ou mais: todas as maneiras de distribuir os bots, ou um lado para o primeiro bot.
# $ending (text): what is added to the name of the file, such as ".packs"
commands-contests-out = Salva o resultado neste arquivo, e os baralhos à medida que são jogados em FILE{ $ending }.
commands-contests-resume = Continua uma execução interrompida com os seus próprios ajustes.
commands-margins = --sprt { $text }: são necessários dois números separados por vírgula, como 0,0.2.
commands-margins-order = --sprt { $text }: o segundo número tem que ser o maior, e os dois entre -1000 e 1000.
commands-two-bots = Indique dois bots.
commands-different-bots = Indique dois ou mais bots diferentes.
# $names (text): options
commands-resumed-run = --resume continua uma execução com os seus próprios ajustes: tire { $names }.
commands-tournament-does =
    Põe cada par dos BOTS para jogar e dá um rating a todos.

    Os ratings estão na escala Elo para a chance de ganhar uma mão, com intervalos de 95%. Se `random` participa, o rating
    dele é 0; senão, a média dos ratings é 0.
commands-tournament-deals = Mãos por par de bots.

## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Treina a busca para VARIANT jogando contra si mesma: ajusta pesos que preveem os pontos, testa e os mantém se ganham.

    Um teste põe a busca com os novos pesos contra a busca com os melhores até agora, em mãos duplicadas.
    Com --lessons e --packs, o resultado só depende da semente.
# $usual: the usual number of minutes
commands-train-minutes = Quantos minutos treinar, mais ou menos; { $usual } se você não der --lessons e --packs.
commands-train-generations = Número de gerações: cada uma aprende com os melhores pesos até agora e testa o resultado.
commands-train-lessons = Mãos com que aprender em cada geração.
commands-train-packs = Máximo de baralhos a jogar em cada teste.
commands-train-seed = A mesma semente e os mesmos números dão os mesmos pesos.
commands-train-bot = Bot que joga as lições; sem isso, search com 4 mundos, ou heuristic se for lento.
commands-train-rival = Bot de busca que joga os testes; sem isso, com 8 mundos, ou 2 se for lento.
commands-train-level = Mantém novos pesos se ganharem, por pouco que seja.
commands-train-policy = Treinar a política, que escolhe jogadas à primeira vista e nas partidas simuladas, em vez do valor das posições.
commands-train-out = Pasta do arquivo; sem isso, onde os bots o procuram.
commands-train-dry-run = Não grava o arquivo.
commands-rival = --rival { $bot }: este bot não avalia posições com pesos, então não há nada para treinar.

commands-exploit-does =
    Resolve o fim de algumas rodadas para dois jogadores, e mostra quanto cada um dos BOTS perde aí.

    O valor de equilíbrio é o resultado do melhor jogo dos dois. “explorado” é quanto um bot ganha a menos contra a
    melhor resposta a ele; “perda” é quanto ganha a menos contra o equilíbrio. Os dois em pontos por posição, na média
    dos dois lugares. docs/background/exploitability.md explica o método.
commands-exploit-variant = Variante: um nome, um arquivo de regras da casa ou um código.
commands-exploit-cards = Cartas em cada mão.
commands-exploit-rounds-left = Número de rodadas depois desta.
commands-exploit-stock = Deixa só este número de cartas no monte.
commands-exploit-positions = Número de posições.
commands-exploit-seed = A mesma semente dá as mesmas posições e jogadas.
commands-exploit-seeds = Mistura as jogadas deste número de sementes.
commands-exploit-leaf = Valor do fim de uma rodada: estimate ou exact.
commands-exploit-gap = Quão perto do exato o equilíbrio tem que estar, em pontos.
commands-exploit-deals = Joga também este número de mãos inteiras contra um adversário que conhece o bot.
commands-exploit-worlds = Quanto esse adversário pensa.
commands-exploit-model = Um bot mais rápido que substitui BOTS nas simulações desse adversário.
commands-exploit-jobs = Número de processos para as mãos.

commands-par-does =
    Mostra o par de cada mão em RECORD: a margem do jogo perfeito se todas as cartas são conhecidas, até as do monte.

    Mostra também as jogadas que entregaram pontos. Se uma mão precisa de mais posições que --nodes, ela é examinada a
    partir da primeira vez que isso permite. Com --seed, bots heurísticos jogam uma mão.
commands-par-seed = Usa a mão desta semente em vez de um registro.
commands-par-variant = Com --seed: a variante.  [padrão: casino]
commands-par-players = Com --seed: número de jogadores.
commands-par-nodes = Máximo de posições a examinar por mão.  [padrão: 20 milhões]
commands-par-json = Mostra os pares em JSON.
commands-record-or-seed = Indique um registro ou --seed N, não os dois.
commands-no-deal-over = { $file }: nenhuma mão desta partida acabou.

commands-bench-does =
    Mede a velocidade do motor e de dois bots em todas as variantes, em segundos de CPU de um núcleo.

    Se as medições de um número diferem demais, como numa máquina ocupada, ele aparece como `unsteady` (null em JSON).
commands-bench-variant = Só esta variante; pode ser repetida.
commands-bench-seconds = Quanto dura cada medição, em segundos, mais ou menos.

commands-perft-does = Conta as sequências de --depth jogadas a partir do começo de uma mão, para cada primeira jogada e no total.
commands-perft-seed = Semente da mão.
commands-perft-depth = Número de jogadas.
commands-perft-position = Começa desta posição, escrita numa linha (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPÇÕES
        [command] COMANDO
        [args] ARGS
        [file] ARQUIVO
        [files] ARQUIVOS
        [code] CÓDIGO
        [name] NOME
        [variant] VARIANTE
        [record] REGISTRO
        [records] REGISTROS
        [number] NÚMERO
        [bot] BOT
        [bots] BOTS
        [move] JOGADA
        [language] IDIOMA
        [folder] PASTA
        [address] ENDEREÇO
        [network] REDE
        [time] TEMPO
        [text] TEXTO
        [integer] INTEIRO
        [float] DECIMAL
        [line] LINHA
        [low] MENOR
        [high] MAIOR
        [first] PRIMEIRO
        [second] SEGUNDO
       *[state] ESTADO
    }

## cassino site

commands-site-does =
    Escreve um site em FOLDER. Qualquer servidor web pode hospedá-lo. Quem o abre uma vez pode depois jogar contra bots sem conexão.

    O jogo roda no navegador de cada pessoa, com o Pyodide (Python para navegadores). Este comando não baixa nada; num clone do repositório, `make site` busca o que é preciso. Se em FOLDER houver um site que este comando escreveu antes, ele é substituído por inteiro.
commands-site-language = Idiomas das páginas, como es,fr; a página inicial fica no primeiro.  [padrão: o idioma deste comando]
commands-site-pyodide = Pasta com o pacote npm pyodide descompactado, versão 314.  [padrão: build/pyodide]
commands-site-wheel = O wheel do msgspec para este Pyodide.  [padrão: o que está na pasta do Pyodide]
commands-site-plain = Deixa de fora o motor compilado.
commands-site-check = Não escreve nada; mostra o tamanho de cada parte.
commands-site-no-folder = { $folder } é um arquivo, não uma pasta. Escolha uma pasta nova ou vazia.
commands-site-other-folder = { $folder } não está vazia e não foi escrita por `cassino site`. Escolha uma pasta nova ou vazia.
commands-site-not-replaced = Não foi possível mover o novo site para { $folder }: { $problem }. O que havia lá não mudou.
commands-site-not-back = Não foi possível mover o novo site para { $folder }: { $problem }. O que havia lá está agora em { $old }. Você pode movê-lo de volta.
commands-site-no-pyodide = Não há um Pyodide completo em { $folder }. Falta: { $files }. Num clone do repositório, `make site` o busca; senão, descompacte o pacote npm pyodide e indique a pasta dele com --pyodide.
commands-site-other-pyodide = Em { $folder } está a versão { $version } do Pyodide, mas é preciso a versão { $series }. Descompacte o pacote npm pyodide@{ $series } e indique a pasta dele com --pyodide.
commands-site-no-wheel = Não há um wheel do msgspec para este Pyodide aqui: { $place }. Baixe { $wheel } do PyPI e indique-o com --wheel.
commands-site-slow = A primeira mesa vai levar mais ou menos o dobro do tempo para abrir, porque cada navegador precisa compilar sempre os módulos do Python. Para evitar isso, instale o Python { $python } ou o Node e execute o comando de novo.
commands-site-written = O site está pronto em { $folder }. Para experimentar, digite: python3 -m http.server --directory { $folder }
commands-site-part = parte
commands-site-files = arquivos
commands-site-raw = bytes
commands-site-all = total
