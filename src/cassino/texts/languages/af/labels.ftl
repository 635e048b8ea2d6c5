### Wat die knoppie van ’n skuif sê
###
### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

label-trail = Lê { ROW($cards) } neer
label-take = Vat { ROW($taken, $builds) } met { ROW($cards) }
label-take-calling-orange = Vat { ROW($taken, $builds) } met { ROW($cards) }, orange!
label-take-pictures = Vat { ROW($taken, $builds) } met { ROW($cards) }, prente aan jou maat
label-build = Bou { $value }
label-build-for = Bou { $value } vir jou maat
label-join =
    { $count ->
        [1] Vul die { $value } aan
       *[other] Vul { $count } boue van { $value } aan
    }
label-join-for =
    { $count ->
        [1] Vul die { $value } vir jou maat aan
       *[other] Vul { $count } boue van { $value } vir jou maat aan
    }
label-raise = Verhoog tot { $value }
label-end-turn = Beëindig die beurt
label-insist = Dring aan op { demand }
label-let-it-stand = Laat dit so
label-orange = Orange!
label-no-orange = Geen orange nie
label-ask-for-build = Vra vir die bou
label-do-not-ask = Moenie vra nie
label-announce = Kondig { $target } aan
label-announce-saying = Kondig { $target } aan ({ $word })

### What the button of a play says when the cards are chosen: $worth are the points that are certain

button-take =
    { $worth ->
        [0] Vat { ROW($taken, $builds) }
       *[other] Vat { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Vat { ROW($taken, $builds) }, orange!
       *[other] Vat { ROW($taken, $builds) }, orange! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Vat { ROW($taken, $builds) }, prente aan jou maat
       *[other] Vat { ROW($taken, $builds) }, prente aan jou maat · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Veeg! Vat alles
       *[other] Veeg! +{ $worth }
    }
button-build = Bou { $value } (jy hou { CARDS($held) })
button-join =
    { $count ->
        [1] Vul die { $value } aan (jy hou { CARDS($held) })
       *[other] Vul { $count } boue van { $value } aan (jy hou { CARDS($held) })
    }
button-raise = Verhoog tot { $value } (jy hou { CARDS($held) })

### What may be overlooked by who trails a card

slip-could-take = Hierdie kaart kan { CARDS($cards) } vat.
slip-leaves-sweep = Hierna kan een kaart die tafel skoonvee.

### What a claim costs

cost-match = As jy reg is, wen jy die wedstryd. As jy verkeerd is, verloor jy dit.
cost-nothing = As jy reg is, wen jy die wedstryd. As jy verkeerd is, gaan die spel voort.
