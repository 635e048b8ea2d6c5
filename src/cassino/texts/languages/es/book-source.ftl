### Los documentos de los que vienen las reglas

book-source-000 = Royal Casino, una página de pagat.com (República Dominicana, América del Norte, Haití, Hungría y otros)
book-source-001 = Casino, reglas de Nathan Long según pagat.com, 2023
book-source-002 = African Casino, una página de pagat.com
book-source-003 = Casino Card Game Rules, una página de un sitio sobre juegos de cartas
book-source-004 = El capítulo sobre Casino de un libro moderno de juegos de cartas
