### Rapò pou moun k ap etidye bot: arena, tounwa, antrènman, ekilib, par, vitès. Chif yo gen siy: +0.25.


## cassino arena, cassino tournament

arena-contest = { $title }, { $players } jwè, { $deals } don, grenn { $seed }
arena-tournament = { $title }, { $players } jwè, grenn { $seed }
arena-pair = { $first } kont { $second }
arena-margin = { $first } kont { $second }: { $mean } pwen pa don (95%: { $low } a { $high })
arena-less-luck = san chans lan: { $mean } (95%: { $low } a { $high }), yon entèval { $shorter }% pi kout
arena-packs = konbyen jwèt kat kote yo genyen kantite don sa a plis pase sa yo pèdi, soti -2 rive 2: { $counts }
arena-test =
    { $accepted ->
        [none] { $low } oswa { $high } pwen pa don: okenn pa aksepte apre { $packs } jwèt kat, LLR { $ratio }
       *[other] { $low } oswa { $high } pwen pa don: { $accepted } aksepte apre { $packs } jwèt kat, LLR { $ratio }
    }
arena-points = pwen pa kan: { $first } { $own }, { $second } { $others }
arena-milliseconds = milisegonn pa kou: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = milisegonn CPU pa kou: { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } pèdi yon don poutèt yon fot: { $reasons }
       *[other] { $bot } pèdi { $count } don poutèt fot: { $reasons }
    }
arena-other-command = { $file } se yon rezilta cassino { $command }. Pou kontinye l: cassino { $command } --resume { $file }
arena-program-changed = Pwogram nan chanje depi travay sa a kòmanse: rezilta a ka melanje de vèsyon bot yo.
arena-stopped = Kanpe. Pou kontinye: cassino { $command } --resume { $file }

arena-elo = Elo
arena-interval = 95%
arena-points-a-deal = pwen/don
arena-score = eskò
arena-deals = don
arena-range = { $low } a { $high }


## cassino train

arena-train-plan = { $title }, { $players } jwè, grenn { $seed }, leson ak { $bot }
arena-train-starting = ap kòmanse
arena-train-lessons = jenerasyon { $number }: leson
arena-train-trying = jenerasyon { $number }: esè { $mean }
arena-generation = jenerasyon { $number }: { $deals } don, { $positions } pozisyon jiska kounye a
arena-train-round =
    { $round ->
        [0] anndan wonn yo: esplike { $explained } nan diferans lan, pwa anvan yo { $before }; erè { $spread } pwen
       *[other] wonn { $round }: esplike { $explained } nan diferans lan, pwa anvan yo { $before }; erè { $spread } pwen
    }
arena-train-weights = pwa: { $weights }
arena-train-no-trial = pa gen anyen pou eseye: okenn wonn pa fini anvan don an, oswa li pa aprann anyen
arena-train-trial =
    { $kept ->
        [yes] esè: { $mean } pwen pa don (95%: { $low } a { $high }), { $deals } don: kenbe
       *[no] esè: { $mean } pwen pa don (95%: { $low } a { $high }), { $deals } don: pa kenbe
    }
arena-train-counted = pwen { $deals } don konte
arena-train-again = pou refè l: { $command }
arena-train-written = ekri: { $file }
arena-train-not-written = anyen pa ekri


## cassino tutor worth, cassino tutor precision

arena-worth = { $title }: pwen pa don, { $packs } jwèt kat jwe de fwa, entèval 95%
arena-precision = { $lacking } jwè ki manke yon konpetans ({ $silent } ladan yo san konsèy), ak { $lacking } jwè ki gen tout konpetans
arena-skill = konpetans
arena-precision-named = bay
arena-precision-right = bon
arena-precision-checked = verifye
arena-precision-agreed = dakò
arena-precision-silent = pa pale


## cassino exploit

arena-suite =
    { $stock ->
        [all] { $title }: kat nan chak men { $cards }, wonn ki rete { $rounds }, grenn { $seed }
       *[other] { $title }: kat nan chak men { $cards }, wonn ki rete { $rounds }, grenn { $seed }, kat nan rezèv la { $stock }
    }
arena-challenge = { $bot }: yon jwè ki konnen l genyen { $mean } pwen pa don (95%: { $low } a { $high }), { $deals } don


## cassino par

arena-par-unplayed = Don { $deal }: anyen pa jwe.
arena-par-deal =
    { $part ->
        [whole] Don { $deal }, antye ({ $positions } pozisyon fouye)
        [round] Don { $deal }, apati tou { $turn } nan wonn { $round } sou { $rounds }; tou ki anvan yo mande plis pase --nodes ({ $positions } pozisyon fouye)
       *[rest] Don { $deal }, apati tou { $turn }; tou ki anvan yo mande plis pase --nodes ({ $positions } pozisyon fouye)
    }
arena-par = par: { $side } { $par }; jwe: { $played }
arena-par-perfect = chak kou te pafè
arena-par-loss =
    { $best ->
        [none] { $move } fè kado { $loss }
       *[other] { $move } fè kado { $loss } ({ $best } kenbe { $par })
    }


## cassino bench, cassino perft

arena-engine =
    { $kind ->
        [compiled] motè: konpile
       *[plain] motè: òdinè
    }
arena-variant = jwèt
arena-unsteady = pa estab
arena-bench-moves = kou pa aza depi pozisyon ki fèk bay
arena-bench-deals = don melanje, bay, jwe pa aza epi konte
arena-bench-pairs = legal_moves ak apply depi Python
arena-bench-copies = kopi yon eta depi Python
arena-bench-samples = vi ak yon echantiyon kat kache yo
arena-bench-heuristic = don ant bot heuristic
arena-bench-lines = liy rechèch la jwe jiska lafen
arena-total = total: { $count }


## Bot yo

arena-level =
    { $level ->
        [beginner] Debitan
        [newcomer] Nouvo
        [casual] Okazyonèl
        [regular] Abitye
        [skilled] Abil
        [strong] Fò
        [expert] Espè
       *[master] Mèt
    }
arena-no-bot =
    { $near ->
        [none] Pa gen bot { $name }. Men bot yo: { $known }.
       *[other] Pa gen bot { $name }. Èske ou te vle di { $near }? Men bot yo: { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot }: bot sa a pa gen reglaj, kidonk { $setting } pa youn.
       *[other] { $bot }: pa gen reglaj { $setting }. Men reglaj yo: { $known }.
    }
arena-setting = { $bot }: { $setting } dwe yon chif antye, pa { $value }.
arena-no-turn =
    { $seat ->
        [-1] Yon moun k ap gade pa gen tou: pa gen kou pou chwazi.
       *[other] Se pa tou plas { $seat }: pa gen kou pou chwazi.
    }
arena-no-program = { $name } pa yon pwogram ou ka jwe kont li: { $problem }
arena-program-address = Ekri yon adrès tankou { $example }.
arena-program-command = Ekri yon kòmand tankou { $example }.
arena-no-executable = Pa gen fichye egzekitab { $file }.
arena-program-nul = Yon kòmand pa ka gen karaktè NUL.
arena-program-fault = Plas { $seat }, tou { $turn }: { $problem }
arena-program-protocol = Repons pou "hello" bezwen "protocol": { $protocol }, men li se { $answer }.
arena-program-no-move = Repons lan bezwen yon "move", men li se { $answer }.
arena-program-long-move = Kou a gen { $length } karaktè, plis pase { $most }.
arena-program-illegal = { $move } pa yon kou ki nan règ: { $problem }
arena-program-no-json = Repons lan pa JSON: { $answer }
arena-program-no-object = Repons lan pa yon objè JSON: { $answer }
arena-program-unasked = Pwogram nan pale anvan yo mande l: { $answer }
arena-program-silent =
    { $said ->
        [none] Pa gen repons nan { $seconds } s.
       *[other] Pa gen repons nan { $seconds } s. Pwogram nan ekri: { $said }
    }
arena-program-closed =
    { $said ->
        [none] Pwogram nan fèmen antre l oswa sòti l.
       *[other] Pwogram nan fèmen antre l oswa sòti l. Li ekri: { $said }
    }
arena-program-ended =
    { $said ->
        [none] Pwogram nan fini ak estati { $status }.
       *[other] Pwogram nan fini ak estati { $status }. Li ekri: { $said }
    }
arena-program-killed =
    { $said ->
        [none] Siyal { $signal } kanpe pwogram nan.
       *[other] Siyal { $signal } kanpe pwogram nan. Li ekri: { $said }
    }
arena-program-long-answer = Repons lan gen plis pase { $most } oktè: { $answer }
arena-program-lines = Repons lan gen plis pase yon liy: { $answer }
arena-program-start = Pwogram nan pa demare: { $problem }
arena-program-no-http = Repons lan pa HTTP: { $kind }: { $problem }
arena-program-no-connection = Pa gen koneksyon ak { $address }: { $problem }
arena-program-status = Repons lan gen estati HTTP { $status } { $reason }.
arena-bot-fault = Bot { $bot } nan plas { $seat } echwe: { $problem }. Li te wè { $position }
arena-bot-illegal = Bot { $bot } nan plas { $seat } chwazi yon kou ki pa nan règ, { $move }: { $rule }. Li te wè { $position }
arena-bot-stays = Bot { $bot } pa ka voye nan lòt pwosesis, kidonk li ka jwe sèlman ak jobs=1: { $problem }


## Travay yo

arena-no-deals = Pa ka gen { $deals } don: yon konkou bezwen omwen 1.
arena-journal-exists = { $file } egziste. Kontinye l ak --resume, oswa retire l.
arena-journal-damaged = { $file } pa yon jounal arena, oswa li gate.
arena-journal-in-use = Yon lòt travay ap sèvi ak { $file }.
arena-journal-format = Fichye a pa yon jounal vèsyon cassino sa a ka li.
arena-journal-rules = Règ { $variant } chanje depi travay sa a kòmanse.
arena-journal-pack = Liy { $line } se jwèt kat { $pack }, men se jwèt kat { $next } ki ta dwe vini.
arena-no-cluster = Pa gen klòstè Ray nan { $address }: { $problem }


## Rechèch

arena-search-worlds = Pa ka gen { $worlds } mond: yon rechèch bezwen omwen 1.
arena-search-seconds = Tan yon rechèch dwe yon kantite segonn.
arena-search-too-long = Rechèch la mande plis pase { $most } ne.
arena-crowded-outcomes = Gen plis pase { $most } rezilta.
arena-crowded-positions = Gen plis pase { $most } pozisyon piblik.
arena-crowded-plays = Yon men gen plis pase { $most } kou.
arena-subgame-proofs = Okenn don kat ki poko parèt yo pa mache ak sa jwè yo montre yo genyen.
arena-subgame =
    { $obstacle ->
        [players] Se wonn ki gen de jwè sèlman nou ka rezoud.
        [over] Don an fini.
        [question] Yo ap mande yon jwè yon bagay.
        [steps] Nou pa ka rezoud tou ki gen plizyè etap.
        [tops] Nou pa ka rezoud pil moun ka pran kat ki anlè yo.
        [drawing] Nou pa ka rezoud wonn kote yo tire kat apre chak tou.
        [bottom] Yon jwè wè dènye kat rezèv la.
        [several] Nou pa ka rezoud kou ki gen plizyè kat.
        [lenient] Nou pa ka rezoud règ ki kite erè yo rete.
        [demands] Nou pa ka rezoud egzijans sou advèsè a.
        [oranges] Nou pa ka rezoud anons zoranj.
       *[early] Nou pa ka rezoud yon don ki ka fini anvan dènye kat li.
    }
arena-subgame-cards = { $title } pa gen pozisyon ak { $cards } kat nan chak men.
arena-subgame-leaf = Wonn ki vini apre sa ki rezoud la dwe dènye a.
arena-no-leaf = Pa gen valè { $name } pou fen yon wonn. Chwazi youn nan: { $known }.
arena-value = valè
arena-gap = diferans
arena-rounds = wonn
arena-sequences = swit
arena-exploited = eksplwate
arena-loss = pèt
arena-equilibrium = ekilib: toude ansanm ka genyen { $mean } an mwayèn, { $most } omaksimòm
arena-exploited-by = { $bot }: eksplwate { $exploited }, pèt { $loss }
