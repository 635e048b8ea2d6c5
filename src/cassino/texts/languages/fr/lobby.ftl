lobby-title = Cassino : le jeu de pêche aux cartes
lobby-question = Que veux-tu faire ?
lobby-about = Joue au Casino à une table où l’on t’attend.
lobby-unreachable = Le serveur est injoignable pour le moment. { $problem }
lobby-offline = Pas de connexion. Tu pourras jouer dès qu’elle revient.

lobby-learn = Apprendre
lobby-daily = Donne du jour
lobby-daily-about = La même pour tout le monde
lobby-puzzle-about = Trouve le meilleur coup
lobby-friends = Amis
lobby-friends-about = Envoie un lien, ou rejoins une table ouverte
lobby-score = Feuille de score
lobby-score-about = Compte les points avec de vraies cartes

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Mets-le sur ton téléphone
lobby-install = Installer sur cet ordinateur
# Beside the button, and where there is no server also alone
lobby-install-about = Il s’ouvre alors depuis l’écran d’accueil, dans sa propre fenêtre.
lobby-without-internet = Joue sans internet : cette page s’ouvre et joue aussi quand il n’y a pas de connexion.
# In a window, where the browser has to do it
lobby-install-menu = Ouvre le menu de ton navigateur (sur un iPhone ou un iPad, touche Partager) et choisis « Sur l’écran d’accueil » ou « Installer ».

lobby-casino = Prends des cartes égales aux tiennes ou dont la somme fait la tienne, construis pour ton prochain tour, et vise le dix de carreau.

lobby-wishes = Réglages de la partie
lobby-playing = Joueurs
lobby-loading-rules = Chargement des règles …
lobby-a-friend = un ami
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

lobby-welcome = Connais-tu le Casino ?
lobby-just-play = Jouer tout de suite
lobby-all-matches = Toutes ({ $matches })

lobby-people = Jouer avec d’autres
lobby-friends-lead = Invite des amis à ta propre table, ou rejoins-en une où l’on attend des joueurs.
lobby-invite = Inviter des amis
lobby-watch-bots = Regarder des bots

lobby-choose-rules = Choisir les règles
lobby-search = Chercher par nom ou pays
lobby-found =
    { $games ->
        [one] { $games } jeu trouvé
       *[other] { $games } jeux trouvés
    }
lobby-not-found = Aucun jeu ne s’appelle « { $query } ». Essaie un mot plus court, ou <link>fais tes propres règles</link>.
lobby-make-rules = Faire tes propres règles
lobby-favorites = Favoris et récents
lobby-games =
    { $games ->
        [one] { $games } jeu
       *[other] { $games } jeux
    }
lobby-favorite = Favori : { $title }
lobby-rules-of = Règles : { $title }
lobby-players =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
lobby-players-between = { $least } à { $most } joueurs
lobby-points-to-win =
    { $points ->
        [one] { $points } point pour gagner
       *[other] { $points } points pour gagner
    }

lobby-opponents = Adversaires et durée
lobby-watch = Juste regarder
lobby-watch-about = Un bot joue à ta place, et tu vois toutes les mains. Mets en pause quand tu veux.
lobby-your-partner = { $name }, ton partenaire
lobby-partner-of = { $name }, en équipe avec { $other }
lobby-level = Niveau { $level } : { $title }
lobby-friend-by-link = Un ami (envoyer un lien)
lobby-auto = Annonces et exigences automatiques
lobby-auto-insist = Chaque tour doit prendre et ajouter tout ce qui est possible.
lobby-auto-orange = Les oranges comptent sans annonce.
lobby-auto-claim = La partie s’arrête dès qu’un camp a assez de points.

lobby-other-seats = Les autres places
lobby-seat-partner = Place { $seat }, ton partenaire
lobby-seat-friend = Un ami (la place lui est gardée)
lobby-seat-open = N’importe qui (un bot joue en attendant)
lobby-seat-bot = Bot, niveau { $level } : { $title }
lobby-visibility = Qui peut la trouver
lobby-by-link = Ceux qui ont le lien
lobby-by-lobby = Tout le monde, dans le salon
lobby-clock = Temps de réflexion
lobby-no-clock = Sans pendule
lobby-away = Attendre les absents
lobby-rated = Classée
lobby-rated-about = Compte pour la cote. Ni indices, ni coups repris.
lobby-rated-account = Il faut un compte : choisis un mot de passe ou ajoute une clé d’accès.
lobby-rated-people = À une table classée, il n’y a pas de bots.
lobby-rated-house = Les règles maison n’ont pas de cote.
lobby-rated-clock = Une table classée se joue avec une pendule.
lobby-open-the-table = Ouvrir la table

lobby-looking = Recherche de tables …
lobby-none = Aucune table n’est ouverte en ce moment. Ouvres-en une que tout le monde peut trouver, et laisse un bot jouer en attendant.
lobby-none-of-these = Aucune table n’est ouverte pour ces règles en ce moment. Ouvres-en une que tout le monde peut trouver, et laisse un bot jouer en attendant.
lobby-opened = Une table vient d’ouvrir.
lobby-bot-sits = { $name } (bot)
lobby-free-seats =
    { $seats ->
        [0] pas de place libre
        [one] une place libre
       *[other] { $seats } places libres
    }
lobby-company =
    { $here ->
        [0] Personne n’est là en ce moment
        [one] { $people ->
            [one] 1 personne présente
           *[other] 1 personne présente sur { $people }
        }
       *[other] { $here } personnes présentes sur { $people }
    }
lobby-company-all = { $people } personnes présentes
lobby-waiting =
    { $waiting ->
        [one] { $waiting } personne attend la prochaine donne
       *[other] { $waiting } personnes attendent la prochaine donne
    }
lobby-join = Rejoindre
lobby-join-this = Rejoindre : { $title }, { $names }
lobby-news = Nouvelles du salon
