deals =
    { $count ->
        [1] 1 osztás
       *[other] { $count } osztás
    }
review-won =
    { FORM($winners) ->
        [you] { SCORES($scores) } ({ deals }). Győztél.
        [with-you] { SCORES($scores) } ({ deals }). { PLAYERS($winners) } győztetek.
       *[other] { SCORES($scores) } ({ deals }). { PLAYERS($winners) } győzött.
    }
review-unfinished = { SCORES($scores) } ({ deals }). A partinak még nincs vége.

a-fault =
    { $grade ->
        [inaccuracy] Pontatlanság
        [mistake] Hiba
       *[blunder] Nagy hiba
    }
review-move =
    { $grade ->
        [forced] Nem volt más lehetőség.
        [best] A legjobb lépés.
       *[good] Jó lépés.
    }
review-fault = { a-fault }: az ára kb. { points }.
review-fault-exact = { a-fault }: az ára { points }.
review-better = { a-fault }. Kb. { $points } ponttal jobb:
review-no-choice = Nem volt miből választani.
review-player =
    Pontosság: { $accuracy }%. { $choices ->
        [1] 1 döntésből
       *[other] { $choices } döntésből
    } a gyengébb lépések ára { $points ->
        [0] semmi
       *[other] kb. { points }
    }: { $inaccuracies ->
        [0] nincs pontatlanság
        [1] 1 pontatlanság
       *[other] { $inaccuracies } pontatlanság
    }, { $mistakes ->
        [0] nincs hiba
        [1] 1 hiba
       *[other] { $mistakes } hiba
    }, { $blunders ->
        [0] nincs nagy hiba
        [1] 1 nagy hiba
       *[other] { $blunders } nagy hiba
    }.
review-perfect = Ha minden lap látszott volna, ez { $points } ponttal többet hozott volna:
review-perfect-other = Ha minden lap látszott volna, egy másik lépés { $points } ponttal többet hozott volna.
review-cards-favor =
    { FORM($side) ->
        [you] Jól jártál az új lapokkal.
        [with-you] A te oldalad járt jól az új lapokkal.
       *[other] { PLAYERS($side) } járt jól az új lapokkal.
    }
review-left-out =
    { $count ->
        [1] Az utolsó osztást
       *[other] Az utolsó { $count } osztást
    } nem elemeztük, mert a parti túl hosszú. Az állás az egész partié.
review-cut-short =
    { $count ->
        [1] Egy lépést
       *[other] { $count } lépést
    } kevésbé pontosan ítéltünk meg, mert letelt az idő. A számok durvábbak, és egy újabb elemzés eltérhet.
review-plain = A gyors motor itt nincs telepítve. Ezért ez az elemzés a rejtett lapokat minden lépéshez csak { $worlds } alkalommal osztotta ki { $usual } helyett: az ítéletei és a számai durvábbak.
review-breakdown-explained = A Hely, a Lapok, a Tudás és a Rejtett lapok összege az Eredmény. Hely: mennyit ér az asztalnál elfoglalt hely az osztás előtt. Lapok: szerencse az osztásban. Tudás: amennyi pontot a többi oldal gyengébb lépésekkel vesztett, mínusz amennyit ez az oldal vesztett. Rejtett lapok: amit döntéskor senki sem láthatott, és e becslések hibája.
review-perfect-explained = Tökéletes játék: mennyivel vezetne az oldal, ha mindenki minden lapot látott volna, még a talont is.
