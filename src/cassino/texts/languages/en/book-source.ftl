### The documents that the rules come from, by the numbers of rules/sources.py. Seen only by readers who ask for sources.

book-source-000 = Royal Casino, a page of pagat.com (Dominican Republic, North America, Haiti, Hungary and others)
book-source-001 = Casino, rules by Nathan Long after pagat.com, 2023
book-source-002 = African Casino, a page of pagat.com
book-source-003 = Casino Card Game Rules, a page of a website about card games
book-source-004 = The chapter on Casino in a modern book of card games
book-source-005 = Casino, an article of an encyclopedia (britannica.com)
book-source-006 = Foster's Complete Hoyle, 1897, page 405
book-source-007 = A course project that plays tournaments of Casino (ashish-ghimire/casinoCpp on GitHub)
book-source-008 = Kasino as it is played in Finland, pages by players (discovergadsden.com, cardgames.fandom.com)
book-source-009 = Cassino, an article of Wikipedia and its copies (liquisearch.com, thetruefacs.biz)
