### Che cosa non va nelle regole. Le parole tra virgolette sono parole del file.

## File e nomi

rules-unfit = Con queste regole non si può giocare.

rules-not-found =
    { $near ->
        [0] Non ci sono regole che si chiamano «{ $name }».
       *[other] Non ci sono regole che si chiamano «{ $name }». Volevi dire «{ $near }»?
    }

rules-did-you-mean = Volevi dire «{ $near }»?

rules-id-taken = «{ $id }» è l'id di regole fornite con il gioco. Scegli un altro id.
rules-own-ancestor = Queste regole derivano da sé stesse: { $line }.
rules-parent-problem = Le regole di partenza «{ $parent }» hanno un problema: { $problem }
rules-not-readable = Questo file non si può leggere: { $reason }.
rules-nul = Un nome non può contenere un carattere NUL.
rules-not-utf-8 = Questo file non è in UTF-8: il byte { $place } non va bene.
rules-not-toml = Questo TOML non è valido: { $detail }
rules-number-too-long = Questo TOML non è valido: un numero è troppo lungo.
rules-too-deep = Ci sono troppi elenchi dentro elenchi.
rules-too-many-dots = Una riga ha più di { $most } punti.
rules-pickle-layout = Queste regole in pickle hanno il formato { $layout }. Questa versione di cassino legge il formato { $known }.
rules-pickle-damaged = Queste regole in pickle sono danneggiate, o di un'altra versione di cassino: { $problem }
rules-pickle-other = Le regole «{ $id }» sono diverse in questa versione di cassino.

## Codici da condividere

rules-code-letters = Un codice ha solo lettere, cifre, - e _.
rules-code-version = Un codice comincia con { $letter }. Questo è danneggiato, o di un'altra versione.
rules-code-damaged = Questo codice è danneggiato. Cerca una lettera sbagliata, mancante o di troppo.
rules-code-other-version = Questo codice è danneggiato, o di un'altra versione delle regole.

## Che cosa cambiare

rules-must-be = { $option } deve essere { $value }.
rules-must-be-either = { $option } deve essere { $value } o { $other }.

rules-no-effect = Perciò questo non ha effetto.

## L'editor delle regole della casa

rules-set = Imposta «{ $option }» su «{ $value }».
rules-set-either = Imposta «{ $option }» su «{ $value }» o «{ $other }».

rules-way = { $option }: { $value }
rules-way-back = { $option }: come in { $title }
rules-way-without-line = { $option }: togli la riga { $line }

rules-usual-options = Le opzioni abituali
rules-our-own = { $title } di casa nostra
rules-as-usual = come al solito
rules-field-title = Nome
rules-field-summary = Descrizione
rules-line-of = { $title }, riga { $line }
rules-problem-of = { $title }: { $problem }

## Valori

rules-missing = Questo manca.
rules-unknown-key = L'opzione «{ $key }» non esiste.
rules-unknown-table = La tabella «{ $key }» non esiste.
rules-not-a-table = Deve essere una tabella, non { $value }.
rules-not-a-number = Deve essere un numero intero, non { $value }.
rules-not-true-or-false = Deve essere true o false, non { $value }.
rules-not-a-text = Deve essere un testo tra virgolette, non { $value }.
rules-not-a-list = Deve essere un elenco, non { $value }.
rules-not-a-choice = Deve essere uno di { $words }, non { $value }.
rules-beyond = Deve andare da { $least } a { $most }, non { $value }.
rules-beyond-or-zero = Deve essere 0 ({ $zero }) o andare da { $least } a { $most }, non { $value }.
rules-beyond-kind = Deve andare da { $least } a { $most }, il numero di { $cards } nel gioco, non { $value }.
rules-not-an-id = { $word } deve avere lettere minuscole, cifre e _, e cominciare con una lettera.
rules-not-one-line = { $text } deve essere una riga senza caratteri di controllo.
rules-too-long =
    { $most ->
        [one] Deve essere una riga di al massimo { $most } carattere.
       *[other] Deve essere una riga di al massimo { $most } caratteri.
    }
rules-too-many = Ci sono { $count } voci. Se ne possono avere al massimo { $most }.

## Le carte, e che cosa dà punti

rules-not-an-item = Una voce ha bisogno di una sola delle parole { $words }. Questa è { $value }.
rules-primiera-points = «primiera = 1» dà già i punti. Togli «points».
rules-points-missing = Manca «points», per esempio points = 1.
rules-not-in-hand = Deve essere come { $form }, non { $value }.
rules-pack-lacks = Il mazzo { $pack } non ha { $cards }.
rules-game-lacks = Il mazzo di questo gioco non ha { $cards }.
rules-not-a-kind = Deve essere "cards", un seme come { $suit }, un valore come { $rank }, o una carta come { $card }, non { $value }.
rules-written = Scrivi { $written } invece di { $word }.
rules-no-rank = { $rank } non è un valore del mazzo. I valori vanno da 1 a { $most }.
rules-ranks-in-order = Indica ogni valore una volta, prima il più basso, non { $value }.
rules-suits-in-order = Indica ogni seme una volta, nell'ordine { $order }, non { $value }.
rules-second-value = { $cards }: hanno già un altro valore.
rules-pictures-without-number = Le figure non hanno un numero.
rules-ace-counts-both = In mano un asso vale già 1 o 14.
rules-nothing-scores = Niente dà punti.
rules-second-item = C'è già una voce per { $item }. Somma i punti.
rules-primiera-suits = Una primiera ha bisogno della carta migliore di tutti e quattro i semi, quindi si devono usare tutti.
rules-order-of-cards = I punti si contano voce per voce, quindi le carte hanno bisogno di un ordine. Scrivi una voce per ognuna: { $cards }.
rules-order-of-enough = I punti si contano voce per voce, ma più squadre possono averne abbastanza. Scrivi «most» invece di «enough».
rules-order-of-shared = I punti si contano voce per voce, quindi le squadre non possono dividere i punti di una voce.
rules-near-target = I limiti vicino al traguardo richiedono un traguardo di più di { $most }, non { $target }.
rules-near-pack = I limiti vicino al traguardo richiedono un mazzo con le picche e un dieci di quadri.
rules-near-items = I limiti vicino al traguardo richiedono le voci { $items }.
rules-big-sweep-points = Una scopa grande ha bisogno di punti, ma qui non ce ne sono.
rules-every-sweep-big = Ogni scopa sarebbe grande. Deve essere almeno { $least }, o 0.

## I giocatori e la distribuzione

rules-no-players = Non è indicato nessun numero di giocatori.
rules-players-twice = { $number } è indicato più di una volta.
rules-packet-too-large = { $packet } carte per volta sono più delle { $hand } che si hanno in mano.
rules-always-rich = Con { $table } carte tagliate il tavolo sarebbe quasi sempre troppo ricco, e si rimetterebbe nel mazzo.
rules-table-too-large = { $table } carte sul tavolo sono più delle { $size } carte del mazzo.
rules-too-few-cards = Per { $players } giocatori con { $hand } carte e { $table } carte sul tavolo servono { $needed } carte, ma il mazzo ne ha { $size }.
rules-cannot-share =
    { $players ->
        [2] Con { $table } carte sul tavolo, due giocatori non possono dividere le altre { $rest } in due metà uguali.
       *[other] Con { $table } carte sul tavolo, { $players } giocatori non possono dividere le altre { $rest } in parti uguali.
    }
rules-left-over =
    { $over ->
        [one] Se { $players } giocatori ne ricevono { $each } alla volta, delle { $rest } carte che non sono sul tavolo ne avanza { $over }.
       *[other] Se { $players } giocatori ne ricevono { $each } alla volta, delle { $rest } carte che non sono sul tavolo ne avanzano { $over }.
    }
rules-too-few-for-round = Sono troppo poche per un giro più corto.
rules-hand-too-large = Si possono giocare più carte della mano insieme solo con al massimo { $most } carte in mano, non { $hand }.
rules-nothing-proven = Se le giocate irregolari restano valide con una penalità, si può costruire senza avere la carta giusta, quindi una costruzione non prova niente.
