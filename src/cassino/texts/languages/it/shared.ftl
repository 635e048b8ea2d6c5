### Che cosa dicono più pagine del browser

shared-start-page = Pagina iniziale
shared-close = Chiudi
shared-settings = Impostazioni
shared-help = Aiuto e tasti
# Label of a field with an address to copy
shared-link = Link
# Label of a field
shared-your-name = Il tuo nome
shared-unchanged = Non è cambiato niente.
shared-show-me = Fammi vedere
# Button: one move back
shared-back = Indietro
# Button that leaves everything as it is
shared-cancel = Annulla
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analisi
shared-watch = Guarda
shared-all-rules = Tutte le regole
shared-pages = Pagine
shared-skip = Vai al contenuto
shared-no-connection = Nessuna connessione. Riprova appena torna.
shared-error = Qualcosa è andato storto (errore { $status }). Riprova tra un momento.
shared-level = livello { $level }
shared-bot = bot
shared-goal =
    { $deals ->
        [0] a { $target } punti
        [1] 1 mano
       *[other] { $deals } mani
    }
shared-rated = classificata
# $seat (number)
shared-seat = Posto { $seat }
# $number (number): of the deal
shared-deal = Mano { $number }

## Copiare un testo

shared-copy = Copia
shared-copy-labeled = { $label }: copia
shared-copied = Copiato
shared-copy-yourself = Il testo è selezionato. Copialo con la tastiera.

## Tempi

shared-clock-days = { $days } g { $hours } h
shared-clock-hours = { $hours } h { $minutes } min
shared-seconds =
    { $count ->
        [1] 1 secondo
       *[other] { $count } secondi
    }
shared-minutes =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minuti
    }
shared-hours =
    { $count ->
        [1] 1 ora
       *[other] { $count } ore
    }
shared-days =
    { $count ->
        [1] 1 giorno
       *[other] { $count } giorni
    }
shared-no-clock = senza orologio
shared-clock = { $time } a giocata
shared-clock-bank = { $time } a giocata, più { $bank } di riserva

## La mano del giorno e il torneo settimanale

shared-to-tournament = Torna al torneo
shared-to-results = Risultati del giorno

## Impostazioni

shared-settings-look = Aspetto
shared-settings-play = Gioco
shared-settings-sound = Suoni e chiacchiere
shared-language = Lingua
shared-language-of-browser = Come il browser
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (bozza)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Questa lingua è una bozza: nessun madrelingua l'ha ancora letta, e quello che manca è in inglese. Puoi aiutare: docs/contribute/translating.md dice come.
shared-settings-colors = Colori
shared-settings-colors-of-system = Come il sistema
shared-settings-colors-light = Chiari
shared-settings-colors-dark = Scuri
shared-settings-cards = Carte
shared-settings-cards-of-game = Come il gioco
shared-settings-cards-french = Francesi
shared-settings-cards-italian = Italiane
shared-settings-four-colors = Carte a quattro colori
shared-settings-four-colors-about = Quadri blu e fiori verdi: i semi si distinguono meglio.
shared-settings-backs = Dorso delle carte
shared-settings-back-fish = Pesci
shared-settings-back-lattice = Reticolo
shared-settings-back-tiles = Piastrelle
shared-settings-back-stars = Stelle
shared-settings-table = Tavolo
shared-settings-table-green = Verde
shared-settings-table-blue = Blu
shared-settings-table-burgundy = Bordeaux
shared-settings-table-wood = Legno
shared-settings-contrast = Contrasto elevato
shared-settings-contrast-about = Carte bianche semplici con bordi spessi su un tavolo scuro uniforme.
shared-settings-card-size = Grandezza delle carte: { $percent }%
shared-settings-left-handed = Per mancini
shared-settings-left-handed-about = Mette i pulsanti a sinistra.
shared-settings-speed = Velocità delle animazioni
shared-settings-speed-slow = Lenta
shared-settings-speed-normal = Normale
shared-settings-speed-fast = Veloce
shared-settings-speed-off = Nessuna
shared-settings-ask = Chiedi prima di passare (insistere, arance, richieste al compagno)
shared-settings-ask-always = Sempre
shared-settings-ask-seconds = Qualche secondo
shared-settings-ask-never = Mai
shared-settings-notify = Avvisami quando tocca a me
shared-settings-notify-about = Invia una notifica quando non ci sei, nelle partite con giorni per ogni giocata.
shared-settings-memory = Modalità memoria
shared-settings-memory-about = Nasconde le prese di ogni squadra: devi ricordarle tu.
shared-settings-coach = Allenatore
shared-settings-coach-about = Ti avvisa prima di uno sbaglio, spiega le giocate degli altri e dà un voto alle tue. Non nelle partite classificate.
shared-settings-shortcuts = Scorciatoie a un tasto
shared-settings-shortcuts-about = Lettere e cifre funzionano da sole, senza Ctrl o Alt. L'elenco è nell'aiuto.
shared-settings-sounds = Suoni
shared-settings-sounds-about = Suoni discreti. Il tasto X o il pulsante con l'altoparlante al tavolo li disattiva.
shared-settings-vibration = Vibrazione
shared-settings-vibration-about = Il telefono vibra quando tocca a te.
shared-settings-talk = Chiacchiere al tavolo
shared-settings-talk-about = Ogni tanto i bot commentano la partita.
shared-settings-kept = Queste impostazioni sono salvate in questo browser.
shared-newer = È pronta una nuova versione.
shared-use-newer = Usa la nuova versione

## Notifiche

shared-notify-failed = Il browser non è riuscito ad attivare le notifiche. Riprova più tardi.
shared-notify-blocked = Le notifiche sono bloccate per questo sito. Puoi permetterle nelle impostazioni del browser.

## L'aiuto

shared-help-teach = Insegnami in 3 minuti
shared-help-turn = Come si gioca un turno
shared-help-turn-text = Al tuo turno giochi una carta. Prende tutte le carte dello stesso valore e ogni gruppo di carte che insieme fanno la stessa somma: un 8 prende un altro 8, e anche un 5 con un 3. Un fante, una donna o un re prendono solo una carta uguale. Se non prendi niente, cali: lasci la tua carta sul tavolo.
shared-help-tap-hand = Tocca una delle tue carte. La presa migliore viene scelta subito. Tocca ancora per la prossima.
shared-help-tap-table = Tocca le carte sul tavolo per sceglierle o lasciarle. Una somma verde vuol dire che una delle tue carte le prende.
shared-help-press = Premi il pulsante che dice che cosa succede. Solo le giocate permesse hanno un pulsante. Se non ce n'è, vedi perché.
shared-help-more = Puoi anche trascinare una carta sul tavolo, o tenerla premuta per vedere tutte le sue giocate. In certi giochi un turno ha più passi: costruisci con le carte del tavolo, gioca una carta, poi finisci il turno. Dove le regole ti fanno usare la carta in cima a un mazzetto, puoi toccarla.
shared-help-build = A che serve una costruzione
shared-help-build-text = Una costruzione è una presa promessa per dopo. Metti una delle tue carte su carte del tavolo: un 3 su un 5 fa una costruzione da 8. Da quel momento solo un 8 le prende, tutte insieme, e quell'8 devi averlo in mano. Gli altri possono prenderla prima di te se hanno anche loro un 8, o alzarla a un altro valore.
shared-help-scores = Che cosa dà punti
shared-help-most-cards = Più carte
shared-help-most-spades = Più picche
shared-help-ace = Ogni asso
shared-help-big-casino = Dieci di quadri, il grande casino
shared-help-little-casino = Due di picche, il piccolo casino
shared-help-sweep = Ogni scopa
shared-help-rules = Una scopa prende tutte le carte sul tavolo in una volta. Questi sono i punti del Casino. Altri giochi contano in un altro modo: guarda il <link>regolamento</link>.
shared-help-keys = Tasti
shared-help-keys-off = Puoi disattivare i tasti con lettere e numeri nelle impostazioni.
shared-key-tab = Tab
shared-key-enter = Invio o Spazio
shared-key-escape = Esc
shared-key-space = Spazio, tenuto premuto
shared-key-tab-does = vai al tavolo, alle tue carte o ai pulsanti
shared-key-arrows-do = vai da una carta all'altra, e tra il tavolo e le tue carte
shared-key-enter-does = scegli la carta o lasciala
shared-key-letters-do = scegli la prima, la seconda… delle tue carte; con Maiusc, una carta sul tavolo
shared-key-slash-does = scrivi una giocata, per esempio 9=3+4+2; i semi solo dove servono
shared-key-digits-do = gioca la prima, la seconda… delle giocate offerte
shared-key-escape-does = lascia tutte le carte scelte
shared-key-h-does = suggerimento; ancora per saperne di più
shared-key-u-does = annulla; tra persone, chiedi di annullare una giocata
shared-key-r-does = rivedi l'ultima giocata
shared-key-l-does = leggi l'ultima giocata (screen reader)
shared-key-dot-does = leggi le tue carte (screen reader)
shared-key-t-does = leggi il tavolo (screen reader)
shared-key-s-does = leggi il punteggio (screen reader)
shared-key-c-does = leggi gli orologi (screen reader)
shared-key-m-does = parla con gli altri giocatori
shared-key-p-does = vedi chi è a questo tavolo
shared-key-x-does = attiva o disattiva i suoni
shared-key-space-does = avanti veloce
shared-key-question-does = questo aiuto

## Le giocate di una mano

shared-log = Giocate della mano { $deal }
shared-log-moves = Giocate
shared-log-none = Ancora nessuna giocata in questa mano.

## Che cosa i giocatori si dicono con un tocco

shared-phrase-hello = Ciao!
shared-phrase-luck = Buona fortuna!
shared-phrase-nice = Ben giocato!
shared-phrase-wow = Che presa!
shared-phrase-thanks = Grazie!
shared-phrase-sorry = Scusa!
shared-phrase-oh-no = Oh no!
shared-phrase-lucky = Che fortuna!
shared-phrase-moment = Un momento, per favore.
shared-phrase-no-hurry = Fai con calma.
shared-phrase-again = Un'altra partita?
shared-phrase-game = Bella partita!
shared-phrase-bye = Alla prossima!

## Progressi nelle lezioni

shared-progress-not-kept = Questo browser non conserva i tuoi progressi, ma puoi continuare a imparare.
shared-progress-broken = I tuoi progressi in questo browser non si possono leggere. Ricominci da capo; i vecchi dati restano.
shared-progress-lost = I tuoi progressi in questo browser non si possono leggere, e non c'è spazio per tenerne una copia. Quello che risolvi ora non sarà salvato.

## Il maestro

shared-tip = Un consiglio dalle tue partite
shared-tip-better = Qui era meglio:
shared-tip-lesson = Lezione: { $title }
shared-puzzles = Problemi
shared-tip-review = Analizza questa partita
shared-table = Tavolo
shared-your-hand = Le tue carte
shared-table-empty = Il tavolo è vuoto
shared-skill-chances =
    { $chances ->
        [1] Occasioni chiare sfruttate: { $taken } su 1
       *[other] Occasioni chiare sfruttate: { $taken } su { $chances }
    }
shared-settings-portrait = Il tuo ritratto
shared-settings-portrait-number = Ritratto { $number }
shared-settings-portrait-about = Gli altri lo vedono ai tavoli a cui ti siedi da ora in poi.
