pages-needs-script = Cette page a besoin de JavaScript.
pages-needs-script-or-terminal = Cette page a besoin de JavaScript. Dans un terminal, <code>{ $command }</code> fonctionne sans.

pages-play = Jouer
pages-play-again = Rejouer
pages-continue = Continuer
pages-review = Analyser
pages-watch = Regarder
pages-open-table = Ouvrir une table
pages-rule-book = Livret de règles
pages-settings = Réglages
pages-done = Terminé
pages-share = Partager
pages-save = Enregistrer
pages-delete = Supprimer
pages-keep = Garder
pages-to-match = Retour à la partie

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

pages-your-name = Ton nom
pages-rules = Règles
pages-players = Joueurs
pages-points-to-win = Points pour gagner
pages-all = Tout
pages-your-rules = Tes règles

pages-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
pages-to-target = en { $target }
pages-deal = Donne { $number }

pages-site = Site
pages-news = Ce qui a changé

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
