book-agreed-alone = À quatre, on peut aussi jouer sans partenaires, chacun pour soi.
book-agreed-any-cut = On peut garder toutes les coupes, ou couper de nouveau pour d’autres raisons. Beaucoup de tables ont leur propre règle.
book-agreed-one-build = Certains ne permettent qu’une construction à la fin d’un tour, tant qu’il reste des cartes à piocher.
book-agreed-proven = Avec des partenaires, certains laissent construire pour un partenaire dont le jeu prouve qu’il a la bonne carte (voir « Casino dominicain par équipes »).
book-agreed-sweeps = On peut compter les coups de balai, 1 point chacun.
book-agreed-no-sweeps = On peut jouer sans points pour les coups de balai.
book-agreed-no-record = Certains ne comptent pas du tout les coups de balai d’un { book-side } près de { $ending_target } : ils n’annulent donc rien.
book-agreed-majorities = Le plus de cartes peut rapporter 2 au lieu de 3, et le plus de piques 2 au lieu de 1.
book-agreed-from-16 = Certains limitent les points dès 16 (voir « Casino dominicain, limité dès 16 »).
book-agreed-to-11 = On peut jouer en 11 points au lieu de { $ending_target }.
book-agreed-to-15 = Pour une partie courte, on peut jouer en 15 points au lieu de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] On peut convenir d’une pénalité pour une fausse prise : elle compte comme une carte posée, et la carte jouée reste sur la table.
       *[other] On peut convenir de pénalités pour les erreurs : une fausse prise compte comme une carte posée, et chaque adversaire reçoit 1 point pour une construction que son auteur ne peut pas prendre.
    }
