### Partes de frases
###
### Términos (inglés = español):
### you = tú; match = partida; deal = mano; round = vuelta; turn = turno; move, play = jugada; hand = tus cartas, cartas en mano, la mano;
### stock = mazo; table = mesa; loose card = carta suelta; capture, take = capturar, llevarse, captura; build = forma, formar;
### simple / multiple build = forma simple / múltiple; raise = subir; join, add to a build = añadir a una forma; trail = tirar una carta;
### left behind = dejado; sweep = virado; pile = montón; top of a pile = carta de arriba; steal = robar; call = cantar; claim = reclamar;
### announce = anunciar; side = bando; seat = puesto; partner = pareja; opponent = rival; deck, pack = baraja; pictures = figuras;
### jack, queen, king, ace = jota, reina, rey, as; clubs, diamonds, hearts, spades = tréboles, diamantes, corazones, picas;
### coins, cups, swords, clubs (Italian) = oros, copas, espadas, bastos; knave, knight, king = sota, caballo, rey;
### big casino, little casino = casino grande, casino chico; target = meta; point = punto; score = puntuación, marcador; bot = bot; level = nivel;
### house rules = reglas de la casa; rule book = reglamento; hint = pista; undo = deshacer; review = análisis; puzzle = problema;
### deal of the day = mano del día; Casino School = Escuela de Casino; lobby = sala; score pad = hoja de puntos; rated = con clasificación;
### rating = clasificación; link = enlace; set (of cards) = grupo; item (that scores) = concepto; clock = reloj; time bank = reserva de tiempo

card-name =
    { $suit ->
        [clubs] { rank } de tréboles
        [diamonds] { rank } de diamantes
        [hearts] { rank } de corazones
        [spades] { rank } de picas
        [coins] { rank } de oros
        [cups] { rank } de copas
        [swords] { rank } de espadas
        [batons] { rank } de bastos
        [green] { rank } verde
        [yellow] { rank } { $rank ->
            [queen] amarilla
            [jack] amarilla
           *[other] amarillo
        }
        [red] { rank } { $rank ->
            [queen] roja
            [jack] roja
           *[other] rojo
        }
       *[black] { rank } { $rank ->
            [queen] negra
            [jack] negra
           *[other] negro
        }
    }

# «a» y «de» no pueden ir delante de una carta: «de el diez»
card =
    { $rank ->
        [jack] la
        [queen] la
        [knave] la
       *[other] el
    } { card-name }

rank =
    { $rank ->
        [one] uno
        [ace] as
        [two] dos
        [three] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [ten] diez
        [jack] jota
        [queen] reina
        [knave] sota
        [knight] caballo
       *[king] rey
    }

kind =
    { $kind ->
        [cards] cartas
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
        [spades] picas
        [coins] oros
        [cups] copas
        [swords] espadas
        [batons] bastos
        [green] cartas verdes
        [yellow] cartas amarillas
        [red] cartas rojas
        [black] cartas negras
        [ones] unos
        [aces] ases
        [twos] doses
        [threes] treses
        [fours] cuatros
        [fives] cincos
        [sixes] seises
        [sevens] sietes
        [eights] ochos
        [nines] nueves
        [tens] dieces
        [jacks] jotas
        [queens] reinas
        [knaves] sotas
        [knights] caballos
       *[kings] reyes
    }

not-a-card =
    { $pack ->
        [no_pictures_40] «{ $text }» no es una carta de esta baraja. Una carta es un número (A o 2 a 10) y un palo (C: tréboles, D: diamantes, H: corazones, S: picas), como 8S.
        [italian_40] «{ $text }» no es una carta de esta baraja. Una carta es un número o figura (A, 2 a 7, J, Q o K) y un palo (C: tréboles o bastos, D: diamantes u oros, H: corazones o copas, S: picas o espadas), como 7S.
        [rook_40] «{ $text }» no es una carta de esta baraja. Una carta es un número (1 a 10) y un color (G: verde, Y: amarillo, R: rojo, B: negro), como 8B.
       *[french_52] «{ $text }» no es una carta de esta baraja. Una carta es un número o figura (A, 2 a 10, J, Q o K) y un palo (C: tréboles, D: diamantes, H: corazones, S: picas), como 8S.
    }

orange-cards =
    { $orange ->
        [colors] una carta roja y una amarilla
       *[suits] un corazón y un diamante
    }

player-numbers =
    { $several ->
        [0] { $last } jugadores
       *[other] { $others } o { $last } jugadores
    }

rule-name =
    { $number ->
        [B1] la baraja
        [B2] jugadores y bandos
        [B3] sentido del juego
        [B4] quién reparte y quién sale
        [B5] el reparto
        [B6] lo que valen las cartas
        [B7] lo que puede capturar una jugada
        [B8] cuándo hay que capturar
        [B9] formar
        [B10] cambiar formas
        [B11] guardar la carta que captura
        [B12] formar para la pareja
        [B13] ser dueño de una forma
        [B14] cuándo puedes tirar una carta
        [B15] robar de los montones
        [B16] las cartas capturadas
        [B17] el turno
        [B18] los virados
        [B19] las últimas cartas de la mesa
        [B20] los puntos de la mano
        [B21] empates en un concepto
        [B22] la meta
        [B23] límites cerca de la meta
        [B24] varios bandos en la meta
        [B25] reclamar
        [B26] la victoria doble
        [B27] cantar
        [B28] la última vuelta abierta
       *[B29] jugadas ilegales
    }

## Las líneas del recuento al final de una mano

line-most = Más { kind }
line-enough = { $count } { kind } o más
line-each =
    { $kind ->
        [cards] Cada carta
        [clubs] Cada trébol
        [diamonds] Cada diamante
        [hearts] Cada corazón
        [spades] Cada pica
        [coins] Cada oro
        [cups] Cada copa
        [swords] Cada espada
        [batons] Cada basto
        [green] Cada carta verde
        [yellow] Cada carta amarilla
        [red] Cada carta roja
        [black] Cada carta negra
        [ones] Unos
        [aces] Ases
        [twos] Doses
        [threes] Treses
        [fours] Cuatros
        [fives] Cincos
        [sixes] Seises
        [sevens] Sietes
        [eights] Ochos
        [nines] Nueves
        [tens] Dieces
        [jacks] Jotas
        [queens] Reinas
        [knaves] Sotas
        [knights] Caballos
       *[kings] Reyes
    }
line-card =
    { $suit ->
        [clubs] { rank-first } de tréboles
        [diamonds] { rank-first } de diamantes
        [hearts] { rank-first } de corazones
        [spades] { rank-first } de picas
        [coins] { rank-first } de oros
        [cups] { rank-first } de copas
        [swords] { rank-first } de espadas
        [batons] { rank-first } de bastos
        [green] { rank-first } verde
        [yellow] { rank-first } { $rank ->
            [queen] amarilla
            [jack] amarilla
           *[other] amarillo
        }
        [red] { rank-first } { $rank ->
            [queen] roja
            [jack] roja
           *[other] rojo
        }
       *[black] { rank-first } { $rank ->
            [queen] negra
            [jack] negra
           *[other] negro
        }
    }
rank-first =
    { $rank ->
        [one] Uno
        [ace] As
        [two] Dos
        [three] Tres
        [four] Cuatro
        [five] Cinco
        [six] Seis
        [seven] Siete
        [eight] Ocho
        [nine] Nueve
        [ten] Diez
        [jack] Jota
        [queen] Reina
        [knave] Sota
        [knight] Caballo
       *[king] Rey
    }
line-primiera = Primiera
line-sweeps = Virados
line-big-sweeps = Virados de { $count } cartas o más
line-first-sweep = Virado en la primera jugada
line-oranges = Naranjas
line-wrong-calls = Cantos equivocados
line-penalties = Penalizaciones
line-wrong-claim = Reclamación equivocada

value =
    { $value ->
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] { $value }
    }

values =
    { $value ->
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] { $value }
    }

build = forma de { value }
build-of = la forma de { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } de tu montón
       *[other] { $card } del montón de { NAME($of) }
    }

# $case (word): inside (dentro de una frase), object (tras una preposición), o nada
you =
    { $case ->
        [inside] tú
        [object] ti
       *[other] Tú
    }
guest = Visitante
somebody = Alguien
friend = Amigo
friend-number = Amigo { $number }
# A player who has no name; $number (number): from 1
player-number = Jugador { $number }
side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

whom =
    { WHO($whom) ->
        [you] ti
       *[other] { NAME($whom) }
    }

and = { $before } y { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } o { $last }
plus = { $before } más { $last }
match-is-over = La partida ha terminado.
deal-is-over = La mano ha terminado.

these-cards = estas cartas
