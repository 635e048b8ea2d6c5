book-short-aim =
    Des cartes sont visibles sur la table, et tu les prends avec les cartes de ta main. Quand toutes les cartes sont jouées, celles que tu as prises rapportent des points.
book-short-take =
    { $capturing_combinations ->
        [one] À ton tour, joue une carte. Elle prend une carte de la table de même valeur, ou un groupe de cartes dont la somme fait sa valeur : un 7 prend un autre 7, ou un 4 et un 3.
       *[many] { $capturing_from_hand ->
            [one_card] À ton tour, joue une carte. Elle prend les cartes de la table de même valeur, et les groupes de cartes dont la somme fait sa valeur : un 7 peut prendre un autre 7, et un 4 et un 3.
           *[other] À ton tour, joue une carte ou plusieurs ensemble. Elles prennent les cartes de la table de même valeur, et les groupes de cartes dont la somme fait cette valeur : un 7 prend un autre 7, ou un 4 et un 3, et un 6 et un as les prennent aussi.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Ou construis : réunis des cartes dont la somme fait une carte de ta main, pour les prendre toutes avec celle-ci plus tard. On peut aussi construire avec les seules cartes de la table. Les adversaires peuvent prendre ta construction, ou la monter à une autre valeur.
       *[hand] Ou construis : mets ta carte sur une carte de la table, pour qu’elles fassent ensemble la valeur d’une autre carte de ta main. Avec cette autre carte, tu peux prendre les deux à un prochain tour, si personne d’autre ne prend ou ne change la construction avant.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Les cartes prises ne sont pas à l’abri : tu peux ajouter à tes constructions la carte du dessus du tas d’un adversaire.
           *[pairs_of_four] Les cartes prises ne sont pas à l’abri : tu peux ajouter aux constructions de ton camp la carte du dessus du tas d’un adversaire.
        }
       *[others] { $capturing_tops ->
            [none] Les cartes prises ne sont pas à l’abri : tu peux ajouter à tes constructions la carte du dessus du tas d’un autre joueur.
           *[other] Les cartes prises ne sont pas à l’abri : tu peux prendre la carte du dessus du tas d’un autre joueur, ou l’ajouter à tes constructions.
        }
    }
book-short-trail = Sinon, laisse ta carte visible sur la table. Cela s’appelle poser.
book-short-scores = Ce qui rapporte : { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Le { book-side-that } marque gagne : une partie dure d’habitude une donne.
           *[other] On redonne jusqu’à ce qu’un { book-side } atteigne { $ending_target } points et gagne.
        }
        [1] Une partie dure une donne : le { book-side-that } a le plus de points gagne.
       *[other] Après { $ending_deals } donnes, le { book-side-that } a le plus de points gagne.
    }
