### Las opciones de las reglas: editor de reglas de la casa, reglamento, terminal

## La baraja

option-pack = Baraja
option-pack-question = ¿Con qué cartas se juega?
choice-pack-french-52 = 52 cartas
choice-pack-no-pictures-40 = 40 cartas, sin figuras
choice-pack-italian-40 = 40 cartas, sin ochos, nueves ni dieces
choice-pack-rook-40 = 40 cartas de Rook en cuatro colores
option-ranks = Números y figuras
option-ranks-question = ¿Qué números y figuras de la baraja se usan?
option-ranks-note = Si no eliges ninguno, se usan todos.
option-suits = Palos
option-suits-question = ¿Qué palos de la baraja se usan?
option-suits-note = Si no eliges ninguno, se usan todos.
choice-suit-name-clubs = tréboles
choice-suit-name-diamonds = diamantes
choice-suit-name-hearts = corazones
choice-suit-name-spades = picas

## Jugadores y bandos

option-players = Número de jugadores
option-players-question = ¿Cuántos pueden jugar?
option-players-note = El número habitual se ofrece primero.
option-sides = Bandos
option-sides-question = ¿Quiénes puntúan juntos?
choice-sides-solo = cada uno por su cuenta
choice-sides-pairs-of-four = con cuatro, en parejas
option-partners = Elección de parejas
option-partners-question = ¿Cómo se eligen las parejas?
choice-partners-as-seated = según los puestos
choice-partners-first-two-aces = por los dos primeros ases
option-direction = Sentido del juego
option-direction-question = ¿En qué sentido pasa el turno?
choice-direction-clockwise = en el sentido del reloj
choice-direction-counterclockwise = en sentido contrario al reloj
option-deal-passes = Próximo en repartir
option-deal-passes-question = ¿Quién reparte la próxima mano?
choice-deal-passes-next = el siguiente jugador
choice-deal-passes-loser-leads = quien va antes del que perdió, para que salga quien perdió
choice-deal-passes-last-capturer-leads = quien va antes del último que capturó, para que salga quien capturó
choice-deal-passes-winner-leads = quien va antes del que ganó, para que salga quien ganó
choice-deal-passes-winner-deals = quien ganó
option-round-leader = Quién sale en las demás vueltas
option-round-leader-question = ¿Quién juega primero después de repartir cartas nuevas?
choice-round-leader-after-dealer = quien sigue al que reparte
choice-round-leader-last-capturer = quien hizo la última captura

## El reparto

option-hand = Cartas en mano
option-hand-question = ¿Cuántas cartas recibe cada jugador por vez?
option-table = Cartas en la mesa
option-table-question = ¿Cuántas cartas se ponen en la mesa al empezar?
option-cut = La mesa se corta del medio de la baraja
option-cut-question = ¿Quien sale corta del medio de la baraja las cartas de la mesa?
option-leader-cuts = Quien sale elige dónde cortar
option-leader-cuts-question = ¿Quien sale elige dónde cortar las cartas de la mesa?
option-leader-cuts-note = La terminal le pregunta a quien sale. En las mesas del navegador, el lugar es al azar.
option-redeal = Primera mesa rica
option-redeal-question = ¿Qué pasa con una primera mesa rica?
option-redeal-note = Una primera mesa es rica si las cartas cortadas tienen demasiados puntos o figuras.
choice-redeal-never = se queda
choice-redeal-rich-cut = se devuelve y se corta otra vez
option-rich-points = Puntos que hacen rica la primera mesa
option-rich-points-question = ¿Cuántos puntos hacen rica la primera mesa?
option-rich-points-zero = los puntos no importan
option-rich-pictures = Figuras que hacen rica la primera mesa
option-rich-pictures-question = ¿Cuántas figuras hacen rica la primera mesa?
option-rich-pictures-zero = las figuras no importan
option-replenish = Cartas nuevas
option-replenish-question = ¿Cuándo reciben cartas nuevas los jugadores?
choice-replenish-rounds = por vueltas, cuando nadie tiene cartas
choice-replenish-draw = una carta después de cada turno
choice-replenish-all-cards = todas a la vez; con dos jugadores, en dos mitades
option-leftover = Pocas cartas para la última vuelta
option-leftover-question = ¿Y si las últimas cartas no alcanzan para una vuelta completa?
choice-leftover-none = nunca pasa
choice-leftover-short-round = se reparten por igual, y las que sobran van a la mesa
option-packet = Cartas que se dan de una vez
option-packet-question = ¿Cuántas cartas da de una vez quien reparte?
option-bottom-seen = Quien sigue al que reparte ve la última carta
option-bottom-seen-question = ¿Quien sigue al que reparte puede ver la última carta?
option-last-round-open = Última vuelta a cartas vistas
option-last-round-open-question = ¿La última vuelta se juega a cartas vistas?

## Lo que valen las cartas

option-faces = Jotas, reinas y reyes
option-faces-question = ¿Cuánto cuentan las jotas, las reinas y los reyes?
option-faces-note = Una figura sin número solo captura otra igual.
choice-faces-rank-only = sin número
choice-faces-eleven-to-thirteen = 11, 12 y 13
option-ace = Ases
option-ace-question = ¿Cuánto cuentan los ases?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 o 14
option-in-hand = Cartas con otro valor en la mano
option-in-hand-question = ¿Qué cartas cuentan en tu mano distinto que en la mesa?
option-in-hand-note = Al capturar, una carta de tu mano cuenta lo que vale en la mano.

## Capturar

option-equal-faces = Una figura captura
option-equal-faces-question = ¿Cuántas figuras iguales captura una figura sin número?
choice-equal-faces-one = una figura igual
choice-equal-faces-any = todas las figuras iguales que quieras
choice-equal-faces-one-or-three = una figura igual o tres, nunca dos
option-combinations = Una jugada captura
option-combinations-question = ¿Cuánto se puede capturar en una jugada?
option-combinations-note = Una combinación es una carta igual, una suma o una forma.
choice-combinations-many = todas las combinaciones que quieras
choice-combinations-one = una combinación
option-pair-first = La carta igual antes que la suma
option-pair-first-question = ¿Tienes que llevarte una carta igual antes que una suma?
option-from-hand = Cartas de la mano en una captura
option-from-hand-question = ¿Cuántas cartas de tu mano puedes usar en una captura?
choice-from-hand-one-card = una carta
choice-from-hand-one-total = las que quieras, sumadas
choice-from-hand-several-sets = las que quieras, en grupos del mismo valor
option-hand-total-at-most = Suma máxima de cartas de la mano
option-hand-total-at-most-question = ¿Cuánto pueden sumar como máximo varias cartas de la mano?
option-hand-total-at-most-zero = sin límite
option-tops = Cartas de arriba que puedes capturar
option-tops-question = ¿Qué cartas de arriba de los montones puedes capturar como cartas sueltas?
choice-tops-none = ninguna
choice-tops-opponents = las de los montones rivales
choice-tops-others = las de todos los demás montones
option-builds-in-sums = Formas de los rivales en sumas
option-builds-in-sums-question = ¿Puede una forma simple de un rival ser parte de una suma?
option-builds-in-sums-note = Por ejemplo, un 9 se lleva entonces una forma de 8 de un rival junto con un as.
option-because-sums-in-steps = En un turno de varios pasos, una forma nunca es parte de una suma.
option-compulsion = Captura obligatoria
option-compulsion-question = ¿Cuándo tienes que capturar?
choice-compulsion-none = nunca
choice-compulsion-any-capture = siempre que la carta que juegas pueda capturar
choice-compulsion-equal-loose = siempre que haya cartas sueltas iguales, y hay que llevárselas todas
choice-compulsion-no-trail = siempre que la carta que juegas pueda capturar, salvo que formes con ella

## Formar

option-source = Formar
option-source-question = ¿Cómo puedes hacer formas?
choice-source-none = no se puede
choice-source-hand = con una carta de tu mano
choice-source-hand-and-table = también con cartas de la mesa solas, en turnos de varios pasos
option-raised-by = Quién puede subir una forma
option-raised-by-question = ¿Quién puede subir el valor de una forma?
option-raised-by-note = Solo se puede subir una forma simple, con una carta de la mano.
choice-by-anyone = cualquiera
choice-by-not-owner = cualquiera, menos su dueño
choice-by-opponents = los rivales de su dueño
choice-by-own-side = el bando de su dueño
choice-by-owner = solo su dueño
choice-by-nobody = nadie
option-raise-own-with-both = Subir la propia forma solo con las dos cartas
option-raise-own-with-both-question = Para subir tu propia forma, ¿tienes que guardar también una carta de su valor anterior?
option-raise-with-sets = Al subir se pueden añadir grupos del nuevo valor
option-raise-with-sets-question = ¿Puedes añadir grupos del nuevo valor cuando subes una forma?
option-joined-by = Quién puede añadir a una forma
option-joined-by-question = ¿Quién puede añadir grupos a una forma del mismo valor?
option-joined-to-capture = Otros pueden añadir cartas de la mesa a una forma que se llevan
option-joined-to-capture-question = ¿Los demás pueden añadir cartas de la mesa a una forma que se llevan en el mismo turno?
option-equal-value = Dos formas del mismo valor
option-equal-value-question = ¿Qué pasa con dos formas del mismo valor?
choice-equal-value-coexist = pueden estar una al lado de otra
choice-equal-value-must-merge = se tienen que juntar en una
choice-equal-value-separate = siguen separadas; añadir nunca las junta
option-for-partner = Formar para la pareja
option-for-partner-question = ¿Cuándo puedes hacer una forma cuya carta solo tiene tu pareja?
choice-for-partner-never = nunca
choice-for-partner-proven = si tu pareja tiene una forma de ese valor, o la perdió
choice-for-partner-lost-build = si tu pareja perdió una forma de ese valor
option-partner-asks = Peticiones a la pareja
option-partner-asks-question = ¿Puedes pedirle a tu pareja que deje una forma de tu bando?
option-joiner = Añadir cambia el dueño
option-joiner-question = ¿La forma pasa a ser de quien le añade algo?
choice-joiner-becomes-owner = sí, pasa a ser suya
choice-joiner-changes-nothing = no, sigue el mismo dueño
option-limit = Formas por jugador
option-limit-question = ¿Cuántas formas puedes tener?
choice-build-limit-none = las que quieras
choice-build-limit-one = una al final del turno
choice-build-limit-one-while-stock = una mientras haya mazo

## Tirar

option-owner = Tirar mientras tienes una forma
option-owner-question = ¿Puedes tirar mientras tienes una forma?
choice-owner-trail-banned = nunca
choice-owner-trail-banned-next-turn = en el turno siguiente, no
choice-owner-trail-banned-while-stock = mientras haya mazo, no
choice-owner-trail-free = sí
option-owner-builds = Formar mientras no puedes tirar
option-owner-builds-question = ¿Qué puedes formar mientras tienes una forma y no puedes tirar?
choice-owner-builds-anything = cualquier cosa
choice-owner-builds-own-build = solo sobre tu propia forma
option-only-when-stuck = Tirar como último recurso
option-only-when-stuck-question = ¿Solo puedes tirar cuando no puedes hacer otra cosa?

## Las cartas capturadas

option-face = Cartas capturadas
option-face-question = ¿Las cartas capturadas quedan boca abajo o boca arriba?
choice-pile-face-down = boca abajo
choice-pile-face-up = boca arriba
option-of = Montones de la pareja
option-of-question = ¿La pareja comparte un montón?
choice-pile-of-side = un montón para los dos
choice-pile-of-player = un montón cada uno
option-order = Orden en el montón
option-order-question = ¿En qué orden van al montón las cartas capturadas juntas?
choice-pile-order-free = como quieras, sin que se vea
choice-pile-order-accumulated = como llegaron a la mesa
choice-pile-order-lowest-on-top = por número, la más baja arriba
option-pictures-below = Figuras debajo de los números
option-pictures-below-question = ¿Las figuras van debajo de todos los números, en tu montón o en el de tu pareja?
option-stolen = Cartas de arriba que puedes añadir a una forma
option-stolen-question = ¿Qué cartas de arriba de los montones puedes añadir a una forma?
option-residue = Cartas que quedan al final
option-residue-question = ¿Quién recibe las cartas que quedan en la mesa?
choice-residue-last-capturer = quien hizo la última captura
choice-residue-nobody = nadie

## Virados

option-points = Puntos por un virado
option-points-question = ¿Cuántos puntos vale un virado?
option-points-note = 0 quiere decir que los virados no se cuentan.
option-large-from = Cartas de un virado grande
option-large-from-question = ¿Desde cuántas cartas de la mesa es grande un virado?
option-large-from-zero = no los hay
option-large-points = Puntos por un virado grande
option-large-points-question = ¿Cuántos puntos vale un virado grande?
option-count-played = La carta que juegas cuenta para un virado grande
option-count-played-question = ¿La carta que juegas cuenta para un virado grande?
option-first-play-points = Puntos por un virado en la primera jugada
option-first-play-points-question = ¿Cuántos puntos vale un virado en la primera jugada de una mano?
option-first-play-points-zero = lo mismo que cualquier otro virado
option-cancelling = Los virados se anulan entre sí
option-cancelling-question = ¿Se anulan entre sí los virados de bandos distintos?
choice-cancelling-none = no
choice-cancelling-all-sides = sí
choice-cancelling-unrestricted-sides = sí, pero no los de un bando cerca de la meta
option-until-score = Puntos desde los que ya no hay virados
option-until-score-question = ¿Desde cuántos puntos deja de hacer virados un bando?
option-until-score-note = Son los puntos que tiene el bando antes de la mano; 0 quiere decir que los virados cuentan siempre.
option-until-score-zero = sin límite
option-after-stock = Virados después de repartir las últimas cartas
option-after-stock-question = ¿Se puede hacer virado después de repartir las últimas cartas?
option-last-play = La última jugada de una mano puede ser virado
option-last-play-question = ¿La última jugada de una mano puede ser virado?
option-victim-plays = Jugadas seguidas después de un virado
option-victim-plays-question = ¿Cuántas veces seguidas juega el siguiente después de un virado?
option-victim-plays-note = 1 quiere decir que el turno pasa como siempre.

## Cantar, reclamar y exigir

option-last-round = Anuncio de la última vuelta
option-last-round-question = ¿Qué dice quien reparte la última vuelta?
choice-last-round-silent = nada
choice-last-round-last = «últimas»
choice-last-round-last-round = «última vuelta»
option-claim = Reclamar
option-claim-question = ¿Cómo se puede reclamar la meta antes de que termine la mano?
choice-claim-none = no se puede
choice-claim-count-out = reclamándola, y se cuenta
choice-claim-announce = anunciándola
option-false-claim-points = Penalización por reclamar demasiado pronto
option-false-claim-points-question = ¿Cuántos puntos se anota un bando por reclamar la meta demasiado pronto?
option-false-announcement = Un anuncio equivocado cuesta
option-false-announcement-question = ¿Qué cuesta anunciar la meta por error?
choice-false-announcement-nothing = nada
choice-false-announcement-game = la partida
option-left-behind = Señalar lo dejado
option-left-behind-question = ¿Los jugadores pueden señalar las cartas que una jugada se podía llevar?
option-insist = Exigir la captura completa
option-insist-question = ¿Los rivales pueden insistir en que te lleves más?
choice-insist-never = nunca
choice-insist-asked = sí, al final de tu turno
choice-insist-always = siempre: tienes que llevarte y añadir todo lo que puedas
option-orange = Naranjas
option-orange-question = ¿Quién se anota una naranja?
option-orange-note = Una naranja es una carta roja y una amarilla, o un corazón y un diamante, capturadas en una jugada.
choice-orange-none = nadie
choice-orange-called = el primero que la canta
choice-orange-always = quien se la lleva
option-orange-points = Puntos por una naranja
option-orange-points-question = ¿Cuántos puntos vale una naranja?
option-false-orange-points = Penalización por cantar mal una naranja
option-false-orange-points-question = ¿Cuántos puntos se anota quien canta mal una naranja?
option-enforcement = Jugadas ilegales
option-enforcement-question = ¿Qué pasa con las jugadas ilegales?
option-enforcement-note = Con penalización, una captura equivocada cuenta como carta tirada, y una forma que su autor no puede llevarse cuesta puntos.
choice-enforcement-strict = no se aceptan
choice-enforcement-table = valen, con una penalización

## Los puntos de una mano

option-items = Lo que puntúa
option-items-question = ¿Qué puntúa en una mano?
option-items-note = Si el orden importa, los puntos se cuentan en este orden.
option-ties = Mayorías empatadas
option-ties-question = ¿Quién puntúa si varios bandos empatan en una mayoría?
choice-ties-nobody = nadie
choice-ties-one-each = un punto para cada uno
choice-ties-carried = nadie; si hay empate, los puntos se suman a los de la mano siguiente

## El final de la partida

option-target = Meta
option-target-question = ¿Con cuántos puntos se gana la partida?
option-deals = Número de manos
option-deals-question = ¿Después de cuántas manos termina la partida?
option-deals-zero = se juega hasta la meta
option-several = Varios bandos en la meta
option-several-question = ¿Y si varios bandos llegan a la meta en la misma mano?
choice-several-reach-higher-total = gana quien tiene más puntos
choice-several-reach-priority-count = los puntos se cuentan concepto por concepto
option-near-target = Cerca de la meta
option-near-target-question = ¿Hay límites para puntuar cerca de la meta?
choice-near-target-free = sin límites
choice-near-target-last-three = límites desde tres puntos antes
choice-near-target-last-five = límites desde cinco puntos antes
option-level = Empate en el primer lugar
option-level-question = ¿Y si varios bandos empatan en el primer lugar?
choice-level-another-deal = otra mano
choice-level-shared = la victoria se comparte
option-finish = Una partida decidida termina
option-finish-question = ¿Cuándo termina una partida que ya está decidida?
choice-finish-end-of-deal = después de la mano
choice-finish-at-once = de inmediato
option-double-game = Victoria doble en la primera mano
option-double-game-question = ¿Un bando que llega a la meta en la primera mano gana doble?

## Las palabras de tu mesa

option-words-capture = Tu palabra para «captura»
option-words-capture-question = ¿Cómo le dices a una captura?
option-words-build = Tu palabra para «forma»
option-words-build-question = ¿Cómo le dices a una forma?
option-words-trail = Tu palabra para «tirar»
option-words-trail-question = ¿Cómo le dices a tirar una carta?
option-words-sweep = Tu palabra para «virado»
option-words-sweep-question = ¿Cómo le dices a un virado?
option-words-left-behind = Tu palabra para «dejado»
option-words-left-behind-question = ¿Cómo les dices a las cartas que una captura dejó atrás?
option-words-ten-of-diamonds = Tu palabra para «casino grande»
option-words-ten-of-diamonds-question = ¿Cómo le dices al diez de diamantes?
option-words-two-of-spades = Tu palabra para «casino chico»
option-words-two-of-spades-question = ¿Cómo le dices al dos de picas?
option-words-seven-of-diamonds = Tu palabra para «siete de diamantes»
option-words-seven-of-diamonds-question = ¿Cómo le dices al siete de diamantes?
option-words-claim = Tu palabra para «reclamar»
option-words-claim-question = ¿Qué dices para reclamar la partida?

## Las palabras habituales

word-capture = captura
word-build = forma
word-trail = tirar
word-sweep = virado
word-left-behind = dejado
word-ten-of-diamonds = casino grande
word-two-of-spades = casino chico
word-seven-of-diamonds = siete de diamantes
word-claim = reclamar

## El editor de reglas de la casa

option-group-deck = La baraja
option-group-seating = Jugadores y bandos
option-group-dealing = El reparto
option-group-counting = Lo que valen las cartas
option-group-capturing = Capturar
option-group-building = Formar
option-group-trailing = Tirar
option-group-piling = Las cartas capturadas
option-group-sweeping = Virados
option-group-calling = Cantar, reclamar y exigir
option-group-scoring = Los puntos de una mano
option-group-ending = El final de la partida
option-group-words = Las palabras de tu mesa

option-item-most = más de
option-item-each = por cada
option-item-enough = bastantes de
option-item-primiera = primiera: la mejor carta de cada palo

option-kinds = Cartas de una clase
option-one-card = Una carta

option-yes = sí
option-no = no

## Los números de una opción

option-note-zero = 0 quiere decir: { $meaning }.

option-limits-or-zero = 0 ({ $meaning }) o de { $least } a { $most }

## Por qué una opción no tiene efecto o no encaja con las demás

option-because-no-partners = Nadie tiene pareja.
option-because-no-rounds = Las cartas no se reparten por vueltas.
option-because-never-four = Este juego no se puede jugar entre cuatro.
option-because-only-two = El juego es solo para dos jugadores.
option-because-no-pictures = La baraja no tiene jotas, reinas ni reyes por encima de los números 1 a 10.
option-because-pictures-count = Las figuras cuentan como números.
option-because-all-at-once = Todas las cartas se reparten a la vez.
option-because-bare-table = No se ponen cartas en la mesa.
option-because-uncut = Las cartas de la mesa no se cortan.
option-because-any-table-stays = Toda primera mesa se queda.
option-because-even = Las cartas alcanzan justo, así que ninguna vuelta es corta.
option-because-never-rich = Ninguna primera mesa sería rica. Pon este número o el de los puntos en 1 como mínimo.
option-because-in-hand-builds = Las cartas solo pueden tener otro valor en la mano en un juego sin formas.
option-because-in-hand-one-card = Varias cartas de la mano jugadas a la vez suman su valor en la mesa.
option-because-one-combination = Una jugada captura una sola combinación.
option-because-pair-first = Esto dice cuál de varias combinaciones te tienes que llevar, así que una jugada solo se puede llevar una.
option-because-cards-together = Varias cartas de la mano jugadas a la vez nunca son iguales a una sola carta.
option-because-from-hand-builds = Solo puedes jugar varias cartas de la mano a la vez en un juego sin formas.
option-because-one-hand-card = Juegas las cartas de la mano de una en una.
option-because-face-down = Nadie ve la carta de arriba de un montón boca abajo.
option-because-equal-loose-one = Tu carta se tiene que llevar todas las cartas sueltas iguales, pero una jugada captura una sola combinación.
option-because-insisted-pictures = Cuando los rivales insisten, puede que una figura se tenga que llevar una segunda figura igual.
option-because-equal-loose-two = Tu carta se tiene que llevar todas las cartas sueltas iguales, pero una figura no se puede llevar dos.
option-because-equal-loose-picture = Tu carta se tiene que llevar todas las cartas sueltas iguales, pero una figura captura una sola figura igual.
option-because-equal-loose-together = Tu carta se tiene que llevar todas las cartas sueltas iguales, pero varias cartas jugadas a la vez nunca son iguales a una sola.
option-because-two-builds = Si tuvieras dos formas del mismo valor, no podrías llevarte las dos con una carta.
option-because-which-build = Tiene que quedar claro qué forma se va a llevar un jugador.
option-because-no-builds = El juego no tiene formas.
option-because-no-raise = Nadie puede subir una forma.
option-because-own-not-raised = Nadie puede subir su propia forma.
option-because-built-without-card = Se puede formar sin tener la carta que se lleva la forma.
option-because-sets-are-steps = En un turno de varios pasos, añadir grupos es un paso aparte.
option-because-no-joining = Nadie puede añadir a una forma.
option-because-one-step = Un turno tiene un solo paso.
option-because-opponents-join = Los rivales pueden añadir a la forma de todos modos.
option-because-one-build-a-step = Un paso añade a una sola forma.
option-because-request-own-side = Si le pides a tu pareja que deje una forma, los dos tienen que poder añadirle cartas.
option-because-no-stock = Con más de dos jugadores, todas las cartas se reparten a la vez, así que nunca hay mazo.
option-because-stuck = Solo puede tirar quien no puede hacer otra cosa.
option-because-owner-trails = Puedes tirar mientras tienes una forma.
option-because-never-stuck = En un turno de varios pasos nunca está claro que no puedas hacer otra cosa.
option-because-piles-down = Los montones están boca abajo.
option-because-pictures-order = Las figuras solo pueden ir debajo de los números si las cartas quedan en el montón como llegaron a la mesa.
option-because-no-big-sweeps = No hay virados grandes.
option-because-no-sweeps = Los virados no dan puntos.
option-because-over-before = Nadie tiene tantos puntos antes de que termine la partida.
option-because-swept-before-stock = Después de repartir las últimas cartas ya no hay virados.
option-because-unrestricted = Ningún bando tiene límites cerca de la meta.
option-because-not-called = Las naranjas no se cantan.
option-because-fixed-deals = El número de manos es fijo.
option-because-stops = Una partida decidida termina de inmediato.
option-because-own-item = Cerca de la meta un bando gana solo con lo que le falta, así que nadie necesita reclamar.
option-because-no-counting-out = Nadie puede reclamar la meta para que se cuente.
option-because-no-announcing = Nadie puede anunciar la meta.
option-because-still-taken = En un turno de varios pasos, el jugador todavía se puede llevar lo que había dejado.
option-because-insist-steps = Los rivales solo pueden insistir donde los turnos tienen varios pasos.
option-because-insist-one = Nadie puede insistir en una captura completa si una jugada captura una sola combinación.
option-because-orange-suits = Una naranja necesita corazones y diamantes (cartas rojas y amarillas), pero uno de estos palos no se usa.
option-because-no-oranges = Las naranjas no puntúan.
option-because-table-one-step = Las jugadas ilegales solo se pueden penalizar si un turno es una jugada y no varios pasos.
option-because-table-one-card = Una captura equivocada cuenta como carta tirada, pero solo se puede tirar una carta.
option-because-no-majority = Nada puntúa por tener más que los demás.
option-because-count-decides = Los puntos se cuentan concepto por concepto, así que los bandos nunca empatan.
