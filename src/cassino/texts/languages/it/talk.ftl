### Che cosa dicono i bot al tavolo: cinque frasi per ogni occasione

talk-build-1 = Costruisco { value }.
talk-build-2 = E fa { value }.
talk-build-3 = Ecco qua: { value }.
talk-build-4 = Giù le mani: { value }, ed è mia!
talk-build-5 = Una costruzione da { value }. Guarda come cresce.

talk-last-1 = Ultime.
talk-last-2 = Ultime carte!
talk-last-3 = Queste sono le ultime.
talk-last-4 = Il mazzo è finito.
talk-last-5 = Ultimo giro. Buona fortuna!

talk-sweep-1 = Tavolo pulito!
talk-sweep-2 = Scopa!
talk-sweep-3 = Tutto mio.
talk-sweep-4 = Una bella pulizia.
talk-sweep-5 = Non resta niente da prendere.

talk-praise-1 = Bella scopa!
talk-praise-2 = Splendida.
talk-praise-3 = Che scopa!
talk-praise-4 = Neanche una carta. Bel colpo!
talk-praise-5 = Questa non me l'aspettavo.

talk-prize-1 = Speravo proprio in quella.
talk-prize-2 = Quella conta.
talk-prize-3 = Ogni punto serve.
talk-prize-4 = Una carta che vale la pena.
talk-prize-5 = Grazie del regalo.

talk-stolen-1 = Ehi, quella era mia!
talk-stolen-2 = Addio, costruzione.
talk-stolen-3 = Avevo dei progetti per quella.
talk-stolen-4 = Bella presa.
talk-stolen-5 = Allora la carta l'avevi tu!

talk-won-1 = Bella partita! Che divertimento.
talk-won-2 = Oggi avevo le carte giuste.
talk-won-3 = Grazie della partita.
talk-won-4 = È stata una bella partita.
talk-won-5 = Ne facciamo un'altra?

talk-lost-1 = Hai giocato bene.
talk-lost-2 = Complimenti!
talk-lost-3 = La prossima volta mi rifaccio.
talk-lost-4 = Bella partita. Un'altra?
talk-lost-5 = Te la sei meritata.
