### Parti di frasi
###
### Glossario (inglese = italiano). Si dà del «tu».
### match = partita; deal = mano; round = giro; turn = turno; move, play = giocata; game (kind) = gioco
### hand = carte in mano; stock, pack = mazzo; table = tavolo; loose card = carta sciolta
### capture, take = prendere, presa; build = costruzione, costruire («costruzione da 9», «da 13 (re)»)
### simple/multiple build = costruzione semplice/multipla; raise = alzare; join = aggiungere a una costruzione, ingrandirla
### set = gruppo; sum = somma; trail = calare; left behind = lasciata; sweep = scopa; pile = mazzetto
### top of a pile = carta in cima; steal = rubare; call = chiamare; announce = annunciare
### count out = chiamarsi fuori; claim (anche annunciando) = dichiarare; insist = insistere; orange = arancia
### seed = seme casuale (mai «seme», che è cuori o picche)
### side = squadra; seat = posto; partner = compagno; opponent = avversario; dealer = mazziere
### pictures = figure; jack, queen, king = fante, donna, re (carte italiane: fante, cavallo, re)
### clubs, diamonds, hearts, spades = fiori, quadri, cuori, picche (carte italiane: bastoni, denari, coppe, spade)
### big/little casino = grande/piccolo casino; target = traguardo, punti per vincere; score = punteggio
### house rules = regole della casa; rule book = regolamento; hint = suggerimento; undo = annulla
### review = analisi; puzzle = problema; deal of the day = mano del giorno; Casino School = Scuola di Casino
### lobby = sala; score pad = segnapunti; rated = classificata; level = livello; coach = allenatore; tutor = maestro

card-name =
    { $suit ->
        [clubs] { rank } di fiori
        [diamonds] { rank } di quadri
        [hearts] { rank } di cuori
        [spades] { rank } di picche
        [coins] { rank } di denari
        [cups] { rank } di coppe
        [swords] { rank } di spade
        [batons] { rank } di bastoni
        [green] { rank } verde
        [yellow] { rank } giallo
        [red] { rank } rosso
       *[black] { rank } nero
    }

card =
    { $rank ->
        [one] l'{ card-name }
        [ace] l'{ card-name }
        [eight] l'{ card-name }
        [queen] la { card-name }
       *[other] il { card-name }
    }

rank =
    { $rank ->
        [one] uno
        [ace] asso
        [two] due
        [three] tre
        [four] quattro
        [five] cinque
        [six] sei
        [seven] sette
        [eight] otto
        [nine] nove
        [ten] dieci
        [jack] fante
        [queen] donna
        [knave] fante
        [knight] cavallo
       *[king] re
    }

kind =
    { $kind ->
        [cards] carte
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
        [spades] picche
        [coins] denari
        [cups] coppe
        [swords] spade
        [batons] bastoni
        [green] carte verdi
        [yellow] carte gialle
        [red] carte rosse
        [black] carte nere
        [ones] uno
        [aces] assi
        [twos] due
        [threes] tre
        [fours] quattro
        [fives] cinque
        [sixes] sei
        [sevens] sette
        [eights] otto
        [nines] nove
        [tens] dieci
        [jacks] fanti
        [queens] donne
        [knaves] fanti
        [knights] cavalli
       *[kings] re
    }

not-a-card =
    { $pack ->
        [no_pictures_40] «{ $text }» non è una carta di questo mazzo. Una carta è un valore (A o da 2 a 10) e un seme (C fiori, D quadri, H cuori, S picche): per esempio 8S.
        [italian_40] «{ $text }» non è una carta di questo mazzo. Una carta è un valore (A, da 2 a 7, J, Q o K) e un seme (C bastoni, D denari, H coppe, S spade): per esempio 7S.
        [rook_40] «{ $text }» non è una carta di questo mazzo. Una carta è un numero (da 1 a 10) e un colore (G verde, Y giallo, R rosso, B nero): per esempio 8B.
       *[french_52] «{ $text }» non è una carta di questo mazzo. Una carta è un valore (A, da 2 a 10, J, Q o K) e un seme (C fiori, D quadri, H cuori, S picche): per esempio 8S.
    }

orange-cards =
    { $orange ->
        [colors] una carta rossa e una gialla
       *[suits] una carta di cuori e una di quadri
    }

player-numbers =
    { $several ->
        [0] { $last } giocatori
       *[other] { $others } o { $last } giocatori
    }

rule-name =
    { $number ->
        [B1] il mazzo
        [B2] giocatori e squadre
        [B3] senso di gioco
        [B4] mazziere e primo di mano
        [B5] la distribuzione
        [B6] quanto valgono le carte
        [B7] che cosa si può prendere
        [B8] quando si deve prendere
        [B9] costruire
        [B10] cambiare le costruzioni
        [B11] tenere la carta che prende
        [B12] costruire per il compagno
        [B13] avere una costruzione
        [B14] quando si può calare
        [B15] rubare dai mazzetti
        [B16] le carte prese
        [B17] il turno
        [B18] le scope
        [B19] le ultime carte sul tavolo
        [B20] i punti della mano
        [B21] le parità in una voce
        [B22] il traguardo
        [B23] limiti vicino al traguardo
        [B24] più squadre al traguardo
        [B25] le dichiarazioni
        [B26] la vittoria doppia
        [B27] le chiamate
        [B28] l'ultimo giro scoperto
       *[B29] le giocate irregolari
    }

## Le righe del conteggio

line-most = Più { kind }
line-enough = { $count } { kind } o più
line-each =
    { $kind ->
        [cards] Ogni carta
        [clubs] Ogni carta di fiori
        [diamonds] Ogni carta di quadri
        [hearts] Ogni carta di cuori
        [spades] Ogni carta di picche
        [coins] Ogni carta di denari
        [cups] Ogni carta di coppe
        [swords] Ogni carta di spade
        [batons] Ogni carta di bastoni
        [green] Ogni carta verde
        [yellow] Ogni carta gialla
        [red] Ogni carta rossa
        [black] Ogni carta nera
        [ones] Gli uno
        [aces] Gli assi
        [twos] I due
        [threes] I tre
        [fours] I quattro
        [fives] I cinque
        [sixes] I sei
        [sevens] I sette
        [eights] Gli otto
        [nines] I nove
        [tens] I dieci
        [jacks] I fanti
        [queens] Le donne
        [knaves] I fanti
        [knights] I cavalli
       *[kings] I re
    }
line-card =
    { $suit ->
        [clubs] { rank-first } di fiori
        [diamonds] { rank-first } di quadri
        [hearts] { rank-first } di cuori
        [spades] { rank-first } di picche
        [coins] { rank-first } di denari
        [cups] { rank-first } di coppe
        [swords] { rank-first } di spade
        [batons] { rank-first } di bastoni
        [green] { rank-first } verde
        [yellow] { rank-first } giallo
        [red] { rank-first } rosso
       *[black] { rank-first } nero
    }
rank-first =
    { $rank ->
        [one] Uno
        [ace] Asso
        [two] Due
        [three] Tre
        [four] Quattro
        [five] Cinque
        [six] Sei
        [seven] Sette
        [eight] Otto
        [nine] Nove
        [ten] Dieci
        [jack] Fante
        [queen] Donna
        [knave] Fante
        [knight] Cavallo
       *[king] Re
    }
line-primiera = Primiera
line-sweeps = Scope
line-big-sweeps = Scope da { $count } o più
line-first-sweep = Scopa alla prima giocata
line-oranges = Arance
line-wrong-calls = Chiamate sbagliate
line-penalties = Penalità
line-wrong-claim = Dichiarazione sbagliata

# Dopo «da»: «costruzione da 9», «costruzione da 13 (re)»
value =
    { $value ->
        [11] 11 (fante)
        [12] 12 (donna)
        [13] 13 (re)
       *[other] { $value }
    }

# Dopo «da», come value
values =
    { $value ->
        [11] 11 (fante)
        [12] 12 (donna)
        [13] 13 (re)
       *[other] { $value }
    }

build = costruzione da { value }
build-of = la costruzione da { value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } dal tuo mazzetto
       *[other] { $card } dal mazzetto di { NAME($of) }
    }

# $case (word): inside (dentro una frase), object (dopo una preposizione), o niente
you =
    { $case ->
        [inside] tu
        [object] te
       *[other] Tu
    }

guest = Ospite

somebody = Qualcuno

friend = Amico
friend-number = Amico { $number }
# A player who has no name; $number (number): from 1
player-number = Giocatore { $number }

side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

whom =
    { WHO($whom) ->
        [you] te
       *[other] { NAME($whom) }
    }

and = { $before } e { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } o { $last }
plus = { $before } più { $last }
match-is-over = La partita è finita.
deal-is-over = La mano è finita.

these-cards = queste carte
