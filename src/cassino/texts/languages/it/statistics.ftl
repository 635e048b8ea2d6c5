### La pagina delle statistiche personali

statistics-missing =
    { $missing ->
        [one] { $missing } partita è ancora da contare.
       *[other] { $missing } partite sono ancora da contare.
    }
statistics-none = Non hai ancora finito una partita. <link>Giocane una.</link>
statistics-everybody = Chiunque
statistics-people = Persone
statistics-mixed = Persone e bot
statistics-matches = Partite
statistics-won = Vinte
statistics-points = Punti per mano
statistics-sweeps = Scope per mano
statistics-kept = Costruzioni proprie prese
statistics-lost = Costruzioni proprie perse
statistics-taken = Costruzioni altrui prese
statistics-explained = Contano solo le partite finite. Se giochi con un compagno, punti e scope sono di tutti e due.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } problema
       *[other] { $puzzles } problemi
    }
