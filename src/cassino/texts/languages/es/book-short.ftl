### El reglamento en media página

book-short-aim =
    Con las cartas de tu mano te llevas cartas que están boca arriba en la mesa. Cuando se han jugado todas, lo que te llevaste da puntos.
book-short-take =
    { $capturing_combinations ->
        [one] En tu turno, juega una carta. Se lleva una carta de la mesa del mismo valor, o un grupo de cartas que suman lo mismo: un 7 se lleva otro 7, o un 4 y un 3.
       *[many] { $capturing_from_hand ->
            [one_card] En tu turno, juega una carta. Se lleva cartas de la mesa del mismo valor, y grupos de cartas que suman lo mismo: un 7 se puede llevar otro 7, y también un 4 y un 3.
           *[other] En tu turno, juega una carta o varias a la vez. Se llevan cartas de la mesa del mismo valor, y grupos de cartas que suman lo mismo: un 7 se lleva otro 7, o un 4 y un 3, y lo mismo se llevan un 6 y un as juntos.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] O forma: junta cartas que sumen lo mismo que una de las tuyas, y llévatelas todas con ella después. Una forma también se puede hacer solo con cartas de la mesa. Los rivales se pueden llevar tu forma, o subirla a otro valor.
       *[hand] O forma: pon tu carta sobre una de la mesa, de modo que sumen lo mismo que otra de tus cartas. En otro turno te las puedes llevar todas con ella, si nadie se lleva o cambia la forma antes.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Lo capturado no está a salvo: la carta de arriba de un montón rival la puedes añadir a tus formas.
           *[pairs_of_four] Lo capturado no está a salvo: la carta de arriba de un montón rival la puedes añadir a las formas de tu bando.
        }
       *[others] { $capturing_tops ->
            [none] Lo capturado no está a salvo: las cartas de arriba de los demás montones las puedes añadir a tus formas.
           *[other] Lo capturado no está a salvo: las cartas de arriba de los demás montones te las puedes llevar, o las puedes añadir a tus formas.
        }
    }
book-short-trail = Si no, deja tu carta boca arriba en la mesa. Eso se llama tirar.
book-short-scores = Dan puntos: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Gana el { book-side-that } puntúa: una partida suele ser una mano.
           *[other] Repartan otra vez hasta que un { book-side } tenga { $ending_target } puntos y gane.
        }
        [1] Una partida es una mano: gana el { book-side-that } tiene más puntos.
       *[other] Después de { $ending_deals } manos, gana el { book-side-that } tiene más puntos.
    }

## Lo que hace distinto a un juego

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Lo capturado no está a salvo: te puedes llevar la carta de arriba de un montón rival.
           *[others] Lo capturado no está a salvo: te puedes llevar la carta de arriba de cualquiera de los demás montones.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] Una jota cuenta 11, una reina 12 y un rey 13. { book-short-pictures-use }
        [low] Una jota (o sota) cuenta 8, una reina (o caballo) 9 y un rey 10. { book-short-pictures-use }
       *[other] { "" }
    }
book-short-pictures-use =
    { $building_source ->
        [none] En las sumas se usan como cualquier otra carta.
       *[other] En las sumas y en las formas se usan como cualquier otra carta.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } cuenta 1 o 14, como quieras, pero en una suma con otras cartas solo 1.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } cuenta 1 o 14, como quieras cada vez.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Cerca de { $ending_target } puntos, a ti solo te cuenta una cosa: más cartas si empiezas la mano con { $restricted_cards } puntos, { CARDS("10D") } con { $restricted_ten }, y más picas con { $restricted_to }. Si la consigues, ganas, puntúen lo que puntúen los demás. Si no, no puntúas nada.{ $ending_near_target ->
            [last_five] {" "}Con { $restricted_from } puntos solo puntúan más cartas y { CARDS("10D") }, y con { $restricted_next }, solo más cartas y más picas.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Un turno puede tener varios pasos. En exactamente uno juegas una carta de tu mano. Antes y después puedes formar y añadir a formas con cartas que ya están en juego, tantas veces como quieras. Di cuándo termina tu turno. Una carta suelta es una base a la que puedes añadir, si tienes una carta de su valor y no hay ninguna forma de ese valor.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Una forma nueva de un solo grupo no puede llevar cartas de los montones.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Después de cada turno tomas una carta del mazo, mientras queden.
        [all_cards] { $stock ->
            [never] Se reparte toda la baraja de una vez.
            [always] Se reparte de una vez la mitad de la baraja, y la otra mitad cuando se han jugado esas cartas.
           *[two] Se reparte toda la baraja de una vez, pero si son dos jugadores, en dos mitades.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Un rival puede insistir en que la carta con la que capturas o tiras se lleve todo lo que pueda, y en que todas las cartas sueltas y las de arriba de los montones que encajen se añadan a { book-play-own-builds }.
        [always] La carta con la que capturas o tiras se tiene que llevar todo lo que pueda, y todas las cartas sueltas y las de arriba de los montones que encajen se tienen que añadir a { book-play-own-builds }.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Una naranja ({ $deck_pack ->
            [rook_40] una carta roja y una amarilla
           *[other] un corazón y un diamante
        } que te llevas de la mesa en una jugada) da { $calling_orange_points ->
            [one] { $calling_orange_points } punto
           *[other] { $calling_orange_points } puntos
        } si la cantas.
        [always] Una naranja ({ $deck_pack ->
            [rook_40] una carta roja y una amarilla
           *[other] un corazón y un diamante
        } que te llevas de la mesa en una jugada) da { $calling_orange_points ->
            [one] { $calling_orange_points } punto
           *[other] { $calling_orange_points } puntos
        }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Entre dos turnos puedes parar el juego y reclamar la meta{ $words_claim ->
            [none] { "" }
           *[other] {" "}(«{ $words_claim }»)
        } si crees que tienes { $ending_target } puntos. Si tu puntuación y los puntos de esta mano que ya no puedes perder suman { $ending_target }, ganas. Si no, la mano se acaba: te anotas { $calling_false_claim_points } por ella, los demás se anotan los puntos que ya no pueden perder, y la próxima vez no repartes.
        [announce] Gana de inmediato el primer jugador que { $words_claim ->
            [none] anuncia { $ending_target } puntos
           *[other] dice «{ $words_claim }»
        }, si su puntuación y los puntos de esta mano que ya no puede perder suman { $ending_target }. No importa de quién sea el turno. Lleva la cuenta. { $calling_false_announcement ->
            [nothing] Equivocarse no cuesta nada.
           *[game] Quien se equivoca pierde la partida.
        }
       *[none] { "" }
    }
book-short-casino = Lo demás es como en el Casino. Juega una carta para llevarte { $capturing_combinations ->
        [one] una carta de la mesa de su mismo valor, o un grupo que suma lo mismo
       *[many] cartas de la mesa de su mismo valor y grupos que suman lo mismo
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}O júntala con cartas de la mesa en una forma, para llevártelas después con otra carta.
    } O tírala: déjala en la mesa.

## Qué más es distinto, para quien conoce el Casino

book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Las cartas capturadas quedan boca arriba, con la carta que las capturó encima.
        [accumulated] Las cartas capturadas quedan boca arriba, en el orden en que llegaron a la mesa, con la carta que las capturó encima.
       *[lowest_on_top] Las cartas capturadas quedan boca arriba. Las de una captura, también la que capturó, van por valor, con la más baja arriba.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Las figuras van debajo de todos los números{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , en tu propio montón o en el de tu pareja
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] La carta de arriba de un montón rival la puedes añadir a una forma o a una base, como una carta suelta: en cada grupo, una sola de cada montón, pero el grupo siguiente puede usar la de debajo.{ $capturing_tops ->
            [none] {" "}No te la puedes llevar directamente.
           *[other] { "" }
        }
        [steps_others] La carta de arriba de cualquier otro montón{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , también del de tu pareja,
        } la puedes añadir a una forma o a una base, como una carta suelta: en cada grupo, una sola de cada montón, pero el grupo siguiente puede usar la de debajo.{ $capturing_tops ->
            [none] {" "}No te la puedes llevar directamente.
           *[other] { "" }
        }
        [hand_opponents] Cuando añades una carta de tu mano a tu propia forma, puedes añadir también las cartas de arriba de los montones rivales, una de cada uno, pero no para una forma nueva ni para subir una.
        [hand_others] Cuando añades una carta de tu mano a tu propia forma, puedes añadir también las cartas de arriba de los demás montones, una de cada uno, pero no para una forma nueva ni para subir una.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Puedes añadir a { book-play-own-builds } tantas veces como quieras.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] A una forma de tu pareja le puedes añadir sin tener una carta de su valor. Sigue siendo suya.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Puedes formar para tu pareja sin tener la carta, si un rival cambió su forma de ese valor u otro jugador se la llevó, y desde entonces tu pareja no ha jugado una carta de ese valor. La forma es suya.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Una primera mesa con { $dealing_rich_pictures } figuras o más se devuelve y se corta otra vez.
           *[other] { $rich_pictures ->
                [0] Una primera mesa que vale { $dealing_rich_points } puntos o más se devuelve y se corta otra vez.
               *[other] Una primera mesa que vale { $dealing_rich_points } puntos o más, o que tiene { $dealing_rich_pictures } figuras o más, se devuelve y se corta otra vez.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Cuando añades a una forma, puedes juntarla con otra del mismo valor.
               *[other] { "" }
            }
        }
        [must_merge] Solo hay una forma de cada valor: una segunda se tiene que juntar con ella. Si a la primera no le puedes añadir nada, no puedes hacer la segunda.
       *[other] { "" }
    }
book-different-at-least = { $points }, con { $at_least } o más
book-different-not-counted = Aquí no cuentan: { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
book-different-priority =
    { $several ->
        [priority_count] Si varios { book-sides } llegan a { $ending_target } en la misma mano, los puntos de esa mano se suman concepto por concepto: { $order }. Gana el primero que llega a { $ending_target }, aunque en total tenga menos.
       *[other] { "" }
    }
