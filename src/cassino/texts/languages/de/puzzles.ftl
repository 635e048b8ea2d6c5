### Aufgaben

puzzle-known = Alle anderen Karten sind gespielt, du kennst also die Hand deines Gegners. Finde den besten Zug.
puzzle-hidden = Manche Karten sind verdeckt, wie am Tisch. Finde den Zug, der gegen fast jede Hand der anderen der beste ist.

puzzle-hint-build = Ein Bau ist mehr wert als alles, was du jetzt nehmen kannst.
puzzle-hint-raise = Ein Bau lässt sich erhöhen.
puzzle-hint-steal = Du kannst nehmen, womit jemand anders rechnet.
puzzle-hint-trail = Du musst eine Karte ablegen. Welche ist sicher?
puzzle-hint-last = Wer zuletzt nimmt, bekommt die Karten, die auf dem Tisch bleiben.
puzzle-hint-majority = Es geht um eine Mehrheit.
puzzle-hint-count = Du kannst jede Karte erschließen: Zähl mit.

puzzle-and-so-on = Und so weiter.
puzzle-ends = Die Runde endet: { SCORES($scores) }.
puzzle-next-best = Der nächstbeste Zug:
puzzle-then-ends = Dann endet die Runde: { SCORES($scores) }.
puzzle-difference = { $title }: { SCORES($scores) } statt { SCORES($instead) }.

puzzle-better-by = Das ist { points } besser als der nächstbeste Zug.
puzzle-better-about = Im Schnitt ist das etwa { points } besser als der nächstbeste Zug.
puzzle-worse-by = Ein anderer Zug bringt { points } mehr.
puzzle-worse-about = Im Schnitt bringt ein anderer Zug etwa { points } mehr.
puzzle-worse-at-least = Ein anderer Zug bringt mindestens { points } mehr.

puzzle-best-often =
    { $tenths ->
        [10] Es ist fast immer der beste Zug, egal was die anderen auf der Hand haben.
       *[other] In etwa { $tenths } von 10 Fällen ist es der beste Zug, wenn man alle Hände mitzählt, die die anderen haben können.
    }

puzzle-theme-endgame = Letzte Fänge
puzzle-trains = Sie übt: { $themes }.
