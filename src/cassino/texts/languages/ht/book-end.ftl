### Liv règ yo: pwen yon don, anons ak reklamasyon, ak fen pati a

## Pwen yo

book-end-total =
    { $totals ->
        [none] { book-end-total-fixed }
       *[other] { "" }
    }
book-end-total-fixed = Apre dènye kat la, konte sa chak { book-side } pran. Yon don vo { $total } pwen{ $sweeps ->
        [yes] { $calling_orange ->
            [none] , plis bale yo
           *[other] , plis bale yo ak zoranj yo
        }
       *[no] { $calling_orange ->
            [none] { "" }
           *[other] , plis zoranj yo
        }
    }.
book-end-totals =
    { $totals ->
        [none] { "" }
       *[other] Apre dènye kat la, konte sa chak { book-side } pran. Yon don vo { $totals } pwen{ $sweeps ->
            [yes] { $calling_orange ->
                [none] , plis bale yo
               *[other] , plis bale yo ak zoranj yo
            }
           *[no] { $calling_orange ->
                [none] { "" }
               *[other] , plis zoranj yo
            }
        }.
    }
book-end-doubled =
    { $doubled ->
        [none] { "" }
       *[other] Yon kat ka bay pwen plizyè jan: { $doubled }.
    }
book-end-most-nobody =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [nobody] Kote tablo a di “plis”, se { book-side-that } gen plis pase tout lòt yo ki fè pwen. Si gen egalite, pèsonn pa fè pwen.
           *[one_each] { "" }
        }
    }
book-end-most-each =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [one_each] Kote tablo a di “plis”, se { book-side-that } gen plis pase tout lòt yo ki fè pwen. Si gen egalite, chak { book-side-that } egal fè 1 pwen pito.
           *[nobody] { "" }
        }
    }
book-end-most-carried =
    { $most ->
        [no] { "" }
       *[yes] { $scoring_ties ->
            [carried] Kote tablo a di “plis”, se { book-side-that } gen plis pase tout lòt yo ki fè pwen. Si pèsonn pa fè pwen sa yo, yo ajoute sou menm pwen yo nan pwochen don an.
           *[other] { "" }
        }
    }
book-end-at-least =
    { $at_least ->
        [no] { "" }
       *[yes] Kote tablo a di “omwen”, fòk ou gen kantite kat sa a tou.
    }
book-end-enough =
    { $enough ->
        [no] { "" }
       *[yes] Chak { book-side-that } gen omwen { $enough_what } fè { $enough_points }, menm si lòt gen yo tou.
    }
book-end-primiera =
    { $primiera ->
        [no] { "" }
       *[yes] Pou primiera a, adisyone pi bon kat ou nan chak fanmi: yon 7 konte 21, yon 6 konte 18, { $deck_pack ->
            [rook_40] yon 1
           *[other] yon las
        } 16, yon 5 konte 15, yon 4 konte 14, yon 3 konte 13, yon 2 konte 12, { $pictures ->
            [low] yon figi 10
           *[other] nenpòt lòt kat 10
        }. Pi gwo total la fè pwen. Fòk ou gen toulekat fanmi yo, e si gen egalite pèsonn pa fè pwen.
    }

## Anons ak reklamasyon

book-end-say-value =
    { $building_source ->
        [none] { "" }
       *[other] Lè ou fè oswa monte yon konstriksyon, di chif li.{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}Di “pou patnè” lè w ap bati pou patnè w.
        }
    }
book-end-last =
    { $last_round ->
        [last] Anvan yo bay dènye kat yo, donè a di “dènye”.
       *[other] { "" }
    }
book-end-last-round =
    { $last_round ->
        [last_round] Anvan yo bay dènye kat yo, donè a di “dènye wonn”.
       *[other] { "" }
    }
book-end-orange =
    { $calling_orange ->
        [none] { "" }
       *[other] Yon zoranj se { $deck_pack ->
            [rook_40] yon kat wouj ak yon kat jòn
           *[other] yon kè ak yon kawo
        } ou pran sou tab la nan yon sèl kou, lib oswa nan yon konstriksyon. Kat ki jwe a ak kat ki rete alafen pa konte, e yon kou fè yon zoranj omaksimòm.
    }
book-end-orange-called =
    { $calling_orange ->
        [called] Anonse “zoranj” lè ou pran youn, epi ou fè { $calling_orange_points }. Si ou pa anonse l, premye advèsè ki anonse l anvan pwochen kou a fè pwen yo nan plas ou. { $calling_false_orange_points ->
            [0] Yon move anons pa koute anyen.
           *[other] Yon move anons fè { $calling_false_orange_points }.
        }
       *[other] { "" }
    }
book-end-orange-always =
    { $calling_orange ->
        [always] Li fè { $calling_orange_points }, menm si pèsonn pa anonse l.
       *[other] { "" }
    }
book-end-count-out =
    { $calling_claim ->
        [count_out] Ant de tou, ou ka di ou rive si ou panse { $seating_sides ->
            [solo] ou gen
           *[pairs_of_four] kan w gen
        } { $ending_target } pwen{ $words_claim ->
            [none] { "" }
           *[other] {" "}(“{ $words_claim }”)
        }. Jwèt la kanpe. Ajoute sou eskò w sa ki sèten: kat ki bay pwen nan pil ou, bale w yo, ak chak majorite{ $primiera ->
            [yes] {" "}oswa primiera
           *[no] { "" }
        } ou pa ka pèdi ankò.
       *[other] { "" }
    }
book-end-count-out-result =
    { $calling_claim ->
        [count_out] Si sa fè { $ending_target }, ou genyen pati a, kèlkeswa sa lòt yo genyen. Sinon, { $seating_sides ->
            [solo] ou fè
           *[pairs_of_four] kan w fè
        } { $calling_false_claim_points } pou don sa a, lòt yo fè sa ki sèten, epi ou sote pwochen fwa ou te dwe bay kat.
       *[other] { "" }
    }
book-end-announce =
    { $calling_claim ->
        [announce] Ant nenpòt de kou, ak apre dènye a, ou ka { $words_claim ->
            [none] anonse { $ending_target }
           *[other] di “{ $words_claim }”
        }, kèlkeswa moun ki gen tou a. Li bon si eskò w ak sa ki sèten nan don sa a fè { $ending_target }: kat ki bay pwen nan pil ou, bale w yo, ak chak majorite{ $primiera ->
            [yes] {" "}oswa primiera
           *[no] { "" }
        } ou pa ka pèdi ankò.
       *[other] { "" }
    }
book-end-announce-wins =
    { $calling_claim ->
        [announce] Premye moun ki fè yon bon anons genyen pati a, menm si yon lòt moun te gen menm kantite pwen.
       *[other] { "" }
    }
book-end-announce-wrong =
    { $calling_claim ->
        [announce] { $calling_false_announcement ->
            [nothing] Yon move anons pa koute anyen.
           *[game] Yon move anons fè w pèdi pati a.{ $seating_sides ->
                [solo] { $two ->
                    [only] { "" }
                   *[other] {" "}Nan lòt yo, jwè ki gen plis pwen an genyen.
                }
               *[pairs_of_four] {" "}Nan lòt yo, kan ki gen plis pwen an genyen.
            }
        }
       *[other] { "" }
    }
book-end-played-out =
    { $calling_claim ->
        [none] { $ending_finish ->
            [at_once] { "" }
           *[end_of_deal] { $ending_deals ->
                [0] { $several ->
                    [none] { "" }
                   *[other] Chak don jwe jis nan fen, menm si yon { book-side } gen ase pwen.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-end-misdeal-shown =
    { $calling_enforcement ->
        [table] Si donè a montre yon kat pandan l ap bay, yon lòt jwè ka fini don an touswit: kat don an pa konte, donè a pèdi 1 pwen, epi se jwè sa a ki bay kat pwochen fwa a. Oswa don an kontinye: yo melanje kat la nan rezèv la epi yo bay yon lòt nan plas li, e pèsonn pa pèdi pwen.
       *[strict] { "" }
    }
book-end-misdeal-few =
    { $calling_enforcement ->
        [table] Si yon men resevwa mwens kat pase sa l te dwe, yo jwe l konsa, e donè a pèdi 1 pwen.
       *[strict] { "" }
    }
book-end-misdeal-many =
    { $calling_enforcement ->
        [table] Si yon men resevwa twòp kat, sa ki anplis yo ale louvri sou tab la, e donè a pèdi 1 pwen.{ $dealing_replenish ->
            [draw] { "" }
           *[other] { $stock ->
                [never] { "" }
               *[other] { " " }Nan pwochen wonn don sa a, donè a resevwa menm kantite kat sa a mwens.
            }
        }
       *[strict] { "" }
    }
book-end-wrong-capture =
    { $calling_enforcement ->
        [table] Si ou pran kat mal, remete yo: kat ou te jwe a rete sou tab la tankou si ou te poze l.
       *[strict] { "" }
    }
book-end-wrong-build =
    { $calling_enforcement ->
        [table] { $building_source ->
            [none] { "" }
           *[other] Si pèsonn pa chanje konstriksyon w jis nan pwochen tou w, e ou pa gen yon kat ki pran l, chak { book-side } advès fè 1 pwen. Konstriksyon an rete, e nenpòt moun ka pran l.
        }
       *[strict] { "" }
    }

## Genyen

book-end-one-deal =
    { $ending_deals ->
        [0] { "" }
        [1] Yon don se yon pati antye. Se { book-side-that } gen plis pwen ki genyen. { book-end-level }
       *[other] Yon pati gen { $ending_deals } don. Apre sa, se { book-side-that } gen plis pwen ki genyen. { book-end-level }
    }
book-end-level =
    { $ending_level ->
        [shared] Si plizyè { book-sides } egal pou premye plas, yo pataje viktwa a.
       *[another_deal] Si plizyè { book-sides } egal pou premye plas, jwe yon lòt don.
    }
book-end-target =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { book-end-first-point }
           *[other] Adisyone pwen tout don yo. Pati a fini apre yon don kote yon { book-side } rive nan { $ending_target } pwen.
        }
       *[other] { "" }
    }
book-end-first-point = Premye { book-side-that } fè { $ending_target } pwen genyen, kidonk dabitid yon pati se yon don. Si pèsonn pa fè pwen, bay kat ankò.
book-end-higher =
    { $several ->
        [higher_total] Si plizyè rive, pi gwo total la genyen. { book-end-level }
       *[other] { "" }
    }
book-end-priority =
    { $several ->
        [priority_count] Si plizyè rive, ajoute pwen don sa a youn apre lòt, nan lòd sa a: { $order }. Premye { book-side-that } rive nan { $ending_target } genyen, menm ak yon total ki pi piti.
       *[other] { "" }
    }
book-end-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Yon { book-side-that } kòmanse yon don ak { $restricted_from } rive { $restricted_to } pwen gen limit: li ka fè pwen sèlman ak sa tablo a montre. Si li jwenn sa ki nan dènye kolòn nan, li genyen, kèlkeswa sa lòt yo fè. { $ending_near_target ->
            [last_five] Ak { $restricted_from } oswa { $restricted_next }, youn sèlman nan de bagay yo bay pwen kòm dabitid. Ak plis pase sa, san bagay la li pa fè okenn pwen.
           *[last_three] Sinon li pa fè okenn pwen nan don sa a.
        }
    }
book-end-near-several =
    { $ending_near_target ->
        [free] { "" }
       *[other] Si plizyè { book-sides } jwenn sa yo bezwen, premye nan tan an genyen. Yon majorite genyen lè ou pa ka pèdi l ni fè egal ankò.
    }
book-end-near-level =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $ending_level ->
            [another_deal] Don ki kase yon egalite pa gen limit.
           *[shared] { "" }
        }
    }
book-end-at-once =
    { $finish ->
        [at_once] Jwèt la kanpe depi yon { book-side } genyen pati a ak pwen pèsonn pa ka retire.
       *[other] { "" }
    }
book-end-double =
    { $ending_double_game ->
        [no] { "" }
       *[yes] Yon { book-side-that } rive nan { $ending_target } nan premye don an genyen yon pati doub.
    }
