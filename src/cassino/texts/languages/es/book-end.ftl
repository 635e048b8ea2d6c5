### El reglamento: los puntos de una mano, cantar y reclamar, y el final de la partida

## Los puntos

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Después de la última carta, cuenten lo que capturó cada { book-side }. Una mano vale { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , más los virados
           *[other] , más los virados y las naranjas
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , más las naranjas
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Después de la última carta, cuenten lo que capturó cada { book-side }. Una mano vale { $totals } puntos{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , más los virados
               *[other] , más los virados y las naranjas
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , más las naranjas
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Una carta puede puntuar de varias maneras: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Donde la tabla dice «más», puntúa el { book-side-that } tiene más que cualquier otro. Si hay empate, nadie puntúa.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Donde la tabla dice «más», puntúa el { book-side-that } tiene más que cualquier otro. Si hay empate, cada { book-side } empatado se anota en cambio 1 punto.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Donde la tabla dice «más», puntúa el { book-side-that } tiene más que cualquier otro. Si nadie se anota esos puntos, se suman a los mismos puntos de la mano siguiente.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Donde la tabla dice «al menos», hace falta además ese número de cartas.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Cada { book-side-that } tiene al menos { $enough_what } se anota { $enough_points }, aunque otros también lleguen a ese número.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Para la primiera, suma tu mejor carta de cada palo: un 7 cuenta 21, un 6 cuenta 18, { $deck_pack ->
            [rook_40] un 1
           *[other] un as
        } 16, un 5 cuenta 15, un 4 cuenta 14, un 3 cuenta 13, un 2 cuenta 12, { $pictures ->
            [low] una figura 10
           *[other] cualquier otra carta 10
        }. Puntúa la suma más alta. Hacen falta los cuatro palos, y si hay empate nadie puntúa.
    }

## Cantar y reclamar

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Cuando haces o subes una forma, di su valor.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Di «para mi pareja» cuando formas para ella.
        }
    }
book-end-last =
    { $last_round ->
        [last] Antes de repartir las últimas cartas, quien reparte dice «últimas».
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Antes de repartir las últimas cartas, quien reparte dice «última vuelta».
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Una naranja es { $deck_pack ->
            [rook_40] una carta roja y una amarilla
           *[other] un corazón y un diamante
        } que alguien se lleva de la mesa en una jugada, como cartas sueltas o en una forma. No cuentan la carta jugada ni lo que queda al final, y en una jugada hay una naranja como máximo.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Canta «naranja» cuando te la lleves, y te anotas { $calling_orange_points }. Si no la cantas, se los anota el primer rival que la cante antes de la jugada siguiente. { $calling_false_orange_points ->
            [0] Cantar por error no cuesta nada.
           *[other] Quien canta por error se anota { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Vale { $calling_orange_points }, aunque nadie la cante.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Entre dos turnos puedes reclamar la meta si crees que { $seating_sides ->
            [solo] tienes
           *[pairs_of_four] tu bando tiene
        } { $ending_target } puntos{ $words_claim ->
            [none] { "" }
           *[other] {" "}(«{ $words_claim }»)
        }. El juego se detiene. Suma a tus puntos lo que es seguro: las cartas que puntúan en tu montón, tus virados, y cada mayoría{ $primiera ->
            [yes] {" "}o primiera
           *[no] { "" }
        } que ya no puedes perder.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Si eso suma { $ending_target }, ganas la partida, tengan lo que tengan los demás. Si no, { $seating_sides ->
            [solo] te anotas
           *[pairs_of_four] tu bando se anota
        } { $calling_false_claim_points } por esta mano, los demás se anotan lo que es seguro, y pierdes tu próximo turno de repartir.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Entre dos jugadas cualesquiera, y después de la última, puedes { $words_claim ->
            [none] anunciar { $ending_target }
           *[other] decir «{ $words_claim }»
        }, le toque a quien le toque. Es correcto si tus puntos y lo que es seguro en esta mano suman { $ending_target }: las cartas que puntúan en tu montón, tus virados, y cada mayoría{ $primiera ->
            [yes] {" "}o primiera
           *[no] { "" }
        } que ya no puedes perder.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] El primer anuncio correcto gana la partida, aunque otro tenga los mismos puntos.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Un anuncio equivocado no cuesta nada.
           *[game] Un anuncio equivocado pierde la partida.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}De los demás, gana el jugador con más puntos.
                }
               *[pairs_of_four] {" "}De los demás, gana el bando con más puntos.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Cada mano se juega hasta el final, aunque un { book-side } ya tenga puntos suficientes para ganar.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Si quien reparte muestra una carta al repartir, otro jugador puede terminar la mano de inmediato: las cartas de esa mano no cuentan, quien reparte pierde 1 punto, y la mano siguiente la reparte ese jugador. O la mano sigue: la carta se mezcla en el mazo y se cambia por otra, y nadie pierde puntos.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Si alguien recibe cartas de menos, se juega así, y quien reparte pierde 1 punto.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Si alguien recibe cartas de más, las que sobran van boca arriba a la mesa, y quien reparte pierde 1 punto.{ $dealing_replenish ->
            [draw] { "" }
           *[other] { $stock ->
                [never] { "" }
               *[other] { " " }En la vuelta siguiente de esa mano, quien reparte recibe otras tantas de menos.
            }
        }
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Si te llevas cartas por error, devuélvelas: la carta que jugaste se queda en la mesa como si la hubieras tirado.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Si para tu próximo turno nadie ha cambiado tu forma, y no tienes ninguna carta que se la lleve, cada { book-side } rival se anota 1 punto. La forma se queda, y cualquiera se la puede llevar.
        }
       *[strict] { "" }
    }

## Ganar

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Una mano es toda la partida. Gana el { book-side } con más puntos. { book-end-level }
       *[other] Una partida son { $ending_deals } manos. Después gana el { book-side } con más puntos. { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Si varios { book-sides } empatan en el primer lugar, comparten la victoria.
       *[another_deal] Si varios { book-sides } empatan en el primer lugar, jueguen otra mano.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Sumen los puntos de todas las manos. La partida termina después de la mano en que un { book-side } llega a { $ending_target } puntos.
        }
       *[other] { "" }
    }
book-end-first-point = Gana el primer { book-side-that } se anota { $ending_target } punto, así que una partida suele ser una mano. Si nadie puntúa, repartan otra vez.
book-end-higher =
    { $several ->
        [higher_total] Si llegan varios, gana quien tiene más puntos. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Si llegan varios, sumen los puntos de esa mano concepto por concepto, en este orden: { $order }. Gana el primer { book-side-that } llega a { $ending_target }, aunque en total tenga menos.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Un { book-side-that } empieza una mano con entre { $restricted_from } y { $restricted_to } puntos tiene límites: solo puntúa por lo que dice la tabla. Si consigue lo que dice la última columna, gana, puntúen lo que puntúen los demás. { $ending_near_target ->
            [last_five] Con { $restricted_from } o { $restricted_next }, una sola de las dos cosas puntúa como siempre. Con más puntos, sin lo que pide la tabla no puntúa nada.
           *[last_three] Si no lo consigue, no puntúa nada en esa mano.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Si varios { book-sides } consiguen lo que necesitan, gana el primero que lo consigue. Una mayoría está ganada cuando ya no se puede perder ni empatar.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Las manos de desempate no tienen límites.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] El juego se detiene en cuanto un { book-side } gana la partida con puntos que nadie le puede quitar.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Un { book-side-that } llega a { $ending_target } en la primera mano gana una partida doble.
    }
