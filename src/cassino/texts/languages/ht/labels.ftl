### Sa ki ekri sou bouton yon kou

label-trail = Poze { ROW($cards) }
label-take = Pran { ROW($taken, $builds) } avèk { ROW($cards) }
label-take-calling-orange = Pran { ROW($taken, $builds) } avèk { ROW($cards) }, zoranj!
label-take-pictures = Pran { ROW($taken, $builds) } avèk { ROW($cards) }, figi yo pou patnè w
label-build = Bati { $value }
label-build-for = Bati { $value } pou patnè w
label-join =
    { $count ->
        [1] Ajoute nan { $value }
       *[other] Ajoute nan { $count } konstriksyon { $value }
    }
label-join-for =
    { $count ->
        [1] Ajoute nan { $value } pou patnè w
       *[other] Ajoute nan { $count } konstriksyon { $value } pou patnè w
    }
label-raise = Monte sou { $value }
label-end-turn = Fini tou w
label-insist = Egzije { demand }
label-let-it-stand = Kite l konsa
label-orange = Zoranj!
label-no-orange = Pa gen zoranj
label-ask-for-build = Mande konstriksyon an
label-do-not-ask = Pa mande
label-count-out = Mande konte
label-count-out-saying = Mande konte ({ $word })
label-announce = Anonse { $target }
label-announce-saying = Anonse { $target } ({ $word })

### Lè kat yo deja chwazi

button-take =
    { $worth ->
        [0] Pran { ROW($taken, $builds) }
       *[other] Pran { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Pran { ROW($taken, $builds) }, zoranj!
       *[other] Pran { ROW($taken, $builds) }, zoranj! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Pran { ROW($taken, $builds) }, figi yo pou patnè w
       *[other] Pran { ROW($taken, $builds) }, figi yo pou patnè w · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Bale! Pran tout
       *[other] Bale! +{ $worth }
    }
button-build = Bati { $value } (ou gen { CARDS($held) })
button-join =
    { $count ->
        [1] Ajoute nan { $value } (ou gen { CARDS($held) })
       *[other] Ajoute nan { $count } konstriksyon { $value } (ou gen { CARDS($held) })
    }
button-raise = Monte sou { $value } (ou gen { CARDS($held) })

### Sa ou ka bliye lè w ap poze yon kat

slip-could-take = Kat sa a te ka pran { CARDS($cards) }.
slip-leaves-sweep = Apre sa, yon sèl kat ka bale tab la.

### Sa yon reklamasyon ka koute

cost-count-out = Jwèt la kanpe touswit, epi nou konte kat yo. Si ou twonpe w, ou peye penalite ki nan règ sa yo.
cost-match = Si ou gen rezon, ou genyen pati a. Si ou twonpe w, ou pèdi l.
cost-nothing = Si ou gen rezon, ou genyen pati a. Si ou twonpe w, jwèt la kontinye.
