### Notizie sul server, e che cosa si dice a chi non c'è

notice-storage = Il server non raggiunge il suo database. Nessuna giocata confermata è persa, e si continua appena torna il database.
notice-nothing-kept = Questo browser non salva questa partita, forse perché questa è una finestra privata. La partita si perde quando chiudi la pagina.
notice-bus = Problemi di connessione sul server: le giocate degli altri possono arrivare in ritardo.
notice-restart = Il server sta per riavviarsi. Si continua tra un momento.
notice-read-only = Chi gestisce il server ha fermato il gioco per ora. Niente è perso, e la tua partita continuerà più tardi.
notice-read-only-because = Chi gestisce il server ha fermato il gioco per ora. Niente è perso, e la tua partita continuerà più tardi. Motivo: { $reason }
your-turn = Tocca a te
your-turn-at = { $title } con { $others }
