### Los juegos incluidos: página de inicio, reglamentos, terminal

variant-of-the-day = { $title }, mano del día
variant-of-the-week = { $title }, mano { $number } de la semana
variant-first-deal = { $title }: { first-deal }

## Familias

variant-family-classic = Casino clásico
variant-family-royal = Casino real
variant-family-caribbean = Casino del Caribe
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Casino húngaro
variant-family-southern-african = Casino del sur de África
variant-family-scopa = Scopa
variant-family-nordic-kasino = Kasino nórdico

## Lugares

# Después de «Se juega en»
variant-place-china = China
variant-place-north-america = América del Norte
variant-place-dominican-republic = la República Dominicana
variant-place-haiti = Haití
variant-place-hungary = Hungría
variant-place-hungary-and-austria = Hungría y Austria
variant-place-eswatini = Esuatini
variant-place-lesotho = Lesoto
variant-place-south-africa = Sudáfrica
variant-place-italy = Italia
variant-place-finland-and-sweden = Finlandia y Suecia

## Casino clásico

variant-casino-long = Casino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = El juego clásico: captura, forma y haz virados. Las formas se pueden subir, y se les pueden añadir cartas.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Casino sin virados
variant-casino-web-b-short = Sin virados
variant-casino-web-b-summary = Como Casino, pero llevarse toda la mesa no da puntos.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Casino sin virados, reparto callado
variant-casino-web-a-short = Reparto callado
variant-casino-web-a-summary = Los virados no dan puntos, y nadie anuncia la última vuelta.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Casino para dos
variant-casino-book-short = Para dos
variant-casino-book-summary = Dos jugadores. Los virados puntúan, y puedes reclamar la meta antes de que termine la mano.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Casino con mazo
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = Dos jugadores, una mano. Después de cada turno tomas una carta del mazo.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Casino de picas
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = Dos jugadores, a 61 puntos. Cada pica puntúa.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Casino para tres
variant-three-hand-casino-short = Para tres
variant-three-hand-casino-summary = Tres jugadores, cada uno por su cuenta.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Casino en parejas
variant-four-hand-partnership-short = En parejas
variant-four-hand-partnership-summary = Cuatro jugadores. Los dos primeros que reciben un as son pareja.
variant-four-hand-partnership-family = { variant-family-classic }

## Casino real

variant-royal-north-american = Casino real
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Las figuras cuentan de 11 a 13 y los ases 1 o 14. Los virados no dan puntos.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Casino real con virados
variant-royal-web-short = Con virados
variant-royal-web-summary = Las figuras cuentan de 11 a 13 y los ases 1 o 14. Los virados puntúan.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Casino real para dos
variant-royal-book-short = Real para dos
variant-royal-book-summary = Dos jugadores. Las figuras cuentan de 11 a 13, los ases 1 o 14, y puedes reclamar la meta antes de tiempo.
variant-royal-book-family = { variant-family-royal }

## Casino del Caribe

variant-dominican = Casino dominicano
variant-dominican-short = Dominicano
variant-dominican-summary = Tienes que llevarte las cartas iguales, los virados se anulan entre sí y los últimos puntos hasta 21 son difíciles de ganar.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Casino dominicano, sin virados al final
variant-dominican-no-sweep-record-short = Sin virados al final
variant-dominican-no-sweep-record-summary = Como el Casino dominicano, pero cuando estás cerca de 21 tus virados ya no cuentan.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Casino dominicano en parejas
variant-dominican-proven-partner-short = En parejas
variant-dominican-proven-partner-summary = Cuatro jugadores en parejas. Puedes formar para tu pareja si sus jugadas prueban que tiene la carta.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Casino dominicano, con límites desde 16
variant-dominican-soto-short = Límites desde 16
variant-dominican-soto-summary = Como el Casino dominicano, pero desde los 16 puntos hay límites para puntuar.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Casino haitiano
variant-haitian-short = Haitiano
variant-haitian-summary = Como el Casino real, pero hay una sola mano y la gana quien tiene más cartas.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = De dos a seis jugadores, 40 cartas de Rook, a 100 puntos. Puntúan los cincos, las naranjas y los virados.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo con cartas corrientes
variant-tuxedo-52-short = Con cartas corrientes
variant-tuxedo-52-summary = Tuxedo con las 40 cartas del as al diez. Un corazón y un diamante hacen una naranja.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Casino húngaro

variant-hungarian-kirchner = Casino húngaro
variant-hungarian-kirchner-short = Casino a 11
variant-hungarian-kirchner-summary = Dos jugadores, a 11 puntos. Puedes jugar varias cartas de tu mano a la vez, y no hay formas.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Casino húngaro de 1892. Puedes jugar varios grupos de tu mano, y cada mano se juega hasta el final.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Casino húngaro de 1990. Las cartas que juegas a la vez suman 13 como máximo, y después de un virado el siguiente juega dos veces.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Casino del sur de África

variant-swazi = Casino suazi
variant-swazi-short = Suazi
variant-swazi-summary = Forma con cartas de la mesa y roba la carta de arriba de los montones rivales.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
variant-swazi-note = En Windhoek, Namibia, se juega un juego parecido, Omulongo Womadi. Solo sabemos que se parece, no cuáles son sus reglas.
variant-swazi-two-player = Casino suazi para dos
variant-swazi-two-player-short = Suazi para dos
variant-swazi-two-player-summary = Dos jugadores, 12 cartas cada uno, y se reparte dos veces. En la primera mitad puedes tener una sola forma, y mientras la tienes no puedes tirar.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Casino loco
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Como el Casino suazi para dos, pero tienes ocho cartas y tomas una del mazo después de cada turno.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Casino sotho
variant-sotho-short = Sotho
variant-sotho-summary = Como el Casino suazi, pero las figuras no tienen número y cada uno de la pareja tiene su montón.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Casino de Lesoto
variant-lesotho-40-short = Lesoto
variant-lesotho-40-summary = Como el Casino sotho, pero con 40 cartas y sin figuras.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Casino de Lesoto para tres
variant-lesotho-40-three-short = Lesoto para tres
variant-lesotho-40-three-summary = Tres jugadores, cada uno por su cuenta: 13 cartas cada uno y una en la mesa.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = Casino sudafricano para dos
variant-south-african-2-short = Sudafricano para dos
variant-south-african-2-summary = Dos jugadores, 40 cartas y la mesa vacía al empezar. Puedes llevarte la carta de arriba del otro montón.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = Casino sudafricano para tres
variant-south-african-3-short = Sudafricano para tres
variant-south-african-3-summary = Tres jugadores, 13 cartas cada uno y una en la mesa. Mientras tienes una forma no puedes tirar.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = Casino sudafricano para cuatro
variant-south-african-4-short = Sudafricano para cuatro
variant-south-african-4-summary = Cuatro jugadores, cada uno por su cuenta: diez cartas cada uno y la mesa vacía al empezar.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 cartas sin ochos, nueves ni dieces. Sin formas, una carta o un grupo por turno, y un punto por la primiera.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Scopa italiana
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Como la Scopa, pero la carta que puede capturar tiene que hacerlo, y la última jugada nunca es un virado.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Kasino nórdico

variant-nordic-kasino = Kasino nórdico
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = Sin formas. En la mano, los ases cuentan 14, el dos de picas 15 y el diez de diamantes 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
