### La comprobación de una mano terminada

fair-title = Comprobación de la mano { $deal }
fair-is-wrong = Algo no cuadra en esta mano.
fair-is-partly-right = Todo lo que se pudo comprobar está bien.
fair-is-right = Esta mano es la que se prometió.
fair-right = Bien:
fair-wrong = Mal:
fair-unchecked = Sin comprobar:
fair-promise = Promesa: <code>{ $hash }</code>
fair-explained = Tu navegador repartió las cartas de nuevo y las comparó. En la documentación, «Fair deals» dice lo que esto no puede demostrar.

fair-no-promise = El servidor no prometió nada sobre las cartas de esta partida.
fair-promise-gone = La promesa del servidor para esta partida desapareció.
fair-not-revealed = El servidor no reveló la semilla de esta mano.
fair-promise-forgotten = Este navegador ya no tiene la promesa de esta partida, así que no puede comparar.
fair-same-promise = La promesa es la que se mostró al principio a este navegador.
fair-other-promise = La promesa no es la que se mostró al principio a este navegador.
fair-seed-fits = La semilla de la mano cuadra con la promesa.
fair-seed-misfits = La semilla de la mano no cuadra con la promesa.
fair-promise-changed = El servidor cambió su promesa.
fair-dealing-changed = El servidor cambió la manera de repartir.
fair-numbers-changed = El servidor cambió los números al azar de los jugadores en una mano.

fair-own-used = Tu propio número al azar entró en la mezcla.
fair-own-left-out = Tu propio número al azar quedó fuera: llegó tarde o el servidor no lo tuvo en cuenta.
fair-own-replaced = Se usó otro número al azar en lugar del tuyo.
fair-own-unknown = Para tu puesto se usó un número al azar que este navegador no envió.
fair-own-missing = Este navegador no envió a tiempo un número al azar, así que la mano depende de la promesa y de los números de los demás jugadores.
fair-their-unknown = { $name } envió un número al azar, pero nada muestra si estaba fijado antes que el tuyo.
fair-their-fixed = El número al azar de { $name } estaba fijado antes de que se conociera el tuyo.
fair-their-late = El número al azar de { $name } no estaba fijado antes de que se conociera el tuyo.

fair-cards-unseen = Este navegador no vio ninguna carta de esta mano.
fair-after-ruling = En esta mano se sancionó un mal reparto, así que no se comprobaron las cartas que llegaron después.
fair-cards-differ = La semilla y los números al azar reparten cartas distintas de las que viste: { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } carta que viste repartir o jugar está donde la ponen la semilla y los números al azar.
       *[other] { $count } cartas que viste repartir o jugar están donde las ponen la semilla y los números al azar.
    }
