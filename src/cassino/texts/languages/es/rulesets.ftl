### Lo que está mal en unas reglas: archivos, editor y códigos de reglas de la casa

## Archivos y nombres

rules-unfit = Con estas reglas no se puede jugar.

rules-not-found =
    { $near ->
        [0] No hay reglas llamadas «{ $name }».
       *[other] No hay reglas llamadas «{ $name }». ¿Querías decir «{ $near }»?
    }

rules-did-you-mean = ¿Querías decir «{ $near }»?

rules-id-taken = «{ $id }» es el identificador de unas reglas que vienen con el juego. Elige otro.
rules-own-ancestor = Estas reglas se basan en sí mismas: { $line }.
rules-parent-problem = Las reglas de base «{ $parent }» tienen un problema: { $problem }
rules-not-readable = Este archivo no se puede leer: { $reason }.
rules-nul = Un nombre no puede contener el carácter NUL.
rules-not-utf-8 = Este archivo no está en UTF-8: el byte { $place } no encaja.
rules-not-toml = Esto no es TOML válido: { $detail }
rules-number-too-long = Esto no es TOML válido: un número es demasiado largo.
rules-too-deep = Hay demasiadas listas dentro de listas.
rules-too-many-dots = Una línea tiene más de { $most } puntos.
rules-pickle-layout = Estas reglas guardadas tienen el formato { $layout }. Esta versión de cassino lee el formato { $known }.
rules-pickle-damaged = Estas reglas guardadas están dañadas, o son de otra versión de cassino: { $problem }
rules-pickle-other = Las reglas «{ $id }» son distintas en esta versión de cassino.

## Códigos para compartir

rules-code-letters = Un código solo tiene letras, números, - y _.
rules-code-version = Un código empieza por { $letter }. Este está dañado, o es de otra versión.
rules-code-damaged = Este código está dañado. Busca una letra equivocada, que falte o que sobre.
rules-code-other-version = Este código está dañado, o es de otra versión de las reglas.

## Lo que hay que cambiar

rules-must-be = { $option } tiene que ser { $value }.
rules-must-be-either = { $option } tiene que ser { $value } o { $other }.

rules-no-effect = Por eso, esto no tiene efecto.

## El editor de reglas de la casa

rules-set = Pon «{ $option }» en «{ $value }».
rules-set-either = Pon «{ $option }» en «{ $value }» o «{ $other }».

rules-way = { $option }: { $value }
rules-way-back = { $option }: como en { $title }
rules-way-without-line = { $option }: quitar la línea { $line }

rules-usual-options = Las opciones habituales
rules-our-own = { $title } de nuestra casa
rules-as-usual = como siempre
rules-field-title = Nombre
rules-field-summary = Descripción
rules-line-of = { $title }, línea { $line }
rules-problem-of = { $title }: { $problem }

## Valores

rules-missing = Esto falta.
rules-unknown-key = No existe la opción «{ $key }».
rules-unknown-table = No existe la tabla «{ $key }».
rules-not-a-table = Esto tiene que ser una tabla, no { $value }.
rules-not-a-number = Esto tiene que ser un número entero, no { $value }.
rules-not-true-or-false = Esto tiene que ser true o false, no { $value }.
rules-not-a-text = Esto tiene que ser un texto entre comillas, no { $value }.
rules-not-a-list = Esto tiene que ser una lista, no { $value }.
rules-not-a-choice = Esto tiene que ser una de estas palabras: { $words }; no { $value }.
rules-beyond = Esto tiene que estar entre { $least } y { $most }, y es { $value }.
rules-beyond-or-zero = Esto tiene que ser 0 ({ $zero }) o estar entre { $least } y { $most }, y es { $value }.
rules-beyond-kind = Esto tiene que estar entre { $least } y { $most }, el número de { $cards } en el juego, y es { $value }.
rules-not-an-id = { $word } tiene que ser letras minúsculas, números y _, y empezar por una letra.
rules-not-one-line = { $text } tiene que ser una línea sin caracteres de control.
rules-too-long =
    { $most ->
        [one] Esto tiene que ser una línea de { $most } carácter como máximo.
       *[other] Esto tiene que ser una línea de { $most } caracteres como máximo.
    }
rules-too-many = Hay { $count } elementos. Caben { $most } como máximo.

## Cartas, y lo que puntúa

rules-not-an-item = Un concepto necesita exactamente una de las palabras { $words }. Este es { $value }.
rules-primiera-points = «primiera = 1» ya da los puntos. Quita «points».
rules-points-missing = Falta «points», como en points = 1.
rules-not-in-hand = Esto tiene que ser como { $form }, no { $value }.
rules-pack-lacks = La baraja { $pack } no tiene { $cards }.
rules-game-lacks = La baraja de este juego no tiene { $cards }.
rules-not-a-kind = Esto tiene que ser "cards", un palo como { $suit }, un número o figura como { $rank } o una carta como { $card }, no { $value }.
rules-written = Escribe { $written } en vez de { $word }.
rules-no-rank = { $rank } no está en la baraja. Los números van de 1 a { $most }.
rules-ranks-in-order = Nombra cada número una vez, del más bajo al más alto, no { $value }.
rules-suits-in-order = Nombra cada palo una vez, en el orden { $order }, no { $value }.
rules-second-value = { $cards }: ya tienen otro valor.
rules-pictures-without-number = Las figuras no tienen número.
rules-ace-counts-both = Un as ya cuenta 1 o 14 en la mano.
rules-nothing-scores = Nada puntúa.
rules-second-item = Ya hay un concepto para { $item }. Suma los puntos.
rules-primiera-suits = Una primiera necesita la mejor carta de los cuatro palos, así que hay que usar todos los palos.
rules-order-of-cards = Los puntos se cuentan concepto por concepto, así que las cartas necesitan un orden. Escribe un concepto para cada carta de { $cards }.
rules-order-of-enough = Los puntos se cuentan concepto por concepto, pero varios bandos pueden tener bastantes. Escribe «most» en vez de «enough».
rules-order-of-shared = Los puntos se cuentan concepto por concepto, así que los bandos no pueden compartir los de un concepto.
rules-near-target = Los límites cerca de la meta necesitan una meta de más de { $most }, no { $target }.
rules-near-pack = Los límites cerca de la meta necesitan una baraja con picas y un diez de diamantes.
rules-near-items = Los límites cerca de la meta necesitan que puntúen { $items }.
rules-big-sweep-points = Un virado grande necesita puntos, y aquí no los hay.
rules-every-sweep-big = Todos los virados serían grandes. Esto tiene que ser al menos { $least }, o 0.

## Jugadores y reparto

rules-no-players = No se nombra ningún número de jugadores.
rules-players-twice = { $number } se nombra más de una vez.
rules-packet-too-large = { $packet } cartas de una vez son más que una mano de { $hand }.
rules-always-rich = { $table } cartas cortadas casi siempre serían demasiado ricas, y se devolverían.
rules-table-too-large = { $table } cartas en la mesa son más que las { $size } de la baraja.
rules-too-few-cards = { $players } manos de { $hand } cartas y { $table } en la mesa necesitan { $needed } cartas, pero la baraja tiene { $size }.
rules-cannot-share =
    { $players ->
        [2] Con { $table } cartas en la mesa, dos jugadores no pueden repartirse las otras { $rest } en dos mitades iguales.
       *[other] Con { $table } cartas en la mesa, { $players } jugadores no pueden repartirse por igual las otras { $rest }.
    }
rules-left-over =
    { $over ->
        [one] Si { $players } jugadores reciben { $each } cada vez, sobra { $over } de las { $rest } cartas que no están en la mesa.
       *[other] Si { $players } jugadores reciben { $each } cada vez, sobran { $over } de las { $rest } cartas que no están en la mesa.
    }
rules-too-few-for-round = No alcanzan para una vuelta corta.
rules-hand-too-large = Solo puedes jugar varias cartas de la mano a la vez con manos de { $most } cartas como máximo, no de { $hand }.
rules-nothing-proven = Si las jugadas ilegales valen con una penalización, se puede formar sin tener la carta, así que una forma no prueba nada.
