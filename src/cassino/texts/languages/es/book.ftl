### El reglamento: títulos, tablas y página. En inglés están descritos los datos y las opciones que reciben los mensajes.

## Títulos

book-chapter-short = En pocas palabras
book-chapter-deck = Las cartas
book-chapter-seating = Los jugadores
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Tu turno
book-chapter-capturing =
    { $words_capture ->
        [none] Capturar
       *[other] Capturar («{ $words_capture }»)
    }
book-chapter-building =
    { $words_build ->
        [none] Formar
       *[other] Formar («{ $words_build }»)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Tirar
       *[other] Tirar («{ $words_trail }»)
    }
book-chapter-piling = Los montones
book-chapter-sweeping =
    { $words_sweep ->
        [none] Virados
       *[other] Virados («{ $words_sweep }»)
    }
book-chapter-scoring = Los puntos
book-chapter-calling = Cantar y reclamar
book-chapter-ending = Ganar
book-chapter-agreed = Acuerden antes de jugar
book-chapter-options = Todas las opciones
book-chapter-differences = En qué se diferencia de { $parent }
book-chapter-sources = Fuentes
book-chapter-decisions = Nuestras decisiones

## Debajo del título

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Para { $players } jugadores, casi siempre en una sola mano.
           *[other] Para { $players } jugadores, a { $ending_target } puntos.
        }
        [1] Para { $players } jugadores, en una sola mano.
       *[other] Para { $players } jugadores, en { $ending_deals } manos.
    }

## Piezas

book-side =
    { $seating_sides ->
        [solo] jugador
       *[pairs_of_four] bando
    }
book-side-that =
    { $seating_sides ->
        [solo] jugador que
       *[pairs_of_four] bando que
    }
book-sides =
    { $seating_sides ->
        [solo] jugadores
       *[pairs_of_four] bandos
    }

book-item =
    { $item ->
        [most] { $at_least ->
            [0] Más { book-kind }
           *[other] Más { book-kind } (al menos { $at_least })
        }
        [enough] Al menos { $at_least } { book-kind }
        [each] Cada { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] más { book-kind } ({ $points })
        [enough] { $at_least } { book-kind } o más ({ $points })
        [each] cada { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] más { book-kind }
        [enough] { $at_least } { book-kind } o más
        [each] cada { book-one-of }
        [card] { CARDS($card) }
       *[primiera] la primiera
    }
book-item-sweeps = los virados, en el orden en que se hicieron
book-item-oranges = cada naranja ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] cada virado ({ $sweeping_points })
       *[other] cada virado ({ $sweeping_points } o { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } da { $points } en total

book-kind =
    { $of ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
        [spades] picas
        [green] cartas verdes
        [yellow] cartas amarillas
        [red] cartas rojas
        [black] cartas negras
        [aces] ases
        [ones] unos
        [twos] doses
        [threes] treses
        [fours] cuatros
        [fives] cincos
        [sixes] seises
        [sevens] sietes
        [eights] ochos
        [nines] nueves
        [tens] dieces
        [jacks] jotas
        [queens] reinas
        [kings] reyes
       *[cards] cartas
    }
book-one-of =
    { $of ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
        [spades] pica
        [green] carta verde
        [yellow] carta amarilla
        [red] carta roja
        [black] carta negra
        [aces] as
        [ones] uno
        [twos] dos
        [threes] tres
        [fours] cuatro
        [fives] cinco
        [sixes] seis
        [sevens] siete
        [eights] ocho
        [nines] nueve
        [tens] diez
        [jacks] jota
        [queens] reina
        [kings] rey
       *[cards] carta
    }
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] as
    }
book-aces =
    { $deck_pack ->
        [rook_40] unos
       *[other] ases
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } cuenta { $value }
       *[each] cada { book-one-of } cuenta { $value }
    }
book-span = { $first } a { $last }

book-usual-number = { $numbers }, normalmente { $usual }

book-label-empty =
    { $rule ->
        [B1] todos
       *[other] ninguno
    }

## Tablas

book-head-item = Por
book-head-players = Jugadores
book-head-rounds = Vueltas
book-head-last-round = Última vuelta
book-head-each = Cartas por jugador
book-head-score = Puntos antes de la mano
book-head-counts = Solo cuenta
book-head-wins = Gana con
book-head-rule = Regla
book-head-instead = En su lugar
book-head-file = En un archivo
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } por jugador
       *[other] { $each } por jugador, { $left } a la mesa
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Cada virado
       *[other] Cada virado que no se anula
    }
book-row-large-sweep = Cada virado de { $sweeping_large_from } cartas o más
book-row-small-sweep = Cada virado de menos de { $sweeping_large_from } cartas
book-row-first-sweep = Un virado en la primera jugada de la mano
book-row-orange = Cada naranja
book-row-false-orange = Cada naranja mal cantada
book-row-near-counts =
    { $below ->
        [5] más cartas y { CARDS("10D") }
        [4] más cartas y más picas
        [3] más cartas
        [2] { CARDS("10D") }
       *[1] más picas
    }
book-row-near-wins =
    { $below ->
        [5] las dos cosas
        [4] las dos cosas
        [3] más cartas
        [2] { CARDS("10D") }
       *[1] más picas
    }

## El final del reglamento

book-options-intro = Todo lo que puedes cambiar, opción por opción. También puedes usar otros números.
book-options-file = Para jugar con tus propias reglas, escribe un archivo como `ours.toml` con un título, la línea `parent = "{ $parent }"` y líneas como las de abajo. `cassino check ours.toml` dice si son compatibles, y `cassino rules ours.toml` muestra su reglamento.
book-differences-intro = Se juega como { $parent }, salvo en esto:
book-differences-none = Se juega exactamente como { $parent }.
book-names-also = También se llama { $names }.
book-names-where = Se juega en { $place }.
book-names-children = Juegos basados en este: { $games }.
book-names-id = En comandos y archivos: { $names }.
book-sources-game = Este juego se describe en: { $source }.
book-sources-intro = Un número como 001:57 quiere decir la línea 57 del documento 001.
book-decisions-intro = Donde las fuentes callan o no coinciden, jugamos así:
book-more = Para ver más, añade `--sources` (fuentes), `--decisions` (cómo jugamos donde las fuentes callan o no coinciden), `--options` (opciones) o `--sheet` (para imprimir).
book-no-chapter = No existe el capítulo «{ $wanted }». Los capítulos son: { $chapters }.
book-ask-for-chapter = Escribe por ejemplo `reglas formar` para leer un capítulo con sus ejemplos.

## La página

book-page-change = Cambiar estas reglas
book-page-contents = Contenido
book-page-sheet = Imprimir hoja de dos páginas
book-page-house = Para jugar con tus propias reglas, <link>cambia estas</link>.
book-page-table = { $title }: tabla

## La hoja para la mesa de la cocina

book-sheet-title = { $title }: las reglas en dos páginas
book-sheet-mark = ▸ Nuevo para quien ya conoce el Casino.
