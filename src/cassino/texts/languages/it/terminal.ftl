### La partita nel terminale. Il testo tra `apici` si scrive così com'è; le carte sono come si scrivono: 10D.

## Parole che si possono scrivere

terminal-word-moves = giocate
terminal-word-more = altro
terminal-word-table = tavolo
terminal-word-score = punti
terminal-word-hint = suggerimento
terminal-word-coach = allenatore
terminal-word-how = voto
terminal-word-why = perché
terminal-word-undo = annulla
terminal-word-last = ultime
terminal-word-misdeal = errore
terminal-word-rules = regole
terminal-word-review = analisi
terminal-word-save = salva
terminal-word-resume = riprendi
terminal-word-new = nuova
terminal-word-rematch = rivincita
terminal-word-help = aiuto
terminal-word-quit = esci
terminal-word-count = chiamati
terminal-word-announce = annuncia, ausz, kint

# «prendi 8H con 8S», «cala 4C», «costruisci 9 con 5H e 4D», «ingrandisci b1 con 6S», «alza b1 con 2S a 9»
terminal-word-trail = cala
terminal-word-take = prendi
terminal-word-build = costruisci
terminal-word-join = ingrandisci, aggiungi, unisci
terminal-word-raise = alza
terminal-word-with = con
terminal-word-from = da
terminal-word-to = a
terminal-word-by = di
terminal-word-upon = su
terminal-word-and = e, ed, più
terminal-word-for = per
terminal-word-partner = compagno
terminal-word-end = fine
# «insisti su presa», «insisti su aggiunte», «insisti su entrambe»
terminal-word-insist = insisti
terminal-word-capture = presa
terminal-word-additions = aggiunte
terminal-word-both = entrambe
terminal-word-orange = arancia, chiama arancia
terminal-word-pass = passa
terminal-word-ask = chiedi
# «chiamati fuori»
terminal-word-out = fuori

terminal-word-yes = sì
terminal-word-no = no
terminal-word-cancel = rinuncia
terminal-word-none = nessuna, nessuno, mai
terminal-word-all = tutte, tutti
terminal-word-together = insieme
terminal-word-first = prima

terminal-word-on = acceso
terminal-word-off = spento
terminal-word-always = sempre
terminal-word-never = mai
terminal-word-nudge = accenno
terminal-word-cards = carte
terminal-word-move = giocata
terminal-word-up = crescente
terminal-word-down = decrescente

terminal-word-go = vai
terminal-word-slow = lento
terminal-word-normal = normale
terminal-word-fast = veloce
terminal-word-step = passo

terminal-word-solution = soluzione
terminal-word-skip = salta
terminal-word-list = elenco
terminal-word-deal = mano

terminal-word-log = registro
terminal-word-agree = accetta
terminal-word-decline = rifiuta
terminal-word-claim = dichiara
terminal-word-resign = abbandona
terminal-word-bot = bot
terminal-word-stop = ferma

terminal-word-back = indietro
terminal-word-exposed = scoperta
terminal-word-edit = correggi
terminal-word-export = esporta

terminal-articles = il, lo, la, i, gli, le

## Che cosa si dice di una parola

terminal-word-ambiguous = «{ $word }» può essere { $meanings }. Scrivi più lettere.
terminal-word-unknown = Non conosco «{ $word }». Scrivi aiuto per vedere i comandi, o giocate per le tue giocate.
terminal-yes-or-no = { $question } Sì o no:

## Aiuto

terminal-how-to-play = Per giocare, scrivi il numero di una giocata, o la giocata stessa.
terminal-enter-alone = Invio da solo mostra di nuovo il tavolo e le tue giocate, o dà la risposta indicata nella domanda.
terminal-commands = Comandi (puoi abbreviarli):
terminal-help-moves = `giocate`: le tue giocate. `giocate 8S`: le giocate di una carta.
terminal-help-more = `altro`: la pagina seguente di un elenco lungo.
terminal-help-table = `tavolo`: le carte sul tavolo e le tue.
terminal-help-score = `punti`: il punteggio della partita, e le prese di ogni squadra.
terminal-help-hint = `suggerimento`: dove guardare. Scrivilo ancora per le carte, e ancora per una buona giocata con il motivo. `suggerimento giocata`: subito la giocata.
terminal-help-coach = `allenatore acceso`: un avviso prima di uno sbaglio. `allenatore spento`: niente più avvisi.
terminal-help-how = `voto`: quanto era buona la tua ultima giocata, e che cosa era meglio.
terminal-help-why = `perché`: il motivo dell'ultima giocata di un altro, o la regola contro il tuo ultimo tentativo. `perché 8S x 9H`: la regola contro quella giocata.
terminal-help-undo = `annulla`: annulla la tua ultima giocata, o l'ultimo passo del turno.
terminal-help-last = `ultime`: che cosa è successo dal tuo ultimo turno.
terminal-help-misdeal = `errore`: prima della prima giocata di un giro, più persone alla stessa tastiera si accordano su un errore nel dare le carte.
terminal-help-rules = `regole`: le regole di questo gioco. `regole costruire`: un capitolo con esempi.
terminal-help-review = `analisi`: gli sbagli e la fortuna nelle mani finite.
terminal-help-save = `salva FILE`: salva la partita in un file.
terminal-help-resume = `riprendi FILE`: continua una partita salvata.
terminal-help-new = `nuova`: comincia un'altra partita. `nuova royal`: con un altro gioco, un file o un codice.
terminal-help-rematch = `rivincita`: come nuova.
terminal-help-help = `aiuto`: questo elenco. `?`: che cosa puoi fare ora.
terminal-help-quit = `esci`: lascia il gioco.
terminal-help-end = `fine`: finisce il tuo turno di più passi.
terminal-help-insist = `insisti`: insisti su una presa più completa o su altre carte nelle costruzioni, quando ti viene chiesto.
terminal-help-orange = `arancia`: chiama un'arancia, quando ti viene chiesto.
terminal-help-pass = `passa`: non fare niente, quando ti viene chiesto qualcosa. Invio fa lo stesso.
terminal-help-ask = `chiedi mai`: lascia passare ogni domanda. `chiedi sempre`: ricevi di nuovo le domande.
terminal-help-ask-partner = `chiedi mai`: lascia passare ogni domanda. `chiedi sempre`: ricevi di nuovo le domande. `chiedi`: chiedi la tua costruzione quando il compagno sta per prenderla.
terminal-help-count = `chiamati fuori`: dichiara che sei al traguardo.
terminal-help-announce = `annuncia`: annuncia che sei al traguardo. `3 annuncia`: subito dopo la giocata 3. `annuncia di B`: per il giocatore B.

## Esempi di giocate scritte

terminal-sample-card = Una carta è il suo valore e la lettera del seme: `10D` è il dieci di quadri, `AS` l'asso di picche. C è fiori, H cuori. Va bene anche il suo nome: `dieci di quadri`.
terminal-sample-card-colors = Una carta è il suo numero e la lettera del colore: `7R` è il sette rosso. G è verde, Y giallo, B nero. Va bene anche il suo nome: `sette rosso`.
terminal-sample-card-italian = J vale 8, Q 9 e K 10.
terminal-sample-cards = `8S`: che cosa può fare il tuo 8S. `8S 5C 3D`: che cosa può fare con queste carte del tavolo.
terminal-sample-take = `8S x 8H, 5C+3D`: con 8S prendi 8H, e 5C e 3D insieme.
terminal-sample-take-several = `5S+4S x 9H`: con 5S e 4S insieme prendi 9H.
terminal-sample-take-top = `8S x 5C^, 3D`: il segno ^ indica la carta in cima a un mazzetto. Puoi ometterlo.
terminal-sample-orange = `8S x 5H+3D arancia`: lo stesso, e chiami un'arancia. `2 arancia`: chiamala con la giocata 2 dell'elenco.
terminal-sample-trail = `cala 4C`: lascia 4C sul tavolo.
terminal-sample-build = `5H+4D = 9`: il tuo 5H e il 4D fanno una costruzione da 9.
terminal-sample-join = `6S+3D, b1 = 9`: il tuo 6S e il 3D fanno 9 e vanno nella costruzione b1.
terminal-sample-raise = `alza b1 2S = 9`: con 2S alzi la costruzione b1, da 7, a 9.
terminal-sample-step = `5C+4D = 9` con sole carte del tavolo è un passo: il turno continua finché non scrivi `fine`.
terminal-sample-for-partner = `5H+4D = 9 per compagno`: la costruzione è del tuo compagno.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: nel tuo mazzetto 3D va in fondo e 8S in cima. `2 / 3D 5C`: lo stesso con la giocata 2.
terminal-sample-order-words = `2 / crescente`: giocata 2 con la carta più bassa in fondo al mazzetto. `2 / decrescente`: con la più alta.
terminal-sample-steal = `5H+4D^ = 9`: la costruzione usa 4D in cima a un mazzetto. Puoi omettere il segno ^.

## Giocate in un elenco

terminal-value = { $value } ({ rank })
terminal-build = la costruzione da { $value } { $cards }
terminal-trail = Cala { $cards }
terminal-take = Prendi { $taken } con { $cards }
terminal-take-orange = Prendi { $taken } con { $cards }, chiamando arancia
terminal-take-pictures =
    { WHO($whom) ->
        [you] Prendi { $taken } con { $cards }, le figure nel tuo mazzetto
       *[other] Prendi { $taken } con { $cards }, le figure nel mazzetto di { NAME($whom) }
    }
terminal-show = Mostra { $cards }, per prendere { $taken }
terminal-make = Costruisci { $value }: { $sets }
terminal-make-for = Costruisci { $value }: { $sets } per { whom }
terminal-add = Ingrandisci { $builds } con { $sets }
terminal-add-for = Ingrandisci { $builds } con { $sets } per { whom }
terminal-raise = Alza { $build } a { $value } con { $cards }
terminal-raise-adding = Alza { $build } a { $value } con { $cards }, aggiungendo { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } dal tuo mazzetto
        [with-you] { $card } dal mazzetto della tua squadra
        [one] { $card } dal mazzetto di { PLAYERS($of) }
       *[several] { $card } dal mazzetto di { PLAYERS($of) }
    }
terminal-sweep = { $move } (scopa)

terminal-group = { $title }: { $what }
terminal-table-alone = Solo carte del tavolo
terminal-several-together = Più carte insieme
terminal-only-trail = Solo da calare
terminal-captures =
    { $count ->
        [1] 1 presa
       *[other] { $count } prese
    }
terminal-joins =
    { $count ->
        [1] 1 aggiunta a una costruzione
       *[other] { $count } aggiunte a costruzioni
    }
terminal-raises =
    { $count ->
        [1] 1 modo di alzare
       *[other] { $count } modi di alzare
    }
terminal-builds =
    { $count ->
        [1] 1 costruzione
       *[other] { $count } costruzioni
    }
terminal-trails = si cala
terminal-and-more = e altro
terminal-no-move = nessuna giocata

## Richieste

terminal-your-move = La tua giocata:
terminal-move-or-end = La tua giocata, o fine:
terminal-only-end = Nel tuo turno non c'è altro da fare. Premi Invio per finirlo, o scrivi annulla:
terminal-insist-prompt = La tua risposta (Invio lascia correre):
terminal-orange-prompt = La tua risposta (Invio: niente arancia):
terminal-request-prompt = La tua risposta (Invio non chiede):
terminal-answer-prompt = La tua risposta:

## Domande nei turni degli altri

terminal-do-you-insist = Insisti?
terminal-is-orange =
    { WHO($who) ->
        [you] Hai preso
       *[other] { NAME($who) } ha preso
    } insieme { $orange ->
        [colors] una carta rossa e una gialla
       *[suits] una carta di cuori e una di quadri
    }: un'arancia?
terminal-may-ask = { NAME($who) } sta per prendere { $builds }. Hai una carta di quel valore e puoi chiedere che la lasci a te.
terminal-cannot-ask = { NAME($who) } sta per prendere { $builds }. Non hai una carta di quel valore, quindi non puoi chiedere che la lasci a te.
terminal-partner-asks = Il tuo compagno ti chiede di lasciare { $builds }. Hai mostrato { ROW($cards) }.
terminal-could-take = Con { ROW($cards) }, { NAME($who) } potrebbe prendere ancora: { $left }.
terminal-must-take = Con { ROW($cards) } devi prendere ancora: { $left }.
terminal-could-add = { NAME($who) } potrebbe ancora ingrandire { $build } con { ROW($cards) }.
terminal-must-add = Devi ancora ingrandire { $build } con carte tra { ROW($cards) }.
terminal-have-played = In questo turno hai giocato { ROW($cards) }.
terminal-must-take-build = In questo turno devi prendere la costruzione da { $value }.
terminal-plays-owed = Hai { $count } giocate di fila.

## Il tavolo, le carte in mano e il punteggio

terminal-table = Tavolo: { $cards }.
terminal-no-loose-cards = Sul tavolo non ci sono carte sciolte.
terminal-table-build =
    { WHO($who) ->
        [you] Costruzione da { $value }, tua: { $sets }.
       *[other] Costruzione da { $value }, di { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Costruzione da { $value }, di nessuno: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: costruzione da { $value }, tua: { $sets }.
       *[other] { $label }: costruzione da { $value }, di { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: costruzione da { $value }, di nessuno: { $sets }.
terminal-tops = In cima ai mazzetti: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] { $card } nel tuo
        [with-you] { $card } in quello della tua squadra
        [one] { $card } in quello di { PLAYERS($of) }
       *[several] { $card } in quello di { PLAYERS($of) }
    }
terminal-may-use-both = Puoi prendere, o usare per costruire: { ROW($cards) }.
terminal-may-capture = Puoi prendere { ROW($cards) }.
terminal-may-steal = Puoi usare in una costruzione { ROW($cards) }.
terminal-hand = Le tue carte: { $cards }.
terminal-hand-empty = Non hai carte in mano.
terminal-holds =
    { WHO($who) ->
        [you] Hai { ROW($cards) }.
       *[other] { NAME($who) } ha { ROW($cards) }.
    }
terminal-bottom = Solo tu hai visto l'ultima carta del mazzo: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] Nel mazzo resta 1 carta.
       *[other] Nel mazzo restano { $count } carte.
    }
terminal-round = Giro { $number } di { $of }.
terminal-move-number = Giocata { $number }.

terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } carte
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 chiamata sbagliata
       *[other] { $count } chiamate sbagliate
    }
terminal-taken-scoring = carte che danno punti { $cards }
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = ancora niente primiera
terminal-taken-kind =
    { $kind ->
        [clubs] { $count } fiori
        [diamonds] { $count } quadri
        [hearts] { $count } cuori
        [spades] { $count } picche
        [green] { $count ->
            [1] 1 verde
           *[other] { $count } verdi
        }
        [yellow] { $count ->
            [1] 1 gialla
           *[other] { $count } gialle
        }
        [red] { $count ->
            [1] 1 rossa
           *[other] { $count } rosse
        }
        [black] { $count ->
            [1] 1 nera
           *[other] { $count } nere
        }
        [ones] uno: { $count }
        [aces] { $count ->
            [1] 1 asso
           *[other] { $count } assi
        }
        [twos] due: { $count }
        [threes] tre: { $count }
        [fours] quattro: { $count }
        [fives] cinque: { $count }
        [sixes] sei: { $count }
        [sevens] sette: { $count }
        [eights] otto: { $count }
        [nines] nove: { $count }
        [tens] dieci: { $count }
        [jacks] { $count ->
            [1] 1 fante
           *[other] { $count } fanti
        }
        [queens] { $count ->
            [1] 1 donna
           *[other] { $count } donne
        }
       *[kings] { $count } re
    }

terminal-decided =
    { $how ->
        [higher_total] Ha deciso il totale più alto.
        [restricted] La squadra aveva tutto quello che serviva vicino al traguardo.
        [sweep] Ha deciso una scopa nel conteggio.
        [false_claim] Ha deciso l'annuncio sbagliato.
        [announce] Ha deciso l'annuncio del traguardo.
       *[count_out] Ha deciso chi si è chiamato fuori.
    }
terminal-decided-by-line = Questo ha deciso la partita nel conteggio: { $title }.

terminal-deal-is-over = La mano è finita. Il conteggio:

## Suggerimenti

terminal-hint-why = Perché: { $reason }
terminal-hint-type = Per giocarla, scrivi `{ $move }`
terminal-hint-hand = Guarda { ROW($cards) } tra le tue carte.
terminal-hint-table = Guarda { ROW($table) } sul tavolo.
terminal-hint-both = Guarda { ROW($cards) } tra le tue carte e { ROW($table) } sul tavolo.
terminal-hint-no-card = Non ti servono carte.
terminal-hint-more = Scrivi ancora suggerimento per saperne di più.
terminal-hint-steps = Scrivi suggerimento per il passo seguente, o suggerimento accenno, suggerimento carte o suggerimento giocata.

## L'inizio di una partita e di una mano

terminal-name = { NAME($who) }
terminal-aces =
    { FORM($partners) ->
        [with-you] { PLAYERS($partners) } avete ricevuto i primi due assi e giocate insieme.
       *[several] { PLAYERS($partners) } hanno ricevuto i primi due assi e giocano insieme.
    }
terminal-clockwise = Si gioca in senso orario: { $names }.
terminal-counterclockwise = Si gioca in senso antiorario: { $names }.
terminal-type-help = Scrivi aiuto per i comandi, regole per le regole.
terminal-local-words = Parole del posto: { $words }.
terminal-local-word =
    { $thing ->
        [capture] «{ $word }» per una presa
        [build] «{ $word }» per una costruzione
        [trail] «{ $word }» per calare
        [sweep] «{ $word }» per una scopa
        [left_behind] «{ $word }» per le carte lasciate
        [ten_of_diamonds] «{ $word }» per il dieci di quadri
        [two_of_spades] «{ $word }» per il due di picche
        [seven_of_diamonds] «{ $word }» per il sette di quadri
       *[claim] «{ $word }» per dichiarare il traguardo
    }
terminal-in-hand = Nella tua mano { $counts }.
terminal-turn-steps = Un turno può avere più passi: gioca una carta della tua mano, e costruisci o aggiungi con carte del tavolo quante volte vuoi. Scrivi `fine` per finire il turno, o annulla per tornare indietro di un passo.
terminal-insisting = Dopo un turno gli avversari possono insistere perché tu prenda o aggiunga altro.
terminal-fullest = Il tuo turno finisce solo quando hai preso e aggiunto tutto quello che puoi.
terminal-oranges =
    { $orange ->
        [colors] Una carta rossa e una gialla prese insieme sono un'arancia se la chiami: `1 arancia` fa la giocata 1 e chiama l'arancia.
       *[suits] Una carta di cuori e una di quadri prese insieme sono un'arancia se la chiami: `1 arancia` fa la giocata 1 e chiama l'arancia.
    }
terminal-pile-order = Puoi scegliere l'ordine delle carte prese nel tuo mazzetto, dove gli altri vedono la carta in cima. Scrivi aiuto per vedere come.
terminal-deal =
    { WHO($dealer) ->
        [you] Mano { $number }. Dai le carte tu.
       *[other] Mano { $number }. Dà le carte { NAME($dealer) }.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] Cominci tu.
       *[other] Comincia { NAME($who) }.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Hai perso l'ultima mano, quindi cominci tu.
       *[other] { NAME($who) } ha perso l'ultima mano e comincia.
    }
terminal-partner =
    { WHO($who) ->
        [you] In squadra con te: { NAME($partner) }.
       *[other] In squadra con { NAME($who) }: { NAME($partner) }.
    }
terminal-level = { $name } gioca al livello { $level } di { $highest }.
terminal-seed = Seme casuale { $seed }.
terminal-continues = La partita continua.
terminal-played-last = La partita continua. Le ultime giocate:

## Al tavolo

terminal-can-with = Con { ROW($cards) } puoi:
terminal-no-move-with = Con { ROW($cards) } ora non puoi prendere né costruire niente.
terminal-not-in-hand = Non hai in mano { ROW($cards) }. Scrivi prima una tua carta.
terminal-can-made = Con queste carte puoi:
terminal-made-no-move = Con { ROW($cards) } e queste carte non c'è nessuna giocata.
terminal-table-no-move = Con queste carte del tavolo non c'è nessuna giocata.
terminal-many-moves = Ci sono molte giocate. Scegli una carta:
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] Un'altra. Scrivi altro per vederla.
       *[other] Altre { $count }. Scrivi altro per vederle.
    }
terminal-list-too-long = Ci sono più giocate di quante ne contiene l'elenco. Scrivi una carta e carte del tavolo, per esempio `8S 5C 3D`.
terminal-no-number = Ora non c'è una giocata { $number }. Scrivi giocate per l'elenco.
terminal-no-such-card = Non hai la carta «{ $word }». { $hand }
terminal-no-more = Non c'è altro. Scrivi giocate per l'elenco.
terminal-misdeal-which = Che cosa è andato storto? Il numero, o Invio per niente:
terminal-misdeal-cards = Quali delle tue carte sono state mostrate?
terminal-misdeal-whose = Le carte di chi? Il numero, o Invio per { $name }:
terminal-misdeal-count = Quante carte? Invio per una:
terminal-misdeal-agree = Sono tutti d'accordo?
terminal-nothing-refused = In questo turno non è stata rifiutata nessuna giocata. Scrivi perché e la giocata.
terminal-is-legal = Questa giocata è permessa: { $move }.
terminal-undo-alone = Puoi annullare solo quando sei da solo contro i bot: gli altri hanno visto la tua giocata.
terminal-nothing-to-undo = In questa mano non hai ancora giocato.
terminal-taken-back = La tua giocata è annullata.
terminal-nothing-played = In questa mano non è stato ancora giocato niente.
terminal-ask-setting = Scrivi `chiedi sempre` o `chiedi mai`, non «{ $word }».
terminal-never-asked = In questo gioco non ti viene mai chiesto niente.
terminal-asks-never = D'ora in poi ogni domanda passa da sola. `chiedi sempre` cambia questo.
terminal-asks-always = Riceverai di nuovo le domande.
terminal-no-claim = Non hai dichiarato niente.
terminal-nobody-at-seat = Nessuno a questa tastiera ha il posto { $seat }.
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = L'ultima carta è stata giocata. Premi Invio per contare la mano, o scrivi `annuncia`, tavolo, annulla, salva, nuova o esci.
terminal-now-deal-over = La mano è finita. Invio: continua. Oppure scrivi punti, tavolo, annulla, salva, nuova o esci.
terminal-now-move = Scrivi un numero, una giocata, o una carta per vedere che cosa può fare. aiuto mostra come si scrivono le giocate.
terminal-now-orange = Per chiamare un'arancia, aggiungi la parola a un numero: `1 arancia`.
terminal-now-announce =
    { $target ->
        [1] `annuncia`: dichiara che hai 1 punto.
       *[other] `annuncia`: dichiara che hai { $target } punti.
    }
terminal-now-count-out =
    { $target ->
        [1] `chiamati fuori`: dichiara che hai 1 punto.
       *[other] `chiamati fuori`: dichiara che hai { $target } punti.
    }
terminal-now-ask-always = `chiedi sempre`: ricevi di nuovo le domande.
terminal-now-ask-never = `chiedi mai`: lascia passare ogni domanda.
terminal-now-also = E anche: suggerimento, allenatore, voto, perché, annulla, ultime, punti, tavolo, regole, salva, nuova, esci.
terminal-cut =
    { WHO($who) ->
        [you] Tagli tu: quante carte alzi, da 0 a { $last }? (Invio: metà)
       *[other] Taglia { NAME($who) }: quante carte, da 0 a { $last }? (Invio: metà)
    }
terminal-cut-number = Scrivi un numero da 0 a { $last }.
terminal-pass-keyboard = Passa la tastiera a { NAME($who) }, che preme Invio:
terminal-press-count = Premi Invio per contare la mano, o prima annuncia:
terminal-press-next-deal = Premi Invio per la prossima mano:
terminal-type-new = Scrivi nuova per un'altra partita, o esci:
terminal-input-ended = L'input è finito.
terminal-stopped = Interrotto.
terminal-was-unsaved = La partita non era finita e non è stata salvata. La prossima volta conservala con il comando salva FILE.

terminal-not-allowed = Non si può. { $sentence } È la regola { $number }, { $name }.
terminal-rule = Regola { $number }, { $name }: { $sentence }
terminal-wrong-capture = È una presa sbagliata. { $rule }
terminal-not-understood = Non capisco questa giocata. { $problem }

## Salvare e uscire

terminal-file-name = Nome del file:
terminal-no-file = Non salvata: non hai indicato un file.
terminal-file-exists = { $file } esiste già. Sostituirlo?
terminal-not-saved = Non salvata.
terminal-go-on = Continuare la tua partita di { $title } (mano { $number }, { SCORES($scores) })? Sì o no:
terminal-kept = La tua partita è salvata. Per continuarla, avvia di nuovo cassino play.
terminal-put-aside = La partita resta in { $file }, ma non sarà più proposta.
terminal-file-changed = Un'altra finestra o un altro programma ha cambiato { $file }, quindi il file non è stato sovrascritto.
terminal-saved = Salvata. Per continuare più tardi: riprendi { $file }
terminal-not-resumed-no-file = Non ripresa: non hai indicato un file.
terminal-not-resumed = Non ripresa.
terminal-leave-for-other = Questa partita non è finita e non è salvata. Lasciarla per l'altra?
terminal-leave-for-new = Questa partita non è finita e non è salvata. Cominciarne comunque un'altra?
terminal-leave-question = La partita non è finita. Salvarla prima di uscire? Sì, no o rinuncia:
terminal-goodbye = Alla prossima.

terminal-cannot-write = Non si può scrivere { $file }: { $problem }.
terminal-cannot-read = Non si può leggere { $file }: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] non esiste un file o una cartella così
        [IsADirectoryError] è una cartella
        [NotADirectoryError] una parte del percorso è un file
        [PermissionError] non hai il permesso
       *[other] { $problem }
    }
terminal-not-text = { $file } non è il file di una partita: il byte { $byte } non è testo UTF-8.
terminal-no-deal = { $file } contiene una partita cominciata da una posizione e non da una mano. Solo i programmi Python possono continuarla, con `cassino.load`.
terminal-cannot-resume =
    { $file } non è una partita che si può riprendere:
    { $problem }
terminal-no-record =
    { $file } non è il verbale di una partita:
    { $problem }
terminal-no-person = Nessuno può riprendere { $file }: in [Seats] non c'è nessuno con human.
terminal-more-problems =
    { $count ->
        [1] e un altro
       *[other] e altri { $count }
    }

## Posti

terminal-player = Giocatore
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Un posto ha un nome vuoto. Scrivi Ann=human, o soltanto human.
terminal-seat-unknown = Il bot «{ $kind }» non esiste. Ci sono: { $kinds }.
terminal-seat-unknown-close = Il bot «{ $kind }» non esiste. Ci sono: { $kinds }. Volevi dire { $close }?
terminal-seat-same-name = Due posti hanno il nome «{ $name }». Dai a ogni posto il suo nome.
terminal-seat-mismatch = Hai indicato { $seats } posti, ma hai chiesto { $players } giocatori.
terminal-seat-nobody = Nessun posto è human. Per guardare i bot giocare tra loro, aggiungi --watch.
terminal-seat-watching = Con --watch guardi soltanto, quindi nessun posto può essere human.

## Il regolamento, paragrafo per paragrafo

terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:

## Che cosa si conserva di lezioni e problemi

terminal-progress-broken = I tuoi progressi non si possono leggere. { $problem } Ricominci da capo; il vecchio file ora è { $file }.
terminal-progress-stuck = I tuoi progressi non si possono leggere. { $problem } Il file non si può spostare in { $file }: { $system }. Quello che risolvi ora non sarà salvato.
terminal-progress-not-saved = I tuoi progressi non si possono salvare. { $problem }
terminal-progress-foreign = Alcune lezioni che hai fatto sono di un'altra versione di Cassino; restano.
terminal-progress-no-answers = Il file non ha risposte a problemi.

## Scuola di Casino

terminal-school-which = Quale lezione? Scrivi un numero o un nome, Invio per la prossima, o esci:
terminal-school-move = La tua giocata, o suggerimento, giocate, salta, esci:
terminal-school-deal-move = La tua giocata, o suggerimento, giocate, esci:
terminal-school-after = Invio per la prossima lezione, elenco, o esci:
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Passo { $number } di { $of }.
terminal-school-right = Giusto! { $praise }
terminal-school-last = Era l'ultima lezione. `cassino play` ti apre un tavolo.
terminal-school-next = Prossima: { $title }.
terminal-school-type = Scrivi `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, fatta)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } su { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, nuova)
    }
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Dopo queste puoi giocare. Le altre lezioni ti fanno migliorare.
terminal-school-differences = { $title }: che cosa è diverso dal Casino.
terminal-school-no-differences = { $title } è quello che insegnano le lezioni.
terminal-school-difference = { $title }: { $text }
terminal-school-different-value = { $name }: { $here } (nel Casino: { $there })
terminal-school-book = `cassino rules { $id }` mostra il regolamento intero.
terminal-school-count = { $title }: tu { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Problemi

terminal-puzzle-prompt = La tua giocata, o suggerimento, soluzione, esci:
terminal-puzzle = { $title }: { $game }. Trova la giocata migliore.
terminal-puzzle-must-hold = Tutte le altre carte sono uscite, quindi { NAME($who) } deve avere { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } ha 1 carta.
       *[other] { NAME($who) } ha { $count } carte.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Tutte le carte sono distribuite.
        [1] Resta da dare 1 carta.
       *[other] Restano da dare { $count } carte.
    }
terminal-puzzle-taken = { $title } (prese finora): { SCORES($counts) }.
terminal-puzzle-solution = La soluzione: { $move }.
terminal-puzzle-right = Giusto: { $move }.
terminal-puzzle-wrong = Non è la migliore. { $why }

## Analisi

terminal-review-names =
    { $players ->
        [1] La partita ha 1 giocatore, ma hai indicato: { $names }
       *[other] La partita ha { $players } giocatori, ma hai indicato: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Non c'è una giocata { $number }: le mani finite hanno 1 giocata.
       *[other] Non c'è una giocata { $number }: le mani finite hanno { $moves } giocate.
    }
terminal-review-to-play = { $where }: tocca a { $seat }.
terminal-review-played = Giocato: { $move }.
terminal-review-tried = { $move }: { $points } punti; perde { $loss } ± { $error } punti.
terminal-review-tried-best = { $move }: { $points } punti; non perde niente.

## Guardare i bot

terminal-watch-paused = In pausa. Premi Invio per la prossima giocata, o scrivi vai, lento, normale, veloce o esci:
terminal-watch-seed = Seme casuale { $seed }. Ctrl-C mette in pausa.
terminal-watch-chances = Probabilità di vincere la partita: { $chances }.
terminal-watch-chance = { PLAYERS($side) } { $percent }%

## Il maestro

terminal-tutor-no-games = Non ci sono ancora partite finite. Finisci una partita con `cassino play`, o indica dei verbali.
terminal-tutor-looked =
    { $count ->
        [1] Il maestro ha guardato 1 partita.
       *[other] Il maestro ha guardato { $count } partite.
    }
terminal-tutor-nothing = Ancora nessun consiglio: il maestro parla solo quando ha visto chiaramente lo stesso sbaglio più volte.
terminal-tutor-deal = Mano { $number }, come l'hai vista tu:
terminal-tutor-better = Qui era meglio: { $move }
terminal-tutor-more = Scrivi `cassino learn { $lesson }` per la lezione, o `cassino puzzle --theme { $skill }` per i problemi.
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } (occasioni chiare sfruttate: { $taken } su { $chances })
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } ha 1 giocatore: non c'è un posto { $seat }.
       *[other] { $file } ha { $players } giocatori: non c'è un posto { $seat }.
    }

## Un tavolo di un server

terminal-remote-help-move = Scrivi una giocata, per esempio `cala 8S`, `8S x 5D+3C` o `costruisci 8 con 3C + 5D`, o uno di questi comandi:
terminal-remote-help-moves = `giocate`: elenca le tue giocate. Poi scrivi il numero di quella che vuoi.
terminal-remote-help-show = `tavolo`, `punti`, `registro`: mostra le carte, i punti, le giocate finora.
terminal-remote-help-hint = `suggerimento`: dove guardare. Scrivilo ancora per le carte, e ancora per una buona giocata con il motivo.
terminal-remote-help-coach = `allenatore acceso`: un avviso prima di uno sbaglio. `voto`: quanto era buona la tua ultima giocata. `perché`: il motivo della giocata di un altro.
terminal-remote-help-undo = `annulla`: annulla la tua ultima giocata. `regole`: dove leggere le regole.
terminal-remote-help-misdeal = `errore`: prima della prima giocata di un giro, chiedi agli altri di accordarvi su un errore nel dare le carte. `registro`: che cosa è successo in questa mano.
terminal-remote-help-away = Quando qualcuno è via, `bot` fa giocare intanto un bot, e `ferma` chiude la partita senza risultato.
terminal-remote-help-leave = `abbandona`: abbandona la partita. `esci`: lascia; per tornare dai di nuovo lo stesso comando.
terminal-remote-cannot-read = { $file } non si può leggere: { $problem }.
terminal-remote-cannot-write = { $file } non si può scrivere: { $problem }.
terminal-remote-no-answer = { $server } non risponde: { $problem }.
terminal-remote-answered = Il server ha risposto { $code } { $reason }.
terminal-remote-stale = Il tavolo è appena cambiato. Riprova.
terminal-remote-nonsense = { $server } non risponde come un server Cassino di questa versione. Forse uno dei due non è aggiornato.
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } non è l'indirizzo di un tavolo. Copia il link d'invito, per esempio http://HOST/m/ID.
terminal-remote-lost = La connessione con { $server } è persa.
terminal-remote-input-ended = L'input è finito. Il tuo posto resta tuo.
terminal-remote-stopped = Interrotto. Il tuo posto resta tuo.
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Comincia la prossima partita.
terminal-remote-waiting = In attesa di { $name }.
terminal-remote-takeback = { $name } vorrebbe annullare una giocata. Scrivi accetta o rifiuta:
terminal-remote-rematch = { $name } vorrebbe giocare un'altra partita. Scrivi accetta o rifiuta:
terminal-remote-misdeal = { $name } ti chiede di accettare. Scrivi `accetta` o `rifiuta`:
terminal-remote-no-misdeal = Su un errore nel dare le carte si può decidere solo prima della prima giocata di un giro, mai in una partita classificata, e solo se c'è qualcuno che può accettare.
terminal-remote-call-off = { $name } vorrebbe chiudere la partita senza risultato. Scrivi accetta o rifiuta:
terminal-remote-absent = { $name } è via da { $time }. Scrivi `bot` per far giocare intanto un bot, `ferma` per chiudere la partita senza risultato, o premi Invio per aspettare:
terminal-remote-over = La partita è finita: rivincita, o esci?
terminal-remote-claim = { $label }? Scrivilo, o premi Invio per continuare:
terminal-remote-type = Scrivi una giocata, `giocate` per l'elenco, o `aiuto`.
terminal-remote-more-moves =
    { $count ->
        [1] C'è un'altra giocata. Scrivi `giocate` per vederle tutte.
       *[other] Ci sono altre { $count } giocate. Scrivi `giocate` per vederle tutte.
    }
terminal-remote-too-many = Ci sono più giocate di quante stanno in questo elenco. Puoi scriverne una qualsiasi.
terminal-remote-no-such-move = In questa mano non c'è ancora questa giocata.
terminal-remote-resign = Abbandonare la partita? Scrivi sì per confermare:
terminal-remote-goodbye = Alla prossima. Il tuo posto resta tuo.
terminal-remote-rules = Le regole sono qui: { $address }
terminal-remote-seat = Hai il posto { $seat }. Scrivi aiuto per i comandi.
terminal-remote-seat-later = Hai il posto { $seat } dalla prossima mano. Scrivi aiuto per i comandi.
terminal-remote-no-tables = Su { $server } non ci sono tavoli aperti. Aprine uno lì, o fatti mandare un link.
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Quale tavolo?
terminal-remote-which-number = Scrivi un numero da 1 a { $last }.
