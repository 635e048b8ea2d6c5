lesson-capture = Prendre une carte
lesson-capture-about = Ta carte prend une carte de même rang.
lesson-capture-pair =
    Tout le monde peut prendre les cartes du milieu. Tu as { CARDS("8S") }, et sur la table il y a { CARDS("8H") }.
    Une carte prend une autre carte de même rang. Prends-la !
lesson-capture-pair-praise =
    Bien joué ! C’est une prise. Les deux huit sont maintenant dans ton tas, et à la fin, ce sont les cartes de ton tas qui rapportent des points.
lesson-capture-pair-trail =
    Tu ne ferais que poser une carte sur la table, où tout le monde peut la prendre. Avec { CARDS("8S") }, tu peux prendre quelque chose : cherche l’autre huit.
lesson-capture-pair-build =
    C’est une construction. Bonne idée, et sa leçon vient bientôt. Pour l’instant, prends simplement { CARDS("8H") } avec { CARDS("8S") }.
lesson-capture-ace = Maintenant sans aide : une de tes cartes peut prendre une carte de cette table. Laquelle ?
lesson-capture-ace-praise = Un as prend un as, et chaque as vaut un point entier. Tu as gagné deux points d’une seule carte !
lesson-capture-ace-trail = Cette carte ne ferait que rester sur la table. Cherche deux cartes de même rang, une dans ta main et une sur la table.

lesson-sum = Additionner des cartes
lesson-sum-about = Ta carte prend plusieurs cartes dont la somme fait sa valeur.
lesson-sum-two =
    Il n’y a pas de neuf sur la table, mais { CARDS("4D") } et { CARDS("5S") } font 4 + 5 = 9. Avec { CARDS("9C") }, tu peux donc prendre les deux d’un coup.
lesson-sum-two-praise = Trois cartes pour ton tas en un seul coup. Cherche toujours les sommes : elles rapportent plus de cartes que les paires. Un as compte pour 1.
lesson-sum-two-trail = Ce serait donner une carte. Additionne deux cartes de la table : lesquelles font 9 ?
lesson-sum-three = Tu as { CARDS("10S") }. Cette fois, trois cartes de la table font 10. Trouve-les.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Quatre cartes dans ton tas ! Plus tu prends de cartes, mieux c’est.
lesson-sum-three-trail = Rien ne t’oblige à poser. Trois cartes de cette table font 10 : prends-les avec { CARDS("10S") }.

lesson-build = Faire une construction
lesson-build-about = Réunis des cartes maintenant, et prends-les toutes à un prochain tour.
lesson-build-make =
    Tu as { CARDS("9S") } et { CARDS("4C") }. Mets { CARDS("4C") } sur { CARDS("5D") } : 4 + 5 = 9. Cela s’appelle une construction de 9.
    Les cartes d’une construction restent ensemble, et seul un neuf les prend. Tu en as un !
lesson-build-make-praise =
    Une construction de 9 ! Pourquoi est-ce bien ? Sans elle, tu ne prendrais rien ici avec { CARDS("9S") }. Maintenant, tu peux y gagner trois cartes,
    et un joueur sans neuf ne peut pas les prendre.
lesson-build-make-trail = C’est donner une carte pour rien. Choisis { CARDS("4C") } et { CARDS("5D") } ensemble : elles font 9, et tu as un neuf.
lesson-build-collect = Ton adversaire n’avait pas de neuf et a posé { CARDS("3C") }. Ta construction est toujours là. Ramasse-la avec { CARDS("9S") }.
lesson-build-collect-praise = Trois cartes d’un coup : voilà pourquoi les constructions font gagner. Mais n’attends pas trop : ton adversaire pourrait recevoir un neuf, lui aussi.
lesson-build-own = À toi maintenant, sans aide. Tu as un dix. Une autre carte de ta main peut-elle faire 10 avec une carte de la table ?
lesson-build-own-praise = 3 + 7 = 10 : une construction de 10. Au prochain tour, prends les deux avec { CARDS("10C") }. Ne construis que ce que tu peux prendre toi-même.
lesson-build-own-trail = Ce serait laisser passer une occasion. Tu as { CARDS("10C") } : quelle carte de ta main fait 10 avec une carte de la table ?

lesson-several = En prendre plusieurs
lesson-several-about = Une carte prend toutes les cartes et toutes les sommes qui conviennent.
lesson-several-both =
    Avec { CARDS("8C") }, tu prends { CARDS("8D") }. Tu prends aussi { CARDS("5H") } et { CARDS("3S") }, parce que 5 + 3 = 8. Prends les trois d’un seul coup.
lesson-several-both-praise = Quatre cartes en un coup. Avant d’appuyer sur Prendre, regarde encore : y a-t-il autre chose qui convient ?
lesson-several-both-part = Bien, mais il y a plus. Ton huit prend l’autre huit et 5 + 3 dans le même coup. Choisis les trois.
lesson-several-both-trail = Ne pose rien ici : tu peux prendre trois cartes avec { CARDS("8C") }.
lesson-several-more = Tu peux prendre beaucoup ici avec { CARDS("9D") }. Trouve tous les neuf et toutes les sommes de 9. Chaque carte ne sert qu’une fois.
lesson-several-more-praise = 9, 6 + 3 et 8 + 1 : tu as pris cinq cartes avec une seule. Ton adversaire s’en souviendra.
lesson-several-more-part = C’est un bon début. Il y a un neuf, et deux sommes de 9. Choisis les cinq cartes.
lesson-several-more-trail = Regarde encore : avec { CARDS("9D") }, tu peux prendre cinq cartes de cette table.

lesson-pictures = Les figures
lesson-pictures-about = Un valet prend un valet, une dame prend une dame, un roi prend un roi.
lesson-pictures-queen =
    Les figures n’ont pas de nombre : elles n’entrent jamais dans une somme ni dans une construction. Une dame prend une dame, et rien d’autre ne la prend. Prends { CARDS("QD") }.
lesson-pictures-queen-praise = Une paire de dames pour toi. Une figure sur la table est à l’abri de tous ceux qui n’ont pas de carte du même rang.
lesson-pictures-queen-trail = Tu as { CARDS("QS") }, et il y a une dame sur la table. Prends-la, sinon ton adversaire pourrait le faire.
lesson-pictures-jack = Il y a deux valets sur la table, mais une figure ne prend qu’une figure. Prends un valet avec { CARDS("JS") }.
lesson-pictures-jack-praise = Un valet prend un valet. Le quatrième valet peut encore prendre l’autre : retiens qui l’a peut-être.
lesson-pictures-jack-sum = Belle prise, mais cette leçon parle des figures : prends un valet avec { CARDS("JS") }.
lesson-pictures-jack-trail = Il y a deux valets sur la table, et tu en as un troisième. Prends l’un d’eux.

lesson-keep = Garder la carte qu’il faut
lesson-keep-about = Une construction est une promesse : tu dois avoir la carte qui la prend.
lesson-keep-choose =
    Tu as { CARDS("6S") } et { CARDS("3H") }. Tu as le droit de faire 3 + 3 = 6, car il te reste { CARDS("6S") } en main pour prendre la construction.
    Tu n’as pas le droit de faire 6 + 3 = 9 : tu n’as pas de neuf. Fais la construction permise.
lesson-keep-choose-praise = Une construction de 6, et { CARDS("6S") } l’attend. Garde cette carte jusqu’à ce que tu aies pris la construction.
lesson-keep-choose-pair = Cela prend deux cartes maintenant. La construction de 6 t’en rapporte trois : mets { CARDS("3H") } sur { CARDS("3D") }, et garde le six.
lesson-keep-choose-trail = Tu peux faire mieux. Ensemble, { CARDS("3H") } et { CARDS("3D") } font 6, et tu as un six.
lesson-keep-owner =
    La construction de 9 est à toi. Tant que tu as une construction, tu ne peux pas simplement poser : tu dois prendre ou construire. Ton adversaire
    a peut-être un neuf, lui aussi. Qu’est-ce qui presse le plus ?
lesson-keep-owner-praise = À l’abri ! Trois cartes dans ton tas, avant que quelqu’un d’autre les prenne.
lesson-keep-owner-pair = C’est permis, et ta construction reste. Mais trois cartes sont en danger sur la table : prends d’abord ta construction.

lesson-raise = Monter une construction
lesson-raise-about = Ajoute une carte, et la construction change de valeur.
lesson-raise-own =
    Tu as une construction de 7. Ajoute { CARDS("2H") } de ta main : 7 + 2 = 9. Tu as { CARDS("9D") }, donc tu en as le droit.
    Un sept ne la prend plus, et elle compte une carte de plus.
lesson-raise-own-praise = C’est maintenant une construction de 9, et elle a trois cartes. Monte quand tu penses que ton adversaire peut prendre l’ancienne valeur.
lesson-raise-own-early = C’est prudent, et cela rapporte trois cartes. Mais essaie ici l’autre façon : ajoute { CARDS("2H") } pour faire 9.
lesson-raise-again = Tu as une construction de 6, et tu as { CARDS("10H") }. Quelle carte fait passer le 6 à 10 ?
lesson-raise-again-praise = 6 + 4 = 10. On ne peut monter que les constructions simples, d’un seul groupe de cartes. La leçon suivante montre celles qu’on ne peut pas monter.
lesson-raise-again-early = Cela prend trois cartes. Mais monte-la à 10 avec { CARDS("4D") }, et tu en prendras quatre avec { CARDS("10H") }.

lesson-join = Ajouter à une construction
lesson-join-about = Plusieurs groupes d’une même valeur font une construction que personne ne peut monter.
lesson-join-add =
    Tu as une construction de 9. Ensemble, { CARDS("6S") } et { CARDS("3H") } font 9 aussi. Mets ces cartes avec ta construction : cela s’appelle ajouter. Elle a alors deux groupes, et un seul neuf prend le tout.
lesson-join-add-praise = Une construction multiple ! Personne ne peut plus changer sa valeur, et tu prendras cinq cartes avec { CARDS("9S") }.
lesson-join-add-early = Cela prend ta construction tout de suite. Agrandis-la d’abord : choisis { CARDS("6S") }, { CARDS("3H") } et la construction.
lesson-join-add-beside = Il y a maintenant deux constructions de 9 côte à côte. Réunis-les : choisis aussi ta construction.
lesson-join-double = Tu peux aussi commencer avec deux groupes. Tu as { CARDS("10H") } et { CARDS("6C") }. Avec quatre cartes, fais deux fois dix, en un seul coup.
lesson-join-double-praise = 6 + 4 et 7 + 3 : une construction double de 10. Tu prends les quatre cartes avec { CARDS("10H") }, et ton adversaire ne peut pas la monter.
lesson-join-double-single = Bonne construction. Mais { CARDS("7S") } et { CARDS("3C") } font 10 aussi : choisis-les également, et ton dix rapporte cinq cartes.
lesson-join-double-capture = Cela prend trois cartes maintenant. Une construction double en rapporte cinq : choisis { CARDS("6C") } et les trois cartes de la table.
lesson-join-double-trail = Rien ne t’oblige à donner une carte : { CARDS("6C") } et { CARDS("4D") } font 10, tout comme { CARDS("7S") } et { CARDS("3C") }.

lesson-steal = Prendre leur construction
lesson-steal-about = Tu peux prendre la construction de ton adversaire si tu as la bonne carte.
lesson-steal-take =
    Ton adversaire a construit 8 et espère le prendre au prochain tour. Mais tu as { CARDS("8S") }. Une construction est à qui la prend le premier.
lesson-steal-take-praise = Trois cartes, et une mine déconfite en face. Voilà pourquoi il ne faut pas laisser traîner ses constructions.
lesson-steal-take-trail = Ton adversaire prendra la construction de 8 au prochain tour. Tu as un huit : prends-la maintenant !
lesson-steal-raise = Cette fois, tu n’as pas de sept. Mais tu peux monter leur construction de 7 à une valeur que tu as. Avec quelle carte ?
lesson-steal-raise-praise = 7 + 2 = 9, et la construction est maintenant à toi. Le sept de ton adversaire ne sert plus à rien, et tu prendras trois cartes avec { CARDS("9C") }.
lesson-steal-raise-trail = Alors ton adversaire prend la construction. Tu as { CARDS("9C") } : qu’ajoutes-tu à 7 pour faire 9 ?
lesson-steal-top =
    Au Casino sud-africain, les tas sont visibles. Tu peux prendre la carte du dessus du tas adverse pour ta propre construction.
    Choisis { CARDS("5C") } dans ta main et { CARDS("4H") } sur leur tas, et ajoute les deux à ta construction de 9.
lesson-steal-top-praise = Volée sur leur tas ! Regarde les règles avant d’essayer un nouveau jeu : voler n’est permis que dans certains.
lesson-steal-top-early = Cela prend ta construction telle quelle. Agrandis-la d’abord avec { CARDS("5C") } et { CARDS("4H") }, sur le dessus de leur tas.

lesson-sweep = Balayer la table
lesson-sweep-about = Prends tout ce qu’il y a sur la table pour un point de plus.
lesson-sweep-take =
    Si un seul coup prend toutes les cartes de la table, c’est un coup de balai. Il vaut un point de plus. Tu peux le faire ici avec { CARDS("9H") } : 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Un coup de balai ! Un point de plus, et ton adversaire doit poser une carte sur une table vide.
lesson-sweep-take-trail = Regarde toute la table : 6 + 2 + 1. Tu prends tout avec { CARDS("9H") }.
lesson-sweep-leave =
    Ton adversaire peut balayer, lui aussi. Tu ne peux pas prendre { CARDS("5S") }, donc tu dois laisser une carte sur la table : cela s’appelle poser. Quelle carte ne permet pas de coup de balai ?
lesson-sweep-leave-praise = Aucune carte ne peut prendre à elle seule un roi et un cinq. C’était une carte sûre.
lesson-sweep-leave-low = Attention : 5 + 2 = 7. N’importe quel sept prend alors toute la table : coup de balai. Pose la carte qui n’entre dans aucune somme.

lesson-points = Ce qui rapporte
lesson-points-about = Les cartes que tu veux vraiment : { CARDS("10D") }, { CARDS("2S") }, les as et les piques.
lesson-points-ten =
    On appelle { CARDS("10D") } le grand casino. C’est la meilleure carte de toutes : 2 points. Tu ne peux prendre qu’une chose ici. Prends ce qui vaut le plus !
lesson-points-ten-praise = Deux points en un coup. Si c’est toi qui as { CARDS("10D") } en main, sers-t’en pour prendre : sur la table, n’importe quel dix pourrait l’emporter.
lesson-points-ten-six = Un pique, c’est bien. Mais { CARDS("10D") } vaut 2 points, et ton adversaire pourrait les prendre juste après.
lesson-points-ten-trail = Deux points sont sur la table : prends { CARDS("10D") } avec ton dix.
lesson-points-two = On appelle { CARDS("2S") } le petit casino : 1 point. Comment le prends-tu ?
lesson-points-two-praise = 2 + 3 = 5, et le petit casino est à toi. Il compte aussi comme pique.
lesson-points-two-king = C’est une paire, mais le point est toujours sur la table. Laquelle de tes cartes prend { CARDS("2S") } avec une autre carte ?
lesson-points-two-trail = Ne laisse pas { CARDS("2S") } là. Avec une autre carte de la table, cela fait 5.
lesson-points-ace = Chacun des quatre as vaut 1 point. Dans une somme, un as compte pour 1. Prends l’as !
lesson-points-ace-praise = 1 + 6 = 7. Encore un point pour toi.
lesson-points-ace-jack = Deux cartes, mais pas de point. Additionne { CARDS("AH") } et une autre carte de la table : laquelle de tes cartes cela fait-il ?
lesson-points-ace-trail = Il y a un point sur la table : { CARDS("AH") }. Ajoutes-y quelque chose.
lesson-points-spade =
    Qui prend le plus de piques marque 1 point, et qui prend le plus de cartes en marque 3. Un pique vaut donc mieux qu’une autre carte de son rang.
    Quel roi prends-tu ?
lesson-points-spade-praise = Les deux sont des rois, mais { CARDS("KS") } aide aussi à gagner le point des piques. Maintenant, tu sais tout ce qui rapporte.
lesson-points-spade-heart = Cela prend aussi un roi, mais pas le pique. Prends le roi qui peut rapporter un point.
lesson-points-spade-trail = Tu as { CARDS("KD") }, et il y a deux rois sur la table. Prends l’un d’eux.

lesson-last = Les dernières cartes et le décompte
lesson-last-about = Qui reçoit ce qui reste, et comment on compte une donne.
lesson-last-majority =
    La donne est presque finie. Tu as 24 des 52 cartes. Avec 27, tu as les 3 points pour le plus de cartes. Quel coup rapporte trois cartes d’un coup ?
lesson-last-majority-praise = 24 + 3 = 27 : ton adversaire ne peut plus te rattraper. Compter ses cartes vers la fin, cela vaut 3 points.
lesson-last-majority-king = Cela ne rapporte que deux cartes. 26, c’est la moitié du jeu, pas une majorité. Trouve le coup qui en rapporte trois.
lesson-last-majority-trail = Maintenant, chaque carte compte, et tu peux en prendre trois.
lesson-last-last =
    Ta dernière carte, et la dernière de la donne. Qui prend en dernier reçoit aussi tout ce qui reste sur la table. Prends { CARDS("9D") } !
lesson-last-last-praise =
    Tu as pris en dernier, donc { CARDS("KH") } et { CARDS("4S") } sont aussi à toi. On compte maintenant les deux tas : le plus de cartes 3, le plus de piques 1,
    grand casino 2, petit casino 1, chaque as 1, chaque coup de balai 1. Le premier à 21 points gagne.
lesson-last-last-trail = Alors ton adversaire, qui a pris en dernier, reçoit tout ce qui est sur la table. Prends plutôt { CARDS("9D") }.

lesson-try-trail = Cela laisse { CARDS($cards) } sur la table, à la portée de tous. Relis la question : il y a mieux.
lesson-try-capture = Avec { CARDS($cards) }, tu peux prendre { CARDS($taken) }. Mais ce n’est pas la question : relis-la.
lesson-try-build = Tu peux construire { $value }. Mais ce n’est pas la question : relis-la.
lesson-try-join = Tu peux ajouter à la construction de { $value }. Mais ce n’est pas la question : relis-la.
lesson-try-raise = Tu peux monter la construction à { $value }. Mais ce n’est pas la question : relis-la.
lesson-try-other = C’est permis. Mais ce n’est pas la question : relis-la.

lesson-do-trail = Choisis { CARDS($cards) } dans ta main. Puis appuie sur Poser : la carte va sur la table.
lesson-do-capture = Choisis { CARDS($cards) } dans ta main et { CARDS($taken) } sur la table. Puis appuie sur Prendre.
lesson-do-sweep = Choisis { CARDS($cards) } dans ta main et { CARDS($taken) } sur la table. Puis appuie sur Coup de balai !
lesson-do-build = Choisis { CARDS($cards) } dans ta main et { CARDS($taken) } sur la table. Puis appuie sur Construire { $value }.
lesson-do-join = Choisis { CARDS($cards) } dans ta main, et { CARDS($taken) }. Puis appuie sur Ajouter.
lesson-do-raise = Choisis { CARDS($cards) } dans ta main et la construction avec { CARDS($taken) }. Puis appuie sur Monter à { $value }.

first-deal = Ta première donne
first-deal-about = Joue une petite donne de vingt cartes, et vois ce que fait chaque coup.
first-deal-begins =
    Tu joues une donne entière, avec vingt cartes seulement : as, deux, huit, neuf et dix. Chacun a quatre cartes, et il y en a quatre sur la table.
    Cherche une de tes cartes qui prend quelque chose.
first-deal-missed = Tu as posé une carte sans rien prendre. C’est permis, mais tu aurais pu prendre quelque chose.
first-deal-laid = Tu as posé une carte. Parfois, il n’y a rien à prendre.
first-deal-took = Tu as pris { $count } cartes pour ton tas.
first-deal-built = Une construction de { $value }. Garde la carte qui la prend.
first-deal-their-build = Si tu as une carte de valeur { $value }, tu peux prendre cette construction.
first-deal-big-casino = Le grand casino, { CARDS("10D") }, vaut 2 points.
first-deal-little-casino = Le petit casino, { CARDS("2S") }, vaut 1 point.
first-deal-aces =
    { $count ->
        [1] Un as vaut 1 point.
       *[other] { $count } as valent { $count } points.
    }
first-deal-sweep = Il ne reste rien sur la table : c’est un coup de balai, 1 point de plus.
first-deal-over = La donne est finie. Ce qui reste sur la table va à qui a pris en dernier. On compte maintenant les deux tas.
first-deal-most-cards = Qui a le plus de cartes reçoit 3 points.
first-deal-most-spades = Qui a le plus de piques reçoit 1 point.
first-deal-each-ace = Chaque as vaut 1 point.
first-deal-each-sweep = Chaque coup de balai vaut 1 point.
first-deal-result =
    { $better ->
        [you] Tu gagnes cette donne { $own } à { $other }. Tu sais jouer au Casino !
        [other] Tu as { $own } points, et ton adversaire { $other }. Tu feras mieux la prochaine fois ! Maintenant, tu sais jouer au Casino.
       *[same] { $own } points partout. Tu sais jouer au Casino !
    }

lessons-progress-no-json = Le fichier n’est pas du JSON.
lessons-progress-version = Le fichier vient d’une autre version de Cassino.
lessons-progress-steps = Le fichier ne nomme aucune étape de leçon.

lessons-unknown = Il n’y a pas de leçon « { $name } ». Les leçons sont : { $names }.
lessons-no-toml = La leçon « { $name } » n’est pas du TOML : { $problem }.
lessons-only-steps = La leçon « { $name } » doit avoir [[steps]] et rien d’autre.
lessons-same-name = La leçon « { $name } » a deux étapes du même nom.
lessons-step-fields = L’étape « { $step } » de la leçon « { $lesson } » doit avoir { $needed }, et peut avoir { $others }.
lessons-step-wrong = Étape « { $step } » de la leçon « { $lesson } » : { $problem }
lessons-deal-over = Cette première donne est finie.
lessons-deal-move = Le coup { $number } de cette première donne n’est pas possible : { $problem }
