### I documenti da cui vengono le regole

book-source-000 = Royal Casino, una pagina di pagat.com (Repubblica Dominicana, America del Nord, Haiti, Ungheria e altri)
book-source-001 = Casino, regole di Nathan Long secondo pagat.com, 2023
book-source-002 = African Casino, una pagina di pagat.com
book-source-003 = Casino Card Game Rules, una pagina di un sito sui giochi di carte
book-source-004 = Il capitolo sul Casino di un moderno libro di giochi di carte
book-source-005 = Casino, una voce di enciclopedia (britannica.com)
book-source-006 = Foster's Complete Hoyle, 1897, pagina 405
book-source-007 = Un progetto di un corso universitario che gioca tornei di Casino (ashish-ghimire/casinoCpp su GitHub)
book-source-008 = Il Kasino come si gioca in Finlandia, pagine di giocatori (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, una voce di Wikipedia e le sue copie (liquisearch.com, thetruefacs.biz)
