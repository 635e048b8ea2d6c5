### Liv règ yo an demi paj

book-short-aim =
    Gen kat louvri sou tab la, e ou pran yo ak kat ki nan men ou. Lè tout kat fin jwe, kat ou pran yo bay pwen.
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
        [hand_and_table] Oswa bati: mete kat ansanm ki fè total yon kat nan men ou, epi pran yo tout avè l pita. Yon konstriksyon ka fèt ak kat ki sou tab la sèlman tou. Advèsè yo ka pran konstriksyon w la, oswa monte l sou yon lòt chif.
       *[hand] Oswa bati: mete kat ou sou yon kat ki sou tab la, pou yo fè ansanm chif yon lòt kat nan men ou. Ou ka pran yo tout avè l nan yon lòt tou, si pèsonn pa pran oswa chanje konstriksyon an anvan.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Kat ki anlè pil yon advèsè an danje tou: ou ka ajoute l nan konstriksyon w yo.
           *[pairs_of_four] Kat ki anlè pil yon advèsè an danje tou: ou ka ajoute l nan konstriksyon kan w.
        }
       *[others] { $capturing_tops ->
            [none] Kat ki anlè pil lòt jwè yo an danje tou: ou ka ajoute yo nan konstriksyon w yo.
           *[other] Kat ki anlè pil lòt jwè yo an danje tou: ou ka pran yo, oswa ajoute yo nan konstriksyon w yo.
        }
    }
book-short-trail = Sinon, kite kat ou louvri sou tab la. Sa rele poze.
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
