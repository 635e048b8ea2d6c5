### Lo que está mal en una jugada escrita, en una posición o en el registro de una partida. Las palabras de la notación (trail, x, [Deal]) no se traducen.


## Lugares

notation-at-column =
    { $found ->
        [none] Línea { $line }, columna { $column }: { $problem }
       *[other] Línea { $line }, columna { $column } ({ $found }): { $problem }
    }
notation-at-line = Línea { $line }: { $problem }
notation-at-letter = En la letra { $letter }: { $problem }


## Jugadas

notation-move = Escribe una jugada, como { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 o { $raise }.
notation-nothing-more = La jugada ya está completa antes de esto. Quita lo demás.
notation-target = Escribe { $target }, los puntos con los que se gana la partida.
notation-insist = Di en qué insistes: { $capture }, { $additions } o { $both }.
notation-x-or-value = Añade x y lo que se lleva la carta, o = y el valor de la forma.
notation-several = Esto puede significar varias jugadas, como { $moves }. Indica los palos, o escribe una de estas.
notation-trail = Di qué carta tiras: { $cards }.
notation-x = Escribe x y lo que se llevan las cartas.
notation-with = Añade { $word } y la carta que se las lleva.
notation-order = Escribe las cartas en su orden en el montón, primero la de más abajo.
notation-raise =
    { $builds ->
        [none] Esta carta no puede subir una forma así. Nombra la forma y su valor nuevo.
       *[other] Di qué forma subes: { $builds }.
    }
notation-raise-card = Para subir una forma hace falta una carta de tu mano.
notation-one-raise = Solo puedes subir una forma cada vez, y las otras necesitan el valor nuevo: { $build } vale { $other }, no { $value }.
notation-out = Escribe después { $word }: { $whole }.
notation-twice = { $name } se nombra dos veces.
notation-hand =
    { $cards ->
        [none] No te quedan cartas que jugar.
       *[other] { $card } no está en tu mano: { $cards }.
    }
notation-card = Escribe una carta, como { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] No tienes en tu mano ninguna carta así. Escribe la carta con su palo.
               *[table] No hay en la mesa ninguna carta así. Escribe la carta con su palo.
            }
       *[other] Di qué carta: { $cards }.
    }
notation-card-or-build = Escribe una carta o una forma.
notation-build = Escribe una forma: b1, o sus cartas entre corchetes.
notation-bracket = Escribe una carta de la forma, o ] para terminarla.
notation-equals = Añade = y el valor de la forma.
notation-value = Escribe el valor de la forma, un número de 1 a 14.
notation-build-number =
    { $count ->
        [0] No hay ninguna forma en la mesa.
        [one] Hay una sola forma en la mesa: b1.
       *[other] Las formas de la mesa son de b1 a b{ $count }.
    }
notation-whole-build = Una forma se lleva entera: nombra todo { $build }.
notation-no-build = Ninguna forma de la mesa está hecha con estas cartas.
notation-not-on-table = { $card } no está en la mesa.
notation-nowhere = { $card } no está ni en tu mano ni en la mesa.
notation-one-card =
    { $count ->
        [0] Nombra una carta de tu mano.
        [one] Nombra una carta de tu mano.
       *[other] Solo puedes jugar una carta de tu mano: { $cards } usa { $count }.
    }
notation-player = Escribe la letra de un jugador, de A a { $last }.


## Posiciones

notation-side = Escribe la letra de un bando, de A a { $last }.
notation-number = Escribe un número de { $least } a { $most }.
notation-one-of = Escribe una de estas palabras: { $words }.
notation-hidden = Una posición para jugar no tiene cartas ocultas. Nombra la carta.
notation-bar = Aquí solo puede seguir | y la parte siguiente.
notation-lacks-part = Falta la parte { $part }.
notation-part-twice = { $part } está dos veces.
notation-variant-and-players = Empieza con un juego y el número de jugadores, como casino 2.
notation-carried = Solo hay { $items } conceptos a los que pueden pasar puntos.
notation-sweep = Escribe un virado, como { $example }.
notation-build-such-as = Escribe una forma, como { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Hay una carta oculta, pero { $unnamed } sin nombrar.
       *[other] Hay { $hidden } cartas ocultas, pero { $unnamed } sin nombrar.
    }


## Registros de partidas

notation-line = Cada línea es [Key] valor, o una jugada como 1 A: trail 4C.
notation-line-missing = Aquí falta la línea { $line }.
notation-first-line = El registro de una partida empieza con { $line }.
notation-after-result = Después de [Result] no puede seguir nada.
notation-not-in-header = { $line } no puede estar aquí: es parte de una mano.
notation-no-rules = Antes de esto hace falta una línea [Rules] con un juego, o [House rules] con su texto.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Antes de esto hace falta una línea [Players] con su número.
notation-players = Estas reglas son para otro número de jugadores: { $known }.
notation-cards-missing = La baraja no está completa. Faltan: { $cards }
notation-no-more-deals = No puede haber otra mano. { $problem }
notation-other-game = Esta posición es de otro juego, o para otro número de jugadores.
notation-other-dealer = Quien reparte es { $player }.
notation-misdeal = Escribe la clase de mal reparto ({ $kinds }) y la letra de un jugador, de A a { $last }.
notation-points-missing = La mano ha terminado, así que aquí tiene que seguir [Points].
notation-turn = Este es el turno { $turn }.
notation-whose-turn = Le toca a { $player }.
notation-differs = Esto no cuadra con las jugadas. Tiene que ser { $line }.
notation-unfit-note = Esto no puede ser una línea del registro de una partida: { $line }
notation-seed = [Seed] tiene que ser un número de { $largest } como máximo.
notation-half-promise = El encabezado necesita [Commitment] y [Opening seed], o ninguno de los dos.
notation-no-commitment = Esta mano tiene una semilla o sales, pero el encabezado no tiene [Commitment].
notation-salts = Escribe letras de jugadores, cada una una vez y seguida de una sal.
notation-link = Escribe 64 cifras hexadecimales, en minúsculas.


## La mesa en líneas de texto

notation-table = { $title }, turno { $turn }: { $progress }
notation-table-loose =
    { $cards ->
        [none] Mesa: sin cartas sueltas
       *[other] Mesa: { $cards }
    }
notation-table-shown = { $name } muestra { $cards }, para llevarse { $taken }
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: sin cartas (juega ahora, reparte)
                [turn] { $name }: sin cartas (juega ahora)
                [dealer] { $name }: sin cartas (reparte)
               *[none] { $name }: sin cartas
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (juega ahora, reparte)
                [turn] { $name }: { $cards } (juega ahora)
                [dealer] { $name }: { $cards } (reparte)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Mazo: 1 carta
       *[other] Mazo: { $count } cartas
    }
notation-table-bottom = Última carta del mazo: { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } vale { $value }, simple, de nadie
               *[multiple] { $cards } vale { $value }, múltiple, de nadie
            }
       *[other]
            { $kind ->
                [simple] { $cards } vale { $value }, simple, de { $owner }
               *[multiple] { $cards } vale { $value }, múltiple, de { $owner }
            }
    }
notation-table-over = la mano ha terminado
notation-table-waits = hay que repartir
notation-table-turn =
    { $doing ->
        [insist] { $name } insiste en más o lo deja así
        [orange] { $name } canta naranja o pasa
        [request] { $name } pide la forma o pasa
        [answer] { $name } deja la forma o se la lleva
       *[play] juega { $name }
    }
notation-table-played = jugado: { $cards }
notation-table-must-take = se tiene que llevar la forma de { value }
notation-table-duty =
    { $duty ->
        [capture] se tiene que llevar todo lo que puede la carta jugada
        [additions] tiene que añadir todo lo que se pueda añadir
       *[both] se tiene que llevar y tiene que añadir todo lo posible
    }
notation-table-plays = tiene { $count } jugadas
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Montón de { $name }: 1 carta
               *[other] Montón de { $name }: { $count } cartas
            }
       *[other]
            { $count ->
                [one] Montón de { $name }: 1 carta, { $top } arriba
               *[other] Montón de { $name }: { $count } cartas, { $top } arriba
            }
    }
notation-table-sweeps =
    { $count ->
        [one] 1 virado
       *[other] { $count } virados
    }
notation-table-oranges =
    { $count ->
        [one] 1 naranja
       *[other] { $count } naranjas
    }
notation-table-penalty = { $points } por errores
notation-table-score = marcador de la partida { $score }
