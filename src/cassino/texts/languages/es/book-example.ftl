### Los ejemplos del reglamento. «Tú» es el jugador cuyas cartas se ven

## La posición en palabras

book-example-position =
    { $is_legal ->
        [yes] Ejemplo.
       *[no] No permitido.
    } Tienes { ROW($hand) }. { $count ->
        [0] La mesa está vacía.
       *[other] En la mesa: { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] tu forma de { $value } ({ ROW($cards) })
        [partner] la forma de { $value } de tu pareja ({ ROW($cards) })
       *[opponent] una forma de { $value } de un rival ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] tu forma
        [partner] forma de tu pareja
       *[opponent] forma de un rival
    }
book-example-pile-top = { CARDS($card) } arriba en el montón de un rival
book-example-allowed = Ejemplo
book-example-forbidden = No permitido
book-example-pile = Carta de arriba de un montón rival

## Lo que valen las cartas

book-example-queen = Tu reina se lleva la otra reina, y también el 9 y el 3, porque 9 + 3 = 12.
book-example-ace = Tu as cuenta 14 y se lleva las dos cartas: 13 + 1 = 14.
book-example-in-hand = En tu mano, { CARDS("10D") } cuenta 16, así que se lleva el 9 y el 7.

## Capturar

book-example-take =
    { $deck_pack ->
        [italian_40] Tu jota se lleva la otra jota, y también el 5 y el 3, porque 5 + 3 = 8.
       *[other] Tu 8 se lleva el otro 8, y también el 5 y el 3, porque 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Te llevas 6 + 1 o 5 + 2, pero no las dos cosas.
       *[other] Te llevas el 6 y el as, o el 5 y el 2, pero no los cuatro.
    }
book-example-pair-first = Te tienes que llevar el otro 7, no el 4 y el 3.
book-example-several = Juegas las dos cartas. Suman 12, y se llevan el 10 y el 2, y la reina.
book-example-several-large = Juegas las tres cartas. Suman 24, y se llevan el 4, el 7 y el rey: 4 + 7 + 13 = 24.
book-example-several-too-large = Tus cartas suman 15, que es más que { $capturing_hand_total_at_most }.
book-example-several-sets = La jota cuenta 11, y el 7 y el 4 juntos también. Con las tres cartas te llevas la jota de la mesa.
book-example-split = La forma solo cuenta como 5. No puedes sumarle el 2 para hacer 7.
book-example-one-picture = Una reina se lleva una sola reina.
book-example-both-pictures = Tu reina se lleva las dos reinas.
book-example-top = Tu 8 se lleva tu forma, y también el 7 de la mesa junto con el as del montón: 7 + 1 = 8.
book-example-equal = No te puedes llevar un solo 9. Te tienes que llevar los dos, y también puedes llevarte el 5 y el 4.
book-example-must = No puedes tirar tu 7, porque se puede llevar el 4 y el 3.
book-example-insist = Te llevas solo el otro 8 y terminas tu turno. Un rival puede insistir en que te lleves también el 5 y el 3.
book-example-insist-add = Tiras tu 10 y terminas tu turno. Un rival puede insistir en que añadas el 6 y el 3 a tu forma.

## Formar

book-example-make = Juegas tu 5 sobre el 4 y dices «nueve». En otro turno, tu 9 se puede llevar las dos cartas.
book-example-multiple = Juegas tu 5 sobre el 4 y añades el 9. Es una forma múltiple de 9.
book-example-table-build = Antes de jugar, juntas las tres cartas en una forma de 10, para el 10 de tu mano.
book-example-base = El 9 de la mesa es una base, porque tienes un 9. Le añades el 5 del montón y el 4: una forma múltiple de 9.
book-example-raise = Añades tu 2 a la forma y dices «nueve». Ahora la forma es tuya.
book-example-raise-sets = Subes la forma a 9 con tu 2, y añades el 9 de la mesa.
book-example-join = Añades tu 6 y el 3. Ahora la forma es múltiple, y nadie la puede subir.
book-example-join-theirs = Añades tu 6 y el 3 a la forma. Ahora es tuya.
book-example-join-top = Añades a tu forma el 7 del montón y el 2 de la mesa: 7 + 2 = 9.
book-example-steal = Añades a tu forma tu 7 y el as del montón: 7 + 1 = 8.
book-example-separate = Puedes añadir tu 10 a una de las formas, pero no juntar las dos en una.
book-example-merge = No puedes formar 9 con tu 6 y el 3, porque hay una forma de 9 a la que no puedes añadir nada.
book-example-hold = No te puedes llevar solo el 9 suelto: tu único 9 se tiene que llevar también tu forma.
book-example-proven = Tu pareja forma 8 con un as, y el siguiente se lleva la forma. Así que tu pareja tiene un 8, y puedes jugar tu 2 sobre el 6 para formar 8 para ella.
book-example-request-asked = Tu pareja juega un 9 para llevarse tu forma. Tú también tienes un 9, así que le pides que la deje. Entonces tu pareja añade el 9 a la forma, que sigue siendo tuya.

## Tirar, virados, naranjas

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] No puedes tirar el 2, porque tienes una forma. Con tu 9 te la puedes llevar.
       *[anything] No puedes tirar el 2, porque tienes una forma. Con tu 9 te la puedes llevar.
    }
book-example-partner-nine = Tu pareja formó 9, y tú tienes un 9. Lo puedes tirar, y tu pareja se lo puede llevar después junto con la forma.
book-example-sweep = Te llevas las dos cartas. La mesa queda vacía: ¡virado!
book-example-big-sweep = Te llevas las cuatro cartas. La mesa queda vacía: ¡un virado grande!
book-example-victim = Tu rival hace virado con un 8. Tiras un 7 y de inmediato te lo llevas con tu otro 7: virado para ti.
book-example-orange =
    { $deck_pack ->
        [rook_40] Te llevas el 4 amarillo y el 3 rojo con tu 7 y cantas «naranja».
       *[other] Te llevas { CARDS("4D") } y { CARDS("3H") } con tu 7 y cantas «naranja».
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Ejemplo. Ana tiene 19 puntos y Beto tiene 15. Ana se lleva más cartas, dos ases y dos virados, pero no capturó { CARDS("10D") }: no puntúa nada. Beto hace 6 puntos con más picas, { CARDS("10D") }, { CARDS("2S") } y dos ases, y gana con 21.
    }
