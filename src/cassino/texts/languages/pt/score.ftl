### The score pad: keeping the score of a game with real cards. A score sheet is the score of one match.

# The heading of the page, and its name in the title
score-keep = Marcar os pontos
score-page = Marcador
score-about = Marque os pontos de uma partida de Cassino jogada com cartas de verdade.
score-explained = Para partidas com cartas de verdade. Depois de cada mão, informe o que cada um capturou, e os pontos são contados para você.
score-outage = O servidor está inacessível no momento.
# $status (number): of the answer of the server
score-error = Erro { $status }

### Beginning a score sheet

score-continue = Continuar uma folha de pontos
# After the number of deals
score-finished = terminado
score-new = Nova folha de pontos
score-which-rules = Regras
score-by-code = Regras da casa por código
score-code = Código das regras da casa
# $number (number); $partner (text): the name of the partner
score-player-with = Jogador { $number }, com { $partner }
score-first-dealer = Quem dá primeiro
score-begin = Começar

### A score sheet

score-all = Todas as folhas de pontos
# Spoken to a screen reader: the score as it stands
score-standing = Placar
score-read-only = Esta folha de pontos é de outro navegador. Aqui você só pode ler.
# $name (text): the dealer, after "Deal 3"
score-deals-now = { $name } dá as cartas
score-dealt = { $name } deu as cartas
# Buttons
score-enter = Informar a mão
score-correct = Corrigir a mão
score-preview = A contagem aparece aqui assim que você informar tudo.

score-deals = Mãos
# $name (text): the dealer
score-dealer = { $name } deu as cartas.
# A button, and the heading of what it shows. $number (number)
score-correct-deal = Corrigir a mão { $number }
score-undo = Desfazer a última mão
score-as-text = Como texto
score-as-table = Como tabela (CSV)
score-delete = Apagar esta folha de pontos

score-undo-title = Desfazer a mão { $number }?
score-undo-text = Depois você pode mudar o que informou sobre ela.
# Follows where something has been entered for the deal after it
score-undo-loses = O que você já informou sobre a próxima mão será apagado.
score-undo-yes = Desfazer
score-delete-title = Apagar esta folha de pontos?
score-delete-text = Tudo o que você informou será apagado.

### What is entered for a deal. $name (text): a side or a player

# $count (number): that the side has captured
score-has-others =
    { $count ->
        [one] { $name } tem a outra carta.
       *[other] { $name } tem as outras { $count } cartas.
    }
score-cards-of = { $name }: cartas
score-at-most = no máximo { $most }
# $suit (text)
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: limpas
score-oranges-of = { $name }: laranjas
score-wrong-calls-of = { $name }: cantos errados
# Spoken to a screen reader: the buttons beside a number. $label (text): what is counted
score-one-less = { $label }, menos um
score-one-more = { $label }, mais um
# A button that shows all cards to tap, or numbers instead; <unseen> is only spoken
score-tap-cards = Tocar nas cartas uma a uma<unseen> para { $name }</unseen>
score-count-instead = Contar<unseen> para { $name }</unseen>

# $count (number): cards that were tapped
score-tapped =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
# Spoken to a screen reader: groups of cards and lists. $suit (text)
score-scoring-cards = { $name }: cartas que valem pontos
score-best-of = { $name }: a melhor das { $suit }
# $card, $owner (text): a card that another side has
score-owned-card = { $card }, está com { $owner }
score-primiera = A melhor carta de cada naipe, para a primiera
# No card of a suit
score-no-card = nenhuma

score-sweeps-in-order = Limpas, na ordem em que foram feitas
# $number (number): of the sweep
score-sweep-size-of = Limpa { $number }: cartas levadas
score-sweep-size = Cartas levadas
score-first-play = na primeira jogada
score-remove-sweep = Remover a limpa { $number }, { $name }
# A button; <unseen> is only spoken
score-add-sweep = + { $name }<unseen> fez uma limpa</unseen>

score-first = Quem teve primeiro?
score-first-explained = Mais de um lado tem o que precisa para ganhar. Volte pelas pilhas para descobrir quem teve primeiro.
score-together = Ao mesmo tempo

# Headings of what happens rarely
score-claim = Reivindicação
score-mistakes = Erros
score-claim-and-mistakes = Reivindicações e erros
score-counted-out = Declarou o fim, o que encerrou a mão
score-announced = Anunciou a meta
score-thrown-in = Encerrou a mão porque quem dava expôs uma carta
score-nobody = Ninguém
score-too-few = { $name }: deu cartas de menos
score-too-many = { $name }: deu cartas demais
score-unwon-builds = { $name }: construções que ninguém podia ganhar
# Spoken to a screen reader: the place where results are announced
score-news = Novidades do placar
