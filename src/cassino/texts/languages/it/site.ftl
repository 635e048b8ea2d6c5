### Pagine che dicono che qualcosa non c'è, e altre parole del sito

site-nothing-here = Pagina non trovata
site-nothing-here-about = A questo indirizzo non c'è nessuna pagina. Forse l'indirizzo è scritto male, o la pagina ha bisogno di un server.
site-moved = Questa pagina è a un altro indirizzo.
site-no-rules = Queste regole non esistono
site-no-house-rules = Queste regole della casa non esistono
site-no-match = Questa partita non esiste
site-no-score = Questo foglio dei punti non esiste
site-no-week = Questa settimana non esiste
site-no-puzzle = Questo problema non esiste
site-no-lesson = Questa lezione non esiste

site-offline = Nessuna connessione
site-offline-about = Questa pagina non è salvata su questo dispositivo. Si apre da sola appena torna la connessione.
site-open-again = Riprova ora

site-device = { $browser } su { $system }
site-a-program = Un programma
