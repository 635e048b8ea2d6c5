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
