### Análisis de partidas como texto y como página, y errores de los problemas


analysis-player = Jugador { $letter }
analysis-nothing-to-review = Todavía no ha terminado ninguna mano de esta partida, así que no hay nada que analizar.


## Problemas

analysis-puzzle-number = No existe el problema { $number }: los problemas van del 1 al { $last }.
analysis-puzzle-move = { $move } no es una jugada en { $position }: { $problem }
analysis-puzzle-position = Esto no es una posición: { $position }. { $problem }
analysis-no-puzzle = Esto no es un problema: { $line } ({ $problem })
analysis-puzzle-search = { $position } no se puede calcular: { $problem }
analysis-puzzle-unclear = { $position }: { $move } no es la única jugada claramente mejor.
analysis-puzzle-worth = { $position }: sus jugadas tienen otros valores.
analysis-puzzle-easy = { $position }: un jugador sencillo encuentra la solución.
analysis-puzzle-skills = { $position }: entrena otras habilidades, o empieza con otra dificultad.


## El análisis como texto

analysis-heading = { $title }: { $sides }.
analysis-graph = { review-chance }, con todas las manos a la vista:
analysis-turning-points = Momentos decisivos:
analysis-no-turning-points = Ningún momento decisivo.
analysis-turning-point =
    { $number ->
        [0] Antes de la primera jugada, mano { $deal }: { $told } ({ PLAYERS($side) } { $swing } %)
       *[other] Jugada { $number }, mano { $deal }: { $told } ({ PLAYERS($side) } { $swing } %)
    }
analysis-where = Jugada { $number }, mano { $deal }
analysis-luck = Suerte y habilidad, en puntos:
analysis-side-deal = { PLAYERS($side) }, mano { $deal }: { $told }
analysis-breakdown = puesto { $seat }, cartas { $cards }, habilidad { $skill }, cartas ocultas { $hidden }; resultado { $result }
analysis-par-part =
    { $part ->
        [whole] Mano { $deal }, entera
       *[rest] Mano { $deal }, desde la jugada { $move }
    }
analysis-par = { $part }: con juego perfecto, { PLAYERS($side, case: "inside") } { $margin }; en la partida, { $played }. Puntos perdidos: { $lost }
analysis-mistakes = Errores:
analysis-no-mistakes = Ningún error.
analysis-move = Jugada { $number }, mano { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } { review-chance }: { $chance } %.
analysis-better = Mejor: { $move }. { $reason }
analysis-played = Jugado: { $reason }
analysis-value = { $number }. { $move }: { $value } puntos, partida { $chance }. { $reason }


## El análisis como página

analysis-page-chance =
    { $whose ->
        [you] Tu probabilidad de ganar
       *[others] Probabilidad de ganar: { $sides }
    }
analysis-graph-label = Probabilidad de ganar después de cada jugada: { $sides }
analysis-move-told = Jugada { $number }: { $told }
analysis-page-graph = Todas las manos están a la vista, el mazo no se conoce. Los puntos grandes son momentos decisivos, los pequeños son errores.
analysis-page-lost = Perdido por { PLAYERS($side, case: "object") }
analysis-page-ahead = Ventaja
analysis-page-to-win = Prob. de ganar
analysis-page-why = Por qué
analysis-page-dealt =
    { WHO($who) ->
        [you] Repartiste tú.
       *[other] Repartió { NAME($who) }.
    } Puntos: { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (jugada)
       *[no] { $move }
    }
analysis-page-build = forma de { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Mesa: { $table }. { $hands }. Queda una carta.
       *[other] Mesa: { $table }. { $hands }. Quedan { $stock } cartas.
    }
