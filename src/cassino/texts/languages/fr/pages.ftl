pages-needs-script = Cette page a besoin de JavaScript.
pages-needs-script-or-terminal = Cette page a besoin de JavaScript. Dans un terminal, <code>{ $command }</code> fonctionne sans.

pages-play = Jouer
pages-play-again = Rejouer
pages-continue = Continuer
pages-open-table = Ouvrir une table
pages-rule-book = Livret de règles
pages-done = Terminé
pages-share = Partager
pages-save = Enregistrer
pages-delete = Supprimer
pages-keep = Garder
pages-to-match = Retour à la partie
# What is said of a right answer
pages-right = Juste.
pages-loading = Chargement …

pages-account = Ton compte
pages-daily = Donne du jour
pages-games = Mes parties
pages-house = Règles maison
pages-lessons = Toutes les leçons
pages-open-tables = Tables ouvertes
pages-puzzle = Problème
pages-puzzle-of-day = Problème du jour
pages-statistics = Mes statistiques
pages-weekly = Tournoi de la semaine
pages-three-minutes = Le jeu en trois minutes

pages-rules = Règles
pages-players = Joueurs
# Against which opponents
pages-against = Contre
pages-points-to-win = Points pour gagner
# Head of a column
pages-points = Points
pages-name = Nom
pages-all = Toutes
pages-all-games = Tous les jeux
pages-your-rules = Tes règles

pages-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
pages-to-target = en { $target }

pages-news = Nouvelles

pages-outcome =
    { $end ->
        [won] Tu as gagné { $scores }.
        [lost] Tu as perdu { $scores }.
       *[tied] Égalité { $scores }.
    }
pages-percent = { $percent } %
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

pages-ratings = Mes cotes
pages-rated-games =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, encore incertain
