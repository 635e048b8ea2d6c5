book-short-aim =
    Az asztalon felfordított lapok fekszenek. A kezedben lévő lapokkal elviszed őket, és ha minden lapot kijátszottatok, az elvitt lapok pontot érnek.
book-short-take =
    { $capturing_combinations ->
        [one] Ha te jössz, játssz ki egy lapot. Elvisz egy azonos értékű asztali lapot, vagy egy csoportot, amelynek ennyi az összege: egy hetes egy másik hetest, vagy egy négyest és egy hármast.
       *[many] { $capturing_from_hand ->
            [one_card] Ha te jössz, játssz ki egy lapot. Elvisz azonos értékű asztali lapokat és olyan csoportokat, amelyeknek ennyi az összegük: egy hetes elvihet egy másik hetest, meg egy négyest és egy hármast is.
           *[other] Ha te jössz, játssz ki egy lapot vagy többet együtt. Elvisznek azonos értékű asztali lapokat és olyan csoportokat, amelyeknek ennyi az összegük: egy hetes elvisz egy másik hetest, vagy egy négyest és egy hármast, és egy hatos meg egy ász együtt ugyanezt elviszi.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Vagy építs: tegyél össze olyan lapokat, amelyek összege egyik lapodat adja ki, és később mindet elviszed vele. Építmény csak asztali lapokból is készülhet. Az ellenfelek elvihetik az építményedet, vagy más értékre emelhetik.
       *[hand] Vagy építs: tedd a lapodat egy asztali lapra úgy, hogy együtt kiadják egy másik lapod értékét. Azzal egy későbbi sorban mindet elviheted, ha más előbb el nem viszi vagy meg nem változtatja az építményt.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Az elvitt lapok sincsenek biztonságban: egy ellenfél kupacának felső lapját hozzáadhatod az építményeidhez.
           *[pairs_of_four] Az elvitt lapok sincsenek biztonságban: egy ellenfél kupacának felső lapját hozzáadhatod az oldalad építményeihez.
        }
       *[others] { $capturing_tops ->
            [none] Az elvitt lapok sincsenek biztonságban: egy másik játékos kupacának felső lapját hozzáadhatod az építményeidhez.
           *[other] Az elvitt lapok sincsenek biztonságban: egy másik játékos kupacának felső lapját elviheted, vagy hozzáadhatod az építményeidhez.
        }
    }
book-short-trail = Különben hagyd a lapodat felfordítva az asztalon. Ezt hívjuk lerakásnak.
book-short-scores = Pontot ér: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] A pontot szerző { book-side } nyer: egy játék általában egy osztás.
           *[other] Osszatok újra és újra, amíg valamelyik { book-side } el nem ér { $ending_target } pontot, és ezzel nyer.
        }
        [1] Egy játék egy osztás: a legtöbb pontot szerző { book-side } nyer.
       *[other] { $ending_deals } osztás után a legtöbb pontot szerző { book-side } nyer.
    }
book-short-tops =
    { $piling_stolen ->
        [none] { $capturing_tops ->
            [none] { "" }
            [opponents] Az elvitt lapok sincsenek biztonságban: egy ellenfél kupacának felső lapját elviheted.
           *[others] Az elvitt lapok sincsenek biztonságban: egy másik játékos kupacának felső lapját elviheted.
        }
       *[other] { "" }
    }
book-short-pictures =
    { $pictures ->
        [high] A bubi 11-et, a dáma 12-t, a király 13-at ér. { book-short-pictures-use }
        [low] A bubi (olasz kártyán alsó) 8-at, a dáma (lovas) 9-et, a király 10-et ér. { book-short-pictures-use }
       *[other] { "" }
    }
# After what pictures count
book-short-pictures-use =
    { $building_source ->
        [none] Összegekben úgy használhatod őket, mint bármelyik más lapot.
       *[other] Összegekben és építményekben úgy használhatod őket, mint bármelyik más lapot.
    }
book-short-ace =
    { $counting_ace ->
        [one] { "" }
       *[one_or_fourteen] { $capturing_from_hand ->
            [one_card] { $deck_pack ->
                [rook_40] Az egyes
               *[other] Az ász
            } 1-et vagy 14-et ér, ahogy akarod, de más lapokkal összeadva csak 1-et.
           *[other] { $deck_pack ->
                [rook_40] Az egyes
               *[other] Az ász
            } 1-et vagy 14-et ér, mindig ahogy akarod.
        }
    }
book-short-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] A célhoz ({ $ending_target } pont) közel csak egy dolog számít neked: a legtöbb lap, ha { $restricted_cards } ponttal kezded az osztást, { $restricted_ten } ponttal { CARDS("10D", case: "subject") }, és { $restricted_to } ponttal a legtöbb pikk. Ha megszerzed, nyersz, akármennyit szereznek mások. Ha nem, semmiért sem kapsz pontot.{ $ending_near_target ->
            [last_five] {" "}{ $restricted_from } ponttal csak a legtöbb lap és { CARDS("10D", case: "subject") } ér pontot, { $restricted_next } ponttal csak a legtöbb lap és a legtöbb pikk.
           *[last_three] { "" }
        }
    }
book-short-steps =
    { $building_source ->
        [hand_and_table] Egy sor több lépésből állhat. Pontosan egyben játszol ki egy lapot a kezedből. Előtte és utána már játékban lévő lapokból építhetsz, és hozzáadhatsz építményekhez, ahányszor akarsz. Szólj, ha a sorod véget ért. Egy szabad lap alap, amelyhez hozzáadhatsz, ha van nálad ilyen értékű lap, és nincs ilyen értékű építmény.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Új, egy csoportból álló építményben nem lehet kupac felső lapja.
        }
       *[other] { "" }
    }
book-short-deal =
    { $dealing_replenish ->
        [draw] Minden sor végén húzol egy lapot, amíg van.
        [all_cards] { $stock ->
            [never] Az egész paklit egyszerre osztják ki.
            [always] Először a pakli felét osztják ki, és ha ezeket a lapokat kijátszottátok, a másik felét.
           *[two] Az egész paklit egyszerre osztják ki, két játékosnál viszont két félben.
        }
       *[rounds] { "" }
    }
book-short-insist =
    { $calling_insist ->
        [asked] Egy ellenfél ragaszkodhat hozzá, hogy a lap, amellyel ütsz vagy amelyet leraksz, mindent elvigyen, amit lehet, és hogy minden szabad lapot és felső lapot, amely illik, hozzáadj { book-play-own-builds }.
        [always] A lapnak, amellyel ütsz vagy amelyet leraksz, mindent el kell vinnie, amit lehet, és minden szabad lapot és felső lapot, amely illik, hozzá kell adnod { book-play-own-builds }.
       *[never] { "" }
    }
book-short-orange =
    { $calling_orange ->
        [called] Egy narancs ({ $deck_pack ->
            [rook_40] egy piros és egy sárga lap
           *[other] egy kőr és egy káró
        } az asztalról, egy lépéssel) { $calling_orange_points } pontot ér, ha bemondod.
        [always] Egy narancs ({ $deck_pack ->
            [rook_40] egy piros és egy sárga lap
           *[other] egy kőr és egy káró
        } az asztalról, egy lépéssel) { $calling_orange_points } pontot ér.
       *[none] { "" }
    }
book-short-claim =
    { $calling_claim ->
        [count_out] Két sor között megállíthatod a játékot, és bemondhatod, hogy kint vagy, ha úgy gondolod, hogy megvan { $ending_target } pontod{ $words_claim ->
            [none] { "" }
           *[other] {" "}(„{ $words_claim }”)
        }. Ha az állásod és az osztásnak azok a pontjai, amelyeket már nem veszíthetsz el, kiadják a célt ({ $ending_target }), nyersz. Ha nem, az osztás véget ér: te { $calling_false_claim_points } pontot kapsz érte, a többiek megkapják, amit már nem veszíthetnek el, és amikor legközelebb te osztanál, kimaradsz az osztók sorából.
        [announce] Aki elsőként { $words_claim ->
            [none] bejelenti, hogy megvan { $ending_target } pontja
           *[other] azt mondja: „{ $words_claim }”
        }, azonnal nyer, ha az állása és az osztásnak azok a pontjai, amelyeket már nem veszíthet el, kiadják a célt ({ $ending_target }). Bárki sorában lehet. Számolj közben. { $calling_false_announcement ->
            [nothing] A téves bemondás nem kerül semmibe.
           *[game] A téves bemondás a partiba kerül.
        }
       *[none] { "" }
    }
# After what makes a game another one: the rest, in few words
book-short-casino = A többi olyan, mint a kaszinóban. Játssz ki egy lapot, és vigyél el vele { $capturing_combinations ->
        [one] egy azonos értékű asztali lapot, vagy egy csoportot, amelynek ennyi az összege
       *[many] azonos értékű asztali lapokat és olyan csoportokat, amelyeknek ennyi az összegük
    }.{ $building_source ->
        [none] { "" }
       *[other] {" "}Vagy tedd össze asztali lapokkal építménnyé, amelyet később egy másik lappal viszel el.
    } Vagy rakd le: hagyd az asztalon.
book-different-piles =
    { $pile_order ->
        [none] { "" }
        [free] Az elvitt lapok felfordítva fekszenek, felül azzal a lappal, amely elvitte őket.
        [accumulated] Az elvitt lapok felfordítva fekszenek, ahogy sorban az asztalra kerültek, felül azzal a lappal, amely elvitte őket.
       *[lowest_on_top] Az elvitt lapok felfordítva fekszenek. Egy ütés lapjai, azzal együtt, amely elvitte őket, érték szerint követik egymást, a legkisebbel felül.
    }
book-different-pictures =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] A figurák minden számos lap alá kerülnek{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] , a saját kupacodban vagy a partneredében
               *[side] { "" }
            }
        }.
    }
book-different-steal =
    { $steal ->
        [steps_opponents] Egy építményhez vagy alaphoz egy ellenfél kupacának felső lapját is hozzáadhatod, mintha szabad lap lenne: egy csoportban minden kupacról csak egyet, de a következő csoportban már az alatta lévőt is.{ $capturing_tops ->
            [none] {" "}Közvetlenül nem viheted el.
           *[other] { "" }
        }
        [steps_others] Egy építményhez vagy alaphoz bármelyik másik kupac felső lapját is hozzáadhatod{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , még a partneredét is
        }, mintha szabad lap lenne: egy csoportban minden kupacról csak egyet, de a következő csoportban már az alatta lévőt is.{ $capturing_tops ->
            [none] {" "}Közvetlenül nem viheted el.
           *[other] { "" }
        }
        [hand_opponents] Ha a kezedből lapot adsz a saját építményedhez, az ellenfelek kupacának felső lapjait is hozzáadhatod, kupaconként egyet, de új építményhez és emeléshez nem.
        [hand_others] Ha a kezedből lapot adsz a saját építményedhez, a többi játékos kupacának felső lapjait is hozzáadhatod, kupaconként egyet, de új építményhez és emeléshez nem.
       *[none] { "" }
    }
book-different-join =
    { $joining ->
        [none] { "" }
       *[other] Ahányszor akarsz, hozzáadhatsz { book-play-own-builds }.
    }
book-different-owner-stays =
    { $joining ->
        [without_card] A partnered építményéhez ilyen értékű lap nélkül is hozzáadhatsz. Az övé marad.
       *[other] { "" }
    }
book-different-partner-lost =
    { $for_partner ->
        [lost_build] A lap nélkül is építhetsz a partnerednek, ha egy ellenfél megváltoztatta az ilyen értékű építményét, vagy egy másik játékos elvitte, és ő azóta nem játszott ki ilyen értékű lapot. Az építmény az övé.
       *[other] { "" }
    }
book-different-rich =
    { $dealing_redeal ->
        [never] { "" }
       *[rich_cut] { $dealing_rich_points ->
            [0] Ha az első asztali lapok közt legalább { $dealing_rich_pictures } figura van, vissza kell tenni őket, és újra kell emelni.
           *[other] { $rich_pictures ->
                [0] Ha az első asztali lapok legalább { $dealing_rich_points } pontot érnek, vissza kell tenni őket, és újra kell emelni.
               *[other] Ha az első asztali lapok legalább { $dealing_rich_points } pontot érnek, vagy legalább { $dealing_rich_pictures } figura van köztük, vissza kell tenni őket, és újra kell emelni.
            }
        }
    }
book-different-two-builds =
    { $equal_value ->
        [coexist] { $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] Ha hozzáadsz egy építményhez, egyesítheted egy másik azonos értékű építménnyel.
               *[other] { "" }
            }
        }
        [must_merge] Minden értékből csak egy építmény lehet: a másodikat egyesíteni kell az elsővel. Ha az elsőhöz nem adhatsz hozzá, a másodikat sem csinálhatod meg.
       *[other] { "" }
    }
book-different-at-least = { $points }, legalább { $at_least } lappal
book-different-not-counted = Itt nem számít: { $items }.
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
        [priority_count] Ha több { book-side } is eléri ugyanabban az osztásban a célt ({ $ending_target }), az osztás pontjait tételenként adjátok hozzá: { $order }. Az { book-side-that } előbb éri el, nyer, akkor is, ha a végén kevesebb pontja van.
       *[other] { "" }
    }
