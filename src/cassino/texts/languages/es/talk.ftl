### Lo que dicen los bots en la mesa: cinco frases para cada ocasión

talk-build-1 = Formo { value }.
talk-build-2 = Con esto, { value }.
talk-build-3 = Ahora hay una forma de { value } en la mesa.
talk-build-4 = ¡Que nadie toque mi forma de { value }!
talk-build-5 = Forma de { value }. Mira cómo crece.

talk-last-1 = Últimas.
talk-last-2 = ¡Últimas cartas!
talk-last-3 = Estas son las últimas.
talk-last-4 = Se acabó el mazo.
talk-last-5 = Última vuelta. ¡Suerte!

talk-sweep-1 = ¡Mesa limpia!
talk-sweep-2 = ¡Virado!
talk-sweep-3 = Todo para mí.
talk-sweep-4 = Quedó bien limpia.
talk-sweep-5 = No queda nada que llevarse.

talk-praise-1 = ¡Buen virado!
talk-praise-2 = Hermoso.
talk-praise-3 = ¡Qué virado!
talk-praise-4 = Ni una carta quedó. ¡Bien!
talk-praise-5 = Eso no lo vi venir.

talk-prize-1 = Justo la que esperaba.
talk-prize-2 = Esa cuenta.
talk-prize-3 = Todo punto ayuda.
talk-prize-4 = Una carta que vale la pena.
talk-prize-5 = Gracias por esa.

talk-stolen-1 = ¡Oye, esa era mía!
talk-stolen-2 = Adiós a mi forma.
talk-stolen-3 = Yo tenía planes para esa.
talk-stolen-4 = Bien capturada.
talk-stolen-5 = ¡Así que tenías esa carta!

talk-won-1 = ¡Buena partida! Me divertí.
talk-won-2 = Hoy me tocaron las cartas.
talk-won-3 = Gracias por la partida.
talk-won-4 = Fue una buena partida.
talk-won-5 = ¿Jugamos otra?

talk-lost-1 = Jugaste muy bien.
talk-lost-2 = ¡Felicidades!
talk-lost-3 = La próxima vez gano yo.
talk-lost-4 = Buena partida. ¿Otra?
talk-lost-5 = Te lo mereces.
