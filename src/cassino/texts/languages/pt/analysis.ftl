### Reviews of matches as text and as a page, and errors about puzzles

# The name of a player who has none. $letter (text): A, B, ...
analysis-player = Jogador { $letter }
analysis-nothing-to-review = Nenhuma mão desta partida acabou ainda, então não há nada para analisar.

## Puzzles. $position (text): a position as a line of notation; $problem: a sentence, or details

analysis-puzzle-number = Não há problema { $number }: os problemas são numerados de 1 a { $last }.
analysis-puzzle-move = { $move } não é uma jogada em { $position }: { $problem }
analysis-puzzle-position = Isto não é uma posição: { $position }. { $problem }
analysis-no-puzzle = Isto não é um problema: { $line } ({ $problem })
analysis-puzzle-search = Não foi possível buscar em { $position }: { $problem }
analysis-puzzle-unclear = { $position }: { $move } não é a única jogada claramente melhor.
analysis-puzzle-worth = { $position }: as jogadas têm outros valores.
analysis-puzzle-easy = { $position }: um jogador simples acha a solução.
analysis-puzzle-skills = { $position }: treina outras habilidades, ou começa com outro rating.

## The review as text. Numbers have signs: +0.4. $told, $verdict, $reason (text): whole sentences

# $sides (text): the names of the sides, such as "Ann against Ben"
analysis-heading = { $title }: { $sides }.
# Above a drawing
analysis-graph = { review-chance }, com todas as cartas abertas:
analysis-turning-points = Momentos decisivos:
analysis-no-turning-points = Nenhum momento decisivo.
# $number: of a move; 0 before the first one; $swing (text): percent
analysis-turning-point =
    { $number ->
        [0] Antes da primeira jogada, mão { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
       *[other] Jogada { $number }, mão { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
    }
analysis-where = Jogada { $number }, mão { $deal }
analysis-luck = Sorte e habilidade, em pontos:
# $told (text): what analysis-breakdown says
analysis-side-deal = { PLAYERS($side) }, mão { $deal }: { $told }
analysis-breakdown = lugar { $seat }, cartas { $cards }, habilidade { $skill }, cartas escondidas { $hidden }; resultado { $result }
# Which part of a deal was searched. $part (word): whole or rest
analysis-par-part =
    { $part ->
        [whole] Mão { $deal }, inteira
       *[rest] Mão { $deal }, a partir da jogada { $move }
    }
# $part (text): what analysis-par-part says; $lost (text): names and points
analysis-par = { $part }: com jogo perfeito, { PLAYERS($side, case: "inside") } { $margin }; na partida, { $played }. Pontos perdidos: { $lost }
analysis-mistakes = Erros:
analysis-no-mistakes = Nenhum erro.
# $move (text): a move in notation; $chance: percent
analysis-move = Jogada { $number }, mão { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } { review-chance }: { $chance }%.
analysis-better = Melhor: { $move }. { $reason }
# Why the move that was played was chosen, perhaps
analysis-played = Jogada feita: { $reason }
# $value (text): points; $chance (text): percent
analysis-value = { $number }. { $move }: { $value } pontos, partida { $chance }. { $reason }

## The review as a page

# Heading. $whose (word): you, or others; $sides (text): their names
analysis-page-chance =
    { $whose ->
        [you] Sua chance de ganhar
       *[others] Chance de vitória: { $sides }
    }
# Spoken to a screen reader instead of a drawing
analysis-graph-label = Chance de vitória depois de cada jogada: { $sides }
# Spoken to a screen reader at a dot of the drawing
analysis-move-told = Jogada { $number }: { $told }
analysis-page-graph = As cartas de todos estão abertas; o monte continua escondido. Pontos grandes são momentos decisivos, pequenos são erros.
# Headings of rows and columns
analysis-page-lost = Perdido por { PLAYERS($side, case: "inside") }
analysis-page-ahead = Vantagem em pontos
analysis-page-to-win = Chance de ganhar
analysis-page-why = Motivo
# $points (text): the points of each side, such as "3 - 8"
analysis-page-dealt = { NAME($who) } deu as cartas. Pontos: { $points }
# $move (text): a whole sentence; $played (word): yes or no
analysis-page-choice =
    { $played ->
        [yes] { $move } (feita)
       *[no] { $move }
    }
# $cards (text): the cards of a build
analysis-page-build = construção de { $value } [{ $cards }]
# $table (text): cards; $hands (text): names and cards; $stock: how many cards are left to deal
analysis-page-table =
    { $stock ->
        [one] Mesa: { $table }. { $hands }. Resta { $stock } carta.
       *[other] Mesa: { $table }. { $hands }. Restam { $stock } cartas.
    }
