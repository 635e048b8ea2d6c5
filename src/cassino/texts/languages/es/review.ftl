### La página de un análisis

review-heading = Análisis
review-of = Análisis: { $title }
review-starting = Empezando el análisis…
review-looking = Mirando la jugada { $done } de { $total }…
review-progress = Avance del análisis

### Probabilidad de ganar

review-chance =
    { FORM($side) ->
        [you] Tu probabilidad de ganar
        [with-you] Probabilidad de ganar de tu bando
       *[other] Probabilidad de ganar de { PLAYERS($side) }
    }
review-chances = Probabilidades de ganar
review-chance-now =
    { FORM($side) ->
        [you] Ahora tu probabilidad es { $chance }.
        [with-you] Ahora la probabilidad de tu bando es { $chance }.
       *[other] Ahora la probabilidad de { PLAYERS($side) } es { $chance }.
    }
review-slider = Jugada de la partida
review-with-keys = Con las flechas vas de jugada en jugada, con Re Pág y Av Pág de error en error, y con Entrar a la jugada de abajo.
review-with-fingers = Toca la curva para ver una jugada.
review-face-up = Aquí todas las manos están a la vista. El mazo sigue oculto.

### La posición

review-no-cards = Sin cartas
review-nobody = nadie
review-stock =
    { $stock ->
        [0] No quedan cartas en el mazo.
        [one] Queda { $stock } carta en el mazo.
       *[other] Quedan { $stock } cartas en el mazo.
    }
review-captured = Capturado: { SCORES($scores) }.

### La jugada

review-move-number = Jugada { $number } <small>de { $moves }, mano { $deal }</small>
review-spoken-move = Jugada { $number }, mano { $deal }: { $text } { $name } { $chance }.
review-dealt = Después se repartieron cartas. Suerte, en puntos: { $points }.
review-choices = Jugadas y lo que valen
review-column-move = Jugada
review-column-chance = Prob.
review-played = jugada
review-next = Siguiente
review-next-mistake = Siguiente error
review-play-on = Jugar desde aquí

### La partida entera

review-turning-points = Momentos decisivos
review-go-to-move = Jugada { $number }
review-first-cards = Las primeras cartas
review-players = Jugadores
review-luck = Suerte y habilidad
review-luck-table = Suerte y habilidad en puntos
review-part-seat = Puesto
review-part-luck = Cartas
review-part-skill = Habilidad
review-part-hidden = Cartas ocultas
review-part-result = Resultado
review-par = Juego perfecto
review-par-table = Juego perfecto de cada mano en puntos
review-column-deal = Mano
review-column-side = Bando
review-column-played = Jugado
review-column-lost =
    { FORM($side) ->
        [with-you] Perdido por tu bando
       *[other] Perdido por { PLAYERS($side, case: "object") }
    }
review-par-from = Mano { $deal }, desde la <link>jugada { $move }</link>
review-download = Descargar como HTML
review-news = Jugada actual
