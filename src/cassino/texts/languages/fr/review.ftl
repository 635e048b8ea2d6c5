review-heading = Analyse
review-of = Analyse : { $title }
review-starting = L’analyse commence …
review-looking = Coup { $done } sur { $total } …
review-progress = Progression de l’analyse

review-chance =
    { FORM($side) ->
        [you] Tes chances de gagner
        [with-you] Chances de gagner de ton camp
       *[other] Chances de gagner ({ PLAYERS($side) })
    }
review-chances = Chances de gagner
review-chance-now =
    { FORM($side) ->
        [you] Tes chances sont maintenant de { $chance }.
        [with-you] Chances de ton camp maintenant : { $chance }.
       *[other] Chances maintenant ({ PLAYERS($side) }) : { $chance }.
    }
review-slider = Coup de la partie
review-with-keys = Les flèches vont de coup en coup, Page préc. et Page suiv. d’erreur en erreur, et Entrée va au coup ci-dessous.
review-with-fingers = Touche la courbe pour voir un coup.
review-face-up = Toutes les mains sont visibles ici. Le talon reste caché.

review-no-cards = Pas de cartes
review-nobody = personne
review-stock =
    { $stock ->
        [0] Il ne reste pas de cartes au talon.
        [one] Il reste { $stock } carte au talon.
       *[other] Il reste { $stock } cartes au talon.
    }
review-captured = Cartes prises : { SCORES($scores) }.

review-move-number = Coup { $number } <small>sur { $moves }, donne { $deal }</small>
review-spoken-move = Coup { $number }, donne { $deal } : { $text } { $name } { $chance }.
review-dealt = Puis des cartes ont été données. Chance, en points : { $points }.
review-choices = Les coups et ce qu’ils valent
review-column-move = Coup
review-column-chance = Chances
review-played = joué
review-next = Suivant
review-next-mistake = Erreur suivante
review-play-on = Jouer à partir d’ici

review-turning-points = Tournants
review-go-to-move = Coup { $number }
review-first-cards = Les premières cartes
review-players = Joueurs
review-luck = Chance et talent
review-luck-table = Chance et talent en points
review-part-seat = Place
review-part-luck = Cartes
review-part-skill = Talent
review-part-hidden = Cartes cachées
review-part-result = Résultat
review-par = Jeu parfait
review-par-table = Jeu parfait de chaque donne, en points
review-column-deal = Donne
review-column-side = Camp
review-column-played = Joué
review-column-lost = Perdu par { PLAYERS($side, case: "inside") }
review-par-from = Donne { $deal }, à partir du <link>coup { $move }</link>
review-download = Télécharger en HTML
review-news = Le coup affiché
