puzzle-about = Une position d’une partie de Casino, avec un seul meilleur coup. Le trouveras-tu ?
puzzle-number = Problème { $number }
puzzle-theme = Thème : { $theme }
puzzle-day = { $day }
puzzle-solved-before = déjà résolu
puzzle-rating = Ta cote : { $rating }
puzzle-rating-unsure = Ta cote : environ { $rating }

puzzle-give-hint = Donne-moi un indice
puzzle-show-solution = Voir la solution
puzzle-solution-counts = Ta première réponse compte pour ta cote aux problèmes. Voir la solution compte comme une mauvaise réponse.
puzzle-try-again = Réessayer
puzzle-next = Problème suivant
puzzle-answered = Tu as répondu. Réessaie, ou passe au problème suivant.

puzzle-right-now = Cette fois, c’est juste.
puzzle-wrong = Pas le meilleur coup.
puzzle-solution = La solution

puzzle-rating-rose = Ta cote aux problèmes est maintenant { $rating } (+{ $change }).
puzzle-rating-fell = Ta cote aux problèmes est maintenant { $rating } (−{ $change }).
puzzle-rating-same = Ta cote aux problèmes reste { $rating }.
puzzle-rating-practice = Ta cote aux problèmes reste { $rating } : seule ta première réponse à un problème compte.
puzzle-rated = Ce problème est coté { $rating }. Il entraîne : { $themes }.

puzzle-themes = Choisis un thème
puzzle-any-theme = Choisir pour moi
puzzle-solved-of = { $title } : { $solved } résolus sur { $puzzles }

puzzle-taken = Pris jusqu’ici

puzzle-task = Le problème
puzzle-help = Aide et réponses
