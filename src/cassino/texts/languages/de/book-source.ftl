### Die Dokumente, aus denen die Regeln stammen, by the numbers of rules/sources.py. Seen only by readers who ask for sources.

book-source-000 = Royal Casino, eine Seite von pagat.com (Dominikanische Republik, Nordamerika, Haiti, Ungarn und andere)
book-source-001 = Casino, Regeln von Nathan Long nach pagat.com, 2023
book-source-002 = African Casino, eine Seite von pagat.com
book-source-003 = Casino Card Game Rules, eine Seite einer Website über Kartenspiele
book-source-004 = Das Kapitel über Casino in einem neueren Buch über Kartenspiele
