### The pages of the rule book, and of what is different in a game



rulepages-each-game = Cada jogo tem o seu livro de regras. A mesa joga como ele diz.
# What is different in a game. $title (text): its rules
rulepages-different = O que muda em { $title }
rulepages-different-about = Para quem conhece o Cassino: o que muda em { $title }, em dois minutos.
rulepages-different-lead = Já conhece o Cassino? Veja o que muda neste jogo, em dois minutos.
# Read aloud before a table
rulepages-different-values = Pontos, números e diferenças menores
rulepages-taught = Este é o jogo que as lições ensinam.
rulepages-whole-book = O livro de regras inteiro

rulepages-licenses = Licenças
rulepages-licenses-lead = As partes deste jogo, e a licença de cada uma.
rulepages-license-part = Parte
rulepages-license-version = Versão
rulepages-license = Licença
