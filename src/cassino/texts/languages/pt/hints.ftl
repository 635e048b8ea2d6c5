### Where to look, without naming a card

nudge-sweep = Você pode limpar a mesa.
nudge-several = Uma captura pode levar várias coisas de uma vez.
nudge-sum = Há cartas na mesa que somam o valor de uma da sua mão.
nudge-points = Você pode capturar uma carta que vale pontos.
nudge-capture = Você pode capturar algo.
nudge-worthless = Você pode capturar algo, mas há uma jogada melhor.
nudge-trail = Você não pode capturar nada. Que carta ajuda menos o próximo jogador?
nudge-build = Você pode fazer uma construção para levar depois.
nudge-join = Você pode juntar cartas a uma construção da mesa.
nudge-raise = Você pode aumentar uma construção da mesa.
nudge-end = Não há mais nada a ganhar nesta vez.
nudge-claim = Conte o que você já capturou.
nudge-pass = Você não precisa dizer nada aqui.
nudge-ask = O que você poderia pedir?
hint-quick = Esta é uma dica rápida: ela não calcula as jogadas seguintes.

### Why a move is good or bad, sentence by sentence: first what it does

# $cards (cards), $more (number): cards that are counted, not named; $worth (number): points
valued = { CARDS($cards, $more) }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 ponto)
       *[other] { " " }({ $worth } pontos)
    }
more-cards =
    { $more ->
        [1] mais 1 carta
       *[other] mais { $more } cartas
    }
points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $word (word): what players of this game call a sweep
and-sweeps =
    { $sweep ->
        [named] { " " }e limpa a mesa ({ points }, { $word })
        [scored] { " " }e limpa a mesa ({ points })
        [plain] { " " }e limpa a mesa
        [cleared] { " " }e deixa a mesa vazia
       *[none] { "" }
    }
a-rank =
    { $rank ->
        [queen] uma { rank }
       *[other] um { rank }
    }
# $by (seats): the opponents
opponent =
    { FORM($by) ->
        [you] você
        [one] { PLAYERS($by) }
       *[several] um adversário
    }
opponent-first =
    { FORM($by) ->
        [you] Você
        [one] { PLAYERS($by) }
       *[several] Um adversário
    }
other-move =
    { $other ->
        [played] a jogada feita
        [best] a melhor jogada
       *[next-best] a segunda melhor jogada
    }
other-move-first =
    { $other ->
        [played] A jogada feita
       *[next-best] A segunda melhor jogada
    }
# $tenths (number): how many times in ten
in-ten =
    { $tenths ->
        [0] menos de 1 vez em 10
        [1] cerca de 1 vez em 10
        [10] quase sempre
       *[other] cerca de { $tenths } vezes em 10
    }
often =
    { $often ->
        [certain] com certeza
       *[some] { in-ten }
    }
# $count (number): cards that have not been seen; a verb in the infinitive follows
some-cards =
    { opponent-first } pode ter { $count ->
        [1] a carta que pode
        [2] uma das duas cartas que podem
        [3] uma das três cartas que podem
        [4] uma das quatro cartas que podem
       *[other] uma das { $count } cartas que podem
    }

why-end-after = Depois de jogar { valued }, não dá para ganhar mais nada nesta vez.
why-ends-after = Isto encerra a vez depois de jogar { valued }.
why-then = Depois, na mesma vez:

why-takes = Esta jogada leva { valued }{ and-sweeps }.
why-leaves = Esta jogada deixa { valued } na mesa.
why-leaves-to-take = Esta jogada deixa { valued } na mesa, e talvez você possa capturar isso depois.
why-gathers = Esta jogada reúne { valued } para { a-rank }.
why-gathers-for-next-turn = Esta jogada reúne { valued } para { a-rank } levar na próxima vez.
why-builds = Esta jogada constrói { $value } com { valued }.
why-adds = Esta jogada junta { valued } à construção de { $value }.
why-raises = Esta jogada aumenta uma construção para { $value } com { valued }.

why-target-reached = As cartas já capturadas chegam à meta.
why-orange =
    { $orange ->
        [colors] Uma carta vermelha e uma amarela
       *[suits] Uma carta de copas e uma de ouros
    } foram levadas juntas.
why-no-orange =
    O que foi levado não é { $orange ->
        [colors] uma carta vermelha e uma amarela
       *[suits] uma carta de copas e uma de ouros
    }.
why-insists = É melhor para o seu lado que o jogador tenha que levar ou juntar essas cartas.
why-asks = A construção pode crescer, e quem a captura é você.
why-lets-pass = É melhor deixar essas cartas na mesa.
why-captures-now = Carta capturada é carta segura.

next-player-first =
    { $next ->
        [partner] Seu parceiro
       *[opponent] O próximo jogador
    }
why-nobody-takes = O próximo jogador quase não tem o que levar.
why-next-holds = { next-player-first } tem { a-rank } e pode levar { valued }{ sweeping }.
why-next-may-hold = { next-player-first } pode ter { a-rank } e levar { valued }{ sweeping }: { in-ten }.

why-as-good = { other-move-first } é mais ou menos tão boa quanto esta.
# $matches (number): of a hundred
why-fewer-matches =
    Com { other-move }, { WHO($who) ->
        [you] você ganha
       *[other] { NAME($who) } ganha
    } cerca de { $matches ->
        [1] 1 partida
       *[other] { $matches } partidas
    } a menos em 100.
why-fewer-points = { other-move-first } vale cerca de { points } a menos.
why-nothing-hidden = Já se sabe onde está cada carta, então não há dúvida.
why-build-lost =
    { opponent-first } pode levar ou mudar a { WHO($who) ->
        [you] sua construção
       *[other] construção de { NAME($who) }
    }: { often }.
why-hardly-taken = Quase ninguém pode capturar essa carta.
why-used = { opponent-first } pode usar essa carta numa construção: { often }.
why-not-taken = Ninguém pode capturar essa carta.
# After the sentence about the card that is left; $captors (cards), $others (number): the cards that do it, and how many more there are
why-captured =
    { $often ->
        [certain] { opponent-first } pode capturar essa carta com { CARDS($captors, $others) }.
       *[some] { some-cards } capturar essa carta ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept = { opponent-first } pode limpar a mesa: { often }.
why-swept-by =
    { $often ->
        [certain] { opponent-first } pode limpar a mesa com { CARDS($captors, $others) }.
       *[some] { some-cards } limpar a mesa ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared = { opponent-first } pode deixar a mesa vazia: { often }.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } pode deixar a mesa vazia com { CARDS($captors, $others) }.
       *[some] { some-cards } deixar a mesa vazia ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept = Com { other-move }, { opponent } pode limpar a mesa: { often }.
why-other-cleared = Com { other-move }, { opponent } pode deixar a mesa vazia: { often }.
why-other-loses = Com { other-move }, { opponent } pode capturar { valued }: { often }.
why-lost = { opponent-first } pode capturar { valued }: { often }.
why-build-taken = { NAME($who) } pode levar a construção na próxima vez: { often }.
why-regained = { NAME($who) } pode levar { valued } na próxima vez: { often }.
# $kind (word): cards, a suit, a color, or cards of a rank: sixes
why-most =
    { NAME($who) } fica com mais { kind } que os outros { in-ten }, e { $against ->
        [0] menos de 1 vez em 10
        [1] cerca de 1 vez em 10
        [10] quase sempre
       *[other] cerca de { $against } vezes em 10
    } com { other-move }.
