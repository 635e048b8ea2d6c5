### Sa sèvè a reponn lè li pa fè sa yo mande

error-of = { $problem }

## Gen yon bagay ki pa mache

error-internal = Gen yon bagay ki pa mache sou sèvè a. Anyen pa chanje.
error-storage = Sèvè a pa ka jwenn baz done li pou kounye a. Petèt dènye sa ou fè a pa sere.
error-storage-because = Sèvè a pa ka sèvi ak baz done li pou kounye a ({ $problem }). Petèt dènye sa ou fè a pa sere.
error-busy = Sèvè a okipe. Eseye ankò talè.
error-not-kept = Navigatè sa a pa t ka sere dènye sa ou fè a, kidonk anyen pa chanje. Petèt aparèy la plen: libere plas, epi eseye ankò.
error-not-here = Paj sa a mache san sèvè, kidonk li pa ka fè sa.
error-only-bots-here = Paj sa a mache san sèvè: se kont bot sèlman ou ka jwe, epi san revèy.
error-full = Sèvè a plen. Eseye ankò pita.
error-too-fast = W ap voye twòp bagay yon sèl kou. Tann yon ti moman.
error-too-fast-for =
    { $seconds ->
        [1] Twòp demand. Eseye ankò nan 1 segonn.
       *[other] Twòp demand. Eseye ankò nan { $seconds } segonn.
    }
error-too-many-windows = Ou gen twòp fenèt louvri deja. Fèmen youn anvan.
error-banned-until = Ou bani nan sèvè sa a jiska { $end } UTC.
error-banned-until-because = Ou bani nan sèvè sa a jiska { $end } UTC. Rezon: { $reason }
error-banned = Ou bani nan sèvè sa a nèt.
error-banned-because = Ou bani nan sèvè sa a nèt. Rezon: { $reason }

## Adrès

error-unknown-address = Pa gen anyen nan adrès sa a.
error-method = Adrès sa a pa pran demand kalite sa a.
error-bad-request = Sèvè a pa konprann demand sa a.
error-unknown-host = Sèvè sa a pa regle pou non sa a. Moun k ap jere l ka mete adrès piblik la.
error-foreign-page = Se pwòp paj sèvè sa a, ak pwogram, sèlman ki ka mande sa.
error-content-type = Kò demand lan dwe application/json.
error-too-many-bytes = Twò long: { $most } oktè omaksimòm.
error-unreadable = Sèvè a pa ka li sa: { $problem }.
error-frame-binary = Mesaj yo dwe tèks JSON, pa binè.
error-body-type = Adrès la di sa w ap mande a deja, kidonk kò a pa ka gen `type`.
error-unstorable = Sèvè a pa ka sere oswa chèche youn nan karaktè ki nan tèks sa a.
error-one-of = `{ $field }` dwe youn nan sa yo: { $known }.
error-name-one = Bay youn nan sa yo, youn sèlman: { $names }.
error-unknown-parameter = Pa gen paramèt “{ $name }”.
error-text =
    { $shape ->
        [line] `{ $field }` dwe yon sèl liy ki gen { $limit } karaktè omaksimòm.
       *[text] `{ $field }` ka gen { $limit } karaktè omaksimòm.
    }
error-besides = `besides` dwe nimewo yon devinèt.

## Yon pati ak don li yo

error-unknown-match = Pa gen pati konsa.
error-match-damaged = Pati sa a gate nan baz done a e li pa ka kontinye. Anyen ladan l pa chanje.
error-seeds-missing = Baz done a pèdi grenn pati sa a, kidonk li pa ka kontinye.
error-reused-id = Id demann sa a se pou yon demann ki te fèt anvan. Bay chak demann pwòp id pa l.
error-overtaken = Yon lòt bagay rive anvan nan pati sa a. Gade tab la ankò.
error-match-not-over = Pati a poko fini.
error-too-many-events = Pati sa a rive nan limit li: { $most } kou ak kou reprann. Kòmanse yon lòt.
error-unknown-deal =
    { $deals ->
        [1] Pa gen don { $deal }: pati a gen 1 don jiska kounye a.
       *[other] Pa gen don { $deal }: pati a gen { $deals } don jiska kounye a.
    }
error-too-few-moves =
    { $count ->
        [1] Ou pa ka kòmanse la: don { $deal } gen 1 sèl kou.
       *[other] Ou pa ka kòmanse la: don { $deal } gen { $count } kou sèlman.
    }
error-try-again-not-over = Ou ka eseye yon don ankò lè li fini.
error-cards-not-shown = Ou ka wè tout kat yon don lè li fini.
error-replay-not-over = Ou ka rejwe yon pati lè li fini.
error-record-not-over = Ou ka li rejis la lè pati a fini.
error-next-deal-not-due = Pwochen don an kòmanse lè sa a fini, sof si pati a genyen deja.
error-sealed = Don sa a fè pati yon tounwa. Ou ka wè l lè tounwa a fini.
error-contest = Nan tounwa a, ou jwe chak don yon sèl fwa, jis nan fen epi san èd.

## Kou ak lòt bagay jwè yo ka fè

error-watching = W ap gade. Se jwè sèlman ki ka fè sa.
error-not-your-turn = Se pa tou pa w.
error-card-not-in-hand = Kat { $card } pa nan men w.
error-card-not-on-table = Kat { $card } pa sou tab la.
error-unknown-card = Pa gen kat “{ $card }”.
error-unknown-move = Pa gen kou konsa nan don sa a.
error-nothing-to-claim = Pa gen anyen pou reklame kounye a.
error-nothing-to-undo = Ou pa gen kou nan don sa a ou ka reprann.
error-offer-open = Yon lòt pwopozisyon ap tann yon repons toujou.
error-nothing-to-agree = Pa gen anyen pou ou dakò.
error-nothing-to-decline = Pa gen anyen pou ou refize.
error-no-flag = Tan okenn advèsè w poko fini.
error-not-watched = Ou ka vanse etap pa etap sèlman nan yon pati ant bot.
error-rated-takeback = Pa gen kou reprann nan yon pati ki konte pou klasman.
error-rated-misdeal = Pa gen desizyon sou move don nan yon pati ki konte pou klasman.
error-misdeal-alone = Pa gen pèsonn isit la ki ka dakò ak yon desizyon.
error-misdeal-what = Di sa ki mal pase lè yo t ap bay kat yo.
error-rated-hints = Pa gen endis nan yon pati ki konte pou klasman.
error-rated-leave = Ou pa ka kite yon pati ki konte pou klasman, men ou ka bandonnen.
error-no-hint = Pa gen endis pou pozisyon sa a.
error-no-coach = Antrenè a pa gen anyen pou di sou kou sa a.
error-bots-busy = Bot yo pa ka kontinye pou kounye a. Eseye ankò talè.
error-bots-stopped = Bot la pa ka kontinye. Louvri pati a ankò pou eseye.
error-bot-random = { $name } pa jwenn yon kou ki nan règ, kidonk li jwe yon kou pa aza.

## Plas yo

error-unknown-seat = Pa gen plas { $seat } nan tab sa a.
error-seat-taken = Plas sa a pran deja.
error-table-full = Pa gen plas vid nan tab sa a.
error-seat-not-yours = Plas sa a se pa pou ou. Ou ka gade, oswa antre nan pati a.
error-second-seat = Ou gen yon plas nan tab sa a deja.
error-wrong-key = Kòd sa a pa bon, oswa li sèvi deja. Tcheke chak lèt.
error-seat-moved = Plas sa a se pou yon lòt navigatè deja.
error-rated-back = Nan yon pati ki konte pou klasman, konekte nan kont ou pou tounen nan plas ou.
error-no-seat-here = Ou pa gen plas nan tab sa a.
error-seat-not-kept = Plas { $seat } pa ap tann yon jwè.
error-not-away = Pati a pa ap tann yon jwè ki pa la.
error-not-your-table = Se jwè ki louvri tab la sèlman ki ka mete yon bot.
error-open-tables =
    { $count ->
        [1] Ou gen 1 tab louvri nan sal la. Ranpli l oswa kite l anvan.
       *[other] Ou gen { $count } tab louvri nan sal la. Ranpli youn oswa kite youn anvan.
    }

## Pale ak rapòte

error-talk-too-fast = W ap ekri twò vit. Tann yon ti moman.
error-talk = Yon mesaj dwe gen 1 rive { $most } karaktè moun ka wè.
error-report-stranger = Ou ka rapòte yon jwè lè ou menm ou jwe isit la deja.
error-report-nobody = Pa gen lòt moun nan plas sa a.
error-report-invisible = Yon rapò pa ka gen karaktè envizib oswa karaktè kontwòl.

## Yon nouvo pati

error-unknown-house = Règ lakay sa yo pa egziste. Petèt yo efase.
error-house-stale = Yo chanje règ lakay sa yo nan yon lòt onglè. Rechaje paj la pou w wè yo.
error-unknown-variant = Pa gen jwèt “{ $name }”.
error-code = Nou pa ka li kòd sa a: { $problem }
error-rules = Nou pa ka jwe ak règ sa yo.
error-unknown-bot = Pa gen bot konsa. Men bot yo: { $known }.
error-player-count = { $title } pa ka jwe ak { $count ->
        [1] 1 jwè
       *[other] { $count } jwè
    }. Kantite jwè ki posib: { $possible }.
error-no-person = Yon pati bezwen omwen yon moun. Pou yon pati ant bot, pa kite plas vid.
error-seed = Ou ka chwazi grenn nan sèlman si w ap jwe pou kont ou ak bot, paske grenn nan bay tout kat yo.
error-seed-and-chain = Yon pati gen swa yon grenn ou chwazi, swa yon chèn grenn jis, pa toude.
error-not-hexadecimal = Yon angajman ak yon sèl dwe chak gen 64 siy, 0 rive 9 ak a rive f.
error-promise = Grenn sa yo te pwomèt pou yon lòt pati, oswa sa gen twòp tan. Mande nouvo.
error-salt-not-due = Ou pa ka bay yon sèl pou don { $deal } kounye a.
error-clock-turn =
    { $kind ->
        [days] Yon revèy bay ant { $least } ak { $most } jou pou chak tou.
       *[move] Yon revèy bay ant { $least } ak { $most } segonn pou chak tou.
    }
error-clock-bank = Tan anplis la ka 0 rive { $most } segonn. Pa genyen lè chak tou gen plizyè jou.
error-rated-needs-account = Yon pati ki konte pou klasman bezwen yon kont. Ajoute yon kle pas oswa yon modpas anvan.
error-rated-bots = Bot pa ka chita nan yon pati ki konte pou klasman.
error-rated-rules = Yon pati ki konte pou klasman suiv règ yon jwèt ki nan liv règ yo, pa règ lakay.
error-rated-away = Nan yon pati ki konte pou klasman, se revèy la ki deside lè yon jwè pa la. Pa mete `away`.
error-rated-clock = Yon pati ki konte pou klasman bezwen yon revèy, pou l ka fini.
error-bots-clock = Yon pati ant bot pa gen revèy.
error-bots-lobby = Yon pati ant bot pa ka parèt nan sal la, paske pèsonn pa ka antre ladan l.
error-bots-salt = Ou pa ka bay yon sèl pou yon pati ant bot, paske ou pa gen plas ladan l.

## Don jou a ak tounwa a

error-no-single-deal = { $title } pa ka jwe nan yon sèl don.
error-unknown-week = Pa gen tounwa pou semèn sa a.
error-week-over = Ou ka kòmanse yon don tounwa sèlman pandan semèn li.

## Règ lakay

error-unknown-option = Pa gen opsyon konsa: { $names }.
error-too-many-house-rules = Ou gen { $most } règ lakay. Efase youn anvan.

## Leson, devinèt, analiz ak fèy pwen

error-unknown-lesson = Vèsyon Cassino sa a pa gen leson sa a. Sa ou aprann deja rete sere.
error-lesson-changed = Leson sa a chanje. Rechaje paj la.
error-lesson-deal-changed = Don sa a te kòmanse nan yon lòt vèsyon Cassino. L ap rekòmanse.
error-unknown-puzzle = Pa gen devinèt { $number }. Devinèt yo gen nimewo 1 rive { $most }.
error-unknown-theme = Pa gen tèm “{ $name }”.
error-review-not-over = Ou ka analize yon pati lè premye don li fini.
error-review-not-done = Analiz la poko fini.
error-review-stranger = Pati sa a poko gen analiz. Ou ka mande youn lè ou menm ou jwe isit la deja.
error-reviews-yours = Ou gen { $count } analiz k ap fèt. Tann youn fini.
error-reviews-busy = Gen twòp pati k ap analize kounye a. Eseye ankò pita.
error-no-review = Nou pa t ka analize pati sa a.
error-unknown-score = Pa gen fèy pwen konsa.
error-score-stale = Fèy pwen an chanje sou yon lòt ekran.
error-score-damaged = Nou pa ka li fèy pwen sa a ankò: { $problem }

## Moun ak kont yo

error-not-signed-in = Ou pa konekte. Jwe oswa konekte anvan.
error-signed-out = Ou pa konekte ankò.
error-wrong-login = Non koneksyon an oswa modpas la pa bon.
error-needs-browser = Jeton yon pwogram pa ka fè sa. Konekte ak yon navigatè.
error-prove-it = Tanpri konfime se ou menm: konekte ankò, oswa mete modpas ou.
error-unknown-token = Nou pa konnen jeton sa a. Petèt li anile.
error-unknown-session = Ou pa gen sesyon konsa.
error-name = Yon non dwe gen 1 rive { $most } karaktè moun ka wè.
error-name-invisible = Yon non pa ka gen karaktè envizib oswa aksan youn sou lòt.
error-name-outsized = Yon non pa ka gen siy ki pi laj anpil pase yon lèt.
error-wrong-name = “{ $name }” pa ka yon non. { $problem }
error-name-you = Lòt moun ta li non “{ $name }” kòmsi se yo menm. Chwazi yon lòt.
error-name-refused = Moun k ap jere sèvè sa a pa pèmèt non sa a. Chwazi yon lòt.
error-login = Yon non koneksyon dwe gen 3 rive 40 karaktè: lèt, chif ak . @ + - _, men pa espas.
error-login-taken = Non koneksyon sa a pran deja.
error-password-length = Yon modpas dwe gen { $least } rive { $most } karaktè.
error-password-easy = Modpas sa a twò fasil pou devine. Mete plizyè mo.
error-too-many-tokens = Ou pa ka gen plis jeton. Anile youn anvan.
error-too-many-passkeys = Ou pa ka gen plis kle pas. Retire youn anvan.
error-passkey = Kle pas la pa aksepte.
error-passkey-because = Kle pas la pa aksepte: { $problem }.
error-passkey-late = Kle pas la pa aksepte, paske sa pran twòp tan. Eseye ankò.
error-passkey-known = Ou ajoute kle pas sa a deja.
error-passkey-not-yours = Ou pa gen kle pas konsa.
error-unknown-passkey = Sèvè sa a pa konnen kle pas sa a. Petèt li retire.
error-no-passkeys = Sèvè sa a pa ka sèvi ak kle pas. Moun k ap jere l ka ajoute yo (pip install 'cassino[accounts]').
error-no-passkeys-here = Kle pas mache sèlman sou localhost, oswa nan yon adrès https piblik ki gen yon non olye yon chif.

## Notifikasyon

error-no-push = Sèvè sa a pa ka voye notifikasyon.
error-push-service = Sèvè sa a pa konnen sèvis notifikasyon navigatè w la.
error-push-keys = Nou pa ka sèvi ak kle abònman sa a.

## Enpòte

error-not-imported =
    { $count ->
        [1] Anyen pa enpòte, paske gen yon erè nan fichye sa a.
       *[other] Anyen pa enpòte, paske gen { $count } erè nan fichye sa a.
    }
error-import-large = Fichye sa a twò gwo: ou ka enpòte { $most } MB pou pi plis.
error-import-no-json = Fichye sa a gate, oswa li pa yon ekspòtasyon: { $problem }.
error-import-form = Fichye sa a soti nan yon lòt vèsyon Cassino (fòma { $form }; vèsyon sa a li fòma { $known }). Rechaje paj la pou w sèvi ak dènye vèsyon an, epi eseye ankò.
error-import-foreign = Fichye sa a pa yon ekspòtasyon Cassino. Chwazi youn ou te sere ak “Ekspòte tout”.
error-import-shape = Fichye sa a pa yon ekspòtasyon Cassino, oswa yo chanje l: { $problem }.
error-import-twice = Pati { $match } parèt de fwa nan fichye sa a.
error-import-event = Nan pati { $match }, evènman { $number } pa mache: { $problem }.
error-import-other = Pati { $match } la deja isit la, men li pa menm apati evènman { $number }.
error-import-house = Nou pa ka li règ lakay “{ $title }”: { $problem }
error-import-house-twice = Règ lakay “{ $title }” parèt de fwa nan fichye sa a.
error-import-house-other = Règ lakay “{ $title }” la deja isit la, men yo pa menm. Pou w pran sa ki nan fichye a, efase pa w yo anvan.
error-import-score = Nou pa ka li fèy pwen { $names }: { $problem }
error-import-score-twice = Fèy pwen { $names } parèt de fwa nan fichye sa a.
error-import-score-other = Fèy pwen { $names } la deja isit la, men men ki ladan l yo pa menm. Pou w pran sa ki nan fichye a, efase pa w la anvan.
error-import-record = Nou pa ka li rejis pati { $match }: { $problem }
error-import-players = Rejis la gen { $count } jwè, men fichye a pa bay egzakteman yon jwè pou chak plas.
error-import-ending = Cassino pa konprann kijan pati a te fini: “{ $how }”.
