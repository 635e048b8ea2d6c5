### What the server answers when it does not do what was asked: at a table, or over HTTP. Programs read a code instead.

# $problem (text): a whole sentence from another part of the program
error-of = { $problem }

## Something went wrong

error-internal = Algo deu errado no servidor. Nada mudou.
error-storage = O servidor não consegue acessar o banco de dados no momento. O que você fez por último pode não ter sido salvo.
# $problem (text): what the database says, in English
error-storage-because = O servidor não consegue usar o banco de dados no momento ({ $problem }). O que você fez por último pode não ter sido salvo.
error-busy = O servidor está ocupado. Tente de novo daqui a pouco.
error-not-kept = Este navegador não conseguiu salvar o que você fez por último, por isso nada mudou. O aparelho pode estar cheio: libere espaço e tente de novo.
error-not-here = Esta página funciona sem servidor, por isso não pode fazer isso.
error-only-bots-here = Esta página funciona sem servidor: você só pode jogar contra bots, e sem relógio.
error-full = O servidor está cheio. Tente de novo mais tarde.
error-too-fast = Você está enviando coisas demais de uma vez. Espere um pouco.
# $seconds (number): how long to wait
error-too-fast-for =
    { $seconds ->
        [1] Pedidos demais. Tente de novo em 1 segundo.
       *[other] Pedidos demais. Tente de novo em { $seconds } segundos.
    }
error-too-many-windows = Você já tem janelas demais abertas. Feche uma primeiro.
# $end (text): date and time
error-banned-until = Seu acesso a este servidor está bloqueado até { $end } UTC.
# $reason (text): the operator's own words
error-banned-until-because = Seu acesso a este servidor está bloqueado até { $end } UTC. Motivo: { $reason }
error-banned = Seu acesso a este servidor está bloqueado para sempre.
# $reason (text): the operator's own words
error-banned-because = Seu acesso a este servidor está bloqueado para sempre. Motivo: { $reason }

## Addresses, and what is sent to them: mostly read by programmers

error-unknown-address = Não há nada neste endereço.
error-method = Este endereço não aceita pedidos deste tipo.
error-bad-request = O servidor não entende este pedido.
error-unknown-host = Este servidor não está configurado para este nome de host. A administração pode definir o endereço público.
error-foreign-page = Só as páginas deste servidor, e programas, podem pedir isto.
error-content-type = O corpo tem que ser application/json.
# $most (number)
error-too-many-bytes = Longo demais: são permitidos no máximo { $most } bytes.
# $problem (text): what the JSON decoder says, in English
error-unreadable = O servidor não consegue ler isto: { $problem }.
error-frame-binary = Os quadros têm que ser texto JSON, não binários.
error-body-type = O endereço já diz o que se pede, então o corpo não pode ter `type`.
error-unstorable = O servidor não pode guardar nem buscar um dos caracteres deste texto.
# $field (word): the name of a field or parameter; $known (text): the values it may have
error-one-of = `{ $field }` tem que ser um destes: { $known }.
# $names (text): the names of fields
error-name-one = Indique exatamente um destes: { $names }.
# $name (text): of a parameter of an address
error-unknown-parameter = Não existe o parâmetro “{ $name }”.
# $field (word): the name of a field; $limit (number): the most characters; $shape (word): line or text
error-text =
    { $shape ->
        [line] `{ $field }` tem que ser uma só linha de no máximo { $limit } caracteres.
       *[text] `{ $field }` pode ter no máximo { $limit } caracteres.
    }
error-besides = `besides` tem que ser o número de um problema.

## A match and its deals

error-unknown-match = Essa partida não existe.
error-match-damaged = Esta partida está danificada no banco de dados e não pode continuar. Nada nela mudou.
error-seeds-missing = O banco de dados perdeu as sementes desta partida, então ela não pode continuar.
error-reused-id = O id deste pedido é de um pedido anterior. Dê a cada pedido um id próprio.
error-overtaken = Outra coisa aconteceu antes nesta partida. Olhe a mesa de novo.
error-match-not-over = A partida ainda não acabou.
# $most (number)
error-too-many-events = Esta partida chegou ao limite de { $most } jogadas e jogadas desfeitas. Comece outra.
# $deal (number): the one that was asked for; $deals (number): how many there are so far
error-unknown-deal =
    { $deals ->
        [1] Não há mão { $deal }: a partida tem 1 mão até agora.
       *[other] Não há mão { $deal }: a partida tem { $deals } mãos até agora.
    }
# $count (number): of moves
error-too-few-moves =
    { $count ->
        [1] Não dá para começar daí: a mão { $deal } só tem 1 jogada.
       *[other] Não dá para começar daí: a mão { $deal } só tem { $count } jogadas.
    }
error-try-again-not-over = Você pode tentar uma mão de novo depois que ela acabar.
error-cards-not-shown = Você pode ver todas as cartas de uma mão depois que ela acabar.
error-replay-not-over = Você pode ver o replay de uma partida depois que ela acabar.
error-record-not-over = Você pode ler o registro depois que a partida acabar.
error-next-deal-not-due = A próxima mão começa quando esta acabar, a não ser que a partida já tenha sido ganha.
error-sealed = Esta mão é de um torneio. Você pode vê-la quando o torneio acabar.
error-contest = No torneio, você joga cada mão uma vez, até o fim e sem ajuda.

## Moves and what else players may do

error-watching = Você está assistindo. Só jogadores podem fazer isso.
error-not-your-turn = Não é a sua vez.
# $card (text): as it was sent
error-card-not-in-hand = A carta { $card } não está na sua mão.
error-card-not-on-table = A carta { $card } não está na mesa.
error-unknown-card = Não existe a carta “{ $card }”.
error-unknown-move = Essa jogada não existe nesta mão.
error-nothing-to-claim = Não há nada para reivindicar agora.
error-nothing-to-undo = Você não tem jogada nesta mão que possa desfazer.
error-offer-open = Outro pedido ainda espera uma resposta.
error-nothing-to-agree = Não há nada para você aceitar.
error-nothing-to-decline = Não há nada para você recusar.
error-no-flag = O tempo de nenhum adversário acabou.
error-not-watched = Só se pode ir passo a passo numa partida entre bots.
error-rated-takeback = Numa partida ranqueada, nenhuma jogada pode ser desfeita.
error-rated-misdeal = Numa partida ranqueada, não há decisões sobre erros na distribuição.
error-misdeal-alone = Não há ninguém aqui que possa aceitar uma decisão.
error-misdeal-what = Diga o que deu errado na distribuição.
error-rated-hints = Numa partida ranqueada, não há dicas.
error-rated-leave = Você não pode sair de uma partida ranqueada, mas pode desistir.
error-no-hint = Não há dica para esta posição.
error-no-coach = O treinador não tem nada a dizer sobre esta jogada.
error-bots-busy = Os bots não podem continuar no momento. Tente de novo daqui a pouco.
error-bots-stopped = O bot não pode continuar. Abra a partida de novo para tentar outra vez.
# $name (text): of the bot
error-bot-random = { $name } não achou uma jogada permitida, então joga uma ao acaso.

## Seats

# $seat (number): from 1
error-unknown-seat = Não há lugar { $seat } nesta mesa.
error-seat-taken = Este lugar está ocupado.
error-table-full = Nenhum lugar desta mesa está livre.
error-seat-not-yours = Este lugar não é seu. Você pode assistir ou entrar na partida.
error-second-seat = Você já tem um lugar nesta mesa.
error-wrong-key = Este código está errado, ou já foi usado. Confira cada letra.
error-seat-moved = Este lugar já é de outro navegador.
error-rated-back = Numa partida ranqueada, entre na sua conta para voltar ao seu lugar.
error-no-seat-here = Você não tem lugar nesta mesa.
# $seat (number): from 1
error-seat-not-kept = O lugar { $seat } não está esperando um jogador.
error-not-away = A partida não está esperando um jogador ausente.
error-not-your-table = Só quem abriu a mesa pode deixar um bot sentar.
# $count (number)
error-open-tables =
    { $count ->
        [1] Você tem 1 mesa aberta na sala. Preencha-a ou saia dela primeiro.
       *[other] Você tem { $count } mesas abertas na sala. Preencha uma ou saia de uma primeiro.
    }

## Talk and reports

error-talk-too-fast = Você está escrevendo rápido demais. Espere um pouco.
# $most (number)
error-talk = Uma mensagem precisa de 1 a { $most } caracteres visíveis.
error-report-stranger = Você pode denunciar um jogador depois de ter jogado aqui.
error-report-nobody = Não há outra pessoa neste lugar.
error-report-invisible = Uma denúncia não pode ter caracteres invisíveis nem de controle.

## A new match

error-unknown-house = Estas regras da casa não existem. Talvez tenham sido apagadas.
error-house-stale = Estas regras da casa foram mudadas em outra aba. Recarregue a página para vê-las.
# $name (text): as it was sent
error-unknown-variant = Não existe a variante “{ $name }”.
# $problem (text): what is wrong with the code
error-code = Não foi possível ler este código: { $problem }
error-rules = Não dá para jogar com estas regras.
# $known (text): the names of bots
error-unknown-bot = Esse bot não existe. Os bots são: { $known }.
# $title (text): the name of the game; $count (number): of players; $possible (text): numbers of players
error-player-count = { $title } não pode ser jogado com { $count ->
        [1] 1 jogador
       *[other] { $count } jogadores
    }. Números possíveis de jogadores: { $possible }.
error-no-person = Uma partida precisa de pelo menos uma pessoa. Para uma partida entre bots, não deixe nenhum lugar aberto.
error-seed = Você só pode escolher a semente se joga só contra bots, porque ela revela todas as cartas.
error-seed-and-chain = Uma partida tem uma semente escolhida ou uma cadeia de sementes verificáveis, não as duas.
error-not-hexadecimal = Um compromisso e um sal têm que ter, cada um, 64 algarismos de 0 a 9 e de a a f.
error-promise = Estas sementes foram prometidas para outra partida, ou há tempo demais. Peça novas.
# $deal (number)
error-salt-not-due = Você não pode dar um sal para a mão { $deal } agora.
# $kind (word): move or days; $least, $most (number): seconds or days
error-clock-turn =
    { $kind ->
        [days] Um relógio permite de { $least } a { $most } dias por vez.
       *[move] Um relógio permite de { $least } a { $most } segundos por vez.
    }
# $most (number)
error-clock-bank = O tempo extra pode ser de 0 a { $most } segundos. Não existe quando cada vez tem dias.
error-rated-needs-account = Uma partida ranqueada exige uma conta. Adicione antes uma chave de acesso ou uma senha.
error-rated-bots = Bots não podem jogar numa partida ranqueada.
error-rated-rules = Uma partida ranqueada segue as regras de um jogo do livro de regras, não regras da casa.
error-rated-away = Numa partida ranqueada, o relógio decide quando alguém está ausente. Não indique `away`.
error-rated-clock = Uma partida ranqueada precisa de relógio, para que acabe.
error-bots-clock = Uma partida entre bots não tem relógio.
error-bots-lobby = Uma partida entre bots não pode aparecer na sala, porque ninguém pode entrar nela.
error-bots-salt = Você não pode dar um sal para uma partida entre bots, porque não tem lugar nela.

## The deal of the day and the tournament

# $title (text): the name of the game
error-no-single-deal = { $title } não pode ser jogado numa só mão.
error-unknown-week = Não há torneio nesta semana.
error-week-over = Você só pode começar uma mão do torneio durante a semana dele.

## House rules

# $names (text): as they were sent
error-unknown-option = Essa opção não existe: { $names }.
# $most (number)
error-too-many-house-rules = Você tem { $most } conjuntos de regras da casa. Apague um primeiro.

## Lessons, puzzles, reviews and scores

error-unknown-lesson = Esta versão do Cassino não tem esta lição. O que você aprendeu fica guardado.
error-lesson-changed = Esta lição mudou. Recarregue a página.
error-lesson-deal-changed = Esta mão foi começada em outra versão do Cassino. Ela começa de novo.
# $most (number): how many there are
error-unknown-puzzle = Não há problema { $number }. Os problemas são numerados de 1 a { $most }.
# $name (text): as it was sent
error-unknown-theme = Não existe o tema “{ $name }”.
error-review-not-over = Você pode analisar uma partida depois que a primeira mão acabar.
error-review-not-done = A análise ainda não está pronta.
error-review-stranger = Esta partida ainda não tem análise. Você pode pedir uma depois de ter jogado aqui.
# $count (number)
error-reviews-yours = Você tem { $count } análises em andamento. Espere uma ficar pronta.
error-reviews-busy = Há partidas demais em análise no momento. Tente de novo mais tarde.
error-no-review = Não foi possível analisar esta partida.
error-unknown-score = Essa folha de pontos não existe.
error-score-stale = A folha de pontos foi mudada em outra tela.
# $problem (text): what is wrong with it
error-score-damaged = Não é mais possível ler esta folha de pontos: { $problem }

## People and their accounts

error-not-signed-in = Você não entrou na sua conta. Jogue ou entre primeiro.
error-signed-out = A sua sessão acabou.
error-wrong-login = O nome de login ou a senha está errado.
error-needs-browser = O token de um programa não pode fazer isto. Entre com um navegador.
error-prove-it = Confirme que é você: entre de novo ou digite a sua senha.
error-unknown-token = Este token é desconhecido. Talvez tenha sido revogado.
error-unknown-session = Você não tem essa sessão.
# $most (number): of characters
error-name = Um nome precisa de 1 a { $most } caracteres visíveis.
error-name-invisible = Um nome não pode ter caracteres invisíveis nem acentos empilhados.
error-name-outsized = Um nome não pode ter sinais muito mais largos que uma letra.
error-wrong-name = “{ $name }” não pode ser um nome. { $problem }
error-name-you = Os outros leriam o nome “{ $name }” como sendo eles. Escolha outro.
error-name-refused = A administração deste servidor não permite este nome. Escolha outro.
error-login = Um nome de login precisa de 3 a 40 caracteres: letras, algarismos e . @ + - _, sem espaços.
error-login-taken = Este nome de login já está em uso.
# $least, $most (number): of characters
error-password-length = Uma senha precisa de { $least } a { $most } caracteres.
error-password-easy = Esta senha é fácil demais de adivinhar. Use várias palavras.
error-too-many-tokens = Você não pode ter mais tokens. Revogue um primeiro.
error-too-many-passkeys = Você não pode ter mais chaves de acesso. Remova uma primeiro.
error-passkey = A chave de acesso não foi aceita.
# $problem (text): a technical reason, in English
error-passkey-because = A chave de acesso não foi aceita: { $problem }.
error-passkey-late = A chave de acesso não foi aceita, porque demorou demais. Tente de novo.
error-passkey-known = Você já adicionou esta chave de acesso.
error-passkey-not-yours = Você não tem essa chave de acesso.
error-unknown-passkey = Este servidor não conhece esta chave de acesso. Talvez tenha sido removida.
# Sent to operators, too: the command installs what is missing
error-no-passkeys = Este servidor não pode usar chaves de acesso. A administração pode adicioná-las (pip install 'cassino[accounts]').
error-no-passkeys-here = Chaves de acesso só funcionam em localhost, ou num endereço https público com um nome em vez de um número.

## Notifications

error-no-push = Este servidor não pode enviar notificações.
error-push-service = Este servidor não conhece o serviço de notificações do seu navegador.
error-push-keys = As chaves desta inscrição não podem ser usadas.

## Importar

error-not-imported =
    { $count ->
        [one] Nada foi importado, porque há um erro neste arquivo.
       *[other] Nada foi importado, porque há { $count } erros neste arquivo.
    }
error-import-large = Este arquivo é grande demais: é possível importar no máximo { $most } MB.
error-import-no-json = Este arquivo está danificado, ou não é uma exportação: { $problem }.
error-import-form = Este arquivo é de outra versão do Cassino (formato { $form }; esta versão lê o formato { $known }). Recarregue a página para usar a versão mais recente e tente de novo.
error-import-foreign = Este arquivo não é uma exportação do Cassino. Escolha um que você salvou com “Exportar tudo”.
error-import-shape = Este arquivo não é uma exportação do Cassino, ou foi alterado: { $problem }.
error-import-twice = A partida { $match } está duas vezes neste arquivo.
error-import-event = Na partida { $match }, o evento { $number } não se encaixa: { $problem }.
error-import-other = A partida { $match } já está aqui, mas é diferente a partir do evento { $number }.
error-import-house = Não foi possível ler as regras da casa “{ $title }”: { $problem }
error-import-house-twice = As regras da casa “{ $title }” estão duas vezes neste arquivo.
error-import-house-other = As regras da casa “{ $title }” já estão aqui, mas são diferentes. Para usar as do arquivo, apague antes as suas.
error-import-score = Não foi possível ler a folha de pontos de { $names }: { $problem }
error-import-score-twice = A folha de pontos de { $names } está duas vezes neste arquivo.
error-import-score-other = A folha de pontos de { $names } já está aqui, mas as suas mãos são diferentes. Para usar a do arquivo, apague antes a sua.
error-import-record = Não foi possível ler o registro da partida { $match }: { $problem }
error-import-players = O registro tem { $count } jogadores, mas o arquivo não indica exatamente um para cada lugar.
error-import-ending = O Cassino não entende como a partida terminou: “{ $how }”.
