### The documents that the rules come from, by the numbers of rules/sources.py. Seen only by readers who ask for sources.

book-source-000 = Royal Casino, uma página de pagat.com (República Dominicana, América do Norte, Haiti, Hungria e outros)
book-source-001 = Casino, regras de Nathan Long com base em pagat.com, 2023
book-source-002 = African Casino, uma página de pagat.com
book-source-003 = Casino Card Game Rules, uma página de um site sobre jogos de cartas
book-source-004 = O capítulo sobre Cassino num livro moderno de jogos de cartas
book-source-005 = Casino, um artigo de uma enciclopédia (britannica.com)
book-source-006 = Foster’s Complete Hoyle, 1897, página 405
book-source-007 = Um projeto de curso que joga torneios de Cassino (ashish-ghimire/casinoCpp no GitHub)
book-source-008 = O Kasino como se joga na Finlândia, páginas de jogadores (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, um artigo da Wikipédia e suas cópias (liquisearch.com, thetruefacs.biz)
