### Le abilità di un giocatore

skill-pairs = Coppie
skill-pairs-meaning = Prendi una carta del tavolo con una dello stesso valore.
skill-sums = Somme
skill-sums-meaning = Prendi le carte che insieme fanno il valore di una delle tue.
skill-several-sets = Più gruppi
skill-several-sets-meaning = Prendi tutto quello che la tua carta può prendere, non solo una coppia o una somma.
skill-building = Costruire
skill-building-meaning = Metti insieme delle carte ora, per prenderle tutte in un turno successivo.
skill-safe-builds = Costruzioni sicure
skill-safe-builds-meaning = Scegli costruzioni che gli avversari difficilmente possono prendere.
skill-answering-builds = Rispondere alle costruzioni
skill-answering-builds-meaning = Prendi, alzi o ingrandisci la costruzione di un altro prima che la prenda.
skill-leaving-sweeps = Evitare le scope
skill-leaving-sweeps-meaning = Lasci un tavolo che il prossimo giocatore non può pulire con una carta.
skill-valuable-cards = Carte di valore
skill-valuable-cards-meaning = Prendi le carte che danno punti, e non le lasci agli altri.
skill-counting-cards = Contare le carte
skill-counting-cards-meaning = Ricordi le carte giocate, e così sai che cosa possono avere gli altri.
