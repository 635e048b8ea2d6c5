### The rule book: its titles, tables and page. The facts are described in the English file.

## Titles

book-chapter-short = Em resumo
book-chapter-deck = As cartas
book-chapter-seating = Jogadores
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = A sua vez
book-chapter-capturing =
    { $words_capture ->
        [none] Levar cartas
       *[other] Levar cartas (“{ $words_capture }”)
    }
book-chapter-building =
    { $words_build ->
        [none] Construir
       *[other] Construir (“{ $words_build }”)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Baixar cartas
       *[other] Baixar cartas (“{ $words_trail }”)
    }
book-chapter-piling = Pilhas
book-chapter-sweeping =
    { $words_sweep ->
        [none] Limpas
       *[other] Limpas (“{ $words_sweep }”)
    }
book-chapter-scoring = Pontos
book-chapter-calling = Cantos e reivindicações
book-chapter-ending = Vitória
book-chapter-agreed = Combinem antes de jogar
book-chapter-options = Todas as opções
book-chapter-differences = O que muda em relação a { $parent }
book-chapter-sources = Fontes
book-chapter-decisions = Nossas decisões

## Under the title

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Para { $players } jogadores, normalmente numa só mão.
           *[other] Para { $players } jogadores, até { $ending_target } pontos.
        }
        [1] Para { $players } jogadores, numa só mão.
       *[other] Para { $players } jogadores, em { $ending_deals } mãos.
    }

## Pieces

# Both words are masculine
book-side =
    { $seating_sides ->
        [solo] jogador
       *[pairs_of_four] lado
    }
# "que" begins what is said of it
book-side-that =
    { $seating_sides ->
        [solo] jogador que
       *[pairs_of_four] lado que
    }
book-sides =
    { $seating_sides ->
        [solo] jogadores
       *[pairs_of_four] lados
    }

# What something scores for: $item is most, enough, each, card or primiera. $of is a suit (clubs, diamonds, hearts, spades,
# or the colors green, yellow, red, black), cards, or a rank in the plural (aces, ones, twos ... kings). $card (card)
# $at_least (number): 0 if it does not matter. $name (text): what the ten of diamonds and the two of spades are called, or "none"
book-item =
    { $item ->
        [most] { $at_least ->
            [0] Mais { book-kind }
           *[other] Mais { book-kind } (pelo menos { $at_least })
        }
        [enough] Pelo menos { $at_least } { book-kind }
        [each] Cada { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
# The same with its points, in a list: "most cards (3)"
book-item-with-points =
    { $item ->
        [most] mais { book-kind } ({ $points })
        [enough] { $at_least } ou mais { book-kind } ({ $points })
        [each] cada { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
# The same without points, in a list
book-item-in-order =
    { $item ->
        [most] mais { book-kind }
        [enough] { $at_least } ou mais { book-kind }
        [each] cada { book-one-of }
        [card] { CARDS($card) }
       *[primiera] a primiera
    }
book-item-sweeps = limpas, na ordem em que foram feitas
book-item-oranges = cada laranja ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] cada limpa ({ $sweeping_points })
       *[other] cada limpa ({ $sweeping_points } ou { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } vale { $points } no total

book-kind =
    { $of ->
        [clubs] cartas de paus
        [diamonds] cartas de ouros
        [hearts] cartas de copas
        [spades] cartas de espadas
        [green] cartas verdes
        [yellow] cartas amarelas
        [red] cartas vermelhas
        [black] cartas pretas
        [aces] ases
        [ones] cartas 1
        [twos] cartas 2
        [threes] cartas 3
        [fours] cartas 4
        [fives] cartas 5
        [sixes] cartas 6
        [sevens] cartas 7
        [eights] cartas 8
        [nines] cartas 9
        [tens] cartas 10
        [jacks] valetes
        [queens] damas
        [kings] reis
       *[cards] cartas
    }
# After “cada”
book-one-of =
    { $of ->
        [clubs] carta de paus
        [diamonds] carta de ouros
        [hearts] carta de copas
        [spades] carta de espadas
        [green] carta verde
        [yellow] carta amarela
        [red] carta vermelha
        [black] carta preta
        [aces] ás
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] valete
        [queens] dama
        [kings] rei
       *[cards] carta
    }
# The ace, which Rook cards call 1, in the middle of a sentence
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] ás
    }
book-aces =
    { $deck_pack ->
        [rook_40] 1
       *[other] ases
    }
# A card that counts differently in the hand: $of as above, or $card if it is one card
book-in-hand =
    { $item ->
        [card] { CARDS($card) } conta { $value }
       *[each] cada { book-one-of } conta { $value }
    }
# A rank in a list of ranks: $rank is its letter
book-span = { $first } a { $last }

# Numbers of players, in a table. $usual (number): the usual one of them
book-usual-number = { $numbers }, normalmente { $usual }

## Tables

book-head-item = Por
book-head-players = Jogadores
book-head-rounds = Rodadas
book-head-last-round = Última rodada
book-head-each = Cartas para cada um
book-head-score = Placar antes da mão
book-head-counts = Só conta
book-head-wins = Ganha-se com
book-head-rule = Regra
book-head-instead = Alternativa
book-head-file = Num arquivo
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } para cada um
       *[other] { $each } para cada um, { $left } para a mesa
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Cada limpa
       *[other] Cada limpa que não foi anulada
    }
book-row-large-sweep = Cada limpa de { $sweeping_large_from } cartas ou mais
book-row-small-sweep = Cada limpa de menos de { $sweeping_large_from } cartas
book-row-first-sweep = Uma limpa na primeira jogada da mão
book-row-orange = Cada laranja
book-row-false-orange = Cada laranja cantada por engano
# $below (number): how many points are missing to the target
book-row-near-counts =
    { $below ->
        [5] mais cartas e { CARDS("10D") }
        [4] mais cartas e mais cartas de espadas
        [3] mais cartas
        [2] { CARDS("10D") }
       *[1] mais cartas de espadas
    }
book-row-near-wins =
    { $below ->
        [5] os dois juntos
        [4] os dois juntos
        [3] mais cartas
        [2] { CARDS("10D") }
       *[1] mais cartas de espadas
    }

## The end of the book

# An option that is an empty list. $rule (word): B1 for the ranks and suits of the pack
book-label-empty =
    { $rule ->
        [B1] todos
       *[other] nenhum
    }
book-options-intro = Tudo o que se pode mudar, uma opção por vez. Outros números também são possíveis.
book-options-file = Para jogar com as suas próprias regras, escreva um arquivo como `ours.toml` com um título, a linha `parent = "{ $parent }"` e linhas como as de baixo. `cassino check ours.toml` diz se elas combinam, e `cassino rules ours.toml` mostra o livro de regras delas.
book-differences-intro = Joga-se como { $parent }, menos nisto:
book-differences-none = Joga-se exatamente como { $parent }.
book-names-also = Também conhecido como { $names }.
book-names-where = Onde se joga: { $place }.
book-names-children = Jogos derivados deste: { $games }.
book-names-id = Em comandos e arquivos: { $names }.
book-sources-game = Este jogo está descrito em: { $source }.
book-sources-intro = Um número como 001:57 quer dizer a linha 57 do documento 001.
book-decisions-intro = Quando as fontes se calam ou divergem, jogamos assim:
# In the terminal, under a book without them
book-more = Mais: `--sources` (fontes), `--decisions` (onde as fontes se calam ou divergem), `--options` (opções), `--sheet` (para imprimir).
# In the terminal, in place of a chapter that there is not
book-no-chapter = Não existe o capítulo “{ $wanted }”. Os capítulos são: { $chapters }.
# In the terminal, during a game
book-ask-for-chapter = Digite `regras construir`, por exemplo, para ler um capítulo com exemplos.

## The page

book-page-change = Mudar estas regras
book-page-contents = Índice
book-page-sheet = Imprimir uma folha de duas páginas
book-page-house = Para jogar com as suas próprias regras, <link>mude estas</link>.
# Read aloud before a table. $title (text): of its chapter
book-page-table = { $title }: tabela

## The sheet for the kitchen table

book-sheet-title = { $title }: as regras em duas páginas
# Under the title: what the mark means
book-sheet-mark = ▸ Novidade para quem conhece o Cassino.
