### The skills of a player: skill-NAME is what it is called, skill-NAME-meaning what a player who has it does

skill-pairs = Pares
skill-pairs-meaning = Você leva uma carta da mesa com uma carta do mesmo valor.
skill-sums = Somas
skill-sums-meaning = Você leva cartas que somam o valor de uma carta da sua mão.
skill-several-sets = Vários grupos
skill-several-sets-meaning = Você leva tudo o que a sua carta pode levar de uma vez, e não só um par ou uma soma.
skill-building = Construir
skill-building-meaning = Você reúne cartas agora para levar todas numa outra vez.
skill-safe-builds = Construções seguras
skill-safe-builds-meaning = Você escolhe construções que os adversários dificilmente levam.
skill-answering-builds = Responder a construções
skill-answering-builds-meaning = Você leva, aumenta ou junta cartas à construção de outro jogador antes que ele a leve.
skill-leaving-sweeps = Evitar limpas
skill-leaving-sweeps-meaning = Você deixa uma mesa que o próximo jogador não pode limpar com uma carta só.
skill-valuable-cards = Cartas valiosas
skill-valuable-cards-meaning = Você leva as cartas que valem pontos e não as deixa para os outros.
skill-counting-cards = Contar cartas
skill-counting-cards-meaning = Você lembra que cartas já saíram e sabe o que os outros podem ter.
