book-chapter-short = En bref
book-chapter-deck = Les cartes
book-chapter-seating = Les joueurs
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Ton tour
book-chapter-capturing =
    { $words_capture ->
        [none] Prendre
       *[other] Prendre (« { $words_capture } »)
    }
book-chapter-building =
    { $words_build ->
        [none] Construire
       *[other] Construire (« { $words_build } »)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Poser
       *[other] Poser (« { $words_trail } »)
    }
book-chapter-piling = Les tas
book-chapter-sweeping =
    { $words_sweep ->
        [none] Les coups de balai
       *[other] Les coups de balai (« { $words_sweep } »)
    }
book-chapter-scoring = Les points
book-chapter-calling = Annonces et réclamations
book-chapter-ending = La victoire
book-chapter-agreed = À convenir avant de jouer
book-chapter-options = Toutes les options
book-chapter-differences = Différences avec { $parent }
book-chapter-sources = Sources
book-chapter-decisions = Nos décisions

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Pour { $players } joueurs, d’habitude en une seule donne.
           *[other] Pour { $players } joueurs, en { $ending_target } points.
        }
        [1] Pour { $players } joueurs, en une seule donne.
       *[other] Pour { $players } joueurs, en { $ending_deals } donnes.
    }

book-side =
    { $seating_sides ->
        [solo] joueur
       *[pairs_of_four] camp
    }
book-side-that =
    { $seating_sides ->
        [solo] joueur qui
       *[pairs_of_four] camp qui
    }
book-sides =
    { $seating_sides ->
        [solo] joueurs
       *[pairs_of_four] camps
    }

book-item =
    { $item ->
        [most] { $at_least ->
            [0] Le plus de { book-kind }
           *[other] Le plus de { book-kind } (au moins { $at_least })
        }
        [enough] Au moins { $at_least } { book-kind }
        [each] Chaque { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] le plus de { book-kind } ({ $points })
        [enough] { $at_least } { book-kind } ou plus ({ $points })
        [each] chaque { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] la primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] le plus de { book-kind }
        [enough] { $at_least } { book-kind } ou plus
        [each] chaque { book-one-of }
        [card] { CARDS($card) }
       *[primiera] la primiera
    }
book-item-sweeps = les coups de balai, dans l’ordre où ils ont été faits
book-item-oranges = chaque orange ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] chaque coup de balai ({ $sweeping_points })
       *[other] chaque coup de balai ({ $sweeping_points } ou { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } rapporte { $points } en tout

book-kind =
    { $of ->
        [clubs] trèfles
        [diamonds] carreaux
        [hearts] cœurs
        [spades] piques
        [green] cartes vertes
        [yellow] cartes jaunes
        [red] cartes rouges
        [black] cartes noires
        [aces] as
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valets
        [queens] dames
        [kings] rois
       *[cards] cartes
    }
book-one-of =
    { $of ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
        [spades] pique
        [green] carte verte
        [yellow] carte jaune
        [red] carte rouge
        [black] carte noire
        [aces] as
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valet
        [queens] dame
        [kings] roi
       *[cards] carte
    }
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] as
    }
book-aces =
    { $deck_pack ->
        [rook_40] 1
       *[other] as
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } compte { $value }
       *[each] chaque { book-one-of } compte { $value }
    }
book-span = { $first } à { $last }

book-usual-number = { $numbers }, d’habitude { $usual }

book-head-item = Pour
book-head-players = Joueurs
book-head-rounds = Tournées
book-head-last-round = Dernière tournée
book-head-each = Cartes chacun
book-head-score = Score avant la donne
book-head-counts = Seul compte
book-head-wins = Tu gagnes avec
book-head-rule = Règle
book-head-instead = À la place
book-head-file = Dans un fichier
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } chacun
       *[other] { $each } chacun, { $left } sur la table
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Chaque coup de balai
       *[other] Chaque coup de balai non annulé
    }
book-row-large-sweep = Chaque coup de balai de { $sweeping_large_from } cartes ou plus
book-row-small-sweep = Chaque coup de balai de moins de { $sweeping_large_from } cartes
book-row-first-sweep = Un coup de balai au premier coup de la donne
book-row-orange = Chaque orange
book-row-false-orange = Chaque fausse annonce d’orange
book-row-near-counts =
    { $below ->
        [5] le plus de cartes et { CARDS("10D") }
        [4] le plus de cartes et le plus de piques
        [3] le plus de cartes
        [2] { CARDS("10D") }
       *[1] le plus de piques
    }
book-row-near-wins =
    { $below ->
        [5] les deux ensemble
        [4] les deux ensemble
        [3] le plus de cartes
        [2] { CARDS("10D") }
       *[1] le plus de piques
    }

book-label-empty =
    { $rule ->
        [B1] tous
       *[other] aucun
    }

book-options-intro = Tout ce que l’on peut changer, une option à la fois. D’autres nombres sont possibles aussi.
book-options-file = Pour jouer avec tes propres règles, écris un fichier comme `ours.toml` avec un titre, la ligne `parent = "{ $parent }"`, et des lignes comme celles ci-dessous. `cassino check ours.toml` dit si elles vont ensemble, et `cassino rules ours.toml` affiche leur livret de règles.
book-differences-intro = Se joue comme { $parent }, sauf :
book-differences-none = Se joue exactement comme { $parent }.
book-names-also = Aussi appelé { $names }.
book-names-where = Pays ou région : { $place }.
book-names-children = Jeux qui en dérivent : { $games }.
book-names-id = Dans les commandes et les fichiers : { $names }.
book-sources-game = Ce jeu est décrit dans { $source }.
book-sources-intro = Un nombre comme 001:57 veut dire la ligne 57 du document 001.
book-decisions-intro = Là où les sources se taisent ou se contredisent, voici comment nous jouons :
book-more = Pour en savoir plus, ajoute `--sources`, `--decisions` (là où les sources se taisent ou se contredisent), `--options` ou `--sheet` (à imprimer).
book-no-chapter = Il n’y a pas de chapitre « { $wanted } ». Les chapitres sont : { $chapters }.
book-ask-for-chapter = Tape par exemple `règles construire` pour lire un chapitre avec ses exemples.

book-page-change = Changer ces règles
book-page-contents = Sommaire
book-page-sheet = Imprimer une fiche de deux pages
book-page-house = Pour jouer avec tes propres règles, <link>change celles-ci</link>.
book-page-table = { $title } : tableau

book-sheet-title = { $title } : les règles en deux pages
book-sheet-mark = ▸ Nouveau pour qui connaît le Casino.
