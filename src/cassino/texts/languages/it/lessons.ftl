### Scuola di Casino

lesson-capture = Prendi una carta
lesson-capture-about = La tua carta prende una carta dello stesso valore.
lesson-capture-pair =
    Le carte in mezzo può prenderle chiunque. Tu hai { CARDS("8S") }, e sul tavolo c'è { CARDS("8H") }.
    Una carta prende un'altra carta dello stesso valore. Prendila!
lesson-capture-pair-praise =
    Ben fatto! Questa è una presa. Ora i due otto sono nel tuo mazzetto, e alla fine le carte del mazzetto danno punti.
lesson-capture-pair-trail =
    Così metti solo una carta sul tavolo, dove può prenderla chiunque. Con { CARDS("8S") } puoi prendere qualcosa: cerca l'altro otto.
lesson-capture-pair-build =
    Questa è una costruzione. È una buona idea, e la sua lezione arriva presto. Per ora prendi { CARDS("8H") } con { CARDS("8S") }.
lesson-capture-ace = Ora senza aiuto: una delle tue carte può prendere una carta di questo tavolo. Quale?
lesson-capture-ace-praise = Asso prende asso, e ogni asso vale un punto intero. Hai guadagnato due punti con una carta!
lesson-capture-ace-trail = Quella carta resterebbe sul tavolo e basta. Cerca due carte dello stesso valore, una in mano e una sul tavolo.

lesson-sum = Somma le carte
lesson-sum-about = La tua carta prende più carte che insieme danno il suo valore.
lesson-sum-two =
    Sul tavolo non ci sono nove, ma { CARDS("4D") } e { CARDS("5S") } fanno 4 + 5 = 9. Perciò con { CARDS("9C") } le prendi tutte e due.
lesson-sum-two-praise = Tre carte per il tuo mazzetto con una sola giocata. Cerca sempre le somme: portano più carte delle coppie. Un asso vale 1.
lesson-sum-two-trail = Così regali una carta. Somma due carte del tavolo: quali fanno 9?
lesson-sum-three = Hai { CARDS("10S") }. Questa volta sono tre carte del tavolo a fare 10. Trovale.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Quattro carte nel tuo mazzetto! Più carte prendi, meglio è.
lesson-sum-three-trail = Non serve mettere giù una carta. Tre carte di questo tavolo fanno 10: prendile con { CARDS("10S") }.

lesson-build = Fai una costruzione
lesson-build-about = Metti insieme delle carte ora, e prendile tutte in un turno successivo.
lesson-build-make =
    Hai { CARDS("9S") } e { CARDS("4C") }. Metti { CARDS("4C") } su { CARDS("5D") }: 4 + 5 = 9. Questa si chiama costruzione da 9.
    Le carte di una costruzione restano insieme, e le prende solo un nove. Tu ce l'hai!
lesson-build-make-praise =
    Una costruzione da 9! Perché è buona? Senza, qui con { CARDS("9S") } non prenderesti niente. Ora può portarti tre carte,
    e chi non ha un nove non può prenderle.
lesson-build-make-trail = Così regali una carta per niente. Scegli insieme { CARDS("4C") } e { CARDS("5D") }: fanno 9, e un nove ce l'hai.
lesson-build-collect = L'avversario non aveva nove e ha messo giù { CARDS("3C") }. La tua costruzione è ancora lì. Prendila con { CARDS("9S") }.
lesson-build-collect-praise = Tre carte in una volta: ecco perché le costruzioni fanno vincere. Ma non aspettare troppo: anche l'avversario può ricevere un nove.
lesson-build-own = Ora tocca a te. Hai un dieci. Un'altra delle tue carte può fare 10 con una carta del tavolo?
lesson-build-own-praise = 3 + 7 = 10: una costruzione da 10. Al prossimo turno { CARDS("10C") } le prende tutte e due. Costruisci solo quello che puoi prendere.
lesson-build-own-trail = Così lasci un'occasione sul tavolo. Hai { CARDS("10C") }: quale delle tue carte fa 10 con una del tavolo?

lesson-several = Prendi più carte insieme
lesson-several-about = Una carta prende tutte le carte e tutte le somme che vanno bene.
lesson-several-both =
    Con { CARDS("8C") } prendi { CARDS("8D") }. Prendi anche { CARDS("5H") } e { CARDS("3S") }, perché 5 + 3 = 8. Prendi tutte e tre con una giocata.
lesson-several-both-praise = Quattro carte con una giocata. Prima di premere Prendi, guarda ancora: c'è altro che va bene?
lesson-several-both-part = Bene, ma c'è di più. Il tuo otto prende l'altro otto e 5 + 3 nella stessa giocata. Scegli tutte e tre le carte.
lesson-several-both-trail = Qui non mettere giù una carta: con { CARDS("8C") } ne puoi prendere tre.
lesson-several-more = Qui { CARDS("9D") } può prendere molto. Trova ogni nove e ogni somma di 9. Ogni carta si usa una volta sola.
lesson-several-more-praise = 9, 6 + 3 e 8 + 1: hai preso cinque carte con una. L'avversario se lo ricorderà.
lesson-several-more-part = È una parte. C'è un nove, e ci sono due somme di 9. Scegli tutte e cinque le carte.
lesson-several-more-trail = Guarda ancora: con { CARDS("9D") } puoi prendere cinque carte di questo tavolo.

lesson-pictures = Le figure
lesson-pictures-about = Un fante prende un fante, una donna prende una donna, un re prende un re.
lesson-pictures-queen =
    Le figure non hanno un numero, quindi non entrano mai in una somma o in una costruzione. Una donna la prende solo un'altra donna. Prendi { CARDS("QD") }.
lesson-pictures-queen-praise = Una coppia di donne per te. Sul tavolo una figura è al sicuro da chi non ne ha una uguale.
lesson-pictures-queen-trail = Hai { CARDS("QS") }, e sul tavolo c'è una donna. Prendila, o potrebbe farlo l'avversario.
lesson-pictures-jack = Sul tavolo ci sono due fanti, ma una figura prende una figura sola. Prendi un fante con { CARDS("JS") }.
lesson-pictures-jack-praise = Un fante prende un fante. Il quarto fante può ancora prendere l'altro: ricorda chi può averlo.
lesson-pictures-jack-sum = Bella presa, ma questa lezione parla di figure: prendi un fante con { CARDS("JS") }.
lesson-pictures-jack-trail = Sul tavolo ci sono due fanti, e tu hai il terzo. Prendine uno.

lesson-keep = Tieni la carta che ti serve
lesson-keep-about = Una costruzione è una promessa: devi avere in mano la carta che la prende.
lesson-keep-choose =
    Hai { CARDS("6S") } e { CARDS("3H") }. Puoi fare 3 + 3 = 6, perché { CARDS("6S") } ti resta in mano e può prendere.
    Non puoi fare 6 + 3 = 9: non hai un nove. Fai la costruzione permessa.
lesson-keep-choose-praise = Una costruzione da 6, e in mano l'aspetta { CARDS("6S") }. Tieni quella carta finché non hai preso la costruzione.
lesson-keep-choose-pair = Così prendi due carte ora. La costruzione da 6 te ne porta tre: metti { CARDS("3H") } su { CARDS("3D") } e tieni il sei.
lesson-keep-choose-trail = Puoi fare di meglio. Insieme { CARDS("3H") } e { CARDS("3D") } fanno 6, e un sei ce l'hai.
lesson-keep-owner =
    La costruzione da 9 è tua. Finché hai una costruzione non puoi mettere giù una carta e basta: devi prendere qualcosa o costruire. Anche l'avversario
    può avere un nove. Che cosa è più urgente?
lesson-keep-owner-praise = Al sicuro! Tre carte nel tuo mazzetto, prima che le prenda qualcun altro.
lesson-keep-owner-pair = Si può fare, e la tua costruzione resta. Ma sul tavolo rischi tre carte: prendi prima la costruzione.

lesson-raise = Alza una costruzione
lesson-raise-about = Aggiungi una carta, e la costruzione ha un nuovo valore.
lesson-raise-own =
    Hai una costruzione da 7. Aggiungi { CARDS("2H") } dalla mano: 7 + 2 = 9. In mano hai { CARDS("9D") }, quindi puoi.
    Così un sette non la prende più, e ha una carta in più.
lesson-raise-own-praise = Ora è una costruzione da 9, ed è cresciuta a tre carte. Alza quando pensi che l'avversario possa prendere il vecchio valore.
lesson-raise-own-early = È sicuro, e porta tre carte. Qui prova l'altra strada: aggiungi { CARDS("2H") } e arriva a 9.
lesson-raise-again = Hai una costruzione da 6, e in mano { CARDS("10H") }. Quale carta porta il 6 a 10?
lesson-raise-again-praise = 6 + 4 = 10. Si alzano solo le costruzioni semplici, fatte di un solo gruppo di carte. La prossima lezione mostra quelle che non si alzano.
lesson-raise-again-early = Così prendi tre carte. Ma alza a 10 con { CARDS("4D") }, e { CARDS("10H") } te ne porterà quattro.

lesson-join = Aggiungi a una costruzione
lesson-join-about = Più gruppi dello stesso valore fanno una costruzione che nessuno può alzare.
lesson-join-add =
    Hai una costruzione da 9. Anche { CARDS("6S") } e { CARDS("3H") } fanno 9. Aggiungi queste carte alla tua costruzione: così ha due gruppi, e un solo nove prende tutto.
lesson-join-add-praise = Una costruzione multipla! Nessuno può più cambiarne il valore, e { CARDS("9S") } ti porterà cinque carte.
lesson-join-add-early = Così prendi subito la tua costruzione. Prima falla crescere: scegli { CARDS("6S") }, { CARDS("3H") } e la costruzione.
lesson-join-add-beside = Ora ci sono due costruzioni da 9 una accanto all'altra. Mettile insieme: scegli anche la tua costruzione.
lesson-join-double = Puoi anche cominciare con due gruppi. Hai { CARDS("10H") } e { CARDS("6C") }. Con quattro carte fai due volte dieci, in una giocata.
lesson-join-double-praise = 6 + 4 e 7 + 3: una doppia costruzione da 10. Con { CARDS("10H") } le prendi tutte e quattro, e l'avversario non può alzarla.
lesson-join-double-single = Una buona costruzione. Ma anche { CARDS("7S") } e { CARDS("3C") } fanno 10: scegli anche quelle, e il tuo dieci porta cinque carte.
lesson-join-double-capture = Così prendi tre carte ora. Una doppia costruzione ne porta cinque: scegli { CARDS("6C") } e tutte e tre le carte sul tavolo.
lesson-join-double-trail = Non serve regalare una carta: { CARDS("6C") } e { CARDS("4D") } fanno 10, e anche { CARDS("7S") } e { CARDS("3C") }.

lesson-steal = Prendi la costruzione avversaria
lesson-steal-about = Puoi prendere la costruzione dell'avversario se hai la carta giusta.
lesson-steal-take =
    L'avversario ha costruito 8, e spera di prendere al prossimo turno. Ma tu hai { CARDS("8S") }. Una costruzione è di chi la prende per primo.
lesson-steal-take-praise = Tre carte, e un muso lungo dall'altra parte del tavolo. Ecco perché non devi lasciare in giro le tue costruzioni.
lesson-steal-take-trail = L'avversario prenderà la costruzione da 8 al prossimo turno. Tu hai un otto: prendila ora!
lesson-steal-raise = Questa volta non hai un sette. Ma puoi alzare la costruzione avversaria da 7 a un valore che hai in mano. Con quale carta?
lesson-steal-raise-praise = 7 + 2 = 9, e ora la costruzione è tua. Il sette dell'avversario non serve più, e con { CARDS("9C") } prenderai tre carte.
lesson-steal-raise-trail = Così l'avversario prende la costruzione. Hai { CARDS("9C") }: che cosa aggiungi a 7 per fare 9?
lesson-steal-top =
    Nel Casino sudafricano i mazzetti sono scoperti. Puoi usare la carta in cima al mazzetto avversario per la tua costruzione.
    Scegli { CARDS("5C") } dalla mano e { CARDS("4H") } dal mazzetto avversario, e aggiungile alla tua costruzione da 9.
lesson-steal-top-praise = Rubata dal mazzetto! Leggi le regole prima di provare un gioco nuovo: rubare è permesso solo in alcuni.
lesson-steal-top-early = Così prendi la costruzione com'è. Prima falla crescere con { CARDS("5C") } e { CARDS("4H") }, in cima al mazzetto avversario.

lesson-sweep = Fai scopa
lesson-sweep-about = Prendi tutto quello che c'è sul tavolo per un punto in più.
lesson-sweep-take =
    Se una giocata prende tutte le carte sul tavolo, è scopa. Vale un punto in più. Qui puoi farla con { CARDS("9H") }: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Scopa! È un punto in più, e l'avversario deve mettere una carta su un tavolo vuoto.
lesson-sweep-take-trail = Guarda tutto il tavolo: 6 + 2 + 1. Con { CARDS("9H") } prendi tutto.
lesson-sweep-leave =
    Anche l'avversario può fare scopa. Non puoi prendere { CARDS("5S") }, quindi devi lasciare una carta sul tavolo: si dice calare. Quale carta non lascia scope?
lesson-sweep-leave-praise = Nessuna carta da sola prende un re insieme con un cinque. Era una carta sicura.
lesson-sweep-leave-low = Attenzione: 5 + 2 = 7. Così un sette qualsiasi prende tutto il tavolo, ed è scopa. Metti giù la carta che non entra in nessuna somma.

lesson-points = Che cosa dà punti
lesson-points-about = Le carte che vuoi davvero: { CARDS("10D") }, { CARDS("2S") }, gli assi e le picche.
lesson-points-ten =
    Il grande casino è { CARDS("10D") }, la carta migliore di tutte: 2 punti. Qui puoi prendere una cosa sola. Prendi quella che vale di più!
lesson-points-ten-praise = Due punti con una giocata. Se hai tu { CARDS("10D") }, usa quella carta per prendere: sul tavolo potrebbe prenderla qualsiasi dieci.
lesson-points-ten-six = Una carta di picche va bene. Ma { CARDS("10D") } vale 2 punti, e l'avversario può prenderli al prossimo turno.
lesson-points-ten-trail = Sul tavolo ci sono due punti: prendi { CARDS("10D") } con il tuo dieci.
lesson-points-two = Il piccolo casino è { CARDS("2S") }: 1 punto. Come lo prendi?
lesson-points-two-praise = 2 + 3 = 5, e il piccolo casino è tuo. Conta anche come carta di picche.
lesson-points-two-king = È una coppia, ma il punto è ancora sul tavolo. Quale delle tue carte prende { CARDS("2S") } insieme con un'altra?
lesson-points-two-trail = Non lasciare lì { CARDS("2S") }. Fa 5 con un'altra carta del tavolo.
lesson-points-ace = Ognuno dei quattro assi vale 1 punto. In una somma un asso vale 1. Prendi l'asso!
lesson-points-ace-praise = 1 + 6 = 7. Un altro punto per te.
lesson-points-ace-jack = Due carte, ma nessun punto. Somma { CARDS("AH") } a un'altra carta del tavolo: con quale delle tue carte le prendi?
lesson-points-ace-trail = Sul tavolo c'è un punto: { CARDS("AH") }. Sommaci qualcosa.
lesson-points-spade =
    Chi prende più picche ha 1 punto, e chi prende più carte ne ha 3. Perciò una carta di picche vale più di un'altra dello stesso valore.
    Quale re prendi?
lesson-points-spade-praise = Sono re tutti e due, ma { CARDS("KS") } aiuta anche a vincere il punto delle picche. Ora sai tutto quello che dà punti.
lesson-points-spade-heart = Anche così prendi un re, ma non quello di picche. Prendi il re che può portarti un punto.
lesson-points-spade-trail = Hai { CARDS("KD") }, e sul tavolo ci sono due re. Prendine uno.

lesson-last = Le ultime carte e il conteggio
lesson-last-about = A chi va quello che resta, e come si conta una mano.
lesson-last-majority =
    La mano è quasi finita. Hai 24 carte su 52, e ne bastano 27 per i 3 punti di chi ha più carte. Quale giocata porta tre carte in una volta?
lesson-last-majority-praise = 24 + 3 = 27: l'avversario non può più raggiungerti. Verso la fine, contare le carte vale 3 punti.
lesson-last-majority-king = Così prendi solo due carte. 26 è metà mazzo, non la maggioranza. Trova la giocata che ne porta tre.
lesson-last-majority-trail = Ora ogni carta conta, e puoi prenderne tre.
lesson-last-last =
    La tua ultima carta, e l'ultima della mano. Chi fa l'ultima presa ha anche tutto quello che resta sul tavolo. Prendi { CARDS("9D") }!
lesson-last-last-praise =
    L'ultima presa è tua, quindi anche { CARDS("KH") } e { CARDS("4S") }. Ora si contano i due mazzetti: più carte 3, più picche 1,
    grande casino 2, piccolo casino 1, ogni asso 1, ogni scopa 1. Vince chi arriva per primo a 21 punti.
lesson-last-last-trail = Così l'avversario, che ha fatto l'ultima presa, si prende tutto quello che resta. Prendi invece { CARDS("9D") }.

### Risposte per ogni lezione

lesson-try-trail = Così lasci sul tavolo { CARDS($cards) }, e lì può prendere chiunque. Rileggi il compito: c'è di meglio.
lesson-try-capture = Con { CARDS($cards) } puoi prendere { CARDS($taken) }. Ma il compito è un altro: rileggilo.
lesson-try-build = Puoi costruire { $value }. Ma il compito è un altro: rileggilo.
lesson-try-join = Puoi aggiungere alla costruzione da { $value }. Ma il compito è un altro: rileggilo.
lesson-try-raise = Puoi alzare la costruzione a { $value }. Ma il compito è un altro: rileggilo.
lesson-try-other = Si può fare. Ma il compito è un altro: rileggilo.

### Quali carte scegliere

lesson-do-trail = Scegli { CARDS($cards) } tra le tue carte. Poi premi Cala: la carta va sul tavolo.
lesson-do-capture = Scegli { CARDS($cards) } tra le tue carte e { CARDS($taken) } sul tavolo. Poi premi Prendi.
lesson-do-sweep = Scegli { CARDS($cards) } tra le tue carte e { CARDS($taken) } sul tavolo. Poi premi Scopa!
lesson-do-build = Scegli { CARDS($cards) } tra le tue carte e { CARDS($taken) } sul tavolo. Poi premi Costruisci { $value }.
lesson-do-join = Scegli { CARDS($cards) } tra le tue carte, e { CARDS($taken) }. Poi premi Aggiungi.
lesson-do-raise = Scegli { CARDS($cards) } tra le tue carte e la costruzione con { CARDS($taken) }. Poi premi Alza a { $value }.

### Una prima mano

first-deal = La tua prima mano
first-deal-about = Gioca una piccola mano di venti carte, e guarda che cosa fa ogni giocata.
first-deal-begins =
    Giochi una mano intera, con venti carte soltanto: assi, due, otto, nove e dieci. Ognuno ha quattro carte, e quattro sono sul tavolo.
    Cerca una delle tue carte che prende qualcosa.
first-deal-missed = Hai calato: hai lasciato una carta senza prendere niente. È permesso, ma potevi prendere qualcosa.
first-deal-laid = Hai calato: hai lasciato una carta sul tavolo. A volte non c'è niente da prendere.
first-deal-took = Hai preso { $count } carte per il tuo mazzetto.
first-deal-built = Una costruzione da { $value }. Tieni la carta che la prende.
first-deal-their-build = Se hai una carta da { $value }, puoi prendere quella costruzione.
first-deal-big-casino = Il grande casino, { CARDS("10D") }, vale 2 punti.
first-deal-little-casino = Il piccolo casino, { CARDS("2S") }, vale 1 punto.
first-deal-aces =
    { $count ->
        [1] Un asso vale 1 punto.
       *[other] { $count } assi valgono { $count } punti.
    }
first-deal-sweep = Sul tavolo non resta niente: è scopa, 1 punto in più.
first-deal-over = La mano è finita. Quello che resta sul tavolo va a chi ha fatto l'ultima presa. Ora si contano i due mazzetti.
first-deal-most-cards = Chi ha più carte fa 3 punti.
first-deal-most-spades = Chi ha più picche fa 1 punto.
first-deal-each-ace = Ogni asso vale 1 punto.
first-deal-each-sweep = Ogni scopa vale 1 punto.
first-deal-result =
    { $better ->
        [you] Vinci questa mano { $own } a { $other }. Sai giocare a Casino!
        [other] Hai { $own } punti, e l'avversario { $other }. Andrà meglio la prossima volta! Ora sai giocare a Casino.
       *[same] { $own } punti a testa. Sai giocare a Casino!
    }

### Che cosa non va in un file dei progressi

lessons-progress-no-json = Il file non è JSON.
lessons-progress-version = Il file è di un'altra versione di Cassino.
lessons-progress-steps = Il file non indica passi di lezioni.

### Errori

lessons-unknown = La lezione «{ $name }» non esiste. Le lezioni sono: { $names }.
lessons-no-toml = La lezione «{ $name }» non è TOML: { $problem }.
lessons-only-steps = La lezione «{ $name }» deve avere [[steps]] e nient'altro.
lessons-same-name = La lezione «{ $name }» ha due passi con lo stesso nome.
lessons-step-fields = Il passo «{ $step }» della lezione «{ $lesson }» deve avere { $needed }, e può avere { $others }.
lessons-step-wrong = Passo «{ $step }» della lezione «{ $lesson }»: { $problem }
lessons-deal-over = Questa prima mano è finita.
lessons-deal-move = La giocata { $number } di questa prima mano non è possibile: { $problem }
