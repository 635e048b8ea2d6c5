### Paj Lekòl Kazino ak leson yo

learn-school = Lekòl Kazino
learn-about = Aprann Kazino nan twa minit: ti leson nan yon vrè tab.
learn-lead = Ou chita nan yon vrè tab, epi chak kat ou jwe jwenn yon repons. Ou pa bezwen konn jwe deja.
learn-well = Jwe l byen
learn-continue = Kontinye: { $title }
learn-all-done = Ou fè tout leson yo.
learn-done = Fini
learn-partly-done = { $done } sou { $steps } fèt
learn-foreign = Kèk leson ou fè soti nan yon lòt vèsyon Cassino. Pwogrè w ladan yo rete sere.
learn-skills = Konpetans ou
learn-skills-about = Men sa dènye pati w yo montre. Peze yon konpetans pou wè leson li.
learn-other-games = Kijan lòt jwèt yo diferan?
learn-other-games-about = Depi ou konn jwèt baz la, chak lòt jwèt mande dis fraz omaksimòm.

### Yon leson

learn-lesson = Leson
learn-lesson-about = Yon leson Kazino nan yon vrè tab.
learn-teacher = Leson an
learn-news = Nouvèl leson an
learn-heading = { $title }, etap { $step } sou { $steps }.
learn-step = Etap { $step } sou { $steps }
learn-steps-done = Tout etap yo fèt
learn-press-continue = Peze Kontinye anlè tab la.
learn-not-yet = Poko sa.
learn-right-mark = Sa bon!
learn-task-again = Reli egzèsis la
learn-well-done = Bravo!
learn-finished = Ou fini “{ $title }”, leson { $number } sou { $of }.
learn-next = Pwochen: { $title }
learn-last = Se te dènye a. Ou konn tout jwèt la.
learn-again = Refè l
learn-first-deal = Jwe yon premye don

### Premye don an

learn-turn = Tou { $turn } sou { $turns }
learn-start-over = Rekòmanse
learn-play-again = Jwe l ankò

learn-stars =
    { $stars ->
        [one] { $stars } zetwal sou { $lessons }
       *[other] { $stars } zetwal sou { $lessons }
    }
learn-first-game = Jwe yon pati fasil, ak antrenè a
learn-times = Premye { $first } leson yo pran anviwon twa minit, tout { $lessons } yo anviwon douz.
