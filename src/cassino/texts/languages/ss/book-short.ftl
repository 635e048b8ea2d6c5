### Imitsetfo ngalokufishane
###
### A draft: nobody who speaks siSwati has read it yet. docs/contribute/translating.md says how to help.

book-short-aim =
    Kukhona emakhadi etafuleni, futsi wonkhe umuntfu uyawabona. Uwatsatsa ngemakhadi lasesandleni sakho. Nangabe onkhe emakhadi sekadlaliwe, emakhadi lowatsetse akunika emaphuzu.
book-short-take =
    { $capturing_combinations ->
        [one] Nangabe sekulitfuba lakho, dlala likhadi linye. Litsatsa likhadi linye lelisetafuleni lelinelinani lelifanako, noma emakhadi lanesamba lesilingana nalelinani. Sibonelo: 7 = 7, 7 = 4 + 3.
       *[many] { $capturing_from_hand ->
            [one_card] Nangabe sekulitfuba lakho, dlala likhadi linye. Litsatsa emakhadi lasetafuleni lanelinani lelifanako, nemakhadi lanesamba lesilingana nalelinani. Sibonelo: 7 = 7, 7 = 4 + 3.
           *[other] Nangabe sekulitfuba lakho, dlala likhadi linye noma ngetulu. Atsatsa emakhadi lasetafuleni lanelinani lelifanako, nemakhadi lanesamba lesilingana nalelinani. Sibonelo: 7 = 7, 7 = 4 + 3, 6 + 1 = 7.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Noma yakha: hlanganisa emakhadi lanesamba lesilingana nelikhadi lelisesandleni sakho, bese uwatsatsa onkhe ngalelo likhadi emvakwesikhatsi. Ungakha nangemakhadi lasetafuleni kuphela. Labanye badlali bangasitsatsa sakhiwo sakho, noma bashintje linani laso.
       *[hand] Noma yakha: beka likhadi lakho etukwelikhadi lelisetafuleni, kuze samba sawo silingane nalelinye likhadi lelisesandleni sakho. Emvakwesikhatsi ungawatsatsa onkhe ngalelo likhadi, nangabe kute lomunye losishintjile noma lositsetse leso sakhiwo.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Likhadi lelisetulu encumbini yalomunye umdlali nalo lisengotini: ungalifaka etakhiweni takho.
           *[pairs_of_four] Likhadi lelisetulu encumbini yalelinye licembu nalo lisengotini: ungalifaka etakhiweni telicembu lakho.
        }
       *[others] { $capturing_tops ->
            [none] Emakhadi lasetulu etincumbini talabanye badlali nawo asengotini: ungawafaka etakhiweni takho.
           *[other] Emakhadi lasetulu etincumbini talabanye badlali nawo asengotini: ungawatsatsa, noma uwafake etakhiweni takho.
        }
    }
book-short-trail = Nangabe ungakwenti loko, shiya likhadi lakho etafuleni, lapho wonkhe umuntfu alibona khona.
book-short-scores = Emaphuzu: { $items }.
book-short-end =
    { $seating_sides ->
        [solo] { $ending_deals ->
            [0] Umdlali lonemaphuzu langu-{ $ending_target } uyancoba.
            [1] Umdlali lonemaphuzu lamanyenti kakhulu uyancoba.
           *[other] Nidlala tikhatsi letingu-{ $ending_deals }. Umdlali lonemaphuzu lamanyenti kakhulu uyancoba.
        }
       *[pairs_of_four] { $ending_deals ->
            [0] Licembu lelinemaphuzu langu-{ $ending_target } liyancoba.
            [1] Licembu lelinemaphuzu lamanyenti kakhulu liyancoba.
           *[other] Nidlala tikhatsi letingu-{ $ending_deals }. Licembu lelinemaphuzu lamanyenti kakhulu liyancoba.
        }
    }
