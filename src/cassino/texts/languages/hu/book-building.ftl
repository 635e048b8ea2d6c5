book-building-none =
    { $building_source ->
        [none] Ebben a játékban nincs építés.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Építéshez játssz ki egy lapot egy vagy több szabad lapra, és mondd be az összegüket. Ettől kezdve ezek együtt egy építmény: te vagy bárki más csak egészben viheti el, ilyen értékű lappal. A legnagyobb érték { $highest }.{ $pictures ->
            [plain] {" "}Figurával nem lehet építeni.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Minden építményben benne kell lennie a kijátszott lapodnak.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Az egyetlen csoportból álló építmény egyszerű. Ugyanazzal a lépéssel hozzátehetsz még azonos értékű csoportokat vagy lapokat: ettől többszörös lesz. A lapod magában is lehet csoport, például kilences kilencesre.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Egy építmény egyetlen csoport, amely kiadja az értékét (egyszerű építmény), vagy több ilyen csoport (többszörös építmény). Bárki elviheti, de csak egészben, ilyen értékű lappal. A legnagyobb érték { $highest }.{ $pictures ->
            [plain] {" "}Figurával nem lehet építeni.
           *[other] { "" }
        } Minden lépés egy csoportot készít vagy ad hozzá.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Egyszerű építményhez tegyél össze szabad lapokat, a kezedből játszott lappal vagy anélkül.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Kupac felső lapja nem lehet benne.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Egy szabad lap akkor alap, ha van nálad ilyen értékű lap{ $building_for_partner ->
            [never] ,
           *[other] {" "}(vagy bizonyíthatóan a partnerednél van),
        } és nincs ilyen értékű építmény. Adj hozzá egy azonos értékű csoportot szabad lapokból{ $piling_stolen ->
            [none] { "" }
           *[other] , kupacok felső lapjaiból
        } vagy a kezedből játszott lappal, és többszörös építmény lesz belőle.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] Egy építményben { $deck_pack ->
                [rook_40] az egyes
               *[other] az ász
            } más lapokkal egy csoportban 1-et ér. Magában 1-et vagy 14-et ér. Mondd be, melyiket: így marad, amíg az építményt el nem viszik.
           *[one] { "" }
        }
    }

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Egyszerű építményt úgy emelsz, hogy hozzáadsz egy lapot a kezedből, és bemondod az új összeget. Többszörös építményt nem lehet emelni.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Bármelyik építményt emelheted, a sajátodat is.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] A saját építményedet nem emelheted.
           *[pairs_of_four] A saját építményedet nem emelheted, de a partneredét és az ellenfelekét igen.
        }
        [opponents] { $seating_sides ->
            [solo] Csak az ellenfelek építményeit emelheted.
           *[pairs_of_four] Csak az ellenfelek építményeit emelheted, a sajátodat és a partneredét nem.
        }
        [own_side] { $seating_sides ->
            [solo] Csak a saját építményedet emelheted.
           *[pairs_of_four] Csak a saját oldalad építményeit emelheted.
        }
        [owner] Csak a saját építményedet emelheted.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] A saját építményedet csak akkor emelheted, ha két lapot megtartasz: egyet a régi értékével, egyet az újjal.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Építményt nem lehet emelni: az értéke sosem változik.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] Ugyanazzal a lépéssel hozzáadhatsz szabad lapokat és csoportokat az új értékkel.
        [with-builds] { $joined_by ->
            [anyone] Ugyanazzal a lépéssel hozzáadhatsz szabad lapokat, csoportokat és egész építményeket az új értékkel.
           *[other] Ugyanazzal a lépéssel hozzáadhatsz szabad lapokat, csoportokat és egész építményeket az új értékkel, ha ezekhez az építményekhez szabad hozzáadnod.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Egy emelés csak azt az egy lapot adja hozzá.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Egy emelés csak azt az egy lapot adja hozzá. Az új értékű csoportokat külön lépésekben adod hozzá.
       *[other] { "" }
    }

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Egy építményhez azonos értékű csoportot adhatsz: szabad lapokat{ $piling_stolen ->
                [none] { "" }
               *[other] , kupacok felső lapjait
            } és, ha akarod, a kezedből játszott lapot. Ettől többszörös építmény lesz.
           *[hand] Egy építményhez azonos értékű csoportot adhatsz, amelyben benne van a lapod, vagy magában a lapodat. Ettől többszörös építmény lesz.
        } { $joined_by ->
            [anyone] Bármelyik építményhez hozzáadhatsz.
            [not_owner] A saját építményedhez nem adhatsz hozzá.
            [opponents] Csak az ellenfelek építményeihez adhatsz hozzá.
            [own_side] { $seating_sides ->
                [solo] Csak a saját építményedhez adhatsz hozzá.
               *[pairs_of_four] Csak a saját oldalad építményeihez adhatsz hozzá.
            }
           *[owner] { $seating_sides ->
                [solo] Csak a saját építményedhez adhatsz hozzá.
               *[pairs_of_four] Csak a saját építményedhez adhatsz hozzá, a partneredéhez nem.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] Egy építményhez nem lehet úgy hozzáadni, hogy az értéke ne változzon.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] Más építményekhez csak akkor adhatsz szabad lapokat és kupacok felső lapjait, ha ugyanabban a sorban később el is viszed az építményt a kezedből játszott lappal.
    }

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Egyet csinálhatsz a kettőből, ha ugyanabban a lépésben mindkettőhöz hozzáadsz.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Építéskor vagy hozzáadáskor szabad lapokat és legfeljebb egy építményt használhatsz. { $raise_sets ->
            [with-builds] Két építményből csak emeléssel lehet egy.
           *[other] Így két építményből sosem lesz egy.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] Lehet két azonos értékű építmény. Egy lap ilyenkor az egyiket viszi el.
       *[many] Lehet két azonos értékű építmény. Egy lap ilyenkor az egyiket vagy mindkettőt elviszi.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Minden értékből csak egy építmény lehet. Ha olyan értékre építesz vagy emelsz, amilyen építmény már van az asztalon, a kettőt egyesítened kell. Ha ahhoz az építményhez nem adhatsz hozzá, így nem léphetsz.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] A sorod végén csak egy építményed lehet. { book-building-second }
        [two] Ha ketten játszotok, a sorod végén csak egy építményed lehet, amíg van mit osztani. { book-building-second }
       *[one_while_stock] Amíg van mit { $dealing_replenish ->
            [draw] húzni
           *[other] osztani
        }, a sorod végén csak egy építményed lehet. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] A sorod közben lehet egy második is, ha a kettő közül az egyiket a sor vége előtt elviszed.
       *[other] { "" }
    }

book-building-hold =
    { $hold ->
        [make] Ha építményt csinálsz vagy emelsz, a kezedben kell lennie egy ilyen értékű lapnak. Amíg az építmény a tiéd, legalább egyet tarts meg, és az utolsót csak akkor játszd ki, ha elviszed vele az építményt.
        [join] Ha építményt csinálsz, emelsz, vagy hozzáadsz egyhez, a kezedben kell lennie egy ilyen értékű lapnak. Amíg az építmény a tiéd, legalább egyet tarts meg, és az utolsót csak akkor játszd ki, ha elviszed vele az építményt.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Ha építményt csinálsz, emelsz, vagy hozzáadsz egyhez, jó, ha van a kezedben egy ilyen értékű lap. Semmi sem akadályoz meg abban, hogy nélküle építs, de pontba kerülhet (lásd „{ book-chapter-calling }”).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Két különböző értékű építményhez két lap kell.
           *[other] Két különböző értékű építményhez két lap kell. Azonos értékű építményekhez elég egy, de annak mindet el kell vinnie.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}Egy { book-ace } nem elég egy 1-es és egy 14-es építményhez.
           *[one] { "" }
        }
    }

book-building-not-for-partner =
    { $for_partner ->
        [never] A partnered lapja nem segít: a te kezedben kell lennie egynek.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] A lap nélkül is építhetsz „a partnernek”, ha a korábbi játék bizonyítja, hogy nála megvan: van ilyen értékű építménye, vagy egy másik játékos elvitt tőle egyet, és a partnered azóta nem játszott ki ilyen értékű lapot. Ha csak hozzáadsz az építményéhez, az övé marad.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] A lap nélkül is építhetsz „a partnernek”, ha a korábbi játék bizonyítja, hogy nála megvan: egy ellenfél megváltoztatta az ilyen értékű építményét, vagy egy másik játékos elvitte, és a partnered azóta nem játszott ki ilyen értékű lapot. Semmi más nem bizonyíték, az sem, ha az oldalad saját építményeit egyesítitek.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] Az építmény a partneredé, és neki kell megtartania hozzá a lapot.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Ha a partnered olyan lapot játszik ki, amely elviszi az oldalad egyik építményét, és neked is van ilyen értékű lapod, megkérheted, hogy hagyja ott. Ő mégis elviheti, vagy hozzáadhatja a lapját. Ha hozzáadja, az építmény a tiéd lesz.
    }

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Egy építmény azé a játékosé, aki utoljára adott hozzá lapot.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Egy építmény azé a játékosé, aki utoljára adott hozzá lapot, hacsak nem a partnerének tette.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Egy építmény azé a játékosé, aki csinálta, vagy aki utoljára emelte. A hozzáadás nem változtat azon, kié.
       *[other] { "" }
    }
