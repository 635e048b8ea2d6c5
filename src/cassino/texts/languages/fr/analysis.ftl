analysis-player = Joueur { $letter }
analysis-nothing-to-review = Aucune donne de cette partie n’est encore finie : il n’y a rien à analyser.

analysis-puzzle-number = Il n’y a pas de problème { $number } : les problèmes vont de 1 à { $last }.
analysis-puzzle-move = { $move } n’est pas un coup dans { $position } : { $problem }
analysis-puzzle-position = Ce n’est pas une position : { $position }. { $problem }
analysis-no-puzzle = Ce n’est pas un problème : { $line } ({ $problem })
analysis-puzzle-search = Impossible de chercher dans { $position } : { $problem }
analysis-puzzle-unclear = { $position } : { $move } n’est pas le seul coup nettement meilleur.
analysis-puzzle-worth = { $position } : ses coups ont d’autres valeurs.
analysis-puzzle-easy = { $position } : un joueur simple trouve la solution.
analysis-puzzle-skills = { $position } : cela entraîne d’autres compétences, ou commence avec une autre cote.

analysis-heading = { $title } : { $sides }.
analysis-graph = Chances de gagner ({ PLAYERS($side, case: "inside") }), toutes mains visibles :
analysis-turning-points = Tournants :
analysis-no-turning-points = Pas de tournants.
analysis-turning-point =
    { $number ->
        [0] Avant le premier coup, donne { $deal } : { $told } ({ PLAYERS($side) } { $swing } %)
       *[other] Coup { $number }, donne { $deal } : { $told } ({ PLAYERS($side) } { $swing } %)
    }
analysis-where = Coup { $number }, donne { $deal }
analysis-luck = Chance et talent, en points :
analysis-side-deal = { PLAYERS($side) }, donne { $deal } : { $told }
analysis-breakdown = place { $seat }, cartes { $cards }, talent { $skill }, cartes cachées { $hidden } ; résultat { $result }
analysis-par-part =
    { $part ->
        [whole] Donne { $deal }, en entier
       *[rest] Donne { $deal }, à partir du coup { $move }
    }
analysis-par = { $part } : jeu parfait { PLAYERS($side, case: "inside") } { $margin }, joué { $played } ; perdu par { $lost }
analysis-mistakes = Erreurs :
analysis-no-mistakes = Pas d’erreurs.
analysis-move = Coup { $number }, donne { $deal }, { NAME($who, case: "inside") } : { $move }. { $verdict } Chances de gagner ({ PLAYERS($side, case: "inside") }) : { $chance } %.
analysis-better = Mieux : { $move }. { $reason }
analysis-played = Joué : { $reason }
analysis-value = { $number }. { $move } : { $value } points, partie { $chance }. { $reason }

analysis-page-chance =
    { $whose ->
        [you] Tes chances de gagner
       *[others] Chances de gagner : { $sides }
    }
analysis-graph-label = Chances de gagner après chaque coup : { $sides }
analysis-move-told = Coup { $number } : { $told }
analysis-page-graph = Toutes les mains sont visibles, le talon est inconnu. Les gros points sont des tournants, les petits des erreurs.
analysis-page-lost = Perdu par { PLAYERS($side, case: "inside") }
analysis-page-ahead = Points d’avance
analysis-page-to-win = Chances de gagner
analysis-page-why = Pourquoi
analysis-page-dealt =
    { WHO($who) ->
        [you] Tu as donné.
       *[other] { NAME($who) } a donné.
    } Points : { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (joué)
       *[no] { $move }
    }
analysis-page-build = construction de { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Table : { $table }. { $hands }. Il reste { $stock } carte.
       *[other] Table : { $table }. { $hands }. Il reste { $stock } cartes.
    }
