book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Prends 40 cartes : un jeu ordinaire sans jokers, valets, dames ni rois.
        [italian_40] Prends 40 cartes : un jeu italien, ou un jeu ordinaire sans jokers, 8, 9 ni 10. Les deniers italiens sont ici les carreaux.
        [rook_40] Prends 40 cartes Rook : de 1 à 10 en rouge, jaune, vert et noir, sans l’oiseau ni les nombres au-dessus de 10.
       *[french_52] Prends un jeu ordinaire de 52 cartes, sans jokers.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Avec des cartes ordinaires, prends de l’as au 10 : les cœurs sont rouges, les carreaux jaunes, les trèfles verts et les piques noirs.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] N’en utilise que les rangs { $ranks } : { $pack_size } cartes.
        [suits] N’en utilise que ces couleurs : { $suits }. Cela fait { $pack_size } cartes.
        [both] N’en utilise que les rangs { $ranks } de ces couleurs : { $suits }. Cela fait { $pack_size } cartes.
       *[all] { "" }
    }

book-setup-players =
    { $player_counts ->
        [1] On joue à { $players }.
       *[other] On peut jouer à { $players }.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] D’habitude, on joue à { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Chacun joue pour soi.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] À quatre, on joue par équipes de deux. Les partenaires sont assis face à face, gardent chacun leur tas, et marquent ensemble.
           *[side] À quatre, on joue par équipes de deux. Les partenaires sont assis face à face, partagent un tas, et marquent ensemble.
        } { $fewer ->
            [none] Une équipe est un camp.
           *[other] À { $fewer }, chacun joue pour soi. Un camp, c’est une équipe, ou un joueur sans partenaire.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Pour choisir les partenaires, donne des cartes visibles autour de la table : les deux premiers joueurs qui reçoivent { $deck_pack ->
            [rook_40] un 1
           *[other] un as
        } jouent ensemble.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] On joue vers la droite, dans le sens inverse des aiguilles d’une montre.
           *[clockwise] On joue vers la gauche, dans le sens des aiguilles d’une montre.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] On tire au sort le premier donneur, puis on donne à tour de rôle.
           *[other] On tire au sort le premier donneur. Après chaque donne, c’est au joueur suivant de donner.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] On tire au sort le premier donneur. À partir de la deuxième donne, le perdant de la dernière reçoit la première carte et commence, et le gagnant donne. Après une égalité, on échange les rôles.
           *[other] On tire au sort le premier donneur. À partir de la deuxième donne, le joueur qui a marqué le moins à la dernière reçoit la première carte et commence, et le joueur juste avant lui donne. S’ils sont plusieurs, c’est le premier d’entre eux après celui qui avait commencé.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] On tire au sort le premier donneur. Qui a pris en dernier dans une donne commence la suivante, et l’autre joueur donne. Si personne n’a rien pris, le donneur change.
           *[other] On tire au sort le premier donneur. Qui a pris en dernier dans une donne commence la suivante, et le joueur juste avant donne. Si personne n’a rien pris, c’est au joueur suivant de donner.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] On tire au sort le premier donneur. À partir de la deuxième donne, le gagnant de la dernière commence, et le perdant donne. Après une égalité, on échange les rôles.
           *[other] On tire au sort le premier donneur. À partir de la deuxième donne, le joueur qui a marqué le plus à la dernière commence, et le joueur juste avant lui donne. S’ils sont plusieurs, le premier d’entre eux après celui qui avait commencé commence.
        }
        [winner_deals] { $two ->
            [only] On tire au sort le premier donneur. À partir de la deuxième donne, c’est au gagnant de la dernière de donner. Après une égalité, le donneur change.
           *[other] On tire au sort le premier donneur. À partir de la deuxième donne, c’est au joueur qui a marqué le plus à la dernière de donner. S’ils sont plusieurs, c’est au premier d’entre eux après le dernier donneur.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] L’adversaire du donneur commence{ $dealing_replenish ->
                [rounds] , à chaque tournée
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , dans les deux moitiés de la donne
                }
               *[draw] { "" }
            }.
           *[other] Le joueur après le donneur commence{ $dealing_replenish ->
                [rounds] , à chaque tournée
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(à deux joueurs, dans les deux moitiés de la donne)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] L’adversaire du donneur commence la première tournée.
           *[other] Le joueur après le donneur commence la première tournée.
        } Qui a pris en dernier dans une tournée commence la suivante. Si personne n’a rien pris, le même joueur commence de nouveau.
       *[after_dealer] { "" }
    }

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Mélange le jeu. Le joueur qui va commencer prend { $dealing_table ->
            [one] { $dealing_table } carte
           *[other] { $dealing_table } cartes
        } { $dealing_leader_cuts ->
            [yes] à l’endroit de son choix
           *[no] au milieu du jeu
        } et { $dealing_table ->
            [one] la met, visible,
           *[other] les met, visibles,
        } sur la table.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] S’il y a parmi elles { $dealing_rich_pictures } figures ou plus, remets-les, mélange et fais couper de nouveau.
           *[other] { $rich_pictures ->
                [0] Si ces cartes valent { $dealing_rich_points } points ou plus, remets-les, mélange et fais couper de nouveau.
               *[other] Si ces cartes valent { $dealing_rich_points } points ou plus, ou s’il y a parmi elles { $dealing_rich_pictures } figures ou plus, remets-les, mélange et fais couper de nouveau.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Donne le reste du jeu aux joueurs, face cachée.
           *[no] { $dealing_table ->
                [0] Donne tout le jeu, face cachée. La table est vide : le premier joueur ne peut donc que poser.
                [one] Mets { $dealing_table } carte visible sur la table et donne le reste, face cachée.
               *[other] Mets { $dealing_table } cartes visibles sur la table et donne le reste, face cachée.
            }
        } { $stock ->
            [always] Ne donne d’abord que la moitié des cartes. Quand elles sont jouées, donne l’autre moitié. La table reste telle quelle.
            [two] À deux joueurs, ne donne d’abord que la moitié des cartes. Quand elles sont jouées, donne l’autre moitié. La table reste telle quelle.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Donne { $dealing_hand } carte à chaque joueur, face cachée.
               *[other] Donne { $dealing_hand } cartes à chaque joueur, face cachée.
            }
           *[no] { $dealing_hand ->
                [one] Donne { $dealing_hand } carte à chaque joueur, face cachée
               *[other] Donne { $dealing_hand } cartes à chaque joueur, face cachée
            }{ $dealing_table ->
                [0] , et aucune à la table. Le premier joueur ne peut donc que poser.
               *[other] , et { $dealing_table } à la table, visibles.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Donne { $dealing_packet } à la fois, en commençant par le joueur après le donneur et en finissant par le donneur.
       *[other] { $to_table ->
            [yes] Donne { $dealing_packet } à la fois, d’abord { $two ->
                [only] à l’autre joueur
               *[other] aux autres joueurs
            }, puis à la table, et à toi en dernier.
           *[no] Donne { $dealing_packet } à la fois, d’abord { $two ->
                [only] à l’autre joueur
               *[other] aux autres joueurs
            } et à toi en dernier.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Quand toutes les mains sont vides, donnes-en encore { $dealing_hand } à chaque joueur, mais aucune à la table. C’est la tournée suivante. Continue jusqu’à ce que le jeu soit épuisé.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] Le reste du jeu est le talon. Pioche sa carte du dessus à la fin de chacun de tes tours, pour en avoir toujours { $dealing_hand }. Quand il est épuisé, on joue les mains jusqu’au bout.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] S’il reste trop peu de cartes pour une tournée entière, donne-les à parts égales aussi loin que possible. Mets celles qui restent, visibles, sur la table avant de jouer cette tournée.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Avant la donne, le joueur après le donneur coupe le jeu et peut regarder la carte qui devient la dernière{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : le donneur la reçoit à la dernière tournée
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] La dernière tournée se joue avec toutes les mains visibles sur la table.
    }

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Les cartes de 2 à 10 comptent leur nombre.
           *[one] Un as compte 1, et les cartes de 2 à 10 comptent leur nombre.
        } Les figures (valets, dames et rois) n’ont pas de nombre. { $building_source ->
            [none] Elles n’entrent jamais dans une somme.
           *[other] Elles n’entrent jamais dans une somme ni dans une construction.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Les cartes de 2 à 10 comptent leur nombre,
           *[one] Un as compte 1, les cartes de 2 à 10 comptent leur nombre,
        } un valet 11, une dame 12 et un roi 13. Les figures servent comme toute autre carte.
        [low] { $counting_ace ->
            [one_or_fourteen] Les cartes de 2 à 7 comptent leur nombre,
           *[one] Un as compte 1, les cartes de 2 à 7 comptent leur nombre,
        } un valet 8, une dame (ou un cavalier italien) 9 et un roi 10. Les figures servent comme toute autre carte.
       *[none] { $counting_ace ->
            [one_or_fourteen] Les cartes de 2 à 10 comptent leur nombre.
           *[one] { $deck_pack ->
                [rook_40] Chaque carte compte son nombre.
               *[other] Un as compte 1, et les cartes de 2 à 10 comptent leur nombre.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } compte 1 ou 14. Quand tu en joues un, choisis sa valeur pour tout le coup. Sur la table, il compte 1 dans une somme avec d’autres cartes, et 1 ou 14 à lui seul.
           *[other] { $deck_pack ->
                [rook_40] Un 1
               *[other] Un as
            } compte 1 ou 14, à ton choix pour chaque coup et chaque { book-ace }, dans ta main ou sur la table, seul ou dans une somme.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Certaines cartes comptent plus dans ta main : { $in_hand }. Elles prennent les cartes et les groupes de cette valeur. Sur la table, elles comptent comme toute carte de leur rang.
    }
