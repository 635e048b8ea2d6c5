shared-start-page = Accueil
shared-close = Fermer
shared-settings = Réglages
shared-help = Aide et touches
# Label of a field with an address to copy
shared-link = Lien
# Label of a field
shared-your-name = Ton nom
shared-unchanged = Rien n’a changé.
shared-show-me = Montre-moi
# Button: one move back
shared-back = Précédent
# Button that leaves everything as it is
shared-cancel = Annuler
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analyser
shared-watch = Regarder
shared-all-rules = Toutes les règles
shared-pages = Pages
shared-skip = Aller au contenu
shared-no-connection = Pas de connexion. Réessaie dès qu’elle revient.
shared-error = Quelque chose s’est mal passé (erreur { $status }). Réessaie dans un instant.
shared-level = niveau { $level }
shared-bot = bot
shared-goal =
    { $deals ->
        [0] en { $target } points
        [1] 1 donne
       *[other] { $deals } donnes
    }
shared-rated = classée
# $seat (number)
shared-seat = Place { $seat }
# $number (number): of the deal
shared-deal = Donne { $number }

shared-copy = Copier
shared-copy-labeled = { $label } : copier
shared-copied = Copié
shared-copy-yourself = Le texte est sélectionné. Copie-le avec ton clavier.

shared-clock-days = { $days } j { $hours } h
shared-clock-hours = { $hours } h { $minutes } min
shared-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
shared-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
shared-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
shared-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
shared-no-clock = sans pendule
shared-clock = { $time } par coup
shared-clock-bank = { $time } par coup, plus { $bank } de réserve

shared-to-tournament = Retour au tournoi
shared-to-results = Résultats du jour

shared-settings-look = Apparence
shared-settings-play = Jeu
shared-settings-sound = Son et paroles
shared-language = Langue
shared-language-of-browser = Comme le navigateur
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (ébauche)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Cette langue est une ébauche : personne dont c’est la langue maternelle ne l’a encore relue, et ce qui manque est en anglais. Tu peux aider : docs/contribute/translating.md dit comment.
shared-settings-colors = Couleurs
shared-settings-colors-of-system = Comme le système
shared-settings-colors-light = Clair
shared-settings-colors-dark = Sombre
shared-settings-cards = Cartes
shared-settings-cards-of-game = Selon le jeu
shared-settings-cards-french = Françaises
shared-settings-cards-italian = Italiennes
shared-settings-four-colors = Cartes à quatre couleurs
shared-settings-four-colors-about = Carreaux bleus et trèfles verts : on distingue mieux les couleurs.
shared-settings-backs = Dos des cartes
shared-settings-back-fish = Poissons
shared-settings-back-lattice = Treillis
shared-settings-back-tiles = Carreaux
shared-settings-back-stars = Étoiles
shared-settings-table = Table
shared-settings-table-green = Verte
shared-settings-table-blue = Bleue
shared-settings-table-burgundy = Bordeaux
shared-settings-table-wood = Bois
shared-settings-contrast = Contraste élevé
shared-settings-contrast-about = Cartes blanches unies à bords épais, sur une table sombre unie.
shared-settings-card-size = Taille des cartes : { $percent } %
shared-settings-left-handed = Pour gauchers
shared-settings-left-handed-about = Met les boutons à gauche.
shared-settings-speed = Vitesse des animations
shared-settings-speed-slow = Lente
shared-settings-speed-normal = Normale
shared-settings-speed-fast = Rapide
shared-settings-speed-off = Aucune
shared-settings-ask = Demander avant de passer (exigences, oranges, demandes entre partenaires)
shared-settings-ask-always = Toujours
shared-settings-ask-seconds = Quelques secondes
shared-settings-ask-never = Jamais
shared-settings-notify = Me prévenir quand c’est à moi
shared-settings-notify-about = Envoie une notification en ton absence, dans les parties où l’on a des jours pour chaque coup.
shared-settings-memory = Mode mémoire
shared-settings-memory-about = Cache ce que chaque camp a pris : à toi de t’en souvenir.
shared-settings-coach = Coach
shared-settings-coach-about = Te prévient avant une erreur, explique les coups des autres et note les tiens. Pas dans les parties classées.
shared-settings-shortcuts = Raccourcis à une touche
shared-settings-shortcuts-about = Lettres et chiffres agissent seuls, sans Ctrl ni Alt. La liste est dans l’aide.
shared-settings-sounds = Sons
shared-settings-sounds-about = Des sons doux. La touche X ou le haut-parleur à la table les coupe.
shared-settings-vibration = Vibration
shared-settings-vibration-about = Ton téléphone vibre quand c’est à toi.
shared-settings-talk = Paroles à table
shared-settings-talk-about = De temps en temps, les bots commentent le jeu.
shared-settings-kept = Ces réglages sont enregistrés dans ce navigateur.
shared-newer = Une nouvelle version est prête.
shared-use-newer = Utiliser la nouvelle version

shared-notify-failed = Ton navigateur n’a pas pu activer les notifications. Réessaie plus tard.
shared-notify-blocked = Les notifications sont bloquées pour ce site. Tu peux les autoriser dans les réglages du navigateur.

shared-help-teach = Apprends-moi en 3 minutes
shared-help-turn = Comment jouer un tour
shared-help-turn-text = À ton tour, tu joues une carte. Elle prend toutes les cartes de même rang, et chaque groupe de cartes dont la somme fait sa valeur : un 8 prend un autre 8, et aussi un 5 avec un 3. Un valet, une dame ou un roi ne prend qu’une carte de son rang. Si tu ne prends rien, tu poses : ta carte reste sur la table.
shared-help-tap-hand = Touche une carte de ta main. Sa meilleure prise est choisie aussitôt. Touche encore pour la suivante.
shared-help-tap-table = Touche des cartes de la table pour les choisir ou les lâcher. Une somme verte veut dire qu’une carte de ta main les prend.
shared-help-press = Appuie sur le bouton du coup que tu veux. Seuls les coups permis ont un bouton. S’il n’y en a pas, tu vois pourquoi.
shared-help-more = Tu peux aussi glisser une carte vers la table, ou garder le doigt dessus pour voir tous ses coups. Dans certains jeux, un tour a plusieurs étapes : construire avec les cartes de la table, jouer une carte, puis finir le tour. Là où les règles le permettent, tu peux toucher la carte du dessus d’un tas pour t’en servir.
shared-help-build = À quoi sert une construction
shared-help-build-text = Une construction est la promesse d’une prise à venir. Tu mets une carte de ta main sur des cartes de la table : un 3 sur un 5 fait une construction de 8. Dès lors, seul un 8 les prend, toutes ensemble, et tu dois avoir ce 8. Un autre joueur peut prendre la construction avant toi s’il a lui aussi un 8, ou la monter à une autre valeur.
shared-help-scores = Ce qui rapporte
shared-help-most-cards = Le plus de cartes
shared-help-most-spades = Le plus de piques
shared-help-ace = Chaque as
shared-help-big-casino = Dix de carreau, le grand casino
shared-help-little-casino = Deux de pique, le petit casino
shared-help-sweep = Chaque coup de balai
shared-help-rules = Un coup de balai prend d’un coup toutes les cartes de la table. Ce sont les points du Casino. D’autres jeux comptent autrement : voir le <link>livret de règles</link>.
shared-help-keys = Touches
shared-help-keys-off = Tu peux désactiver les touches lettres et chiffres dans les réglages.
shared-key-tab = Tab
shared-key-enter = Entrée ou Espace
shared-key-escape = Échap
shared-key-space = Espace, maintenu
shared-key-tab-does = aller à la table, à ta main ou aux boutons
shared-key-arrows-do = aller de carte en carte, et entre la table et ta main
shared-key-enter-does = choisir ou lâcher la carte
shared-key-letters-do = choisir la première, deuxième … carte de ta main ; avec Maj, une carte de la table
shared-key-slash-does = écrire un coup, par exemple 9=3+4+2 ; les couleurs seulement si elles comptent
shared-key-digits-do = jouer le premier, deuxième … coup proposé
shared-key-escape-does = tout lâcher
shared-key-h-does = indice ; encore pour en savoir plus
shared-key-u-does = annuler ; à plusieurs, demander à reprendre un coup
shared-key-r-does = revoir le dernier coup
shared-key-l-does = lire le dernier coup (lecteurs d’écran)
shared-key-dot-does = lire ta main (lecteurs d’écran)
shared-key-t-does = lire la table (lecteurs d’écran)
shared-key-s-does = lire le score (lecteurs d’écran)
shared-key-c-does = lire les pendules (lecteurs d’écran)
shared-key-m-does = parler aux autres joueurs
shared-key-p-does = voir qui est à cette table
shared-key-x-does = activer ou couper le son
shared-key-space-does = avance rapide
shared-key-question-does = cette aide

shared-log = Coups de la donne { $deal }
shared-log-moves = Coups
shared-log-none = Pas encore de coup dans cette donne.

shared-phrase-hello = Salut !
shared-phrase-luck = Bonne chance !
shared-phrase-nice = Bien joué !
shared-phrase-wow = Quelle prise !
shared-phrase-thanks = Merci !
shared-phrase-sorry = Pardon !
shared-phrase-oh-no = Oh non !
shared-phrase-lucky = C’était de la chance.
shared-phrase-moment = Un instant, s’il te plaît.
shared-phrase-no-hurry = Prends ton temps.
shared-phrase-again = On en refait une ?
shared-phrase-game = Belle partie !
shared-phrase-bye = Au revoir !

shared-progress-not-kept = Ce navigateur ne garde pas tes progrès, mais tu peux continuer à apprendre.
shared-progress-broken = Tes progrès dans ce navigateur sont illisibles. Tu recommences ; les anciennes données sont gardées.
shared-progress-lost = Tes progrès dans ce navigateur sont illisibles, et il n’y a pas de place pour en garder une copie. Ce que tu réussis maintenant ne sera pas enregistré.

shared-tip = Un conseil tiré de tes parties
shared-tip-better = Mieux, ici :
shared-tip-lesson = Leçon : { $title }
shared-puzzles = Problèmes
shared-tip-review = Analyser cette partie
shared-table = Table
shared-your-hand = Ta main
shared-table-empty = La table est vide
shared-skill-chances =
    { $chances ->
        [1] { $taken } occasion nette saisie sur 1
       *[other] { $taken } occasions nettes saisies sur { $chances }
    }

shared-settings-portrait = Ton portrait
shared-settings-portrait-number = Portrait { $number }
shared-settings-portrait-about = Les autres le voient aux tables où tu prends place à partir de maintenant.
