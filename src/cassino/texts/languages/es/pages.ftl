### Textos de varias páginas

pages-needs-script = Esta página necesita JavaScript.
pages-needs-script-or-terminal = Esta página necesita JavaScript. Sin él, usa <code>{ $command }</code> en una terminal.

pages-play = Jugar
pages-play-again = Jugar otra vez
pages-continue = Continuar
pages-open-table = Abrir una mesa
pages-rule-book = Reglamento
pages-done = Listo
pages-share = Compartir
pages-save = Guardar
pages-delete = Borrar
pages-keep = Conservar
pages-to-match = Volver a la partida
# What is said of a right answer
pages-right = Correcto.
pages-loading = Cargando…

pages-account = Tu cuenta
pages-daily = Mano del día
pages-games = Mis partidas
pages-house = Reglas de la casa
pages-lessons = Todas las lecciones
pages-open-tables = Mesas abiertas
pages-puzzle = Problema
pages-puzzle-of-day = Problema del día
pages-statistics = Mis estadísticas
pages-weekly = Torneo semanal
pages-three-minutes = El juego en tres minutos

pages-rules = Reglas
pages-players = Jugadores
# Against which opponents
pages-against = Contra
pages-points-to-win = Puntos para ganar
# Head of a column
pages-points = Puntos
pages-name = Nombre
pages-all = Todas
pages-all-games = Todos los juegos
pages-your-rules = Tus reglas

pages-deals =
    { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
pages-to-target = a { $target }

pages-news = Novedades

### Resultados y números

pages-outcome =
    { $end ->
        [won] Ganaste { $scores }.
        [lost] Perdiste { $scores }.
       *[tied] Empataste { $scores }.
    }
pages-percent = { $percent } %
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Clasificación

pages-ratings = Mis clasificaciones
pages-rated-games =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $games ->
        [one] { $games } partida con clasificación
       *[other] { $games } partidas con clasificación
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, todavía incierta
