### La pagina del torneo settimanale

weekly-about = Sei mani di Casino a settimana: chi gioca qui riceve le stesse carte.
weekly-lead = <link>{ $title }</link>, { $first } – { $last }.
weekly-explained = Tutti hanno le stesse mani e lo stesso avversario. Gioca ogni mano una volta, senza suggerimenti. Puoi fare pause fino alla fine di domenica (UTC).
weekly-over = La settimana è finita.
weekly-days-left =
    { $days ->
        [one] resta { $days } giorno
       *[other] restano { $days } giorni
    }
weekly-hours-left =
    { $hours ->
        [one] resta { $hours } ora
       *[other] restano { $hours } ore
    }
weekly-soon-over = resta meno di un'ora
weekly-this-one = Il torneo di questa settimana

weekly-your-deals = Le tue mani
weekly-deals = Le mani
weekly-not-played = Non giocata
weekly-not-finished = Non finita
weekly-play-deal = Gioca la mano { $number }
weekly-review-deal = Analizza la mano { $number }
weekly-continue-deal = Continua la mano { $number }
weekly-late = Hai finito troppo tardi: non conta.

weekly-players =
    { $players ->
        [one] Finora { $players } giocatore.
       *[other] Finora { $players } giocatori.
    }
weekly-all-finished = Hai finito tutte le mani.
weekly-results-later = I risultati escono alla fine della settimana.

weekly-nobody = Nessuno ha finito una mano.
weekly-place = Il tuo posto: { $place } su { $ranked }.
weekly-shared-place = Il tuo posto: { $place } su { $ranked } (pari merito).
weekly-results = Risultati
weekly-rank = Posto
weekly-score = Punteggio
weekly-lead-points = Punti di vantaggio
weekly-deals-played = Mani

weekly-scoring = Come si conta
weekly-scoring-compared = Tutti avevano le stesse carte, quindi le buone carte non aiutano nessuno. In ogni mano il tuo risultato si confronta con quello di ogni altro giocatore. Se avevi più vantaggio sul bot, vinci il confronto. Se il vantaggio era uguale, ne hai metà. Il tuo punteggio è la parte di confronti che hai vinto. Una mano non finita la perdi contro chi l'ha finita.
weekly-scoring-equal = A parità di punteggio decide il vantaggio medio sugli altri, in punti per mano. Se è uguale anche quello, il posto è a pari merito.

weekly-others = Altre settimane
weekly-this-week = Questa settimana
weekly-week = { $year }, settimana { $week }
