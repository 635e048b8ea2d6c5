### Dokiman règ yo soti ladan yo

book-source-000 = Royal Casino, yon paj sou pagat.com (Repiblik Dominikèn, Amerik di Nò, Ayiti, Ongri ak lòt)
book-source-001 = Casino, règ Nathan Long ekri dapre pagat.com, 2023
book-source-002 = African Casino, yon paj sou pagat.com
book-source-003 = Casino Card Game Rules, yon paj sou yon sit jwèt kat
book-source-004 = Chapit sou Kazino nan yon liv modèn sou jwèt kat
book-source-005 = Casino, yon atik nan yon ansiklopedi (britannica.com)
book-source-006 = Foster’s Complete Hoyle, 1897, paj 405
book-source-007 = Yon pwojè elèv ki jwe tounwa Kazino (ashish-ghimire/casinoCpp sou GitHub)
book-source-008 = Kasino jan yo jwe l nan Fenlann, paj jwè yo ekri (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, yon atik nan Wikipedya ak kopi li yo (liquisearch.com, thetruefacs.biz)
