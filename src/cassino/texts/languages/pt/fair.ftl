### The check of a deal that is over. Before a match the server promises its random seeds by publishing a hash (the commitment). The players' browsers add random numbers of their own. After a deal the server reveals its seed, and the browser deals the cards again.

# $deal (number)
fair-title = Verificação da mão { $deal }
fair-is-wrong = Há algo errado com esta mão.
fair-is-partly-right = Tudo o que foi possível verificar está certo.
fair-is-right = Esta mão é a que foi prometida.
# Spoken to a screen reader, before each of the following
fair-right = Certo:
fair-wrong = Errado:
fair-unchecked = Não verificado:
# $hash (text): 64 letters and digits
fair-promise = Promessa: <code>{ $hash }</code>
fair-explained = O seu navegador deu as cartas de novo e comparou. Em “Fair deals”, a documentação diz o que isto não pode provar.

fair-no-promise = O servidor não fez nenhuma promessa sobre as cartas desta partida.
fair-promise-gone = A promessa do servidor para esta partida desapareceu.
fair-not-revealed = O servidor não revelou a semente desta mão.
fair-promise-forgotten = Este navegador não tem mais a promessa desta partida, então não é possível comparar.
fair-same-promise = A promessa é a que este navegador recebeu no começo.
fair-other-promise = A promessa não é a que este navegador recebeu no começo.
fair-seed-fits = A semente da mão combina com a promessa.
fair-seed-misfits = A semente da mão não combina com a promessa.
fair-promise-changed = O servidor mudou a sua promessa.
fair-dealing-changed = O servidor mudou a forma de dar as cartas.
fair-numbers-changed = O servidor mudou os números aleatórios dos jogadores numa mão.

fair-own-used = O seu número aleatório entrou no embaralhamento.
fair-own-left-out = O seu número aleatório ficou de fora: chegou tarde demais, ou o servidor o ignorou.
fair-own-replaced = Outro número aleatório foi usado no lugar do seu.
fair-own-unknown = Para o seu lugar foi usado um número aleatório que este navegador não enviou.
fair-own-missing = Este navegador não enviou um número aleatório a tempo, então a mão depende da promessa e dos números aleatórios dos outros jogadores.
# $name (text): another player
fair-their-unknown = { $name } enviou um número aleatório, mas nada mostra se foi fixado antes do seu.
fair-their-fixed = O número aleatório de { $name } foi fixado antes de o seu ser conhecido.
fair-their-late = O número aleatório de { $name } não foi fixado antes de o seu ser conhecido.

fair-cards-unseen = Este navegador não viu nenhuma carta desta mão.
fair-after-ruling = Nesta mão se decidiu sobre um erro na distribuição, então as cartas que vieram depois não foram conferidas.
fair-cards-differ = A semente e os números aleatórios dão cartas diferentes das que você viu: { ROW($cards) }.
# $count (number)
fair-cards-fit =
    { $count ->
        [one] { $count } carta que você viu ser dada ou jogada está onde a semente e os números aleatórios a põem.
       *[other] { $count } cartas que você viu serem dadas ou jogadas estão onde a semente e os números aleatórios as põem.
    }
