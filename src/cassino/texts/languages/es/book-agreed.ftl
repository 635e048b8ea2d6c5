### Lo que los jugadores pueden acordar antes de jugar

book-agreed-alone = Cuatro jugadores también pueden jugar sin parejas, cada uno por su cuenta.
book-agreed-any-cut = Pueden aceptar todos los cortes, o rechazar otros: muchas mesas tienen sus propias reglas.
book-agreed-one-build = Algunos solo permiten una forma al final del turno mientras quedan cartas en el mazo.
book-agreed-proven = En parejas, algunos te dejan formar para tu pareja si ha demostrado tener la carta (mira «{ variant-dominican-proven-partner }»).
book-agreed-sweeps = Pueden contar los virados, 1 punto cada uno.
book-agreed-no-sweeps = Pueden jugar sin puntos por los virados.
book-agreed-no-record = Algunos no cuentan nunca los virados de un { book-side } cerca de { $ending_target }, así que no anulan nada.
book-agreed-majorities = Más cartas puede valer 2 en vez de 3, y más picas 2 en vez de 1.
book-agreed-from-16 = Algunos ponen límites desde los 16 puntos (mira «{ variant-dominican-soto }»).
book-agreed-to-11 = Pueden jugar a 11 puntos en vez de { $ending_target }.
book-agreed-to-15 = Para una partida corta, jueguen a 15 puntos en vez de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] En una mesa sin árbitro, una captura equivocada puede quedar tirada: la carta jugada se queda en la mesa.
       *[other] En una mesa sin árbitro, los errores pueden quedar: una captura equivocada queda tirada, y cada rival recibe 1 punto por una forma que su autor no puede llevarse.
    }
