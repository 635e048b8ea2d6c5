### Lo que dice el entrenador de una jugada

coach-public = Solo se tienen en cuenta las cartas que todos ven.
coach-hurried = Esto tardó mucho, así que se evaluó con menos detalle.
coach-other = Otra jugada con la misma carta parece mejor por más o menos { points }:
coach-hidden =
    Puede que { WHO($who) ->
        [you] tuvieras
       *[other] { NAME($who) } tuviera
    } otra razón: nadie más ve el resto de esa mano.

### El aviso del entrenador antes de un descuido

coach-skill =
    Habilidad: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = ¿Jugarla de todos modos?

### El entrenador en la terminal

coach-on = El entrenador está activado. Te avisa antes de un descuido. Escribe evaluar para ver si tu última jugada fue buena, o porqué para saber la razón de la última jugada de otro.
coach-off = El entrenador está desactivado.
coach-wrong-setting = Escribe entrenador activado o entrenador desactivado.
coach-no-move = Todavía no jugaste en esta mano.

### El entrenador en la página de una mesa

coach-page-why = ¿Por qué esa jugada?
coach-page-how = ¿Qué tal mi jugada?
coach-page-why-short = ¿Por qué?
coach-page-how-good = ¿Qué tal?
coach-page-thinking = El entrenador está pensando…
coach-page-answer = Entrenador
