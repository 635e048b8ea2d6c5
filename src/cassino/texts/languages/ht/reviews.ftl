### Analiz yon pati

deals =
    { $count ->
        [1] 1 don
       *[other] { $count } don
    }
review-won = { SCORES($scores) } apre { deals }. { PLAYERS($winners) } genyen.
review-unfinished = { SCORES($scores) } apre { deals }. Pati a poko fini.

a-fault =
    { $grade ->
        [inaccuracy] Yon ti mank
        [mistake] Yon erè
       *[blunder] Yon gwo erè
    }
review-move =
    { $grade ->
        [forced] Pa te gen chwa.
        [best] Pi bon kou a.
       *[good] Yon bon kou.
    }
review-fault = { a-fault }: li koute anviwon { points }.
review-fault-exact = { a-fault }: li koute { points }.
review-better = { a-fault }. Sa t ap bay anviwon { points } plis:

review-no-choice = Pa te gen anyen pou chwazi.
review-player =
    Presizyon { $accuracy }%. Nan { $choices ->
        [1] 1 chwa
       *[other] { $choices } chwa
    }, kou ki pi fèb yo { $points ->
        [0] pa koute anyen
       *[other] koute anviwon { points }
    }: { $inaccuracies ->
        [0] okenn ti mank
        [1] 1 ti mank
       *[other] { $inaccuracies } ti mank
    }, { $mistakes ->
        [0] okenn erè
        [1] 1 erè
       *[other] { $mistakes } erè
    }, { $blunders ->
        [0] okenn gwo erè
        [1] 1 gwo erè
       *[other] { $blunders } gwo erè
    }.

review-perfect = Si tout kat te louvri, sa t ap pote { points } plis:
review-perfect-other = Si tout kat te louvri, yon lòt kou t ap pote { points } plis.

review-cards-favor = Nouvo kat yo avantaje { PLAYERS($side, case: "inside") }.

review-left-out =
    { $count ->
        [1] Nou pa analize dènye don an,
       *[other] Nou pa analize dènye { $count } don yo,
    } paske pati a twò long. Eskò a se pou tout pati a.

review-cut-short =
    { $count ->
        [1] Nou jije yon kou
       *[other] Nou jije { $count } kou
    } ak mwens detay, paske tan an te fini. Chif yo mwens egzak, e yon lòt analiz ka bay lòt rezilta.
review-plain = Motè rapid la pa enstale isit la. Kidonk analiz sa a bay kat kache yo { $worlds } fwa sèlman pou chak kou, pa { $usual } fwa: nòt li yo ak chif li yo mwens egzak.

review-breakdown-explained = Plas, Kat, Talan ak Kat kache fè Rezilta a ansanm. Plas: sa plas nan tab la vo anvan yo bay kat. Kat: chans nan kat ki bay yo. Talan: pwen lòt kan yo pèdi ak kou ki pi fèb, mwens pwen kan sa a pèdi. Kat kache: sa pèsonn pa t ka wè lè l t ap chwazi, ak erè nan estimasyon sa yo.

review-perfect-explained = Jwèt pafè: konbyen avans kan an t ap genyen si tout moun te wè tout kat, menm sa ki nan rezèv la.
