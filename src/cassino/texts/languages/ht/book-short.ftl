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

## Sa ki fè yon jwèt diferan

book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Kat ki nan pil yo pa an sekirite: ou ka pran kat ki anlè pil yon advèsè.
           *[others] Kat ki nan pil yo pa an sekirite: ou ka pran kat ki anlè pil yon lòt jwè.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] Yon valè konte 11, yon dam 12, yon wa 13. { book-short-pictures-use }
        [low] Yon valè (fante italyen) konte 8, yon dam (cavallo) 9, yon wa 10. { book-short-pictures-use }
       *[other] { "" }
    }
book-short-pictures-use =
    { $building_source ->
        [none] Nan yon total, sèvi ak yo tankou nenpòt lòt kat.
       *[other] Nan yon total ak nan yon konstriksyon, sèvi ak yo tankou nenpòt lòt kat.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Yon 1
               *[other] Yon las
            } konte 1 oswa 14, jan ou vle, men nan yon total ak lòt kat li konte 1 sèlman.
           *[other] { $deck_pack ->
                [rook_40] Yon 1
               *[other] Yon las
            } konte 1 oswa 14, jan ou vle chak fwa.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Toupre { $ending_target } pwen, yon sèl bagay konte pou ou: plis kat si ou kòmanse don an ak { $restricted_cards } pwen, { CARDS("10D") } ak { $restricted_ten }, epi plis pik ak { $restricted_to }. Si ou jwenn li, ou genyen, kèlkeswa sa lòt yo fè. Sinon, ou pa fè okenn pwen.{ $ending_near_target ->
            [last_five] {" "}Ak { $restricted_from } pwen, se plis kat ak { CARDS("10D") } sèlman ki bay pwen, e ak { $restricted_next }, se plis kat ak plis pik sèlman.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Yon tou ka gen plizyè etap. Nan yon sèl ladan yo, ou jwe yon kat nan men w. Anvan ak apre sa, ou ka bati epi ajoute nan konstriksyon ak kat ki nan jwèt la deja, kantite fwa ou vle. Di lè tou w fini. Yon kat lib se yon baz ou ka ajoute sou li, si ou gen yon kat ki gen chif li e pa gen konstriksyon ki gen chif sa a.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Yon nouvo konstriksyon yon sèl gwoup pa ka gen kat anlè pil ladan l.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Apre chak tou ou tire yon kat, toutotan rete kat.
        [all_cards] { $stock ->
            [never] Yo bay tout jwèt kat la yon sèl kou.
            [always] Yo bay mwatye jwèt kat la yon sèl kou, epi lòt mwatye a lè kat sa yo fin jwe.
           *[two] Yo bay tout jwèt kat la yon sèl kou, men ak de jwè yo bay li an de mwatye.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Yon advèsè ka egzije pou kat ou poze a, oswa kat ou pran avè l la, pran tout sa li kapab, epi pou tout kat lib ak kat anlè pil ki mache ajoute nan { book-play-own-builds }.
        [always] Kat ou poze a, oswa kat ou pran avè l la, dwe pran tout sa li kapab, epi tout kat lib ak kat anlè pil ki mache dwe ajoute nan { book-play-own-builds }.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Yon zoranj ({ $deck_pack ->
            [rook_40] yon kat wouj ak yon kat jòn
           *[other] yon kè ak yon kawo
        } ou pran sou tab la nan yon sèl kou) bay { $calling_orange_points } pwen si ou anonse l.
        [always] Yon zoranj ({ $deck_pack ->
            [rook_40] yon kat wouj ak yon kat jòn
           *[other] yon kè ak yon kawo
        } ou pran sou tab la nan yon sèl kou) bay { $calling_orange_points } pwen.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Ant de tou, ou ka kanpe jwèt la epi di ou rive{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        } si ou panse ou gen { $ending_target } pwen. Si eskò w ansanm ak pwen don sa a ou pa ka pèdi ankò fè { $ending_target }, ou genyen. Sinon, don an fini: ou fè { $calling_false_claim_points } pou li, lòt yo fè pwen yo pa ka pèdi ankò, epi ou sote pwochen fwa ou te dwe bay kat.
        [announce] Premye jwè ki { $words_claim ->
            [none] anonse { $ending_target } pwen
           *[other] di “{ $words_claim }”
        } genyen touswit, si eskò l ansanm ak pwen don sa a li pa ka pèdi ankò fè { $ending_target }. Nenpòt moun ki gen tou a. Kenbe kont la. { $calling_false_announcement ->
            [nothing] Yon move anons pa koute anyen.
           *[game] Moun ki twonpe l pèdi pati a.
        }
       *[none] { "" }
    }
book-short-casino = Tout rès la se tankou nan Kazino. Jwe yon kat pou pran { $capturing_combinations ->
        [one] yon kat sou tab la ki gen menm chif, oswa yon gwoup ki fè menm total la
       *[many] kat sou tab la ki gen menm chif, ak gwoup ki fè menm total la
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Oswa mete l ansanm ak kat ki sou tab la kòm yon konstriksyon, pou pran yo pita ak yon lòt kat.
    } Oswa poze l: kite l sou tab la.

## Lòt bagay ki diferan, pou moun ki konn Kazino

book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Kat yo pran yo louvri, ak kat ki fè priz la anlè.
        [accumulated] Kat yo pran yo louvri, jan yo te rive sou tab la, ak kat ki fè priz la anlè.
       *[lowest_on_top] Kat yo pran yo louvri. Kat yon priz, ansanm ak kat ki fè priz la, ranje selon chif yo, pi piti a anlè.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Figi yo ale anba tout chif{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , nan pwòp pil ou oswa nan pil patnè w
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] Ou ka ajoute kat ki anlè pil yon advèsè nan yon konstriksyon oswa sou yon baz, tankou yon kat lib: yon sèl nan chak pil nan yon gwoup, men kat ki anba a nan pwochen gwoup la.{ $capturing_tops ->
            [none] {" "}Ou pa ka pran l dirèkteman.
           *[other] { "" }
        }
        [steps_others] Ou ka ajoute kat ki anlè nenpòt lòt pil{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , menm pil patnè w,
        } nan yon konstriksyon oswa sou yon baz, tankou yon kat lib: yon sèl nan chak pil nan yon gwoup, men kat ki anba a nan pwochen gwoup la.{ $capturing_tops ->
            [none] {" "}Ou pa ka pran l dirèkteman.
           *[other] { "" }
        }
        [hand_opponents] Lè w ap ajoute yon kat nan men w nan pwòp konstriksyon w, ou ka ajoute kat ki anlè pil advèsè yo tou, youn nan chak pil, men pa pou yon nouvo konstriksyon ni pou monte.
        [hand_others] Lè w ap ajoute yon kat nan men w nan pwòp konstriksyon w, ou ka ajoute kat ki anlè pil lòt jwè yo tou, youn nan chak pil, men pa pou yon nouvo konstriksyon ni pou monte.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Ou ka ajoute nan { book-play-own-builds } kantite fwa ou vle.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] Ou ka ajoute nan yon konstriksyon patnè w san ou pa gen yon kat ki gen chif li. Li rete pou patnè w.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] Ou ka bati pou patnè w san ou pa gen kat la, si yon advèsè te chanje konstriksyon l ki gen chif sa a oswa yon lòt jwè te pran l, e patnè w pa jwe yon kat ki gen chif sa a depi lè sa a. Konstriksyon an se pou li.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Yon premye tab ki gen { $dealing_rich_pictures } figi oswa plis, yo remete l epi yo koupe ankò.
           *[other] { $rich_pictures ->
                [0] Yon premye tab ki vo { $dealing_rich_points } pwen oswa plis, yo remete l epi yo koupe ankò.
               *[other] Yon premye tab ki vo { $dealing_rich_points } pwen oswa plis, oswa ki gen { $dealing_rich_pictures } figi oswa plis, yo remete l epi yo koupe ankò.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Lè w ap ajoute nan yon konstriksyon, ou ka fè l tounen youn ak yon lòt konstriksyon menm chif.
               *[other] { "" }
            }
        }
        [must_merge] Gen yon sèl konstriksyon pou chak chif: fòk yon dezyèm fè youn avè l. Si ou pa gen dwa ajoute nan premye a, ou pa ka fè dezyèm nan.
       *[other] { "" }
    }
book-different-at-least = { $points }, ak { $at_least } oswa plis
book-different-not-counted = Sa yo pa konte isit la: { $items }.
book-different-first-point =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] { "" }
        }
       *[other] { "" }
    }
book-different-priority =
    { $several ->
        [priority_count] Si plizyè { book-sides } rive nan { $ending_target } nan menm don an, ajoute pwen don sa a youn apre lòt: { $order }. Premye ki rive nan { $ending_target } genyen, menm ak yon total ki pi piti.
       *[other] { "" }
    }
