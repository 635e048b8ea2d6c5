### Casino School: lesson-NAME is the title of a lesson, lesson-NAME-about what it teaches, lesson-NAME-STEP a task,
### lesson-NAME-STEP-praise what is said to a right move, lesson-NAME-STEP-SLIP what is said to a wrong one.

lesson-capture = Leve uma carta
lesson-capture-about = Sua carta leva uma carta do mesmo valor.
lesson-capture-pair =
    Qualquer jogador pode levar as cartas do meio. Você tem { CARDS("8S") }, e { CARDS("8H") } está na mesa.
    Uma carta leva outra do mesmo valor. Leve essa!
lesson-capture-pair-praise =
    Muito bem! Levar cartas se chama capturar. Agora os dois oitos estão na sua pilha, e no fim as cartas da sua pilha valem pontos.
lesson-capture-pair-trail =
    Isso só põe uma carta na mesa, onde qualquer um pode levá-la. Com { CARDS("8S") } você pode levar algo: procure o outro oito.
lesson-capture-pair-build =
    Isso é uma construção. É uma boa ideia, e a lição sobre ela vem logo. Por enquanto, só leve { CARDS("8H") } com { CARDS("8S") }.
lesson-capture-ace = Agora sem ajuda: uma das suas cartas pode levar uma carta desta mesa. Qual?
lesson-capture-ace-praise = Ás leva ás, e cada ás vale um ponto inteiro. Você ganhou dois pontos com uma carta só!
lesson-capture-ace-trail = Essa carta só ficaria na mesa. Procure duas cartas do mesmo valor, uma na sua mão e uma na mesa.

lesson-sum = Some cartas
lesson-sum-about = Sua carta leva várias cartas que somam o valor dela.
lesson-sum-two =
    Não há nove na mesa, mas { CARDS("4D") } e { CARDS("5S") } dão 4 + 5 = 9. Então { CARDS("9C") } leva as duas cartas de uma vez.
lesson-sum-two-praise = Três cartas para a sua pilha numa jogada. Procure sempre somas: elas rendem mais cartas que os pares. Um ás vale 1.
lesson-sum-two-trail = Isso daria uma carta de graça. Some duas cartas da mesa: quais delas dão 9?
lesson-sum-three = Você tem { CARDS("10S") }. Desta vez, três cartas da mesa dão 10. Ache essas três.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Quatro cartas na sua pilha! Quanto mais cartas você levar, melhor.
lesson-sum-three-trail = Você não precisa baixar nenhuma carta. Três cartas desta mesa somam 10: leve as três com { CARDS("10S") }.

lesson-build = Faça uma construção
lesson-build-about = Reúna cartas agora e leve todas depois, numa outra vez.
lesson-build-make =
    Você tem { CARDS("9S") } e { CARDS("4C") }. Ponha { CARDS("4C") } sobre { CARDS("5D") }: 4 + 5 = 9. Isso se chama construção de 9.
    As cartas de uma construção ficam juntas, e só um nove as leva. Você tem um!
lesson-build-make-praise =
    Uma construção de 9! Por que isso é bom? Sem ela, você não levaria nada aqui com { CARDS("9S") }. Agora pode ganhar três cartas,
    e quem não tem um nove não pode levá-las.
lesson-build-make-trail = Isso dá uma carta de graça. Escolha { CARDS("4C") } e { CARDS("5D") } juntos: dão 9, e você tem um nove.
lesson-build-collect = Seu adversário não tinha nove e baixou { CARDS("3C") }. Sua construção ainda está lá. Leve-a com { CARDS("9S") }.
lesson-build-collect-praise = Três cartas de uma vez: é por isso que construções ganham partidas. Mas não espere demais: seu adversário também pode receber um nove.
lesson-build-own = Agora por sua conta. Você tem um dez. Há outra carta na sua mão que faça 10 com uma carta da mesa?
lesson-build-own-praise = 3 + 7 = 10: uma construção de 10. Na próxima vez, { CARDS("10C") } leva tudo. Construa só o que você mesmo pode levar.
lesson-build-own-trail = Isso desperdiça uma chance. Você tem { CARDS("10C") }: que carta da sua mão faz 10 com uma da mesa?

lesson-several = Leve várias de uma vez
lesson-several-about = Uma carta leva todas as cartas e todas as somas que combinam.
lesson-several-both =
    Com { CARDS("8C") } você leva { CARDS("8D") }. E também { CARDS("5H") } e { CARDS("3S") }, porque 5 + 3 = 8. Leve as três numa só jogada.
lesson-several-both-praise = Quatro cartas numa jogada. Antes de apertar Levar, olhe de novo: há mais alguma coisa que combina?
lesson-several-both-part = Bom, mas há mais. Seu oito leva o outro oito e 5 + 3 na mesma jogada. Escolha as três cartas.
lesson-several-both-trail = Não baixe uma carta aqui: com { CARDS("8C") } você pode levar três cartas.
lesson-several-more = Aqui dá para levar muita coisa com { CARDS("9D") }. Ache todos os noves e todas as somas de 9. Cada carta só pode ser usada uma vez.
lesson-several-more-praise = 9, 6 + 3 e 8 + 1: você levou cinco cartas com uma. Seu adversário não vai esquecer.
lesson-several-more-part = Isso é só uma parte. Há um nove e há duas somas de 9. Escolha as cinco cartas.
lesson-several-more-trail = Olhe de novo: com { CARDS("9D") } você pode levar cinco cartas desta mesa.

lesson-pictures = Figuras
lesson-pictures-about = Valete leva valete, dama leva dama, rei leva rei.
lesson-pictures-queen =
    As figuras não têm número, então nunca entram numa soma ou numa construção. Dama leva dama, e nada mais a leva. Leve { CARDS("QD") }.
lesson-pictures-queen-praise = Um par de damas para você. Uma figura na mesa está a salvo de quem não tem outra igual.
lesson-pictures-queen-trail = Você tem { CARDS("QS") }, e há uma dama na mesa. Leve-a, ou o seu adversário pode levar.
lesson-pictures-jack = Há dois valetes na mesa, mas uma figura leva só uma figura. Leve um valete com { CARDS("JS") }.
lesson-pictures-jack-praise = Um valete leva um valete. O quarto valete ainda pode levar o outro, então lembre-se de quem pode estar com ele.
lesson-pictures-jack-sum = Uma bela captura, mas esta lição é sobre figuras: leve um valete com { CARDS("JS") }.
lesson-pictures-jack-trail = Há dois valetes na mesa, e você tem um terceiro. Leve um deles.

lesson-keep = Guarde a carta de que precisa
lesson-keep-about = Uma construção é uma promessa: você precisa ter a carta que a leva.
lesson-keep-choose =
    Você tem { CARDS("6S") } e { CARDS("3H") }. Pode fazer 3 + 3 = 6, porque { CARDS("6S") } fica na sua mão e pode levar a construção.
    Não pode fazer 6 + 3 = 9: você não tem nove. Faça a construção permitida.
lesson-keep-choose-praise = Uma construção de 6, e { CARDS("6S") } está esperando por ela. Guarde essa carta até levar a construção.
lesson-keep-choose-pair = Isso leva duas cartas agora. A construção de 6 rende três: ponha { CARDS("3H") } sobre { CARDS("3D") } e guarde o seis.
lesson-keep-choose-trail = Dá para fazer melhor. Com { CARDS("3H") } e { CARDS("3D") } você faz 6, e tem um seis.
lesson-keep-owner =
    A construção de 9 é sua. Enquanto você tem uma construção, não pode simplesmente baixar uma carta: tem que levar algo ou construir. Seu adversário
    também pode ter um nove. O que é mais urgente?
lesson-keep-owner-praise = A salvo! Três cartas na sua pilha antes que alguém pudesse levá-las.
lesson-keep-owner-pair = Isso é permitido, e a sua construção fica. Mas três cartas estão em risco na mesa: leve primeiro a construção.

lesson-raise = Aumente uma construção
lesson-raise-about = Junte uma carta, e a construção tem um novo valor.
lesson-raise-own =
    Você tem uma construção de 7. Junte { CARDS("2H") } da sua mão: 7 + 2 = 9. Você tem { CARDS("9D") }, então pode.
    Aí um sete não a leva mais, e ela tem uma carta a mais.
lesson-raise-own-praise = Agora é uma construção de 9, com três cartas. Aumente quando achar que o seu adversário pode levar o valor antigo.
lesson-raise-own-early = É seguro e rende três cartas. Aqui, tente o outro jeito: junte { CARDS("2H") } e faça 9.
lesson-raise-again = Você tem uma construção de 6, e na mão { CARDS("10H") }. Que carta transforma o 6 em 10?
lesson-raise-again-praise = 6 + 4 = 10. Só construções simples podem ser aumentadas: as de um só grupo de cartas. A próxima lição mostra as que não podem.
lesson-raise-again-early = Isso leva três cartas. Mas aumente para 10 com { CARDS("4D") }, e { CARDS("10H") } renderá quatro.

lesson-join = Junte cartas à construção
lesson-join-about = Vários grupos do mesmo valor fazem uma construção que ninguém pode aumentar.
lesson-join-add =
    Você tem uma construção de 9. Com { CARDS("6S") } e { CARDS("3H") } você também faz 9. Ponha as duas cartas na sua construção. Isso se chama juntar: agora ela tem dois grupos, e um nove leva tudo.
lesson-join-add-praise = Uma construção múltipla! Ninguém mais pode mudar o valor dela, e { CARDS("9S") } vai render cinco cartas.
lesson-join-add-early = Isso leva a sua construção agora. Primeiro faça-a crescer: escolha { CARDS("6S") }, { CARDS("3H") } e a construção.
lesson-join-add-beside = Agora há duas construções de 9 lado a lado. Junte-as: escolha também a sua construção.
lesson-join-double = Você também pode começar com dois grupos. Você tem { CARDS("10H") } e { CARDS("6C") }. Faça dois grupos de 10 com quatro cartas, numa só jogada.
lesson-join-double-praise = 6 + 4 e 7 + 3: uma construção dupla de 10. Com { CARDS("10H") } você leva as quatro, e o seu adversário não pode aumentá-la.
lesson-join-double-single = Boa construção. Mas { CARDS("7S") } e { CARDS("3C") } também dão 10: escolha-os também, e o seu dez renderá cinco cartas.
lesson-join-double-capture = Isso leva três cartas agora. Uma construção dupla rende cinco: escolha { CARDS("6C") } e as três cartas da mesa.
lesson-join-double-trail = Você não precisa dar uma carta de graça: { CARDS("6C") } e { CARDS("4D") } dão 10, e { CARDS("7S") } e { CARDS("3C") } também.

lesson-steal = Leve a construção do adversário
lesson-steal-about = Você pode levar a construção do adversário, se tiver a carta certa.
lesson-steal-take =
    Seu adversário construiu 8 e espera levar na próxima vez. Mas você tem { CARDS("8S") }. Uma construção é de quem a levar primeiro.
lesson-steal-take-praise = Três cartas, e uma cara feia do outro lado da mesa. É por isso que você não deve deixar as suas construções esperando.
lesson-steal-take-trail = Seu adversário vai levar a construção de 8 na próxima vez. Você tem um oito: leve-a agora!
lesson-steal-raise = Desta vez você não tem sete. Mas pode aumentar a construção de 7 do adversário para um valor que você tem. Com que carta?
lesson-steal-raise-praise = 7 + 2 = 9, e a construção agora é sua. O sete do adversário não serve mais, e { CARDS("9C") } vai levar três cartas.
lesson-steal-raise-trail = Aí o seu adversário leva a construção. Você tem { CARDS("9C") }: o que você junta ao 7 para fazer 9?
lesson-steal-top =
    No Cassino sul-africano, as pilhas ficam abertas. Você pode usar a carta de cima da pilha do adversário na sua própria construção.
    Escolha { CARDS("5C") } da sua mão e { CARDS("4H") } da pilha dele, e junte as duas à sua construção de 9.
lesson-steal-top-praise = Roubada da pilha dele! Leia as regras antes de jogar um jogo novo: só alguns permitem roubar.
lesson-steal-top-early = Isso leva a sua construção como está. Primeiro faça-a crescer com { CARDS("5C") } e { CARDS("4H") }, a carta de cima da pilha dele.

lesson-sweep = Limpe a mesa
lesson-sweep-about = Leve tudo o que está na mesa e ganhe um ponto extra.
lesson-sweep-take =
    Se uma jogada leva todas as cartas da mesa, é uma limpa. Ela vale um ponto extra. Aqui dá para fazer uma com { CARDS("9H") }: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Uma limpa! É um ponto extra, e o seu adversário tem que baixar uma carta na mesa vazia.
lesson-sweep-take-trail = Olhe a mesa toda: 6 + 2 + 1. Com { CARDS("9H") } você leva tudo.
lesson-sweep-leave =
    O seu adversário também pode fazer limpas. Você não pode levar { CARDS("5S") }, então tem que pôr uma carta na mesa: isso se chama baixar. Que carta não deixa limpa?
lesson-sweep-leave-praise = Nenhuma carta sozinha pode levar um rei junto com um cinco. Essa carta era segura.
lesson-sweep-leave-low = Cuidado: 5 + 2 = 7. Aí qualquer sete leva a mesa toda, uma limpa. Baixe a carta que não entra em nenhuma soma.

lesson-points = O que vale pontos
lesson-points-about = As cartas que importam de verdade: { CARDS("10D") }, { CARDS("2S") }, ases e espadas.
lesson-points-ten =
    O grande cassino é { CARDS("10D") }. É a melhor carta de todas: 2 pontos. Aqui você só pode levar uma coisa. Leve a mais valiosa!
lesson-points-ten-praise = Dois pontos numa jogada. Se você tiver { CARDS("10D") } na mão, use essa carta para levar algo: na mesa, qualquer dez poderia levá-la.
lesson-points-ten-six = Uma carta de espadas é boa. Mas { CARDS("10D") } vale 2 pontos, e o seu adversário pode levar na próxima vez.
lesson-points-ten-trail = Há dois pontos na mesa: leve { CARDS("10D") } com o seu dez.
lesson-points-two = O pequeno cassino é { CARDS("2S") }: 1 ponto. Como você leva essa carta?
lesson-points-two-praise = 2 + 3 = 5, e o pequeno cassino é seu. Ele também conta como carta de espadas.
lesson-points-two-king = É um par, mas o ponto continua na mesa. Qual das suas cartas leva { CARDS("2S") } junto com outra?
lesson-points-two-trail = Não deixe { CARDS("2S") } lá. Com outra carta da mesa, dá 5.
lesson-points-ace = Cada um dos quatro ases vale 1 ponto. Numa soma, o ás conta 1. Pegue o ás!
lesson-points-ace-praise = 1 + 6 = 7. Mais um ponto para você.
lesson-points-ace-jack = Duas cartas, mas nenhum ponto. Some { CARDS("AH") } com outra carta da mesa: qual das suas cartas é igual à soma?
lesson-points-ace-trail = Há um ponto na mesa: { CARDS("AH") }. Some com alguma coisa.
lesson-points-spade =
    Quem leva mais cartas de espadas ganha 1 ponto, e quem leva mais cartas ganha 3. Por isso, uma carta de espadas é melhor que outra do mesmo valor.
    Que rei você leva?
lesson-points-spade-praise = Os dois são reis, mas { CARDS("KS") } também ajuda a ganhar o ponto de espadas. Agora você sabe tudo o que vale pontos.
lesson-points-spade-heart = Isso também leva um rei, mas não o de espadas. Leve o rei que pode render um ponto.
lesson-points-spade-trail = Você tem { CARDS("KD") }, e há dois reis na mesa. Leve um deles.

lesson-last = As últimas cartas e a contagem
lesson-last-about = Quem fica com o que sobra, e como se conta uma mão.
lesson-last-majority =
    A mão está quase no fim. Você tem 24 das 52 cartas, e 27 bastam para os 3 pontos de mais cartas. Que jogada rende três cartas de uma vez?
lesson-last-majority-praise = 24 + 3 = 27: seu adversário não pode mais alcançar você. Contar as suas cartas perto do fim vale 3 pontos.
lesson-last-majority-king = Isso rende só duas cartas. 26 é metade do baralho, não a maioria. Ache a jogada que rende três.
lesson-last-majority-trail = Agora cada carta conta, e você pode levar três.
lesson-last-last =
    Sua última carta, e a última da mão. Quem leva por último também fica com tudo o que sobra na mesa. Leve { CARDS("9D") }!
lesson-last-last-praise =
    Você levou por último, então { CARDS("KH") } e { CARDS("4S") } também são seus. Agora contam-se as duas pilhas: mais cartas 3, mais cartas de espadas 1,
    grande cassino 2, pequeno cassino 1, cada ás 1, cada limpa 1. Quem chegar primeiro a 21 pontos ganha.
lesson-last-last-trail = Aí o seu adversário, que levou por último, fica com tudo o que está na mesa. Leve { CARDS("9D") }.

### Answers that fit any lesson

lesson-try-trail = Isso põe { CARDS($cards) } na mesa, onde qualquer um pode levar. Leia a tarefa de novo: há algo melhor.
lesson-try-capture = De fato, { CARDS($cards) } pode levar { CARDS($taken) }. Mas a tarefa é outra: leia de novo.
lesson-try-build = Você pode construir { $value }. Mas a tarefa é outra: leia de novo.
lesson-try-join = Você pode juntar cartas à construção de { $value }. Mas a tarefa é outra: leia de novo.
lesson-try-raise = Você pode aumentar a construção para { $value }. Mas a tarefa é outra: leia de novo.
lesson-try-other = Isso é permitido. Mas a tarefa é outra: leia de novo.

### Which cards to choose

lesson-do-trail = Escolha { CARDS($cards) } na sua mão. Depois aperte Baixar: a carta vai para a mesa.
lesson-do-capture = Escolha { CARDS($cards) } na sua mão e { CARDS($taken) } na mesa. Depois aperte Levar.
lesson-do-sweep = Escolha { CARDS($cards) } na sua mão e { CARDS($taken) } na mesa. Depois aperte Limpa!
lesson-do-build = Escolha { CARDS($cards) } na sua mão e { CARDS($taken) } na mesa. Depois aperte Construir { $value }.
lesson-do-join = Escolha { CARDS($cards) } na sua mão, e { CARDS($taken) }. Depois aperte Juntar.
lesson-do-raise = Escolha { CARDS($cards) } na sua mão e a construção com { CARDS($taken) }. Depois aperte Aumentar para { $value }.

### A first deal

first-deal = Sua primeira mão
first-deal-about = Jogue uma mão pequena, de vinte cartas, e veja o que faz cada jogada.
first-deal-begins =
    Você joga uma mão inteira, com apenas vinte cartas: ases, dois, oitos, noves e dez. Cada jogador tem quatro cartas, e há quatro na mesa.
    Procure uma carta sua que leve algo.
first-deal-missed = Você baixou uma carta: ela fica na mesa e não leva nada. É permitido, mas você podia ter levado algo.
first-deal-laid = Você baixou uma carta: ela fica na mesa. Às vezes não há nada para levar.
first-deal-took = Você levou { $count } cartas para a sua pilha.
first-deal-built = Uma construção de { $value }. Guarde a carta que a leva.
first-deal-their-build = Se você tem uma carta de valor { $value }, pode levar essa construção.
first-deal-big-casino = O grande cassino, { CARDS("10D") }, vale 2 pontos.
first-deal-little-casino = O pequeno cassino, { CARDS("2S") }, vale 1 ponto.
first-deal-aces =
    { $count ->
        [1] Um ás vale 1 ponto.
       *[other] { $count } ases valem { $count } pontos.
    }
first-deal-sweep = Não ficou nada na mesa: é uma limpa, 1 ponto extra.
first-deal-over = A mão acabou. O que sobra na mesa fica com quem levou por último. Agora contam-se as duas pilhas.
first-deal-most-cards = Quem tem mais cartas ganha 3 pontos.
first-deal-most-spades = Quem tem mais cartas de espadas ganha 1 ponto.
first-deal-each-ace = Cada ás vale 1 ponto.
first-deal-each-sweep = Cada limpa vale 1 ponto.
first-deal-result =
    { $better ->
        [you] Você ganhou esta mão por { $own } a { $other }. Já sabe jogar Cassino!
        [other] Você fez { $own } pontos, e o seu adversário { $other }. Mais sorte na próxima! Mas você já sabe jogar Cassino.
       *[same] { $own } pontos para cada um. Você já sabe jogar Cassino!
    }

### What is wrong with a file that keeps the progress of a person

lessons-progress-no-json = O arquivo não é JSON.
lessons-progress-version = O arquivo é de outra versão do Cassino.
lessons-progress-steps = O arquivo não indica nenhum passo de lições.

### Errors

# $names (text): the lessons there are
lessons-unknown = Não existe a lição “{ $name }”. As lições são: { $names }.
# $problem (text): what the reader of TOML says, in English
lessons-no-toml = A lição “{ $name }” não é TOML: { $problem }.
lessons-only-steps = A lição “{ $name }” tem que ter [[steps]] e nada mais.
lessons-same-name = A lição “{ $name }” tem dois passos com o mesmo nome.
# $needed, $others (text): names of fields
lessons-step-fields = O passo “{ $step }” da lição “{ $lesson }” tem que ter { $needed } e pode ter { $others }.
lessons-step-wrong = Passo “{ $step }” da lição “{ $lesson }”: { $problem }
lessons-deal-over = Esta primeira mão acabou.
# $number (number): of the move
lessons-deal-move = A jogada { $number } desta primeira mão não é possível: { $problem }
