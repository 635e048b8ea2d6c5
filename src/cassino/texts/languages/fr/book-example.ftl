book-example-position =
    { $is_legal ->
        [yes] Exemple.
       *[no] Pas permis.
    } Tu as { ROW($hand) }. { $count ->
        [0] La table est vide.
       *[other] Sur la table : { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] ta construction de { $value } ({ ROW($cards) })
        [partner] la construction de { $value } de ton partenaire ({ ROW($cards) })
       *[opponent] une construction de { $value } d’un adversaire ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] ta construction
        [partner] construction de ton partenaire
       *[opponent] construction d’un adversaire
    }
book-example-pile-top = { CARDS($card) } sur le dessus du tas d’un adversaire
book-example-allowed = Exemple
book-example-forbidden = Pas permis
book-example-pile = Dessus du tas d’un adversaire

book-example-queen = Ta dame prend l’autre dame, et aussi le 9 et le 3, car 9 + 3 = 12.
book-example-ace = Ton as compte 14 et prend les deux cartes : 13 + 1 = 14.
book-example-in-hand = Dans ta main, { CARDS("10D") } compte 16 : cette carte prend le 9 et le 7.

book-example-take =
    { $deck_pack ->
        [italian_40] Ton valet prend l’autre valet, et aussi le 5 et le 3, car 5 + 3 = 8.
       *[other] Ton 8 prend l’autre 8, et aussi le 5 et le 3, car 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Tu prends 6 + 1 ou 5 + 2, mais pas les deux.
       *[other] Tu prends le 6 et l’as, ou le 5 et le 2, mais pas les quatre.
    }
book-example-pair-first = Tu dois prendre l’autre 7, et pas le 4 et le 3.
book-example-several = Tu joues les deux cartes. Elles font 12, et prennent le 10 et le 2, et la dame.
book-example-several-large = Tu joues les trois cartes. Elles font 24, et prennent le 4, le 7 et le roi : 4 + 7 + 13 = 24.
book-example-several-too-large = Tes cartes font ensemble 15, plus que { $capturing_hand_total_at_most }.
book-example-several-sets = Le valet compte 11, et le 7 et le 4 ensemble aussi. Tu prends le valet de la table avec les trois cartes.
book-example-split = La construction ne compte que pour 5. Tu ne peux pas y ajouter le 2 pour faire 7.
book-example-one-picture = Une dame ne prend qu’une seule dame.
book-example-both-pictures = Ta dame prend les deux dames.
book-example-top = Tu prends ta construction avec un 8, et aussi le 7 de la table avec l’as du tas : 7 + 1 = 8.
book-example-equal = Tu ne peux pas prendre un seul 9. Tu dois prendre les deux, et tu peux prendre aussi le 5 et le 4.
book-example-must = Tu ne peux pas poser ton 7, car il peut prendre le 4 et le 3.
book-example-insist = Tu ne prends que l’autre 8 et finis ton tour. Un adversaire peut exiger que tu prennes aussi le 5 et le 3.
book-example-insist-add = Tu poses ton 10 et finis ton tour. Un adversaire peut exiger que tu ajoutes le 6 et le 3 à ta construction.

book-example-make = Tu joues ton 5 sur le 4 et dis « neuf ». Ton 9 peut prendre les deux cartes à un prochain tour.
book-example-multiple = Tu joues ton 5 sur le 4 et ajoutes le 9. C’est une construction multiple de 9.
book-example-table-build = Avant de jouer, tu réunis les trois cartes en une construction de 10, pour le 10 de ta main.
book-example-base = Le 9 de la table est une base, car tu as un 9. Tu y ajoutes le 5 du tas et le 4 : une construction multiple de 9.
book-example-raise = Tu ajoutes ton 2 à la construction et dis « neuf ». Elle est maintenant à toi.
book-example-raise-sets = Tu montes la construction à 9 avec ton 2, et tu ajoutes le 9 de la table.
book-example-join = Tu ajoutes ton 6 et le 3. La construction est maintenant multiple, et personne ne peut la monter.
book-example-join-theirs = Tu ajoutes ton 6 et le 3 à la construction. Elle est maintenant à toi.
book-example-join-top = Tu ajoutes à ta construction le 7 du tas et le 2 de la table : 7 + 2 = 9.
book-example-steal = Tu ajoutes à ta construction ton 7 et l’as du tas : 7 + 1 = 8.
book-example-separate = Ton 10 peut s’ajouter à l’une des constructions, mais pas les réunir.
book-example-merge = Tu ne peux pas construire 9 avec ton 6 et le 3, car il y a une construction de 9 à laquelle tu n’as pas le droit d’ajouter.
book-example-hold = Tu ne peux pas prendre seulement le 9 libre : ton seul 9 doit prendre ta construction.
book-example-proven = Ton partenaire construit 8 avec un as, et le joueur suivant prend sa construction. Ton partenaire a donc un 8, et tu peux jouer ton 2 sur le 6 pour lui construire 8.
book-example-request-asked = Ton partenaire joue un 9 pour prendre ta construction. Tu as un 9 toi aussi, et tu lui demandes de la laisser. Ton partenaire y ajoute donc son 9, et elle reste à toi.

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] Tu ne peux pas poser le 2, car tu as une construction. Tu peux la prendre avec ton 9.
       *[anything] Tu ne peux pas poser le 2, car tu as une construction. Tu peux la prendre avec ton 9.
    }
book-example-partner-nine = Ton partenaire a construit 9, et tu as un 9. Tu peux le poser, et ton partenaire peut le prendre plus tard avec la construction.
book-example-sweep = Tu prends les deux cartes. La table est vide : coup de balai !
book-example-big-sweep = Tu prends les quatre cartes. La table est vide : un grand coup de balai !
book-example-victim = Ton adversaire balaie la table avec un 8. Tu poses un 7, et le prends aussitôt avec ton autre 7 : un coup de balai pour toi.
book-example-orange =
    { $deck_pack ->
        [rook_40] Tu prends le 4 jaune et le 3 rouge avec ton 7 et annonces « orange ».
       *[other] Tu prends { CARDS("4D") } et { CARDS("3H") } avec ton 7 et annonces « orange ».
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Exemple. Ann a 19 points et Bert 15. Ann a le plus de cartes, deux as et deux coups de balai, mais pas { CARDS("10D") } : elle ne marque rien. Bert marque 6 pour le plus de piques, { CARDS("10D") }, { CARDS("2S") } et deux as, et gagne avec 21.
    }
