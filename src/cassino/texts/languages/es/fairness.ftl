### Pruebas de que las cartas se repartieron como se prometió: cassino verify, y errores

fairness-heading =
    { $deal ->
        [0] La partida
       *[other] Mano { $deal }
    }
fairness-count = { $right } bien, { $wrong } mal, { $unchecked } sin comprobar

# Lo que se comprobó y su resultado

fairness-no-commitment = el registro no tiene compromiso: nadie prometió nada sobre sus cartas
fairness-malformed =
    { $what ->
        [commitment] el compromiso no son 64 cifras hexadecimales en minúsculas
        [opening] la semilla inicial no son 64 cifras hexadecimales en minúsculas
       *[seed] la semilla no son 64 cifras hexadecimales en minúsculas
    }
fairness-malformed-salt = la sal de { $player } no son 64 cifras hexadecimales en minúsculas
fairness-deals = el registro tiene { $deals } manos, pero semillas y sales para { $seeds }
fairness-salts = el registro tiene { $players } jugadores, pero { $salts } sales
fairness-not-noted = si el compromiso existía antes de la partida: compáralo con el que anotaste entonces
fairness-noted = el compromiso es el que anotaste
fairness-other-commitment = el compromiso es { $commitment }, no el que anotaste
fairness-opening = el compromiso es el hash de la semilla inicial
fairness-other-opening = el compromiso no es el hash de la semilla inicial
fairness-dealer = quien reparte primero, { $player }, es quien salió en el sorteo
fairness-other-dealer = reparte primero { $player }, pero en el sorteo salió { $drawn }: eso solo es correcto en una revancha
fairness-seed =
    { $deal ->
        [0] la semilla es de la cadena: su hash es la semilla inicial
       *[other] la semilla es de la cadena: su hash es la semilla de la mano { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] la semilla no es de la cadena: su hash no es la semilla inicial
       *[other] la semilla no es de la cadena: su hash no es la semilla de la mano { $deal }
    }
fairness-chain-ended = la cadena terminó con la mano { $last }; esta mano se mezcló sin ella
fairness-seed-hidden = la semilla todavía no se ha revelado, porque la mano no ha terminado
fairness-seed-missing = falta la semilla, aunque la mano ha terminado
fairness-order = las { $count } cartas están en el orden que dan la semilla y las sales
fairness-other-card = la carta { $place } de la baraja es { $found }, pero la semilla y las sales dan { $expected }
fairness-no-salt = nadie añadió una sal, así que esta mano depende solo del compromiso
fairness-bound-salt = la sal de { $player } estaba fijada por la anterior
fairness-unbound-salt = { $player } añadió una sal; lo que la fijaba no está en el registro
fairness-misdeal = las cartas se mezclaron otra vez después de un mal reparto, sin la cadena


## Errores

fairness-secret = El secreto de una cadena tiene que ser 64 cifras hexadecimales.
fairness-other-secret = El secreto no corresponde al compromiso.
fairness-no-link = Una cadena tiene los eslabones 0 a { $last }, no { $number }.
fairness-salt = Una sal tiene que ser de 32 bytes: 64 cifras hexadecimales en minúsculas.
fairness-second-salt = Ya diste tu sal para la próxima mano.
fairness-chains = Puedes empezar { $most } cadenas como máximo durante una mano.
fairness-early-salt = Puedes dar tu sal para la próxima mano solo cuando termine esta.
fairness-late-chain = Tu cadena empezó demasiado tarde para la próxima mano.
