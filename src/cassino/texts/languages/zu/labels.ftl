### Izinkinobho
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

label-trail = Shiya { ROW($cards) } etafuleni
label-take = Dlala { ROW($cards) }, uthathe { ROW($taken, $builds) }
label-build = Yakha u-{ $value }
label-join =
    { $count ->
        [1] Engeza ku-{ $value }
       *[other] Engeza ezakhiweni ezingu-{ $count } zika-{ $value }
    }
label-raise = Nyusela ku-{ $value }
label-end-turn = Qeda ithuba
button-take =
    { $worth ->
        [0] Thatha { ROW($taken, $builds) }
       *[other] Thatha { ROW($taken, $builds) } · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Shanela! Thatha konke
       *[other] Shanela! +{ $worth }
    }
button-build = Yakha u-{ $value } (esandleni: { CARDS($held) })
button-join =
    { $count ->
        [1] Engeza ku-{ $value } (esandleni: { CARDS($held) })
       *[other] Engeza ezakhiweni ezingu-{ $count } zika-{ $value } (esandleni: { CARDS($held) })
    }
button-raise = Nyusela ku-{ $value } (esandleni: { CARDS($held) })
slip-could-take = Leli khadi lingathatha { CARDS($cards) }.
slip-leaves-sweep = Emva kwalokhu, ikhadi elilodwa lingashanela itafula.
