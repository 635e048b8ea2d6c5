### Opsyon règ yo

## Jwèt kat la

option-pack = Jwèt kat
option-pack-question = Ak ki kat w ap jwe?
choice-pack-french-52 = 52 kat
choice-pack-no-pictures-40 = 40 kat, san figi
choice-pack-italian-40 = 40 kat, san uit, nèf ak dis
choice-pack-rook-40 = 40 kat Rook, 4 koulè
option-ranks = Ran ki sèvi
option-ranks-question = Ki ran nan jwèt kat la ki sèvi?
option-ranks-note = Si ou pa chwazi okenn, yo jwe ak tout.
option-suits = Fanmi ki sèvi
option-suits-question = Ki fanmi nan jwèt kat la ki sèvi?
option-suits-note = Si ou pa chwazi okenn, yo jwe ak tout.
choice-suit-name-clubs = trèf
choice-suit-name-diamonds = kawo
choice-suit-name-hearts = kè
choice-suit-name-spades = pik

## Jwè ak kan

option-players = Kantite jwè
option-players-question = Konbyen moun ki ka jwe?
option-players-note = Kantite nòmal la parèt an premye.
option-sides = Kan
option-sides-question = Kiyès ki fè pwen ansanm?
choice-sides-solo = chak moun pou kont li
choice-sides-pairs-of-four = 4 moun jwe de pa de
option-partners = Chwa patnè
option-partners-question = Kijan yo chwazi patnè yo?
choice-partners-as-seated = jan yo chita a
choice-partners-first-two-aces = ak premye de las yo
option-direction = Sans jwèt la
option-direction-question = Nan ki sans tou a vire?
choice-direction-clockwise = nan sans mont
choice-direction-counterclockwise = nan sans kontrè mont
option-deal-passes = Pwochen donè
option-deal-passes-question = Kiyès ki bay kat apre?
choice-deal-passes-next = pwochen jwè a
choice-deal-passes-loser-leads = jwè ki anvan sa ki pèdi a, konsa sa ki pèdi a kòmanse
choice-deal-passes-last-capturer-leads = jwè ki anvan sa ki te pran an dènye a, konsa sa ki te pran an dènye a kòmanse
choice-deal-passes-winner-leads = jwè ki anvan sa ki genyen an, konsa sa ki genyen an kòmanse
choice-deal-passes-winner-deals = sa ki genyen an
option-round-leader = Premye jwè nan lòt wonn yo
option-round-leader-question = Kiyès ki jwe an premye apre yo bay nouvo kat?
choice-round-leader-after-dealer = jwè ki apre donè a
choice-round-leader-last-capturer = jwè ki te pran an dènye a

## Don an

option-hand = Kat nan yon men
option-hand-question = Konbyen kat chak jwè resevwa alafwa?
option-table = Kat sou tab la
option-table-question = Konbyen kat yo mete sou tab la nan kòmansman?
option-cut = Kat tab la koupe nan mitan jwèt kat la
option-cut-question = Èske premye jwè a koupe kat tab la nan mitan jwèt kat la?
option-leader-cuts = Premye jwè a chwazi kote pou koupe
option-leader-cuts-question = Èske premye jwè a chwazi kote pou koupe kat tab la?
option-leader-cuts-note = Nan tèminal la yo mande premye jwè a. Nan navigatè a, kote a soti pa aza.
option-redeal = Premye tab ki twò rich
option-redeal-question = Kisa ki rive lè premye tab la twò rich?
option-redeal-note = Yon premye tab rich si kat ki koupe yo gen twòp pwen oswa twòp figi.
choice-redeal-never = li rete
choice-redeal-rich-cut = yo remete l epi yo koupe ankò
option-rich-points = Pwen ki fè yon premye tab rich
option-rich-points-question = Konbyen pwen ki fè yon premye tab rich?
option-rich-points-zero = pwen yo pa gade
option-rich-pictures = Figi ki fè yon premye tab rich
option-rich-pictures-question = Konbyen figi ki fè yon premye tab rich?
option-rich-pictures-zero = figi yo pa gade
option-replenish = Nouvo kat
option-replenish-question = Kilè jwè yo resevwa nouvo kat?
choice-replenish-rounds = pa wonn, lè tout men vid
choice-replenish-draw = yon kat apre chak tou
choice-replenish-all-cards = tout yon sèl kou; de jwè resevwa yo an de mwatye
option-leftover = Pa ase kat pou yon dènye wonn
option-leftover-question = Kisa k ap fèt si dènye kat yo pa ase pou yon wonn antye?
choice-leftover-none = sa pa janm rive
choice-leftover-short-round = yo separe yo egal, rès la ale sou tab la
option-packet = Kat yo bay alafwa
option-packet-question = Konbyen kat donè a bay alafwa?
option-bottom-seen = Jwè ki apre donè a wè dènye kat la
option-bottom-seen-question = Èske jwè ki apre donè a gen dwa wè dènye kat la?
option-last-round-open = Men louvri nan dènye wonn nan
option-last-round-open-question = Èske dènye wonn nan jwe ak men louvri?

## Konbyen kat yo konte

option-faces = Valè, dam ak wa
option-faces-question = Konbyen valè, dam ak wa konte?
option-faces-note = Figi ki pa gen chif pran sèlman figi ki gen menm ran.
choice-faces-rank-only = pa gen chif
choice-faces-eleven-to-thirteen = 11, 12 ak 13
option-ace = Las
option-ace-question = Konbyen las konte?
choice-ace-one = 1
choice-ace-one-or-fourteen = 1 oswa 14
option-in-hand = Kat ki gen yon lòt chif nan men
option-in-hand-question = Ki kat ki konte yon lòt jan nan men w pase sou tab la?
option-in-hand-note = Pou pran, yon kat nan men w konte chif li gen nan men an.

## Pran

option-equal-faces = Yon figi pran
option-equal-faces-question = Konbyen figi menm ran yon figi san chif ka pran?
choice-equal-faces-one = yon sèl figi menm ran
choice-equal-faces-any = kantite figi menm ran ki genyen
choice-equal-faces-one-or-three = yon figi menm ran oswa twa, pa janm de
option-combinations = Yon kou pran
option-combinations-question = Konbyen bagay yon sèl kou ka pran?
option-combinations-note = Yon konbinezon se yon kat ki egal, yon total oswa yon konstriksyon.
choice-combinations-many = kantite konbinezon ki genyen
choice-combinations-one = yon sèl konbinezon
option-pair-first = Yon kat egal anvan yon total
option-pair-first-question = Èske ou oblije pran yon kat egal pito pase yon total?
option-from-hand = Kat nan men pou yon priz
option-from-hand-question = Konbyen kat nan men w ki ka sèvi pou yon priz?
choice-from-hand-one-card = yon sèl kat
choice-from-hand-one-total = kantite ou vle, adisyone ansanm
choice-from-hand-several-sets = kantite ou vle, an gwoup ki gen menm chif
option-hand-total-at-most = Pi gwo total kat nan men
option-hand-total-at-most-question = Ki pi gwo total plizyè kat nan men ka fè?
option-hand-total-at-most-zero = pa gen limit
option-tops = Kat anlè pil ou ka pran
option-tops-question = Ki kat anlè pil ou ka pran tankou kat lib?
choice-tops-none = okenn
choice-tops-opponents = kat anlè pil advèsè yo
choice-tops-others = kat anlè pil tout lòt jwè yo
option-builds-in-sums = Konstriksyon advèsè nan total
option-builds-in-sums-question = Èske yon konstriksyon senp yon advèsè ka nan yon total?
option-builds-in-sums-note = Pa egzanp, lè sa a yon 9 pran yon konstriksyon 8 yon advèsè ansanm ak yon las.
option-because-sums-in-steps = Nan yon tou ki gen plizyè etap, yon konstriksyon pa janm nan yon total.
option-compulsion = Oblije pran?
option-compulsion-question = Kilè ou oblije pran?
choice-compulsion-none = jamè
choice-compulsion-any-capture = chak fwa kat ou jwe a ka pran
choice-compulsion-equal-loose = chak fwa gen kat lib ki egal, e ou pran yo tout
choice-compulsion-no-trail = chak fwa kat ou jwe a ka pran, sof si ou bati avè l

## Bati

option-source = Bati
option-source-question = Kijan ou ka fè konstriksyon?
choice-source-none = ou pa kapab
choice-source-hand = ak yon kat nan men w
choice-source-hand-and-table = menm ak kat ki sou tab la sèlman, nan tou ki gen plizyè etap
option-raised-by = Kiyès ki ka monte yon konstriksyon
option-raised-by-question = Kiyès ki ka monte chif yon konstriksyon?
option-raised-by-note = Se yon konstriksyon senp sèlman ki ka monte, ak yon kat ki soti nan men.
choice-by-anyone = nenpòt moun
choice-by-not-owner = nenpòt moun eksepte mèt li
choice-by-opponents = advèsè mèt li
choice-by-own-side = kan mèt li
choice-by-owner = mèt li sèlman
choice-by-nobody = pèsonn
option-raise-own-with-both = Monte pwòp konstriksyon w ak toude kat yo sèlman
option-raise-own-with-both-question = Pou monte pwòp konstriksyon w, èske ou dwe kenbe yon kat ki gen ansyen chif li tou?
option-raise-with-sets = Lè w monte ou ka ajoute gwoup nouvo chif la
option-raise-with-sets-question = Èske ou ka ajoute gwoup nouvo chif la lè w ap monte yon konstriksyon?
option-joined-by = Kiyès ki ka ajoute nan yon konstriksyon
option-joined-by-question = Kiyès ki ka ajoute gwoup nan yon konstriksyon ki gen menm chif?
option-joined-to-capture = Lòt moun ka ajoute kat tab la nan yon konstriksyon yo pran apre
option-joined-to-capture-question = Èske lòt moun ka ajoute kat ki sou tab la nan yon konstriksyon yo pran nan menm tou a?
option-equal-value = De konstriksyon menm chif
option-equal-value-question = Kisa ki rive ak de konstriksyon ki gen menm chif?
choice-equal-value-coexist = yo ka rete kòtakòt
choice-equal-value-must-merge = yo dwe tounen youn
choice-equal-value-separate = yo rete apa; ajoute pa janm fè yo tounen youn
option-for-partner = Bati pou yon patnè
option-for-partner-question = Kilè ou ka fè yon konstriksyon se patnè w sèlman ki ka pran l?
choice-for-partner-never = jamè
choice-for-partner-proven = si patnè w gen oswa te pèdi yon konstriksyon ki gen chif sa a
choice-for-partner-lost-build = si patnè w te pèdi yon konstriksyon ki gen chif sa a
option-partner-asks = Demand patnè
option-partner-asks-question = Èske ou ka mande patnè w pa touche yon konstriksyon kan w?
option-joiner = Moun ki ajoute vin mèt li
option-joiner-question = Èske jwè ki ajoute nan yon konstriksyon vin mèt li?
choice-joiner-becomes-owner = wi, li vin mèt li
choice-joiner-changes-nothing = non, mèt la rete menm
option-limit = Konstriksyon pou chak jwè
option-limit-question = Konbyen konstriksyon ou ka genyen?
choice-build-limit-none = kantite ou vle
choice-build-limit-one = youn nan fen yon tou
choice-build-limit-one-while-stock = youn toutotan gen rezèv

## Poze

option-owner = Poze pandan ou gen yon konstriksyon
option-owner-question = Èske ou ka poze yon kat pandan ou gen yon konstriksyon?
choice-owner-trail-banned = jamè
choice-owner-trail-banned-next-turn = pa nan pwochen tou a
choice-owner-trail-banned-while-stock = pa toutotan gen rezèv
choice-owner-trail-free = wi
option-owner-builds = Bati pandan ou pa ka poze
option-owner-builds-question = Kisa ou ka bati lè ou gen yon konstriksyon e ou pa ka poze kat?
choice-owner-builds-anything = sa ou vle
choice-owner-builds-own-build = sou pwòp konstriksyon w sèlman
option-only-when-stuck = Poze kòm dènye rekou
option-only-when-stuck-question = Èske ou ka poze sèlman lè ou pa ka fè lòt bagay?

## Kat ou pran yo

option-face = Kat ou pran yo
option-face-question = Èske kat ou pran yo kache oswa louvri?
choice-pile-face-down = kache
choice-pile-face-up = louvri
option-of = Pil patnè yo
option-of-question = Èske patnè yo pataje yon pil?
choice-pile-of-side = yon pil ansanm
choice-pile-of-player = chak moun pil pa l
option-order = Lòd sou pil la
option-order-question = Nan ki lòd kat ou pran ansanm ale sou pil la?
choice-pile-order-free = jan ou vle, san yo pa wè
choice-pile-order-accumulated = jan yo te rive sou tab la
choice-pile-order-lowest-on-top = selon chif, pi piti a anlè
option-pictures-below = Figi anba chif yo
option-pictures-below-question = Èske figi yo ale anba tout chif, nan pil ou oswa pil patnè w?
option-stolen = Kat anlè pil ou ka ajoute nan yon konstriksyon
option-stolen-question = Ki kat anlè pil ou ka ajoute nan yon konstriksyon?
option-residue = Kat ki rete nan fen
option-residue-question = Kiyès ki jwenn kat ki rete sou tab la?
choice-residue-last-capturer = jwè ki te pran an dènye a
choice-residue-nobody = pèsonn

## Bale

option-points = Pwen pou yon bale
option-points-question = Konbyen pwen yon bale vo?
option-points-note = 0 vle di bale pa konte.
option-large-from = Kat nan yon gwo bale
option-large-from-question = Konbyen kat sou tab la ki fè yon gwo bale?
option-large-from-zero = pa genyen
option-large-points = Pwen pou yon gwo bale
option-large-points-question = Konbyen pwen yon gwo bale vo?
option-count-played = Kat ou jwe a konte pou yon gwo bale
option-count-played-question = Èske kat ou jwe a konte pou yon gwo bale?
option-first-play-points = Pwen pou yon bale nan premye kou a
option-first-play-points-question = Konbyen pwen yon bale nan premye kou yon don vo?
option-first-play-points-zero = menm ak nenpòt lòt bale
option-cancelling = Bale anile bale
option-cancelling-question = Èske bale kan ki diferan anile youn lòt?
choice-cancelling-none = non
choice-cancelling-all-sides = wi
choice-cancelling-unrestricted-sides = wi, men pa bale yon kan ki toupre objektif la
option-until-score = Eskò ki fini ak bale
option-until-score-question = Apati konbyen pwen yon kan pa fè bale ankò?
option-until-score-note = Se pwen kan an genyen anvan don an; 0 vle di bale toujou konte.
option-until-score-zero = pa gen limit
option-after-stock = Bale apre dènye kat yo fin bay
option-after-stock-question = Èske ou ka fè yon bale apre dènye kat yo fin bay?
option-last-play = Dènye kou yon don ka fè bale
option-last-play-question = Èske dènye kou yon don ka fè yon bale?
option-victim-plays = Kou youn apre lòt apre yon bale
option-victim-plays-question = Konbyen fwa pwochen jwè a jwe youn apre lòt apre yon bale?
option-victim-plays-note = 1 vle di tou a pase kòm dabitid.

## Anons, reklamasyon ak egzijans

option-last-round = Anonse dènye wonn nan
option-last-round-question = Kisa donè a di lè l ap bay dènye wonn nan?
choice-last-round-silent = anyen
choice-last-round-last = “dènye”
choice-last-round-last-round = “dènye wonn”
option-claim = Reklamasyon
option-claim-question = Kijan ou ka reklame objektif la anvan don an fini?
choice-claim-none = ou pa kapab
choice-claim-count-out = ou di ou rive
choice-claim-announce = ou anonse l
option-false-claim-points = Penalite si ou di ou rive twò bonè
option-false-claim-points-question = Konbyen pwen yon kan make lè li di li rive twò bonè?
option-false-announcement = Yon move anons koute
option-false-announcement-question = Kisa yon move anons objektif la koute?
choice-false-announcement-nothing = anyen
choice-false-announcement-game = pati a
option-left-behind = Montre kat ki rate
option-left-behind-question = Èske jwè yo ka montre kat yon kou te ka pran?
option-insist = Egzije yon pi gwo priz
option-insist-question = Èske advèsè yo ka egzije pou ou pran plis?
choice-insist-never = jamè
choice-insist-asked = wi, nan fen tou w
choice-insist-always = toujou: ou dwe pran ak ajoute tout sa ou kapab
option-orange = Zoranj
option-orange-question = Kiyès ki make yon zoranj?
option-orange-note = Yon zoranj se yon kat wouj ak yon kat jòn, oswa yon kè ak yon kawo, ou pran nan menm kou a.
choice-orange-none = pèsonn
choice-orange-called = premye jwè ki anonse l
choice-orange-always = jwè ki pran l
option-orange-points = Pwen pou yon zoranj
option-orange-points-question = Konbyen pwen yon zoranj vo?
option-false-orange-points = Penalite pou yon move anons zoranj
option-false-orange-points-question = Konbyen pwen yon move anons “zoranj” bay?
option-enforcement = Kou ki pa nan règ
option-enforcement-question = Kisa ki rive ak kou ki pa nan règ?
option-enforcement-note = Ak penalite, yon move priz konte kòm yon kat poze, e yon konstriksyon moun ki fè l la pa ka pran koute pwen.
choice-enforcement-strict = yo pa aksepte
choice-enforcement-table = yo rete, ak yon penalite

## Pwen yon don

option-items = Sa ki bay pwen
option-items-question = Kisa ki bay pwen nan yon don?
option-items-note = Si lòd la enpòtan, pwen yo konte nan lòd sa a.
option-ties = Majorite egal
option-ties-question = Kiyès ki make lè plizyè kan egal pou plis yon bagay?
choice-ties-nobody = pèsonn
choice-ties-one-each = yon pwen pou chak
choice-ties-carried = pèsonn; si gen egalite, pwen yo ajoute sou pwen pwochen don an

## Fen pati a

option-target = Objektif
option-target-question = Konbyen pwen ki fè genyen pati a?
option-deals = Kantite don
option-deals-question = Apre konbyen don pati a fini?
option-deals-zero = jwe jis nan objektif la
option-several = Plizyè kan rive nan objektif la
option-several-question = Kisa k ap fèt si plizyè kan rive nan objektif la nan menm don an?
choice-several-reach-higher-total = pi gwo total la genyen
choice-several-reach-priority-count = yo konte pwen yo youn apre lòt
option-near-target = Toupre objektif la
option-near-target-question = Èske gen limit sou pwen yo toupre objektif la?
choice-near-target-free = pa gen limit
choice-near-target-last-three = limit apati twa pwen anvan
choice-near-target-last-five = limit apati senk pwen anvan
option-level = Egalite pou premye plas
option-level-question = Kisa k ap fèt si plizyè kan egal pou premye plas?
choice-level-another-deal = yon lòt don
choice-level-shared = yo pataje viktwa a
option-finish = Yon pati ki deside fini
option-finish-question = Kilè yon pati fini depi li deside?
choice-finish-end-of-deal = apre don an
choice-finish-at-once = touswit
option-double-game = Viktwa doub nan premye don an
option-double-game-question = Èske yon kan ki rive nan objektif la nan premye don an genyen doub?

## Mo tab ou a

option-words-capture = Mo pa w pou “priz”
option-words-capture-question = Kijan nou rele yon priz?
option-words-build = Mo pa w pou “konstriksyon”
option-words-build-question = Kijan nou rele yon konstriksyon?
option-words-trail = Mo pa w pou “poze”
option-words-trail-question = Kijan nou rele sa lè ou poze yon kat?
option-words-sweep = Mo pa w pou “bale”
option-words-sweep-question = Kijan nou rele yon bale?
option-words-left-behind = Mo pa w pou “kite dèyè”
option-words-left-behind-question = Kijan nou rele kat yon priz kite dèyè?
option-words-ten-of-diamonds = Mo pa w pou “gwo kazino”
option-words-ten-of-diamonds-question = Kijan nou rele dis kawo a?
option-words-two-of-spades = Mo pa w pou “ti kazino”
option-words-two-of-spades-question = Kijan nou rele de pik la?
option-words-seven-of-diamonds = Mo pa w pou “sèt kawo”
option-words-seven-of-diamonds-question = Kijan nou rele sèt kawo a?
option-words-claim = Mo pa w pou “reklame”
option-words-claim-question = Kisa nou di pou reklame pati a?

## Mo abityèl yo

word-capture = priz
word-build = konstriksyon
word-trail = poze
word-sweep = bale
word-left-behind = kite dèyè
word-ten-of-diamonds = gwo kazino
word-two-of-spades = ti kazino
word-seven-of-diamonds = sèt kawo
word-claim = reklame

## Editè règ lakay

option-group-deck = Jwèt kat la
option-group-seating = Jwè ak kan
option-group-dealing = Don an
option-group-counting = Konbyen kat yo konte
option-group-capturing = Pran
option-group-building = Bati
option-group-trailing = Poze
option-group-piling = Kat ou pran yo
option-group-sweeping = Bale
option-group-calling = Anons, reklamasyon ak egzijans
option-group-scoring = Pwen yon don
option-group-ending = Fen pati a
option-group-words = Mo tab ou a

option-item-most = plis
option-item-each = chak
option-item-enough = ase
option-item-primiera = primiera: pi bon kat chak fanmi

option-kinds = Kat yon kalite
option-one-card = Yon sèl kat

option-yes = wi
option-no = non

## Chif yon opsyon ka genyen

option-note-zero = 0 vle di: { $meaning }.

option-limits-or-zero = 0 ({ $meaning }) oswa ant { $least } ak { $most }

## Poukisa yon opsyon pa gen efè, oswa poukisa li pa mache ak lòt yo

option-because-no-partners = Pèsonn pa gen patnè.
option-because-no-rounds = Yo pa bay kat yo pa wonn.
option-because-never-four = 4 moun pa ka jwe jwèt sa a.
option-because-only-two = Jwèt la se pou de jwè sèlman.
option-because-no-pictures = Jwèt kat la pa gen valè, dam ni wa ki depase chif 1 rive 10.
option-because-pictures-count = Figi yo konte tankou chif.
option-because-all-at-once = Yo bay tout kat yo yon sèl kou.
option-because-bare-table = Yo pa mete kat sou tab la.
option-because-uncut = Yo pa koupe kat tab la.
option-because-any-table-stays = Nenpòt premye tab rete.
option-because-even = Kat yo tonbe egal, kidonk pa gen wonn ki kout.
option-because-never-rich = Okenn premye tab pa t ap rich. Mete omwen 1 isit la oswa nan pwen yo.
option-because-in-hand-builds = Kat ka gen yon lòt chif nan men sèlman nan yon jwèt ki pa gen konstriksyon.
option-because-in-hand-one-card = Plizyè kat nan men ki jwe ansanm adisyone ak chif yo gen sou tab la.
option-because-one-combination = Yon kou pran yon sèl konbinezon.
option-because-pair-first = Sa di kilès nan plizyè konbinezon ou oblije pran, kidonk fòk yon kou pran yon sèl.
option-because-cards-together = Kat nan men ki jwe ansanm pa janm egal ak yon sèl kat.
option-because-from-hand-builds = Ou ka jwe plizyè kat nan men ansanm sèlman nan yon jwèt ki pa gen konstriksyon.
option-because-one-hand-card = Ou jwe yon sèl kat nan men alafwa.
option-because-face-down = Pèsonn pa ka wè kat ki anlè yon pil kache.
option-because-equal-loose-one = Kat ou a dwe pran tout kat lib ki egal, men yon kou pran yon sèl konbinezon.
option-because-insisted-pictures = Lè advèsè yo egzije, yon figi ka oblije pran yon dezyèm figi menm ran.
option-because-equal-loose-two = Kat ou a dwe pran tout kat lib ki egal, men yon figi pa ka pran de.
option-because-equal-loose-picture = Kat ou a dwe pran tout kat lib ki egal, men yon figi pran yon sèl figi menm ran.
option-because-equal-loose-together = Kat ou a dwe pran tout kat lib ki egal, men kat nan men ki jwe ansanm pa janm egal ak yon sèl kat.
option-because-two-builds = Si ou te gen de konstriksyon ki gen menm chif, ou pa t ap ka pran toude ak yon sèl kat.
option-because-which-build = Fòk li klè ki konstriksyon yon jwè pral pran.
option-because-no-builds = Jwèt la pa gen konstriksyon.
option-because-no-raise = Pèsonn pa ka monte yon konstriksyon.
option-because-own-not-raised = Pèsonn pa ka monte pwòp konstriksyon l.
option-because-built-without-card = Ou ka bati san ou pa gen kat ki pran konstriksyon an.
option-because-sets-are-steps = Nan yon tou ki gen plizyè etap, ajoute gwoup se yon etap apa.
option-because-no-joining = Pèsonn pa ka ajoute nan yon konstriksyon.
option-because-one-step = Yon tou gen yon sèl etap.
option-because-opponents-join = Advèsè yo ka ajoute nan konstriksyon an kanmenm.
option-because-one-build-a-step = Yon etap ajoute nan yon sèl konstriksyon.
option-because-request-own-side = Si yo mande yon patnè pa touche yon konstriksyon, fòk toude patnè yo ka ajoute ladan l.
option-because-no-stock = Ak plis pase de jwè, yo bay tout kat yo yon sèl kou, kidonk pa janm gen rezèv.
option-because-stuck = Se jwè ki pa ka fè lòt bagay sèlman ki ka poze.
option-because-owner-trails = Ou ka poze pandan ou gen yon konstriksyon.
option-because-never-stuck = Nan yon tou ki gen plizyè etap, li pa janm klè ou pa ka fè lòt bagay.
option-because-piles-down = Pil yo kache.
option-because-pictures-order = Figi yo ka ale anba chif yo sèlman si kat yo sou pil la jan yo te rive sou tab la.
option-because-no-big-sweeps = Pa gen gwo bale.
option-because-no-sweeps = Bale pa bay pwen.
option-because-over-before = Pèsonn pa gen kantite pwen sa a anvan pati a fini.
option-because-swept-before-stock = Apre dènye kat yo fin bay, pa gen bale ankò.
option-because-unrestricted = Pa gen limit pou okenn kan toupre objektif la.
option-because-not-called = Yo pa anonse zoranj.
option-because-fixed-deals = Kantite don an fikse.
option-because-stops = Yon pati ki deside fini touswit.
option-because-own-item = Toupre objektif la, yon kan genyen ak pwòp pwen li sèlman, kidonk pèsonn pa bezwen reklame.
option-because-no-counting-out = Pèsonn pa ka di li rive.
option-because-no-announcing = Pèsonn pa ka anonse objektif la.
option-because-still-taken = Nan yon tou ki gen plizyè etap, jwè a ka toujou pran sa ki te rete.
option-because-insist-steps = Advèsè yo ka egzije sèlman kote tou yo gen plizyè etap.
option-because-insist-one = Pèsonn pa ka egzije yon pi gwo priz si yon kou pran yon sèl konbinezon.
option-because-orange-suits = Yon zoranj bezwen kè ak kawo (kat wouj ak kat jòn), men youn nan fanmi sa yo pa sèvi.
option-because-no-oranges = Zoranj pa bay pwen.
option-because-table-one-step = Kou ki pa nan règ ka gen yon penalite sèlman si yon tou se yon sèl kou, pa plizyè etap.
option-because-table-one-card = Yon move priz tounen yon kat poze, men yon sèl kat ka poze.
option-because-no-majority = Anyen pa bay pwen pou moun ki gen plis.
option-because-count-decides = Yo konte pwen yo youn apre lòt, kidonk kan yo pa janm egal.
