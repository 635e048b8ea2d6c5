### What players may agree on before they play, after the texts about each game. The facts are described in book.ftl.

book-agreed-alone = Quatro jogadores também podem jogar sem duplas, cada um por si.
book-agreed-any-cut = Pode-se aceitar qualquer corte, ou combinar outros motivos para cortar de novo. Muitas mesas têm a sua própria regra.
book-agreed-one-build = Há quem permita só uma construção no fim da vez, enquanto ainda há cartas para comprar.
book-agreed-proven = Em duplas, há quem deixe construir para um parceiro cujas jogadas provam que ele tem a carta certa (veja “Cassino dominicano em duplas”).
book-agreed-sweeps = Podem-se contar as limpas, 1 ponto cada.
book-agreed-no-sweeps = Pode-se jogar sem pontos por limpas.
book-agreed-no-record = Há quem ignore por completo as limpas de um { book-side } perto de { $ending_target } pontos: elas nem anulam outras limpas.
book-agreed-majorities = Pode-se contar 2 em vez de 3 por mais cartas, e 2 em vez de 1 por mais cartas de espadas.
book-agreed-from-16 = Há quem restrinja a marcação a partir de 16 pontos (veja “Cassino dominicano, restrito a partir de 16”).
book-agreed-to-11 = Pode-se jogar até 11 pontos em vez de { $ending_target }.
book-agreed-to-15 = Para uma partida curta, joguem até 15 pontos em vez de { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] Pode-se combinar uma penalidade para uma captura errada: vale como carta baixada, e a carta jogada fica na mesa.
       *[other] Podem-se combinar penalidades para os erros: uma captura errada vale como carta baixada, e cada adversário ganha 1 ponto por uma construção que quem fez não pode levar.
    }
