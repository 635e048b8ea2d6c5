### The page of the weekly tournament

weekly-about = Seis mãos de Cassino por semana: todos os que jogam aqui recebem as mesmas cartas.
# $title (text): the rules; $first, $last (date): of the week
weekly-lead = <link>{ $title }</link>, de { $first } a { $last }.
weekly-explained = Todos recebem as mesmas mãos e o mesmo adversário. Jogue cada mão uma vez, sem dicas. Você pode fazer pausas até o fim do domingo (UTC).
weekly-over = A semana acabou.
weekly-days-left =
    { $days ->
        [one] resta { $days } dia
       *[other] restam { $days } dias
    }
weekly-hours-left =
    { $hours ->
        [one] resta { $hours } hora
       *[other] restam { $hours } horas
    }
weekly-soon-over = resta menos de uma hora
weekly-this-one = O torneio desta semana

# Headings of the list of deals: of a week that is over, of this week
weekly-your-deals = Suas mãos
weekly-deals = As mãos
weekly-not-played = Não jogada
weekly-not-finished = Não terminada
# Spoken to a screen reader: buttons. $number (number): of the deal
weekly-play-deal = Jogar a mão { $number }
weekly-review-deal = Analisar a mão { $number }
weekly-continue-deal = Continuar a mão { $number }
# After the result of a deal
weekly-late = Você terminou tarde demais para contar.

# $players (number): who have begun a deal
weekly-players =
    { $players ->
        [one] { $players } jogador até agora.
       *[other] { $players } jogadores até agora.
    }
weekly-all-finished = Você terminou todas as mãos.
weekly-results-later = Os resultados saem quando a semana acabar.

weekly-nobody = Ninguém terminou uma mão.
# $place (number): one's own; $ranked (number): how many players there are
weekly-place = Sua posição: { $place } de { $ranked }.
# Others have the same place
weekly-shared-place = Sua posição: { $place } de { $ranked } (dividida).
weekly-results = Resultados
# Heads of the columns
weekly-rank = Posição
weekly-score = Resultado
weekly-lead-points = Vantagem em pontos
weekly-deals-played = Mãos

weekly-scoring = Como se pontua
weekly-scoring-compared = Todos tiveram as mesmas cartas, então ninguém ganha por ter cartas boas. Em cada mão, o seu jogo é comparado com o de cada um dos outros. Se a sua vantagem sobre o bot foi maior que a do outro, você ganha a comparação. Se foi igual, você fica com metade. O seu resultado é a parte das comparações que você ganhou. Se você não terminou uma mão, perde nela para todos os que terminaram.
weekly-scoring-equal = Se dois resultados são iguais, decide a vantagem média sobre os outros jogadores, em pontos por mão. Se isso também for igual, os jogadores dividem a posição.

weekly-others = Outras semanas
weekly-this-week = Esta semana
# $year, $week (number)
weekly-week = { $year }, semana { $week }
