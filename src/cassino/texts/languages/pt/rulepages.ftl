### The pages of the rule book, and of what is different in a game

rulepages-lead = Cada página é gerada das mesmas regras que o jogo segue.
# $names (text): other names of a game
rulepages-also-called = Também conhecido como { $names }.
rulepages-change = Mudar estas regras
rulepages-contents = Índice
# Below the options of a game
rulepages-own = Para jogar com as suas próprias regras, <link>mude estas</link>.
# Spoken to a screen reader: a table. $title (text): of the section
rulepages-table = { $title }: tabela

# An example of a play, and one that is not allowed
rulepages-example = Exemplo.
rulepages-not-allowed = Não permitido.
# $hand (text): cards; $table (text): cards and builds
rulepages-position = Você tem { $hand }; na mesa: { $table }.
rulepages-position-empty = Você tem { $hand }; a mesa está vazia.
# $value (number); $cards (text)
rulepages-own-build = sua construção de { $value } [{ $cards }]
rulepages-other-build = a construção de { $value } de outro jogador [{ $cards }]

# What is different in a game. $title (text): its rules
rulepages-different = O que muda em { $title }
rulepages-different-about = Para quem conhece o Cassino: o que muda em { $title }, em dois minutos.
rulepages-different-lead = Já conhece o Cassino? Veja o que muda neste jogo, em dois minutos.
rulepages-taught = Este é o jogo que as lições ensinam.
# $more (number): differences that are not listed here
rulepages-whole-book =
    { $more ->
        [0] O livro de regras inteiro
       *[other] O livro de regras inteiro (mais { $more })
    }
