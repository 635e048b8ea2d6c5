### Gli esempi del regolamento. «Tu» è il giocatore di cui si vedono le carte.

## La posizione in parole

book-example-position =
    { $is_legal ->
        [yes] Esempio.
       *[no] Non si può.
    } Hai in mano { ROW($hand) }. { $count ->
        [0] Il tavolo è vuoto.
       *[other] Sul tavolo: { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] la tua costruzione da { $value } ({ ROW($cards) })
        [partner] la costruzione da { $value } del compagno ({ ROW($cards) })
       *[opponent] una costruzione da { $value } di un avversario ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] la tua costruzione
        [partner] la costruzione del compagno
       *[opponent] la costruzione di un avversario
    }
book-example-pile-top = { CARDS($card) } in cima al mazzetto di un avversario
book-example-allowed = Esempio
book-example-forbidden = Non si può
book-example-pile = In cima al mazzetto di un avversario

## Quanto valgono le carte

book-example-queen = La tua donna prende l'altra donna, e anche il 9 e il 3, perché 9 + 3 = 12.
book-example-ace = Il tuo asso vale 14 e prende tutte e due le carte: 13 + 1 = 14.
book-example-in-hand = Nella tua mano { CARDS("10D") } vale 16, quindi prende il 9 e il 7.

## Prendere

book-example-take =
    { $deck_pack ->
        [italian_40] Il tuo fante prende l'altro fante, e anche il 5 e il 3, perché 5 + 3 = 8.
       *[other] Il tuo 8 prende l'altro 8, e anche il 5 e il 3, perché 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Prendi 6 + 1 o 5 + 2, ma non tutti e due.
       *[other] Prendi il 6 e l'asso, o il 5 e il 2, ma non tutti e quattro.
    }
book-example-pair-first = Devi prendere l'altro 7, non il 4 e il 3.
book-example-several = Giochi tutte e due le carte. Fanno 12, e prendono il 10 e il 2, e la donna.
book-example-several-large = Giochi tutte e tre le carte. Fanno 24, e prendono il 4, il 7 e il re: 4 + 7 + 13 = 24.
book-example-several-too-large = Le tue carte insieme fanno 15, che è più di { $capturing_hand_total_at_most }.
book-example-several-sets = Il fante vale 11, e così il 7 e il 4 insieme. Con tutte e tre le carte prendi il fante sul tavolo.
book-example-split = La costruzione vale solo 5. Non puoi sommarle il 2 per fare 7.
book-example-one-picture = Una donna prende solo una donna.
book-example-both-pictures = La tua donna prende tutte e due le donne.
book-example-top = Con un 8 prendi la tua costruzione, e il 7 sul tavolo insieme all'asso del mazzetto: 7 + 1 = 8.
book-example-equal = Non puoi prendere un 9 solo. Devi prenderli tutti e due, e puoi prendere anche il 5 e il 4.
book-example-must = Non puoi calare il 7, perché può prendere il 4 e il 3.
book-example-insist = Prendi solo l'altro 8 e finisci il turno. Un avversario può insistere perché tu prenda anche il 5 e il 3.
book-example-insist-add = Cali il 10 e finisci il turno. Un avversario può insistere perché tu aggiunga il 6 e il 3 alla tua costruzione.

## Costruire

book-example-make = Giochi il 5 sul 4 e dici «nove». In un turno successivo il tuo 9 può prendere tutte e due le carte.
book-example-multiple = Giochi il 5 sul 4 e aggiungi il 9. È una costruzione multipla da 9.
book-example-table-build = Prima di giocare metti insieme le tre carte come costruzione da 10, per il 10 che hai in mano.
book-example-base = Il 9 sul tavolo è una base, perché hai un 9. Aggiungi il 5 del mazzetto e il 4: una costruzione multipla da 9.
book-example-raise = Aggiungi il 2 alla costruzione e dici «nove». Ora la costruzione è tua.
book-example-raise-sets = Alzi la costruzione a 9 con il 2, e aggiungi il 9 del tavolo.
book-example-join = Aggiungi il tuo 6 e il 3. Ora la costruzione è multipla, e nessuno può alzarla.
book-example-join-theirs = Aggiungi il tuo 6 e il 3 alla costruzione. Ora è tua.
book-example-join-top = Aggiungi alla tua costruzione il 7 del mazzetto e il 2 del tavolo: 7 + 2 = 9.
book-example-steal = Aggiungi alla tua costruzione il tuo 7 e l'asso del mazzetto: 7 + 1 = 8.
book-example-separate = Il tuo 10 si può aggiungere a una delle costruzioni, ma non può farne una sola.
book-example-merge = Non puoi costruire 9 con il tuo 6 e il 3, perché c'è una costruzione da 9 a cui non puoi aggiungere.
book-example-hold = Non puoi prendere solo il 9 sciolto: il tuo unico 9 deve prendere la tua costruzione.
book-example-proven = Il compagno costruisce 8 con un asso, e il prossimo giocatore la prende. Quindi il compagno ha un 8, e tu puoi giocare il 2 sul 6 per costruire 8 per il compagno.
book-example-request-asked = Il compagno gioca un 9 per prendere la tua costruzione. Anche tu hai un 9, e gli chiedi di lasciarla. Allora il compagno vi aggiunge il 9, e la costruzione resta tua.

## Calare, scope, arance

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] Non puoi calare il 2, perché hai una costruzione. Puoi prenderla con il 9.
       *[anything] Non puoi calare il 2, perché hai una costruzione. Puoi prenderla con il 9.
    }
book-example-partner-nine = Il compagno ha costruito 9, e tu hai un 9. Puoi calarlo, e più tardi il compagno può prenderlo insieme alla sua costruzione.
book-example-sweep = Prendi tutte e due le carte. Il tavolo è vuoto: scopa!
book-example-big-sweep = Prendi tutte e quattro le carte. Il tavolo è vuoto: una scopa grande!
book-example-victim = L'avversario fa scopa con un 8. Tu cali un 7, e lo prendi subito con l'altro 7: scopa per te.
book-example-orange =
    { $deck_pack ->
        [rook_40] Prendi il 4 giallo e il 3 rosso con il 7 e chiami «arancia».
       *[other] Prendi { CARDS("4D") } e { CARDS("3H") } con il 7 e chiami «arancia».
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Esempio. Anna ha 19 punti e Berto ne ha 15. Anna fa più carte, due assi e due scope, ma non prende { CARDS("10D") }: non segna niente. Berto segna 6 con più picche, { CARDS("10D") }, { CARDS("2S") } e due assi, e vince con 21.
    }
