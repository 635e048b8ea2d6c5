### Problemi

puzzle-known = Tutte le altre carte sono uscite, quindi conosci le carte dell'avversario. Trova la giocata migliore.
puzzle-hidden = Alcune carte sono coperte, come al tavolo. Trova la giocata migliore contro quasi tutto quello che possono avere gli altri.

puzzle-hint-build = Una costruzione vale più di tutto quello che puoi prendere ora.
puzzle-hint-raise = Una costruzione si può alzare.
puzzle-hint-steal = Puoi prendere quello su cui conta un altro giocatore.
puzzle-hint-trail = Devi calare una carta. Quale è sicura?
puzzle-hint-last = Chi fa l'ultima presa prende le carte rimaste sul tavolo.
puzzle-hint-majority = È in gioco una maggioranza.
puzzle-hint-count = Puoi ricavare ogni carta: conta.

puzzle-and-so-on = E così via.
puzzle-ends = La mano finisce: { SCORES($scores) }.
puzzle-next-best = La seconda giocata migliore:
puzzle-then-ends = Poi la mano finisce: { SCORES($scores) }.
puzzle-difference = { $title }: { SCORES($scores) } invece di { SCORES($instead) }.

puzzle-better-by = Vale { points } in più della seconda giocata migliore.
puzzle-better-about = In media vale circa { points } in più della seconda giocata migliore.
puzzle-worse-by = Un'altra giocata porta { points } in più.
puzzle-worse-about = In media un'altra giocata porta circa { points } in più.
puzzle-worse-at-least = Un'altra giocata porta almeno { points } in più.

puzzle-best-often =
    { $tenths ->
        [10] È quasi sempre la giocata migliore, qualunque cosa abbiano gli altri.
       *[other] Risulta la migliore circa { $tenths } volte su 10, contando tutte le carte che gli altri possono avere.
    }

puzzle-theme-endgame = Ultime prese
puzzle-trains = Allena: { $themes }.
