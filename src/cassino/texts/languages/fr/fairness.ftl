fairness-heading =
    { $deal ->
        [0] La partie
       *[other] Donne { $deal }
    }
fairness-count = juste : { $right }, faux : { $wrong }, pas vérifié : { $unchecked }

fairness-no-commitment = le relevé n’a pas d’engagement : personne n’a rien promis au sujet de ses cartes
fairness-malformed =
    { $what ->
        [commitment] l’engagement n’a pas 64 chiffres hexadécimaux en minuscules
        [opening] la graine d’ouverture n’a pas 64 chiffres hexadécimaux en minuscules
       *[seed] la graine n’a pas 64 chiffres hexadécimaux en minuscules
    }
fairness-malformed-salt = le sel du joueur { $player } n’a pas 64 chiffres hexadécimaux en minuscules
fairness-deals = le relevé a { $deals } donnes, mais des graines et des sels pour { $seeds }
fairness-salts = le relevé a { $players } joueurs, mais { $salts } sels
fairness-not-noted = l’engagement existait-il avant la partie ? compare-le avec celui que tu avais noté
fairness-noted = l’engagement est celui que tu avais noté
fairness-other-commitment = l’engagement est { $commitment }, pas celui que tu avais noté
fairness-opening = l’engagement est l’empreinte de la graine d’ouverture
fairness-other-opening = l’engagement n’est pas l’empreinte de la graine d’ouverture
fairness-dealer = le premier donneur, { $player }, est celui qui a été tiré au sort
fairness-other-dealer = { $player } donne en premier, mais { $drawn } avait été tiré au sort : ce n’est juste que dans une revanche
fairness-seed =
    { $deal ->
        [0] la graine fait partie de la chaîne : son empreinte est la graine d’ouverture
       *[other] la graine fait partie de la chaîne : son empreinte est la graine de la donne { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] la graine ne fait pas partie de la chaîne : son empreinte n’est pas la graine d’ouverture
       *[other] la graine ne fait pas partie de la chaîne : son empreinte n’est pas la graine de la donne { $deal }
    }
fairness-chain-ended = la chaîne a fini avec la donne { $last } ; cette donne a été mélangée sans elle
fairness-seed-hidden = la graine n’est pas encore révélée, car la donne n’est pas finie
fairness-seed-missing = la graine manque, alors que la donne est finie
fairness-order = les { $count } cartes sont toutes dans l’ordre que donnent la graine et les sels
fairness-other-card = la carte { $place } du jeu est { $found }, mais la graine et les sels donnent { $expected }
fairness-no-salt = personne n’a ajouté de sel : cette donne ne dépend que de l’engagement
fairness-bound-salt = le sel du joueur { $player } était fixé par le précédent
fairness-unbound-salt = { $player } a ajouté un sel ; ce qui l’a fixé n’est pas dans le relevé
fairness-misdeal = des cartes ont été mélangées de nouveau après une maldonne, sans la chaîne

fairness-secret = Le secret d’une chaîne doit avoir 64 chiffres hexadécimaux.
fairness-other-secret = Le secret ne correspond pas à l’engagement.
fairness-no-link = Une chaîne a les maillons 0 à { $last }, pas { $number }.
fairness-salt = Un sel doit avoir 32 octets : 64 chiffres hexadécimaux en minuscules.
fairness-second-salt = Tu as déjà donné ton sel pour la prochaine donne.
fairness-chains = Tu peux commencer { $most } chaînes au plus pendant une donne.
fairness-early-salt = Tu ne peux donner ton sel pour la prochaine donne que quand celle-ci est finie.
fairness-late-chain = Ta chaîne a commencé trop tard pour la prochaine donne.
