### Die Dokumente, aus denen die Regeln stammen, by the numbers of rules/sources.py. Seen only by readers who ask for sources.

book-source-000 = Royal Casino, eine Seite von pagat.com (Dominikanische Republik, Nordamerika, Haiti, Ungarn und andere)
book-source-001 = Casino, Regeln von Nathan Long nach pagat.com, 2023
book-source-002 = African Casino, eine Seite von pagat.com
book-source-003 = Casino Card Game Rules, eine Seite einer Website über Kartenspiele
book-source-004 = Das Kapitel über Casino in einem neueren Buch über Kartenspiele
book-source-005 = Casino, ein Artikel in einem Lexikon (britannica.com)
book-source-006 = Foster's Complete Hoyle, 1897, Seite 405
book-source-007 = Ein Projekt aus einem Kurs, das Turniere in Casino spielt (ashish-ghimire/casinoCpp auf GitHub)
book-source-008 = Kasino, wie es in Finnland gespielt wird, Seiten von Spielern (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, ein Artikel der Wikipedia und seine Kopien (liquisearch.com, thetruefacs.biz)
