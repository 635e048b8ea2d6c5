### Paj yon devinèt

puzzle-about = Yon pozisyon nan yon pati Kazino, ak yon sèl kou ki pi bon. Èske ou ka jwenn li?
puzzle-number = Devinèt { $number }
puzzle-theme = Tèm: { $theme }
puzzle-day = { DATETIME($day, dateStyle: "short") }
puzzle-solved-before = deja rezoud
puzzle-rating = Klasman w: { $rating }
puzzle-rating-unsure = Klasman w: anviwon { $rating }

puzzle-give-hint = Ban m yon endis
puzzle-show-solution = Montre solisyon an
puzzle-solution-counts = Premye repons ou konte pou klasman devinèt ou. Si ou montre solisyon an, sa konte kòm yon move repons.
puzzle-try-again = Eseye ankò
puzzle-next = Pwochen devinèt
puzzle-answered = Ou reponn deja. Eseye ankò, oswa ale nan pwochen devinèt la.

puzzle-right-now = Fwa sa a, sa bon.
puzzle-wrong = Se pa pi bon kou a.
puzzle-solution = Solisyon an

puzzle-rating-rose = Klasman devinèt ou se { $rating } kounye a (+{ $change }).
puzzle-rating-fell = Klasman devinèt ou se { $rating } kounye a (−{ $change }).
puzzle-rating-same = Klasman devinèt ou rete { $rating }.
puzzle-rating-practice = Klasman devinèt ou rete { $rating }: se premye repons ou nan yon devinèt sèlman ki konte.
puzzle-rated = Klasman devinèt sa a se { $rating }. Li antrene: { $themes }.

puzzle-themes = Chwazi yon tèm
puzzle-any-theme = Chwazi pou mwen
puzzle-solved-of = { $title }: { $solved } sou { $puzzles } rezoud

puzzle-taken = Pran deja

puzzle-task = Devinèt la
puzzle-help = Èd ak repons
