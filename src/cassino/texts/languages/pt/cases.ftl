### Files of rule cases: which play is legal in a position, and what follows

cases-count = { $passed } passaram, { $failed } falharam
# A case that failed, above what is wrong with it. $type (text): its type, a word of the file
cases-failed = FALHOU { $case } ({ $variant }, { $type }; { $file }, linha { $line })

## What differs. $expected, $found (text): as in the file; $problem (text): a sentence

# $what (text): what is compared, a word of the file
cases-differs = esperado { $what } { $expected }, encontrado { $found }
cases-unknown-expectation = Não existe a expectativa { $word }.
# The numbers of a side
cases-tally = { $side }: placar da partida { $score }, { $cards } cartas, { $spades } de espadas, { $sweeps } limpas, { $special }
cases-packets = Os pacotes trazem cartas diferentes da distribuição.
cases-sweeps = { $count } limpas contadas
cases-face-down = A pilha está fechada.
# $player (text): the player whose turn it is; none after the end of the deal
cases-wrong-turn =
    { $player ->
        [none] Aqui deveria jogar { $wanted }, mas a mão acabou.
       *[other] Aqui deveria jogar { $wanted }, mas é a vez de { $player }.
    }
cases-not-legal = A jogada deveria ser permitida, mas a regra { $rule } a proíbe: { $problem }
# $reason (text): why the file calls the play illegal, or none
cases-not-illegal =
    { $reason ->
        [none] A jogada deveria ser proibida, mas é permitida.
       *[other] A jogada deveria ser proibida ({ $reason }), mas é permitida.
    }
cases-other-rule = A regra { $rule } deveria proibir a jogada, mas quem proíbe é a regra { $found }: { $problem }
cases-not-trailed = A carta deveria ser baixada, mas a regra { $rule } proíbe: { $problem }
# $moves (text): moves in notation
cases-move = jogada: { $moves }

## Problems of a case. $found (text): what stands in the file

cases-unreadable = Não foi possível ler os arquivos.
cases-no-case = O arquivo tem que começar com [case NAME].
# $what (word): rules or checks
cases-lacks =
    { $what ->
        [rules] O caso { $case } não tem regras.
       *[checks] O caso { $case } não tem verificações.
    }
cases-second-case = O caso { $case } já foi definido.
cases-second-line = A linha { $word } já existe.
cases-no-check = Antes de uma expectativa, tem que haver uma verificação.
cases-variant = Não existe a variante { $variant }.
# $problems (text): a list
cases-options = As opções estão erradas: { $problems }
cases-pairs = Cada palavra precisa do seu texto, e só pode aparecer uma vez: { $found }
cases-twice = Uma carta foi indicada duas vezes: { $text }
cases-number = É preciso um número, não { $found }.
cases-number-range = É preciso um número de { $least } a { $most }, não { $found }.
cases-yes-or-no = Digite yes ou no, não { $found }.
cases-player = Digite um jogador de A a { $last }, não { $found }.
# $place (text): a word of the file
cases-unknown-word = { $place }: estas palavras não significam nada aqui: { $words }
cases-too-many-of-rank = { $word }: não pode haver { $count }.
cases-sweep-sizes = Há { $sweeps } limpas, mas { $sizes } tamanhos.
cases-too-many-captured = Os lados capturaram mais de { $most } cartas.
cases-captured-twice = Dois lados capturaram a mesma carta.
cases-event = Digite um número, um lado e um evento. Os eventos são: { $known }.
cases-claim-word = Um jogador diz um destes: { $known } (não { $found }).
cases-info = Indique um destes: { $known } (não { $found }).
cases-residue = O que sobra na mesa tem pelo menos uma carta.
cases-seats = seats_clockwise: cada jogador precisa de um lugar, e o de quem dá tem que ser um deles.
cases-turn-before = A vez anterior não pode acabar. { $problem }
cases-impossible = A posição é impossível. { $problem }
cases-unknown-event = Não existe o evento { $event }. Os eventos são: { $known }.
cases-nobody-holds = Ninguém tem a carta.
cases-not-text = O arquivo não é texto: { $problem }
cases-type = Não existe o tipo { $type }.
cases-mixed-checks = Estas verificações não podem estar no mesmo caso.
# $words (text): the words that have no meaning
cases-no-move = { $text } não é uma jogada: { $words }?
cases-hand-card-first = A carta da mão vem primeiro. Um passo sem carta da mão começa com a palavra table.
cases-no-steps = Estas regras não têm vezes de vários passos.
cases-no-sets = Não há grupos.
