### La pagina iniziale, la sala, e le finestre dove si scelgono giochi e tavoli

lobby-title = Cassino: il gioco di carte parente della scopa
lobby-question = Che cosa vuoi fare?
lobby-about = Gioca a Casino a un tavolo dove qualcuno ti aspetta.
lobby-unreachable = Al momento il server non è raggiungibile. { $problem }
lobby-offline = Nessuna connessione. Potrai giocare appena torna.

lobby-learn = Impara
lobby-daily = Ogni giorno
lobby-daily-about = La mano di oggi, uguale per tutti
lobby-puzzle-about = Trova la giocata migliore
lobby-friends = Amici
lobby-friends-about = Manda un link, o siediti a un tavolo aperto
lobby-score = Segnapunti
lobby-score-about = Segna i punti con carte vere

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Mettilo sul telefono
lobby-install = Installa su questo computer
# Beside the button, and where there is no server also alone
lobby-install-about = Poi si apre dalla schermata Home, in una finestra sua.
lobby-without-internet = Gioca senza internet: questa pagina si apre e gioca anche quando non c'è connessione.
# In a window, where the browser has to do it
lobby-install-menu = Apri il menu del browser (su iPhone o iPad tocca Condividi) e scegli «Aggiungi alla schermata Home» o «Installa».

lobby-casino = Prendi le carte uguali alle tue o che fanno la stessa somma, costruisci per il prossimo turno, e punta al dieci di quadri.

lobby-wishes = La tua partita
lobby-playing = Giocano
lobby-loading-rules = Carico le regole…
lobby-a-friend = un amico
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

lobby-welcome = Conosci il Casino?
lobby-just-play = Gioca subito
lobby-all-matches = Tutte ({ $matches })

### Giocare con altre persone

lobby-people = Gioca con le persone
lobby-friends-lead = Invita gli amici a un tavolo tuo, o siediti a uno dove qualcuno sta aspettando.
lobby-invite = Invita amici
lobby-watch-bots = Guarda i bot

### Scegliere le regole

lobby-choose-rules = Scegli le regole
lobby-search = Cerca per nome o paese
lobby-found =
    { $games ->
        [one] { $games } gioco trovato
       *[other] { $games } giochi trovati
    }
lobby-not-found = Nessun gioco si chiama «{ $query }». Prova una parola più corta, o <link>crea le tue regole</link>.
lobby-make-rules = Crea le tue regole
lobby-favorites = Preferiti e recenti
lobby-games =
    { $games ->
        [one] { $games } gioco
       *[other] { $games } giochi
    }
lobby-favorite = Preferito: { $title }
lobby-rules-of = Regole di { $title }
lobby-players =
    { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
    }
lobby-players-between = da { $least } a { $most } giocatori
lobby-points-to-win =
    { $points ->
        [one] { $points } punto per vincere
       *[other] { $points } punti per vincere
    }

### Avversari e durata

lobby-opponents = Avversari e durata
lobby-watch = Guarda soltanto
lobby-watch-about = Al tuo posto gioca un bot, e vedi tutte le carte. Metti in pausa quando vuoi.
lobby-your-partner = { $name }, in squadra con te
lobby-partner-of = { $name }, in squadra con { $other }
lobby-level = Livello { $level }: { $title }
lobby-friend-by-link = Un amico (manda un link)
lobby-auto = Chiama e insisti in automatico
lobby-auto-insist = Ogni turno deve prendere e aggiungere tutto quello che può.
lobby-auto-orange = Le arance danno punti senza chiamarle.
lobby-auto-claim = La partita finisce appena una squadra ha abbastanza punti.

### Aprire un tavolo

lobby-other-seats = Gli altri posti
lobby-seat-partner = Posto { $seat }, in squadra con te
lobby-seat-friend = Un amico (il posto resta libero)
lobby-seat-open = Chiunque (intanto gioca un bot)
lobby-seat-bot = Bot, livello { $level }: { $title }
lobby-visibility = Chi può trovarlo
lobby-by-link = Chi ha il link
lobby-by-lobby = Tutti, nella sala
lobby-clock = Tempo per pensare
lobby-no-clock = Senza orologio
lobby-away = Aspetta chi è via
lobby-rated = Classificata
lobby-rated-about = Conta per il rating. Niente suggerimenti, e non si annullano giocate.
lobby-rated-account = Serve un account: imposta una password o aggiungi una passkey.
lobby-rated-people = A un tavolo classificato possono sedersi solo persone.
lobby-rated-house = Le regole della casa non hanno rating.
lobby-rated-clock = A un tavolo classificato serve l'orologio.
lobby-open-the-table = Apri il tavolo

### La sala

lobby-looking = Cerco tavoli…
lobby-none = Al momento non ci sono tavoli aperti. Aprine uno che tutti possano trovare: un bot gioca finché non arriva qualcuno.
lobby-none-of-these = Al momento non ci sono tavoli aperti con queste regole. Aprine uno che tutti possano trovare: un bot gioca finché non arriva qualcuno.
lobby-opened = È stato aperto un tavolo.
lobby-bot-sits = { $name } (bot)
lobby-free-seats =
    { $seats ->
        [0] nessun posto libero
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }
lobby-company =
    { $here ->
        [0] Ora non c'è nessuno
        [one] { $people ->
            [one] 1 persona presente
           *[other] 1 persona presente su { $people }
        }
       *[other] { $here } persone presenti su { $people }
    }
lobby-company-all =
    { $people ->
        [one] { $people } persona presente
       *[other] { $people } persone presenti
    }
lobby-waiting = In attesa della prossima mano: { $waiting }
lobby-join = Siediti
lobby-join-this = Siediti: { $title }, { $names }
lobby-news = Novità della sala
