### House rules: the saved ones, and the editor

house-needs-script = Esta página precisa de JavaScript. Você também pode escrever regras da casa em <link>arquivos</link>.
house-all = Todas as regras da casa

### The saved rules, and ways to begin new ones

house-about = Mude o que quiser em qualquer jogo. As suas regras são verificadas enquanto você edita, e todos os que têm o código podem jogar com elas.
house-none = Nenhuma ainda.
house-new = Novas regras
# $title (text): the game that was changed
house-based-on = Com base em { $title }.
house-edit = Editar
house-download = Baixar arquivo
house-rename = Renomear
# Spoken to a screen reader: buttons. $title (text): the rules
house-play-these = Jogar { $title }
house-edit-these = Editar { $title }
house-book-of = Livro de regras de { $title }
house-download-these = Baixar o arquivo de { $title }
house-rename-these = Renomear { $title }
house-delete-these = Apagar { $title }

house-renamed = Novo nome: { $title }.
house-delete-title = Apagar { $title }?
house-delete-text = As partidas em andamento com estas regras continuam. Se você tiver o código delas, pode carregá-las de novo.
house-deleted = Apagado: { $title }.

house-from-game = A partir de um jogo
house-game = Jogo para começar
house-change-rules = Mudar as regras
house-from-code = A partir de um código
house-code = Código ou link que você recebeu
house-open-code = Abrir o código
house-from-file = A partir de um arquivo
house-file = Arquivo com regras (.toml)
house-file-text = Ou cole o texto dele
house-open-file = Abrir o arquivo

### Sharing

# $title (text): the rules
house-share-title = Compartilhar { $title }
# $command (text): what to type in a terminal
house-share-text = Quem abrir o link, ou digitar o código em Regras da casa, recebe as mesmas regras. No terminal: <code>{ $command }</code>
# Labels of fields with a text to copy
house-share-code = Código

### The editor

# $title (text): the game that was changed
house-based-on-link = Com base em <link>{ $title }</link>.
house-based-on-usual = Com base nas opções padrão.
house-name = Nome
house-summary = Descrição curta
house-foreign = Estas regras são de outra pessoa. Ao salvar, você cria a sua própria cópia.
house-saved = Salvo.

house-conflicts =
    { $count ->
        [0] Sem conflitos
        [one] { $count } conflito
       *[other] { $count } conflitos
    }
# $title (text): of an option; $text (text): what is wrong with it
house-conflict-of = <link>{ $title }</link>: { $text }
# $text (text): what is wrong with an option
house-conflict = <b>Conflito:</b> { $text }
# $title (text): of a part of an option; $text (text): what is wrong with it
house-conflict-in = <b>Conflito:</b> { $title }: { $text }
# Before buttons that resolve a conflict
house-ways-out = Como resolver:
# $count (number): more than one
house-tidy = Restaurar as { $count } opções que não têm efeito

# Spoken to a screen reader: links to the groups of options
house-groups = Grupos de opções
# A switch: show only the options that differ from the game that was changed
house-only-changes = Só as mudanças
house-changes =
    { $count ->
        [one] { $count } mudança
       *[other] { $count } mudanças
    }
# Followed by the number of changes: 3 changes, saved
house-is-saved = salvo
# $game (text): the game that was changed; $answer (text): what its rules say there
house-changed = <b>Mudado.</b> { $game }: { $answer }.
house-reset = Restaurar esta opção
# Spoken to a screen reader: a button. $title (text): of the option
house-reset-this = Restaurar esta opção: { $title }
# Spoken to a screen reader: the bar with the number of changes and buttons
house-these = Estas regras

# An option that the editor cannot show
house-in-file-kept = Como no arquivo. Você pode mudar isto num arquivo.
house-in-file-none = Nenhum. Você pode mudar isto num arquivo.
# $least, $most (number)
house-between = de { $least } a { $most }
# Which of several numbers of players is offered first
house-usually = Padrão

### The list of what scores: each line has a kind, cards, a least number and points. $line (number)

house-add-line = Adicionar uma linha
house-line-added = Linha { $line } adicionada.
house-line-kind = Linha { $line }: o que vale pontos
house-line-cards = Linha { $line }: quais cartas
house-line-least = Linha { $line }: número mínimo
house-line-points = Linha { $line }: pontos
house-line-up = Linha { $line }: mover para cima
house-line-down = Linha { $line }: mover para baixo
house-line-remove = Linha { $line }: remover
# Below a number
house-at-least = no mínimo
house-this-many = tantas
house-points = pontos
# $cards (text): cards that a line names
house-not-in-pack = { $cards } (não neste baralho)

# The first group of questions: those about the rules that people change most often
house-usual = O que mais se muda
