book-building-none =
    { $building_source ->
        [none] Il n’y a pas de constructions dans ce jeu.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Pour construire, joue une carte sur une ou plusieurs cartes libres et annonce leur total. Elles forment désormais une construction : on ne peut la prendre qu’entière, toi ou n’importe qui, avec une carte de cette valeur. La plus haute valeur est { $highest }.{ $pictures ->
            [plain] {" "}On ne construit pas avec des figures.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Toute construction doit contenir la carte que tu as jouée.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Une construction d’un seul groupe est simple. Tu peux y ajouter, dans le même coup, d’autres groupes ou des cartes seules de même valeur : elle devient multiple. Ta carte peut aussi former un groupe à elle seule, par exemple un 9 sur un 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Une construction est un groupe de cartes qui font sa valeur (construction simple) ou plusieurs de ces groupes (construction multiple). Tout le monde peut la prendre, mais seulement entière, avec une carte de sa valeur. La plus haute valeur est { $highest }.{ $pictures ->
            [plain] {" "}On ne construit pas avec des figures.
           *[other] { "" }
        } Chaque étape forme ou ajoute un groupe.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Pour faire une construction simple, réunis des cartes libres, avec ta carte de la main ou sans elle.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Les cartes du dessus des tas ne peuvent pas en faire partie.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Une carte libre est une base si tu as une carte de sa valeur{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}ou si ton partenaire en a une, preuve à l’appui,
        } et qu’il n’y a pas de construction de cette valeur. Ajoutes-y un groupe de même valeur, fait de cartes libres{ $piling_stolen ->
            [none] { "" }
           *[other] , de cartes du dessus des tas
        } ou de ta carte de la main, et elle devient une construction multiple.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] Dans une construction, { $deck_pack ->
                [rook_40] un 1
               *[other] un as
            } groupé avec d’autres cartes compte 1. Seul, il compte 1 ou 14. Dis lequel : cela reste ainsi jusqu’à la prise de la construction.
           *[one] { "" }
        }
    }

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Pour monter une construction simple, ajoutes-y une carte de ta main et annonce le nouveau total. On ne peut pas monter une construction multiple.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Tu peux monter n’importe quelle construction, même la tienne.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] Tu ne peux pas monter ta propre construction.
           *[pairs_of_four] Tu ne peux pas monter ta propre construction, mais tu peux monter celles de ton partenaire et des adversaires.
        }
        [opponents] { $seating_sides ->
            [solo] Tu ne peux monter que les constructions des adversaires.
           *[pairs_of_four] Tu ne peux monter que les constructions des adversaires, ni la tienne ni celle de ton partenaire.
        }
        [own_side] { $seating_sides ->
            [solo] Tu ne peux monter que ta propre construction.
           *[pairs_of_four] Tu ne peux monter que les constructions de ton camp.
        }
        [owner] Tu ne peux monter que ta propre construction.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Tu ne peux monter ta propre construction que si tu gardes deux cartes : une de son ancienne valeur et une de la nouvelle.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] On ne peut pas monter une construction : sa valeur ne change jamais.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] Dans le même coup, tu peux ajouter des cartes libres et des groupes de la nouvelle valeur.
        [with-builds] { $joined_by ->
            [anyone] Dans le même coup, tu peux ajouter des cartes libres, des groupes et des constructions entières de la nouvelle valeur.
           *[other] Dans le même coup, tu peux ajouter des cartes libres, des groupes et des constructions entières de la nouvelle valeur, si tu as le droit d’ajouter à ces constructions.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Monter n’ajoute que cette seule carte.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Monter n’ajoute que cette seule carte. Les groupes de la nouvelle valeur s’ajoutent dans des étapes à part.
       *[other] { "" }
    }

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Pour ajouter à une construction, mets-y un groupe de sa valeur : des cartes libres{ $piling_stolen ->
                [none] { "" }
               *[other] , des cartes du dessus des tas
            } et, si tu veux, ta carte de la main. Elle devient multiple.
           *[hand] Pour ajouter à une construction, mets-y un groupe de sa valeur qui contient ta carte, ou ta carte seule. Elle devient multiple.
        } { $joined_by ->
            [anyone] Tu peux ajouter à n’importe quelle construction.
            [not_owner] Tu ne peux pas ajouter à ta propre construction.
            [opponents] Tu ne peux ajouter qu’aux constructions des adversaires.
            [own_side] { $seating_sides ->
                [solo] Tu ne peux ajouter qu’à ta propre construction.
               *[pairs_of_four] Tu ne peux ajouter qu’aux constructions de ton camp.
            }
           *[owner] { $seating_sides ->
                [solo] Tu ne peux ajouter qu’à ta propre construction.
               *[pairs_of_four] Tu ne peux ajouter qu’à ta propre construction, pas à celle de ton partenaire.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] On ne peut pas ajouter à une construction sans changer sa valeur.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] À une autre construction, tu ne peux ajouter des cartes libres et des cartes du dessus des tas que si tu la prends avec ta carte de la main plus tard dans le même tour.
    }

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Tu peux en faire une seule en ajoutant aux deux dans le même coup.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Quand tu construis ou ajoutes, tu peux utiliser des cartes libres et une construction au plus. { $raise_sets ->
            [with-builds] On ne peut en réunir deux qu’en montant l’une d’elles.
           *[other] Deux constructions n’en font donc jamais une.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] Deux constructions peuvent avoir la même valeur. Une carte de cette valeur prend alors l’une d’elles.
       *[many] Deux constructions peuvent avoir la même valeur. Une carte de cette valeur prend alors l’une d’elles, ou les deux.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Il n’y a jamais plus d’une construction de chaque valeur. Si tu construis ou montes à la valeur d’une construction de la table, tu dois réunir les deux. Si tu n’as pas le droit d’ajouter à cette construction, le coup n’est pas permis.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] À la fin de ton tour, tu ne peux avoir qu’une construction. { book-building-second }
        [two] À deux joueurs, tant qu’il reste des cartes à donner, tu ne peux avoir qu’une construction à la fin de ton tour. { book-building-second }
       *[one_while_stock] Tant qu’il reste des cartes { $dealing_replenish ->
            [draw] à piocher
           *[other] à donner
        }, tu ne peux avoir qu’une construction à la fin de ton tour. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] Pendant le tour, tu peux en avoir une seconde, si tu prends l’une des deux avant la fin du tour.
       *[other] { "" }
    }

book-building-hold =
    { $hold ->
        [make] Quand tu fais ou montes une construction, tu dois avoir en main une carte de sa valeur. Tant que la construction est à toi, gardes-en au moins une, et ne joue la dernière que pour prendre la construction.
        [join] Quand tu fais ou montes une construction, ou quand tu y ajoutes, tu dois avoir en main une carte de sa valeur. Tant que la construction est à toi, gardes-en au moins une, et ne joue la dernière que pour prendre la construction.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Quand tu fais ou montes une construction, ou quand tu y ajoutes, tu devrais avoir en main une carte de sa valeur. Rien ne t’empêche de construire sans elle, mais cela peut coûter des points (voir « { book-chapter-calling } »).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Des constructions de deux valeurs demandent deux cartes.
           *[other] Des constructions de deux valeurs demandent deux cartes. Des constructions d’une même valeur n’en demandent qu’une, qui doit les prendre toutes.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Un seul { book-ace } ne suffit pas pour une construction de 1 et une construction de 14.
           *[one] { "" }
        }
    }

book-building-not-for-partner =
    { $for_partner ->
        [never] Une carte dans la main de ton partenaire ne compte pas : tu dois en avoir une toi-même.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Tu peux construire « pour mon partenaire » sans avoir la carte si le jeu a prouvé que ton partenaire l’a : il a une construction de cette valeur, ou en a perdu une au profit d’un autre joueur sans avoir joué de carte de ce rang depuis. Si tu ne fais qu’ajouter à sa construction, elle reste à lui.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Tu peux construire « pour mon partenaire » sans avoir la carte si le jeu a prouvé que ton partenaire l’a : sa construction de cette valeur a été changée par un adversaire, ou prise par un autre joueur, et ton partenaire n’a pas joué de carte de ce rang depuis. Rien d’autre n’est une preuve, pas même la réunion de constructions de ton camp.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] La construction est à ton partenaire, qui doit garder la carte pour elle.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Quand ton partenaire joue une carte qui prend une construction de ton camp, et que tu as une carte de ce rang, tu peux lui demander de la laisser. Il peut la prendre quand même, ou y ajouter sa carte. S’il l’y ajoute, la construction devient la tienne.
    }

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Une construction est au joueur qui y a ajouté une carte en dernier.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Une construction est au joueur qui y a ajouté une carte en dernier, sauf s’il l’a fait pour son partenaire.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Une construction est au joueur qui l’a faite ou montée en dernier. Y ajouter ne change pas son propriétaire.
       *[other] { "" }
    }
