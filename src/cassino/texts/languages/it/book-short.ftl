### Il regolamento in mezza pagina

book-short-aim =
    Con le carte che hai in mano prendi le carte scoperte sul tavolo. Quando tutte le carte sono giocate, quelle che hai preso danno punti.
book-short-take =
    { $capturing_combinations ->
        [one] Al tuo turno gioca una carta. Prende una carta del tavolo dello stesso valore, o un gruppo di carte che fanno la stessa somma: un 7 prende un altro 7, o un 4 e un 3.
       *[many] { $capturing_from_hand ->
            [one_card] Al tuo turno gioca una carta. Prende le carte del tavolo dello stesso valore, e i gruppi di carte che fanno la stessa somma: un 7 può prendere un altro 7, e un 4 e un 3.
           *[other] Al tuo turno gioca una carta o più carte insieme. Prendono le carte del tavolo dello stesso valore, e i gruppi di carte che fanno la stessa somma: un 7 prende un altro 7, o un 4 e un 3, e li prendono anche un 6 e un asso.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Oppure costruisci: metti insieme carte che danno la somma di una delle tue, e prendile tutte più tardi con quella. Si può costruire anche con sole carte del tavolo. Gli avversari possono prendere la tua costruzione, o alzarla a un altro valore.
       *[hand] Oppure costruisci: metti la tua carta su una carta del tavolo, così che insieme facciano il valore di un'altra delle tue. In un turno successivo puoi prenderle tutte con quella, se nessun altro prende o cambia prima la costruzione.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un avversario alle tue costruzioni.
           *[pairs_of_four] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un avversario alle costruzioni della tua squadra.
        }
       *[others] { $capturing_tops ->
            [none] Le carte prese non sono al sicuro: puoi aggiungere la carta in cima al mazzetto di un altro alle tue costruzioni.
           *[other] Le carte prese non sono al sicuro: puoi prendere la carta in cima al mazzetto di un altro, o aggiungerla alle tue costruzioni.
        }
    }
book-short-trail = Altrimenti lascia la tua carta scoperta sul tavolo. Si dice calare.
book-short-scores = Danno punti: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Vince { $seating_sides ->
                [solo] il
               *[pairs_of_four] la
            } { book-side } che segna: di solito la partita è di una mano.
           *[other] Si danno altre mani finché { $seating_sides ->
                [solo] un giocatore
               *[pairs_of_four] una squadra
            } arriva a { $ending_target } punti e vince.
        }
        [1] La partita è di una mano: vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti.
       *[other] Dopo { $ending_deals } mani vince { $seating_sides ->
            [solo] il
           *[pairs_of_four] la
        } { book-side } con più punti.
    }
