### I documenti da cui vengono le regole

book-source-000 = Royal Casino, una pagina di pagat.com (Repubblica Dominicana, America del Nord, Haiti, Ungheria e altri)
book-source-001 = Casino, regole di Nathan Long secondo pagat.com, 2023
book-source-002 = African Casino, una pagina di pagat.com
book-source-003 = Casino Card Game Rules, una pagina di un sito sui giochi di carte
book-source-004 = Il capitolo sul Casino di un moderno libro di giochi di carte
