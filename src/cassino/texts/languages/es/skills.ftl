### Las habilidades de un jugador: skill-NOMBRE es cómo se llama, skill-NOMBRE-meaning lo que hace quien la tiene

skill-pairs = Parejas
skill-pairs-meaning = Te llevas una carta de la mesa con otra del mismo número o figura.
skill-sums = Sumas
skill-sums-meaning = Te llevas cartas que suman lo mismo que una de las tuyas.
skill-several-sets = Varios grupos
skill-several-sets-meaning = Te llevas de una vez todo lo que tu carta puede capturar, no solo una pareja o una suma.
skill-building = Formar
skill-building-meaning = Juntas cartas ahora para llevártelas todas en otro turno.
skill-safe-builds = Formas seguras
skill-safe-builds-meaning = Eliges formas que a tus rivales les costará llevarse.
skill-answering-builds = Responder a las formas
skill-answering-builds-meaning = Te llevas la forma de otro, la subes o le añades cartas antes de que se la lleve.
skill-leaving-sweeps = Evitar virados
skill-leaving-sweeps-meaning = Dejas una mesa que el siguiente no puede llevarse entera con una sola carta.
skill-valuable-cards = Cartas valiosas
skill-valuable-cards-meaning = Te llevas las cartas que dan puntos y no se las dejas a los demás.
skill-counting-cards = Contar cartas
skill-counting-cards-meaning = Recuerdas qué cartas ya salieron, y así sabes qué pueden tener los demás.
