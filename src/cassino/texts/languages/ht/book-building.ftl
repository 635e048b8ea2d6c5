### Liv règ yo: konstriksyon

## Fè yon konstriksyon

book-building-none =
    { $building_source ->
        [none] Pa gen konstriksyon nan jwèt sa a.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Pou bati, jwe yon kat sou youn oswa plizyè kat lib epi di total yo. Apati de sa yo fè yon sèl konstriksyon: ou menm oswa nenpòt lòt moun ka pran l antye sèlman, ak yon kat ki gen chif sa a. Pi gwo chif la se { $highest }.{ $pictures ->
            [plain] {" "}Ou pa ka bati ak figi.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Chak konstriksyon dwe gen kat ou jwe a ladan l.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Yon konstriksyon ki gen yon sèl gwoup se yon konstriksyon senp. Nan menm kou a, ou ka ajoute lòt gwoup, oswa kat ki gen menm chif pou kont yo: sa fè yon konstriksyon miltip. Kat ou a ka fè yon gwoup pou kont li tou, pa egzanp yon 9 sou yon 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Yon konstriksyon se yon gwoup kat ki fè chif li (konstriksyon senp) oswa plizyè gwoup konsa (konstriksyon miltip). Nenpòt moun ka pran l, men antye sèlman, ak yon kat ki gen chif li. Pi gwo chif la se { $highest }.{ $pictures ->
            [plain] {" "}Ou pa ka bati ak figi.
           *[other] { "" }
        } Chak etap fè oswa ajoute yon gwoup.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Pou fè yon konstriksyon senp, mete kat lib ansanm, ak kat ki nan men w oswa san li.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Kat anlè pil pa ka ladan l.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Yon kat lib se yon baz pou yon konstriksyon miltip si ou gen yon kat ki gen chif li{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}(oswa si gen prèv patnè w gen youn)
        } epi si pa gen konstriksyon ki gen chif sa a. Pou fè konstriksyon an, ajoute yon gwoup menm chif, ak kat lib{ $piling_stolen ->
            [none] { "" }
           *[other] , kat anlè pil
        } oswa kat ki nan men w.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] Nan yon konstriksyon, { $deck_pack ->
                [rook_40] yon 1
               *[other] yon las
            } ki nan yon gwoup ak lòt kat konte 1. Pou kont li, li konte 1 oswa 14. Di kilès: li kenbe chif sa a jiskaske yon moun pran konstriksyon an.
           *[one] { "" }
        }
    }

## Monte

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Pou monte yon konstriksyon senp, ajoute yon kat nan men w epi di nouvo total la. Ou pa ka monte yon konstriksyon miltip.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Ou ka monte nenpòt konstriksyon, menm pa w.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] Ou pa ka monte pwòp konstriksyon w.
           *[pairs_of_four] Ou pa ka monte pwòp konstriksyon w, men ou ka monte pa patnè w ak pa advèsè yo.
        }
        [opponents] { $seating_sides ->
            [solo] Ou ka monte konstriksyon advèsè yo sèlman.
           *[pairs_of_four] Ou ka monte konstriksyon advèsè yo sèlman, ni pa w ni pa patnè w.
        }
        [own_side] { $seating_sides ->
            [solo] Ou ka monte pwòp konstriksyon w sèlman.
           *[pairs_of_four] Ou ka monte konstriksyon pwòp kan w sèlman.
        }
        [owner] Ou ka monte pwòp konstriksyon w sèlman.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Ou ka monte pwòp konstriksyon w sèlman si ou kenbe de kat: youn ki gen ansyen chif li ak youn ki gen nouvo a.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Ou pa ka monte yon konstriksyon: chif li pa janm chanje.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] Nan menm kou a, ou ka ajoute kat lib ak gwoup ki gen nouvo chif la.
        [with-builds] { $joined_by ->
            [anyone] Nan menm kou a, ou ka ajoute kat lib, gwoup ak konstriksyon antye ki gen nouvo chif la.
           *[other] Nan menm kou a, ou ka ajoute kat lib, gwoup ak konstriksyon antye ki gen nouvo chif la, si ou gen dwa ajoute nan konstriksyon sa yo.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Lè w ap monte, ou ajoute kat sa a sèlman.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Lè w ap monte, ou ajoute kat sa a sèlman. Gwoup ki gen nouvo chif la vini nan lòt etap.
       *[other] { "" }
    }

## Ajoute

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Pou ajoute nan yon konstriksyon, mete yon gwoup ki gen chif li: kat lib{ $piling_stolen ->
                [none] { "" }
               *[other] , kat anlè pil
            } epi, si ou vle, kat ki nan men w. Li tounen yon konstriksyon miltip.
           *[hand] Pou ajoute nan yon konstriksyon, mete yon gwoup ki gen chif li ak kat ou a ladan l, oswa kat ou a pou kont li. Li tounen yon konstriksyon miltip.
        } { $joined_by ->
            [anyone] Ou ka ajoute nan nenpòt konstriksyon.
            [not_owner] Ou pa ka ajoute nan pwòp konstriksyon w.
            [opponents] Ou ka ajoute nan konstriksyon advèsè yo sèlman.
            [own_side] { $seating_sides ->
                [solo] Ou ka ajoute nan pwòp konstriksyon w sèlman.
               *[pairs_of_four] Ou ka ajoute nan konstriksyon pwòp kan w sèlman.
            }
           *[owner] { $seating_sides ->
                [solo] Ou ka ajoute nan pwòp konstriksyon w sèlman.
               *[pairs_of_four] Ou ka ajoute nan pwòp konstriksyon w sèlman, pa nan pa patnè w.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] Ou pa ka ajoute nan yon konstriksyon san chanje chif li.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] Nan nenpòt lòt konstriksyon, ou ka ajoute kat lib ak kat anlè pil sèlman si ou pran konstriksyon sa a pita nan menm tou a, ak kat ki nan men w.
    }

## Konstriksyon ki gen menm chif

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Ou ka fè toude tounen youn si ou ajoute nan toude nan menm kou a.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Lè w ap bati oswa ajoute, ou ka sèvi ak kat lib epi ak yon sèl konstriksyon omaksimòm. { $raise_sets ->
            [with-builds] Se lè w ap monte sèlman ou ka fè de konstriksyon tounen youn.
           *[other] De konstriksyon pa janm tounen youn.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] De konstriksyon ka gen menm chif. Lè sa a yon kat ki gen chif sa a pran youn ladan yo.
       *[many] De konstriksyon ka gen menm chif. Lè sa a yon kat ki gen chif sa a pran youn oswa toude.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Pa janm gen plis pase yon konstriksyon pou chak chif. Si ou bati oswa monte sou chif yon konstriksyon ki sou tab la, fòk ou fè toude tounen youn. Si ou pa gen dwa ajoute nan konstriksyon sa a, ou pa ka fè kou a.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] Nan fen tou w, ou ka gen yon sèl konstriksyon. { book-building-second }
        [two] Ak de jwè, toutotan rete kat pou bay, ou ka gen yon sèl konstriksyon nan fen tou w. { book-building-second }
       *[one_while_stock] Toutotan rete kat pou { $dealing_replenish ->
            [draw] tire
           *[other] bay
        }, ou ka gen yon sèl konstriksyon nan fen tou w. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] Pandan tou a ou ka gen yon dezyèm, si ou pran youn nan de yo anvan tou a fini.
       *[other] { "" }
    }

## Kenbe yon kat

book-building-hold =
    { $hold ->
        [make] Lè ou fè oswa monte yon konstriksyon, fòk ou gen yon kat ki gen chif li. Toutotan konstriksyon an se pou ou, kenbe omwen youn, epi jwe dènye a sèlman pou pran konstriksyon an.
        [join] Lè ou fè yon konstriksyon, ou monte l oswa ou ajoute ladan l, fòk ou gen yon kat ki gen chif li. Toutotan konstriksyon an se pou ou, kenbe omwen youn, epi jwe dènye a sèlman pou pran konstriksyon an.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Lè ou fè yon konstriksyon, ou monte l oswa ou ajoute ladan l, ou ta dwe gen yon kat ki gen chif li. Anyen pa anpeche w bati san li, men sa ka koute pwen (gade “{ book-chapter-calling }”).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Pou konstriksyon de chif diferan, ou bezwen de kat.
           *[other] Pou konstriksyon de chif diferan, ou bezwen de kat. Pou konstriksyon menm chif, ou bezwen yon sèl, men fòk li pran yo tout.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Yon sèl { book-ace } pa sifi pou yon konstriksyon 1 ak yon konstriksyon 14.
           *[one] { "" }
        }
    }

## Patnè

book-building-not-for-partner =
    { $for_partner ->
        [never] Yon kat ki nan men patnè w pa ede: fòk ou menm ou gen youn.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Ou ka bati “pou patnè” san ou pa gen kat la, si sa ki jwe deja pwouve patnè w genyen l: patnè w gen yon konstriksyon ki gen chif sa a, oswa yon lòt jwè te pran youn nan men l e li poko jwe yon kat ran sa a depi lè sa a. Si ou annik ajoute nan konstriksyon patnè w, li rete pou li.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Ou ka bati “pou patnè” san ou pa gen kat la, si sa ki jwe deja pwouve patnè w genyen l: yon advèsè te chanje konstriksyon patnè w ki gen chif sa a, oswa yon lòt jwè te pran l, e patnè w poko jwe yon kat ran sa a depi lè sa a. Pa gen lòt prèv, menm lè kan w fè de konstriksyon pa l tounen youn.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] Konstriksyon an se pou patnè w, ki dwe kenbe kat la pou li.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Lè patnè w jwe yon kat ki pran yon konstriksyon kan w, e ou gen yon kat ran sa a, ou ka mande l kite l. Li ka pran l kanmenm, oswa ajoute kat li a nan konstriksyon an. Si li ajoute l, konstriksyon an vin pou ou.
    }

## Mèt yon konstriksyon

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Yon konstriksyon se pou jwè ki te ajoute yon kat ladan l an dènye a.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Yon konstriksyon se pou jwè ki te ajoute yon kat ladan l an dènye a, sof si li te fè l pou patnè l.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Yon konstriksyon se pou jwè ki te fè l oswa ki te monte l an dènye a. Lè yon moun ajoute ladan l, sa pa chanje mèt li.
       *[other] { "" }
    }
