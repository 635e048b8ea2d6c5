### What the tutor says after a match: at most 45 words each. $missed of $chances clear chances were missed.

tip-pairs = Procure pares: uma carta da mesa com o mesmo valor de uma das suas. Nas últimas partidas, você perdeu { $missed } de { $chances } chances claras.
tip-sums = Procure cartas que somem o valor de uma carta da sua mão. Nas últimas partidas, você perdeu { $missed } de { $chances } chances claras.
tip-several-sets = Uma carta pode levar vários pares e somas de uma vez. Nas últimas partidas, você deixou algo para trás em { $missed } de { $chances } casos claros.
tip-building = Reúna cartas numa construção agora e leve todas na sua próxima vez. Nas últimas partidas, você perdeu { $missed } de { $chances } chances claras.
tip-safe-builds = Antes de construir, pergunte-se quem mais poderia levar. Nas últimas partidas, a sua construção era arriscada demais em { $missed } de { $chances } casos claros.
tip-answering-builds = Leve ou aumente a construção de outro jogador antes que ele a leve. Nas últimas partidas, você perdeu { $missed } de { $chances } chances claras.
tip-leaving-sweeps = Antes de baixar uma carta, veja se uma carta sozinha poderia limpar a mesa depois. Nas últimas partidas, você deixou uma limpa em { $missed } de { $chances } casos claros.
tip-valuable-cards = Leve primeiro as cartas que valem pontos, e não as baixe. Nas últimas partidas, você escolheu outras em { $missed } de { $chances } casos claros.
tip-counting-cards = Lembre que valores já saíram: uma carta que ninguém mais pode igualar está segura na mesa. Nas últimas partidas, você perdeu { $missed } de { $chances } chances claras.
tutor-strong = Forte
tutor-growing = Pratique
tutor-unseen = Poucas partidas
