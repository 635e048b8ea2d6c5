### What the coach says about a move, before and after the sentences of a review

coach-public = Aqui só contam as cartas que todos podem ver.
# After a grade.
coach-hurried = O cálculo estava demorando, então a avaliação é menos detalhada.
# Followed by the other move
coach-other = Outra jogada com a mesma carta parece cerca de { points } melhor:
coach-hidden = { NAME($who) } talvez tivesse outro motivo: ninguém mais vê as outras cartas dessa mão.

### The coach's warning before a slip

# $skill (word): the skill that is needed to avoid it
coach-skill =
    Habilidade: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Jogar assim mesmo?

### The coach in the terminal

coach-on = O treinador está ligado. Ele avisa antes de um deslize. Digite avaliar para ver como foi a sua última jogada, ou motivo para saber a razão da última jogada de outro jogador.
coach-off = O treinador está desligado.
coach-wrong-setting = Digite treinador ligado ou treinador desligado.
coach-no-move = Você ainda não jogou nesta mão.

### The coach on the page of a table

coach-page-why = Por que essa jogada?
coach-page-how = Como foi a minha jogada?
# Beside a move in the list of moves
coach-page-why-short = Por quê?
coach-page-how-good = Como foi?
coach-page-thinking = O treinador está pensando…
coach-page-answer = Treinador
