### Lo que los jugadores pueden acordar antes de jugar

book-agreed-alone = Cuatro jugadores también pueden jugar sin parejas.
book-agreed-any-cut = Pueden aceptar todos los cortes, o acordar otras razones para cortar de nuevo. Muchas mesas tienen su propia regla.
book-agreed-one-build = Mientras quedan cartas en el mazo, algunos solo permiten tener una forma al final del turno.
book-agreed-proven = En parejas, algunos te dejan formar para tu pareja si sus jugadas prueban que tiene la carta (ver «{ variant-dominican-proven-partner }»).
book-agreed-sweeps = Pueden contar los virados, 1 punto cada uno.
book-agreed-no-sweeps = Pueden jugar sin puntos por los virados.
book-agreed-no-record = Para algunos, los virados de un { book-side } cerca de { $ending_target } no existen: ni siquiera anulan otros.
book-agreed-majorities = La mayoría de cartas puede valer 2 en vez de 3, y la de picas 2 en vez de 1.
book-agreed-from-16 = Algunos ponen límites desde los 16 puntos (ver «{ variant-dominican-soto }»).
book-agreed-to-11 = Pueden jugar a 11 puntos en vez de { $ending_target }.
book-agreed-to-15 = Para una partida corta, jueguen a 15 puntos en vez de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Pueden acordar una penalización para una captura equivocada: cuenta como carta tirada, y la carta jugada se queda en la mesa.
       *[other] Pueden acordar penalizaciones para los errores: una captura equivocada cuenta como carta tirada, y cada rival recibe 1 punto por una forma que su autor no puede llevarse.
    }
