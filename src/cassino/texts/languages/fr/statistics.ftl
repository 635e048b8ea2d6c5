statistics-missing =
    { $missing ->
        [one] { $missing } partie reste à compter.
       *[other] { $missing } parties restent à compter.
    }
statistics-none = Tu n’as pas encore fini de partie. <link>Joues-en une.</link>
statistics-everybody = Tout le monde
statistics-people = Des gens
statistics-mixed = Des gens et des bots
statistics-matches = Parties
statistics-won = Gagnées
statistics-points = Points par donne
statistics-sweeps = Coups de balai par donne
statistics-kept = Tes constructions gagnées
statistics-lost = Tes constructions perdues
statistics-taken = Constructions prises aux autres
statistics-explained = Seules les parties finies comptent. Si tu joues avec un partenaire, points et coups de balai comptent pour vous deux.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    }
