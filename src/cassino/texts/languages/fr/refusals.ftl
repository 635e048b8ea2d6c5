refused-deal-over = { deal-is-over }
refused-cards-due = Il faut d’abord donner les cartes.
refused-nobody-asked = Il n’y a pas de question en ce moment : c’est à toi de jouer.
refused-others-turn = C’est à quelqu’un d’autre de jouer.
refused-unknown-kind = Il n’y a pas de coup de type { $kind }.

refused-no-such-card = Cette carte n’existe pas.
refused-needs-hand-card = Pour prendre, monter ou poser, joue une carte de ta main.
refused-capture-needs-hand-card = Pour prendre, il faut au moins une carte de ta main.
refused-one-card-a-turn = À chaque tour, tu joues une carte, et une seule.
refused-has-played = Tu as déjà joué { CARDS($played) } : une seule carte par tour.
refused-not-in-hand = Tu n’as pas { CARDS($missing) } dans ta main.
refused-for-nobody-else = Tu ne peux pas faire cela pour quelqu’un d’autre.
refused-not-on-table = Tu ne peux pas utiliser { CARDS($away) } : cette carte n’est pas sur la table.
refused-under-another = Tu ne peux pas utiliser { CARDS($away) } : cette carte est sous { CARDS($above) } dans un tas, et seule la carte du dessus peut servir.
refused-top-out-of-reach-ever = Tu ne peux pas utiliser { CARDS($away) } : cette carte est dans un tas, et dans ce jeu les cartes prises y restent.
refused-top-out-of-reach-directly = Tu ne peux pas prendre { CARDS($away) } directement : cette carte est sur un tas, et on peut seulement l’ajouter à une construction.
refused-top-out-of-reach-by-this-move = Tu ne peux pas utiliser { CARDS($away) } : cette carte est sur un tas, et ce coup n’utilise que des cartes de ta main et de la table.
refused-top-out-of-reach-without-number = Tu ne peux pas utiliser { CARDS($away) } : cette carte est sur un tas et n’a pas de nombre, elle y reste donc.
refused-top-out-of-reach-from-own-pile = Tu ne peux pas utiliser { CARDS($away) } : cette carte est sur ton propre tas, et ta carte du dessus ne peut pas te servir.
refused-top-out-of-reach-from-partner = Tu ne peux pas utiliser { CARDS($away) } : cette carte est sur le tas de ton partenaire, et seules les cartes du dessus des tas adverses peuvent servir.
refused-build-not-whole = La construction de { VALUES($broken_up) } ne se prend qu’entière.
refused-wrong-build = La construction de { VALUES($other) } garde sa valeur : elle n’entre pas dans un groupe de { VALUES($value) }.
refused-no-number-to-build = Tu ne peux pas construire avec { CARDS($picture) } : cette carte n’a pas de nombre.
refused-no-number-to-take = Tu ne peux pas utiliser { CARDS($picture) } ainsi : une figure sans nombre n’est prise que par une figure égale.
refused-no-sets-alone = Tu ne peux pas compter { CARDS($in_sets) } pour { $value }.
refused-no-sets-with-aces = Tu ne peux pas former des groupes de { $value } avec { THESE($in_sets) }.
refused-no-sets-by-total = Il faut des groupes de { VALUES($value) }, mais { THESE($in_sets) } font { $sets_total } en tout.
refused-no-sets-undivided = Tu ne peux pas partager { THESE($in_sets) } en groupes de { VALUES($value) }, bien que leur total fasse { $sets_total }.

refused-card-not-kept =
    Tu dois garder une carte qui prend { $whose ->
        [own] ta construction de { VALUES($kept) }
        [owed] la construction de { VALUES($kept) } à laquelle tu as ajouté
       *[new] la nouvelle construction de { VALUES($kept) }
    }.
refused-too-many-builds = À la fin de ton tour, tu ne peux avoir qu’une construction ; ici, tu en aurais { $owned }.

refused-takes-nothing = Une prise prend au moins une carte.
refused-counts-otherwise = Tu ne peux pas compter { CARDS($card) } pour { $value }.
refused-ace-counts-one = Un as qui ne prend que des as libres compte pour 1.
refused-only-equal-faces =
    { $rank ->
        [queen] Une { rank } ne prend rien d’autre qu’une { rank }.
       *[other] Un { rank } ne prend rien d’autre qu’un { rank }.
    }
refused-one-equal-face =
    { $rank ->
        [queen] Une { rank } ne prend qu’une seule { rank }.
       *[other] Un { rank } ne prend qu’un seul { rank }.
    }
refused-not-two-faces =
    { $rank ->
        [queen] Une { rank } prend une { rank } ou trois, jamais deux.
       *[other] Un { rank } prend un { rank } ou trois, jamais deux.
    }
refused-build-is-no-card = Seule une construction simple d’un adversaire compte comme une carte dans une somme.
refused-no-sums = Tu ne peux pas partager { THESE($taken) } en groupes de { VALUES($value) }, même si une construction compte comme une carte.
refused-one-combination = Un coup prend une seule combinaison : une carte égale, une somme ou une construction.
refused-pair-comes-first = Sur la table, il y a { CARDS($equal) } : avec { CARDS($card) }, il faut prendre cette carte, pas une somme.
refused-higher-value = Ensemble, ces cartes comptent pour { $lowest_value }, la plus petite valeur qui convient.
refused-not-together-picture = Sans nombre, { CARDS($picture) } ne prend qu’une carte égale, et seule une carte égale peut prendre cette figure.
refused-not-together-limit = Tu ne peux pas jouer { THESE($cards) } ensemble : cela fait { $total }, et plusieurs cartes ne peuvent pas dépasser { $most }.
refused-not-together-ever = Tu ne peux pas jouer { THESE($cards) } ensemble.
refused-not-together-sets = Tu ne peux pas prendre { THESE($taken) } en groupes de { VALUES($number) } avec { CARDS($card) }.
refused-not-together-total = Ensemble, { THESE($cards) } font { $total } : chaque groupe pris doit faire le même total.
refused-not-together-value = Avec { THESE($cards) } et les cartes prises, tu ne peux pas former des groupes d’une même valeur.
refused-equal-left = En prenant avec { a-rank }, il faut prendre toutes les cartes libres égales, donc aussi { CARDS($equal_left) }.
refused-owed-build-left = Tu as ajouté à la construction de { VALUES($owed) } d’un adversaire : c’est elle que tu dois prendre.
refused-not-called = Dans ce jeu, les oranges comptent sans être annoncées.
refused-own-pile = Ce que tu prends va sur ton propre tas.
refused-no-pictures = Seules des figures peuvent aller sur le tas de ton partenaire, et il n’y en a pas dans cette prise.

refused-no-building = On ne construit pas dans ce jeu.
refused-face-in-build =
    { $rank ->
        [queen] Une { rank } ne peut pas entrer dans une construction.
       *[other] Un { rank } ne peut pas entrer dans une construction.
    }
refused-no-card-captures = Aucune carte ne prend une construction de { $value }.
refused-card-owed = Tu as ajouté à la construction de { VALUES($owed) } d’un adversaire : la carte que tu joues doit la prendre.
refused-card-captures = Une prise est possible avec { CARDS($card) }, et elle est obligatoire. Pour construire, joue une autre carte.
refused-build-is-new = Une nouvelle construction ne peut pas en contenir une autre : si la construction de la table a la même valeur, ajoutes-y.
refused-no-build-to-join = Il n’y a pas de construction parmi ces cartes : pour ajouter à une construction, choisis-la aussi ; sinon, fais-en une nouvelle.
refused-one-card-is-no-build = Une carte seule n’est pas une construction.
refused-not-yours-to-join = Les règles ne te permettent pas d’ajouter à cette construction de { VALUES($value) }.
refused-one-at-a-time = Tu ne peux ajouter qu’à une construction à la fois : ajouter ne réunit jamais deux constructions de la table.
refused-must-merge = Il ne peut y avoir qu’une construction de { VALUES($value) } : choisis aussi celle qui est sur la table.
refused-cannot-merge = Il ne peut y avoir qu’une construction de { VALUES($value) }, et tu n’as pas le droit d’ajouter à celle de la table.
refused-top-needs-own-build = Depuis un tas, tu ne peux ajouter { CARDS($top) } qu’à une construction déjà à toi.
refused-add-to-own-build = La construction de { VALUES($banning) } est à toi : prends quelque chose, ou ajoute à cette construction.
refused-not-for-partners = Dans ce jeu, tu ne peux pas construire pour quelqu’un d’autre.
refused-not-the-partner = Tu ne peux construire que pour toi ou pour ton partenaire.
refused-no-proof-ace = Ton partenaire a besoin d’un as pour une autre construction : rien ne prouve qu’il en a un second pour la construction de { VALUES($value) }.
refused-no-proof-loss = Rien ne prouve que ton partenaire a une carte pour { VALUES($value) } : il n’a perdu aucune construction de cette valeur.
refused-stays-partners = La construction de { VALUES($value) } reste de toute façon à ton partenaire : ajoutes-y simplement.
refused-stays-yours = La construction de { VALUES($value) } est à toi et le reste.

refused-one-build-is-raised = On ne monte qu’une construction à la fois.
refused-wrong-sum = Avec { CARDS($card) }, la construction de { VALUES($other) } monte à { $sum } ; les cartes de la table ne peuvent pas changer sa valeur.
refused-is-multiple = La construction de { VALUES($other) } est multiple : sa valeur ne peut plus changer.
refused-not-yours-to-raise-own = La construction de { VALUES($other) } est à toi : dans ce jeu, seuls les autres joueurs peuvent la monter.
refused-not-yours-to-raise-partners = La construction de { VALUES($other) } est à ton partenaire : dans ce jeu, seuls les adversaires peuvent la monter.
refused-not-yours-to-raise-ever = Les règles ne te permettent pas de monter cette construction de { VALUES($other) }.
refused-both-not-kept = Pour monter ta propre construction de { VALUES($other) } à { VALUES($value) }, tu dois garder une carte de chaque valeur.
refused-raised-alone = Dans ce jeu, on ne peut pas ajouter des groupes de la nouvelle valeur en montant une construction.
refused-raised-in-steps = Cette étape ne fait que monter la construction : ajoute d’autres groupes dans des étapes séparées.

refused-trail-is-plain = Une carte posée ne prend rien et n’a pas de valeur.
refused-not-stuck = Tu peux encore prendre ou construire : on ne pose que si rien d’autre n’est possible.
refused-trail-owed = Tu as ajouté à la construction de { VALUES($owed) } d’un adversaire : tu dois la prendre pendant ce tour.
refused-trail-banned = La construction de { VALUES($banning) } est à toi : tu dois prendre ou construire, pas poser.
refused-equal-card-lies = Tu ne peux pas poser { CARDS($card) } tant que { CARDS($equal) } est sur la table : prends cette carte, ou sers-toi de la tienne pour construire.
refused-can-capture = Tu ne peux pas poser { CARDS($card) } : cette carte peut prendre quelque chose. Prends, ou joue une autre carte.

refused-build-exists = Il y a déjà une construction de { VALUES($value) } : ajoutes-y, au lieu d’en faire une seconde avec une carte libre.
refused-top-needs-base = Depuis un tas, tu ne peux ajouter { CARDS($top) } qu’à une construction, ou à une carte libre de la valeur à former.
refused-one-set-a-step = Une étape construit un groupe, ou met un groupe sur une carte libre qui vaut { $value } : ajoute d’autres groupes dans des étapes séparées.
refused-one-build-is-joined = On ajoute un groupe à une construction de même valeur, une seule à la fois.
refused-adds-nothing = Pour ajouter à une construction, choisis au moins une carte de plus.
refused-sets-one-by-one = Une étape ajoute un groupe à une construction : ajoute les groupes un par un.
refused-not-your-sides = La construction de { VALUES($value) } n’est pas à ton camp : tu ne peux pas la donner à ton partenaire.
refused-table-cards-only = À la construction de { VALUES($value) } des adversaires, tu ne peux ajouter que des cartes de la table, et tu dois ensuite la prendre.
refused-too-late-to-capture = Tu as joué ta carte : tu ne peux plus prendre la construction de { VALUES($value) } des adversaires.
refused-other-build-owed = Tu dois prendre la construction de { VALUES($owed) } : tu ne peux pas prendre en plus celle de { VALUES($value) }.
refused-has-trailed = Tu as posé une carte pendant ce tour : tu ne peux plus avoir de nouvelle construction.
refused-one-capture-a-turn = À la fin du tour, tu ne peux avoir qu’une construction, et tu ne peux en prendre qu’une pendant ce tour.
refused-ends-by-itself = Le tour finit de lui-même quand une carte est jouée.
refused-end-is-plain = Ne nomme pas de carte pour finir ton tour.
refused-nothing-played = Joue une carte de ta main, et une seule, avant de finir ton tour.
refused-more-to-capture = Avant de finir ton tour, prends tout ce que { CARDS($played) } peut encore prendre.
refused-more-to-add = Avant de finir ton tour, ajoute toutes les cartes qui conviennent encore à une construction de ton camp.

refused-capture-first = D’abord, prends tout ce que tu peux avec { CARDS($played) }.
refused-add-first = Les adversaires exigent que tu ajoutes des cartes aux constructions de ton camp.
refused-demands-met = Tu as fait ce que les adversaires exigeaient : finis ton tour.
refused-went-into-build = Tu as mis { CARDS($card) } dans une construction : cette carte ne peut plus prendre.
refused-not-demanded = Tu as joué { CARDS($card) }, et personne n’exige de prendre davantage.
refused-takes-nothing-more = Une prise prend au moins une carte en plus de celle qui est jouée.
refused-goes-under = Les cartes que tu prends plus tard vont sous { CARDS($card) }, dans le même tas.
refused-played-as-other = Tu as joué { CARDS($card) } pour { $played_value }.

refused-asked-something-else-insist = Maintenant, tu peux seulement exiger ce que le dernier tour a laissé de côté, ou passer.
refused-asked-something-else-orange = Maintenant, tu peux seulement annoncer « orange », ou passer.
refused-asked-something-else-request = Maintenant, tu peux seulement demander à ton partenaire de laisser la construction, ou passer.
refused-answer-is-plain = Réponds pour toi-même, sans nommer de carte.
refused-no-value-in-answer = Ne donne pas de valeur avec cette réponse.
refused-no-such-demand = Exige une prise complète, des ajouts aux constructions, ou les deux.
refused-nothing-to-capture = La carte jouée ne peut rien prendre de plus.
refused-nothing-to-add = Rien sur la table ni sur un tas ne peut s’ajouter à une construction de ce camp.
refused-ace-needed = Il te faut ton as pour une autre construction : tu ne peux pas demander la construction de { VALUES($pending) }.
refused-cannot-ask = Pour demander la construction de { VALUES($pending) }, tu dois avoir une carte qui la prend.
refused-capture-or-leave = Ton partenaire demande la construction : prends comme prévu, ou ajoute ta carte à la construction.
refused-shown-card-is-played = Tu dois jouer la carte que tu as montrée, pour la valeur annoncée.
refused-capture-as-shown = Prends ce que tu as montré, ou ajoute la carte à la construction.
refused-left-to-partner = Ajoute ta carte à une construction de ton camp, qui sera alors à ton partenaire.
refused-left-but-owed = Tu dois prendre la construction de { VALUES($owed) } à laquelle tu as ajouté.
refused-left-too-many = À la fin de ton tour, tu ne peux avoir qu’une construction : prends-la.

refused-no-claims = Dans ce jeu, on ne peut rien réclamer.
refused-claim-is-plain = Pour réclamer, nomme le joueur qui réclame, et pas de carte.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = On réclame entre deux coups : ce tour n’est pas fini.
refused-has-announced = Tu as déjà annoncé l’objectif : tu pourras le refaire après le prochain coup.

refused-order-of-captures = Seules les cartes prises ont un ordre dans un tas.
refused-order-not-free = Dans ce jeu, tu ne choisis pas l’ordre des cartes prises.
refused-order-incomplete = L’ordre doit nommer une seule fois la carte qui prend et chaque carte prise.
refused-card-on-top = La carte qui prend doit aller sur le dessus du tas.
refused-lowest-on-top-first = Les cartes prises vont sur le tas par nombre, la plus petite sur le dessus.
