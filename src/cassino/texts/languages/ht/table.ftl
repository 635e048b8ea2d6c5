### Sa ki anonse nan yon tab

taken-back = Dènye kou a reprann.
offer-declined =
    { WHO($who) ->
        [you] Ou refize.
       *[other] { NAME($who) } refize.
    }
offer-withdrawn = { NAME($who) } pa mande sa ankò.
nobody-could-play =
    { $unit ->
        [days] Pèsonn pa t ka jwe pandan { $count } jou
        [hours] Pèsonn pa t ka jwe pandan { $count } èdtan
        [minutes] Pèsonn pa t ka jwe pandan { $count } minit
       *[seconds] Pèsonn pa t ka jwe pandan { $count } segonn
    }. Tan sa a pa konte.
asks-takeback =
    { WHO($who) ->
        [you] Ou mande pou reprann yon kou.
       *[other] { NAME($who) } mande pou reprann yon kou.
    }
wants-rematch = { NAME($who) } vle jwe ankò.
asks-call-off = { NAME($who) } ta renmen fini pati a san rezilta.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Ou di donè a montre yon kat, e ou vle fini don sa a.
            [exposed_goes_on] Ou di { $count ->
                [1] yo wè yon kat nan men w. Ou vle yon lòt nan plas li.
               *[other] yo wè { $count } kat nan men w. Ou vle lòt nan plas yo.
            }
           *[count] Ou di { WHO($whose) ->
                [you] ou resevwa
               *[other] { NAME($whose) } resevwa
            } { $count ->
                [1] 1 kat
               *[other] { $count } kat
            } { $kind ->
                [too_few] mwens.
               *[too_many] anplis.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } di donè a montre yon kat, e li vle fini don sa a.
            [exposed_goes_on] { NAME($who) } di { $count ->
                [1] yo wè yon kat nan men l. Li vle yon lòt nan plas li.
               *[other] yo wè { $count } kat nan men l. Li vle lòt nan plas yo.
            }
           *[count] { NAME($who) } di { $own ->
                [yes] li resevwa
               *[no] { NAME($whose, case: "inside") } resevwa
            } { $count ->
                [1] 1 kat
               *[other] { $count } kat
            } { $kind ->
                [too_few] mwens.
               *[too_many] anplis.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Donè a montre yon kat. { NAME($who) } fini don an: kat don sa a pa konte.
        [exposed_goes_on] { NAME($who) } resevwa { $count ->
            [1] yon nouvo kat nan plas sa yo te wè a.
           *[other] { $count } nouvo kat nan plas sa yo te wè yo.
        } Rezèv la bat ankò.
        [too_few] { NAME($who) } te resevwa { $count ->
            [1] 1 kat
           *[other] { $count } kat
        } mwens. Yo jwe l konsa.
       *[too_many] { NAME($who) } te resevwa { $count ->
            [1] 1 kat
           *[other] { $count } kat
        } anplis, ki sou tab la kounye a: { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Se ou ki te bay kat yo, kidonk ou pèdi 1 pwen.
        [one] Se { PLAYERS($side) } ki te bay kat yo, kidonk li pèdi 1 pwen.
       *[several] { PLAYERS($side) } pèdi 1 pwen, paske se kan sa a ki te bay kat yo.
    }
misdeal-owed =
    { NAME($who) } resevwa { $count ->
        [1] 1 kat
       *[other] { $count } kat
    } mwens nan pwochen wonn nan.
last-card-played = Dènye kat la jwe. Moun ki gen { $target } pwen ka anonse yo kounye a.
cannot-take = { NAME($who) } pa ka pran { CARDS($cards) } avèk { CARDS($card) }, kidonk { CARDS($card) } rete sou tab la.
left-behind = Kite dèyè: { ROW($cards) }.
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = Yo bay kat yo.
round-dealt = Yo bay wonn { $round } sou { $rounds }.
say-last = Dènye!
say-last-round = Dènye wonn!
residue-goes =
    { $count ->
        [1] Dènye kat ki sou tab la ale pou
       *[other] Dènye { $count } kat ki sou tab la ale pou
    } { whom }.
residue-nobody =
    { $count ->
        [1] Dènye kat ki sou tab la
       *[other] Dènye { $count } kat ki sou tab la
    } pa konte pou pèsonn.

### Fen yon don ak fen yon pati

table-closed = Moun k ap jere sèvè a fèmen tab sa a.
gave-up = { NAME($who) } bandonnen.
ran-out-of-time = Tan { NAME($who, case: "inside") } fini.
called-off = { NAME($who) } fini pati a san rezilta. Pèsonn pa genyen, pèsonn pa pèdi.
deal-over = Don an fini: { SCORES($scores) }.
match-won = { PLAYERS($winners) } genyen pati a: { SCORES($scores) }.
match-shared = { PLAYERS($winners) } pataje viktwa a: { SCORES($scores) }.

### Sa chif kont lan pa montre

turned-down =
    { $count ->
        [1] Bale anile bale: yon bale pou chak kan pa konte.
       *[other] Bale anile bale: { $count } bale pou chak kan pa konte.
    }
points-carried =
    { $points ->
        [1] 1 pwen pèsonn pa t fè ajoute sou pwochen don an.
       *[other] { $points } pwen pèsonn pa t fè ajoute sou pwochen don an.
    }
claimed-rightly = { PLAYERS($side) } reklame objektif la, e reklamasyon an bon.
claimed-wrongly = { PLAYERS($side) } reklame objektif la, men reklamasyon an pa bon.
counts-double = Pati a fini nan premye don an: li konte doub.
deals-next =
    { WHO($who) ->
        [you] Se ou ki bay kat pwochen fwa a.
       *[other] Se { NAME($who) } ki bay kat pwochen fwa a.
    }

### Sa yon kan toupre objektif la ka make toujou

limit =
    { $items ->
        [cards] ka genyen sèlman ak plis kat
        [spades] ka genyen sèlman ak plis pik
        [ten] ka genyen sèlman ak { CARDS("10D") }
        [cards-ten] ka make sèlman plis kat ak { CARDS("10D") }; toude ansanm fè genyen pati a
       *[cards-spades] ka make sèlman plis kat ak plis pik; toude ansanm fè genyen pati a
    }
limited = { PLAYERS($side) } { limit }.
limited-in-deal = { PLAYERS($side) } { limit } nan don sa a.
limit-met = { PLAYERS($side) } { limit }: reyisi.
limit-missed = { PLAYERS($side) } { limit }: pa reyisi.

leaders-tied = Sa ki devan yo egal ({ PLAYERS($who) }): yon lòt don ap deside pati a.

### Sa yon kou pote anplis, ak kijan yon wonn kòmanse

announced-wrongly = Anons lan pa t bon. Don an kontinye.
plays-in-a-row =
    { WHO($who) ->
        [you] W ap
       *[other] { NAME($who) } ap
    } jwe { $count ->
        [2] de
        [3] twa
       *[other] { $count }
    } kat youn apre lòt kounye a.
last-card-drawn = Yo sot tire dènye kat rezèv la.
laid-on-table = Mete sou tab la: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] Se ou ki pran kat an dènye, kidonk se ou ki jwe an premye.
       *[other] Se { NAME($who) } ki pran kat an dènye, kidonk se li ki jwe an premye.
    }
open-hands = Nan wonn sa a, tout men yo louvri.
large-sweep = Sa se yon gwo bale.
first-play-sweep = Sa se yon bale nan premye kou a.
orange-scores = Yon zoranj: { PLAYERS($side, case: "inside") } make { $points }.
no-orange-scores = Se pa t yon zoranj: { PLAYERS($side, case: "inside") } make { $points }.
cannot-win-build = { NAME($who) } pa ka pran yon konstriksyon: { PLAYERS($winners, case: "inside") } make 1 pou sa.

### Paj yon tab

table-needs-scripts = Tab la bezwen JavaScript. Ou ka li <link>liv règ yo</link> san li.
table-log = Jounal pati a
table-heading = Tab kazino
table-match =
    { $deals ->
        [0] { $title }, yon pati nan { $target } pwen.
        [1] { $title }, yon pati ki gen yon sèl don.
       *[other] { $title }, yon pati ki gen { $deals } don.
    }
table-goal =
    { $deals ->
        [0] nan { $target }
        [1] 1 don
       *[other] { $deals } don
    }
table-title-turn = Se tou pa w
table-taking-seat = W ap chita …
table-gone = Pati sa a pa ka louvri.
table-watch-instead = Gade l pito

## Koneksyon an

table-until-online = Koneksyon an koupe. Pati a ap kontinye lè l retounen.
table-not-here = Pa gen koneksyon. Tab sa a ap louvri lè l retounen.
table-will-be-sent = Koneksyon an koupe. N ap voye kou w la lè l retounen.
table-not-sent = Kou a pa voye: koneksyon an koupe. Eseye ankò talè.
table-no-connection = Pa gen koneksyon pou kounye a.
table-online = Ou konekte ankò.
table-offline = Koneksyon an koupe.
table-works-again = Tout bagay mache ankò.
table-try-now = Eseye kounye a
table-understood = Oke

## Bouton anlè tab la

table-tools = Tab la
table-people = Moun nan tab sa a
table-rules = Règ jwèt { $title } (nouvo onglè)
table-turn-sounds-off = Etenn son yo
table-turn-sounds-on = Limen son yo
table-sounds-on = Son limen.
table-sounds-off = Son etenn.

## Tab la

table-scores =
    { $deals ->
        [0] Eskò nan yon pati { $target } pwen
        [1] Eskò nan yon pati ki gen yon sèl don
       *[other] Eskò nan yon pati ki gen { $deals } don
    }
table-items =
    { $count ->
        [0] Tab la: vid
        [1] Tab la: 1 bagay
       *[other] Tab la: { $count } bagay
    }
table-cards = Kat ki sou tab la
table-shown = Li montre:
table-usable = ou ka sèvi avè l
table-build =
    { $kind ->
        [multiple] konstriksyon miltip { $value }, { $owner }: { $sets }
       *[single] konstriksyon { $value }, { $owner }: { $sets }
    }
table-yours = pa w
table-nobody = pa pou pèsonn
table-lies = Sou tab la: { $items }.
table-is-empty = Tab la vid.

## Jwè yo

table-others = Lòt jwè yo
table-partner = patnè
table-is-asked = ap deside
table-dealer = Donè
table-dealer-short = D
table-holds = gen { $values }
table-holds-about = Fòk li gen yon kat ki gen chif sa a
table-lost = pèdi { $values }
table-lost-about = Li pèdi yon konstriksyon ki gen chif sa a: kounye a patnè l ka bati l pou li
table-your-partner = patnè w
table-open-hand = kat louvri: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 kat nan men
       *[other] { $count } kat nan men
    }
table-cards-taken =
    { $count ->
        [1] 1 kat pran
       *[other] { $count } kat pran
    }
table-on-top = { CARDS($cards) } anlè pil la
table-sweeps =
    { $count ->
        [1] 1 bale
       *[other] { $count } bale
    }
table-oranges =
    { $count ->
        [1] 1 zoranj
       *[other] { $count } zoranj
    }
table-must-hold = dwe gen { $values }
table-has-lost = pèdi yon konstriksyon { $values }
table-is-dealer = donè
table-to-play = se tou pa l
table-presence-next = { $name } apati pwochen don an
table-presence-left = ale, yon bot ap jwe
table-presence-expected = poko rive
table-presence-free = plas vid
table-presence-away = pa la
table-presence-here = la

## Pil yo

table-pile-own = Pil ou
table-pile-of-side = Pil kan w
table-pile-of = Pil { PLAYERS($seats) }
table-pile-show =
    { $count ->
        [1] { $pile }: 1 kat, montre l
       *[other] { $pile }: { $count } kat, montre yo
    }
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, kat ki anlè), ka sèvi nan konstriksyon
        [capture] { $card } ({ $pile }, kat ki anlè), ou ka pran l
       *[both] { $card } ({ $pile }, kat ki anlè), ou ka pran l oswa sèvi avè l nan konstriksyon
    }
table-pile-order = Kòmanse ak kat ki anlè a.
table-pile-secret = Lè se mèt pil la sèlman ki konnen lòd la, ou wè do kat yo.
table-pile-empty = Poko gen kat.
table-pile-cards = Kat yo, kòmanse anlè
table-pile-unknown = yon kat ou pa konnen

## Ranje kat k ap ale sou yon pil ki louvri

table-sort = Ranje pil la …
table-order = Ranje pil la
table-order-free = Kat ki fè priz la rete anlè. Se kan w sèlman ki konnen lòd kat ki anba yo.
table-order-by-number = Pi piti chif la ale anlè. Mete kat ki gen menm chif nan lòd ou vle.
table-order-top = anlè
table-order-up = { $card }: monte l
table-order-down = { $card }: desann li

## Liy ki ant tab la ak men w

table-course = Dènye kou
table-stock =
    { $count ->
        [0] rezèv vid
       *[other] rete { $count }
    }
table-last-round = dènye wonn
table-round = wonn { $number } sou { $count }
table-bottom = Kat ki anba rezèv la: { CARDS($cards) }.
table-bottom-about = Kat ki anba rezèv la; se ou menm sèl ki wè l
table-show-again = Montre dènye kou a ankò
table-moves = Kou ki fèt nan don sa a

## Sa ou ka fè: bouton

table-actions = Sa ou ka fè
table-claim = Reklame
table-talk = Pale
table-take-back = Reprann
table-undo = Defè
table-hint = Endis
table-show-count = Montre kont lan
table-sit-down = Chita
table-next-deal = Pwochen don
table-rematch = Revanj

## Sa pou fè kounye a

table-your-turn = Se tou pa w.
table-task = Se tou pa w: peze yon kat nan men w.
table-task-build = Se tou pa w: peze kat ki sou tab la pou bati avèk yo, oswa jwe yon kat nan men w.
table-task-take = Se tou pa w: pran konstriksyon { $value } kounye a.
table-task-plays = Se tou pa w: { $count } kou youn apre lòt. Peze yon kat nan men w.
table-task-end = Se tou pa w: kontinye, oswa fini tou w.
table-task-continue = Se tou pa w: kontinye.
table-rule-number = Nimewo règ la
table-rule = Règ { $rule }
table-add-more = Ajoute yon lòt kat nan men w, oswa kat ki sou tab la.
table-hopeless = Kat sa yo pa mache ansanm.
table-choose-hand = Kounye a chwazi yon kat nan men w.
table-choose-others = Pa gen kat nan men w ki mache ak sa yo. Chwazi lòt.
table-watching = W ap gade.
table-turn-of = Se tou { NAME($who, case: "inside") }.
table-thinking = { $name } ap reflechi …
table-deciding = { $name } ap deside …
table-waits-for-answer = N ap tann yon repons.
table-waits-for-seat = N ap tann yon moun vin chita nan plas { $number } …
table-deal-is-over = Don sa a fini.
table-announce = Dènye kat la jwe. Si ou gen { $target } pwen, anonse yo kounye a. Apre sa n ap konte don an.
table-count-follows = Dènye kat la jwe. Kounye a n ap konte don an.
table-asks-insist = Èske tou sa a te ka pran oswa ajoute plis? Ou ka egzije l.
table-asks-orange =
    { $orange ->
        [colors] Yon kat wouj ak yon kat jòn ansanm, san anons: èske se yon zoranj?
       *[suits] Yon kè ak yon kawo ansanm, san anons: èske se yon zoranj?
    }
table-asks-request = { $name } vle pran yon konstriksyon kan w. Ou ka mande l kite l pou ou.
table-asks-answer = Patnè w mande w kite konstriksyon an sou tab la. Kisa w ap fè?

## Chwazi kat

table-fits = mache
table-sum = Total: { $sum }.
table-sum-about = Total kat ou chwazi sou tab la
table-sum-fits = Yon kat nan men w pran yo.
table-turn = { $number } sou { $count }
table-turn-about = Peze kat la ankò pou wè lòt kou a
table-can-add = Ou ka ajoute: { ROW($cards) }
table-can-add-some = Ou ka ajoute { $count } lòt kat.
table-can = Ou ka: { $moves }.
table-type-move = Ekri yon kou
table-typo-empty = Ekri kat ou a ak sa li pran, pa egzanp 9=3+4+2.
table-plays = Sa ou ka fè ak { CARDS($cards) }
table-plays-none = Pa gen anyen pou fè ak kat sa a pou kont li. Chwazi l ansanm ak lòt kat.
table-plays-some = Men kou ki pi itil yo. Chwazi kat sou tab la pou wè lòt.

## Endis

table-hint-before = Endis:
table-hint-line = Endis: { $hint }.
table-hint-for-cards = Peze Endis ankò pou wè kat yo.
table-hint-for-move = Peze Endis ankò pou wè kou a.
table-hint-spoken = Endis: { $hint }
table-hint-move = { $move }.
table-hint-cards = Gade { CARDS($cards) }.

## Men jwè a

table-hand =
    { $count ->
        [1] Men w, 1 kat
       *[other] Men w, { $count } kat
    }
table-hand-cards = Kat ki nan men w
table-hand-of =
    { $count ->
        [0] Men { $name }, kat yo kache
        [1] Men { $name }, 1 kat louvri
       *[other] Men { $name }, { $count } kat louvri
    }
table-hand-is-empty = Men w vid.
table-your-cards = Nan men w: { CARDS($cards) }.
table-new-cards = Nouvo nan men w: { CARDS($cards) }.

## Eskò ak revèy

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Eskò: { $sides }. Pati a nan { $target }.
        [1] Eskò: { $sides }. Pati a gen yon sèl don.
       *[other] Eskò: { $sides }. Pati a gen { $deals } don.
    }
table-seconds-left =
    { $count ->
        [1] Rete 1 segonn.
       *[other] Rete { $count } segonn.
    }
table-no-clock = Pati sa a pa gen revèy.
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, plis { $bank } nan rezèv tan an.

## Kiyès ki vini, kiyès ki ale

table-came = { $name } la.
table-went = { $name } pa la.
table-has-left = { $name } ale. Yon bot pran plas li.
table-bot-sits = { $name }, yon bot, chita.
table-sits = { NAME($who) } chita.
table-sits-next = { $name } ap jwe apati pwochen don an.

## Chita nan yon tab

table-join = Yo envite w
table-join-seats = Nan tab la
table-join-bot = { $name } ({ $strength }) ap jwe annatandan
table-join-partners = ak { PLAYERS($partners, case: "inside") }
table-join-next-deal = Ou jwe apati pwochen don an.
table-leave = Kite tab la
table-back = Kijan pou tounen nan plas sa a
table-back-about = Si ou chanje aparèy, oswa si navigatè sa a bliye w, yon kòd ap fè w tounen. Pa bay pèsonn li. Chak kòd sèvi yon sèl fwa.
table-back-show = Montre kòd mwen
table-back-code = Kòd ou
table-back-link = Oswa yon lyen ki gen kòd la
table-back-hint = Pou tounen nan plas sa a nan yon lòt navigatè, pran kòd ki anba “Moun nan tab sa a”.
table-back-had = Mwen te gen yon plas isit la
table-back-enter = Ekri kòd tab sa a te ba ou pou plas ou.
table-back-go = Tounen nan plas mwen
table-seat-moved = Ou tounen nan plas ou nan yon lòt navigatè. Nan sa a, ou ka gade sèlman.
table-empty-seat = Yon plas vid
table-seat-is-empty = Plas { $number } vid.
table-absent = Yon jwè pa la
table-absent-for = { $name } pa la depi { $time }.
table-absent-wait = Tann
table-call-off = Fini pati a
table-call-off-title = Fini pati a san rezilta?
table-call-off-text = Pèsonn pa genyen, pèsonn pa pèdi. Si gen lòt jwè ki la, y ap mande yo anvan.
table-fill-for-now = Mete yon bot annatandan
table-fill-about = Yon bot annatandan ale lè yon moun pran plas la. Yon bot ki resevwa plas la rete.
table-fill-for-now-at = Mete yon bot annatandan nan plas { $number }
table-fill = Bay yon bot plas la
table-fill-at = Bay yon bot plas { $number }
table-invite = Envite
table-invite-about = Nenpòt moun ki louvri lyen sa a ka pran yon plas vid oswa gade.
table-invite-local = Lyen an mache sou òdinatè sa a sèlman. Lanse sèvè a ak <code>cassino host</code>, epi tout telefòn lakay ou ka jwenn tab la.
table-invite-picture = Lyen an kòm kòd QR

## Sa jwè yo mande youn lòt, ak fen tan an

table-offer = Yon kesyon
table-offer-agree = Dakò
table-offer-decline = Non
table-offer-waiting = N ap tann { PLAYERS($waiting, case: "inside") } dakò.
table-offer-withdraw = Kite sa
table-time-is-over = Tan { NAME($who, case: "inside") } fini.
table-claim-win = Reklame viktwa a

## Reklame objektif la

table-claim-title = { $claim }?
table-claim-text = Ou di kat ou pran deja fè w rive nan objektif la. { $cost }
table-claim-play-on = Kontinye jwe
table-claim-say-nothing = Pa di anyen

## Bandonnen

table-resign = Bandonnen
table-resign-sure = Bandonnen pati a?
table-resign-about =
    { $sides ->
        [2] Pati a fini touswit, epi lòt kan an genyen.
       *[other] Pati a fini touswit, epi lòt kan yo genyen.
    }

## Pale ak rapòte

table-say = Di yon bagay
table-says = { $name }: { $words }
table-said = Sa yo di deja
table-own-words = Ak pwòp mo pa w
table-send = Voye
table-free-text = Tèks lib
table-free-text-about = Jwè ki limen sa ka ekri youn lòt ak pwòp mo pa yo.
table-mute-all = Kache pawòl tout moun
table-mute-all-about = Kache tout sa lòt yo di.
table-mute = Kache pawòl li
table-muted = Pawòl kache
table-mute-person = Kache pawòl { $name }
table-report = Rapòte
table-report-person = Rapòte { $name }
table-report-line = Rapòte sa { $name } di
table-report-sure = Rapòte { $name }?
table-report-about = Moun k ap jere sèvè sa a ap gade sa.
table-report-about-line = Moun k ap jere sèvè sa a ap gade sa, epi l ap li liy sa a: “{ $text }”
table-report-sent = Rapò w la voye.
table-watchers =
    { $count ->
        [1] 1 moun ap gade.
       *[other] { $count } moun ap gade.
    }

## Sa chak kan pran deja

table-taken = Pran deja
table-taken-spoken = Pran deja: { $items }
table-taken-about = Se pwen ki sèten deja sèlman ki parèt isit la. Pou kache yo, limen Mòd memwa nan reglaj yo.
table-item-cards = Kat
table-item-italian =
    { $item ->
        [most_diamonds] Plis denari
        [most_hearts] Plis coppe
        [most_spades] Plis spade
        [diamonds] Chak denari
        [hearts] Chak coppe
        [spades] Chak spade
        [jacks] Chak fante
       *[queens] Chak cavallo
    }

## Yon erè lè yo t ap bay kat: sa jwè yo ka dakò sou li

table-misdeal-open = Move don …
table-misdeal = Move don
table-misdeal-what = Kisa ki mal pase?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Donè a montre yon kat: fini don an
        [exposed_goes_on] Donè a montre kat pa m: kontinye
        [too_few] Manke kat
       *[too_many] Twòp kat
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Kat don sa a pa konte. Donè a pèdi 1 pwen, e se ou ki bay kat pwochen fwa a.
        [exposed_goes_on] Kat sa yo retounen nan rezèv la, yo bat li, epi ou resevwa lòt. Pèsonn pa pèdi pwen.
        [too_few] Dènye kat men sa a retounen nan rezèv la, epi yo jwe l konsa. Donè a pèdi 1 pwen.
       *[too_many] Menm kantite kat nan rezèv la ale sou tab la. Donè a pèdi 1 pwen epi, si gen yon lòt wonn, li resevwa mwens kat ladan l.
    }
table-misdeal-cards = Ki kat yo wè?
table-misdeal-whose = Men kiyès?
table-misdeal-count = Konbyen kat?
table-misdeal-all = Sa fèt si tout moun nan tab la dakò.
table-misdeal-ask = Mande lòt yo

## Kont yon don

table-count = Kont don { $deal }
table-count-closed = Tab la fèmen
table-count-called-off = San rezilta
table-count-won =
    { FORM($winners) ->
        [you] Ou genyen pati a
        [one] { PLAYERS($winners) } genyen pati a
       *[several] { $own ->
            [own] Kan w genyen pati a
           *[other] { PLAYERS($winners) } genyen pati a
        }
    }
table-count-shared = { PLAYERS($winners) } pataje viktwa a
table-win =
    { $by ->
        [target] Eskò final: { $score }.
        [higher_total] Eskò final: { $score }. Plizyè kan rive nan objektif la, kidonk sa ki gen plis pwen an genyen.
        [claim] Eskò final: { $score }. Se reklamasyon objektif la ki bay viktwa a.
        [false_claim] Eskò final: { $score }. Se yon move reklamasyon ki deside pati a.
        [restricted] Eskò final: { $score }. Toupre objektif la, sa ki genyen an fè pwen li te bezwen toujou yo.
       *[order] Eskò final: { $score }. Pwen yo konte nan yon lòd ki fikse, e sa ki genyen an rive nan { $target } an premye.
    }
table-win-double = Pati a konte doub.
table-win-shared = Viktwa pataje: { $score }.
table-count-region = Kont
table-count-item = Sa ki konte
table-count-deal = Don sa a
table-count-before = Anvan
table-count-score =
    { $deals ->
        [0] Eskò (nan { $target })
       *[other] Eskò
    }
table-count-spoken = { $title }.
table-count-line = { $item }: { $gains }.
table-count-scores = Eskò: { SCORES($scores) }.
table-tip = Yon konsèy ki soti nan pati w yo:
table-all-cards = Tout kat
table-check = Verifye don sa a
table-record = Rejis pati a
table-more = Plis
table-new-game = Nouvo pati

## Tout kat yon don

table-hands = Tout kat nan don { $deal }
table-hands-loading = N ap chaje kat yo …
table-hands-region = Men yo
table-hands-round = Wonn { $round }
table-hands-table = Sou tab la

## Gade bot yo, ak pati ki fini

table-replay = Rejwe
table-reel-bots = W ap gade bot yo
table-reel = Sa ou wè
table-reel-pause = Poz
table-reel-play = Jwe
table-reel-restart = Depi nan kòmansman
table-reel-step = Yon kou
table-reel-speed = Vitès
table-reel-deal = Don
table-reel-hands = Montre tout men yo
table-chances = Chans pou genyen pati a: { $chances }
