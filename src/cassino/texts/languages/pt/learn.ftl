### The pages of Casino School and of its lessons

learn-school = Escola de Cassino
learn-about = Aprenda Cassino em três minutos: lições curtas numa mesa de verdade.
learn-lead = Você joga numa mesa de verdade, e cada carta que jogar recebe uma resposta. Não precisa de experiência.
learn-well = Jogar bem
# $title (text): the next lesson
learn-continue = Continuar: { $title }
learn-all-done = Você fez todas as lições.
# Of a lesson
learn-done = Feita
# $done, $steps (number): of a lesson
learn-partly-done = { $done } de { $steps } passos feitos
learn-foreign = Algumas lições que você fez são de outra versão do Cassino. Seu progresso nelas fica guardado.
learn-skills = Suas habilidades
learn-skills-about = É o que mostram as suas últimas partidas. Toque numa habilidade para ver a lição.
learn-other-games = O que muda nos outros jogos?
learn-other-games-about = Depois que você conhece o jogo básico, cada um destes cabe em dez frases.

### A lesson

learn-lesson = Lição
learn-lesson-about = Uma lição de Cassino numa mesa de verdade.
# Spoken to a screen reader: parts of the page
learn-teacher = A lição
learn-news = Novidades da lição
# Spoken to a screen reader. $title (text): the lesson; $step, $steps (number)
learn-heading = { $title }, passo { $step } de { $steps }.
# Spoken to a screen reader: the dots at the top
learn-step = Passo { $step } de { $steps }
learn-steps-done = Todos os passos feitos
# Instead of buttons at the table, after the right answer
learn-press-continue = Aperte Continuar, acima da mesa.
# Spoken to a screen reader before the answer
learn-not-yet = Ainda não.
# Shown before the answer
learn-right-mark = Certo!
learn-task-again = Ler a tarefa de novo
learn-well-done = Muito bem!
# $title (text): the lesson; $number, $of (number)
learn-finished = Você terminou “{ $title }”, lição { $number } de { $of }.
# $title (text): the next lesson
learn-next = Próxima: { $title }
learn-last = Essa foi a última. Você conhece o jogo inteiro.
learn-again = Fazer de novo
learn-first-deal = Jogar a primeira mão

### The first deal

# $turn, $turns (number)
learn-turn = Vez { $turn } de { $turns }
learn-start-over = Recomeçar
learn-play-again = Jogar de novo

# At the end of a lesson. $stars (number): how many lessons are done; $lessons (number): of how many
learn-stars =
    { $stars ->
        [one] { $stars } de { $lessons } estrelas
       *[other] { $stars } de { $lessons } estrelas
    }
# A button at the end of the school
learn-first-game = Jogar uma partida fácil, com o treinador
# $first (number): of the lessons that come first; $lessons (number): of all lessons
learn-times = As primeiras { $first } lições levam cerca de três minutos; todas as { $lessons }, cerca de doze.
