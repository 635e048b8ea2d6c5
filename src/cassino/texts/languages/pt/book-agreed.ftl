### What players may agree on before they play, after the texts about each game. The facts are described in book.ftl.

book-agreed-alone = Quatro jogadores também podem jogar sem duplas, cada um por si.
book-agreed-any-cut = Podem-se aceitar todos os cortes ou recusar outros: muitas mesas têm as suas próprias regras.
book-agreed-one-build = Há quem permita só uma construção no fim da vez, enquanto ainda há cartas para comprar.
book-agreed-proven = Em duplas, há quem deixe construir para a parceria depois que ela mostrou ter a carta certa (veja “Cassino dominicano em duplas”).
book-agreed-sweeps = Podem-se contar as limpas, 1 ponto cada.
book-agreed-no-sweeps = Pode-se jogar sem pontos por limpas.
book-agreed-no-record = Há quem não conte as limpas de um { book-side } perto de { $ending_target }: assim, elas não anulam nada.
book-agreed-majorities = Mais cartas pode valer 2 em vez de 3, e mais cartas de espadas 2 em vez de 1.
book-agreed-from-16 = Há quem restrinja a marcação a partir de 16 pontos (veja “Cassino dominicano, restrito a partir de 16”).
book-agreed-to-11 = Pode-se jogar até 11 pontos em vez de { $ending_target }.
book-agreed-to-15 = Para uma partida curta, joguem até 15 pontos em vez de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Numa mesa sem árbitro, uma captura errada pode valer como carta baixada: a carta jogada fica na mesa.
       *[other] Numa mesa sem árbitro, os erros podem ficar: a carta de uma captura errada é baixada, e cada adversário ganha 1 ponto por uma construção que quem fez não pode levar.
    }
