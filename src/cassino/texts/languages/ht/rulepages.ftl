### Paj liv règ yo

rulepages-lead = Chak paj soti dirèk nan règ jwèt la suiv yo.
rulepages-also-called = Yo rele l tou { $names }.
rulepages-change = Chanje règ sa yo
rulepages-contents = Sa ki ladan l
rulepages-own = Pou jwe ak pwòp règ pa w, <link>chanje sa yo</link>.
rulepages-table = { $title }: tablo

rulepages-example = Egzanp.
rulepages-not-allowed = Sa pa pèmèt.
rulepages-position = Ou gen { $hand }; sou tab la: { $table }.
rulepages-position-empty = Ou gen { $hand }; tab la vid.
rulepages-own-build = yon konstriksyon { $value } ki pa w [{ $cards }]
rulepages-other-build = yon konstriksyon { $value } yon lòt jwè [{ $cards }]

rulepages-different = Sa ki diferan nan { $title }
rulepages-different-about = Pou moun ki konn Kazino: sa ki diferan nan { $title }, nan de minit.
rulepages-different-lead = Ou konn Kazino deja? Men sa ki diferan nan jwèt sa a, nan de minit.
rulepages-taught = Se jwèt sa a leson yo aprann ou.
rulepages-whole-book =
    { $more ->
        [0] Tout liv règ yo
       *[other] Tout liv règ yo ({ $more } lòt)
    }
