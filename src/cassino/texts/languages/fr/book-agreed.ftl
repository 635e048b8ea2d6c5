book-agreed-alone = À quatre, on peut aussi jouer sans partenaires, chacun pour soi.
book-agreed-any-cut = On peut garder toutes les coupes, ou en refuser d’autres : beaucoup de tables ont leurs propres règles.
book-agreed-one-build = Certains ne permettent qu’une construction à la fin d’un tour, tant qu’il reste des cartes à piocher.
book-agreed-proven = Avec des partenaires, certains laissent construire pour un partenaire qui a montré la bonne carte (voir « Casino dominicain par équipes »).
book-agreed-sweeps = On peut compter les coups de balai, 1 point chacun.
book-agreed-no-sweeps = On peut jouer sans points pour les coups de balai.
book-agreed-no-record = Certains ne comptent pas du tout les coups de balai d’un { book-side } près de { $ending_target } : ils n’annulent donc rien.
book-agreed-majorities = Le plus de cartes peut rapporter 2 au lieu de 3, et le plus de piques 2 au lieu de 1.
book-agreed-from-16 = Certains limitent les points dès 16 (voir « Casino dominicain, limité dès 16 »).
book-agreed-to-11 = On peut jouer en 11 points au lieu de { $ending_target }.
book-agreed-to-15 = Pour une partie courte, on peut jouer en 15 points au lieu de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] À une table sans arbitre, une fausse prise peut valoir une carte posée : la carte jouée reste sur la table.
       *[other] À une table sans arbitre, les erreurs peuvent rester : la carte d’une fausse prise est posée, et chaque adversaire reçoit 1 point pour une construction que son auteur ne peut pas prendre.
    }
