book-setup-pack =
    { $deck_pack ->
        [no_pictures_40] 40 lap kell: francia kártya jokerek, bubik, dámák és királyok nélkül.
        [italian_40] 40 lap kell: olasz kártya, vagy francia kártya jokerek, nyolcasok, kilencesek és tízesek nélkül. Az olasz tallér itt a káró.
        [rook_40] 40 Rook-kártya kell: 1–10 piros, sárga, zöld és fekete színben, a madár és a 10 fölötti számok nélkül.
       *[french_52] 52 lapos francia kártya kell, jokerek nélkül.
    }
book-setup-rook =
    { $deck_pack ->
        [rook_40] Francia kártyával az ásztól a tízesig használjátok a lapokat: a kőr a piros, a káró a sárga, a treff a zöld és a pikk a fekete.
       *[other] { "" }
    }
book-setup-part =
    { $part ->
        [ranks] Ezekből csak ezeket az értékeket használjátok: { $ranks }. Ez { $pack_size } lap.
        [suits] Ezekből csak ezeket a színeket használjátok: { $suits }. Ez { $pack_size } lap.
        [both] Ezekből csak ezeket az értékeket használjátok: { $ranks }; ezekben a színekben: { $suits }. Ez { $pack_size } lap.
       *[all] { "" }
    }

book-setup-players =
    { $player_counts ->
        [1] { $players } játékos játszik.
       *[other] { $players } játékos játszhat.
    }
book-setup-usual =
    { $usual_players ->
        [0] { "" }
       *[other] Általában { $usual_players } játékos játszik.
    }
book-setup-alone =
    { $seating_sides ->
        [solo] { $two ->
            [only] { "" }
           *[other] Mindenki magának játszik.
        }
       *[pairs_of_four] { "" }
    }
book-setup-pairs =
    { $seating_sides ->
        [solo] { "" }
       *[pairs_of_four] { $piling_of ->
            [player] Négyen párokban játszotok. A partnerek szemben ülnek egymással, külön kupacuk van, és közösen gyűjtik a pontokat.
           *[side] Négyen párokban játszotok. A partnerek szemben ülnek egymással, közös kupacuk van, és közösen gyűjtik a pontokat.
        } { $fewer ->
            [none] Egy pár egy oldal.
           *[other] { $fewer } játékosnál mindenki magának játszik. Egy oldal egy pár, vagy egy partner nélküli játékos.
        }
    }
book-setup-aces =
    { $seating_partners ->
        [first_two_aces] A partnerek választásához osszatok körben felfordított lapokat: az első két játékos, aki { $deck_pack ->
            [rook_40] egyest
           *[other] ászt
        } kap, együtt játszik.
       *[as_seated] { "" }
    }
book-setup-direction =
    { $two ->
        [only] { "" }
       *[other] { $seating_direction ->
            [counterclockwise] A sor jobbra halad, az óramutató járásával szemben.
           *[clockwise] A sor balra halad, az óramutató járása szerint.
        }
    }
book-setup-dealer =
    { $seating_deal_passes ->
        [next] { $two ->
            [only] Sorsoljátok ki az első osztót, utána felváltva osztotok.
           *[other] Sorsoljátok ki az első osztót. Minden osztás után a soron következő játékos oszt.
        }
       *[other] { "" }
    }
book-setup-loser =
    { $seating_deal_passes ->
        [loser_leads] { $two ->
            [only] Sorsoljátok ki az első osztót. A második osztástól az előző osztás vesztese kapja az első lapot és kezd, a győztes oszt. Döntetlen után a másik játékos kezd.
           *[other] Sorsoljátok ki az első osztót. A második osztástól az kapja az első lapot és kezd, aki az előző osztásban a legkevesebb pontot szerezte, és a sorban közvetlenül előtte ülő játékos oszt. Ha többen is a legkevesebbet szerezték, közülük az kezd, aki az előző kezdő után előbb jön.
        }
       *[other] { "" }
    }
book-setup-last-leads =
    { $seating_deal_passes ->
        [last_capturer_leads] { $two ->
            [only] Sorsoljátok ki az első osztót. Aki egy osztásban utoljára ütött, az kezdi a következőt, és a másik játékos oszt. Ha senki sem ütött, az osztó cserélődik.
           *[other] Sorsoljátok ki az első osztót. Aki egy osztásban utoljára ütött, az kezdi a következőt, és a sorban közvetlenül előtte ülő játékos oszt. Ha senki sem ütött, a soron következő játékos oszt.
        }
       *[other] { "" }
    }
book-setup-winner =
    { $seating_deal_passes ->
        [winner_leads] { $two ->
            [only] Sorsoljátok ki az első osztót. A második osztástól az előző osztás győztese kezd, és a vesztes oszt. Döntetlen után a másik játékos kezd.
           *[other] Sorsoljátok ki az első osztót. A második osztástól az kezd, aki az előző osztásban a legtöbb pontot szerezte, és a sorban közvetlenül előtte ülő játékos oszt. Ha többen is a legtöbbet szerezték, közülük az kezd, aki az előző kezdő után előbb jön.
        }
        [winner_deals] { $two ->
            [only] Sorsoljátok ki az első osztót. A második osztástól az előző osztás győztese oszt. Döntetlen után az osztó cserélődik.
           *[other] Sorsoljátok ki az első osztót. A második osztástól az oszt, aki az előző osztásban a legtöbb pontot szerezte. Ha többen is a legtöbbet szerezték, közülük az oszt, aki az előző osztó után előbb jön.
        }
       *[other] { "" }
    }
book-setup-leader =
    { $seating_round_leader ->
        [last_capturer] { "" }
       *[after_dealer] { $two ->
            [only] Az osztó ellenfele kezd{ $dealing_replenish ->
                [rounds] , minden körben
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] , az osztás mindkét felében
                }
               *[draw] { "" }
            }.
           *[other] Az osztó utáni játékos kezd{ $dealing_replenish ->
                [rounds] , minden körben
                [all_cards] { $stock ->
                    [never] { "" }
                   *[other] {" "}(két játékosnál az osztás mindkét felében)
                }
               *[draw] { "" }
            }.
        }
    }
book-setup-last-capturer =
    { $seating_round_leader ->
        [last_capturer] { $two ->
            [only] Az első körben az osztó ellenfele kezd.
           *[other] Az első körben az osztó utáni játékos kezd.
        } Aki egy körben utoljára ütött, az kezdi a következőt. Ha senki sem ütött, ugyanaz a játékos kezd újra.
       *[after_dealer] { "" }
    }

book-setup-cut =
    { $dealing_cut ->
        [no] { "" }
       *[yes] Keverjétek meg a paklit. A kezdő játékos kiemel { $dealing_table ->
            [one] { $dealing_table } lapot
           *[other] { $dealing_table } lapot
        } { $dealing_leader_cuts ->
            [yes] belőle, bárhonnan,
           *[no] a közepéből,
        } és felfordítva az asztalra { $dealing_table ->
            [one] teszi
           *[other] teszi
        }.
    }
book-setup-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Ha ezek közt legalább { $dealing_rich_pictures } figura van, tegyétek vissza őket, keverjetek, és emeljetek újra.
           *[other] { $rich_pictures ->
                [0] Ha ezek a lapok legalább { $dealing_rich_points } pontot érnek, tegyétek vissza őket, keverjetek, és emeljetek újra.
               *[other] Ha ezek a lapok legalább { $dealing_rich_points } pontot érnek, vagy legalább { $dealing_rich_pictures } figura van köztük, tegyétek vissza őket, keverjetek, és emeljetek újra.
            }
        }
    }
book-setup-all =
    { $dealing_replenish ->
        [all_cards] { $dealing_cut ->
            [yes] Osszátok ki a pakli többi részét a játékosoknak, lefordítva.
           *[no] { $dealing_table ->
                [0] Osszátok ki az egész paklit, lefordítva. Az asztal üres, ezért az első játékos csak lerakhat.
                [one] Tegyetek { $dealing_table } lapot felfordítva az asztalra, és osszátok ki a többit lefordítva.
               *[other] Tegyetek { $dealing_table } lapot felfordítva az asztalra, és osszátok ki a többit lefordítva.
            }
        } { $stock ->
            [always] Először csak a lapok felét osszátok ki. Ha ezeket kijátszottátok, osszátok ki a másik felét. Az asztal marad, ahogy van.
            [two] Két játékosnál először csak a lapok felét osszátok ki. Ha ezeket kijátszottátok, osszátok ki a másik felét. Az asztal marad, ahogy van.
           *[never] { "" }
        }
       *[other] { "" }
    }
book-setup-first =
    { $dealing_replenish ->
        [all_cards] { "" }
       *[other] { $dealing_cut ->
            [yes] { $dealing_hand ->
                [one] Minden játékosnak osszatok { $dealing_hand } lapot, lefordítva.
               *[other] Minden játékosnak osszatok { $dealing_hand } lapot, lefordítva.
            }
           *[no] { $dealing_hand ->
                [one] Minden játékosnak osszatok { $dealing_hand } lapot lefordítva
               *[other] Minden játékosnak osszatok { $dealing_hand } lapot lefordítva
            }{ $dealing_table ->
                [0] , az asztalra egyet sem. Ezért az első játékos csak lerakhat.
               *[other] , és { $dealing_table } lapot az asztalra felfordítva.
            }
        }
    }
book-setup-packets =
    { $dealing_replenish ->
        [all_cards] Egyszerre { $dealing_packet } lapot osszatok, először az osztó utáni játékosnak, utoljára az osztónak.
       *[other] { $to_table ->
            [yes] Egyszerre { $dealing_packet } lapot osszatok, először { $two ->
                [only] a másik játékosnak
               *[other] a többi játékosnak
            }, aztán az asztalra, utoljára az osztónak.
           *[no] Egyszerre { $dealing_packet } lapot osszatok, először { $two ->
                [only] a másik játékosnak
               *[other] a többi játékosnak
            }, utoljára az osztónak.
        }
    }
book-setup-rounds =
    { $dealing_replenish ->
        [rounds] Ha minden kéz üres, mindenki kap még { $dealing_hand } lapot, az asztal viszont egyet sem. Ez a következő kör. Így megy, amíg a pakli el nem fogy.
       *[other] { "" }
    }
book-setup-draw =
    { $dealing_replenish ->
        [draw] A pakli többi része a talon. Minden sorod végén húzd meg a felső lapját, így mindig { $dealing_hand } lap van a kezedben. Ha elfogyott, játsszátok végig a kezeket.
       *[other] { "" }
    }
book-setup-short-round =
    { $dealing_leftover ->
        [none] { "" }
       *[short_round] Ha egy teljes körhöz kevés lap maradt, osszátok ki egyenlően, ameddig futja. Ami megmarad, azt e kör előtt felfordítva tegyétek az asztalra.
    }
book-setup-bottom-kept =
    { $dealing_bottom_seen ->
        [no] { "" }
       *[yes] Osztás előtt az osztó utáni játékos emel, és megnézheti azt a lapot, amely így az utolsó lesz{ $dealing_replenish ->
            [rounds] { $dealing_leftover ->
                [none] : ezt az utolsó körben az osztó kapja
               *[short_round] { "" }
            }
           *[other] { "" }
        }.
    }
book-setup-open =
    { $dealing_last_round_open ->
        [no] { "" }
       *[yes] Az utolsó kört nyílt lapokkal játsszátok.
    }

book-setup-values =
    { $pictures ->
        [plain] { $counting_ace ->
            [one_or_fourteen] A lapok 2-től 10-ig a számukat érik.
           *[one] Az ász 1-et ér, a lapok 2-től 10-ig a számukat.
        } A figuráknak (bubi, dáma, király) nincs számuk. { $building_source ->
            [none] Sosem részei összegnek.
           *[other] Sosem részei összegnek vagy építménynek.
        }
        [high] { $counting_ace ->
            [one_or_fourteen] A lapok 2-től 10-ig a számukat érik,
           *[one] Az ász 1-et ér, a lapok 2-től 10-ig a számukat,
        } a bubi 11-et, a dáma 12-t, a király 13-at. A figurákat úgy használhatod, mint bármelyik más lapot.
        [low] { $counting_ace ->
            [one_or_fourteen] A lapok 2-től 7-ig a számukat érik,
           *[one] Az ász 1-et ér, a lapok 2-től 7-ig a számukat,
        } a bubi (olasz kártyán alsó) 8-at, a dáma (lovas) 9-et, a király 10-et. A figurákat úgy használhatod, mint bármelyik más lapot.
       *[none] { $counting_ace ->
            [one_or_fourteen] A lapok 2-től 10-ig a számukat érik.
           *[one] { $deck_pack ->
                [rook_40] Minden lap a számát éri.
               *[other] Az ász 1-et ér, a lapok 2-től 10-ig a számukat.
            }
        }
    }
book-setup-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Az egyes
               *[other] Az ász
            } 1-et vagy 14-et ér. Ha kijátszol egyet, válaszd meg az értékét az egész lépésre. Az asztalon más lapokkal összeadva 1-et ér, magában 1-et vagy 14-et.
           *[other] { $deck_pack ->
                [rook_40] Az egyes
               *[other] Az ász
            } 1-et vagy 14-et ér. Minden lépésben és minden { book-ace } értékét külön választhatod meg, a kezedben és az asztalon is, magában és összegben is.
        }
    }
book-setup-in-hand =
    { $in_hand ->
        [none] { "" }
       *[other] Néhány lap többet ér a kezedben: { $in_hand }. Ilyen értékű lapokat és csoportokat visznek el. Az asztalon annyit érnek, mint bármelyik azonos értékű lap.
    }
