label-trail = Lerakás: { ROW($cards) }
label-take = Ütés: { ROW($taken, $builds) } – ezzel: { ROW($cards) }
label-take-calling-orange = Ütés: { ROW($taken, $builds) } – ezzel: { ROW($cards) }, narancs!
label-take-pictures = Ütés: { ROW($taken, $builds) } – ezzel: { ROW($cards) }, figurák a partnernek
label-build = Építmény: { $value }
label-build-for = Építmény a partnernek: { $value }
label-join =
    { $count ->
        [1] Hozzáadás: { $value }
       *[other] Hozzáadás { $count } építményhez: { $value }
    }
label-join-for =
    { $count ->
        [1] Hozzáadás a partnernek: { $value }
       *[other] Hozzáadás a partnernek { $count } építményhez: { $value }
    }
label-raise = Emelés: { $value }
label-end-turn = Sor vége
label-insist = Ragaszkodom: { demand }
label-let-it-stand = Annyiban hagyom
label-orange = Narancs!
label-no-orange = Nem narancs
label-ask-for-build = Kérem az építményt
label-do-not-ask = Nem kérem
label-count-out = Kint vagyok
label-count-out-saying = Kint vagyok ({ $word })
label-announce = Bejelentés: { $target }
label-announce-saying = Bejelentés: { $target } ({ $word })

button-take =
    { $worth ->
        [0] Ütés: { ROW($taken, $builds) }
       *[other] Ütés: { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Ütés: { ROW($taken, $builds) }, narancs!
       *[other] Ütés: { ROW($taken, $builds) }, narancs! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Ütés: { ROW($taken, $builds) }, figurák a partnernek
       *[other] Ütés: { ROW($taken, $builds) }, figurák a partnernek · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Tábla! Minden lap
       *[other] Tábla! +{ $worth }
    }
button-build = Építmény: { $value } (nálad: { CARDS($held) })
button-join =
    { $count ->
        [1] Hozzáadás: { $value } (nálad: { CARDS($held) })
       *[other] Hozzáadás { $count } építményhez: { $value } (nálad: { CARDS($held) })
    }
button-raise = Emelés: { $value } (nálad: { CARDS($held) })

slip-could-take = Ezzel a lappal elvihetnéd: { CARDS($cards) }.
slip-leaves-sweep = Ezután egyetlen lappal táblát lehet csinálni.

cost-count-out = A játék azonnal véget ér, és megszámoljuk a lapokat. Ha tévedsz, jár a szabályok szerinti büntetés.
cost-match = Ha igazad van, megnyered a partit. Ha tévedsz, elveszíted.
cost-nothing = Ha igazad van, megnyered a partit. Ha tévedsz, megy tovább a játék.
