### Sa ki pa bon ak règ: fichye règ lakay, editè règ lakay, kòd pataj

## Fichye ak non

rules-unfit = Nou pa ka jwe ak règ sa yo.

rules-not-found =
    { $near ->
        [0] Pa gen règ ki rele “{ $name }”.
       *[other] Pa gen règ ki rele “{ $name }”. Èske ou te vle di “{ $near }”?
    }

rules-did-you-mean = Èske ou te vle di “{ $near }”?

rules-id-taken = “{ $id }” se id règ ki vini ak jwèt la. Chwazi yon lòt id.
rules-own-ancestor = Paran règ sa yo vire an won: { $line }.
rules-parent-problem = Paran “{ $parent }” gen yon pwoblèm: { $problem }
rules-not-readable = Nou pa ka li fichye sa a: { $reason }.
rules-nul = Yon non pa ka gen karaktè NUL.
rules-not-utf-8 = Fichye sa a pa kode an UTF-8: oktè { $place } pa mache.
rules-not-toml = Sa pa TOML ki valab: { $detail }
rules-number-too-long = Sa pa TOML ki valab: yon chif twò long.
rules-too-deep = Gen twòp lis anndan lis.
rules-too-many-dots = Yon liy gen plis pase { $most } pwen.
rules-pickle-layout = Règ pickle sa yo gen fòma { $layout }. Vèsyon cassino sa a li fòma { $known }.
rules-pickle-damaged = Règ pickle sa yo gate, oswa yo soti nan yon lòt vèsyon cassino: { $problem }
rules-pickle-other = Règ “{ $id }” diferan nan vèsyon cassino sa a.

## Kòd pataj

rules-code-letters = Yon kòd gen sèlman lèt, chif, - ak _.
rules-code-version = Yon kòd kòmanse ak { $letter }. Sa a gate, oswa li soti nan yon lòt vèsyon.
rules-code-damaged = Kòd sa a gate. Chèche yon lèt ki pa bon, ki manke oswa ki anplis.
rules-code-other-version = Kòd sa a gate, oswa li soti nan yon lòt vèsyon règ yo.

## Sa pou chanje

rules-must-be = { $option } dwe { $value }.
rules-must-be-either = { $option } dwe { $value } oswa { $other }.

rules-no-effect = Kidonk sa pa gen efè.

## Editè règ lakay

rules-set = Mete “{ $option }” sou “{ $value }”.
rules-set-either = Mete “{ $option }” sou “{ $value }” oswa “{ $other }”.

rules-way = { $option }: { $value }
rules-way-back = { $option }: tankou nan { $title }
rules-way-without-line = { $option }: retire liy { $line }

rules-usual-options = Opsyon abityèl yo
rules-our-own = { $title } pa nou
rules-as-usual = kòm dabitid
rules-field-title = Non
rules-field-summary = Deskripsyon
rules-line-of = { $title }, liy { $line }
rules-problem-of = { $title }: { $problem }

## Chif ak mo

rules-missing = Sa manke.
rules-unknown-key = Pa gen opsyon “{ $key }”.
rules-unknown-table = Pa gen tablo “{ $key }”.
rules-not-a-table = Fòk se yon tablo, pa { $value }.
rules-not-a-number = Fòk se yon chif antye, pa { $value }.
rules-not-true-or-false = Fòk se true oswa false, pa { $value }.
rules-not-a-text = Fòk se yon tèks ant gimè, pa { $value }.
rules-not-a-list = Fòk se yon lis, pa { $value }.
rules-not-a-choice = Fòk se youn nan { $words }, pa { $value }.
rules-beyond = Fòk li ant { $least } ak { $most }, pa { $value }.
rules-beyond-or-zero = Fòk li 0 ({ $zero }) oswa ant { $least } ak { $most }, pa { $value }.
rules-beyond-kind = Fòk li ant { $least } ak { $most }, kantite { $cards } ki nan jwèt kat la, pa { $value }.
rules-not-an-id = { $word } dwe gen sèlman lèt miniskil, chif ak _, e li dwe kòmanse ak yon lèt.
rules-not-one-line = { $text } dwe yon sèl liy san karaktè kontwòl.
rules-too-long =
    { $most ->
        [one] Fòk se yon sèl liy ki gen { $most } karaktè omaksimòm.
       *[other] Fòk se yon sèl liy ki gen { $most } karaktè omaksimòm.
    }
rules-too-many = Gen { $count } antre. Ka gen { $most } omaksimòm.

## Kat, ak sa ki bay pwen

rules-not-an-item = Yon liy dwe gen youn nan mo { $words }, youn sèlman. Sa a se { $value }.
rules-primiera-points = “primiera = 1” bay pwen yo deja. Retire “points”.
rules-points-missing = “points” manke, pa egzanp points = 1.
rules-not-in-hand = Fòk sa sanble { $form }, pa { $value }.
rules-pack-lacks = Jwèt kat { $pack } pa gen { $cards }.
rules-game-lacks = Jwèt kat ki sèvi isit la pa gen { $cards }.
rules-not-a-kind = Fòk se "cards", yon fanmi tankou { $suit }, yon ran tankou { $rank }, oswa yon kat tankou { $card }, pa { $value }.
rules-written = Ekri { $written } olye de { $word }.
rules-no-rank = { $rank } pa yon ran nan jwèt kat la. Ran yo ale de 1 a { $most }.
rules-ranks-in-order = Bay chak ran yon fwa, pi piti a an premye, pa { $value }.
rules-suits-in-order = Bay chak fanmi yon fwa, nan lòd { $order }, pa { $value }.
rules-second-value = { $cards } gen yon lòt chif deja.
rules-pictures-without-number = Figi yo pa gen chif.
rules-ace-counts-both = Yon las konte 1 oswa 14 nan men an deja.
rules-nothing-scores = Anyen pa bay pwen.
rules-second-item = Gen yon liy pou { $item } deja. Mete pwen yo ansanm.
rules-primiera-suits = Yon primiera bezwen pi bon kat nan toulekat fanmi yo, kidonk fòk chak fanmi sèvi.
rules-order-of-cards = Yo konte pwen yo youn apre lòt, kidonk kat yo bezwen yon lòd. Ekri yon liy pou chak { $cards }.
rules-order-of-enough = Yo konte pwen yo youn apre lòt, men plizyè kan ka gen ase. Ekri “most” olye de “enough”.
rules-order-of-shared = Yo konte pwen yo youn apre lòt, kidonk kan yo pa ka pataje pwen yon liy.
rules-near-target = Limit sou pwen yo bezwen yon objektif ki plis pase { $most }, pa { $target }.
rules-near-pack = Limit sou pwen yo bezwen yon jwèt kat ki gen pik ak dis kawo.
rules-near-items = Limit sou pwen yo bezwen liy sa yo: { $items }.
rules-big-sweep-points = Yon gwo bale bezwen pwen, men pa genyen isit la.
rules-every-sweep-big = Chak bale t ap yon gwo bale. Fòk sa a omwen { $least }, oswa 0.

## Jwè yo ak don an

rules-no-players = Pa gen kantite jwè.
rules-players-twice = { $number } parèt plis pase yon fwa.
rules-packet-too-large = { $packet } kat alafwa, sa depase yon men { $hand } kat.
rules-always-rich = { $table } kat koupe ap prèske toujou twò rich, e yo t ap remete yo.
rules-table-too-large = { $table } kat sou tab la, sa depase { $size } kat ki nan jwèt kat la.
rules-too-few-cards = { $players } men { $hand } kat ak { $table } kat sou tab la mande { $needed } kat, men jwèt kat la gen { $size }.
rules-cannot-share =
    { $players ->
        [2] Ak { $table } kat sou tab la, de jwè pa ka separe lòt { $rest } kat yo an de mwatye egal.
       *[other] Ak { $table } kat sou tab la, { $players } jwè pa ka separe lòt { $rest } kat yo egal.
    }
rules-left-over =
    { $over ->
        [one] Si { $players } jwè resevwa { $each } alafwa, ap rete { $over } nan { $rest } kat ki pa sou tab la.
       *[other] Si { $players } jwè resevwa { $each } alafwa, ap rete { $over } nan { $rest } kat ki pa sou tab la.
    }
rules-too-few-for-round = Sa pa ase pou yon wonn kout.
rules-hand-too-large = Ou ka jwe plizyè kat nan men ansanm sèlman ak men ki gen { $most } kat omaksimòm, pa { $hand }.
rules-nothing-proven = Si kou ki pa nan règ rete ak yon penalite, jwè yo ka bati san yo pa gen bon kat la, kidonk yon konstriksyon pa pwouve anyen.
