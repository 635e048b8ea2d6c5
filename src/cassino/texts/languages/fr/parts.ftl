### Les mots du jeu en français (anglais = français), partout les mêmes
# you = tu (tutoiement) ; Casino = Casino ; match = partie ; deal = donne ; round (between refills) = tournée
# turn = tour ; move, play = coup ; hand = main ; stock = talon ; table = table ; loose card = carte libre
# capture, take = prendre, prise ; build = construction, construire (simple, multiple) ; raise = monter (une construction à 9)
# join, add to a build = ajouter à ; trail = poser une carte ; left behind = carte laissée
# sweep = coup de balai (verbe : balayer la table) ; pile = tas ; top of a pile = carte du dessus ; steal = voler
# call, announce = annoncer ; claim = réclamer, réclamation (l’objectif) ; count out = réclamer la victoire (arrêter le jeu pour compter) ; side = camp ; seat = place
# partner = partenaire ; opponent = adversaire ; deck, pack = jeu de cartes ; pictures = figures
# jack, queen, king, ace = valet, dame, roi, as ; knave, knight = valet, cavalier
# clubs, diamonds, hearts, spades = trèfle, carreau, cœur, pique ; coins, cups, swords, (Italian) clubs = deniers, coupes, épées, bâtons
# big casino, little casino = grand casino, petit casino ; target = objectif ; score = score ; point = point
# bot = bot ; level = niveau ; house rules = règles maison ; rule book = livret de règles ; hint = indice
# take back, undo = reprendre (un coup), annuler ; review = analyse ; puzzle = problème ; deal of the day = donne du jour
# Casino School = École de Casino ; lobby = salon ; score pad = feuille de score ; rated = classé ; rating = cote
# count = décompte ; dealer = donneur ; orange = orange ; hold = avoir en main ; challenge = défi ; weekly = de la semaine

card-name =
    { $suit ->
        [clubs] { rank } de trèfle
        [diamonds] { rank } de carreau
        [hearts] { rank } de cœur
        [spades] { rank } de pique
        [coins] { rank } de deniers
        [cups] { rank } de coupes
        [swords] { rank } d’épées
        [batons] { rank } de bâtons
        [green] { rank } vert
        [yellow] { rank } jaune
        [red] { rank } rouge
       *[black] { rank } noir
    }

card =
    { $rank ->
        [ace] l’{ card-name }
        [queen] la { card-name }
       *[other] le { card-name }
    }

rank =
    { $rank ->
        [one] un
        [ace] as
        [two] deux
        [three] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valet
        [queen] dame
        [knave] valet
        [knight] cavalier
       *[king] roi
    }

kind =
    { $kind ->
        [cards] cartes
        [clubs] trèfles
        [diamonds] carreaux
        [hearts] cœurs
        [spades] piques
        [coins] deniers
        [cups] coupes
        [swords] épées
        [batons] bâtons
        [green] cartes vertes
        [yellow] cartes jaunes
        [red] cartes rouges
        [black] cartes noires
        [ones] uns
        [aces] as
        [twos] deux
        [threes] trois
        [fours] quatre
        [fives] cinq
        [sixes] six
        [sevens] sept
        [eights] huit
        [nines] neuf
        [tens] dix
        [jacks] valets
        [queens] dames
        [knaves] valets
        [knights] cavaliers
       *[kings] rois
    }

not-a-card =
    { $pack ->
        [no_pictures_40] « { $text } » n’est pas une carte de ce jeu. Une carte, c’est une valeur (A ou 2 à 10) et une couleur (C trèfle, D carreau, H cœur ou S pique), par exemple 8S.
        [italian_40] « { $text } » n’est pas une carte de ce jeu. Une carte, c’est une valeur (A, 2 à 7, J, Q ou K) et une couleur (C, D, H ou S), par exemple 7S.
        [rook_40] « { $text } » n’est pas une carte de ce jeu. Une carte, c’est un nombre (1 à 10) et une couleur (G vert, Y jaune, R rouge ou B noir), par exemple 8B.
       *[french_52] « { $text } » n’est pas une carte de ce jeu. Une carte, c’est une valeur (A, 2 à 10, J, Q ou K) et une couleur (C trèfle, D carreau, H cœur ou S pique), par exemple 8S.
    }

orange-cards =
    { $orange ->
        [colors] une carte rouge et une jaune
       *[suits] un cœur et un carreau
    }

player-numbers =
    { $several ->
        [0] { $last } joueurs
       *[other] { $others } ou { $last } joueurs
    }

rule-name =
    { $number ->
        [B1] le jeu de cartes
        [B2] les joueurs et les camps
        [B3] le sens du jeu
        [B4] qui donne et qui commence
        [B5] la donne
        [B6] la valeur des cartes
        [B7] ce qu’un coup peut prendre
        [B8] quand prendre est obligatoire
        [B9] construire
        [B10] modifier une construction
        [B11] garder la carte qui prend
        [B12] construire pour son partenaire
        [B13] à qui est une construction
        [B14] quand poser une carte
        [B15] voler sur les tas
        [B16] les cartes prises
        [B17] le tour de jeu
        [B18] les coups de balai
        [B19] les dernières cartes sur la table
        [B20] les points d’une donne
        [B21] les égalités
        [B22] l’objectif
        [B23] les limites près de l’objectif
        [B24] plusieurs camps à l’objectif
        [B25] les réclamations
        [B26] la victoire double
        [B27] les annonces
        [B28] la dernière tournée à découvert
       *[B29] les coups irréguliers
    }

line-most =
    { $kind ->
        [aces] Le plus d’as
        [swords] Le plus d’épées
       *[other] Le plus de { kind }
    }
line-enough = { $count } { kind } ou plus
line-each =
    { $kind ->
        [cards] Chaque carte
        [clubs] Chaque trèfle
        [diamonds] Chaque carreau
        [hearts] Chaque cœur
        [spades] Chaque pique
        [coins] Chaque denier
        [cups] Chaque coupe
        [swords] Chaque épée
        [batons] Chaque bâton
        [green] Chaque carte verte
        [yellow] Chaque carte jaune
        [red] Chaque carte rouge
        [black] Chaque carte noire
        [ones] Uns
        [aces] As
        [twos] Deux
        [threes] Trois
        [fours] Quatre
        [fives] Cinq
        [sixes] Six
        [sevens] Sept
        [eights] Huit
        [nines] Neuf
        [tens] Dix
        [jacks] Valets
        [queens] Dames
        [knaves] Valets
        [knights] Cavaliers
       *[kings] Rois
    }
line-card =
    { $suit ->
        [clubs] { rank-first } de trèfle
        [diamonds] { rank-first } de carreau
        [hearts] { rank-first } de cœur
        [spades] { rank-first } de pique
        [coins] { rank-first } de deniers
        [cups] { rank-first } de coupes
        [swords] { rank-first } d’épées
        [batons] { rank-first } de bâtons
        [green] { rank-first } vert
        [yellow] { rank-first } jaune
        [red] { rank-first } rouge
       *[black] { rank-first } noir
    }
rank-first =
    { $rank ->
        [one] Un
        [ace] As
        [two] Deux
        [three] Trois
        [four] Quatre
        [five] Cinq
        [six] Six
        [seven] Sept
        [eight] Huit
        [nine] Neuf
        [ten] Dix
        [jack] Valet
        [queen] Dame
        [knave] Valet
        [knight] Cavalier
       *[king] Roi
    }
line-primiera = Primiera
line-sweeps = Coups de balai
line-big-sweeps = Coups de balai de { $count } ou plus
line-first-sweep = Coup de balai au premier coup
line-oranges = Oranges
line-wrong-calls = Fausses annonces
line-penalties = Pénalités
line-wrong-claim = Réclamation à tort

value =
    { $value ->
        [11] valet
        [12] dame
        [13] roi
       *[other] { $value }
    }

values =
    { $value ->
        [11] valets
        [12] dames
        [13] rois
       *[other] { $value }
    }

build = construction de { value }
build-of = la construction de { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } sur ton tas
       *[other] { $card } sur le tas devant { NAME($of) }
    }

# $case (word): inside (dans une phrase), ou rien
you =
    { $case ->
        [inside] toi
       *[other] Toi
    }

guest = Invité

somebody = Quelqu’un

friend = Ami
friend-number = Ami { $number }
# A player who has no name; $number (number): from 1
player-number = Joueur { $number }

side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side } : { $score }
       *[other] { $side } { $score }
    }

whom =
    { WHO($whom) ->
        [you] toi
       *[other] { NAME($whom) }
    }

and = { $before } et { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } ou { $last }
plus = { $before } plus { $last }
match-is-over = La partie est finie.
deal-is-over = La donne est finie.

these-cards = ces cartes
