### Dikonopo
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

label-trail = Siya { ROW($cards) } tafoleng
label-take = Bapala { ROW($cards) }, o nke { ROW($taken, $builds) }
label-build = Haha { $value }
label-join =
    { $count ->
        [1] Eketsa ho { $value }
       *[other] Eketsa dikahong tse { $count } tsa { $value }
    }
label-raise = Phahamisa ho fihla ho { $value }
button-take =
    { $worth ->
        [0] Nka { ROW($taken, $builds) }
       *[other] Nka { ROW($taken, $builds) } · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Fiela! Nka tsohle
       *[other] Fiela! +{ $worth }
    }
button-build = Haha { $value } (letsohong: { CARDS($held) })
button-join =
    { $count ->
        [1] Eketsa ho { $value } (letsohong: { CARDS($held) })
       *[other] Eketsa dikahong tse { $count } tsa { $value } (letsohong: { CARDS($held) })
    }
button-raise = Phahamisa ho fihla ho { $value } (letsohong: { CARDS($held) })
slip-could-take = Karete ena e ka nka { CARDS($cards) }.
slip-leaves-sweep = Kamora moo, karete e le nngwe e ka fiela tafole.
