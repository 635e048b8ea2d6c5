### La pagina di un'analisi

review-heading = Analisi
review-of = Analisi: { $title }
review-starting = Comincio l'analisi…
review-looking = Guardo la giocata { $done } di { $total }…
review-progress = Avanzamento dell'analisi

### Probabilità di vincere

review-chance =
    { FORM($side) ->
        [you] La tua probabilità di vincere
        [with-you] Probabilità di vincere della tua squadra
       *[other] Probabilità di vincere di { PLAYERS($side) }
    }
review-chances = Probabilità di vincere
review-chance-now =
    { FORM($side) ->
        [you] La tua probabilità ora è { $chance }.
        [with-you] La probabilità della tua squadra ora è { $chance }.
       *[other] La probabilità di { PLAYERS($side) } ora è { $chance }.
    }
review-slider = Giocata della partita
review-with-keys = Con le frecce vai da una giocata all'altra, con Pag su e Pag giù da un errore all'altro, con Invio alla giocata qui sotto.
review-with-fingers = Tocca la curva per vedere una giocata.
review-face-up = Qui tutte le carte in mano sono scoperte. Il mazzo resta coperto.

### La posizione

review-no-cards = Nessuna carta
review-nobody = nessuno
review-stock =
    { $stock ->
        [0] Nel mazzo non restano carte.
        [one] Nel mazzo resta { $stock } carta.
       *[other] Nel mazzo restano { $stock } carte.
    }
review-captured = Carte prese: { SCORES($scores) }.

### La giocata

review-move-number = Giocata { $number } <small>di { $moves }, mano { $deal }</small>
review-spoken-move = Giocata { $number }, mano { $deal }: { $text } { $name } { $chance }.
review-dealt = Poi sono state date carte. Fortuna, in punti: { $points }.
review-choices = Le giocate e quanto valgono
review-column-move = Giocata
review-column-chance = Probabilità
review-played = giocata
review-next = Avanti
review-next-mistake = Errore seguente
review-play-on = Gioca da qui

### Tutta la partita

review-turning-points = Momenti decisivi
review-go-to-move = Giocata { $number }
review-first-cards = Le prime carte
review-players = Giocatori
review-luck = Fortuna e bravura
review-luck-table = Fortuna e bravura in punti
review-part-seat = Posto
review-part-luck = Carte
review-part-skill = Bravura
review-part-hidden = Carte coperte
review-part-result = Risultato
review-par = Gioco perfetto
review-par-table = Gioco perfetto di ogni mano in punti
review-column-deal = Mano
review-column-side = Squadra
review-column-played = Giocato
review-column-lost = Persi da { PLAYERS($side, case: "object") }
review-par-from = Mano { $deal }, dalla <link>giocata { $move }</link>
review-download = Scarica come HTML
review-news = Giocata attuale
