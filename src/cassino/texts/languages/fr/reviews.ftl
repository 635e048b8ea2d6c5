deals =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
review-won =
    { FORM($winners) ->
        [you] { SCORES($scores) } après { deals }. Tu as gagné.
        [one] { SCORES($scores) } après { deals }. { PLAYERS($winners) } a gagné.
        [with-you] { SCORES($scores) } après { deals }. { PLAYERS($winners) }, vous avez gagné.
       *[several] { SCORES($scores) } après { deals }. { PLAYERS($winners) } ont gagné.
    }
review-unfinished = { SCORES($scores) } après { deals }. La partie n’est pas encore finie.

a-fault =
    { $grade ->
        [inaccuracy] Une imprécision
        [mistake] Une erreur
       *[blunder] Une gaffe
    }
review-move =
    { $grade ->
        [forced] Il n’y avait pas le choix.
        [best] Le meilleur coup.
       *[good] Un bon coup.
    }
review-fault = { a-fault } : cela a coûté environ { points }.
review-fault-exact = { a-fault } : cela a coûté { points }.
review-better = { a-fault }. Environ { points } de mieux avec :

review-no-choice = Il n’y avait rien à choisir.
review-player =
    Précision { $accuracy } %. Sur { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    }, les coups plus faibles ont coûté { $points ->
        [0] zéro point
       *[other] environ { points }
    } : { $inaccuracies ->
        [0] pas d’imprécision
        [1] 1 imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [0] pas d’erreur
        [1] 1 erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [0] pas de gaffe
        [1] 1 gaffe
       *[other] { $blunders } gaffes
    }.

review-perfect = À cartes découvertes, ceci aurait rapporté { points } de plus :
review-perfect-other = À cartes découvertes, un autre coup aurait rapporté { points } de plus.

review-cards-favor =
    { FORM($side) ->
        [you] Les nouvelles cartes te favorisent.
        [with-you] Les nouvelles cartes favorisent ton camp.
       *[other] Les nouvelles cartes favorisent { PLAYERS($side) }.
    }

review-left-out =
    { $count ->
        [1] La dernière donne n’est pas analysée
       *[other] Les { $count } dernières donnes ne sont pas analysées
    }, car la partie est trop longue. Le score est celui de toute la partie.

review-cut-short =
    { $count ->
        [1] Un coup a été jugé
       *[other] { $count } coups ont été jugés
    } de moins près, faute de temps. Les nombres sont plus approximatifs, et une autre analyse peut différer.
review-plain = Le moteur rapide n’est pas installé ici. Cette analyse n’a donc redonné les cartes cachées que { $worlds } fois pour chaque coup, au lieu de { $usual } : ses jugements et ses nombres sont plus approximatifs.

review-breakdown-explained = Place, Cartes, Talent et Cartes cachées s’additionnent pour faire le Résultat. Place : ce que vaut la place à la table avant la distribution. Cartes : la chance à la distribution. Talent : les points que les autres camps ont perdus par des coups plus faibles, moins ceux que ce camp a perdus. Cartes cachées : ce que personne ne pouvait voir en choisissant, et l’erreur de ces estimations.

review-perfect-explained = Jeu parfait : l’avance que le camp aurait eue si tout le monde avait vu toutes les cartes, même celles du talon.
