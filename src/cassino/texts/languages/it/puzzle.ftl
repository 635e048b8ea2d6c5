### La pagina di un problema

puzzle-about = Una posizione di una partita di Casino con una sola giocata migliore. La trovi?
puzzle-number = Problema { $number }
puzzle-theme = Tema: { $theme }
puzzle-day = { $day }
puzzle-solved-before = già risolto
puzzle-rating = Il tuo rating: { $rating }
puzzle-rating-unsure = Il tuo rating: circa { $rating }

puzzle-give-hint = Dammi un suggerimento
puzzle-show-solution = Mostra la soluzione
puzzle-solution-counts = La tua prima risposta conta per il tuo rating nei problemi. Mostrare la soluzione conta come risposta sbagliata.
puzzle-try-again = Riprova
puzzle-next = Prossimo problema
puzzle-answered = Hai risposto. Riprova, o passa al prossimo problema.

puzzle-right-now = Questa volta è giusto.
puzzle-wrong = Non è la giocata migliore.
puzzle-solution = La soluzione

puzzle-rating-rose = Il tuo rating nei problemi ora è { $rating } (+{ $change }).
puzzle-rating-fell = Il tuo rating nei problemi ora è { $rating } (−{ $change }).
puzzle-rating-same = Il tuo rating nei problemi resta { $rating }.
puzzle-rating-practice = Il tuo rating nei problemi resta { $rating }: conta solo la prima risposta.
puzzle-rated = Questo problema ha rating { $rating }. Allena: { $themes }.

puzzle-themes = Scegli un tema
puzzle-any-theme = Scegli per me
puzzle-solved-of = { $title }: risolti { $solved } su { $puzzles }

puzzle-taken = Prese finora

puzzle-task = Il problema
puzzle-help = Aiuto e risposte
