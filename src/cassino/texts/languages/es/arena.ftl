### Informes para quienes estudian los bots. Los números llevan signo: +0.25.


## cassino arena, cassino tournament

arena-contest = { $title }, { $players } jugadores, { $deals } manos, semilla { $seed }
arena-tournament = { $title }, { $players } jugadores, semilla { $seed }
arena-pair = { $first } contra { $second }
arena-margin = { $first } contra { $second }: { $mean } puntos por mano (95 %: { $low } a { $high })
arena-less-luck = sin la suerte: { $mean } (95 %: { $low } a { $high }), un intervalo un { $shorter } % más corto
arena-packs = en cuántas barajas se ganaron tantas manos más de las que se perdieron, de -2 a 2: { $counts }
arena-test =
    { $accepted ->
        [none] { $low } o { $high } puntos por mano: no se acepta ninguno después de { $packs } barajas, LLR { $ratio }
       *[other] { $low } o { $high } puntos por mano: se acepta { $accepted } después de { $packs } barajas, LLR { $ratio }
    }
arena-points = puntos por bando: { $first } { $own }, { $second } { $others }
arena-milliseconds = milisegundos por jugada: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = milisegundos de CPU por jugada: { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } perdió una mano por un fallo: { $reasons }
       *[other] { $bot } perdió { $count } manos por fallos: { $reasons }
    }
arena-other-command = { $file } es un resultado de cassino { $command }. Para continuarlo: cassino { $command } --resume { $file }
arena-program-changed = El programa cambió desde que empezó esta serie: el resultado puede mezclar dos versiones de los bots.
arena-stopped = Detenido. Para continuar: cassino { $command } --resume { $file }

arena-elo = Elo
arena-interval = 95 %
arena-points-a-deal = puntos/mano
arena-score = puntuación
arena-deals = manos
arena-range = { $low } a { $high }


## cassino train

arena-train-plan = { $title }, { $players } jugadores, semilla { $seed }, lecciones de { $bot }
arena-train-starting = empezando
arena-train-lessons = generación { $number }: lecciones
arena-train-trying = generación { $number }: prueba { $mean }
arena-generation = generación { $number }: { $deals } manos, { $positions } posiciones hasta ahora
arena-train-round =
    { $round ->
        [0] dentro de las vueltas: explica { $explained } del margen, los pesos anteriores { $before }; se desvía { $spread } puntos
       *[other] vuelta { $round }: explica { $explained } del margen, los pesos anteriores { $before }; se desvía { $spread } puntos
    }
arena-train-weights = pesos: { $weights }
arena-train-no-trial = nada que probar: ninguna vuelta termina antes que la mano, o no se aprendió nada
arena-train-trial =
    { $kept ->
        [yes] prueba: { $mean } puntos por mano (95 %: { $low } a { $high }), { $deals } manos: se conservan
       *[no] prueba: { $mean } puntos por mano (95 %: { $low } a { $high }), { $deals } manos: no se conservan
    }
arena-train-counted = contados los puntos de { $deals } manos
arena-train-again = para repetirlo: { $command }
arena-train-written = escrito: { $file }
arena-train-not-written = no se escribió nada


## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: puntos por mano, { $packs } barajas jugadas dos veces, intervalo del 95 %
arena-precision = { $lacking } jugadores sin una habilidad ({ $silent } de ellos sin consejo), y { $lacking } jugadores con todas las habilidades
arena-skill = habilidad
arena-precision-named = nombrada
arena-precision-right = acertada
arena-precision-checked = revisada
arena-precision-agreed = confirmada
arena-precision-silent = sin consejo


## cassino exploit

arena-suite =
    { $stock ->
        [all] { $title }: cartas en cada mano { $cards }, vueltas que quedan { $rounds }, semilla { $seed }
       *[other] { $title }: cartas en cada mano { $cards }, vueltas que quedan { $rounds }, semilla { $seed }, cartas en el mazo { $stock }
    }
arena-challenge = { $bot }: un jugador que lo conoce gana { $mean } puntos por mano (95 %: { $low } a { $high }), { $deals } manos


## cassino par

arena-par-unplayed = Mano { $deal }: no se jugó nada.
arena-par-deal =
    { $part ->
        [whole] Mano { $deal }, la mano entera ({ $positions } posiciones exploradas)
        [round] Mano { $deal }, desde el turno { $turn } en la vuelta { $round } de { $rounds }; los turnos anteriores necesitan más de --nodes ({ $positions } posiciones exploradas)
       *[rest] Mano { $deal }, desde el turno { $turn }; los turnos anteriores necesitan más de --nodes ({ $positions } posiciones exploradas)
    }
arena-par = par: { $side } { $par }; jugado: { $played }
arena-par-perfect = todas las jugadas fueron perfectas
arena-par-loss =
    { $best ->
        [none] { $move } regala { $loss }
       *[other] { $move } regala { $loss } ({ $best } conserva { $par })
    }


## cassino bench, cassino perft

arena-engine =
    { $kind ->
        [compiled] motor: compilado
       *[plain] motor: sin compilar
    }
arena-variant = juego
arena-unsteady = inestable
arena-bench-moves = jugadas al azar desde posiciones repartidas
arena-bench-deals = manos mezcladas, repartidas, jugadas al azar y contadas
arena-bench-pairs = legal_moves y apply desde Python
arena-bench-copies = copias de una posición desde Python
arena-bench-samples = vistas con una muestra de las cartas ocultas
arena-bench-heuristic = manos entre bots heuristic
arena-bench-lines = líneas que la búsqueda juega hasta el final
arena-total = total: { $count }


## Bots

# El nombre de un nivel
arena-level =
    { $level ->
        [beginner] Principiante
        [newcomer] Novato
        [casual] Ocasional
        [regular] Habitual
        [skilled] Hábil
        [strong] Fuerte
        [expert] Experto
       *[master] Maestro
    }
arena-no-bot =
    { $near ->
        [none] No existe el bot { $name }. Los bots son: { $known }.
       *[other] No existe el bot { $name }. ¿Querías decir { $near }? Los bots son: { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot }: este bot no tiene ajustes, así que no existe { $setting }.
       *[other] { $bot }: no existe el ajuste { $setting }. Los ajustes son: { $known }.
    }
arena-setting = { $bot }: { $setting } tiene que ser un número entero, no { $value }.
arena-no-turn =
    { $seat ->
        [-1] Un espectador no tiene turno: no hay jugada que elegir.
       *[other] No le toca al puesto { $seat }: no hay jugada que elegir.
    }
arena-no-program = { $name } no es un programa contra el que se pueda jugar: { $problem }
arena-program-address = Escribe una dirección, como { $example }.
arena-program-command = Escribe un comando, como { $example }.
arena-no-executable = No existe el archivo ejecutable { $file }.
arena-program-nul = Un comando no puede contener el carácter NUL.
arena-program-fault = Puesto { $seat }, turno { $turn }: { $problem }
arena-program-protocol = La respuesta a "hello" necesita "protocol": { $protocol }, pero es { $answer }.
arena-program-no-move = La respuesta necesita un "move", pero es { $answer }.
arena-program-long-move = La jugada tiene { $length } caracteres, más de { $most }.
arena-program-illegal = { $move } no es una jugada legal: { $problem }
arena-program-no-json = La respuesta no es JSON: { $answer }
arena-program-no-object = La respuesta no es un objeto JSON: { $answer }
arena-program-unasked = El programa habló antes de que se le preguntara: { $answer }
arena-program-silent =
    { $said ->
        [none] No hubo respuesta en { $seconds } s.
       *[other] No hubo respuesta en { $seconds } s. El programa escribió: { $said }
    }
arena-program-closed =
    { $said ->
        [none] El programa cerró su entrada o su salida.
       *[other] El programa cerró su entrada o su salida. Escribió: { $said }
    }
arena-program-ended =
    { $said ->
        [none] El programa terminó con el código { $status }.
       *[other] El programa terminó con el código { $status }. Escribió: { $said }
    }
arena-program-killed =
    { $said ->
        [none] El programa terminó por la señal { $signal }.
       *[other] El programa terminó por la señal { $signal }. Escribió: { $said }
    }
arena-program-long-answer = La respuesta tiene más de { $most } bytes: { $answer }
arena-program-lines = La respuesta tiene más de una línea: { $answer }
arena-program-start = El programa no arranca: { $problem }
arena-program-no-http = La respuesta no es HTTP: { $kind }: { $problem }
arena-program-no-connection = No hay conexión con { $address }: { $problem }
arena-program-status = La respuesta tiene el estado HTTP { $status } { $reason }.
arena-bot-fault = El bot { $bot } del puesto { $seat } falló: { $problem }. Veía { $position }
arena-bot-illegal = El bot { $bot } del puesto { $seat } eligió una jugada ilegal, { $move }: { $rule }. Veía { $position }
arena-bot-stays = El bot { $bot } no se puede enviar a otros procesos, así que solo puede jugar con jobs=1: { $problem }


## Series

arena-no-deals = No puede haber { $deals } manos: un enfrentamiento necesita al menos 1.
arena-journal-exists = { $file } existe. Continúalo con --resume, o bórralo.
arena-journal-damaged = { $file } no es un diario de la arena, o está dañado.
arena-journal-in-use = Otra serie está usando { $file }.
arena-journal-format = El archivo no es un diario que esta versión de cassino pueda leer.
arena-journal-rules = Las reglas de { $variant } cambiaron desde que empezó esta serie.
arena-journal-pack = La línea { $line } es la baraja { $pack }, pero la siguiente es la { $next }.
arena-no-cluster = No hay ningún clúster de Ray en { $address }: { $problem }


## Búsquedas

arena-search-worlds = No puede haber { $worlds } mundos: una búsqueda necesita al menos 1.
arena-search-seconds = El tiempo de una búsqueda tiene que ser un número de segundos.
arena-search-too-long = La búsqueda necesita más de { $most } nodos.
arena-crowded-outcomes = Hay más de { $most } resultados.
arena-crowded-positions = Hay más de { $most } posiciones públicas.
arena-crowded-plays = Una mano tiene más de { $most } jugadas.
arena-subgame-proofs = Ningún reparto de las cartas no vistas cuadra con lo que los jugadores han demostrado tener.
arena-subgame =
    { $obstacle ->
        [players] Solo se pueden resolver vueltas de dos jugadores.
        [over] La mano ha terminado.
        [question] Se le está preguntando algo a un jugador.
        [steps] No se pueden resolver turnos de varios pasos.
        [tops] No se pueden resolver montones cuya carta de arriba se puede llevar.
        [drawing] No se pueden resolver vueltas en las que se toma una carta después de cada turno.
        [bottom] Un jugador vio la última carta del mazo.
        [several] No se pueden resolver jugadas de varias cartas.
        [lenient] No se pueden resolver reglas que dejan en pie los errores.
        [demands] No se pueden resolver exigencias al rival.
        [oranges] No se pueden resolver naranjas cantadas.
       *[early] No se puede resolver una mano que puede terminar antes de su última carta.
    }
arena-subgame-cards = { $title } no tiene ninguna posición con { $cards } cartas en cada mano.
arena-subgame-leaf = La vuelta que sigue a la resuelta tiene que ser la última.
arena-no-leaf = No existe el valor { $name } del final de una vuelta. Elige uno de estos: { $known }.
arena-value = valor
arena-gap = brecha
arena-rounds = vueltas
arena-sequences = secuencias
arena-exploited = explotado
arena-loss = pérdida
arena-equilibrium = equilibrio: entre los dos pueden ganar { $mean } de media, { $most } como máximo
arena-exploited-by = { $bot }: explotado { $exploited }, pérdida { $loss }
