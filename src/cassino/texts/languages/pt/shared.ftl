### What several pages of the browser say

## Everywhere

# The link to the page where games begin
shared-start-page = Página inicial
# Button that closes a window, read out by a screen reader
shared-close = Fechar
shared-settings = Configurações
shared-help = Ajuda e teclas
# Label of a field with an address to copy
shared-link = Link
# Label of a field
shared-your-name = Seu nome
shared-unchanged = Nada mudou.
shared-show-me = Mostrar
# Button: one move back
shared-back = Voltar
# Button that leaves everything as it is
shared-cancel = Cancelar
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analisar
shared-watch = Assistir
# The link at the top of the pages
shared-all-rules = Todas as regras
# The links at the top of a page, read out by a screen reader
shared-pages = Páginas
# A link for the keyboard that leads past the top of the page
shared-skip = Ir para o conteúdo
shared-no-connection = Sem conexão. Tente de novo quando ela voltar.
# $status (number): the code of an error of the web: 500
shared-error = Algo deu errado (erro { $status }). Tente de novo daqui a pouco.
# How strong a bot is, beside its name; $level (number): 1 to 8
shared-level = nível { $level }
# Instead of a level: a bot that plays at no level for people, such as the opponent in lessons
shared-bot = bot
# How long a match is, among other facts about it; $deals (number): 0 where it is played to $target points
shared-goal =
    { $deals ->
        [0] até { $target } pontos
        [1] 1 mão
       *[other] { $deals } mãos
    }
# Of a match, among other facts about it
shared-rated = ranqueada
# $seat (number)
shared-seat = Lugar { $seat }
# $number (number): of the deal
shared-deal = Mão { $number }

## Copying a text: a field and a button

shared-copy = Copiar
# The same button, read out by a screen reader; $label (text): what the field holds, such as Link
shared-copy-labeled = { $label }: copiar
# On the button afterwards
shared-copied = Copiado
# Spoken to a screen reader, where the browser does not let a page copy
shared-copy-yourself = O texto está selecionado. Copie com o teclado.

## Times

# On a clock; $days, $hours, $minutes (number)
shared-clock-days = { $days } d { $hours } h
shared-clock-hours = { $hours } h { $minutes } min
shared-seconds =
    { $count ->
        [1] 1 segundo
       *[other] { $count } segundos
    }
shared-minutes =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minutos
    }
shared-hours =
    { $count ->
        [1] 1 hora
       *[other] { $count } horas
    }
shared-days =
    { $count ->
        [1] 1 dia
       *[other] { $count } dias
    }
# How much time players have, among other facts about a match; $time, $bank (text): 30 seconds, 2 minutes
shared-no-clock = sem relógio
shared-clock = { $time } por jogada
# The time bank is used up when a move takes longer
shared-clock-bank = { $time } por jogada mais uma reserva de { $bank }

## The deal of the day and the weekly tournament

# Link at the end of a match
shared-to-tournament = Voltar ao torneio
shared-to-results = Resultados do dia

## Settings: a title, buttons or a switch, and under a switch what it does

shared-settings-look = Aparência
shared-settings-play = Jogo
shared-settings-sound = Som e conversa
shared-language = Idioma
# The first of the languages to choose from
shared-language-of-browser = Como no navegador
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (rascunho)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Este idioma é um rascunho: nenhum falante nativo o leu ainda, e o que falta está em inglês. Você pode ajudar: docs/contribute/translating.md diz como.
shared-settings-colors = Cores
shared-settings-colors-of-system = Como no sistema
shared-settings-colors-light = Claras
shared-settings-colors-dark = Escuras
shared-settings-cards = Cartas
shared-settings-cards-of-game = Conforme o jogo
shared-settings-cards-french = Francesas
shared-settings-cards-italian = Italianas
shared-settings-four-colors = Cartas em quatro cores
shared-settings-four-colors-about = Com ouros em azul e paus em verde, fica mais fácil distinguir os naipes.
shared-settings-backs = Verso das cartas
shared-settings-back-fish = Peixes
shared-settings-back-lattice = Treliça
shared-settings-back-tiles = Azulejos
shared-settings-back-stars = Estrelas
# The color of the table
shared-settings-table = Mesa
shared-settings-table-green = Verde
shared-settings-table-blue = Azul
shared-settings-table-burgundy = Vinho
shared-settings-table-wood = Madeira
shared-settings-contrast = Alto contraste
shared-settings-contrast-about = Cartas brancas simples com bordas grossas, numa mesa escura e lisa.
# $percent (number)
shared-settings-card-size = Tamanho das cartas: { $percent }%
shared-settings-left-handed = Para canhotos
shared-settings-left-handed-about = Põe os botões à esquerda.
shared-settings-speed = Velocidade da animação
shared-settings-speed-slow = Lenta
shared-settings-speed-normal = Normal
shared-settings-speed-fast = Rápida
shared-settings-speed-off = Desligada
# What opponents may insist on, the call "orange", and what partners ask of each other
shared-settings-ask = Perguntar antes de passar (exigências, laranjas, pedidos do parceiro)
shared-settings-ask-always = Sempre
shared-settings-ask-seconds = Alguns segundos
shared-settings-ask-never = Nunca
shared-settings-notify = Avisar quando for a minha vez
shared-settings-notify-about = Envia uma notificação enquanto você está fora, em partidas com dias para cada jogada.
shared-settings-memory = Modo memória
shared-settings-memory-about = Esconde o que cada lado capturou, para você ter que lembrar.
shared-settings-coach = Treinador
shared-settings-coach-about = Avisa antes de um deslize, explica as jogadas dos outros e avalia as suas. Não funciona em partidas ranqueadas.
shared-settings-shortcuts = Atalhos de uma tecla
shared-settings-shortcuts-about = Letras e números funcionam sozinhos, sem Ctrl nem Alt. A lista está na ajuda.
shared-settings-sounds = Sons
shared-settings-sounds-about = Sons suaves. A tecla X ou o botão do alto-falante na mesa os desliga.
shared-settings-vibration = Vibração
shared-settings-vibration-about = O celular vibra quando é a sua vez.
shared-settings-talk = Conversa na mesa
shared-settings-talk-about = De vez em quando, os bots comentam o jogo.
shared-settings-kept = Estas configurações ficam salvas neste navegador.
shared-newer = Uma nova versão está pronta.
shared-use-newer = Usar a nova versão

## Notifications

shared-notify-failed = O navegador não conseguiu ativar as notificações. Tente mais tarde.
shared-notify-blocked = As notificações estão bloqueadas para este site. Você pode permiti-las nas configurações do navegador.

## The help

shared-help-teach = Quero aprender em 3 minutos
shared-help-turn = Como jogar na sua vez
shared-help-turn-text = Na sua vez, você joga uma carta. Ela leva (captura) todas as cartas do mesmo valor e todos os grupos de cartas que somam esse valor: um 8 leva outro 8, e também um 5 com um 3. Valete, dama e rei levam só uma carta igual. Se não levar nada, você baixa a carta: ela fica na mesa.
shared-help-tap-hand = Toque numa carta da sua mão. A melhor captura dela já aparece escolhida. Toque de novo para ver a próxima.
shared-help-tap-table = Toque nas cartas da mesa para marcar ou desmarcar. Uma soma em verde quer dizer que uma carta da sua mão as leva.
shared-help-press = Aperte o botão da jogada que quiser. Só jogadas permitidas têm botão. Se não houver nenhum, você vê por quê.
shared-help-more = Você também pode arrastar uma carta para a mesa, ou segurar o dedo nela para ver todas as jogadas. Em alguns jogos, a vez tem vários passos: construa com cartas da mesa, jogue uma carta e encerre a vez. Se as regras deixam usar a carta de cima de uma pilha, você pode tocar nela.
shared-help-build = Para que serve uma construção
shared-help-build-text = Uma construção é uma promessa de captura. Você põe uma carta da mão sobre cartas da mesa: um 3 sobre um 5 faz uma construção de 8. Daí em diante, só um 8 leva essas cartas, todas de uma vez, e você precisa ter esse 8 na mão. Outros jogadores podem levar a construção antes, se também tiverem um 8, ou aumentá-la para outro valor.
shared-help-scores = O que vale pontos
# What scores, and beside each the points
shared-help-most-cards = Mais cartas
shared-help-most-spades = Mais cartas de espadas
shared-help-ace = Cada ás
shared-help-big-casino = Dez de ouros, o grande cassino
shared-help-little-casino = Dois de espadas, o pequeno cassino
shared-help-sweep = Cada limpa
shared-help-rules = A limpa leva todas as cartas da mesa de uma vez. Estes são os pontos do Cassino. Outros jogos contam diferente: veja o <link>livro de regras</link>.
shared-help-keys = Teclas
shared-help-keys-off = Você pode desligar as teclas de letras e números nas configurações.
# Names of keys on a keyboard, each beside what it does
shared-key-tab = Tab
shared-key-enter = Enter ou Espaço
shared-key-escape = Esc
shared-key-space = Espaço, segurando
shared-key-tab-does = ir para a mesa, a sua mão ou os botões
shared-key-arrows-do = ir de carta em carta, e entre a mesa e a sua mão
shared-key-enter-does = marcar ou desmarcar a carta
shared-key-letters-do = marcar a primeira, a segunda … carta da sua mão; com Shift, uma carta da mesa
shared-key-slash-does = digitar uma jogada, como 9=3+4+2; naipes só quando fazem diferença
shared-key-digits-do = fazer a primeira, a segunda … das jogadas oferecidas
shared-key-escape-does = desmarcar tudo
shared-key-h-does = dica; de novo para ver mais
shared-key-u-does = desfazer; entre pessoas, pedir para desfazer uma jogada
shared-key-r-does = mostrar a última jogada de novo
shared-key-l-does = ler a última jogada (leitores de tela)
shared-key-dot-does = ler a sua mão (leitores de tela)
shared-key-t-does = ler a mesa (leitores de tela)
shared-key-s-does = ler o placar (leitores de tela)
shared-key-c-does = ler os relógios (leitores de tela)
shared-key-m-does = conversar com os outros jogadores
shared-key-p-does = ver quem está nesta mesa
shared-key-x-does = ligar ou desligar os sons
shared-key-space-does = avançar rápido
shared-key-question-does = esta ajuda

## The moves of a deal, in a window

# $deal (number)
shared-log = Jogadas da mão { $deal }
# The list, read out by a screen reader
shared-log-moves = Jogadas
shared-log-none = Nenhuma jogada nesta mão ainda.

## What players can say to each other with one tap; everybody reads it in their own language

shared-phrase-hello = Olá!
shared-phrase-luck = Boa sorte!
shared-phrase-nice = Boa jogada!
# After a large capture
shared-phrase-wow = Que pescaria!
shared-phrase-thanks = Valeu!
shared-phrase-sorry = Desculpe!
shared-phrase-oh-no = Ah, não!
shared-phrase-lucky = Que sorte!
shared-phrase-moment = Só um momento, por favor.
shared-phrase-no-hurry = Sem pressa.
shared-phrase-again = Mais uma partida?
shared-phrase-game = Bom jogo!
shared-phrase-bye = Tchau!

## Progress in the lessons

shared-progress-not-kept = Este navegador não guarda o seu progresso, mas você pode continuar aprendendo.
shared-progress-broken = Não foi possível ler o seu progresso neste navegador. Você começa de novo; os dados antigos ficam guardados.
shared-progress-lost = Não foi possível ler o seu progresso neste navegador, e não há espaço para guardar uma cópia. O que você resolver agora não será salvo.

## The tutor

shared-tip = Uma dica das suas partidas
# Followed by a move
shared-tip-better = Melhor aqui:
# Button; $title (text): the name of a lesson
shared-tip-lesson = Lição: { $title }
shared-puzzles = Problemas
shared-tip-review = Analisar esta partida
# Above the cards of a position
shared-table = Mesa
shared-your-hand = Sua mão
shared-table-empty = A mesa está vazia
# $taken, $chances (number): how often a skill was needed and shown
shared-skill-chances =
    { $chances ->
        [1] { $taken } de 1 chance clara aproveitada
       *[other] { $taken } de { $chances } chances claras aproveitadas
    }

# A choice of drawn faces
shared-settings-portrait = Seu retrato
# $number (number): of the face; spoken to a screen reader
shared-settings-portrait-number = Retrato { $number }
shared-settings-portrait-about = Os outros o veem nas mesas em que você se sentar a partir de agora.
