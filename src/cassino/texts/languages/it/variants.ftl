### I giochi pronti

variant-of-the-day = { $title }, mano del giorno
variant-of-the-week = { $title }, mano { $number } della settimana
variant-first-deal = { $title }: { first-deal }

## Famiglie

variant-family-classic = Casino classico
variant-family-royal = Casino reale
variant-family-caribbean = Casino caraibico
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Casino ungherese
variant-family-southern-african = Casino dell'Africa australe
variant-family-scopa = Scopa
variant-family-nordic-kasino = Kasino nordico

## Luoghi, dopo «Si gioca: »

variant-place-china = Cina
variant-place-north-america = America del Nord
variant-place-dominican-republic = Repubblica Dominicana
variant-place-haiti = Haiti
variant-place-hungary = Ungheria
variant-place-hungary-and-austria = Ungheria e Austria
variant-place-eswatini = Eswatini
variant-place-lesotho = Lesotho
variant-place-south-africa = Sudafrica
variant-place-italy = Italia
variant-place-finland-and-sweden = Finlandia e Svezia

## Casino classico

variant-casino-long = Casino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = Il gioco classico: si prende, si costruisce e si fa scopa. Le costruzioni si alzano e si ingrandiscono.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Casino senza scope
variant-casino-web-b-short = Senza scope
variant-casino-web-b-summary = Come il Casino, ma pulire il tavolo non dà punti.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Casino senza scope, mazziere muto
variant-casino-web-a-short = Mazziere muto
variant-casino-web-a-summary = Le scope non danno punti, e nessuno annuncia l'ultimo giro.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Casino in due
variant-casino-book-short = In due
variant-casino-book-summary = Due giocatori. Le scope danno punti, e puoi chiamarti fuori prima che finisca la mano.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Casino con pesca
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = Due giocatori, una mano. Dopo ogni turno peschi una carta.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Casino di picche
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = Due giocatori, a 61 punti. Ogni carta di picche dà punti.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Casino in tre
variant-three-hand-casino-short = In tre
variant-three-hand-casino-summary = Tre giocatori, ognuno per sé.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Casino a coppie
variant-four-hand-partnership-short = A coppie
variant-four-hand-partnership-summary = Quattro giocatori. I primi due che ricevono un asso giocano in coppia.
variant-four-hand-partnership-family = { variant-family-classic }

## Casino reale

variant-royal-north-american = Casino reale
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Le figure valgono da 11 a 13, e gli assi 1 o 14. Le scope non danno punti.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Casino reale con scope
variant-royal-web-short = Con scope
variant-royal-web-summary = Le figure valgono da 11 a 13, e gli assi 1 o 14. Le scope danno punti.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Casino reale in due
variant-royal-book-short = Reale in due
variant-royal-book-summary = Due giocatori. Le figure valgono da 11 a 13, gli assi 1 o 14, e puoi chiamarti fuori.
variant-royal-book-family = { variant-family-royal }

## Casino caraibico

variant-dominican = Casino dominicano
variant-dominican-short = Dominicano
variant-dominican-summary = Le carte uguali si devono prendere, le scope si annullano a vicenda, e gli ultimi punti fino a 21 sono difficili.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Casino dominicano, senza scope alla fine
variant-dominican-no-sweep-record-short = Senza scope alla fine
variant-dominican-no-sweep-record-summary = Come il Casino dominicano, ma vicino a 21 le tue scope non contano più.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Casino dominicano a coppie
variant-dominican-proven-partner-short = A coppie
variant-dominican-proven-partner-summary = Quattro giocatori a coppie. Puoi costruire per il compagno quando le sue giocate provano che ha la carta giusta.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Casino dominicano, limitato da 16
variant-dominican-soto-short = Limitato da 16
variant-dominican-soto-summary = Come il Casino dominicano, ma da 16 punti in poi si segna con limiti.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Casino haitiano
variant-haitian-short = Haitiano
variant-haitian-summary = Come il Casino reale, ma si gioca una mano sola, e la vince chi ha più carte.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = Da due a sei giocatori, 40 carte Rook, a 100 punti. Danno punti i cinque, le arance e le scope.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo con carte comuni
variant-tuxedo-52-short = Con carte comuni
variant-tuxedo-52-summary = Tuxedo con le 40 carte dall'asso al dieci. Una carta di cuori e una di quadri fanno un'arancia.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Casino ungherese

variant-hungarian-kirchner = Casino ungherese
variant-hungarian-kirchner-short = Casino a 11
variant-hungarian-kirchner-summary = Due giocatori, a 11 punti. Puoi giocare insieme più carte della mano, e non ci sono costruzioni.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Il Casino ungherese del 1892. Puoi giocare più gruppi dalla mano, e ogni mano si gioca fino alla fine.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Il Casino ungherese del 1990. Le carte giocate insieme fanno al massimo 13, dopo una scopa il prossimo gioca due volte, e l'ultimo giro si gioca a carte scoperte.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Casino dell'Africa australe

variant-swazi = Swazi Casino
variant-swazi-short = Swazi
variant-swazi-summary = Costruisci con le carte del tavolo, e ruba le carte in cima ai mazzetti avversari.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
variant-swazi-note = Un gioco simile, Omulongo Womadi, si gioca a Windhoek, in Namibia. Sappiamo solo che è simile, non le sue regole.
variant-swazi-two-player = Swazi Casino in due
variant-swazi-two-player-short = Swazi in due
variant-swazi-two-player-summary = Due giocatori, 12 carte a testa per due volte. Nella prima metà puoi avere una sola costruzione, e finché ce l'hai non puoi calare.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Crazy Casino
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Come lo Swazi Casino in due, ma hai otto carte e ne peschi una dopo ogni turno.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Sotho Casino
variant-sotho-short = Sotho
variant-sotho-summary = Come lo Swazi Casino, ma le figure non hanno un numero, e i compagni hanno un mazzetto a testa.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Lesotho Casino
variant-lesotho-40-short = Lesotho
variant-lesotho-40-summary = Come il Sotho Casino, ma con 40 carte e senza figure.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Lesotho Casino in tre
variant-lesotho-40-three-short = Lesotho in tre
variant-lesotho-40-three-summary = Tre giocatori, ognuno per sé: 13 carte a testa e una sul tavolo.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = Casino sudafricano in due
variant-south-african-2-short = Sudafricano in due
variant-south-african-2-summary = Due giocatori, 40 carte e all'inizio un tavolo vuoto. Puoi prendere la carta in cima all'altro mazzetto.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = Casino sudafricano in tre
variant-south-african-3-short = Sudafricano in tre
variant-south-african-3-summary = Tre giocatori, 13 carte a testa e una sul tavolo. Finché hai una costruzione non puoi calare.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = Casino sudafricano in quattro
variant-south-african-4-short = Sudafricano in quattro
variant-south-african-4-summary = Quattro giocatori, ognuno per sé: dieci carte a testa e all'inizio un tavolo vuoto.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 carte senza otto, nove e dieci. Niente costruzioni, una carta o un gruppo per turno, e la primiera dà un punto.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Scopa all'italiana
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Come la Scopa, ma una carta che può prendere deve prendere, e l'ultima giocata non è mai scopa.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Kasino nordico

variant-nordic-kasino = Kasino nordico
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = Niente costruzioni. In mano gli assi valgono 14, il due di picche 15 e il dieci di quadri 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
