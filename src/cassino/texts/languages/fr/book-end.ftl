book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Après la dernière carte, on compte ce que chaque { book-side } a pris. Une donne vaut { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , plus les coups de balai
           *[other] , plus les coups de balai et les oranges
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , plus les oranges
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Après la dernière carte, on compte ce que chaque { book-side } a pris. Une donne vaut { $totals } points{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , plus les coups de balai
               *[other] , plus les coups de balai et les oranges
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , plus les oranges
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Une carte peut rapporter de plusieurs façons : { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Là où le tableau dit « le plus », le { book-side-that } en a plus que tout autre marque. À égalité, personne ne marque.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Là où le tableau dit « le plus », le { book-side-that } en a plus que tout autre marque. En cas d’égalité, chaque { book-side } concerné marque 1 point à la place.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Là où le tableau dit « le plus », le { book-side-that } en a plus que tout autre marque. Si personne ne marque ces points, ils s’ajoutent aux mêmes points de la donne suivante.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Là où le tableau dit « au moins », il faut aussi avoir ce nombre de cartes.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Chaque { book-side-that } a au moins { $enough_what } marque { $enough_points }, même si d’autres les ont aussi.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Pour la primiera, additionne ta meilleure carte de chaque couleur : un 7 compte 21, un 6 compte 18, { $deck_pack ->
            [rook_40] un 1
           *[other] un as
        } 16, un 5 compte 15, un 4 compte 14, un 3 compte 13, un 2 compte 12, { $pictures ->
            [low] une figure 10
           *[other] toute autre carte 10
        }. La plus haute somme marque. Il faut les quatre couleurs, et à égalité personne ne marque.
    }

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Quand tu fais ou montes une construction, dis sa valeur.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Dis « pour mon partenaire » quand tu construis pour lui.
        }
    }
book-end-last =
    { $last_round ->
        [last] Avant de donner les dernières cartes, le donneur dit « dernières ».
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Avant de donner les dernières cartes, le donneur dit « dernière tournée ».
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Une orange, c’est { $deck_pack ->
            [rook_40] une carte rouge et une jaune prises
           *[other] un cœur et un carreau pris
        } sur la table en un seul coup, libres ou dans une construction. La carte jouée et les cartes qui restent à la fin ne comptent pas, et un coup fait une orange au plus.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Annonce « orange » quand tu en prends une, et marque { $calling_orange_points }. Sinon, le premier adversaire qui l’annonce avant le coup suivant marque à ta place. { $calling_false_orange_points ->
            [0] Une fausse annonce ne coûte rien.
           *[other] Une fausse annonce compte { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Elle rapporte { $calling_orange_points }, même si personne ne l’annonce.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Entre deux tours, tu peux réclamer la victoire si tu penses { $seating_sides ->
            [solo] avoir
           *[pairs_of_four] que ton camp a
        } { $ending_target } points{ $words_claim ->
            [none] { "" }
           *[other] {" "}(« { $words_claim } »)
        }. Le jeu s’arrête. Ajoute à ton score ce qui est certain : les cartes de ton tas qui rapportent, tes coups de balai, et chaque majorité{ $primiera ->
            [yes] {" "}ou primiera
           *[no] { "" }
        } que tu ne peux plus perdre.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Si tu atteins ainsi { $ending_target }, tu gagnes la partie, quoi qu’aient les autres. Sinon, { $seating_sides ->
            [solo] tu marques
           *[pairs_of_four] ton camp marque
        } { $calling_false_claim_points } pour cette donne, les autres marquent ce qui est certain, et tu sautes ton prochain tour de donne.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Entre deux coups, et après le dernier, tu peux { $words_claim ->
            [none] annoncer { $ending_target }
           *[other] dire « { $words_claim } »
        }, que ce soit ton tour ou non. L’annonce est juste si ton score et ce qui est certain dans cette donne atteignent ensemble { $ending_target } : les cartes de ton tas qui rapportent, tes coups de balai, et chaque majorité{ $primiera ->
            [yes] {" "}ou primiera
           *[no] { "" }
        } que tu ne peux plus perdre.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] La première annonce juste gagne la partie, même si quelqu’un d’autre avait autant de points.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Une fausse annonce ne coûte rien.
           *[game] Une fausse annonce perd la partie.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Parmi les autres, le joueur qui a le plus de points gagne.
                }
               *[pairs_of_four] {" "}Parmi les autres, le camp qui a le plus de points gagne.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Chaque donne se joue jusqu’au bout, même si un { book-side } a déjà assez de points pour gagner.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Si le donneur montre une carte en donnant, un autre joueur peut arrêter aussitôt la donne : les cartes de cette donne ne comptent pas, le donneur perd 1 point, et c’est à ce joueur de donner. Ou bien la donne continue : la carte est mélangée au talon et remplacée, et personne ne perd de point.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Si une main reçoit trop peu de cartes, elle se joue telle quelle, et le donneur perd 1 point.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Si une main reçoit trop de cartes, celles en trop vont, visibles, sur la table, et le donneur perd 1 point.{ $dealing_replenish ->
            [draw] { "" }
           *[other] { $stock ->
                [never] { "" }
               *[other] { " " }À la tournée suivante de cette donne, le donneur en reçoit autant de moins.
            }
        }
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Si tu prends des cartes à tort, remets-les : la carte que tu as jouée reste sur la table, comme si tu l’avais posée.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Si personne n’a changé ta construction avant ton tour suivant, et que tu n’as pas de carte qui la prend, chaque { book-side } adverse marque 1 point. La construction reste, et tout le monde peut la prendre.
        }
       *[strict] { "" }
    }

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Une donne fait toute la partie. Le { book-side-that } a le plus de points gagne. { book-end-level }
       *[other] Une partie dure { $ending_deals } donnes. Le { book-side-that } a alors le plus de points gagne. { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Si des { book-sides } sont à égalité en tête, ils partagent la victoire.
       *[another_deal] Si des { book-sides } sont à égalité en tête, on joue encore une donne.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] On additionne les points de toutes les donnes. La partie est finie après une donne où un { book-side } atteint { $ending_target } points.
        }
       *[other] { "" }
    }
book-end-first-point = Le premier { book-side-that } marque { $ending_target } point gagne : une partie dure donc d’habitude une donne. Si personne ne marque, on redonne.
book-end-higher =
    { $several ->
        [higher_total] S’ils sont plusieurs, le plus haut total gagne. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] S’ils sont plusieurs, on ajoute les points de cette donne un par un, dans cet ordre : { $order }. Le premier { book-side-that } atteint { $ending_target } gagne, même avec un total plus bas.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Un { book-side-that } commence une donne avec { $restricted_from } à { $restricted_to } points est limité : il ne peut marquer que pour ce que dit le tableau. S’il obtient ce que nomme la dernière colonne, il gagne, quoi que marquent les autres. { $ending_near_target ->
            [last_five] Avec { $restricted_from } ou { $restricted_next }, obtenir un seul des deux éléments rapporte comme d’habitude. Avec plus, il ne marque rien sans l’élément demandé.
           *[last_three] Sinon, il ne marque rien dans cette donne.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Si plusieurs { book-sides } obtiennent ce qu’il leur faut, le premier à l’obtenir gagne. Une majorité est gagnée quand on ne peut plus ni la perdre ni la partager.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Les donnes qui départagent une égalité sont sans limites.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] Le jeu s’arrête dès qu’un { book-side } a gagné la partie avec des points que personne ne peut plus lui reprendre.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Un { book-side-that } atteint { $ending_target } à la première donne gagne double.
    }
