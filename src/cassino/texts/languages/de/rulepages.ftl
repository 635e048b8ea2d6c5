### Die Seiten des Regelhefts, and of what is different in a game

rulepages-each-game = Jedes Spiel hat sein eigenes Regelheft. Was darin steht, gilt am Tisch.

rulepages-different = Was anders ist: { $title }
rulepages-different-about = Für alle, die Casino kennen: Was ist anders in { $title }? In zwei Minuten.
rulepages-different-lead = Kennst du schon Casino? Hier steht in zwei Minuten, was in diesem Spiel anders ist.
# Read aloud before a table
rulepages-different-values = Punkte, Zahlen und kleinere Unterschiede
rulepages-taught = Das ist das Spiel, das die Lektionen lehren.
rulepages-whole-book = Das ganze Regelheft

rulepages-licenses = Lizenzen
rulepages-licenses-lead = Woraus dieses Spiel besteht, und die Lizenz jedes Teils.
rulepages-license-part = Teil
rulepages-license-version = Version
rulepages-license = Lizenz
