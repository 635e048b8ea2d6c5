puzzle-known = Toutes les autres cartes ont été jouées : tu connais donc la main de ton adversaire. Trouve le meilleur coup.
puzzle-hidden = Certaines cartes sont cachées, comme à la table. Trouve le coup le meilleur contre presque tout ce que les autres peuvent avoir.

puzzle-hint-build = Une construction rapporte plus que tout ce que tu peux prendre maintenant.
puzzle-hint-raise = On peut monter une construction.
puzzle-hint-steal = Tu peux prendre ce sur quoi un autre joueur compte.
puzzle-hint-trail = Tu dois poser une carte. Laquelle est sûre ?
puzzle-hint-last = Qui prend en dernier reçoit les cartes restées sur la table.
puzzle-hint-majority = Une majorité est en jeu.
puzzle-hint-count = Tu peux déduire toutes les cartes : compte.

puzzle-and-so-on = Et ainsi de suite.
puzzle-ends = La donne finit ainsi : { SCORES($scores) }.
puzzle-next-best = Le deuxième meilleur coup :
puzzle-then-ends = La donne finit alors ainsi : { SCORES($scores) }.
puzzle-difference = { $title } : { SCORES($scores) } au lieu de { SCORES($instead) }.

puzzle-better-by = C’est { points } de mieux que le deuxième meilleur coup.
puzzle-better-about = En moyenne, c’est environ { points } de mieux que le deuxième meilleur coup.
puzzle-worse-by = Un autre coup rapporte { points } de plus.
puzzle-worse-about = En moyenne, un autre coup rapporte environ { points } de plus.
puzzle-worse-at-least = Un autre coup rapporte au moins { points } de plus.

puzzle-best-often =
    { $tenths ->
        [10] C’est presque toujours le meilleur coup, quoi que les autres aient en main.
       *[other] Il s’avère le meilleur environ { $tenths } fois sur 10, en comptant toutes les mains possibles des autres.
    }

puzzle-theme-endgame = Dernières prises
puzzle-trains = Il entraîne : { $themes }.
