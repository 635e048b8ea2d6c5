### Che cosa dice il maestro dopo una partita: al massimo 45 parole

tip-pairs = Cerca le coppie: una carta del tavolo con lo stesso valore di una delle tue. Nelle tue ultime partite hai perso { $missed } occasioni chiare su { $chances }.
tip-sums = Cerca le carte che insieme fanno il valore di una delle tue. Nelle tue ultime partite hai perso { $missed } occasioni chiare su { $chances }.
tip-several-sets = Una carta può prendere più coppie e somme insieme. Nelle tue ultime partite hai lasciato qualcosa in { $missed } casi chiari su { $chances }.
tip-building = Metti insieme delle carte in una costruzione, e prendile tutte al prossimo turno. Nelle tue ultime partite hai perso { $missed } occasioni chiare su { $chances }.
tip-safe-builds = Prima di costruire, chiediti chi altro potrebbe prendere. Nelle tue ultime partite la costruzione era troppo rischiosa in { $missed } casi chiari su { $chances }.
tip-answering-builds = Prendi o alza la costruzione di un altro prima che la prenda. Nelle tue ultime partite hai perso { $missed } occasioni chiare su { $chances }.
tip-leaving-sweeps = Prima di calare, controlla se poi una sola carta può fare scopa. Nelle tue ultime partite hai lasciato una scopa in { $missed } casi chiari su { $chances }.
tip-valuable-cards = Prendi prima le carte che danno punti, e non calarle. Nelle tue ultime partite hai scelto altre carte in { $missed } casi chiari su { $chances }.
tip-counting-cards = Ricorda quali valori sono usciti: una carta che nessuno può prendere è al sicuro sul tavolo. Nelle tue ultime partite hai perso { $missed } occasioni chiare su { $chances }.
tutor-strong = Punto di forza
tutor-growing = Da allenare
tutor-unseen = Troppo poche partite
