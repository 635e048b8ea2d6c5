### Archivos de casos de reglas: qué jugada es legal en una posición, y qué pasa después

cases-count = { $passed } correctos, { $failed } fallidos
cases-failed = FALLO { $case } ({ $variant }, { $type }; { $file }, línea { $line })

## Lo que es distinto

cases-differs = se esperaba { $what } { $expected }, se encontró { $found }
cases-unknown-expectation = No existe la expectativa { $word }.
cases-tally = { $side }: marcador { $score }, { $cards } cartas, { $spades } picas, { $sweeps } virados, { $special }
cases-packets = Los paquetes traen otras cartas que la mano.
cases-sweeps = { $count } virados contados
cases-face-down = El montón está boca abajo.
cases-wrong-turn =
    { $player ->
        [none] Aquí tendría que jugar { $wanted }, pero la mano ha terminado.
       *[other] Aquí tendría que jugar { $wanted }, pero le toca a { $player }.
    }
cases-not-legal = La jugada tendría que ser legal, pero la prohíbe la regla { $rule }: { $problem }
cases-not-illegal =
    { $reason ->
        [none] La jugada tendría que ser ilegal, pero es legal.
       *[other] La jugada tendría que ser ilegal ({ $reason }), pero es legal.
    }
cases-other-rule = La regla { $rule } tendría que prohibir la jugada, pero lo hace la regla { $found }: { $problem }
cases-not-trailed = La carta tendría que quedar tirada, pero lo prohíbe la regla { $rule }: { $problem }
cases-move = jugada: { $moves }

## Problemas de un caso

cases-unreadable = Los archivos no se pueden leer.
cases-no-case = El archivo tiene que empezar con [case NAME].
cases-lacks =
    { $what ->
        [rules] El caso { $case } no tiene reglas.
       *[checks] El caso { $case } no tiene comprobaciones.
    }
cases-second-case = Hay un segundo caso { $case }.
cases-second-line = Hay una segunda línea { $word }.
cases-no-check = Antes de una expectativa tiene que haber una comprobación.
cases-variant = No existe el juego { $variant }.
cases-options = Las opciones están mal: { $problems }
cases-pairs = Cada palabra necesita su texto y puede estar una sola vez: { $found }
cases-twice = Una carta se nombra dos veces: { $text }
cases-number = Hace falta un número, no { $found }.
cases-number-range = Hace falta un número de { $least } a { $most }, no { $found }.
cases-yes-or-no = Escribe yes o no, no { $found }.
cases-player = Escribe un jugador de A a { $last }, no { $found }.
cases-unknown-word = { $place }: estas palabras no significan nada aquí: { $words }
cases-too-many-of-rank = { $word }: no puede haber { $count }.
cases-sweep-sizes = Hay { $sweeps } virados, pero { $sizes } tamaños.
cases-too-many-captured = Los bandos capturaron más de { $most } cartas.
cases-captured-twice = Dos bandos capturaron la misma carta.
cases-event = Escribe un número, un bando y un suceso. Los sucesos son: { $known }.
cases-claim-word = Un jugador dice una de estas: { $known } (no { $found }).
cases-info = Da una de estas: { $known } (no { $found }).
cases-residue = Lo que queda en la mesa tiene al menos una carta.
cases-seats = seats_clockwise: cada jugador necesita un puesto, y el de quien reparte tiene que ser uno de ellos.
cases-turn-before = El turno anterior no puede terminar. { $problem }
cases-impossible = La posición es imposible. { $problem }
cases-unknown-event = No existe el suceso { $event }. Los sucesos son: { $known }.
cases-nobody-holds = Nadie tiene la carta.
cases-not-text = El archivo no es texto: { $problem }
cases-type = No existe el tipo { $type }.
cases-mixed-checks = Estas comprobaciones no pueden estar en el mismo caso.
cases-no-move = { $text } no es una jugada: ¿{ $words }?
cases-hand-card-first = La carta de la mano va primero. Un paso sin ella empieza con la palabra table.
cases-no-steps = Estas reglas no tienen turnos de varios pasos.
cases-no-sets = No hay grupos.
