### Che cosa si può concordare prima di giocare

book-agreed-alone = Si può giocare in quattro anche senza coppie, ognuno per sé.
book-agreed-any-cut = Potete tenere ogni taglio, o scegliere altri motivi per tagliare di nuovo. Molti tavoli hanno una regola loro.
book-agreed-one-build = Finché restano carte da pescare, alcuni permettono una sola costruzione alla fine del turno.
book-agreed-proven = Nel gioco a coppie, alcuni permettono di costruire per il compagno se le sue giocate provano che ha la carta giusta (vedi «Casino dominicano a coppie»).
book-agreed-sweeps = Potete contare le scope, 1 punto ciascuna.
book-agreed-no-sweeps = Potete giocare senza punti per le scope.
book-agreed-no-record =
    Alcuni non contano affatto le scope di { $seating_sides ->
        [solo] un giocatore vicino
       *[pairs_of_four] una squadra vicina
    } a { $ending_target } punti: non annullano nemmeno le altre.
book-agreed-majorities = Più carte può valere 2 invece di 3, e più picche 2 invece di 1.
book-agreed-from-16 = Alcuni mettono limiti ai punti da 16 in poi (vedi «Casino dominicano, limitato da 16»).
book-agreed-to-11 = Potete giocare a 11 punti invece che a { $ending_target }.
book-agreed-to-15 = Per una partita breve, giocate a 15 punti invece che a { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Potete stabilire una penalità per una presa sbagliata: vale come carta calata, e la carta giocata resta sul tavolo.
       *[other] Potete stabilire penalità per gli errori: una presa sbagliata vale come carta calata, e ogni avversario ha 1 punto per una costruzione che chi l'ha fatta non può prendere.
    }
