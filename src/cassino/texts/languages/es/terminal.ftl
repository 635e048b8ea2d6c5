### La partida en la terminal. El texto entre `comillas invertidas` se escribe; las cartas se escriben como 10D.

## Palabras que se pueden escribir

terminal-word-moves = jugadas
terminal-word-more = más
terminal-word-table = mesa
terminal-word-score = puntos
terminal-word-hint = pista
terminal-word-coach = entrenador
terminal-word-how = evaluar
terminal-word-why = porqué
terminal-word-undo = deshacer
terminal-word-last = últimas
terminal-word-misdeal = reparto
terminal-word-rules = reglas
terminal-word-review = análisis
terminal-word-save = guardar
terminal-word-resume = reanudar
terminal-word-new = otra, nueva
terminal-word-rematch = revancha
terminal-word-help = ayuda
terminal-word-quit = salir
terminal-word-count = contar
# ausz y kint son de las reglas húngaras
terminal-word-announce = anunciar, anuncio, ausz, kint

terminal-word-trail = tirar, tira
terminal-word-take = llevar, lleva, llevarse, toma, tomar, capturar
terminal-word-build = formar, forma
terminal-word-join = añadir, unir
terminal-word-raise = subir, sube
terminal-word-with = con
terminal-word-from = de
terminal-word-to = a, hasta
terminal-word-by = por
terminal-word-upon = en
terminal-word-and = y, e, más
terminal-word-for = para
terminal-word-partner = pareja
terminal-word-end = fin, terminar
terminal-word-insist = insistir
terminal-word-capture = captura
terminal-word-additions = añadidos
terminal-word-both = ambos
terminal-word-orange = naranja, cantar naranja
terminal-word-pass = pasar
terminal-word-ask = preguntar, pedir
# contar meta
terminal-word-out = meta

terminal-word-yes = sí
terminal-word-no = no
terminal-word-cancel = cancelar
terminal-word-none = nadie, ninguno, ninguna, nunca
terminal-word-all = todo, todos, todas
terminal-word-together = juntos, juntas
terminal-word-first = primero, primera

terminal-word-on = activado
terminal-word-off = desactivado
terminal-word-always = siempre
terminal-word-never = nunca
terminal-word-nudge = idea
terminal-word-cards = cartas
terminal-word-move = jugada
terminal-word-up = subiendo
terminal-word-down = bajando

terminal-word-go = seguir
terminal-word-slow = lento
terminal-word-normal = normal
terminal-word-fast = rápido
terminal-word-step = paso

terminal-word-solution = solución
terminal-word-skip = saltar
terminal-word-list = lista
terminal-word-deal = mano

terminal-word-log = registro
terminal-word-agree = aceptar
terminal-word-decline = rechazar
terminal-word-claim = reclamar
terminal-word-resign = rendirse
terminal-word-bot = bot
terminal-word-stop = parar

terminal-word-back = atrás
terminal-word-exposed = expuesta
terminal-word-edit = corregir
terminal-word-export = exportar

terminal-articles = el, la

## Lo que se dice de una palabra

terminal-word-ambiguous = «{ $word }» puede ser { $meanings }. Escribe más letras.
terminal-word-unknown = No conozco «{ $word }». Escribe ayuda para ver los comandos, o jugadas para ver tus jugadas.
terminal-yes-or-no = { $question } Sí o no:

## Ayuda

terminal-how-to-play = Para jugar, escribe el número de una jugada o la jugada misma.
terminal-enter-alone = Entrar sin nada muestra de nuevo la mesa y tus jugadas, o da la respuesta que dice la pregunta.
terminal-commands = Comandos (se pueden abreviar):
terminal-help-moves = `jugadas`: tus jugadas. `jugadas 8S`: las jugadas de una carta.
terminal-help-more = `más`: la página siguiente de una lista larga.
terminal-help-table = `mesa`: las cartas de la mesa y las tuyas.
terminal-help-score = `puntos`: el marcador de la partida, y lo que capturó cada bando.
terminal-help-hint = `pista`: dónde mirar. Escríbelo de nuevo para ver las cartas, y una vez más para ver una buena jugada y la razón. `pista jugada`: la jugada de una vez.
terminal-help-coach = `entrenador activado`: un aviso antes de un descuido. `entrenador desactivado`: sin avisos.
terminal-help-how = `evaluar`: lo buena que fue tu última jugada, y qué era mejor.
terminal-help-why = `porqué`: la razón de la última jugada de otro, o la regla que prohibió tu último intento. `porqué 8S x 9H`: la regla contra esa jugada.
terminal-help-undo = `deshacer`: deshace tu última jugada, o el último paso de tu turno.
terminal-help-last = `últimas`: lo que pasó desde tu último turno.
terminal-help-misdeal = `reparto`: antes de la primera jugada de una vuelta, varias personas en un mismo teclado acuerdan qué hacer con un mal reparto.
terminal-help-rules = `reglas`: las reglas de este juego. `reglas formar`: una sección con ejemplos.
terminal-help-review = `análisis`: los errores y la suerte en las manos terminadas.
terminal-help-save = `guardar ARCHIVO`: guarda la partida en un archivo.
terminal-help-resume = `reanudar ARCHIVO`: continúa una partida guardada.
terminal-help-new = `otra`: empieza otra partida. `otra royal`: con otro juego, un archivo o un código.
terminal-help-rematch = `revancha`: lo mismo que otra.
terminal-help-help = `ayuda`: esta lista. `?`: lo que puedes hacer ahora.
terminal-help-quit = `salir`: deja el programa.
terminal-help-end = `fin`: termina tu turno de varios pasos.
terminal-help-insist = `insistir`: cuando se te pregunta, insiste en la captura completa o en lo que falta por añadir.
terminal-help-orange = `naranja`: cuando se te pregunta, canta una naranja.
terminal-help-pass = `pasar`: cuando se te pregunta, no haces nada. Entrar hace lo mismo.
terminal-help-ask = `preguntar nunca`: deja pasar todas las preguntas. `preguntar siempre`: que te pregunten de nuevo.
terminal-help-ask-partner = `preguntar nunca`: deja pasar todas las preguntas. `preguntar siempre`: que te pregunten de nuevo. `pedir`: le pide a tu pareja una forma que está a punto de llevarse.
terminal-help-count = `contar meta`: reclama que llegaste a la meta.
terminal-help-announce = `anunciar`: anuncia que llegaste a la meta. `3 anunciar`: justo después de hacer la jugada 3. `anunciar por B`: por el jugador B.

## Ejemplos de jugadas escritas

terminal-sample-card = Una carta es su número o figura y la letra de su palo: `10D` es el diez de diamantes, `AS` el as de picas. C son tréboles y H corazones; J es la jota, Q la reina y K el rey. También se entiende su nombre: `diez de diamantes`.
terminal-sample-card-colors = Una carta es su número y la letra de su color: `7R` es el siete rojo. G es verde, Y amarillo, B negro. También se entiende su nombre: `siete rojo`.
terminal-sample-card-italian = J cuenta 8, Q 9 y K 10.
terminal-sample-cards = `8S`: lo que puede hacer tu 8S. `8S 5C 3D`: lo que puede hacer con estas cartas de la mesa.
terminal-sample-take = `8S x 8H, 5C+3D`: el 8S se lleva el 8H, y también el 5C y el 3D juntos.
terminal-sample-take-several = `5S+4S x 9H`: tu 5S y tu 4S juntos se llevan el 9H.
terminal-sample-take-top = `8S x 5C^, 3D`: el signo ^ marca la carta de arriba de un montón. Se puede omitir.
terminal-sample-orange = `8S x 5H+3D naranja`: lo mismo, y cantas naranja. `2 naranja`: la cantas con la jugada 2 de la lista.
terminal-sample-trail = `tirar 4C`: deja el 4C en la mesa.
terminal-sample-build = `5H+4D = 9`: el 5H de tu mano y el 4D hacen una forma de 9.
terminal-sample-join = `6S+3D, b1 = 9`: tu 6S y el 3D suman 9 y se añaden a la forma b1.
terminal-sample-raise = `subir b1 2S = 9`: tu 2S sube la forma b1, que es de 7, a 9.
terminal-sample-step = `5C+4D = 9` solo con cartas de la mesa es un paso: tu turno sigue hasta que escribas `fin`.
terminal-sample-for-partner = `5H+4D = 9 para pareja`: la forma es de tu pareja.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: en tu montón, el 3D queda abajo y el 8S arriba. `2 / 3D 5C`: lo mismo con la jugada 2.
terminal-sample-order-words = `2 / subiendo`: la jugada 2, con la carta más baja debajo en tu montón. `2 / bajando`: con la más alta.
terminal-sample-steal = `5H+4D^ = 9`: la forma usa el 4D de arriba de un montón. El signo ^ se puede omitir.

## Jugadas en una lista

terminal-value = { $value } ({ rank })
terminal-build = la forma de { $value } { $cards }
terminal-trail = Tirar { $cards }
terminal-take = Capturar { $taken } con { $cards }
terminal-take-orange = Capturar { $taken } con { $cards }, cantando naranja
terminal-take-pictures =
    { WHO($whom) ->
        [you] Capturar { $taken } con { $cards }, las figuras a tu montón
       *[other] Capturar { $taken } con { $cards }, las figuras al montón de { NAME($whom) }
    }
terminal-show = Mostrar { $cards }, para llevarse { $taken }
terminal-make = Formar { $value }: { $sets }
terminal-make-for = Formar { $value }: { $sets } para { whom }
terminal-add = Añadir { $sets } a { $builds }
terminal-add-for = Añadir { $sets } a { $builds } para { whom }
terminal-raise = Subir { $build } a { $value } con { $cards }
terminal-raise-adding = Subir { $build } a { $value } con { $cards }, añadiendo { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } de tu montón
        [with-you] { $card } del montón de tu bando
        [one] { $card } del montón de { PLAYERS($of) }
       *[several] { $card } del montón de { PLAYERS($of) }
    }
terminal-sweep = { $move } (virado)

terminal-group = { $title }: { $what }
terminal-table-alone = Solo cartas de la mesa
terminal-several-together = Varias cartas juntas
terminal-only-trail = Solo para tirar
terminal-captures =
    { $count ->
        [1] 1 captura
       *[other] { $count } capturas
    }
terminal-joins =
    { $count ->
        [1] 1 manera de añadir a una forma
       *[other] { $count } maneras de añadir a formas
    }
terminal-raises =
    { $count ->
        [1] 1 subida
       *[other] { $count } subidas
    }
terminal-builds =
    { $count ->
        [1] 1 forma
       *[other] { $count } formas
    }
terminal-trails = tirar
terminal-and-more = y más
terminal-no-move = ninguna jugada

## Preguntas

terminal-your-move = Tu jugada:
terminal-move-or-end = Tu jugada, o fin:
terminal-only-end = No hay nada más que hacer en tu turno. Presiona Entrar para terminarlo, o escribe deshacer:
terminal-insist-prompt = Tu respuesta (Entrar: dejarlo así):
terminal-orange-prompt = Tu respuesta (Entrar: no hay naranja):
terminal-request-prompt = Tu respuesta (Entrar: no pedirla):
terminal-answer-prompt = Tu respuesta:

## Preguntas en los turnos de los demás, y lo que un jugador todavía tiene que hacer

terminal-do-you-insist = ¿Insistes?
terminal-is-orange =
    ¿{ WHO($who) ->
        [you] Te llevaste
       *[other] Se llevó { NAME($who) }
    } { $orange ->
        [colors] una carta roja y una amarilla
       *[suits] un corazón y un diamante
    } a la vez, una naranja?
terminal-may-ask = { NAME($who) } está a punto de llevarse { $builds }. Tienes una carta de ese valor, así que puedes pedir que te la deje.
terminal-cannot-ask = { NAME($who) } está a punto de llevarse { $builds }. No tienes una carta de ese valor, así que no la puedes pedir.
terminal-partner-asks = Tu pareja te pide que dejes { $builds }. Mostraste { ROW($cards) }.
terminal-could-take = { NAME($who) } todavía puede llevarse más con { ROW($cards) }: { $left }.
terminal-must-take = Con { ROW($cards) } todavía tienes que llevarte más: { $left }.
terminal-could-add = { NAME($who) } todavía puede añadir a { $build } algo de esto: { ROW($cards) }.
terminal-must-add = Todavía tienes que añadir a { $build } algo de esto: { ROW($cards) }.
terminal-have-played = En este turno jugaste { ROW($cards) }.
terminal-must-take-build = En este turno te tienes que llevar la forma de { $value }.
terminal-plays-owed = Juegas { $count } veces seguidas.

## La mesa, tus cartas y el marcador

terminal-table = Mesa: { $cards }.
terminal-no-loose-cards = No hay cartas sueltas en la mesa.
terminal-table-build =
    { WHO($who) ->
        [you] Forma de { $value }, tuya: { $sets }.
       *[other] Forma de { $value }, de { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Forma de { $value }, de nadie: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: forma de { $value }, tuya: { $sets }.
       *[other] { $label }: forma de { $value }, de { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: forma de { $value }, de nadie: { $sets }.
terminal-tops = Cartas de arriba de los montones: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] la tuya: { $card }
        [with-you] la de tu bando: { $card }
        [one] { PLAYERS($of) }: { $card }
       *[several] { PLAYERS($of) }: { $card }
    }
terminal-may-use-both = Puedes capturar o formar con { ROW($cards) }.
terminal-may-capture = Puedes capturar { ROW($cards) }.
terminal-may-steal = Puedes usar { ROW($cards) } en una forma.
terminal-hand = Tus cartas: { $cards }.
terminal-hand-empty = No tienes cartas.
terminal-holds = { NAME($who) } tiene { ROW($cards) }.
terminal-bottom = Solo tú viste la última carta del mazo: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] Queda 1 carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
terminal-round = Vuelta { $number } de { $of }.
terminal-move-number = Jugada { $number }.

terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 canto equivocado
       *[other] { $count } cantos equivocados
    }
terminal-taken-scoring = cartas que puntúan ({ $cards })
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = todavía sin primiera
terminal-taken-kind =
    { $kind ->
        [clubs] { $count ->
            [1] 1 trébol
           *[other] { $count } tréboles
        }
        [diamonds] { $count ->
            [1] 1 diamante
           *[other] { $count } diamantes
        }
        [hearts] { $count ->
            [1] 1 corazón
           *[other] { $count } corazones
        }
        [spades] { $count ->
            [1] 1 pica
           *[other] { $count } picas
        }
        [green] { $count ->
            [1] 1 verde
           *[other] { $count } verdes
        }
        [yellow] { $count ->
            [1] 1 amarilla
           *[other] { $count } amarillas
        }
        [red] { $count ->
            [1] 1 roja
           *[other] { $count } rojas
        }
        [black] { $count ->
            [1] 1 negra
           *[other] { $count } negras
        }
        [ones] { $count ->
            [1] 1 uno
           *[other] { $count } unos
        }
        [aces] { $count ->
            [1] 1 as
           *[other] { $count } ases
        }
        [twos] { $count ->
            [1] 1 dos
           *[other] { $count } doses
        }
        [threes] { $count ->
            [1] 1 tres
           *[other] { $count } treses
        }
        [fours] { $count ->
            [1] 1 cuatro
           *[other] { $count } cuatros
        }
        [fives] { $count ->
            [1] 1 cinco
           *[other] { $count } cincos
        }
        [sixes] { $count ->
            [1] 1 seis
           *[other] { $count } seises
        }
        [sevens] { $count ->
            [1] 1 siete
           *[other] { $count } sietes
        }
        [eights] { $count ->
            [1] 1 ocho
           *[other] { $count } ochos
        }
        [nines] { $count ->
            [1] 1 nueve
           *[other] { $count } nueves
        }
        [tens] { $count ->
            [1] 1 diez
           *[other] { $count } dieces
        }
        [jacks] { $count ->
            [1] 1 jota
           *[other] { $count } jotas
        }
        [queens] { $count ->
            [1] 1 reina
           *[other] { $count } reinas
        }
       *[kings] { $count ->
            [1] 1 rey
           *[other] { $count } reyes
        }
    }

terminal-decided =
    { $how ->
        [higher_total] Lo decidió el total más alto.
        [restricted] El bando consiguió lo que necesitaba cerca de la meta.
        [sweep] Lo decidió un virado en el recuento.
        [false_claim] Lo decidió el anuncio equivocado.
        [announce] Lo decidió el anuncio de la meta.
       *[count_out] Lo decidió la reclamación de la meta.
    }
terminal-decided-by-line = Esto decidió la partida en el recuento: { $title }.

terminal-deal-is-over = La mano ha terminado. El recuento:

## Pistas

terminal-hint-why = Por qué: { $reason }
terminal-hint-type = Para jugarla, escribe `{ $move }`
terminal-hint-hand = Mira, en tu mano: { ROW($cards) }.
terminal-hint-table = Mira, en la mesa: { ROW($table) }.
terminal-hint-both = Mira, en tu mano: { ROW($cards) }; y en la mesa: { ROW($table) }.
terminal-hint-no-card = Para eso no necesitas ninguna carta.
terminal-hint-more = Escribe pista otra vez para ver más.
terminal-hint-steps = Escribe pista para el paso siguiente; o pista idea, pista cartas o pista jugada.

## El comienzo de una partida y de una mano

terminal-name = { NAME($who) }
terminal-aces = { PLAYERS($partners) } recibieron los dos primeros ases y son pareja.
terminal-clockwise = El turno pasa en el sentido del reloj: { $names }.
terminal-counterclockwise = El turno pasa en sentido contrario al reloj: { $names }.
terminal-type-help = Escribe ayuda para ver los comandos, reglas para ver las reglas.
terminal-local-words = Palabras de este juego: { $words }.
terminal-local-word =
    { $thing ->
        [capture] «{ $word }» para una captura
        [build] «{ $word }» para una forma
        [trail] «{ $word }» para tirar
        [sweep] «{ $word }» para un virado
        [left_behind] «{ $word }» para lo dejado
        [ten_of_diamonds] «{ $word }» para el diez de diamantes
        [two_of_spades] «{ $word }» para el dos de picas
        [seven_of_diamonds] «{ $word }» para el siete de diamantes
       *[claim] «{ $word }» para reclamar la meta
    }
terminal-in-hand = En tu mano: { $counts }.
terminal-turn-steps = Un turno puede tener varios pasos: juega una carta de tu mano, y forma o añade con cartas de la mesa tantas veces como quieras. Escribe `fin` para terminar tu turno, o deshacer para quitar un paso.
terminal-insisting = Después de un turno, los rivales pueden insistir en que te lleves o añadas más.
terminal-fullest = Tu turno solo termina cuando te llevaste y añadiste todo lo que puedes.
terminal-oranges =
    { $orange ->
        [colors] Una carta roja y una amarilla capturadas juntas son una naranja si la cantas: `1 naranja` es la jugada 1 cantándola.
       *[suits] Un corazón y un diamante capturados juntos son una naranja si la cantas: `1 naranja` es la jugada 1 cantándola.
    }
terminal-pile-order = Puedes elegir el orden de las cartas capturadas en tu montón. Los demás ven la carta de arriba. Escribe ayuda para ver cómo.
terminal-deal =
    { WHO($dealer) ->
        [you] Mano { $number }. Repartes tú.
       *[other] Mano { $number }. Reparte { NAME($dealer) }.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] Sales tú.
       *[other] Sale { NAME($who) }.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Perdiste la última mano, así que sales tú.
       *[other] { NAME($who) } perdió la última mano y sale.
    }
terminal-partner =
    { WHO($who) ->
        [you] Tu pareja es { NAME($partner) }.
       *[other] La pareja de { NAME($who) } es { NAME($partner) }.
    }
terminal-level = { $name } juega en el nivel { $level } de { $highest }.
terminal-seed = Semilla { $seed }.
terminal-continues = La partida continúa.
terminal-played-last = La partida continúa. Las últimas jugadas:

## En la mesa

terminal-can-with = Con { ROW($cards) } puedes:
terminal-no-move-with = Ahora no hay ninguna jugada con { ROW($cards) }: no puede llevarse nada ni formar.
terminal-not-in-hand = No tienes { ROW($cards) } en la mano. Escribe primero tu carta.
terminal-can-made = Con estas cartas puedes:
terminal-made-no-move = No hay ninguna jugada con { ROW($cards) } y estas cartas.
terminal-table-no-move = Estas cartas de la mesa no hacen ninguna jugada.
terminal-many-moves = Hay muchas jugadas. Elige una carta:
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] 1 más. Escribe más para verla.
       *[other] { $count } más. Escribe más para verlas.
    }
terminal-list-too-long = Hay más jugadas de las que caben en esta lista. Escribe una carta y cartas de la mesa, como `8S 5C 3D`.
terminal-no-number = Ahora no hay jugada { $number }. Escribe jugadas para ver la lista.
terminal-no-such-card = No tienes la carta «{ $word }». { $hand }
terminal-no-more = No hay más. Escribe jugadas para ver la lista.
terminal-misdeal-which = ¿Qué salió mal? El número, o Entrar si nada:
terminal-misdeal-cards = ¿Cuáles de tus cartas se vieron?
terminal-misdeal-whose = ¿De quién son las cartas? El número, o Entrar para { $name }:
terminal-misdeal-count = ¿Cuántas cartas? Entrar para una:
terminal-misdeal-agree = ¿Están todos de acuerdo?
terminal-nothing-refused = En este turno no se rechazó ninguna jugada. Escribe porqué y la jugada.
terminal-is-legal = Esa jugada es legal: { $move }.
terminal-undo-alone = Solo puedes deshacer si juegas contra bots: los demás jugadores ya vieron tu jugada.
terminal-nothing-to-undo = Todavía no hiciste ninguna jugada en esta mano.
terminal-taken-back = Se deshizo tu jugada.
terminal-nothing-played = Todavía no se jugó nada en esta mano.
terminal-ask-setting = Escribe `preguntar siempre` o `preguntar nunca`, no «{ $word }».
terminal-never-asked = En este juego nunca se te pregunta nada.
terminal-asks-never = Desde ahora se pasan solas todas las preguntas. `preguntar siempre` lo cambia.
terminal-asks-always = Se te volverá a preguntar.
terminal-no-claim = No reclamaste nada.
terminal-nobody-at-seat = Nadie en este teclado tiene el puesto { $seat }.
terminal-claim-question = ¿{ $label }? { $cost }
terminal-now-uncounted = Se jugó la última carta. Entrar: contar la mano. O escribe `anunciar`, mesa, deshacer, guardar, otra o salir.
terminal-now-deal-over = La mano ha terminado. Entrar: continuar. O escribe puntos, mesa, deshacer, guardar, otra o salir.
terminal-now-move = Escribe un número, una jugada, o una carta para ver lo que puede hacer. ayuda muestra cómo se escriben las jugadas.
terminal-now-orange = Para cantar una naranja, añade la palabra a un número: `1 naranja`.
terminal-now-announce =
    { $target ->
        [1] `anunciar`: anuncia que tienes 1 punto.
       *[other] `anunciar`: anuncia que tienes { $target } puntos.
    }
terminal-now-count-out =
    { $target ->
        [1] `contar meta`: reclama que tienes 1 punto.
       *[other] `contar meta`: reclama que tienes { $target } puntos.
    }
terminal-now-ask-always = `preguntar siempre`: que te pregunten de nuevo.
terminal-now-ask-never = `preguntar nunca`: deja pasar todas las preguntas.
terminal-now-also = También: pista, entrenador, evaluar, porqué, deshacer, últimas, puntos, mesa, reglas, guardar, otra, salir.
terminal-cut =
    { WHO($who) ->
        [you] Cortas tú: ¿cuántas cartas levantas, de 0 a { $last }? (Entrar: la mitad)
       *[other] Corta { NAME($who) }: ¿cuántas cartas levanta, de 0 a { $last }? (Entrar: la mitad)
    }
terminal-cut-number = Escribe un número de 0 a { $last }.
terminal-pass-keyboard = Pasa el teclado a { NAME($who) }, que presiona Entrar:
terminal-press-count = Presiona Entrar para contar la mano, o anuncia antes:
terminal-press-next-deal = Presiona Entrar para la próxima mano:
terminal-type-new = Escribe otra para jugar otra partida, o salir:
terminal-input-ended = La entrada terminó.
terminal-stopped = Detenido.
terminal-was-unsaved = La partida no ha terminado y no se guardó. La próxima vez, guárdala con el comando guardar ARCHIVO.

terminal-not-allowed = No está permitido. { $sentence } Es la regla { $number }, { $name }.
terminal-rule = Regla { $number }, { $name }: { $sentence }
terminal-wrong-capture = Es una captura equivocada. { $rule }
terminal-not-understood = No entiendo esa jugada. { $problem }

## Guardar y salir

terminal-file-name = Nombre del archivo:
terminal-no-file = No se guardó: no diste el nombre de un archivo.
terminal-file-exists = { $file } ya existe. ¿Reemplazarlo?
terminal-not-saved = No se guardó.
terminal-go-on = ¿Continuar tu partida de { $title } (mano { $number }, { SCORES($scores) })? Sí o no:
terminal-kept = Tu partida está guardada. Para continuarla, ejecuta otra vez cassino play.
terminal-put-aside = La partida se queda en { $file }, pero no se volverá a ofrecer.
terminal-file-changed = Otra ventana u otro programa cambió { $file }, así que no se sobrescribió.
terminal-saved = Guardada. Para continuar después: reanudar { $file }
terminal-not-resumed-no-file = No se reanudó: no diste el nombre de un archivo.
terminal-not-resumed = No se reanudó.
terminal-leave-for-other = Esta partida no ha terminado ni está guardada. ¿Dejarla por la otra?
terminal-leave-for-new = Esta partida no ha terminado ni está guardada. ¿Empezar otra de todos modos?
terminal-leave-question = La partida no ha terminado. ¿Guardarla antes de salir? Sí, no o cancelar:
terminal-goodbye = Adiós.

terminal-cannot-write = No se puede escribir { $file }: { $problem }.
terminal-cannot-read = No se puede leer { $file }: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] no existe ese archivo o carpeta
        [IsADirectoryError] es una carpeta
        [NotADirectoryError] una parte de la ruta es un archivo
        [PermissionError] no tienes permiso
       *[other] { $problem }
    }
terminal-not-text = { $file } no es un archivo de partida: el byte { $byte } no es texto UTF-8.
terminal-no-deal = { $file } tiene una partida que empezó con una posición y no con una mano. Solo los programas de Python pueden continuarla, con `cassino.load`.
terminal-cannot-resume =
    { $file } no es una partida que se pueda reanudar:
    { $problem }
terminal-no-record =
    { $file } no es el registro de una partida:
    { $problem }
terminal-no-person = Nadie puede reanudar { $file }: en [Seats] no hay ninguna persona (human).
terminal-more-problems =
    { $count ->
        [1] y 1 más
       *[other] y { $count } más
    }

## Puestos

terminal-player = Jugador
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Un puesto tiene el nombre vacío. Escribe Ana=human, o solo human.
terminal-seat-unknown = No existe el bot «{ $kind }». Existen: { $kinds }.
terminal-seat-unknown-close = No existe el bot «{ $kind }». Existen: { $kinds }. ¿Querías decir { $close }?
terminal-seat-same-name = Dos puestos tienen el nombre «{ $name }». Dale a cada puesto un nombre distinto.
terminal-seat-mismatch = Nombraste { $seats } puestos, pero pediste { $players } jugadores.
terminal-seat-nobody = Ningún puesto es de una persona (human). Para ver jugar a los bots, añade --watch.
terminal-seat-watching = Con --watch solo miras, así que ningún puesto puede ser de una persona (human).

## El reglamento, párrafo por párrafo

terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:
## Lo que se guarda de lecciones y problemas

terminal-progress-broken = Tu progreso no se puede leer. { $problem } Empiezas de nuevo; el archivo anterior es ahora { $file }.
terminal-progress-stuck = Tu progreso no se puede leer. { $problem } El archivo no se puede mover a { $file }: { $system }. Lo que resuelvas ahora no se guardará.
terminal-progress-not-saved = Tu progreso no se puede guardar. { $problem }
terminal-progress-foreign = Algunas lecciones que hiciste son de otra versión de Cassino; se conservan.
terminal-progress-no-answers = El archivo no tiene respuestas a problemas.

## Escuela de Casino

terminal-school-which = ¿Qué lección? Escribe un número o un nombre, Entrar para la siguiente, o salir:
terminal-school-move = Tu jugada, o pista, jugadas, saltar, salir:
terminal-school-deal-move = Tu jugada, o pista, jugadas, salir:
terminal-school-after = Entrar para la lección siguiente, lista o salir:
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Paso { $number } de { $of }.
terminal-school-right = ¡Correcto! { $praise }
terminal-school-last = Esa era la última lección. `cassino play` te abre una mesa.
terminal-school-next = Siguiente: { $title }.
terminal-school-type = Escribe `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, hecha)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } de { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, nueva)
    }
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Con estas ya puedes jugar. Con las demás jugarás mejor.
terminal-school-differences = { $title }: en qué se diferencia de Casino.
terminal-school-no-differences = { $title } es lo que enseñan las lecciones.
terminal-school-difference = { $title }: { $text }
terminal-school-different-value = { $name }: { $here } (en Casino: { $there })
terminal-school-book = `cassino rules { $id }` muestra el reglamento entero.
terminal-school-count = { $title }: tú { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Problemas

terminal-puzzle-prompt = Tu jugada, o pista, solución, salir:
terminal-puzzle = { $title }: { $game }. Encuentra la mejor jugada.
terminal-puzzle-must-hold = Todas las demás cartas ya se jugaron, así que { NAME($who) } tiene que tener { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } tiene 1 carta.
       *[other] { NAME($who) } tiene { $count } cartas.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Todas las cartas están repartidas.
        [1] Queda 1 carta por repartir.
       *[other] Quedan { $count } cartas por repartir.
    }
terminal-puzzle-taken = Capturado hasta ahora, { $title }: { SCORES($counts) }.
terminal-puzzle-solution = La solución: { $move }.
terminal-puzzle-right = Correcto: { $move }.
terminal-puzzle-wrong = No es la mejor. { $why }

## Análisis: una posición de una partida

terminal-review-names =
    { $players ->
        [1] La partida tiene 1 jugador, pero nombraste: { $names }
       *[other] La partida tiene { $players } jugadores, pero nombraste: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] No existe la jugada { $number }: las manos terminadas tienen 1 jugada.
       *[other] No existe la jugada { $number }: las manos terminadas tienen { $moves } jugadas.
    }
terminal-review-to-play = { $where }: juega { $seat }.
terminal-review-played = Se jugó: { $move }.
terminal-review-tried = { $move }: { $points } puntos; pierde { $loss } ± { $error } puntos.
terminal-review-tried-best = { $move }: { $points } puntos; no pierde nada.

## Ver bots

terminal-watch-paused = En pausa. Presiona Entrar para la jugada siguiente, o escribe seguir, lento, normal, rápido o salir:
terminal-watch-seed = Semilla { $seed }. Ctrl-C hace una pausa.
terminal-watch-chances = Probabilidades de ganar la partida: { $chances }.
terminal-watch-chance = { PLAYERS($side) } { $percent } %

## El tutor

terminal-tutor-no-games = Todavía no hay partidas terminadas. Termina una con `cassino play`, o nombra archivos de registro.
terminal-tutor-looked =
    { $count ->
        [1] El tutor miró 1 partida.
       *[other] El tutor miró { $count } partidas.
    }
terminal-tutor-nothing = Todavía no hay consejo: el tutor solo habla después de ver claramente el mismo error varias veces.
terminal-tutor-deal = Mano { $number }, como la viste:
terminal-tutor-better = Aquí era mejor: { $move }
terminal-tutor-more = Escribe `cassino learn { $lesson }` para ver la lección, o `cassino puzzle --theme { $skill }` para problemas.
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $taken } de { $chances } ocasiones claras aprovechadas)
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } tiene 1 jugador: no existe el puesto { $seat }.
       *[other] { $file } tiene { $players } jugadores: no existe el puesto { $seat }.
    }

## Una mesa de un servidor

terminal-remote-help-move = Escribe una jugada, como `tirar 8S`, `8S x 5D+3C` o `formar 8 con 3C + 5D`, o uno de estos comandos:
terminal-remote-help-moves = `jugadas`: la lista de tus jugadas. Después escribe el número de una para jugarla.
terminal-remote-help-show = `mesa`, `puntos`, `registro`: muestran las cartas, los puntos y las jugadas hasta ahora.
terminal-remote-help-hint = `pista`: dónde mirar. Escríbelo otra vez para ver las cartas, y una vez más para ver una buena jugada y la razón.
terminal-remote-help-coach = `entrenador activado`: un aviso antes de un descuido. `evaluar`: lo buena que fue tu última jugada. `porqué`: la razón de la jugada de otro.
terminal-remote-help-undo = `deshacer`: deshace tu última jugada. `reglas`: dónde leer las reglas.
terminal-remote-help-misdeal = `reparto`: antes de la primera jugada de una vuelta, pregunta a los demás si aceptan que hubo un mal reparto. `registro`: lo que ha pasado en esta mano.
terminal-remote-help-away = Cuando alguien no está, `bot` hace que juegue un bot por ahora, y `parar` termina la partida sin resultado.
terminal-remote-help-leave = `rendirse`: te rindes y la partida termina. `salir`: te vas; con el mismo comando vuelves.
terminal-remote-cannot-read = { $file } no se puede leer: { $problem }.
terminal-remote-cannot-write = { $file } no se puede escribir: { $problem }.
terminal-remote-no-answer = { $server } no responde: { $problem }.
terminal-remote-answered = El servidor respondió { $code } { $reason }.
terminal-remote-stale = La mesa acaba de cambiar. Inténtalo de nuevo.
terminal-remote-nonsense = { $server } no responde como un servidor de Cassino de esta versión. Quizás uno de los dos no está actualizado.
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } no es la dirección de una mesa. Copia el enlace de invitación, como http://HOST/m/ID.
terminal-remote-lost = Se perdió la conexión con { $server }.
terminal-remote-input-ended = La entrada terminó. Tu puesto te espera.
terminal-remote-stopped = Detenido. Tu puesto te espera.
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Empieza la próxima partida.
terminal-remote-waiting = Esperando a { $name }.
terminal-remote-takeback = { $name } quiere deshacer una jugada. ¿Aceptar o rechazar?
terminal-remote-rematch = { $name } quiere jugar otra partida. ¿Aceptar o rechazar?
terminal-remote-misdeal = { $name } te pide que lo aceptes. Escribe `aceptar` o `rechazar`:
terminal-remote-no-misdeal = Un mal reparto solo se puede sancionar antes de la primera jugada de una vuelta, nunca en una partida con clasificación, y solo si hay alguien que pueda aceptarlo.
terminal-remote-call-off = { $name } quiere terminar la partida sin resultado. ¿Aceptar o rechazar?
terminal-remote-absent = { $name } no está desde hace { $time }. Escribe `bot` para que juegue un bot por ahora, `parar` para terminar la partida sin resultado, o presiona Entrar para esperar:
terminal-remote-over = La partida ha terminado: ¿revancha o salir?
terminal-remote-claim = ¿{ $label }? Escríbelo, o presiona Entrar para continuar:
terminal-remote-type = Escribe una jugada, `jugadas` para ver la lista, o `ayuda`.
terminal-remote-more-moves =
    { $count ->
        [1] Hay 1 jugada más. Escribe `jugadas` para verlas todas.
       *[other] Hay { $count } jugadas más. Escribe `jugadas` para verlas todas.
    }
terminal-remote-too-many = Hay más jugadas de las que caben en esta lista. Puedes escribir cualquiera de ellas.
terminal-remote-no-such-move = Todavía no hay esa jugada en esta mano.
terminal-remote-resign = ¿Rendirte en esta partida? Escribe sí para confirmar:
terminal-remote-goodbye = Adiós. Tu puesto te espera.
terminal-remote-rules = Las reglas están en { $address }
terminal-remote-seat = Tienes el puesto { $seat }. Escribe ayuda para ver los comandos.
terminal-remote-seat-later = Tienes el puesto { $seat } desde la próxima mano. Escribe ayuda para ver los comandos.
terminal-remote-no-tables = No hay mesas abiertas en { $server }. Abre una allí, o pide el enlace de una.
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = ¿Qué mesa?
terminal-remote-which-number = Escribe un número de 1 a { $last }.
