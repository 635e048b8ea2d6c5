### El reglamento: las formas

## Hacer una forma

book-building-none =
    { $building_source ->
        [none] En este juego no hay formas.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Para formar, juega una carta sobre una o más cartas sueltas y di cuánto suman. Desde entonces son una forma: tú o cualquier otro solo se la puede llevar entera, con una carta de ese valor. El valor más alto es { $highest }.{ $pictures ->
            [plain] {" "}Con las figuras no se puede formar.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Toda forma tiene que incluir la carta que jugaste.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Una forma de un solo grupo es una forma simple. En la misma jugada puedes añadir más grupos o cartas del mismo valor, y así haces una forma múltiple. Tu carta también puede ser un grupo ella sola, como un 9 sobre un 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Una forma es un grupo de cartas que suman su valor (forma simple) o varios grupos así (forma múltiple). Cualquiera se la puede llevar, pero solo entera, con una carta de su valor. El valor más alto es { $highest }.{ $pictures ->
            [plain] {" "}Con las figuras no se puede formar.
           *[other] { "" }
        } Cada paso hace o añade un grupo.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Para hacer una forma simple, junta cartas sueltas, con tu carta o sin ella.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Las cartas de arriba de los montones no pueden ser parte de ella.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Una carta suelta es la base de una forma múltiple si tienes una carta de su valor{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}o está probado que la tiene tu pareja,
        } y no hay ninguna forma de ese valor. Para hacer la forma, añádele un grupo del mismo valor, hecho con cartas sueltas{ $piling_stolen ->
            [none] { "" }
           *[other] , cartas de arriba de los montones
        } o tu carta.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] En una forma, { $deck_pack ->
                [rook_40] un 1
               *[other] un as
            } en un grupo con otras cartas cuenta 1. Solo, cuenta 1 o 14. Di cuánto: así se queda hasta que alguien se lleve la forma.
           *[one] { "" }
        }
    }

## Subir

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Para subir una forma simple, añádele una carta de tu mano y di su nuevo valor. Una forma múltiple no se puede subir.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Puedes subir cualquier forma, también la tuya.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] No puedes subir tu propia forma.
           *[pairs_of_four] No puedes subir tu propia forma, pero sí las de tu pareja y las de los rivales.
        }
        [opponents] { $seating_sides ->
            [solo] Solo puedes subir formas de los rivales.
           *[pairs_of_four] Solo puedes subir formas de los rivales, no la tuya ni la de tu pareja.
        }
        [own_side] { $seating_sides ->
            [solo] Solo puedes subir tu propia forma.
           *[pairs_of_four] Solo puedes subir las formas de tu bando.
        }
        [owner] Solo puedes subir tu propia forma.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Tu propia forma solo la puedes subir si guardas dos cartas: una de su valor anterior y una del nuevo.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Una forma no se puede subir: su valor no cambia nunca.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] En la misma jugada puedes añadir cartas sueltas y grupos del nuevo valor.
        [with-builds] { $joined_by ->
            [anyone] En la misma jugada puedes añadir cartas sueltas, grupos y formas enteras del nuevo valor.
           *[other] En la misma jugada puedes añadir cartas sueltas, grupos y formas enteras del nuevo valor, si puedes añadir cartas a esas formas.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Al subir se añade solo esa carta.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Al subir se añade solo esa carta. Los grupos del nuevo valor se añaden en pasos aparte.
       *[other] { "" }
    }

## Añadir

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] A una forma le puedes añadir un grupo de su valor: cartas sueltas{ $piling_stolen ->
                [none] { "" }
               *[other] , cartas de arriba de los montones
            } y, si quieres, tu carta. Se convierte en una forma múltiple.
           *[hand] A una forma le puedes añadir un grupo de su valor que incluya tu carta, o tu carta sola. Se convierte en una forma múltiple.
        } { $joined_by ->
            [anyone] Puedes añadir a cualquier forma.
            [not_owner] No puedes añadir a tu propia forma.
            [opponents] Solo puedes añadir a formas de los rivales.
            [own_side] { $seating_sides ->
                [solo] Solo puedes añadir a tu propia forma.
               *[pairs_of_four] Solo puedes añadir a las formas de tu bando.
            }
           *[owner] { $seating_sides ->
                [solo] Solo puedes añadir a tu propia forma.
               *[pairs_of_four] Solo puedes añadir a tu propia forma, no a la de tu pareja.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] A una forma no se le puede añadir nada sin cambiar su valor.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] A cualquier otra forma le puedes añadir cartas sueltas y cartas de arriba de los montones, pero solo si después, en el mismo turno, te llevas esa forma con tu carta.
    }

## Formas del mismo valor

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Puedes juntarlas en una si añades algo a las dos en la misma jugada.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Cuando formas o añades, puedes usar cartas sueltas y una forma como máximo. { $raise_sets ->
            [with-builds] Solo al subir se pueden juntar dos formas en una.
           *[other] Dos formas nunca se juntan en una.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] Dos formas pueden tener el mismo valor. Entonces una carta de ese valor se lleva una de las dos.
       *[many] Dos formas pueden tener el mismo valor. Entonces una carta de ese valor se lleva una o las dos.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Nunca hay más de una forma de cada valor. Si formas o subes al valor de una forma de la mesa, tienes que juntar las dos. Si a esa forma no le puedes añadir nada, no puedes hacer la jugada.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] Al final de tu turno solo puedes tener una forma. { book-building-second }
        [two] Si son dos jugadores, mientras queden cartas por repartir, al final de tu turno solo puedes tener una forma. { book-building-second }
       *[one_while_stock] Mientras queden cartas { $dealing_replenish ->
            [draw] en el mazo
           *[other] por repartir
        }, al final de tu turno solo puedes tener una forma. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] Durante el turno puedes tener otra, si te llevas una de las dos antes de que el turno termine.
       *[other] { "" }
    }

## Guardar una carta

book-building-hold =
    { $hold ->
        [make] Cuando haces o subes una forma, tienes que tener una carta de su valor. Mientras la forma sea tuya, guarda al menos una, y juega la última solo para llevarte la forma.
        [join] Cuando haces o subes una forma, o le añades algo, tienes que tener una carta de su valor. Mientras la forma sea tuya, guarda al menos una, y juega la última solo para llevarte la forma.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Cuando haces o subes una forma, o le añades algo, deberías tener una carta de su valor. Nada te impide formar sin ella, pero puede costar puntos (ver «{ book-chapter-calling }»).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Para formas de dos valores distintos necesitas dos cartas.
           *[other] Para formas de dos valores distintos necesitas dos cartas. Para formas del mismo valor basta una, pero se las tiene que llevar todas.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Un solo { book-ace } no basta para una forma de 1 y otra de 14.
           *[one] { "" }
        }
    }

## La pareja

book-building-not-for-partner =
    { $for_partner ->
        [never] No basta con que la carta la tenga tu pareja: la tienes que tener tú.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Puedes formar «para mi pareja» sin tener la carta si las jugadas anteriores prueban que la tiene tu pareja: tiene una forma de ese valor, o perdió una ante otro jugador y desde entonces no ha jugado una carta de ese valor. Si solo añades a su forma, sigue siendo suya.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Puedes formar «para mi pareja» sin tener la carta si las jugadas anteriores prueban que la tiene tu pareja: un rival cambió su forma de ese valor, u otro jugador se la llevó, y desde entonces tu pareja no ha jugado una carta de ese valor. Ninguna otra cosa es prueba, ni siquiera que tu bando haya juntado sus propias formas.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] La forma es de tu pareja, que tiene que guardar la carta para ella.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Cuando tu pareja juega una carta que se lleva una forma de tu bando, y tú tienes otra carta igual, le puedes pedir que deje la forma. Se la puede llevar de todos modos, o añadir su carta a la forma. Si la añade, la forma pasa a ser tuya.
    }

## De quién es una forma

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Una forma es del jugador que le añadió la última carta.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Una forma es del jugador que le añadió la última carta, salvo que lo hiciera para su pareja.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Una forma es del jugador que la hizo o la subió por última vez. Al añadirle algo no cambia de dueño.
       *[other] { "" }
    }
