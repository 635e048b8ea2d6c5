### Was jemand kann: skill-NAME is what it is called, skill-NAME-meaning what a player who has it does

skill-pairs = Paare
skill-pairs-meaning = Du nimmst eine Karte auf dem Tisch mit einer Karte desselben Rangs.
skill-sums = Summen
skill-sums-meaning = Du nimmst Karten, die zusammen den Wert einer deiner Karten ergeben.
skill-several-sets = Mehrere Sätze
skill-several-sets-meaning = Du nimmst alles, was deine Karte auf einmal nehmen kann, nicht nur ein Paar oder eine Summe.
skill-building = Bauen
skill-building-meaning = Du legst jetzt Karten zusammen, um sie in einem späteren Zug alle zu nehmen.
skill-safe-builds = Sichere Bauten
skill-safe-builds-meaning = Du wählst Bauten, die deine Gegner wahrscheinlich nicht nehmen.
skill-answering-builds = Auf Bauten antworten
skill-answering-builds-meaning = Du nimmst, erhöhst oder ergänzt einen fremden Bau, bevor ihn jemand anders nimmt.
skill-leaving-sweeps = Abräumer verhindern
skill-leaving-sweeps-meaning = Du hinterlässt einen Tisch, den niemand mit einer Karte abräumen kann.
skill-valuable-cards = Wertvolle Karten
skill-valuable-cards-meaning = Du nimmst die Karten, die Punkte bringen, und lässt sie nicht für andere liegen.
skill-counting-cards = Karten mitzählen
skill-counting-cards-meaning = Du merkst dir, welche Karten gespielt sind, und weißt so, was andere haben können.
