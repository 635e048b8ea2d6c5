### The page of the deal of the day

daily-about = Uma mão de Cassino por dia: todos os que jogam aqui recebem as mesmas cartas.
# $title (text): the rules; $day (date)
daily-explained = <link>{ $title }</link>, { $day }. Quem joga hoje recebe estas cartas e o mesmo adversário. É uma mão só: termine com a maior vantagem que puder.

daily-continue = Continuar jogando
# $end (word): won, lost or tied; $scores (text): the points, the bot's first: 3–7
daily-bot =
    { $end ->
        [won] Um bot com as suas cartas ganhou por { $scores }.
        [lost] Um bot com as suas cartas perdeu por { $scores }.
       *[tied] Um bot com as suas cartas empatou em { $scores }.
    }
# $days (number): more than one
daily-streak = { $days } dias seguidos!
daily-review = Analisar as suas jogadas

# An earlier deal. $day (date)
daily-unfinished = Você não terminou a mão de { $day }.
daily-continue-earlier = Terminar
# $end (word): won, lost or tied; $scores (text): the points, one's own first; $day (date)
daily-earlier =
    { $end ->
        [won] Você ganhou a mão de { $day } por { $scores }.
        [lost] Você perdeu a mão de { $day } por { $scores }.
       *[tied] Você empatou a mão de { $day } em { $scores }.
    }

daily-results = Resultados de hoje
# Heads of the columns
daily-undone = Jogadas desfeitas
daily-hints = Dicas
daily-none = Ninguém terminou ainda.
# $players (number): who have begun the deal and not finished it
daily-playing =
    { $players ->
        [one] { $players } jogador ainda está jogando.
       *[other] { $players } jogadores ainda estão jogando.
    }
daily-others = Outros jogos de hoje

### A result to share with others, which gives no card away

daily-share = Compartilhar o seu resultado
# The label of a field with the text to copy
daily-your-result = Seu resultado
# The first line. $title (text): the rules; $day (date)
daily-share-title = { $title }, mão do dia, { $day }
# $end (word): won, lost or tied; $scores (text): the points, one's own first: 10–4
daily-share-outcome =
    { $end ->
        [won] Ganhei por { $scores }.
        [lost] Perdi por { $scores }.
       *[tied] Empatei em { $scores }.
    }
# $end (word): won, lost or tied; $scores (text): the points, the bot's first: 3–7
daily-share-bot =
    { $end ->
        [won] Um bot com as minhas cartas ganhou por { $scores }.
        [lost] Um bot com as minhas cartas perdeu por { $scores }.
       *[tied] Um bot com as minhas cartas empatou em { $scores }.
    }
daily-share-alone = Sem dicas, sem desfazer jogadas.
# $undone, $hints (number)
daily-share-helped = Jogadas desfeitas: { $undone }. Dicas: { $hints }.
# $days (number): more than one
daily-share-days = { $days } dias seguidos.
