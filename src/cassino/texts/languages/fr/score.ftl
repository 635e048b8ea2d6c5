score-keep = Compter les points
score-page = Score
score-about = Compte les points d’une partie de Casino jouée avec de vraies cartes.
score-explained = Pour jouer avec de vraies cartes. Après chaque donne, saisis ce que chacun a pris, et les points sont comptés pour toi.
score-outage = Le serveur est injoignable pour le moment.
score-error = Erreur { $status }

score-continue = Continuer une feuille de score
score-finished = finie
score-new = Nouvelle feuille de score
score-which-rules = Règles
score-by-code = Règles maison par leur code
score-code = Code des règles maison
score-player-with = Joueur { $number }, avec { $partner }
score-first-dealer = Qui donne en premier
score-begin = Commencer

score-all = Toutes les feuilles de score
score-standing = Score
score-read-only = Cette feuille de score est tenue dans un autre navigateur. Ici, tu peux seulement la lire.
score-deals-now = { $name } donne
score-dealt = { $name } a donné
score-enter = Valider la donne
score-correct = Corriger la donne
score-preview = Le décompte apparaît ici dès que tu as tout saisi.

score-deals = Donnes
score-dealer = { $name } a donné.
score-correct-deal = Corriger la donne { $number }
score-undo = Reprendre la dernière donne
score-as-text = En texte
score-as-table = En tableau (CSV)
score-delete = Supprimer cette feuille de score

score-undo-title = Reprendre la donne { $number } ?
score-undo-text = Tu peux ensuite changer ce que tu avais saisi.
score-undo-loses = Ce que tu as déjà saisi pour la donne suivante sera supprimé.
score-undo-yes = Reprendre
score-delete-title = Supprimer cette feuille de score ?
score-delete-text = Tout ce que tu as saisi sera supprimé.

score-has-others =
    { $count ->
        [one] { $name } a l’autre carte.
       *[other] { $name } a les { $count } autres cartes.
    }
score-cards-of = { $name } : cartes
score-at-most = { $most } au plus
score-suit-of = { $name } : { $suit }
score-sweeps-of = { $name } : coups de balai
score-oranges-of = { $name } : oranges
score-wrong-calls-of = { $name } : fausses annonces
score-one-less = { $label }, un de moins
score-one-more = { $label }, un de plus
score-tap-cards = Plutôt toucher chaque carte<unseen> pour { $name }</unseen>
score-count-instead = Plutôt compter<unseen> pour { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
score-scoring-cards = { $name } : cartes qui rapportent
score-best-of = { $name } : la meilleure carte ({ $suit })
score-owned-card = { $card }, pris par { $owner }
score-primiera = Meilleure carte de chaque couleur, pour la primiera
score-no-card = aucune

score-sweeps-in-order = Coups de balai, dans l’ordre où ils ont été faits
score-sweep-size-of = Coup de balai { $number } : cartes prises
score-sweep-size = Cartes prises
score-first-play = au premier coup
score-remove-sweep = Enlever le coup de balai { $number }, { $name }
score-add-sweep = + { $name }<unseen> a fait un coup de balai</unseen>

score-first = Qui l’a eu en premier ?
score-first-explained = Plus d’un camp a ce qu’il faut pour gagner. Remonte les tas pour savoir qui l’a eu en premier.
score-together = Au même moment

score-claim = Réclamation
score-mistakes = Erreurs
score-claim-and-mistakes = Réclamation, erreurs
score-counted-out = A réclamé la victoire, ce qui a arrêté la donne
score-announced = A annoncé l’objectif
score-thrown-in = A arrêté la donne parce que le donneur a montré une carte
score-nobody = Personne
score-too-few = { $name } : trop peu de cartes données
score-too-many = { $name } : trop de cartes données
score-unwon-builds = { $name } : constructions impossibles à gagner
score-news = Nouvelles du score
