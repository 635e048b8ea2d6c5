### Las páginas de la Escuela de Casino y de sus lecciones

learn-school = Escuela de Casino
learn-about = Aprende Casino en tres minutos: lecciones cortas en una mesa de verdad.
learn-lead = Te sientas a una mesa de verdad, y cada carta que juegas recibe una respuesta. No necesitas experiencia.
learn-well = Jugar bien
learn-continue = Continuar: { $title }
learn-all-done = Ya hiciste todas las lecciones.
learn-done = Hecha
learn-partly-done = { $done } de { $steps } pasos
learn-foreign = Algunas lecciones que hiciste son de otra versión de Cassino. Tu progreso en ellas se conserva.
learn-skills = Tus habilidades
learn-skills-about = Esto es lo que muestran tus últimas partidas. Toca una habilidad para ver su lección.
learn-other-games = ¿En qué se diferencian los otros juegos?
learn-other-games-about = Si ya conoces el juego básico, cada uno de estos se explica en diez frases como máximo.

### Una lección

learn-lesson = Lección
learn-lesson-about = Una lección de Casino en una mesa de verdad.
learn-teacher = La lección
learn-news = Novedades de la lección
learn-heading = { $title }, paso { $step } de { $steps }.
learn-step = Paso { $step } de { $steps }
learn-steps-done = Hiciste todos los pasos
learn-press-continue = Presiona Continuar encima de la mesa.
learn-not-yet = Todavía no.
learn-right-mark = ¡Correcto!
learn-task-again = Leer otra vez la tarea
learn-well-done = ¡Muy bien!
learn-finished = Terminaste «{ $title }», lección { $number } de { $of }.
learn-next = Siguiente: { $title }
learn-last = Esa era la última. Ya conoces todo el juego.
learn-again = Hacerla otra vez
learn-first-deal = Jugar una primera mano

### La primera mano

learn-turn = Turno { $turn } de { $turns }
learn-start-over = Empezar de nuevo
learn-play-again = Jugarla otra vez

learn-stars =
    { $stars ->
        [one] { $stars } de { $lessons } estrellas
       *[other] { $stars } de { $lessons } estrellas
    }
learn-first-game = Jugar una partida fácil, con el entrenador
learn-times = Las primeras { $first } lecciones duran más o menos tres minutos; las { $lessons }, unos doce.
