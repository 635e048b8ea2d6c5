### Los documentos de los que vienen las reglas

book-source-000 = Royal Casino, una página de pagat.com (República Dominicana, América del Norte, Haití, Hungría y otros)
book-source-001 = Casino, reglas de Nathan Long según pagat.com, 2023
book-source-002 = African Casino, una página de pagat.com
book-source-003 = Casino Card Game Rules, una página de un sitio sobre juegos de cartas
book-source-004 = El capítulo sobre Casino de un libro moderno de juegos de cartas
book-source-005 = Casino, un artículo de una enciclopedia (britannica.com)
book-source-006 = Foster’s Complete Hoyle, 1897, página 405
book-source-007 = Un proyecto de curso que juega torneos de Casino (ashish-ghimire/casinoCpp en GitHub)
book-source-008 = El Kasino como se juega en Finlandia, páginas de jugadores (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, un artículo de Wikipedia y sus copias (liquisearch.com, thetruefacs.biz)
