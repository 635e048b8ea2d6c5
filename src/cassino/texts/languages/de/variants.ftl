### Die mitgelieferten Regeln: start page, rule books, terminal.

# The titles of single deals
variant-of-the-day = { $title }, Runde des Tages
variant-of-the-week = { $title }, Runde { $number } der Woche
variant-first-deal = { $title }: { first-deal }

## Families

variant-family-classic = Klassisches Casino
variant-family-royal = Königliches Casino
variant-family-caribbean = Karibisches Casino
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Ungarisches Casino
variant-family-southern-african = Casino im südlichen Afrika
variant-family-scopa = Scopa
variant-family-nordic-kasino = Nordisches Kasino

## Places

# After “Gespielt in” (dative)
variant-place-china = China
variant-place-north-america = Nordamerika
variant-place-dominican-republic = der Dominikanischen Republik
variant-place-haiti = Haiti
variant-place-hungary = Ungarn
variant-place-hungary-and-austria = Ungarn und Österreich
variant-place-eswatini = Eswatini
variant-place-lesotho = Lesotho
variant-place-south-africa = Südafrika
variant-place-italy = Italien
variant-place-finland-and-sweden = Finnland und Schweden

## Classic Casino

variant-casino-long = Casino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = Das klassische Spiel: nehmen, bauen, abräumen. Bauten kann man erhöhen und ergänzen.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Casino ohne Abräumer
variant-casino-web-b-short = Ohne Abräumer
variant-casino-web-b-summary = Wie Casino, aber ein leerer Tisch bringt keine Punkte.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Casino ohne Abräumer, stiller Geber
variant-casino-web-a-short = Stiller Geber
variant-casino-web-a-summary = Abräumer bringen nichts, und niemand sagt den letzten Durchgang an.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Casino zu zweit
variant-casino-book-short = Zu zweit
variant-casino-book-summary = Für zwei. Abräumer zählen, und du kannst vor dem Ende der Runde auszählen lassen.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Zieh-Casino
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = Für zwei, eine Runde. Nach jedem Zug ziehst du eine Karte.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Pik-Casino
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = Für zwei, bis 61 Punkte. Jedes Pik zählt.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Casino zu dritt
variant-three-hand-casino-short = Zu dritt
variant-three-hand-casino-summary = Für drei, alle spielen für sich.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Partner-Casino
variant-four-hand-partnership-short = Mit Partnern
variant-four-hand-partnership-summary = Für vier. Die ersten zwei Asse bestimmen die Partner, und Partner sitzen sich gegenüber.
variant-four-hand-partnership-family = { variant-family-classic }

## Royal Casino

variant-royal-north-american = Königliches Casino
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Bilder zählen 11 bis 13, Asse 1 oder 14. Abräumer bringen nichts.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Königliches Casino mit Abräumern
variant-royal-web-short = Mit Abräumern
variant-royal-web-summary = Bilder zählen 11 bis 13, Asse 1 oder 14. Abräumer zählen.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Königliches Casino zu zweit
variant-royal-book-short = Königlich zu zweit
variant-royal-book-summary = Für zwei. Bilder zählen 11 bis 13, Asse 1 oder 14, und du kannst auszählen lassen.
variant-royal-book-family = { variant-family-royal }

## Caribbean Casino

variant-dominican = Dominikanisches Casino
variant-dominican-short = Dominikanisch
variant-dominican-summary = Gleiche Karten musst du nehmen, Abräumer heben sich auf, und die letzten Punkte bis 21 sind schwer zu holen.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Dominikanisches Casino, ohne späte Abräumer
variant-dominican-no-sweep-record-short = Ohne späte Abräumer
variant-dominican-no-sweep-record-summary = Wie das dominikanische Casino, aber kurz vor 21 zählen deine Abräumer nicht mehr.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Dominikanisches Casino mit Partnern
variant-dominican-proven-partner-short = Mit Partnern
variant-dominican-proven-partner-summary = Vier spielen zwei gegen zwei. Du kannst für deinen Partner bauen, sobald dessen Spiel beweist, dass er die richtige Karte hat.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Dominikanisches Casino, ab 16 eingeschränkt
variant-dominican-soto-short = Ab 16 eingeschränkt
variant-dominican-soto-summary = Wie das dominikanische Casino, aber ab 16 Punkten zählt nicht mehr alles.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Haitianisches Casino
variant-haitian-short = Haitianisch
variant-haitian-summary = Wie das königliche Casino, aber nur eine Runde, und die meisten Karten gewinnen.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = Für zwei bis sechs, 40 Rook-Karten, bis 100 Punkte. Fünfen, Orangen und Abräumer zählen.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo mit gewöhnlichen Karten
variant-tuxedo-52-short = Mit gewöhnlichen Karten
variant-tuxedo-52-summary = Tuxedo mit den 40 Karten von Ass bis Zehn. Herz und Karo zusammen sind eine Orange.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Hungarian Casino

variant-hungarian-kirchner = Ungarisches Casino
variant-hungarian-kirchner-short = Casino bis 11
variant-hungarian-kirchner-summary = Für zwei, bis 11 Punkte. Du kannst mehrere Handkarten zusammen spielen, und es gibt keine Bauten.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Ungarisches Casino von 1892. Du kannst mehrere Sätze aus der Hand spielen, und jede Runde wird zu Ende gespielt.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Ungarisches Casino von 1990. Sätze ergeben höchstens 13, nach einem Abräumer spielt der Nächste zweimal, und der letzte Durchgang ist offen.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Southern African Casino

variant-swazi = Swazi Casino
variant-swazi-short = Swazi
variant-swazi-summary = Bau aus Tischkarten, und stiehl die obersten Karten von den Stapeln deiner Gegner.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
variant-swazi-note = Ein ähnliches Spiel, Omulongo Womadi, wird in Windhuk in Namibia gespielt. Wir wissen nur, dass es ähnlich ist. Seine Regeln kennen wir nicht.
variant-swazi-two-player = Swazi Casino zu zweit
variant-swazi-two-player-short = Swazi zu zweit
variant-swazi-two-player-summary = Für zwei, je 12 Karten, zweimal gegeben. In der ersten Hälfte darf dir nur ein Bau gehören, und solange du ihn hast, darfst du nicht ablegen.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Crazy Casino
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Wie Swazi Casino zu zweit, aber du hast acht Karten auf der Hand und ziehst nach jedem Zug eine.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Sotho Casino
variant-sotho-short = Sotho
variant-sotho-summary = Wie Swazi Casino, aber Bilder haben keine Zahl, und Partner haben getrennte Stapel.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Lesotho Casino
variant-lesotho-40-short = Lesotho
variant-lesotho-40-summary = Wie Sotho Casino, aber mit 40 Karten und ohne Bilder.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Lesotho Casino zu dritt
variant-lesotho-40-three-short = Lesotho zu dritt
variant-lesotho-40-three-summary = Für drei, alle allein: je 13 Karten und eine auf dem Tisch.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = Südafrikanisches Casino zu zweit
variant-south-african-2-short = Südafrikanisch zu zweit
variant-south-african-2-summary = Für zwei, 40 Karten und anfangs ein leerer Tisch. Du kannst die oberste Karte des anderen Stapels nehmen.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = Südafrikanisches Casino zu dritt
variant-south-african-3-short = Südafrikanisch zu dritt
variant-south-african-3-summary = Für drei, je 13 Karten und eine auf dem Tisch. Solange dir ein Bau gehört, darfst du nicht ablegen.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = Südafrikanisches Casino zu viert
variant-south-african-4-short = Südafrikanisch zu viert
variant-south-african-4-summary = Für vier, alle allein: je zehn Karten und anfangs ein leerer Tisch.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 Karten ohne Achten, Neunen und Zehnen. Keine Bauten, pro Zug eine Karte oder ein Satz, und ein Punkt für die Primiera.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Italienische Scopa
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Wie Scopa, aber eine Karte, die nehmen kann, muss nehmen, und der letzte Zug ist nie ein Abräumer.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Nordic Kasino

variant-nordic-kasino = Nordisches Kasino
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = Keine Bauten. Auf der Hand zählen Asse 14, die Pik-Zwei 15 und die Karo-Zehn 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
