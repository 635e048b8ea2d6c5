### Perché una giocata non è permessa; «tu» è chi ci ha provato

refused-deal-over = { deal-is-over }
refused-cards-due = Prima di giocare si devono distribuire le carte.
refused-nobody-asked = Ora non c'è nessuna domanda a cui rispondere: tocca a te giocare.
refused-others-turn = È il turno di un altro giocatore.
refused-unknown-kind = Non esistono giocate di tipo { $kind }.

## Le carte

refused-no-such-card = Questa carta non esiste.
refused-needs-hand-card = Per prendere, alzare o calare devi giocare una carta dalla mano.
refused-capture-needs-hand-card = Per una presa serve almeno una carta dalla tua mano.
refused-one-card-a-turn = In un turno giochi una carta sola.
refused-has-played = Hai già giocato { CARDS($played) }: in un turno giochi una carta sola.
refused-not-in-hand = Non puoi giocare { CARDS($missing) }: non è nella tua mano.
refused-for-nobody-else = Non puoi farlo per un altro giocatore.
refused-not-on-table = Non puoi usare { CARDS($away) }: non è sul tavolo.
refused-under-another = Non puoi usare { CARDS($away) }: in un mazzetto c'è sopra { CARDS($above) }, e si usa solo la carta in cima.
refused-top-out-of-reach-ever = Non puoi usare { CARDS($away) }: è in un mazzetto, e in questo gioco le carte prese restano dove sono.
refused-top-out-of-reach-directly = Non puoi prendere { CARDS($away) } direttamente: è su un mazzetto, e può solo entrare in una costruzione.
refused-top-out-of-reach-by-this-move = Non puoi usare { CARDS($away) }: è su un mazzetto, e questa giocata usa solo carte della tua mano e del tavolo.
refused-top-out-of-reach-without-number = Non puoi usare { CARDS($away) }: è su un mazzetto e non ha un numero, quindi può solo restare lì.
refused-top-out-of-reach-from-own-pile = Non puoi usare { CARDS($away) }: è sul tuo mazzetto, e la carta in cima al tuo non si usa.
refused-top-out-of-reach-from-partner = Non puoi usare { CARDS($away) }: è sul mazzetto del tuo compagno, e si usano solo le carte in cima ai mazzetti avversari.
refused-build-not-whole = La costruzione da { VALUES($broken_up) } si può prendere solo intera.
refused-wrong-build = La costruzione da { VALUES($other) } vale solo { VALUES($other) }, non conta per { VALUES($value) }.
refused-no-number-to-build = Non puoi costruire con { CARDS($picture) }: non ha un numero.
refused-no-number-to-take = Non puoi usare { CARDS($picture) } così: non ha un numero, e la prende solo una figura uguale.
refused-no-sets-alone = Non puoi contare { CARDS($in_sets) } come { $value }.
refused-no-sets-with-aces = Non puoi dividere { THESE($in_sets) } in gruppi da { $value }.
refused-no-sets-by-total = Servono gruppi da { VALUES($value) }, ma { THESE($in_sets) } insieme fanno { $sets_total }.
refused-no-sets-undivided = Non puoi dividere { THESE($in_sets) } in gruppi da { VALUES($value) }, anche se insieme fanno { $sets_total }.

## Che cosa resta tuo

refused-card-not-kept =
    Devi tenere una carta che prende { $whose ->
        [own] la tua costruzione da { VALUES($kept) }
        [owed] la costruzione da { VALUES($kept) } a cui hai aggiunto
       *[new] la nuova costruzione da { VALUES($kept) }
    }.
refused-too-many-builds = Alla fine del turno puoi avere solo 1 costruzione; così ne avresti { $owned }.

## Prendere

refused-takes-nothing = Una presa prende almeno una carta.
refused-counts-otherwise = Non puoi contare { CARDS($card) } come { $value }.
refused-ace-counts-one = Un asso che prende solo assi sciolti vale 1.
refused-only-equal-faces =
    { $rank ->
        [queen] Una donna prende solo una { rank }.
       *[other] Un { rank } prende solo un { rank }.
    }
refused-one-equal-face =
    { $rank ->
        [queen] Una donna prende una sola { rank }.
       *[other] Un { rank } prende un solo { rank }.
    }
refused-not-two-faces =
    { $rank ->
        [queen] Una donna prende una { rank } o tre, mai due.
       *[other] Un { rank } prende un { rank } o tre, mai due.
    }
refused-build-is-no-card = Solo una costruzione semplice di un avversario conta come una carta in una somma.
refused-no-sums = Non puoi dividere { THESE($taken) } in gruppi da { VALUES($value) }, nemmeno se una costruzione conta come una carta.
refused-one-combination = Una giocata prende una sola combinazione: una carta uguale, una somma o una costruzione.
refused-pair-comes-first = Con { CARDS($card) } devi prendere la carta uguale, { CARDS($equal) }, e non una somma.
refused-higher-value = Insieme queste carte valgono { $lowest_value }, il valore più basso possibile.
refused-not-together-picture = Poiché non ha un numero, { CARDS($picture) } può solo prendere una carta uguale o farsi prendere da una carta uguale.
refused-not-together-limit = Non puoi giocare insieme { THESE($cards) }: fanno { $total }, e il limite per più carte è { $most }.
refused-not-together-ever = Non puoi giocare insieme { THESE($cards) }.
refused-not-together-sets = Non puoi prendere { THESE($taken) } come gruppi da { VALUES($number) } con { CARDS($card) }.
refused-not-together-total = Insieme, { THESE($cards) } fanno { $total }: ogni gruppo che prendono deve fare lo stesso totale.
refused-not-together-value = Non puoi fare gruppi di un solo valore con { THESE($cards) } e le carte prese.
refused-equal-left = Una presa con { a-rank } deve prendere tutte le carte sciolte uguali: anche { CARDS($equal_left) }.
refused-owed-build-left = Hai aggiunto a una costruzione avversaria da { VALUES($owed) }: questa presa deve prenderla.
refused-not-called = In questo gioco le arance danno punti senza chiamarle.
refused-own-pile = Quello che prendi va nel tuo mazzetto.
refused-no-pictures = Solo le figure possono andare nel mazzetto del compagno, e in questa presa non ce ne sono.

## Costruire

refused-no-building = In questo gioco non si costruisce.
refused-face-in-build =
    { $rank ->
        [queen] Una { rank } non può stare in una costruzione.
       *[other] Un { rank } non può stare in una costruzione.
    }
refused-no-card-captures = Nessuna carta prende una costruzione da { $value }.
refused-card-owed = Hai aggiunto a una costruzione avversaria da { VALUES($owed) }: la carta che giochi deve prenderla.
refused-card-captures = Con { CARDS($card) } devi prendere, perché puoi: per costruire gioca un'altra carta.
refused-build-is-new = Una nuova costruzione non può contenerne un'altra: se il valore è lo stesso, aggiungi a quella che c'è.
refused-no-build-to-join = Tra queste carte non c'è nessuna costruzione: per aggiungere a una, scegli anche quella; altrimenti fanne una nuova.
refused-one-card-is-no-build = Una carta da sola non è una costruzione.
refused-not-yours-to-join = Le regole non ti permettono di aggiungere a questa costruzione da { VALUES($value) }.
refused-one-at-a-time = Puoi aggiungere a una costruzione alla volta: aggiungendo, due costruzioni sul tavolo non diventano mai una sola.
refused-must-merge = Ci può essere una sola costruzione da { VALUES($value) }: scegli anche quella sul tavolo.
refused-cannot-merge = Ci può essere una sola costruzione da { VALUES($value) }, e a quella sul tavolo non puoi aggiungere.
refused-top-needs-own-build = Da un mazzetto, { CARDS($top) } può solo entrare in una costruzione che è già tua.
refused-add-to-own-build = Hai la costruzione da { VALUES($banning) }: prendi qualcosa, o aggiungi a quella costruzione.
refused-not-for-partners = In questo gioco non puoi costruire per un altro giocatore.
refused-not-the-partner = Puoi costruire solo per te o per il tuo compagno.
refused-no-proof-ace = Al tuo compagno serve un asso per un'altra costruzione: niente prova che ne abbia un secondo per la costruzione da { VALUES($value) }.
refused-no-proof-loss = Niente prova che il tuo compagno abbia una carta da { VALUES($value) }: non ha perso costruzioni di quel valore.
refused-stays-partners = La costruzione da { VALUES($value) } resta comunque del tuo compagno: aggiungi e basta.
refused-stays-yours = La costruzione da { VALUES($value) } è tua e resta tua.

## Alzare

refused-one-build-is-raised = Alzare cambia il valore di una sola costruzione.
refused-wrong-sum = Con { CARDS($card) } la costruzione da { VALUES($other) } diventa da { $sum }; le carte del tavolo non possono cambiarne il valore.
refused-is-multiple = La costruzione da { VALUES($other) } è multipla: il suo valore non può cambiare.
refused-not-yours-to-raise-own = La costruzione da { VALUES($other) } è tua: in questo gioco possono alzarla solo gli altri.
refused-not-yours-to-raise-partners = La costruzione da { VALUES($other) } è del tuo compagno: in questo gioco possono alzarla solo gli altri.
refused-not-yours-to-raise-ever = Le regole non ti permettono di alzare questa costruzione da { VALUES($other) }.
refused-both-not-kept = Per alzare la tua costruzione da { VALUES($other) } a { VALUES($value) }, tieni una carta di ognuno dei due valori.
refused-raised-alone = In questo gioco, quando alzi, non puoi aggiungere gruppi del nuovo valore.
refused-raised-in-steps = Questo passo alza soltanto la costruzione: aggiungi gli altri gruppi in passi separati.

## Calare

refused-trail-is-plain = Una carta calata non prende niente e non ha valore.
refused-not-stuck = Puoi ancora prendere o costruire qualcosa: si cala solo quando non si può fare altro.
refused-trail-owed = Hai aggiunto a una costruzione avversaria da { VALUES($owed) }: in questo turno devi prenderla.
refused-trail-banned = Hai la costruzione da { VALUES($banning) }: devi prendere o costruire, non calare.
refused-equal-card-lies = Non puoi calare { CARDS($card) } finché sul tavolo c'è { CARDS($equal) }: prendi quella carta, o usa la tua in una costruzione.
refused-can-capture = Non puoi calare { CARDS($card) }, perché può prendere: usala per una presa, o gioca un'altra carta.

## Turni di più passi

refused-build-exists = C'è già una costruzione da { VALUES($value) }: aggiungi a quella, invece di farne una seconda da una carta sciolta.
refused-top-needs-base = Da un mazzetto, { CARDS($top) } può solo entrare in una costruzione o andare su una carta sciolta del valore che aiuta a fare.
refused-one-set-a-step = Un passo fa una costruzione di un gruppo, o mette un gruppo su una carta sciolta che vale { $value }: aggiungi gli altri gruppi in passi separati.
refused-one-build-is-joined = Si aggiunge un gruppo a una sola costruzione dello stesso valore.
refused-adds-nothing = Per aggiungere a una costruzione serve almeno una carta.
refused-sets-one-by-one = Un passo aggiunge un gruppo a una costruzione: aggiungi i gruppi uno alla volta.
refused-not-your-sides = La costruzione da { VALUES($value) } non è della tua squadra: non puoi darla al tuo compagno.
refused-table-cards-only = Alla costruzione avversaria da { VALUES($value) } puoi aggiungere solo carte del tavolo, e poi devi prenderla.
refused-too-late-to-capture = Hai già giocato la tua carta e non puoi più prendere la costruzione avversaria da { VALUES($value) }.
refused-other-build-owed = Devi prendere la costruzione da { VALUES($owed) }: non puoi prendere anche quella da { VALUES($value) }.
refused-has-trailed = In questo turno hai calato: non puoi avere una nuova costruzione.
refused-one-capture-a-turn = Alla fine del turno puoi avere solo 1 costruzione, e in questo turno puoi prenderne una sola.
refused-ends-by-itself = Un turno finisce da solo quando si gioca una carta.
refused-end-is-plain = Per finire il turno non indicare nessuna carta.
refused-nothing-played = Gioca una carta dalla mano prima di finire il turno.
refused-more-to-capture = Prima di finire il turno, prendi tutto quello che puoi ancora prendere con { CARDS($played) }.
refused-more-to-add = Prima di finire il turno, aggiungi ogni carta che può ancora entrare in una costruzione della tua squadra.

## Su che cosa insistono gli avversari

refused-capture-first = Prima prendi tutto quello che puoi con { CARDS($played) }.
refused-add-first = Gli avversari insistono perché tu aggiunga carte alle costruzioni della tua squadra.
refused-demands-met = Hai fatto quello su cui insistevano gli avversari: finisci il turno.
refused-went-into-build = Hai messo { CARDS($card) } in una costruzione: non può più prendere.
refused-not-demanded = Hai giocato { CARDS($card) }, e nessuno insiste perché prenda altro.
refused-takes-nothing-more = Una presa prende almeno una carta oltre a quella giocata.
refused-goes-under = Le carte che prendi dopo vanno sotto { CARDS($card) }, nello stesso mazzetto.
refused-played-as-other = Hai giocato { CARDS($card) } come { $played_value }.

## Che cosa si chiede ai giocatori

refused-asked-something-else-insist = Ora puoi solo insistere su quello che l'ultimo turno ha lasciato da fare, o passare.
refused-asked-something-else-orange = Ora puoi solo chiamare «arancia», o passare.
refused-asked-something-else-request = Ora puoi solo chiedere al tuo compagno di lasciare la costruzione, o passare.
refused-answer-is-plain = Rispondi per te, senza indicare carte.
refused-no-value-in-answer = In questa risposta non indicare un valore.
refused-no-such-demand = Insisti su una presa più completa, su altre carte nelle costruzioni, o su tutte e due.
refused-nothing-to-capture = La carta giocata non può prendere altro.
refused-nothing-to-add = Niente sul tavolo o su un mazzetto può entrare in una costruzione di quella squadra.
refused-ace-needed = Il tuo asso serve per un'altra costruzione: non puoi chiedere la costruzione da { VALUES($pending) }.
refused-cannot-ask = Per chiedere la costruzione da { VALUES($pending) } devi avere in mano una carta che la prende.
refused-capture-or-leave = Il tuo compagno chiede la costruzione: prendi come volevi, o aggiungi la tua carta alla costruzione.
refused-shown-card-is-played = Devi giocare la carta che hai mostrato, con il valore che le hai dato.
refused-capture-as-shown = Prendi quello che hai mostrato, o aggiungi la carta alla costruzione.
refused-left-to-partner = Aggiungi la tua carta a una costruzione della tua squadra. Poi quella costruzione è del tuo compagno.
refused-left-but-owed = Devi prendere la costruzione da { VALUES($owed) } a cui hai aggiunto.
refused-left-too-many = Alla fine del turno puoi avere solo 1 costruzione: prendila.

## Chiamarsi fuori

refused-no-claims = In questo gioco non si può dichiarare di essere al traguardo.
refused-claim-is-plain = Per dichiarare il traguardo, indica il giocatore che lo dichiara, e nessuna carta.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Il traguardo si dichiara solo tra due giocate: questo turno non è ancora finito.
refused-has-announced = Hai già annunciato il traguardo: potrai rifarlo dopo la prossima giocata.

## L'ordine in un mazzetto

refused-order-of-captures = Solo le carte prese hanno un ordine in un mazzetto.
refused-order-not-free = In questo gioco non puoi scegliere l'ordine delle carte prese.
refused-order-incomplete = L'ordine deve indicare la carta che prende e ogni carta presa, ognuna una volta sola.
refused-card-on-top = La carta che prende deve andare in cima al mazzetto.
refused-lowest-on-top-first = Le carte prese vanno nel mazzetto in ordine di numero, con la più bassa in cima.
