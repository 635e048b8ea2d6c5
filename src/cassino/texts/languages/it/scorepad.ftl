### Il segnapunti: i punti di partite con carte vere

## Un foglio in frasi

scorepad-two-sides = { $title }: { PLAYERS($a, case: "inside") } contro { PLAYERS($b, case: "object") }.
scorepad-several-sides = { $title }: { PLAYERS($players, case: "inside") }.
scorepad-goal-deals =
    { $deals ->
        [1] Questa partita è una mano sola; vince il punteggio più alto.
       *[other] Vince il totale più alto dopo { $deals } mani.
    }
scorepad-goal-target =
    { $target ->
        [1] Vince chi arriva per primo a 1 punto.
       *[other] Vince chi arriva per primo a { $target } punti.
    }
scorepad-tiebreak = Questa mano decide la parità: ogni squadra può segnare tutto.
scorepad-deal =
    { WHO($dealer) ->
        [you] Mano { $number }. Hai dato le carte tu.
       *[other] Mano { $number }. Ha dato le carte { NAME($dealer) }.
    }

scorepad-line-one =
    { FORM($side) ->
        [you] { $title }: { SCORES($counts) }. Segni { $points }.
        [one] { $title }: { SCORES($counts) }. { PLAYERS($side) } segna { $points }.
        [with-you] { $title }: { SCORES($counts) }. { PLAYERS($side) } segnate { $points }.
       *[several] { $title }: { SCORES($counts) }. { PLAYERS($side) } segnano { $points }.
    }
scorepad-line-several = { $title }: { SCORES($counts) }. Punti: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Nessuno segna.
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: segni { $points }.
        [one] { $title }: { PLAYERS($side) } segna { $points }.
        [with-you] { $title }: { PLAYERS($side, case: "inside") } segnate { $points }.
       *[several] { $title }: { PLAYERS($side) } segnano { $points }.
    }
scorepad-points-several = { $title }, punti: { SCORES($points) }.
scorepad-points-nobody = { $title }: nessuno segna.
scorepad-this-deal = Questa mano: { SCORES($scores) }.
scorepad-match-score = Punteggio della partita: { SCORES($scores) }.

scorepad-level = { $title }: parità a { $most } ({ PLAYERS($side) }), quindi nessuno segna.
scorepad-level-one-each = { $title }: parità a { $most } ({ PLAYERS($side) }), 1 punto ciascuno.

## Chi ha vinto

scorepad-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) } siete pari e vi dividete la vittoria.
       *[several] { PLAYERS($winners) } sono pari e si dividono la vittoria.
    }
scorepad-won-target =
    { FORM($side) ->
        [you] Vinci la partita a { $target } con { $score } punti.
        [one] { PLAYERS($side) } vince la partita a { $target } con { $score } punti.
        [with-you] { PLAYERS($side) } vincete la partita a { $target } con { $score } punti.
       *[several] { PLAYERS($side) } vincono la partita a { $target } con { $score } punti.
    }
scorepad-won-total =
    { FORM($side) ->
        [you] Vinci la partita con il totale più alto.
        [one] { PLAYERS($side) } vince la partita con il totale più alto.
        [with-you] { PLAYERS($side) } vincete la partita con il totale più alto.
       *[several] { PLAYERS($side) } vincono la partita con il totale più alto.
    }
scorepad-won-count-out =
    { FORM($side) ->
        [you] Vinci la partita chiamandoti fuori.
        [one] { PLAYERS($side) } vince la partita chiamandosi fuori.
        [with-you] { PLAYERS($side) } vincete la partita chiamandovi fuori.
       *[several] { PLAYERS($side) } vincono la partita chiamandosi fuori.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Vinci la partita con il primo annuncio del traguardo.
        [one] { PLAYERS($side) } vince la partita con il primo annuncio del traguardo.
        [with-you] { PLAYERS($side) } vincete la partita con il primo annuncio del traguardo.
       *[several] { PLAYERS($side) } vincono la partita con il primo annuncio del traguardo.
    }
scorepad-won-false-claim =
    { FORM($side) ->
        [you] Vinci la partita perché la dichiarazione era sbagliata.
        [one] { PLAYERS($side) } vince la partita perché la dichiarazione era sbagliata.
        [with-you] { PLAYERS($side) } vincete la partita perché la dichiarazione era sbagliata.
       *[several] { PLAYERS($side) } vincono la partita perché la dichiarazione era sbagliata.
    }
scorepad-won-limit =
    { FORM($side) ->
        [you] Vinci la partita con { scorepad-needed }.
        [one] { PLAYERS($side) } vince la partita con { scorepad-needed }.
        [with-you] { PLAYERS($side) } vincete la partita con { scorepad-needed }.
       *[several] { PLAYERS($side) } vincono la partita con { scorepad-needed }.
    }
scorepad-needed =
    { $items ->
        [cards] più carte
        [spades] più picche
        [ten] { CARDS("10D") }
        [cards-ten] più carte e { CARDS("10D") }
       *[cards-spades] più carte e più picche
    }
scorepad-limit-first = La squadra che ha vinto ha avuto per prima quello che le serviva.
scorepad-limit-anyway = I punti delle altre squadre non contano.
scorepad-won-sweep =
    { FORM($side) ->
        [you] Vinci la partita: nell'ordine di conteggio arrivi prima a { $target }, con una scopa.
        [one] { PLAYERS($side) } vince la partita: nell'ordine di conteggio arriva prima a { $target }, con una scopa.
        [with-you] { PLAYERS($side) } vincete la partita: nell'ordine di conteggio arrivate prima a { $target }, con una scopa.
       *[several] { PLAYERS($side) } vincono la partita: nell'ordine di conteggio arrivano prima a { $target }, con una scopa.
    }
scorepad-won-card =
    { FORM($side) ->
        [you] Vinci la partita: nell'ordine di conteggio arrivi prima a { $target }, con { CARDS($cards) }.
        [one] { PLAYERS($side) } vince la partita: nell'ordine di conteggio arriva prima a { $target }, con { CARDS($cards) }.
        [with-you] { PLAYERS($side) } vincete la partita: nell'ordine di conteggio arrivate prima a { $target }, con { CARDS($cards) }.
       *[several] { PLAYERS($side) } vincono la partita: nell'ordine di conteggio arrivano prima a { $target }, con { CARDS($cards) }.
    }
scorepad-won-line =
    { FORM($side) ->
        [you] Vinci la partita: nell'ordine di conteggio arrivi prima a { $target } ({ $title }).
        [one] { PLAYERS($side) } vince la partita: nell'ordine di conteggio arriva prima a { $target } ({ $title }).
        [with-you] { PLAYERS($side) } vincete la partita: nell'ordine di conteggio arrivate prima a { $target } ({ $title }).
       *[several] { PLAYERS($side) } vincono la partita: nell'ordine di conteggio arrivano prima a { $target } ({ $title }).
    }

## Un foglio come tabella (CSV)

scorepad-csv-separator = ;
scorepad-csv-deal = mano
scorepad-csv-dealer = mazziere
scorepad-csv-item = voce
scorepad-csv-count = { $side }: quantità
scorepad-csv-points = { $side }: punti
scorepad-csv-this-deal = questa mano
scorepad-csv-match-score = punteggio della partita

## Che cosa non va in una mano

scorepad-side = Squadra { $letter }
scorepad-problems = { $problems }
scorepad-deal-problem = Mano { $number }: { $problem }
scorepad-kind =
    { $kind ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
        [spades] picche
        [green] carte verdi
        [yellow] carte gialle
        [red] carte rosse
        [black] carte nere
       *[cards] carte
    }
scorepad-wrong-sides = Segna { $sides } squadre, non { $entered }.
scorepad-wrong-seats = I posti vanno da 0 a { $last }.
scorepad-no-rulings = Una mano non può finire per una carta scoperta: questo gioco non ha regole per gli errori.
scorepad-dealer-exposed = Il mazziere non può chiudere la mano per una carta scoperta.
scorepad-two-endings = Una mano finisce con una dichiarazione o per una carta scoperta, non in tutti e due i modi.
scorepad-exposed-counts = In una mano finita per una carta scoperta non conta niente: né carte, né scope, né chiamate.
scorepad-cards-or-numbers = { $side }: segna le carte prese o il loro numero.
scorepad-not-in-pack = { $side }: non sono nel mazzo: { $cards }.
scorepad-no-oranges = { $side }: in questo gioco non ci sono arance.
scorepad-negative-calls = { $side }: il numero di chiamate non può essere negativo.
scorepad-no-penalties = { $side }: questo gioco non ha penalità.
scorepad-negative-cards = { $side }: il numero di carte non può essere negativo.
scorepad-number-missing = { $side }: manca il numero di { scorepad-kind }.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 carta è troppo poco per i semi e le carte segnate.
       *[other] { $side }: { $cards } carte sono troppo poche per i semi e le carte segnate.
    }
scorepad-more-named = { $side }: il numero di { scorepad-kind } è { $count }, ma ne hai indicate { $named }.
scorepad-entered-twice = Segnate per due squadre: { $cards }.
scorepad-nobody-has = Non le ha nessuno: { $cards }.
scorepad-too-many-in-all = Tutte le squadre insieme hanno { $sum } { scorepad-kind }, ma il mazzo ne ha { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Tutte le squadre insieme hanno { $sum } { scorepad-kind }: ne manca 1.
       *[other] Tutte le squadre insieme hanno { $sum } { scorepad-kind }: ne mancano { $missing }.
    }
scorepad-no-sweeps = In questo gioco le scope non contano.
scorepad-side-no-sweeps = { $side } ha { $points } punti o più e non fa più scope.
scorepad-sweep-no-side = Una scopa non ha squadra: le squadre vanno da 0 a { $last }.
scorepad-sweep-no-size = Manca la grandezza di una scopa.
scorepad-two-first-sweeps = Con la prima giocata di una mano si può fare una scopa sola.
scorepad-first-sweep-side = Solo { $side } può aver fatto scopa con la prima giocata di questa mano.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: per 1 scopa servono più carte di quante ne ha questa squadra.
       *[other] { $side }: per { $count } scope servono più carte di quante ne ha questa squadra.
    }
scorepad-unknown-event = Non c'è nessun evento «{ $event }» della squadra { $number }.
scorepad-event-not-so = { $side }: con le carte segnate questa squadra non ha { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] più carte
        [spades] più picche
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = { $sides } hanno quello che serve per vincere. Chi l'ha avuto prima?
scorepad-deal-goes-on = L'annuncio era sbagliato, quindi la mano continua. Segnala quando è finita.
scorepad-nothing-to-undo = Non è stata segnata nessuna mano.
scorepad-best-missing = Per la primiera, nessuno ha indicato la carta migliore di { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] In un foglio c'è posto per 1 mano.
       *[other] In un foglio c'è posto per { $most } mani.
    }
scorepad-no-deal = La mano { $number } non esiste.

## Che cosa non va all'inizio di un foglio

scorepad-wrong-players = { $title } è per { $players }, non { $count }.
scorepad-same-name = Il nome «{ $name }» compare due volte. Dai a ogni giocatore il suo nome.
scorepad-wrong-dealer = Il primo mazziere è al posto { $seat }, ma nessuno ha quel posto.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } si gioca in una mano, non fino a un traguardo.
       *[other] { $title } si gioca in { $deals } mani, non fino a un traguardo.
    }
scorepad-wrong-target = Il traguardo è { $target }, ma può andare da 1 a { $most }.

## Che cosa non va in un file

scorepad-file-too-long = Il testo è troppo lungo per un foglio dei punti.
scorepad-no-json = Non è un foglio dei punti: { $problem }.
scorepad-no-sheet = Non è un foglio dei punti: non ha "cassino score".
scorepad-version = Il foglio dei punti ha la versione { $found }, ma questo programma legge la versione { $expected }.
scorepad-wrong-parts = Queste parti del foglio dei punti mancano o sono sbagliate: { $parts }.
scorepad-json-object = { $where } è { $found }, ma deve essere un oggetto.
scorepad-json-unknown = { $where } ha parti sconosciute: { $parts }.
scorepad-json-list = { $where } è { $found }, ma deve essere un elenco di al massimo { $most }.
scorepad-json-exact-list = { $where } è { $found }, ma deve essere un elenco di { $count }.
scorepad-json-sides = { $where } ha { $count } squadre, ma il gioco ne ha { $sides }.
scorepad-json-number = { $where } è { $found }, ma deve essere un numero da 0 a { $most }.
scorepad-json-flag = { $where } è { $found }, ma deve essere true o false.
scorepad-json-one-of = { $where } è { $found }, ma deve essere uno di { $known }.
scorepad-json-twice = { $where } ha una carta due volte.
scorepad-json-card = { $where }: { $problem }
scorepad-json-missing = mancante

## Nel terminale: comandi

scorepad-help-answer = Rispondi a ogni domanda e premi Invio. Dove c'è una risposta tra parentesi, Invio la conserva.
scorepad-help-names = Indica un giocatore con le prime lettere del nome, o con il numero.
scorepad-help-cards = Scrivi le carte così: `AS 10D`, valore e seme (C fiori, D quadri, H cuori, S picche).
scorepad-help-last-side = L'ultima squadra ha quello che manca alle altre, quindi su quella non ci sono domande.
scorepad-help-commands = A ogni domanda puoi scrivere anche:
scorepad-help-back = `indietro`: la domanda di prima.
scorepad-help-claim = `dichiara Ann`: Ann ha dichiarato di essere al traguardo, e la mano è finita così. `dichiara nessuno`: nessuno l'ha fatto.
scorepad-help-exposed = `scoperta Bob`: Bob ha chiuso la mano perché il mazziere ha scoperto una carta. `scoperta nessuno`: nessuno l'ha fatto.
scorepad-help-score = `punti`: tutto il foglio finora.
scorepad-help-undo = `annulla`: annulla l'ultima mano.
scorepad-help-edit = `correggi 2`: correggi la mano 2. Invio conserva una risposta.
scorepad-help-export = `esporta FILE.txt` o `esporta FILE.csv`: scrivi il foglio in un file.
scorepad-help-rules = `regole`: le regole di questo gioco. `regole punti`: un capitolo.
scorepad-help-help = `aiuto`: questo elenco.
scorepad-help-quit = `esci`: lascia. Il foglio è salvato.

## Nel terminale: risposte che non vanno bene

scorepad-no-number = «{ $word }» non è un numero che va bene qui.
scorepad-no-name = «{ $word }» non è tra { $names }.
scorepad-not-free = Non sono tra le carte chieste, o le ha un'altra squadra: { $cards }.
scorepad-above-most = { $number } è troppo: qui è possibile al massimo { $most }. Scrivi { $back } se una risposta precedente era sbagliata.
scorepad-one-best = Indica una carta per seme, la migliore.
scorepad-one-or-two = Scrivi un numero, o due: le arance, poi le chiamate sbagliate.
scorepad-number-or-cards = Scrivi un numero, o delle carte.
scorepad-named-twice = Hai indicato due volte: { CARDS($cards) }.
scorepad-cannot-claim = Ora non si può dichiarare niente.
scorepad-cannot-expose = Questa mano non può finire per una carta scoperta: queste regole non prevedono gli errori.
scorepad-edit-number = Scrivi correggi e il numero di una mano già segnata, per esempio `correggi 1`.
scorepad-export-ending = Scrivi esporta e un file che finisce in .txt o .csv.

## Nel terminale: domande su una mano

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: quante carte? O indicale tutte:
scorepad-ask-suit = { $side }, { scorepad-kind }: quante?
scorepad-ask-special = { $side }: quali tra { $cards }? Scrivi tutte, o Invio per nessuna:
scorepad-ask-best = { $side }: la carta migliore di ogni seme, per la primiera? L'ordine è 7, 6, asso, 5, 4, 3, 2, figure:
scorepad-ask-oranges = { $side }: quante arance, e quante chiamate sbagliate? Invio per nessuna:
scorepad-ask-sweeps = { $side }: quante scope? Invio per nessuna:
scorepad-ask-sweep-list = Indica le scope in ordine, per esempio { $example }. Invio per nessuna:
scorepad-ask-sweep-sizes = Indica le scope in ordine, e quante carte del tavolo ha preso ognuna, per esempio { $example }. Invio per nessuna:
scorepad-ask-sweep-first = Indica le scope in ordine, con «prima» dopo una scopa fatta alla prima giocata della mano, per esempio { $example }. Invio per nessuna:
scorepad-ask-sweep-both = Indica le scope in ordine, e quante carte del tavolo ha preso ognuna, con «prima» dopo una scopa fatta alla prima giocata della mano, per esempio { $example }. Invio per nessuna:
scorepad-ask-too-few = Quante volte { $name } ha dato troppo poche carte? Invio per mai:
scorepad-ask-too-many = Quante volte { $name } ha dato troppe carte? Invio per mai:
scorepad-ask-unwon = Chi ha fatto una costruzione che nessuno poteva prendere al turno dopo? Nomi separati da virgole, o Invio per nessuno:
scorepad-ask-first = { $sides } hanno quello che serve per vincere. Riguardate i mazzetti: chi l'ha avuto prima? Scrivi un nome, o insieme:

## Nel terminale: che cosa si dice

scorepad-kept-beside = Questo segnapunti continua in { $file }.
scorepad-kept = I punti sono salvati in { $file }. Scrivi aiuto per vedere i comandi.
scorepad-input-ended = L'input è finito. Per continuare più tardi: cassino score --resume { $file }
scorepad-stopped = Interrotto. Per continuare più tardi: cassino score --resume { $file }
scorepad-goodbye = Alla prossima. Per continuare più tardi: cassino score --resume { $file }
scorepad-after-match = Scrivi annulla, correggi e il numero di una mano, esporta e un file, o esci:
scorepad-next-deal = Mano { $number }. Dà le carte { NAME($dealer) }. Punteggio: { SCORES($scores) }.
scorepad-cannot-be = Non può essere:
scorepad-again = Rispondi ancora. Invio conserva una risposta.
scorepad-is-right = È giusto? Sì, o no per correggere:
scorepad-first-question = Questa è la prima domanda.
scorepad-taken-back = La mano { $number } è annullata. Invio conserva una risposta.
scorepad-not-written = Non scritto.
scorepad-written = Scritto: { $file }
scorepad-ended-exposed = { NAME($who) } ha chiuso la mano per una carta scoperta.
scorepad-ended-claim = { NAME($who) } ha dichiarato di essere al traguardo.
scorepad-if-counted-out = Se qualcuno si è chiamato fuori, scrivi dichiara e il nome.
scorepad-if-announced = Se qualcuno ha annunciato il traguardo, scrivi dichiara e il nome.
scorepad-if-exposed = Se qualcuno ha chiuso la mano perché il mazziere ha scoperto una carta, scrivi scoperta e il nome.
scorepad-no-folder = La cartella { $folder } non si può creare: { $problem }.
scorepad-no-latest = In { $folder } non ci sono punti salvati.
scorepad-cannot-resume =
    { $file } non è un foglio dei punti che si può continuare:
    { $problem }
