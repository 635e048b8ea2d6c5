error-of = { $problem }

error-internal = Quelque chose s’est mal passé sur le serveur. Rien n’a changé.
error-storage = Le serveur n’atteint pas sa base de données pour le moment. Ta dernière action n’a peut-être pas été enregistrée.
error-storage-because = Le serveur ne peut pas utiliser sa base de données pour le moment ({ $problem }). Ta dernière action n’a peut-être pas été enregistrée.
error-busy = Le serveur est occupé. Réessaie dans un instant.
error-not-kept = Ce navigateur n’a pas pu enregistrer ta dernière action : rien n’a changé. L’appareil est peut-être plein : libère de la place, puis réessaie.
error-not-here = Cette page marche sans serveur : elle ne peut pas faire cela.
error-only-bots-here = Cette page marche sans serveur : tu ne peux jouer que contre des bots, et sans pendule.
error-full = Le serveur est plein. Réessaie plus tard.
error-too-fast = Tu envoies trop de choses à la fois. Attends un instant.
error-too-fast-for =
    { $seconds ->
        [1] Trop de demandes. Réessaie dans 1 seconde.
       *[other] Trop de demandes. Réessaie dans { $seconds } secondes.
    }
error-too-many-windows = Tu as déjà trop de fenêtres ouvertes. Fermes-en une d’abord.
error-banned-until = L’accès à ce serveur t’est interdit jusqu’au { $end } UTC.
error-banned-until-because = L’accès à ce serveur t’est interdit jusqu’au { $end } UTC. Raison : { $reason }
error-banned = L’accès à ce serveur t’est interdit définitivement.
error-banned-because = L’accès à ce serveur t’est interdit définitivement. Raison : { $reason }

error-unknown-address = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas ce genre de demande.
error-bad-request = Le serveur ne comprend pas cette demande.
error-unknown-host = Ce serveur n’est pas configuré pour ce nom d’hôte. Son responsable peut définir l’adresse publique.
error-foreign-page = Seuls les pages de ce serveur et des programmes peuvent demander cela.
error-content-type = Le corps doit être application/json.
error-too-many-bytes = Trop long : { $most } octets au plus.
error-unreadable = Le serveur ne peut pas lire cela : { $problem }.
error-frame-binary = Les trames doivent être du texte JSON, pas du binaire.
error-body-type = L’adresse dit déjà ce qui est demandé : le corps ne peut pas avoir de `type`.
error-unstorable = Le serveur ne peut ni enregistrer ni chercher un des caractères de ce texte.
error-one-of = `{ $field }` doit être l’un de : { $known }.
error-name-one = Donne exactement l’un de : { $names }.
error-unknown-parameter = Il n’y a pas de paramètre « { $name } ».
error-text =
    { $shape ->
        [line] `{ $field }` doit être une seule ligne de { $limit } caractères au plus.
       *[text] `{ $field }` peut avoir { $limit } caractères au plus.
    }
error-besides = `besides` doit être le numéro d’un problème.

error-unknown-match = Cette partie n’existe pas.
error-match-damaged = Cette partie est abîmée dans la base de données et ne peut pas continuer. Rien n’y a été changé.
error-seeds-missing = La base de données a perdu les graines de cette partie : elle ne peut pas continuer.
error-reused-id = L’id de cette requête est celui d’une requête précédente. Donne à chaque requête son propre id.
error-overtaken = Autre chose s’est passé d’abord dans cette partie. Regarde de nouveau la table.
error-match-not-over = La partie n’est pas encore finie.
error-too-many-events = Cette partie a atteint sa limite de { $most } coups et annulations. Commences-en une autre.
error-unknown-deal =
    { $deals ->
        [1] Il n’y a pas de donne { $deal } : la partie a 1 donne jusqu’ici.
       *[other] Il n’y a pas de donne { $deal } : la partie a { $deals } donnes jusqu’ici.
    }
error-too-few-moves =
    { $count ->
        [1] Impossible de partir de là : la donne { $deal } n’a que 1 coup.
       *[other] Impossible de partir de là : la donne { $deal } n’a que { $count } coups.
    }
error-try-again-not-over = Tu peux rejouer une donne une fois qu’elle est finie.
error-cards-not-shown = Tu peux voir toutes les cartes d’une donne une fois qu’elle est finie.
error-replay-not-over = Tu peux revoir une partie une fois qu’elle est finie.
error-record-not-over = Tu peux lire le relevé une fois la partie finie.
error-next-deal-not-due = La donne suivante commence quand celle-ci est finie, sauf si la partie est gagnée.
error-sealed = Cette donne fait partie d’un tournoi. Tu pourras la voir quand il sera fini.
error-contest = Au tournoi, chaque donne se joue une fois, jusqu’au bout et sans aide.

error-watching = Tu regardes. Seuls les joueurs peuvent faire cela.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-card-not-in-hand = La carte { $card } n’est pas dans ta main.
error-card-not-on-table = La carte { $card } n’est pas sur la table.
error-unknown-card = Il n’y a pas de carte « { $card } ».
error-unknown-move = Ce coup n’existe pas dans cette donne.
error-nothing-to-claim = Il n’y a rien à réclamer maintenant.
error-nothing-to-undo = Tu n’as pas de coup à reprendre dans cette donne.
error-offer-open = Une autre proposition attend encore une réponse.
error-nothing-to-agree = Il n’y a rien à accepter.
error-nothing-to-decline = Il n’y a rien à refuser.
error-no-flag = Aucun de tes adversaires n’a épuisé son temps.
error-not-watched = On ne peut avancer pas à pas que dans une partie entre bots.
error-rated-takeback = Dans une partie classée, on ne reprend pas de coup.
error-rated-misdeal = Dans une partie classée, on ne juge pas de maldonnes.
error-misdeal-alone = Il n’y a personne ici qui puisse donner son accord.
error-misdeal-what = Dis ce qui n’a pas marché dans la donne.
error-rated-hints = Dans une partie classée, il n’y a pas d’indices.
error-rated-leave = Tu ne peux pas quitter une partie classée, mais tu peux abandonner.
error-no-hint = Il n’y a pas d’indice pour cette position.
error-no-coach = Le coach n’a rien à dire de ce coup.
error-bots-busy = Les bots ne peuvent pas continuer pour le moment. Réessaie dans un instant.
error-bots-stopped = Le bot ne peut pas continuer. Rouvre la partie pour réessayer.
error-bot-random = { $name } n’a pas trouvé de coup permis : un coup au hasard est joué à la place.

error-unknown-seat = Il n’y a pas de place { $seat } à cette table.
error-seat-taken = Cette place est prise.
error-table-full = Il n’y a plus de place libre à cette table.
error-seat-not-yours = Cette place n’est pas à toi. Tu peux regarder, ou rejoindre la partie.
error-second-seat = Tu as déjà une place à cette table.
error-wrong-key = Ce code est faux, ou il a déjà servi. Vérifie chaque lettre.
error-seat-moved = Cette place est déjà celle d’un autre navigateur.
error-rated-back = Dans une partie classée, connecte-toi à ton compte pour retrouver ta place.
error-no-seat-here = Tu n’as pas de place à cette table.
error-seat-not-kept = La place { $seat } n’attend pas de joueur.
error-not-away = La partie n’attend pas de joueur absent.
error-not-your-table = Seul le joueur qui a ouvert la table peut y faire jouer un bot.
error-open-tables =
    { $count ->
        [1] Tu as 1 table ouverte dans le salon. Remplis-la ou quitte-la d’abord.
       *[other] Tu as { $count } tables ouvertes dans le salon. Remplis-en ou quittes-en une d’abord.
    }

error-talk-too-fast = Tu écris trop vite. Attends un instant.
error-talk = Un message doit avoir de 1 à { $most } caractères visibles.
error-report-stranger = Tu peux signaler un joueur une fois que tu as joué ici toi-même.
error-report-nobody = Il n’y a personne d’autre à cette place.
error-report-invisible = Un signalement ne peut pas avoir de caractères invisibles ou de contrôle.

error-unknown-house = Ces règles maison n’existent pas. Elles ont peut-être été supprimées.
error-house-stale = Ces règles maison ont été modifiées dans un autre onglet. Recharge la page pour les voir.
error-unknown-variant = Il n’y a pas de variante « { $name } ».
error-code = Impossible de lire ce code : { $problem }
error-rules = On ne peut pas jouer avec ces règles.
error-unknown-bot = Ce bot n’existe pas. Voici les bots : { $known }.
error-player-count = { $title } ne se joue pas à { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }. Nombres de joueurs possibles : { $possible }.
error-no-person = Une partie demande au moins une personne. Pour une partie entre bots, ne laisse aucune place ouverte.
error-seed = Tu ne peux choisir la graine que si tu joues seulement contre des bots, car elle révèle toutes les cartes.
error-seed-and-chain = Une partie a soit une graine choisie, soit une chaîne de graines équitables, pas les deux.
error-not-hexadecimal = Un engagement et un sel doivent avoir chacun 64 signes de 0 à 9 et de a à f.
error-promise = Ces graines ont été promises pour une autre partie, ou il y a trop longtemps. Demandes-en de nouvelles.
error-salt-not-due = Tu ne peux pas donner de sel pour la donne { $deal } maintenant.
error-clock-turn =
    { $kind ->
        [days] Une pendule accorde { $least } à { $most } jours par tour.
       *[move] Une pendule accorde { $least } à { $most } secondes par tour.
    }
error-clock-bank = Le temps de réserve va de 0 à { $most } secondes. Il n’y en a pas quand les tours durent des jours.
error-rated-needs-account = Une partie classée demande un compte. Ajoute d’abord une clé d’accès ou un mot de passe.
error-rated-bots = Il n’y a pas de bots dans une partie classée.
error-rated-rules = Une partie classée suit les règles d’un jeu du livret, pas des règles maison.
error-rated-away = Dans une partie classée, la pendule décide quand un joueur reste absent. N’indique pas `away`.
error-rated-clock = Une partie classée demande une pendule, pour avoir une fin.
error-bots-clock = Une partie entre bots n’a pas de pendule.
error-bots-lobby = Une partie entre bots n’est pas listée dans le salon, car personne ne peut la rejoindre.
error-bots-salt = Tu ne peux pas donner de sel pour une partie entre bots, car tu n’y as pas de place.

error-no-single-deal = { $title } ne peut pas se jouer en une seule donne.
error-unknown-week = Il n’y a pas de tournoi pour cette semaine.
error-week-over = Une donne du tournoi ne se commence que pendant sa semaine.

error-unknown-option = Cette option n’existe pas : { $names }.
error-too-many-house-rules = Tu as { $most } jeux de règles maison. Supprimes-en un d’abord.

error-unknown-lesson = Cette version de Cassino n’a pas cette leçon. Ce que tu as appris est gardé.
error-lesson-changed = Cette leçon a changé. Recharge la page.
error-lesson-deal-changed = Cette donne a été commencée dans une autre version de Cassino. Elle recommence.
error-unknown-puzzle = Il n’y a pas de problème { $number }. Les problèmes vont de 1 à { $most }.
error-unknown-theme = Il n’y a pas de thème « { $name } ».
error-review-not-over = Tu peux analyser une partie une fois sa première donne finie.
error-review-not-done = L’analyse n’est pas encore prête.
error-review-stranger = Cette partie n’a pas encore d’analyse. Tu peux en demander une une fois que tu as joué ici toi-même.
error-reviews-yours = Tu as { $count } analyses en cours. Attends que l’une soit prête.
error-reviews-busy = Trop de parties sont analysées en ce moment. Réessaie plus tard.
error-no-review = Cette partie n’a pas pu être analysée.
error-unknown-score = Ce score n’existe pas.
error-score-stale = Le score a été changé sur un autre écran.
error-score-damaged = Ce score n’est plus lisible : { $problem }

error-not-signed-in = Tu n’as pas de session ouverte. Joue ou connecte-toi d’abord.
error-signed-out = Ta session est fermée.
error-wrong-login = L’identifiant ou le mot de passe est faux.
error-needs-browser = Le jeton d’un programme ne permet pas cela. Connecte-toi avec un navigateur.
error-prove-it = Confirme que c’est toi : reconnecte-toi, ou entre ton mot de passe.
error-unknown-token = Ce jeton est inconnu. Il a peut-être été révoqué.
error-unknown-session = Tu n’as pas de session de ce genre.
error-name = Un nom doit avoir de 1 à { $most } caractères visibles.
error-name-invisible = Un nom ne peut pas avoir de caractères invisibles ni d’accents empilés.
error-name-outsized = Un nom ne peut pas contenir de signes beaucoup plus larges qu’une lettre.
error-wrong-name = « { $name } » ne peut pas être un nom. { $problem }
error-name-you = Les autres croiraient que « { $name } » les désigne. Choisis un autre nom.
error-name-refused = Le responsable de ce serveur ne t’accorde pas ce nom. Choisis-en un autre.
error-login = Un identifiant doit avoir de 3 à 40 caractères : lettres, chiffres et . @ + - _, sans espaces.
error-login-taken = Cet identifiant est pris.
error-password-length = Un mot de passe doit avoir de { $least } à { $most } caractères.
error-password-easy = Ce mot de passe est trop facile à deviner. Prends plusieurs mots.
error-too-many-tokens = Tu ne peux pas avoir plus de jetons. Révoques-en un d’abord.
error-too-many-passkeys = Tu ne peux pas avoir plus de clés d’accès. Supprimes-en une d’abord.
error-passkey = La clé d’accès n’a pas été acceptée.
error-passkey-because = La clé d’accès n’a pas été acceptée : { $problem }.
error-passkey-late = La clé d’accès n’a pas été acceptée, car cela a pris trop de temps. Réessaie.
error-passkey-known = Tu as déjà ajouté cette clé d’accès.
error-passkey-not-yours = Tu n’as pas cette clé d’accès.
error-unknown-passkey = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été supprimée.
error-no-passkeys = Ce serveur ne peut pas utiliser de clés d’accès. Son responsable peut les ajouter (pip install 'cassino[accounts]').
error-no-passkeys-here = Les clés d’accès ne marchent que sur localhost, ou à une adresse https publique avec un nom au lieu d’un numéro.

error-no-push = Ce serveur ne peut pas envoyer de notifications.
error-push-service = Ce serveur ne connaît pas le service de notifications de ton navigateur.
error-push-keys = Les clés de cet abonnement ne sont pas utilisables.

error-not-imported =
    { $count ->
        [one] Rien n’a été importé, car il y a une erreur dans ce fichier.
       *[other] Rien n’a été importé, car il y a { $count } erreurs dans ce fichier.
    }
error-import-large = Ce fichier est trop gros : on peut importer { $most } Mo au plus.
error-import-no-json = Ce fichier est abîmé, ou n’est pas un export : { $problem }.
error-import-form = Ce fichier vient d’une autre version de Cassino (format { $form } ; cette version lit le format { $known }). Recharge la page pour avoir la version la plus récente, puis réessaie.
error-import-foreign = Ce fichier n’est pas un export de Cassino. Choisis-en un que tu as enregistré avec « Tout exporter ».
error-import-shape = Ce fichier n’est pas un export de Cassino, ou il a été modifié : { $problem }.
error-import-twice = La partie { $match } est deux fois dans ce fichier.
error-import-event = Dans la partie { $match }, l’événement { $number } ne convient pas : { $problem }.
error-import-other = La partie { $match } est déjà ici, mais elle est différente à partir de l’événement { $number }.
error-import-house = Les règles maison « { $title } » sont illisibles : { $problem }
error-import-house-twice = Les règles maison « { $title } » sont deux fois dans ce fichier.
error-import-house-other = Les règles maison « { $title } » sont déjà ici, mais elles sont différentes. Pour prendre celles du fichier, supprime d’abord les tiennes.
error-import-score = La feuille de score de { $names } est illisible : { $problem }
error-import-score-twice = La feuille de score de { $names } est deux fois dans ce fichier.
error-import-score-other = La feuille de score de { $names } est déjà ici, mais ses donnes sont différentes. Pour prendre celle du fichier, supprime d’abord la tienne.
error-import-record = Le relevé de la partie { $match } est illisible : { $problem }
error-import-players = Le relevé compte { $count } joueurs, mais le fichier n’en nomme pas exactement un par place.
error-import-ending = Cassino ne comprend pas comment la partie s’est terminée : « { $how } ».
