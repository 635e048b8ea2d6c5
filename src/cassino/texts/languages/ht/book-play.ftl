### Liv règ yo: tou, pran kat, poze, pil ak bale

## Tou w

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Jwe yon kat nan men w: pran kat avè l, oswa poze l.
           *[other] Pran kat ak yon kat nan men w oswa ak plizyè ansanm, oswa poze youn, youn sèlman.
        }
       *[hand] Jwe yon kat nan men w, epi sèvi avè l yon sèl jan: pran kat, bati, oswa poze l.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Lè men w vid, yo sote w jiskaske yo bay pwochen wonn nan. Jwè ki gen kat toujou kontinye, yon kou nan chak tou.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Yon tou ka gen plizyè etap, nan nenpòt lòd. Nan youn ladan yo, youn sèlman, ou jwe yon kat nan men w: ou pran kat, ou bati, ou ajoute nan yon konstriksyon, ou monte youn, oswa ou poze. Anvan ak apre sa, ou ka bati ak ajoute ak kat ki an jwèt yo sèlman, kantite fwa ou vle. Di lè tou w fini.{ $dealing_replenish ->
            [draw] {" "}Se lè sa a sèlman ou tire yon kat.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Pa fè yon etap ki t ap anpeche w fini tou w nan règ.
       *[other] { "" }
    }

## Pran kat

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Yon kat ki gen chif pran
           *[other] Yon kat pran
        } kat sou tab la ki gen menm chif, ak gwoup kat sou tab la ki fè menm total la. Ou ka pran plizyè kat ak plizyè gwoup nan yon sèl kou, men chak kat konte nan yon sèl gwoup.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Yon kat ki gen chif pran
           *[other] Yon kat pran
        } yon sèl bagay: yon kat sou tab la ki gen menm chif, oswa yon gwoup kat sou tab la ki fè menm total la{ $building_source ->
            [none] { "" }
           *[other] , oswa yon konstriksyon
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Si gen yon kat menm chif sou tab la, se li ou oblije pran, pa yon gwoup. Si gen plizyè, chwazi youn.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Ou ka jwe plizyè kat ansanm. Yo konte pou total yo, epi yo pran kat ak gwoup ki fè total sa a{ $small_limit ->
            [yes] { "" }
           *[no] : yon 9 ak yon 3 pran yon dam, oswa yon 10 ak yon 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Total la pa ka depase { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Ou ka jwe plizyè kat ansanm, kòm yon gwoup oswa kòm plizyè gwoup ki gen menm chif. Yo pran kat ak gwoup ki gen chif sa a.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Yon gwoup pa ka depase { $capturing_hand_total_at_most }.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Ou ka pran yon konstriksyon sèlman ak yon kat ki gen chif li, epi antye, kèlkeswa mèt li. Li pa janm nan yon total.
               *[many] Yon kat pran konstriksyon ki gen chif li tou, kèlkeswa mèt yo. Ou ka pran yon konstriksyon antye sèlman, e li pa janm nan yon total.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Yon kat ka pran yon konstriksyon ki gen chif li tou, kèlkeswa mèt li.
           *[many] Yon kat pran konstriksyon ki gen chif li tou, kèlkeswa mèt yo.
        } Nan yon total, yon konstriksyon senp yon advèsè konte tankou yon kat ki gen chif li: avèk yon 9, ou ka pran yon konstriksyon 8 yon advèsè ak yon las. Konstriksyon miltip ak konstriksyon pwòp bò pa w pa janm nan yon total. Ou ka pran yon konstriksyon antye sèlman.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Yon figi pran yon sèl figi ki gen menm ran. Si gen plizyè, chwazi youn.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Yon figi pran kantite figi menm ran ou vle.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Yon figi pran yon figi menm ran oswa twa, pa janm de. Si gen de, chwazi youn.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] Ou ka pran kat ki anlè pil yon advèsè tou, tankou si li te sou tab la, pou kont li oswa nan yon gwoup. Nan yon kou, ou jwenn yon sèl kat nan chak pil.
       *[others] Ou ka pran kat ki anlè pil yon lòt jwè tou, tankou si li te sou tab la, pou kont li oswa nan yon gwoup. Nan yon kou, ou jwenn yon sèl kat nan chak pil.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Ou ka pran mwens kat pase sa ou ta kapab, oswa poze yon kat ki te ka pran yon bagay, sof si yon advèsè egzije l.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Ou pa janm oblije pran anyen. Ou ka pran mwens kat pase sa ou ta kapab, oswa poze yon kat ki te ka pran yon bagay.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Ou pa janm oblije pran anyen. Ou ka poze yon kat ki te ka pran yon bagay.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Yon kat ki ka pran yon bagay oblije pran: ou pa ka poze l{ $building_source ->
            [none] { "" }
           *[other] {" "}ni bati avè l
        }. Se ou ki chwazi ki kat pou jwe ak sa li pran.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Ou pa ka poze yon kat ki ka pran yon bagay. Pran avè l{ $building_source ->
            [none] { "" }
           *[other] , bati avè l
        }, oswa jwe yon lòt kat. Se ou ki chwazi sa li pran.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Ou pa ka poze yon kat si gen yon kat lib ki egal avè l sou tab la. { $building_source ->
            [none] Fòk ou pran tout kat lib ki egal avè l.
           *[other] Swa ou sèvi avè l nan yon konstriksyon, swa ou pran tout kat lib ki egal avè l.
        } Rès sa ou pran an, se ou ki deside: ou pa oblije pran okenn gwoup{ $building_source ->
            [none] { "" }
           *[other] {" "}ni okenn konstriksyon
        }.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Tout { book-aces } egal, kit yo konte 1 kit yo konte 14. Kidonk yon { book-ace } ki pran kat dwe pran chak lòt ki lib tou, pou kont li oswa nan yon gwoup.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Si ou kite kat ou te ka pran, lòt yo ka montre sa{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(“{ $words_left_behind }”)
        }. Sa pa koute anyen.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Lè ou fini tou w, yon advèsè ka egzije de bagay. Premyèman, si ou pran kat oswa ou poze, kat ou jwe a dwe pran tout sa li kapab. Dezyèmman, tout kat lib ak kat anlè pil ki mache dwe ajoute nan { book-play-own-builds }, san yon lòt kat nan men w.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Anvan ou fini tou w, fòk ou fè de bagay. Premyèman, si ou pran kat oswa ou poze, kat ou jwe a dwe pran tout sa li kapab. Dezyèmman, tout kat lib ak kat anlè pil ki mache dwe ajoute nan { book-play-own-builds }, san yon lòt kat nan men w.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Lè menm kat la ka nan plizyè gwoup, se ou ki chwazi gwoup la, depi pa gen anyen ankò ki ka ajoute. Yon kat ki antre nan yon konstriksyon pa oblije pran anyen.
    }

## Poze

book-play-trail = Pou poze, kite kat ou jwe a louvri sou tab la, kòm yon kat lib.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Ou ka poze sèlman si okenn nan kat ou yo pa ka pran anyen. Lè sa a poze nenpòt kat.
           *[other] Ou ka poze sèlman si okenn nan kat ou yo pa ka pran ni bati anyen. Lè sa a poze nenpòt kat.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Pandan ou gen yon konstriksyon ou pa ka poze: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] Nan tou ki vini apre ou fè oswa chanje yon konstriksyon, ou pa ka poze si li toujou pou ou: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Pandan ou gen yon konstriksyon e rete kat pou tire,
           *[other] { $stock ->
                [two] Ak de jwè, pandan ou gen yon konstriksyon e rete kat pou bay,
               *[other] Pandan ou gen yon konstriksyon e rete kat pou bay,
            }
        } ou pa ka poze: { book-play-owner-must }. Apre sa ou kapab.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Ou ka poze menm si ou gen yon konstriksyon, depi ou kenbe yon kat ki pran l.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] pran yon bagay, oswa ajoute nan pwòp konstriksyon w. Fè yon dezyèm konstriksyon oswa monte youn pa sifi
       *[anything] pran yon bagay oswa bati. Nenpòt priz oswa nenpòt konstriksyon ap mache
    }
book-play-partner-build =
    { $partner_binds ->
        [no] Konstriksyon patnè w pa anpeche w poze.
       *[other] { "" }
    }

## Pil yo

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Mete kat ou pran yo sou { book-play-pile }, kache, ansanm ak { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Mete kat ou pran yo anlè { book-play-pile }, louvri, ansanm ak { book-play-played }.
    }
book-play-own-builds =
    { $seating_sides ->
        [solo] konstriksyon w yo
       *[pairs_of_four] konstriksyon kan w
    }
book-play-pile =
    { $seating_sides ->
        [solo] pil ou
       *[pairs_of_four] { $piling_of ->
            [player] pwòp pil ou
           *[side] pil kan w
        }
    }
book-play-played =
    { $capturing_from_hand ->
        [one_card] kat ou jwe a
       *[other] kat ou jwe yo
    }
book-play-order-free =
    { $pile_order ->
        [free] Ranje kat yon priz nan lòd ou vle, san advèsè yo pa wè l. Kat ki fè priz la ale anlè.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Ranje kat yon priz jan yo te rive sou tab la, pi ansyen an anba. Ranje kat yon konstriksyon jan yo te ajoute yo. Kat ki fè priz la ale anlè.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Ranje kat yon priz selon chif yo, ansanm ak kat ki fè priz la, pi piti a anlè.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Figi yo ale anba tout kat ki gen chif nan pil la, anlè figi ki la deja.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Ou ka mete figi ou pran yo nan pil patnè w pito, menm jan an.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Lè w ap ajoute nan yon konstriksyon oswa sou yon baz, ou ka sèvi ak kat ki anlè pil yon advèsè tankou yon kat lib. Chak gwoup ka sèvi ak yon sèl kat nan chak pil, men pwochen gwoup la ka sèvi ak kat ki anba a. { $seating_sides ->
            [solo] Ou pa ka sèvi ak pwòp pil ou.
           *[pairs_of_four] Ou pa ka sèvi ak pil pwòp kan w.
        }
        [steps_others] Lè w ap ajoute nan yon konstriksyon oswa sou yon baz, ou ka sèvi ak kat ki anlè nenpòt lòt pil tankou yon kat lib{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , menm pil patnè w
        }. Chak gwoup ka sèvi ak yon sèl kat nan chak pil, men pwochen gwoup la ka sèvi ak kat ki anba a. Ou pa ka sèvi ak pwòp pil ou.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Lè w ap ajoute yon kat nan men w nan pwòp konstriksyon w, ou ka ajoute kat ki anlè pil advèsè yo tou, ansanm ak kat ou a oswa kòm yon gwoup apa: youn nan chak pil. Ou pa ka sèvi ak yo pou yon nouvo konstriksyon ni pou monte.
        [hand_others] Lè w ap ajoute yon kat nan men w nan pwòp konstriksyon w, ou ka ajoute kat ki anlè pil lòt jwè yo tou, ansanm ak kat ou a oswa kòm yon gwoup apa: youn nan chak pil. Ou pa ka sèvi ak yo pou yon nouvo konstriksyon ni pou monte.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Apre dènye kou don an, kat ki rete sou tab la ale pou { book-side-that } te pran kat an dènye. Si pèsonn pa t pran, yo pa konte pou pèsonn.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Kat ki rete sou tab la apre dènye kou don an pa konte pou pèsonn.
       *[last_capturer] { "" }
    }

## Bale

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Lè ou pran tout sa ki sou tab la (yon bale), sa pa bay pwen.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Lè ou pran tout sa ki sou tab la, se yon bale: li bay { $sweeping_points } pwen.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Yon bale { $sweeping_large_from } kat oswa plis, { $sweeping_count_played ->
                [yes] ak kat ki jwe a ladan l
               *[no] san konte kat ki jwe a
            }, bay { $sweeping_large_points } pito.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Yon bale nan premye kou yon don bay { $sweeping_first_play_points } pwen{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}olye de { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Pou sonje l, kite kat ki fè l la louvri nan pil ou.
               *[up] Note l sou fèy pwen an.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Pou sonje l, trase yon liy sou fèy pwen an.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Bale anile bale: depi chak { book-side } gen youn, chak pèdi youn.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Yon { book-side-that } gen limit toupre { $ending_target } pwen pa fè pwen ak bale, men li toujou anile bale lòt yo.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] Bale yon { book-side-that } gen limit toupre { $ending_target } pwen pa konte ditou: yo pa bay pwen e yo pa anile anyen.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Yon { book-side-that } gen { $sweeping_until_score } pwen oswa plis anvan yon don pa fè bale ladan l.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Depi rezèv la fini, lè ou pran tout sa ki sou tab la, se pa yon bale ankò.
               *[other] Depi dènye kat yo fin bay, lè ou pran tout sa ki sou tab la, se pa yon bale ankò.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] Dènye kou yon don ka fè yon bale tou, si li pran tout vre.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Lè w annik jwenn rès kat yo, se pa yon bale.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] Dènye kou yon don pa janm fè yon bale, menm si li pran tout.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Apre yon bale, pwochen jwè a jwe de fwa youn apre lòt. Dezyèm kou a tonbe si li pa gen kat ankò oswa si wonn nan fini.
       *[other] Apre yon bale, pwochen jwè a jwe { $sweeping_victim_plays } fwa youn apre lòt. Kou ki rete yo tonbe si li pa gen kat ankò oswa si wonn nan fini.
    }
