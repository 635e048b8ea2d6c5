### Was der Coach über einen Zug sagt, vor und nach den Sätzen einer Analyse

coach-public = Allein nach den Karten beurteilt, die alle sehen können:
coach-hurried = Das hat lange gedauert, deshalb ist es weniger genau beurteilt.
coach-other = Ein anderer Zug mit derselben Karte wirkt etwa { points } besser:
coach-hidden =
    { WHO($who) ->
        [you] Vielleicht hattest du einen anderen Grund: Den Rest deiner Hand sieht niemand sonst.
       *[other] Vielleicht hatte { NAME($who) } einen anderen Grund: Den Rest dieser Hand sieht niemand sonst.
    }

### The coach's warning before a slip

coach-skill =
    Fertigkeit: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Trotzdem spielen?

### The coach in the terminal

coach-on = Der Coach ist an. Er warnt dich vor Patzern. Tippe wie, um zu sehen, wie gut dein letzter Zug war, oder warum, um den Grund für den letzten Zug der anderen zu erfahren.
coach-off = Der Coach ist aus.
coach-wrong-setting = Tippe coach an oder coach aus.
coach-no-move = Du hast in dieser Runde noch keinen Zug gemacht.

### The coach on the page of a table

coach-page-why = Warum dieser Zug?
coach-page-how = Wie war mein Zug?
coach-page-why-short = Warum?
coach-page-how-good = Wie war er?
coach-page-thinking = Der Coach überlegt …
coach-page-answer = Coach
