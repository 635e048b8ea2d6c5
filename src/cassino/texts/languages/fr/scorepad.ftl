scorepad-two-sides = { $title } : { PLAYERS($a) } contre { PLAYERS($b, case: "inside") }.
scorepad-several-sides = { $title } : { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Cette partie se joue en une seule donne ; le plus haut score gagne.
       *[other] Le plus haut total après { $deals } donnes gagne.
    }
scorepad-goal-target =
    { $target ->
        [1] Le premier camp à 1 point gagne.
       *[other] Le premier camp à { $target } points gagne.
    }
scorepad-tiebreak = Cette donne départage l’égalité : chaque camp peut tout marquer.
scorepad-deal =
    { WHO($dealer) ->
        [you] Donne { $number } : c’est toi qui donnes.
       *[other] Donne { $number } : { NAME($dealer) } donne.
    }

scorepad-line-one =
    { FORM($side) ->
        [you] { $title } : { SCORES($counts) }. Tu marques { $points }.
        [one] { $title } : { SCORES($counts) }. { PLAYERS($side) } marque { $points }.
        [with-you] { $title } : { SCORES($counts) }. { PLAYERS($side) }, vous marquez { $points }.
       *[several] { $title } : { SCORES($counts) }. { PLAYERS($side) } marquent { $points }.
    }
scorepad-line-several = { $title } : { SCORES($counts) }. Points : { SCORES($points) }.
scorepad-line-nobody = { $title } : { SCORES($counts) }. Personne ne marque.
scorepad-points-one =
    { FORM($side) ->
        [you] { $title } : tu marques { $points }.
        [one] { $title } : { PLAYERS($side) } marque { $points }.
        [with-you] { $title } : { PLAYERS($side, case: "inside") }, vous marquez { $points }.
       *[several] { $title } : { PLAYERS($side) } marquent { $points }.
    }
scorepad-points-several = { $title } : points : { SCORES($points) }.
scorepad-points-nobody = { $title } : personne ne marque.
scorepad-this-deal = Cette donne : { SCORES($scores) }.
scorepad-match-score = Score de la partie : { SCORES($scores) }.

scorepad-level = { $title }. { PLAYERS($side) } : égalité avec { $most }, personne ne marque.
scorepad-level-one-each = { $title }. { PLAYERS($side) } : égalité avec { $most }, 1 point chacun.

scorepad-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) }, vous êtes à égalité et partagez la victoire.
       *[several] { PLAYERS($winners) } sont à égalité et partagent la victoire.
    }
scorepad-won-target =
    { FORM($side) ->
        [you] Tu gagnes la partie avec { $score } points (objectif : { $target }).
        [one] { PLAYERS($side) } gagne la partie avec { $score } points (objectif : { $target }).
        [with-you] { PLAYERS($side) }, vous gagnez la partie avec { $score } points (objectif : { $target }).
       *[several] { PLAYERS($side) } gagnent la partie avec { $score } points (objectif : { $target }).
    }
scorepad-won-total =
    { FORM($side) ->
        [you] Tu gagnes la partie avec le plus haut total.
        [one] { PLAYERS($side) } gagne la partie avec le plus haut total.
        [with-you] { PLAYERS($side) }, vous gagnez la partie avec le plus haut total.
       *[several] { PLAYERS($side) } gagnent la partie avec le plus haut total.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] Tu gagnes la partie en la réclamant.
        [one] { PLAYERS($side) } gagne la partie en la réclamant.
        [with-you] { PLAYERS($side) }, vous gagnez la partie en la réclamant.
       *[several] { PLAYERS($side) } gagnent la partie en la réclamant.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Tu gagnes la partie en annonçant l’objectif avant les autres.
        [one] { PLAYERS($side) } gagne la partie en annonçant l’objectif avant les autres.
        [with-you] { PLAYERS($side) }, vous gagnez la partie en annonçant l’objectif avant les autres.
       *[several] { PLAYERS($side) } gagnent la partie en annonçant l’objectif avant les autres.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] Tu gagnes la partie parce que la réclamation était fausse.
        [one] { PLAYERS($side) } gagne la partie parce que la réclamation était fausse.
        [with-you] { PLAYERS($side) }, vous gagnez la partie parce que la réclamation était fausse.
       *[several] { PLAYERS($side) } gagnent la partie parce que la réclamation était fausse.
    }
scorepad-won-limit =
    { FORM($side) ->
        [you] Tu gagnes la partie avec { scorepad-needed }.
        [one] { PLAYERS($side) } gagne la partie avec { scorepad-needed }.
        [with-you] { PLAYERS($side) }, vous gagnez la partie avec { scorepad-needed }.
       *[several] { PLAYERS($side) } gagnent la partie avec { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] le plus de cartes
        [spades] le plus de piques
        [ten] { CARDS("10D") }
        [cards-ten] le plus de cartes et { CARDS("10D") }
       *[cards-spades] le plus de cartes et le plus de piques
    }
scorepad-limit-first = Le camp gagnant a eu le premier ce qu’il lui fallait.
scorepad-limit-anyway = Les points des autres camps n’y changent rien.
scorepad-won-sweep =
    { FORM($side) ->
        [you] Tu gagnes la partie : dans l’ordre du décompte, tu atteins { $target } en premier, avec un coup de balai.
        [one] { PLAYERS($side) } gagne la partie : { $target } points atteints en premier dans l’ordre du décompte, avec un coup de balai.
        [with-you] { PLAYERS($side) }, vous gagnez la partie : { $target } points atteints en premier dans l’ordre du décompte, avec un coup de balai.
       *[several] { PLAYERS($side) } gagnent la partie : { $target } points atteints en premier dans l’ordre du décompte, avec un coup de balai.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] Tu gagnes la partie : dans l’ordre du décompte, tu atteins { $target } en premier, avec { CARDS($cards) }.
        [one] { PLAYERS($side) } gagne la partie : { $target } points atteints en premier dans l’ordre du décompte, avec { CARDS($cards) }.
        [with-you] { PLAYERS($side) }, vous gagnez la partie : { $target } points atteints en premier dans l’ordre du décompte, avec { CARDS($cards) }.
       *[several] { PLAYERS($side) } gagnent la partie : { $target } points atteints en premier dans l’ordre du décompte, avec { CARDS($cards) }.
    }
scorepad-won-line =
    { FORM($side) ->
        [you] Tu gagnes la partie : dans l’ordre du décompte, tu atteins { $target } en premier ({ $title }).
        [one] { PLAYERS($side) } gagne la partie : { $target } points atteints en premier dans l’ordre du décompte ({ $title }).
        [with-you] { PLAYERS($side) }, vous gagnez la partie : { $target } points atteints en premier dans l’ordre du décompte ({ $title }).
       *[several] { PLAYERS($side) } gagnent la partie : { $target } points atteints en premier dans l’ordre du décompte ({ $title }).
    }

scorepad-csv-separator = ;
scorepad-csv-deal = donne
scorepad-csv-dealer = donneur
scorepad-csv-item = élément
scorepad-csv-count = { $side } : nombre
scorepad-csv-points = { $side } : points
scorepad-csv-this-deal = cette donne
scorepad-csv-match-score = score de la partie

scorepad-side = Camp { $letter }
scorepad-problems = { $problems }
scorepad-deal-problem = Donne { $number } : { $problem }
scorepad-kind =
    { $kind ->
        [clubs] trèfles
        [diamonds] carreaux
        [hearts] cœurs
        [spades] piques
        [green] cartes vertes
        [yellow] cartes jaunes
        [red] cartes rouges
        [black] cartes noires
       *[cards] cartes
    }
scorepad-wrong-sides = Saisis { $sides } camps, pas { $entered }.
scorepad-wrong-seats = Les places vont de 0 à { $last }.
scorepad-no-rulings = Une donne ne peut pas finir à cause d’une carte montrée : ce jeu n’a pas de règles pour les erreurs.
scorepad-dealer-exposed = Le donneur ne peut pas arrêter la donne à cause d’une carte montrée.
scorepad-two-endings = Une donne finit par une réclamation ou à cause d’une carte montrée, pas les deux.
scorepad-exposed-counts = Dans une donne arrêtée à cause d’une carte montrée, rien ne compte : ni cartes, ni coups de balai, ni annonces.
scorepad-cards-or-numbers = { $side } : saisis soit les cartes prises, soit leur nombre.
scorepad-not-in-pack = { $side } : pas dans le jeu : { $cards }.
scorepad-no-oranges = { $side } : il n’y a pas d’oranges dans ce jeu.
scorepad-negative-calls = { $side } : le nombre d’annonces ne peut pas être négatif.
scorepad-no-penalties = { $side } : ce jeu n’a pas de pénalités.
scorepad-negative-cards = { $side } : le nombre de cartes ne peut pas être négatif.
scorepad-number-missing = { $side } : il manque le nombre de { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side } : 1 carte, c’est trop peu pour les couleurs et les cartes saisies.
       *[other] { $side } : { $cards } cartes, c’est trop peu pour les couleurs et les cartes saisies.
    }
scorepad-more-named = { $side } : le nombre de { scorepad-kind } est { $count }, mais tu en as nommé { $named }.
scorepad-entered-twice = Saisi pour deux camps : { $cards }.
scorepad-nobody-has = Personne n’a : { $cards }.
scorepad-too-many-in-all = Tous les camps ensemble ont { $sum } { scorepad-kind }, mais le jeu en a { $size }.
scorepad-too-few-in-all = Tous les camps ensemble ont { $sum } { scorepad-kind } : il en manque { $missing }.
scorepad-no-sweeps = Les coups de balai ne comptent pas dans ce jeu.
scorepad-side-no-sweeps = { $side } : avec { $points } points ou plus, on ne fait plus de coups de balai.
scorepad-sweep-no-side = Un coup de balai n’a pas de camp : les camps vont de 0 à { $last }.
scorepad-sweep-no-size = Il manque la taille d’un coup de balai.
scorepad-two-first-sweeps = Le premier coup d’une donne ne peut faire qu’un coup de balai.
scorepad-first-sweep-side = Seul { $side } peut avoir balayé au premier coup de cette donne.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side } : 1 coup de balai demande plus de cartes que ce camp n’en a.
       *[other] { $side } : { $count } coups de balai demandent plus de cartes que ce camp n’en a.
    }
scorepad-unknown-event = Il n’y a pas d’événement « { $event } » du camp { $number }.
scorepad-event-not-so = { $side } : les cartes saisies ne donnent pas à ce camp { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] le plus de cartes
        [spades] le plus de piques
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = { $sides } ont ce qu’il faut pour gagner. Qui l’a eu en premier ?
scorepad-deal-goes-on = L’annonce était fausse : la donne continue. Saisis-la quand elle est finie.
scorepad-nothing-to-undo = Aucune donne n’est saisie.
scorepad-best-missing =
    { $kind ->
        [clubs] Pour la primiera, personne n’a nommé le meilleur trèfle.
        [diamonds] Pour la primiera, personne n’a nommé le meilleur carreau.
        [hearts] Pour la primiera, personne n’a nommé le meilleur cœur.
        [spades] Pour la primiera, personne n’a nommé le meilleur pique.
       *[other] Pour la primiera, personne n’a nommé la meilleure carte ({ scorepad-kind }).
    }
scorepad-full =
    { $most ->
        [1] Une feuille a de la place pour 1 donne.
       *[other] Une feuille a de la place pour { $most } donnes.
    }
scorepad-no-deal = Il n’y a pas de donne { $number }.

scorepad-wrong-players = { $title } est pour { $players }, pas { $count }.
scorepad-same-name = Le nom « { $name } » apparaît deux fois. Donne à chaque joueur son propre nom.
scorepad-wrong-dealer = Le premier donneur est à la place { $seat }, mais aucun joueur n’a cette place.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } se joue en une donne, sans objectif.
       *[other] { $title } se joue en { $deals } donnes, sans objectif.
    }
scorepad-wrong-target = L’objectif est { $target }, mais il peut aller de 1 à { $most }.

scorepad-file-too-long = Le texte est trop long pour une feuille de score.
scorepad-no-json = Ce n’est pas une feuille de score : { $problem }.
scorepad-no-sheet = Ce n’est pas une feuille de score : il y manque « cassino score ».
scorepad-version = La feuille de score est de version { $found }, mais ce programme lit la version { $expected }.
scorepad-wrong-parts = Ces parties de la feuille de score manquent ou sont fausses : { $parts }.
scorepad-json-object = { $where } est { $found }, mais doit être un objet.
scorepad-json-unknown = { $where } a des parties inconnues : { $parts }.
scorepad-json-list = { $where } est { $found }, mais doit être une liste de { $most } au plus.
scorepad-json-exact-list = { $where } est { $found }, mais doit être une liste de { $count }.
scorepad-json-sides = { $where } a { $count } camps, mais le jeu en a { $sides }.
scorepad-json-number = { $where } est { $found }, mais doit être un nombre de 0 à { $most }.
scorepad-json-flag = { $where } est { $found }, mais doit être true ou false.
scorepad-json-one-of = { $where } est { $found }, mais doit être l’un de : { $known }.
scorepad-json-twice = { $where } a deux fois une carte.
scorepad-json-card = { $where } : { $problem }
scorepad-json-missing = absent

scorepad-help-answer = Réponds à chaque question et appuie sur Entrée. Si une réponse est entre crochets, Entrée la garde.
scorepad-help-names = Nomme un joueur par les premières lettres de son nom, ou par son numéro.
scorepad-help-cards = Écris les cartes ainsi : `AS 10D`, rang puis couleur (C trèfle, D carreau, H cœur, S pique).
scorepad-help-last-side = Le dernier camp a ce que les autres n’ont pas : on ne te le demande donc pas.
scorepad-help-commands = À toute question, tu peux aussi taper :
scorepad-help-back = `précédent` : la question d’avant.
scorepad-help-claim = `réclamer Ann` : Ann a réclamé l’objectif, et la donne s’est arrêtée. `réclamer personne` : personne ne l’a fait.
scorepad-help-exposed = `montrée Bob` : Bob a arrêté la donne parce que le donneur a montré une carte. `montrée personne` : personne ne l’a fait.
scorepad-help-score = `score` : toute la feuille jusqu’ici.
scorepad-help-undo = `annuler` : reprendre la dernière donne.
scorepad-help-edit = `corriger 2` : corriger la donne 2. Entrée garde une réponse.
scorepad-help-export = `exporter FICHIER.txt` ou `exporter FICHIER.csv` : écrire la feuille dans un fichier.
scorepad-help-rules = `règles` : les règles de cette variante. `règles points` : un chapitre.
scorepad-help-help = `aide` : cette liste.
scorepad-help-quit = `quitter` : partir. La feuille est enregistrée.

scorepad-no-number = « { $word } » n’est pas un nombre qui convient ici.
scorepad-no-name = « { $word } » n’est pas l’un de { $names }.
scorepad-not-free = Ce n’est pas une des cartes demandées, ou un autre camp l’a : { $cards }.
scorepad-above-most = { $number } est trop : ici, { $most } au plus est possible. Tape { $back } si une réponse précédente était fausse.
scorepad-one-best = Nomme une carte de chaque couleur, la meilleure.
scorepad-one-or-two = Tape un nombre, ou deux : les oranges, puis les fausses annonces.
scorepad-number-or-cards = Tape un nombre, ou des cartes.
scorepad-named-twice = Tu as nommé deux fois : { CARDS($cards) }.
scorepad-cannot-claim = On ne peut rien réclamer maintenant.
scorepad-cannot-expose = Cette donne ne peut pas finir à cause d’une carte montrée : ces règles ne prévoient rien pour les erreurs.
scorepad-edit-number = Tape corriger et le numéro d’une donne déjà saisie, par exemple `corriger 1`.
scorepad-export-ending = Tape exporter et un fichier qui finit par .txt ou .csv.

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side } : combien de cartes ? Ou nomme-les toutes :
scorepad-ask-suit = { $side } : combien de { scorepad-kind } ?
scorepad-ask-special = { $side } : lesquelles parmi { $cards } ? Tape tout, ou Entrée pour aucune :
scorepad-ask-best = { $side } : la meilleure carte de chaque couleur, pour la primiera ? L’ordre est 7, 6, as, 5, 4, 3, 2, figures :
scorepad-ask-oranges = { $side } : combien d’oranges, et combien de fausses annonces ? Entrée pour aucune :
scorepad-ask-sweeps = { $side } : combien de coups de balai ? Entrée pour aucun :
scorepad-ask-sweep-list = Nomme les coups de balai dans l’ordre, par exemple { $example }. Entrée pour aucun :
scorepad-ask-sweep-sizes = Nomme les coups de balai dans l’ordre, et combien de cartes chacun a prises sur la table, par exemple { $example }. Entrée pour aucun :
scorepad-ask-sweep-first = Nomme les coups de balai dans l’ordre, avec « premier » après un coup de balai fait au premier coup de la donne, par exemple { $example }. Entrée pour aucun :
scorepad-ask-sweep-both = Nomme les coups de balai dans l’ordre, et combien de cartes chacun a prises sur la table, avec « premier » après un coup de balai fait au premier coup de la donne, par exemple { $example }. Entrée pour aucun :
scorepad-ask-too-few = Combien de fois { $name } a donné trop peu de cartes ? Entrée pour jamais :
scorepad-ask-too-many = Combien de fois { $name } a donné trop de cartes ? Entrée pour jamais :
scorepad-ask-unwon = Qui a fait une construction que personne ne pouvait gagner au tour suivant ? Des noms séparés par des virgules, ou Entrée pour personne :
scorepad-ask-first = { $sides } ont ce qu’il faut pour gagner. Remonte les tas : qui l’a eu en premier ? Tape un nom, ou ensemble :

scorepad-kept-beside = Ce score continue dans { $file }.
scorepad-kept = Le score est gardé dans { $file }. Tape aide pour voir les commandes.
scorepad-input-ended = La saisie est terminée. Pour continuer plus tard : cassino score --resume { $file }
scorepad-stopped = Arrêté. Pour continuer plus tard : cassino score --resume { $file }
scorepad-goodbye = Au revoir. Pour continuer plus tard : cassino score --resume { $file }
scorepad-after-match = Tape annuler, corriger et le numéro d’une donne, exporter et un fichier, ou quitter :
scorepad-next-deal =
    { WHO($dealer) ->
        [you] Donne { $number }. Tu donnes. Score : { SCORES($scores) }.
       *[other] Donne { $number }. { NAME($dealer) } donne. Score : { SCORES($scores) }.
    }
scorepad-cannot-be = C’est impossible :
scorepad-again = Réponds à nouveau. Entrée garde une réponse.
scorepad-is-right = Est-ce juste ? Oui, ou non pour corriger :
scorepad-first-question = C’est la première question.
scorepad-taken-back = La donne { $number } est reprise. Entrée garde une réponse.
scorepad-not-written = Le fichier n’est pas écrit.
scorepad-written = Écrit : { $file }
scorepad-ended-exposed =
    { WHO($who) ->
        [you] Tu as arrêté la donne à cause d’une carte montrée.
       *[other] { NAME($who) } a arrêté la donne à cause d’une carte montrée.
    }
scorepad-ended-claim =
    { WHO($who) ->
        [you] Tu as réclamé l’objectif.
       *[other] { NAME($who) } a réclamé l’objectif.
    }
scorepad-if-counted-out = Si quelqu’un a réclamé la victoire, tape réclamer et son nom.
scorepad-if-announced = Si quelqu’un a annoncé l’objectif, tape réclamer et son nom.
scorepad-if-exposed = Si quelqu’un a arrêté la donne parce que le donneur a montré une carte, tape montrée et son nom.
scorepad-no-folder = Impossible de créer le dossier { $folder } : { $problem }.
scorepad-no-latest = Il n’y a pas de score enregistré dans { $folder }.
scorepad-cannot-resume =
    { $file } n’est pas un score que l’on peut continuer :
    { $problem }
