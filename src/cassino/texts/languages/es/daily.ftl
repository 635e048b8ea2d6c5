### La página de la mano del día

daily-about = Una mano de Casino al día: todos los que juegan aquí reciben las mismas cartas.
daily-explained = <link>{ $title }</link>, { $day }. Todos los que juegan hoy reciben estas cartas y el mismo rival. Hay una sola mano: termina con la mayor ventaja que puedas.

daily-continue = Seguir jugando
daily-bot =
    { $end ->
        [won] Un bot con tus cartas ganó { $scores }.
        [lost] Un bot con tus cartas perdió { $scores }.
       *[tied] Un bot con tus cartas empató { $scores }.
    }
daily-streak = ¡{ $days } días seguidos!
daily-review = Analizar tu juego

daily-unfinished = No terminaste la mano del { $day }.
daily-continue-earlier = Terminarla
daily-earlier =
    { $end ->
        [won] Ganaste la mano del { $day }, { $scores }.
        [lost] Perdiste la mano del { $day }, { $scores }.
       *[tied] Empataste la mano del { $day }, { $scores }.
    }

daily-results = Resultados de hoy
daily-undone = Jugadas deshechas
daily-hints = Pistas
daily-none = Todavía no la termina nadie.
daily-playing =
    { $players ->
        [one] { $players } jugador todavía está jugando.
       *[other] { $players } jugadores todavía están jugando.
    }
daily-others = Otros juegos de hoy

### Un resultado para compartir

daily-share = Compartir tu resultado
daily-your-result = Tu resultado
daily-share-title = { $title }, mano del día, { $day }
daily-share-outcome =
    { $end ->
        [won] Gané { $scores }.
        [lost] Perdí { $scores }.
       *[tied] Empaté { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Un bot con mis cartas ganó { $scores }.
        [lost] Un bot con mis cartas perdió { $scores }.
       *[tied] Un bot con mis cartas empató { $scores }.
    }
daily-share-alone = Sin pistas ni jugadas deshechas.
daily-share-helped = Jugadas deshechas: { $undone }. Pistas: { $hints }.
daily-share-days = { $days } días seguidos.
