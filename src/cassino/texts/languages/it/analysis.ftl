### Analisi di partite come testo e come pagina, ed errori sui problemi


analysis-player = Giocatore { $letter }
analysis-nothing-to-review = Nessuna mano di questa partita è ancora finita, quindi non c'è niente da analizzare.


## Problemi

analysis-puzzle-number = Il problema { $number } non esiste: i problemi vanno da 1 a { $last }.
analysis-puzzle-move = { $move } non è una giocata in { $position }: { $problem }
analysis-puzzle-position = Non è una posizione: { $position }. { $problem }
analysis-no-puzzle = Non è un problema: { $line } ({ $problem })
analysis-puzzle-search = In { $position } non si può cercare: { $problem }
analysis-puzzle-unclear = { $position }: { $move } non è l'unica giocata chiaramente migliore.
analysis-puzzle-worth = { $position }: le sue giocate hanno altri valori.
analysis-puzzle-easy = { $position }: un giocatore semplice trova la soluzione.
analysis-puzzle-skills = { $position }: allena altre abilità, o comincia con un altro rating.


## L'analisi come testo

analysis-heading = { $title }: { $sides }.
analysis-graph = Probabilità di vincere a carte scoperte, { PLAYERS($side, case: "inside") }:
analysis-turning-points = Momenti decisivi:
analysis-no-turning-points = Nessun momento decisivo.
analysis-turning-point =
    { $number ->
        [0] Prima della prima giocata, mano { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
       *[other] Giocata { $number }, mano { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
    }
analysis-where = Giocata { $number }, mano { $deal }
analysis-luck = Fortuna e bravura, in punti:
analysis-side-deal = { PLAYERS($side) }, mano { $deal }: { $told }
analysis-breakdown = posto { $seat }, carte { $cards }, bravura { $skill }, carte coperte { $hidden }; risultato { $result }
analysis-par-part =
    { $part ->
        [whole] Mano { $deal }, tutta
       *[rest] Mano { $deal }, dalla giocata { $move }
    }
analysis-par = { $part }: gioco perfetto { PLAYERS($side, case: "inside") } { $margin }, giocato { $played }; persi: { $lost }
analysis-mistakes = Errori:
analysis-no-mistakes = Nessun errore.
analysis-move = Giocata { $number }, mano { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } { FORM($side) ->
        [you] La tua probabilità di vincere
        [with-you] Probabilità di vincere della tua squadra
       *[other] Probabilità di vincere di { PLAYERS($side) }
    }: { $chance }%.
analysis-better = Meglio: { $move }. { $reason }
analysis-played = Giocato: { $reason }
analysis-value = { $number }. { $move }: { $value } punti, partita { $chance }. { $reason }


## L'analisi come pagina

analysis-page-chance =
    { $whose ->
        [you] La tua probabilità di vincere
       *[others] Probabilità di vincere: { $sides }
    }
analysis-graph-label = Probabilità di vincere dopo ogni giocata: { $sides }
analysis-move-told = Giocata { $number }: { $told }
analysis-page-graph = Tutte le carte in mano sono scoperte, il mazzo è sconosciuto. I punti grandi sono momenti decisivi, quelli piccoli errori.
analysis-page-lost = Persi: { PLAYERS($side, case: "inside") }
analysis-page-ahead = Punti di vantaggio
analysis-page-to-win = Probabilità di vincere
analysis-page-why = Perché
analysis-page-dealt = Mazziere: { NAME($who) }. Punti: { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (giocata)
       *[no] { $move }
    }
analysis-page-build = costruzione da { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Tavolo: { $table }. { $hands }. Resta una carta.
       *[other] Tavolo: { $table }. { $hands }. Restano { $stock } carte.
    }
