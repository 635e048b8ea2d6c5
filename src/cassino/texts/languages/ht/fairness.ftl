### Prèv kat yo te bay jan yo te pwomèt: cassino verify, ak erè


fairness-heading =
    { $deal ->
        [0] Pati a
       *[other] Don { $deal }
    }
fairness-count = { $right } bon, { $wrong } pa bon, { $unchecked } pa verifye

fairness-no-commitment = rejis la pa gen angajman: pèsonn pa te pwomèt anyen sou kat li yo
fairness-malformed =
    { $what ->
        [commitment] angajman an se pa 64 chif egzadesimal an lèt miniskil
        [opening] grenn louvèti a se pa 64 chif egzadesimal an lèt miniskil
       *[seed] grenn nan se pa 64 chif egzadesimal an lèt miniskil
    }
fairness-malformed-salt = sèl { $player } se pa 64 chif egzadesimal an lèt miniskil
fairness-deals = rejis la gen { $deals } don, men li gen grenn ak sèl pou { $seeds }
fairness-salts = rejis la gen { $players } jwè, men { $salts } sèl
fairness-not-noted = si angajman an te la anvan pati a: konpare l ak sa ou te note a
fairness-noted = angajman an se sa ou te note a
fairness-other-commitment = angajman an se { $commitment }, se pa sa ou te note a
fairness-opening = angajman an se hash grenn louvèti a
fairness-other-opening = angajman an se pa hash grenn louvèti a
fairness-dealer = premye donè a, { $player }, se sa ki te tire a
fairness-other-dealer = { $player } bay kat an premye, men se { $drawn } ki te tire: sa bon sèlman nan yon revanj
fairness-seed =
    { $deal ->
        [0] grenn nan fè pati chèn nan: hash li se grenn louvèti a
       *[other] grenn nan fè pati chèn nan: hash li se grenn don { $deal }
    }
fairness-other-seed =
    { $deal ->
        [0] grenn nan pa fè pati chèn nan: hash li se pa grenn louvèti a
       *[other] grenn nan pa fè pati chèn nan: hash li se pa grenn don { $deal }
    }
fairness-chain-ended = chèn nan fini ak don { $last }; don sa a melanje san li
fairness-seed-hidden = grenn nan poko parèt, paske don an poko fini
fairness-seed-missing = grenn nan manke, menm si don an fini
fairness-order = tout { $count } kat yo nan lòd grenn nan ak sèl yo bay
fairness-other-card = kat { $place } nan jwèt kat la se { $found }, men grenn nan ak sèl yo bay { $expected }
fairness-no-salt = pèsonn pa te ajoute sèl, kidonk don sa a chita sou angajman an sèlman
fairness-bound-salt = sèl { $player } te fikse ak sa ki anvan an
fairness-unbound-salt = { $player } ajoute yon sèl; sa ki te fikse l pa nan rejis la
fairness-misdeal = yo melanje kat yo ankò apre yon move don, san chèn nan


## Erè

fairness-secret = Sekrè yon chèn dwe gen 64 chif egzadesimal.
fairness-other-secret = Sekrè a pa mache ak angajman an.
fairness-no-link = Yon chèn gen may 0 rive { $last }, pa { $number }.
fairness-salt = Yon sèl dwe gen 32 oktè: 64 chif egzadesimal an lèt miniskil.
fairness-second-salt = Ou bay sèl ou pou pwochen don an deja.
fairness-chains = Ou ka kòmanse { $most } chèn omaksimòm pandan yon don.
fairness-early-salt = Ou ka bay sèl ou pou pwochen don an sèlman lè sa a fini.
fairness-late-chain = Chèn ou kòmanse twò ta pou pwochen don an.
