### Fèy pwen an: kenbe pwen yon pati ak vrè kat

score-keep = Kenbe pwen yo
score-page = Pwen
score-about = Kenbe pwen yon pati Kazino w ap jwe ak vrè kat.
score-explained = Pou pati ak vrè kat. Apre chak don, antre sa chak moun pran, epi nou konte pwen yo pou ou.
score-outage = Nou pa ka jwenn sèvè a pou kounye a.
score-error = Erè { $status }

### Kòmanse yon fèy pwen

score-continue = Kontinye yon fèy pwen
score-finished = fini
score-new = Nouvo fèy pwen
score-which-rules = Ki règ
score-by-code = Règ lakay ak kòd yo
score-code = Kòd règ lakay yo
score-player-with = Jwè { $number }, ak { $partner }
score-first-dealer = Kiyès ki bay kat an premye
score-begin = Kòmanse

### Yon fèy pwen

score-all = Tout fèy pwen yo
score-standing = Eskò
score-read-only = Fèy pwen sa a se pou yon lòt navigatè. Isit la ou ka li l sèlman.
score-deals-now = { $name } bay kat yo
score-dealt = { $name } te bay kat yo
score-enter = Antre don an
score-correct = Korije don an
score-preview = Kont lan ap parèt isit la depi ou antre tout bagay.

score-deals = Don
score-dealer = { $name } te bay kat yo.
score-correct-deal = Korije don { $number }
score-undo = Reprann dènye don an
score-as-text = Kòm tèks
score-as-table = Kòm tablo (CSV)
score-delete = Efase fèy pwen sa a

score-undo-title = Reprann don { $number }?
score-undo-text = Apre sa ou ka chanje sa ou te antre.
score-undo-loses = Sa ou deja antre pou pwochen don an ap efase.
score-undo-yes = Reprann
score-delete-title = Efase fèy pwen sa a?
score-delete-text = Tout sa ou te antre ap efase.

### Sa pou antre pou yon don

score-has-others =
    { $count ->
        [one] { $name } gen lòt kat la.
       *[other] { $name } gen lòt { $count } kat yo.
    }
score-cards-of = { $name }: kat
score-at-most = { $most } se maksimòm nan
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: bale
score-oranges-of = { $name }: zoranj
score-wrong-calls-of = { $name }: move anons
score-one-less = { $label }, youn mwens
score-one-more = { $label }, youn anplis
score-tap-cards = Peze chak kat pito<unseen> pou { $name }</unseen>
score-count-instead = Konte pito<unseen> pou { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } kat
       *[other] { $count } kat
    }
score-scoring-cards = { $name }: kat ki bay pwen
score-best-of = { $name }: pi bon nan { $suit }
score-owned-card = { $card }, { $owner } genyen l
score-primiera = Pi bon kat chak fanmi, pou primiera a
score-no-card = okenn

score-sweeps-in-order = Bale, nan lòd yo te fèt la
score-sweep-size-of = Bale { $number }: kat yo pran
score-sweep-size = Kat yo pran
score-first-play = nan premye kou a
score-remove-sweep = Retire bale { $number }, { $name }
score-add-sweep = + { $name }<unseen> fè yon bale</unseen>

score-first = Kiyès ki te genyen l an premye?
score-first-explained = Plis pase yon kan gen sa li bezwen pou genyen. Tounen gade nan pil yo pou wè kiyès ki te genyen l an premye.
score-together = Menm lè a

score-claim = Reklamasyon
score-mistakes = Erè
score-claim-and-mistakes = Reklamasyon ak erè
score-counted-out = Di li rive, epi don an fini
score-announced = Anonse objektif la
score-thrown-in = Fini don an paske donè a fè yon kat parèt
score-nobody = Pèsonn
score-too-few = { $name }: pa bay ase kat
score-too-many = { $name }: bay twòp kat
score-unwon-builds = { $name }: konstriksyon pèsonn pa t ka pran
score-news = Nouvèl pwen yo
