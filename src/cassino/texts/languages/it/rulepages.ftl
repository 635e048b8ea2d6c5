### Le pagine del regolamento, e di che cosa è diverso in un gioco

rulepages-each-game = Ogni gioco ha il suo regolamento. Quello che dice è quello che si gioca al tavolo.



rulepages-different = Che cosa è diverso in { $title }
rulepages-different-about = Per chi conosce il Casino: che cosa è diverso in { $title }, in due minuti.
rulepages-different-lead = Conosci già il Casino? Ecco che cosa è diverso in questo gioco, in due minuti.
# Letto ad alta voce prima di una tabella
rulepages-different-values = Punti, numeri e differenze più piccole
rulepages-taught = È il gioco che insegnano le lezioni.
rulepages-whole-book = Il regolamento intero

rulepages-licenses = Licenze
rulepages-licenses-lead = Le parti di questo gioco, e la licenza di ciascuna.
rulepages-license-part = Parte
rulepages-license-version = Versione
rulepages-license = Licenza
