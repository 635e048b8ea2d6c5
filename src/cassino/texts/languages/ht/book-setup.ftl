### Liv règ yo: kat yo, jwè yo, don an, ak konbyen kat yo konte

## Kat yo

book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] Pran 40 kat: yon jwèt kat òdinè san jokè, san valè, san dam ak san wa.
        [italian_40] Pran 40 kat: yon jwèt kat italyen, oswa yon jwèt òdinè san jokè, san 8, san 9 ak san 10. Denari italyen yo se kawo isit la.
        [rook_40] Pran 40 kat Rook: 1 rive 10 an wouj, jòn, vèt ak nwa, san zwazo a epi san chif ki depase 10.
       *[french_52] Pran yon jwèt kat òdinè 52 kat, san jokè.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Ak kat òdinè, pran las rive 10: kè se wouj, kawo se jòn, trèf se vèt, pik se nwa.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Ladan yo, sèvi sèlman ak ran { $ranks }: { $pack_size } kat.
        [suits] Ladan yo, sèvi sèlman ak { $suits }: { $pack_size } kat.
        [both] Ladan yo, sèvi sèlman ak ran { $ranks } nan { $suits }: { $pack_size } kat.
       *[all] { "" }
    }

## Jwè yo

book-setup-players =
    { $player_counts ->
        [1] Jwèt la se pou { $players } jwè.
       *[other] Ka gen { $players } jwè.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Dabitid gen { $usual_players }.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Chak moun jwe pou kont li.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] { $fewer ->
                [none] Yo jwe
               *[other] Ak 4 jwè, yo jwe
            } de pa de. Patnè yo chita anfas youn lòt, chak gen pil pa l, epi yo fè pwen ansanm.
           *[side] { $fewer ->
                [none] Yo jwe
               *[other] Ak 4 jwè, yo jwe
            } de pa de. Patnè yo chita anfas youn lòt, yo pataje yon pil, epi yo fè pwen ansanm.
        } { $fewer ->
            [none] De patnè fè yon kan.
           *[other] Ak { $fewer } jwè, chak moun jwe pou kont li. Yon kan se de patnè, oswa yon jwè ki pa gen patnè.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] Pou chwazi patnè, bay kat louvri tou alantou tab la: premye de jwè ki jwenn { $deck_pack ->
            [rook_40] yon 1
           *[other] yon las
        } jwe ansanm.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] Tou a pase adwat, nan sans kontrè mont.
           *[clockwise] Tou a pase agoch, nan sans mont.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Chwazi premye donè a pa aza. Apre sa, chak moun bay kat nan tou pa l.
           *[other] Chwazi premye donè a pa aza. Apre chak don, pwochen jwè a bay kat yo.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Chwazi premye donè a pa aza. Apati dezyèm don an, moun ki pèdi dènye don an resevwa premye kat la epi jwe an premye, e moun ki genyen l lan bay kat yo. Apre yon egalite, se lòt jwè a ki kòmanse.
           *[other] Chwazi premye donè a pa aza. Apati dezyèm don an, jwè ki fè mwens pwen nan dènye don an resevwa premye kat la epi jwe an premye. Se jwè ki vini touswit anvan li ki bay kat yo. Si plizyè fè mwens pwen, se premye ladan yo ki vini apre moun ki te kòmanse dènye fwa a ki jwe an premye.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Chwazi premye donè a pa aza. Moun ki te pran kat an dènye nan yon don jwe an premye nan pwochen an, e se lòt jwè a ki bay kat yo. Si pèsonn pa t pran, donè a chanje.
           *[other] Chwazi premye donè a pa aza. Moun ki te pran kat an dènye nan yon don jwe an premye nan pwochen an, e se jwè ki vini touswit anvan li ki bay kat yo. Si pèsonn pa t pran, se pwochen jwè a ki bay kat yo.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Chwazi premye donè a pa aza. Apati dezyèm don an, moun ki genyen dènye don an jwe an premye, e moun ki pèdi l la bay kat yo. Apre yon egalite, se lòt jwè a ki kòmanse.
           *[other] Chwazi premye donè a pa aza. Apati dezyèm don an, jwè ki fè plis pwen nan dènye don an jwe an premye. Se jwè ki vini touswit anvan li ki bay kat yo. Si plizyè fè plis pwen, se premye ladan yo ki vini apre moun ki te kòmanse dènye fwa a ki jwe an premye.
        }
        [winner_deals] { $two ->
            [only] Chwazi premye donè a pa aza. Apati dezyèm don an, se moun ki genyen dènye don an ki bay kat yo. Apre yon egalite, donè a chanje.
           *[other] Chwazi premye donè a pa aza. Apati dezyèm don an, se jwè ki fè plis pwen nan dènye don an ki bay kat yo. Si plizyè fè plis pwen, se premye ladan yo ki vini apre dènye donè a ki bay kat yo.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Advèsè donè a jwe an premye{ $dealing_replenish ->
                [rounds] , nan chak wonn
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , nan toude mwatye don an
                }
               *[draw] { "" }
            }.
           *[other] Jwè ki apre donè a jwe an premye{ $dealing_replenish ->
                [rounds] , nan chak wonn
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(ak de jwè, nan toude mwatye don an)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] Advèsè donè a jwe an premye nan premye wonn nan.
           *[other] Jwè ki apre donè a jwe an premye nan premye wonn nan.
        } Moun ki te pran kat an dènye nan yon wonn jwe an premye nan pwochen an. Si pèsonn pa t pran, menm jwè a jwe an premye ankò.
       *[after_dealer] { "" }
    }

## Don an

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Bat kat yo. Jwè ki pral jwe an premye a pran { $dealing_table } kat { $dealing_leader_cuts ->
            [yes] nenpòt kote nan jwèt kat la
           *[no] nan mitan jwèt kat la
        } epi mete { $dealing_table ->
            [one] li
           *[other] yo
        } louvri sou tab la.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Si gen { $dealing_rich_pictures } figi oswa plis nan kat sa yo, remete yo, bat epi koupe ankò.
           *[other] { $rich_pictures ->
                [0] Si kat sa yo vo { $dealing_rich_points } pwen oswa plis, remete yo, bat epi koupe ankò.
               *[other] Si kat sa yo vo { $dealing_rich_points } pwen oswa plis, oswa si gen { $dealing_rich_pictures } figi oswa plis ladan yo, remete yo, bat epi koupe ankò.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Bay jwè yo rès jwèt kat la, kache.
           *[no] { $dealing_table ->
                [0] Bay tout jwèt kat la, kache. Tab la vid, kidonk premye jwè a ka sèlman poze yon kat.
                [one] Mete { $dealing_table } kat louvri sou tab la epi bay tout rès la, kache.
               *[other] Mete { $dealing_table } kat louvri sou tab la epi bay tout rès la, kache.
            }
        } { $stock ->
            [always] Bay mwatye kat yo sèlman pou kòmanse. Lè yo fin jwe, bay lòt mwatye a. Tab la rete jan l ye a.
            [two] Ak de jwè, bay mwatye kat yo sèlman pou kòmanse. Lè yo fin jwe, bay lòt mwatye a. Tab la rete jan l ye a.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] Bay chak jwè { $dealing_hand } kat, kache.
           *[no] Bay chak jwè { $dealing_hand } kat, kache{ $dealing_table ->
                [0] , epi pa mete anyen sou tab la. Konsa premye jwè a ka sèlman poze yon kat.
               *[other] , epi mete { $dealing_table } sou tab la, louvri.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Bay { $dealing_packet } alafwa: kòmanse ak jwè ki apre donè a, fini ak donè a.
       *[other] { $to_table ->
            [yes] Bay { $dealing_packet } alafwa: kòmanse ak { $two ->
                [only] lòt jwè a
               *[other] lòt jwè yo
            }, apre sa tab la, epi fini ak ou menm.
           *[no] Bay { $dealing_packet } alafwa: kòmanse ak { $two ->
                [only] lòt jwè a
               *[other] lòt jwè yo
            } epi fini ak ou menm.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Lè tout men vid, bay chak jwè { $dealing_hand } lòt, men pa mete anyen sou tab la. Se pwochen wonn nan. Kontinye konsa jiskaske jwèt kat la fini.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] Rès jwèt kat la se rezèv la. Nan fen chak tou w, tire kat ki anlè a, pou ou toujou gen { $dealing_hand }. Lè rezèv la fini, jwe kat ki nan men yo jis nan fen.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Si pa rete ase kat pou yon wonn antye, separe yo egal toutotan sa posib. Mete sa ki rete yo louvri sou tab la anvan wonn sa a jwe.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Anvan don an, jwè ki apre donè a koupe jwèt kat la, e li ka gade kat ki vin dènye a{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : donè a resevwa l nan dènye wonn nan
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] Jwe dènye wonn nan ak tout men louvri sou tab la.
    }

## Konbyen kat yo konte

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] Kat 2 rive 10 konte chif yo.
           *[one] Yon las konte 1, kat 2 rive 10 konte chif yo.
        } Figi yo (valè, dam ak wa) pa gen chif. { $building_source ->
            [none] Yo pa janm nan yon total.
           *[other] Yo pa janm nan yon total ni nan yon konstriksyon.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] Kat 2 rive 10 konte chif yo,
           *[one] Yon las konte 1, kat 2 rive 10 konte chif yo,
        } yon valè konte 11, yon dam 12, yon wa 13. Sèvi ak figi yo tankou nenpòt lòt kat.
        [low] { $counting_ace ->
            [one_or_fourteen] Kat 2 rive 7 konte chif yo,
           *[one] Yon las konte 1, kat 2 rive 7 konte chif yo,
        } yon valè (fante italyen) konte 8, yon dam (cavallo) 9, yon wa 10. Sèvi ak figi yo tankou nenpòt lòt kat.
       *[none] { $counting_ace ->
            [one_or_fourteen] Kat 2 rive 10 konte chif yo.
           *[one] { $deck_pack ->
                [rook_40] Chak kat konte chif li.
               *[other] Yon las konte 1, kat 2 rive 10 konte chif yo.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Yon 1
               *[other] Yon las
            } konte 1 oswa 14. Lè ou jwe youn, chwazi chif li pou tout kou a. Sou tab la li konte 1 nan yon total ak lòt kat, epi 1 oswa 14 pou kont li.
           *[other] { $deck_pack ->
                [rook_40] Yon 1
               *[other] Yon las
            } konte 1 oswa 14, jan ou vle pou chak kou ak chak { book-ace }, nan men w oswa sou tab la, pou kont li oswa nan yon total.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Gen kat ki konte plis nan men w: { $in_hand }. Yo pran kat ak gwoup ki gen chif sa a. Sou tab la yo konte menm ak nenpòt kat ki gen ran yo.
    }
