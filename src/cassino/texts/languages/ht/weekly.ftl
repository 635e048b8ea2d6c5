### Paj tounwa semèn nan

weekly-about = Sis don Kazino pa semèn: tout moun ki jwe isit la jwenn menm kat yo.
weekly-lead = <link>{ $title }</link>, { $first } rive { $last }.
weekly-explained = Tout moun jwenn menm don yo ak menm advèsè a. Jwe chak don yon sèl fwa, san endis. Ou ka fè poz jis dimanch fini (UTC).
weekly-over = Semèn nan fini.
weekly-days-left =
    { $days ->
        [one] rete { $days } jou
       *[other] rete { $days } jou
    }
weekly-hours-left =
    { $hours ->
        [one] rete { $hours } èdtan
       *[other] rete { $hours } èdtan
    }
weekly-soon-over = rete mwens pase inèdtan
weekly-this-one = Tounwa semèn sa a

weekly-your-deals = Don w yo
weekly-deals = Don yo
weekly-not-played = Poko jwe
weekly-not-finished = Poko fini
weekly-play-deal = Jwe don { $number }
weekly-review-deal = Analize don { $number }
weekly-continue-deal = Kontinye don { $number }
weekly-late = Ou fini twò ta: li pa konte.

weekly-players =
    { $players ->
        [one] { $players } jwè pou kounye a.
       *[other] { $players } jwè pou kounye a.
    }
weekly-all-finished = Ou fini tout don yo.
weekly-results-later = Rezilta yo ap parèt lè semèn nan fini.

weekly-nobody = Pèsonn pa fini yon don.
weekly-place = Plas ou: { $place } sou { $ranked }.
weekly-shared-place = Plas ou: { $place } sou { $ranked } (pataje).
weekly-results = Rezilta
weekly-rank = Plas
weekly-score = Eskò
weekly-lead-points = Pwen avans
weekly-deals-played = Don

weekly-scoring = Kijan yo konte l
weekly-scoring-compared = Tout moun te gen menm kat yo, kidonk bon kat pa avantaje pèsonn. Nan chak don, yo konpare w ak chak lòt jwè. Si ou te gen plis avans sou bot la pase yo, ou genyen konparezon an. Si nou te gen menm avans, ou jwenn mwatye. Eskò w se pati nan konparezon yo ou genyen. Si ou pa fini yon don, ou pèdi l devan tout moun ki fini l.
weekly-scoring-equal = Si de eskò egal, se avans mwayèn sou lòt jwè yo ki deside, an pwen pou chak don. Si sa egal tou, jwè yo pataje plas la.

weekly-others = Lòt semèn
weekly-this-week = Semèn sa a
weekly-week = { $year }, semèn { $week }
