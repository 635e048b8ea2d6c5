### Moso fraz
###
### Terms (English = Haitian Creole):
### you = ou (w after a vowel); match = pati; deal = don; round = wonn; turn = tou; move, play = kou; hand = men;
### stock = rezèv; pile = pil; table = tab; loose card = kat lib; capture, take = pran; a capture = priz;
### build = konstriksyon (verb: bati); simple/multiple = senp/miltip; raise = monte; join = ajoute nan;
### trail = poze yon kat; left behind = kite dèyè; sweep = bale; steal = vòlè; call, announce = anonse; claim = reklame;
### orange = zoranj; side = kan; seat = plas; partner = patnè; opponent = advèsè; dealer = donè; pack = jwèt kat;
### with (the card that is played) = avèk, because "and" = ak; raise to = monte sou; take back = reprann; insist = egzije; ask = mande;
### suit = fanmi; rank = ran; value (of a build, a card) = chif (because valè = jack); picture = figi; target = objektif;
### point = pwen; score = eskò; rating = klasman; level = nivo; house rules = règ lakay; rule book = liv règ yo;
### hint = endis; undo = defè; review = analiz; puzzle = devinèt; deal of the day = don jou a; Casino School = Lekòl Kazino;
### lobby = sal; score pad = fèy pwen; settings = reglaj; server = sèvè; file = fichye; account = kont; link = lyen

card-name =
    { $suit ->
        [clubs] { rank } trèf
        [diamonds] { rank } kawo
        [hearts] { rank } kè
        [spades] { rank } pik
        [coins] { rank } denari
        [cups] { rank } coppe
        [swords] { rank } spade
        [batons] { rank } bastoni
        [green] { rank } vèt
        [yellow] { rank } jòn
        [red] { rank } wouj
       *[black] { rank } nwa
    }

# The article agrees with the sound of the suit
card =
    { $suit ->
        [clubs] { card-name } la
        [spades] { card-name } la
        [green] { card-name } la
        [red] { card-name } la
        [yellow] { card-name } nan
       *[other] { card-name } a
    }

rank =
    { $rank ->
        [one] en
        [ace] las
        [two] de
        [three] twa
        [four] kat
        [five] senk
        [six] sis
        [seven] sèt
        [eight] uit
        [nine] nèf
        [ten] dis
        [jack] valè
        [queen] dam
        [knave] fante
        [knight] cavallo
       *[king] wa
    }

kind =
    { $kind ->
        [cards] kat
        [clubs] trèf
        [diamonds] kawo
        [hearts] kè
        [spades] pik
        [coins] denari
        [cups] coppe
        [swords] spade
        [batons] bastoni
        [green] kat vèt
        [yellow] kat jòn
        [red] kat wouj
        [black] kat nwa
        [ones] 1
        [aces] las
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valè
        [queens] dam
        [knaves] fante
        [knights] cavallo
       *[kings] wa
    }

not-a-card =
    { $pack ->
        [no_pictures_40] “{ $text }” pa yon kat nan jwèt sa a. Yon kat gen yon ran (A oswa 2 rive 10) ak yon fanmi (C trèf, D kawo, H kè, S pik), pa egzanp 8S.
        [italian_40] “{ $text }” pa yon kat nan jwèt sa a. Yon kat gen yon ran (A, 2 rive 7, J, Q oswa K) ak yon fanmi (C, D, H oswa S), pa egzanp 7S.
        [rook_40] “{ $text }” pa yon kat nan jwèt sa a. Yon kat gen yon ran (1 rive 10) ak yon koulè (G vèt, Y jòn, R wouj, B nwa), pa egzanp 8B.
       *[french_52] “{ $text }” pa yon kat nan jwèt sa a. Yon kat gen yon ran (A, 2 rive 10, J, Q oswa K) ak yon fanmi (C trèf, D kawo, H kè, S pik), pa egzanp 8S.
    }

orange-cards =
    { $orange ->
        [colors] yon kat wouj ak yon kat jòn
       *[suits] yon kè ak yon kawo
    }

player-numbers =
    { $several ->
        [0] { $last } jwè
       *[other] { $others } oswa { $last } jwè
    }

rule-name =
    { $number ->
        [B1] jwèt kat la
        [B2] jwè yo ak kan yo
        [B3] nan ki sans yo jwe
        [B4] donè a ak premye jwè a
        [B5] don an
        [B6] konbyen kat yo vo
        [B7] sa yon kou ka pran
        [B8] kilè ou oblije pran
        [B9] bati
        [B10] chanje yon konstriksyon
        [B11] kenbe kat pou pran an
        [B12] bati pou yon patnè
        [B13] kiyès ki mèt yon konstriksyon
        [B14] kilè ou ka poze yon kat
        [B15] vòlè nan pil yo
        [B16] kat ou pran yo
        [B17] yon tou
        [B18] bale yo
        [B19] dènye kat ki sou tab la
        [B20] pwen yon don
        [B21] lè kan yo egal pou yon bagay
        [B22] objektif la
        [B23] limit toupre objektif la
        [B24] plizyè kan nan objektif la
        [B25] reklamasyon yo
        [B26] viktwa doub la
        [B27] anons yo
        [B28] dènye wonn nan ak kat yo louvri
       *[B29] kou ki pa nan règ
    }

## Liy nan kontwòl pwen yo

line-most = Plis { kind }
line-enough = { $count } { kind } oswa plis
line-each =
    { $kind ->
        [cards] Chak kat
        [clubs] Chak trèf
        [diamonds] Chak kawo
        [hearts] Chak kè
        [spades] Chak pik
        [coins] Chak denari
        [cups] Chak coppe
        [swords] Chak spade
        [batons] Chak bastoni
        [green] Chak kat vèt
        [yellow] Chak kat jòn
        [red] Chak kat wouj
        [black] Chak kat nwa
        [ones] Chak 1
        [aces] Chak las
        [twos] Chak 2
        [threes] Chak 3
        [fours] Chak 4
        [fives] Chak 5
        [sixes] Chak 6
        [sevens] Chak 7
        [eights] Chak 8
        [nines] Chak 9
        [tens] Chak 10
        [jacks] Chak valè
        [queens] Chak dam
        [knaves] Chak fante
        [knights] Chak cavallo
       *[kings] Chak wa
    }
line-card =
    { $suit ->
        [clubs] { rank-first } trèf
        [diamonds] { rank-first } kawo
        [hearts] { rank-first } kè
        [spades] { rank-first } pik
        [coins] { rank-first } denari
        [cups] { rank-first } coppe
        [swords] { rank-first } spade
        [batons] { rank-first } bastoni
        [green] { rank-first } vèt
        [yellow] { rank-first } jòn
        [red] { rank-first } wouj
       *[black] { rank-first } nwa
    }
rank-first =
    { $rank ->
        [one] En
        [ace] Las
        [two] De
        [three] Twa
        [four] Kat
        [five] Senk
        [six] Sis
        [seven] Sèt
        [eight] Uit
        [nine] Nèf
        [ten] Dis
        [jack] Valè
        [queen] Dam
        [knave] Fante
        [knight] Cavallo
       *[king] Wa
    }
line-primiera = Primiera
line-sweeps = Bale
line-big-sweeps = Bale { $count } kat oswa plis
line-first-sweep = Bale nan premye kou a
line-oranges = Zoranj
line-wrong-calls = Move anons
line-penalties = Penalite
line-wrong-claim = Move reklamasyon

value =
    { $value ->
        [11] valè
        [12] dam
        [13] wa
       *[other] { $value }
    }

values =
    { $value ->
        [11] valè
        [12] dam
        [13] wa
       *[other] { $value }
    }

build = konstriksyon { value }
build-of = konstriksyon { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } nan pil ou
       *[other] { $card } nan pil { NAME($of) }
    }

# $case (word): inside (nan mitan yon fraz), oswa anyen
you =
    { $case ->
        [inside] ou
       *[other] Ou
    }

guest = Envite

somebody = Yon moun

friend = Zanmi
friend-number = Zanmi { $number }
# A player who has no name; $number (number): from 1
player-number = Jwè { $number }

side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

whom =
    { WHO($whom) ->
        [you] ou
       *[other] { NAME($whom) }
    }

and = { $before } ak { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } oswa { $last }
plus = { $before } plis { $last }
match-is-over = Pati a fini.
deal-is-over = Don an fini.

these-cards = kat sa yo
