### Die Seite einer Aufgabe

puzzle-about = Eine Stellung aus einer Partie Casino mit einem besten Zug. Findest du ihn?
puzzle-number = Aufgabe { $number }
puzzle-theme = Thema: { $theme }
puzzle-day = { $day }
puzzle-solved-before = schon gelöst
puzzle-rating = Deine Wertung: { $rating }
puzzle-rating-unsure = Deine Wertung: etwa { $rating }

puzzle-give-hint = Gib mir einen Tipp
puzzle-show-solution = Lösung zeigen
puzzle-solution-counts = Deine erste Antwort zählt für deine Wertung. Die Lösung zu zeigen zählt als falsche Antwort.
puzzle-try-again = Noch einmal versuchen
puzzle-next = Nächste Aufgabe
puzzle-answered = Du hast geantwortet. Versuch es noch einmal, oder nimm die nächste Aufgabe.

puzzle-right-now = Diesmal richtig.
puzzle-wrong = Nicht der beste Zug.
puzzle-solution = Die Lösung

puzzle-rating-rose = Deine Aufgaben-Wertung ist jetzt { $rating } (+{ $change }).
puzzle-rating-fell = Deine Aufgaben-Wertung ist jetzt { $rating } (−{ $change }).
puzzle-rating-same = Deine Aufgaben-Wertung bleibt bei { $rating }.
puzzle-rating-practice = Deine Aufgaben-Wertung bleibt bei { $rating }: Nur deine erste Antwort auf eine Aufgabe zählt.
puzzle-rated = Diese Aufgabe hat die Wertung { $rating }. Sie übt: { $themes }.

puzzle-themes = Wähle ein Thema
puzzle-any-theme = Wähle für mich
puzzle-solved-of = { $title }: { $solved } von { $puzzles } gelöst

puzzle-taken = Bisher genommen

puzzle-task = Die Aufgabe
puzzle-help = Hilfe und Antworten
