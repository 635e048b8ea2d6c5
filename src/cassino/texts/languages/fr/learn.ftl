learn-school = École de Casino
learn-about = Apprends le Casino en trois minutes : de courtes leçons à une vraie table.
learn-lead = Tu es à une vraie table, et chaque carte que tu joues reçoit une réponse. Aucune expérience nécessaire.
learn-well = Bien jouer
learn-continue = Continuer : { $title }
learn-all-done = Tu as fait toutes les leçons.
learn-done = Faite
learn-partly-done = { $done } sur { $steps }
learn-foreign = Certaines leçons que tu as faites viennent d’une autre version de Cassino. Tes progrès sont gardés.
learn-skills = Tes compétences
learn-skills-about = Voilà ce que montrent tes dernières parties. Touche une compétence pour voir sa leçon.
learn-other-games = En quoi les autres jeux diffèrent-ils ?
learn-other-games-about = Quand tu connais le jeu de base, chacun de ceux-ci s’explique en dix phrases au plus.

learn-lesson = Leçon
learn-lesson-about = Une leçon de Casino à une vraie table.
learn-teacher = La leçon
learn-news = Nouvelles de la leçon
learn-heading = { $title }, étape { $step } sur { $steps }.
learn-step = Étape { $step } sur { $steps }
learn-steps-done = Toutes les étapes sont faites
learn-press-continue = Appuie sur Continuer, au-dessus de la table.
learn-not-yet = Pas encore.
learn-right-mark = Juste !
learn-task-again = Relire la question
learn-well-done = Bravo !
learn-finished = Tu as fini « { $title } », leçon { $number } sur { $of }.
learn-next = Suite : { $title }
learn-last = C’était la dernière. Tu connais tout le jeu.
learn-again = Recommencer
learn-first-deal = Jouer une première donne

learn-turn = Tour { $turn } sur { $turns }
learn-start-over = Recommencer
learn-play-again = Rejouer

learn-stars =
    { $stars ->
        [one] { $stars } étoile sur { $lessons }
       *[other] { $stars } étoiles sur { $lessons }
    }
learn-first-game = Jouer une partie facile, avec le coach
learn-times = Les { $first } premières leçons prennent environ trois minutes ; les { $lessons }, environ douze.
