### Che cosa dice il pulsante di una giocata

label-trail = Cala { ROW($cards) }
label-take = Prendi { ROW($taken, $builds) } con { ROW($cards) }
label-take-calling-orange = Prendi { ROW($taken, $builds) } con { ROW($cards) }, arancia!
label-take-pictures = Prendi { ROW($taken, $builds) } con { ROW($cards) }, figure al compagno
label-build = Costruisci { $value }
label-build-for = Costruisci { $value } per il compagno
label-join =
    { $count ->
        [1] Aggiungi a quella da { $value }
       *[other] Unisci { $count } costruzioni da { $value }
    }
label-join-for =
    { $count ->
        [1] Aggiungi a quella da { $value } per il compagno
       *[other] Unisci { $count } costruzioni da { $value } per il compagno
    }
label-raise = Alza a { $value }
label-end-turn = Finisci il turno
label-insist = Insisti su { demand }
label-let-it-stand = Lascia correre
label-orange = Arancia!
label-no-orange = Niente arancia
label-ask-for-build = Chiedi la costruzione
label-do-not-ask = Non chiedere
label-count-out = Chiamati fuori
label-count-out-saying = Chiamati fuori ({ $word })
label-announce = Annuncia { $target }
label-announce-saying = Annuncia { $target } ({ $word })

button-take =
    { $worth ->
        [0] Prendi { ROW($taken, $builds) }
       *[other] Prendi { ROW($taken, $builds) } · +{ $worth }
    }
button-take-calling-orange =
    { $worth ->
        [0] Prendi { ROW($taken, $builds) }, arancia!
       *[other] Prendi { ROW($taken, $builds) }, arancia! · +{ $worth }
    }
button-take-pictures =
    { $worth ->
        [0] Prendi { ROW($taken, $builds) }, figure al compagno
       *[other] Prendi { ROW($taken, $builds) }, figure al compagno · +{ $worth }
    }
button-sweep =
    { $worth ->
        [0] Scopa! Prendi tutto
       *[other] Scopa! +{ $worth }
    }
button-build = Costruisci { $value } (hai { CARDS($held) })
button-join =
    { $count ->
        [1] Aggiungi a quella da { $value } (hai { CARDS($held) })
       *[other] Unisci { $count } costruzioni da { $value } (hai { CARDS($held) })
    }
button-raise = Alza a { $value } (hai { CARDS($held) })

slip-could-take = Questa carta potrebbe prendere { CARDS($cards) }.
slip-leaves-sweep = Dopo questa giocata, una sola carta potrebbe fare scopa.

cost-count-out = Il gioco finisce subito e si contano le carte. Se hai torto, paghi la penalità prevista da queste regole.
cost-match = Se hai ragione, vinci la partita. Se hai torto, la perdi.
cost-nothing = Se hai ragione, vinci la partita. Se hai torto, si continua a giocare.
