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
book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Les cartes prises ne sont pas à l’abri : tu peux prendre la carte du dessus du tas d’un adversaire.
           *[others] Les cartes prises ne sont pas à l’abri : tu peux prendre la carte du dessus du tas d’un autre joueur.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] Un valet compte 11, une dame 12 et un roi 13. { book-short-pictures-use }
        [low] Un valet compte 8, une dame (ou un cavalier italien) 9 et un roi 10. { book-short-pictures-use }
       *[other] { "" }
    }
book-short-pictures-use =
    { $building_source ->
        [none] Dans les sommes, les figures servent comme toute autre carte.
       *[other] Dans les sommes et les constructions, les figures servent comme toute autre carte.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } compte 1 ou 14, à ton choix, mais seulement 1 dans une somme avec d’autres cartes.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } compte 1 ou 14, à ton choix à chaque fois.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Près de { $ending_target } points, une seule chose compte pour toi : le plus de cartes si tu commences la donne avec { $restricted_cards } points, { CARDS("10D") } avec { $restricted_ten }, et le plus de piques avec { $restricted_to }. Si tu l’obtiens, tu gagnes, quoi que marquent les autres. Sinon, tu ne marques rien.{ $ending_near_target ->
            [last_five] {" "}Avec { $restricted_from } points, seuls rapportent le plus de cartes et { CARDS("10D") }, et avec { $restricted_next }, seuls le plus de cartes et le plus de piques.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Un tour peut avoir plusieurs étapes. Dans une seule, tu joues une carte de ta main. Avant et après, tu peux construire et ajouter à des constructions avec des cartes déjà en jeu, autant que tu veux. Dis quand ton tour est fini. Une carte libre est une base à laquelle ajouter, si tu as une carte de sa valeur et qu’il n’y a pas de construction de cette valeur.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Une nouvelle construction d’un seul groupe ne peut pas contenir de carte des tas.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Après chaque tour, tu pioches une carte, tant qu’il y en a.
        [all_cards] { $stock ->
            [never] Tout le jeu est donné d’un coup.
            [always] La moitié du jeu est donnée d’un coup, et l’autre moitié quand ces cartes sont jouées.
           *[two] Tout le jeu est donné d’un coup, mais à deux joueurs en deux moitiés.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Un adversaire peut exiger que la carte que tu poses, ou avec laquelle tu prends, prenne tout ce qu’elle peut, et que toutes les cartes libres et cartes du dessus des tas qui conviennent s’ajoutent { book-play-own-builds }.
        [always] La carte que tu poses, ou avec laquelle tu prends, doit prendre tout ce qu’elle peut, et toutes les cartes libres et cartes du dessus des tas qui conviennent doivent s’ajouter { book-play-own-builds }.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Une orange ({ $deck_pack ->
            [rook_40] une carte rouge et une jaune prises
           *[other] un cœur et un carreau pris
        } sur la table en un seul coup) rapporte { $calling_orange_points ->
            [one] { $calling_orange_points } point
           *[other] { $calling_orange_points } points
        } si tu l’annonces.
        [always] Une orange ({ $deck_pack ->
            [rook_40] une carte rouge et une jaune prises
           *[other] un cœur et un carreau pris
        } sur la table en un seul coup) rapporte { $calling_orange_points ->
            [one] { $calling_orange_points } point
           *[other] { $calling_orange_points } points
        }.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Entre deux tours, tu peux arrêter le jeu et réclamer la victoire{ $words_claim ->
            [none] { "" }
           *[other] {" "}(« { $words_claim } »)
        } si tu penses avoir { $ending_target } points. Si ton score et les points de cette donne que tu ne peux plus perdre font { $ending_target }, tu gagnes. Sinon, la donne s’arrête : tu marques { $calling_false_claim_points } pour cette donne, les autres marquent les points qu’ils ne peuvent plus perdre, et tu sautes ton prochain tour de donne.
        [announce] Le premier joueur à { $words_claim ->
            [none] annoncer { $ending_target } points
           *[other] dire « { $words_claim } »
        } gagne tout de suite, si son score et les points de cette donne qu’il ne peut plus perdre font { $ending_target }. Peu importe à qui est le tour. Tiens donc le compte. { $calling_false_announcement ->
            [nothing] Se tromper ne coûte rien.
           *[game] Qui se trompe perd la partie.
        }
       *[none] { "" }
    }
book-short-casino = Pour le reste, c’est comme au Casino. Joue une carte pour prendre { $capturing_combinations ->
        [one] une carte de la table de même valeur, ou un groupe dont la somme fait sa valeur
       *[many] les cartes de la table de même valeur et les groupes dont la somme fait sa valeur
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Ou réunis-la avec des cartes de la table en une construction, à prendre plus tard avec une autre carte.
    } Ou pose-la : laisse-la sur la table.
book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Les cartes prises sont visibles, avec sur le dessus la carte qui les a prises.
        [accumulated] Les cartes prises sont visibles, dans l’ordre où elles sont venues sur la table, avec sur le dessus la carte qui les a prises.
       *[lowest_on_top] Les cartes prises sont visibles. Celles d’une prise, y compris celle qui a pris, sont rangées par valeur, la plus petite sur le dessus.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Les figures vont sous tous les nombres{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , dans ton tas ou celui de ton partenaire
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] Tu peux ajouter à une construction ou à une base la carte du dessus du tas d’un adversaire, comme une carte libre : une seule de chaque tas dans un groupe, mais celle du dessous dans le groupe suivant.{ $capturing_tops ->
            [none] {" "}Tu ne peux pas la prendre directement.
           *[other] { "" }
        }
        [steps_others] Tu peux ajouter à une construction ou à une base la carte du dessus de tout autre tas{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , même de celui de ton partenaire
        }, comme une carte libre : une seule de chaque tas dans un groupe, mais celle du dessous dans le groupe suivant.{ $capturing_tops ->
            [none] {" "}Tu ne peux pas la prendre directement.
           *[other] { "" }
        }
        [hand_opponents] Quand tu ajoutes une carte de ta main à ta propre construction, tu peux y ajouter aussi les cartes du dessus des tas des adversaires, une de chaque tas, mais pas pour une nouvelle construction ni pour en monter une.
        [hand_others] Quand tu ajoutes une carte de ta main à ta propre construction, tu peux y ajouter aussi les cartes du dessus des tas des autres joueurs, une de chaque tas, mais pas pour une nouvelle construction ni pour en monter une.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Tu peux ajouter { book-play-own-builds } autant que tu veux.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] Tu peux ajouter à une construction de ton partenaire sans carte de sa valeur. Elle reste à lui.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Tu peux construire pour ton partenaire sans avoir la carte, si un adversaire a changé sa construction de cette valeur ou si un autre joueur l’a prise, et qu’il n’a pas joué de carte de cette valeur depuis. La construction est à lui.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Une première table avec { $dealing_rich_pictures } figures ou plus est remise dans le jeu, et on coupe de nouveau.
           *[other] { $rich_pictures ->
                [0] Une première table qui vaut { $dealing_rich_points } points ou plus est remise dans le jeu, et on coupe de nouveau.
               *[other] Une première table qui vaut { $dealing_rich_points } points ou plus, ou qui a { $dealing_rich_pictures } figures ou plus, est remise dans le jeu, et on coupe de nouveau.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Quand tu ajoutes à une construction, tu peux la réunir avec une autre de même valeur.
               *[other] { "" }
            }
        }
        [must_merge] Il n’y a qu’une construction de chaque valeur : une seconde doit être réunie avec elle. Si tu ne peux rien ajouter à la première, tu ne peux pas faire la seconde.
       *[other] { "" }
    }
book-different-at-least = { $points }, avec { $at_least } ou plus
book-different-not-counted = Ne comptent pas ici : { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
book-different-priority =
    { $several ->
        [priority_count] Si plusieurs { book-sides } atteignent { $ending_target } dans la même donne, on ajoute les points de cette donne un par un : { $order }. Le premier à arriver à { $ending_target } gagne, même avec un total plus bas.
       *[other] { "" }
    }
