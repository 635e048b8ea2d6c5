### La página del torneo semanal

weekly-about = Seis manos de Casino por semana: todos los que juegan aquí reciben las mismas cartas.
weekly-lead = <link>{ $title }</link>, del { $first } al { $last }.
weekly-explained = Todos reciben las mismas manos y el mismo rival. Juega cada mano una vez, sin pistas. Puedes hacer pausas hasta el final del domingo (UTC).
weekly-over = La semana terminó.
weekly-days-left =
    { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }
weekly-hours-left =
    { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    }
weekly-soon-over = queda menos de una hora
weekly-this-one = El torneo de esta semana

weekly-your-deals = Tus manos
weekly-deals = Las manos
weekly-not-played = Sin jugar
weekly-not-finished = Sin terminar
weekly-play-deal = Jugar la mano { $number }
weekly-review-deal = Analizar la mano { $number }
weekly-continue-deal = Continuar la mano { $number }
weekly-late = Terminaste demasiado tarde para que cuente.

weekly-players =
    { $players ->
        [one] { $players } jugador hasta ahora.
       *[other] { $players } jugadores hasta ahora.
    }
weekly-all-finished = Terminaste todas las manos.
weekly-results-later = Los resultados salen cuando termina la semana.

weekly-nobody = Nadie terminó una mano.
weekly-place = Tu lugar: { $place } de { $ranked }.
weekly-shared-place = Tu lugar: { $place } de { $ranked } (compartido).
weekly-results = Resultados
weekly-rank = Lugar
weekly-score = Puntuación
weekly-lead-points = Ventaja
weekly-deals-played = Manos

weekly-scoring = Cómo se puntúa
weekly-scoring-compared = Todos tuvieron las mismas cartas, así que nadie gana por tener buenas cartas. En cada mano se te compara con cada uno de los demás jugadores. Si le sacaste más ventaja al bot, ganas la comparación. Si fue la misma, te llevas la mitad. Tu puntuación es la parte de las comparaciones que ganaste. Una mano sin terminar la pierdes contra todos los que la terminaron.
weekly-scoring-equal = Si dos puntuaciones son iguales, decide la ventaja media sobre los demás jugadores, en puntos por mano. Si también es igual, los jugadores comparten el lugar.

weekly-others = Otras semanas
weekly-this-week = Esta semana
weekly-week = { $year }, semana { $week }
