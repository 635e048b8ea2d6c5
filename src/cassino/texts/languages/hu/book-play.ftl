book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Játssz ki egy lapot a kezedből: vigyél el vele lapokat, vagy rakd le.
           *[other] Vigyél el lapokat egy lappal vagy több lappal együtt a kezedből, vagy rakj le pontosan egyet.
        }
       *[hand] Játssz ki egy lapot a kezedből, és egyféleképpen használd: vigyél el vele lapokat, építs vele, vagy rakd le.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Ha üres a kezed, kimaradsz, amíg a következő kört ki nem osztják. Akinek van még lapja, folytatja, soronként egy lépéssel.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Egy sor több lépésből állhat, bármilyen sorrendben. Pontosan az egyikben játszol ki egy lapot a kezedből: elviszel vele lapokat, építesz, hozzáadsz egy építményhez, emelsz egyet, vagy leraksz. Előtte és utána csak a játékban lévő lapokkal is építhetsz és hozzáadhatsz, ahányszor akarsz. Szólj, ha vége a sorodnak.{ $dealing_replenish ->
            [draw] {" "}Csak akkor húzol.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Csak olyan lépést tehetsz, amely után még szabályosan be tudod fejezni a sorodat.
       *[other] { "" }
    }

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Egy számos lap elvisz
           *[other] Egy lap elvisz
        } azonos értékű asztali lapokat, és olyan asztali csoportokat, amelyeknek ennyi az összegük. Egy lépéssel több lapot és csoportot is elvihetsz, de minden lap csak egy csoportban számít.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Egy számos lap egy dolgot visz el:
           *[other] Egy lap egy dolgot visz el:
        } egy azonos értékű asztali lapot, vagy egy asztali csoportot, amelynek ennyi az összege{ $building_source ->
            [none] { "" }
           *[other] , vagy egy építményt
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Ha azonos értékű lap fekszik az asztalon, azt kell elvinned, nem egy csoportot. Ha több is van, válassz egyet.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Több lapot is kijátszhatsz együtt. Az összegük számít, és ennyit érő lapokat és csoportokat visznek el{ $small_limit ->
            [yes] { "" }
           *[no] : egy kilences és egy hármas elvisz egy dámát, vagy egy tízest és egy kettest
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Az összeg legfeljebb { $capturing_hand_total_at_most } lehet.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Több lapot is kijátszhatsz együtt, egy csoportként vagy több azonos értékű csoportként. Ilyen értékű lapokat és csoportokat visznek el.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Egy csoport legfeljebb { $capturing_hand_total_at_most } lehet.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Egy építményt csak ilyen értékű lappal és csak egészben lehet elvinni, akárkié is. Összegnek sosem része.
               *[many] Egy lap az azonos értékű építményeket is elviszi, akárkiéi is. Egy építményt csak egészben lehet elvinni, és összegnek sosem része.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Egy lap egy azonos értékű építményt is elvihet, akárkié is.
           *[many] Egy lap az azonos értékű építményeket is elviszi, akárkiéi is.
        } Egy összegben az ellenfél egyszerű építménye egy ugyanolyan értékű lapnak számít: egy 9-essel elviheted az ellenfél 8-as építményét egy ásszal együtt. A többszörös építmények és a saját oldalad építményei sosem részei összegnek. Egy építményt csak egészben lehet elvinni.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Egy figura egy ugyanolyan figurát visz el. Ha több is van, válassz egyet.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Egy figura annyi ugyanolyan figurát visz el, amennyit akarsz.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Egy figura egy ugyanolyan figurát visz el vagy hármat, kettőt soha. Ha kettő van, válassz egyet.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] Az ellenfelek kupacának felső lapját is elviheted, mintha az asztalon lenne, magában vagy csoportban. Egy lépésben minden kupacról csak egy lapot kapsz.
       *[others] A többi játékos kupacának felső lapját is elviheted, mintha az asztalon lenne, magában vagy csoportban. Egy lépésben minden kupacról csak egy lapot kapsz.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Kevesebb lapot is elvihetsz, mint amennyit lehetne, és lerakhatsz olyan lapot, amely elvihetne valamit, hacsak egy ellenfél nem ragaszkodik hozzá.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Sosem kötelező ütni. Kevesebb lapot is elvihetsz, mint amennyit lehetne, és lerakhatsz olyan lapot, amely elvihetne valamit.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Sosem kötelező ütni. Lerakhatsz olyan lapot, amely elvihetne valamit.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Amelyik lap elvihet valamit, annak ütnie kell: nem rakhatod le{ $building_source ->
            [none] { "" }
           *[other] , és nem is építhetsz vele
        }. Te választod ki, melyik lapot játszod ki, és mit visz el.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Nem rakhatsz le olyan lapot, amely elvihet valamit. Üss vele{ $building_source ->
            [none] { "" }
           *[other] , építs vele
        }, vagy játssz ki egy másik lapot. Hogy mit visz el, te választod meg.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Nem rakhatsz le olyan lapot, amellyel azonos értékű szabad lap van az asztalon. { $building_source ->
            [none] Minden vele azonos szabad lapot el kell vinned.
           *[other] Használd építményhez, vagy vidd el vele az összes vele azonos szabad lapot.
        } Hogy mi mást viszel el, rajtad áll: csoportot{ $building_source ->
            [none] { "" }
           *[other] {" "}és építményt
        } nem kötelező elvinni.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Minden { book-ace } azonos, akár 1-et, akár 14-et ér. Ezért ha ütsz egy { $deck_pack ->
                [rook_40] egyessel
               *[other] ásszal
            }, minden szabad { $deck_pack ->
                [rook_40] egyest
               *[other] ászt
            } el kell vinned vele, magában vagy csoportban.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Ha otthagysz olyan lapokat, amelyeket elvihettél volna, a többiek szólhatnak{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(„{ $words_left_behind }”)
        }. Büntetés nem jár érte.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] A sorod végén egy ellenfél két dologhoz ragaszkodhat. Az egyik: ha elvittél vagy leraktál lapot, a kijátszott lapnak mindent el kell vinnie, amit lehet. A másik: minden szabad lapot és felső lapot, amely illik, hozzá kell adni { book-play-own-builds }, további kézben lévő lap nélkül.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] A sorod vége előtt két dolog kötelező. Az egyik: ha elvittél vagy leraktál lapot, a kijátszott lapnak mindent el kell vinnie, amit lehet. A másik: minden szabad lapot és felső lapot, amely illik, hozzá kell adni { book-play-own-builds }, további kézben lévő lap nélkül.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Ha több csoporthoz ugyanaz a lap kellene, te választasz közülük, de a végén ne maradjon semmi, ami még hozzávehető. Egy építménybe került lapnak semmit sem kell elvinnie.
    }

book-play-trail = Lerakáskor a kijátszott lapodat felfordítva az asztalon hagyod szabad lapként.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Csak akkor rakhatsz le lapot, ha egyik lapod sem vihet el semmit. Akkor bármelyiket lerakhatod.
           *[other] Csak akkor rakhatsz le lapot, ha egyik lapoddal sem vihetsz el vagy építhetsz semmit. Akkor bármelyiket lerakhatod.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Amíg van építményed, nem rakhatsz le lapot: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] Miután építményt csináltál vagy megváltoztattál, a következő sorodban nem rakhatsz le lapot, ha még a tiéd: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Amíg van építményed, és van mit húzni,
           *[other] { $stock ->
                [two] Ha ketten játszotok, amíg van építményed, és van mit osztani,
               *[other] Amíg van építményed, és van mit osztani,
            }
        } nem rakhatsz le lapot: { book-play-owner-must }. Később már lerakhatsz.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Akkor is lerakhatsz lapot, ha van építményed, csak tarts meg egyet, amely elviszi.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] vigyél el valamit, vagy adj hozzá a saját építményedhez. Egy második építmény vagy egy emelés nem elég
       *[anything] vigyél el valamit, vagy építs. Bármelyik ütés vagy építés megteszi
    }
book-play-partner-build =
    { $partner_binds ->
        [no] A partnered építménye mellett lerakhatsz lapot.
       *[other] { "" }
    }

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Az elvitt lapokat { book-play-played } lefordítva tedd { book-play-pile }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Az elvitt lapokat { book-play-played } felfordítva tedd { book-play-pile }, a tetejére.
    }
# After „hozzá kell adni”
book-play-own-builds =
    { $seating_sides ->
        [solo] az építményeidhez
       *[pairs_of_four] az oldalad építményeihez
    }
book-play-pile =
    { $seating_sides ->
        [solo] a kupacodra
       *[pairs_of_four] { $piling_of ->
            [player] a saját kupacodra
           *[side] az oldalad kupacára
        }
    }
book-play-played =
    { $capturing_from_hand ->
        [one_card] a kijátszott lappal együtt
       *[other] a kijátszott lapokkal együtt
    }
book-play-order-free =
    { $pile_order ->
        [free] Egy ütés lapjait tetszőleges sorrendben rakd egymásra úgy, hogy az ellenfelek ne lássák. Felülre az a lap kerül, amely elvitte őket.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Egy ütés lapjait abban a sorrendben rakd egymásra, ahogy az asztalra kerültek, alul a legrégebbivel. Egy építmény lapjai úgy következzenek, ahogy hozzáadták őket. Felülre az a lap kerül, amely elvitte őket.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Egy ütés lapjait érték szerint rakd egymásra, azzal együtt, amely elvitte őket, a legkisebbel felül.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] A figurák a kupacban minden számos lap alá kerülnek, a már ott lévő figurákra.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Az elvitt figurákat ugyanígy a partnered kupacába is teheted.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Ha hozzáadsz egy építményhez vagy alaphoz, egy ellenfél kupacának felső lapját szabad lapként használhatod. Egy csoportban minden kupacról csak egy lap lehet, de a következő csoporthoz már az alatta lévőt is használhatod. { $seating_sides ->
            [solo] A saját kupacodhoz nem nyúlhatsz.
           *[pairs_of_four] Az oldalad kupacaihoz nem nyúlhatsz.
        }
        [steps_others] Ha hozzáadsz egy építményhez vagy alaphoz, bármelyik másik kupac felső lapját szabad lapként használhatod{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , még a partneredét is
        }. Egy csoportban minden kupacról csak egy lap lehet, de a következő csoporthoz már az alatta lévőt is használhatod. A saját kupacodhoz nem nyúlhatsz.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Ha a kezedből lapot adsz a saját építményedhez, az ellenfelek kupacának felső lapjait is hozzáadhatod, a lapoddal együtt vagy külön csoportként: kupaconként egyet. Új építményhez és emeléshez nem lophatsz.
        [hand_others] Ha a kezedből lapot adsz a saját építményedhez, a többi játékos kupacának felső lapjait is hozzáadhatod, a lapoddal együtt vagy külön csoportként: kupaconként egyet. Új építményhez és emeléshez nem lophatsz.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Az osztás utolsó lépése után az asztalon maradt lapokat { $seating_sides ->
            [solo] az a játékos kapja, aki
           *[pairs_of_four] az az oldal kapja, amelyik
        } utoljára vitt el lapot. Ha senki sem vitt el, senkinek sem számítanak.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Az osztás utolsó lépése után az asztalon maradt lapok senkinek sem számítanak.
       *[last_capturer] { "" }
    }

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Ha valaki az egész asztalt leviszi (tábla), az nem ér pontot.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Ha mindent elviszel az asztalról, az tábla, és { $sweeping_points ->
            [one] { $sweeping_points } pontot
           *[other] { $sweeping_points } pontot
        } ér.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Egy legalább { $sweeping_large_from } lapos tábla ({ $sweeping_count_played ->
                [yes] a kijátszott lappal együtt
               *[no] a kijátszott lap nélkül
            } számolva) ehelyett { $sweeping_large_points } pontot ér.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Az osztás első lépésével csinált tábla { $sweeping_points ->
            [0] { "" }
           *[other] { $sweeping_points } helyett{" "}
        }{ $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } pontot
           *[other] { $sweeping_first_play_points } pontot
        } ér.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Emlékeztetőül a lapot, amellyel csináltad, felfordítva hagyd a kupacodban.
               *[up] Jegyezd fel a pontozólapra.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Emlékeztetőül húzz egy vonalat a pontozólapra.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] A táblák kioltják egymást: amint minden { book-side } szerzett egyet, mindegyiktől lejön egy.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] A célhoz ({ $ending_target }) közeli, korlátozott { book-side } tábláiért nem jár pont, de ezek is kioltják mások tábláit.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] A célhoz ({ $ending_target }) közeli, korlátozott { book-side } táblái egyáltalán nem számítanak: nem jár értük pont, és semmit sem oltanak ki.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] Az { $seating_sides ->
                [solo] a játékos, akinek
               *[pairs_of_four] az oldal, amelyiknek
            } az osztás előtt legalább { $sweeping_until_score } pontja van, abban az osztásban nem csinálhat táblát.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Ha a talon elfogyott, már nem tábla, ha valaki mindent elvisz.
               *[other] Ha az utolsó lapokat is kiosztották, már nem tábla, ha valaki mindent elvisz.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] Az osztás utolsó lépése is lehet tábla, ha tényleg mindent elvisz.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}A maradék megszerzése nem tábla.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] Az osztás utolsó lépése sosem tábla, akkor sem, ha mindent elvisz.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Tábla után a következő játékos kétszer jön egymás után. A második lépés elvész, ha nincs több lapja, vagy véget ér a kör.
       *[other] Tábla után a következő játékos { $sweeping_victim_plays } lépést tesz egymás után. A hátralévő lépések elvesznek, ha nincs több lapja, vagy véget ér a kör.
    }
