### Errores de partidas, manos y posiciones. Los puestos se numeran desde 0.


engine-players =
    { $title } no es para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Números de jugadores posibles: { $known }.
engine-no-seat = No existe el puesto { $seat }: los puestos van de 0 a { $last }.
engine-count = { $part }: hacen falta { $count }, no { $found }.


## Posiciones

engine-piles-down = Los montones están boca abajo, así que no se conoce el orden de sus cartas.
engine-several-played = En un turno solo se puede haber jugado una carta.
engine-no-card = Le toca al puesto { $seat }, pero no tiene cartas en la mano.
engine-unheld = El puesto { $seat } no tiene las cartas que capturan sus formas.
engine-lacked = El puesto { $seat } tiene una carta que sus jugadas anteriores descartan.
engine-turn = No existe el turno { $turn } en una mano con { $cards } cartas por jugar.
engine-round = No existe la vuelta { $round }.
engine-build-turn = En el turno { $turn } no se puede haber hecho una forma.
engine-score = { $score } no puede ser una puntuación.
engine-bits = { $part }: { $number } está fuera de los límites.
engine-twice = Cartas en dos lugares: { $cards }
engine-not-in-pack = Cartas que no están en la baraja: { $cards }
engine-nowhere = Cartas que faltan: { $cards }
engine-undrawn = Faltan { $undrawn } cartas por salir, pero { $unnamed } están sin nombrar.
engine-unbuildable = La forma { $cards } de { value } tiene una carta o un valor que no se puede formar.
engine-build-sets = La forma { $cards } no se divide en grupos de { value }.
engine-build-owner = La forma { $cards } de { value } no puede ser del puesto { $seat }.
engine-twice-in-pile = Una carta está dos veces en el montón { $cards }.
engine-arrivals = El orden de llegada tiene que nombrar cartas de la mesa, cada una una vez.
engine-waits-for-cards = En esta posición primero hay que repartir: nombra las cartas con `deal_cards`.
engine-cards-hidden = En esta posición hay cartas ocultas: toma una posición de `View.sample`.


## Manos y partidas

engine-nothing-to-deal = En esta posición no hay cartas que repartir.
engine-too-many-drawn = Se nombraron { $cards } cartas, pero solo hay que repartir { $places }.
engine-undrawable = Estas cartas no se pueden repartir: cada una tiene que estar en la baraja, sin verse y nombrada una vez.
engine-rich-cut = Este corte es demasiado bueno, así que se devuelve.
engine-pack = Una mano necesita una vez cada una de las { $count } cartas de la baraja.
engine-cut =
    { $most ->
        [-1] Ahora no hay nada que cortar.
       *[other] Puedes cortar de 0 a { $most } cartas.
    }
engine-no-move-back = No hay ninguna jugada que deshacer.
engine-no-ruling-back = No hay ninguna sanción que deshacer.
engine-deal-not-over = La mano todavía no ha terminado.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Un registro necesita al menos una mano.
engine-other-dealer = En la mano { $deal } reparte el puesto { $seat }, no el puesto { $other }.
engine-ruling-beyond = Hay una sanción después de la jugada { $at }, pero la mano solo tiene { $moves } jugadas.


## Sanciones por errores

engine-no-rulings = Estas reglas no tienen sanciones para los malos repartos.
engine-late-ruling = Un mal reparto solo se puede sancionar antes de la primera jugada de una vuelta.
engine-own-mistake = Quien reparte no puede terminar la mano por su propio error.
engine-ruling-cards = Una sanción necesita al menos una carta.
engine-ruling-count = Aquí no puede haber { $count } cartas de menos o de más: como máximo { $most }.
engine-rulings-most = En una mano se pueden sancionar como máximo { $most } malos repartos.
engine-ruling-stock = Solo las próximas cartas del mazo se pueden poner en la mesa.
engine-not-in-hand = El puesto { $seat } no tiene estas cartas en la mano: { $cards }
engine-ruling-order = El mazo nuevo tiene que ser el anterior con las cartas que se vieron.


## Python

engine-limit = No puede haber { $limit } jugadas: el límite tiene que ser al menos 0.
engine-too-many-moves = Hay más de { $most } jugadas legales. Pide algunas con un límite, o elige las cartas paso a paso.
engine-depth = No hay profundidad de { $depth } jugadas: tiene que ser al menos 0.
engine-bot = { $name }: { $problem }
engine-restore-version = Esto se guardó con el formato { $found }, pero esta versión de cassino lee el formato { $known }.
engine-restore-damaged = Los datos guardados están dañados: { $problem }

## Wrong arguments of the library

argument-type = Aquí hace falta un valor de tipo { $needed }, no { $found }.
argument-no-list = Aquí hace falta una lista, no { $found }.
argument-not-whole = { $found } no es un número entero.
argument-out-of-range =
    { $most ->
        [none] { $found } es demasiado pequeño: el número tiene que ser al menos { $least }.
       *[other] { $found } está fuera de rango: el número tiene que estar entre { $least } y { $most }.
    }
argument-no-seat = No hay ningún puesto { $found }: los puestos van de 0 a { $most }.
argument-no-side = No hay ningún bando { $found }: los bandos van de 0 a { $most }.
argument-no-pile = No hay ningún montón { $found }: los montones van de 0 a { $most }.
argument-no-build = No hay ninguna forma { $found } en esta mesa.
argument-no-card = No hay ninguna carta { $found }: las cartas son los números de 0 a 51.
argument-no-card-set = { $found } no es un conjunto de cartas: es un número en el que cada bit de 0 a 51 representa una carta.
argument-card-twice = Una carta aparece dos veces.
argument-no-misdeal = { $found } no es un tipo de mal reparto: los tipos son { $known }.
argument-count = Esta lista necesita { $needed } elementos, no { $found }.
argument-no-move = No hay ninguna jugada { $found } en esta lista.
argument-not-listed = «{ $found }» no está en la lista.
argument-no-number = { $found } no es un número.
argument-no-bot = { $found } no es un bot: un bot es un nombre, o un objeto con un método `choose(view)`.

## Números de jugadas y entornos

encoding-nobody = En esta posición nadie tiene el turno, o lo tiene otro puesto.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] El número { $id } ({ $name }) no es legal aquí. Números legales: { $ids }.
       *[other] Partida { $game }: el número { $id } ({ $name }) no es legal aquí. Números legales: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Por eso el número { $id } ({ $name }) no es legal. Números legales: { $ids }.
       *[other] Partida { $game }: { $reason } Por eso el número { $id } ({ $name }) no es legal. Números legales: { $ids }.
    }
encoding-incomplete = Estos números aún no forman una jugada entera. Puede seguir: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Aquí hace falta un array de tipo { $needed } y forma { $shape }, no { $found }.
envs-word = { $found } no se conoce aquí. Se conocen: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Esta posición es de { $found } con { $seats } jugadores. Aquí se juega { $needed } con { $players } jugadores.
envs-no-start = Ninguna partida puede empezar en esta posición: alguien debe tener el turno y deben conocerse todas las cartas.
envs-no-choice = Aquí quien aprende nunca tiene nada que elegir.
envs-claim = En estas partidas los bots no anuncian nada.
