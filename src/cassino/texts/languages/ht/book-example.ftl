### Egzanp liv règ yo. “Ou” se jwè yo montre men l lan.

## Pozisyon an an mo

book-example-position =
    { $is_legal ->
        [yes] Egzanp.
       *[no] Sa entèdi.
    } Ou gen { ROW($hand) }. { $count ->
        [0] Tab la vid.
       *[other] Sou tab la: { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] konstriksyon w, { $value } ({ ROW($cards) })
        [partner] konstriksyon patnè w, { $value } ({ ROW($cards) })
       *[opponent] konstriksyon yon advèsè, { $value } ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] konstriksyon w
        [partner] konstriksyon patnè w
       *[opponent] konstriksyon yon advèsè
    }
book-example-pile-top = { CARDS($card) } anlè pil yon advèsè
book-example-allowed = Egzanp
book-example-forbidden = Sa entèdi
book-example-pile = Anlè pil yon advèsè

## Konbyen kat yo konte

book-example-queen = Dam ou an pran lòt dam nan, ak 9 la epi 3 a tou, paske 9 + 3 = 12.
book-example-ace = Las ou a konte 14 epi li pran toude kat yo: 13 + 1 = 14.
book-example-in-hand = Nan men w, { CARDS("10D") } konte 16, kidonk li pran 9 la ak 7 la.

## Pran

book-example-take =
    { $deck_pack ->
        [italian_40] Valè w la pran lòt valè a, ak 5 lan epi 3 a tou, paske 5 + 3 = 8.
       *[other] 8 ou a pran lòt 8 la, ak 5 lan epi 3 a tou, paske 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Ou pran 6 + 1 oswa 5 + 2, men pa toude.
       *[other] Ou pran 6 la ak las la, oswa 5 lan ak 2 a, men pa toulekat.
    }
book-example-pair-first = Fòk ou pran lòt 7 la, pa 4 a ak 3 a.
book-example-several = Ou jwe toude kat yo. Yo fè 12, epi yo pran 10 la ak 2 a, ansanm ak dam nan.
book-example-several-large = Ou jwe toulètwa kat yo. Yo fè 24, epi yo pran 4 a, 7 la ak wa a: 4 + 7 + 13 = 24.
book-example-several-too-large = Kat ou yo fè 15 ansanm, sa depase { $capturing_hand_total_at_most }.
book-example-several-sets = Valè a konte 11, menm jan ak 7 epi 4 ansanm. Ou pran valè ki sou tab la ak toulètwa kat yo.
book-example-split = Konstriksyon an konte pou 5 sèlman. Ou pa ka mete 2 a sou li pou fè 7.
book-example-one-picture = Yon dam pran yon sèl dam.
book-example-both-pictures = Dam ou an pran toude dam yo.
book-example-top = 8 ou a pran konstriksyon w la. Li pran 7 ki sou tab la tou, ansanm ak las ki anlè pil la: 7 + 1 = 8.
book-example-equal = Ou pa ka pran yon sèl 9. Fòk ou pran toude, e ou ka pran 5 lan ak 4 a tou.
book-example-must = Ou pa ka poze 7 ou a, paske li ka pran 4 a ak 3 a.
book-example-insist = Ou pran lòt 8 la sèlman epi ou fini tou w. Yon advèsè ka egzije pou ou pran 5 lan ak 3 a tou.
book-example-insist-add = Ou poze 10 ou a epi ou fini tou w. Yon advèsè ka egzije pou ou ajoute 6 la ak 3 a nan konstriksyon w.

## Bati

book-example-make = Ou jwe 5 ou a sou 4 a epi ou di “nèf”. 9 ou a ka pran toude kat yo nan yon lòt tou.
book-example-multiple = Ou jwe 5 ou a sou 4 a epi ou ajoute 9 la. Sa se yon konstriksyon miltip 9.
book-example-table-build = Anvan ou jwe, ou mete twa kat yo ansanm kòm yon konstriksyon 10, pou 10 ki nan men w lan.
book-example-base = 9 ki sou tab la se yon baz, paske ou gen yon 9. Ou ajoute 5 ki anlè pil la ak 4 a: yon konstriksyon miltip 9.
book-example-raise = Ou ajoute 2 ou a nan konstriksyon an epi ou di “nèf”. Kounye a konstriksyon an se pou ou.
book-example-raise-sets = Ou monte konstriksyon an sou 9 ak 2 ou a, epi ou ajoute 9 ki sou tab la.
book-example-join = Ou ajoute 6 ou a ak 3 a. Kounye a konstriksyon an miltip, e pèsonn pa ka monte l.
book-example-join-theirs = Ou ajoute 6 ou a ak 3 a nan konstriksyon an. Kounye a li se pou ou.
book-example-join-top = Ou ajoute 7 ki anlè pil la ak 2 ki sou tab la nan konstriksyon w: 7 + 2 = 9.
book-example-steal = Ou ajoute 7 ou a ak las ki anlè pil la nan konstriksyon w: 7 + 1 = 8.
book-example-separate = 10 ou a ka ajoute nan youn nan konstriksyon yo, men li pa ka fè toude tounen youn.
book-example-merge = Ou pa ka bati 9 ak 6 ou a epi 3 a, paske gen yon konstriksyon 9 ou pa gen dwa ajoute ladan l.
book-example-hold = Ou pa ka pran 9 lib la pou kont li: sèl 9 ou genyen an dwe pran konstriksyon w.
book-example-proven = Patnè w bati 8 ak yon las, epi pwochen jwè a pran l. Kidonk patnè w gen yon 8, e ou ka jwe 2 ou a sou 6 la pou bati 8 pou li.
book-example-request-asked = Patnè w jwe yon 9 pou pran konstriksyon w. Ou gen yon 9 tou, kidonk ou mande l kite konstriksyon an. Olye pou l pran l, patnè w ajoute 9 la ladan l, epi li rete pou ou.

## Poze, bale, zoranj

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] Ou pa ka poze 2 a, paske ou gen yon konstriksyon. Ou ka pran l ak 9 ou a.
       *[anything] Ou pa ka poze 2 a, paske ou gen yon konstriksyon. Ou ka pran l ak 9 ou a.
    }
book-example-partner-nine = Patnè w bati 9, e ou gen yon 9. Ou ka poze l, e patnè w ka pran l pita ansanm ak konstriksyon an.
book-example-sweep = Ou pran toude kat yo. Tab la vid: yon bale!
book-example-big-sweep = Ou pran tout kat kat yo. Tab la vid: yon gwo bale!
book-example-victim = Advèsè w la bale tab la ak yon 8. Ou poze yon 7, epi ou pran l touswit ak lòt 7 ou a: yon bale pou ou.
book-example-orange =
    { $deck_pack ->
        [rook_40] Ou pran 4 jòn nan ak 3 wouj la ak 7 ou a epi ou anonse “zoranj”.
       *[other] Ou pran { CARDS("4D") } epi { CARDS("3H") } ak 7 ou a, epi ou anonse “zoranj”.
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Egzanp. Ann gen 19 pwen, Bert gen 15. Ann pran plis kat, de las ak de bale, men li pa pran { CARDS("10D") }: li pa fè okenn pwen. Bert fè 6 pwen pou plis pik, { CARDS("10D") }, { CARDS("2S") } ak de las, epi li genyen ak 21.
    }
