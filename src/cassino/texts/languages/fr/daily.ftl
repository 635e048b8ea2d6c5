daily-about = Une donne de Casino par jour : tous ceux qui jouent ici reçoivent les mêmes cartes.
daily-explained = <link>{ $title }</link>, { $day }. Tous ceux qui jouent aujourd’hui ont ces cartes et le même adversaire. Il n’y a qu’une donne : finis avec le plus d’avance possible.

daily-continue = Continuer
daily-bot =
    { $end ->
        [won] Un bot avec tes cartes a gagné { $scores }.
        [lost] Un bot avec tes cartes a perdu { $scores }.
       *[tied] Un bot avec tes cartes a fait égalité { $scores }.
    }
daily-streak = { $days } jours de suite !
daily-review = Analyser ton jeu

daily-unfinished = Tu n’as pas fini la donne du { $day }.
daily-continue-earlier = La finir
daily-earlier =
    { $end ->
        [won] Tu as gagné la donne du { $day }, { $scores }.
        [lost] Tu as perdu la donne du { $day }, { $scores }.
       *[tied] Tu as fait égalité à la donne du { $day }, { $scores }.
    }

daily-results = Résultats du jour
daily-undone = Coups repris
daily-hints = Indices
daily-none = Personne n’a encore fini.
daily-playing =
    { $players ->
        [one] { $players } joueur joue encore.
       *[other] { $players } joueurs jouent encore.
    }
daily-others = Autres jeux aujourd’hui

daily-share = Partage ton résultat
daily-your-result = Ton résultat
daily-share-title = { $title }, donne du jour, { $day }
daily-share-outcome =
    { $end ->
        [won] J’ai gagné { $scores }.
        [lost] J’ai perdu { $scores }.
       *[tied] J’ai fait égalité { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Un bot avec mes cartes a gagné { $scores }.
        [lost] Un bot avec mes cartes a perdu { $scores }.
       *[tied] Un bot avec mes cartes a fait égalité { $scores }.
    }
daily-share-alone = Ni indices, ni coups repris.
daily-share-helped = Coups repris : { $undone }. Indices : { $hints }.
daily-share-days = { $days } jours de suite.
