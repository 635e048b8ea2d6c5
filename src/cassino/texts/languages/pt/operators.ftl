### What the people who run a server read on the command line

## The configuration. A problem names a setting and the place where it was made, then says what is wrong.

# $problem (text): a problem with a setting
operators-config-wrong = Configuração: { $problem }
# Above a list of problems; $count (number)
operators-config-mistakes =
    { $count ->
        [1] 1 erro na configuração:
       *[other] { $count } erros na configuração:
    }
# $name (text): of a setting; $problem (text): a sentence
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (ambiente): { $problem }
operators-config-on-command-line = { $name } (linha de comando): { $problem }
# $file (text): its path; $problem (text): why it cannot be read, in English
operators-config-file = { $file }: { $problem }
operators-config-unknown = Essa configuração não existe.
# $near (text): the name of a setting that is spelled alike
operators-config-unknown-near = Essa configuração não existe. Você quis dizer { $near }?

## What a setting must be

operators-setting-number = Tem que ser um número inteiro de { $least } a { $most }.
operators-setting-line = Tem que ser uma linha de texto.
# $known (text): the words that are possible
operators-setting-one-of = Tem que ser um destes: { $known }.
operators-setting-host = Tem que ser um endereço ou um nome, sem porta.
operators-setting-bus = Tem que ser “memory” ou um endereço como redis://localhost:6379/0.
operators-setting-public-url = Tem que ser um endereço como https://cards.example.org, sem caminho.
operators-setting-hosts = Tem que ser uma lista de nomes de host, como push.example.org.
operators-setting-contact = Tem que ser um endereço como mailto:you@example.org ou https://example.org.
operators-setting-hook = Tem que ser um endereço como http://127.0.0.1:9000/turn.
operators-setting-networks = Tem que ser uma lista de endereços ou redes.
# $problem (text): a technical reason, in English
operators-setting-networks-because = Tem que ser uma lista de endereços ou redes ({ $problem }).
# $least (number): of characters
operators-setting-key = Tem que ter pelo menos { $least } caracteres, só letras simples, algarismos e sinais. `openssl rand -hex 32` gera uma boa.
operators-setting-rate = Tem que ser dois números: quantos de uma vez, e quantos por segundo a longo prazo.
operators-setting-rate-small = Tem que ser dois números: o primeiro pelo menos 1, o segundo maior que 0.
operators-setting-limits = Tem que ser uma tabela, [limits].
operators-setting-workers-need = { $name }: vários workers precisam de PostgreSQL e de um barramento entre eles. Defina database = postgresql://user:password@host/name e bus = redis://localhost:6379/0, ou { $name } = 1.
operators-setting-public-url-needs-proxies = public_url exige trusted_proxies. Sem isso, todos têm o endereço do proxy, que não tem limites e pode ler /metrics. Indique o proxy, como trusted_proxies = ["127.0.0.1"] para um nesta máquina.

## The database; $database (text): a path or an address

operators-database-missing = Não existe o banco de dados { $database }.
operators-database-no-url = O endereço do banco de dados tem que ser como postgresql://user@host/name.
operators-database-no-file = O banco de dados { $database } não é um arquivo. Escreva sqlite:///folder/cassino.db.
# $kind (text): the first part of an address
operators-database-kind = Bancos de dados do tipo { $kind } não podem ser usados ({ $database }). Use sqlite ou postgresql.
# $problem (text): what the database says, in English
operators-database-unreadable = O banco de dados { $database } está danificado ou não pode ser lido ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = O banco de dados { $database } está danificado ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Não foi possível abrir o banco de dados { $database } ({ $problem }). { operators-database-unchanged }
operators-database-foreign = O banco de dados { $database } é de outro programa. { operators-database-unchanged }
# $schema (text): the name of its version
operators-database-newer = O banco de dados { $database } foi feito por uma versão mais nova do Cassino (esquema { $schema }). { operators-database-unchanged }
operators-database-older = O banco de dados { $database } (esquema { $schema }) é antigo demais para esta versão do Cassino. Inicie uma vez o Cassino { $version } com ele, e ele será atualizado. Depois inicie esta versão de novo. Nada mudou.
# $kind (word): file or server
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Nada nele mudou. Indique outro com --database.
    }
operators-database-unchanged-file = Nada nele mudou. Mova-o para outro lugar, ou indique outro arquivo com --database.
# $encoding (text): such as LATIN1
operators-database-encoding = O banco de dados { $database } está codificado em { $encoding }. Crie um com ENCODING 'UTF8'. Nada nele mudou.
# $setting (text): fsync or synchronous_commit
operators-database-unsafe = O banco de dados { $database } tem { $setting } = off, então uma jogada confirmada poderia se perder. Ligue isso para o Cassino.
# $folder (text): a path; $problem (text): what the system says
operators-folder = Não foi possível criar a pasta { $folder }: { $problem }.

## Backups; $file (text): a path

operators-backup-exists = { $file } já existe. Indique outro arquivo.
# $problem (text): what the system says
operators-backup-not-written = Não foi possível gravar { $file }: { $problem }.
operators-backup-empty = O banco de dados está vazio.
# $problem (text): what the database says, in English
operators-backup-contradicts = { $file } se contradiz ({ $problem }). Nada foi restaurado.
operators-backup-not-empty = O banco de dados não está vazio. Indique um novo com --database.
operators-backup-incomplete = { $file } não é um backup completo do Cassino.
operators-backup-foreign = { $file } não é um backup do Cassino.
# $version (text): such as 2.1
operators-backup-newer = { $file } foi feito por uma versão mais nova do Cassino ({ $version }). Instale antes essa versão.
operators-backup-older = { $file } (esquema { $schema }) é antigo demais para esta versão do Cassino. Restaure-o com o Cassino { $version }, e faça uma nova cópia com aquela versão.
operators-backup-damaged = { $file } está danificado: está incompleto ou foi alterado.

## cassino admin

# $text (text): as it was typed
operators-admin-span = { $text } não é uma duração. Escreva 30m, 12h, 7d ou 2w, por exemplo.
operators-admin-older = Este banco de dados é de uma versão mais antiga. Inicie o servidor uma vez para atualizá-lo.
# $table (text): its id
operators-admin-still-moving = { $table }: os jogadores continuaram jogando enquanto ela era fechada. Tente de novo.
# $problem (text): a sentence
operators-admin-table = { $table }: { $problem }
# $who (text): a network
operators-admin-everybody = { $who } baniria todo mundo.
operators-admin-ipv4 = Escreva { $who } como endereço IPv4.
# $who (text): an id or an address
operators-admin-not-banned = { $who } não está banido.
operators-admin-unknown = { $who } não é o ID de uma pessoa nem um endereço. `cassino admin people` lista os IDs.
operators-admin-no-account = { $who } não é o nome de login nem o ID de uma pessoa com conta. Visitantes não têm senha.
# $report (text): its id
operators-admin-no-report = Não há denúncia aberta { $report }.

# Titles of numbers
operators-stats-people = pessoas
operators-stats-accounts = pessoas com conta
operators-stats-seen = pessoas vistas no último dia
# $phase (word)
operators-stats-tables =
    { $phase ->
        [play] mesas: jogando
        [announcing] mesas: esperando anúncios
        [deal_over] mesas: entre mãos
        [match_over] mesas: partida terminada
       *[other] mesas: desconhecido
    }
operators-stats-moves-hour = jogadas na última hora
operators-stats-moves-day = jogadas no último dia
operators-stats-bans = banimentos
operators-stats-reports = denúncias abertas
operators-stats-size = tamanho do banco de dados em bytes
operators-stats-read-only = somente leitura

## Starting and stopping

# $address (text): for a browser on this machine
operators-serving = Cassino: { $address }  (aperte Ctrl-C para parar)
operators-serving-here = Cassino: { $address }
operators-stopped = Suas partidas estão salvas e continuam da próxima vez.
operators-stop = Ctrl-C para o servidor. Suas partidas estão salvas e continuam da próxima vez.
operators-port-in-use = A porta { $port } está em uso (talvez já haja uma mesa aberta). Tente outra porta: --port { $next } depois de cassino serve ou cassino host, ou CASSINO_PORT={ $next } antes do comando.
# $problem (text): what the system says
operators-cannot-listen = Não foi possível escutar em { $host }, porta { $port }: { $problem }.

# Above a QR code and a link
operators-host-play = Jogue com qualquer celular ou computador desta rede: leia o código ou abra o link.
operators-host-sit = Sente à mesa com qualquer celular ou computador desta rede: leia o código ou abra o link.
operators-host-here = Neste computador: { $address }
operators-host-network = Todos nesta rede podem entrar. Nada é enviado para fora dela.
operators-host-alone = Este computador não está numa rede, então a mesa só pode ser aberta aqui.

## Health checks

operators-metrics-refused = metrics_for não inclui este endereço
operators-metrics-missing = nada é medido: pip install 'cassino[metrics]'
operators-database-served = Outro servidor já usa o banco de dados { $database }. Pare o outro primeiro, ou indique outro banco para este com --database.
operators-health-ending = está sendo encerrado
# $seconds (number)
operators-health-late = não responde há { $seconds } s
# $kind (text): the name of an error
operators-health-silent = não responde ({ $kind })
