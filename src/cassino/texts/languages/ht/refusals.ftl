### Poukisa yon kou pa pèmèt; `ou` se jwè ki te eseye l

refused-deal-over = { deal-is-over }
refused-cards-due = Fòk yo bay kat yo anvan moun ka jwe.
refused-nobody-asked = Pa gen kesyon pou reponn kounye a: se tou pa w pou jwe.
refused-others-turn = Se tou yon lòt jwè.
refused-unknown-kind = Pa gen kou kalite { $kind }.

## Kat yo

refused-no-such-card = Pa gen kat konsa.
refused-needs-hand-card = Pou pran, pou monte oswa pou poze, jwe yon kat nan men w.
refused-capture-needs-hand-card = Pou pran, fòk ou jwe omwen yon kat nan men w.
refused-one-card-a-turn = Ou jwe yon sèl kat nan chak tou.
refused-has-played = Ou deja jwe { CARDS($played) }: ou jwe yon sèl kat nan chak tou.
refused-not-in-hand = Ou pa ka jwe { CARDS($missing) }: ou pa gen sa nan men w.
refused-for-nobody-else = Ou pa ka fè sa pou yon lòt jwè.
refused-not-on-table = Ou pa ka sèvi ak { CARDS($away) }: sa pa sou tab la.
refused-under-another = Ou pa ka sèvi ak { CARDS($away) }: li anba { CARDS($above) } nan yon pil, e se kat ki anlè yon pil sèlman ki ka sèvi.
refused-top-out-of-reach-ever = Ou pa ka sèvi ak { CARDS($away) }: li nan yon pil, e nan jwèt sa a kat ki pran yo rete kote yo ye.
refused-top-out-of-reach-directly = Ou pa ka pran { CARDS($away) } dirèkteman: li sou yon pil, ou ka sèlman ajoute l nan yon konstriksyon.
refused-top-out-of-reach-by-this-move = Ou pa ka sèvi ak { CARDS($away) }: li sou yon pil, e kou sa a sèvi sèlman ak kat nan men w ak kat sou tab la.
refused-top-out-of-reach-without-number = Ou pa ka sèvi ak { CARDS($away) }: li sou yon pil e li pa gen chif, kidonk li rete la.
refused-top-out-of-reach-from-own-pile = Ou pa ka sèvi ak { CARDS($away) }: li sou pwòp pil ou, e ou pa ka sèvi ak kat ki anlè pil pa w.
refused-top-out-of-reach-from-partner = Ou pa ka sèvi ak { CARDS($away) }: li sou pil patnè w, e se kat ki anlè pil advèsè yo sèlman ki ka sèvi.
refused-build-not-whole = Fòk ou pran konstriksyon { VALUES($broken_up) } antye.
refused-wrong-build = Konstriksyon { VALUES($other) } konte sèlman pou { VALUES($other) }, li pa konte pou { VALUES($value) }.
refused-no-number-to-build = Ou pa ka bati ak { CARDS($picture) }: li pa gen chif.
refused-no-number-to-take = Ou pa ka sèvi ak { CARDS($picture) } konsa: li pa gen chif, e se yon figi ki gen menm ran sèlman ki pran l.
refused-no-sets-alone = Ou pa ka konte { CARDS($in_sets) } pou { $value }.
refused-no-sets-with-aces = Ou pa ka separe { THESE($in_sets) } an gwoup { $value }.
refused-no-sets-by-total = Fòk gen gwoup { VALUES($value) }, men { THESE($in_sets) } fè { $sets_total } ansanm.
refused-no-sets-undivided = Ou pa ka separe { THESE($in_sets) } an gwoup { VALUES($value) }, menm si yo fè { $sets_total } ansanm.

## Sa ki pou ou apre sa

refused-card-not-kept =
    Fòk ou kenbe yon kat ki ka pran { $whose ->
        [own] konstriksyon { VALUES($kept) } ou a
        [owed] konstriksyon { VALUES($kept) } kote ou te ajoute a
       *[new] nouvo konstriksyon { VALUES($kept) }
    }.
refused-too-many-builds = Ou ka gen yon sèl konstriksyon nan fen tou w; ak sa ou t ap gen { $owned }.

## Pran

refused-takes-nothing = Yon priz pran omwen yon kat.
refused-counts-otherwise = Ou pa ka konte { CARDS($card) } pou { $value }.
refused-ace-counts-one = Yon las ki pran las lib sèlman konte pou 1.
refused-only-equal-faces = Ak { rank }, ou pran { rank } sèlman.
refused-one-equal-face = Yon { rank } pran yon sèl { rank }.
refused-not-two-faces = Yon { rank } pran yon { rank } oswa twa, pa janm de.
refused-build-is-no-card = Se sèlman yon konstriksyon senp yon advèsè ki konte tankou yon kat nan yon total.
refused-no-sums = Ou pa ka separe { THESE($taken) } an gwoup { VALUES($value) }, menm si yon konstriksyon konte tankou yon kat.
refused-one-combination = Yon kou pran yon sèl konbinezon: yon kat ki egal, yon total, oswa yon konstriksyon.
refused-pair-comes-first = Paske { CARDS($card) } menm ak { CARDS($equal) }, se sa li dwe pran, pa yon total.
refused-higher-value = Ansanm, kat sa yo konte pou { $lowest_value }, pi piti chif ki mache.
refused-not-together-picture = Paske { CARDS($picture) } pa gen chif, se yon kat ki gen menm ran sèlman li ka pran, oswa ki ka pran l.
refused-not-together-limit = Ou pa ka jwe { THESE($cards) } ansanm: yo fè { $total }, e limit la pou plizyè kat se { $most }.
refused-not-together-ever = Ou pa ka jwe { THESE($cards) } ansanm.
refused-not-together-sets = Ou pa ka pran { THESE($taken) } kòm gwoup { VALUES($number) } avèk { CARDS($card) }.
refused-not-together-total = Ansanm, { THESE($cards) } fè { $total }: fòk chak gwoup ou pran fè menm total la.
refused-not-together-value = Ou pa ka separe kat ou pran yo, ansanm ak { THESE($cards) }, an gwoup ki gen menm chif.
refused-equal-left = Yon priz ak { a-rank } dwe pran tout kat lib ki egal: { CARDS($equal_left) } tou.
refused-owed-build-left = Ou te ajoute nan konstriksyon { VALUES($owed) } yon advèsè: fòk priz sa a pran l.
refused-not-called = Nan jwèt sa a, zoranj yo bay pwen san anons.
refused-own-pile = Sa ou pran ale nan pwòp pil ou.
refused-no-pictures = Se figi sèlman ou ka mete nan pil patnè w, e priz sa a pa gen figi.

## Bati

refused-no-building = Pa gen konstriksyon nan jwèt sa a.
refused-face-in-build = Yon { rank } pa ka nan yon konstriksyon.
refused-no-card-captures = Pa gen kat ki pran yon konstriksyon { $value }.
refused-card-owed = Ou te ajoute nan konstriksyon { VALUES($owed) } yon advèsè: fòk kat ou jwe a pran l.
refused-card-captures = Fòk ou pran ak { CARDS($card) }, paske li kapab: jwe yon lòt kat pou bati.
refused-build-is-new = Yon nouvo konstriksyon pa ka gen yon lòt ladan l: pou ajoute nan yon konstriksyon ki gen menm chif, chwazi l epi ajoute nan li.
refused-no-build-to-join = Pa gen konstriksyon nan kat sa yo: pou ajoute nan youn, chwazi l tou; sinon fè yon nouvo konstriksyon.
refused-one-card-is-no-build = Yon sèl kat pa yon konstriksyon.
refused-not-yours-to-join = Règ yo pa kite w ajoute nan konstriksyon { VALUES($value) } sa a.
refused-one-at-a-time = Ou ka ajoute nan yon sèl konstriksyon alafwa: de konstriksyon sou tab la pa janm tounen youn konsa.
refused-must-merge = Ka gen yon sèl konstriksyon { VALUES($value) }: mete sa ki sou tab la ladan l.
refused-cannot-merge = Ka gen yon sèl konstriksyon { VALUES($value) }, e ou pa ka ajoute nan sa ki sou tab la.
refused-top-needs-own-build = Lè li soti nan yon pil, { CARDS($top) } ka ajoute sèlman nan yon konstriksyon ki deja pou ou.
refused-add-to-own-build = Konstriksyon { VALUES($banning) } se pou ou: pran yon bagay, oswa ajoute nan konstriksyon sa a.
refused-not-for-partners = Ou pa ka bati pou yon lòt jwè nan jwèt sa a.
refused-not-the-partner = Sèl lòt jwè ou ka bati pou li se patnè w.
refused-no-proof-ace = Patnè w bezwen yon las pou yon lòt konstriksyon: anyen pa pwouve li gen yon dezyèm pou konstriksyon { VALUES($value) }.
refused-no-proof-loss = Anyen pa pwouve patnè w gen yon kat pou { VALUES($value) }: patnè w poko pèdi yon konstriksyon ki gen chif sa a.
refused-stays-partners = Konstriksyon { VALUES($value) } ap rete pou patnè w kanmenm: annik ajoute ladan l.
refused-stays-yours = Konstriksyon { VALUES($value) } se pou ou, e l ap rete pou ou.

## Monte

refused-one-build-is-raised = Lè ou monte, ou chanje chif yon sèl konstriksyon.
refused-wrong-sum = Ak { CARDS($card) }, konstriksyon { VALUES($other) } vin { $sum }; kat ki sou tab la pa ka chanje chif li.
refused-is-multiple = Konstriksyon { VALUES($other) } miltip: chif li pa ka chanje.
refused-not-yours-to-raise-own = Konstriksyon { VALUES($other) } se pou ou: nan jwèt sa a se lòt jwè yo sèlman ki ka monte l.
refused-not-yours-to-raise-partners = Konstriksyon { VALUES($other) } se pou patnè w: nan jwèt sa a se lòt jwè yo sèlman ki ka monte l.
refused-not-yours-to-raise-ever = Règ yo pa kite w monte konstriksyon { VALUES($other) } sa a.
refused-both-not-kept = Pou monte pwòp konstriksyon { VALUES($other) } ou a sou { VALUES($value) }, fòk ou kenbe yon kat pou chak chif.
refused-raised-alone = Nan jwèt sa a, ou pa ka ajoute gwoup ki gen nouvo chif la pandan w ap monte.
refused-raised-in-steps = Etap sa a monte konstriksyon an sèlman: ajoute lòt gwoup nan lòt etap.

## Poze

refused-trail-is-plain = Yon kat ou poze pa pran anyen e li pa gen chif.
refused-not-stuck = Ou ka pran oswa bati yon bagay toujou: ou ka poze sèlman lè pa gen lòt bagay ou ka fè.
refused-trail-owed = Ou te ajoute nan konstriksyon { VALUES($owed) } yon advèsè: fòk ou pran l nan tou sa a.
refused-trail-banned = Konstriksyon { VALUES($banning) } se pou ou: fòk ou pran oswa bati, ou pa ka poze.
refused-equal-card-lies = Ou pa ka poze { CARDS($card) } pandan { CARDS($equal) } sou tab la: pran l, oswa sèvi ak kat ou a nan yon konstriksyon.
refused-can-capture = Ou pa ka poze { CARDS($card) }, paske li ka pran: pran yon bagay avè l, oswa jwe yon lòt kat.

## Tou ki gen plizyè etap

refused-build-exists = Deja gen yon konstriksyon { VALUES($value) }: ajoute ladan l olye ou fè yon dezyèm ak yon kat lib.
refused-top-needs-base = Lè li soti nan yon pil, { CARDS($top) } ka ajoute sèlman nan yon konstriksyon oswa sou yon kat lib ki gen chif li ede fè a.
refused-one-set-a-step = Nan yon etap, ou fè yon konstriksyon ak yon gwoup, oswa ou mete yon gwoup sou yon kat lib ki konte pou { $value }: ajoute lòt gwoup nan lòt etap.
refused-one-build-is-joined = Ou ajoute yon gwoup nan yon konstriksyon ki gen menm chif.
refused-adds-nothing = Pou ajoute nan yon konstriksyon, mete omwen yon kat ladan l.
refused-sets-one-by-one = Yon etap ajoute yon gwoup nan yon konstriksyon: ajoute gwoup yo youn pa youn.
refused-not-your-sides = Konstriksyon { VALUES($value) } pa pou kan w: ou pa ka bay patnè w li.
refused-table-cards-only = Se kat ki sou tab la sèlman ou ka ajoute nan konstriksyon { VALUES($value) } advèsè yo, epi fòk ou pran l apre.
refused-too-late-to-capture = Ou jwe kat ou a deja: ou pa ka pran konstriksyon { VALUES($value) } advèsè yo ankò.
refused-other-build-owed = Fòk ou pran konstriksyon { VALUES($owed) }: ou pa ka pran konstriksyon { VALUES($value) } tou.
refused-has-trailed = Ou poze yon kat nan tou sa a: ou pa ka gen yon nouvo konstriksyon kounye a.
refused-one-capture-a-turn = Ou ka gen yon sèl konstriksyon nan fen yon tou, e ou ka pran youn sèlman nan tou sa a.
refused-ends-by-itself = Lè yon kat fin jwe, tou a fini pou kont li.
refused-end-is-plain = Pa nonmen kat lè w ap fini tou w.
refused-nothing-played = Anvan ou fini tou w, jwe yon kat nan men w, youn sèlman.
refused-more-to-capture = Anvan ou fini tou w, pran tout sa { CARDS($played) } ka pran toujou.
refused-more-to-add = Anvan ou fini tou w, ajoute tout kat ki ka antre toujou nan youn nan konstriksyon kan w yo.

## Sa advèsè yo egzije

refused-capture-first = Anvan sa, fòk { CARDS($played) } pran tout sa li kapab.
refused-add-first = Advèsè yo egzije pou w ajoute kat nan konstriksyon kan w yo.
refused-demands-met = Ou fè sa advèsè yo te egzije: fini tou w.
refused-went-into-build = Ou mete { CARDS($card) } nan yon konstriksyon: li pa ka pran ankò.
refused-not-demanded = Ou jwe { CARDS($card) }, e pèsonn pa egzije pou l pran plis.
refused-takes-nothing-more = Anplis kat ki jwe a, yon priz pran omwen yon kat.
refused-goes-under = Kat ou pran pita ale anba { CARDS($card) }, sou menm pil la.
refused-played-as-other = Ou jwe { CARDS($card) } pou { $played_value }.

## Sa yo mande jwè yo

refused-asked-something-else-insist = Kounye a ou ka sèlman egzije sa dènye tou a pa t fè, oswa pase.
refused-asked-something-else-orange = Kounye a ou ka sèlman anonse “zoranj”, oswa pase.
refused-asked-something-else-request = Kounye a ou ka sèlman mande patnè w kite konstriksyon an, oswa pase.
refused-answer-is-plain = Reponn pou tèt ou sèlman, e pa nonmen kat.
refused-no-value-in-answer = Pa mete chif nan repons sa a.
refused-no-such-demand = Egzije yon pi gwo priz, kat pou ajoute nan konstriksyon, oswa toude.
refused-nothing-to-capture = Kat ki jwe a pa ka pran anyen ankò.
refused-nothing-to-add = Pa gen anyen sou tab la ni sou yon pil ki ka ajoute nan konstriksyon kan sa a.
refused-ace-needed = Ou bezwen las ou a pou yon lòt konstriksyon: ou pa ka mande konstriksyon { VALUES($pending) }.
refused-cannot-ask = Pou mande konstriksyon { VALUES($pending) }, fòk ou gen yon kat ki pran l.
refused-capture-or-leave = Patnè w mande konstriksyon an: pran jan ou te vle a, oswa ajoute kat ou a nan konstriksyon an.
refused-shown-card-is-played = Fòk ou jwe kat ou montre a, ak chif ou te ba li a.
refused-capture-as-shown = Pran sa ou montre a, oswa ajoute kat la nan konstriksyon an.
refused-left-to-partner = Ajoute kat ou a nan youn nan konstriksyon kan w yo. Apre sa, konstriksyon sa a se pou patnè w.
refused-left-but-owed = Fòk ou pran konstriksyon { VALUES($owed) } kote ou te ajoute a.
refused-left-too-many = Ou ka gen yon sèl konstriksyon nan fen tou w: pran l.

## Reklamasyon

refused-no-claims = Pa gen anyen pou reklame nan jwèt sa a.
refused-claim-is-plain = Pou reklame, di ki jwè k ap reklame, e pa nonmen kat.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Ou ka reklame ant de kou sèlman: tou sa a poko fini.
refused-has-announced = Ou deja anonse objektif la: ou ka refè l apre pwochen kou a.

## Lòd nan yon pil

refused-order-of-captures = Se kat ou pran sèlman ki gen yon lòd sou yon pil.
refused-order-not-free = Nan jwèt sa a, ou pa ka chwazi lòd kat ou pran yo.
refused-order-incomplete = Lòd la dwe gen kat ki fè priz la ak chak kat li pran, chak yon sèl fwa.
refused-card-on-top = Kat ki fè priz la dwe anlè pil la.
refused-lowest-on-top-first = Kat ou pran yo ale sou pil la selon chif yo, pi piti a anlè.
