### The review of a match

deals =
    { $count ->
        [1] 1 mão
       *[other] { $count } mãos
    }
review-won =
    { SCORES($scores) } depois de { deals }. { FORM($winners) ->
        [you] { PLAYERS($winners) } ganhou.
        [one] { PLAYERS($winners) } ganhou.
       *[several] { PLAYERS($winners) } ganharam.
    }
review-unfinished = { SCORES($scores) } depois de { deals }. A partida ainda não acabou.

# The names of grades, at the beginning of a sentence
a-fault =
    { $grade ->
        [inaccuracy] Uma imprecisão
        [mistake] Um erro
       *[blunder] Um erro grave
    }
review-move =
    { $grade ->
        [forced] Não havia escolha.
        [best] A melhor jogada.
       *[good] Uma boa jogada.
    }
review-fault =
    { a-fault }: { $points ->
        [0] não custou quase nada
       *[other] custou cerca de { points }
    }.
review-fault-exact = { a-fault }: custou { points }.
# Followed by the better move
review-better = { a-fault }: custa cerca de { points }. Melhor:

review-no-choice = Não havia o que escolher.
review-player =
    Precisão de { $accuracy }%. Em { $choices ->
        [1] 1 escolha
       *[other] { $choices } escolhas
    }, jogadas mais fracas custaram { $points ->
        [0] nada
       *[other] cerca de { points }
    }: { $inaccuracies ->
        [0] nenhuma imprecisão
        [1] 1 imprecisão
       *[other] { $inaccuracies } imprecisões
    }, { $mistakes ->
        [0] nenhum erro
        [1] 1 erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] nenhum erro grave
        [1] 1 erro grave
       *[other] { $blunders } erros graves
    }.

# Followed by a move
review-perfect = Com todas as cartas abertas, isto teria rendido { points } a mais:
review-perfect-other = Com todas as cartas abertas, outra jogada teria rendido { points } a mais.

review-cards-favor = As novas cartas favorecem { PLAYERS($side, case: "inside") }.

review-left-out =
    { $count ->
        [1] A última mão não foi analisada
       *[other] As últimas { $count } mãos não foram analisadas
    }, porque a partida é longa demais. O placar é o da partida inteira.

review-cut-short =
    { $count ->
        [1] Uma jogada foi julgada
       *[other] { $count } jogadas foram julgadas
    } com menos detalhe, porque o tempo acabou. Os números são mais aproximados, e outra análise pode dar outros.
# $worlds, $usual (number): how often the hidden cards are dealt for each move
review-plain = O motor rápido não está instalado aqui. Por isso, esta análise distribuiu as cartas escondidas só { $worlds } vezes para cada jogada, e não { $usual }: as notas e os números são mais aproximados.

# Seat, Cards, Skill, Hidden cards and Result are the columns of a table
review-breakdown-explained = Lugar, Cartas, Habilidade e Cartas escondidas somam o Resultado. Lugar: quanto vale a posição na mesa antes de se darem as cartas. Cartas: sorte na distribuição. Habilidade: pontos que os outros lados perderam com jogadas mais fracas, menos os que este lado perdeu. Cartas escondidas: o que ninguém podia ver ao escolher, e o erro destas estimativas.

# How each deal would have ended with every card face up
review-perfect-explained = Jogo perfeito: quanta vantagem o lado teria se todos tivessem visto todas as cartas, até as do monte.
