nudge-sweep = Tu peux vider la table.
nudge-several = Une seule prise peut ramasser plusieurs choses.
nudge-sum = Des cartes de la table, additionnées, font une des tiennes.
nudge-points = Tu peux prendre une carte qui rapporte.
nudge-capture = Tu peux prendre quelque chose.
nudge-worthless = Tu peux prendre quelque chose, mais il y a mieux à faire.
nudge-trail = Tu ne peux rien prendre. Quelle carte aide le moins le joueur suivant ?
nudge-build = Tu peux faire une construction à prendre plus tard.
nudge-join = Tu peux ajouter à une construction sur la table.
nudge-raise = Tu peux monter une construction sur la table.
nudge-end = Il n’y a plus rien à gagner dans ce tour.
nudge-claim = Compte ce que tu as pris.
nudge-pass = Ici, rien ne t’oblige à parler.
nudge-ask = Que pourrais-tu demander ?
hint-quick = C’est un indice rapide : il ne calcule pas les coups suivants.

valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 point)
       *[other] { " " }({ $worth } points)
    }
more-cards =
    { $more ->
        [one] { $more } autre carte
       *[other] { $more } autres cartes
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
and-sweeps =
    { $sweep ->
        [named] { " " }et balaie la table ({ points }, { $word })
        [scored] { " " }et balaie la table ({ points })
        [plain] { " " }et balaie la table
        [cleared] { " " }et vide la table
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [queen] une { rank }
       *[other] un { rank }
    }
# « … peut » : le verbe est dedans
opponent =
    { FORM($by) ->
        [you] tu peux
        [one] { PLAYERS($by) } peut
       *[several] un adversaire peut
    }
opponent-first =
    { FORM($by) ->
        [you] Tu peux
        [one] { PLAYERS($by) } peut
       *[several] Un adversaire peut
    }
other-move =
    { $other ->
        [played] le coup joué
        [best] le meilleur coup
       *[next-best] le deuxième meilleur coup
    }
other-move-first =
    { $other ->
        [played] Le coup joué
       *[next-best] Le deuxième meilleur coup
    }
in-ten =
    { $tenths ->
        [0] moins d’une fois sur 10
        [1] environ 1 fois sur 10
        [10] presque à chaque fois
       *[other] environ { $tenths } fois sur 10
    }
often =
    { $often ->
        [certain] à coup sûr
       *[some] { in-ten }
    }
some-cards =
    { $count ->
        [1] Une des cartes possibles
        [2] Deux des cartes possibles
        [3] Trois des cartes possibles
        [4] Quatre des cartes possibles
        [5] Cinq des cartes possibles
        [6] Six des cartes possibles
        [7] Sept des cartes possibles
        [8] Huit des cartes possibles
        [9] Neuf des cartes possibles
        [10] Dix des cartes possibles
       *[other] { $count } des cartes possibles
    } { FORM($by) ->
        [you] chez toi
        [one] chez { PLAYERS($by) }
       *[several] chez les adversaires
    }

why-end-after = Après { valued }, il n’y a plus rien à gagner dans ce tour.
why-ends-after = Ceci termine le tour après { valued }.
why-then = Ensuite, dans le même tour :

why-takes = Ce coup prend { valued }{ and-sweeps }.
why-leaves = Ce coup laisse { valued } sur la table.
why-leaves-to-take = Ce coup laisse sur la table { valued }, que tu pourras peut-être prendre plus tard.
why-gathers = Ce coup réunit { valued } pour { a-rank }.
why-gathers-for-next-turn = Ce coup réunit { valued } pour { a-rank }, à prendre au prochain tour.
why-builds = Ce coup construit { $value } avec { valued }.
why-adds = Ce coup ajoute { valued } à la construction de { $value }.
why-raises = Ce coup monte une construction à { $value } avec { valued }.

why-target-reached = Avec les cartes prises jusqu’ici, l’objectif est déjà atteint.
why-orange =
    { $orange ->
        [colors] Une carte rouge et une jaune
       *[suits] Un cœur et un carreau
    } sont dans la même prise.
why-no-orange =
    Ce qui a été pris n’est pas { $orange ->
        [colors] une carte rouge et une jaune
       *[suits] un cœur et un carreau
    }.
why-insists = Pour ton camp, mieux vaut obliger ce joueur à prendre ou à ajouter ces cartes.
why-asks = La construction peut grandir, et tu peux la prendre toi-même.
why-lets-pass = Mieux vaut laisser ces cartes sur la table.
why-captures-now = Les cartes prises sont à l’abri.

next-player-first =
    { $next ->
        [partner] Ton partenaire
       *[opponent] Le joueur suivant
    }
why-nobody-takes = Le joueur suivant ne peut presque rien prendre.
why-next-holds = { next-player-first } a { a-rank } et peut prendre { valued }{ sweeping }.
why-next-may-hold = { next-player-first } a peut-être { a-rank } et peut alors prendre { valued }{ sweeping } : { in-ten }.

why-as-good = { other-move-first } est à peu près aussi bon.
why-fewer-matches =
    Avec { other-move }, { WHO($who) ->
        [you] tu gagnes
       *[other] { NAME($who) } gagne
    } environ { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } de moins sur 100.
why-fewer-points = { other-move-first } rapporte environ { points } de moins.
why-nothing-hidden = Toutes les cartes cachées sont connues : c’est donc certain.
why-build-lost =
    { WHO($who) ->
        [you] { opponent-first } prendre ou changer ta construction { often }.
       *[other] { opponent-first }, { often }, prendre ou changer la construction que possède { NAME($who) }.
    }
why-hardly-taken = Peu de mains peuvent prendre cette carte.
why-used = { opponent-first } mettre cette carte dans une construction { often }.
why-not-taken = Personne ne peut prendre cette carte.
why-captured =
    { $often ->
        [certain] { opponent-first } prendre cette carte avec { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] peut
           *[other] peuvent
        } prendre cette carte ({ CARDS($captors, $others) }) : { in-ten }.
    }
why-swept = { opponent-first } balayer la table { often }.
why-swept-by =
    { $often ->
        [certain] { opponent-first } balayer la table avec { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] peut
           *[other] peuvent
        } balayer la table ({ CARDS($captors, $others) }) : { in-ten }.
    }
why-cleared = { opponent-first } vider la table { often }.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } vider la table avec { CARDS($captors, $others) }.
       *[some] { some-cards } { $count ->
            [1] peut
           *[other] peuvent
        } vider la table ({ CARDS($captors, $others) }) : { in-ten }.
    }
why-other-swept = Après { other-move }, { opponent } balayer la table { often }.
why-other-cleared = Après { other-move }, { opponent } vider la table { often }.
why-other-loses = Après { other-move }, { opponent } prendre { valued } { often }.
why-lost = { opponent-first } prendre { valued } { often }.
why-build-taken =
    { WHO($who) ->
        [you] Tu peux
       *[other] { NAME($who) } peut
    } prendre la construction au prochain tour { often }.
why-regained =
    { WHO($who) ->
        [you] Tu peux
       *[other] { NAME($who) } peut
    } prendre { valued } au prochain tour { often }.
why-most =
    { WHO($who) ->
        [you] Tu as
       *[other] { NAME($who) } a
    } le plus de { kind } { in-ten }, et { $against ->
        [0] moins d’une fois sur 10
        [1] environ 1 fois sur 10
        [10] presque à chaque fois
       *[other] environ { $against } fois sur 10
    } après { other-move }.
