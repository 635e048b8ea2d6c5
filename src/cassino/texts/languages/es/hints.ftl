### Dónde mirar, sin nombrar ninguna carta

nudge-sweep = Puedes llevarte toda la mesa.
nudge-several = Con una sola captura te puedes llevar varias cosas.
nudge-sum = Hay cartas en la mesa que suman lo mismo que una de las tuyas.
nudge-points = Puedes capturar una carta que vale puntos.
nudge-capture = Puedes capturar algo.
nudge-worthless = Puedes capturar algo, pero hay una jugada mejor.
nudge-trail = No puedes capturar nada. ¿Qué carta le sirve menos al siguiente?
nudge-build = Puedes hacer una forma y llevártela después.
nudge-join = Puedes añadir algo a una forma de la mesa.
nudge-raise = Puedes subir una forma de la mesa.
nudge-end = En este turno ya no hay nada que ganar.
nudge-claim = Cuenta lo que llevas capturado.
nudge-pass = Aquí no hace falta que digas nada.
nudge-ask = ¿Qué podrías pedir?
hint-quick = Es una pista rápida: no calcula las jugadas siguientes.

### Por qué una jugada es buena o mala, frase por frase: primero, lo que hace

valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 punto)
       *[other] { " " }({ $worth } puntos)
    }
more-cards =
    { $more ->
        [1] 1 carta más
       *[other] { $more } cartas más
    }
points =
    { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }
and-sweeps =
    { $sweep ->
        [named] { " " }y con eso toda la mesa ({ points }, { $word })
        [scored] { " " }y con eso toda la mesa ({ points })
        [plain] { " " }y con eso toda la mesa
        [cleared] { " " }y deja la mesa vacía
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [one] un uno
        [ace] un as
        [two] un dos
        [three] un tres
        [four] un cuatro
        [five] un cinco
        [six] un seis
        [seven] un siete
        [eight] un ocho
        [nine] un nueve
        [ten] un diez
        [jack] una jota
        [queen] una reina
        [knave] una sota
        [knight] un caballo
       *[king] un rey
    }
opponent =
    { FORM($by) ->
        [you] tú
        [one] { PLAYERS($by) }
       *[several] un rival
    }
opponent-first =
    { FORM($by) ->
        [you] Tú
        [one] { PLAYERS($by) }
       *[several] Un rival
    }
other-move =
    { $other ->
        [played] la jugada que se hizo
        [best] la mejor jugada
       *[next-best] la segunda mejor jugada
    }
other-move-first =
    { $other ->
        [played] La jugada que se hizo
       *[next-best] La segunda mejor jugada
    }
in-ten =
    { $tenths ->
        [0] menos de 1 vez de cada 10
        [1] más o menos 1 vez de cada 10
        [10] casi siempre
       *[other] más o menos { $tenths } veces de cada 10
    }
often =
    { $often ->
        [certain] con toda seguridad
       *[some] { in-ten }
    }
some-cards =
    { FORM($by) ->
        [you] Puede que tengas
        [one] Puede que { PLAYERS($by) } tenga
       *[several] Puede que un rival tenga
    } { $count ->
        [1] la carta con la que
        [2] una de las dos cartas con las que
        [3] una de las tres cartas con las que
        [4] una de las cuatro cartas con las que
       *[other] una de las { $count } cartas con las que
    } { FORM($by) ->
        [you] puedes
       *[other] puede
    }

why-end-after = Después de jugar { valued }, en este turno ya no hay nada que ganar.
why-ends-after = Esto termina el turno después de jugar { valued }.
why-then = Después, en el mismo turno:

why-takes = Se lleva { valued }{ and-sweeps }.
why-leaves = Deja { valued } en la mesa.
why-leaves-to-take = Deja { valued } en la mesa, y quizá puedas llevártelo después.
why-gathers = Reúne { valued } para { a-rank }.
why-gathers-for-next-turn = Reúne { valued } para llevárselo con { a-rank } en el próximo turno.
why-builds = Forma { $value } con { valued }.
why-adds = Añade { valued } a la forma de { $value }.
why-raises = Sube una forma a { $value } con { valued }.

why-target-reached = Lo capturado hasta ahora ya alcanza para la meta.
why-orange =
    { $orange ->
        [colors] Se capturaron juntas una carta roja y una amarilla.
       *[suits] Se capturaron juntos un corazón y un diamante.
    }
why-no-orange =
    { $orange ->
        [colors] Lo capturado no es una carta roja y una amarilla.
       *[suits] Lo capturado no es un corazón y un diamante.
    }
why-insists = A tu bando le conviene que el otro tenga que llevarse o añadir esas cartas.
why-asks = La forma puede crecer, y tú puedes capturarla.
why-lets-pass = Es mejor dejar esas cartas en la mesa.
why-captures-now = Lo que capturas queda a salvo.

next-player-first =
    { $next ->
        [partner] Tu pareja
       *[opponent] El siguiente
    }
why-nobody-takes = El siguiente casi no puede llevarse nada.
why-next-holds = { next-player-first } tiene { a-rank } y puede llevarse { valued }{ sweeping }.
why-next-may-hold = Puede que { $next ->
        [partner] tu pareja
       *[opponent] el siguiente
    } tenga { a-rank } y se lleve { valued }{ sweeping }: { in-ten }.

why-as-good = { other-move-first } es más o menos igual de buena.
why-fewer-matches =
    Con { other-move } { WHO($who) ->
        [you] ganas
       *[other] { NAME($who) } gana
    } más o menos { $matches ->
        [1] 1 partida
       *[other] { $matches } partidas
    } menos de cada 100.
why-fewer-points = { other-move-first } vale más o menos { points } menos.
why-nothing-hidden = Ya se sabe dónde está cada carta, así que no hay duda.
why-build-lost =
    { opponent-first } { FORM($by) ->
        [you] puedes llevarte
       *[other] puede llevarse
    } o cambiar { WHO($who) ->
        [you] tu forma
       *[other] la forma de { NAME($who) }
    } { often }.
why-hardly-taken = Casi nadie puede capturar esa carta.
why-used =
    { opponent-first } { FORM($by) ->
        [you] puedes
       *[other] puede
    } usar esa carta en una forma { often }.
why-not-taken = Nadie puede capturar esa carta.
why-captured =
    { $often ->
        [certain] { opponent-first } { FORM($by) ->
            [you] puedes
           *[other] puede
        } capturar esa carta con { CARDS($captors, $others) }.
       *[some] { some-cards } capturar esa carta ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept =
    { opponent-first } { FORM($by) ->
        [you] puedes llevarte
       *[other] puede llevarse
    } toda la mesa { often }.
why-swept-by =
    { $often ->
        [certain] { opponent-first } { FORM($by) ->
            [you] puedes llevarte
           *[other] puede llevarse
        } toda la mesa con { CARDS($captors, $others) }.
       *[some] { some-cards } { FORM($by) ->
            [you] llevarte
           *[other] llevarse
        } toda la mesa ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared =
    { opponent-first } { FORM($by) ->
        [you] puedes
       *[other] puede
    } dejar la mesa vacía { often }.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } { FORM($by) ->
            [you] puedes
           *[other] puede
        } dejar la mesa vacía con { CARDS($captors, $others) }.
       *[some] { some-cards } dejar la mesa vacía ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept =
    Después de { other-move }, { opponent } { FORM($by) ->
        [you] puedes llevarte
       *[other] puede llevarse
    } toda la mesa { often }.
why-other-cleared =
    Después de { other-move }, { opponent } { FORM($by) ->
        [you] puedes
       *[other] puede
    } dejar la mesa vacía { often }.
why-other-loses =
    Después de { other-move }, { opponent } { FORM($by) ->
        [you] puedes
       *[other] puede
    } capturar { valued } { often }.
why-lost =
    { opponent-first } { FORM($by) ->
        [you] puedes
       *[other] puede
    } capturar { valued } { often }.
why-build-taken =
    { WHO($who) ->
        [you] Puedes llevarte la forma en tu próximo turno
       *[other] { NAME($who) } puede llevarse la forma en su próximo turno
    } { often }.
why-regained =
    { WHO($who) ->
        [you] Puedes llevarte { valued } en tu próximo turno
       *[other] { NAME($who) } puede llevarse { valued } en su próximo turno
    } { often }.
why-most =
    { WHO($who) ->
        [you] Ganas
       *[other] { NAME($who) } gana
    } la mayoría de { kind } { in-ten }, y { $against ->
        [0] menos de 1 vez de cada 10
        [1] más o menos 1 vez de cada 10
        [10] casi siempre
       *[other] más o menos { $against } veces de cada 10
    } después de { other-move }.
