### Le pagine della Scuola di Casino e delle sue lezioni

learn-school = Scuola di Casino
learn-about = Impara il Casino in tre minuti: brevi lezioni a un tavolo vero.
learn-lead = Sei a un tavolo vero, e ogni carta che giochi ha una risposta. Non serve esperienza.
learn-well = Giocarlo bene
learn-continue = Continua: { $title }
learn-all-done = Hai fatto tutte le lezioni.
learn-done = Fatta
learn-partly-done = { $done } su { $steps } fatti
learn-foreign = Alcune lezioni che hai fatto sono di un'altra versione di Cassino. I tuoi progressi restano.
learn-skills = Le tue abilità
learn-skills-about = È quello che mostrano le tue ultime partite. Tocca un'abilità per vedere la sua lezione.
learn-other-games = In che cosa sono diversi gli altri giochi?
learn-other-games-about = Quando conosci il gioco base, per ognuno di questi bastano dieci frasi.

### Una lezione

learn-lesson = Lezione
learn-lesson-about = Una lezione di Casino a un tavolo vero.
learn-teacher = La lezione
learn-news = Novità della lezione
learn-heading = { $title }, passo { $step } di { $steps }.
learn-step = Passo { $step } di { $steps }
learn-steps-done = Tutti i passi sono fatti
learn-press-continue = Premi Continua sopra il tavolo.
learn-not-yet = Non ancora.
learn-right-mark = Giusto!
learn-task-again = Rileggi il compito
learn-well-done = Ben fatto!
learn-finished = Hai finito «{ $title }», lezione { $number } di { $of }.
learn-next = Prossima: { $title }
learn-last = Era l'ultima. Ora conosci tutto il gioco.
learn-again = Rifalla
learn-first-deal = Gioca una prima mano

### La prima mano

learn-turn = Turno { $turn } di { $turns }
learn-start-over = Ricomincia
learn-play-again = Giocala ancora
learn-stars =
    { $stars ->
        [one] { $stars } stella su { $lessons }
       *[other] { $stars } stelle su { $lessons }
    }
learn-first-game = Gioca una partita facile, con l'allenatore
learn-times = Le prime { $first } lezioni durano circa tre minuti, tutte e { $lessons } circa dodici.
