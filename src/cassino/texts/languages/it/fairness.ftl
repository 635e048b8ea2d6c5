### Prove che le carte sono state date come promesso

fairness-heading =
    { $deal ->
        [0] La partita
       *[other] Mano { $deal }
    }
fairness-count = Giusti: { $right }, sbagliati: { $wrong }, non verificati: { $unchecked }

fairness-no-commitment = il verbale non ha un impegno: nessuno ha promesso niente sulle carte
fairness-malformed =
    { $what ->
        [commitment] l'impegno non è di 64 cifre esadecimali minuscole
        [opening] il seme casuale iniziale non è di 64 cifre esadecimali minuscole
       *[seed] il seme casuale non è di 64 cifre esadecimali minuscole
    }
fairness-malformed-salt = il sale di { $player } non è di 64 cifre esadecimali minuscole
fairness-deals = il verbale ha { $deals } mani, ma semi casuali e sali per { $seeds }
fairness-salts = il verbale ha { $players } giocatori, ma { $salts } sali
fairness-not-noted = se l'impegno c'era prima della partita: confrontalo con quello che ti eri annotato allora
fairness-noted = l'impegno è quello che ti eri annotato
fairness-other-commitment = l'impegno è { $commitment }, non quello che ti eri annotato
fairness-opening = l'impegno è l'hash del seme casuale iniziale
fairness-other-opening = l'impegno non è l'hash del seme casuale iniziale
fairness-dealer = il primo mazziere, { $player }, è quello estratto
fairness-other-dealer = dà le carte per primo { $player }, ma era estratto { $drawn }: è giusto solo in una rivincita
fairness-seed =
    { $deal ->
        [0] il seme casuale è della catena: il suo hash è il seme iniziale
       *[other] il seme casuale è della catena: il suo hash è il seme della mano { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] il seme casuale non è della catena: il suo hash non è il seme iniziale
       *[other] il seme casuale non è della catena: il suo hash non è il seme della mano { $deal }
    }
fairness-chain-ended = la catena è finita con la mano { $last }; questa mano è stata mescolata senza
fairness-seed-hidden = il seme casuale non è ancora rivelato, perché la mano non è finita
fairness-seed-missing = il seme casuale manca, anche se la mano è finita
fairness-order = tutte le { $count } carte sono nell'ordine dato dal seme casuale e dai sali
fairness-other-card = la carta { $place } del mazzo è { $found }, ma il seme casuale e i sali danno { $expected }
fairness-no-salt = nessuno ha aggiunto un sale, quindi questa mano dipende solo dall'impegno
fairness-bound-salt = il sale di { $player } era fissato da quello precedente
fairness-unbound-salt = { $player } ha aggiunto un sale; che cosa lo fissava non è nel verbale
fairness-misdeal = le carte sono state mescolate di nuovo dopo una distribuzione sbagliata, senza la catena


## Errori

fairness-secret = Il segreto di una catena deve essere di 64 cifre esadecimali.
fairness-other-secret = Il segreto non corrisponde all'impegno.
fairness-no-link = Una catena ha gli anelli da 0 a { $last }, non { $number }.
fairness-salt = Un sale deve essere di 32 byte: 64 cifre esadecimali minuscole.
fairness-second-salt = Hai già dato il tuo sale per la prossima mano.
fairness-chains = Durante una mano puoi cominciare al massimo { $most } catene.
fairness-early-salt = Puoi dare il tuo sale per la prossima mano solo quando questa è finita.
fairness-late-chain = La tua catena è cominciata troppo tardi per la prossima mano.
