### El análisis de una partida

deals =
    { $count ->
        [1] 1 mano
       *[other] { $count } manos
    }
review-won =
    { FORM($winners) ->
        [you] { SCORES($scores) } después de { deals }. Ganaste.
        [one] { SCORES($scores) } después de { deals }. Ganó { PLAYERS($winners) }.
       *[several] { SCORES($scores) } después de { deals }. Ganaron { PLAYERS($winners, case: "inside") }.
    }
review-unfinished = { SCORES($scores) } después de { deals }. La partida todavía no ha terminado.

a-fault =
    { $grade ->
        [inaccuracy] Una imprecisión
        [mistake] Un error
       *[blunder] Un error grave
    }
review-move =
    { $grade ->
        [forced] No había elección.
        [best] La mejor jugada.
       *[good] Una buena jugada.
    }
review-fault =
    { a-fault }: { $points ->
        [0] no costó casi nada
       *[other] costó más o menos { points }
    }.
review-fault-exact = { a-fault }: costó { points }.
review-better = { a-fault }: cuesta más o menos { points }. Mejor:

review-no-choice = No había nada que elegir.
review-player =
    Precisión: { $accuracy } %. En { $choices ->
        [1] 1 elección
       *[other] { $choices } elecciones
    }, las jugadas más flojas { $points ->
        [0] no costaron nada
       *[other] costaron más o menos { points }
    }: { $inaccuracies ->
        [0] ninguna imprecisión
        [1] 1 imprecisión
       *[other] { $inaccuracies } imprecisiones
    }, { $mistakes ->
        [0] ningún error
        [1] 1 error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [0] ningún error grave
        [1] 1 error grave
       *[other] { $blunders } errores graves
    }.

review-perfect = Con todas las cartas a la vista, esto habría dado { points } más:
review-perfect-other = Con todas las cartas a la vista, otra jugada habría dado { points } más.

review-cards-favor =
    { FORM($side) ->
        [you] Las cartas nuevas te favorecen.
        [with-you] Las cartas nuevas favorecen a tu bando.
       *[other] Las cartas nuevas favorecen a { PLAYERS($side) }.
    }

review-left-out =
    { $count ->
        [1] La última mano no se analizó
       *[other] Las últimas { $count } manos no se analizaron
    }, porque la partida es demasiado larga. El resultado es el de toda la partida.

review-cut-short =
    { $count ->
        [1] Una jugada se valoró
       *[other] { $count } jugadas se valoraron
    } con menos detalle, porque se acabó el tiempo. Los números son más aproximados, y otro análisis puede dar otros.
review-plain = Aquí no está instalado el motor rápido. Por eso este análisis repartió las cartas ocultas solo { $worlds } veces por jugada, y no { $usual }: sus valoraciones y números son más aproximados.

review-breakdown-explained = Puesto, Cartas, Habilidad y Cartas ocultas suman el Resultado. Puesto: lo que vale el lugar en la mesa antes de repartir. Cartas: la suerte del reparto. Habilidad: los puntos que los demás bandos perdieron con jugadas más flojas, menos los que perdió este. Cartas ocultas: lo que nadie podía ver al elegir, y el error de estos cálculos.

review-perfect-explained = Juego perfecto: la ventaja que habría tenido el bando si todos hubieran visto todas las cartas, incluso las del mazo.
