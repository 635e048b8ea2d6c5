rulepages-each-game = Chaque jeu a son propre livret de règles. À la table, on joue comme le dit le livret.
rulepages-different = Ce qui change : { $title }
rulepages-different-about = Pour qui connaît le Casino : ce qui change dans le jeu { $title }, en deux minutes.
rulepages-different-lead = Tu connais déjà le Casino ? Voici ce qui change dans ce jeu, en deux minutes.
rulepages-different-values = Points, nombres et petites différences
rulepages-taught = C’est le jeu qu’enseignent les leçons.
rulepages-whole-book = Tout le livret de règles

rulepages-licenses = Licences
rulepages-licenses-lead = Les composants de ce jeu, et la licence de chacun.
rulepages-license-part = Composant
rulepages-license-version = Version
rulepages-license = Licence
