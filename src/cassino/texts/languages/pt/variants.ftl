### The shipped rule sets: start page, rule books, terminal. The names of the games follow the words that players of each
### language use; other names that they are known by stand in the files of the rules.
### variant-X: the title. variant-X-short: its name in a list under the name of its family. variant-X-summary: what is
### special about it, in one line. variant-X-family: the group it is listed with. variant-X-played-in: where it is played.

# The titles of single deals
variant-of-the-day = { $title }, mão do dia
variant-of-the-week = { $title }, mão { $number } da semana
variant-first-deal = { $title }: { first-deal }

## Families

variant-family-classic = Cassino clássico
variant-family-royal = Cassino real
variant-family-caribbean = Cassino do Caribe
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Cassino húngaro
variant-family-southern-african = Cassino do sul da África
variant-family-scopa = Scopa
variant-family-nordic-kasino = Kasino nórdico

## Places

# After “Played in”
variant-place-china = China
variant-place-north-america = América do Norte
variant-place-dominican-republic = República Dominicana
variant-place-haiti = Haiti
variant-place-hungary = Hungria
variant-place-hungary-and-austria = Hungria e Áustria
variant-place-eswatini = Essuatíni
variant-place-lesotho = Lesoto
variant-place-south-africa = África do Sul
variant-place-italy = Itália
variant-place-finland-and-sweden = Finlândia e Suécia

## Classic Casino

variant-casino-long = Cassino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = O jogo clássico: capturar, construir e limpar a mesa. Construções podem ser aumentadas e receber mais cartas.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Cassino sem limpas
variant-casino-web-b-short = Sem limpas
variant-casino-web-b-summary = Como o Cassino, mas limpar a mesa não vale nada.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Cassino sem limpas e sem aviso
variant-casino-web-a-short = Sem aviso
variant-casino-web-a-summary = Limpas não valem nada, e ninguém anuncia a última rodada.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Cassino a dois
variant-casino-book-short = A dois
variant-casino-book-summary = Dois jogadores. Limpas valem pontos, e você pode declarar o fim antes que a mão acabe.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Cassino de compra
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = Dois jogadores, uma mão. Você compra uma carta depois de cada vez.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Cassino de espadas
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = Dois jogadores, até 61 pontos. Toda carta de espadas vale pontos.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Cassino a três
variant-three-hand-casino-short = A três
variant-three-hand-casino-summary = Três jogadores, cada um por si.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Cassino em duplas
variant-four-hand-partnership-short = Em duplas
variant-four-hand-partnership-summary = Quatro jogadores. Os dois primeiros ases decidem as duplas, e os parceiros sentam frente a frente.
variant-four-hand-partnership-family = { variant-family-classic }

## Royal Casino

variant-royal-north-american = Cassino real
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Figuras contam de 11 a 13, e ases 1 ou 14. Limpas não valem nada.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Cassino real com limpas
variant-royal-web-short = Com limpas
variant-royal-web-summary = Figuras contam de 11 a 13, e ases 1 ou 14. Limpas valem pontos.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Cassino real a dois
variant-royal-book-short = Real a dois
variant-royal-book-summary = Dois jogadores. Figuras contam de 11 a 13, ases 1 ou 14, e você pode declarar o fim.
variant-royal-book-family = { variant-family-royal }

## Caribbean Casino

variant-dominican = Cassino dominicano
variant-dominican-short = Dominicano
variant-dominican-summary = É obrigatório levar cartas iguais, limpas se anulam, e os últimos pontos até 21 são difíceis de ganhar.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Cassino dominicano, sem limpas perto do fim
variant-dominican-no-sweep-record-short = Sem limpas no fim
variant-dominican-no-sweep-record-summary = Como o Cassino dominicano, mas perto dos 21 as suas limpas não contam mais.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Cassino dominicano em duplas
variant-dominican-proven-partner-short = Em duplas
variant-dominican-proven-partner-summary = Quatro jogadores em duplas. Você pode construir para um parceiro cujas jogadas provam que ele tem a carta certa.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Cassino dominicano, restrito a partir de 16
variant-dominican-soto-short = Restrito a partir de 16
variant-dominican-soto-summary = Como o Cassino dominicano, mas a marcação de pontos é restrita a partir de 16.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Cassino haitiano
variant-haitian-short = Haitiano
variant-haitian-summary = Como o Cassino real, mas há só uma mão, e ganha quem tiver mais cartas.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = Dois a seis jogadores, 40 cartas Rook, até 100 pontos. Cincos, laranjas e limpas valem pontos.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo com cartas comuns
variant-tuxedo-52-short = Com cartas comuns
variant-tuxedo-52-summary = Tuxedo com as 40 cartas do ás ao dez. Uma carta de copas e uma de ouros fazem uma laranja.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Hungarian Casino

variant-hungarian-kirchner = Cassino húngaro
variant-hungarian-kirchner-short = Cassino até 11
variant-hungarian-kirchner-summary = Dois jogadores, até 11 pontos. Você pode jogar várias cartas da mão juntas, e não há construções.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Cassino húngaro de 1892. Você pode jogar vários grupos da mão, e toda mão vai até o fim.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Cassino húngaro de 1990. Grupos somam no máximo 13, uma limpa dá duas jogadas ao próximo jogador, e a última rodada é aberta.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Southern African Casino

variant-swazi = Swazi Casino
variant-swazi-short = Swazi
variant-swazi-summary = Construa com cartas da mesa e roube cartas do topo das pilhas adversárias.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
# Omulongo Womadi is a name in Oshiwambo
variant-swazi-note = Em Windhoek, na Namíbia, joga-se um jogo parecido, o Omulongo Womadi. Só sabemos que é parecido; as regras não conhecemos.
variant-swazi-two-player = Swazi Casino a dois
variant-swazi-two-player-short = Swazi a dois
variant-swazi-two-player-summary = Dois jogadores, 12 cartas para cada um, dadas duas vezes. Na primeira metade, você só pode ter uma construção e, enquanto a tiver, não pode baixar cartas.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Crazy Casino
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Como o Swazi Casino a dois, mas você tem oito cartas na mão e compra uma depois de cada vez.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Cassino soto
variant-sotho-short = Soto
variant-sotho-summary = Como o Swazi Casino, mas as figuras não têm número, e cada parceiro tem a sua pilha.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Cassino do Lesoto
variant-lesotho-40-short = Lesoto
variant-lesotho-40-summary = Como o Cassino soto, mas com 40 cartas e sem figuras.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Cassino do Lesoto a três
variant-lesotho-40-three-short = Lesoto a três
variant-lesotho-40-three-summary = Três jogadores, cada um por si: 13 cartas para cada um e uma na mesa.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = Cassino sul-africano a dois
variant-south-african-2-short = Sul-africano a dois
variant-south-african-2-summary = Dois jogadores, 40 cartas e a mesa vazia no começo. Você pode levar a carta de cima da outra pilha.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = Cassino sul-africano a três
variant-south-african-3-short = Sul-africano a três
variant-south-african-3-summary = Três jogadores, 13 cartas para cada um e uma na mesa. Você não pode baixar cartas enquanto tiver uma construção.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = Cassino sul-africano a quatro
variant-south-african-4-short = Sul-africano a quatro
variant-south-african-4-summary = Quatro jogadores, cada um por si: dez cartas para cada um e a mesa vazia no começo.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 cartas, sem oitos, noves e dez. Sem construções, uma carta ou um grupo por vez, e um ponto pela primiera.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Scopa italiana
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Como a Scopa, mas a carta que pode capturar tem que capturar, e a última jogada nunca é uma limpa.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Nordic Kasino

variant-nordic-kasino = Kasino nórdico
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = Sem construções. Na mão, o ás conta 14, o dois de espadas 15 e o dez de ouros 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
