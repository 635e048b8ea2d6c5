book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Joue une carte de ta main : prends des cartes avec elle, ou pose-la.
           *[other] Prends des cartes avec une carte de ta main ou avec plusieurs ensemble, ou poses-en une seule.
        }
       *[hand] Joue une carte de ta main, et sers-t’en d’une seule façon : prends des cartes avec elle, construis avec elle, ou pose-la.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Quand ta main est vide, tu passes tes tours jusqu’à la tournée suivante. Les joueurs qui ont encore des cartes continuent, un coup par tour.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Un tour peut avoir plusieurs étapes, dans n’importe quel ordre. Dans l’une d’elles, et une seule, tu joues une carte de ta main : tu prends, construis, ajoutes à une construction, en montes une, ou poses. Avant et après, tu peux construire et ajouter avec les seules cartes déjà en jeu, autant que tu veux. Dis quand ton tour est fini.{ $dealing_replenish ->
            [draw] {" "}C’est seulement alors que tu pioches.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Ne fais pas d’étape après laquelle tu ne pourrais plus finir ton tour selon les règles.
       *[other] { "" }
    }

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Une carte à nombre prend
           *[other] Une carte prend
        } les cartes de la table de même valeur, et les groupes de cartes de la table dont la somme fait sa valeur. Tu peux prendre plusieurs cartes et groupes en un coup, mais chaque carte ne compte que dans un groupe.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Une carte à nombre prend
           *[other] Une carte prend
        } une seule chose : une carte de la table de même valeur, ou un groupe de cartes de la table dont la somme fait sa valeur{ $building_source ->
            [none] { "" }
           *[other] , ou une construction
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] S’il y a sur la table une carte de même valeur, c’est elle que tu dois prendre, et pas un groupe. S’il y en a plusieurs, choisis-en une.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Tu peux jouer plusieurs cartes ensemble. Elles comptent pour leur total, et prennent les cartes et les groupes de ce total{ $small_limit ->
            [yes] { "" }
           *[no] : un 9 et un 3 prennent une dame, ou un 10 et un 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Le total ne peut pas dépasser { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Tu peux jouer plusieurs cartes ensemble, en un groupe ou en plusieurs groupes de même valeur. Elles prennent les cartes et les groupes de cette valeur.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Un groupe ne peut pas compter plus de { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Une construction ne se prend qu’avec une carte de sa valeur, et entière, peu importe à qui elle est. Elle n’entre jamais dans une somme.
               *[many] Une carte prend aussi les constructions de sa valeur, peu importe à qui elles sont. Une construction ne se prend qu’entière, et n’entre jamais dans une somme.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Une carte peut aussi prendre une construction de sa valeur, peu importe à qui elle est.
           *[many] Une carte prend aussi les constructions de sa valeur, peu importe à qui elles sont.
        } Dans une somme, une construction simple d’un adversaire compte comme une carte de sa valeur : avec un 9, tu peux prendre une construction de 8 d’un adversaire et un as. Les constructions multiples et celles de ton propre camp n’entrent jamais dans une somme. Une construction ne se prend qu’entière.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Une figure prend une figure de même rang. S’il y en a plusieurs, choisis-en une.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Une figure prend autant de figures de même rang que tu veux.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Une figure prend une figure de même rang ou trois, jamais deux. S’il y en a deux, choisis-en une.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] La carte du dessus du tas de chaque adversaire est une carte de la table de plus, que tu peux prendre seule ou dans un groupe. Un coup ne prend qu’une carte de chaque tas.
       *[others] La carte du dessus du tas de chaque autre joueur est une carte de la table de plus, que tu peux prendre seule ou dans un groupe. Un coup ne prend qu’une carte de chaque tas.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Tu peux prendre moins de cartes que possible, ou poser une carte qui pourrait prendre, sauf si un adversaire exige davantage.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Prendre n’est jamais obligatoire. Tu peux prendre moins de cartes que possible, ou poser une carte qui pourrait prendre.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Prendre n’est jamais obligatoire. Tu peux poser une carte qui pourrait prendre.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Une carte qui peut prendre doit prendre : tu ne peux pas la poser{ $building_source ->
            [none] { "" }
           *[other] {" "}ni construire avec elle
        }. Tu choisis quelle carte jouer et ce qu’elle prend.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Tu ne peux pas poser une carte qui peut prendre. Prends avec elle{ $building_source ->
            [none] { "" }
           *[other] , construis avec elle
        }, ou joue une autre carte. Tu choisis ce qu’elle prend.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Tu ne peux pas poser une carte s’il y a sur la table une carte libre égale. { $building_source ->
            [none] Tu dois prendre toutes les cartes libres qui lui sont égales.
           *[other] Sers-t’en pour construire, ou prends toutes les cartes libres qui lui sont égales.
        } Pour le reste, à toi de voir : aucun groupe{ $building_source ->
            [none] { "" }
           *[other] {" "}et aucune construction
        } n’est obligatoire.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Tous les { book-aces } sont égaux, qu’ils comptent 1 ou 14. Un { book-ace } qui prend doit donc prendre aussi tous ceux qui sont libres, seuls ou dans un groupe.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Si tu laisses des cartes que tu aurais pu prendre, les autres peuvent le signaler{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(« { $words_left_behind } »)
        }. Cela ne coûte rien.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Quand tu finis ton tour, un adversaire peut exiger deux choses. Si tu as pris ou posé, la carte que tu as jouée doit prendre tout ce qu’elle peut. Et toutes les cartes libres et cartes du dessus des tas qui conviennent doivent s’ajouter { book-play-own-builds }, sans autre carte de ta main.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Avant de finir ton tour, si tu as pris ou posé, la carte que tu as jouée doit prendre tout ce qu’elle peut. Et toutes les cartes libres et cartes du dessus des tas qui conviennent doivent s’ajouter { book-play-own-builds }, sans autre carte de ta main.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Là où des groupes ont des cartes communes, tu choisis, pourvu qu’on ne puisse rien ajouter de plus. Une carte entrée dans une construction n’est pas tenue de prendre.
    }

book-play-trail = Pour poser, laisse la carte que tu joues sur la table, visible : c’est une carte libre.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Tu ne peux poser que si aucune de tes cartes ne peut rien prendre. Pose alors celle que tu veux.
           *[other] Tu ne peux poser que si aucune de tes cartes ne peut rien prendre ni construire. Pose alors celle que tu veux.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Tant que tu as une construction, tu ne peux pas poser : { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] Au tour après avoir fait ou changé une construction, tu ne peux pas poser si elle est encore à toi : { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Tant que tu as une construction et qu’il reste des cartes à piocher,
           *[other] { $stock ->
                [two] À deux joueurs, tant que tu as une construction et qu’il reste des cartes à donner,
               *[other] Tant que tu as une construction et qu’il reste des cartes à donner,
            }
        } tu ne peux pas poser : { book-play-owner-must }. Ensuite, tu peux.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Tu peux poser même si tu as une construction, pourvu que tu gardes une carte qui la prend.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] prends quelque chose, ou ajoute à ta propre construction. Faire une seconde construction ou en monter une ne suffit pas
       *[anything] prends quelque chose ou construis. N’importe quelle prise ou construction convient
    }
book-play-partner-build =
    { $partner_binds ->
        [no] La construction de ton partenaire ne t’empêche pas de poser.
       *[other] { "" }
    }

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Mets les cartes que tu prends sur { book-play-pile }, face cachée, avec { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Mets les cartes que tu prends par-dessus { book-play-pile }, face visible, avec { book-play-played }.
    }
# Après « s'ajouter »
book-play-own-builds =
    { $seating_sides ->
        [solo] à tes constructions
       *[pairs_of_four] aux constructions de ton camp
    }
book-play-pile =
    { $seating_sides ->
        [solo] ton tas
       *[pairs_of_four] { $piling_of ->
            [player] ton propre tas
           *[side] le tas de ton camp
        }
    }
book-play-played =
    { $capturing_from_hand ->
        [one_card] la carte que tu as jouée
       *[other] les cartes que tu as jouées
    }
book-play-order-free =
    { $pile_order ->
        [free] Empile les cartes d’une prise dans l’ordre que tu veux, à l’abri du regard des adversaires, avec sur le dessus la carte qui les a prises.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Empile les cartes d’une prise comme elles sont venues sur la table : la plus ancienne tout en bas, celles d’une construction dans l’ordre où on les a ajoutées, et la carte qui a pris sur le dessus.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Empile les cartes d’une prise par valeur, y compris celle qui a pris, la plus petite sur le dessus.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Les figures vont sous toutes les cartes à nombre du tas, par-dessus les figures déjà là.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Tu peux aussi mettre les figures que tu prends dans le tas de ton partenaire, de la même façon.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Quand tu ajoutes à une construction ou à une base, tu peux te servir de la carte du dessus du tas d’un adversaire comme d’une carte libre. Un groupe ne peut utiliser qu’une carte de chaque tas, mais le groupe suivant peut utiliser la carte du dessous. { $seating_sides ->
            [solo] Ton propre tas ne peut pas servir.
           *[pairs_of_four] Les tas de ton camp ne peuvent pas servir.
        }
        [steps_others] Quand tu ajoutes à une construction ou à une base, tu peux te servir de la carte du dessus de tout autre tas comme d’une carte libre{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , même de celui de ton partenaire
        }. Un groupe ne peut utiliser qu’une carte de chaque tas, mais le groupe suivant peut utiliser la carte du dessous. Ton propre tas ne peut pas servir.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Quand tu ajoutes une carte de ta main à ta propre construction, tu peux y ajouter aussi les cartes du dessus des tas des adversaires, avec ta carte ou en groupe à part : une de chaque tas. On ne vole pas pour une nouvelle construction ni pour en monter une.
        [hand_others] Quand tu ajoutes une carte de ta main à ta propre construction, tu peux y ajouter aussi les cartes du dessus des tas des autres joueurs, avec ta carte ou en groupe à part : une de chaque tas. On ne vole pas pour une nouvelle construction ni pour en monter une.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Après le dernier coup de la donne, les cartes qui restent sur la table vont au { book-side-that } a pris en dernier. Si personne n’a rien pris, elles ne comptent pour personne.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Les cartes qui restent sur la table après le dernier coup de la donne ne comptent pour personne.
       *[last_capturer] { "" }
    }

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Prendre tout ce qui est sur la table (un coup de balai) ne rapporte rien.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Prendre tout ce qui est sur la table est un coup de balai et rapporte { $sweeping_points ->
            [one] { $sweeping_points } point
           *[other] { $sweeping_points } points
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Un coup de balai de { $sweeping_large_from } cartes ou plus, { $sweeping_count_played ->
                [yes] carte jouée comprise
               *[no] sans compter la carte jouée
            }, en rapporte { $sweeping_large_points }.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Un coup de balai au premier coup d’une donne rapporte { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } point
           *[other] { $sweeping_first_play_points } points
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}au lieu de { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Pour t’en souvenir, laisse visible dans ton tas la carte qui l’a fait.
               *[up] Note-le sur la feuille de score.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Pour t’en souvenir, trace un trait sur la feuille de score.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Les coups de balai s’annulent : dès que chaque { book-side } en a un, chacun en perd un.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Un { book-side-that } est limité près de { $ending_target } points ne marque pas de coups de balai, mais annule quand même ceux des autres.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] Les coups de balai d’un { book-side-that } est limité près de { $ending_target } points ne comptent pas du tout : ils ne rapportent rien et n’annulent rien.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Un { book-side-that } a { $sweeping_until_score } points ou plus avant une donne n’y fait pas de coups de balai.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Une fois le talon épuisé, prendre tout ce qui est sur la table n’est plus un coup de balai.
               *[other] Une fois les dernières cartes données, prendre tout ce qui est sur la table n’est plus un coup de balai.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] Le dernier coup d’une donne peut aussi être un coup de balai, s’il prend vraiment tout.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Recevoir les restes n’en est pas un.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] Le dernier coup d’une donne n’est jamais un coup de balai, même s’il prend tout.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Après un coup de balai, le joueur suivant joue deux fois de suite. Le second coup est perdu s’il n’a plus de cartes ou si la tournée finit.
       *[other] Après un coup de balai, le joueur suivant joue { $sweeping_victim_plays } fois de suite. Les coups qui restent sont perdus s’il n’a plus de cartes ou si la tournée finit.
    }
