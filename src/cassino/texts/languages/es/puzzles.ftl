### Problemas

puzzle-known = Todas las demás cartas ya se jugaron, así que sabes qué tiene tu rival. Encuentra la mejor jugada.
puzzle-hidden = Algunas cartas están ocultas, como en la mesa. Encuentra la mejor jugada contra casi cualquier cosa que puedan tener los demás.

puzzle-hint-build = Una forma vale más que cualquier captura de ahora.
puzzle-hint-raise = Hay una forma que se puede subir.
puzzle-hint-steal = Puedes llevarte algo con lo que otro ya contaba.
puzzle-hint-trail = Tienes que tirar una carta. ¿Cuál es segura?
puzzle-hint-last = Quien hace la última captura recibe las cartas que quedan en la mesa.
puzzle-hint-majority = Está en juego una mayoría.
puzzle-hint-count = Puedes deducir dónde está cada carta: cuenta.

puzzle-and-so-on = Y así sucesivamente.
puzzle-ends = Termina la mano: { SCORES($scores) }.
puzzle-next-best = La segunda mejor jugada:
puzzle-then-ends = Entonces termina la mano: { SCORES($scores) }.
puzzle-difference = { $title }: { SCORES($scores) } en lugar de { SCORES($instead) }.

puzzle-better-by = Es { points } mejor que la segunda mejor jugada.
puzzle-better-about = De media, es más o menos { points } mejor que la segunda mejor jugada.
puzzle-worse-by = Otra jugada da { points } más.
puzzle-worse-about = De media, otra jugada da más o menos { points } más.
puzzle-worse-at-least = Otra jugada da al menos { points } más.

puzzle-best-often =
    { $tenths ->
        [10] Casi siempre es la mejor jugada, tengan lo que tengan los demás.
       *[other] Es la mejor jugada más o menos { $tenths } veces de cada 10, contando todas las manos que pueden tener los demás.
    }

puzzle-theme-endgame = Últimas capturas
puzzle-trains = Entrena: { $themes }.
