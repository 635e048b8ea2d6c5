terminal-word-moves = coups
terminal-word-more = suite
terminal-word-table = table
terminal-word-score = score
terminal-word-hint = indice
terminal-word-coach = coach
terminal-word-how = comment
terminal-word-why = pourquoi
terminal-word-undo = annuler
terminal-word-last = dernier
terminal-word-misdeal = maldonne
terminal-word-rules = règles
terminal-word-review = analyse
terminal-word-save = sauver, enregistrer
terminal-word-resume = charger
terminal-word-new = nouvelle, nouveau
terminal-word-rematch = revanche
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-count = compter
terminal-word-announce = annoncer, ausz, kint

terminal-word-trail = poser, pose
terminal-word-take = prendre, prends
terminal-word-build = construire, construis
terminal-word-join = ajouter, ajoute
terminal-word-raise = monter, monte
terminal-word-with = avec
terminal-word-from = de
terminal-word-to = à
terminal-word-by = par
terminal-word-upon = sur
terminal-word-and = et, plus
terminal-word-for = pour
terminal-word-partner = partenaire
terminal-word-end = fin, finir
terminal-word-insist = exiger
terminal-word-capture = prise
terminal-word-additions = ajouts
terminal-word-both = tous
terminal-word-orange = orange
terminal-word-pass = passer, passe
terminal-word-ask = demander
terminal-word-out = victoire

terminal-word-yes = oui
terminal-word-no = non
terminal-word-cancel = retour
terminal-word-none = aucun, aucune, personne, jamais
terminal-word-all = tout, toutes
terminal-word-together = ensemble
terminal-word-first = premier

terminal-word-on = actif
terminal-word-off = inactif
terminal-word-always = toujours
terminal-word-never = jamais
terminal-word-nudge = piste
terminal-word-cards = cartes
terminal-word-move = coup
terminal-word-up = croissant
terminal-word-down = décroissant

terminal-word-go = avancer
terminal-word-slow = lent
terminal-word-normal = normal
terminal-word-fast = rapide
terminal-word-step = pas

terminal-word-solution = solution
terminal-word-skip = sauter
terminal-word-list = liste
terminal-word-deal = donne

terminal-word-log = journal
terminal-word-agree = accepter
terminal-word-decline = refuser
terminal-word-claim = réclamer
terminal-word-resign = abandonner
terminal-word-bot = bot
terminal-word-stop = arrêter, arrête

terminal-word-back = précédent
terminal-word-exposed = montrée
terminal-word-edit = corriger
terminal-word-export = exporter

terminal-articles = le, la, les

terminal-word-ambiguous = « { $word } » peut être { $meanings }. Tape plus de lettres.
terminal-word-unknown = Je ne connais pas « { $word } ». Tape aide pour les commandes, ou coups pour tes coups.
terminal-yes-or-no = { $question } Oui ou non :

terminal-how-to-play = Pour jouer, tape le numéro d’un coup, ou le coup lui-même.
terminal-enter-alone = Entrée seule montre à nouveau la table et tes coups, ou donne la réponse que la question indique.
terminal-commands = Commandes (tu peux les abréger ; les mots anglais marchent aussi) :
terminal-help-moves = `coups` : tes coups. `coups 8S` : les coups d’une carte.
terminal-help-more = `suite` : la page suivante d’une longue liste.
terminal-help-table = `table` : les cartes de la table et ta main.
terminal-help-score = `score` : le score de la partie, et ce que chaque camp a pris.
terminal-help-hint = `indice` : où regarder. Encore une fois pour les cartes, et encore pour un bon coup et sa raison. `indice coup` : le coup tout de suite.
terminal-help-coach = `coach actif` : un avertissement avant une erreur. `coach inactif` : plus d’avertissements.
terminal-help-how = `comment` : ce que valait ton dernier coup, et ce qui était meilleur.
terminal-help-why = `pourquoi` : la raison du dernier coup d’un autre joueur, ou la règle qui a interdit ton dernier essai. `pourquoi 8S x 9H` : la règle contre ce coup.
terminal-help-undo = `annuler` : reprendre ton dernier coup, ou la dernière étape de ton tour.
terminal-help-last = `dernier` : ce qui s’est passé depuis ton dernier tour.
terminal-help-misdeal = `maldonne` : avant le premier coup d’une tournée, à plusieurs sur un même clavier, se mettre d’accord sur une maldonne.
terminal-help-rules = `règles` : les règles de cette variante. `règles construire` : un chapitre avec des exemples.
terminal-help-review = `analyse` : les erreurs et la chance dans les donnes finies.
terminal-help-save = `sauver FICHIER` : enregistrer la partie dans un fichier.
terminal-help-resume = `charger FICHIER` : continuer une partie enregistrée.
terminal-help-new = `nouvelle` : commencer une autre partie. `nouvelle royal` : avec une autre variante, un fichier ou un code de partage.
terminal-help-rematch = `revanche` : comme nouvelle.
terminal-help-help = `aide` : cette liste. `?` : ce que tu peux faire maintenant.
terminal-help-quit = `quitter` : partir.
terminal-help-end = `fin` : finir ton tour à plusieurs étapes.
terminal-help-insist = `exiger` : exiger une prise complète ou des ajouts aux constructions, quand on te le demande.
terminal-help-orange = `orange` : annoncer une orange, quand on te le demande.
terminal-help-pass = `passer` : laisser passer, quand on te demande quelque chose. Entrée fait de même.
terminal-help-ask = `demander jamais` : laisser passer toutes les questions. `demander toujours` : qu’on te les pose à nouveau.
terminal-help-ask-partner = `demander jamais` : laisser passer toutes les questions. `demander toujours` : qu’on te les pose à nouveau. `demander` : demander ta construction quand ton partenaire va la prendre.
terminal-help-count = `compter victoire` : affirmer que tu as atteint l’objectif.
terminal-help-announce = `annoncer` : annoncer que tu as atteint l’objectif. `3 annoncer` : juste après ton coup 3. `annoncer par B` : pour le joueur B.

terminal-sample-card = Une carte, c’est son rang et la lettre de sa couleur : `10D` est le dix de carreau, `AS` l’as de pique. C est trèfle, H cœur ; J valet, Q dame, K roi. Son nom convient aussi : `dix de carreau`.
terminal-sample-card-colors = Une carte, c’est son nombre et la lettre de sa couleur : `7R` est le sept rouge. G est vert, Y jaune, B noir. Son nom convient aussi : `sept rouge`.
terminal-sample-card-italian = J compte 8, Q 9 et K 10.
terminal-sample-cards = `8S` : ce que ton 8S peut faire. `8S 5C 3D` : ce qu’il peut faire avec ces cartes de la table.
terminal-sample-take = `8S x 8H, 5C+3D` : le 8S prend le 8H, et aussi le 5C et le 3D ensemble.
terminal-sample-take-several = `5S+4S x 9H` : tes 5S et 4S ensemble prennent le 9H.
terminal-sample-take-top = `8S x 5C^, 3D` : le signe ^ marque la carte du dessus d’un tas. Tu peux l’omettre.
terminal-sample-orange = `8S x 5H+3D orange` : de même, et tu annonces une orange. `2 orange` : l’annoncer avec le coup 2 de la liste.
terminal-sample-trail = `poser 4C` : mettre le 4C sur la table.
terminal-sample-build = `5H+4D = 9` : le 5H de ta main et le 4D font une construction de 9.
terminal-sample-join = `6S+3D, b1 = 9` : ton 6S et le 3D font 9 et s’ajoutent à la construction b1.
terminal-sample-raise = `monter b1 2S = 9` : ton 2S monte la construction b1, un 7, à 9.
terminal-sample-step = `5C+4D = 9` avec des cartes de la table seules est une étape : ton tour continue jusqu’à ce que tu tapes `fin`.
terminal-sample-for-partner = `5H+4D = 9 pour partenaire` : la construction est à ton partenaire.
terminal-sample-order = `8S x 5C+3D / 3D 5C` : sur ton tas, le 3D est tout en bas et le 8S sur le dessus. `2 / 3D 5C` : de même pour le coup 2.
terminal-sample-order-words = `2 / croissant` : le coup 2, avec la plus petite carte au bas de ton tas. `2 / décroissant` : avec la plus grande.
terminal-sample-steal = `5H+4D^ = 9` : la construction utilise le 4D sur le dessus d’un tas. Tu peux omettre le signe ^.

terminal-value = { $value } ({ rank })
terminal-build = la construction de { $value } { $cards }
terminal-trail = Poser { $cards }
terminal-take = Prendre { $taken } avec { $cards }
terminal-take-orange = Prendre { $taken } avec { $cards }, en annonçant orange
terminal-take-pictures =
    { WHO($whom) ->
        [you] Prendre { $taken } avec { $cards }, les figures pour ton tas
       *[other] Prendre { $taken } avec { $cards }, les figures pour { NAME($whom) }
    }
terminal-show = Montrer { $cards }, pour prendre { $taken }
terminal-make = Construire { $value } : { $sets }
terminal-make-for = Construire { $value } : { $sets } pour { whom }
terminal-add = Ajouter { $sets } à { $builds }
terminal-add-for = Ajouter { $sets } à { $builds } pour { whom }
terminal-raise = Monter { $build } à { $value } avec { $cards }
terminal-raise-adding = Monter { $build } à { $value } avec { $cards }, en ajoutant { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } de ton tas
        [with-you] { $card } du tas de ton camp
        [one] { $card } du tas devant { PLAYERS($of) }
       *[several] { $card } du tas devant { PLAYERS($of) }
    }
terminal-sweep = { $move } (coup de balai)

terminal-group = { $title } : { $what }
terminal-table-alone = Cartes de la table seules
terminal-several-together = Plusieurs cartes ensemble
terminal-only-trail = Seulement à poser
terminal-captures =
    { $count ->
        [one] { $count } prise
       *[other] { $count } prises
    }
terminal-joins =
    { $count ->
        [one] { $count } ajout à une construction
       *[other] { $count } ajouts à des constructions
    }
terminal-raises =
    { $count ->
        [one] { $count } montée
       *[other] { $count } montées
    }
terminal-builds =
    { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    }
terminal-trails = poser
terminal-and-more = et plus
terminal-no-move = aucun coup

terminal-your-move = Ton coup :
terminal-move-or-end = Ton coup, ou fin :
terminal-only-end = Il n’y a plus rien à faire dans ton tour. Appuie sur Entrée pour le finir, ou tape annuler :
terminal-insist-prompt = Ta réponse (Entrée laisse passer) :
terminal-orange-prompt = Ta réponse (Entrée : pas d’orange) :
terminal-request-prompt = Ta réponse (Entrée ne demande rien) :
terminal-answer-prompt = Ta réponse :

terminal-do-you-insist = Exiges-tu davantage ?
terminal-is-orange =
    { WHO($who) ->
        [you] As-tu pris
       *[other] { NAME($who) } a pris
    } { $orange ->
        [colors] une carte rouge et une jaune
       *[suits] un cœur et un carreau
    } ensemble : une orange ?
terminal-may-ask = { NAME($who) } va prendre { $builds }. Tu as une carte de cette valeur : tu peux demander la construction à la place.
terminal-cannot-ask = { NAME($who) } va prendre { $builds }. Tu n’as pas de carte de cette valeur : tu ne peux pas demander la construction.
terminal-partner-asks = Ton partenaire te demande de laisser { $builds }. Tu as montré { ROW($cards) }.
terminal-could-take =
    { WHO($who) ->
        [you] Avec { ROW($cards) }, tu pourrais
       *[other] Avec { ROW($cards) }, { NAME($who) } pourrait
    } encore prendre : { $left }.
terminal-must-take = Avec { ROW($cards) }, tu dois encore prendre : { $left }.
terminal-could-add =
    { WHO($who) ->
        [you] Tu pourrais
       *[other] { NAME($who) } pourrait
    } encore ajouter à { $build } avec { ROW($cards) }.
terminal-must-add = Tu dois encore ajouter à { $build } avec { ROW($cards) }.
terminal-have-played = Tu as joué { ROW($cards) } pendant ce tour.
terminal-must-take-build = Tu dois prendre la construction de { $value } pendant ce tour.
terminal-plays-owed = Tu as { $count } coups de suite.

terminal-table = Table : { $cards }.
terminal-no-loose-cards = Il n’y a pas de cartes libres sur la table.
terminal-table-build =
    { WHO($who) ->
        [you] Construction de { $value }, à toi : { $sets }.
       *[other] Construction de { $value }, à { NAME($who) } : { $sets }.
    }
terminal-table-build-open = Construction de { $value }, à personne : { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label } : construction de { $value }, à toi : { $sets }.
       *[other] { $label } : construction de { $value }, à { NAME($who) } : { $sets }.
    }
terminal-labeled-build-open = { $label } : construction de { $value }, à personne : { $sets }.
terminal-tops = Dessus des tas : { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] toi : { $card }
        [with-you] ton camp : { $card }
        [one] { PLAYERS($of) } : { $card }
       *[several] { PLAYERS($of) } : { $card }
    }
terminal-may-use-both = Tu peux prendre { ROW($cards) }, ou construire avec.
terminal-may-capture = Tu peux prendre { ROW($cards) }.
terminal-may-steal = Tu peux utiliser { ROW($cards) } dans une construction.
terminal-hand = Ta main : { $cards }.
terminal-hand-empty = Ta main est vide.
terminal-holds =
    { WHO($who) ->
        [you] Tu as { ROW($cards) }.
       *[other] { NAME($who) } a { ROW($cards) }.
    }
terminal-bottom = Personne d’autre n’a vu la dernière carte du talon : { ROW($cards) }.
terminal-stock =
    { $count ->
        [0] Le talon est vide.
        [1] Il reste 1 carte au talon.
       *[other] Il reste { $count } cartes au talon.
    }
terminal-round = Tournée { $number } sur { $of }.
terminal-move-number = Coup { $number }.

terminal-taken = { PLAYERS($side) } : { $what }.
terminal-taken-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-taken-wrong-calls =
    { $count ->
        [one] { $count } fausse annonce
       *[other] { $count } fausses annonces
    }
terminal-taken-scoring = cartes qui rapportent { $cards }
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = pas encore de primiera
terminal-taken-kind =
    { $kind ->
        [clubs] { $count ->
            [one] { $count } trèfle
           *[other] { $count } trèfles
        }
        [diamonds] { $count ->
            [one] { $count } carreau
           *[other] { $count } carreaux
        }
        [hearts] { $count ->
            [one] { $count } cœur
           *[other] { $count } cœurs
        }
        [spades] { $count ->
            [one] { $count } pique
           *[other] { $count } piques
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [black] { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
        [ones] { $count ->
            [one] { $count } un
           *[other] { $count } uns
        }
        [aces] { $count } as
        [twos] { $count } deux
        [threes] { $count } trois
        [fours] { $count } quatre
        [fives] { $count } cinq
        [sixes] { $count } six
        [sevens] { $count } sept
        [eights] { $count } huit
        [nines] { $count } neuf
        [tens] { $count } dix
        [jacks] { $count ->
            [one] { $count } valet
           *[other] { $count } valets
        }
        [queens] { $count ->
            [one] { $count } dame
           *[other] { $count } dames
        }
       *[kings] { $count ->
            [one] { $count } roi
           *[other] { $count } rois
        }
    }

terminal-decided =
    { $how ->
        [higher_total] Le plus haut total a décidé.
        [restricted] Le camp avait tout ce qu’il lui fallait près de l’objectif.
        [sweep] Un coup de balai a décidé au décompte.
        [false_claim] La fausse annonce a décidé.
        [announce] L’annonce de l’objectif a décidé.
       *[count_out] La réclamation de la victoire a décidé.
    }
terminal-decided-by-line = Voici ce qui a décidé de la partie au décompte : { $title }.

terminal-deal-is-over = La donne est finie. Le décompte :

terminal-hint-why = Pourquoi ? { $reason }
terminal-hint-type = Pour le jouer, tape `{ $move }`
terminal-hint-hand = Regarde { ROW($cards) } dans ta main.
terminal-hint-table = Regarde { ROW($table) } sur la table.
terminal-hint-both = Regarde { ROW($cards) } dans ta main et { ROW($table) } sur la table.
terminal-hint-no-card = Pour cela, il ne te faut pas de carte.
terminal-hint-more = Tape encore indice pour en savoir plus.
terminal-hint-steps = Tape indice pour l’étape suivante, ou indice piste, indice cartes ou indice coup.

terminal-name = { NAME($who) }
terminal-aces = { PLAYERS($partners) } : partenaires, grâce aux deux premiers as.
terminal-clockwise = On joue dans le sens des aiguilles d’une montre : { $names }.
terminal-counterclockwise = On joue dans le sens inverse des aiguilles d’une montre : { $names }.
terminal-type-help = Tape aide pour les commandes, règles pour les règles.
terminal-local-words = Mots de ce jeu : { $words }.
terminal-local-word =
    { $thing ->
        [capture] « { $word } » pour une prise
        [build] « { $word } » pour une construction
        [trail] « { $word } » pour poser
        [sweep] « { $word } » pour un coup de balai
        [left_behind] « { $word } » pour des cartes laissées
        [ten_of_diamonds] « { $word } » pour le dix de carreau
        [two_of_spades] « { $word } » pour le deux de pique
        [seven_of_diamonds] « { $word } » pour le sept de carreau
       *[claim] « { $word } » pour réclamer l’objectif
    }
terminal-in-hand = Dans ta main, { $counts }.
terminal-turn-steps = Un tour peut avoir plusieurs étapes : joue une carte de ta main, et construis ou ajoute avec des cartes de la table autant que tu veux. Tape `fin` pour finir ton tour, ou annuler pour reprendre une étape.
terminal-insisting = Après un tour, les adversaires peuvent exiger que tu prennes ou ajoutes davantage.
terminal-fullest = Ton tour ne finit que quand tu as pris et ajouté tout ce que tu peux.
terminal-oranges =
    { $orange ->
        [colors] Une carte rouge et une jaune prises ensemble font une orange si tu l’annonces : `1 orange` est le coup 1 avec l’annonce.
       *[suits] Un cœur et un carreau pris ensemble font une orange si tu l’annonces : `1 orange` est le coup 1 avec l’annonce.
    }
terminal-pile-order = Tu peux choisir l’ordre des cartes prises dans ton tas, dont les autres voient la carte du dessus. Tape aide pour savoir comment.
terminal-deal =
    { WHO($dealer) ->
        [you] Donne { $number }. Tu donnes.
       *[other] Donne { $number }. { NAME($dealer) } donne.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] Tu commences.
       *[other] { NAME($who) } commence.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Tu as perdu la dernière donne : tu commences.
       *[other] { NAME($who) } a perdu la dernière donne et commence.
    }
terminal-partner =
    { WHO($who) ->
        [you] Ton partenaire est { NAME($partner) }.
       *[other] { WHO($partner) ->
            [you] Ton partenaire est { NAME($who) }.
           *[other] Partenaires : { NAME($who) } et { NAME($partner) }.
        }
    }
terminal-level = { $name } joue au niveau { $level } sur { $highest }.
terminal-seed = Graine { $seed }.
terminal-continues = La partie continue.
terminal-played-last = La partie continue. Les derniers coups :

terminal-can-with = Avec { ROW($cards) }, tu peux :
terminal-no-move-with = Aucun coup maintenant avec { ROW($cards) } : ni prise, ni construction.
terminal-not-in-hand = Tu n’as pas { ROW($cards) } en main. Tape d’abord une carte à toi.
terminal-can-made = Avec ces cartes, tu peux :
terminal-made-no-move = Aucun coup avec { ROW($cards) } et ces cartes.
terminal-table-no-move = Ces cartes de la table ne font pas de coup.
terminal-many-moves = Il y a beaucoup de coups. Choisis une carte :
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] Encore 1. Tape suite pour le voir.
       *[other] Encore { $count }. Tape suite pour les voir.
    }
terminal-list-too-long = Il y a trop de coups pour cette liste. Tape une carte et des cartes de la table, par exemple `8S 5C 3D`.
terminal-no-number = Il n’y a pas de coup { $number } maintenant. Tape coups pour la liste.
terminal-no-such-card = Tu n’as pas de carte « { $word } ». { $hand }
terminal-no-more = Il n’y a rien de plus. Tape coups pour la liste.
terminal-misdeal-which = Qu’est-ce qui n’a pas marché ? Le numéro, ou Entrée pour rien :
terminal-misdeal-cards = Lesquelles de tes cartes ont été vues ?
terminal-misdeal-whose = La main de qui ? Le numéro, ou Entrée pour { $name } :
terminal-misdeal-count = Combien de cartes ? Entrée pour une :
terminal-misdeal-agree = Tout le monde est d’accord ?
terminal-nothing-refused = Aucun coup n’a été refusé pendant ce tour. Tape pourquoi et un coup pour savoir ce qu’il en est.
terminal-is-legal = Ce coup est permis : { $move }.
terminal-undo-alone = Tu ne peux annuler que si tu joues seulement contre des bots : les autres joueurs ont vu ton coup.
terminal-nothing-to-undo = Tu n’as pas joué dans cette donne.
terminal-taken-back = Ton coup est repris.
terminal-nothing-played = Rien n’a encore été joué dans cette donne.
terminal-ask-setting = Tape `demander toujours` ou `demander jamais`, pas « { $word } ».
terminal-never-asked = Dans ce jeu, on ne te demande jamais rien.
terminal-asks-never = Désormais, tu laisses passer toutes les questions. Tape `demander toujours` pour qu’on te les pose à nouveau.
terminal-asks-always = On te posera de nouveau les questions.
terminal-no-claim = Tu n’as rien réclamé.
terminal-nobody-at-seat = Personne à ce clavier n’a la place { $seat }.
terminal-claim-question = { $label } ? { $cost }
terminal-now-uncounted = La dernière carte est jouée. Entrée : compter la donne. Ou tape `annoncer`, table, annuler, sauver, nouvelle ou quitter.
terminal-now-deal-over = La donne est finie. Entrée : continuer. Ou tape score, table, annuler, sauver, nouvelle ou quitter.
terminal-now-move = Tape un numéro, un coup, ou une carte pour voir ce qu’elle peut faire. Tape aide pour savoir comment taper les coups.
terminal-now-orange = Pour annoncer une orange, ajoute le mot à un numéro : `1 orange`.
terminal-now-announce =
    { $target ->
        [1] `annoncer` : affirmer que tu as 1 point.
       *[other] `annoncer` : affirmer que tu as { $target } points.
    }
terminal-now-count-out =
    { $target ->
        [1] `compter victoire` : affirmer que tu as 1 point.
       *[other] `compter victoire` : affirmer que tu as { $target } points.
    }
terminal-now-ask-always = `demander toujours` : qu’on te pose de nouveau les questions.
terminal-now-ask-never = `demander jamais` : laisser passer toutes les questions.
terminal-now-also = Aussi : indice, coach, comment, pourquoi, annuler, dernier, score, table, règles, sauver, nouvelle, quitter.
terminal-cut =
    { WHO($who) ->
        [you] Tu coupes : combien de cartes soulèves-tu, de 0 à { $last } ? (Entrée : la moitié)
       *[other] { NAME($who) } coupe : combien de cartes, de 0 à { $last } ? (Entrée : la moitié)
    }
terminal-cut-number = Tape un nombre de 0 à { $last }.
terminal-pass-keyboard = Passe le clavier à { NAME($who) }, qui appuie sur Entrée :
terminal-press-count = Appuie sur Entrée pour compter la donne, ou annonce d’abord :
terminal-press-next-deal = Appuie sur Entrée pour la donne suivante :
terminal-type-new = Tape nouvelle pour une autre partie, ou quitter :
terminal-input-ended = La saisie est terminée.
terminal-stopped = Arrêté.
terminal-was-unsaved = La partie n’est ni finie ni enregistrée. La prochaine fois, garde-la avec la commande sauver FICHIER.

terminal-not-allowed = Pas permis. { $sentence } C’est la règle { $number }, { $name }.
terminal-rule = Règle { $number } ({ $name }). { $sentence }
terminal-wrong-capture = C’est une fausse prise. { $rule }
terminal-not-understood = Je ne comprends pas ce coup. { $problem }

terminal-file-name = Nom du fichier :
terminal-no-file = Pas enregistré : tu n’as pas nommé de fichier.
terminal-file-exists = { $file } existe. Le remplacer ?
terminal-not-saved = Pas enregistré.
terminal-go-on = Continuer ta partie de { $title } (donne { $number }, { SCORES($scores) }) ? Oui ou non :
terminal-kept = Ta partie est enregistrée. Pour la continuer, relance cassino play.
terminal-put-aside = La partie reste dans { $file }, mais ne sera plus proposée.
terminal-file-changed = Une autre fenêtre ou un autre programme a modifié { $file }, donc il n’a pas été remplacé.
terminal-saved = Enregistré. Pour continuer plus tard : charger { $file }
terminal-not-resumed-no-file = Rien de chargé : tu n’as pas nommé de fichier.
terminal-not-resumed = Rien de chargé.
terminal-leave-for-other = Cette partie n’est ni finie ni enregistrée. La quitter pour l’autre ?
terminal-leave-for-new = Cette partie n’est ni finie ni enregistrée. En commencer une autre quand même ?
terminal-leave-question = La partie n’est pas finie. L’enregistrer avant de partir ? Oui, non ou retour :
terminal-goodbye = Au revoir.

terminal-cannot-write = Impossible d’écrire { $file } : { $problem }.
terminal-cannot-read = Impossible de lire { $file } : { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] ce fichier ou ce dossier n’existe pas
        [IsADirectoryError] c’est un dossier
        [NotADirectoryError] une partie du chemin est un fichier
        [PermissionError] tu n’en as pas le droit
       *[other] { $problem }
    }
terminal-not-text = { $file } n’est pas un fichier de partie : l’octet { $byte } n’est pas du texte UTF-8.
terminal-no-deal = { $file } contient une partie qui a commencé par une position, et non par une donne. Seuls les programmes Python peuvent la continuer, avec `cassino.load`.
terminal-cannot-resume =
    { $file } n’est pas une partie que l’on peut continuer :
    { $problem }
terminal-no-record =
    { $file } n’est pas un relevé de partie :
    { $problem }
terminal-no-person = Personne ne peut continuer { $file } : ses [Seats] ne nomment aucun humain.
terminal-more-problems =
    { $count ->
        [1] et 1 autre
       *[other] et { $count } autres
    }

terminal-player = Joueur
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Une place a un nom vide. Écris Ann=human, ou simplement human.
terminal-seat-unknown = Il n’y a pas de bot « { $kind } ». Choisis parmi : { $kinds }.
terminal-seat-unknown-close = Il n’y a pas de bot « { $kind } ». Pensais-tu à { $close } ? Choisis parmi : { $kinds }.
terminal-seat-same-name = Deux places ont le nom « { $name } ». Donne à chacune son propre nom.
terminal-seat-mismatch = Tu as nommé { $seats } places, mais demandé { $players } joueurs.
terminal-seat-nobody = Aucune place n’est humaine. Pour regarder des bots jouer entre eux, ajoute --watch.
terminal-seat-watching = Avec --watch, tu ne fais que regarder : aucune place ne peut être humaine.

terminal-book-title = { $title }. { $summary }
terminal-section = { $title } :
terminal-progress-broken = Tes progrès sont illisibles. { $problem } Tu recommences ; l’ancien fichier est maintenant { $file }.
terminal-progress-stuck = Tes progrès sont illisibles. { $problem } Impossible de déplacer le fichier vers { $file } : { $system }. Ce que tu réussis maintenant ne sera pas enregistré.
terminal-progress-not-saved = Impossible d’enregistrer tes progrès. { $problem }
terminal-progress-foreign = Certaines leçons que tu as faites viennent d’une autre version de Cassino ; elles sont gardées.
terminal-progress-no-answers = Le fichier n’a pas de réponses à des problèmes.

terminal-school-which = Quelle leçon ? Tape un numéro ou un nom, Entrée pour la suivante, ou quitter :
terminal-school-move = Ton coup, ou indice, coups, sauter, quitter :
terminal-school-deal-move = Ton coup, ou indice, coups, quitter :
terminal-school-after = Entrée pour la leçon suivante, liste, ou quitter :
terminal-school-lesson = { $title } – { $about }
terminal-school-step = Étape { $number } sur { $of }.
terminal-school-right = Juste ! { $praise }
terminal-school-last = C’était la dernière leçon. `cassino play` t’ouvre une table.
terminal-school-next = Suite : { $title }.
terminal-school-type = Tape `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title } – { $about } ({ $name }, faite)
        [begun] { $number }. { $title } – { $about } ({ $name }, { $done } sur { $of })
       *[new] { $number }. { $title } – { $about } ({ $name }, nouvelle)
    }
terminal-school-listed-deal = { $title } – { $about } ({ $name })
terminal-school-can-play = Après celles-ci, tu sais jouer. Les autres leçons te font progresser.
terminal-school-differences = { $title } : ce qui diffère du Casino.
terminal-school-no-differences = { $title } : c’est ce que les leçons enseignent.
terminal-school-difference = { $title } : { $text }
terminal-school-different-value = { $name } : { $here } (au Casino : { $there })
terminal-school-book = `cassino rules { $id }` montre tout le livret de règles.
terminal-school-count = { $title } : toi { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

terminal-puzzle-prompt = Ton coup, ou indice, solution, quitter :
terminal-puzzle = { $title } : { $game }. Trouve le meilleur coup.
terminal-puzzle-must-hold = Toutes les autres cartes ont été jouées : { NAME($who) } a donc forcément { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } a 1 carte.
       *[other] { NAME($who) } a { $count } cartes.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Toutes les cartes sont données.
        [1] Il reste 1 carte à donner.
       *[other] Il reste { $count } cartes à donner.
    }
terminal-puzzle-taken = Pris jusqu’ici. { $title } : { SCORES($counts) }.
terminal-puzzle-solution = La solution : { $move }.
terminal-puzzle-right = Juste : { $move }.
terminal-puzzle-wrong = Pas le meilleur. { $why }

terminal-review-names =
    { $players ->
        [1] La partie a 1 joueur, mais tu as nommé : { $names }
       *[other] La partie a { $players } joueurs, mais tu as nommé : { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Il n’y a pas de coup { $number } : les donnes finies ont 1 coup.
       *[other] Il n’y a pas de coup { $number } : les donnes finies ont { $moves } coups.
    }
terminal-review-to-play = { $where } : { $seat } joue.
terminal-review-played = Joué : { $move }.
terminal-review-tried = { $move } : { $points } points ; perte { $loss } ± { $error } points.
terminal-review-tried-best = { $move } : { $points } points ; aucune perte.

terminal-watch-paused = Pause. Appuie sur Entrée pour le coup suivant, ou tape avancer, lent, normal, rapide ou quitter :
terminal-watch-seed = Graine { $seed }. Ctrl-C met en pause.
terminal-watch-chances = Chances de gagner la partie : { $chances }.
terminal-watch-chance = { PLAYERS($side) } { $percent } %

terminal-tutor-no-games = Il n’y a pas encore de partie finie. Finis une partie avec `cassino play`, ou nomme des fichiers de relevés.
terminal-tutor-looked =
    { $count ->
        [1] Le tuteur a regardé 1 partie.
       *[other] Le tuteur a regardé { $count } parties.
    }
terminal-tutor-nothing = Pas encore de conseil : le tuteur ne parle que s’il a vu plusieurs fois, clairement, la même erreur.
terminal-tutor-deal = Donne { $number }, telle que tu l’as vue :
terminal-tutor-better = Mieux, ici : { $move }
terminal-tutor-more = Tape `cassino learn { $lesson }` pour la leçon, ou `cassino puzzle --theme { $skill }` pour des problèmes.
terminal-tutor-skill = { $skill } : { $state }
terminal-tutor-skill-counted = { $skill } : { $state } ({ $taken } occasions nettes saisies sur { $chances })
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } a 1 joueur : il n’y a pas de place { $seat }.
       *[other] { $file } a { $players } joueurs : il n’y a pas de place { $seat }.
    }

terminal-remote-help-move = Tape un coup, par exemple `poser 8S`, `8S x 5D+3C` ou `construire 8 avec 3C + 5D`, ou l’une de ces commandes :
terminal-remote-help-moves = `coups` : la liste de tes coups. Tape ensuite le numéro de celui que tu joues.
terminal-remote-help-show = `table`, `score`, `journal` : montrer les cartes, les points, les coups joués.
terminal-remote-help-hint = `indice` : où regarder. Encore une fois pour les cartes, et encore pour un bon coup et sa raison.
terminal-remote-help-coach = `coach actif` : un avertissement avant une erreur. `comment` : ce que valait ton dernier coup. `pourquoi` : la raison du coup d’un autre joueur.
terminal-remote-help-undo = `annuler` : reprendre ton dernier coup. `règles` : où lire les règles.
terminal-remote-help-misdeal = `maldonne` : avant le premier coup d’une tournée, demander aux autres leur accord sur une maldonne. `journal` : ce qui s’est passé dans cette donne.
terminal-remote-help-away = Quand un joueur est absent, `bot` fait jouer un bot en attendant, et `arrêter` termine la partie sans résultat.
terminal-remote-help-leave = `abandonner` : abandonner la partie. `quitter` : partir ; relance la même commande pour revenir.
terminal-remote-cannot-read = Impossible de lire { $file } : { $problem }.
terminal-remote-cannot-write = Impossible d’écrire { $file } : { $problem }.
terminal-remote-no-answer = { $server } ne répond pas : { $problem }.
terminal-remote-answered = Le serveur a répondu { $code } { $reason }.
terminal-remote-stale = La table vient de changer. Réessaie.
terminal-remote-nonsense = { $server } ne répond pas comme un serveur Cassino de cette version. L’un des deux n’est peut-être pas à jour.
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } n’est pas l’adresse d’une table. Copie le lien d’invitation, par exemple http://HOST/m/ID.
terminal-remote-lost = La connexion à { $server } est perdue.
terminal-remote-input-ended = La saisie est terminée. Ta place t’est gardée.
terminal-remote-stopped = Arrêté. Ta place t’est gardée.
terminal-remote-says = { $name } : { $text }
terminal-remote-next-match = La partie suivante commence.
terminal-remote-waiting = On attend { $name }.
terminal-remote-takeback = { $name } aimerait reprendre un coup. Accepter ou refuser ?
terminal-remote-rematch = { $name } aimerait rejouer. Accepter ou refuser ?
terminal-remote-misdeal = { $name } te demande ton accord. Tape `accepter` ou `refuser` :
terminal-remote-no-misdeal = On ne peut juger une maldonne qu’avant le premier coup d’une tournée, jamais dans une partie classée, et seulement si quelqu’un est là pour donner son accord.
terminal-remote-call-off = { $name } aimerait terminer la partie sans résultat. Accepter ou refuser ?
terminal-remote-absent = { $name } n’est plus là depuis { $time }. Tape `bot` pour faire jouer un bot en attendant, `arrêter` pour terminer la partie sans résultat, ou appuie sur Entrée pour attendre :
terminal-remote-over = La partie est finie : revanche, ou quitter ?
terminal-remote-claim = { $label } ? Tape-le, ou appuie sur Entrée pour continuer :
terminal-remote-type = Tape un coup, `coups` pour la liste, ou `aide`.
terminal-remote-more-moves =
    { $count ->
        [1] Il y a encore 1 coup. Tape `coups` pour les voir tous.
       *[other] Il y a encore { $count } coups. Tape `coups` pour les voir tous.
    }
terminal-remote-too-many = Il y a trop de coups pour cette liste. Tu peux taper n’importe lequel.
terminal-remote-no-such-move = Il n’y a pas encore de tel coup dans cette donne.
terminal-remote-resign = Abandonner la partie ? Tape oui pour confirmer :
terminal-remote-goodbye = Au revoir. Ta place t’est gardée.
terminal-remote-rules = Les règles sont à { $address }
terminal-remote-seat = Tu as la place { $seat }. Tape aide pour les commandes.
terminal-remote-seat-later = Tu as la place { $seat } dès la prochaine donne. Tape aide pour les commandes.
terminal-remote-no-tables = Il n’y a pas de table ouverte sur { $server }. Ouvres-en une là-bas, ou demande un lien.
terminal-remote-table = { $number } : { $title }, { $names }
terminal-remote-which = Quelle table ?
terminal-remote-which-number = Tape un numéro de 1 à { $last }.
