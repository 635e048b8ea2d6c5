### Escuela de Casino

lesson-capture = Llévate una carta
lesson-capture-about = Tu carta se lleva otra igual.
lesson-capture-pair =
    Cualquiera se puede llevar las cartas del medio. Tienes { CARDS("8S") }, y en la mesa está { CARDS("8H") }.
    Una carta se lleva otra del mismo número. ¡Llévatela!
lesson-capture-pair-praise =
    ¡Muy bien! Llevarse cartas se llama capturar. Los dos ochos están ahora en tu montón, y al final las cartas de tu montón dan puntos.
lesson-capture-pair-trail =
    Así solo pones una carta en la mesa, donde cualquiera se la puede llevar. Con { CARDS("8S") } puedes capturar: busca el otro ocho.
lesson-capture-pair-build =
    Eso es una forma. Es una buena idea, y su lección viene pronto. Por ahora, llévate { CARDS("8H") } con { CARDS("8S") }.
lesson-capture-ace = Ahora sin ayuda: una de tus cartas se puede llevar una carta de esta mesa. ¿Cuál?
lesson-capture-ace-praise = As se lleva as, y cada as vale un punto entero. ¡Ganaste dos puntos con una sola carta!
lesson-capture-ace-trail = Esa carta solo se quedaría en la mesa. Busca dos cartas iguales, una en tu mano y otra en la mesa.

lesson-sum = Suma cartas
lesson-sum-about = Tu carta se lleva varias que suman lo mismo.
lesson-sum-two =
    En la mesa no hay ningún nueve, pero { CARDS("4D") } y { CARDS("5S") } suman 4 + 5 = 9. Por eso { CARDS("9C") } se lleva las dos cartas a la vez.
lesson-sum-two-praise = Tres cartas para tu montón con una jugada. Busca siempre sumas: traen más cartas que las parejas. Un as cuenta como 1.
lesson-sum-two-trail = Eso regala una carta. ¿Qué dos cartas de la mesa suman 9?
lesson-sum-three = Tienes { CARDS("10S") }. Esta vez, tres cartas de la mesa suman 10. Encuéntralas.
lesson-sum-three-praise = 2 + 3 + 5 = 10. ¡Cuatro cartas para tu montón! Cuantas más te lleves, mejor.
lesson-sum-three-trail = No hace falta tirar una carta. Tres cartas de esta mesa suman 10: llévatelas con { CARDS("10S") }.

lesson-build = Haz una forma
lesson-build-about = Junta cartas ahora y llévatelas todas en otro turno.
lesson-build-make =
    Tienes { CARDS("9S") } y { CARDS("4C") }. Pon { CARDS("4C") } sobre { CARDS("5D") }: 4 + 5 = 9. Eso se llama una forma de 9.
    Las cartas de una forma se quedan juntas, y solo un nueve se las lleva. ¡Tú tienes uno!
lesson-build-make-praise =
    ¡Una forma de 9! ¿Por qué es buena? Sin ella, { CARDS("9S") } no se llevaría nada aquí. Ahora te puede traer tres cartas,
    y quien no tenga un nueve no se las puede llevar.
lesson-build-make-trail = Eso regala una carta por nada. Elige { CARDS("4C") } y { CARDS("5D") }: juntos suman 9, y tú tienes un nueve.
lesson-build-collect = Tu rival no tenía un nueve y tiró { CARDS("3C") }. Tu forma sigue ahí. Recógela con { CARDS("9S") }.
lesson-build-collect-praise = Tres cartas de una vez: por eso las formas ganan partidas. Pero no esperes demasiado: a tu rival también le puede llegar un nueve.
lesson-build-own = Ahora sin ayuda. Tienes un diez. ¿Puede otra de tus cartas sumar 10 con una carta de la mesa?
lesson-build-own-praise = 3 + 7 = 10: una forma de 10. En el próximo turno, { CARDS("10C") } se lleva las dos cartas. Forma solo lo que te puedas llevar.
lesson-build-own-trail = Así dejas pasar la ocasión. Tienes { CARDS("10C") }: ¿cuál de tus cartas suma 10 con una de la mesa?

lesson-several = Llévate varias a la vez
lesson-several-about = Una carta se lleva todas las cartas y todas las sumas que encajan.
lesson-several-both =
    Con { CARDS("8C") } te llevas { CARDS("8D") }. Y también { CARDS("5H") } y { CARDS("3S") }, porque 5 + 3 = 8. Llévate las tres cartas en una jugada.
lesson-several-both-praise = Cuatro cartas con una jugada. Antes de presionar Capturar, mira otra vez: ¿encaja algo más?
lesson-several-both-part = Bien, pero hay más. Tu ocho se lleva el otro ocho y también 5 + 3 en la misma jugada. Elige las tres cartas.
lesson-several-both-trail = Aquí no tires una carta: con { CARDS("8C") } te puedes llevar tres.
lesson-several-more = Con { CARDS("9D") } te puedes llevar mucho aquí. Encuentra todos los nueves y todas las sumas de 9. Cada carta se usa una sola vez.
lesson-several-more-praise = 9, 6 + 3 y 8 + 1: te llevaste cinco cartas con una. Tu rival se va a acordar.
lesson-several-more-part = Eso es una parte. Hay un nueve y hay dos sumas de 9. Elige las cinco cartas.
lesson-several-more-trail = Mira otra vez: con { CARDS("9D") } te puedes llevar cinco cartas de esta mesa.

lesson-pictures = Las figuras
lesson-pictures-about = La jota se lleva una jota, la reina una reina y el rey un rey.
lesson-pictures-queen =
    Las figuras no tienen número, así que nunca forman parte de una suma ni de una forma. Una reina se lleva una reina, y ninguna otra carta. Llévate { CARDS("QD") }.
lesson-pictures-queen-praise = Una pareja de reinas para ti. En la mesa, una figura está a salvo de quien no tenga otra igual.
lesson-pictures-queen-trail = Tienes { CARDS("QS") }, y hay una reina en la mesa. Llévatela, o quizá se la lleve tu rival.
lesson-pictures-jack = Hay dos jotas en la mesa, pero una figura se lleva una sola figura. Llévate una jota con { CARDS("JS") }.
lesson-pictures-jack-praise = Una jota se lleva una jota. La cuarta jota todavía se puede llevar la otra: recuerda quién puede tenerla.
lesson-pictures-jack-sum = Buena captura, pero esta lección es sobre las figuras: llévate una jota con { CARDS("JS") }.
lesson-pictures-jack-trail = Hay dos jotas en la mesa y tú tienes otra. Llévate una de ellas.

lesson-keep = Guarda la carta que necesitas
lesson-keep-about = Una forma es una promesa: tienes que guardar la carta que se la lleva.
lesson-keep-choose =
    Tienes { CARDS("6S") } y { CARDS("3H") }. Puedes hacer 3 + 3 = 6, porque { CARDS("6S") } se queda en tu mano y se puede llevar la forma.
    No puedes hacer 6 + 3 = 9: no tienes un nueve. Haz la forma que está permitida.
lesson-keep-choose-praise = Una forma de 6, y { CARDS("6S") } la espera. Guarda esa carta hasta que te hayas llevado la forma.
lesson-keep-choose-pair = Así te llevas dos cartas ahora. La forma de 6 te trae tres: pon { CARDS("3H") } sobre { CARDS("3D") } y guarda el seis.
lesson-keep-choose-trail = Puedes hacer algo mejor: { CARDS("3H") } y { CARDS("3D") } suman 6, y tienes un seis.
lesson-keep-owner =
    La forma de 9 es tuya. Mientras tengas una forma no puedes tirar sin más: tienes que llevarte algo o formar. Puede que tu rival también tenga
    un nueve. ¿Qué es lo más urgente?
lesson-keep-owner-praise = ¡A salvo! Tres cartas en tu montón, antes de que nadie más se las pudiera llevar.
lesson-keep-owner-pair = Está permitido, y tu forma se queda. Pero tres cartas corren peligro en la mesa: llévate primero tu forma.

lesson-raise = Sube una forma
lesson-raise-about = Añade una carta, y la forma tiene un valor nuevo.
lesson-raise-own =
    Tienes una forma de 7. Añádele { CARDS("2H") } de tu mano: 7 + 2 = 9. Tienes { CARDS("9D") }, así que puedes.
    Entonces un siete ya no se la lleva, y la forma tiene una carta más.
lesson-raise-own-praise = Ahora es una forma de 9 y tiene tres cartas. Sube cuando creas que tu rival puede llevarse el valor anterior.
lesson-raise-own-early = Eso es seguro y trae tres cartas. Pero aquí prueba otra cosa: añade { CARDS("2H") } y súbela a 9.
lesson-raise-again = Tienes una forma de 6 y también { CARDS("10H") }. ¿Qué carta convierte el 6 en 10?
lesson-raise-again-praise = 6 + 4 = 10. Solo se pueden subir las formas simples: un solo grupo de cartas. La próxima lección muestra formas que no se pueden subir.
lesson-raise-again-early = Así te llevas tres cartas. Pero súbela a 10 con { CARDS("4D") }, y { CARDS("10H") } te traerá cuatro.

lesson-join = Añade a una forma
lesson-join-about = Varios grupos del mismo valor hacen una forma que nadie puede subir.
lesson-join-add =
    Tienes una forma de 9. También { CARDS("6S") } y { CARDS("3H") } suman 9. Ponlos con tu forma. Eso es añadir a una forma: ahora tiene dos grupos, y un solo nueve se lo lleva todo.
lesson-join-add-praise = ¡Una forma múltiple! Ya nadie puede cambiar su valor, y { CARDS("9S") } te traerá cinco cartas.
lesson-join-add-early = Así te llevas tu forma ahora. Hazla más grande primero: elige { CARDS("6S") }, { CARDS("3H") } y la forma.
lesson-join-add-beside = Ahora hay dos formas de 9, una al lado de otra. Júntalas: elige también tu forma.
lesson-join-double = También puedes empezar con dos grupos. Tienes { CARDS("10H") } y { CARDS("6C") }. Haz dos dieces con cuatro cartas, en una jugada.
lesson-join-double-praise = 6 + 4 y 7 + 3: una forma doble de 10. Con { CARDS("10H") } te llevas las cuatro, y tu rival no la puede subir.
lesson-join-double-single = Buena forma. Pero { CARDS("7S") } y { CARDS("3C") } también suman 10: elígelos también, y tu diez trae cinco cartas.
lesson-join-double-capture = Así te llevas tres cartas ahora. Una forma doble trae cinco: elige { CARDS("6C") } y las tres cartas de la mesa.
lesson-join-double-trail = No hace falta regalar una carta: { CARDS("6C") } y { CARDS("4D") } suman 10, y { CARDS("7S") } y { CARDS("3C") } también.

lesson-steal = Llévate su forma
lesson-steal-about = Si tienes la carta, puedes llevarte la forma de tu rival.
lesson-steal-take =
    Tu rival formó 8 y espera llevárselo en su próximo turno. Pero tú tienes { CARDS("8S") }. Una forma es de quien se la lleva primero.
lesson-steal-take-praise = Tres cartas, y una cara larga al otro lado de la mesa. Por eso no conviene dejar tus formas mucho tiempo en la mesa.
lesson-steal-take-trail = Tu rival se llevará la forma de 8 en su próximo turno. Tienes un ocho: ¡llévatela ahora!
lesson-steal-raise = Esta vez no tienes un siete. Pero puedes subir su forma de 7 a un valor que tengas. ¿Con qué carta?
lesson-steal-raise-praise = 7 + 2 = 9, y la forma ahora es tuya. El siete de tu rival ya no sirve, y { CARDS("9C") } te traerá tres cartas.
lesson-steal-raise-trail = Entonces tu rival se lleva la forma. Tienes { CARDS("9C") }: ¿qué le añades a 7 para hacer 9?
lesson-steal-top =
    En el Casino sudafricano, los montones están boca arriba. Puedes usar la carta de arriba del montón rival para tu propia forma.
    Elige { CARDS("5C") } de tu mano y { CARDS("4H") } de su montón, y añade las dos cartas a tu forma de 9.
lesson-steal-top-praise = ¡Robada de su montón! Mira las reglas antes de jugar un juego nuevo: robar solo está permitido en algunos.
lesson-steal-top-early = Así te llevas tu forma como está. Primero hazla más grande con { CARDS("5C") } y { CARDS("4H") }, la carta de arriba de su montón.

lesson-sweep = Haz virado
lesson-sweep-about = Llévate toda la mesa y gana un punto más.
lesson-sweep-take =
    Si con una jugada te llevas todas las cartas de la mesa, es un virado. Vale un punto más. Aquí puedes con { CARDS("9H") }: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = ¡Virado! Es un punto más, y tu rival tiene que tirar una carta en una mesa vacía.
lesson-sweep-take-trail = Mira toda la mesa: 6 + 2 + 1. Con { CARDS("9H") } te la llevas entera.
lesson-sweep-leave =
    Tu rival también puede hacer virado. No te puedes llevar { CARDS("5S") }, así que tienes que poner una carta en la mesa: eso se llama tirar. ¿Con qué carta no dejas un virado?
lesson-sweep-leave-praise = Ninguna carta se lleva un rey junto con un cinco. Era una carta segura.
lesson-sweep-leave-low = Cuidado: 5 + 2 = 7. Entonces cualquier siete se lleva toda la mesa, y es virado. Tira la carta que no entra en ninguna suma.

lesson-points = Lo que da puntos
lesson-points-about = Las cartas que de verdad quieres: { CARDS("10D") }, { CARDS("2S") }, los ases y las picas.
lesson-points-ten =
    El casino grande es { CARDS("10D") }. Es la mejor carta de todas: 2 puntos. Aquí solo puedes llevarte una cosa. ¡Llévate la más valiosa!
lesson-points-ten-praise = Dos puntos con una jugada. Si { CARDS("10D") } está en tu mano, úsalo para llevarte algo: en la mesa, cualquier diez se lo puede llevar.
lesson-points-ten-six = Una pica está bien. Pero { CARDS("10D") } vale 2 puntos, y tu rival se lo puede llevar después.
lesson-points-ten-trail = Hay dos puntos en la mesa: llévate { CARDS("10D") } con tu diez.
lesson-points-two = El casino chico es { CARDS("2S") }: 1 punto. ¿Cómo te lo llevas?
lesson-points-two-praise = 2 + 3 = 5, y el casino chico es tuyo. También cuenta como pica.
lesson-points-two-king = Es una pareja, pero el punto sigue en la mesa. ¿Cuál de tus cartas se lleva { CARDS("2S") } junto con otra carta?
lesson-points-two-trail = No dejes ahí { CARDS("2S") }. Suma 5 con otra carta de la mesa.
lesson-points-ace = Cada uno de los cuatro ases vale 1 punto. En una suma, un as cuenta como 1. ¡Consigue el as!
lesson-points-ace-praise = 1 + 6 = 7. Otro punto para ti.
lesson-points-ace-jack = Dos cartas, pero ningún punto. Suma { CARDS("AH") } y otra carta de la mesa: ¿con cuál de tus cartas te llevas las dos?
lesson-points-ace-trail = Hay un punto en la mesa: { CARDS("AH") }. Súmale algo.
lesson-points-spade =
    Quien captura más picas gana 1 punto, y quien captura más cartas, 3. Por eso una pica es mejor que otra carta del mismo número.
    ¿Qué rey te llevas?
lesson-points-spade-praise = Los dos son reyes, pero { CARDS("KS") } además ayuda a ganar el punto de las picas. Ya sabes todo lo que da puntos.
lesson-points-spade-heart = Así también te llevas un rey, pero no la pica. Llévate el rey que puede traer un punto.
lesson-points-spade-trail = Tienes { CARDS("KD") }, y hay dos reyes en la mesa. Llévate uno.

lesson-last = Las últimas cartas y el recuento
lesson-last-about = Quién recibe lo que queda, y cómo se cuenta una mano.
lesson-last-majority =
    La mano está por terminar. Tienes 24 de las 52 cartas, y con 27 ganas los 3 puntos de más cartas. ¿Qué jugada trae tres cartas de una vez?
lesson-last-majority-praise = 24 + 3 = 27: tu rival ya no te puede alcanzar. Contar tus cartas hacia el final vale 3 puntos.
lesson-last-majority-king = Eso trae solo dos cartas. 26 es la mitad de la baraja, no la mayoría. Encuentra la jugada que trae tres.
lesson-last-majority-trail = Ahora cada carta cuenta, y te puedes llevar tres.
lesson-last-last =
    Tu última carta, y la última de la mano. Quien hace la última captura se lleva también todo lo que queda en la mesa. ¡Llévate { CARDS("9D") }!
lesson-last-last-praise =
    La última captura fue tuya, así que { CARDS("KH") } y { CARDS("4S") } también son para ti. Ahora se cuentan los dos montones: más cartas 3, más picas 1,
    casino grande 2, casino chico 1, cada as 1, cada virado 1. Gana quien llega primero a 21 puntos.
lesson-last-last-trail = Entonces tu rival, que hizo la última captura, recibe todo lo de la mesa. Mejor llévate { CARDS("9D") }.

### Respuestas que sirven en cualquier lección

lesson-try-trail = Eso pone { CARDS($cards) } en la mesa, donde cualquiera se puede llevar la carta. Lee otra vez la tarea: hay algo mejor.
lesson-try-capture = Con { CARDS($cards) } te puedes llevar { CARDS($taken) }. Pero esa no es la tarea: léela otra vez.
lesson-try-build = Puedes formar { $value }. Pero esa no es la tarea: léela otra vez.
lesson-try-join = Puedes añadir a la forma de { $value }. Pero esa no es la tarea: léela otra vez.
lesson-try-raise = Puedes subir la forma a { $value }. Pero esa no es la tarea: léela otra vez.
lesson-try-other = Eso está permitido. Pero esa no es la tarea: léela otra vez.

### Qué cartas elegir

lesson-do-trail = Elige { CARDS($cards) } en tu mano. Después presiona Tirar: así se queda en la mesa.
lesson-do-capture = Elige { CARDS($cards) } en tu mano y { CARDS($taken) } en la mesa. Después presiona Capturar.
lesson-do-sweep = Elige { CARDS($cards) } en tu mano y { CARDS($taken) } en la mesa. Después presiona ¡Virado!
lesson-do-build = Elige { CARDS($cards) } en tu mano y { CARDS($taken) } en la mesa. Después presiona Formar { $value }.
lesson-do-join = Elige { CARDS($cards) } en tu mano, y { CARDS($taken) }. Después presiona Añadir.
lesson-do-raise = Elige { CARDS($cards) } en tu mano y la forma con { CARDS($taken) }. Después presiona Subir a { $value }.

### Una primera mano

first-deal = Tu primera mano
first-deal-about = Juega una mano corta de veinte cartas y mira lo que hace cada jugada.
first-deal-begins =
    Juegas una mano entera, con solo veinte cartas: ases, doses, ochos, nueves y dieces. Cada uno tiene cuatro cartas, y hay cuatro en la mesa.
    Busca una de tus cartas que se lleve algo.
first-deal-missed = Tiraste: pusiste una carta en la mesa y no te llevaste nada. Está permitido, pero podías llevarte algo.
first-deal-laid = Tiraste: pusiste una carta en la mesa. A veces no hay nada que llevarse.
first-deal-took = Te llevaste { $count } cartas para tu montón.
first-deal-built = Una forma de { $value }. Guarda la carta que se la lleva.
first-deal-their-build = Si tienes una carta que vale { $value }, te puedes llevar esa forma.
first-deal-big-casino = El casino grande, { CARDS("10D") }, vale 2 puntos.
first-deal-little-casino = El casino chico, { CARDS("2S") }, vale 1 punto.
first-deal-aces =
    { $count ->
        [1] Un as vale 1 punto.
       *[other] { $count } ases valen { $count } puntos.
    }
first-deal-sweep = No queda nada en la mesa: es un virado, 1 punto más.
first-deal-over = La mano ha terminado. Lo que queda en la mesa es para quien hizo la última captura. Ahora se cuentan los dos montones.
first-deal-most-cards = Quien tiene más cartas gana 3 puntos.
first-deal-most-spades = Quien tiene más picas gana 1 punto.
first-deal-each-ace = Cada as vale 1 punto.
first-deal-each-sweep = Cada virado vale 1 punto.
first-deal-result =
    { $better ->
        [you] Ganas esta mano { $own } a { $other }. ¡Ya sabes jugar al Casino!
        [other] Tienes { $own } puntos y tu rival tiene { $other }. ¡Otra vez será! Ya sabes jugar al Casino.
       *[same] { $own } puntos cada uno. ¡Ya sabes jugar al Casino!
    }

### Problemas con el archivo del progreso

lessons-progress-no-json = El archivo no es JSON.
lessons-progress-version = El archivo es de otra versión de Cassino.
lessons-progress-steps = El archivo no nombra ningún paso de una lección.

### Errores

lessons-unknown = No existe la lección «{ $name }». Las lecciones son: { $names }.
lessons-no-toml = La lección «{ $name }» no es TOML: { $problem }.
lessons-only-steps = La lección «{ $name }» debe tener [[steps]] y nada más.
lessons-same-name = La lección «{ $name }» tiene dos pasos con el mismo nombre.
lessons-step-fields = El paso «{ $step }» de la lección «{ $lesson }» debe tener { $needed }, y puede tener { $others }.
lessons-step-wrong = Paso «{ $step }» de la lección «{ $lesson }»: { $problem }
lessons-deal-over = Esta primera mano ha terminado.
lessons-deal-move = La jugada { $number } de esta primera mano no es posible: { $problem }
