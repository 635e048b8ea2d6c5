### Lo que dicen varias páginas del navegador

shared-start-page = Inicio
shared-close = Cerrar
shared-settings = Ajustes
shared-help = Ayuda y teclas
# Label of a field with an address to copy
shared-link = Enlace
# Label of a field
shared-your-name = Tu nombre
shared-unchanged = No se cambió nada.
shared-show-me = Muéstrame
# Button: one move back
shared-back = Atrás
# Button that leaves everything as it is
shared-cancel = Cancelar
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analizar
shared-watch = Mirar
shared-all-rules = Todas las reglas
shared-pages = Páginas
shared-skip = Ir al contenido
shared-no-connection = Sin conexión. Inténtalo de nuevo cuando vuelva.
shared-error = Algo salió mal (error { $status }). Inténtalo de nuevo en un momento.
shared-level = nivel { $level }
shared-bot = bot
shared-goal =
    { $deals ->
        [0] a { $target } puntos
        [1] 1 mano
       *[other] { $deals } manos
    }
shared-rated = con clasificación
# $seat (number)
shared-seat = Puesto { $seat }
# $number (number): of the deal
shared-deal = Mano { $number }

## Copiar un texto

shared-copy = Copiar
shared-copy-labeled = { $label }: copiar
shared-copied = Copiado
shared-copy-yourself = El texto está seleccionado. Cópialo con el teclado.

## Tiempos

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
        [1] 1 día
       *[other] { $count } días
    }
shared-no-clock = sin reloj
shared-clock = { $time } por jugada
shared-clock-bank = { $time } por jugada más una reserva de { $bank }

## La mano del día y el torneo semanal

shared-to-tournament = Volver al torneo
shared-to-results = Resultados del día

## Ajustes

shared-settings-look = Apariencia
shared-settings-play = Juego
shared-settings-sound = Sonido y charla
shared-language = Idioma
shared-language-of-browser = El del navegador
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (borrador)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Este idioma es un borrador: todavía no lo leyó ningún hablante nativo, y lo que falta está en inglés. Puedes ayudar: docs/contribute/translating.md dice cómo.
shared-settings-colors = Colores
shared-settings-colors-of-system = Los del sistema
shared-settings-colors-light = Claros
shared-settings-colors-dark = Oscuros
shared-settings-cards = Cartas
shared-settings-cards-of-game = Las del juego
shared-settings-cards-french = Francesas
shared-settings-cards-italian = Italianas
shared-settings-four-colors = Cartas de cuatro colores
shared-settings-four-colors-about = Con diamantes azules y tréboles verdes se distinguen mejor los palos.
shared-settings-backs = Dorso de las cartas
shared-settings-back-fish = Peces
shared-settings-back-lattice = Rejilla
shared-settings-back-tiles = Azulejos
shared-settings-back-stars = Estrellas
shared-settings-table = Mesa
shared-settings-table-green = Verde
shared-settings-table-blue = Azul
shared-settings-table-burgundy = Vino
shared-settings-table-wood = Madera
shared-settings-contrast = Alto contraste
shared-settings-contrast-about = Cartas blancas y sencillas, con bordes gruesos, sobre una mesa oscura y lisa.
shared-settings-card-size = Tamaño de las cartas: { $percent } %
shared-settings-left-handed = Para zurdos
shared-settings-left-handed-about = Pone los botones a la izquierda.
shared-settings-speed = Velocidad de animación
shared-settings-speed-slow = Lenta
shared-settings-speed-normal = Normal
shared-settings-speed-fast = Rápida
shared-settings-speed-off = Sin animaciones
shared-settings-ask = Preguntar antes de pasar (exigencias, naranjas, peticiones de la pareja)
shared-settings-ask-always = Siempre
shared-settings-ask-seconds = Unos segundos
shared-settings-ask-never = Nunca
shared-settings-notify = Avisarme cuando me toque
shared-settings-notify-about = Te avisa cuando no estás, en partidas con días para cada jugada.
shared-settings-memory = Modo memoria
shared-settings-memory-about = Oculta lo que capturó cada bando, para que lo tengas que recordar.
shared-settings-coach = Entrenador
shared-settings-coach-about = Te avisa antes de un descuido, explica las jugadas de los demás y valora las tuyas. No en partidas con clasificación.
shared-settings-shortcuts = Atajos de una tecla
shared-settings-shortcuts-about = Las letras y los números funcionan solos, sin Ctrl ni Alt. La lista está en la ayuda.
shared-settings-sounds = Sonidos
shared-settings-sounds-about = Sonidos suaves. Se quitan con la tecla X o con el botón del altavoz en la mesa.
shared-settings-vibration = Vibración
shared-settings-vibration-about = Tu teléfono vibra cuando te toca.
shared-settings-talk = Charla en la mesa
shared-settings-talk-about = De vez en cuando, los bots comentan el juego.
shared-settings-kept = Estos ajustes se guardan en este navegador.
shared-newer = Hay una versión nueva lista.
shared-use-newer = Usar la versión nueva

## Notificaciones

shared-notify-failed = Tu navegador no pudo activar las notificaciones. Inténtalo más tarde.
shared-notify-blocked = Las notificaciones de este sitio están bloqueadas. Puedes permitirlas en los ajustes de tu navegador.

## La ayuda

shared-help-teach = Aprender en 3 minutos
shared-help-turn = Cómo se juega un turno
shared-help-turn-text = En tu turno juegas una carta. Se lleva (captura) todas las cartas de su mismo número y todos los grupos de cartas que suman lo mismo: un 8 se lleva otro 8, y también un 5 con un 3. Una jota, una reina o un rey solo se lleva una carta igual. Si no te llevas nada, tiras: dejas tu carta en la mesa.
shared-help-tap-hand = Toca una de tus cartas. Se elige de inmediato su mejor captura. Tócala de nuevo para ver la siguiente.
shared-help-tap-table = Toca cartas de la mesa para elegirlas o soltarlas. Una suma en verde quiere decir que una de tus cartas se las lleva.
shared-help-press = Presiona el botón de la jugada que quieres. Solo las jugadas legales tienen botón. Si no hay ninguno, ves por qué.
shared-help-more = También puedes arrastrar una carta a la mesa, o mantenerla presionada para ver todas sus jugadas. En algunos juegos un turno tiene varios pasos: forma con cartas de la mesa, juega una carta y termina el turno. Donde las reglas permiten usar la carta de arriba de un montón, la puedes tocar.
shared-help-build = Para qué sirve una forma
shared-help-build-text = Una forma es la promesa de capturar después. Pones una carta de tu mano sobre cartas de la mesa: un 3 sobre un 5 es una forma de 8. Desde entonces solo un 8 se las lleva, todas a la vez, y ese 8 lo tienes que guardar. Si otro jugador también tiene un 8, se puede llevar la forma antes que tú. Y también la puede subir a otro valor.
shared-help-scores = Lo que da puntos
shared-help-most-cards = Más cartas
shared-help-most-spades = Más picas
shared-help-ace = Cada as
shared-help-big-casino = Diez de diamantes, el casino grande
shared-help-little-casino = Dos de picas, el casino chico
shared-help-sweep = Cada virado
shared-help-rules = Haces virado cuando te llevas de una vez todas las cartas de la mesa. Estos son los puntos del Casino. Otros juegos cuentan de otra manera: mira el <link>reglamento</link>.
shared-help-keys = Teclas
shared-help-keys-off = Puedes desactivar las teclas de letras y números en los ajustes.
shared-key-tab = Tab
shared-key-enter = Entrar o Espacio
shared-key-escape = Escape
shared-key-space = Espacio, mantenido
shared-key-tab-does = ir a la mesa, a tus cartas o a los botones
shared-key-arrows-do = ir de carta en carta, y entre la mesa y tu mano
shared-key-enter-does = elegir o soltar la carta
shared-key-letters-do = elegir la primera, la segunda… de tus cartas; con Mayús, una carta de la mesa
shared-key-slash-does = escribir una jugada, como 9=3+4+2; los palos, solo si importan
shared-key-digits-do = hacer la primera, la segunda… de las jugadas ofrecidas
shared-key-escape-does = soltar todo lo elegido
shared-key-h-does = pista; otra vez para más
shared-key-u-does = deshacer; con otras personas, pedir deshacer una jugada
shared-key-r-does = ver de nuevo la última jugada
shared-key-l-does = leer en voz alta la última jugada (lectores de pantalla)
shared-key-dot-does = leer en voz alta tus cartas (lectores de pantalla)
shared-key-t-does = leer en voz alta la mesa (lectores de pantalla)
shared-key-s-does = leer en voz alta el marcador (lectores de pantalla)
shared-key-c-does = leer en voz alta los relojes (lectores de pantalla)
shared-key-m-does = hablar con los demás jugadores
shared-key-p-does = ver quién está en esta mesa
shared-key-x-does = activar o desactivar los sonidos
shared-key-space-does = avance rápido
shared-key-question-does = esta ayuda

## Las jugadas de una mano

shared-log = Jugadas de la mano { $deal }
shared-log-moves = Jugadas
shared-log-none = Todavía no hay jugadas en esta mano.

## Lo que los jugadores pueden decirse con un toque

shared-phrase-hello = ¡Hola!
shared-phrase-luck = ¡Buena suerte!
shared-phrase-nice = ¡Bien jugado!
shared-phrase-wow = ¡Qué captura!
shared-phrase-thanks = ¡Gracias!
shared-phrase-sorry = ¡Perdón!
shared-phrase-oh-no = ¡Ay, no!
shared-phrase-lucky = ¡Qué suerte!
shared-phrase-moment = Un momento, por favor.
shared-phrase-no-hurry = Tómate tu tiempo.
shared-phrase-again = ¿Otra partida?
shared-phrase-game = ¡Buena partida!
shared-phrase-bye = ¡Adiós!

## Progreso en las lecciones

shared-progress-not-kept = Este navegador no puede guardar tu progreso, pero puedes seguir aprendiendo.
shared-progress-broken = Tu progreso en este navegador no se puede leer. Empiezas de nuevo; los datos antiguos se conservan.
shared-progress-lost = Tu progreso en este navegador no se puede leer, y no hay espacio para guardar una copia. Lo que resuelvas ahora no se guardará.

## El tutor

shared-tip = Un consejo sobre tus partidas
shared-tip-better = Aquí era mejor:
shared-tip-lesson = Lección: { $title }
shared-puzzles = Problemas
shared-tip-review = Analizar esta partida
shared-table = Mesa
shared-your-hand = Tus cartas
shared-table-empty = La mesa está vacía
shared-skill-chances =
    { $chances ->
        [1] { $taken } de 1 ocasión clara aprovechada
       *[other] { $taken } de { $chances } ocasiones claras aprovechadas
    }

shared-settings-portrait = Tu retrato
shared-settings-portrait-number = Retrato { $number }
shared-settings-portrait-about = Los demás lo ven en las mesas donde te sientes a partir de ahora.
