### La página de inicio, la sala y las ventanas donde se eligen juegos y mesas

lobby-title = Cassino: el juego de cartas
lobby-question = ¿Qué quieres hacer?
lobby-about = Juega al Casino en una mesa donde te esperan otras personas.
lobby-unreachable = Ahora no hay conexión con el servidor. { $problem }
lobby-offline = Sin conexión. Podrás jugar cuando vuelva.

lobby-learn = Aprender
lobby-daily = Del día
lobby-daily-about = La mano de hoy, la misma para todos
lobby-puzzle-about = Encuentra la mejor jugada
lobby-friends = Amigos
lobby-friends-about = Envía un enlace o entra en una mesa
lobby-score = Hoja de puntos
lobby-score-about = Anota los puntos con cartas de verdad

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Ponlo en tu teléfono
lobby-install = Instalar en este ordenador
# Beside the button, and where there is no server also alone
lobby-install-about = Después se abre desde tu pantalla de inicio, en una ventana propia.
lobby-without-internet = Juega sin internet: esta página se abre y juega también cuando no hay conexión.
# In a window, where the browser has to do it
lobby-install-menu = Abre el menú de tu navegador (en un iPhone o iPad, toca Compartir) y elige «Añadir a pantalla de inicio» o «Instalar».

lobby-casino = Llévate cartas iguales a la tuya o que sumen lo mismo, forma para tu próximo turno y ve por el diez de diamantes.

lobby-wishes = Tu partida
lobby-playing = Juegan
lobby-loading-rules = Cargando las reglas…
lobby-a-friend = un amigo
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

lobby-welcome = ¿Conoces el Casino?
lobby-just-play = Jugar y ya
lobby-all-matches = Todas ({ $matches })

### Jugar con personas

lobby-people = Jugar con personas
lobby-friends-lead = Invita a tus amigos a una mesa tuya, o entra en una donde ya esperan otras personas.
lobby-invite = Invitar a amigos
lobby-watch-bots = Ver bots

### Elegir las reglas

lobby-choose-rules = Elige las reglas
lobby-search = Buscar por nombre o país
lobby-found =
    { $games ->
        [one] { $games } juego encontrado
       *[other] { $games } juegos encontrados
    }
lobby-not-found = Ningún juego se llama «{ $query }». Prueba con una palabra más corta o <link>crea tus propias reglas</link>.
lobby-make-rules = Crear tus propias reglas
lobby-favorites = Favoritos y recientes
lobby-games =
    { $games ->
        [one] { $games } juego
       *[other] { $games } juegos
    }
lobby-favorite = Favorito: { $title }
lobby-rules-of = Reglas de { $title }
lobby-players =
    { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
    }
lobby-players-between = De { $least } a { $most } jugadores
lobby-points-to-win =
    { $points ->
        [one] { $points } punto para ganar
       *[other] { $points } puntos para ganar
    }

### Rivales y duración

lobby-opponents = Rivales y duración
lobby-watch = Solo mirar
lobby-watch-about = Un bot juega en tu puesto y ves todas las cartas. Haz una pausa cuando quieras.
lobby-your-partner = { $name }, tu pareja
lobby-partner-of = { $name }, pareja de { $other }
lobby-level = Nivel { $level }: { $title }
lobby-friend-by-link = Un amigo (envía un enlace)
lobby-auto = Cantar y exigir automáticamente
lobby-auto-insist = Cada turno se tiene que llevar y añadir todo lo posible.
lobby-auto-orange = Las naranjas puntúan sin que nadie las cante.
lobby-auto-claim = La partida termina en cuanto un bando tiene puntos suficientes.

### Abrir una mesa

lobby-other-seats = Los otros puestos
lobby-seat-partner = Puesto { $seat }, tu pareja
lobby-seat-friend = Un amigo (puesto reservado)
lobby-seat-open = Cualquiera (juega un bot hasta que alguien entre)
lobby-seat-bot = Bot, nivel { $level }: { $title }
lobby-visibility = Quién la puede encontrar
lobby-by-link = Quien tenga el enlace
lobby-by-lobby = Cualquiera, en la sala
lobby-clock = Tiempo para pensar
lobby-no-clock = Sin reloj
lobby-away = Esperar a quien no está
lobby-rated = Con clasificación
lobby-rated-about = Cuenta para la clasificación. Sin pistas ni deshacer jugadas.
lobby-rated-account = Necesita una cuenta: pon una contraseña o añade una llave de acceso.
lobby-rated-people = En una mesa con clasificación solo se sientan personas.
lobby-rated-house = Las reglas de la casa no tienen clasificación.
lobby-rated-clock = Una mesa con clasificación necesita un reloj.
lobby-open-the-table = Abrir la mesa

### La sala

lobby-looking = Buscando mesas…
lobby-none = Ahora no hay mesas abiertas. Abre una que todos puedan encontrar, y que juegue un bot hasta que alguien entre.
lobby-none-of-these = Ahora no hay mesas abiertas con estas reglas. Abre una que todos puedan encontrar, y que juegue un bot hasta que alguien entre.
lobby-opened = Se abrió una mesa.
lobby-bot-sits = { $name } (bot)
lobby-free-seats =
    { $seats ->
        [0] ningún puesto libre
        [one] un puesto libre
       *[other] { $seats } puestos libres
    }
lobby-company =
    { $here ->
        [0] Ahora no hay nadie
        [one] { $people ->
            [one] 1 persona aquí
           *[other] 1 de { $people } personas aquí
        }
       *[other] { $here } de { $people } personas aquí
    }
lobby-company-all = { $people } personas aquí
lobby-waiting = { $waiting } esperando la próxima mano
lobby-join = Entrar
lobby-join-this = Entrar: { $title }, { $names }
lobby-news = Novedades de la sala
