### Melao ka bokgutshwane
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

book-short-aim =
    Ho na le dikarete tafoleng, mme motho e mong le e mong o a di bona. O di nka ka dikarete tse letsohong la hao. Ha dikarete tsohle di se di bapetswe, dikarete tseo o di nkileng di o fa dintlha.
book-short-take =
    { $capturing_combinations ->
        [one] Ha e le nako ya hao, bapala karete e le nngwe. E nka karete e le nngwe e tafoleng ya boleng bo tshwanang, kapa dikarete tse kopanang ho etsa boleng boo: 7 e nka 7 e nngwe, kapa 4 le 3.
       *[many] { $capturing_from_hand ->
            [one_card] Ha e le nako ya hao, bapala karete e le nngwe. E nka dikarete tse tafoleng tsa boleng bo tshwanang, le dikarete tse kopanang ho etsa boleng boo: 7 e ka nka 7 e nngwe, mmoho le 4 le 3.
           *[other] Ha e le nako ya hao, bapala karete e le nngwe kapa tse mmalwa hammoho. Di nka dikarete tse tafoleng tsa boleng bo tshwanang, le dikarete tse kopanang ho etsa boleng boo: 7 e nka 7 e nngwe, kapa 4 le 3. Le tsona 6 le ace hammoho di ka etsa jwalo.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Kapa o hahe: kopanya dikarete tse etsang boleng ba karete e letsohong la hao, mme hamorao o di nke kaofela ka karete eo. O ka haha le ka dikarete tse tafoleng feela. Bao o bapalang kgahlanong le bona ba ka nka kaho ya hao, kapa ba fetola boleng ba yona.
       *[hand] Kapa o hahe: bea karete ya hao hodima karete e tafoleng, e le hore di etse boleng ba karete e nngwe e letsohong la hao. Hamorao o ka di nka kaofela ka karete eo, haeba ho se motho ya nkileng kapa ya fetotseng kaho eo.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Karete e hodimo qubung ya eo o bapalang kgahlanong le yena le yona e kotsing: o ka e kenya dikahong tsa hao.
           *[pairs_of_four] Karete e hodimo qubung ya eo o bapalang kgahlanong le yena le yona e kotsing: o ka e kenya dikahong tsa sehlopha sa hao.
        }
       *[others] { $capturing_tops ->
            [none] Dikarete tse hodimo diqubung tsa dibapadi tse ding le tsona di kotsing: o ka di kenya dikahong tsa hao.
           *[other] Dikarete tse hodimo diqubung tsa dibapadi tse ding le tsona di kotsing: o ka di nka, kapa wa di kenya dikahong tsa hao.
        }
    }
book-short-trail = Ho seng jwalo, siya karete ya hao tafoleng, moo bohle ba e bonang.
book-short-scores = Dintlha: { $items }.
# Player and side have the same concord: se-
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] { $seating_sides ->
                [solo] Sebapadi se fumanang ntlha se a hlola: hangata papadi ke potoloho e le nngwe.
               *[pairs_of_four] Sehlopha se fumanang ntlha se a hlola: hangata papadi ke potoloho e le nngwe.
            }
           *[other] { $seating_sides ->
                [solo] Abang dikarete hape, ho fihlela sebapadi se na le dintlha tse { $ending_target }. Sona se a hlola.
               *[pairs_of_four] Abang dikarete hape, ho fihlela sehlopha se na le dintlha tse { $ending_target }. Sona se a hlola.
            }
        }
        [1] { $seating_sides ->
            [solo] Papadi ke potoloho e le nngwe: sebapadi se nang le dintlha tse ngata ka ho fetisisa se a hlola.
           *[pairs_of_four] Papadi ke potoloho e le nngwe: sehlopha se nang le dintlha tse ngata ka ho fetisisa se a hlola.
        }
       *[other] { $seating_sides ->
            [solo] Kamora dipotoloho tse { $ending_deals }, sebapadi se nang le dintlha tse ngata ka ho fetisisa se a hlola.
           *[pairs_of_four] Kamora dipotoloho tse { $ending_deals }, sehlopha se nang le dintlha tse ngata ka ho fetisisa se a hlola.
        }
    }
