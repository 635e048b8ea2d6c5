book-source-000 = Royal Casino, a pagat.com egyik oldala (Dominikai Köztársaság, Észak-Amerika, Haiti, Magyarország és mások)
book-source-001 = Casino, Nathan Long szabályai a pagat.com nyomán, 2023
book-source-002 = African Casino, a pagat.com egyik oldala
book-source-003 = Casino Card Game Rules, egy kártyajátékokról szóló webhely oldala
book-source-004 = Egy modern kártyakönyv Casino-fejezete
