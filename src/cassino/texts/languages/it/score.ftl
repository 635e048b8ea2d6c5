### Il segnapunti: i punti di una partita con carte vere

score-keep = Segna i punti
score-page = Segnapunti
score-about = Segna i punti di una partita di Casino che giochi con carte vere.
score-explained = Per partite con carte vere. Dopo ogni mano segna che cosa ha preso ciascuno: i punti si contano da soli.
score-outage = Al momento il server non è raggiungibile.
score-error = Errore { $status }

### L'inizio di un foglio

score-continue = Continua un foglio
score-finished = finito
score-new = Nuovo foglio
score-which-rules = Quali regole
score-by-code = Regole della casa con il codice
score-code = Codice delle regole della casa
score-player-with = Giocatore { $number }, con { $partner }
score-first-dealer = Chi dà le carte per primo
score-begin = Comincia

### Un foglio

score-all = Tutti i fogli
score-standing = Punteggio
score-read-only = Questo foglio è di un altro browser. Qui puoi solo leggerlo.
score-deals-now = dà le carte { $name }
score-dealt = ha dato le carte { $name }
score-enter = Segna la mano
score-correct = Correggi la mano
score-preview = Il conteggio appare qui appena hai segnato tutto.

score-deals = Mani
score-dealer = Ha dato le carte { $name }.
score-correct-deal = Correggi la mano { $number }
score-undo = Annulla l'ultima mano
score-as-text = Come testo
score-as-table = Come tabella (CSV)
score-delete = Elimina questo foglio

score-undo-title = Annullare la mano { $number }?
score-undo-text = Poi puoi cambiare quello che avevi segnato.
score-undo-loses = Quello che hai già segnato per la mano successiva sarà eliminato.
score-undo-yes = Annulla la mano
score-delete-title = Eliminare questo foglio?
score-delete-text = Tutto quello che hai segnato sarà eliminato.

### Che cosa si segna per una mano

score-has-others =
    { $count ->
        [one] A { $name } va l'altra carta ({ $count }).
       *[other] A { $name } vanno le altre { $count } carte.
    }
score-cards-of = { $name }: carte
score-at-most = al massimo { $most }
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: scope
score-oranges-of = { $name }: arance
score-wrong-calls-of = { $name }: chiamate sbagliate
score-one-less = { $label }, uno in meno
score-one-more = { $label }, uno in più
score-tap-cards = Tocca invece ogni carta<unseen> per { $name }</unseen>
score-count-instead = Conta invece<unseen> per { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
score-scoring-cards = { $name }: carte che danno punti
score-best-of = { $name }: la migliore di { $suit }
score-owned-card = { $card }, ce l'ha { $owner }
score-primiera = La carta migliore di ogni seme, per la primiera
score-no-card = nessuna

score-sweeps-in-order = Scope, nell'ordine in cui sono state fatte
score-sweep-size-of = Scopa { $number }: carte prese
score-sweep-size = Carte prese
score-first-play = alla prima giocata
score-remove-sweep = Togli la scopa { $number }, { $name }
score-add-sweep = + { $name }<unseen>: scopa</unseen>

score-first = Chi l'ha avuto prima?
score-first-explained = Più squadre hanno quello che serve per vincere. Riguarda i mazzetti per scoprire chi l'ha avuto prima.
score-together = Nello stesso momento

score-claim = Dichiarazione
score-mistakes = Errori
score-claim-and-mistakes = Dichiarazioni ed errori
score-counted-out = Fuori, e la mano è finita
score-announced = Ha annunciato il traguardo
score-thrown-in = Ha chiuso la mano perché il mazziere ha scoperto una carta
score-nobody = Nessuno
score-too-few = { $name }: ha dato troppo poche carte
score-too-many = { $name }: ha dato troppe carte
score-unwon-builds = { $name }: costruzioni che non si potevano prendere
score-news = Novità dei punti
