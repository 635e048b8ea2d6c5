engine-players =
    { $title } ne se joue pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Nombres de joueurs possibles : { $known }.
engine-no-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
engine-count = { $part } : il en faut { $count }, pas { $found }.

engine-piles-down = Les tas sont cachés : l’ordre de leurs cartes n’est pas connu.
engine-several-played = Une seule carte peut avoir été jouée pendant un tour.
engine-no-card = C’est à la place { $seat } de jouer, mais il n’y a pas de carte dans cette main.
engine-unheld = La place { $seat } n’a pas les cartes qui prennent ses constructions.
engine-lacked = La place { $seat } a une carte que ses coups précédents excluent.
engine-turn = Il n’y a pas de tour { $turn } dans une donne où { $cards } cartes restent à jouer.
engine-round = Il n’y a pas de tournée { $round }.
engine-build-turn = Aucune construction n’a pu être faite au tour { $turn }.
engine-score = { $score } ne peut pas être un score.
engine-bits = { $part } : { $number } est hors limites.
engine-twice = Cartes à deux endroits : { $cards }
engine-not-in-pack = Cartes qui ne sont pas dans le jeu : { $cards }
engine-nowhere = Cartes qui manquent : { $cards }
engine-undrawn = { $undrawn } cartes ne sont pas encore tirées, mais { $unnamed } ne sont pas nommées.
engine-unbuildable = La construction { $cards } de { value } a une carte ou une valeur impossible à construire.
engine-build-sets = La construction { $cards } ne se divise pas en groupes de { value }.
engine-build-owner = La construction { $cards } de { value } ne peut pas être à la place { $seat }.
engine-twice-in-pile = Une carte est deux fois dans le tas { $cards }.
engine-arrivals = L’ordre d’arrivée doit nommer des cartes de la table, chacune une fois.
engine-waits-for-cards = Dans cette position, il faut d’abord donner des cartes : nomme-les avec `deal_cards`.
engine-cards-hidden = Des cartes sont cachées dans cette position : prends une position de `View.sample`.

engine-nothing-to-deal = Il n’y a pas de cartes à donner dans cette position.
engine-too-many-drawn = { $cards } cartes sont nommées, mais il n’y en a que { $places } à donner.
engine-undrawable = Ces cartes ne peuvent pas être données : chacune doit être dans le jeu, pas encore vue et nommée une fois.
engine-rich-cut = Cette coupe est trop riche : on la remet.
engine-pack = Une donne demande chacune des { $count } cartes du jeu une fois.
engine-cut =
    { $most ->
        [-1] Il n’y a rien à couper maintenant.
       *[other] Tu peux couper de 0 à { $most } cartes.
    }
engine-no-move-back = Il n’y a pas de coup à reprendre.
engine-no-ruling-back = Il n’y a pas de décision à reprendre.
engine-deal-not-over = La donne n’est pas encore finie.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Un relevé demande au moins une donne.
engine-other-dealer = Le donneur de la donne { $deal } est la place { $seat }, pas la place { $other }.
engine-ruling-beyond = Il y a une décision après le coup { $at }, mais la donne n’a que { $moves } coups.

engine-no-rulings = Ces règles ne prévoient rien pour les maldonnes.
engine-late-ruling = On ne peut juger une maldonne qu’avant le premier coup d’une tournée.
engine-own-mistake = Le donneur ne peut pas arrêter la donne à cause de sa propre erreur.
engine-ruling-cards = Une décision demande au moins une carte.
engine-ruling-count = Il ne peut pas y avoir ici { $count } cartes de trop ou manquantes : au plus { $most }.
engine-rulings-most = On ne peut juger que { $most } maldonnes au plus dans une donne.
engine-ruling-stock = Seules les prochaines cartes du talon peuvent aller sur la table.
engine-not-in-hand = La place { $seat } n’a pas ces cartes en main : { $cards }
engine-ruling-order = Le nouveau talon doit être l’ancien avec les cartes qui ont été vues.

engine-limit = Il ne peut pas y avoir { $limit } coups : la limite doit être au moins 0.
engine-too-many-moves = Il y a plus de { $most } coups permis. Listes-en une partie avec une limite, ou choisis les cartes pas à pas.
engine-depth = Il n’y a pas de profondeur de { $depth } coups : il faut au moins 0.
engine-bot = { $name } : { $problem }
engine-restore-version = Ceci a été enregistré au format { $found }, mais cette version de cassino lit le format { $known }.
engine-restore-damaged = Les données enregistrées sont abîmées : { $problem }

## Wrong arguments of the library

argument-type = Il faut ici une valeur de type { $needed }, pas { $found }.
argument-no-list = Il faut ici une liste, pas { $found }.
argument-not-whole = { $found } n’est pas un nombre entier.
argument-out-of-range =
    { $most ->
        [none] { $found } est trop petit : le nombre doit être au moins { $least }.
       *[other] { $found } est hors limites : le nombre doit aller de { $least } à { $most }.
    }
argument-no-seat = Il n’y a pas de place { $found } : les places vont de 0 à { $most }.
argument-no-side = Il n’y a pas de camp { $found } : les camps vont de 0 à { $most }.
argument-no-pile = Il n’y a pas de tas { $found } : les tas vont de 0 à { $most }.
argument-no-build = Il n’y a pas de construction { $found } sur cette table.
argument-no-card = Il n’y a pas de carte { $found } : les cartes sont numérotées de 0 à 51.
argument-no-card-set = { $found } n’est pas un ensemble de cartes : c’est un nombre où chaque bit de 0 à 51 désigne une carte.
argument-card-twice = Une carte est nommée deux fois.
argument-no-misdeal = { $found } n’est pas une sorte de maldonne : les sortes sont { $known }.
argument-count = Il faut { $needed } éléments dans cette liste, pas { $found }.
argument-no-move = Il n’y a pas de coup { $found } dans cette liste.
argument-not-listed = « { $found } » n’est pas dans la liste.
argument-no-number = { $found } n’est pas un nombre.
argument-no-bot = { $found } n’est pas un bot : un bot est un nom, ou un objet avec une méthode `choose(view)`.

## Numéros de coups et environnements

encoding-nobody = Dans cette position, ce n’est à personne de jouer, ou c’est à une autre place.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] Le numéro { $id } ({ $name }) n’est pas permis ici. Numéros permis : { $ids }.
       *[other] Partie { $game } : le numéro { $id } ({ $name }) n’est pas permis ici. Numéros permis : { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Le numéro { $id } ({ $name }) n’est donc pas permis. Numéros permis : { $ids }.
       *[other] Partie { $game } : { $reason } Le numéro { $id } ({ $name }) n’est donc pas permis. Numéros permis : { $ids }.
    }
encoding-incomplete = Ces numéros ne forment pas encore un coup entier. Peut suivre : { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Il faut ici un tableau de type { $needed } et de forme { $shape }, pas { $found }.
envs-word = { $found } n’est pas connu ici. Connus : { $known }.
# found, needed: names of rule sets.
envs-other-rules = Cette position appartient à { $found } à { $seats } joueurs. Ici, on joue à { $needed } à { $players } joueurs.
envs-no-start = Aucune partie ne peut commencer à cette position : quelqu’un doit avoir le tour et toutes les cartes doivent être connues.
envs-no-choice = Ici, le joueur qui apprend n’a jamais de choix à faire.
envs-claim = Dans ces parties, les bots n’annoncent rien.
