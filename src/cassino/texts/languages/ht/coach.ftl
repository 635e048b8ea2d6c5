### Sa antrenè a di sou yon kou

coach-public = Si nou gade sèlman kat tout moun ka wè:
coach-hurried = Sa te pran anpil tan, kidonk li jije ak mwens detay.
coach-other = Yon lòt kou ak menm kat la sanble anviwon { points } pi bon:
coach-hidden = { NAME($who) } te ka gen yon lòt rezon: pa gen lòt moun ki ka wè rès men sa a.

### Avètisman anvan yon erè

coach-skill =
    Konpetans: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Jwe l kanmenm?

### Antrenè a nan tèminal la

coach-on = Antrenè a limen. Li avèti w anvan yon erè. Ekri kijan pou wè si dènye kou w te bon, oswa poukisa pou konnen rezon dènye kou yon lòt jwè.
coach-off = Antrenè a etenn.
coach-wrong-setting = Ekri antrenè limen oswa antrenè etenn.
coach-no-move = Ou poko fè kou nan don sa a.

### Antrenè a nan paj yon tab

coach-page-why = Poukisa kou sa a?
coach-page-how = Kijan kou m nan te ye?
coach-page-why-short = Poukisa?
coach-page-how-good = Kijan l te ye?
coach-page-thinking = Antrenè a ap reflechi …
coach-page-answer = Antrenè
