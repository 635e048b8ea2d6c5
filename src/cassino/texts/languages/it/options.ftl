### Le opzioni delle regole

## Il mazzo

option-pack = Mazzo
option-pack-question = Con quali carte giocate?
choice-pack-french-52 = 52 carte
choice-pack-no-pictures-40 = 40 carte, senza figure
choice-pack-italian-40 = 40 carte, senza otto, nove e dieci
choice-pack-rook-40 = 40 carte Rook in quattro colori
option-ranks = Valori usati
option-ranks-question = Quali valori del mazzo usate?
option-ranks-note = Non sceglierne nessuno per giocare con tutti.
option-suits = Semi usati
option-suits-question = Quali semi del mazzo usate?
option-suits-note = Non sceglierne nessuno per giocare con tutti.
choice-suit-name-clubs = fiori
choice-suit-name-diamonds = quadri
choice-suit-name-hearts = cuori
choice-suit-name-spades = picche

## Giocatori e squadre

option-players = Numero di giocatori
option-players-question = In quanti si può giocare?
option-players-note = Il numero abituale è proposto per primo.
option-sides = Squadre
option-sides-question = Chi segna i punti insieme?
choice-sides-solo = ognuno per sé
choice-sides-pairs-of-four = in quattro si gioca a coppie
option-partners = Scelta dei compagni
option-partners-question = Come si scelgono i compagni?
choice-partners-as-seated = secondo i posti
choice-partners-first-two-aces = con i primi due assi
option-direction = Senso di gioco
option-direction-question = In che senso passa il turno?
choice-direction-clockwise = orario
choice-direction-counterclockwise = antiorario
option-deal-passes = Prossimo mazziere
option-deal-passes-question = Chi dà le carte dopo?
choice-deal-passes-next = il prossimo giocatore
choice-deal-passes-loser-leads = il giocatore prima di chi ha perso, così comincia chi ha perso
choice-deal-passes-last-capturer-leads = il giocatore prima di chi ha fatto l'ultima presa, così comincia chi l'ha fatta
choice-deal-passes-winner-leads = il giocatore prima di chi ha vinto, così comincia chi ha vinto
choice-deal-passes-winner-deals = chi ha vinto
option-round-leader = Chi comincia i giri successivi
option-round-leader-question = Chi gioca per primo dopo ogni nuova distribuzione?
choice-round-leader-after-dealer = il giocatore dopo il mazziere
choice-round-leader-last-capturer = chi ha fatto l'ultima presa

## La distribuzione

option-hand = Carte in mano
option-hand-question = Quante carte riceve ogni giocatore alla volta?
option-table = Carte sul tavolo
option-table-question = Quante carte si mettono sul tavolo all'inizio?
option-cut = Carte del tavolo tagliate da metà mazzo
option-cut-question = Chi comincia taglia le carte del tavolo da metà mazzo?
option-leader-cuts = Chi comincia sceglie dove tagliare
option-leader-cuts-question = Chi comincia sceglie dove tagliare le carte del tavolo?
option-leader-cuts-note = Il terminale lo chiede a chi comincia. Ai tavoli nel browser il punto è casuale.
option-redeal = Primo tavolo ricco
option-redeal-question = Che cosa succede se il primo tavolo è ricco?
option-redeal-note = Un primo tavolo è ricco se le carte tagliate hanno troppi punti o figure.
choice-redeal-never = resta
choice-redeal-rich-cut = si rimette nel mazzo e si taglia di nuovo
option-rich-points = Punti che fanno ricco un primo tavolo
option-rich-points-question = Quanti punti fanno ricco un primo tavolo?
option-rich-points-zero = i punti non importano
option-rich-pictures = Figure che fanno ricco un primo tavolo
option-rich-pictures-question = Quante figure fanno ricco un primo tavolo?
option-rich-pictures-zero = le figure non importano
option-replenish = Nuove carte
option-replenish-question = Quando si ricevono nuove carte?
choice-replenish-rounds = a giri, quando nessuno ha più carte
choice-replenish-draw = una carta dopo ogni turno
choice-replenish-all-cards = tutte subito; in due, in due metà
option-leftover = Carte insufficienti per l'ultimo giro
option-leftover-question = E se le ultime carte non bastano per un giro intero?
choice-leftover-none = non succede mai
choice-leftover-short-round = si dividono in parti uguali, il resto va sul tavolo
option-packet = Carte date alla volta
option-packet-question = Quante carte alla volta dà il mazziere?
option-bottom-seen = Il giocatore dopo il mazziere vede l'ultima carta
option-bottom-seen-question = Il giocatore dopo il mazziere può vedere l'ultima carta?
option-last-round-open = Carte scoperte nell'ultimo giro
option-last-round-open-question = L'ultimo giro si gioca a carte scoperte?

## Quanto valgono le carte

option-faces = Fanti, donne e re
option-faces-question = Quanto valgono fanti, donne e re?
option-faces-note = Le figure senza numero prendono solo figure uguali.
choice-faces-rank-only = nessun numero
choice-faces-eleven-to-thirteen = 11, 12 e 13
option-ace = Assi
option-ace-question = Quanto valgono gli assi?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 o 14
option-in-hand = Carte con un altro valore in mano
option-in-hand-question = Quali carte in mano hanno un altro valore che sul tavolo?
option-in-hand-note = Una carta prende tutto quello che fa il suo valore in mano.

## Prendere

option-equal-faces = Una figura prende
option-equal-faces-question = Quante figure uguali prende una figura senza numero?
choice-equal-faces-one = una figura uguale
choice-equal-faces-any = tutte le figure uguali che vuoi
choice-equal-faces-one-or-three = una figura uguale o tre, mai due
option-combinations = Una giocata prende
option-combinations-question = Quanto può prendere una giocata?
option-combinations-note = Una combinazione è una carta uguale, una somma o una costruzione.
choice-combinations-many = quante combinazioni vuoi
choice-combinations-one = una combinazione
option-pair-first = Prima la carta uguale, poi la somma
option-pair-first-question = Si deve prendere una carta uguale invece di una somma?
option-from-hand = Carte della mano in una presa
option-from-hand-question = Quante carte della tua mano puoi usare in una presa?
choice-from-hand-one-card = una carta
choice-from-hand-one-total = quante vuoi, sommate
choice-from-hand-several-sets = quante vuoi, in gruppi dello stesso valore
option-hand-total-at-most = Somma massima delle carte della mano
option-hand-total-at-most-question = Qual è la somma massima di più carte della mano?
option-hand-total-at-most-zero = nessun limite
option-tops = Carte in cima che si possono prendere
option-tops-question = Quali carte in cima ai mazzetti si prendono come carte sciolte?
choice-tops-none = nessuna
choice-tops-opponents = quelle degli avversari
choice-tops-others = quelle di tutti gli altri
option-builds-in-sums = Costruzioni degli avversari nelle somme
option-builds-in-sums-question = Una costruzione semplice di un avversario può far parte di una somma?
option-builds-in-sums-note = Per esempio, un 9 prende allora una costruzione da 8 di un avversario insieme a un asso.
option-because-sums-in-steps = In un turno di più passi, una costruzione non fa mai parte di una somma.
option-compulsion = Obbligo di presa
option-compulsion-question = Quando si deve prendere?
choice-compulsion-none = mai
choice-compulsion-any-capture = sempre, se la carta giocata può prendere
choice-compulsion-equal-loose = se ci sono carte sciolte uguali, e tutte
choice-compulsion-no-trail = sempre, se la carta giocata può prendere, a meno che tu la usi per costruire

## Costruire

option-source = Costruire
option-source-question = Come si possono fare costruzioni?
choice-source-none = non si può
choice-source-hand = con una carta della mano
choice-source-hand-and-table = anche con sole carte del tavolo, in turni di più passi
option-raised-by = Chi può alzare una costruzione
option-raised-by-question = Chi può alzare il valore di una costruzione?
option-raised-by-note = Si alza solo una costruzione semplice, con una carta della mano.
choice-by-anyone = tutti
choice-by-not-owner = tutti tranne chi ce l'ha
choice-by-opponents = gli avversari di chi ce l'ha
choice-by-own-side = la squadra di chi ce l'ha
choice-by-owner = solo chi ce l'ha
choice-by-nobody = nessuno
option-raise-own-with-both = La propria costruzione si alza solo con le due carte
option-raise-own-with-both-question = Per alzare la tua costruzione, devi tenere anche una carta del suo vecchio valore?
option-raise-with-sets = Chi alza può aggiungere gruppi del nuovo valore
option-raise-with-sets-question = Quando alzi una costruzione puoi aggiungere gruppi del nuovo valore?
option-joined-by = Chi può aggiungere a una costruzione
option-joined-by-question = Chi può aggiungere gruppi a una costruzione dello stesso valore?
option-joined-to-capture = Gli altri possono aggiungere carte del tavolo a una costruzione che poi prendono
option-joined-to-capture-question = Gli altri possono aggiungere carte del tavolo a una costruzione che prendono nello stesso turno?
option-equal-value = Due costruzioni dello stesso valore
option-equal-value-question = Che cosa succede a due costruzioni dello stesso valore?
choice-equal-value-coexist = possono stare una accanto all'altra
choice-equal-value-must-merge = devono diventare una sola
choice-equal-value-separate = restano separate: aggiungere non le unisce mai
option-for-partner = Costruire per il compagno
option-for-partner-question = Quando puoi fare una costruzione che solo il tuo compagno può prendere?
choice-for-partner-never = mai
choice-for-partner-proven = se il compagno ha o ha perso una costruzione di quel valore
choice-for-partner-lost-build = se il compagno ha perso una costruzione di quel valore
option-partner-asks = Richieste al compagno
option-partner-asks-question = Puoi chiedere al compagno di lasciare una costruzione della tua squadra?
option-joiner = Chi aggiunge diventa proprietario
option-joiner-question = Chi aggiunge a una costruzione ne diventa proprietario?
choice-joiner-becomes-owner = sì, diventa sua
choice-joiner-changes-nothing = no, il proprietario resta
option-limit = Costruzioni per giocatore
option-limit-question = Quante costruzioni puoi avere?
choice-build-limit-none = quante vuoi
choice-build-limit-one = una alla fine del turno
choice-build-limit-one-while-stock = una finché c'è il mazzo

## Calare

option-owner = Calare con una costruzione tua
option-owner-question = Puoi calare mentre hai una costruzione?
choice-owner-trail-banned = mai
choice-owner-trail-banned-next-turn = non nel turno dopo
choice-owner-trail-banned-while-stock = non finché c'è il mazzo
choice-owner-trail-free = sì
option-owner-builds = Costruire quando non puoi calare
option-owner-builds-question = Che cosa puoi costruire quando hai una costruzione e non puoi calare?
choice-owner-builds-anything = quello che vuoi
choice-owner-builds-own-build = solo aggiungere alla tua costruzione
option-only-when-stuck = Calare solo se non c'è altro
option-only-when-stuck-question = Puoi calare solo quando non puoi fare altro?

## Le carte prese

option-face = Carte prese
option-face-question = Le carte prese stanno coperte o scoperte?
choice-pile-face-down = coperte
choice-pile-face-up = scoperte
option-of = Mazzetti dei compagni
option-of-question = I compagni hanno un mazzetto comune?
choice-pile-of-side = un mazzetto insieme
choice-pile-of-player = un mazzetto a testa
option-order = Ordine nel mazzetto
option-order-question = In che ordine vanno nel mazzetto le carte prese insieme?
choice-pile-order-free = come vuoi, senza mostrarle
choice-pile-order-accumulated = come sono arrivate sul tavolo
choice-pile-order-lowest-on-top = per numero, la più bassa in cima
option-pictures-below = Figure sotto i numeri
option-pictures-below-question = Le figure vanno sotto tutti i numeri, nel tuo mazzetto o in quello del compagno?
option-stolen = Carte in cima che si aggiungono a una costruzione
option-stolen-question = Quali carte in cima ai mazzetti puoi aggiungere a una costruzione?
option-residue = Carte rimaste alla fine
option-residue-question = A chi vanno le carte rimaste sul tavolo?
choice-residue-last-capturer = a chi ha fatto l'ultima presa
choice-residue-nobody = a nessuno

## Scope

option-points = Punti per una scopa
option-points-question = Quanti punti vale una scopa?
option-points-note = 0 vuol dire che le scope non contano.
option-large-from = Carte di una scopa grande
option-large-from-question = Quante carte del tavolo fanno una scopa grande?
option-large-from-zero = non ce ne sono
option-large-points = Punti per una scopa grande
option-large-points-question = Quanti punti vale una scopa grande?
option-count-played = La carta giocata conta per la scopa grande
option-count-played-question = La carta che giochi conta per una scopa grande?
option-first-play-points = Punti per una scopa alla prima giocata
option-first-play-points-question = Quanti punti vale una scopa alla prima giocata della mano?
option-first-play-points-zero = come ogni altra scopa
option-cancelling = Le scope si annullano
option-cancelling-question = Le scope di squadre diverse si annullano a vicenda?
choice-cancelling-none = no
choice-cancelling-all-sides = sì
choice-cancelling-unrestricted-sides = sì, ma non quelle di una squadra vicina al traguardo
option-until-score = Punteggio oltre il quale non si fa scopa
option-until-score-question = Da quanti punti in poi una squadra non fa più scope?
option-until-score-note = Sono i punti che la squadra ha prima della mano. 0 vuol dire che le scope contano sempre.
option-until-score-zero = nessun limite
option-after-stock = Scope dopo che sono state date le ultime carte
option-after-stock-question = Si può fare scopa quando sono state date le ultime carte?
option-last-play = L'ultima giocata può fare scopa
option-last-play-question = L'ultima giocata di una mano può essere scopa?
option-victim-plays = Giocate di fila dopo una scopa
option-victim-plays-question = Quante volte di fila gioca il prossimo dopo una scopa?
option-victim-plays-note = 1 vuol dire che il turno passa come sempre.

## Chiamate, chiamarsi fuori, insistere

option-last-round = Annuncio dell'ultimo giro
option-last-round-question = Che cosa dice il mazziere quando dà l'ultimo giro?
choice-last-round-silent = niente
choice-last-round-last = «ultima»
choice-last-round-last-round = «ultimo giro»
option-claim = Dichiarazioni
option-claim-question = Come puoi dichiarare di essere al traguardo prima che finisca la mano?
choice-claim-none = in nessun modo
choice-claim-count-out = chiamandosi fuori
choice-claim-announce = con un annuncio
option-false-claim-points = Penalità per chi si chiama fuori troppo presto
option-false-claim-points-question = Quanti punti segna una squadra che si chiama fuori troppo presto?
option-false-announcement = Un annuncio sbagliato costa
option-false-announcement-question = Che cosa costa annunciare il traguardo a torto?
choice-false-announcement-nothing = niente
choice-false-announcement-game = la partita
option-left-behind = Far notare le carte lasciate
option-left-behind-question = I giocatori possono far notare le carte che una giocata poteva prendere?
option-insist = Pretendere una presa più completa
option-insist-question = Gli avversari possono insistere perché tu prenda di più?
choice-insist-never = mai
choice-insist-asked = sì, alla fine del tuo turno
choice-insist-always = sempre: devi prendere e aggiungere tutto quello che puoi
option-orange = Arance
option-orange-question = Chi segna un'arancia?
option-orange-note = Un'arancia è una carta rossa e una gialla, o una di cuori e una di quadri, prese con una giocata.
choice-orange-none = nessuno
choice-orange-called = chi la chiama per primo
choice-orange-always = chi la prende
option-orange-points = Punti per un'arancia
option-orange-points-question = Quanti punti vale un'arancia?
option-false-orange-points = Penalità per un'arancia chiamata a torto
option-false-orange-points-question = Quanti punti segna chi chiama «arancia» a torto?
option-enforcement = Giocate irregolari
option-enforcement-question = Che cosa succede alle giocate irregolari?
option-enforcement-note = Con la penalità, una presa sbagliata vale come carta calata, e una costruzione che chi l'ha fatta non può prendere costa punti.
choice-enforcement-strict = non sono accettate
choice-enforcement-table = restano valide, con una penalità

## I punti della mano

option-items = Che cosa dà punti
option-items-question = Che cosa dà punti in una mano?
option-items-note = Dove l'ordine importa, i punti si contano in quest'ordine.
option-ties = Parità nelle maggioranze
option-ties-question = Chi segna se più squadre sono pari in una maggioranza?
choice-ties-nobody = nessuno
choice-ties-one-each = un punto a testa
choice-ties-carried = nessuno: se la parità è per la maggioranza, i punti si aggiungono a quelli della mano dopo

## La fine della partita

option-target = Traguardo
option-target-question = Con quanti punti si vince la partita?
option-deals = Numero di mani
option-deals-question = Dopo quante mani finisce la partita?
option-deals-zero = si gioca fino al traguardo
option-several = Più squadre al traguardo
option-several-question = E se più squadre arrivano al traguardo nella stessa mano?
choice-several-reach-higher-total = vince il totale più alto
choice-several-reach-priority-count = si contano i punti voce per voce
option-near-target = Vicino al traguardo
option-near-target-question = Ci sono limiti ai punti vicino al traguardo?
choice-near-target-free = nessun limite
choice-near-target-last-three = limiti quando mancano tre punti
choice-near-target-last-five = limiti quando mancano cinque punti
option-level = Parità al primo posto
option-level-question = E se più squadre sono pari al primo posto?
choice-level-another-deal = un'altra mano
choice-level-shared = vincono a pari merito
option-finish = Una partita decisa finisce
option-finish-question = Quando finisce una partita già decisa?
choice-finish-end-of-deal = dopo la mano
choice-finish-at-once = subito
option-double-game = Vittoria doppia alla prima mano
option-double-game-question = Chi arriva al traguardo nella prima mano vince doppio?

## Le parole del tuo tavolo

option-words-capture = La tua parola per «presa»
option-words-capture-question = Come chiami una presa?
option-words-build = La tua parola per «costruzione»
option-words-build-question = Come chiami una costruzione?
option-words-trail = La tua parola per «calare»
option-words-trail-question = Come si dice da te calare una carta?
option-words-sweep = La tua parola per «scopa»
option-words-sweep-question = Come chiami una scopa?
option-words-left-behind = La tua parola per «carte lasciate»
option-words-left-behind-question = Come chiami le carte che una presa ha lasciato?
option-words-ten-of-diamonds = La tua parola per «grande casino»
option-words-ten-of-diamonds-question = Come chiami il dieci di quadri?
option-words-two-of-spades = La tua parola per «piccolo casino»
option-words-two-of-spades-question = Come chiami il due di picche?
option-words-seven-of-diamonds = La tua parola per «settebello»
option-words-seven-of-diamonds-question = Come chiami il sette di quadri?
option-words-claim = La tua parola per «dichiarare»
option-words-claim-question = Che cosa dici per dichiarare che sei al traguardo?

word-capture = presa
word-build = costruzione
word-trail = calare
word-sweep = scopa
word-left-behind = carte lasciate
word-ten-of-diamonds = grande casino
word-two-of-spades = piccolo casino
word-seven-of-diamonds = settebello
word-claim = dichiarare

## L'editor delle regole della casa

option-group-deck = Il mazzo
option-group-seating = Giocatori e squadre
option-group-dealing = La distribuzione
option-group-counting = Quanto valgono le carte
option-group-capturing = Prendere
option-group-building = Costruire
option-group-trailing = Calare
option-group-piling = Carte prese
option-group-sweeping = Scope
option-group-calling = Chiamate, dichiarazioni e richieste
option-group-scoring = Punti della mano
option-group-ending = La fine della partita
option-group-words = Le parole del tuo tavolo

option-item-most = chi ha più
option-item-each = ogni
option-item-enough = chi ha abbastanza
option-item-primiera = primiera: la carta migliore di ogni seme

option-kinds = Carte di un tipo
option-one-card = Una carta

option-yes = sì
option-no = no

option-note-zero = 0 vuol dire: { $meaning }.

option-limits-or-zero = 0 ({ $meaning }), o da { $least } a { $most }

## Perché un'opzione non ha effetto o non va d'accordo con le altre

option-because-no-partners = Nessuno ha un compagno.
option-because-no-rounds = Le carte non si danno a giri.
option-because-never-four = Il gioco non si gioca in quattro.
option-because-only-two = Il gioco è solo per due.
option-because-no-pictures = Il mazzo non ha fanti, donne o re sopra i numeri da 1 a 10.
option-because-pictures-count = Le figure valgono come numeri.
option-because-all-at-once = Le carte si danno tutte subito.
option-because-bare-table = Sul tavolo non si mettono carte.
option-because-uncut = Le carte del tavolo non si tagliano.
option-because-any-table-stays = Ogni primo tavolo resta.
option-because-even = Le carte si dividono esattamente, quindi nessun giro è più corto.
option-because-never-rich = Nessun primo tavolo sarebbe ricco. Metti almeno 1 in questo numero o in quello dei punti.
option-because-in-hand-builds = Le carte possono avere un altro valore in mano solo in un gioco senza costruzioni.
option-because-in-hand-one-card = Più carte della mano giocate insieme si sommano con il loro valore sul tavolo.
option-because-one-combination = Una giocata prende una sola combinazione.
option-because-pair-first = Questo dice quale di più combinazioni si deve prendere, quindi una giocata deve prenderne una sola.
option-because-cards-together = Più carte della mano giocate insieme non sono mai uguali a una carta sola.
option-because-from-hand-builds = Si possono giocare più carte della mano insieme solo in un gioco senza costruzioni.
option-because-one-hand-card = Si gioca una carta della mano alla volta.
option-because-face-down = Nessuno vede la carta in cima a un mazzetto coperto.
option-because-equal-loose-one = La tua carta deve prendere tutte le carte sciolte uguali, ma una giocata prende una sola combinazione.
option-because-insisted-pictures = Quando gli avversari insistono, può darsi che una figura debba prendere una seconda figura uguale.
option-because-equal-loose-two = La tua carta deve prendere tutte le carte sciolte uguali, ma una figura non può prenderne due.
option-because-equal-loose-picture = La tua carta deve prendere tutte le carte sciolte uguali, ma una figura prende una sola figura uguale.
option-because-equal-loose-together = La tua carta deve prendere tutte le carte sciolte uguali, ma più carte della mano insieme non sono mai uguali a una carta sola.
option-because-two-builds = Con due costruzioni dello stesso valore non potresti prenderle tutte e due con una carta.
option-because-which-build = Deve essere chiaro quale costruzione un giocatore sta per prendere.
option-because-no-builds = Il gioco non ha costruzioni.
option-because-no-raise = Nessuno può alzare una costruzione.
option-because-own-not-raised = Nessuno può alzare la propria costruzione.
option-because-built-without-card = Si può costruire senza avere in mano la carta che prende la costruzione.
option-because-sets-are-steps = In un turno di più passi, aggiungere gruppi è un passo a sé.
option-because-no-joining = Nessuno può aggiungere a una costruzione.
option-because-one-step = Un turno ha un solo passo.
option-because-opponents-join = Gli avversari possono comunque aggiungere alla costruzione.
option-because-one-build-a-step = Un passo aggiunge a una sola costruzione.
option-because-request-own-side = Se si può chiedere al compagno di lasciare una costruzione, tutti e due devono poter aggiungere.
option-because-no-stock = In più di due le carte si danno tutte subito, quindi non c'è mai un mazzo.
option-because-stuck = Può calare solo chi non può fare altro.
option-because-owner-trails = Si può calare anche con una costruzione.
option-because-never-stuck = In un turno di più passi non è mai chiaro che non si può fare altro.
option-because-piles-down = I mazzetti sono coperti.
option-because-pictures-order = Le figure possono andare sotto i numeri solo se le carte vanno nel mazzetto come sono arrivate sul tavolo.
option-because-no-big-sweeps = Non ci sono scope grandi.
option-because-no-sweeps = Le scope non danno punti.
option-because-over-before = Nessuno ha tanti punti prima che la partita finisca.
option-because-swept-before-stock = Dopo che sono state date le ultime carte non ci sono scope.
option-because-unrestricted = Nessuna squadra ha limiti vicino al traguardo.
option-because-not-called = Le arance non si chiamano.
option-because-fixed-deals = Il numero di mani è fisso.
option-because-stops = Una partita decisa finisce subito.
option-because-own-item = Vicino al traguardo una squadra vince solo con la sua voce, quindi non serve dichiarare niente.
option-because-no-counting-out = Nessuno può chiamarsi fuori.
option-because-no-announcing = Nessuno può annunciare il traguardo.
option-because-still-taken = In un turno di più passi il giocatore può ancora prendere quello che era rimasto.
option-because-insist-steps = Gli avversari possono insistere solo dove i turni hanno più passi.
option-because-insist-one = Nessuno può insistere su una presa più completa se una giocata prende una sola combinazione.
option-because-orange-suits = Per un'arancia servono cuori e quadri (carte rosse e gialle), ma uno di questi semi non si usa.
option-because-no-oranges = Le arance non danno punti.
option-because-table-one-step = Le giocate irregolari si possono penalizzare solo se un turno è una giocata sola, senza più passi.
option-because-table-one-card = Con una presa sbagliata la carta resta calata, ma si può calare una carta sola.
option-because-no-majority = Nessuna maggioranza dà punti.
option-because-count-decides = I punti si contano voce per voce, quindi le squadre non sono mai pari.
