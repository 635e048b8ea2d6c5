# Terms (English = Hungarian)
# Casino = kaszinó; match = parti; deal = osztás; round = kör; turn = sor, „te jössz”; move, play = lépés
# hand = kéz, kézben lévő lapok; stock = talon; table = asztal; loose card = szabad lap; pack, deck = pakli
# capture, take = elvinni, ütni, ütés; build = építmény, építeni; simple, multiple = egyszerű, többszörös
# raise = emelni; join, add = hozzáadni; trail = lerakni (egy lapot); left behind = otthagyott; sweep = tábla
# pile = kupac; top = felső lap; steal = lopni; call, claim = bemondani, bemondás; announce = bejelenteni
# side = oldal, fél; seat = hely; partner, opponent = partner, ellenfél; pictures = figurák; set = csoport; sum = összeg
# jack, queen, king, ace = bubi, dáma, király, ász; knave, knight = alsó, lovas; coins, cups, swords, clubs = tallér, kupa, kard, bot
# clubs, diamonds, hearts, spades = treff, káró, kőr, pikk; big, little casino = nagykaszinó, kiskaszinó
# target = célpontszám; score = pontszám, állás; count = számolás; bot, level = bot, szint; house rules = házi szabályok
# rule book = szabálykönyv; hint, tip = tipp; undo = visszavonás; review = elemzés; puzzle = feladvány; slip = hiba
# deal of the day = a nap osztása; Casino School = Kaszinóiskola; lobby = előtér; score pad = pontozólap; rated = értékelt; rating = értékszám

card-name =
    { $suit ->
        [clubs] treff { rank }
        [diamonds] káró { rank }
        [hearts] kőr { rank }
        [spades] pikk { rank }
        [coins] tallér { rank }
        [cups] kupa { rank }
        [swords] kard { rank }
        [batons] bot { rank }
        [green] zöld { rank }
        [yellow] sárga { rank }
        [red] piros { rank }
       *[black] fekete { rank }
    }

# Cards stand after a colon, without an article. case: "subject" has the article, as every suit begins with a consonant
card =
    { $case ->
        [subject] a { card-name }
       *[other] { card-name }
    }

rank =
    { $rank ->
        [one] egyes
        [ace] ász
        [two] kettes
        [three] hármas
        [four] négyes
        [five] ötös
        [six] hatos
        [seven] hetes
        [eight] nyolcas
        [nine] kilences
        [ten] tízes
        [jack] bubi
        [queen] dáma
        [knave] alsó
        [knight] lovas
       *[king] király
    }

kind =
    { $kind ->
        [cards] lap
        [clubs] treff
        [diamonds] káró
        [hearts] kőr
        [spades] pikk
        [coins] tallér
        [cups] kupa
        [swords] kard
        [batons] bot
        [green] zöld lap
        [yellow] sárga lap
        [red] piros lap
        [black] fekete lap
        [ones] egyes
        [aces] ász
        [twos] kettes
        [threes] hármas
        [fours] négyes
        [fives] ötös
        [sixes] hatos
        [sevens] hetes
        [eights] nyolcas
        [nines] kilences
        [tens] tízes
        [jacks] bubi
        [queens] dáma
        [knaves] alsó
        [knights] lovas
       *[kings] király
    }

not-a-card =
    { $pack ->
        [no_pictures_40] Nincs ilyen lap ebben a pakliban: „{ $text }”. Egy lap értékből (A vagy 2–10) és színből (C, D, H vagy S) áll, például 8S.
        [italian_40] Nincs ilyen lap ebben a pakliban: „{ $text }”. Egy lap értékből (A, 2–7, J, Q vagy K) és színből (C, D, H vagy S) áll, például 7S.
        [rook_40] Nincs ilyen lap ebben a pakliban: „{ $text }”. Egy lap értékből (1–10) és színből (G, Y, R vagy B) áll, például 8B.
       *[french_52] Nincs ilyen lap ebben a pakliban: „{ $text }”. Egy lap értékből (A, 2–10, J, Q vagy K) és színből (C, D, H vagy S) áll, például 8S.
    }

orange-cards =
    { $orange ->
        [colors] egy piros és egy sárga lap
       *[suits] egy kőr és egy káró
    }

player-numbers =
    { $several ->
        [0] { $last } játékos
       *[other] { $others } vagy { $last } játékos
    }

rule-name =
    { $number ->
        [B1] a pakli
        [B2] játékosok és oldalak
        [B3] a játék iránya
        [B4] osztó és kezdő
        [B5] az osztás
        [B6] mit érnek a lapok
        [B7] mit vihet el egy lépés
        [B8] mikor kell ütnöd
        [B9] építés
        [B10] építmények változtatása
        [B11] az ütőlap megtartása
        [B12] építés a partnernek
        [B13] kié az építmény
        [B14] mikor rakhatsz le lapot
        [B15] lopás a kupacokból
        [B16] elvitt lapok
        [B17] egy sor menete
        [B18] táblák
        [B19] az utolsó lapok az asztalon
        [B20] egy osztás pontjai
        [B21] egyenlőség egy tételnél
        [B22] a célpontszám
        [B23] korlátok a cél közelében
        [B24] több oldal a célnál
        [B25] bemondások
        [B26] a dupla győzelem
        [B27] narancs bemondása
        [B28] a nyílt utolsó kör
       *[B29] szabálytalan lépések
    }

line-most = Legtöbb { kind }
line-enough = Legalább { $count } { kind }
line-each =
    { $kind ->
        [cards] Minden lap
        [clubs] Minden treff
        [diamonds] Minden káró
        [hearts] Minden kőr
        [spades] Minden pikk
        [coins] Minden tallér
        [cups] Minden kupa
        [swords] Minden kard
        [batons] Minden bot
        [green] Minden zöld lap
        [yellow] Minden sárga lap
        [red] Minden piros lap
        [black] Minden fekete lap
        [ones] Egyesek
        [aces] Ászok
        [twos] Kettesek
        [threes] Hármasok
        [fours] Négyesek
        [fives] Ötösök
        [sixes] Hatosok
        [sevens] Hetesek
        [eights] Nyolcasok
        [nines] Kilencesek
        [tens] Tízesek
        [jacks] Bubik
        [queens] Dámák
        [knaves] Alsók
        [knights] Lovasok
       *[kings] Királyok
    }
line-card =
    { $suit ->
        [clubs] Treff { rank }
        [diamonds] Káró { rank }
        [hearts] Kőr { rank }
        [spades] Pikk { rank }
        [coins] Tallér { rank }
        [cups] Kupa { rank }
        [swords] Kard { rank }
        [batons] Bot { rank }
        [green] Zöld { rank }
        [yellow] Sárga { rank }
        [red] Piros { rank }
       *[black] Fekete { rank }
    }
rank-first =
    { $rank ->
        [one] Egyes
        [ace] Ász
        [two] Kettes
        [three] Hármas
        [four] Négyes
        [five] Ötös
        [six] Hatos
        [seven] Hetes
        [eight] Nyolcas
        [nine] Kilences
        [ten] Tízes
        [jack] Bubi
        [queen] Dáma
        [knave] Alsó
        [knight] Lovas
       *[king] Király
    }
line-primiera = Primiera
line-sweeps = Táblák
line-big-sweeps = Legalább { $count } lapos táblák
line-first-sweep = Tábla az első lépéssel
line-oranges = Narancsok
line-wrong-calls = Téves narancsok
line-penalties = Büntetések
line-wrong-claim = Téves bemondás

value =
    { $value ->
        [11] bubi
        [12] dáma
        [13] király
       *[other] { $value }
    }

# An attribute before „építmény” or „csoport”; no article before it (a 9-es, but az 5-ös)
values =
    { $value ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [11] bubi értékű
        [12] dáma értékű
        [13] király értékű
        [15] 15-ös
        [16] 16-os
        [18] 18-as
        [20] 20-as
        [23] 23-as
        [25] 25-ös
        [26] 26-os
        [28] 28-as
        [30] 30-as
        [33] 33-as
        [35] 35-ös
        [36] 36-os
        [38] 38-as
       *[other] { $value }-es
    }

build = építmény: { value }
build-of =
    { $value ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [11] bubi értékű
        [12] dáma értékű
        [13] király értékű
       *[other] { $value }-es
    } építmény

card-on-pile =
    { WHO($of) ->
        [you] { $card } (a te kupacodról)
       *[other] { $card } ({ NAME($of) } kupacáról)
    }

# $case (word): inside (mondat közben), vagy semmi
you =
    { $case ->
        [inside] te
       *[other] Te
    }

guest = Vendég

somebody = Valaki

friend = Barát
friend-number = { $number }. barát
# A player who has no name; $number (number): from 1
player-number = { $number }. játékos

side = { PLAYERS($seats) }
side-score =
    { $end ->
        [digit] { $side }: { $score }
       *[other] { $side } { $score }
    }

# A dative
whom =
    { WHO($whom) ->
        [you] neked
       *[other] { NAME($whom) } részére
    }

and = { $before } és { $last }
comma = { $before }, { $last }
# "2, 3 or 4"
or = { $before } vagy { $last }
plus = { $before } meg { $last }
match-is-over = Vége a partinak.
deal-is-over = Vége az osztásnak.

these-cards = ezek a lapok
