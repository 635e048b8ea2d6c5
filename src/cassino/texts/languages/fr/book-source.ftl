book-source-000 = Royal Casino, une page de pagat.com (République dominicaine, Amérique du Nord, Haïti, Hongrie et autres)
book-source-001 = Casino, règles de Nathan Long d’après pagat.com, 2023
book-source-002 = African Casino, une page de pagat.com
book-source-003 = Casino Card Game Rules, une page d’un site de jeux de cartes
book-source-004 = Le chapitre sur le Casino d’un livre moderne de jeux de cartes
