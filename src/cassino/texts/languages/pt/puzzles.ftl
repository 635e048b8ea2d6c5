### Puzzles

puzzle-known = Todas as outras cartas já foram jogadas, então você conhece a mão do adversário. Ache a melhor jogada.
puzzle-hidden = Algumas cartas estão escondidas, como na mesa. Ache a jogada que é melhor contra quase tudo o que os outros jogadores podem ter.

puzzle-hint-build = Uma construção vale mais do que qualquer captura possível agora.
puzzle-hint-raise = Uma construção pode ser aumentada.
puzzle-hint-steal = Você pode levar aquilo com que outro jogador está contando.
puzzle-hint-trail = Você tem que baixar uma carta. Qual é segura?
puzzle-hint-last = Quem captura por último fica com as cartas que sobram na mesa.
puzzle-hint-majority = Uma maioria está em jogo.
puzzle-hint-count = Dá para deduzir todas as cartas: conte.

# After the moves of a line
puzzle-and-so-on = E assim por diante.
puzzle-ends = A mão acaba: { SCORES($scores) }.
# Before the next best move
puzzle-next-best = A segunda melhor jogada:
puzzle-then-ends = Aí a mão acaba: { SCORES($scores) }.
# $title (text): what is counted: Cards, Spades, Big casino
puzzle-difference = { $title }: { SCORES($scores) } em vez de { SCORES($instead) }.

puzzle-better-by = Isto é { points } melhor que a segunda melhor jogada.
puzzle-better-about = Em média, isto é cerca de { points } melhor que a segunda melhor jogada.
puzzle-worse-by = Outra jogada rende { points } a mais.
puzzle-worse-about = Em média, outra jogada rende cerca de { points } a mais.
puzzle-worse-at-least = Outra jogada rende pelo menos { points } a mais.

# $tenths: how many times in ten
puzzle-best-often =
    { $tenths ->
        [10] É quase sempre a melhor jogada, tenham os outros jogadores o que tiverem.
       *[other] Acaba sendo a melhor cerca de { $tenths } vezes em 10, contando todas as mãos que os outros podem ter.
    }

# A theme of puzzles. The others are skills: see skills.ftl
puzzle-theme-endgame = Últimas capturas
# $themes (text): what a puzzle trains
puzzle-trains = Ele treina: { $themes }.
