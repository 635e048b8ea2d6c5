### Was Bots am Tisch sagen: fünf Fassungen für jeden Anlass

# $value (number): of the build that the bot has made
talk-build-1 = Ich baue { value }.
talk-build-2 = Macht { value }.
talk-build-3 = Hier kommt was: { value }.
talk-build-4 = Finger weg von meinem Bau: { value }!
talk-build-5 = Ein Bau von { values }. Der wächst noch.

talk-last-1 = Letzte.
talk-last-2 = Letzte Karten!
talk-last-3 = Das sind die letzten.
talk-last-4 = Der Talon ist leer.
talk-last-5 = Letzter Durchgang. Viel Glück!

talk-sweep-1 = Sauberer Tisch!
talk-sweep-2 = Abgeräumt!
talk-sweep-3 = Alles meins.
talk-sweep-4 = So, aufgeräumt.
talk-sweep-5 = Da ist nichts mehr zu holen.

talk-praise-1 = Gut abgeräumt!
talk-praise-2 = Wunderschön.
talk-praise-3 = Was für ein Abräumer!
talk-praise-4 = Keine Karte mehr da. Stark!
talk-praise-5 = Das habe ich nicht kommen sehen.

talk-prize-1 = Auf die habe ich gehofft.
talk-prize-2 = Die zählt.
talk-prize-3 = Jeder Punkt hilft.
talk-prize-4 = Die nehme ich gern.
talk-prize-5 = Danke dafür.

talk-stolen-1 = He, das war meiner!
talk-stolen-2 = Weg ist mein Bau.
talk-stolen-3 = Mit dem hatte ich noch was vor.
talk-stolen-4 = Gut genommen.
talk-stolen-5 = Die Karte hattest du also!

talk-won-1 = Schöne Partie! Hat Spaß gemacht.
talk-won-2 = Heute hatte ich die Karten.
talk-won-3 = Danke für die Partie.
talk-won-4 = Das war eine gute Partie.
talk-won-5 = Spielen wir noch mal?

talk-lost-1 = Das hast du gut gespielt.
talk-lost-2 = Glückwunsch!
talk-lost-3 = Nächstes Mal bist du dran.
talk-lost-4 = Schöne Partie. Noch eine?
talk-lost-5 = Das hast du dir verdient.
