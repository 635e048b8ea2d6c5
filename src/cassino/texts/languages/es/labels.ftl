### Lo que dice el botón de una jugada

label-trail = Tirar { ROW($cards) }
label-take = Capturar { ROW($taken, $builds) } con { ROW($cards) }
label-take-calling-orange = Capturar { ROW($taken, $builds) } con { ROW($cards) }, ¡naranja!
label-take-pictures = Capturar { ROW($taken, $builds) } con { ROW($cards) }, figuras para tu pareja
label-build = Formar { $value }
label-build-for = Formar { $value } para tu pareja
label-join =
    { $count ->
        [1] Añadir a la forma de { $value }
       *[other] Añadir a { $count } formas de { $value }
    }
label-join-for =
    { $count ->
        [1] Añadir a la forma de { $value } para tu pareja
       *[other] Añadir a { $count } formas de { $value } para tu pareja
    }
label-raise = Subir a { $value }
label-end-turn = Terminar turno
label-insist = Insistir en { demand }
label-let-it-stand = Dejarlo así
label-orange = ¡Naranja!
label-no-orange = No hay naranja
label-ask-for-build = Pedir la forma
label-do-not-ask = No pedirla
label-count-out = Reclamar la meta
label-count-out-saying = Reclamar la meta ({ $word })
label-announce = Anunciar { $target }
label-announce-saying = Anunciar { $target } ({ $word })

### Lo que dice el botón cuando las cartas están elegidas

button-take =
    { $worth ->
        [0] Capturar { ROW($taken, $builds) }
       *[other] Capturar { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Capturar { ROW($taken, $builds) }, ¡naranja!
       *[other] Capturar { ROW($taken, $builds) }, ¡naranja! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Capturar { ROW($taken, $builds) }, figuras para tu pareja
       *[other] Capturar { ROW($taken, $builds) }, figuras para tu pareja · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] ¡Virado! Capturar todo
       *[other] ¡Virado! +{ $worth }
    }
button-build = Formar { $value } (tienes { CARDS($held) })
button-join =
    { $count ->
        [1] Añadir a la forma de { $value } (tienes { CARDS($held) })
       *[other] Añadir a { $count } formas de { $value } (tienes { CARDS($held) })
    }
button-raise = Subir a { $value } (tienes { CARDS($held) })

### Lo que puede pasar por alto quien tira una carta

slip-could-take = Con esta carta podrías llevarte { CARDS($cards) }.
slip-leaves-sweep = Después de esto, una sola carta podría hacer virado.

### Lo que cuesta reclamar

cost-count-out = El juego se detiene de inmediato y se cuentan las cartas. Si te equivocas, pagas la penalización de estas reglas.
cost-match = Si tienes razón, ganas la partida. Si te equivocas, la pierdes.
cost-nothing = Si tienes razón, ganas la partida. Si te equivocas, el juego sigue.
