### The pages of the rule book, and of what is different in a game



# What is different in a game. $title (text): its rules
rulepages-different = O que muda em { $title }
rulepages-different-about = Para quem conhece o Cassino: o que muda em { $title }, em dois minutos.
rulepages-different-lead = Já conhece o Cassino? Veja o que muda neste jogo, em dois minutos.
rulepages-taught = Este é o jogo que as lições ensinam.
rulepages-whole-book = O livro de regras inteiro
