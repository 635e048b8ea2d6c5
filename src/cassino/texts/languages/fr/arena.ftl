arena-contest = { $title }, { $players } joueurs, { $deals } donnes, graine { $seed }
arena-tournament = { $title }, { $players } joueurs, graine { $seed }
arena-pair = { $first } contre { $second }
arena-margin = { $first } contre { $second } : { $mean } points par donne (95 % : { $low } à { $high })
arena-less-luck = corrigé de la chance : { $mean } (95 % : { $low } à { $high }), intervalle plus court de { $shorter } %
arena-packs = nombre de jeux où l’on a gagné tant de donnes de plus qu’on n’en a perdu, de -2 à 2 : { $counts }
arena-test =
    { $accepted ->
        [none] { $low } ou { $high } points par donne : aucun n’est accepté après { $packs } jeux, LLR { $ratio }
       *[other] { $low } ou { $high } points par donne : { $accepted } est accepté après { $packs } jeux, LLR { $ratio }
    }
arena-points = points par camp : { $first } { $own }, { $second } { $others }
arena-milliseconds = millisecondes par coup : { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = millisecondes de processeur par coup : { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } a perdu une donne par une faute : { $reasons }
       *[other] { $bot } a perdu { $count } donnes par des fautes : { $reasons }
    }
arena-other-command = { $file } est un résultat de cassino { $command }. Pour le continuer : cassino { $command } --resume { $file }
arena-program-changed = Le programme a changé depuis le début de cette série : le résultat peut mêler deux versions des bots.
arena-stopped = Arrêté. Pour continuer : cassino { $command } --resume { $file }

arena-elo = Elo
arena-interval = 95 %
arena-points-a-deal = points/donne
arena-score = score
arena-deals = donnes
arena-range = { $low } à { $high }

arena-train-plan = { $title }, { $players } joueurs, graine { $seed }, leçons par { $bot }
arena-train-starting = démarrage
arena-train-lessons = génération { $number } : leçons
arena-train-trying = génération { $number } : essai { $mean }
arena-generation = génération { $number } : { $deals } donnes, { $positions } positions jusqu’ici
arena-train-round =
    { $round ->
        [0] au sein des tournées : explique { $explained } de l’écart, les anciens poids { $before } ; erreur de { $spread } points
       *[other] tournée { $round } : explique { $explained } de l’écart, les anciens poids { $before } ; erreur de { $spread } points
    }
arena-train-weights = poids : { $weights }
arena-train-no-trial = rien à essayer : aucune tournée ne finit avant la donne, ou rien n’a été appris
arena-train-trial =
    { $kept ->
        [yes] essai : { $mean } points par donne (95 % : { $low } à { $high }), { $deals } donnes : gardé
       *[no] essai : { $mean } points par donne (95 % : { $low } à { $high }), { $deals } donnes : pas gardé
    }
arena-train-counted = points comptés sur { $deals } donnes
arena-train-again = pour répéter : { $command }
arena-train-written = écrit : { $file }
arena-train-not-written = rien d’écrit

arena-worth = { $title } : points par donne, { $packs } jeux joués deux fois, intervalle à 95 %
arena-precision = { $lacking } joueurs sans une compétence, dont { $silent } sans conseil ; et autant de joueurs avec toutes les compétences
arena-skill = compétence
arena-precision-named = nommée
arena-precision-right = juste
arena-precision-checked = vérifiée
arena-precision-agreed = confirmée
arena-precision-silent = muet

arena-suite =
    { $stock ->
        [all] { $title } : cartes par main { $cards }, tournées restantes { $rounds }, graine { $seed }
       *[other] { $title } : cartes par main { $cards }, tournées restantes { $rounds }, graine { $seed }, cartes au talon { $stock }
    }
arena-challenge = { $bot } : un joueur qui le connaît gagne { $mean } points par donne (95 % : { $low } à { $high }), { $deals } donnes

arena-par-unplayed = Donne { $deal } : rien n’a été joué.
arena-par-deal =
    { $part ->
        [whole] Donne { $deal }, en entier ({ $positions } positions fouillées)
        [round] Donne { $deal }, à partir du tour { $turn } de la tournée { $round } sur { $rounds } ; les tours d’avant demandent plus que --nodes ({ $positions } positions fouillées)
       *[rest] Donne { $deal }, à partir du tour { $turn } ; les tours d’avant demandent plus que --nodes ({ $positions } positions fouillées)
    }
arena-par = par : { $side } { $par } ; joué : { $played }
arena-par-perfect = tous les coups étaient parfaits
arena-par-loss =
    { $best ->
        [none] { $move } fait perdre { $loss }
       *[other] { $move } fait perdre { $loss } ({ $best } garde { $par })
    }

arena-engine =
    { $kind ->
        [compiled] moteur : compilé
       *[plain] moteur : simple
    }
arena-variant = variante
arena-unsteady = instable
arena-bench-moves = coups au hasard depuis des positions de départ
arena-bench-deals = donnes mélangées, distribuées, jouées au hasard et comptées
arena-bench-pairs = legal_moves et apply depuis Python
arena-bench-copies = copies d’un état depuis Python
arena-bench-samples = vues avec un tirage des cartes cachées
arena-bench-heuristic = donnes entre bots heuristiques
arena-bench-lines = lignes que la recherche joue jusqu’au bout
arena-total = total : { $count }

arena-level =
    { $level ->
        [beginner] Débutant
        [newcomer] Novice
        [casual] Amateur
        [regular] Habitué
        [skilled] Doué
        [strong] Fort
        [expert] Expert
       *[master] Maître
    }
arena-no-bot =
    { $near ->
        [none] Il n’y a pas de bot { $name }. Les bots sont : { $known }.
       *[other] Il n’y a pas de bot { $name }. Pensais-tu à { $near } ? Les bots sont : { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot } : ce bot n’a pas de réglages, donc pas de { $setting }.
       *[other] { $bot } : il n’y a pas de réglage { $setting }. Les réglages sont : { $known }.
    }
arena-setting = { $bot } : { $setting } doit être un nombre entier, pas { $value }.
arena-no-turn =
    { $seat ->
        [-1] Un spectateur n’a pas de tour : il n’y a pas de coup à choisir.
       *[other] Ce n’est pas à la place { $seat } de jouer : il n’y a pas de coup à choisir.
    }
arena-no-program = { $name } n’est pas un programme contre lequel jouer : { $problem }
arena-program-address = Tape une adresse, par exemple { $example }.
arena-program-command = Tape une commande, par exemple { $example }.
arena-no-executable = Il n’y a pas de fichier exécutable { $file }.
arena-program-nul = Une commande ne peut pas contenir le caractère NUL.
arena-program-fault = Place { $seat }, tour { $turn } : { $problem }
arena-program-protocol = La réponse à "hello" demande "protocol": { $protocol }, mais c’est { $answer }.
arena-program-no-move = La réponse demande un "move", mais c’est { $answer }.
arena-program-long-move = Le coup a { $length } caractères, plus de { $most }.
arena-program-illegal = { $move } n’est pas un coup permis : { $problem }
arena-program-no-json = La réponse n’est pas du JSON : { $answer }
arena-program-no-object = La réponse n’est pas un objet JSON : { $answer }
arena-program-unasked = Le programme a parlé avant qu’on l’interroge : { $answer }
arena-program-silent =
    { $said ->
        [none] Pas de réponse en { $seconds } s.
       *[other] Pas de réponse en { $seconds } s. Le programme a écrit : { $said }
    }
arena-program-closed =
    { $said ->
        [none] Le programme a fermé son entrée ou sa sortie.
       *[other] Le programme a fermé son entrée ou sa sortie. Il a écrit : { $said }
    }
arena-program-ended =
    { $said ->
        [none] Le programme a fini avec le code { $status }.
       *[other] Le programme a fini avec le code { $status }. Il a écrit : { $said }
    }
arena-program-killed =
    { $said ->
        [none] Le programme a été arrêté par le signal { $signal }.
       *[other] Le programme a été arrêté par le signal { $signal }. Il a écrit : { $said }
    }
arena-program-long-answer = La réponse a plus de { $most } octets : { $answer }
arena-program-lines = La réponse a plus d’une ligne : { $answer }
arena-program-start = Le programme ne démarre pas : { $problem }
arena-program-no-http = La réponse n’est pas du HTTP : { $kind } : { $problem }
arena-program-no-connection = Pas de connexion à { $address } : { $problem }
arena-program-status = La réponse a le statut HTTP { $status } { $reason }.
arena-bot-fault = Le bot { $bot }, à la place { $seat }, a échoué : { $problem }. Il voyait { $position }
arena-bot-illegal = Le bot { $bot }, à la place { $seat }, a choisi un coup interdit, { $move } : { $rule }. Il voyait { $position }
arena-bot-stays = Le bot { $bot } ne peut pas être envoyé à d’autres processus, donc il ne peut jouer qu’avec jobs=1 : { $problem }

arena-no-deals = Il ne peut pas y avoir { $deals } donnes : il en faut au moins 1.
arena-journal-exists = { $file } existe. Continue-le avec --resume, ou supprime-le.
arena-journal-damaged = { $file } n’est pas un journal de l’arène, ou il est abîmé.
arena-journal-in-use = { $file } est utilisé par une autre série.
arena-journal-format = Le fichier n’est pas un journal que cette version de cassino peut lire.
arena-journal-rules = Depuis le début de cette série, les règles ont changé : { $variant }.
arena-journal-pack = La ligne { $line } est le jeu { $pack }, mais c’est le jeu { $next } qui suit.
arena-no-cluster = Il n’y a pas de cluster Ray à { $address } : { $problem }

arena-search-worlds = Il ne peut pas y avoir { $worlds } mondes : une recherche en demande au moins 1.
arena-search-seconds = Le temps d’une recherche doit être un nombre de secondes.
arena-search-too-long = La recherche demande plus de { $most } nœuds.
arena-crowded-outcomes = Il y a plus de { $most } issues.
arena-crowded-positions = Il y a plus de { $most } positions publiques.
arena-crowded-plays = Une main a plus de { $most } coups.
arena-subgame-proofs = Aucune répartition des cartes cachées ne correspond à ce que les joueurs ont montré.
arena-subgame =
    { $obstacle ->
        [players] Seules les tournées à deux joueurs peuvent être résolues.
        [over] La donne est finie.
        [question] Une question est posée à un joueur.
        [steps] Les tours à plusieurs étapes ne peuvent pas être résolus.
        [tops] Les tas dont la carte du dessus peut être prise ne peuvent pas être résolus.
        [drawing] Les tournées où l’on pioche après chaque tour ne peuvent pas être résolues.
        [bottom] Un joueur a vu la dernière carte du talon.
        [several] Les coups de plusieurs cartes ne peuvent pas être résolus.
        [lenient] Les règles qui laissent passer des erreurs ne peuvent pas être résolues.
        [demands] Les exigences envers l’adversaire ne peuvent pas être résolues.
        [oranges] Les annonces d’oranges ne peuvent pas être résolues.
       *[early] Une donne qui peut finir avant sa dernière carte ne peut pas être résolue.
    }
arena-subgame-cards = { $title } n’a pas de position avec { $cards } cartes dans chaque main.
arena-subgame-leaf = La tournée après celle qui est résolue doit être la dernière.
arena-no-leaf = Il n’y a pas de valeur { $name } pour la fin d’une tournée. Choisis l’une de : { $known }.
arena-value = valeur
arena-gap = écart
arena-rounds = tournées
arena-sequences = suites
arena-exploited = exploité
arena-loss = perte
arena-equilibrium = équilibre : à deux, ils peuvent gagner { $mean } en moyenne, { $most } au plus
arena-exploited-by = { $bot } : exploité { $exploited }, perte { $loss }
