### Testi di più pagine

pages-needs-script = Questa pagina ha bisogno di JavaScript.
pages-needs-script-or-terminal = Questa pagina ha bisogno di JavaScript. In un terminale, <code>{ $command }</code> funziona senza.

pages-play = Gioca
pages-play-again = Gioca ancora
pages-continue = Continua
pages-open-table = Apri un tavolo
pages-rule-book = Regolamento
pages-done = Fatto
pages-share = Condividi
pages-save = Salva
pages-delete = Elimina
pages-keep = Conserva
pages-to-match = Torna alla partita
# What is said of a right answer
pages-right = Giusto.
pages-loading = Carico…

pages-account = Il tuo account
pages-daily = Mano del giorno
pages-games = Le mie partite
pages-house = Regole della casa
pages-lessons = Tutte le lezioni
pages-open-tables = Tavoli aperti
pages-puzzle = Problema
pages-puzzle-of-day = Problema del giorno
pages-statistics = Le mie statistiche
pages-weekly = Torneo settimanale
pages-three-minutes = Il gioco in tre minuti

pages-rules = Regole
pages-players = Giocatori
# Against which opponents
pages-against = Contro
pages-points-to-win = Punti per vincere
# Head of a column
pages-points = Punti
pages-name = Nome
pages-all = Tutte
pages-all-games = Tutti i giochi
pages-your-rules = Le tue regole

pages-deals =
    { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }
pages-to-target = a { $target }

pages-news = Novità

### Risultati e numeri

pages-outcome =
    { $end ->
        [won] Hai vinto { $scores }.
        [lost] Hai perso { $scores }.
       *[tied] Hai pareggiato { $scores }.
    }
pages-percent = { $percent }%
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Rating

pages-ratings = I miei rating
pages-rated-games =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, ancora incerto
