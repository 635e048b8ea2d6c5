### Lo que dice el tutor después de una partida

tip-pairs = Busca parejas: una carta de la mesa igual a una de las tuyas. En tus últimas partidas dejaste pasar { $missed } de { $chances } ocasiones claras.
tip-sums = Busca cartas que sumen lo mismo que una de las tuyas. En tus últimas partidas dejaste pasar { $missed } de { $chances } ocasiones claras.
tip-several-sets = Una carta puede llevarse varias parejas y sumas a la vez. En tus últimas partidas dejaste algo atrás en { $missed } de { $chances } casos claros.
tip-building = Junta cartas ahora en una forma y llévatelas todas en tu próximo turno. En tus últimas partidas dejaste pasar { $missed } de { $chances } ocasiones claras.
tip-safe-builds = Antes de formar, pregúntate quién más podría llevarse la forma. En tus últimas partidas fue demasiado arriesgada en { $missed } de { $chances } casos claros.
tip-answering-builds = Llévate o sube la forma de otro antes de que se la lleve. En tus últimas partidas dejaste pasar { $missed } de { $chances } ocasiones claras.
tip-leaving-sweeps = Antes de tirar una carta, mira si después se puede hacer virado con una sola. En tus últimas partidas dejaste un virado en { $missed } de { $chances } casos claros.
tip-valuable-cards = Llévate primero las cartas que dan puntos, y no las tires. En tus últimas partidas elegiste otras en { $missed } de { $chances } casos claros.
tip-counting-cards = Recuerda qué números ya salieron: una carta que nadie puede igualar está segura en la mesa. En tus últimas partidas dejaste pasar { $missed } de { $chances } ocasiones claras.
tutor-strong = Fuerte
tutor-growing = Practica esto
tutor-unseen = Muy pocas partidas
