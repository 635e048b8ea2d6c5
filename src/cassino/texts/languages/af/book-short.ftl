### Die reëlboek op ’n halwe bladsy
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

book-short-aim =
    Kaarte lê oop op die tafel, en jy vat hulle met kaarte uit jou hand. Wanneer al die kaarte gespeel is, tel die kaarte wat jy gevat het.
book-short-take =
    { $capturing_combinations ->
        [one] Wanneer dit jou beurt is, speel ’n kaart. Dit vat een tafelkaart met dieselfde waarde, of een stel kaarte wat saam daardie waarde maak: ’n 7 vat ’n ander 7, of ’n 4 en ’n 3.
       *[many] { $capturing_from_hand ->
            [one_card] Wanneer dit jou beurt is, speel ’n kaart. Dit vat tafelkaarte met dieselfde waarde, en stelle kaarte wat saam daardie waarde maak: ’n 7 kan ’n ander 7 vat, en ook ’n 4 en ’n 3.
           *[other] Wanneer dit jou beurt is, speel een kaart of ’n paar saam. Hulle vat tafelkaarte met dieselfde waarde, en stelle kaarte wat saam daardie waarde maak: ’n 7 vat ’n ander 7, of ’n 4 en ’n 3, en ’n 6 en ’n aas vat hulle ook.
        }
    }
book-short-build =
    { $building_source ->
        [none] { "" }
        [hand_and_table] Of bou: sit kaarte bymekaar wat saam die waarde van ’n kaart in jou hand maak, en vat hulle later almal daarmee. Jy kan ook net met tafelkaarte bou. Teenstanders kan jou bou vat, of dit tot ’n ander waarde verhoog.
       *[hand] Of bou: sit jou kaart op ’n tafelkaart, sodat hulle saam die waarde van ’n ander kaart in jou hand maak. In ’n latere beurt kan jy hulle almal daarmee vat, as niemand anders die bou eers vat of verander nie.
    }
book-short-steal =
    { $piling_stolen ->
        [none] { "" }
        [opponents] { $seating_sides ->
            [solo] Die boonste kaart van ’n teenstander se stapel is ook in gevaar: jy kan dit by jou boue voeg.
           *[pairs_of_four] Die boonste kaart van ’n teenstander se stapel is ook in gevaar: jy kan dit by die boue van jou kant voeg.
        }
       *[others] { $capturing_tops ->
            [none] Die boonste kaarte van die ander spelers se stapels is ook in gevaar: jy kan hulle by jou boue voeg.
           *[other] Die boonste kaarte van die ander spelers se stapels is ook in gevaar: jy kan hulle vat, of by jou boue voeg.
        }
    }
book-short-trail = Anders los jy jou kaart oop op die tafel. Ons noem dit neerlê.
book-short-scores = Wat punte tel: { $items }.
book-short-end =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Die { $seating_sides ->
            [solo] speler
           *[pairs_of_four] kant
        } wat ’n punt kry, wen: ’n wedstryd is gewoonlik een ronde.
           *[other] Deel weer totdat ’n { $seating_sides ->
            [solo] speler
           *[pairs_of_four] kant
        } { $ending_target } punte het en wen.
        }
        [1] ’n Wedstryd is een ronde: die { $seating_sides ->
            [solo] speler
           *[pairs_of_four] kant
        } met die meeste punte wen.
       *[other] Na { $ending_deals } rondes wen die { $seating_sides ->
            [solo] speler
           *[pairs_of_four] kant
        } met die meeste punte.
    }
