label-trail = Poser { ROW($cards) }
label-take = Prendre { ROW($taken, $builds) } avec { ROW($cards) }
label-take-calling-orange = Prendre { ROW($taken, $builds) } avec { ROW($cards) }, orange !
label-take-pictures = Prendre { ROW($taken, $builds) } avec { ROW($cards) }, figures à ton partenaire
label-build = Construire { $value }
label-build-for = Construire { $value } pour ton partenaire
label-join =
    { $count ->
        [1] Ajouter à { $value }
       *[other] Réunir { $count } constructions de { $value }
    }
label-join-for =
    { $count ->
        [1] Ajouter à { $value } pour ton partenaire
       *[other] Réunir { $count } constructions de { $value } pour ton partenaire
    }
label-raise = Monter à { $value }
label-end-turn = Finir le tour
label-insist = Exiger { demand }
label-let-it-stand = Laisser passer
label-orange = Orange !
label-no-orange = Pas d’orange
label-ask-for-build = Demander la construction
label-do-not-ask = Ne pas demander
label-count-out = Réclamer
label-count-out-saying = Réclamer ({ $word })
label-announce = Annoncer { $target }
label-announce-saying = Annoncer { $target } ({ $word })

button-take =
    { $worth ->
        [0] Prendre { ROW($taken, $builds) }
       *[other] Prendre { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Prendre { ROW($taken, $builds) }, orange !
       *[other] Prendre { ROW($taken, $builds) }, orange ! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Prendre { ROW($taken, $builds) }, figures à ton partenaire
       *[other] Prendre { ROW($taken, $builds) }, figures à ton partenaire · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Coup de balai ! Tout prendre
       *[other] Coup de balai ! +{ $worth }
    }
button-build = Construire { $value } (tu as { CARDS($held) })
button-join =
    { $count ->
        [1] Ajouter à { $value } (tu as { CARDS($held) })
       *[other] Réunir { $count } constructions de { $value } (tu as { CARDS($held) })
    }
button-raise = Monter à { $value } (tu as { CARDS($held) })

slip-could-take = Cette carte pourrait prendre { CARDS($cards) }.
slip-leaves-sweep = Après cela, une seule carte pourrait balayer la table.

cost-count-out = Le jeu s’arrête aussitôt et on compte les cartes. Si tu te trompes, tu paies la pénalité prévue par ces règles.
cost-match = Si tu as raison, tu gagnes la partie. Si tu te trompes, tu la perds.
cost-nothing = Si tu as raison, tu gagnes la partie. Si tu te trompes, le jeu continue.
