### La hoja de puntos: partidas con cartas de verdad

## Una hoja en frases

scorepad-two-sides = { $title }: { PLAYERS($a) } contra { PLAYERS($b, case: "object") }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Esta partida es de una sola mano; gana quien tiene más puntos.
       *[other] Gana quien tiene más puntos después de { $deals } manos.
    }
scorepad-goal-target =
    { $target ->
        [1] Gana el primer bando que llega a 1 punto.
       *[other] Gana el primer bando que llega a { $target } puntos.
    }
scorepad-tiebreak = Esta mano desempata: todos los bandos pueden puntuar por todo.
scorepad-deal =
    { WHO($dealer) ->
        [you] Mano { $number }, repartes tú.
       *[other] Mano { $number }, reparte { NAME($dealer) }.
    }

scorepad-line-one =
    { FORM($side) ->
        [you] { $title }: { SCORES($counts) }. Te anotas { $points }.
        [one] { $title }: { SCORES($counts) }. { PLAYERS($side) } se anota { $points }.
       *[several] { $title }: { SCORES($counts) }. { PLAYERS($side) } se anotan { $points }.
    }
scorepad-line-several = { $title }: { SCORES($counts) }. Puntos: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Nadie puntúa.
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: te anotas { $points }.
        [one] { $title }: { PLAYERS($side) } se anota { $points }.
       *[several] { $title }: { PLAYERS($side, case: "inside") } se anotan { $points }.
    }
scorepad-points-several = { $title }: puntos: { SCORES($points) }.
scorepad-points-nobody = { $title }: nadie puntúa.
scorepad-this-deal = Esta mano: { SCORES($scores) }.
scorepad-match-score = Marcador de la partida: { SCORES($scores) }.

scorepad-level = { $title }: empate a { $most } entre { PLAYERS($side, case: "inside") }, así que nadie puntúa.
scorepad-level-one-each = { $title }: empate a { $most } entre { PLAYERS($side, case: "inside") }, 1 punto para cada bando.

## Quién ha ganado

scorepad-shared = Empate entre { PLAYERS($winners, case: "inside") }: la victoria es compartida.
scorepad-won-target =
    { FORM($side) ->
        [you] Ganas la partida con { $score } puntos, jugando a { $target }.
        [one] { PLAYERS($side) } gana la partida con { $score } puntos, jugando a { $target }.
       *[several] { PLAYERS($side) } ganan la partida con { $score } puntos, jugando a { $target }.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] Ganas la partida por tener más puntos.
        [one] { PLAYERS($side) } gana la partida por tener más puntos.
       *[several] { PLAYERS($side) } ganan la partida por tener más puntos.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] Ganas la partida reclamando la meta.
        [one] { PLAYERS($side) } gana la partida reclamando la meta.
       *[several] { PLAYERS($side) } ganan la partida reclamando la meta.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Ganas la partida por anunciar antes la meta.
        [one] { PLAYERS($side) } gana la partida por anunciar antes la meta.
       *[several] { PLAYERS($side) } ganan la partida por anunciar antes la meta.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] Ganas la partida porque la reclamación era equivocada.
        [one] { PLAYERS($side) } gana la partida porque la reclamación era equivocada.
       *[several] { PLAYERS($side) } ganan la partida porque la reclamación era equivocada.
    }
scorepad-won-limit =
    { FORM($side) ->
        [you] Ganas la partida con { scorepad-needed }.
        [one] { PLAYERS($side) } gana la partida con { scorepad-needed }.
       *[several] { PLAYERS($side) } ganan la partida con { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] la mayoría de cartas
        [spades] la mayoría de picas
        [ten] { CARDS("10D") }
        [cards-ten] la mayoría de cartas y { CARDS("10D") }
       *[cards-spades] la mayoría de cartas y la de picas
    }
scorepad-limit-first = El bando ganador fue el primero en tener lo que necesitaba.
scorepad-limit-anyway = Los puntos de los demás bandos no importan.
scorepad-won-sweep =
    { FORM($side) ->
        [you] Ganas la partida: en el orden del recuento llegas antes a { $target }, con un virado.
        [one] { PLAYERS($side) } gana la partida: llega antes a { $target } en el orden del recuento, con un virado.
       *[several] { PLAYERS($side) } ganan la partida: llegan antes a { $target } en el orden del recuento, con un virado.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] Ganas la partida: en el orden del recuento llegas antes a { $target }, con { CARDS($cards) }.
        [one] { PLAYERS($side) } gana la partida: llega antes a { $target } en el orden del recuento, con { CARDS($cards) }.
       *[several] { PLAYERS($side) } ganan la partida: llegan antes a { $target } en el orden del recuento, con { CARDS($cards) }.
    }
scorepad-won-line =
    { FORM($side) ->
        [you] Ganas la partida: en el orden del recuento llegas antes a { $target } ({ $title }).
        [one] { PLAYERS($side) } gana la partida: llega antes a { $target } en el orden del recuento ({ $title }).
       *[several] { PLAYERS($side) } ganan la partida: llegan antes a { $target } en el orden del recuento ({ $title }).
    }

## Una hoja como tabla (CSV)

scorepad-csv-separator = ;
scorepad-csv-deal = mano
scorepad-csv-dealer = reparte
scorepad-csv-item = concepto
scorepad-csv-count = { $side }: recuento
scorepad-csv-points = { $side }: puntos
scorepad-csv-this-deal = esta mano
scorepad-csv-match-score = marcador de la partida

## Lo que está mal en una mano

scorepad-side = Bando { $letter }
scorepad-problems = { $problems }
scorepad-deal-problem = Mano { $number }: { $problem }
scorepad-kind =
    { $kind ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
        [spades] picas
        [green] cartas verdes
        [yellow] cartas amarillas
        [red] cartas rojas
        [black] cartas negras
       *[cards] cartas
    }
scorepad-wrong-sides = Anota { $sides } bandos, no { $entered }.
scorepad-wrong-seats = Los puestos van de 0 a { $last }.
scorepad-no-rulings = Una mano no puede terminar por una carta expuesta: este juego no tiene sanciones para los errores.
scorepad-dealer-exposed = Quien reparte no puede terminar la mano por una carta expuesta.
scorepad-two-endings = Una mano termina con una reclamación o por una carta expuesta, no por las dos cosas.
scorepad-exposed-counts = En una mano que terminó por una carta expuesta no cuenta nada: ni cartas, ni virados, ni cantos.
scorepad-cards-or-numbers = { $side }: anota las cartas capturadas o cuántas son, no las dos cosas.
scorepad-not-in-pack = { $side }: no están en la baraja: { $cards }.
scorepad-no-oranges = { $side }: en este juego no hay naranjas.
scorepad-negative-calls = { $side }: el número de cantos no puede ser negativo.
scorepad-no-penalties = { $side }: este juego no tiene penalizaciones.
scorepad-negative-cards = { $side }: el número de cartas no puede ser negativo.
scorepad-number-missing = { $side }: falta el número de { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 carta es muy poco para los palos y las cartas que anotaste.
       *[other] { $side }: { $cards } cartas son muy pocas para los palos y las cartas que anotaste.
    }
scorepad-more-named = { $side }: el número de { scorepad-kind } es { $count }, pero nombraste { $named }.
scorepad-entered-twice = Anotadas para dos bandos: { $cards }.
scorepad-nobody-has = Nadie tiene estas: { $cards }.
scorepad-too-many-in-all = Entre todos los bandos tienen { $sum } { scorepad-kind }, pero la baraja tiene { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Entre todos los bandos tienen { $sum } { scorepad-kind }: falta 1.
       *[other] Entre todos los bandos tienen { $sum } { scorepad-kind }: faltan { $missing }.
    }
scorepad-no-sweeps = En este juego los virados no cuentan.
scorepad-side-no-sweeps = { $side }: con { $points } puntos o más ya no se hacen virados.
scorepad-sweep-no-side = Un virado no tiene bando: los bandos van de 0 a { $last }.
scorepad-sweep-no-size = Falta el tamaño de un virado.
scorepad-two-first-sweeps = Solo un virado se puede hacer con la primera jugada de una mano.
scorepad-first-sweep-side = Solo { $side } puede haber hecho virado con la primera jugada de esta mano.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 virado necesita más cartas de las que tiene este bando.
       *[other] { $side }: { $count } virados necesitan más cartas de las que tiene este bando.
    }
scorepad-unknown-event = No existe el suceso «{ $event }» del bando { $number }.
scorepad-event-not-so = { $side }: con las cartas anotadas, este bando no tiene { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] la mayoría de cartas
        [spades] la mayoría de picas
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = { $sides } tienen lo que necesitan para ganar. ¿Quién lo tuvo primero?
scorepad-deal-goes-on = El anuncio fue equivocado, así que la mano sigue. Anótala cuando termine.
scorepad-nothing-to-undo = No se anotó ninguna mano.
scorepad-best-missing = Para la primiera, nadie nombró la mejor carta de { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] En una hoja cabe 1 mano.
       *[other] En una hoja caben { $most } manos.
    }
scorepad-no-deal = No existe la mano { $number }.

## Lo que está mal al empezar una hoja

scorepad-wrong-players = { $title } es para { $players }, no para { $count }.
scorepad-same-name = El nombre «{ $name }» aparece dos veces. Dale a cada jugador un nombre distinto.
scorepad-wrong-dealer = Reparte primero el puesto { $seat }, pero ningún jugador tiene ese puesto.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } se juega a una mano, no hasta una meta.
       *[other] { $title } se juega a { $deals } manos, no hasta una meta.
    }
scorepad-wrong-target = La meta es { $target }, pero puede ir de 1 a { $most }.

## Lo que está mal en un archivo

scorepad-file-too-long = El texto es demasiado largo para una hoja de puntos.
scorepad-no-json = Esto no es una hoja de puntos: { $problem }.
scorepad-no-sheet = Esto no es una hoja de puntos: le falta "cassino score".
scorepad-version = La hoja de puntos tiene la versión { $found }, pero este programa lee la versión { $expected }.
scorepad-wrong-parts = Estas partes de la hoja de puntos faltan o están mal: { $parts }.
scorepad-json-object = { $where } es { $found }, pero tiene que ser un objeto.
scorepad-json-unknown = { $where } tiene partes desconocidas: { $parts }.
scorepad-json-list = { $where } es { $found }, pero tiene que ser una lista de { $most } como máximo.
scorepad-json-exact-list = { $where } es { $found }, pero tiene que ser una lista de { $count }.
scorepad-json-sides = { $where } tiene { $count } bandos, pero el juego tiene { $sides }.
scorepad-json-number = { $where } es { $found }, pero tiene que ser un número de 0 a { $most }.
scorepad-json-flag = { $where } es { $found }, pero tiene que ser true o false.
scorepad-json-one-of = { $where } es { $found }, pero tiene que ser uno de { $known }.
scorepad-json-twice = { $where } tiene una carta dos veces.
scorepad-json-card = { $where }: { $problem }
scorepad-json-missing = nada

## En la terminal: comandos

scorepad-help-answer = Contesta cada pregunta y presiona Entrar. Si hay una respuesta entre corchetes, Entrar la conserva.
scorepad-help-names = Nombra a un jugador por las primeras letras de su nombre, o por su número.
scorepad-help-cards = Escribe las cartas como `AS 10D`: número o figura y palo (C tréboles, D diamantes, H corazones, S picas).
scorepad-help-last-side = El último bando tiene lo que no tienen los demás, así que por él no se pregunta.
scorepad-help-commands = En cualquier pregunta también puedes escribir:
scorepad-help-back = `atrás`: la pregunta anterior.
scorepad-help-claim = `reclamar Ana`: Ana reclamó que había llegado a la meta, y con eso terminó la mano. `reclamar nadie`: no fue nadie.
scorepad-help-exposed = `expuesta Beto`: Beto terminó la mano porque quien repartía expuso una carta. `expuesta nadie`: no fue nadie.
scorepad-help-score = `puntos`: toda la hoja hasta ahora.
scorepad-help-undo = `deshacer`: deshace la última mano.
scorepad-help-edit = `corregir 2`: corrige la mano 2. Entrar conserva una respuesta.
scorepad-help-export = `exportar ARCHIVO.txt` o `exportar ARCHIVO.csv`: escribe la hoja en un archivo.
scorepad-help-rules = `reglas`: las reglas de este juego. `reglas puntos`: una sección.
scorepad-help-help = `ayuda`: esta lista.
scorepad-help-quit = `salir`: deja el programa. La hoja queda guardada.

## En la terminal: respuestas que no sirven

scorepad-no-number = «{ $word }» no es un número que sirva aquí.
scorepad-no-name = «{ $word }» no es uno de estos: { $names }.
scorepad-not-free = No es una de las cartas de la pregunta, o la tiene otro bando: { $cards }.
scorepad-above-most = { $number } es demasiado: aquí es posible { $most } como máximo. Escribe { $back } si una respuesta anterior era incorrecta.
scorepad-one-best = Nombra solo la mejor carta de cada palo.
scorepad-one-or-two = Escribe un número, o dos: las naranjas y después los cantos equivocados.
scorepad-number-or-cards = Escribe un número o cartas.
scorepad-named-twice = Nombradas dos veces: { CARDS($cards) }.
scorepad-cannot-claim = Ahora no se puede reclamar nada.
scorepad-cannot-expose = Esta mano no puede terminar por una carta expuesta: estas reglas no tienen sanciones para los errores.
scorepad-edit-number = Escribe corregir y el número de una mano anotada, como `corregir 1`.
scorepad-export-ending = Escribe exportar y un archivo que termine en .txt o .csv.

## En la terminal: preguntas sobre una mano

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: ¿cuántas cartas? O nómbralas todas:
scorepad-ask-suit =
    { $kind ->
        [clubs] { $side }: ¿cuántos { scorepad-kind }?
        [diamonds] { $side }: ¿cuántos { scorepad-kind }?
        [hearts] { $side }: ¿cuántos { scorepad-kind }?
       *[other] { $side }: ¿cuántas { scorepad-kind }?
    }
scorepad-ask-special = { $side }: ¿cuáles de estas: { $cards }? Escríbelas todas, o Entrar si ninguna:
scorepad-ask-best = { $side }: ¿la mejor carta de cada palo, para la primiera? El orden es 7, 6, as, 5, 4, 3, 2, figuras:
scorepad-ask-oranges = { $side }: ¿cuántas naranjas y cuántos cantos equivocados? Entrar si ninguno:
scorepad-ask-sweeps = { $side }: ¿cuántos virados? Entrar si ninguno:
scorepad-ask-sweep-list = Nombra los virados en orden, como { $example }. Entrar si no hubo:
scorepad-ask-sweep-sizes = Nombra los virados en orden, y cuántas cartas de la mesa se llevó cada uno, como { $example }. Entrar si no hubo:
scorepad-ask-sweep-first = Nombra los virados en orden, con «primero» detrás de un virado hecho con la primera jugada de la mano, como { $example }. Entrar si no hubo:
scorepad-ask-sweep-both = Nombra los virados en orden, y cuántas cartas de la mesa se llevó cada uno, con «primero» detrás de un virado hecho con la primera jugada de la mano, como { $example }. Entrar si no hubo:
scorepad-ask-too-few = ¿Cuántas veces repartió { $name } cartas de menos? Entrar si nunca:
scorepad-ask-too-many = ¿Cuántas veces repartió { $name } cartas de más? Entrar si nunca:
scorepad-ask-unwon = ¿Quién hizo una forma que nadie podía llevarse en el turno siguiente? Nombres separados por comas, o Entrar si nadie:
scorepad-ask-first = { $sides } tienen lo que necesitan para ganar. Repasen los montones: ¿quién lo tuvo primero? Escribe un nombre, o juntos:

## En la terminal: lo que se dice

scorepad-kept-beside = Esta hoja de puntos continúa en { $file }.
scorepad-kept = La hoja de puntos se guarda en { $file }. Escribe ayuda para ver los comandos.
scorepad-input-ended = La entrada terminó. Para continuar después: cassino score --resume { $file }
scorepad-stopped = Detenido. Para continuar después: cassino score --resume { $file }
scorepad-goodbye = Adiós. Para continuar después: cassino score --resume { $file }
scorepad-after-match = Escribe deshacer, corregir y el número de una mano, exportar y un archivo, o salir:
scorepad-next-deal =
    { WHO($dealer) ->
        [you] Mano { $number }. Repartes tú. Marcador: { SCORES($scores) }.
       *[other] Mano { $number }. Reparte { NAME($dealer) }. Marcador: { SCORES($scores) }.
    }
scorepad-cannot-be = Esto no puede ser:
scorepad-again = Contesta de nuevo, por favor. Entrar conserva una respuesta.
scorepad-is-right = ¿Está bien? Sí, o no para corregirlo:
scorepad-first-question = Esta es la primera pregunta.
scorepad-taken-back = Se deshizo la mano { $number }. Entrar conserva una respuesta.
scorepad-not-written = No se escribió.
scorepad-written = Escrito: { $file }
scorepad-ended-exposed = { NAME($who) } terminó la mano por una carta expuesta.
scorepad-ended-claim = { NAME($who) } reclamó que había llegado a la meta.
scorepad-if-counted-out = Si alguien reclamó la meta, escribe reclamar y el nombre.
scorepad-if-announced = Si alguien anunció la meta, escribe reclamar y el nombre.
scorepad-if-exposed = Si alguien terminó la mano porque quien repartía expuso una carta, escribe expuesta y el nombre.
scorepad-no-folder = No se puede crear la carpeta { $folder }: { $problem }.
scorepad-no-latest = No hay ninguna hoja guardada en { $folder }.
scorepad-cannot-resume =
    { $file } no es una hoja de puntos que se pueda continuar:
    { $problem }
