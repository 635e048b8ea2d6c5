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
cases-pairs = Chaque mot demande son texte, et ne peut y être qu’une fois : { $found }
cases-twice = Une carte est nommée deux fois : { $text }
cases-number = Il faut un nombre, pas { $found }.
cases-number-range = Il faut un nombre de { $least } à { $most }, pas { $found }.
cases-yes-or-no = Tape yes ou no, pas { $found }.
cases-player = Tape un joueur de A à { $last }, pas { $found }.
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
cases-no-move = { $text } n’est pas un coup : { $words } ?
cases-hand-card-first = La carte de la main vient en premier. Une étape sans elle commence par le mot table.
cases-no-steps = Ces règles n’ont pas de tours à plusieurs étapes.
cases-no-sets = Il n’y a pas de groupes.
