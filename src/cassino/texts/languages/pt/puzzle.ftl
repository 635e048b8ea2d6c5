### The page of a puzzle

puzzle-about = Uma posição de uma partida de Cassino com uma única melhor jogada. Você consegue achar?
# $number (number)
puzzle-number = Problema { $number }
# $theme (text): what puzzles of this kind train
puzzle-theme = Tema: { $theme }
# $day (date)
puzzle-day = { $day }
puzzle-solved-before = já resolvido
# $rating (number)
puzzle-rating = Seu rating: { $rating }
puzzle-rating-unsure = Seu rating: cerca de { $rating }

puzzle-give-hint = Quero uma dica
puzzle-show-solution = Mostrar a solução
# Below the buttons, while the answer counts
puzzle-solution-counts = A sua primeira resposta conta para o seu rating de problemas. Mostrar a solução conta como resposta errada.
puzzle-try-again = Tentar de novo
puzzle-next = Próximo problema
# At the table, in place of buttons
puzzle-answered = Você já respondeu. Tente de novo ou passe ao próximo problema.

# Headings above the answer
puzzle-right-now = Desta vez, certo.
puzzle-wrong = Não é a melhor jogada.
puzzle-solution = A solução

# $rating (number): of the person, after the answer; $change (number): how much it has changed
puzzle-rating-rose = Seu rating de problemas agora é { $rating } (+{ $change }).
puzzle-rating-fell = Seu rating de problemas agora é { $rating } (−{ $change }).
puzzle-rating-same = Seu rating de problemas continua { $rating }.
puzzle-rating-practice = Seu rating de problemas continua { $rating }: só conta a sua primeira resposta a cada problema.
# $rating (number): of the puzzle; $themes (text): what it trains
puzzle-rated = Este problema tem rating { $rating }. Ele treina: { $themes }.

puzzle-themes = Escolha um tema
puzzle-any-theme = Escolher por mim
# $title (text): the name of a theme; $solved, $puzzles (number)
puzzle-solved-of = { $title }: { $solved } de { $puzzles } resolvidos

# The table of what each side has captured before the position
puzzle-taken = Capturado até agora

# Spoken to a screen reader: parts of the page
puzzle-task = O problema
puzzle-help = Ajuda e respostas
