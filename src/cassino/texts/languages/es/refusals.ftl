### Por qué una jugada no está permitida; «tú» es quien la ha intentado

refused-deal-over = { deal-is-over }
refused-cards-due = Antes de jugar hay que repartir.
refused-nobody-asked = Ahora no hay ninguna pregunta que contestar: te toca jugar.
refused-others-turn = Le toca a otro.
refused-unknown-kind = No existe ninguna jugada del tipo { $kind }.

## Las cartas

refused-no-such-card = Esa carta no existe.
refused-needs-hand-card = Para capturar, subir o tirar tienes que jugar una carta de tu mano.
refused-capture-needs-hand-card = Una captura necesita al menos una carta de tu mano.
refused-one-card-a-turn = En cada turno juegas exactamente una carta.
refused-has-played = Ya jugaste { CARDS($played) }: en cada turno solo juegas una carta.
refused-not-in-hand = No puedes jugar { CARDS($missing) }: no está en tu mano.
refused-for-nobody-else = No puedes hacer esto por otra persona.
refused-not-on-table = No puedes usar { CARDS($away) }: no está en la mesa.
refused-under-another = No puedes usar { CARDS($away) }: en el montón tiene encima { CARDS($above) }, y solo se puede usar la carta de arriba.
refused-top-out-of-reach-ever = No puedes usar { CARDS($away) }: está en un montón, y en este juego las cartas capturadas se quedan donde están.
refused-top-out-of-reach-directly = No puedes capturar directamente { CARDS($away) }: está sobre un montón, y solo se puede añadir a una forma.
refused-top-out-of-reach-by-this-move = No puedes usar { CARDS($away) }: está sobre un montón, y esta jugada solo usa cartas de tu mano y de la mesa.
refused-top-out-of-reach-without-number = No puedes usar { CARDS($away) }: está sobre un montón y no tiene número, así que se queda ahí.
refused-top-out-of-reach-from-own-pile = No puedes usar { CARDS($away) }: está sobre tu propio montón, y esa carta de arriba no la puedes usar.
refused-top-out-of-reach-from-partner = No puedes usar { CARDS($away) }: está sobre el montón de tu pareja, y solo se pueden usar las cartas de arriba de los rivales.
refused-build-not-whole = La forma de { VALUES($broken_up) } solo se puede llevar entera.
refused-wrong-build = La forma de { VALUES($other) } solo cuenta como { VALUES($other) }; no sirve para { VALUES($value) }.
refused-no-number-to-build = No puedes formar con { CARDS($picture) }: no tiene número.
refused-no-number-to-take = No puedes usar así { CARDS($picture) }: no tiene número, y solo se captura con otra figura igual.
refused-no-sets-alone = No puedes contar { CARDS($in_sets) } como { $value }.
refused-no-sets-with-aces = No puedes dividir { THESE($in_sets) } en grupos de { $value }.
refused-no-sets-by-total = Hacen falta grupos de { VALUES($value) }, pero { THESE($in_sets) } suman { $sets_total }.
refused-no-sets-undivided = No puedes dividir { THESE($in_sets) } en grupos de { VALUES($value) }, aunque suman { $sets_total }.

## Lo que se tiene después

refused-card-not-kept =
    Tienes que guardar una carta que capture { $whose ->
        [own] tu forma de { VALUES($kept) }
        [owed] la forma de { VALUES($kept) } a la que añadiste cartas
       *[new] la nueva forma de { VALUES($kept) }
    }.
refused-too-many-builds = Al final de tu turno solo puedes tener 1 forma; así tendrías { $owned }.

## Capturar

refused-takes-nothing = Una captura se lleva al menos una carta.
refused-counts-otherwise = No puedes contar { CARDS($card) } como { $value }.
refused-ace-counts-one = Un as que solo se lleva ases sueltos cuenta como 1.
refused-only-equal-faces =
    { $rank ->
        [jack] Una jota solo se lleva otra jota.
        [queen] Una reina solo se lleva otra reina.
        [knave] Una sota solo se lleva otra sota.
        [knight] Un caballo solo se lleva otro caballo.
       *[king] Un rey solo se lleva otro rey.
    }
refused-one-equal-face =
    { $rank ->
        [jack] Con una jota te llevas una sola jota.
        [queen] Con una reina te llevas una sola reina.
        [knave] Con una sota te llevas una sola sota.
        [knight] Con un caballo te llevas un solo caballo.
       *[king] Con un rey te llevas un solo rey.
    }
refused-not-two-faces =
    { $rank ->
        [jack] Una jota se lleva una jota o tres, nunca dos.
        [queen] Una reina se lleva una reina o tres, nunca dos.
        [knave] Una sota se lleva una sota o tres, nunca dos.
        [knight] Un caballo se lleva un caballo o tres, nunca dos.
       *[king] Un rey se lleva un rey o tres, nunca dos.
    }
refused-build-is-no-card = Solo una forma simple de un rival cuenta como una carta en una suma.
refused-no-sums = No puedes dividir { THESE($taken) } en grupos de { VALUES($value) }, ni siquiera si una forma cuenta como una carta.
refused-one-combination = Una jugada se lleva una sola combinación: una carta igual, una suma o una forma.
refused-pair-comes-first = Con { CARDS($card) } te tienes que llevar { CARDS($equal) }, que está en la mesa, y no una suma.
refused-higher-value = Juntas, estas cartas cuentan { $lowest_value }, el valor más bajo posible.
refused-not-together-picture = Como { CARDS($picture) } no tiene número, solo captura otra figura igual, y solo se captura con otra igual.
refused-not-together-limit = No puedes jugar { THESE($cards) } a la vez: suman { $total }, y el límite para varias cartas es { $most }.
refused-not-together-ever = No puedes jugar { THESE($cards) } a la vez.
refused-not-together-sets = No puedes llevarte { THESE($taken) } en grupos de { VALUES($number) } con { CARDS($card) }.
refused-not-together-total = Juntas, { THESE($cards) } suman { $total }: cada grupo que se lleven tiene que sumar lo mismo.
refused-not-together-value = No puedes dividir las cartas capturadas, junto con { THESE($cards) }, en grupos de un mismo valor.
refused-equal-left = Si capturas con { a-rank }, te tienes que llevar todas las cartas sueltas iguales: también { CARDS($equal_left) }.
refused-owed-build-left = Añadiste cartas a la forma de { VALUES($owed) } de un rival: esta captura se la tiene que llevar.
refused-not-called = En este juego las naranjas puntúan sin que nadie las cante.
refused-own-pile = Lo que capturas va a tu propio montón.
refused-no-pictures = Al montón de tu pareja solo le puedes dar figuras, y en esta captura no hay ninguna.

## Formar

refused-no-building = En este juego no hay formas.
refused-face-in-build =
    { $rank ->
        [jack] Una jota
        [queen] Una reina
        [knave] Una sota
        [knight] Un caballo
       *[king] Un rey
    } no puede estar en una forma.
refused-no-card-captures = Ninguna carta captura una forma de { $value }.
refused-card-owed = Añadiste cartas a la forma de { VALUES($owed) } de un rival: la carta que juegues la tiene que capturar.
refused-card-captures = Con { CARDS($card) } tienes que capturar, porque puedes: para formar, juega otra carta.
refused-build-is-new = Una forma nueva no puede incluir otra: si ya hay una del mismo valor, añádele las cartas.
refused-no-build-to-join = Entre estas cartas no hay ninguna forma: inclúyela para añadirle algo, o haz una forma nueva.
refused-one-card-is-no-build = Una sola carta no es una forma.
refused-not-yours-to-join = Las reglas no te dejan añadir nada a esta forma de { VALUES($value) }.
refused-one-at-a-time = Solo puedes añadir a una forma a la vez: dos formas de la mesa nunca se juntan así.
refused-must-merge = Solo puede haber una forma de { VALUES($value) }: incluye la que está en la mesa.
refused-cannot-merge = Solo puede haber una forma de { VALUES($value) }, y a la de la mesa no le puedes añadir nada.
refused-top-needs-own-build = Desde un montón, { CARDS($top) } solo se puede añadir a una forma que ya sea tuya.
refused-add-to-own-build = La forma de { VALUES($banning) } es tuya: captura algo o añádele cartas.
refused-not-for-partners = En este juego no puedes formar para otra persona.
refused-not-the-partner = La única otra persona para quien puedes formar es tu pareja.
refused-no-proof-ace = Tu pareja necesita un as para otra forma, y nada prueba que tenga un segundo as para la forma de { VALUES($value) }.
refused-no-proof-loss = Nada prueba que tu pareja tenga una carta para { VALUES($value) }: no ha perdido ninguna forma de ese valor.
refused-stays-partners = De todos modos, la forma de { VALUES($value) } sigue siendo de tu pareja: solo añádele cartas.
refused-stays-yours = La forma de { VALUES($value) } es tuya y lo sigue siendo.

## Subir

refused-one-build-is-raised = Al subir cambia el valor de exactamente una forma.
refused-wrong-sum = Con { CARDS($card) }, la forma de { VALUES($other) } pasa a { $sum }; las cartas de la mesa no pueden cambiar su valor.
refused-is-multiple = La forma de { VALUES($other) } es múltiple: su valor no puede cambiar.
refused-not-yours-to-raise-own = La forma de { VALUES($other) } es tuya: en este juego solo la pueden subir los demás.
refused-not-yours-to-raise-partners = La forma de { VALUES($other) } es de tu pareja: en este juego solo la pueden subir los demás.
refused-not-yours-to-raise-ever = Las reglas no te dejan subir esta forma de { VALUES($other) }.
refused-both-not-kept = Para subir tu propia forma de { VALUES($other) } a { VALUES($value) }, tienes que guardar una carta de cada valor.
refused-raised-alone = En este juego, al subir no se pueden añadir grupos del nuevo valor.
refused-raised-in-steps = Este paso solo sube la forma: añade más grupos en pasos aparte.

## Tirar

refused-trail-is-plain = La carta que tiras no se lleva nada y no tiene valor.
refused-not-stuck = Todavía puedes llevarte algo o formar: solo puedes tirar cuando no puedes hacer otra cosa.
refused-trail-owed = Añadiste cartas a la forma de { VALUES($owed) } de un rival: la tienes que capturar en este turno.
refused-trail-banned = Tienes la forma de { VALUES($banning) }: captura o forma, no puedes tirar.
refused-equal-card-lies = No puedes tirar { CARDS($card) } mientras { CARDS($equal) } esté en la mesa: llévate esa carta, o usa la tuya en una forma.
refused-can-capture = No puedes tirar { CARDS($card) }, porque puede capturar: llévate algo con esa carta o juega otra.

## Turnos de varios pasos

refused-build-exists = Ya hay una forma de { VALUES($value) }: añádele cartas, en vez de convertir una carta suelta en otra.
refused-top-needs-base = Desde un montón, { CARDS($top) } solo se puede añadir a una forma o a una carta suelta del valor que ayuda a completar.
refused-one-set-a-step = Cada paso hace una forma de un solo grupo, o pone un grupo sobre una carta suelta que cuenta { $value }: añade más grupos en pasos aparte.
refused-one-build-is-joined = Para añadir a una forma, añade un solo grupo a una sola forma del mismo valor.
refused-adds-nothing = A una forma le tienes que añadir al menos una carta.
refused-sets-one-by-one = Cada paso añade un grupo a una forma: añade los grupos de uno en uno.
refused-not-your-sides = La forma de { VALUES($value) } no es de tu bando: no se la puedes dar a tu pareja.
refused-table-cards-only = A la forma de { VALUES($value) } de los rivales solo le puedes añadir cartas de la mesa, y después la tienes que capturar.
refused-too-late-to-capture = Ya jugaste tu carta y no puedes capturar la forma de { VALUES($value) } de los rivales.
refused-other-build-owed = Tienes que capturar la forma de { VALUES($owed) }: no puedes capturar también la de { VALUES($value) }.
refused-has-trailed = En este turno ya tiraste una carta: ahora no puedes hacer tuya una forma nueva.
refused-one-capture-a-turn = Al final del turno solo puedes tener 1 forma, y en este turno solo puedes capturar una.
refused-ends-by-itself = El turno termina por sí mismo en cuanto se juega una carta.
refused-end-is-plain = Para terminar tu turno no nombres ninguna carta.
refused-nothing-played = Antes de terminar tu turno, juega exactamente una carta de tu mano.
refused-more-to-capture = Antes de terminar tu turno, llévate todo lo que { CARDS($played) } todavía puede capturar.
refused-more-to-add = Todavía hay cartas que se pueden añadir a una forma de tu bando: añádelas antes de terminar tu turno.

## Lo que exigen los rivales

refused-capture-first = Primero llévate todo lo que { CARDS($played) } puede capturar.
refused-add-first = Los rivales insisten en que añadas cartas a las formas de tu bando.
refused-demands-met = Ya hiciste lo que exigían los rivales: termina tu turno.
refused-went-into-build = Pusiste { CARDS($card) } en una forma: ya no puede capturar.
refused-not-demanded = Jugaste { CARDS($card) }, y nadie insiste en que capture más.
refused-takes-nothing-more = Una captura se lleva al menos una carta además de la que se jugó.
refused-goes-under = Lo que captures después va debajo de esta carta, en el mismo montón: { CARDS($card) }.
refused-played-as-other = Jugaste { CARDS($card) } como { $played_value }.

## Lo que se pregunta a los jugadores

refused-asked-something-else-insist = Ahora solo puedes insistir en lo que el último turno dejó sin hacer, o pasar.
refused-asked-something-else-orange = Ahora solo puedes cantar «naranja», o pasar.
refused-asked-something-else-request = Ahora solo puedes pedirle a tu pareja que deje la forma, o pasar.
refused-answer-is-plain = Contesta por ti y no nombres ninguna carta.
refused-no-value-in-answer = Esta respuesta no lleva ningún valor.
refused-no-such-demand = Insiste en la captura completa, en lo que falta por añadir o en las dos cosas.
refused-nothing-to-capture = La carta jugada no puede capturar nada más.
refused-nothing-to-add = Ni en la mesa ni en los montones hay nada que añadir a una forma de ese bando.
refused-ace-needed = Necesitas tu as para otra forma: no puedes pedir la forma de { VALUES($pending) }.
refused-cannot-ask = Para pedir la forma de { VALUES($pending) } tienes que tener una carta que la capture.
refused-capture-or-leave = Tu pareja pide la forma: captura como pensabas, o añade tu carta a la forma.
refused-shown-card-is-played = Tienes que jugar la carta que mostraste, con el valor que le diste.
refused-capture-as-shown = Captura lo que mostraste, o añade la carta a la forma.
refused-left-to-partner = Añade tu carta a una forma de tu bando. Esa forma pasa a ser de tu pareja.
refused-left-but-owed = Tienes que capturar la forma de { VALUES($owed) }, a la que añadiste cartas.
refused-left-too-many = Al final de tu turno solo puedes tener 1 forma: captúrala.

## Reclamar

refused-no-claims = En este juego no se puede reclamar nada.
refused-claim-is-plain = Para reclamar, di qué jugador reclama y no nombres ninguna carta.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Solo se puede reclamar entre dos jugadas: este turno no ha terminado.
refused-has-announced = Ya anunciaste la meta: podrás hacerlo otra vez después de la próxima jugada.

## El orden en el montón

refused-order-of-captures = Solo las cartas capturadas tienen un orden en el montón.
refused-order-not-free = En este juego no puedes elegir el orden de las cartas capturadas.
refused-order-incomplete = El orden tiene que nombrar exactamente una vez la carta que captura y cada carta capturada.
refused-card-on-top = La carta que captura tiene que quedar arriba en el montón.
refused-lowest-on-top-first = Las cartas capturadas van al montón por número, con la más baja arriba.
