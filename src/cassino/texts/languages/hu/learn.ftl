learn-school = Kaszinóiskola
learn-about = Tanulj meg kaszinózni három perc alatt: rövid leckék egy igazi asztalnál.
learn-lead = Igazi asztalnál ülsz, és minden kijátszott lapodra választ kapsz. Nem kell hozzá tapasztalat.
learn-well = Játszd jól
learn-continue = Folytatás: { $title }
learn-all-done = Minden leckét elvégeztél.
learn-done = Kész
learn-partly-done = { $done } / { $steps } kész
learn-foreign = Néhány elvégzett leckéd a Cassino egy másik verziójából való. Amit bennük elértél, megmarad.
learn-skills = A tudásod
learn-skills-about = Ezt mutatják a legutóbbi játszmáid. Koppints egyre, és látod a leckéjét.
learn-other-games = Miben mások más játékok?
learn-other-games-about = Ha már tudod az alapjátékot, mindegyikhez elég legfeljebb tíz mondat.

learn-lesson = Lecke
learn-lesson-about = Kaszinólecke egy igazi asztalnál.
learn-teacher = A lecke
learn-news = Hírek a leckéből
learn-heading = { $title }, { $step }. lépés (összesen { $steps }).
learn-step = { $step }. lépés (összesen { $steps })
learn-steps-done = Minden lépés kész
learn-press-continue = Nyomd meg a Folytatás gombot az asztal fölött.
learn-not-yet = Még nem.
learn-right-mark = Helyes!
learn-task-again = A feladat újra
learn-well-done = Szép volt!
learn-finished = Elvégezted: „{ $title }” ({ $number }. lecke, összesen { $of }).
learn-next = Következő: { $title }
learn-last = Ez volt az utolsó. Az egész játékot ismered.
learn-again = Még egyszer
learn-first-deal = Az első osztás

learn-turn = { $turn }. sor (összesen { $turns })
learn-start-over = Elölről
learn-play-again = Még egyszer
learn-stars =
    { $stars ->
        [one] { $lessons } csillagból { $stars }
       *[other] { $lessons } csillagból { $stars }
    }
learn-first-game = Egy könnyű parti az edzővel
learn-times = Az első { $first } lecke körülbelül három perc, az összes ({ $lessons }) körülbelül tizenkettő.
