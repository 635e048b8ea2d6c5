### Errori di partite, mani e posizioni. I posti sono numerati da 0.


engine-players = { $title } non è per { $players } giocatori. Numeri di giocatori possibili: { $known }.
engine-no-seat = Non c'è un posto { $seat }: i posti vanno da 0 a { $last }.
engine-count = { $part }: ne servono { $count }, non { $found }.


## Posizioni

engine-piles-down = I mazzetti sono coperti, quindi l'ordine delle carte non si conosce.
engine-several-played = In un turno può essere stata giocata una carta sola.
engine-no-card = È il turno del posto { $seat }, ma in quella mano non ci sono carte.
engine-unheld = Il posto { $seat } non ha le carte che prendono le sue costruzioni.
engine-lacked = Il posto { $seat } ha una carta che le sue giocate precedenti escludono.
engine-turn = Non c'è un turno { $turn } in una mano con { $cards } carte ancora da giocare.
engine-round = Non c'è un giro { $round }.
engine-build-turn = Nel turno { $turn } non può essere stata fatta nessuna costruzione.
engine-score = { $score } non può essere un punteggio.
engine-bits = { $part }: { $number } è fuori dai limiti.
engine-twice = Carte in due posti: { $cards }
engine-not-in-pack = Carte che non sono nel mazzo: { $cards }
engine-nowhere = Carte mancanti: { $cards }
engine-undrawn = { $undrawn } carte non sono ancora pescate, ma quelle non indicate sono { $unnamed }.
engine-unbuildable = La costruzione { $cards } da { value } ha una carta o un valore che non si può costruire.
engine-build-sets = La costruzione { $cards } non si divide in gruppi da { value }.
engine-build-owner = La costruzione { $cards } da { value } non può essere del posto { $seat }.
engine-twice-in-pile = Una carta è due volte nel mazzetto { $cards }.
engine-arrivals = L'ordine di arrivo deve indicare carte sul tavolo, ognuna una volta.
engine-waits-for-cards = In questa posizione si devono prima dare le carte: indicale con `deal_cards`.
engine-cards-hidden = In questa posizione ci sono carte coperte: prendi una posizione da `View.sample`.


## Mani e partite

engine-nothing-to-deal = In questa posizione non ci sono carte da dare.
engine-too-many-drawn = Sono indicate { $cards } carte, ma se ne devono dare solo { $places }.
engine-undrawable = Queste carte non si possono dare: ognuna deve essere nel mazzo, non vista e indicata una volta.
engine-rich-cut = Questo taglio è troppo buono, quindi si rimette nel mazzo.
engine-pack = Per una mano serve ognuna delle { $count } carte del mazzo una volta.
engine-cut =
    { $most ->
        [-1] Ora non c'è niente da tagliare.
       *[other] Puoi tagliare da 0 a { $most } carte.
    }
engine-no-move-back = Non c'è nessuna giocata da annullare.
engine-no-ruling-back = Non c'è nessuna decisione da annullare.
engine-deal-not-over = La mano non è ancora finita.
engine-deal-over = { deal-is-over }
engine-match-over = { match-is-over }
engine-no-deals = Un verbale ha bisogno di almeno una mano.
engine-other-dealer = Il mazziere della mano { $deal } è il posto { $seat }, non il posto { $other }.
engine-ruling-beyond = C'è una decisione dopo la giocata { $at }, ma la mano ha solo { $moves } giocate.


## Decisioni sugli errori

engine-no-rulings = Queste regole non prevedono errori nel dare le carte.
engine-late-ruling = Su un errore nel dare le carte si decide solo prima della prima giocata di un giro.
engine-own-mistake = Il mazziere non può chiudere la mano per un suo errore.
engine-ruling-cards = Per una decisione serve almeno una carta.
engine-ruling-count = Qui non ci possono essere { $count } carte in meno o in più: al massimo { $most }.
engine-rulings-most = In una mano si può decidere su { $most } errori nel dare le carte al massimo.
engine-ruling-stock = Si possono mettere sul tavolo solo le prossime carte del mazzo.
engine-not-in-hand = Il posto { $seat } non ha in mano queste carte: { $cards }
engine-ruling-order = Il nuovo mazzo deve essere quello vecchio con le carte che si sono viste.


## Python

engine-limit = Non ci possono essere { $limit } giocate: il limite deve essere almeno 0.
engine-too-many-moves = Ci sono più di { $most } giocate permesse. Elencane alcune con un limite, o scegli le carte passo per passo.
engine-depth = Non c'è una profondità di { $depth } giocate: deve essere almeno 0.
engine-bot = { $name }: { $problem }
engine-restore-version = È stato salvato nel formato { $found }, ma questa versione di cassino legge il formato { $known }.
engine-restore-damaged = I dati salvati sono danneggiati: { $problem }

## Wrong arguments of the library

argument-type = Qui serve un valore di tipo { $needed }, non { $found }.
argument-no-list = Qui serve una lista, non { $found }.
argument-not-whole = { $found } non è un numero intero.
argument-out-of-range =
    { $most ->
        [none] { $found } è troppo piccolo: il numero deve essere almeno { $least }.
       *[other] { $found } è fuori dai limiti: il numero deve andare da { $least } a { $most }.
    }
argument-no-seat = Non c'è un posto { $found }: i posti vanno da 0 a { $most }.
argument-no-side = Non c'è una squadra { $found }: le squadre vanno da 0 a { $most }.
argument-no-pile = Non c'è un mazzetto { $found }: i mazzetti vanno da 0 a { $most }.
argument-no-build = Non c'è una costruzione { $found } su questo tavolo.
argument-no-card = Non c'è una carta { $found }: le carte sono numerate da 0 a 51.
argument-no-card-set = { $found } non è un insieme di carte: è un numero in cui ogni bit da 0 a 51 vuol dire una carta.
argument-card-twice = Una carta è indicata due volte.
argument-no-misdeal = { $found } non è un tipo di errore nel dare le carte: i tipi sono { $known }.
argument-count = In questa lista servono { $needed } elementi, non { $found }.
argument-no-move = Non c'è una giocata { $found } in questa lista.
argument-not-listed = «{ $found }» non è nella lista.
argument-no-number = { $found } non è un numero.
argument-no-bot = { $found } non è un bot: un bot è un nome, o un oggetto con un metodo `choose(view)`.

## Numeri delle giocate e ambienti

encoding-nobody = In questa posizione non tocca a nessuno, oppure tocca a un altro posto.
# id, name: what was chosen, such as 5 and "hand 6C"; ids: those that are legal; game: the number of a game, or "none".
encoding-illegal =
    { $game ->
        [none] Il numero { $id } ({ $name }) qui non è ammesso. Numeri ammessi: { $ids }.
       *[other] Partita { $game }: il numero { $id } ({ $name }) qui non è ammesso. Numeri ammessi: { $ids }.
    }
# reason: a sentence with the rule that forbids the move.
encoding-illegal-move =
    { $game ->
        [none] { $reason } Perciò il numero { $id } ({ $name }) non è ammesso. Numeri ammessi: { $ids }.
       *[other] Partita { $game }: { $reason } Perciò il numero { $id } ({ $name }) non è ammesso. Numeri ammessi: { $ids }.
    }
encoding-incomplete = Questi numeri non sono ancora una giocata intera. Può seguire: { $ids }.
# needed: int or bool; shape: such as (256,); found: such as float64 (256,).
envs-array = Qui serve un array di tipo { $needed } e di forma { $shape }, non { $found }.
envs-word = { $found } qui non è noto. Sono noti: { $known }.
# found, needed: names of rule sets.
envs-other-rules = Questa posizione è di { $found } con { $seats } giocatori. Qui si gioca a { $needed } con { $players } giocatori.
envs-no-start = Nessuna partita può cominciare da questa posizione: deve toccare a qualcuno e tutte le carte devono essere note.
envs-no-choice = Qui chi impara non ha mai una scelta.
envs-claim = In queste partite i bot non annunciano nulla.
