### Che cosa si annuncia a un tavolo

taken-back = L'ultima giocata è annullata.
offer-declined =
    { WHO($who) ->
        [you] Rifiuti.
       *[other] { NAME($who) } rifiuta.
    }
offer-withdrawn =
    { WHO($who) ->
        [you] Ritiri la richiesta.
       *[other] { NAME($who) } ritira la richiesta.
    }
nobody-could-play =
    { $unit ->
        [days] Nessuno ha potuto giocare per { $count } giorni
        [hours] Nessuno ha potuto giocare per { $count } ore
        [minutes] Nessuno ha potuto giocare per { $count } minuti
       *[seconds]
            { $count ->
                [1] Nessuno ha potuto giocare per 1 secondo
               *[other] Nessuno ha potuto giocare per { $count } secondi
            }
    }. Questo tempo non conta.
asks-takeback =
    { WHO($who) ->
        [you] Chiedi
       *[other] { NAME($who) } chiede
    } di annullare una giocata.
wants-rematch =
    { WHO($who) ->
        [you] Vuoi
       *[other] { NAME($who) } vuole
    } giocare ancora.
asks-call-off =
    { WHO($who) ->
        [you] Vorresti
       *[other] { NAME($who) } vorrebbe
    } chiudere la partita senza risultato.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Dici che il mazziere ha mostrato una carta, e vuoi chiudere questa mano.
            [exposed_goes_on] Dici che { $count ->
                [1] una delle tue carte è stata mostrata, e ne vuoi un'altra.
               *[other] { $count } delle tue carte sono state mostrate, e ne vuoi altre.
            }
           *[count] Dici che { WHO($whose) ->
                [you] hai ricevuto
               *[other] { NAME($whose) } ha ricevuto
            } { $count ->
                [1] 1 carta
               *[other] { $count } carte
            } { $kind ->
                [too_few] in meno.
               *[too_many] in più.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } dice che il mazziere ha mostrato una carta, e vuole chiudere questa mano.
            [exposed_goes_on] { NAME($who) } dice che { $count ->
                [1] una delle sue carte è stata mostrata, e ne vuole un'altra.
               *[other] { $count } delle sue carte sono state mostrate, e ne vuole altre.
            }
           *[count] { NAME($who) } dice { $own ->
                [yes] di aver ricevuto
               *[no] che { WHO($whose) ->
                    [you] hai ricevuto
                   *[other] { NAME($whose) } ha ricevuto
                }
            } { $count ->
                [1] 1 carta
               *[other] { $count } carte
            } { $kind ->
                [too_few] in meno.
               *[too_many] in più.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Il mazziere ha mostrato una carta. { WHO($who) ->
            [you] Chiudi
           *[other] { NAME($who) } chiude
        } la mano: le carte di questa mano non contano.
        [exposed_goes_on] { WHO($who) ->
            [you] Ricevi
           *[other] { NAME($who) } riceve
        } { $count ->
            [1] una nuova carta per quella mostrata.
           *[other] { $count } nuove carte per quelle mostrate.
        } Il mazzo è stato mescolato.
        [too_few] { WHO($who) ->
            [you] Hai ricevuto
           *[other] { NAME($who) } ha ricevuto
        } { $count ->
            [1] 1 carta
           *[other] { $count } carte
        } in meno. Si gioca con le carte che ci sono.
       *[too_many] { WHO($who) ->
            [you] Hai ricevuto
           *[other] { NAME($who) } ha ricevuto
        } { $count ->
            [1] 1 carta
           *[other] { $count } carte
        } in più, ora sul tavolo: { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Hai dato le carte e perdi 1 punto.
        [one] { PLAYERS($side) } ha dato le carte e perde 1 punto.
        [with-you] { PLAYERS($side) } perdete 1 punto, perché le carte le ha date la vostra squadra.
       *[several] { PLAYERS($side) } perdono 1 punto, perché le carte le ha date la loro squadra.
    }
misdeal-owed =
    { WHO($who) ->
        [you] Nel prossimo giro ricevi
       *[other] Nel prossimo giro { NAME($who) } riceve
    } { $count ->
        [1] 1 carta
       *[other] { $count } carte
    } in meno.
last-card-played = L'ultima carta è stata giocata. Chi ha { $target } punti può annunciarli ora.
cannot-take =
    { WHO($who) ->
        [you] Non puoi
       *[other] { NAME($who) } non può
    } prendere { CARDS($cards) } con { CARDS($card) }: la carta giocata resta sul tavolo.
left-behind = Sul tavolo restano: { ROW($cards) }.
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = Le carte sono distribuite.
round-dealt = Giro { $round } di { $rounds } distribuito.
say-last = Ultima!
say-last-round = Ultimo giro!
residue-goes =
    { $count ->
        [1] L'ultima carta sul tavolo va
       *[other] Le ultime { $count } carte sul tavolo vanno
    } a { whom }.
residue-nobody =
    { $count ->
        [1] L'ultima carta sul tavolo non conta
       *[other] Le ultime { $count } carte sul tavolo non contano
    } per nessuno.

### La fine di una mano e di una partita

table-closed = Chi gestisce il server ha chiuso questo tavolo.
gave-up =
    { WHO($who) ->
        [you] Hai abbandonato.
       *[other] { NAME($who) } ha abbandonato.
    }
ran-out-of-time =
    { WHO($who) ->
        [you] Hai finito il tempo.
       *[other] { NAME($who) } ha finito il tempo.
    }
called-off =
    { WHO($who) ->
        [you] Hai
       *[other] { NAME($who) } ha
    } chiuso la partita senza risultato. Nessuno vince e nessuno perde.
deal-over = La mano è finita: { SCORES($scores) }.
match-won =
    { FORM($winners) ->
        [you] Hai vinto la partita: { SCORES($scores) }.
        [one] { PLAYERS($winners) } ha vinto la partita: { SCORES($scores) }.
        [with-you] { PLAYERS($winners) } avete vinto la partita: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } hanno vinto la partita: { SCORES($scores) }.
    }
match-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } vi dividete la vittoria: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } si dividono la vittoria: { SCORES($scores) }.
    }

### Che cosa non mostrano i numeri del conteggio

turned-down =
    { $count ->
        [1] Le scope si annullano: 1 scopa per squadra non conta.
       *[other] Le scope si annullano: { $count } scope per squadra non contano.
    }
points-carried =
    { $points ->
        [1] 1 punto che nessuno ha segnato si aggiunge
       *[other] { $points } punti che nessuno ha segnato si aggiungono
    } alla prossima mano.
claimed-rightly =
    { FORM($side) ->
        [you] Hai dichiarato il traguardo, e avevi ragione.
        [one] { PLAYERS($side) } ha dichiarato il traguardo, e aveva ragione.
        [with-you] { PLAYERS($side) } avete dichiarato il traguardo, e avevate ragione.
       *[several] { PLAYERS($side) } hanno dichiarato il traguardo, e avevano ragione.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] Hai dichiarato il traguardo, ma avevi torto.
        [one] { PLAYERS($side) } ha dichiarato il traguardo, ma aveva torto.
        [with-you] { PLAYERS($side) } avete dichiarato il traguardo, ma avevate torto.
       *[several] { PLAYERS($side) } hanno dichiarato il traguardo, ma avevano torto.
    }
counts-double = La partita è vinta alla prima mano e vale doppio.
deals-next =
    { WHO($who) ->
        [you] La prossima mano la dai tu.
       *[other] La prossima mano la dà { NAME($who) }.
    }

### Che cosa può ancora segnare una squadra vicina al traguardo

# Dopo il nome di chi gioca e i due punti
limit =
    { $items ->
        [cards] si vince solo con più carte
        [spades] si vince solo con più picche
        [ten] si vince solo con { CARDS("10D") }
        [cards-ten] contano solo più carte e { CARDS("10D") }, e insieme vincono la partita
       *[cards-spades] contano solo più carte e più picche, e insieme vincono la partita
    }
limited = { PLAYERS($side) }: { limit }.
limited-in-deal = { PLAYERS($side) }, in questa mano: { limit }.
limit-met = { PLAYERS($side) }: { limit }. Riuscito.
limit-missed = { PLAYERS($side) }: { limit }. Non riuscito.

leaders-tied = In testa c'è parità ({ PLAYERS($who) }): un'altra mano decide la partita.

### Che cosa porta ancora una giocata, e come comincia un giro

announced-wrongly = L'annuncio era sbagliato. La mano continua.
plays-in-a-row =
    { WHO($who) ->
        [you] Ora giochi
       *[other] Ora { NAME($who) } gioca
    } { $count ->
        [2] due
        [3] tre
       *[other] { $count }
    } carte di fila.
last-card-drawn = È stata pescata l'ultima carta del mazzo.
laid-on-table = Messe sul tavolo: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] L'ultima presa è tua: cominci tu.
       *[other] L'ultima presa è di { NAME($who) }, che comincia.
    }
open-hands = Questo giro si gioca a carte scoperte.
large-sweep = È una scopa grande.
first-play-sweep = È scopa alla prima giocata.
orange-scores =
    { FORM($side) ->
        [you] Arancia! Segni { $points }.
        [one] Arancia: { PLAYERS($side) } segna { $points }.
        [with-you] Arancia: { PLAYERS($side, case: "inside") } segnate { $points }.
       *[several] Arancia: { PLAYERS($side) } segnano { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [you] Non era un'arancia: segni { $points }.
        [one] Non era un'arancia: { PLAYERS($side) } segna { $points }.
        [with-you] Non era un'arancia: { PLAYERS($side, case: "inside") } segnate { $points }.
       *[several] Non era un'arancia: { PLAYERS($side) } segnano { $points }.
    }
cannot-win-build =
    { WHO($who) ->
        [you] Non puoi prendere una tua costruzione
       *[other] { NAME($who) } non può prendere una sua costruzione
    }: { FORM($winners) ->
        [you] segni 1 punto.
        [one] { PLAYERS($winners) } segna 1 punto.
        [with-you] { PLAYERS($winners, case: "inside") } segnate 1 punto.
       *[several] { PLAYERS($winners) } segnano 1 punto.
    }

### La pagina di un tavolo

table-needs-scripts = Il tavolo ha bisogno di JavaScript. Il <link>regolamento</link> si legge anche senza.
table-log = Registro di gioco
table-heading = Tavolo di Casino
table-match =
    { $deals ->
        [0] { $title }, partita a { $target } punti.
        [1] { $title }, partita di una mano.
       *[other] { $title }, partita di { $deals } mani.
    }
table-goal =
    { $deals ->
        [0] a { $target }
        [1] 1 mano
       *[other] { $deals } mani
    }
table-title-turn = Tocca a te
table-taking-seat = Ti stai sedendo…
table-gone = Questa partita non si può aprire.
table-watch-instead = Guarda la partita

## La connessione

table-until-online = Connessione persa. La partita continua appena torna la connessione.
table-not-here = Nessuna connessione. Questo tavolo si apre appena torna.
table-will-be-sent = Connessione persa. La tua giocata parte appena torna la connessione.
table-not-sent = Non inviato: connessione persa. Riprova tra un momento.
table-no-connection = Al momento non c'è connessione.
table-online = Di nuovo in linea.
table-offline = Connessione persa.
table-works-again = Tutto funziona di nuovo.
table-try-now = Riprova ora
table-understood = OK

## Pulsanti sopra il tavolo

table-tools = Tavolo
table-people = A questo tavolo
table-rules = Regole di { $title } (nuova scheda)
table-turn-sounds-off = Disattiva i suoni
table-turn-sounds-on = Attiva i suoni
table-sounds-on = Suoni attivi.
table-sounds-off = Suoni disattivati.

## Il tavolo

table-scores =
    { $deals ->
        [0] Punteggio di una partita a { $target } punti
        [1] Punteggio di una partita di una mano
       *[other] Punteggio di una partita di { $deals } mani
    }
table-items =
    { $count ->
        [0] Tavolo: vuoto
        [1] Tavolo: 1 elemento
       *[other] Tavolo: { $count } elementi
    }
table-cards = Carte sul tavolo
table-shown = Mostrate:
table-usable = si può usare
table-build =
    { $kind ->
        [multiple] costruzione multipla da { $value }, { $owner }: { $sets }
       *[single] costruzione da { $value }, { $owner }: { $sets }
    }
table-yours = tua
table-nobody = di nessuno
table-lies = Sul tavolo: { $items }.
table-is-empty = Il tavolo è vuoto.

## I giocatori

table-others = Gli altri giocatori
table-partner = in squadra con te
table-is-asked = sta decidendo
table-dealer = Mazziere
table-dealer-short = M
table-holds = ha { $values }
table-holds-about = Deve avere una carta di questo valore
table-lost = ha perso { $values }
table-lost-about = Ha perso una costruzione di questo valore: ora il compagno può costruire per questo giocatore
table-your-partner = in squadra con te
table-open-hand = carte scoperte: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 carta in mano
       *[other] { $count } carte in mano
    }
table-cards-taken =
    { $count ->
        [1] 1 carta presa
       *[other] { $count } carte prese
    }
table-on-top = in cima al mazzetto: { CARDS($cards) }
table-sweeps =
    { $count ->
        [1] 1 scopa
       *[other] { $count } scope
    }
table-oranges =
    { $count ->
        [1] 1 arancia
       *[other] { $count } arance
    }
table-must-hold = deve avere { $values }
table-has-lost = ha perso una costruzione da { $values }
table-is-dealer = dà le carte
table-to-play = è di turno
table-presence-next = { $name } dalla prossima mano
table-presence-left = via, gioca un bot
table-presence-expected = non ancora qui
table-presence-free = posto libero
table-presence-away = via
table-presence-here = qui

## Mazzetti

table-pile-own = Il tuo mazzetto
table-pile-of-side = Il mazzetto della tua squadra
table-pile-of = Mazzetto di { PLAYERS($seats) }
table-pile-show =
    { $count ->
        [1] { $pile }: 1 carta, mostra
       *[other] { $pile }: { $count } carte, mostra
    }
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, carta in cima), si può usare nelle costruzioni
        [capture] { $card } ({ $pile }, carta in cima), si può prendere
       *[both] { $card } ({ $pile }, carta in cima), si può prendere o usare nelle costruzioni
    }
table-pile-order = Dalla carta in cima in giù.
table-pile-secret = Dove solo il proprietario conosce l'ordine, vedi il dorso delle carte.
table-pile-empty = Ancora nessuna carta.
table-pile-cards = Carte dalla cima in giù
table-pile-unknown = una carta sconosciuta

## L'ordine delle carte in un mazzetto scoperto

table-sort = Ordina il mazzetto…
table-order = Ordina il mazzetto
table-order-free = La carta che prende resta in cima. Solo la tua squadra conosce l'ordine delle carte sotto.
table-order-by-number = Il numero più basso va in cima. Le carte con lo stesso numero vanno nell'ordine che vuoi.
table-order-top = in cima
table-order-up = { $card }: sposta su
table-order-down = { $card }: sposta giù

## La riga tra il tavolo e le carte in mano

table-course = Ultima giocata
table-stock =
    { $count ->
        [0] mazzo finito
        [1] ne resta 1
       *[other] ne restano { $count }
    }
table-last-round = ultimo giro
table-round = giro { $number } di { $count }
table-bottom = In fondo al mazzo: { CARDS($cards) }.
table-bottom-about = La carta in fondo al mazzo: l'hai vista soltanto tu
table-show-again = Rivedi l'ultima giocata
table-moves = Giocate di questa mano

## Che cosa puoi fare

table-actions = Che cosa puoi fare
table-claim = Dichiara
table-talk = Parla
table-take-back = Chiedi di annullare
table-undo = Annulla
table-hint = Suggerimento
table-show-count = Mostra il conteggio
table-sit-down = Siediti
table-next-deal = Prossima mano
table-rematch = Rivincita

## Che cosa fare adesso

table-your-turn = Tocca a te.
table-task = Tocca a te: scegli una delle tue carte.
table-task-build = Tocca a te: scegli le carte sul tavolo per costruire, poi gioca una carta dalla mano.
table-task-take = Tocca a te: prendi adesso la costruzione da { $value }.
table-task-plays = Tocca a te: { $count } giocate di fila. Scegli una delle tue carte.
table-task-end = Tocca a te: continua o finisci il turno.
table-task-continue = Tocca a te: continua.
table-rule-number = Numero della regola
table-rule = Regola { $rule }
table-add-more = Aggiungi un'altra delle tue carte, o carte del tavolo.
table-hopeless = Queste carte non vanno insieme.
table-choose-hand = Ora scegli una delle tue carte.
table-choose-others = Nessuna delle tue carte va bene con queste. Scegline altre.
table-watching = Stai guardando.
table-turn-of = Tocca a { NAME($who, case: "object") }.
table-thinking = { $name } sta pensando…
table-deciding = { $name } sta decidendo…
table-waits-for-answer = In attesa di una risposta.
table-waits-for-seat = In attesa che qualcuno occupi il posto { $number }…
table-deal-is-over = Questa mano è finita.
table-announce = L'ultima carta è stata giocata. Se hai { $target } punti, annunciali ora. Poi si conta la mano.
table-count-follows = L'ultima carta è stata giocata. Ora si conta la mano.
table-asks-insist = Si poteva prendere o aggiungere altro? Puoi insistere.
table-asks-orange =
    { $orange ->
        [colors] Una carta rossa e una gialla insieme, senza chiamata: è un'arancia?
       *[suits] Una carta di cuori e una di quadri insieme, senza chiamata: è un'arancia?
    }
table-asks-request = { $name } vuole prendere una costruzione della tua squadra. Puoi chiedere di lasciarla a te.
table-asks-answer = Il tuo compagno ti chiede di lasciare la costruzione sul tavolo. Che cosa fai?

## La scelta delle carte

table-fits = va bene
table-sum = Somma: { $sum }.
table-sum-about = Somma delle carte scelte sul tavolo
table-sum-fits = Una delle tue carte le prende.
table-turn = { $number } di { $count }
table-turn-about = Tocca di nuovo la carta per la prossima giocata
table-can-add = Puoi aggiungere: { ROW($cards) }
table-can-add-some =
    { $count ->
        [one] Puoi aggiungere un'altra carta ({ $count }).
       *[other] Puoi aggiungere altre { $count } carte.
    }
table-can = Puoi: { $moves }.
table-type-move = Scrivi una giocata
table-typo-empty = Scrivi la tua carta e che cosa prende, per esempio 9=3+4+2.
table-plays = Che cosa puoi fare con { CARDS($cards) }
table-plays-none = Niente con questa carta da sola. Sceglila insieme ad altre.
table-plays-some = Queste sono le giocate più utili. Per le altre scegli carte sul tavolo.

## Suggerimenti

table-hint-before = Suggerimento:
table-hint-line = Suggerimento: { $hint }.
table-hint-for-cards = Premi ancora Suggerimento per vedere le carte.
table-hint-for-move = Premi ancora Suggerimento per vedere la giocata.
table-hint-spoken = Suggerimento: { $hint }
table-hint-move = { $move }.
table-hint-cards = Guarda { CARDS($cards) }.

## Le carte in mano

table-hand =
    { $count ->
        [1] Le tue carte: 1
       *[other] Le tue carte: { $count }
    }
table-hand-cards = Le tue carte in mano
table-hand-of =
    { $count ->
        [0] Carte di { $name }, coperte
        [1] Carte di { $name }, 1 carta scoperta
       *[other] Carte di { $name }, { $count } carte scoperte
    }
table-hand-is-empty = Non hai più carte in mano.
table-your-cards = Le tue carte: { CARDS($cards) }.
table-new-cards = Nuove in mano: { CARDS($cards) }.

## Punteggio e orologi

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Punteggio: { $sides }. Si gioca a { $target }.
        [1] Punteggio: { $sides }. La partita è di una mano.
       *[other] Punteggio: { $sides }. La partita è di { $deals } mani.
    }
table-seconds-left =
    { $count ->
        [1] Resta 1 secondo.
       *[other] Restano { $count } secondi.
    }
table-no-clock = Questa partita è senza orologio.
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, e { $bank } di riserva.

## Chi va e chi viene

table-came = { $name } è qui.
table-went = { $name } è via.
table-has-left = { $name } ha lasciato il tavolo. Subentra un bot.
table-bot-sits = { $name }, un bot, si siede.
table-sits =
    { WHO($who) ->
        [you] Ti siedi.
       *[other] { NAME($who) } si siede.
    }
table-sits-next = { $name } gioca dalla prossima mano.

## Sedersi a un tavolo

table-join = Hai un invito
table-join-seats = Al tavolo
table-join-bot = Fino ad allora gioca { $name } ({ $strength })
table-join-partners = con { PLAYERS($partners, case: "object") }
table-join-next-deal = Giochi dalla prossima mano.
table-leave = Lascia il tavolo
table-back = Come tornare a questo posto
table-back-about = Se cambi dispositivo, o questo browser ti dimentica, torni con un codice. Non darlo a nessuno. Ogni codice vale una volta.
table-back-show = Mostra il mio codice
table-back-code = Il tuo codice
table-back-link = O un link con il codice
table-back-hint = Per tornare a questo posto da un altro browser, usa il codice che è sotto «A questo tavolo».
table-back-had = Avevo un posto qui
table-back-enter = Scrivi il codice che questo tavolo ti ha dato per il tuo posto.
table-back-go = Torna al mio posto
table-seat-moved = Hai ripreso il tuo posto in un altro browser. In questo puoi solo guardare.
table-empty-seat = Un posto libero
table-seat-is-empty = Il posto { $number } è libero.
table-absent = Qualcuno è via
table-absent-for = { $name } è via da { $time }.
table-absent-wait = Aspetta
table-call-off = Chiudi la partita
table-call-off-title = Chiudere la partita senza risultato?
table-call-off-text = Nessuno vince e nessuno perde. Se ci sono altri giocatori, prima si chiede a loro.
table-fill-for-now = Intanto fai giocare un bot
table-fill-about = Un bot che gioca intanto se ne va quando qualcuno prende il posto. Un bot a cui dai il posto resta.
table-fill-for-now-at = Fai giocare intanto un bot al posto { $number }
table-fill = Dai il posto a un bot
table-fill-at = Dai il posto { $number } a un bot
table-invite = Invita
table-invite-about = Chi apre questo link può prendere un posto libero o guardare.
table-invite-local = Il link funziona solo su questo computer. Avvia il server con <code>cassino host</code> e ogni telefono in casa potrà raggiungere il tavolo.
table-invite-picture = Il link come codice QR

## Richieste tra giocatori, e la fine a tempo

table-offer = Una domanda
table-offer-agree = Accetta
table-offer-decline = Rifiuta
table-offer-waiting = In attesa del sì di { PLAYERS($waiting, case: "object") }.
table-offer-withdraw = Lascia stare
table-time-is-over =
    { WHO($who) ->
        [you] Il tuo tempo è scaduto.
       *[other] Il tempo di { NAME($who) } è scaduto.
    }
table-claim-win = Prenditi la vittoria

## Chiamarsi fuori

table-claim-title = { $claim }?
table-claim-text = Dichiari che con le carte prese finora arrivi al traguardo. { $cost }
table-claim-play-on = Continua a giocare
table-claim-say-nothing = Non dire niente

## Abbandonare

table-resign = Abbandona
table-resign-sure = Abbandonare la partita?
table-resign-about =
    { $sides ->
        [2] La partita finisce subito e vince l'altra squadra.
       *[other] La partita finisce subito e vincono le altre squadre.
    }

## Parlare e segnalare

table-say = Di' qualcosa
table-says = { $name }: { $words }
table-said = Detto finora
table-own-words = Con parole tue
table-send = Invia
table-free-text = Testo libero
table-free-text-about = Chi lo attiva può scrivere liberamente agli altri che l'hanno attivato.
table-mute-all = Silenzia tutti
table-mute-all-about = Nasconde tutto quello che dicono gli altri.
table-mute = Silenzia
table-muted = In silenzio
table-mute-person = Silenzia { $name }
table-report = Segnala
table-report-person = Segnala { $name }
table-report-line = Segnala quello che ha detto { $name }
table-report-sure = Segnalare { $name }?
table-report-about = Se ne occuperà chi gestisce questo server.
table-report-about-line = Se ne occuperà chi gestisce questo server, e leggerà questa frase: «{ $text }»
table-report-sent = La tua segnalazione è stata inviata.
table-watchers =
    { $count ->
        [1] 1 persona guarda.
       *[other] { $count } persone guardano.
    }

## Le prese finora

table-taken = Prese finora
table-taken-spoken = Prese finora: { $items }
table-taken-about = Vedi i punti già sicuri. La modalità memoria nelle impostazioni li nasconde.
table-item-cards = Carte
table-item-italian =
    { $item ->
        [most_diamonds] Più denari
        [most_hearts] Più coppe
        [most_spades] Più spade
        [diamonds] Ogni carta di denari
        [hearts] Ogni carta di coppe
        [spades] Ogni carta di spade
        [jacks] Fanti
       *[queens] Cavalli
    }

## Il conteggio di una mano

table-misdeal-open = Errore nel dare le carte…
table-misdeal = Errore nel dare le carte
table-misdeal-what = Che cosa è andato storto?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Il mazziere ha mostrato una carta: chiudi la mano
        [exposed_goes_on] Il mazziere ha mostrato carte mie: continua
        [too_few] Troppo poche carte
       *[too_many] Troppe carte
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Le carte di questa mano non contano. Il mazziere perde 1 punto, e poi dai le carte tu.
        [exposed_goes_on] Queste carte tornano nel mazzo, che si mescola, e ne ricevi altre. Nessuno perde punti.
        [too_few] Le ultime carte di questa mano tornano nel mazzo, e si gioca con quelle che restano. Il mazziere perde 1 punto.
       *[too_many] Altrettante carte del mazzo vanno sul tavolo. Il mazziere perde 1 punto e, se c’è un altro giro, vi riceve meno carte.
    }
table-misdeal-cards = Quali carte sono state mostrate?
table-misdeal-whose = Le carte di chi?
table-misdeal-count = Quante carte?
table-misdeal-all = Si fa se al tavolo sono tutti d'accordo.
table-misdeal-ask = Chiedi agli altri
table-count = Conteggio della mano { $deal }
table-count-closed = Tavolo chiuso
table-count-called-off = Nessun risultato
table-count-won =
    { FORM($winners) ->
        [you] Vinci la partita
        [one] { PLAYERS($winners) } vince la partita
       *[several] { $own ->
            [own] La tua squadra vince la partita
           *[other] { PLAYERS($winners) } vincono la partita
        }
    }
table-count-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } vi dividete la vittoria
       *[several] { PLAYERS($winners) } si dividono la vittoria
    }
table-win =
    { $by ->
        [target] Punteggio finale: { $score }.
        [higher_total] Punteggio finale: { $score }. Più squadre sono arrivate al traguardo: vince il punteggio più alto.
        [claim] Punteggio finale: { $score }. La partita è stata vinta dichiarando il traguardo.
        [false_claim] Punteggio finale: { $score }. Una dichiarazione sbagliata ha deciso la partita.
        [restricted] Punteggio finale: { $score }. Vicino al traguardo, chi ha vinto ha segnato quello che serviva ancora.
       *[order] Punteggio finale: { $score }. I punti si contano in un ordine fisso, e chi ha vinto è arrivato per primo a { $target }.
    }
table-win-double = La partita vale doppio.
table-win-shared = Vittoria a pari merito: { $score }.
table-count-region = Conteggio
table-count-item = Voce
table-count-deal = Questa mano
table-count-before = Prima
table-count-score =
    { $deals ->
        [0] Punteggio (a { $target })
       *[other] Punteggio
    }
table-count-spoken = { $title }.
table-count-line = { $item }: { $gains }.
table-count-scores = Punteggio: { SCORES($scores) }.
table-tip = Un consiglio dalle tue partite:
table-all-cards = Tutte le carte
table-check = Verifica questa mano
table-record = Verbale
table-more = Altro
table-new-game = Nuova partita

## Tutte le carte di una mano

table-hands = Tutte le carte della mano { $deal }
table-hands-loading = Carico le carte…
table-hands-region = Carte in mano
table-hands-round = Giro { $round }
table-hands-table = Sul tavolo

## Guardare i bot, e partite finite

table-replay = Replay
table-reel-bots = Guardi i bot
table-reel = Che cosa vedi
table-reel-pause = Pausa
table-reel-play = Avvia
table-reel-restart = Dall'inizio
table-reel-step = Un passo
table-reel-speed = Velocità
table-reel-deal = Mano
table-reel-hands = Mostra tutte le carte
table-chances = Probabilità di vincere la partita: { $chances }
