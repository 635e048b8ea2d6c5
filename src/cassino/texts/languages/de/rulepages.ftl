### Die Seiten des Regelhefts, and of what is different in a game



rulepages-different = Was anders ist: { $title }
rulepages-different-about = Für alle, die Casino kennen: Was ist anders in { $title }? In zwei Minuten.
rulepages-different-lead = Kennst du schon Casino? Hier steht in zwei Minuten, was in diesem Spiel anders ist.
rulepages-taught = Das ist das Spiel, das die Lektionen lehren.
rulepages-whole-book = Das ganze Regelheft
