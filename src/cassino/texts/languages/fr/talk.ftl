talk-build-1 = Je construis { value }.
talk-build-2 = Et voilà : { value }.
talk-build-3 = Il y a maintenant une construction de { value } sur la table.
talk-build-4 = Bas les pattes : { value }, c’est pour moi !
talk-build-5 = Une construction de { value }. Regarde-la grandir.

talk-last-1 = Dernières.
talk-last-2 = Dernières cartes !
talk-last-3 = Ce sont les dernières.
talk-last-4 = Le talon est vide.
talk-last-5 = Dernière tournée. Bonne chance !

talk-sweep-1 = Table rase !
talk-sweep-2 = Un coup de balai !
talk-sweep-3 = Tout pour moi.
talk-sweep-4 = Le ménage est fait.
talk-sweep-5 = Plus rien à prendre.

talk-praise-1 = Bien balayé !
talk-praise-2 = Superbe.
talk-praise-3 = Quel coup de balai !
talk-praise-4 = Plus une carte. Joli !
talk-praise-5 = Je ne l’ai pas vu venir.

talk-prize-1 = Je l’espérais, celle-là.
talk-prize-2 = Celle-là, elle compte.
talk-prize-3 = Chaque point est bon à prendre.
talk-prize-4 = Une carte qui vaut le coup.
talk-prize-5 = Merci pour celle-là.

talk-stolen-1 = Hé, c’était à moi !
talk-stolen-2 = Adieu, ma construction.
talk-stolen-3 = J’avais des projets pour elle.
talk-stolen-4 = Bien pris.
talk-stolen-5 = Ah, tu avais donc cette carte !

talk-won-1 = Belle partie ! C’était chouette.
talk-won-2 = J’avais les cartes aujourd’hui.
talk-won-3 = Merci pour la partie.
talk-won-4 = C’était une bonne partie.
talk-won-5 = On en refait une ?

talk-lost-1 = Tu as bien joué.
talk-lost-2 = Félicitations !
talk-lost-3 = La prochaine fois, je t’aurai.
talk-lost-4 = Belle partie. Encore une ?
talk-lost-5 = Tu l’as bien mérité.
