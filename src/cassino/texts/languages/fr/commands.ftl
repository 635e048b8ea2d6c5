commands-usage = Usage :
commands-options = Options :
commands-commands = Commandes :
commands-help = Afficher cette aide et quitter.
commands-default = par défaut : { $value }
commands-variable = ou définir { $name }
commands-required = obligatoire

commands-error = Erreur : { $problem }
commands-try = Pour de l’aide, tape : { $command }
commands-no-such-option =
    { $near ->
        [none] Il n’y a pas d’option { $name }.
       *[other] Il n’y a pas d’option { $name }. Pensais-tu à { $near } ?
    }
commands-is-no-option = Il n’y a pas d’option { $name } ; tape seulement { $argument }.
commands-no-such-command =
    { $near ->
        [none] Il n’y a pas de commande { $name }.
       *[other] Il n’y a pas de commande { $name }. Pensais-tu à { $near } ?
    }
commands-missing-command = Ajoute une des commandes ; --help en montre la liste.
commands-missing =
    { $kind ->
        [option] Il manque l’option { $name }.
       *[argument] Il manque { $name }.
    }
commands-no-value = { $name } demande une valeur à sa suite.
commands-flag = { $name } ne prend pas de valeur.
commands-too-many = Trop d’arguments. Enlève : { $words }
commands-choice = { $name } doit être l’un de : { $choices }.
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } doit être un nombre entier de { $low } à { $high }.
               *[any] { $name } doit être un nombre de { $low } à { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } doit être un nombre entier, au moins { $low }.
               *[any] { $name } doit être un nombre, au moins { $low }.
            }
        [above] { $name } doit être un nombre supérieur à { $low }.
       *[none]
            { $kind ->
                [whole] { $name } doit être un nombre entier.
               *[any] { $name } doit être un nombre.
            }
    }
commands-is-a-folder = { $file } est un dossier, pas un fichier.
commands-no-file = Il n’y a pas de fichier { $file }.
commands-file =
    { $kind ->
        [FileNotFoundError] Il n’y a pas de fichier { $file }.
        [FileExistsError] { $file } existe déjà.
        [IsADirectoryError] { $file } est un dossier, pas un fichier.
        [NotADirectoryError] Une partie du chemin { $file } est un fichier, pas un dossier.
        [PermissionError] Tu n’as pas le droit d’ouvrir { $file }.
       *[other] { $file } : { $problem }
    }
commands-system = Le système d’exploitation signale une erreur : { $problem }
commands-unexpected = Désolé, c’est un bug : { $kind } : { $problem } (CASSINO_DEBUG=1 montre les détails)
extras-missing =
    { $extra ->
        [table] Le serveur et la table dans le navigateur ont besoin de paquets qui ne sont pas installés. Pour les installer : { $command }
        [postgres] PostgreSQL a besoin d’un paquet qui n’est pas installé. Pour l’installer : { $command }
        [redis] Redis a besoin d’un paquet qui n’est pas installé. Pour l’installer : { $command }
        [ray] Ray n’est pas installé. Pour l’installer : { $command }
       *[other] Il faut pour cela un paquet qui n’est pas installé. Pour l’installer : { $command }
    }
extras-package-missing = Le paquet { $name } manque. Réinstallez cassino : { $command }
extras-python-incomplete = Il manque à ce Python son propre module { $name }. Installez un Python complet : sous Debian et Ubuntu, sudo apt install python3-full
extras-terminal-only = Vous jouez dans le terminal ; pour la table dans le navigateur, tapez : { $command }
commands-engine-plain = Le moteur n’est pas compilé : cela suffit pour jouer, mais une analyse prend plus de temps. Avec gcc et python3-dev, il est plus rapide ; installez les deux, puis tapez : { $command }
commands-no-language = Il n’y a pas de textes dans la langue { $name }. Choisis l’une de : { $known }.

commands-cassino =
    Joue aux jeux de Casino dans le navigateur ou le terminal, et étudie-les.

    `cassino` sans commande est `cassino serve`, ou `cassino play` si la table dans le navigateur n’est pas installée.
commands-version = Afficher la version et le genre de moteur, et quitter.
commands-language = Langue de tous les textes, par exemple es ou hu. Par défaut, la langue de ton système.
commands-serve-short = Ouvrir une table dans le navigateur (comme `cassino` seul).
commands-host-short = Ouvrir une table pour tous ceux de ton réseau.
commands-site-short = Créer un site web où l’on joue contre des bots, même hors ligne.
commands-admin-short = Gérer un serveur : tables, personnes, interdictions.
commands-backup-short = Sauvegarder dans un fichier tout ce que garde un serveur.
commands-restore-short = Charger une sauvegarde dans une base de données vide.
commands-learn-short = Apprendre à jouer, en courtes leçons.
commands-play-short = Jouer dans le terminal.
commands-score-short = Compter les points d’une partie avec de vraies cartes.
commands-review-short = Analyser une partie : chances de gagner, erreurs, part de chance.
commands-tutor-short = Apprendre de tes parties : un conseil et neuf compétences.
commands-verify-short = Vérifier qu’un serveur a donné les cartes promises.
commands-puzzle-short = Trouver le meilleur coup du problème du jour.
commands-puzzles-short = Trouver de nouveaux problèmes et les vérifier.
commands-rules-short = Lire le livret de règles d’une variante.
commands-variants-short = Lister les variantes.
commands-check-short = Vérifier des fichiers de règles maison et lister les problèmes.
commands-cases-short = Exécuter des fichiers de cas de règles.
commands-arena-short = Opposer deux bots avec les mêmes cartes.
commands-tournament-short = Opposer plusieurs bots et leur donner une cote.
commands-par-short = Montrer le résultat du jeu parfait, toutes cartes visibles.
commands-train-short = Entraîner la recherche pour une variante en la faisant jouer contre elle-même.
commands-exploit-short = Mesurer ce qu’un bot perd contre un adversaire qui le connaît.
commands-bench-short = Mesurer la vitesse du moteur sur cette machine.
commands-perft-short = Compter les suites de coups d’une position.

commands-option-json = Afficher en JSON.
commands-option-variant = Variante : un nom ou un fichier de règles maison.
commands-option-players = Nombre de joueurs.
commands-option-usual-players = Nombre de joueurs ; par défaut le plus petit que les règles permettent.
commands-option-target = Points qu’il faut pour gagner la partie.
commands-option-plain = Lignes simples pour lecteurs d’écran : sans couleurs, avec le nom des cartes.
commands-option-jobs = Nombre de processus ; par défaut un par cœur du processeur.
commands-option-ray = Jouer plutôt sur ce cluster Ray ; `local` en démarre un ici.
commands-option-seed = La même graine donne les mêmes donnes.
commands-option-write = Enregistrer les nombres dans ce fichier.
commands-port = Port d’écoute ; 0 en choisit un libre.  [par défaut : $CASSINO_PORT, ou 8420]
commands-database = Où les parties sont gardées : un fichier, ou une adresse comme postgresql://user@host/name.  [par défaut : $CASSINO_DATABASE, ou cassino.db dans ton dossier de données]
commands-config = Un fichier TOML de réglages (docs/host/hosting.md).  [par défaut : $CASSINO_CONFIG]

commands-serve-does = Ouvrir une table dans le navigateur. Ctrl-C arrête le serveur ; les parties continuent la fois suivante.
commands-serve-host = Adresse d’écoute ; 0.0.0.0 laisse d’autres machines se connecter.  [par défaut : $CASSINO_HOST, ou 127.0.0.1]
commands-serve-workers = Nombre de processus du serveur ; à plusieurs, il faut PostgreSQL et --bus.  [par défaut : 1]
commands-serve-bus = Adresse qui relie plusieurs workers, par exemple redis://localhost:6379/0.  [par défaut : $CASSINO_BUS]
commands-serve-browser = Ouvrir une fenêtre de navigateur.  [par défaut : browser]

commands-host-does =
    Ouvrir une table que tous les téléphones et ordinateurs de ton réseau peuvent rejoindre.

    Affiche le lien, et un code QR pour les téléphones. Un nom suffit aux invités. Par exemple :

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Ouvrir tout de suite une table avec ces règles.  [par défaut : à choisir dans le navigateur]
commands-host-players = Nombre de personnes à la table.  [par défaut : 2]
commands-host-bots = Nombre de bots à la table.  [par défaut : 0]
commands-host-open = Laisser des bots jouer aux places libres en attendant quelqu’un.
commands-host-level = Niveau des bots.  [par défaut : 4]
commands-host-target = Points qu’il faut pour gagner la partie.  [par défaut : selon les règles]
commands-host-host = Adresse de cette machine où écouter.
commands-host-qr = Montrer aussi le lien en code QR.  [par défaut : qr]
commands-host-browser = Ouvrir une fenêtre de navigateur ici.  [par défaut : browser]
commands-host-needs-variant = --players, --bots, --open, --level et --target décrivent une table : ajoute --variant pour en ouvrir une.

commands-admin-does =
    Gérer un serveur : tables, personnes, interdictions.

    Agit sur la base de données du serveur ; chaque serveur qui l’utilise suit en quelques secondes. Chaque action
    est notée avec ton nom d’utilisateur (voir `cassino admin log`).
commands-admin-because = Ta raison : elle est notée, et montrée aux gens en cas d’interdiction ou de lecture seule.
commands-admin-limit = Nombre maximal de lignes.
commands-admin-tables = Lister les tables, le coup le plus récent en premier.
commands-admin-open = Seulement les tables du salon avec une place libre.
commands-admin-playing = Seulement les tables où la partie n’est pas finie.
commands-admin-person = Seulement les tables de cette personne.
commands-admin-close = Fermer des tables pour de bon, sans gagnant.
commands-admin-people = Lister les personnes, les plus récemment vues en premier.
commands-admin-search = Seulement les personnes avec ce texte dans leur nom ou identifiant, ou avec cet ID.
commands-admin-rename = Renommer une personne, aussi à toutes ses tables.
commands-admin-delete-person = Supprimer une personne : son compte, ses sessions, ses cotes, ses règles maison et ses scores, et son nom à toutes les tables.
commands-admin-set-password = Donner à un compte un nouveau mot de passe et fermer toutes ses sessions. Tu le tapes, ou --generate en crée un.
commands-admin-generate = Créer un mot de passe et l’afficher une seule fois.
commands-admin-prune = Supprimer les parties où rien ne s’est passé depuis une date. Les parties dont la pendule tourne restent.
commands-admin-before = La date, par exemple 2026-01-31.
commands-admin-ban = Interdire une personne, une adresse, ou un réseau comme 203.0.113.0/24.
commands-admin-for = Pour combien de temps, par exemple 30m, 12h, 7d ou 2w.  [par défaut : pour toujours]
commands-admin-unban = Lever une interdiction.
commands-admin-bans = Lister les interdictions en vigueur.
commands-admin-lobby = Vider le salon ; on peut encore rejoindre ses tables par un lien.
commands-admin-empty = Retirer de la liste toutes les tables actuelles.
commands-admin-read-only = Suspendre le jeu, ou le laisser reprendre ; les pages marchent toujours.
commands-admin-stats = Compter les personnes, tables, coups et interdictions.
commands-admin-log = Montrer ce qu’ont fait les responsables, le plus récent en premier.
commands-admin-reports = Lister les signalements des joueurs, ou en clore un.
commands-admin-done = Clore ce signalement au lieu de les lister.
commands-closed = La table { $table } est fermée.
commands-renamed = { $id } s’appelle maintenant { $name }.
commands-deleted =
    { $count ->
        [one] { $id } est supprimé, et son nom a disparu d’une partie.
       *[other] { $id } est supprimé, et son nom a disparu de { $count } parties.
    }
commands-password-new = Nouveau mot de passe
commands-password-again = Le même mot de passe encore une fois
commands-password-set = { $login } a un nouveau mot de passe, et toutes ses sessions sont fermées.
commands-password-is = Mot de passe : { $password }
commands-pruned =
    { $count ->
        [one] Une partie a été supprimée.
       *[other] { $count } parties ont été supprimées.
    }
commands-banned = { $target } : accès interdit.
commands-unbanned = { $target } : accès rétabli.
commands-ban-lasts =
    { $until ->
        [none] pour toujours
       *[other] jusqu’au { $until }
    }
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] compte, interdit
               *[guest] invité, interdit
            }
       *[no]
            { $kind ->
                [account] compte
               *[guest] invité
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] Le salon était vide.
        [one] Une table a été retirée de la liste.
       *[other] { $count } tables ont été retirées de la liste.
    }
commands-read-only =
    { $state ->
        [on] Le jeu est suspendu.
       *[off] Le jeu reprend.
    }
commands-report-closed = Le signalement { $id } est clos.
commands-report-table = table { $table }
commands-report-by = par { $name }

commands-backup-does =
    Sauvegarder dans FILE les parties, les personnes et tout le reste, dans l’état présent.

    Le serveur peut continuer à tourner. FILE contient des secrets, comme des cartes cachées : garde-le pour toi.
    `cassino restore` le charge dans SQLite ou PostgreSQL, d’où qu’il vienne.
commands-saved =
    { $rows ->
        [one] { $file } : une ligne sauvegardée
       *[other] { $file } : { $rows } lignes sauvegardées
    }
commands-restore-does =
    Charger la sauvegarde FILE dans une base de données nouvelle ou vide.

    Si quelque chose ne va pas, rien n’est chargé. Un FILE d’une version plus ancienne est mis à jour.
commands-restored =
    { $rows ->
        [one] { $file } : une ligne restaurée
       *[other] { $file } : { $rows } lignes restaurées
    }

commands-play-does =
    Jouer dans le terminal contre des bots ou des amis.

    VARIANT est un nom que liste `cassino variants` (casino par défaut), un fichier de règles maison ou un code de partage.
    Tu tapes tes coups ; tape aide pendant le jeu pour voir toutes les commandes.
commands-play-rules = Règles maison : un fichier, ou un code de partage.
commands-play-seed = Graine des donnes ; la même graine donne les mêmes cartes.
commands-play-opponent = Tes adversaires : un niveau de 1 à 8, ou le nom d’un bot.  [par défaut : 4]
commands-play-seats = Les joueurs par place, par exemple human,level3 ou Ann=human,Bob=human.
commands-play-auto = Annoncer les oranges, exiger et réclamer l’objectif à ta place.
commands-play-ask = Quand te poser des questions pendant le tour des autres.  [par défaut : always]
commands-play-no-tips = Pas de conseil après une partie, et pas de parties gardées pour le tuteur.
commands-play-coach = Prévenir avant une erreur.
commands-play-at = Rejoindre une table sur un serveur : le lien d’invitation, ou l’adresse du serveur.
commands-play-name = Ton nom à cette table.
commands-play-watch = Regarder des bots jouer entre eux ; Ctrl-C met en pause.
commands-play-speed = Avec --watch : leur vitesse ; step attend Entrée à chaque fois.  [par défaut : normal]
commands-play-resume = Continuer une partie enregistrée.
commands-variant-or-rules = Nomme une variante ou donne --rules, pas les deux.
commands-resumed-match = --resume continue une partie enregistrée avec ses règles et ses joueurs : enlève la variante, --seed, --seats, --players, --target et --auto.

commands-learn-does =
    Apprendre le Casino en courtes leçons. Sans NAME, tu vois la liste, avec ce que tu as fait.

    NAME est une leçon, par exemple `build`, ou `deal` : une première petite donne commentée.
    Avec une variante, par exemple `royal`, un fichier de règles maison ou un code, tu lis ce qui y change.

    Tape les coups comme dans une partie. Tes progrès sont enregistrés.

commands-score-does =
    Compter les points de VARIANT pour des gens qui jouent avec de vraies cartes.

    VARIANT est un nom que liste `cassino variants` (casino par défaut), un fichier de règles maison ou un code de partage.
    Après chaque donne, on te demande ce que chaque camp a pris, et seulement ce qu’il faut aux règles. Puis les points
    sont comptés. Tape aide pour voir toutes les commandes.
commands-score-names = Noms des joueurs, dans l’ordre du jeu.
commands-score-dealer = Le premier donneur ; par défaut le dernier joueur nommé, pour que le premier commence.
commands-score-file = Où enregistrer le score.
commands-score-resume = Continuer un score enregistré ; sans FILE, le plus récent.
commands-resumed-score = --resume continue un score enregistré : enlève tout le reste.
commands-names-and-players =
    { $names ->
        [one] --names a un nom, mais --players est { $players }.
       *[other] --names a { $names } noms, mais --players est { $players }.
    }
commands-ask-name = Nom du joueur { $number }, dans l’ordre du jeu :

commands-review-judges =
    Analyser la partie de RECORD, un fichier enregistré dans `cassino play` ou à une table du navigateur.

    Chaque coup est jugé d’après ce que son joueur pouvait savoir. Seules les donnes finies sont analysées. Le même fichier
    donne toujours la même analyse, même si l’ordinateur est très occupé.
commands-review-moves = Montrer tous les coups, pas seulement les erreurs.
commands-review-at = Montrer la valeur de tous les coups permis au coup N de la partie.
commands-review-try = Avec --at : montrer aussi la valeur de ce coup.
commands-review-play = Avec --at : jouer à partir de là contre des bots.
commands-review-json = Afficher l’analyse en JSON.
commands-review-html = Écrire l’analyse en une seule page web complète.
commands-review-worlds = Nombre de mondes (tirages des cartes cachées) par coup.  [par défaut : 200]
commands-review-seed = Graine des mondes.  [par défaut : 0]
commands-review-names = Noms des joueurs, par place.
commands-review-plain = Lignes simples pour lecteurs d’écran : sans graphique ni couleurs, avec le nom des cartes.
commands-review-needs-at = --try et --play demandent --at N.
commands-review-choose = Choisis l’un de --at, --json et --moves. --html ne va pas avec --at.
commands-reviewing = Analyse
commands-progress-par = Résolution de la donne { $deal }
commands-progress-puzzles = Recherche de problèmes
commands-progress-check = Vérification des problèmes
commands-progress-tutor = Lecture de tes parties
commands-progress-worth = Mesure des compétences
commands-progress-precision = Vérification du tuteur
commands-progress-exploit = Résolution de positions
commands-progress-challenge = Match contre { $bot }
commands-progress-bench = Mesure de { $title }
commands-progress-perft = Comptage des coups
commands-progress-cases = Exécution des cas
commands-progress-backup = Sauvegarde des lignes
commands-progress-restore = Chargement des lignes

commands-tutor-does =
    Regarder tes parties finies et nommer une compétence à travailler, avec une position qui la montre.

    `cassino tutor FILE ...` lit des relevés enregistrés ; `cassino tutor` seul lit tes dernières parties de
    `cassino play`. docs/background/tutor.md explique comment cela marche.
commands-tutor-read = Regarder les parties de RECORDS, la plus récente en premier.
commands-tutor-read-short = Regarder tes parties (comme `cassino tutor` seul).
commands-tutor-games = Lire aussi tes dernières parties de `cassino play` (par défaut sans RECORDS).
commands-tutor-seat = Ta place, si un relevé ne la nomme pas.  [par défaut : 1]
commands-tutor-worth = Mesurer combien de points par donne perd un joueur sans chaque compétence, en donnes doubles à deux.
commands-tutor-worth-short = Mesurer ce que vaut chaque compétence.
commands-tutor-packs = Jeux mélangés pour chaque compétence.
commands-tutor-precision = Mesurer combien de fois la compétence que nomme le tuteur manque vraiment, et combien de fois une recherche plus profonde est d’accord.
commands-tutor-precision-short = Mesurer combien de fois le tuteur a raison.
commands-tutor-trials = Relevés pour chaque genre de joueur.

commands-verify-does =
    Vérifier que les donnes de RECORD sont celles que le serveur avait promises avant la partie.

    Chaque donne est comparée à l’engagement, aux graines et aux sels du relevé. Affiche ce qui est juste (ok), ce qui
    est faux (BAD) et ce qui ne peut pas être vérifié (--). Code de sortie : 0 si rien n’est faux, 1 si quelque chose
    l’est, 2 si le relevé est illisible, 3 s’il n’y a rien à vérifier.
commands-verify-commitment = L’engagement que tu as noté avant la partie.

commands-puzzle-does =
    Résoudre le problème du jour, ou le problème NUMBER. Tape les coups comme dans une partie.

    Avec --theme, tu reçois un problème que tu n’as pas encore essayé. Seule ta première réponse à chaque problème compte.
commands-puzzle-theme = Un problème pour une compétence, par exemple sums ; `any` la choisit pour toi.
commands-puzzle-title =
    { $kind ->
        [chosen] Problème { $number } sur { $count }
       *[daily] Problème { $number } sur { $count }, { $day }
    }
commands-puzzle-or-theme = Nomme un problème ou un thème, pas les deux.
commands-no-theme = Il n’y a pas de thème { $name }. Choisis l’un de : { $known }.

commands-puzzles-does = Trouver et vérifier des problèmes : des positions avec un seul coup nettement meilleur, qu’un joueur simple manque.
commands-puzzles-mine =
    Chercher des problèmes dans les donnes de RECORDS, ou dans des donnes entre bots. La même graine trouve les mêmes problèmes.

    Sans --hidden, les problèmes sont des dernières tournées où toute carte peut se déduire, résolues exactement. Une donne
    fournit au plus un problème.
commands-puzzles-mine-short = Chercher de nouveaux problèmes.
commands-puzzles-variant = Utiliser des donnes de cette variante ; peut être répété.
commands-puzzles-deals = Nombre maximal de donnes à fouiller, par variante.
commands-puzzles-most = S’arrêter après ce nombre de problèmes, par variante.
commands-puzzles-seed = Graine des donnes.
commands-puzzles-hidden = Chercher des positions à cartes cachées, jugées sur beaucoup de mondes.
commands-puzzles-worlds = Avec --hidden : mondes par position.
commands-puzzles-out = Ajouter les problèmes à ce fichier.
commands-puzzles-check = Résoudre à nouveau chaque problème de FILE ; sans FILE, ceux fournis avec cassino.
commands-puzzles-check-short = Résoudre à nouveau chaque problème.
commands-puzzles-list = Compter les problèmes de FILE, par variante et par thème ; sans FILE, ceux fournis avec cassino.
commands-puzzles-list-short = Compter les problèmes par variante et par thème.
commands-puzzles-shuffle = Afficher les problèmes de FILES dans un ordre pour chaque jour : si possible, jamais deux de la même variante de suite.
commands-puzzles-shuffle-short = Afficher les problèmes dans un ordre pour chaque jour.
commands-records-or-variants = Nomme des relevés, ou des variantes avec --variant, pas les deux.
commands-puzzles-added =
    { $count ->
        [one] Un problème ajouté à { $file } : { $themes }
       *[other] { $count } problèmes ajoutés à { $file } : { $themes }
    }
commands-puzzle-wrong = Problème { $number } : { $problem }
commands-puzzles-checked = justes : { $right }, faux : { $wrong }
commands-puzzles-of =
    { $hidden ->
        [0] { $variant } : { $count } ({ $themes })
       *[other] { $variant } : { $count } ({ $themes }), dont { $hidden } à cartes cachées
    }
commands-puzzles-all = Total : { $count } ({ $themes })

commands-rules-does =
    Lire le livret de règles d’une variante ou de règles maison, les afficher en fichier, ou les partager par un code.

    `cassino rules NAME` est l’abrégé de `cassino rules show NAME`.
commands-rules-show = Afficher le livret de règles de NAME : un nom que liste `cassino variants`, un fichier de règles maison, ou un code de partage.
commands-rules-show-short = Afficher le livret de règles, ou le fichier.
commands-rules-width = Largeur du texte en colonnes.
commands-rules-toml = Afficher plutôt les règles en fichier.
commands-rules-share = Afficher le code de partage de NAME, une variante ou un fichier de règles maison ; tous ceux qui l’ont peuvent jouer avec ces règles.
commands-rules-share-short = Afficher le code de partage.

commands-variants-does = Lister les variantes : ID, titre, joueurs, objectif, et les autres noms possibles.
commands-variants-id = id
commands-variants-title = titre
commands-variants-players = joueurs
commands-variants-target = objectif
commands-variants-names = autres noms
commands-variants-deals =
    { $count ->
        [one] une donne
       *[other] { $count } donnes
    }

commands-check-does = Afficher tous les problèmes des règles maison de FILES ; code de sortie 1 s’il y en a.
commands-no-problems = { $file } : pas de problèmes

commands-cases-does = Exécuter les cas de règles de FILES, signaler chaque échec, et compter réussites et échecs.
commands-cases-variants = Exécuter seulement les cas de ces variantes.
commands-cases-skip-types = Laisser de côté les cas de ces types.

commands-arena-does =
    Opposer le bot FIRST au bot SECOND et afficher de combien de points par donne FIRST est devant.

    Chaque jeu mélangé se joue une fois pour chaque répartition des camps. L’écart est la moyenne des points des camps de
    FIRST moins celle de SECOND. --sprt 0,0.2 oppose ces deux écarts et s’arrête dès que l’un est accepté, avec 5 %
    d’erreurs.
commands-arena-deals = Au plus ce nombre de donnes ; { $usual } par défaut.
commands-arena-sprt = S’arrêter dès que l’un de ces deux écarts est accepté.
commands-contests-seed = La même graine donne les mêmes donnes et les mêmes coups.
commands-contests-ms = Millisecondes par coup pour les bots.
commands-contests-seating = À trois camps ou plus : toutes les répartitions, ou un camp pour le premier bot.
commands-contests-out = Enregistrer le résultat dans ce fichier, et les jeux à mesure dans FILE{ $ending }.
commands-contests-resume = Continuer une série interrompue avec ses réglages.
commands-margins = --sprt { $text } : il faut deux nombres séparés par une virgule, par exemple 0,0.2.
commands-margins-order = --sprt { $text } : le second nombre doit être le plus grand, et les deux entre -1000 et 1000.
commands-two-bots = Nomme deux bots.
commands-different-bots = Nomme au moins deux bots différents.
commands-resumed-run = --resume continue une série avec ses réglages : enlève { $names }.
commands-tournament-does =
    Opposer deux à deux tous les BOT et leur donner une cote.

    Les cotes sont sur l’échelle Elo des chances de gagner une donne, avec des intervalles à 95 %. Si `random` participe,
    sa cote est 0 ; sinon, la moyenne des cotes est 0.
commands-tournament-deals = Donnes par paire de bots.

commands-train-does =
    Entraîner la recherche pour VARIANT en jouant contre soi-même : ajuster des poids qui prédisent les points, les essayer,
    les garder s’ils gagnent.

    Un essai oppose la recherche avec les nouveaux poids à celle avec les meilleurs jusqu’ici, en donnes doubles.
    Avec --lessons et --packs, le résultat ne dépend que de la graine.
commands-train-minutes = Durée approximative de l’entraînement en minutes ; { $usual } sans --lessons ni --packs.
commands-train-generations = Nombre de générations : chacune apprend des meilleurs poids jusqu’ici et essaie le résultat.
commands-train-lessons = Donnes dont apprendre à chaque génération.
commands-train-packs = Nombre maximal de jeux par essai.
commands-train-seed = La même graine et les mêmes nombres donnent les mêmes poids.
commands-train-bot = Bot qui joue les leçons ; par défaut search avec 4 mondes, ou heuristic si c’est lent.
commands-train-rival = Bot de recherche qui joue les essais ; par défaut avec 8 mondes, ou 2 si c’est lent.
commands-train-level = Garder les nouveaux poids s’ils mènent, même de très peu.
commands-train-policy = Entraîner la politique, qui choisit les coups à vue et dans les parties simulées, au lieu de la valeur des positions.
commands-train-out = Dossier du fichier ; par défaut là où les bots le cherchent.
commands-train-dry-run = Ne pas écrire le fichier.
commands-rival = --rival { $bot } : ce bot n’évalue pas les positions par des poids, il n’a donc rien à entraîner.

commands-exploit-does =
    Résoudre la fin de quelques tournées à deux joueurs, et afficher combien chacun des BOTS y perd.

    La valeur d’équilibre est le résultat du meilleur jeu des deux. « exploité » dit combien un bot obtient de moins contre
    la meilleure réponse à son jeu ; « perte » combien il obtient de moins contre l’équilibre. Les deux sont en points par
    position, en moyenne sur les deux places. docs/background/exploitability.md explique la méthode.
commands-exploit-variant = Variante : un nom, un fichier de règles maison ou un code de partage.
commands-exploit-cards = Cartes dans chaque main.
commands-exploit-rounds-left = Nombre de tournées après celle-ci.
commands-exploit-stock = Ne laisser que ce nombre de cartes au talon.
commands-exploit-positions = Nombre de positions.
commands-exploit-seed = La même graine donne les mêmes positions et les mêmes coups.
commands-exploit-seeds = Mêler les coups de ce nombre de graines.
commands-exploit-leaf = Valeur de la fin d’une tournée : estimate ou exact.
commands-exploit-gap = Écart toléré avec l’équilibre exact, en points.
commands-exploit-deals = Jouer aussi ce nombre de donnes entières contre un adversaire qui connaît le bot.
commands-exploit-worlds = Combien cet adversaire réfléchit.
commands-exploit-model = Un bot plus rapide qui remplace BOTS dans les simulations de cet adversaire.
commands-exploit-jobs = Nombre de processus pour les donnes.

commands-par-does =
    Montrer le par de chaque donne de RECORD : l’écart du jeu parfait si toutes les cartes sont connues, même celles du talon.

    Montre aussi les coups qui ont donné des points. Si une donne demande plus de --nodes positions, elle est fouillée à
    partir du premier tour possible. Avec --seed, des bots heuristiques jouent une donne.
commands-par-seed = Utiliser la donne de cette graine au lieu d’un relevé.
commands-par-variant = Avec --seed : la variante.  [par défaut : casino]
commands-par-players = Avec --seed : nombre de joueurs.
commands-par-nodes = Nombre maximal de positions par donne.  [par défaut : 20 millions]
commands-par-json = Afficher les pars en JSON.
commands-record-or-seed = Nomme un relevé ou --seed N, pas les deux.
commands-no-deal-over = { $file } : aucune donne de cette partie n’est finie.

commands-bench-does =
    Mesurer la vitesse du moteur et de deux bots dans chaque variante, en secondes de processeur d’un cœur.

    Si les mesures d’un nombre diffèrent trop, comme sur une machine occupée, il est marqué `unsteady` (null en JSON).
commands-bench-variant = Seulement cette variante ; peut être répété.
commands-bench-seconds = Durée approximative de chaque mesure, en secondes.

commands-perft-does = Compter les suites de --depth coups depuis le début d’une donne, pour chaque premier coup et au total.
commands-perft-seed = Graine de la donne.
commands-perft-depth = Nombre de coups.
commands-perft-position = Partir plutôt de cette position, sur une ligne (docs/play/notation.md).
commands-rules-sources = Dire d’où vient chaque règle.
commands-rules-decisions = Ajouter nos décisions là où les sources se taisent ou se contredisent.
commands-rules-options = Ajouter tout ce que l’on peut changer.
commands-rules-sheet = Écrire plutôt une fiche de deux pages à imprimer, en HTML.

commands-placeholder =
    { $word ->
        [options] OPTIONS
        [command] COMMANDE
        [args] ARGS
        [file] FICHIER
        [files] FICHIERS
        [code] CODE
        [name] NOM
        [variant] VARIANTE
        [record] RELEVÉ
        [records] RELEVÉS
        [number] NUMÉRO
        [bot] BOT
        [bots] BOTS
        [move] COUP
        [language] LANGUE
        [folder] DOSSIER
        [address] ADRESSE
        [network] RÉSEAU
        [time] DURÉE
        [text] TEXTE
        [integer] ENTIER
        [float] DÉCIMAL
        [line] LIGNE
        [low] BAS
        [high] HAUT
        [first] PREMIER
        [second] SECOND
       *[state] ÉTAT
    }

## cassino site

commands-site-does =
    Écrire un site web dans FOLDER. N’importe quel serveur web peut l’héberger. Il suffit de l’ouvrir une fois pour jouer ensuite contre des bots sans connexion.

    Le jeu tourne dans le navigateur de chacun, avec Pyodide (Python pour navigateurs). Cette commande ne télécharge rien ; dans un clone du dépôt, `make site` va chercher ce qu’il faut. Si FOLDER contient un site que cette commande a déjà écrit, il est remplacé en entier.
commands-site-language = Langues des pages, par exemple es,fr ; la page d’accueil est dans la première.  [par défaut : la langue de cette commande]
commands-site-pyodide = Dossier du paquet npm pyodide décompressé, version 314.  [par défaut : build/pyodide]
commands-site-wheel = Le wheel de msgspec pour ce Pyodide.  [par défaut : celui du dossier de Pyodide]
commands-site-plain = Laisser de côté le moteur compilé.
commands-site-check = Ne rien écrire ; afficher la taille de chaque partie.
commands-site-no-folder = { $folder } est un fichier, pas un dossier. Choisis un nouveau dossier ou un dossier vide.
commands-site-other-folder = { $folder } n’est pas vide, et `cassino site` ne l’a pas écrit. Choisis un nouveau dossier ou un dossier vide.
commands-site-not-replaced = Impossible de déplacer le nouveau site dans { $folder } : { $problem }. Ce qui s’y trouvait n’a pas changé.
commands-site-not-back = Impossible de déplacer le nouveau site dans { $folder } : { $problem }. Ce qui s’y trouvait est maintenant dans { $old }. Tu peux le remettre à sa place.
commands-site-no-pyodide = Il n’y a pas de Pyodide complet dans { $folder }. Il manque : { $files }. Dans un clone du dépôt, `make site` va le chercher ; sinon, décompresse le paquet npm pyodide et indique son dossier avec --pyodide.
commands-site-other-pyodide = { $folder } contient la version { $version } de Pyodide, mais il faut la version { $series }. Décompresse le paquet npm pyodide@{ $series } et indique son dossier avec --pyodide.
commands-site-no-wheel = Il n’y a pas de wheel de msgspec pour ce Pyodide ici : { $place }. Télécharge { $wheel } depuis PyPI et indique-le avec --wheel.
commands-site-slow = La première table mettra environ deux fois plus de temps à s’ouvrir, car chaque navigateur doit compiler à chaque fois les modules de Python. Pour l’éviter, installe Python { $python } ou Node, puis relance la commande.
commands-site-written = Le site est prêt dans { $folder }. Pour l’essayer, tape : python3 -m http.server --directory { $folder }
commands-site-part = partie
commands-site-files = fichiers
commands-site-raw = octets
commands-site-all = total
