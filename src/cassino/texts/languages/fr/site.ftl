site-nothing-here = Page introuvable
site-nothing-here-about = Il n’y a pas de page à cette adresse. L’adresse est peut-être mal écrite, ou la page a besoin d’un serveur.
site-moved = Cette page est à une autre adresse.
site-no-rules = Règles introuvables
site-no-house-rules = Règles maison introuvables
site-no-match = Partie introuvable
site-no-score = Feuille de score introuvable
site-no-week = Semaine introuvable
site-no-puzzle = Problème introuvable
site-no-lesson = Leçon introuvable

site-offline = Pas de connexion
site-offline-about = Cette page n’est pas enregistrée sur cet appareil. Elle s’ouvrira toute seule dès que la connexion revient.
site-open-again = Réessayer

site-device = { $browser } sur { $system }
site-a-program = Un programme
