rules-unfit = On ne peut pas jouer avec ces règles.

rules-not-found =
    { $near ->
        [0] Il n’y a pas de règles appelées « { $name } ».
       *[other] Il n’y a pas de règles appelées « { $name } ». Pensais-tu à « { $near } » ?
    }

rules-did-you-mean = Pensais-tu à « { $near } » ?

rules-id-taken = « { $id } » est l’identifiant de règles fournies avec le jeu. Choisis-en un autre.
rules-own-ancestor = Ces règles descendent d’elles-mêmes : { $line }.
rules-parent-problem = Les règles de départ « { $parent } » ont un problème : { $problem }
rules-not-readable = Impossible de lire ce fichier : { $reason }.
rules-nul = Un nom ne peut pas contenir de caractère NUL.
rules-not-utf-8 = Ce fichier n’est pas en UTF-8 : l’octet { $place } ne convient pas.
rules-not-toml = Ce n’est pas du TOML valable : { $detail }
rules-number-too-long = Ce n’est pas du TOML valable : un nombre est trop long.
rules-too-deep = Il y a trop de listes imbriquées.
rules-too-many-dots = Une ligne a plus de { $most } points.
rules-pickle-layout = Ces règles « pickle » sont au format { $layout }. Cette version de cassino lit le format { $known }.
rules-pickle-damaged = Ces règles « pickle » sont abîmées, ou d’une autre version de cassino : { $problem }
rules-pickle-other = Les règles « { $id } » sont différentes dans cette version de cassino.

rules-code-letters = Un code n’a que des lettres, des chiffres, - et _.
rules-code-version = Un code commence par { $letter }. Celui-ci est abîmé, ou d’une autre version.
rules-code-damaged = Ce code est abîmé. Cherche une lettre fausse, manquante ou en trop.
rules-code-other-version = Ce code est abîmé, ou d’une autre version des règles.

rules-must-be = { $option } doit être { $value }.
rules-must-be-either = { $option } doit être { $value } ou { $other }.

rules-no-effect = Cela n’a donc aucun effet.

rules-set = Mets « { $option } » sur « { $value } ».
rules-set-either = Mets « { $option } » sur « { $value } » ou « { $other } ».

rules-way = { $option } : { $value }
rules-way-back = { $option } : comme dans { $title }
rules-way-without-line = { $option } : enlever la ligne { $line }

rules-usual-options = Les options habituelles
rules-our-own = Notre { $title }
rules-as-usual = comme d’habitude
rules-field-title = Nom
rules-field-summary = Description
rules-line-of = { $title }, ligne { $line }
rules-problem-of = { $title } : { $problem }

rules-missing = Cela manque.
rules-unknown-key = Il n’y a pas d’option « { $key } ».
rules-unknown-table = Il n’y a pas de tableau « { $key } ».
rules-not-a-table = Il faut un tableau, pas { $value }.
rules-not-a-number = Il faut un nombre entier, pas { $value }.
rules-not-true-or-false = Il faut true ou false, pas { $value }.
rules-not-a-text = Il faut un texte entre guillemets, pas { $value }.
rules-not-a-list = Il faut une liste, pas { $value }.
rules-not-a-choice = Il faut l’un de { $words }, pas { $value }.
rules-beyond = Il faut de { $least } à { $most }, pas { $value }.
rules-beyond-or-zero = Il faut 0 ({ $zero }) ou de { $least } à { $most }, pas { $value }.
rules-beyond-kind = Il faut de { $least } à { $most }, le nombre de { $cards } du jeu, pas { $value }.
rules-not-an-id = { $word } : il faut des minuscules, des chiffres et _, en commençant par une lettre.
rules-not-one-line = { $text } : il faut une seule ligne, sans caractères de contrôle.
rules-too-long =
    { $most ->
        [one] Il faut une seule ligne de { $most } caractère au plus.
       *[other] Il faut une seule ligne de { $most } caractères au plus.
    }
rules-too-many = Il y a { $count } entrées. Le maximum est { $most }.

rules-not-an-item = Un élément demande exactement un des mots { $words }. Ici, c’est { $value }.
rules-primiera-points = « primiera = 1 » donne déjà les points. Enlève « points ».
rules-points-missing = Il manque « points », par exemple points = 1.
rules-not-in-hand = Cela doit ressembler à { $form }, pas { $value }.
rules-pack-lacks = Le jeu de cartes { $pack } n’a pas de { $cards }.
rules-game-lacks = Les cartes de ce jeu n’ont pas de { $cards }.
rules-not-a-kind = Il faut "cards", une couleur comme { $suit }, un rang comme { $rank } ou une carte comme { $card }, pas { $value }.
rules-written = Écris { $written } au lieu de { $word }.
rules-no-rank = { $rank } n’est pas un rang du jeu. Les rangs vont de 1 à { $most }.
rules-ranks-in-order = Nomme chaque rang une fois, le plus petit en premier, pas { $value }.
rules-suits-in-order = Nomme chaque couleur une fois, dans l’ordre { $order }, pas { $value }.
rules-second-value = { $cards } : il y a déjà une autre valeur.
rules-pictures-without-number = Les figures n’ont pas de nombre.
rules-ace-counts-both = Un as compte déjà 1 ou 14 en main.
rules-nothing-scores = Rien ne rapporte.
rules-second-item = Il y a déjà un élément pour { $item }. Additionne les points.
rules-primiera-suits = La primiera demande la meilleure carte des quatre couleurs : il faut toutes les utiliser.
rules-order-of-cards = Les points se comptent un par un : il faut un ordre des cartes. Écris un élément pour chacune ({ $cards }).
rules-order-of-enough = Les points se comptent un par un, mais plusieurs camps peuvent en avoir assez. Écris « most » au lieu de « enough ».
rules-order-of-shared = Les points se comptent un par un : des camps ne peuvent pas partager les points d’un élément.
rules-near-target = Les points limités demandent un objectif supérieur à { $most }, pas { $target }.
rules-near-pack = Les points limités demandent un jeu avec des piques et un dix de carreau.
rules-near-items = Les points limités demandent les éléments { $items }.
rules-big-sweep-points = Un grand coup de balai demande des points, mais il n’y en a pas ici.
rules-every-sweep-big = Tout coup de balai serait grand. Il faut au moins { $least }, ou 0.

rules-no-players = Aucun nombre de joueurs n’est donné.
rules-players-twice = { $number } est donné plus d’une fois.
rules-packet-too-large = { $packet } cartes à la fois, c’est plus qu’une main de { $hand }.
rules-always-rich = { $table } cartes coupées seraient presque toujours trop riches, et remises.
rules-table-too-large = { $table } cartes sur la table, c’est plus que les { $size } cartes du jeu.
rules-too-few-cards = { $players } mains de { $hand } cartes et { $table } cartes sur la table demandent { $needed } cartes, mais le jeu en a { $size }.
rules-cannot-share =
    { $players ->
        [2] Avec { $table } cartes sur la table, deux joueurs ne peuvent pas partager les { $rest } autres en deux moitiés égales.
       *[other] Avec { $table } cartes sur la table, { $players } joueurs ne peuvent pas partager les { $rest } autres à parts égales.
    }
rules-left-over =
    { $over ->
        [one] Si { $players } joueurs en reçoivent { $each } à la fois, il reste { $over } des { $rest } cartes qui ne sont pas sur la table.
       *[other] Si { $players } joueurs en reçoivent { $each } à la fois, il reste { $over } des { $rest } cartes qui ne sont pas sur la table.
    }
rules-too-few-for-round = C’est trop peu pour une tournée courte.
rules-hand-too-large = On ne peut jouer plusieurs cartes de la main ensemble qu’avec des mains de { $most } cartes au plus, pas { $hand }.
rules-nothing-proven = Si les coups irréguliers restent, avec une pénalité, on peut construire sans avoir la bonne carte : une construction ne prouve donc rien.
