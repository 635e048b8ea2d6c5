### El reglamento: el turno, capturar, tirar, los montones y los virados

## Tu turno

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Juega una carta de tu mano: captura con ella o tírala.
           *[other] Captura con una carta de tu mano o con varias a la vez, o tira exactamente una.
        }
       *[hand] Juega una carta de tu mano y úsala de una sola manera: captura con ella, forma con ella o tírala.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Si no te quedan cartas, no juegas hasta que se reparta la vuelta siguiente. Quienes todavía tienen cartas siguen, una jugada por turno.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Un turno puede tener varios pasos, en cualquier orden. En exactamente uno de ellos juegas una carta de tu mano: capturas, formas, añades a una forma, la subes o tiras. Antes y después puedes formar y añadir a formas tantas veces como quieras, usando solo cartas que ya están en juego. Di cuándo termina tu turno.{ $dealing_replenish ->
            [draw] {" "}Solo entonces tomas una carta del mazo.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] No des un paso que no te deje terminar tu turno según las reglas.
       *[other] { "" }
    }

## Capturar

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Una carta con número
           *[other] Una carta
        } se lleva cartas de la mesa de su mismo valor, y grupos de cartas de la mesa que suman lo mismo. Puedes llevarte varias cartas y grupos en una jugada, pero cada carta cuenta en un solo grupo.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Una carta con número
           *[other] Una carta
        } se lleva una sola cosa: una carta de la mesa de su mismo valor, o un grupo de cartas de la mesa que suman lo mismo{ $building_source ->
            [none] { "" }
           *[other] , o una forma
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Si en la mesa hay una carta del mismo valor, te tienes que llevar esa y no un grupo. Si hay varias, elige una.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Puedes jugar varias cartas a la vez. Cuentan su suma, y se llevan cartas y grupos que valen lo mismo{ $small_limit ->
            [yes] { "" }
           *[no] : un 9 y un 3 se llevan una reina, o un 10 y un 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}La suma no puede pasar de { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Puedes jugar varias cartas a la vez, como un grupo o como varios grupos del mismo valor. Se llevan cartas y grupos de ese valor.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Un grupo no puede pasar de { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Una forma solo se puede llevar con una carta de su valor, y solo entera, sea de quien sea. Nunca es parte de una suma.
               *[many] Una carta también se lleva formas de su valor, sean de quien sean. Una forma solo se puede llevar entera, y nunca es parte de una suma.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Una carta también se puede llevar una forma de su valor, sea de quien sea.
           *[many] Una carta también se lleva formas de su valor, sean de quien sean.
        } En una suma, una forma simple de un rival cuenta como una carta de su valor: con un 9 puedes llevarte una forma de 8 de un rival y un as. Las formas múltiples y las de tu propio bando nunca son parte de una suma. Una forma solo se puede llevar entera.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Una figura se lleva otra figura igual. Si hay varias, elige una.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Una figura se lleva todas las figuras iguales que quieras.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Una figura se lleva una figura igual o tres, nunca dos. Si hay dos, elige una.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] También te puedes llevar la carta de arriba de un montón rival como si estuviera en la mesa, sola o en un grupo. En una jugada solo recibes una carta de cada montón.
       *[others] También te puedes llevar la carta de arriba de cualquiera de los demás montones como si estuviera en la mesa, sola o en un grupo. En una jugada solo recibes una carta de cada montón.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Puedes llevarte menos de lo que podrías, o tirar una carta que podría capturar, salvo que un rival insista.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Nunca es obligatorio capturar. Puedes llevarte menos de lo que podrías, o tirar una carta que podría capturar.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Nunca es obligatorio capturar. Puedes tirar una carta que podría capturar.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Una carta que puede capturar tiene que hacerlo: no la puedes tirar{ $building_source ->
            [none] { "" }
           *[other] {" "}ni formar con ella
        }. Tú eliges qué carta juegas y lo que se lleva.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] No puedes tirar una carta que puede capturar. Captura con ella{ $building_source ->
            [none] { "" }
           *[other] , forma con ella
        } o juega otra. Tú eliges lo que se lleva.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] No puedes tirar una carta si en la mesa hay otra igual suelta. { $building_source ->
            [none] Te tienes que llevar todas las cartas sueltas iguales.
           *[other] Úsala en una forma, o llévate todas las cartas sueltas iguales.
        } Lo demás lo decides tú: nunca es obligatorio llevarse un grupo{ $building_source ->
            [none] { "" }
           *[other] {" "}ni una forma
        }.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Todos los { book-aces } son iguales, cuenten 1 o 14. Por eso un { book-ace } que captura se tiene que llevar también todos los sueltos, solos o en un grupo.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Si dejas cartas que te podías llevar, los demás lo pueden señalar{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(«{ $words_left_behind }»)
        }. No hay penalización.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Cuando terminas tu turno, un rival puede insistir en dos cosas. Primero: si capturaste o tiraste, la carta que jugaste se tiene que llevar todo lo que pueda. Segundo: todas las cartas sueltas y las de arriba de los montones que encajen se tienen que añadir a { book-play-own-builds }, sin otra carta de la mano.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Antes de terminar tu turno tienes que hacer dos cosas. Primero: si capturaste o tiraste, la carta que jugaste se tiene que llevar todo lo que pueda. Segundo: todas las cartas sueltas y las de arriba de los montones que encajen se tienen que añadir a { book-play-own-builds }, sin otra carta de la mano.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Si varios grupos comparten cartas, eliges tú, siempre que al final no se pueda añadir nada más. Una carta que fue a una forma no tiene que capturar nada.
    }

## Tirar

book-play-trail = Tirar es dejar la carta que juegas boca arriba en la mesa, como carta suelta.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Solo puedes tirar si ninguna de tus cartas puede capturar. Entonces tira la que quieras.
           *[other] Solo puedes tirar si ninguna de tus cartas puede capturar ni formar. Entonces tira la que quieras.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Mientras tengas una forma no puedes tirar: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] En el turno después de hacer o cambiar una forma, no puedes tirar si todavía es tuya: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Mientras tengas una forma y queden cartas en el mazo,
           *[other] { $stock ->
                [two] Si son dos jugadores, mientras tengas una forma y queden cartas por repartir,
               *[other] Mientras tengas una forma y queden cartas por repartir,
            }
        } no puedes tirar: { book-play-owner-must }. Después sí puedes.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Puedes tirar aunque tengas una forma, siempre que guardes una carta que se la lleve.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] captura algo o añade a tu propia forma. No basta con hacer una segunda forma ni con subir una
       *[anything] captura algo o forma. Sirve cualquier captura y cualquier forma
    }
book-play-partner-build =
    { $partner_binds ->
        [no] La forma de tu pareja no te impide tirar.
       *[other] { "" }
    }

## Los montones

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Pon lo que capturas en { book-play-pile }, boca abajo, junto con { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Pon lo que capturas boca arriba en { book-play-pile }, encima de lo demás, junto con { book-play-played }.
    }
# Después de «añadir a»
book-play-own-builds =
    { $seating_sides ->
        [solo] tus formas
       *[pairs_of_four] las formas de tu bando
    }
# Después de «en»
book-play-pile =
    { $seating_sides ->
        [solo] tu montón
       *[pairs_of_four] { $piling_of ->
            [player] tu propio montón
           *[side] el montón de tu bando
        }
    }
# Después de «junto con»
book-play-played =
    { $capturing_from_hand ->
        [one_card] la carta que jugaste
       *[other] las cartas que jugaste
    }
book-play-order-free =
    { $pile_order ->
        [free] Las cartas de una captura van en el orden que quieras, sin que lo vean los rivales. La carta que capturó va arriba.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Las cartas de una captura van como llegaron a la mesa, las más antiguas debajo. Las de una forma van como se añadieron. La carta que capturó va arriba.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Las cartas de una captura van por valor, también la que capturó, con la más baja arriba.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Las figuras van debajo de todas las cartas con número del montón, sobre las figuras que ya están ahí.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Las figuras que capturas también las puedes poner, de la misma manera, en el montón de tu pareja.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Cuando añades a una forma o a una base, puedes usar la carta de arriba de un montón rival como carta suelta. Cada grupo puede usar una sola carta de cada montón, pero el grupo siguiente puede usar la carta de debajo. { $seating_sides ->
            [solo] Tu propio montón no lo puedes usar.
           *[pairs_of_four] Los montones de tu bando no los puedes usar.
        }
        [steps_others] Cuando añades a una forma o a una base, puedes usar la carta de arriba de cualquier otro montón como carta suelta{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , también del de tu pareja
        }. Cada grupo puede usar una sola carta de cada montón, pero el grupo siguiente puede usar la carta de debajo. Tu propio montón no lo puedes usar.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Cuando añades una carta de tu mano a tu propia forma, puedes añadir también las cartas de arriba de los montones rivales, junto con tu carta o como grupo aparte: una de cada montón. Para una forma nueva o para subir una no se puede robar.
        [hand_others] Cuando añades una carta de tu mano a tu propia forma, puedes añadir también las cartas de arriba de los demás montones, junto con tu carta o como grupo aparte: una de cada montón. Para una forma nueva o para subir una no se puede robar.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Después de la última jugada de la mano, las cartas que quedan en la mesa son para el { book-side-that } hizo la última captura. Si nadie capturó nada, no cuentan para nadie.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Las cartas que quedan en la mesa después de la última jugada de la mano no cuentan para nadie.
       *[last_capturer] { "" }
    }

## Virados

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Llevarse toda la mesa (un virado) no da puntos.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Llevarse toda la mesa es un virado y da { $sweeping_points ->
            [one] { $sweeping_points } punto
           *[other] { $sweeping_points } puntos
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Un virado de { $sweeping_large_from } cartas o más, { $sweeping_count_played ->
                [yes] contando la carta jugada
               *[no] sin contar la carta jugada
            }, da { $sweeping_large_points }.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] En la primera jugada de una mano, un virado da { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } punto
           *[other] { $sweeping_first_play_points } puntos
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}en vez de { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Para recordarlo, deja boca arriba en tu montón la carta con la que lo hiciste.
               *[up] Anótalo en la hoja de puntos.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Para recordarlo, haz una raya en la hoja de puntos.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Los virados se anulan entre sí: en cuanto cada { book-side } tiene uno, todos pierden uno.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Un { book-side-that } tiene límites cerca de { $ending_target } puntos no puntúa por virados, pero sigue anulando los de los demás.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] Los virados de un { book-side-that } tiene límites cerca de { $ending_target } puntos no cuentan para nada: ni dan puntos ni anulan otros.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Un { book-side-that } tiene { $sweeping_until_score } puntos o más antes de una mano no hace virados en ella.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Cuando se acaba el mazo, llevarse toda la mesa ya no es virado.
               *[other] Después de repartir las últimas cartas, llevarse toda la mesa ya no es virado.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] La última jugada de una mano también puede ser virado, si de verdad se lleva todo.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Recibir lo que queda no es virado.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] La última jugada de una mano nunca es virado, aunque se lleve todo.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Después de un virado, el siguiente juega dos veces seguidas. La segunda jugada se pierde si no le quedan cartas o si termina la vuelta.
       *[other] Después de un virado, el siguiente juega { $sweeping_victim_plays } veces seguidas. Las jugadas se pierden si no le quedan cartas o si termina la vuelta.
    }
