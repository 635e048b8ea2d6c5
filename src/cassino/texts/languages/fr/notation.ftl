notation-at-column =
    { $found ->
        [none] Ligne { $line }, colonne { $column } : { $problem }
       *[other] Ligne { $line }, colonne { $column } ({ $found }) : { $problem }
    }
notation-at-line = Ligne { $line } : { $problem }
notation-at-letter = À la lettre { $letter } : { $problem }

notation-move = Tape un coup, par exemple { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 ou { $raise }.
notation-nothing-more = Le coup est complet avant cela. Enlève le reste.
notation-target = Tape { $target }, les points qui gagnent la partie.
notation-insist = Dis ce que tu exiges : { $capture }, { $additions } ou { $both }.
notation-x-or-value = Ajoute x et ce que prend la carte, ou = et la valeur de la construction.
notation-several = Plusieurs coups correspondent, par exemple { $moves }. Précise les couleurs, ou écris l’un d’eux.
notation-trail = Dis quelle carte poser : { $cards }.
notation-x = Tape x et ce que prennent les cartes.
notation-with = Ajoute { $word } et la carte qui les prend.
notation-order = Donne les cartes dans leur ordre sur le tas, la plus basse en premier.
notation-raise =
    { $builds ->
        [none] Cette carte ne peut pas monter une construction ainsi. Nomme la construction et sa nouvelle valeur.
       *[other] Dis quelle construction monter : { $builds }.
    }
notation-raise-card = Pour monter une construction, il faut une carte de ta main.
notation-one-raise = On ne monte qu’une construction à la fois, et les autres doivent avoir la nouvelle valeur : { $build } vaut { $other }, pas { $value }.
notation-out = Tape { $word } après : { $whole }.
notation-twice = { $name } est nommé deux fois.
notation-hand =
    { $cards ->
        [none] Tu n’as plus de carte à jouer.
       *[other] { $card } n’est pas dans ta main : { $cards }.
    }
notation-card = Tape une carte, par exemple { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] Tu n’as pas de carte de ce rang en main. Tape la carte avec sa couleur.
               *[table] Il n’y a pas de carte de ce rang sur la table. Tape la carte avec sa couleur.
            }
       *[other] Dis de quelle carte tu parles : { $cards }.
    }
notation-card-or-build = Tape une carte ou une construction.
notation-build = Tape une construction : b1, ou ses cartes entre crochets.
notation-bracket = Tape une carte de la construction, ou ] pour la fermer.
notation-equals = Ajoute = et la valeur de la construction.
notation-value = Tape la valeur de la construction, un nombre de 1 à 14.
notation-build-number =
    { $count ->
        [0] Il n’y a pas de construction sur la table.
        [one] Il n’y a qu’une construction sur la table : b1.
       *[other] Les constructions sur la table vont de b1 à b{ $count }.
    }
notation-whole-build = Une construction se prend entière : nomme tout { $build }.
notation-no-build = Aucune construction sur la table n’est faite de ces cartes.
notation-not-on-table = { $card } n’est pas sur la table.
notation-nowhere = { $card } n’est ni dans ta main ni sur la table.
notation-one-card =
    { $count ->
        [0] Nomme une carte de ta main.
        [one] Nomme une carte de ta main.
       *[other] Tu ne peux jouer qu’une carte de ta main : { $cards } en utilise { $count }.
    }
notation-player = Tape la lettre d’un joueur, de A à { $last }.

notation-side = Tape la lettre d’un camp, de A à { $last }.
notation-number = Tape un nombre de { $least } à { $most }.
notation-one-of = Tape l’un de : { $words }.
notation-hidden = Une position à jouer n’a pas de cartes cachées. Nomme la carte.
notation-bar = Ici, rien ne peut suivre sauf | et la partie suivante.
notation-lacks-part = Il manque la partie { $part }.
notation-part-twice = { $part } y est deux fois.
notation-variant-and-players = Commence par une variante et le nombre de joueurs, par exemple casino 2.
notation-carried = Il n’y a que { $items } éléments qui peuvent recevoir des points reportés.
notation-sweep = Tape un coup de balai, par exemple { $example }.
notation-build-such-as = Tape une construction, par exemple { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Une carte est cachée, mais { $unnamed } ne sont pas nommées.
       *[other] { $hidden } cartes sont cachées, mais { $unnamed } ne sont pas nommées.
    }

notation-line = Chaque ligne est [Clé] valeur, ou un coup comme 1 A: trail 4C.
notation-line-missing = La ligne { $line } manque ici.
notation-first-line = Un relevé de partie commence par { $line }.
notation-after-result = Rien ne peut suivre [Result].
notation-not-in-header = { $line } ne peut pas être ici : cette ligne va dans une donne.
notation-no-rules = Avant cela, il faut une ligne [Rules] avec une variante, ou [House rules] avec leur texte.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where } : { $problem }
    }
notation-no-players = Avant cela, il faut une ligne [Players] avec leur nombre.
notation-players = Ces règles sont pour d’autres nombres de joueurs : { $known }.
notation-cards-missing = Le jeu n’est pas complet. Il manque : { $cards }
notation-no-more-deals = Il ne peut pas y avoir d’autre donne. { $problem }
notation-other-game = Cette position vient d’un autre jeu, ou vaut pour un autre nombre de joueurs.
notation-other-dealer = Le donneur est { $player }.
notation-misdeal = Tape le genre de maldonne ({ $kinds }) et la lettre d’un joueur, de A à { $last }.
notation-points-missing = La donne est finie : [Points] doit suivre ici.
notation-turn = C’est le tour { $turn }.
notation-whose-turn = C’est à { $player } de jouer.
notation-differs = Cela ne correspond pas aux coups. Ce devrait être { $line }.
notation-unfit-note = Cela ne peut pas être une ligne de relevé : { $line }
notation-seed = [Seed] doit être un nombre jusqu’à { $largest }.
notation-half-promise = L’en-tête demande à la fois [Commitment] et [Opening seed], ou aucun des deux.
notation-no-commitment = Cette donne a une graine ou des sels, mais l’en-tête n’a pas de [Commitment].
notation-salts = Tape les lettres des joueurs, chacune une fois et suivie d’un sel.
notation-link = Tape 64 chiffres hexadécimaux, en minuscules.

notation-table = { $title }, tour { $turn } : { $progress }
notation-table-loose =
    { $cards ->
        [none] Table : pas de cartes libres
       *[other] Table : { $cards }
    }
notation-table-shown = Montré par { $name } : { $cards }, pour prendre { $taken }
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name } : pas de cartes (doit jouer, donneur)
                [turn] { $name } : pas de cartes (doit jouer)
                [dealer] { $name } : pas de cartes (donneur)
               *[none] { $name } : pas de cartes
            }
       *[other]
            { $role ->
                [both] { $name } : { $cards } (doit jouer, donneur)
                [turn] { $name } : { $cards } (doit jouer)
                [dealer] { $name } : { $cards } (donneur)
               *[none] { $name } : { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Talon : { $count } carte
       *[other] Talon : { $count } cartes
    }
notation-table-bottom = Dernière carte du talon : { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } vaut { $value }, simple, à personne
               *[multiple] { $cards } vaut { $value }, multiple, à personne
            }
       *[other]
            { $kind ->
                [simple] { $cards } vaut { $value }, simple, à { $owner }
               *[multiple] { $cards } vaut { $value }, multiple, à { $owner }
            }
    }
notation-table-over = la donne est finie
notation-table-waits = cartes à donner
notation-table-turn =
    { $doing ->
        [insist] à { $name } d’exiger davantage ou de laisser passer
        [orange] à { $name } d’annoncer une orange ou de passer
        [request] à { $name } de demander la construction ou de passer
        [answer] à { $name } de laisser la construction ou de la prendre
       *[play] à { $name } de jouer
    }
notation-table-played = a joué { $cards }
notation-table-must-take = doit prendre la construction de { value }
notation-table-duty =
    { $duty ->
        [capture] doit prendre tout ce que la carte jouée peut prendre
        [additions] doit ajouter tout ce qui peut l’être
       *[both] doit prendre et ajouter tout ce qui est possible
    }
notation-table-plays = a { $count } coups
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Tas ({ $name }) : { $count } carte
               *[other] Tas ({ $name }) : { $count } cartes
            }
       *[other]
            { $count ->
                [one] Tas ({ $name }) : { $count } carte, { $top } sur le dessus
               *[other] Tas ({ $name }) : { $count } cartes, { $top } sur le dessus
            }
    }
notation-table-sweeps =
    { $count ->
        [one] { $count } coup de balai
       *[other] { $count } coups de balai
    }
notation-table-oranges =
    { $count ->
        [one] { $count } orange
       *[other] { $count } oranges
    }
notation-table-penalty = { $points } pour des erreurs
notation-table-score = score de la partie { $score }
