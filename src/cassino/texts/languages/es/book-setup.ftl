### El reglamento: las cartas, los jugadores, el reparto y lo que valen las cartas

## Las cartas

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Usen 40 cartas: una baraja corriente sin comodines, jotas, reinas ni reyes.
        [italian_40] Usen 40 cartas: una baraja italiana, o una corriente sin comodines, ochos, nueves ni dieces. Los oros italianos son aquí los diamantes.
        [rook_40] Usen 40 cartas de Rook: del 1 al 10 en rojo, amarillo, verde y negro, sin el pájaro ni los números mayores de 10.
       *[french_52] Usen una baraja corriente de 52 cartas, sin comodines.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Con cartas corrientes, usen del as al diez: los corazones son rojos, los diamantes amarillos, los tréboles verdes y las picas negras.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] De estas, usen solo los números y figuras { $ranks }: { $pack_size } cartas.
        [suits] De estas, usen solo los palos { $suits }: { $pack_size } cartas.
        [both] De estas, usen solo los números y figuras { $ranks } de los palos { $suits }: { $pack_size } cartas.
       *[all] { "" }
    }

## Los jugadores

book-setup-players =
    { $player_counts ->
        [1] Juegan { $players } jugadores.
       *[other] Pueden jugar { $players } jugadores.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Normalmente son { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Cada uno juega por su cuenta.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] Si son cuatro, juegan en parejas. Los dos de una pareja se sientan frente a frente, tienen un montón cada uno y puntúan juntos.
           *[side] Si son cuatro, juegan en parejas. Los dos de una pareja se sientan frente a frente, comparten un montón y puntúan juntos.
        } { $fewer ->
            [none] Una pareja es un bando.
           *[other] Si son { $fewer }, cada uno juega por su cuenta. Un bando es una pareja, o un jugador sin pareja.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Para elegir las parejas, repartan cartas boca arriba: los dos primeros que reciban { $deck_pack ->
            [rook_40] un 1
           *[other] un as
        } juegan juntos.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] El turno pasa hacia la derecha, en sentido contrario al reloj.
           *[clockwise] El turno pasa hacia la izquierda, en el sentido del reloj.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Quién reparte primero se decide al azar, y después se turnan para repartir.
           *[other] Quién reparte primero se decide al azar. Después de cada mano reparte el siguiente.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Quién reparte primero se decide al azar. Desde la segunda mano, quien perdió la anterior recibe la primera carta y sale, y quien ganó reparte. Después de un empate, sale el otro.
           *[other] Quién reparte primero se decide al azar. Desde la segunda mano, quien hizo menos puntos en la anterior recibe la primera carta y sale, y reparte quien juega justo antes. Si son varios los que hicieron menos, sale el primero de ellos por turno después de quien salió la última vez.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Quién reparte primero se decide al azar. Quien hace la última captura de una mano sale en la siguiente, y reparte el otro. Si nadie capturó nada, cambia quien reparte.
           *[other] Quién reparte primero se decide al azar. Quien hace la última captura de una mano sale en la siguiente, y reparte quien juega justo antes. Si nadie capturó nada, reparte el siguiente.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Quién reparte primero se decide al azar. Desde la segunda mano, quien ganó la anterior sale, y quien perdió reparte. Después de un empate, sale el otro.
           *[other] Quién reparte primero se decide al azar. Desde la segunda mano, quien hizo más puntos en la anterior sale, y reparte quien juega justo antes. Si son varios los que hicieron más, sale el primero de ellos por turno después de quien salió la última vez.
        }
        [winner_deals] { $two ->
            [only] Quién reparte primero se decide al azar. Desde la segunda mano reparte quien ganó la anterior. Después de un empate, reparte el otro.
           *[other] Quién reparte primero se decide al azar. Desde la segunda mano reparte quien hizo más puntos en la anterior. Si son varios los que hicieron más, reparte el primero de ellos por turno después de quien repartió la última vez.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Sale el rival de quien reparte{ $dealing_replenish ->
                [rounds] , en todas las vueltas
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , en las dos mitades de la mano
                }
               *[draw] { "" }
            }.
           *[other] Sale quien sigue al que reparte{ $dealing_replenish ->
                [rounds] , en todas las vueltas
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(con dos jugadores, en las dos mitades de la mano)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] En la primera vuelta sale el rival de quien reparte.
           *[other] En la primera vuelta sale quien sigue al que reparte.
        } Quien hace la última captura de una vuelta sale en la siguiente. Si nadie capturó nada, vuelve a salir el mismo.
       *[after_dealer] { "" }
    }

## El reparto

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Mezclen la baraja. Quien va a salir saca { $dealing_table ->
            [one] { $dealing_table } carta
           *[other] { $dealing_table } cartas
        } { $dealing_leader_cuts ->
            [yes] del lugar que quiera
           *[no] de en medio
        } y { $dealing_table ->
            [one] la pone
           *[other] las pone
        } boca arriba en la mesa.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Si { $dealing_rich_pictures } o más de estas cartas son figuras, devuélvanlas, mezclen y corten otra vez.
           *[other] { $rich_pictures ->
                [0] Si estas cartas valen { $dealing_rich_points } puntos o más, devuélvanlas, mezclen y corten otra vez.
               *[other] Si estas cartas valen { $dealing_rich_points } puntos o más, o si { $dealing_rich_pictures } o más son figuras, devuélvanlas, mezclen y corten otra vez.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Reparte el resto de la baraja a los jugadores, boca abajo.
           *[no] { $dealing_table ->
                [0] Reparte toda la baraja, boca abajo. La mesa está vacía, así que el primero solo puede tirar.
                [one] Pon { $dealing_table } carta boca arriba en la mesa y reparte el resto, boca abajo.
               *[other] Pon { $dealing_table } cartas boca arriba en la mesa y reparte el resto, boca abajo.
            }
        } { $stock ->
            [always] Al principio reparte solo la mitad de las cartas. Cuando se hayan jugado, reparte la otra mitad. La mesa se queda como está.
            [two] Si son dos jugadores, al principio reparte solo la mitad de las cartas. Cuando se hayan jugado, reparte la otra mitad. La mesa se queda como está.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Reparte { $dealing_hand } carta a cada jugador, boca abajo.
               *[other] Reparte { $dealing_hand } cartas a cada jugador, boca abajo.
            }
           *[no] { $dealing_hand ->
                [one] Reparte { $dealing_hand } carta a cada jugador, boca abajo
               *[other] Reparte { $dealing_hand } cartas a cada jugador, boca abajo
            }{ $dealing_table ->
                [0] , y ninguna a la mesa. Por eso el primero solo puede tirar.
               *[other] , y { $dealing_table } a la mesa, boca arriba.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Reparte de { $dealing_packet } en { $dealing_packet }, primero a quien juega después de ti, y al final a ti.
       *[other] { $to_table ->
            [yes] Reparte de { $dealing_packet } en { $dealing_packet }, primero { $two ->
                [only] al otro jugador
               *[other] a los demás jugadores
            }, después a la mesa y al final a ti.
           *[no] Reparte de { $dealing_packet } en { $dealing_packet }, primero { $two ->
                [only] al otro jugador
               *[other] a los demás jugadores
            } y al final a ti.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Cuando nadie tenga cartas, reparte otras { $dealing_hand } a cada jugador, y ninguna a la mesa. Esa es la vuelta siguiente. Sigue así hasta que se acabe la baraja.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] El resto de la baraja es el mazo. Al final de cada turno toma la carta de arriba, para tener siempre { $dealing_hand }. Cuando el mazo se acabe, jueguen hasta quedarse sin cartas.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Si no alcanzan las cartas para una vuelta completa, repártelas por igual hasta donde alcancen. Las que sobren van boca arriba a la mesa antes de jugar esa vuelta.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Antes del reparto, quien sigue al que reparte corta la baraja y puede mirar la carta que quedará al final{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : quien reparte la recibe en la última vuelta
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] La última vuelta se juega con todas las manos boca arriba en la mesa.
    }

## Lo que valen las cartas

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Las cartas del 2 al 10 cuentan lo que dice su número.
           *[one] Un as cuenta 1, y las cartas del 2 al 10 cuentan lo que dice su número.
        } Las figuras (jotas, reinas y reyes) no tienen número. { $building_source ->
            [none] Nunca son parte de una suma.
           *[other] Nunca son parte de una suma ni de una forma.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Las cartas del 2 al 10 cuentan lo que dice su número,
           *[one] Un as cuenta 1, las cartas del 2 al 10 cuentan lo que dice su número,
        } una jota 11, una reina 12 y un rey 13. Las figuras se usan como cualquier otra carta.
        [low] { $counting_ace ->
            [one_or_fourteen] Las cartas del 2 al 7 cuentan lo que dice su número,
           *[one] Un as cuenta 1, las cartas del 2 al 7 cuentan lo que dice su número,
        } una jota (o sota) 8, una reina (o caballo) 9 y un rey 10. Las figuras se usan como cualquier otra carta.
       *[none] { $counting_ace ->
            [one_or_fourteen] Las cartas del 2 al 10 cuentan lo que dice su número.
           *[one] { $deck_pack ->
                [rook_40] Cada carta cuenta su número.
               *[other] Un as cuenta 1, y las cartas del 2 al 10 cuentan lo que dice su número.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } cuenta 1 o 14. Cuando juegas uno, eliges su valor para toda la jugada. En la mesa cuenta 1 en una suma con otras cartas, y 1 o 14 si está solo.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } cuenta 1 o 14, como quieras en cada jugada y con cada { book-ace }, en tu mano o en la mesa, solo o en una suma.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Algunas cartas cuentan más en tu mano: { $in_hand }. Se llevan cartas y grupos de ese valor. En la mesa cuentan lo mismo que cualquier otra carta igual.
    }
