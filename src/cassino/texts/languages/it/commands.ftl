### La riga di comando: aiuto e risposte. Opzioni (`--seed`), comandi e nomi di file si scrivono così come sono. Parole maiuscole (FILE, VARIANT) restano in inglese: il programma le sostituisce con commands-placeholder.


## Ogni comando

commands-usage = Uso:
commands-options = Opzioni:
commands-commands = Comandi:
commands-help = Mostra questo aiuto ed esce.
commands-default = predefinito: { $value }
commands-variable = oppure imposta { $name }
commands-required = obbligatorio

commands-error = Errore: { $problem }
commands-try = Per l'aiuto, scrivi: { $command }
commands-no-such-option =
    { $near ->
        [none] L'opzione { $name } non esiste.
       *[other] L'opzione { $name } non esiste. Volevi dire { $near }?
    }
commands-is-no-option = L'opzione { $name } non esiste; scrivi soltanto { $argument }.
commands-no-such-command =
    { $near ->
        [none] Il comando { $name } non esiste.
       *[other] Il comando { $name } non esiste. Volevi dire { $near }?
    }
commands-missing-command = Aggiungi uno dei comandi; --help li elenca.
commands-missing =
    { $kind ->
        [option] Manca l'opzione { $name }.
       *[argument] Manca { $name }.
    }
commands-no-value = Dopo { $name } serve un valore.
commands-flag = { $name } non vuole un valore.
commands-too-many = Troppi argomenti. Togli: { $words }
commands-choice = { $name } deve essere uno di: { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } deve essere un numero intero da { $low } a { $high }.
               *[any] { $name } deve essere un numero da { $low } a { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } deve essere un numero intero, almeno { $low }.
               *[any] { $name } deve essere un numero, almeno { $low }.
            }
        [above] { $name } deve essere un numero maggiore di { $low }.
       *[none]
            { $kind ->
                [whole] { $name } deve essere un numero intero.
               *[any] { $name } deve essere un numero.
            }
    }
commands-is-a-folder = { $file } è una cartella, non un file.
commands-no-file = Il file { $file } non esiste.
commands-file =
    { $kind ->
        [FileNotFoundError] Il file { $file } non esiste.
        [FileExistsError] { $file } esiste già.
        [IsADirectoryError] { $file } è una cartella, non un file.
        [NotADirectoryError] Una parte del percorso { $file } è un file, non una cartella.
        [PermissionError] Non hai il permesso di aprire { $file }.
       *[other] { $file }: { $problem }
    }
commands-system = Il sistema operativo rifiuta: { $problem }
commands-unexpected = Scusa, questo è un difetto del programma: { $kind }: { $problem } (imposta CASSINO_DEBUG=1 per i dettagli)
extras-missing =
    { $extra ->
        [table] Il server e il tavolo nel browser hanno bisogno di pacchetti che non sono installati. Si installano con: { $command }
        [postgres] PostgreSQL ha bisogno di un pacchetto che non è installato. Si installa con: { $command }
        [redis] Redis ha bisogno di un pacchetto che non è installato. Si installa con: { $command }
        [ray] Ray non è installato. Si installa con: { $command }
       *[other] Per questo serve un pacchetto che non è installato. Si installa con: { $command }
    }
extras-package-missing = Manca il pacchetto { $name }. Installa di nuovo cassino: { $command }
extras-python-incomplete = A questo Python manca il suo modulo { $name }. Installa un Python completo: su Debian e Ubuntu, sudo apt install python3-full
extras-terminal-only = Stai giocando nel terminale; per il tavolo nel browser, scrivi: { $command }
commands-engine-plain = Il motore non è compilato: basta per giocare, ma un’analisi richiede più tempo. Con gcc e python3-dev è più veloce; installali entrambi, poi scrivi: { $command }
commands-no-language = Non ci sono testi nella lingua { $name }. Scegli tra: { $known }.


## L'elenco dei comandi

commands-cassino =
    Gioca a Casino e giochi simili nel browser o nel terminale, e studiali.

    `cassino` senza comando è `cassino serve`, o `cassino play` se il tavolo nel browser non è installato.
commands-version = Mostra la versione e il tipo di motore, ed esce.
commands-language = Lingua di tutti i testi, per esempio it o hu. Se manca, quella del sistema.
commands-serve-short = Apri un tavolo nel browser (come `cassino` da solo).
commands-host-short = Apri un tavolo per tutti nella tua rete.
commands-site-short = Crea un sito web dove si gioca contro bot, anche senza connessione.
commands-admin-short = Gestisci un server attivo: tavoli, persone, divieti.
commands-backup-short = Salva in un file tutto quello che conserva un server.
commands-restore-short = Carica un backup in un database vuoto.
commands-learn-short = Impara a giocare, con brevi lezioni.
commands-play-short = Gioca nel terminale.
commands-score-short = Segna i punti di una partita con carte vere.
commands-review-short = Analizza una partita: probabilità, errori, fortuna.
commands-tutor-short = Impara dalle tue partite: un consiglio, e nove abilità.
commands-verify-short = Verifica che un server abbia dato le carte promesse.
commands-puzzle-short = Trova la giocata migliore nel problema di oggi.
commands-puzzles-short = Trova nuovi problemi, e controllali.
commands-rules-short = Leggi il regolamento di un gioco.
commands-variants-short = Elenca i giochi.
commands-check-short = Controlla file di regole della casa ed elenca ogni problema.
commands-cases-short = Esegui file di casi di regole.
commands-arena-short = Fai giocare due bot uno contro l'altro con le stesse carte.
commands-tournament-short = Fai giocare più bot tra loro e classificali.
commands-par-short = Mostra il risultato del gioco perfetto a carte scoperte.
commands-train-short = Allena la ricerca per un gioco, facendola giocare contro sé stessa.
commands-exploit-short = Misura quanto perde un bot contro un avversario che lo conosce.
commands-bench-short = Misura la velocità del motore su questo computer.
commands-perft-short = Conta le sequenze di giocate di una posizione.


## Opzioni di più comandi

commands-option-json = Stampa JSON.
commands-option-variant = Gioco: un nome o un file di regole della casa.
commands-option-players = Numero di giocatori.
commands-option-usual-players = Numero di giocatori; se manca, il più piccolo che le regole permettono.
commands-option-target = Punti che vincono la partita.
commands-option-plain = Righe semplici per screen reader: niente colori, e le carte con il loro nome.
commands-option-jobs = Numero di processi; se manca, uno per ogni core del processore.
commands-option-ray = Gioca invece su questo cluster Ray; `local` ne avvia uno qui.
commands-option-seed = Lo stesso seme casuale dà le stesse mani.
commands-option-write = Salva i numeri in questo file.
commands-port = Porta su cui ascoltare; 0 ne sceglie una libera.  [predefinito: $CASSINO_PORT, o 8420]
commands-database = Dove si conservano le partite: un file, o un indirizzo come postgresql://user@host/name.  [predefinito: $CASSINO_DATABASE, o cassino.db nella tua cartella dei dati]
commands-config = Un file TOML con impostazioni (docs/host/hosting.md).  [predefinito: $CASSINO_CONFIG]


## cassino serve, cassino host

commands-serve-does = Apri un tavolo nel browser. Ctrl-C ferma il server; le partite continuano la prossima volta.
commands-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri computer.  [predefinito: $CASSINO_HOST, o 127.0.0.1]
commands-serve-workers = Numero di processi del server; se sono più d'uno servono PostgreSQL e --bus.  [predefinito: 1]
commands-serve-bus = Indirizzo che collega più worker, per esempio redis://localhost:6379/0.  [predefinito: $CASSINO_BUS]
commands-serve-browser = Apre una finestra del browser.  [predefinito: browser]

commands-host-does =
    Apri un tavolo che ogni telefono e computer della tua rete può raggiungere.

    Stampa il link e lo mostra come codice QR per i telefoni. Agli ospiti basta un nome. Per esempio:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Apre subito un tavolo con queste regole.  [predefinito: si scelgono nel browser]
commands-host-players = Numero di persone al tavolo.  [predefinito: 2]
commands-host-bots = Numero di bot al tavolo.  [predefinito: 0]
commands-host-open = Nei posti liberi giocano bot finché non arriva qualcuno.
commands-host-level = Livello dei bot.  [predefinito: 4]
commands-host-target = Punti che vincono la partita.  [predefinito: secondo le regole]
commands-host-host = Indirizzo di questo computer su cui ascoltare.
commands-host-qr = Mostra il link anche come codice QR.  [predefinito: qr]
commands-host-browser = Apre qui una finestra del browser.  [predefinito: browser]
commands-host-needs-variant = --players, --bots, --open, --level e --target descrivono un tavolo: aggiungi --variant per aprirne uno.


## cassino admin

commands-admin-does =
    Gestisci un server attivo: tavoli, persone, divieti.

    Lavora sul database del server; ogni server che usa questo database si adegua in pochi secondi. Ogni azione
    viene registrata con il tuo nome utente (vedi `cassino admin log`).
commands-admin-because = Il tuo motivo: viene registrato, e mostrato alle persone per un divieto o la sola lettura.
commands-admin-limit = Numero massimo di righe da mostrare.
commands-admin-tables = Elenca i tavoli, prima quelli con la giocata più recente.
commands-admin-open = Solo tavoli nella sala con un posto libero.
commands-admin-playing = Solo tavoli dove la partita non è ancora finita.
commands-admin-person = Solo i tavoli di questa persona.
commands-admin-close = Chiudi tavoli per sempre, senza vincitore.
commands-admin-people = Elenca le persone, prima quelle viste più di recente.
commands-admin-search = Solo persone con questo testo nel nome o nel nome utente, o con questo ID.
commands-admin-rename = Rinomina una persona, anche a ogni tavolo dove ha giocato.
commands-admin-delete-person = Elimina una persona: il suo account, le sessioni, i rating, le regole della casa, i segnapunti e il suo nome a ogni tavolo.
commands-admin-set-password = Dai una nuova password a un account e chiudi tutte le sue sessioni. La scrivi tu, o ne crea una --generate.
commands-admin-generate = Crea una password e mostrala una volta sola.
commands-admin-prune = Elimina le partite in cui non è successo niente da una certa data. Le partite con l'orologio in moto restano.
commands-admin-before = La data, per esempio 2026-01-31.
commands-admin-ban = Vieta l'accesso a una persona, un indirizzo, o una rete come 203.0.113.0/24.
commands-admin-for = Per quanto tempo, per esempio 30m, 12h, 7d o 2w.  [predefinito: per sempre]
commands-admin-unban = Togli un divieto.
commands-admin-bans = Elenca i divieti in vigore.
commands-admin-lobby = Svuota la sala; ai suoi tavoli ci si può ancora sedere con il link.
commands-admin-empty = Togli dall'elenco tutti i tavoli attuali.
commands-admin-read-only = Ferma tutto il gioco, o fallo continuare; le pagine funzionano ancora.
commands-admin-stats = Conta persone, tavoli, giocate e divieti.
commands-admin-log = Mostra che cosa hanno fatto i gestori, prima le cose più recenti.
commands-admin-reports = Elenca le segnalazioni dei giocatori, o ne chiude una.
commands-admin-done = Chiudi questa segnalazione invece di elencarle.
commands-closed = Il tavolo { $table } è chiuso.
commands-renamed = { $id } ora si chiama { $name }.
commands-deleted =
    { $count ->
        [one] { $id }: persona eliminata, e il suo nome è stato tolto da una partita.
       *[other] { $id }: persona eliminata, e il suo nome è stato tolto da { $count } partite.
    }
commands-password-new = Nuova password
commands-password-again = Di nuovo la stessa password
commands-password-set = { $login } ha una nuova password, e tutte le sue sessioni sono chiuse.
commands-password-is = Password: { $password }
commands-pruned =
    { $count ->
        [one] Una partita eliminata.
       *[other] { $count } partite eliminate.
    }
commands-banned = Accesso vietato a { $target }.
commands-unbanned = Accesso di nuovo permesso a { $target }.
commands-ban-lasts =
    { $until ->
        [none] per sempre
       *[other] fino a { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] account, accesso vietato
               *[guest] ospite, accesso vietato
            }
       *[no]
            { $kind ->
                [account] account
               *[guest] ospite
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] La sala era vuota.
        [one] Un tavolo è stato tolto dall'elenco.
       *[other] { $count } tavoli sono stati tolti dall'elenco.
    }
commands-read-only =
    { $state ->
        [on] Tutto il gioco è fermo.
       *[off] Il gioco continua.
    }
commands-report-closed = La segnalazione { $id } è chiusa.
commands-report-table = tavolo { $table }
commands-report-by = di { $name }


## cassino backup, cassino restore

commands-backup-does =
    Salva in FILE partite, persone e tutto il resto, come sono in questo momento.

    Il server può restare attivo. FILE contiene segreti, per esempio carte coperte: tienilo per te.
    `cassino restore` lo carica in SQLite o PostgreSQL, da qualunque dei due venga.
commands-saved =
    { $rows ->
        [one] { $file }: una riga salvata
       *[other] { $file }: { $rows } righe salvate
    }
commands-restore-does =
    Carica il backup in FILE in un database nuovo o vuoto.

    Se qualcosa non va, non viene caricato niente. Un FILE di una versione più vecchia viene aggiornato.
commands-restored =
    { $rows ->
        [one] { $file }: una riga ripristinata
       *[other] { $file }: { $rows } righe ripristinate
    }


## cassino play

commands-play-does =
    Gioca nel terminale contro bot o amici.

    VARIANT è un nome elencato da `cassino variants` (se manca, casino), un file di regole della casa o un codice.
    Le giocate si scrivono; nel gioco scrivi aiuto per vedere tutti i comandi.
commands-play-rules = Regole della casa: un file, o un codice.
commands-play-seed = Seme casuale delle mani; lo stesso seme dà le stesse carte.
commands-play-opponent = I tuoi avversari: un livello da 1 a 8, o il nome di un bot.  [predefinito: 4]
commands-play-seats = I giocatori posto per posto, per esempio human,level3 o Ann=human,Bob=human.
commands-play-auto = Chiama le arance, insiste e dichiara il traguardo al posto tuo.
commands-play-ask = Quando farti domande nei turni degli altri.  [predefinito: always]
commands-play-no-tips = Nessun consiglio dopo una partita, e nessuna partita salvata per il maestro.
commands-play-coach = Avvisa prima di uno sbaglio.
commands-play-at = Siediti a un tavolo di un server: il link di un invito, o l'indirizzo del server.
commands-play-name = Il tuo nome a quel tavolo.
commands-play-watch = Guarda i bot giocare tra loro; Ctrl-C mette in pausa.
commands-play-speed = Con --watch: la loro velocità; step aspetta Invio ogni volta.  [predefinito: normal]
commands-play-resume = Continua una partita salvata.
commands-variant-or-rules = Indica un gioco o usa --rules, non tutti e due.
commands-resumed-match = --resume continua una partita salvata con le sue regole e i suoi giocatori: togli il gioco, --seed, --seats, --players, --target e --auto.


## cassino learn

commands-learn-does =
    Impara il Casino con brevi lezioni. Senza NAME vedi l'elenco, con quello che hai fatto.

    NAME è una lezione, per esempio `build`, o `deal`: una prima piccola mano con commenti.
    Con un gioco, per esempio `royal`, un file con le regole della casa o un codice, leggi che cosa lì è diverso.

    Scrivi le giocate come in una partita. I tuoi progressi vengono salvati.


## cassino score

commands-score-does =
    Segna i punti di VARIANT per chi gioca con carte vere.

    VARIANT è un nome elencato da `cassino variants` (se manca, casino), un file di regole della casa o un codice. Dopo
    ogni mano si chiede che cosa ha preso ogni squadra, e solo quello che serve alle regole. Poi si contano i punti. Scrivi
    aiuto per vedere tutti i comandi.
commands-score-names = Nomi dei giocatori, in ordine di turno.
commands-score-dealer = Il primo mazziere; se manca, l'ultimo giocatore indicato, così comincia il primo.
commands-score-file = Dove salvare i punti.
commands-score-resume = Continua un foglio salvato; senza FILE, l'ultimo.
commands-resumed-score = --resume continua un foglio salvato: togli tutto il resto.
commands-names-and-players =
    { $names ->
        [one] --names ha un nome, ma --players è { $players }.
       *[other] --names ha { $names } nomi, ma --players è { $players }.
    }
commands-ask-name = Nome del giocatore { $number }, in ordine di turno:


## cassino review

commands-review-judges =
    Analizza la partita in RECORD, un file che hai salvato in `cassino play` o a un tavolo nel browser.

    Ogni giocata è giudicata da quello che poteva sapere chi l'ha fatta. Si analizzano solo le mani finite. Lo stesso file dà
    la stessa analisi, per quanto sia occupato il computer.
commands-review-moves = Mostra ogni giocata, non solo gli errori.
commands-review-at = Mostra i valori di tutte le giocate permesse alla giocata N della partita.
commands-review-try = Con --at: mostra anche il valore di questa giocata.
commands-review-play = Con --at: continua a giocare da lì contro i bot.
commands-review-json = Stampa l'analisi come JSON.
commands-review-html = Scrive l'analisi come una sola pagina web.
commands-review-worlds = Numero di mondi (campioni delle carte coperte) per giocata.  [predefinito: 200]
commands-review-seed = Seme casuale dei mondi.  [predefinito: 0]
commands-review-names = Nomi dei giocatori, posto per posto.
commands-review-plain = Righe semplici per screen reader: niente grafico, niente colori, e le carte con il loro nome.
commands-review-needs-at = --try e --play hanno bisogno di --at N.
commands-review-choose = Scegli uno tra --at, --json e --moves. --html non va insieme con --at.
commands-reviewing = Analisi
commands-progress-par = Soluzione della mano { $deal }
commands-progress-puzzles = Ricerca di problemi
commands-progress-check = Controllo dei problemi
commands-progress-tutor = Esame delle tue partite
commands-progress-worth = Misura delle abilità
commands-progress-precision = Controllo del maestro
commands-progress-exploit = Soluzione di posizioni
commands-progress-challenge = Gioco contro { $bot }
commands-progress-bench = Misura di { $title }
commands-progress-perft = Conteggio delle giocate
commands-progress-cases = Esecuzione dei casi
commands-progress-backup = Salvataggio delle righe
commands-progress-restore = Caricamento delle righe


## cassino tutor

commands-tutor-does =
    Guarda le tue partite finite e indica un'abilità da allenare, con una posizione che la mostra.

    `cassino tutor FILE ...` legge verbali che hai salvato; `cassino tutor` da solo legge le tue ultime partite di
    `cassino play`. docs/background/tutor.md spiega come funziona.
commands-tutor-read = Guarda le partite in RECORDS, prima le più recenti.
commands-tutor-read-short = Guarda le tue partite (come `cassino tutor` da solo).
commands-tutor-games = Legge anche le tue ultime partite di `cassino play` (predefinito senza RECORDS).
commands-tutor-seat = Il tuo posto, se un verbale non lo indica.  [predefinito: 1]
commands-tutor-worth = Misura quanti punti per mano perde un giocatore senza ogni abilità, in mani duplicate per due.
commands-tutor-worth-short = Misura quanto vale ogni abilità.
commands-tutor-packs = Mazzi mescolati per ogni abilità.
commands-tutor-precision = Misura quante volte a un giocatore manca l'abilità che indica il maestro, e quante volte una ricerca più profonda è d'accordo.
commands-tutor-precision-short = Misura quante volte il maestro ha ragione.
commands-tutor-trials = Verbali per ogni tipo di giocatore.


## cassino verify

commands-verify-does =
    Verifica che le mani in RECORD siano quelle che il server aveva promesso prima della partita.

    Ogni mano è confrontata con l'impegno, i semi casuali e i sali del verbale. Stampa che cosa è giusto (ok), che cosa
    è sbagliato (BAD) e che cosa non si può verificare (--). Stato d'uscita: 0 se niente è sbagliato, 1 se qualcosa lo è, 2 se il
    verbale non si può leggere, 3 se non c'è niente da verificare.
commands-verify-commitment = L'impegno che ti eri annotato prima della partita.


## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Risolvi il problema del giorno, o il problema NUMBER. Scrivi le giocate come in una partita.

    Con --theme ricevi un problema che non hai ancora provato. Conta solo la tua prima risposta a ogni problema.
commands-puzzle-theme = Un problema per un'abilità, per esempio sums; `any` sceglie l'abilità per te.
commands-puzzle-title =
    { $kind ->
        [chosen] Problema { $number } di { $count }
       *[daily] Problema { $number } di { $count }, { $day }
    }
commands-puzzle-or-theme = Indica un problema o un tema, non tutti e due.
commands-no-theme = Il tema { $name } non esiste. Scegli tra: { $known }.

commands-puzzles-does = Trova e controlla problemi: posizioni con una giocata chiaramente migliore che un giocatore semplice non vede.
commands-puzzles-mine =
    Cerca problemi nelle mani di RECORDS, o in mani tra bot. Lo stesso seme casuale trova gli stessi problemi.

    Senza --hidden, i problemi sono ultimi giri dove si può dedurre ogni carta, risolti esattamente. Una mano dà al massimo
    un problema.
commands-puzzles-mine-short = Cerca nuovi problemi.
commands-puzzles-variant = Usa mani di questo gioco; si può ripetere.
commands-puzzles-deals = Massimo di mani in cui cercare, per gioco.
commands-puzzles-most = Si ferma dopo questo numero di problemi, per gioco.
commands-puzzles-seed = Seme casuale delle mani.
commands-puzzles-hidden = Cerca posizioni con carte coperte, giudicate su molti mondi.
commands-puzzles-worlds = Con --hidden: mondi per posizione.
commands-puzzles-out = Aggiunge i problemi a questo file.
commands-puzzles-check = Risolvi di nuovo ogni problema in FILE; senza FILE, i problemi forniti con cassino.
commands-puzzles-check-short = Risolvi di nuovo ogni problema.
commands-puzzles-list = Conta i problemi in FILE, per gioco e tema; senza FILE, quelli forniti con cassino.
commands-puzzles-list-short = Conta i problemi per gioco e tema.
commands-puzzles-shuffle = Stampa i problemi in FILES in un ordine per l'uso quotidiano: se possibile, mai due dello stesso gioco di fila.
commands-puzzles-shuffle-short = Stampa problemi in un ordine per l'uso quotidiano.
commands-records-or-variants = Indica verbali, o giochi con --variant, non tutti e due.
commands-puzzles-added =
    { $count ->
        [one] Un problema aggiunto a { $file }: { $themes }
       *[other] { $count } problemi aggiunti a { $file }: { $themes }
    }
commands-puzzle-wrong = Problema { $number }: { $problem }
commands-puzzles-checked = Giusti: { $right }, sbagliati: { $wrong }
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), con carte coperte { $hidden }
    }
commands-puzzles-all = Totale: { $count } ({ $themes })


## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Leggi il regolamento di un gioco o di regole della casa, stampale come file, o condividile come codice.

    `cassino rules NAME` è la forma breve di `cassino rules show NAME`.
commands-rules-show = Stampa il regolamento di NAME: un nome elencato da `cassino variants`, un file di regole della casa, o un codice.
commands-rules-show-short = Stampa il regolamento, o il file.
commands-rules-width = Larghezza del testo in colonne.
commands-rules-toml = Stampa invece le regole come file.
commands-rules-sources = Dice da dove viene ogni regola.
commands-rules-decisions = Aggiunge le nostre decisioni dove le fonti tacciono o non sono d'accordo.
commands-rules-options = Aggiunge tutto quello che si può cambiare.
commands-rules-sheet = Scrive invece un foglio di due pagine da stampare, in HTML.
commands-rules-share = Stampa il codice di NAME, un gioco o un file di regole della casa; chi ce l'ha può giocare con queste regole.
commands-rules-share-short = Stampa il codice da condividere.

commands-variants-does = Elenca i giochi: ID, titolo, giocatori, traguardo, e altri nomi che puoi usare.
commands-variants-id = id
commands-variants-title = titolo
commands-variants-players = giocatori
commands-variants-target = traguardo
commands-variants-names = altri nomi
commands-variants-deals =
    { $count ->
        [one] una mano
       *[other] { $count } mani
    }

commands-check-does = Stampa ogni problema nelle regole della casa in FILES; esce con stato 1 se ce ne sono.
commands-no-problems = { $file }: nessun problema

commands-cases-does = Esegui i casi di regole in FILES, segnala ogni errore, e conta i casi riusciti e falliti.
commands-cases-variants = Esegue solo i casi di questi giochi.
commands-cases-skip-types = Salta i casi di questi tipi.


## cassino arena, cassino tournament

commands-arena-does =
    Fai giocare il bot FIRST contro il bot SECOND e stampa di quanti punti per mano FIRST è in vantaggio.

    Ogni mazzo mescolato si gioca una volta per ogni scelta delle squadre. Il margine è la media dei punti delle squadre di
    FIRST meno la media di quelle di SECOND. --sprt 0,0.2 confronta questi due margini e si ferma appena uno è
    accettato, con errori del 5%.
commands-arena-deals = Al massimo questo numero di mani; se manca, { $usual }.
commands-arena-sprt = Si ferma appena uno di questi due margini è accettato.
commands-contests-seed = Lo stesso seme casuale dà le stesse mani e giocate.
commands-contests-ms = Millisecondi per giocata per i bot.
commands-contests-seating = Con tre o più squadre: ogni scelta, o una squadra per il primo bot.
commands-contests-out = Salva il risultato in questo file, e i mazzi man mano che si giocano in FILE{ $ending }.
commands-contests-resume = Continua un'esecuzione interrotta con le sue impostazioni.
commands-margins = --sprt { $text }: servono due numeri separati da una virgola, per esempio 0,0.2.
commands-margins-order = --sprt { $text }: il secondo numero deve essere il più grande, e tutti e due tra -1000 e 1000.
commands-two-bots = Indica due bot.
commands-different-bots = Indica due o più bot diversi.
commands-resumed-run = --resume continua un'esecuzione con le sue impostazioni: togli { $names }.
commands-tournament-does =
    Fai giocare ogni coppia di BOTS e classificali tutti.

    I rating sono sulla scala Elo per la probabilità di vincere una mano, con intervalli al 95%. Se partecipa `random`, il
    suo rating è 0; altrimenti è 0 la media.
commands-tournament-deals = Mani per ogni coppia di bot.


## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Allena la ricerca per VARIANT facendola giocare contro sé stessa: trova pesi che prevedono i punti, li prova, li tiene se vincono.

    Una prova fa giocare la ricerca con i nuovi pesi contro quella con i migliori finora, in mani duplicate.
    Con --lessons e --packs il risultato dipende solo dal seme casuale.
commands-train-minutes = Per circa quanti minuti allenare; { $usual } se non dai --lessons e --packs.
commands-train-generations = Quante volte imparare dai pesi migliori e riprovare.
commands-train-lessons = Mani da cui imparare in ogni generazione.
commands-train-packs = Massimo di mazzi da giocare in ogni prova.
commands-train-seed = Lo stesso seme casuale e gli stessi numeri danno gli stessi pesi.
commands-train-bot = Bot che gioca le lezioni; se manca, search con 4 mondi, o heuristic se è lento.
commands-train-rival = Bot di ricerca che gioca le prove; se manca, con 8 mondi, o 2 se è lento.
commands-train-level = Tiene i nuovi pesi se sono in vantaggio, anche di pochissimo.
commands-train-policy = Addestra la politica, che sceglie le mosse a prima vista e nelle partite simulate, invece del valore delle posizioni.
commands-train-out = Cartella per il file; se manca, dove lo cercano i bot.
commands-train-dry-run = Non scrive il file.
commands-rival = --rival { $bot }: questo bot non valuta le posizioni con pesi, quindi non ha niente da allenare.

commands-exploit-does =
    Risolvi la fine di alcuni giri per due giocatori, e stampa quanto vi perde ognuno dei BOTS.

    Il valore di equilibrio è il risultato del gioco migliore di entrambi. "exploited" è quanto ottiene in meno un bot contro
    la migliore risposta; "loss" è quanto ottiene in meno contro l'equilibrio. Tutti e due sono in punti per posizione, in
    media sui due posti. docs/background/exploitability.md spiega il metodo.
commands-exploit-variant = Gioco: un nome, un file di regole della casa o un codice.
commands-exploit-cards = Carte in mano a ogni giocatore.
commands-exploit-rounds-left = Numero di giri dopo questo.
commands-exploit-stock = Lascia nel mazzo solo questo numero di carte.
commands-exploit-positions = Numero di posizioni.
commands-exploit-seed = Lo stesso seme casuale dà le stesse posizioni e giocate.
commands-exploit-seeds = Mescola le giocate di questo numero di semi casuali.
commands-exploit-leaf = Valore della fine di un giro: estimate (stima) o exact (esatto).
commands-exploit-gap = Errore massimo nel calcolo dell'equilibrio, in punti.
commands-exploit-deals = Gioca anche questo numero di mani intere contro un avversario che conosce il bot.
commands-exploit-worlds = Quanto pensa quell'avversario.
commands-exploit-model = Un bot più veloce al posto dei BOTS nelle simulazioni di quell'avversario.
commands-exploit-jobs = Numero di processi per le mani.

commands-par-does =
    Mostra il par di ogni mano in RECORD: il margine del gioco perfetto se si conosce ogni carta, anche quelle nel mazzo.

    Mostra anche le giocate che hanno regalato punti. Se una mano richiede più di --nodes posizioni, si cerca dal
    primo turno che lo permette. Con --seed, bot heuristic giocano una mano.
commands-par-seed = Usa la mano di questo seme casuale invece di un verbale.
commands-par-variant = Con --seed: il gioco.  [predefinito: casino]
commands-par-players = Con --seed: numero di giocatori.
commands-par-nodes = Massimo di posizioni da cercare per mano.  [predefinito: 20 milioni]
commands-par-json = Stampa i par come JSON.
commands-record-or-seed = Indica un verbale o --seed N, non tutti e due.
commands-no-deal-over = { $file }: nessuna mano di questa partita è finita.

commands-bench-does =
    Misura la velocità del motore e di due bot in ogni gioco, in secondi di CPU di un core.

    Se le misure di una cifra sono troppo diverse, come su un computer occupato, è indicata come `unsteady` (null in JSON).
commands-bench-variant = Solo questo gioco; si può ripetere.
commands-bench-seconds = Circa quanto dura ogni misura, in secondi.

commands-perft-does = Conta le sequenze di --depth giocate dall'inizio di una mano, per ogni prima giocata e in totale.
commands-perft-seed = Seme casuale della mano.
commands-perft-depth = Numero di giocate.
commands-perft-position = Comincia invece da questa posizione, in una riga (docs/play/notation.md).

commands-placeholder =
    { $word ->
        [options] OPZIONI
        [command] COMANDO
        [args] ARG
        [file] FILE
        [files] FILE
        [code] CODICE
        [name] NOME
        [variant] VARIANTE
        [record] PARTITA
        [records] PARTITE
        [number] NUMERO
        [bot] BOT
        [bots] BOT
        [move] GIOCATA
        [language] LINGUA
        [folder] CARTELLA
        [address] INDIRIZZO
        [network] RETE
        [time] TEMPO
        [text] TESTO
        [integer] INTERO
        [float] DECIMALE
        [line] RIGA
        [low] MINIMO
        [high] MASSIMO
        [first] PRIMO
        [second] SECONDO
       *[state] STATO
    }

## cassino site

commands-site-does =
    Scrivi un sito web in FOLDER. Va bene qualsiasi server web. Chi lo apre una volta può poi giocare contro bot senza connessione.

    Il gioco gira nel browser di ciascuno, con Pyodide (Python per browser). Questo comando non scarica niente; in un clone del repository, `make site` procura quello che serve. Se in FOLDER c'è un sito già scritto da questo comando, viene sostituito per intero.
commands-site-language = Lingue delle pagine, per esempio es,fr; la pagina iniziale è nella prima.  [predefinito: la lingua di questo comando]
commands-site-pyodide = Cartella con il pacchetto npm pyodide estratto, versione 314.  [predefinito: build/pyodide]
commands-site-wheel = La wheel di msgspec per questo Pyodide.  [predefinito: quella nella cartella di Pyodide]
commands-site-plain = Lascia fuori il motore compilato.
commands-site-check = Non scrivere niente; mostra quanto è grande ogni parte.
commands-site-no-folder = { $folder } è un file, non una cartella. Scegli una cartella nuova o vuota.
commands-site-other-folder = { $folder } non è vuota, e non l'ha scritta `cassino site`. Scegli una cartella nuova o vuota.
commands-site-not-replaced = Non è stato possibile spostare il nuovo sito in { $folder }: { $problem }. Quello che c'era prima non è cambiato.
commands-site-not-back = Non è stato possibile spostare il nuovo sito in { $folder }: { $problem }. Quello che c'era prima è ora in { $old }. Puoi rimetterlo al suo posto.
commands-site-no-pyodide = In { $folder } non c'è un Pyodide completo. Manca: { $files }. In un clone del repository lo procura `make site`; altrimenti estrai il pacchetto npm pyodide e indica la sua cartella con --pyodide.
commands-site-other-pyodide = In { $folder } c'è la versione { $version } di Pyodide, ma serve la { $series }. Estrai il pacchetto npm pyodide@{ $series } e indica la sua cartella con --pyodide.
commands-site-no-wheel = Qui non c'è una wheel di msgspec per questo Pyodide: { $place }. Scarica { $wheel } da PyPI e indicala con --wheel.
commands-site-slow = Il primo tavolo ci metterà circa il doppio ad aprirsi, perché ogni browser deve compilare ogni volta i moduli di Python. Per evitarlo, installa Python { $python } o Node, poi ripeti il comando.
commands-site-written = Il sito è pronto in { $folder }. Per provarlo, scrivi: python3 -m http.server --directory { $folder }
commands-site-part = parte
commands-site-files = file
commands-site-raw = byte
commands-site-all = totale
