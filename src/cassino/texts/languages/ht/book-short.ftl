### Liv règ yo an demi paj

book-short-aim =
    Jwe kat ki nan men w pou pran kat ki louvri sou tab la. Lè tout kat fin jwe, sa ou pran bay pwen.
book-short-take =
    { $capturing_combinations ->
        [one] Lè se tou pa w, jwe yon kat. Li pran yon kat sou tab la ki gen menm chif, oswa yon gwoup kat ki fè menm total la: yon 7 pran yon lòt 7, oswa yon 4 ak yon 3.
       *[many] { $capturing_from_hand ->
            [one_card] Lè se tou pa w, jwe yon kat. Li pran kat sou tab la ki gen menm chif, ak gwoup kat ki fè menm total la: yon 7 ka pran yon lòt 7, ansanm ak yon 4 epi yon 3.
           *[other] Lè se tou pa w, jwe yon kat oswa plizyè ansanm. Yo pran kat sou tab la ki gen menm chif, ak gwoup kat ki fè menm total la: yon 7 pran yon lòt 7, oswa yon 4 ak yon 3, e yon 6 ak yon las pran yo tou.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Oswa bati: mete kat ansanm ki fè total yon kat nan men w, epi pran yo tout avè l pita. Yon konstriksyon ka fèt ak kat ki sou tab la sèlman tou. Advèsè yo ka pran konstriksyon w la, oswa monte l sou yon lòt chif.
       *[hand] Oswa bati: mete kat ou a sou yon kat ki sou tab la, pou yo fè ansanm chif yon lòt kat nan men w. Nan yon lòt tou, ou ka pran toude ak kat sa a, sof si yon lòt moun pran oswa chanje konstriksyon an anvan.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Kat ki nan pil yo pa an sekirite: ou ka ajoute kat ki anlè pil yon advèsè nan konstriksyon w yo.
           *[pairs_of_four] Kat ki nan pil yo pa an sekirite: ou ka ajoute kat ki anlè pil yon advèsè nan konstriksyon kan w yo.
        }
       *[others] { $capturing_tops ->
            [none] Kat ki nan pil yo pa an sekirite: ou ka ajoute kat ki anlè pil yon lòt jwè nan konstriksyon w yo.
           *[other] Kat ki nan pil yo pa an sekirite: ou ka pran kat ki anlè pil yon lòt jwè, oswa ajoute l nan konstriksyon w yo.
        }
    }
book-short-trail = Sinon, kite kat ou a louvri sou tab la. Sa rele poze.
book-short-scores = Sa ki bay pwen: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Premye { book-side-that } fè pwen genyen: dabitid yon pati se yon don.
           *[other] Bay kat ankò jiskaske yon { book-side } gen { $ending_target } pwen epi genyen.
        }
        [1] Yon pati se yon don: { book-side-that } gen plis pwen genyen.
       *[other] Apre { $ending_deals } don, { book-side-that } gen plis pwen genyen.
    }
