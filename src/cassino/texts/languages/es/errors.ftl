### Lo que responde el servidor cuando no hace lo que se le pide. Los programas leen un código.

error-of = { $problem }

## Algo salió mal

error-internal = Algo salió mal en el servidor. No cambió nada.
error-storage = Ahora el servidor no puede usar su base de datos. Puede que lo último que hiciste no se haya guardado.
error-storage-because = Ahora el servidor no puede usar su base de datos ({ $problem }). Puede que lo último que hiciste no se haya guardado.
error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
error-not-kept = Este navegador no pudo guardar lo último que hiciste, así que no cambió nada. Puede que el dispositivo esté lleno: libera espacio e inténtalo de nuevo.
error-not-here = Esta página funciona sin servidor, así que no puede hacer eso.
error-only-bots-here = Esta página funciona sin servidor: solo puedes jugar contra bots, y sin reloj.
error-full = El servidor está lleno. Inténtalo más tarde.
error-too-fast = Estás enviando demasiado a la vez. Espera un momento.
error-too-fast-for =
    { $seconds ->
        [1] Demasiadas solicitudes. Inténtalo de nuevo en 1 segundo.
       *[other] Demasiadas solicitudes. Inténtalo de nuevo en { $seconds } segundos.
    }
error-too-many-windows = Ya tienes demasiadas ventanas abiertas. Cierra una primero.
error-banned-until = No puedes usar este servidor hasta { $end } UTC.
error-banned-until-because = No puedes usar este servidor hasta { $end } UTC. Motivo: { $reason }
error-banned = Ya no puedes usar este servidor.
error-banned-because = Ya no puedes usar este servidor. Motivo: { $reason }

## Direcciones, y lo que se les envía

error-unknown-address = En esta dirección no hay nada.
error-method = Esta dirección no acepta solicitudes de este tipo.
error-bad-request = El servidor no entiende esta solicitud.
error-unknown-host = Este servidor no está configurado para este nombre. Su administrador puede fijar la dirección pública.
error-foreign-page = Esto solo lo pueden pedir las páginas de este servidor y los programas.
error-content-type = El cuerpo tiene que ser application/json.
error-too-many-bytes = Demasiado largo: se permiten { $most } bytes como máximo.
error-unreadable = El servidor no puede leer esto: { $problem }.
error-frame-binary = Los mensajes tienen que ser texto JSON, no binarios.
error-body-type = La dirección ya dice lo que se pide, así que el cuerpo no puede tener `type`.
error-unstorable = El servidor no puede guardar ni buscar uno de los caracteres de este texto.
error-one-of = `{ $field }` tiene que ser uno de estos: { $known }.
error-name-one = Da exactamente uno de estos: { $names }.
error-unknown-parameter = No existe el parámetro «{ $name }».
error-text =
    { $shape ->
        [line] `{ $field }` tiene que ser una sola línea de { $limit } caracteres como máximo.
       *[text] `{ $field }` puede tener { $limit } caracteres como máximo.
    }
error-besides = `besides` tiene que ser el número de un problema.

## Una partida y sus manos

error-unknown-match = Esa partida no existe.
error-match-damaged = Esta partida está dañada en la base de datos y no puede continuar. No se cambió nada en ella.
error-seeds-missing = La base de datos perdió las semillas de esta partida, así que no puede continuar.
error-reused-id = El id de esta petición pertenece a una petición anterior. Da a cada petición un id propio.
error-overtaken = En esta partida pasó otra cosa antes. Mira la mesa de nuevo.
error-match-not-over = La partida todavía no ha terminado.
error-too-many-events = Esta partida llegó a su límite de { $most } jugadas, contando las deshechas. Empieza otra.
error-unknown-deal =
    { $deals ->
        [1] No existe la mano { $deal }: la partida tiene 1 mano hasta ahora.
       *[other] No existe la mano { $deal }: la partida tiene { $deals } manos hasta ahora.
    }
error-too-few-moves =
    { $count ->
        [1] No puedes empezar desde ahí: la mano { $deal } tiene solo 1 jugada.
       *[other] No puedes empezar desde ahí: la mano { $deal } tiene solo { $count } jugadas.
    }
error-try-again-not-over = Puedes intentar una mano de nuevo cuando termine.
error-cards-not-shown = Puedes ver todas las cartas de una mano cuando termine.
error-replay-not-over = Puedes ver la repetición de una partida cuando termine.
error-record-not-over = Puedes leer el registro cuando la partida termine.
error-next-deal-not-due = La próxima mano empieza cuando termine esta, salvo que la partida ya esté ganada.
error-sealed = Esta mano es de un torneo. La podrás ver cuando el torneo termine.
error-contest = En el torneo juegas cada mano una vez, hasta el final y sin ayuda.

## Jugadas y lo demás que pueden hacer los jugadores

error-watching = Estás mirando. Solo los jugadores pueden hacer eso.
error-not-your-turn = No te toca.
error-card-not-in-hand = La carta { $card } no está en tu mano.
error-card-not-on-table = La carta { $card } no está en la mesa.
error-unknown-card = No existe la carta «{ $card }».
error-unknown-move = En esta mano no existe esa jugada.
error-nothing-to-claim = Ahora no hay nada que reclamar.
error-nothing-to-undo = En esta mano no tienes ninguna jugada que se pueda deshacer.
error-offer-open = Otra propuesta todavía espera respuesta.
error-nothing-to-agree = No hay nada que puedas aceptar.
error-nothing-to-decline = No hay nada que puedas rechazar.
error-no-flag = A ningún rival se le acabó el tiempo.
error-not-watched = Solo puedes ver paso a paso una partida entre bots.
error-rated-takeback = En una partida con clasificación no se deshacen jugadas.
error-rated-misdeal = En una partida con clasificación no se sancionan los malos repartos.
error-misdeal-alone = No hay nadie que pueda aceptar una sanción.
error-misdeal-what = Di qué salió mal al repartir.
error-rated-hints = En una partida con clasificación no hay pistas.
error-rated-leave = No puedes dejar una partida con clasificación, pero te puedes rendir.
error-no-hint = No hay pista para esta posición.
error-no-coach = El entrenador no tiene nada que decir de esta jugada.
error-bots-busy = Los bots no pueden continuar ahora. Inténtalo de nuevo en un momento.
error-bots-stopped = El bot no puede continuar. Abre la partida de nuevo para reintentarlo.
error-bot-random = { $name } no encontró una jugada legal, así que se hace una al azar.

## Puestos

error-unknown-seat = En esta mesa no existe el puesto { $seat }.
error-seat-taken = Este puesto está ocupado.
error-table-full = En esta mesa no hay ningún puesto libre.
error-seat-not-yours = Este puesto no es tuyo. Puedes mirar o entrar en la partida.
error-second-seat = Ya tienes un puesto en esta mesa.
error-wrong-key = Este código no es correcto, o ya se usó. Revisa cada letra.
error-seat-moved = Este puesto ya pertenece a otro navegador.
error-rated-back = En una partida con clasificación, entra en tu cuenta para volver a tu puesto.
error-no-seat-here = No tienes ningún puesto en esta mesa.
error-seat-not-kept = El puesto { $seat } no está esperando a nadie.
error-not-away = La partida no está esperando a nadie que no esté.
error-not-your-table = Solo quien abrió la mesa puede poner un bot.
error-open-tables =
    { $count ->
        [1] Tienes 1 mesa abierta en la sala. Complétala o déjala primero.
       *[other] Tienes { $count } mesas abiertas en la sala. Completa o deja una primero.
    }

## Charla y denuncias

error-talk-too-fast = Escribes demasiado rápido. Espera un momento.
error-talk = Un mensaje necesita de 1 a { $most } caracteres visibles.
error-report-stranger = Puedes denunciar a un jugador cuando tú también hayas jugado aquí.
error-report-nobody = En este puesto no hay otra persona.
error-report-invisible = Una denuncia no puede tener caracteres invisibles ni de control.

## Una partida nueva

error-unknown-house = Estas reglas de la casa no existen. Puede que alguien las haya borrado.
error-house-stale = Estas reglas de la casa se cambiaron en otra pestaña. Carga la página de nuevo para verlas.
error-unknown-variant = No existe el juego «{ $name }».
error-code = Este código no se puede leer: { $problem }
error-rules = Con estas reglas no se puede jugar.
error-unknown-bot = Ese bot no existe. Estos son los bots: { $known }.
error-player-count = { $title } no se puede jugar con { $count ->
        [1] 1 jugador
       *[other] { $count } jugadores
    }. Números de jugadores posibles: { $possible }.
error-no-person = Una partida necesita al menos una persona. Para una partida entre bots, no dejes ningún puesto libre.
error-seed = Solo puedes elegir la semilla si juegas contra bots, porque la semilla revela todas las cartas.
error-seed-and-chain = Una partida tiene una semilla elegida o una cadena de semillas limpias, no las dos cosas.
error-not-hexadecimal = Un compromiso y una sal tienen que tener 64 caracteres cada uno, de 0 a 9 y de a a f.
error-promise = Estas semillas se prometieron para otra partida, o hace demasiado tiempo. Pide otras.
error-salt-not-due = Ahora no puedes dar una sal para la mano { $deal }.
error-clock-turn =
    { $kind ->
        [days] Un reloj permite de { $least } a { $most } días por turno.
       *[move] Un reloj permite de { $least } a { $most } segundos por turno.
    }
error-clock-bank = El tiempo adicional puede ser de 0 a { $most } segundos. No lo hay cuando cada turno tiene días.
error-rated-needs-account = Una partida con clasificación necesita una cuenta. Añade primero una llave de acceso o una contraseña.
error-rated-bots = En una partida con clasificación no pueden jugar bots.
error-rated-rules = Una partida con clasificación sigue las reglas de un juego del reglamento, no reglas de la casa.
error-rated-away = En una partida con clasificación decide el reloj cuando alguien no está. No pongas `away`.
error-rated-clock = Una partida con clasificación necesita un reloj, para que termine.
error-bots-clock = Una partida entre bots no tiene reloj.
error-bots-lobby = Una partida entre bots no puede aparecer en la sala, porque nadie puede entrar.
error-bots-salt = No puedes dar una sal para una partida entre bots, porque no tienes puesto en ella.

## La mano del día y el torneo

error-no-single-deal = { $title } no se puede jugar en una sola mano.
error-unknown-week = No hay torneo de esa semana.
error-week-over = Solo puedes empezar una mano del torneo durante su semana.

## Reglas de la casa

error-unknown-option = No existe esa opción: { $names }.
error-too-many-house-rules = Tienes { $most } juegos de reglas de la casa. Borra uno primero.

## Lecciones, problemas, análisis y puntos

error-unknown-lesson = Esta versión de Cassino no tiene esta lección. Lo que aprendiste se conserva.
error-lesson-changed = Esta lección cambió. Carga la página de nuevo.
error-lesson-deal-changed = Esta mano se empezó en otra versión de Cassino. Empieza de nuevo.
error-unknown-puzzle = No existe el problema { $number }. Los problemas van del 1 al { $most }.
error-unknown-theme = No existe el tema «{ $name }».
error-review-not-over = Puedes analizar una partida cuando termine su primera mano.
error-review-not-done = El análisis todavía no está listo.
error-review-stranger = Esta partida todavía no tiene análisis. Puedes pedir uno cuando tú también hayas jugado aquí.
error-reviews-yours = Tienes { $count } análisis en curso. Espera a que termine uno.
error-reviews-busy = Ahora se analizan demasiadas partidas. Inténtalo más tarde.
error-no-review = Esta partida no se pudo analizar.
error-unknown-score = Esa hoja de puntos no existe.
error-score-stale = La hoja de puntos se cambió en otra pantalla.
error-score-damaged = Esta hoja de puntos ya no se puede leer: { $problem }

## Personas y sus cuentas

error-not-signed-in = No has entrado. Primero juega o entra.
error-signed-out = Se cerró tu sesión.
error-wrong-login = El nombre de usuario o la contraseña no son correctos.
error-needs-browser = La clave de un programa no sirve para esto. Entra con un navegador.
error-prove-it = Confirma quién eres: entra de nuevo o escribe tu contraseña.
error-unknown-token = Esta clave no se conoce. Puede que esté anulada.
error-unknown-session = No tienes esa sesión.
error-name = Un nombre necesita de 1 a { $most } caracteres visibles.
error-name-invisible = Un nombre no puede tener caracteres invisibles ni acentos amontonados.
error-name-outsized = Un nombre no puede tener signos mucho más anchos que una letra.
error-wrong-name = «{ $name }» no puede ser un nombre. { $problem }
error-name-you = Los demás leerían el nombre «{ $name }» como si fueran ellos. Elige otro.
error-name-refused = El administrador de este servidor no te permite este nombre. Elige otro.
error-login = Un nombre de usuario necesita de 3 a 40 caracteres: letras, números y . @ + - _, sin espacios.
error-login-taken = Este nombre de usuario ya está en uso.
error-password-length = Una contraseña necesita de { $least } a { $most } caracteres.
error-password-easy = Esta contraseña es demasiado fácil de adivinar. Usa varias palabras.
error-too-many-tokens = No puedes tener más claves. Anula una primero.
error-too-many-passkeys = No puedes tener más llaves de acceso. Quita una primero.
error-passkey = La llave de acceso no se aceptó.
error-passkey-because = La llave de acceso no se aceptó: { $problem }.
error-passkey-late = La llave de acceso no se aceptó, porque tardó demasiado. Inténtalo de nuevo.
error-passkey-known = Ya habías añadido esta llave de acceso.
error-passkey-not-yours = No tienes esa llave de acceso.
error-unknown-passkey = Este servidor no conoce esta llave de acceso. Puede que ya no exista.
error-no-passkeys = Este servidor no puede usar llaves de acceso. Su administrador las puede añadir (pip install 'cassino[accounts]').
error-no-passkeys-here = Las llaves de acceso solo funcionan en localhost, o en una dirección pública https con un nombre y no con un número.

## Notificaciones

error-no-push = Este servidor no puede enviar notificaciones.
error-push-service = Este servidor no conoce el servicio de notificaciones de tu navegador.
error-push-keys = Las claves de esta suscripción no sirven.

## Importar

error-not-imported =
    { $count ->
        [one] No se importó nada, porque hay un error en este archivo.
       *[other] No se importó nada, porque hay { $count } errores en este archivo.
    }
error-import-large = Este archivo es demasiado grande: se pueden importar { $most } MB como máximo.
error-import-no-json = Este archivo está dañado, o no es una exportación: { $problem }.
error-import-form = Este archivo es de otra versión de Cassino (formato { $form }; esta versión lee el formato { $known }). Carga la página de nuevo para usar la versión más reciente, e inténtalo otra vez.
error-import-foreign = Este archivo no es una exportación de Cassino. Elige uno que hayas guardado con «Exportar todas».
error-import-shape = Este archivo no es una exportación de Cassino, o fue modificado: { $problem }.
error-import-twice = La partida { $match } está dos veces en este archivo.
error-import-event = En la partida { $match }, el suceso { $number } no encaja: { $problem }.
error-import-other = La partida { $match } ya está aquí, pero es distinta a partir del suceso { $number }.
error-import-house = Las reglas de la casa «{ $title }» no se pueden leer: { $problem }
error-import-house-twice = Las reglas de la casa «{ $title }» están dos veces en este archivo.
error-import-house-other = Las reglas de la casa «{ $title }» ya están aquí, pero son distintas. Para tomar las del archivo, borra antes las tuyas.
error-import-score = La hoja de puntos de { $names } no se puede leer: { $problem }
error-import-score-twice = La hoja de puntos de { $names } está dos veces en este archivo.
error-import-score-other = La hoja de puntos de { $names } ya está aquí, pero sus manos son distintas. Para tomar la del archivo, borra antes la tuya.
error-import-record = El registro de la partida { $match } no se puede leer: { $problem }
error-import-players = El registro tiene { $count } jugadores, pero el archivo no nombra exactamente uno para cada puesto.
error-import-ending = Cassino no entiende cómo terminó la partida: «{ $how }».
