### Texts that several pages share

# Where a page is shown without JavaScript
pages-needs-script = Esta página precisa de JavaScript.
# $command (text): what to type in a terminal: cassino review
pages-needs-script-or-terminal = Esta página precisa de JavaScript. Num terminal, <code>{ $command }</code> funciona sem ele.

# Links and buttons
pages-play = Jogar
pages-play-again = Jogar de novo
pages-continue = Continuar
pages-open-table = Abrir uma mesa
pages-rule-book = Livro de regras
pages-done = Pronto
pages-share = Compartilhar
pages-save = Salvar
pages-delete = Apagar
pages-keep = Manter
pages-to-match = Voltar à partida
# What is said of a right answer
pages-right = Certo.
pages-loading = Carregando…

# Names of pages, as headings and in links
pages-account = Sua conta
pages-daily = Mão do dia
pages-games = Minhas partidas
pages-house = Regras da casa
pages-lessons = Todas as lições
pages-open-tables = Mesas abertas
pages-puzzle = Problema
pages-puzzle-of-day = Problema do dia
pages-statistics = Minhas estatísticas
pages-weekly = Torneio semanal
pages-three-minutes = O jogo em três minutos

# Labels of fields
pages-rules = Regras
pages-players = Jogadores
# Label of the choice of opponents
pages-against = Contra
pages-points-to-win = Pontos para ganhar
# Headings of a column or a section
pages-points = Pontos
pages-name = Nome
# Of a list to choose from: all rules, all games
pages-all = Todas
pages-all-games = Todos os jogos
# Above a person's saved house rules in a list
pages-your-rules = Suas regras

# How long a match is
pages-deals =
    { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    }
pages-to-target = até { $target }

# Spoken to a screen reader: the place where results are announced
pages-news = Novidades

### Results and numbers

# $end (word): won, lost or tied; $scores (text): the points, one's own first: 10–4
pages-outcome =
    { $end ->
        [won] Você ganhou por { $scores }.
        [lost] Você perdeu por { $scores }.
       *[tied] Você empatou em { $scores }.
    }
# $percent (number)
pages-percent = { $percent }%
# $number (number): with one decimal
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Ratings

pages-ratings = Meus ratings
# What a rating counts. $players (number): at a table; $games (number): rated games
pages-rated-games =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $games ->
        [one] { $games } partida ranqueada
       *[other] { $games } partidas ranqueadas
    }
# $rating (number); $deviation (number): how far it may be off
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, ainda incerto
