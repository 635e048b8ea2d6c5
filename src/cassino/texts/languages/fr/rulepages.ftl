rulepages-lead = Chaque page est tirée des règles mêmes que le jeu applique.
rulepages-also-called = Aussi appelé { $names }.
rulepages-change = Changer ces règles
rulepages-contents = Sommaire
rulepages-own = Pour jouer avec tes propres règles, <link>change celles-ci</link>.
rulepages-table = { $title } : tableau

rulepages-example = Exemple.
rulepages-not-allowed = Pas permis.
rulepages-position = Tu as { $hand } ; sur la table : { $table }.
rulepages-position-empty = Tu as { $hand } ; la table est vide.
rulepages-own-build = ta construction de { $value } [{ $cards }]
rulepages-other-build = la construction de { $value } d’un autre joueur [{ $cards }]

rulepages-different = Ce qui change : { $title }
rulepages-different-about = Pour qui connaît le Casino : ce qui change dans le jeu { $title }, en deux minutes.
rulepages-different-lead = Tu connais déjà le Casino ? Voici ce qui change dans ce jeu, en deux minutes.
rulepages-taught = C’est le jeu qu’enseignent les leçons.
rulepages-whole-book =
    { $more ->
        [0] Tout le livret de règles
       *[other] Tout le livret de règles (encore { $more })
    }
