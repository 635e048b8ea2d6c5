### La página de las estadísticas

statistics-missing =
    { $missing ->
        [one] { $missing } partida todavía se está contando.
       *[other] { $missing } partidas todavía se están contando.
    }
statistics-none = Todavía no terminaste ninguna partida. <link>Juega una.</link>
statistics-everybody = Cualquiera
statistics-people = Personas
statistics-mixed = Personas y bots
statistics-matches = Partidas
statistics-won = Ganadas
statistics-points = Puntos por mano
statistics-sweeps = Virados por mano
statistics-kept = Formas propias capturadas
statistics-lost = Formas propias perdidas
statistics-taken = Formas ajenas capturadas
statistics-explained = Solo cuentan las partidas terminadas. Si juegas en pareja, los puntos y los virados cuentan para los dos.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemas
    }
