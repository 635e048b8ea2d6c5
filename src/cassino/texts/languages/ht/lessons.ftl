### Lekòl Kazino

lesson-capture = Pran yon kat
lesson-capture-about = Kat ou a pran yon kat ki gen menm ran.
lesson-capture-pair =
    Nenpòt moun ka pran kat ki nan mitan yo. Ou gen { CARDS("8S") }, epi sou tab la gen { CARDS("8H") }.
    Yon kat pran yon lòt kat ki gen menm ran. Pran l!
lesson-capture-pair-praise =
    Bravo! Lè ou pran kat, sa rele yon priz. De uit yo nan pil ou kounye a, e nan fen an se kat ki nan pil ou ki bay pwen.
lesson-capture-pair-trail =
    Konsa ou annik mete yon kat sou tab la, kote nenpòt moun ka pran l. Ak { CARDS("8S") } ou ka pran yon bagay: chèche lòt uit la.
lesson-capture-pair-build =
    Sa se yon konstriksyon. Se yon bon lide, e leson li ap vini talè. Pou kounye a, annik pran { CARDS("8H") } ak { CARDS("8S") }.
lesson-capture-ace = Kounye a san èd: youn nan kat ou yo ka pran yon kat sou tab la. Kilès?
lesson-capture-ace-praise = Las pran las, e chak las vo yon pwen. Ou fè de pwen ak yon sèl kat!
lesson-capture-ace-trail = Kat sa a t ap annik rete sou tab la. Chèche de kat ki gen menm ran, youn nan men w, youn sou tab la.

lesson-sum = Fè total
lesson-sum-about = Kat ou a pran plizyè kat ki fè menm total la.
lesson-sum-two =
    Pa gen nèf sou tab la, men { CARDS("4D") } ak { CARDS("5S") } fè 4 + 5 = 9. Kidonk { CARDS("9C") } pran toude ansanm.
lesson-sum-two-praise = Twa kat pou pil ou ak yon sèl kou. Toujou chèche total: yo pote plis kat pase pè. Yon las konte pou 1.
lesson-sum-two-trail = Konsa ou t ap fè kado yon kat. Adisyone de kat sou tab la: kilès ki fè 9?
lesson-sum-three = Ou gen { CARDS("10S") }. Fwa sa a, twa kat sou tab la fè 10. Jwenn yo.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Sa fè 4 kat nan pil ou! Plis ou pran kat, pi bon.
lesson-sum-three-trail = Ou pa oblije poze yon kat. Twa kat sou tab sa a fè 10: pran yo ak { CARDS("10S") }.

lesson-build = Fè yon konstriksyon
lesson-build-about = Mete kat ansanm kounye a, epi pran yo tout nan yon lòt tou.
lesson-build-make =
    Ou gen { CARDS("9S") } ak { CARDS("4C") }. Mete { CARDS("4C") } sou { CARDS("5D") }: 4 + 5 = 9. Sa rele yon konstriksyon 9.
    Kat ki nan yon konstriksyon rete ansanm, e se yon nèf sèlman ki pran yo. Ou gen youn!
lesson-build-make-praise =
    Yon konstriksyon 9! Poukisa sa bon? San li, { CARDS("9S") } pa t ap pran anyen isit la. Kounye a li ka pote twa kat pou ou,
    e jwè ki pa gen nèf pa ka pran yo.
lesson-build-make-trail = Sa fè kado yon kat pou anyen. Chwazi { CARDS("4C") } ak { CARDS("5D") } ansanm: yo fè 9, e ou gen yon nèf.
lesson-build-collect = Advèsè w la pa t gen nèf, li poze { CARDS("3C") }. Konstriksyon w la toujou la. Ranmase l ak { CARDS("9S") }.
lesson-build-collect-praise = Twa kat yon sèl kou: se poutèt sa konstriksyon fè w genyen. Men pa tann twòp: advèsè w la ka jwenn yon nèf tou.
lesson-build-own = Kounye a, pou kont ou. Ou gen yon dis. Èske yon lòt kat nan men w ka fè 10 ak yon kat sou tab la?
lesson-build-own-praise = 3 + 7 = 10: yon konstriksyon 10. Nan pwochen tou a, { CARDS("10C") } ap pran toude. Bati sèlman sa ou ka pran ou menm.
lesson-build-own-trail = Konsa ou kite yon okazyon sou tab la. Ou gen { CARDS("10C") }: ki kat nan men w ki fè 10 ak youn sou tab la?

lesson-several = Pran plizyè yon sèl kou
lesson-several-about = Yon sèl kat pran chak kat ak chak total ki mache.
lesson-several-both =
    Avèk { CARDS("8C") }, ou pran { CARDS("8D") }. Ou pran { CARDS("5H") } ak { CARDS("3S") } tou, paske 5 + 3 = 8. Pran toulètwa nan yon sèl kou.
lesson-several-both-praise = Ou pran 4 kat nan yon sèl kou. Anvan ou peze Pran, gade ankò: èske gen lòt bagay ki mache?
lesson-several-both-part = Sa bon, men gen plis. Uit ou a pran lòt uit la ak 5 + 3 nan menm kou a. Chwazi toulètwa.
lesson-several-both-trail = Pa poze yon kat isit la: ak { CARDS("8C") } ou ka pran twa kat.
lesson-several-more = Avèk { CARDS("9D") }, ou ka pran anpil bagay isit la. Jwenn chak nèf ak chak total 9. Chak kat sèvi yon sèl fwa.
lesson-several-more-praise = 9, 6 + 3 ak 8 + 1: ou pran senk kat ak youn. Advèsè w la ap sonje sa.
lesson-several-more-part = Sa se yon pati. Gen yon nèf, epi gen de total 9. Chwazi toulesenk kat yo.
lesson-several-more-trail = Gade ankò: ak { CARDS("9D") } ou ka pran senk kat sou tab sa a.

lesson-pictures = Figi yo
lesson-pictures-about = Valè pran valè, dam pran dam, wa pran wa.
lesson-pictures-queen =
    Figi yo pa gen chif, kidonk yo pa janm nan yon total ni nan yon konstriksyon. Se dam sèlman ki pran dam. Pran { CARDS("QD") }.
lesson-pictures-queen-praise = Yon pè dam pou ou. Yon figi sou tab la an sekirite: fòk moun nan gen menm ran an pou l pran l.
lesson-pictures-queen-trail = Ou gen { CARDS("QS") }, e gen yon dam sou tab la. Pran l, sinon advèsè w la ka pran l.
lesson-pictures-jack = Gen de valè sou tab la, men yon figi pran yon sèl figi. Pran yon valè ak { CARDS("JS") }.
lesson-pictures-jack-praise = Yon valè pran yon sèl valè. Katriyèm valè a ka pran lòt la toujou, kidonk sonje kiyès ki ka genyen l.
lesson-pictures-jack-sum = Bèl priz, men leson sa a sou figi yo: pran yon valè ak { CARDS("JS") }.
lesson-pictures-jack-trail = De valè sou tab la, e ou gen yon twazyèm. Pran youn ladan yo.

lesson-keep = Kenbe kat ou bezwen an
lesson-keep-about = Yon konstriksyon se yon pwomès: fòk ou gen kat ki pran l la.
lesson-keep-choose =
    Ou gen { CARDS("6S") } ak { CARDS("3H") }. Ou ka fè 3 + 3 = 6, paske { CARDS("6S") } rete nan men w e li ka pran l.
    Ou pa ka fè 6 + 3 = 9: ou pa gen nèf. Fè konstriksyon règ yo pèmèt la.
lesson-keep-choose-praise = Yon konstriksyon 6, epi { CARDS("6S") } ap tann li. Kenbe kat sa a jiskaske ou pran konstriksyon an.
lesson-keep-choose-pair = Sa pran de kat kounye a. Konstriksyon 6 la pote twa: mete { CARDS("3H") } sou { CARDS("3D") }, epi kenbe sis la.
lesson-keep-choose-trail = Ou ka fè pi byen. Gade { CARDS("3H") } ak { CARDS("3D") }: yo fè 6, e ou gen yon sis.
lesson-keep-owner =
    Konstriksyon 9 la se pou ou. Toutotan ou gen yon konstriksyon, ou pa ka annik poze yon kat: fòk ou pran yon bagay oswa ou bati. Advèsè w la ka gen
    yon nèf tou. Kisa ki pi prese?
lesson-keep-owner-praise = An sekirite! Twa kat nan pil ou, anvan yon lòt moun pran yo.
lesson-keep-owner-pair = Ou gen dwa fè sa, e konstriksyon w la rete. Men twa kat an danje sou tab la: pran konstriksyon w la anvan.

lesson-raise = Monte yon konstriksyon
lesson-raise-about = Ajoute yon kat, epi konstriksyon an gen yon nouvo chif.
lesson-raise-own =
    Ou gen yon konstriksyon 7. Ajoute { CARDS("2H") } ki nan men w: 7 + 2 = 9. Ou gen { CARDS("9D") }, kidonk ou gen dwa.
    Apre sa yon sèt pa ka pran l ankò, e li gen yon kat anplis.
lesson-raise-own-praise = Kounye a se yon konstriksyon 9, e li gen twa kat. Monte yon konstriksyon lè ou panse advèsè w la ka pran ansyen chif la.
lesson-raise-own-early = Sa pa riske, e sa pote twa kat. Isit la, eseye lòt jan an: ajoute { CARDS("2H") } pou fè 9.
lesson-raise-again = Ou gen yon konstriksyon 6, e ou gen { CARDS("10H") }. Ki kat ki fè 6 la tounen 10?
lesson-raise-again-praise = 6 + 4 = 10. Se konstriksyon senp sèlman ki ka monte: yon sèl gwoup kat. Pwochen leson an montre sa ki pa kapab.
lesson-raise-again-early = Sa pran twa kat. Men monte l sou 10 ak { CARDS("4D") }, epi { CARDS("10H") } ap pote 4 kat pou ou.

lesson-join = Ajoute nan yon konstriksyon
lesson-join-about = Plizyè gwoup ki gen menm chif fè yon konstriksyon pèsonn pa ka monte.
lesson-join-add =
    Ou gen yon konstriksyon 9. Gade { CARDS("6S") } ak { CARDS("3H") }: yo fè 9 tou. Mete yo ak konstriksyon w la. Sa rele ajoute: kounye a li gen de gwoup, e yon sèl nèf pran tout.
lesson-join-add-praise = Yon konstriksyon miltip! Pèsonn pa ka chanje chif li ankò, e { CARDS("9S") } ap pote senk kat pou ou.
lesson-join-add-early = Sa pran konstriksyon w la kounye a. Fè l vin pi gwo anvan: chwazi { CARDS("6S") }, { CARDS("3H") } ak konstriksyon an.
lesson-join-add-beside = Kounye a gen de konstriksyon 9 kòtakòt. Mete yo ansanm: chwazi konstriksyon w la tou.
lesson-join-double = Ou ka kòmanse ak de gwoup tou. Ou gen { CARDS("10H") } ak { CARDS("6C") }. Fè de fwa 10 ak 4 kat, nan yon sèl kou.
lesson-join-double-praise = 6 + 4 ak 7 + 3: yon konstriksyon doub 10. Avèk { CARDS("10H") } ou pran toulekat, e advèsè w la pa ka monte l.
lesson-join-double-single = Yon bon konstriksyon. Men { CARDS("7S") } ak { CARDS("3C") } fè 10 tou: chwazi yo tou, epi dis ou a ap pote senk kat.
lesson-join-double-capture = Sa pran twa kat kounye a. Yon konstriksyon doub pote senk: chwazi { CARDS("6C") } ak toulètwa kat ki sou tab la.
lesson-join-double-trail = Ou pa oblije fè kado yon kat: { CARDS("6C") } ak { CARDS("4D") } fè 10, menm jan ak { CARDS("7S") } epi { CARDS("3C") }.

lesson-steal = Pran konstriksyon yo
lesson-steal-about = Ou ka pran konstriksyon advèsè w la si ou gen bon kat la.
lesson-steal-take =
    Advèsè w la bati 8, li espere pran l nan pwochen tou a. Men ou gen { CARDS("8S") }. Yon konstriksyon se pou moun ki pran l anvan an.
lesson-steal-take-praise = Twa kat, epi yon figi tris anfas ou. Se poutèt sa pa kite konstriksyon pa w yo trennen.
lesson-steal-take-trail = Advèsè w la ap pran konstriksyon 8 la nan pwochen tou a. Ou gen yon uit: pran l kounye a!
lesson-steal-raise = Fwa sa a ou pa gen sèt. Men ou ka monte konstriksyon 7 yo a sou yon chif ou genyen. Ki kat ki fè sa?
lesson-steal-raise-praise = 7 + 2 = 9, e konstriksyon an se pou ou kounye a. Sèt advèsè w la pa sèvi l anyen, e { CARDS("9C") } ap pran twa kat.
lesson-steal-raise-trail = Konsa advèsè w la ap pran konstriksyon an. Ou gen { CARDS("9C") }: kisa ou ajoute sou 7 pou fè 9?
lesson-steal-top =
    Nan Kazino Afrik di Sid, pil yo louvri. Ou ka sèvi ak kat ki anlè pil advèsè w la pou pwòp konstriksyon w.
    Chwazi { CARDS("5C") } nan men w ak { CARDS("4H") } nan pil yo a, epi ajoute toude nan konstriksyon 9 ou a.
lesson-steal-top-praise = Vòlè nan pil yo! Gade règ yo anvan ou jwe yon nouvo jwèt: se nan kèk ladan yo sèlman ou gen dwa vòlè.
lesson-steal-top-early = Sa pran konstriksyon w la jan l ye a. Fè l vin pi gwo anvan ak { CARDS("5C") } epi { CARDS("4H") }, kat ki anlè pil yo a.

lesson-sweep = Bale tab la
lesson-sweep-about = Pran tout sa ki sou tab la pou yon pwen anplis.
lesson-sweep-take =
    Si yon sèl kou pran tout kat ki sou tab la, sa se yon bale. Li vo yon pwen anplis. Isit la { CARDS("9H") } ka fè l: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Yon bale! Sa fè yon pwen anplis, epi advèsè w la oblije poze yon kat sou yon tab vid.
lesson-sweep-take-trail = Gade tout tab la: 6 + 2 + 1. Avèk { CARDS("9H") } ou pran tout.
lesson-sweep-leave =
    Advèsè w la ka fè bale tou. Ou pa ka pran { CARDS("5S") }, kidonk fòk ou mete yon kat sou tab la: sa rele poze. Ki kat ki pa kite yon bale?
lesson-sweep-leave-praise = Pa gen yon kat ki ka pran yon wa ansanm ak yon senk. Kat sa a pa t riske.
lesson-sweep-leave-low = Atansyon: 5 + 2 = 7. Apre sa nenpòt sèt ap pran tout tab la, yon bale. Poze kat ki pa antre nan okenn total la.

lesson-points = Sa ki bay pwen
lesson-points-about = Ki kat ou vle tout bon: { CARDS("10D") }, { CARDS("2S") }, las yo ak pik yo.
lesson-points-ten =
    Gwo kazino a, se { CARDS("10D") }. Se pi bon kat la: 2 pwen. Ou ka pran yon sèl bagay isit la. Pran sa ki gen plis valè a!
lesson-points-ten-praise = De pwen nan yon sèl kou. Si se ou ki gen { CARDS("10D") }, sèvi avè l pou pran yon bagay: sou tab la, nenpòt dis ka pran l.
lesson-points-ten-six = Yon pik, sa bon. Men { CARDS("10D") } vo 2 pwen, e advèsè w la ka pran l apre.
lesson-points-ten-trail = Gen de pwen sou tab la: pran { CARDS("10D") } ak dis ou a.
lesson-points-two = Ti kazino a, se { CARDS("2S") }: 1 pwen. Kijan pou w pran l?
lesson-points-two-praise = 2 + 3 = 5, e ti kazino a se pou ou. Li konte kòm yon pik tou.
lesson-points-two-king = Sa se yon pè, men pwen an toujou sou tab la. Kilès nan kat ou yo ki pran { CARDS("2S") } ansanm ak yon lòt kat?
lesson-points-two-trail = Pa kite { CARDS("2S") } la. Li fè 5 ak yon lòt kat sou tab la.
lesson-points-ace = Chak las nan 4 las yo vo 1 pwen. Nan yon total, yon las konte pou 1. Pran las la!
lesson-points-ace-praise = 1 + 6 = 7. Yon lòt pwen pou ou.
lesson-points-ace-jack = De kat, men pa gen pwen. Adisyone { CARDS("AH") } ak yon lòt kat sou tab la: kilès nan kat ou yo ki fè total sa a?
lesson-points-ace-trail = Gen yon pwen sou tab la: { CARDS("AH") }. Mete yon bagay avè l.
lesson-points-spade =
    Moun ki pran plis pik jwenn 1 pwen, e moun ki pran plis kat jwenn 3. Kidonk yon pik pi bon pase yon lòt kat ki gen menm ran.
    Ki wa w ap pran?
lesson-points-spade-praise = Toude se wa, men { CARDS("KS") } ede w genyen pwen pik yo tou. Kounye a ou konn tout sa ki bay pwen.
lesson-points-spade-heart = Sa pran yon wa tou, men se pa wa pik la. Pran wa ki ka pote yon pwen an.
lesson-points-spade-trail = Ou gen { CARDS("KD") }, e gen de wa sou tab la. Pran youn ladan yo.

lesson-last = Dènye kat yo ak kont lan
lesson-last-about = Kiyès ki pran sa ki rete, ak kijan yo konte yon don.
lesson-last-majority =
    Don an prèske fini. Ou gen 24 nan 52 kat yo, e 27 sifi pou 3 pwen plis kat yo. Ki kou ki pote twa kat yon sèl fwa?
lesson-last-majority-praise = 24 + 3 = 27: advèsè w la pa ka rive sou ou ankò. Konte kat ou yo nan fen an vo 3 pwen.
lesson-last-majority-king = Sa pote de kat sèlman. 26 se mwatye jwèt kat la, li pa yon majorite. Jwenn kou ki pote twa kat la.
lesson-last-majority-trail = Chak kat konte kounye a, e ou ka pran twa.
lesson-last-last =
    Se dènye kat ou, e se dènye kat don an. Moun ki pran an dènye jwenn tout sa ki rete sou tab la tou. Pran { CARDS("9D") }!
lesson-last-last-praise =
    Se ou ki pran an dènye, kidonk { CARDS("KH") } ak { CARDS("4S") } se pou ou tou. Kounye a yo konte toude pil yo: plis kat 3, plis pik 1,
    gwo kazino 2, ti kazino 1, chak las 1, chak bale 1. Premye jwè ki rive nan 21 pwen genyen.
lesson-last-last-trail = Konsa advèsè w la, ki te pran an dènye, ap jwenn tout sa ki sou tab la. Pran { CARDS("9D") } pito.

### Repons ki mache nan nenpòt leson

lesson-try-trail = Sa poze { CARDS($cards) } sou tab la, kote nenpòt moun ka pran l. Reli egzèsis la: gen yon pi bon bagay.
lesson-try-capture = Avèk { CARDS($cards) }, ou ka pran { CARDS($taken) }. Men se pa egzèsis la: reli l.
lesson-try-build = Ou ka bati { $value }. Men se pa egzèsis la: reli l.
lesson-try-join = Ou ka ajoute nan konstriksyon { $value }. Men se pa egzèsis la: reli l.
lesson-try-raise = Ou ka monte konstriksyon an sou { $value }. Men se pa egzèsis la: reli l.
lesson-try-other = Ou gen dwa fè sa. Men se pa egzèsis la: reli l.

### Ki kat pou chwazi

lesson-do-trail = Chwazi { CARDS($cards) } nan men w. Apre sa peze Poze: sa mete l sou tab la.
lesson-do-capture = Chwazi { CARDS($cards) } nan men w ak { CARDS($taken) } sou tab la. Apre sa peze Pran.
lesson-do-sweep = Chwazi { CARDS($cards) } nan men w ak { CARDS($taken) } sou tab la. Apre sa peze Bale!
lesson-do-build = Chwazi { CARDS($cards) } nan men w ak { CARDS($taken) } sou tab la. Apre sa peze Bati { $value }.
lesson-do-join = Chwazi { CARDS($cards) } nan men w, ansanm ak { CARDS($taken) }. Apre sa peze Ajoute.
lesson-do-raise = Chwazi { CARDS($cards) } nan men w ak konstriksyon ki gen { CARDS($taken) }. Apre sa peze Monte sou { $value }.

### Yon premye don

first-deal = Premye don w
first-deal-about = Jwe yon ti don ven kat, epi wè sa chak kou fè.
first-deal-begins =
    W ap jwe yon don antye, ak ven kat sèlman: las, de, uit, nèf ak dis. Chak moun gen 4 kat, epi gen 4 kat sou tab la.
    Chèche yon kat ou genyen ki pran yon bagay.
first-deal-missed = Ou poze: ou mete yon kat sou tab la epi ou pa pran anyen. Ou gen dwa fè sa, men ou te ka pran yon bagay.
first-deal-laid = Ou poze: ou mete yon kat sou tab la. Pafwa pa gen anyen pou pran.
first-deal-took = Ou pran { $count } kat pou pil ou.
first-deal-built = Yon konstriksyon { $value }. Kenbe kat ki ka pran l lan.
first-deal-their-build = Si ou gen yon kat { $value }, ou ka pran konstriksyon sa a.
first-deal-big-casino = Gwo kazino a, { CARDS("10D") }, vo 2 pwen.
first-deal-little-casino = Ti kazino a, { CARDS("2S") }, vo 1 pwen.
first-deal-aces =
    { $count ->
        [1] Yon las vo 1 pwen.
       *[other] { $count } las vo { $count } pwen.
    }
first-deal-sweep = Pa rete anyen sou tab la: sa se yon bale, 1 pwen anplis.
first-deal-over = Don an fini. Sa ki rete sou tab la ale pou jwè ki te pran an dènye a. Kounye a yo konte toude pil yo.
first-deal-most-cards = Moun ki gen plis kat jwenn 3 pwen.
first-deal-most-spades = Moun ki gen plis pik jwenn 1 pwen.
first-deal-each-ace = Chak las vo 1 pwen.
first-deal-each-sweep = Chak bale vo 1 pwen.
first-deal-result =
    { $better ->
        [you] Ou genyen don sa a { $own } kont { $other }. Ou konn jwe Kazino!
        [other] Ou gen { $own } pwen, advèsè w la gen { $other }. Pi bon chans pwochen fwa! Ou konn jwe Kazino kounye a.
       *[same] { $own } pwen pou chak moun. Ou konn jwe Kazino!
    }

### Fichye pwogrè a

lessons-progress-no-json = Fichye a pa JSON.
lessons-progress-version = Fichye a soti nan yon lòt vèsyon Cassino.
lessons-progress-steps = Fichye a pa bay okenn etap leson.

### Erè

lessons-unknown = Pa gen leson “{ $name }”. Men leson yo: { $names }.
lessons-no-toml = Leson “{ $name }” pa TOML: { $problem }.
lessons-only-steps = Leson “{ $name }” dwe gen [[steps]], e anyen ankò.
lessons-same-name = Leson “{ $name }” gen de etap ki gen menm non.
lessons-step-fields = Etap “{ $step }” nan leson “{ $lesson }” dwe gen { $needed }, e li ka gen { $others }.
lessons-step-wrong = Etap “{ $step }” nan leson “{ $lesson }”: { $problem }
lessons-deal-over = Premye don sa a fini.
lessons-deal-move = Kou { $number } nan premye don sa a pa posib: { $problem }
