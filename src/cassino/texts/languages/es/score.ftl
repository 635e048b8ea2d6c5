### La hoja de puntos

score-keep = Anotar los puntos
score-page = Puntos
score-about = Anota los puntos de una partida de Casino con cartas de verdad.
score-explained = Para partidas con cartas de verdad. Después de cada mano, anota lo que capturó cada uno, y los puntos se cuentan por ti.
score-outage = Ahora no hay conexión con el servidor.
score-error = Error { $status }

### Empezar una hoja

score-continue = Continuar una hoja
score-finished = terminada
score-new = Hoja nueva
score-which-rules = Reglas
score-by-code = Reglas de la casa por su código
score-code = Código de las reglas
score-player-with = Jugador { $number }, con { $partner }
score-first-dealer = Quién reparte primero
score-begin = Empezar

### Una hoja de puntos

score-all = Todas las hojas
score-standing = Puntos
score-read-only = Esta hoja es de otro navegador. Aquí solo la puedes leer.
score-deals-now = reparte { $name }
score-dealt = repartió { $name }
score-enter = Anotar la mano
score-correct = Corregir la mano
score-preview = El recuento aparece aquí en cuanto anotes todo.

score-deals = Manos
score-dealer = Repartió { $name }.
score-correct-deal = Corregir la mano { $number }
score-undo = Deshacer la última mano
score-as-text = Como texto
score-as-table = Como tabla (CSV)
score-delete = Borrar esta hoja

score-undo-title = ¿Deshacer la mano { $number }?
score-undo-text = Después puedes cambiar lo que anotaste.
score-undo-loses = Se borrará lo que ya anotaste de la mano siguiente.
score-undo-yes = Deshacer
score-delete-title = ¿Borrar esta hoja?
score-delete-text = Se borrará todo lo que anotaste.

### Lo que se anota de una mano

score-has-others =
    { $count ->
        [one] { $name } tiene la otra carta.
       *[other] { $name } tiene las otras { $count } cartas.
    }
score-cards-of = { $name }: cartas
score-at-most = { $most } como máximo
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: virados
score-oranges-of = { $name }: naranjas
score-wrong-calls-of = { $name }: cantos equivocados
score-one-less = { $label }, uno menos
score-one-more = { $label }, uno más
score-tap-cards = Mejor tocar las cartas<unseen> de { $name }</unseen>
score-count-instead = Mejor contarlas<unseen> las de { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
score-scoring-cards = { $name }: cartas que puntúan
score-best-of = { $name }: la mejor de { $suit }
score-owned-card = { $card }, lo tiene { $owner }
score-primiera = La mejor carta de cada palo, para la primiera
score-no-card = ninguna

score-sweeps-in-order = Virados, en el orden en que se hicieron
score-sweep-size-of = Virado { $number }: cartas capturadas
score-sweep-size = Cartas capturadas
score-first-play = en la primera jugada
score-remove-sweep = Quitar el virado { $number }, { $name }
score-add-sweep = + { $name }<unseen> hizo virado</unseen>

score-first = ¿Quién lo tuvo primero?
score-first-explained = Más de un bando tiene lo que necesita para ganar. Repasen los montones para saber quién lo tuvo primero.
score-together = A la vez

score-claim = Reclamar
score-mistakes = Errores
score-claim-and-mistakes = Reclamaciones y errores
score-counted-out = Reclamó la meta, y con eso terminó la mano
score-announced = Anunció la meta
score-thrown-in = Terminó la mano porque quien repartía mostró una carta
score-nobody = Nadie
score-too-few = { $name }: repartió cartas de menos
score-too-many = { $name }: repartió cartas de más
score-unwon-builds = { $name }: formas que nadie se podía llevar
score-news = Novedades de la hoja
