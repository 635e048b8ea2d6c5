site-nothing-here = Page introuvable
site-no-rules = Règles introuvables
site-no-house-rules = Règles maison introuvables
site-no-match = Partie introuvable
site-no-score = Feuille de score introuvable
site-no-week = Semaine introuvable
site-no-puzzle = Problème introuvable
site-no-lesson = Leçon introuvable

site-device = { $browser } sur { $system }
site-a-program = Un programme
