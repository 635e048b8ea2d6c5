### La página de un problema

puzzle-about = Una posición de una partida de Casino con una sola mejor jugada. ¿La encuentras?
puzzle-number = Problema { $number }
puzzle-theme = Tema: { $theme }
puzzle-day = { $day }
puzzle-solved-before = ya resuelto
puzzle-rating = Tu clasificación: { $rating }
puzzle-rating-unsure = Tu clasificación: más o menos { $rating }

puzzle-give-hint = Dame una pista
puzzle-show-solution = Ver la solución
puzzle-solution-counts = Tu primera respuesta cuenta para tu clasificación en problemas. Ver la solución cuenta como respuesta equivocada.
puzzle-try-again = Intentar otra vez
puzzle-next = Siguiente problema
puzzle-answered = Ya respondiste. Inténtalo de nuevo o pasa al siguiente problema.

puzzle-right-now = Esta vez sí.
puzzle-wrong = No es la mejor jugada.
puzzle-solution = La solución

puzzle-rating-rose = Tu clasificación en problemas es ahora { $rating } (+{ $change }).
puzzle-rating-fell = Tu clasificación en problemas es ahora { $rating } (−{ $change }).
puzzle-rating-same = Tu clasificación en problemas sigue en { $rating }.
puzzle-rating-practice = Tu clasificación en problemas sigue en { $rating }: solo cuenta tu primera respuesta a cada problema.
puzzle-rated = Dificultad de este problema: { $rating }. Entrena: { $themes }.

puzzle-themes = Elegir un tema
puzzle-any-theme = Elige por mí
puzzle-solved-of = { $title }: { $solved } de { $puzzles } resueltos

puzzle-taken = Capturado hasta ahora

puzzle-task = El problema
puzzle-help = Ayuda y respuestas
