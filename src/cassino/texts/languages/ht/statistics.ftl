### Paj estatistik pèsonèl

statistics-missing =
    { $missing ->
        [one] N ap konte { $missing } pati toujou.
       *[other] N ap konte { $missing } pati toujou.
    }
statistics-none = Ou poko fini yon pati. <link>Jwe youn.</link>
statistics-everybody = Nenpòt moun
statistics-people = Moun
statistics-mixed = Moun ak bot
statistics-matches = Pati
statistics-won = Genyen
statistics-points = Pwen pa don
statistics-sweeps = Bale pa don
statistics-kept = Konstriksyon pa w ou pran
statistics-lost = Konstriksyon pa w ou pèdi
statistics-taken = Konstriksyon lòt moun ou pran
statistics-explained = Se pati ki fini sèlman ki konte. Si ou jwe ak yon patnè, pwen ak bale konte pou nou toude.
statistics-answered =
    { $puzzles ->
        [one] { $puzzles } devinèt
       *[other] { $puzzles } devinèt
    }
