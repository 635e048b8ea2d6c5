### What other sites and messengers show beside a link

preview-start = Cassino
preview-start-about = Cassino, o jogo de pescar cartas: jogue contra um bot ou com amigos, no navegador.
# $rules (text): the name of the game
preview-table = { $rules }: venha jogar
preview-table-about = Você recebeu um convite para uma mesa. Abra o link para jogar.
# $names (text): the players at a table that everybody may see
preview-table-names = À mesa: { $names }
# $number (number)
preview-puzzle = Problema { $number }: ache a melhor jogada
preview-puzzle-about = { $rules }: uma jogada é claramente a melhor. Você consegue ver?
preview-puzzles = Problemas: ache a melhor jogada
preview-puzzles-about = Problemas de Cassino do seu nível: cada um tem uma jogada claramente melhor.
# $day (date)
preview-daily = Mão do dia, { $day }
preview-daily-about = { $rules }: todos os que jogam hoje recebem as mesmas cartas.
preview-school-about = Aprenda a jogar em lições curtas.
# $title (text): the name of a lesson
preview-lesson = Aprenda: { $title }
