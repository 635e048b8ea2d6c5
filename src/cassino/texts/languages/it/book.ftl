### Il regolamento: titoli, tabelle e pagina

## Titoli

book-chapter-short = In breve
book-chapter-deck = Le carte
book-chapter-seating = I giocatori
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Il tuo turno
book-chapter-capturing =
    { $words_capture ->
        [none] Prendere
       *[other] Prendere («{ $words_capture }»)
    }
book-chapter-building =
    { $words_build ->
        [none] Costruire
       *[other] Costruire («{ $words_build }»)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Calare
       *[other] Calare («{ $words_trail }»)
    }
book-chapter-piling = I mazzetti
book-chapter-sweeping =
    { $words_sweep ->
        [none] Scope
        [scopa] Scope
       *[other] Scope («{ $words_sweep }»)
    }
book-chapter-scoring = Punti
book-chapter-calling = Chiamate e dichiarazioni
book-chapter-ending = Vincere
book-chapter-agreed = Accordi prima di giocare
book-chapter-options = Tutte le opzioni
book-chapter-differences = In che cosa è diverso da { $parent }
book-chapter-sources = Fonti
book-chapter-decisions = Le nostre decisioni

## Sotto il titolo

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Per { $players } giocatori, di solito in una sola mano.
           *[other] Per { $players } giocatori, a { $ending_target } punti.
        }
        [1] Per { $players } giocatori, in una sola mano.
       *[other] Per { $players } giocatori, in { $ending_deals } mani.
    }

## Pezzi

# «ogni …», «qualche …», «il/la …»
book-side =
    { $seating_sides ->
        [solo] giocatore
       *[pairs_of_four] squadra
    }
book-side-that =
    { $seating_sides ->
        [solo] giocatore che
       *[pairs_of_four] squadra che
    }
book-sides =
    { $seating_sides ->
        [solo] giocatori
       *[pairs_of_four] squadre
    }

book-item =
    { $item ->
        [most] { $at_least ->
            [0] Più { book-kind }
           *[other] Più { book-kind } (almeno { $at_least })
        }
        [enough] Almeno { $at_least } { book-kind }
        [each] Ogni { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] più { book-kind } ({ $points })
        [enough] { $at_least } o più { book-kind } ({ $points })
        [each] ogni { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] più { book-kind }
        [enough] { $at_least } o più { book-kind }
        [each] ogni { book-one-of }
        [card] { CARDS($card) }
       *[primiera] la primiera
    }
book-item-sweeps = le scope, nell'ordine in cui sono state fatte
book-item-oranges = ogni arancia ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] ogni scopa ({ $sweeping_points })
       *[other] ogni scopa ({ $sweeping_points } o { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } in tutto vale { $points }

book-kind =
    { $of ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
        [spades] picche
        [green] carte verdi
        [yellow] carte gialle
        [red] carte rosse
        [black] carte nere
        [aces] assi
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] fanti
        [queens] donne
        [kings] re
       *[cards] carte
    }
book-one-of =
    { $of ->
        [clubs] carta di fiori
        [diamonds] carta di quadri
        [hearts] carta di cuori
        [spades] carta di picche
        [green] carta verde
        [yellow] carta gialla
        [red] carta rossa
        [black] carta nera
        [aces] asso
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] fante
        [queens] donna
        [kings] re
       *[cards] carta
    }
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] asso
    }
book-aces =
    { $deck_pack ->
        [rook_40] 1
       *[other] assi
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } vale { $value }
       *[each] ogni { book-one-of } vale { $value }
    }
book-span = da { $first } a { $last }
book-usual-number = { $numbers }, di solito { $usual }

## Tabelle

book-head-item = Per
book-head-players = Giocatori
book-head-rounds = Giri
book-head-last-round = Ultimo giro
book-head-each = Carte a testa
book-head-score = Punteggio prima della mano
book-head-counts = Conta soltanto
book-head-wins = Vinci con
book-head-rule = Regola
book-head-instead = Invece
book-head-file = In un file
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } a testa
       *[other] { $each } a testa, { $left } al tavolo
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Ogni scopa
       *[other] Ogni scopa non annullata
    }
book-row-large-sweep = Ogni scopa da { $sweeping_large_from } o più carte
book-row-small-sweep = Ogni scopa da meno di { $sweeping_large_from } carte
book-row-first-sweep = Una scopa alla prima giocata della mano
book-row-orange = Ogni arancia
book-row-false-orange = Ogni arancia chiamata a torto
book-row-near-counts =
    { $below ->
        [5] più carte e { CARDS("10D") }
        [4] più carte e più picche
        [3] più carte
        [2] { CARDS("10D") }
       *[1] più picche
    }
book-row-near-wins =
    { $below ->
        [5] tutti e due insieme
        [4] tutti e due insieme
        [3] più carte
        [2] { CARDS("10D") }
       *[1] più picche
    }

## La fine del libro

book-label-empty =
    { $rule ->
        [B1] tutti
       *[other] nessuno
    }

book-options-intro = Tutto quello che si può cambiare, un'opzione alla volta. Sono possibili anche altri numeri.
book-options-file = Per giocare con regole tue, scrivi un file come `ours.toml` con un titolo, la riga `parent = "{ $parent }"`, e righe come quelle qui sotto. `cassino check ours.toml` dice se vanno d'accordo, e `cassino rules ours.toml` ne stampa il regolamento.
book-differences-intro = Si gioca come { $parent }, tranne:
book-differences-none = Si gioca esattamente come { $parent }.
book-names-also = Detto anche { $names }.
book-names-where = Dove si gioca: { $place }.
book-names-children = Giochi che ne derivano: { $games }.
book-names-id = Nei comandi e nei file: { $names }.
book-sources-game = Questo gioco è descritto in { $source }.
book-sources-intro = Un numero come 001:57 vuol dire riga 57 del documento 001.
book-decisions-intro = Dove le fonti tacciono o non sono d'accordo, giochiamo così:
book-more = Altro: `--sources` (fonti), `--decisions` (come giochiamo dove le fonti tacciono o non sono d'accordo), `--options` (opzioni), `--sheet` (da stampare).
book-no-chapter = Il capitolo «{ $wanted }» non esiste. I capitoli sono: { $chapters }.
book-ask-for-chapter = Scrivi per esempio `regole costruire` per leggere un capitolo con i suoi esempi.

## La pagina

book-page-change = Cambia queste regole
book-page-contents = Indice
book-page-sheet = Stampa un foglio di due pagine
book-page-house = Per giocare con regole tue, <link>cambia queste</link>.
book-page-table = { $title }: tabella

## Il foglio per il tavolo di cucina

book-sheet-title = { $title }: le regole in due pagine
book-sheet-mark = ▸ Nuovo per chi conosce il Casino.
