coach-public = Voici ce qu’on peut en dire d’après les seules cartes que tout le monde voit.
coach-hurried = Le calcul était long : ce coup est donc jugé de moins près.
coach-other = Un autre coup avec la même carte semble meilleur d’environ { points } :
coach-hidden =
    { WHO($who) ->
        [you] Tu avais peut-être
       *[other] { NAME($who) } avait peut-être
    } une autre raison : personne d’autre ne voit le reste de cette main.

coach-skill =
    Compétence : { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Le jouer quand même ?

coach-on = Le coach est actif. Il te prévient avant une erreur. Tape comment pour savoir ce que valait ton dernier coup, ou pourquoi pour la raison du dernier coup d’un autre joueur.
coach-off = Le coach est coupé.
coach-wrong-setting = Tape coach actif ou coach inactif.
coach-no-move = Tu n’as pas encore joué dans cette donne.

coach-page-why = Pourquoi ce coup ?
coach-page-how = Que valait mon coup ?
coach-page-why-short = Pourquoi ?
coach-page-how-good = Bon coup ?
coach-page-thinking = Le coach réfléchit …
coach-page-answer = Coach
