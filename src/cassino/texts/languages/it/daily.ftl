### La pagina della mano del giorno

daily-about = Una mano di Casino al giorno: chi gioca qui riceve le stesse carte.
daily-explained = <link>{ $title }</link>, { $day }. Chi gioca oggi ha queste carte e lo stesso avversario. C'è una mano sola: finisci con il maggior vantaggio possibile.

daily-continue = Continua a giocare
daily-bot =
    { $end ->
        [won] Un bot con le tue carte ha vinto { $scores }.
        [lost] Un bot con le tue carte ha perso { $scores }.
       *[tied] Un bot con le tue carte ha pareggiato { $scores }.
    }
daily-streak = { $days } giorni di fila!
daily-review = Analizza le tue giocate

daily-unfinished = Non hai finito la mano del giorno { $day }.
daily-continue-earlier = Finiscila
daily-earlier =
    { $end ->
        [won] Hai vinto la mano del giorno { $day }, { $scores }.
        [lost] Hai perso la mano del giorno { $day }, { $scores }.
       *[tied] Hai pareggiato la mano del giorno { $day }, { $scores }.
    }

daily-results = Risultati di oggi
daily-undone = Giocate annullate
daily-hints = Suggerimenti
daily-none = Nessuno l'ha ancora finita.
daily-playing =
    { $players ->
        [one] { $players } giocatore sta ancora giocando.
       *[other] { $players } giocatori stanno ancora giocando.
    }
daily-others = Altri giochi di oggi

### Un risultato da condividere

daily-share = Condividi il tuo risultato
daily-your-result = Il tuo risultato
daily-share-title = { $title }, mano del giorno, { $day }
daily-share-outcome =
    { $end ->
        [won] Ho vinto { $scores }.
        [lost] Ho perso { $scores }.
       *[tied] Ho pareggiato { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Un bot con le mie carte ha vinto { $scores }.
        [lost] Un bot con le mie carte ha perso { $scores }.
       *[tied] Un bot con le mie carte ha pareggiato { $scores }.
    }
daily-share-alone = Nessun suggerimento, nessuna giocata annullata.
daily-share-helped = Giocate annullate: { $undone }. Suggerimenti: { $hints }.
daily-share-days = { $days } giorni di fila.
