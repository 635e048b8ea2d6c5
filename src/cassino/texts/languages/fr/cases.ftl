cases-count = réussis : { $passed }, échoués : { $failed }
cases-failed = ÉCHEC { $case } ({ $variant }, { $type } ; { $file }, ligne { $line })

cases-differs = attendu : { $what } { $expected }, trouvé : { $found }
cases-unknown-expectation = Il n’y a pas d’attente { $word }.
cases-tally = { $side } : score de la partie { $score }, { $cards } cartes, { $spades } piques, { $sweeps } coups de balai, { $special }
cases-packets = Les paquets donnent d’autres cartes que la donne.
cases-sweeps = coups de balai comptés : { $count }
cases-face-down = Le tas est caché.
cases-wrong-turn =
    { $player ->
        [none] { $wanted } devrait jouer ici, mais la donne est finie.
       *[other] { $wanted } devrait jouer ici, mais c’est à { $player } de jouer.
    }
cases-not-legal = Le coup devrait être permis, mais la règle { $rule } l’interdit : { $problem }
cases-not-illegal =
    { $reason ->
        [none] Le coup devrait être interdit, mais il est permis.
       *[other] Le coup devrait être interdit ({ $reason }), mais il est permis.
    }
cases-other-rule = La règle { $rule } devrait interdire le coup, mais c’est la règle { $found } qui le fait : { $problem }
cases-not-trailed = La carte devrait être posée, mais la règle { $rule } l’interdit : { $problem }
cases-move = coup : { $moves }

cases-unreadable = Impossible de lire les fichiers.
cases-no-case = Le fichier doit commencer par [case NAME].
cases-lacks =
    { $what ->
        [rules] Le cas { $case } n’a pas de règles.
       *[checks] Le cas { $case } n’a pas de vérifications.
    }
cases-second-case = Le cas { $case } existe déjà.
cases-second-line = La ligne { $word } y est déjà.
cases-no-check = Mets une vérification avant l’attente.
cases-variant = Il n’y a pas de variante { $variant }.
cases-options = Les options sont fausses : { $problems }
cases-words = Il faut une liste de mots, pas { $found }.
cases-empty = Un texte est vide.
cases-pairs = Chaque mot demande son texte, et ne peut y être qu’une fois : { $found }
cases-twice = Une carte est nommée deux fois : { $text }
cases-number = Il faut un nombre, pas { $found }.
cases-number-range = Il faut un nombre de { $least } à { $most }, pas { $found }.
cases-yes-or-no = Tape yes ou no, pas { $found }.
cases-player = Tape un joueur de A à { $last }, pas { $found }.
cases-letter = Tape la lettre d’un joueur, pas { $found }.
cases-unknown-word = { $place } : ces mots n’ont pas de sens ici : { $words }
cases-too-many-of-rank = { $word } : il ne peut pas y en avoir { $count }.
cases-sweep-sizes = Il y a { $sweeps } coups de balai, mais { $sizes } tailles.
cases-too-many-captured = Les camps ont pris plus de { $most } cartes.
cases-captured-twice = Deux camps ont pris la même carte.
cases-event = Tape un nombre, un camp et un événement. Les événements sont : { $known }.
cases-claim-word = Un joueur dit l’un de : { $known } (pas { $found }).
cases-info = Donne l’un de : { $known } (pas { $found }).
cases-residue = Un reste a au moins une carte.
cases-seats = seats_clockwise : chaque joueur demande une place, et celle du donneur doit en faire partie.
cases-turn-before = Le tour d’avant ne peut pas finir. { $problem }
cases-impossible = La position est impossible. { $problem }
cases-unknown-event = Il n’y a pas d’événement { $event }. Les événements sont : { $known }.
cases-nobody-holds = Personne n’a la carte.
cases-not-text = Le fichier n’est pas du texte : { $problem }
cases-type = Il n’y a pas de type { $type }.
cases-mixed-checks = Ces vérifications ne peuvent pas être dans un même cas.
cases-sentence = { $sentence }
cases-no-move = { $text } n’est pas un coup : { $words } ?
cases-hand-card-first = La carte de la main vient en premier. Une étape sans elle commence par le mot table.
cases-no-steps = Ces règles n’ont pas de tours à plusieurs étapes.
cases-no-sets = Il n’y a pas de groupes.

cases-second-key = la clé { $key } y est déjà
cases-not-yaml = Le fichier n’est pas du YAML : { $problem }
cases-no-list = Le fichier doit être un dictionnaire avec une liste nommée cases.
cases-schema = schema_version doit être 1, pas { $found }.
cases-no-mapping = Le cas { $what } n’est pas un dictionnaire.
cases-no-text = Le cas { $case } demande un texte pour { $key }.
cases-target = L’objectif est { $target }, pas { $found }.
cases-nothing-to-check = Il n’y a rien à vérifier.
cases-build-kind = Ligne { $line } : une construction de { $sets } groupes n’est pas { $kind }.
cases-legal = Pour legal, tape true ou false, pas { $found }.
cases-list = { $what } demande une liste, pas { $found }.
cases-single = { $what } ne peut pas être une liste : { $found }
cases-mapping = { $what } demande un dictionnaire, pas { $found }.
cases-unknown-key = { $place }, ligne { $line } : ces clés n’ont pas de sens ici : { $keys }
cases-build-name = Une construction demande son propre nom, pas { $found }.
cases-no-build = Il n’y a pas de construction { $name }.
cases-action = Il faut une action, pas { $found }.
cases-unknown-action = Il n’y a pas d’action { $action }. Les actions sont : { $known }.
cases-impossible-action = Cette action n’est pas possible ici : { $action }
cases-call = Une prise s’annonce { $word }, pas { $found }.
cases-hand-sets = hand_sets doivent être les cartes jouées.
cases-sets-missing = Ligne { $line } : il manque des groupes.
cases-card = Il faut une carte, pas { $found }.
cases-empty-set = Un groupe n’a pas de cartes.
cases-option = Il n’y a pas d’option { $name }.
cases-points = L’option { $name } demande des points, pas { $found }.
cases-no-item = L’option { $name } : ces règles ne comptent pas cela.

cases-build-value = Une construction ne compte que pour sa valeur.
cases-one-total = Les cartes jouées comptent pour un seul total.
cases-only-build = Seule une construction de { $value } peut en faire partie.
cases-card-in-set = La carte jouée doit être dans un des groupes.
cases-raise-with-table = Une carte de la table ne peut pas changer la valeur d’une construction.
cases-raise-for-self = On ne monte une construction que pour soi.
cases-raise-sum = La carte ne fait pas passer la construction de { $old } à { $value }.
cases-one-set = Une carte ne peut être que dans un groupe.
cases-no-set = { $cards } n’est pas un groupe de { $value }.
cases-picture = On ne peut pas ajouter une figure sans nombre.
