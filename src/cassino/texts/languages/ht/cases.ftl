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
cases-words = Fòk gen yon lis mo, pa { $found }.
cases-empty = Yon tèks vid.
cases-pairs = Chak mo bezwen tèks li, e chak mo ka la yon sèl fwa: { $found }
cases-twice = Yon kat parèt de fwa: { $text }
cases-number = Fòk gen yon chif, pa { $found }.
cases-number-range = Fòk gen yon chif ant { $least } ak { $most }, pa { $found }.
cases-yes-or-no = Ekri yes oswa no, pa { $found }.
cases-player = Ekri yon jwè, A rive { $last }, pa { $found }.
cases-letter = Ekri lèt yon jwè, pa { $found }.
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
cases-sentence = { $sentence }
cases-no-move = { $text } pa yon kou: { $words }?
cases-hand-card-first = Kat ki nan men an vini an premye. Yon etap ki pa genyen l kòmanse ak mo table.
cases-no-steps = Règ sa yo pa gen tou ki gen plizyè etap.
cases-no-sets = Pa gen gwoup.


## Pwoblèm yon fichye YAML

cases-second-key = gen yon dezyèm kle { $key }
cases-not-yaml = Fichye a pa YAML: { $problem }
cases-no-list = Fichye a dwe yon mapping ak yon lis ki rele cases.
cases-schema = schema_version dwe 1, pa { $found }.
cases-no-mapping = Ka { $what } pa yon mapping.
cases-no-text = Ka { $case } bezwen yon tèks pou { $key }.
cases-target = Objektif la se { $target }, pa { $found }.
cases-nothing-to-check = Pa gen anyen pou verifye.
cases-build-kind = Liy { $line }: yon konstriksyon { $sets } gwoup pa { $kind }.
cases-legal = Pou legal, ekri true oswa false, pa { $found }.
cases-list = { $what } bezwen yon lis, pa { $found }.
cases-single = { $what } pa ka yon lis: { $found }
cases-mapping = { $what } bezwen yon mapping, pa { $found }.
cases-unknown-key = { $place }, liy { $line }: kle sa yo pa vle di anyen isit la: { $keys }
cases-build-name = Yon konstriksyon bezwen pwòp non li, pa { $found }.
cases-no-build = Pa gen konstriksyon { $name }.
cases-action = Fòk gen yon aksyon, pa { $found }.
cases-unknown-action = Pa gen aksyon { $action }. Men aksyon yo: { $known }.
cases-impossible-action = Sa pa ka fèt isit la: { $action }
cases-call = Yon priz rele { $word }, pa { $found }.
cases-hand-sets = hand_sets dwe kat ki jwe yo.
cases-sets-missing = Liy { $line }: gwoup yo manke.
cases-card = Fòk gen yon kat, pa { $found }.
cases-empty-set = Yon gwoup pa gen kat.
cases-option = Pa gen opsyon { $name }.
cases-points = Opsyon { $name } bezwen pwen, pa { $found }.
cases-no-item = Opsyon { $name }: règ sa yo pa konte sa.


## Poukisa yon aksyon pa nan règ

cases-build-value = Yon konstriksyon konte sèlman pou chif li.
cases-one-total = Kat ou jwe yo konte kòm yon sèl total.
cases-only-build = Se yon konstriksyon { $value } sèlman ki ka ladan l.
cases-card-in-set = Kat ou jwe a dwe nan youn nan gwoup yo.
cases-raise-with-table = Yon kat sou tab la pa ka chanje chif yon konstriksyon.
cases-raise-for-self = Ou monte yon konstriksyon pou tèt ou sèlman.
cases-raise-sum = Kat la pa fè konstriksyon { $old } tounen yon konstriksyon { $value }.
cases-one-set = Yon kat ka nan yon sèl gwoup.
cases-no-set = { $cards } pa yon gwoup { $value }.
cases-picture = Yon figi ki pa gen chif pa ka ajoute.
