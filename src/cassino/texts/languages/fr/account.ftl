account-about = Ton nom, ta façon de te connecter, et tes connexions ouvertes.

account-signed-in-as = Session ouverte : <b>{ $name }</b>.
account-guest-as = Tu joues sous le nom de <b>{ $name }</b>, en invité : seul ce navigateur te connaît. Avec une clé d’accès ou un mot de passe, tu peux garder tes parties et jouer des parties classées.
account-working = Un instant…

account-sign-in = Se connecter
account-sign-in-passkey = Se connecter avec une clé d’accès
account-login = Identifiant
account-password = Mot de passe
account-games-added = Les parties commencées dans ce navigateur sont ajoutées à ton compte.
account-have-account = J’ai déjà un compte

account-create = Créer un compte
account-create-now = Créer le compte
account-passkey-instead = Plutôt une clé d’accès
account-new-password = Nouveau mot de passe
account-password-rule = Au moins dix caractères. Plusieurs mots font un bon mot de passe.

account-guest = Ou jouer en invité
account-table-name = Nom à la table
account-play-as-guest = Jouer sous ce nom
account-guest-explained = Un nom suffit. Tu peux ajouter plus tard une clé d’accès ou un mot de passe et tout garder.

account-change-name = Changer de nom
account-name-explained = Les parties déjà commencées gardent ton ancien nom.

account-passkeys = Clés d’accès
account-passkeys-explained = Ton appareil te connecte avec ton empreinte, ton visage ou un code. Rien à retenir.
account-add-passkey = Ajouter une clé d’accès
account-remove = Supprimer
account-remove-passkey = Supprimer la clé d’accès { $name }
account-since = depuis le { $day }
account-since-and-used = depuis le { $day }, dernier usage le { $seen }

account-change-password = Changer de mot de passe
account-set-password = Choisir un mot de passe
account-login-is = Ton identifiant est <b>{ $login }</b>.

account-sessions = Tes connexions
account-end = Déconnecter
account-end-session = Déconnecter { $name }
account-this-session = { $name } (ce navigateur)

account-programs = Programmes
account-programs-let = Laisser un programme jouer pour toi
account-token-of = Voici le jeton pour { $name }. Il n’est montré que maintenant :
account-program-name = Nom du programme
account-make-token = Créer un jeton
account-revoke = Révoquer
account-revoke-token = Révoquer le jeton pour { $name }

account-leave = Déconnexion ou suppression
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-delete = Tout supprimer

account-stay = Garder ma session
account-sign-out-title = Se déconnecter ?
account-sign-out-text = Tu peux te reconnecter à tout moment.
account-sign-out-guest = Si tu te déconnectes maintenant, tu ne pourras plus revenir dans ce compte d’invité.
account-everywhere-title = Se déconnecter partout ?
account-everywhere-text = Tous les navigateurs seront déconnectés, y compris celui-ci, et les jetons de tes programmes cesseront de fonctionner.
account-delete-title = Tout supprimer ?
account-delete-text = Cela supprime ton compte, tes cotes, tes règles maison et feuilles de score, et ton nom à toutes les tables. Des bots reprennent tes parties en cours, et tu perds celles qui sont classées. C’est définitif.

account-prove-title = Confirme que c’est toi
account-prove-text = Tu vas modifier ton compte.
account-use-passkey = Utiliser une clé d’accès

account-welcome =
    { $moved ->
        [0] Bonjour, { $name }.
        [one] Bonjour, { $name }. { $moved } partie de ce navigateur est maintenant dans ton compte.
       *[other] Bonjour, { $name }. { $moved } parties de ce navigateur sont maintenant dans ton compte.
    }
account-created = Bonjour, { $name }. Tu as maintenant un compte.
account-renamed = Ton nom est maintenant { $name }.
account-passkey-saved = Clé d’accès enregistrée. Elle te connecte aussi sur tes autres appareils.
account-passkey-removed = La clé d’accès est supprimée.
account-password-saved = Mot de passe enregistré. Toutes tes autres connexions sont fermées.
account-session-ended = Ce navigateur-là est déconnecté.
account-token-made = Copie le jeton maintenant : il n’est montré qu’une fois.
account-signed-out = Ta session est fermée.
account-deleted = Tout est supprimé.
account-passkey-unused = La clé d’accès n’a pas servi : sa fenêtre a été fermée, ou cela a pris trop de temps.
account-passkey-there = Cet appareil a déjà une clé d’accès pour toi.
account-passkey-impossible = Ton navigateur n’a pas pu utiliser de clé d’accès ici.
