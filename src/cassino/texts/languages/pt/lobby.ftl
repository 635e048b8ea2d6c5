### The start page, the lobby, and the windows in which games and tables are chosen

# The title of the start page
lobby-title = Cassino: o jogo de pescar cartas
lobby-question = O que você quer fazer?
lobby-about = Jogue Cassino numa mesa em que já há gente esperando por você.
# $problem (text): why
lobby-unreachable = O servidor está inacessível no momento. { $problem }
lobby-offline = Sem conexão. Você poderá jogar quando ela voltar.

# The tiles of the start page: a title, and what it leads to
lobby-learn = Aprender
lobby-daily = Do dia
lobby-daily-about = A mão de hoje, igual para todos
lobby-puzzle-about = Ache a melhor jogada
lobby-friends = Amigos
lobby-friends-about = Mande um link ou entre numa mesa aberta
lobby-score = Marcador
lobby-score-about = Anote os pontos com cartas de verdade

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Coloque no celular
lobby-install = Instalar neste computador
# Beside the button, and where there is no server also alone
lobby-install-about = Depois, ele abre pela tela de início, em uma janela própria.
lobby-without-internet = Jogue sem internet: esta página abre e joga também quando não há conexão.
# In a window, where the browser has to do it
lobby-install-menu = Abra o menu do navegador (no iPhone ou iPad, toque em Compartilhar) e escolha “Adicionar à Tela de Início” ou “Instalar”.

lobby-casino = Leve cartas iguais às suas ou que somam o valor delas, construa para a próxima vez e vá atrás do dez de ouros.

# What is played: buttons that open a window, and spoken to a screen reader the group of them
lobby-wishes = Configurar a partida
# Instead of "Against", where bots play and the person only watches
lobby-playing = Jogam
lobby-loading-rules = Carregando as regras…
# One of the opponents
lobby-a-friend = um amigo
# One of the opponents. $name (text); $strength (text): level 4
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

# Shown on the first visit
lobby-welcome = Você conhece o Cassino?
lobby-just-play = Jogar já
# $matches (number): how many are not finished
lobby-all-matches = Todas as { $matches }

### Play with people

lobby-people = Jogar com pessoas
lobby-friends-lead = Convide amigos para uma mesa sua ou entre numa em que há gente esperando.
lobby-invite = Convidar amigos
lobby-watch-bots = Assistir aos bots

### Choose the rules

lobby-choose-rules = Escolha as regras
lobby-search = Buscar por nome ou país
# Spoken to a screen reader
lobby-found =
    { $games ->
        [one] { $games } jogo encontrado
       *[other] { $games } jogos encontrados
    }
# $query (text): what was searched for
lobby-not-found = Nenhum jogo se chama “{ $query }”. Tente uma palavra mais curta ou <link>crie as suas regras</link>.
lobby-make-rules = Criar as suas regras
# Above the games with a star and those played last
lobby-favorites = Favoritos e recentes
lobby-games =
    { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    }
# Spoken to a screen reader: buttons. $title (text): the rules
lobby-favorite = Favorito: { $title }
lobby-rules-of = Regras de { $title }
# What house rules are like: how many players, and how long. $least, $most (number): players
lobby-players =
    { $most ->
        [one] { $most } jogador
       *[other] { $most } jogadores
    }
lobby-players-between = { $least } a { $most } jogadores
lobby-points-to-win =
    { $points ->
        [one] { $points } ponto para ganhar
       *[other] { $points } pontos para ganhar
    }

### Opponents and length

lobby-opponents = Adversários e duração
lobby-watch = Só assistir
lobby-watch-about = Um bot joga no seu lugar, e você vê todas as cartas. Pause quando quiser.
# $name (text): of an opponent
lobby-your-partner = { $name }, sua dupla
# $name (text): of a bot; $other (text): of the bot in your seat
lobby-partner-of = { $name }, dupla de { $other }
# $level (number); $title (text): what it is like
lobby-level = Nível { $level }: { $title }
lobby-friend-by-link = Um amigo (envie um link)
# A switch for the whole table, followed by what it does in this game
lobby-auto = Cantos e exigências automáticos
lobby-auto-insist = Em cada vez, é obrigatório levar e juntar tudo o que for possível.
lobby-auto-orange = As laranjas valem sem ninguém cantar.
lobby-auto-claim = A partida acaba assim que um lado tem pontos suficientes.

### Open a table

lobby-other-seats = Os outros lugares
# $seat (number)
lobby-seat-partner = Lugar { $seat }, sua dupla
lobby-seat-friend = Um amigo (o lugar fica reservado)
lobby-seat-open = Qualquer pessoa (um bot joga até alguém entrar)
# $level (number); $title (text): what it is like
lobby-seat-bot = Bot, nível { $level }: { $title }
lobby-visibility = Quem pode encontrar
lobby-by-link = Quem tiver o link
lobby-by-lobby = Qualquer pessoa, na sala
lobby-clock = Tempo para pensar
lobby-no-clock = Sem relógio
lobby-away = Esperar quem está ausente
lobby-rated = Ranqueada
lobby-rated-about = Conta para o rating. Sem dicas e sem desfazer jogadas.
lobby-rated-account = Precisa de uma conta: defina uma senha ou adicione uma chave de acesso.
lobby-rated-people = Só pessoas podem jogar numa mesa ranqueada.
lobby-rated-house = Regras da casa não têm rating.
lobby-rated-clock = Uma mesa ranqueada precisa de relógio.
lobby-open-the-table = Abrir a mesa

### The lobby

lobby-looking = Procurando mesas…
lobby-none = Nenhuma mesa aberta no momento. Abra uma que todos possam encontrar e deixe um bot jogar até alguém entrar.
lobby-none-of-these = Nenhuma mesa aberta com estas regras no momento. Abra uma que todos possam encontrar e deixe um bot jogar até alguém entrar.
lobby-opened = Uma mesa foi aberta.
# $name (text)
lobby-bot-sits = { $name } (bot)
# $seats (number): that are free; after the names of those who sit there
lobby-free-seats =
    { $seats ->
        [0] nenhum lugar livre
        [one] 1 lugar livre
       *[other] { $seats } lugares livres
    }
# $here, $people (number): how many of the people at a table are connected; $waiting (number): how many wait for the next deal
lobby-company =
    { $here ->
        [0] Ninguém está aqui no momento
        [one] { $people ->
            [one] 1 pessoa aqui
           *[other] 1 de { $people } pessoas aqui
        }
       *[other] { $here } de { $people } pessoas aqui
    }
lobby-company-all = { $people } pessoas aqui
lobby-waiting = { $waiting } esperando a próxima mão
lobby-join = Entrar
# Spoken to a screen reader: a button. $title (text): the rules; $names (text): who sits there
lobby-join-this = Entrar: { $title }, { $names }
# Spoken to a screen reader: the place where news is announced
lobby-news = Novidades da sala
