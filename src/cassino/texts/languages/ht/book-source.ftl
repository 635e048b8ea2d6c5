### Dokiman règ yo soti ladan yo

book-source-000 = Royal Casino, yon paj sou pagat.com (Repiblik Dominikèn, Amerik di Nò, Ayiti, Ongri ak lòt)
book-source-001 = Casino, règ Nathan Long ekri dapre pagat.com, 2023
book-source-002 = African Casino, yon paj sou pagat.com
book-source-003 = Casino Card Game Rules, yon paj sou yon sit jwèt kat
book-source-004 = Chapit sou Kazino nan yon liv modèn sou jwèt kat
