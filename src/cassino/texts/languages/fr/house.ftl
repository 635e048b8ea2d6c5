house-needs-script = Cette page a besoin de JavaScript. Tu peux aussi écrire des règles maison dans des <link>fichiers</link>.
house-all = Toutes les règles maison

house-about = Change ce que tu veux dans n’importe quel jeu. Tes règles sont vérifiées au fur et à mesure, et tous ceux qui ont le code peuvent y jouer.
house-none = Aucune pour le moment.
house-new = Nouvelles règles
house-based-on = D’après { $title }.
house-edit = Modifier
house-download = Télécharger
house-rename = Renommer
house-play-these = Jouer : { $title }
house-edit-these = Modifier { $title }
house-book-of = Livret de règles : { $title }
house-download-these = Télécharger { $title }
house-rename-these = Renommer { $title }
house-delete-these = Supprimer { $title }

house-renamed = Renommé en { $title }.
house-delete-title = Supprimer { $title } ?
house-delete-text = Les parties en cours avec ces règles continuent. Si tu as leur code, tu peux les recharger.
house-deleted = { $title } : supprimé.

house-from-game = D’après un jeu
house-game = Jeu de départ
house-change-rules = Changer ses règles
house-from-code = D’après un code
house-code = Code ou lien reçu
house-open-code = Ouvrir le code
house-from-file = D’après un fichier
house-file = Fichier de règles (.toml)
house-file-text = Ou colle son texte
house-open-file = Ouvrir le fichier

house-share-title = Partager { $title }
house-share-text = Tous ceux qui ouvrent le lien, ou entrent le code sous Règles maison, reçoivent les mêmes règles. Dans le terminal : <code>{ $command }</code>
house-share-code = Code

house-based-on-link = D’après <link>{ $title }</link>.
house-based-on-usual = D’après les options par défaut.
house-name = Nom
house-summary = Courte description
house-foreign = Ces règles sont à quelqu’un d’autre. Enregistrer en fait ta propre copie.
house-saved = Enregistré.

house-conflicts =
    { $count ->
        [0] Pas de conflit
        [one] { $count } conflit
       *[other] { $count } conflits
    }
house-conflict-of = <link>{ $title }</link> : { $text }
house-conflict = <b>Conflit :</b> { $text }
house-conflict-in = <b>Conflit :</b> { $title } : { $text }
house-ways-out = Pour corriger cela :
house-tidy = Rétablir les { $count } options sans effet

house-groups = Groupes d’options
house-only-changes = Changements seulement
house-changes =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
house-is-saved = enregistré
house-changed = <b>Changé.</b> { $game } : { $answer }.
house-reset = Rétablir cette option
house-reset-this = Rétablir cette option : { $title }
house-these = Ces règles

house-in-file-kept = Comme dans le fichier. Tu peux changer cela dans un fichier.
house-in-file-none = Aucun. Tu peux changer cela dans un fichier.
house-between = de { $least } à { $most }
house-usually = Par défaut

house-add-line = Ajouter une ligne
house-line-added = Ligne { $line } ajoutée.
house-line-kind = Ligne { $line } : ce qui rapporte
house-line-cards = Ligne { $line } : quelles cartes
house-line-least = Ligne { $line } : nombre minimal
house-line-points = Ligne { $line } : points
house-line-up = Ligne { $line } : monter
house-line-down = Ligne { $line } : descendre
house-line-remove = Ligne { $line } : enlever
house-at-least = au moins
house-this-many = ce nombre
house-points = points
house-not-in-pack = { $cards } (pas dans ce jeu)

house-usual = Ce qu’on change le plus souvent
