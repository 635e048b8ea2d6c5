### The page of a review

review-heading = Análise
# $title (text): the rules
review-of = Análise: { $title }
review-starting = Começando a análise…
# $done, $total (number)
review-looking = Olhando a jogada { $done } de { $total }…
# Spoken to a screen reader: a bar that fills
review-progress = Progresso da análise

### Chances of winning

# $who (word): you or other; $name (text): a side
review-chance =
    { FORM($side) ->
        [you] Sua chance de vitória
        [with-you] Chance de vitória do seu lado
       *[other] Chance de vitória de { PLAYERS($side) }
    }
# Of several sides
review-chances = Chances de vitória
# $chance (text): 62%
review-chance-now =
    { FORM($side) ->
        [you] Sua chance agora é de { $chance }.
        [with-you] A chance do seu lado agora é de { $chance }.
       *[other] A chance de { PLAYERS($side) } agora é de { $chance }.
    }
# Spoken to a screen reader: the curve of the chances, which moves through the match
review-slider = Jogada da partida
# How to move through the match: with keys, with fingers
review-with-keys = Use as setas para ir de jogada em jogada, Page Up e Page Down para ir de erro em erro, e Enter para ir à jogada abaixo.
review-with-fingers = Toque na curva para ver uma jogada.
review-face-up = Aqui, as cartas de todos estão abertas. O monte continua escondido.

### The position

review-no-cards = Sem cartas
# Whose a build is that belongs to no player
review-nobody = ninguém
# $stock (number)
review-stock =
    { $stock ->
        [0] Não há mais cartas no monte.
        [one] Resta { $stock } carta no monte.
       *[other] Restam { $stock } cartas no monte.
    }
# How many cards each side has captured
review-captured = Capturado: { SCORES($scores) }.

### The move

# $number (number): of the move; $moves (number): in the match; $deal (number)
review-move-number = Jogada { $number } <small>de { $moves }, mão { $deal }</small>
# $text (text): the move, in a sentence; $name (text): a side; $chance (text): 62%
review-spoken-move = Jogada { $number }, mão { $deal }: { $text } { $name } { $chance }.
# $points (text): what the cards are worth to each side: You +1.2, Ann −1.2
review-dealt = Depois as cartas foram dadas. Sorte, em pontos: { $points }.
# Spoken to a screen reader: a table
review-choices = Jogadas e quanto valem
# Heads of columns
review-column-move = Jogada
review-column-chance = Chance
# After the move that was chosen
review-played = feita
review-next = Próxima
review-next-mistake = Próximo erro
review-play-on = Continuar jogando daqui

### The whole match

review-turning-points = Momentos decisivos
# $number (number)
review-go-to-move = Jogada { $number }
# A turning point before any move
review-first-cards = As primeiras cartas
review-players = Jogadores
review-luck = Sorte e habilidade
# Spoken to a screen reader: a table
review-luck-table = Sorte e habilidade em pontos
# What a result is made of
review-part-seat = Lugar
review-part-luck = Cartas
review-part-skill = Habilidade
review-part-hidden = Cartas escondidas
review-part-result = Resultado
review-par = Jogo perfeito
# Spoken to a screen reader: a table
review-par-table = Jogo perfeito de cada mão em pontos
review-column-deal = Mão
review-column-side = Lado
review-column-played = Jogado
review-column-lost = Perdido por { PLAYERS($side, case: "inside") }
# $deal (number); $move (number): from which on perfect play was found
review-par-from = Mão { $deal }, a partir da <link>jogada { $move }</link>
review-download = Baixar como HTML
# Spoken to a screen reader: the place where the move is read out
review-news = Jogada atual
