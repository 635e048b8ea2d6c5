### Sa ki pa bon nan yon kou yo ekri, nan yon pozisyon, oswa nan rejis yon pati. Mo notasyon yo (trail, x, [Deal]) ekri jan yo ye a.


## Kote

notation-at-column =
    { $found ->
        [none] Liy { $line }, kolòn { $column }: { $problem }
       *[other] Liy { $line }, kolòn { $column } ({ $found }): { $problem }
    }
notation-at-line = Liy { $line }: { $problem }
notation-at-letter = Nan lèt { $letter }: { $problem }


## Kou

notation-move = Ekri yon kou, pa egzanp { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 oswa { $raise }.
notation-nothing-more = Kou a konplè anvan sa. Retire rès la.
notation-target = Ekri { $target }, kantite pwen ki fè genyen pati a.
notation-insist = Di kisa w egzije: { $capture }, { $additions } oswa { $both }.
notation-x-or-value = Ajoute x ak sa kat la pran, oswa = ak chif konstriksyon an.
notation-several = Sa ka vle di plizyè kou, pa egzanp { $moves }. Mete fanmi kat yo, oswa ekri youn nan yo.
notation-trail = Di ki kat pou poze: { $cards }.
notation-x = Ekri x ak sa kat yo pran.
notation-with = Ajoute { $word } epi kat ki pran yo a.
notation-order = Bay kat yo nan lòd yo sou pil la, pi piti a an premye.
notation-raise =
    { $builds ->
        [none] Kat sa a pa ka monte yon konstriksyon konsa. Bay konstriksyon an ak nouvo chif li.
       *[other] Di ki konstriksyon pou monte: { $builds }.
    }
notation-raise-card = Pou monte yon konstriksyon, fòk gen yon kat nan men w.
notation-one-raise = Ou ka monte yon sèl konstriksyon alafwa, e lòt yo bezwen nouvo chif la: { $build } se { $other }, pa { $value }.
notation-out = Ekri { $word } dèyè l: { $whole }.
notation-twice = { $name } parèt de fwa.
notation-hand =
    { $cards ->
        [none] Ou pa gen kat ankò pou jwe.
       *[other] { $card } pa nan men w: { $cards }.
    }
notation-card = Ekri yon kat tankou { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] Ou pa gen kat ran sa a nan men w. Ekri kat la ak fanmi li.
               *[table] Pa gen kat ran sa a sou tab la. Ekri kat la ak fanmi li.
            }
       *[other] Di ki kat ou vle di: { $cards }.
    }
notation-card-or-build = Ekri yon kat oswa yon konstriksyon.
notation-build = Ekri yon konstriksyon: b1, oswa kat li yo ant kwochè.
notation-bracket = Ekri yon kat nan konstriksyon an, oswa ] pou fini l.
notation-equals = Ajoute = ak chif konstriksyon an.
notation-value = Ekri chif konstriksyon an, ant 1 ak 14.
notation-build-number =
    { $count ->
        [0] Pa gen konstriksyon sou tab la.
        [one] Gen yon sèl konstriksyon sou tab la: b1.
       *[other] Konstriksyon ki sou tab la se b1 rive b{ $count }.
    }
notation-whole-build = Ou pran yon konstriksyon antye: bay tout { $build }.
notation-no-build = Pa gen konstriksyon sou tab la ki fèt ak kat sa yo.
notation-not-on-table = { $card } pa sou tab la.
notation-nowhere = { $card } pa ni nan men w ni sou tab la.
notation-one-card =
    { $count ->
        [0] Bay yon kat nan men w.
        [one] Bay yon kat nan men w.
       *[other] Ou ka jwe yon sèl kat nan men w: { $cards } sèvi ak { $count }.
    }
notation-player = Ekri lèt yon jwè, A rive { $last }.


## Pozisyon

notation-side = Ekri lèt yon kan, A rive { $last }.
notation-number = Ekri yon chif ant { $least } ak { $most }.
notation-one-of = Ekri youn nan: { $words }.
notation-hidden = Yon pozisyon pou jwe pa gen kat kache. Bay kat la.
notation-bar = Sèl sa ki ka vini isit la se | ak pwochen moso a.
notation-lacks-part = Moso { $part } manke.
notation-part-twice = { $part } parèt de fwa.
notation-variant-and-players = Kòmanse ak yon jwèt ak kantite jwè, pa egzanp casino 2.
notation-carried = Gen { $items } bagay ki bay pwen sèlman ki ka resevwa pwen ki soti nan lòt don.
notation-sweep = Ekri yon bale tankou { $example }.
notation-build-such-as = Ekri yon konstriksyon tankou { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Yon kat kache, men { $unnamed } pa bay.
       *[other] { $hidden } kat kache, men { $unnamed } pa bay.
    }


## Rejis pati

notation-line = Chak liy se [Key] valè, oswa yon kou tankou 1 A: trail 4C.
notation-line-missing = Liy { $line } manke isit la.
notation-first-line = Yon rejis pati kòmanse ak { $line }.
notation-after-result = Anyen pa ka vini apre [Result].
notation-not-in-header = { $line } pa ka isit la: li fè pati yon don.
notation-no-rules = Anvan sa, fòk gen yon liy [Rules] ak yon jwèt, oswa [House rules] ak tèks yo.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Anvan sa, fòk gen yon liy [Players] ak kantite yo.
notation-players = Règ sa yo se pou lòt kantite jwè: { $known }.
notation-cards-missing = Jwèt kat la pa konplè. Sa ki manke: { $cards }
notation-no-more-deals = Pa ka gen lòt don ankò. { $problem }
notation-other-game = Pozisyon sa a soti nan yon lòt jwèt, oswa li pou yon lòt kantite jwè.
notation-other-dealer = Donè a se { $player }.
notation-misdeal = Ekri kalite move don an ({ $kinds }) ak lèt yon jwè, A rive { $last }.
notation-points-missing = Don an fini, kidonk fòk [Points] vini isit la.
notation-turn = Sa se tou { $turn }.
notation-whose-turn = Se tou { $player }.
notation-differs = Sa pa mache ak kou yo. Li ta dwe { $line }.
notation-unfit-note = Sa pa ka yon liy nan yon rejis pati: { $line }
notation-seed = [Seed] dwe yon chif ki pa depase { $largest }.
notation-half-promise = Antèt la bezwen [Commitment] ak [Opening seed], toude oswa okenn.
notation-no-commitment = Don sa a gen yon grenn oswa sèl, men antèt la pa gen [Commitment].
notation-salts = Ekri lèt jwè yo, chak yon fwa ak yon sèl dèyè l.
notation-link = Ekri 64 chif egzadesimal, an lèt miniskil.


## Tab la kòm liy tèks

notation-table = { $title }, tou { $turn }: { $progress }
notation-table-loose =
    { $cards ->
        [none] Tab la: pa gen kat lib
       *[other] Tab la: { $cards }
    }
notation-table-shown = { $name } montre: { $cards }, pou pran { $taken }
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: pa gen kat (se tou pa l, donè)
                [turn] { $name }: pa gen kat (se tou pa l)
                [dealer] { $name }: pa gen kat (donè)
               *[none] { $name }: pa gen kat
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (se tou pa l, donè)
                [turn] { $name }: { $cards } (se tou pa l)
                [dealer] { $name }: { $cards } (donè)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Rezèv: 1 kat
       *[other] Rezèv: { $count } kat
    }
notation-table-bottom = Dènye kat rezèv la: { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } ki fè { $value }, senp, pa pou pèsonn
               *[multiple] { $cards } ki fè { $value }, miltip, pa pou pèsonn
            }
       *[other]
            { $kind ->
                [simple] { $cards } ki fè { $value }, senp, pou { $owner }
               *[multiple] { $cards } ki fè { $value }, miltip, pou { $owner }
            }
    }
notation-table-over = don an fini
notation-table-waits = gen kat pou bay
notation-table-turn =
    { $doing ->
        [insist] { $name } dwe egzije plis oswa kite l konsa
        [orange] { $name } dwe anonse yon zoranj oswa pase
        [request] { $name } dwe mande konstriksyon an oswa pase
        [answer] { $name } dwe kite konstriksyon an oswa pran l
       *[play] se tou { $name }
    }
notation-table-played = jwe { $cards }
notation-table-must-take = dwe pran konstriksyon { value }
notation-table-duty =
    { $duty ->
        [capture] dwe pran tout sa kat ki jwe a ka pran
        [additions] dwe ajoute tout sa ki ka ajoute
       *[both] dwe pran ak ajoute tout sa ki posib
    }
notation-table-plays = gen { $count } kou
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Pil { $name }: 1 kat
               *[other] Pil { $name }: { $count } kat
            }
       *[other]
            { $count ->
                [one] Pil { $name }: 1 kat, { $top } anlè
               *[other] Pil { $name }: { $count } kat, { $top } anlè
            }
    }
notation-table-sweeps =
    { $count ->
        [one] 1 bale
       *[other] { $count } bale
    }
notation-table-oranges =
    { $count ->
        [one] 1 zoranj
       *[other] { $count } zoranj
    }
notation-table-penalty = { $points } pou erè
notation-table-score = eskò pati a { $score }
