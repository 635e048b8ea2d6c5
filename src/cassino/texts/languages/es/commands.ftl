### La línea de comandos: ayuda y respuestas. Las opciones (`--seed`), los comandos, los nombres de archivo y las palabras en mayúsculas (FILE) se escriben tal cual.


## Todos los comandos

commands-usage = Uso:
commands-options = Opciones:
commands-commands = Comandos:
commands-help = Muestra esta ayuda y termina.
commands-default = por defecto: { $value }
commands-variable = o define { $name }
commands-required = obligatoria

commands-error = Error: { $problem }
commands-try = Para ver la ayuda, escribe: { $command }
commands-no-such-option =
    { $near ->
        [none] No existe la opción { $name }.
       *[other] No existe la opción { $name }. ¿Querías decir { $near }?
    }
commands-is-no-option = No existe la opción { $name }; escribe solo { $argument }.
commands-no-such-command =
    { $near ->
        [none] No existe el comando { $name }.
       *[other] No existe el comando { $name }. ¿Querías decir { $near }?
    }
commands-missing-command = Añade uno de los comandos; --help los muestra.
commands-missing =
    { $kind ->
        [option] Falta la opción { $name }.
       *[argument] Falta { $name }.
    }
commands-no-value = { $name } necesita un valor después.
commands-flag = { $name } no lleva ningún valor.
commands-too-many = Hay argumentos de más. Quita: { $words }
commands-choice = { $name } tiene que ser uno de estos: { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } tiene que ser un número entero de { $low } a { $high }.
               *[any] { $name } tiene que ser un número de { $low } a { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } tiene que ser un número entero, al menos { $low }.
               *[any] { $name } tiene que ser un número, al menos { $low }.
            }
        [above] { $name } tiene que ser un número mayor que { $low }.
       *[none]
            { $kind ->
                [whole] { $name } tiene que ser un número entero.
               *[any] { $name } tiene que ser un número.
            }
    }
commands-is-a-folder = { $file } es una carpeta, no un archivo.
commands-no-file = No existe el archivo { $file }.
commands-file =
    { $kind ->
        [FileNotFoundError] No existe el archivo { $file }.
        [FileExistsError] { $file } ya existe.
        [IsADirectoryError] { $file } es una carpeta, no un archivo.
        [NotADirectoryError] Una parte de la ruta { $file } es un archivo, no una carpeta.
        [PermissionError] No tienes permiso para abrir { $file }.
       *[other] { $file }: { $problem }
    }
commands-system = El sistema operativo dio un error: { $problem }
commands-unexpected = Lo sentimos, esto es un error del programa: { $kind }: { $problem } (define CASSINO_DEBUG=1 para ver los detalles)
extras-missing =
    { $extra ->
        [table] El servidor y la mesa en el navegador necesitan paquetes que no están instalados. Se instalan con: { $command }
        [postgres] PostgreSQL necesita un paquete que no está instalado. Se instala con: { $command }
        [redis] Redis necesita un paquete que no está instalado. Se instala con: { $command }
        [ray] Ray no está instalado. Se instala con: { $command }
       *[other] Para esto hace falta un paquete que no está instalado. Se instala con: { $command }
    }
extras-package-missing = Falta el paquete { $name }. Instala cassino de nuevo: { $command }
extras-terminal-only = Juegas en la terminal; para la mesa en el navegador, escribe: { $command }
extras-python-incomplete = A este Python le falta su propio módulo { $name }. Instala un Python completo: en Debian y Ubuntu, sudo apt install python3-full
commands-engine-plain = El motor no está compilado: basta para jugar, pero una revisión tarda más. Con gcc y python3-dev va más rápido; instala ambos y escribe: { $command }
commands-no-language = No hay textos en el idioma { $name }. Elige uno de estos: { $known }.


## La lista de comandos

commands-cassino =
    Juega a los juegos de cartas de la familia del Casino en el navegador o en la terminal, y estúdialos.

    `cassino` sin comando es `cassino serve`, o `cassino play` si la mesa en el navegador no está instalada.
commands-version = Muestra la versión y la clase de motor, y termina.
commands-language = Idioma de todos los textos, como es o hu. Por defecto, el de tu sistema.
commands-serve-short = Abre una mesa en el navegador (lo mismo que `cassino` sin más).
commands-host-short = Abre una mesa para todos los de tu red.
commands-site-short = Crea un sitio web para jugar contra bots, incluso sin conexión.
commands-admin-short = Administra un servidor: mesas, personas, expulsiones.
commands-backup-short = Guarda en un archivo todo lo que tiene un servidor.
commands-restore-short = Carga una copia de seguridad en una base de datos vacía.
commands-learn-short = Aprende a jugar, con lecciones cortas.
commands-play-short = Juega en la terminal.
commands-score-short = Lleva los puntos de una partida con cartas de verdad.
commands-review-short = Analiza una partida: probabilidades, errores, suerte.
commands-tutor-short = Aprende de tus propias partidas: un consejo y nueve habilidades.
commands-verify-short = Comprueba que un servidor repartió las cartas que había prometido.
commands-puzzle-short = Encuentra la mejor jugada en el problema de hoy.
commands-puzzles-short = Busca problemas nuevos y los comprueba.
commands-rules-short = Lee el reglamento de un juego.
commands-variants-short = Muestra la lista de los juegos.
commands-check-short = Revisa archivos de reglas de la casa y muestra todos los problemas.
commands-cases-short = Ejecuta archivos de casos de reglas.
commands-arena-short = Enfrenta a dos bots con las mismas cartas.
commands-tournament-short = Enfrenta a varios bots y los clasifica.
commands-par-short = Muestra el resultado del juego perfecto con todas las cartas a la vista.
commands-train-short = Entrena la búsqueda de un juego jugando contra sí misma.
commands-exploit-short = Mide lo que un bot pierde contra un rival que lo conoce.
commands-bench-short = Mide la velocidad del motor en esta máquina.
commands-perft-short = Cuenta las secuencias de jugadas de una posición.


## Opciones de varios comandos

commands-option-json = Escribe JSON.
commands-option-variant = Juego: un nombre o un archivo de reglas de la casa.
commands-option-players = Número de jugadores.
commands-option-usual-players = Número de jugadores; por defecto, el menor que permiten las reglas.
commands-option-target = Puntos con los que se gana la partida.
commands-option-plain = Líneas sencillas para lectores de pantalla: sin colores, y las cartas por su nombre.
commands-option-jobs = Número de procesos; por defecto, uno por núcleo del procesador.
commands-option-ray = Juega en este clúster de Ray; `local` inicia uno aquí.
commands-option-seed = La misma semilla da las mismas manos.
commands-option-write = Guarda los números en este archivo.
commands-port = Puerto en el que se escucha; 0 elige uno libre.  [por defecto: $CASSINO_PORT, o 8420]
commands-database = Dónde se guardan las partidas: un archivo, o una dirección como postgresql://user@host/name.  [por defecto: $CASSINO_DATABASE, o cassino.db en tu carpeta de datos]
commands-config = Un archivo TOML con ajustes (docs/host/hosting.md).  [por defecto: $CASSINO_CONFIG]


## cassino serve, cassino host

commands-serve-does = Abre una mesa en el navegador. Ctrl-C detiene el servidor; las partidas continúan la próxima vez.
commands-serve-host = Dirección en la que se escucha; con 0.0.0.0 se pueden conectar otras máquinas.  [por defecto: $CASSINO_HOST, o 127.0.0.1]
commands-serve-workers = Número de procesos del servidor; si son varios hacen falta PostgreSQL y --bus.  [por defecto: 1]
commands-serve-bus = Dirección que conecta varios procesos, como redis://localhost:6379/0.  [por defecto: $CASSINO_BUS]
commands-serve-browser = Abre una ventana del navegador.  [por defecto: browser]

commands-host-does =
    Abre una mesa a la que se puede entrar desde cualquier teléfono o computadora de tu red.

    Escribe el enlace y lo muestra como código QR para los teléfonos. Los invitados solo necesitan un nombre. Por ejemplo:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Abre de inmediato una mesa con estas reglas.  [por defecto: se eligen en el navegador]
commands-host-players = Número de personas en la mesa.  [por defecto: 2]
commands-host-bots = Número de bots en la mesa.  [por defecto: 0]
commands-host-open = Deja que los bots jueguen en los puestos libres hasta que alguien entre.
commands-host-level = Nivel de los bots.  [por defecto: 4]
commands-host-target = Puntos con los que se gana la partida.  [por defecto: los de las reglas]
commands-host-host = Dirección de esta máquina en la que se escucha.
commands-host-qr = Muestra también el enlace como código QR.  [por defecto: qr]
commands-host-browser = Abre aquí una ventana del navegador.  [por defecto: browser]
commands-host-needs-variant = --players, --bots, --open, --level y --target describen una mesa: añade --variant para abrir una.


## cassino admin

commands-admin-does =
    Administra un servidor en marcha: mesas, personas, expulsiones.

    Trabaja con la base de datos del servidor; todos los servidores que la usan se enteran en pocos segundos. Cada
    acción queda en el registro con tu nombre de usuario (mira `cassino admin log`).
commands-admin-because = Tu motivo: queda en el registro, y se muestra a la gente en una expulsión o en el modo de solo lectura.
commands-admin-limit = Número máximo de líneas.
commands-admin-tables = Muestra las mesas, la de la última jugada primero.
commands-admin-open = Solo mesas de la sala con un puesto libre.
commands-admin-playing = Solo mesas cuya partida no ha terminado.
commands-admin-person = Solo las mesas de esta persona.
commands-admin-close = Cierra mesas para siempre, sin ganador.
commands-admin-people = Muestra las personas, las que se vieron por última vez primero.
commands-admin-search = Solo personas con este texto en su nombre o nombre de usuario, o con este ID.
commands-admin-rename = Cambia el nombre de una persona, también en todas las mesas en las que jugó.
commands-admin-delete-person = Borra a una persona: su cuenta, sesiones, clasificaciones, reglas de la casa y puntuaciones, y su nombre en todas las mesas.
commands-admin-set-password = Da a una cuenta una contraseña nueva y cierra todas sus sesiones. La contraseña la escribes tú, o la crea --generate.
commands-admin-generate = Crea una contraseña y la muestra una sola vez.
commands-admin-prune = Borra las partidas en las que no pasó nada desde una fecha. Las partidas con el reloj en marcha se quedan.
commands-admin-before = La fecha, como 2026-01-31.
commands-admin-ban = Expulsa a una persona, una dirección o una red como 203.0.113.0/24.
commands-admin-for = Por cuánto tiempo, como 30m, 12h, 7d o 2w.  [por defecto: para siempre]
commands-admin-unban = Anula una expulsión.
commands-admin-bans = Muestra las expulsiones vigentes.
commands-admin-lobby = Vacía la sala; todavía se puede entrar en sus mesas con el enlace.
commands-admin-empty = Quita de la lista todas las mesas de ahora.
commands-admin-read-only = Detiene todo el juego, o lo deja seguir; las páginas siguen funcionando.
commands-admin-stats = Cuenta personas, mesas, jugadas y expulsiones.
commands-admin-log = Muestra lo que hicieron los administradores, lo más nuevo primero.
commands-admin-reports = Muestra las denuncias de los jugadores, o cierra una.
commands-admin-done = Cierra esta denuncia en lugar de mostrarlas.
commands-closed = La mesa { $table } está cerrada.
commands-renamed = { $id } se llama ahora { $name }.
commands-deleted =
    { $count ->
        [one] Se borró { $id }, y su nombre se quitó de una partida.
       *[other] Se borró { $id }, y su nombre se quitó de { $count } partidas.
    }
commands-password-new = Contraseña nueva
commands-password-again = La misma contraseña otra vez
commands-password-set = { $login } tiene una contraseña nueva, y todas sus sesiones se cerraron.
commands-password-is = Contraseña: { $password }
commands-pruned =
    { $count ->
        [one] Se borró una partida.
       *[other] Se borraron { $count } partidas.
    }
commands-banned = Expulsión vigente: { $target }.
commands-unbanned = Expulsión anulada: { $target }.
commands-ban-lasts =
    { $until ->
        [none] para siempre
       *[other] hasta { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] con cuenta, expulsión
               *[guest] sin cuenta, expulsión
            }
       *[no]
            { $kind ->
                [account] con cuenta
               *[guest] sin cuenta
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] La sala estaba vacía.
        [one] Se quitó una mesa de la lista.
       *[other] Se quitaron { $count } mesas de la lista.
    }
commands-read-only =
    { $state ->
        [on] Todo el juego está detenido.
       *[off] El juego sigue.
    }
commands-report-closed = La denuncia { $id } está cerrada.
commands-report-table = mesa { $table }
commands-report-by = de { $name }


## cassino backup, cassino restore

commands-backup-does =
    Guarda en FILE las partidas, las personas y todo lo demás, como están en este momento.

    El servidor puede seguir en marcha. FILE contiene secretos, como las cartas ocultas: guárdalo en privado.
    `cassino restore` lo carga en SQLite o PostgreSQL, venga de donde venga.
commands-saved =
    { $rows ->
        [one] { $file }: una fila guardada
       *[other] { $file }: { $rows } filas guardadas
    }
commands-restore-does =
    Carga la copia de seguridad de FILE en una base de datos nueva o vacía.

    Si algo está mal, no se carga nada. Un FILE de una versión anterior se pone al día.
commands-restored =
    { $rows ->
        [one] { $file }: una fila cargada
       *[other] { $file }: { $rows } filas cargadas
    }


## cassino play

commands-play-does =
    Juega en la terminal contra bots o amigos.

    VARIANT es un nombre de la lista de `cassino variants` (casino por defecto), un archivo de reglas de la casa o un
    código. Las jugadas se escriben; escribe ayuda en el juego para ver todos los comandos.
commands-play-rules = Reglas de la casa: un archivo o un código.
commands-play-seed = Semilla de las manos; la misma semilla da las mismas cartas.
commands-play-opponent = Tus rivales: un nivel de 1 a 8, o el nombre de un bot.  [por defecto: 4]
commands-play-seats = Los jugadores por puesto, como human,level3 o Ana=human,Beto=human.
commands-play-auto = Canta las naranjas, exige y reclama la meta por ti.
commands-play-ask = Cuándo se te pregunta en los turnos de los demás.  [por defecto: always]
commands-play-no-tips = No muestra un consejo después de la partida, ni guarda partidas para el tutor.
commands-play-coach = Avisa antes de un descuido.
commands-play-at = Entra en una mesa de un servidor: el enlace de una invitación, o la dirección del servidor.
commands-play-name = Tu nombre en esa mesa.
commands-play-watch = Mira jugar a los bots; Ctrl-C hace una pausa.
commands-play-speed = Con --watch: lo rápido que juegan; step espera a Entrar cada vez.  [por defecto: normal]
commands-play-resume = Continúa una partida guardada.
commands-variant-or-rules = Nombra un juego o da --rules, no las dos cosas.
commands-resumed-match = --resume continúa una partida guardada con sus propias reglas y jugadores: quita el juego, --seed, --seats, --players, --target y --auto.


## cassino learn

commands-learn-does =
    Aprende Casino con lecciones cortas. Sin NAME ves la lista, con lo que ya hiciste.

    NAME es una lección, como `build`, o `deal`: una primera mano corta con comentarios.
    Con el nombre de un juego, como `royal`, un archivo de reglas de la casa o un código, lees lo que tiene de distinto.

    Escribe las jugadas como en una partida. Tu progreso se guarda.


## cassino score

commands-score-does =
    Lleva los puntos de VARIANT para personas que juegan con cartas de verdad.

    VARIANT es un nombre de la lista de `cassino variants` (casino por defecto), un archivo de reglas de la casa o un
    código. Después de cada mano se te pregunta lo que capturó cada bando, y solo lo que necesitan las reglas. Luego se
    cuentan los puntos. Escribe ayuda para ver todos los comandos.
commands-score-names = Nombres de los jugadores, en el orden de los turnos.
commands-score-dealer = Quién reparte primero; por defecto, el último jugador nombrado, para que salga el primero.
commands-score-file = Dónde se guardan los puntos.
commands-score-resume = Continúa una hoja guardada; sin FILE, la última.
commands-resumed-score = --resume continúa una hoja guardada: quita todo lo demás.
commands-names-and-players =
    { $names ->
        [1] --names tiene un nombre, pero --players es { $players }.
       *[other] --names tiene { $names } nombres, pero --players es { $players }.
    }
commands-ask-name = Nombre del jugador { $number }, en el orden de los turnos:


## cassino review

commands-review-judges =
    Analiza la partida de RECORD, un archivo que guardaste en `cassino play` o en una mesa del navegador.

    Cada jugada se valora por lo que podía saber quien la hizo. Solo se analizan manos terminadas. El mismo archivo da
    siempre el mismo análisis, por muy ocupada que esté la computadora.
commands-review-moves = Muestra todas las jugadas, no solo los errores.
commands-review-at = Muestra los valores de todas las jugadas legales en la jugada N de la partida.
commands-review-try = Con --at: muestra también el valor de esta jugada.
commands-review-play = Con --at: sigue jugando desde ahí contra bots.
commands-review-json = Escribe el análisis como JSON.
commands-review-html = Escribe el análisis como una sola página web.
commands-review-worlds = Número de mundos (muestras de las cartas ocultas) por jugada.  [por defecto: 200]
commands-review-seed = Semilla de los mundos.  [por defecto: 0]
commands-review-names = Nombres de los jugadores, por puesto.
commands-review-plain = Líneas sencillas para lectores de pantalla: sin gráfico ni colores, y las cartas por su nombre.
commands-review-needs-at = --try y --play necesitan --at N.
commands-review-choose = Elige --at, --json o --moves, solo uno. --html no se puede combinar con --at.
commands-reviewing = Analizando
commands-progress-par = Resolviendo la mano { $deal }
commands-progress-puzzles = Buscando problemas
commands-progress-check = Comprobando problemas
commands-progress-tutor = Mirando tus partidas
commands-progress-worth = Midiendo habilidades
commands-progress-precision = Comprobando el tutor
commands-progress-exploit = Resolviendo posiciones
commands-progress-challenge = Jugando contra { $bot }
commands-progress-bench = Midiendo { $title }
commands-progress-perft = Contando jugadas
commands-progress-cases = Ejecutando casos
commands-progress-backup = Guardando filas
commands-progress-restore = Cargando filas


## cassino tutor

commands-tutor-does =
    Mira tus partidas terminadas y nombra una habilidad que mejorar, con una posición que la muestra.

    `cassino tutor FILE ...` lee registros que guardaste; `cassino tutor` sin más lee tus últimas partidas de
    `cassino play`. docs/background/tutor.md explica cómo funciona.
commands-tutor-read = Mira las partidas de RECORDS, la última primero.
commands-tutor-read-short = Mira tus partidas (lo mismo que `cassino tutor` sin más).
commands-tutor-games = Lee también tus últimas partidas de `cassino play` (es lo que hace sin RECORDS).
commands-tutor-seat = Tu puesto, si un registro no lo nombra.  [por defecto: 1]
commands-tutor-worth = Mide cuántos puntos por mano pierde un jugador sin cada habilidad, en manos duplicadas para dos.
commands-tutor-worth-short = Mide lo que vale cada habilidad.
commands-tutor-packs = Barajas mezcladas por habilidad.
commands-tutor-precision = Mide con qué frecuencia a un jugador le falta la habilidad que nombra el tutor, y con qué frecuencia coincide una búsqueda más profunda.
commands-tutor-precision-short = Mide con qué frecuencia acierta el tutor.
commands-tutor-trials = Registros para cada clase de jugador.


## cassino verify

commands-verify-does =
    Comprueba que las manos de RECORD son las que el servidor prometió antes de la partida.

    Cada mano se compara con el compromiso, las semillas y las sales del registro. Escribe lo que está bien (ok), lo
    que está mal (BAD) y lo que no se puede comprobar (--). Código de salida: 0 si nada está mal, 1 si algo lo está,
    2 si el registro no se puede leer, 3 si no hay nada que comprobar.
commands-verify-commitment = El compromiso que anotaste antes de la partida.


## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Resuelve el problema del día, o el problema NUMBER. Escribe las jugadas como en una partida.

    Con --theme recibes un problema que todavía no has intentado. Solo cuenta tu primera respuesta a cada problema.
commands-puzzle-theme = Un problema para una habilidad, como sums; `any` elige la habilidad por ti.
commands-puzzle-title =
    { $kind ->
        [chosen] Problema { $number } de { $count }
       *[daily] Problema { $number } de { $count }, { $day }
    }
commands-puzzle-or-theme = Nombra un problema o un tema, no las dos cosas.
commands-no-theme = No existe el tema { $name }. Elige uno de estos: { $known }.

commands-puzzles-does = Busca y comprueba problemas: posiciones con una sola jugada claramente mejor que un jugador sencillo no ve.
commands-puzzles-mine =
    Busca problemas en las manos de RECORDS, o en manos entre bots. La misma semilla encuentra los mismos problemas.

    Sin --hidden, los problemas son últimas vueltas en las que se puede deducir cada carta, resueltas con exactitud. Una
    mano da un problema como máximo.
commands-puzzles-mine-short = Busca problemas nuevos.
commands-puzzles-variant = Usa manos de este juego; se puede repetir.
commands-puzzles-deals = Número máximo de manos en las que se busca, por juego.
commands-puzzles-most = Se detiene después de este número de problemas, por juego.
commands-puzzles-seed = Semilla de las manos.
commands-puzzles-hidden = Busca posiciones con cartas ocultas, valoradas en muchos mundos.
commands-puzzles-worlds = Con --hidden: mundos por posición.
commands-puzzles-out = Añade los problemas a este archivo.
commands-puzzles-check = Resuelve otra vez todos los problemas de FILE; sin FILE, los que vienen con cassino.
commands-puzzles-check-short = Resuelve otra vez todos los problemas.
commands-puzzles-list = Cuenta los problemas de FILE, por juego y tema; sin FILE, los que vienen con cassino.
commands-puzzles-list-short = Cuenta los problemas por juego y tema.
commands-puzzles-shuffle = Escribe los problemas de FILES en un orden para cada día: si se puede, nunca dos seguidos del mismo juego.
commands-puzzles-shuffle-short = Escribe problemas en un orden para cada día.
commands-records-or-variants = Nombra registros, o juegos con --variant, no las dos cosas.
commands-puzzles-added =
    { $count ->
        [one] Un problema añadido a { $file }: { $themes }
       *[other] { $count } problemas añadidos a { $file }: { $themes }
    }
commands-puzzle-wrong = Problema { $number }: { $problem }
commands-puzzles-checked = { $right } bien, { $wrong } mal
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), { $hidden } con cartas ocultas
    }
commands-puzzles-all = Total: { $count } ({ $themes })


## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Lee el reglamento de un juego o de unas reglas de la casa, escríbelas como archivo o compártelas como código.

    `cassino rules NAME` es lo mismo que `cassino rules show NAME`.
commands-rules-show = Escribe el reglamento de NAME: un nombre de la lista de `cassino variants`, un archivo de reglas de la casa o un código.
commands-rules-show-short = Escribe el reglamento, o el archivo.
commands-rules-width = Ancho del texto en columnas.
commands-rules-toml = Escribe las reglas como archivo.
commands-rules-sources = Dice de dónde viene cada regla.
commands-rules-decisions = Añade nuestras decisiones donde las fuentes callan o no coinciden.
commands-rules-options = Añade todo lo que se puede cambiar.
commands-rules-sheet = Escribe una hoja de dos páginas para imprimir, como HTML.
commands-rules-share = Escribe el código de NAME, un juego o un archivo de reglas de la casa; quien lo tenga puede jugar con estas reglas.
commands-rules-share-short = Escribe el código para compartir.

commands-variants-does = Muestra la lista de los juegos: ID, título, jugadores, meta y otros nombres que puedes usar.
commands-variants-id = id
commands-variants-title = título
commands-variants-players = jugadores
commands-variants-target = meta
commands-variants-names = otros nombres
commands-variants-deals =
    { $count ->
        [one] una mano
       *[other] { $count } manos
    }

commands-check-does = Muestra todos los problemas de las reglas de la casa de FILES; termina con el código 1 si hay alguno.
commands-no-problems = { $file }: sin problemas

commands-cases-does = Ejecuta los casos de reglas de FILES, muestra cada fallo y cuenta los correctos y los fallidos.
commands-cases-variants = Ejecuta solo los casos de estos juegos.
commands-cases-skip-types = Deja fuera los casos de estos tipos.


## cassino arena, cassino tournament

commands-arena-does =
    Enfrenta al bot FIRST con el bot SECOND y escribe cuántos puntos por mano de ventaja tiene FIRST.

    Cada baraja mezclada se juega una vez con cada reparto de bandos. El margen es la media de puntos de los bandos de
    FIRST menos la media de los de SECOND. --sprt 0,0.2 compara estos dos márgenes y se detiene en cuanto se acepta uno,
    con un 5 % de error.
commands-arena-deals = Este número de manos como máximo; { $usual } por defecto.
commands-arena-sprt = Se detiene en cuanto se acepta uno de estos dos márgenes.
commands-contests-seed = La misma semilla da las mismas manos y jugadas.
commands-contests-ms = Milisegundos por jugada para los bots.
commands-contests-seating = Con tres bandos o más: todos los repartos, o un bando para el primer bot.
commands-contests-out = Guarda el resultado en este archivo, y las barajas según se juegan en FILE{ $ending }.
commands-contests-resume = Continúa una serie interrumpida con sus propios ajustes.
commands-margins = --sprt { $text }: hacen falta dos números separados por una coma, como 0,0.2.
commands-margins-order = --sprt { $text }: el segundo número tiene que ser el mayor, y los dos estar entre -1000 y 1000.
commands-two-bots = Nombra dos bots.
commands-different-bots = Nombra dos o más bots distintos.
commands-resumed-run = --resume continúa una serie con sus propios ajustes: quita { $names }.
commands-tournament-does =
    Enfrenta a los BOTS de dos en dos y los clasifica a todos.

    Las clasificaciones están en la escala Elo de la probabilidad de ganar una mano, con intervalos del 95 %. Si
    participa `random`, su clasificación es 0; si no, la media es 0.
commands-tournament-deals = Manos por cada par de bots.


## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Entrena la búsqueda para VARIANT jugando contra sí misma: ajusta pesos que predicen los puntos, los prueba y los conserva si ganan.

    Una prueba enfrenta la búsqueda con los pesos nuevos a la búsqueda con los mejores hasta ahora, en manos duplicadas.
    Con --lessons y --packs el resultado depende solo de la semilla.
commands-train-minutes = Minutos de entrenamiento, más o menos; { $usual } si no das --lessons y --packs.
commands-train-generations = Cuántas veces se aprende de los mejores pesos y se prueba otra vez.
commands-train-lessons = Manos de las que se aprende en cada generación.
commands-train-packs = Número máximo de barajas en cada prueba.
commands-train-seed = La misma semilla y los mismos números dan los mismos pesos.
commands-train-bot = Bot que juega las lecciones; por defecto, search con 4 mundos, o heuristic si eso es lento.
commands-train-rival = Bot de búsqueda que juega las pruebas; por defecto, con 8 mundos, o 2 si eso es lento.
commands-train-level = Conserva los pesos nuevos si tienen alguna ventaja, por pequeña que sea.
commands-train-policy = Entrenar la política, que elige jugadas a primera vista y en las partidas simuladas, en lugar del valor de las posiciones.
commands-train-out = Carpeta del archivo; por defecto, donde lo buscan los bots.
commands-train-dry-run = No escribe el archivo.
commands-rival = --rival { $bot }: este bot no valora las posiciones con pesos, así que no hay nada que entrenar.

commands-exploit-does =
    Resuelve los finales de algunas vueltas para dos jugadores, y escribe lo que pierde ahí cada uno de los BOTS.

    El valor de equilibrio es el resultado si los dos juegan lo mejor posible. La columna de explotado dice cuánto menos
    logra un bot contra la mejor respuesta a su juego; la de pérdida, cuánto menos logra contra el equilibrio. Las dos
    están en puntos por posición, como media de los dos puestos. docs/background/exploitability.md explica el método.
commands-exploit-variant = Juego: un nombre, un archivo de reglas de la casa o un código.
commands-exploit-cards = Cartas en cada mano.
commands-exploit-rounds-left = Número de vueltas después de esta.
commands-exploit-stock = Deja solo estas cartas en el mazo.
commands-exploit-positions = Número de posiciones.
commands-exploit-seed = La misma semilla da las mismas posiciones y jugadas.
commands-exploit-seeds = Mezcla las jugadas de este número de semillas.
commands-exploit-leaf = Valor del final de una vuelta: estimate (estimado) o exact (exacto).
commands-exploit-gap = Lo cerca que tiene que estar el equilibrio del exacto, en puntos.
commands-exploit-deals = Juega también este número de manos enteras contra un rival que conoce al bot.
commands-exploit-worlds = Lo mucho que piensa ese rival.
commands-exploit-model = Un bot más rápido que sustituye a BOTS en las simulaciones de ese rival.
commands-exploit-jobs = Número de procesos para las manos.

commands-par-does =
    Muestra el par de cada mano de RECORD: el margen del juego perfecto si se conocen todas las cartas, incluso las del mazo.

    Muestra también las jugadas que regalaron puntos. Si una mano necesita más de --nodes posiciones, se busca desde el
    primer turno en que alcanzan. Con --seed, bots heuristic juegan una mano.
commands-par-seed = Usa la mano de esta semilla en lugar de un registro.
commands-par-variant = Con --seed: el juego.  [por defecto: casino]
commands-par-players = Con --seed: número de jugadores.
commands-par-nodes = Número máximo de posiciones por mano.  [por defecto: 20 millones]
commands-par-json = Escribe los pares como JSON.
commands-record-or-seed = Nombra un registro o --seed N, no las dos cosas.
commands-no-deal-over = { $file }: no ha terminado ninguna mano de esta partida.

commands-bench-does =
    Mide la velocidad del motor y de dos bots en cada juego, en segundos de CPU de un núcleo.

    Si las medidas de una cifra difieren demasiado, como en una máquina ocupada, aparece como inestable (null en JSON).
commands-bench-variant = Solo este juego; se puede repetir.
commands-bench-seconds = Segundos que dura cada medida, más o menos.

commands-perft-does = Cuenta las secuencias de --depth jugadas desde el comienzo de una mano, por cada primera jugada y en total.
commands-perft-seed = Semilla de la mano.
commands-perft-depth = Número de jugadas.
commands-perft-position = Empieza desde esta posición, en una línea (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPCIONES
        [command] COMANDO
        [args] ARGS
        [file] ARCHIVO
        [files] ARCHIVOS
        [code] CÓDIGO
        [name] NOMBRE
        [variant] JUEGO
        [record] REGISTRO
        [records] REGISTROS
        [number] NÚMERO
        [bot] BOT
        [bots] BOTS
        [move] JUGADA
        [language] IDIOMA
        [folder] CARPETA
        [address] DIRECCIÓN
        [network] RED
        [time] TIEMPO
        [text] TEXTO
        [integer] ENTERO
        [float] DECIMAL
        [line] LÍNEA
        [low] MENOR
        [high] MAYOR
        [first] PRIMERO
        [second] SEGUNDO
       *[state] ESTADO
    }

## cassino site

commands-site-does =
    Escribe un sitio web en FOLDER. Puede alojarse en cualquier servidor web. Quien lo abre una vez puede jugar después contra bots sin conexión.

    El juego funciona en el navegador de cada persona, con Pyodide (Python para navegadores). Este comando no descarga nada; en un clon del repositorio, `make site` consigue lo que hace falta. Si en FOLDER hay un sitio que escribió antes este comando, se reemplaza entero.
commands-site-language = Idiomas de las páginas, como es,fr; la página de inicio está en el primero.  [por defecto: el idioma de este comando]
commands-site-pyodide = Carpeta con el paquete npm pyodide descomprimido, versión 314.  [por defecto: build/pyodide]
commands-site-wheel = El wheel de msgspec para este Pyodide.  [por defecto: el que está en la carpeta de Pyodide]
commands-site-plain = Deja fuera el motor compilado.
commands-site-check = No escribe nada: muestra el tamaño de cada parte.
commands-site-no-folder = { $folder } es un archivo, no una carpeta. Elige una carpeta nueva o vacía.
commands-site-other-folder = { $folder } no está vacía, y no la escribió `cassino site`. Elige una carpeta nueva o vacía.
commands-site-not-replaced = No se pudo mover el sitio nuevo a { $folder }: { $problem }. Lo que había allí no ha cambiado.
commands-site-not-back = No se pudo mover el sitio nuevo a { $folder }: { $problem }. Lo que había allí está ahora en { $old }. Puedes moverlo de vuelta.
commands-site-no-pyodide = No hay un Pyodide completo en { $folder }. Falta: { $files }. En un clon del repositorio se consigue con `make site`; si no, descomprime el paquete npm pyodide e indica su carpeta con --pyodide.
commands-site-other-pyodide = En { $folder } está la versión { $version } de Pyodide, pero hace falta la { $series }. Descomprime el paquete npm pyodide@{ $series } e indica su carpeta con --pyodide.
commands-site-no-wheel = En { $place } no hay un wheel de msgspec para este Pyodide. Descarga { $wheel } de PyPI e indícalo con --wheel.
commands-site-slow = La primera mesa tardará más o menos el doble en abrirse, porque cada navegador tiene que compilar cada vez los módulos de Python. Para evitarlo, instala Python { $python } o Node y repite el comando.
commands-site-written = El sitio está listo en { $folder }. Para probarlo, escribe: python3 -m http.server --directory { $folder }
commands-site-part = parte
commands-site-files = archivos
commands-site-raw = bytes
commands-site-all = total
