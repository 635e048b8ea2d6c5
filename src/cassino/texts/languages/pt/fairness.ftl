### Proofs that the cards were dealt as promised: cassino verify, and errors


# Heading. $deal: the number of a deal; 0 for the match
fairness-heading =
    { $deal ->
        [0] A partida
       *[other] Mão { $deal }
    }
fairness-count = { $right } certos, { $wrong } errados, { $unchecked } não verificados

# Findings: what was checked, and what came of it

fairness-no-commitment = o registro não tem compromisso: ninguém prometeu nada sobre as cartas
# $what (word): commitment, opening (a secret number) or seed (a secret number)
fairness-malformed =
    { $what ->
        [commitment] o compromisso não são 64 algarismos hexadecimais em minúsculas
        [opening] a semente de abertura não são 64 algarismos hexadecimais em minúsculas
       *[seed] a semente não são 64 algarismos hexadecimais em minúsculas
    }
# $player (text): the letter of a player
fairness-malformed-salt = o sal de { $player } não são 64 algarismos hexadecimais em minúsculas
# $seeds: for how many deals there are seeds
fairness-deals = o registro tem { $deals } mãos, mas sementes e sais para { $seeds }
fairness-salts = o registro tem { $players } jogadores, mas { $salts } sais
fairness-not-noted = se o compromisso existia antes da partida: compare com o que você anotou então
fairness-noted = o compromisso é o que você anotou
fairness-other-commitment = o compromisso é { $commitment }, não o que você anotou
fairness-opening = o compromisso é o hash da semente de abertura
fairness-other-opening = o compromisso não é o hash da semente de abertura
fairness-dealer = quem deu primeiro, { $player }, é quem foi sorteado
# $drawn (text): the letter of another player
fairness-other-dealer = { $player } dá primeiro, mas { $drawn } foi sorteado: isso só está certo numa revanche
# $deal: the deal before; 0 if this is the first one
fairness-seed =
    { $deal ->
        [0] a semente pertence à cadeia: o hash dela é a semente de abertura
       *[other] a semente pertence à cadeia: o hash dela é a semente da mão { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] a semente não pertence à cadeia: o hash dela não é a semente de abertura
       *[other] a semente não pertence à cadeia: o hash dela não é a semente da mão { $deal }
    }
fairness-chain-ended = a cadeia acabou com a mão { $last }; esta mão foi embaralhada sem ela
fairness-seed-hidden = a semente ainda não foi revelada, porque a mão não acabou
fairness-seed-missing = falta a semente, embora a mão tenha acabado
fairness-order = as { $count } cartas estão na ordem que a semente e os sais dão
# $found, $expected (text): cards
fairness-other-card = a carta { $place } do baralho é { $found }, mas a semente e os sais dão { $expected }
fairness-no-salt = ninguém acrescentou um sal, então esta mão só depende do compromisso
fairness-bound-salt = o sal de { $player } foi fixado pelo anterior
fairness-unbound-salt = { $player } acrescentou um sal; o que o fixou não está no registro
fairness-misdeal = as cartas foram embaralhadas de novo depois de um erro na distribuição, sem a cadeia


## Errors

fairness-secret = O segredo de uma cadeia tem que ser 64 algarismos hexadecimais.
fairness-other-secret = O segredo não pertence ao compromisso.
fairness-no-link = Uma cadeia tem os elos de 0 a { $last }, não { $number }.
fairness-salt = Um sal tem que ter 32 bytes: 64 algarismos hexadecimais em minúsculas.
fairness-second-salt = Você já deu o seu sal para a próxima mão.
fairness-chains = Você pode começar no máximo { $most } cadeias durante uma mão.
fairness-early-salt = Você só pode dar o seu sal para a próxima mão quando esta acabar.
fairness-late-chain = A sua cadeia começou tarde demais para a próxima mão.
