### Imithetho kafushane
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

book-short-aim =
    Kukhona amakhadi etafuleni, futhi wonke umuntu uyawabona. Uwathatha ngamakhadi asesandleni sakho. Uma wonke amakhadi esedlaliwe, amakhadi owathathile akunika amaphuzu.
book-short-take =
    { $capturing_combinations ->
        [one] Uma sekuyithuba lakho, dlala ikhadi elilodwa. Lithatha ikhadi elilodwa elisetafuleni elinenani elifanayo, noma amakhadi anesamba esilingana nalelo nani: u-7 uthatha omunye u-7, noma u-4 no-3.
       *[many] { $capturing_from_hand ->
            [one_card] Uma sekuyithuba lakho, dlala ikhadi elilodwa. Lithatha amakhadi asetafuleni anenani elifanayo, namakhadi anesamba esilingana nalelo nani: u-7 angathatha omunye u-7, kanye no-4 no-3.
           *[other] Uma sekuyithuba lakho, dlala ikhadi elilodwa noma amakhadi amaningana ndawonye. Athatha amakhadi asetafuleni anenani elifanayo, namakhadi anesamba esilingana nalelo nani: u-7 uthatha omunye u-7, noma u-4 no-3. U-6 no-ace bendawonye nabo bangakwenza lokho.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Noma yakha: hlanganisa amakhadi anesamba esilingana nekhadi elisesandleni sakho, bese uwathatha wonke kamuva ngalelo khadi. Ungakha nangamakhadi asetafuleni kuphela. Ophikisana nabo bangathatha isakhiwo sakho, noma basinyusele kwelinye inani.
       *[hand] Noma yakha: beka ikhadi lakho phezu kwekhadi elisetafuleni, ukuze isamba sawo silingane nelinye ikhadi elisesandleni sakho. Kamuva ungawathatha wonke ngalelo khadi, uma engekho omunye osithathile noma osishintshile leso sakhiwo.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Ikhadi eliphezulu enqwabeni yophikisana naye nalo lisengozini: ungalifaka ezakhiweni zakho.
           *[pairs_of_four] Ikhadi eliphezulu enqwabeni yophikisana naye nalo lisengozini: ungalifaka ezakhiweni zeqembu lakho.
        }
       *[others] { $capturing_tops ->
            [none] Amakhadi aphezulu ezinqwabeni zabanye abadlali nawo asengozini: ungawafaka ezakhiweni zakho.
           *[other] Amakhadi aphezulu ezinqwabeni zabanye abadlali nawo asengozini: ungawathatha, noma uwafake ezakhiweni zakho.
        }
    }
book-short-trail = Uma ungakwenzi lokho, shiya ikhadi lakho etafuleni, lapho wonke umuntu elibona khona.
book-short-scores = Amaphuzu: { $items }.
book-short-end =
    { $seating_sides ->
        [solo] { $ending_deals ->
            [0] { $ending_target ->
                [1] Umdlali othola iphuzu uyawina: ngokuvamile umdlalo ungumjikelezo owodwa.
               *[other] Yabani amakhadi futhi, kuze kube khona umdlali onamaphuzu angu-{ $ending_target }. Lowo uyawina.
            }
            [1] Umdlalo ungumjikelezo owodwa: umdlali onamaphuzu amaningi kakhulu uyawina.
           *[other] Ngemuva kwemijikelezo engu-{ $ending_deals }, umdlali onamaphuzu amaningi kakhulu uyawina.
        }
       *[pairs_of_four] { $ending_deals ->
            [0] { $ending_target ->
                [1] Iqembu elithola iphuzu liyawina: ngokuvamile umdlalo ungumjikelezo owodwa.
               *[other] Yabani amakhadi futhi, kuze kube khona iqembu elinamaphuzu angu-{ $ending_target }. Lelo qembu liyawina.
            }
            [1] Umdlalo ungumjikelezo owodwa: iqembu elinamaphuzu amaningi kakhulu liyawina.
           *[other] Ngemuva kwemijikelezo engu-{ $ending_deals }, iqembu elinamaphuzu amaningi kakhulu liyawina.
        }
    }
