### Che cosa risponde il server quando non fa quello che è stato chiesto

error-of = { $problem }

## Qualcosa è andato storto

error-internal = Qualcosa è andato storto sul server. Non è cambiato niente.
error-storage = Al momento il server non raggiunge il suo database. Quello che hai fatto per ultimo potrebbe non essere salvato.
error-storage-because = Al momento il server non può usare il suo database ({ $problem }). Quello che hai fatto per ultimo potrebbe non essere salvato.
error-busy = Il server è occupato. Riprova tra un momento.
error-not-kept = Questo browser non ha potuto salvare quello che hai fatto per ultimo, perciò non è cambiato niente. Forse il dispositivo è pieno: libera spazio, poi riprova.
error-not-here = Questa pagina funziona senza server, perciò non può farlo.
error-only-bots-here = Questa pagina funziona senza server: puoi giocare solo contro bot, e senza orologio.
error-full = Il server è pieno. Riprova più tardi.
error-too-fast = Stai inviando troppo tutto insieme. Aspetta un momento.
error-too-fast-for =
    { $seconds ->
        [1] Troppe richieste. Riprova tra 1 secondo.
       *[other] Troppe richieste. Riprova tra { $seconds } secondi.
    }
error-too-many-windows = Hai già troppe finestre aperte. Prima chiudine una.
error-banned-until = L'accesso a questo server ti è vietato fino a { $end } UTC.
error-banned-until-because = L'accesso a questo server ti è vietato fino a { $end } UTC. Motivo: { $reason }
error-banned = L'accesso a questo server ti è vietato per sempre.
error-banned-because = L'accesso a questo server ti è vietato per sempre. Motivo: { $reason }

## Indirizzi, e che cosa vi si invia

error-unknown-address = A questo indirizzo non c'è niente.
error-method = Questo indirizzo non accetta richieste di questo tipo.
error-bad-request = Il server non capisce questa richiesta.
error-unknown-host = Questo server non è impostato per questo nome di host. Chi lo gestisce può impostare l'indirizzo pubblico.
error-foreign-page = Possono chiederlo solo le pagine di questo server, e i programmi.
error-content-type = Il corpo deve essere application/json.
error-too-many-bytes = Troppo lungo: sono permessi al massimo { $most } byte.
error-unreadable = Il server non riesce a leggerlo: { $problem }.
error-frame-binary = I frame devono essere testo JSON, non binari.
error-body-type = L'indirizzo dice già che cosa si chiede, quindi il corpo non può avere un `type`.
error-unstorable = Il server non può salvare o cercare uno dei caratteri di questo testo.
error-one-of = `{ $field }` deve essere uno di questi: { $known }.
error-name-one = Indica uno solo di questi: { $names }.
error-unknown-parameter = Il parametro «{ $name }» non esiste.
error-text =
    { $shape ->
        [line] `{ $field }` deve essere una sola riga di al massimo { $limit } caratteri.
       *[text] `{ $field }` può avere al massimo { $limit } caratteri.
    }
error-besides = `besides` deve essere il numero di un problema.

## Una partita e le sue mani

error-unknown-match = Questa partita non esiste.
error-match-damaged = Questa partita è danneggiata nel database e non può continuare. Non è stato cambiato niente.
error-seeds-missing = Il database ha perso i semi casuali di questa partita, quindi la partita non può continuare.
error-reused-id = L'id di questa richiesta è di una richiesta precedente. Dai a ogni richiesta un id suo.
error-overtaken = In questa partita è successo prima qualcos'altro. Guarda di nuovo il tavolo.
error-match-not-over = La partita non è ancora finita.
error-too-many-events = Questa partita è arrivata al limite di { $most } giocate e annullamenti. Cominciane un'altra.
error-unknown-deal =
    { $deals ->
        [1] Non c'è una mano { $deal }: finora la partita ha 1 mano.
       *[other] Non c'è una mano { $deal }: finora la partita ha { $deals } mani.
    }
error-too-few-moves =
    { $count ->
        [1] Non puoi cominciare da lì: la mano { $deal } ha solo 1 giocata.
       *[other] Non puoi cominciare da lì: la mano { $deal } ha solo { $count } giocate.
    }
error-try-again-not-over = Puoi riprovare una mano quando è finita.
error-cards-not-shown = Puoi vedere tutte le carte di una mano quando è finita.
error-replay-not-over = Puoi rivedere una partita quando è finita.
error-record-not-over = Puoi leggere il verbale quando la partita è finita.
error-next-deal-not-due = La prossima mano comincia quando questa è finita, a meno che la partita non sia già vinta.
error-sealed = Questa mano è di un torneo. Puoi vederla quando il torneo è finito.
error-contest = Nel torneo giochi ogni mano una volta, fino alla fine e senza aiuto.

## Le giocate e che altro può fare chi gioca

error-watching = Stai guardando. Può farlo solo chi gioca.
error-not-your-turn = Non tocca a te.
error-card-not-in-hand = La carta { $card } non è nella tua mano.
error-card-not-on-table = La carta { $card } non è sul tavolo.
error-unknown-card = La carta «{ $card }» non esiste.
error-unknown-move = In questa mano non c'è questa giocata.
error-nothing-to-claim = Ora non c'è niente da dichiarare.
error-nothing-to-undo = In questa mano non hai giocate da annullare.
error-offer-open = Un'altra proposta aspetta ancora una risposta.
error-nothing-to-agree = Non c'è niente da accettare.
error-nothing-to-decline = Non c'è niente da rifiutare.
error-no-flag = Nessuno dei tuoi avversari ha finito il tempo.
error-not-watched = Passo per passo puoi guardare solo una partita tra bot.
error-rated-takeback = In una partita classificata non si annullano giocate.
error-rated-misdeal = In una partita classificata non si decide sugli errori nel dare le carte.
error-misdeal-alone = Non c'è nessuno che possa accettare una decisione.
error-misdeal-what = Di' che cosa è andato storto nel dare le carte.
error-rated-hints = In una partita classificata non ci sono suggerimenti.
error-rated-leave = Non puoi lasciare una partita classificata, ma puoi abbandonarla.
error-no-hint = Per questa posizione non c'è un suggerimento.
error-no-coach = L'allenatore non ha niente da dire su questa giocata.
error-bots-busy = Al momento i bot non possono continuare. Riprova tra un momento.
error-bots-stopped = Il bot non può continuare. Apri di nuovo la partita per riprovare.
error-bot-random = { $name } non ha trovato una giocata permessa: al suo posto se ne gioca una a caso.

## Posti

error-unknown-seat = A questo tavolo non c'è un posto { $seat }.
error-seat-taken = Questo posto è occupato.
error-table-full = A questo tavolo non c'è un posto libero.
error-seat-not-yours = Questo posto non è tuo. Puoi guardare, o unirti alla partita.
error-second-seat = Hai già un posto a questo tavolo.
error-wrong-key = Questo codice è sbagliato, o è già stato usato. Controlla ogni lettera.
error-seat-moved = Questo posto è già di un altro browser.
error-rated-back = In una partita classificata, accedi al tuo account per tornare al tuo posto.
error-no-seat-here = Non hai un posto a questo tavolo.
error-seat-not-kept = Il posto { $seat } non aspetta nessuno.
error-not-away = La partita non aspetta nessuno che sia via.
error-not-your-table = Solo chi ha aperto il tavolo può far giocare un bot.
error-open-tables =
    { $count ->
        [1] Hai 1 tavolo aperto nella sala. Prima riempilo o lascialo.
       *[other] Hai { $count } tavoli aperti nella sala. Prima riempine o lasciane uno.
    }

## Chiacchiere e segnalazioni

error-talk-too-fast = Scrivi troppo in fretta. Aspetta un momento.
error-talk = Un messaggio deve avere da 1 a { $most } caratteri visibili.
error-report-stranger = Puoi segnalare qualcuno quando hai giocato qui anche tu.
error-report-nobody = A questo posto non c'è un'altra persona.
error-report-invisible = Una segnalazione non può avere caratteri invisibili o di controllo.

## Una nuova partita

error-unknown-house = Queste regole della casa non esistono. Forse sono state eliminate.
error-house-stale = Queste regole della casa sono state cambiate in un'altra scheda. Ricarica la pagina per vederle.
error-unknown-variant = Il gioco «{ $name }» non esiste.
error-code = Questo codice non si può leggere: { $problem }
error-rules = Con queste regole non si può giocare.
error-unknown-bot = Questo bot non esiste. I bot sono: { $known }.
error-player-count = { $title } non si può giocare con { $count ->
        [1] 1 giocatore
       *[other] { $count } giocatori
    }. Numeri di giocatori possibili: { $possible }.
error-no-person = In una partita serve almeno una persona. Per una partita tra bot non lasciare posti aperti.
error-seed = Puoi scegliere il seme casuale solo se giochi contro soli bot, perché rivela tutte le carte.
error-seed-and-chain = Una partita ha un seme casuale scelto o una catena di semi casuali leali, non tutti e due.
error-not-hexadecimal = Un impegno e un sale devono avere 64 cifre ciascuno, da 0 a 9 e da a a f.
error-promise = Questi semi casuali erano promessi per un'altra partita, o troppo tempo fa. Chiedine di nuovi.
error-salt-not-due = Ora non puoi dare un sale per la mano { $deal }.
error-clock-turn =
    { $kind ->
        [days] Un orologio dà da { $least } a { $most } giorni per ogni turno.
       *[move] Un orologio dà da { $least } a { $most } secondi per ogni turno.
    }
error-clock-bank = Il tempo di riserva va da 0 a { $most } secondi. Non c'è quando ogni turno ha giorni.
error-rated-needs-account = Per una partita classificata serve un account. Prima aggiungi una passkey o una password.
error-rated-bots = I bot non possono giocare una partita classificata.
error-rated-rules = Una partita classificata segue le regole di un gioco del regolamento, non regole della casa.
error-rated-away = In una partita classificata decide l'orologio, se qualcuno resta via. Non indicare `away`.
error-rated-clock = A una partita classificata serve l'orologio, perché finisca.
error-bots-clock = Una partita tra bot non ha orologio.
error-bots-lobby = Una partita tra bot non può stare nella sala, perché nessuno può unirsi.
error-bots-salt = Non puoi dare un sale per una partita tra bot, perché non hai un posto.

## La mano del giorno e il torneo

error-no-single-deal = { $title } non si può giocare in una mano sola.
error-unknown-week = Per questa settimana non c'è un torneo.
error-week-over = Puoi cominciare una mano del torneo solo durante la sua settimana.

## Regole della casa

error-unknown-option = Questa opzione non esiste: { $names }.
error-too-many-house-rules = Hai { $most } gruppi di regole della casa. Prima eliminane uno.

## Lezioni, problemi, analisi e punti

error-unknown-lesson = Questa versione di Cassino non ha questa lezione. Quello che hai imparato resta.
error-lesson-changed = Questa lezione è cambiata. Ricarica la pagina.
error-lesson-deal-changed = Questa mano era cominciata in un'altra versione di Cassino. Ricomincia.
error-unknown-puzzle = Il problema { $number } non esiste. I problemi vanno da 1 a { $most }.
error-unknown-theme = Il tema «{ $name }» non esiste.
error-review-not-over = Puoi analizzare una partita quando è finita la sua prima mano.
error-review-not-done = L'analisi non è ancora pronta.
error-review-stranger = Questa partita non ha ancora un'analisi. Puoi chiederla quando hai giocato qui anche tu.
error-reviews-yours =
    { $count ->
        [one] Hai { $count } analisi in corso. Aspetta che sia pronta.
       *[other] Hai { $count } analisi in corso. Aspetta che una sia pronta.
    }
error-reviews-busy = Al momento si analizzano troppe partite. Riprova più tardi.
error-no-review = Non è stato possibile analizzare questa partita.
error-unknown-score = Questo foglio dei punti non esiste.
error-score-stale = I punti sono stati cambiati su un altro schermo.
error-score-damaged = Questi punti non si possono più leggere: { $problem }

## Le persone e i loro account

error-not-signed-in = Non hai fatto l'accesso. Prima gioca o accedi.
error-signed-out = L'accesso non è più attivo.
error-wrong-login = Nome utente o password non corretti.
error-needs-browser = Il token di un programma non può farlo. Accedi con un browser.
error-prove-it = Conferma la tua identità: accedi di nuovo, o inserisci la password.
error-unknown-token = Questo token è sconosciuto. Forse è stato revocato.
error-unknown-session = Non hai questa sessione.
error-name = Un nome deve avere da 1 a { $most } caratteri visibili.
error-name-invisible = Un nome non può avere caratteri invisibili o pile di accenti.
error-name-outsized = Un nome non può avere segni molto più larghi di una lettera.
error-wrong-name = «{ $name }» non può essere un nome. { $problem }
error-name-you = Gli altri leggerebbero il nome «{ $name }» come riferito a loro. Scegline un altro.
error-name-refused = Chi gestisce questo server non permette questo nome. Scegline un altro.
error-login = Un nome utente ha da 3 a 40 caratteri: lettere, cifre e . @ + - _, ma niente spazi.
error-login-taken = Questo nome utente è già preso.
error-password-length = Una password ha da { $least } a { $most } caratteri.
error-password-easy = Questa password è troppo facile da indovinare. Usa più parole.
error-too-many-tokens = Non puoi avere altri token. Prima revocane uno.
error-too-many-passkeys = Non puoi avere altre passkey. Prima rimuovine una.
error-passkey = La passkey non è stata accettata.
error-passkey-because = La passkey non è stata accettata: { $problem }.
error-passkey-late = La passkey non è stata accettata, perché ci è voluto troppo tempo. Riprova.
error-passkey-known = Hai già aggiunto questa passkey.
error-passkey-not-yours = Non hai questa passkey.
error-unknown-passkey = Questo server non conosce questa passkey. Forse è stata rimossa.
error-no-passkeys = Questo server non può usare passkey. Chi lo gestisce può aggiungerle (pip install 'cassino[accounts]').
error-no-passkeys-here = Le passkey funzionano solo su localhost, o a un indirizzo https pubblico con un nome invece di un numero.

## Notifiche

error-no-push = Questo server non può inviare notifiche.
error-push-service = Questo server non conosce il servizio di notifiche del tuo browser.
error-push-keys = Le chiavi di questa iscrizione non si possono usare.

## Importare

error-not-imported =
    { $count ->
        [one] Non è stato importato niente, perché in questo file c'è un errore.
       *[other] Non è stato importato niente, perché in questo file ci sono { $count } errori.
    }
error-import-large = Questo file è troppo grande: si possono importare al massimo { $most } MB.
error-import-no-json = Questo file è danneggiato, o non è un'esportazione: { $problem }.
error-import-form = Questo file viene da un'altra versione di Cassino (formato { $form }; questa versione legge il formato { $known }). Ricarica la pagina per usare la versione più recente, poi riprova.
error-import-foreign = Questo file non è un'esportazione di Cassino. Scegline uno salvato con «Esporta tutto».
error-import-shape = Questo file non è un'esportazione di Cassino, o è stato modificato: { $problem }.
error-import-twice = La partita { $match } è due volte in questo file.
error-import-event = Nella partita { $match }, l'evento { $number } non va bene: { $problem }.
error-import-other = La partita { $match } c'è già qui, ma è diversa dall'evento { $number } in poi.
error-import-house = Le regole della casa «{ $title }» non si possono leggere: { $problem }
error-import-house-twice = Le regole della casa «{ $title }» sono due volte in questo file.
error-import-house-other = Le regole della casa «{ $title }» ci sono già, ma sono diverse. Per prendere quelle del file, elimina prima le tue.
error-import-score = Il foglio dei punti di { $names } non si può leggere: { $problem }
error-import-score-twice = Il foglio dei punti di { $names } è due volte in questo file.
error-import-score-other = Il foglio dei punti di { $names } c'è già qui, ma le sue mani sono diverse. Per prendere quello del file, elimina prima il tuo.
error-import-record = Il verbale della partita { $match } non si può leggere: { $problem }
error-import-players = Il verbale ha { $count } giocatori, ma il file non ne indica esattamente uno per ogni posto.
error-import-ending = Cassino non capisce come è finita la partita: «{ $how }».
