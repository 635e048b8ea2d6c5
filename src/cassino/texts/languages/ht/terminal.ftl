### Pati a nan tèminal la. Tèks ant `backticks` se sa pou ekri.

## Mo moun ka ekri

terminal-word-moves = kou
terminal-word-more = plis
terminal-word-table = tab
terminal-word-score = eskò
terminal-word-hint = endis
terminal-word-coach = antrenè
terminal-word-how = kijan
terminal-word-why = poukisa
terminal-word-undo = defè, dèyè
terminal-word-last = dènye
terminal-word-misdeal = movedon
terminal-word-rules = règ
terminal-word-review = analiz
terminal-word-save = sere
terminal-word-resume = kontinye
terminal-word-new = nouvo
terminal-word-rematch = revanj
terminal-word-help = èd
terminal-word-quit = kite, soti
terminal-word-count = konte
terminal-word-announce = anonse, ausz, kint

terminal-word-trail = poze
terminal-word-take = pran
terminal-word-build = bati
terminal-word-join = ajoute
terminal-word-raise = monte
terminal-word-with = ak, avèk
terminal-word-from = depi
terminal-word-to = nan
terminal-word-by = pa
terminal-word-upon = sou
terminal-word-and = epi, plis
terminal-word-for = pou
terminal-word-partner = patnè
terminal-word-end = fini
terminal-word-insist = egzije
terminal-word-capture = priz
terminal-word-additions = ajou
terminal-word-both = toude
terminal-word-orange = zoranj, anonse zoranj
terminal-word-pass = pase
terminal-word-ask = mande
terminal-word-out = rive

terminal-word-yes = wi
terminal-word-no = non
terminal-word-cancel = anile
terminal-word-none = okenn, pèsonn, jamè
terminal-word-all = tout
terminal-word-together = ansanm
terminal-word-first = premye

terminal-word-on = limen
terminal-word-off = etenn
terminal-word-always = toujou
terminal-word-never = jamè
terminal-word-nudge = siy
terminal-word-cards = kat
terminal-word-move = kou
terminal-word-up = anwo
terminal-word-down = anba

terminal-word-go = ale
terminal-word-slow = dousman
terminal-word-normal = nòmal
terminal-word-fast = vit
terminal-word-step = etap

terminal-word-solution = solisyon
terminal-word-skip = sote
terminal-word-list = lis
terminal-word-deal = don

terminal-word-log = istwa
terminal-word-agree = dakò
terminal-word-decline = refize
terminal-word-claim = reklame
terminal-word-resign = bandonnen
terminal-word-bot = bot
terminal-word-stop = kanpe

terminal-word-back = dèyè
terminal-word-exposed = louvri
terminal-word-edit = korije
terminal-word-export = ekspòte

# In Creole the article comes after the card
terminal-articles = la, a, nan

## Sa yo di sou yon mo

terminal-word-ambiguous = “{ $word }” ka vle di { $meanings }. Ekri plis lèt.
terminal-word-unknown = Mwen pa konnen “{ $word }”. Ekri èd pou wè kòmand yo, oswa kou pou wè kou ou yo.
terminal-yes-or-no = { $question } Wi oswa non:

## Èd

terminal-how-to-play = Pou jwe, ekri nimewo yon kou, oswa ekri kou a menm.
terminal-enter-alone = Antre pou kont li montre tab la ak kou ou yo ankò, oswa bay repons kesyon an di a.
terminal-commands = Kòmand (ou ka ekri yo pi kout):
terminal-help-moves = `kou`: kou ou ka fè. `kou 8S`: kou yon sèl kat.
terminal-help-more = `plis`: rès yon lis ki long.
terminal-help-table = `tab`: kat ki sou tab la ak men w.
terminal-help-score = `eskò`: eskò pati a, ak sa chak kan pran.
terminal-help-hint = `endis`: ki kote pou gade. Ekri l ankò pou wè kat yo, epi yon lòt fwa pou yon bon kou ak rezon an. `endis kou`: kou a touswit.
terminal-help-coach = `antrenè limen`: yon avètisman anvan yon erè. `antrenè etenn`: pa gen avètisman ankò.
terminal-help-how = `kijan`: si dènye kou w te bon, ak sa ki te pi bon.
terminal-help-why = `poukisa`: rezon dènye kou yon lòt jwè, oswa règ ki te bloke dènye esè w. `poukisa 8S x 9H`: règ ki kont kou sa a.
terminal-help-undo = `defè`: reprann dènye kou w, oswa dènye etap tou w.
terminal-help-last = `dènye`: sa ki pase depi dènye tou w.
terminal-help-misdeal = `movedon`: anvan premye kou yon wonn, plizyè moun sou menm klavye a tonbe dakò sou yon erè nan bay kat.
terminal-help-rules = `règ`: règ jwèt sa a. `règ bati`: yon sèl seksyon ak egzanp.
terminal-help-review = `analiz`: erè yo ak chans lan nan don ki fini yo.
terminal-help-save = `sere FICHYE`: sere pati a nan yon fichye.
terminal-help-resume = `kontinye FICHYE`: kontinye yon pati ki te sere.
terminal-help-new = `nouvo`: kòmanse yon lòt pati. `nouvo royal`: ak yon lòt jwèt, yon fichye oswa yon kòd pataj.
terminal-help-rematch = `revanj`: menm bagay ak nouvo.
terminal-help-help = `èd`: lis sa a. `?`: sa ou ka fè kounye a.
terminal-help-quit = `kite`: ale.
terminal-help-end = `fini`: fini tou w lè li gen plizyè etap.
terminal-help-insist = `egzije`: egzije yon pi gwo priz oswa kat pou ajoute, lè yo mande w.
terminal-help-orange = `zoranj`: anonse yon zoranj, lè yo mande w.
terminal-help-pass = `pase`: kite l konsa, lè yo mande w yon bagay. Antre fè menm bagay.
terminal-help-ask = `mande jamè`: kite chak kesyon pase. `mande toujou`: resevwa kesyon ankò.
terminal-help-ask-partner = `mande jamè`: kite chak kesyon pase. `mande toujou`: resevwa kesyon ankò. `mande`: mande konstriksyon w la lè patnè w pral pran l.
terminal-help-count = `konte rive`: di ou rive nan objektif la.
terminal-help-announce = `anonse`: anonse ou rive nan objektif la. `3 anonse`: touswit apre ou jwe kou 3. `anonse pa B`: pou jwè B.

## Egzanp kou pou ekri

terminal-sample-card = Yon kat se ran li ak lèt fanmi li (C trèf, D kawo, H kè, S pik): `10D` se dis kawo a, `AS` se las pik la. Ou ka ekri non li tou: `dis kawo`.
terminal-sample-card-colors = Yon kat se chif li ak lèt koulè li: `7R` se sèt wouj la. G se vèt, Y jòn, B nwa. Ou ka ekri non li tou: `sèt wouj`.
terminal-sample-card-italian = J konte pou 8, Q pou 9 ak K pou 10.
terminal-sample-cards = `8S`: sa 8S ou a ka fè. `8S 5C 3D`: sa li ka fè ak kat sa yo ki sou tab la.
terminal-sample-take = `8S x 8H, 5C+3D`: 8S la pran 8H la, ak 5C epi 3D ansanm.
terminal-sample-take-several = `5S+4S x 9H`: 5S ak 4S ou yo ansanm pran 9H la.
terminal-sample-take-top = `8S x 5C^, 3D`: siy ^ la montre kat ki anlè yon pil. Ou pa oblije mete l.
terminal-sample-orange = `8S x 5H+3D zoranj`: menm bagay la, epi ou anonse yon zoranj. `2 zoranj`: anonse l ak kou 2 nan lis la.
terminal-sample-trail = `poze 4C`: mete 4C a sou tab la.
terminal-sample-build = `5H+4D = 9`: 5H ki nan men w ak 4D a fè yon konstriksyon 9.
terminal-sample-join = `6S+3D, b1 = 9`: 6S ou a ak 3D a fè 9 epi yo ajoute nan konstriksyon b1.
terminal-sample-raise = `monte b1 2S = 9`: 2S ou a monte konstriksyon b1, yon 7, sou 9.
terminal-sample-step = `5C+4D = 9` ak kat ki sou tab la sèlman se yon etap: tou w kontinye jiskaske ou ekri `fini`.
terminal-sample-for-partner = `5H+4D = 9 pou patnè`: konstriksyon an se pou patnè w.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: sou pil ou, 3D a anba nèt epi 8S la anlè. `2 / 3D 5C`: menm bagay pou kou 2.
terminal-sample-order-words = `2 / anwo`: kou 2 ak pi piti kat la anba pil ou. `2 / anba`: ak pi gwo a.
terminal-sample-steal = `5H+4D^ = 9`: konstriksyon an sèvi ak 4D ki anlè yon pil. Ou pa oblije mete siy ^ la.

## Kou nan yon lis

terminal-value = { $value } ({ rank })
terminal-build = konstriksyon { $value } { $cards }
terminal-trail = Poze { $cards }
terminal-take = Pran { $taken } avèk { $cards }
terminal-take-orange = Pran { $taken } avèk { $cards }, anonse zoranj
terminal-take-pictures =
    { WHO($whom) ->
        [you] Pran { $taken } avèk { $cards }, figi yo pou pil ou
       *[other] Pran { $taken } avèk { $cards }, figi yo pou pil { NAME($whom) }
    }
terminal-show = Montre { $cards }, pou pran { $taken }
terminal-make = Bati { $value }: { $sets }
terminal-make-for = Bati { $value }: { $sets } pou { whom }
terminal-add = Ajoute { $sets } nan { $builds }
terminal-add-for = Ajoute { $sets } nan { $builds } pou { whom }
terminal-raise = Monte { $build } sou { $value } avèk { $cards }
terminal-raise-adding = Monte { $build } sou { $value } avèk { $cards }, epi ajoute { $sets }
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } nan pil ou
        [with-you] { $card } nan pil kan w
        [one] { $card } nan pil { PLAYERS($of) }
       *[several] { $card } nan pil { PLAYERS($of) }
    }
terminal-sweep = { $move } (yon bale)

terminal-group = { $title }: { $what }
terminal-table-alone = Kat ki sou tab la sèlman
terminal-several-together = Plizyè kat ansanm
terminal-only-trail = Pou poze sèlman
terminal-captures =
    { $count ->
        [1] 1 priz
       *[other] { $count } priz
    }
terminal-joins =
    { $count ->
        [1] 1 fason pou ajoute nan konstriksyon
       *[other] { $count } fason pou ajoute nan konstriksyon
    }
terminal-raises =
    { $count ->
        [1] 1 fason pou monte
       *[other] { $count } fason pou monte
    }
terminal-builds =
    { $count ->
        [1] 1 konstriksyon
       *[other] { $count } konstriksyon
    }
terminal-trails = poze
terminal-and-more = ak lòt ankò
terminal-no-move = pa gen kou

## Envit

terminal-your-move = Kou w:
terminal-move-or-end = Kou w, oswa fini:
terminal-only-end = Pa gen anyen ankò pou fè nan tou w. Peze Antre pou fini l, oswa ekri defè:
terminal-insist-prompt = Repons ou (Antre kite l konsa):
terminal-orange-prompt = Repons ou (Antre: pa gen zoranj):
terminal-request-prompt = Repons ou (Antre pa mande):
terminal-answer-prompt = Repons ou:

## Kesyon nan tou lòt jwè yo, ak sa yon jwè gen pou fè toujou

terminal-do-you-insist = Èske w egzije?
terminal-is-orange =
    Èske { WHO($who) ->
        [you] ou
       *[other] { NAME($who) }
    } pran { $orange ->
        [colors] yon kat wouj ak yon kat jòn
       *[suits] yon kè ak yon kawo
    } ansanm, yon zoranj?
terminal-may-ask = { NAME($who) } pral pran { $builds }. Ou gen yon kat pou sa, e ou ka mande pou l tounen pa w pito.
terminal-cannot-ask = { NAME($who) } pral pran { $builds }. Ou pa gen kat pou sa, kidonk ou pa ka mande pou l tounen pa w.
terminal-partner-asks = Patnè w mande w kite { $builds }. Ou montre { ROW($cards) }.
terminal-could-take = { NAME($who) } jwe { ROW($cards) }: sa te ka pran plis toujou: { $left }.
terminal-must-take = Ou jwe { ROW($cards) }: sa dwe pran plis toujou: { $left }.
terminal-could-add = { NAME($who) } te ka ajoute toujou, ak { ROW($cards) }, nan { $build }.
terminal-must-add = Ou dwe ajoute toujou, ak { ROW($cards) }, nan { $build }.
terminal-have-played = Ou jwe { ROW($cards) } nan tou sa a.
terminal-must-take-build = Fòk ou pran konstriksyon { $value } nan tou sa a.
terminal-plays-owed = Ou gen { $count } kou youn apre lòt.

## Tab la, men an ak eskò a

terminal-table = Tab la: { $cards }.
terminal-no-loose-cards = Pa gen kat lib sou tab la.
terminal-table-build =
    { WHO($who) ->
        [you] Konstriksyon { $value }, pa w: { $sets }.
       *[other] Konstriksyon { $value }, pou { NAME($who) }: { $sets }.
    }
terminal-table-build-open = Konstriksyon { $value }, pa pou pèsonn: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: konstriksyon { $value }, pa w: { $sets }.
       *[other] { $label }: konstriksyon { $value }, pou { NAME($who) }: { $sets }.
    }
terminal-labeled-build-open = { $label }: konstriksyon { $value }, pa pou pèsonn: { $sets }.
terminal-tops = Kat ki anlè pil yo: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] pa w: { $card }
        [with-you] pa kan w: { $card }
        [one] { PLAYERS($of) }: { $card }
       *[several] { PLAYERS($of) }: { $card }
    }
terminal-may-use-both = Ou ka pran oswa bati ak { ROW($cards) }.
terminal-may-capture = Ou ka pran { ROW($cards) }.
terminal-may-steal = Ou ka sèvi ak { ROW($cards) } nan yon konstriksyon.
terminal-hand = Men w: { $cards }.
terminal-hand-empty = Ou pa gen kat nan men w.
terminal-holds = { NAME($who) } gen { ROW($cards) }.
terminal-bottom = Se ou menm sèl ki wè dènye kat rezèv la: { ROW($cards) }.
terminal-stock =
    { $count ->
        [0] Rezèv la vid.
        [1] Rete 1 kat nan rezèv la.
       *[other] Rete { $count } kat nan rezèv la.
    }
terminal-round = Wonn { $number } sou { $of }.
terminal-move-number = Kou { $number }.

terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 kat
       *[other] { $count } kat
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 move anons
       *[other] { $count } move anons
    }
terminal-taken-scoring = kat ki bay pwen { $cards }
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = poko gen primiera
terminal-taken-kind =
    { $kind ->
        [clubs] { $count } trèf
        [diamonds] { $count } kawo
        [hearts] { $count } kè
        [spades] { $count } pik
        [green] { $count } vèt
        [yellow] { $count } jòn
        [red] { $count } wouj
        [black] { $count } nwa
        [ones] kat ki make 1: { $count }
        [aces] { $count } las
        [twos] kat ki make 2: { $count }
        [threes] kat ki make 3: { $count }
        [fours] kat ki make 4: { $count }
        [fives] kat ki make 5: { $count }
        [sixes] kat ki make 6: { $count }
        [sevens] kat ki make 7: { $count }
        [eights] kat ki make 8: { $count }
        [nines] kat ki make 9: { $count }
        [tens] kat ki make 10: { $count }
        [jacks] { $count } valè
        [queens] { $count } dam
       *[kings] { $count } wa
    }

terminal-decided =
    { $how ->
        [higher_total] Se pi gwo total la ki deside.
        [restricted] Kan an te gen tout sa li te bezwen toupre objektif la.
        [sweep] Se yon bale nan kont lan ki deside.
        [false_claim] Se move anons lan ki deside.
        [announce] Se anons objektif la ki deside.
       *[count_out] Se moun ki di li rive a ki deside.
    }
terminal-decided-by-line = Men sa ki deside pati a nan kont lan: { $title }.

terminal-deal-is-over = Don an fini. Kont lan:

## Endis

terminal-hint-why = Poukisa: { $reason }
terminal-hint-type = Pou jwe l, ekri `{ $move }`
terminal-hint-hand = Gade { ROW($cards) } nan men w.
terminal-hint-table = Gade { ROW($table) } sou tab la.
terminal-hint-both = Gade { ROW($cards) } nan men w ak { ROW($table) } sou tab la.
terminal-hint-no-card = Ou pa bezwen kat pou sa.
terminal-hint-more = Ekri endis ankò pou plis.
terminal-hint-steps = Ekri endis pou pwochen etap la, oswa endis siy, endis kat oswa endis kou.

## Kòmansman yon pati ak yon don

terminal-name = { NAME($who) }
terminal-aces = { PLAYERS($partners) } jwenn premye de las yo epi fè patnè.
terminal-clockwise = Tou yo vire nan sans mont: { $names }.
terminal-counterclockwise = Tou yo vire nan sans kontrè mont: { $names }.
terminal-type-help = Ekri èd pou wè kòmand yo, règ pou wè règ yo.
terminal-local-words = Mo jwèt sa a: { $words }.
terminal-local-word =
    { $thing ->
        [capture] “{ $word }” pou yon priz
        [build] “{ $word }” pou yon konstriksyon
        [trail] “{ $word }” pou poze yon kat
        [sweep] “{ $word }” pou yon bale
        [left_behind] “{ $word }” pou kat ki kite dèyè
        [ten_of_diamonds] “{ $word }” pou dis kawo a
        [two_of_spades] “{ $word }” pou de pik la
        [seven_of_diamonds] “{ $word }” pou sèt kawo a
       *[claim] “{ $word }” pou reklame objektif la
    }
terminal-in-hand = Nan men w { $counts }.
terminal-turn-steps = Yon tou ka gen plizyè etap: jwe yon kat nan men w, epi bati oswa ajoute ak kat ki sou tab la kantite fwa ou vle. Ekri `fini` pou fini tou w, oswa defè pou reprann yon etap.
terminal-insisting = Apre yon tou, advèsè yo ka egzije pou ou pran oswa ajoute plis.
terminal-fullest = Tou w fini sèlman lè ou pran ak ajoute tout sa ou kapab.
terminal-oranges =
    { $orange ->
        [colors] Yon kat wouj ak yon kat jòn ou pran ansanm fè yon zoranj si ou anonse l: `1 zoranj` se kou 1 ak anons lan.
       *[suits] Yon kè ak yon kawo ou pran ansanm fè yon zoranj si ou anonse l: `1 zoranj` se kou 1 ak anons lan.
    }
terminal-pile-order = Ou ka chwazi lòd kat ou pran yo nan pil ou. Lòt jwè yo wè kat ki anlè a. Ekri èd pou wè kijan.
terminal-deal =
    { WHO($dealer) ->
        [you] Don { $number }. Se ou ki bay kat yo.
       *[other] Don { $number }. Se { NAME($dealer) } ki bay kat yo.
    }
terminal-plays-first = { NAME($who) } jwe an premye.
terminal-loser-plays-first =
    { WHO($who) ->
        [you] Ou pèdi dènye don an, kidonk se ou ki jwe an premye.
       *[other] { NAME($who) } pèdi dènye don an, kidonk se li ki jwe an premye.
    }
terminal-partner =
    { WHO($who) ->
        [you] Patnè w se { NAME($partner) }.
       *[other] Patnè { NAME($who) } se { NAME($partner) }.
    }
terminal-level = { $name } jwe nan nivo { $level } sou { $highest }.
terminal-seed = Grenn { $seed }.
terminal-continues = Pati a kontinye.
terminal-played-last = Pati a kontinye. Dènye kou yo:

## Nan tab la

terminal-can-with = Ak { ROW($cards) } ou ka:
terminal-no-move-with = Kounye a pa gen kou ak { ROW($cards) }: ou pa ka pran anyen ni bati.
terminal-not-in-hand = Ou pa gen { ROW($cards) } nan men w. Ekri kat pa w anvan.
terminal-can-made = Ak kat sa yo ou ka:
terminal-made-no-move = Ak { ROW($cards) } epi kat sa yo, pa gen kou.
terminal-table-no-move = Kat sa yo ki sou tab la pa fè okenn kou.
terminal-many-moves = Gen anpil kou. Chwazi yon kat:
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] 1 lòt ankò. Ekri plis pou wè l.
       *[other] { $count } lòt ankò. Ekri plis pou wè yo.
    }
terminal-list-too-long = Gen plis kou pase sa lis sa a ka kenbe. Ekri yon kat ak kat ki sou tab la, pa egzanp `8S 5C 3D`.
terminal-no-number = Pa gen kou { $number } kounye a. Ekri kou pou wè lis la.
terminal-no-such-card = Ou pa gen kat “{ $word }”. { $hand }
terminal-no-more = Pa gen lòt. Ekri kou pou wè lis la.
terminal-misdeal-which = Kisa ki mal pase? Nimewo a, oswa Antre pou anyen:
terminal-misdeal-cards = Kilès nan kat ou yo yo wè?
terminal-misdeal-whose = Men kiyès? Nimewo a, oswa Antre pou { $name }:
terminal-misdeal-count = Konbyen kat? Antre pou youn:
terminal-misdeal-agree = Èske tout moun dakò?
terminal-nothing-refused = Pa gen kou ki refize nan tou sa a. Ekri poukisa ak kou a.
terminal-is-legal = Kou sa a nan règ: { $move }.
terminal-undo-alone = Ou ka defè sèlman lè w ap jwe pou kont ou ak bot: lòt jwè yo wè kou w la deja.
terminal-nothing-to-undo = Ou poko fè kou nan don sa a.
terminal-taken-back = Kou w la reprann.
terminal-nothing-played = Poko gen anyen ki jwe nan don sa a.
terminal-ask-setting = Ekri `mande toujou` oswa `mande jamè`, pa “{ $word }”.
terminal-never-asked = Nan jwèt sa a yo pa janm mande w anyen.
terminal-asks-never = Apati kounye a chak kesyon pase pou kont li. `mande toujou` chanje sa.
terminal-asks-always = W ap resevwa kesyon ankò.
terminal-no-claim = Ou pa reklame anyen.
terminal-nobody-at-seat = Pèsonn nan klavye sa a pa gen plas { $seat }.
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = Dènye kat la jwe. Antre: konte don an. Oswa ekri `anonse`, tab, defè, sere, nouvo oswa kite.
terminal-now-deal-over = Don an fini. Antre: kontinye. Oswa ekri eskò, tab, defè, sere, nouvo oswa kite.
terminal-now-move = Ekri yon nimewo, yon kou, oswa yon kat pou wè sa li ka fè. èd montre kijan pou ekri kou.
terminal-now-orange = Pou anonse yon zoranj, ajoute mo a dèyè yon nimewo: `1 zoranj`.
terminal-now-announce =
    { $target ->
        [1] `anonse`: di ou gen 1 pwen.
       *[other] `anonse`: di ou gen { $target } pwen.
    }
terminal-now-count-out =
    { $target ->
        [1] `konte rive`: di ou gen 1 pwen.
       *[other] `konte rive`: di ou gen { $target } pwen.
    }
terminal-now-ask-always = `mande toujou`: resevwa kesyon ankò.
terminal-now-ask-never = `mande jamè`: kite chak kesyon pase.
terminal-now-also = Gen tou: endis, antrenè, kijan, poukisa, defè, dènye, eskò, tab, règ, sere, nouvo, kite.
terminal-cut =
    { WHO($who) ->
        [you] Se ou ki koupe: konbyen kat ou leve, 0 a { $last }? (Antre: mwatye)
       *[other] Se { NAME($who) } ki koupe: konbyen kat pou leve, 0 a { $last }? (Antre: mwatye)
    }
terminal-cut-number = Ekri yon nimewo ant 0 ak { $last }.
terminal-pass-keyboard = Pase klavye a bay { NAME($who) }, k ap peze Antre:
terminal-press-count = Peze Antre pou konte don an, oswa anonse anvan:
terminal-press-next-deal = Peze Antre pou pwochen don an:
terminal-type-new = Ekri nouvo pou yon lòt pati, oswa kite:
terminal-input-ended = Pa gen lòt tèks k ap antre.
terminal-stopped = Kanpe.
terminal-was-unsaved = Pati a poko fini e li pa te sere. Pwochen fwa, kenbe l ak kòmand sere FICHYE.

terminal-not-allowed = Sa entèdi. { $sentence } Se règ { $number }, { $name }.
terminal-rule = Règ { $number }, { $name }: { $sentence }
terminal-wrong-capture = Sa se yon move priz. { $rule }
terminal-not-understood = Mwen pa konprann kou sa a. { $problem }

## Sere ak kite

terminal-file-name = Non fichye a:
terminal-no-file = Li pa sere: ou pa bay non fichye.
terminal-file-exists = { $file } egziste deja. Ranplase l?
terminal-not-saved = Li pa sere.
terminal-go-on = Kontinye pati { $title } ou a (don { $number }, { SCORES($scores) })? Wi oswa non:
terminal-kept = Pati w la sere. Pou kontinye l, lanse cassino play ankò.
terminal-put-aside = Pati a rete nan { $file }, men yo p ap pwopoze l ankò.
terminal-file-changed = Yon lòt fenèt oswa yon lòt pwogram chanje { $file }, kidonk nou pa ekri sou li.
terminal-saved = Sere. Pou kontinye pita: kontinye { $file }
terminal-not-resumed-no-file = Pati a pa kontinye: ou pa bay non fichye.
terminal-not-resumed = Pati a pa kontinye.
terminal-leave-for-other = Pati sa a poko fini e li pa sere. Kite l pou lòt la?
terminal-leave-for-new = Pati sa a poko fini e li pa sere. Kòmanse yon lòt kanmenm?
terminal-leave-question = Pati a poko fini. Sere l anvan ou ale? Wi, non oswa anile:
terminal-goodbye = Orevwa.

terminal-cannot-write = Nou pa ka ekri { $file }: { $problem }.
terminal-cannot-read = Nou pa ka li { $file }: { $problem }.
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] pa gen fichye oswa dosye sa a
        [IsADirectoryError] se yon dosye
        [NotADirectoryError] yon pati nan chemen an se yon fichye
        [PermissionError] ou pa gen dwa
       *[other] { $problem }
    }
terminal-not-text = { $file } pa yon fichye pati: oktè { $byte } pa tèks UTF-8.
terminal-no-deal = { $file } gen yon pati ki te kòmanse ak yon pozisyon olye de yon don. Se pwogram Python sèlman ki ka kontinye l, ak `cassino.load`.
terminal-cannot-resume =
    { $file } pa yon pati nou ka kontinye:
    { $problem }
terminal-no-record =
    { $file } pa yon rejis pati:
    { $problem }
terminal-no-person = Pèsonn pa ka kontinye { $file }: [Seats] li pa gen okenn moun.
terminal-more-problems =
    { $count ->
        [1] ak 1 lòt
       *[other] ak { $count } lòt
    }

## Plas yo

terminal-player = Jwè
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = Yon plas gen yon non vid. Ekri Ann=human, oswa human sèlman.
terminal-seat-unknown = Pa gen bot “{ $kind }”. Chwazi youn nan: { $kinds }.
terminal-seat-unknown-close = Pa gen bot “{ $kind }”. Èske ou te vle di { $close }? Chwazi youn nan: { $kinds }.
terminal-seat-same-name = De plas gen menm non “{ $name }”. Bay chak plas pwòp non li.
terminal-seat-mismatch = Ou bay non { $seats } plas, men ou mande { $players } jwè.
terminal-seat-nobody = Pa gen moun nan okenn plas. Pou gade bot jwe youn kont lòt, ajoute --watch.
terminal-seat-watching = Ak --watch ou gade sèlman, kidonk okenn plas pa ka gen moun.

## Liv règ yo, paragraf pa paragraf

terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:

## Sa ki sere nan leson ak devinèt

terminal-progress-broken = Nou pa ka li pwogrè w. { $problem } W ap rekòmanse; ansyen fichye a se { $file } kounye a.
terminal-progress-stuck = Nou pa ka li pwogrè w. { $problem } Nou pa ka deplase fichye a nan { $file }: { $system }. Sa w ap rezoud kounye a p ap sere.
terminal-progress-not-saved = Nou pa ka sere pwogrè w. { $problem }
terminal-progress-foreign = Kèk leson ou fè soti nan yon lòt vèsyon Cassino; yo rete sere.
terminal-progress-no-answers = Fichye a pa gen repons pou devinèt.

## Lekòl Kazino

terminal-school-which = Ki leson? Ekri yon nimewo oswa yon non, Antre pou pwochen an, oswa kite:
terminal-school-move = Kou w, oswa endis, kou, sote, kite:
terminal-school-deal-move = Kou w, oswa endis, kou, kite:
terminal-school-after = Antre pou pwochen leson an, lis, oswa kite:
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Etap { $number } sou { $of }.
terminal-school-right = Sa bon! { $praise }
terminal-school-last = Se te dènye leson an. `cassino play` louvri yon tab pou ou.
terminal-school-next = Pwochen: { $title }.
terminal-school-type = Ekri `{ $move }`
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, fini)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } sou { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, nouvo)
    }
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = Apre sa yo ou ka jwe. Lòt leson yo fè w vin pi fò.
terminal-school-differences = { $title }: sa ki diferan ak Kazino.
terminal-school-no-differences = Leson yo aprann ou { $title } menm.
terminal-school-difference = { $title }: { $text }
terminal-school-different-value = { $name }: { $here } (nan Kazino: { $there })
terminal-school-book = `cassino rules { $id }` montre tout liv règ yo.
terminal-school-count = { $title }: ou menm { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Devinèt

terminal-puzzle-prompt = Kou w, oswa endis, solisyon, kite:
terminal-puzzle = { $title }: { $game }. Jwenn pi bon kou a.
terminal-puzzle-must-hold = Tout lòt kat yo jwe deja, kidonk { NAME($who) } gen { ROW($cards) } san mank.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } gen 1 kat.
       *[other] { NAME($who) } gen { $count } kat.
    }
terminal-puzzle-stock =
    { $count ->
        [0] Pa rete kat pou bay.
        [1] Rete 1 kat pou bay.
       *[other] Rete { $count } kat pou bay.
    }
terminal-puzzle-taken = Pran deja, { $title }: { SCORES($counts) }.
terminal-puzzle-solution = Solisyon an: { $move }.
terminal-puzzle-right = Sa bon: { $move }.
terminal-puzzle-wrong = Se pa pi bon an. { $why }

## Analiz: yon pozisyon nan yon pati

terminal-review-names =
    { $players ->
        [1] Pati a gen 1 jwè, men ou bay: { $names }
       *[other] Pati a gen { $players } jwè, men ou bay: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] Pa gen kou { $number }: don ki fini yo gen 1 kou.
       *[other] Pa gen kou { $number }: don ki fini yo gen { $moves } kou.
    }
terminal-review-to-play = { $where }: se tou { $seat }.
terminal-review-played = Jwe: { $move }.
terminal-review-tried = { $move }: { $points } pwen; li pèdi { $loss } ± { $error } pwen.
terminal-review-tried-best = { $move }: { $points } pwen; li pa pèdi anyen.

## Gade bot yo

terminal-watch-paused = An poz. Peze Antre pou pwochen kou a, oswa ekri ale, dousman, nòmal, vit oswa kite:
terminal-watch-seed = Grenn { $seed }. Ctrl-C mete an poz.
terminal-watch-chances = Chans pou genyen pati a: { $chances }.
terminal-watch-chance = { PLAYERS($side) } { $percent }%

## Pwofesè a

terminal-tutor-no-games = Poko gen pati ki fini. Fini yon pati ak `cassino play`, oswa bay fichye rejis.
terminal-tutor-looked =
    { $count ->
        [1] Pwofesè a gade 1 pati.
       *[other] Pwofesè a gade { $count } pati.
    }
terminal-tutor-nothing = Poko gen konsèy: pwofesè a pale sèlman lè li wè menm erè a klè plizyè fwa.
terminal-tutor-deal = Don { $number }, jan ou te wè l la:
terminal-tutor-better = Pi bon isit la: { $move }
terminal-tutor-more = Ekri `cassino learn { $lesson }` pou leson an, oswa `cassino puzzle --theme { $skill }` pou devinèt.
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $taken } sou { $chances } okazyon klè pran)
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } gen 1 jwè: pa gen plas { $seat }.
       *[other] { $file } gen { $players } jwè: pa gen plas { $seat }.
    }

## Yon tab sou yon sèvè

terminal-remote-help-move = Ekri yon kou, pa egzanp `poze 8S`, `8S x 5D+3C` oswa `bati 8 ak 3C + 5D`, oswa youn nan kòmand sa yo:
terminal-remote-help-moves = `kou`: lis kou ou yo. Apre sa ekri nimewo youn pou jwe l.
terminal-remote-help-show = `tab`, `eskò`, `istwa`: montre kat yo, pwen yo, kou ki jwe deja.
terminal-remote-help-hint = `endis`: ki kote pou gade. Ekri l ankò pou wè kat yo, epi yon lòt fwa pou yon bon kou ak rezon an.
terminal-remote-help-coach = `antrenè limen`: yon avètisman anvan yon erè. `kijan`: si dènye kou w te bon. `poukisa`: rezon kou yon lòt jwè.
terminal-remote-help-undo = `defè`: reprann dènye kou w. `règ`: ki kote pou li règ yo.
terminal-remote-help-misdeal = `movedon`: anvan premye kou yon wonn, mande lòt yo si yo dakò te gen yon erè nan bay kat. `istwa`: sa ki pase nan don sa a.
terminal-remote-help-away = Lè yon jwè pa la, `bot` mete yon bot annatandan, epi `kanpe` fini pati a san rezilta.
terminal-remote-help-leave = `bandonnen`: bandonnen pati a. `kite`: ale; lanse menm kòmand lan ankò pou tounen.
terminal-remote-cannot-read = Nou pa ka li { $file }: { $problem }.
terminal-remote-cannot-write = Nou pa ka ekri { $file }: { $problem }.
terminal-remote-no-answer = { $server } pa reponn: { $problem }.
terminal-remote-answered = Sèvè a reponn { $code } { $reason }.
terminal-remote-stale = Tab la fèk chanje. Eseye ankò.
terminal-remote-nonsense = { $server } pa reponn tankou yon sèvè Cassino vèsyon sa a. Petèt youn nan de yo bezwen mete ajou.
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } pa adrès yon tab. Kopye lyen envitasyon an, pa egzanp http://HOST/m/ID.
terminal-remote-lost = Koneksyon ak { $server } pèdi.
terminal-remote-input-ended = Pa gen lòt tèks k ap antre. Plas ou rete pou ou.
terminal-remote-stopped = Kanpe. Plas ou rete pou ou.
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = Pwochen pati a kòmanse.
terminal-remote-waiting = N ap tann { $name }.
terminal-remote-takeback = { $name } ta renmen reprann yon kou. Dakò oswa refize?
terminal-remote-rematch = { $name } ta renmen jwe yon lòt pati. Dakò oswa refize?
terminal-remote-misdeal = { $name } mande w dakò ak sa. Ekri `dakò` oswa `refize`:
terminal-remote-no-misdeal = Yo ka deside sou yon move don sèlman anvan premye kou yon wonn, pa janm nan yon pati ki konte pou klasman, e sèlman si gen yon moun ki ka dakò.
terminal-remote-call-off = { $name } ta renmen fini pati a san rezilta. Dakò oswa refize?
terminal-remote-absent = { $name } pa la depi { $time }. Ekri `bot` pou mete yon bot annatandan, `kanpe` pou fini pati a san rezilta, oswa peze Antre pou tann:
terminal-remote-over = Pati a fini: revanj, oswa kite?
terminal-remote-claim = { $label }? Ekri l, oswa peze Antre pou kontinye:
terminal-remote-type = Ekri yon kou, `kou` pou wè lis la, oswa `èd`.
terminal-remote-more-moves =
    { $count ->
        [1] Gen 1 lòt kou. Ekri `kou` pou wè yo tout.
       *[other] Gen { $count } lòt kou. Ekri `kou` pou wè yo tout.
    }
terminal-remote-too-many = Gen plis kou pase sa lis sa a ka kenbe. Ou ka ekri nenpòt ladan yo.
terminal-remote-no-such-move = Poko gen kou konsa nan don sa a.
terminal-remote-resign = Bandonnen pati a? Ekri wi pou konfime:
terminal-remote-goodbye = Orevwa. Plas ou rete pou ou.
terminal-remote-rules = Règ yo nan { $address }
terminal-remote-seat = Ou gen plas { $seat }. Ekri èd pou wè kòmand yo.
terminal-remote-seat-later = Ou gen plas { $seat } apati pwochen don an. Ekri èd pou wè kòmand yo.
terminal-remote-no-tables = Pa gen tab louvri nan { $server }. Louvri youn la, oswa mande lyen yon tab.
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Ki tab?
terminal-remote-which-number = Ekri yon nimewo ant 1 ak { $last }.
