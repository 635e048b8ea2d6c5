### Sa pwofesè a di apre yon pati: 45 mo omaksimòm

tip-pairs = Chèche pè: yon kat sou tab la ki gen menm ran ak youn nan kat ou yo. Ou rate { $missed } sou { $chances } okazyon klè nan dènye pati w yo.
tip-sums = Chèche kat ki fè total yon kat nan men w. Ou rate { $missed } sou { $chances } okazyon klè nan dènye pati w yo.
tip-several-sets = Yon sèl kat ka pran plizyè pè ak total ansanm. Ou kite yon bagay dèyè nan { $missed } sou { $chances } ka klè nan dènye pati w yo.
tip-building = Mete kat ansanm nan yon konstriksyon kounye a, epi pran yo tout nan pwochen tou w. Ou rate { $missed } sou { $chances } okazyon klè nan dènye pati w yo.
tip-safe-builds = Anvan ou bati, mande tèt ou kiyès ankò ki ka pran l. Konstriksyon w te twò riske nan { $missed } sou { $chances } ka klè nan dènye pati w yo.
tip-answering-builds = Pran konstriksyon yon lòt jwè oswa monte l anvan li pran l. Ou rate { $missed } sou { $chances } okazyon klè nan dènye pati w yo.
tip-leaving-sweeps = Anvan ou poze yon kat, gade si yon sèl kat ta ka bale tab la apre sa. Ou kite yon bale nan { $missed } sou { $chances } ka klè nan dènye pati w yo.
tip-valuable-cards = Pran kat ki bay pwen yo anvan, epi pa poze yo. Ou chwazi lòt kat nan { $missed } sou { $chances } ka klè nan dènye pati w yo.
tip-counting-cards = Sonje ki ran ki jwe deja: yon kat pèsonn pa ka pran an sekirite sou tab la. Ou rate { $missed } sou { $chances } okazyon klè nan dènye pati w yo.
tutor-strong = Fò
tutor-growing = Pratike sa
tutor-unseen = Pa ase pati
