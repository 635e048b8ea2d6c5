### Che cosa dice l'allenatore di una giocata

coach-public = Si giudica solo dalle carte che vedono tutti.
coach-hurried = Ci è voluto molto, quindi il giudizio è meno preciso.
coach-other = Un'altra giocata con la stessa carta sembra valere circa { points } in più:
coach-hidden =
    { WHO($who) ->
        [you] Forse avevi
       *[other] Forse { NAME($who) } aveva
    } un altro motivo: nessun altro può vedere il resto delle carte in mano.

### L'avviso prima di uno sbaglio

coach-skill =
    Abilità: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Giocare lo stesso?

### L'allenatore nel terminale

coach-on = L'allenatore è attivo. Ti avvisa prima di uno sbaglio. Scrivi voto per sapere quanto era buona la tua ultima giocata, o perché per sentire il motivo dell'ultima giocata di un altro.
coach-off = L'allenatore è spento.
coach-wrong-setting = Scrivi allenatore acceso o allenatore spento.
coach-no-move = In questa mano non hai ancora giocato.

### L'allenatore nella pagina di un tavolo

coach-page-why = Perché questa giocata?
coach-page-how = Com'era la mia giocata?
coach-page-why-short = Perché?
coach-page-how-good = Com'era?
coach-page-thinking = L'allenatore sta pensando…
coach-page-answer = Allenatore
