### Die Seiten der Casino-Schule und ihrer Lektionen

learn-school = Casino-Schule
learn-about = Lern Casino in drei Minuten: kurze Lektionen an einem echten Tisch.
learn-lead = Du sitzt an einem echten Tisch und bekommst zu jeder Karte eine Antwort. Vorkenntnisse brauchst du nicht.
learn-well = Gut spielen
learn-continue = Weiter: { $title }
learn-all-done = Du hast alle Lektionen geschafft.
learn-done = Geschafft
learn-partly-done = { $done } von { $steps } geschafft
learn-foreign = Einige deiner Lektionen sind von einer anderen Version von Cassino. Dein Fortschritt darin bleibt erhalten.
learn-skills = Was du kannst
learn-skills-about = Das zeigen deine letzten Partien. Tippe auf eine Fertigkeit, um ihre Lektion zu sehen.
learn-other-games = Was ist in anderen Spielen anders?
learn-other-games-about = Wenn du das Grundspiel kennst, genügen für jedes andere höchstens zehn Sätze.

### A lesson

learn-lesson = Lektion
learn-lesson-about = Eine Lektion in Casino an einem echten Tisch.
learn-teacher = Die Lektion
learn-news = Neues zur Lektion
learn-heading = { $title }, Schritt { $step } von { $steps }.
learn-step = Schritt { $step } von { $steps }
learn-steps-done = Alle Schritte sind geschafft
learn-press-continue = Drück oben am Tisch auf Weiter.
learn-not-yet = Noch nicht.
learn-right-mark = Richtig!
learn-task-again = Aufgabe noch einmal lesen
learn-well-done = Gut gemacht!
learn-finished = Du hast „{ $title }“ geschafft, Lektion { $number } von { $of }.
learn-next = Weiter: { $title }
learn-last = Das war die letzte. Jetzt kennst du das ganze Spiel.
learn-again = Noch einmal
learn-first-deal = Spiel eine erste Runde

### The first deal

learn-turn = Zug { $turn } von { $turns }
learn-start-over = Von vorn
learn-play-again = Noch einmal spielen
learn-stars =
    { $stars ->
        [one] { $stars } von { $lessons } Sternen
       *[other] { $stars } von { $lessons } Sternen
    }
learn-first-game = Eine leichte Partie mit dem Coach spielen
learn-times = Die ersten { $first } Lektionen dauern etwa drei Minuten, alle { $lessons } etwa zwölf.
