### Fichye ka règ: ki kou ki nan règ nan yon pozisyon, ak sa ki vini apre

cases-count = { $passed } pase, { $failed } echwe
cases-failed = ECHWE { $case } ({ $variant }, { $type }; { $file }, liy { $line })

## Sa ki diferan

cases-differs = nou t ap tann { $what } { $expected }, nou jwenn { $found }
cases-unknown-expectation = Pa gen atant { $word }.
cases-tally = { $side }: eskò pati { $score }, { $cards } kat, { $spades } pik, { $sweeps } bale, { $special }
cases-packets = Pake yo pote lòt kat pase don an.
cases-sweeps = { $count } bale konte
cases-face-down = Pil la kache.
cases-wrong-turn =
    { $player ->
        [none] Se { $wanted } ki ta dwe jwe isit la, men don an fini.
       *[other] Se { $wanted } ki ta dwe jwe isit la, men se tou { $player }.
    }
cases-not-legal = Kou a ta dwe nan règ, men règ { $rule } entèdi l: { $problem }
cases-not-illegal =
    { $reason ->
        [none] Kou a pa ta dwe nan règ, men li nan règ.
       *[other] Kou a pa ta dwe nan règ ({ $reason }), men li nan règ.
    }
cases-other-rule = Se règ { $rule } ki ta dwe entèdi kou a, men se règ { $found } ki fè l: { $problem }
cases-not-trailed = Kat la ta dwe poze, men règ { $rule } entèdi l: { $problem }
cases-move = kou: { $moves }

## Pwoblèm yon ka

cases-unreadable = Nou pa ka li fichye yo.
cases-no-case = Fichye a dwe kòmanse ak [case NAME].
cases-lacks =
    { $what ->
        [rules] Ka { $case } pa gen règ.
       *[checks] Ka { $case } pa gen verifikasyon.
    }
cases-second-case = Gen yon dezyèm ka { $case }.
cases-second-line = Gen yon dezyèm liy { $word }.
cases-no-check = Anvan yon atant, fòk gen yon verifikasyon.
cases-variant = Pa gen jwèt { $variant }.
cases-options = Opsyon yo pa bon: { $problems }
cases-pairs = Chak mo bezwen tèks li, e chak mo ka la yon sèl fwa: { $found }
cases-twice = Yon kat parèt de fwa: { $text }
cases-number = Fòk gen yon chif, pa { $found }.
cases-number-range = Fòk gen yon chif ant { $least } ak { $most }, pa { $found }.
cases-yes-or-no = Ekri yes oswa no, pa { $found }.
cases-player = Ekri yon jwè, A rive { $last }, pa { $found }.
cases-unknown-word = { $place }: mo sa yo pa vle di anyen isit la: { $words }
cases-too-many-of-rank = { $word }: pa ka gen { $count }.
cases-sweep-sizes = Gen { $sweeps } bale, men { $sizes } gwosè.
cases-too-many-captured = Kan yo pran plis pase { $most } kat.
cases-captured-twice = De kan pran menm kat la.
cases-event = Ekri yon chif, yon kan ak yon evènman. Men evènman yo: { $known }.
cases-claim-word = Yon jwè di youn nan: { $known } (pa { $found }).
cases-info = Bay youn nan: { $known } (pa { $found }).
cases-residue = Yon rès gen omwen yon kat.
cases-seats = seats_clockwise: chak jwè bezwen yon plas, e plas donè a dwe youn ladan yo.
cases-turn-before = Tou ki anvan an pa ka fini. { $problem }
cases-impossible = Pozisyon an pa posib. { $problem }
cases-unknown-event = Pa gen evènman { $event }. Men evènman yo: { $known }.
cases-nobody-holds = Pèsonn pa gen kat la.
cases-not-text = Fichye a pa tèks: { $problem }
cases-type = Pa gen kalite { $type }.
cases-mixed-checks = Verifikasyon sa yo pa ka nan yon sèl ka.
cases-no-move = { $text } pa yon kou: { $words }?
cases-hand-card-first = Kat ki nan men an vini an premye. Yon etap ki pa genyen l kòmanse ak mo table.
cases-no-steps = Règ sa yo pa gen tou ki gen plizyè etap.
cases-no-sets = Pa gen gwoup.
