### Jwèt ki vini ak pwogram nan

variant-of-the-day = { $title }, don jou a
variant-of-the-week = { $title }, don { $number } semèn nan
variant-first-deal = { $title }: { first-deal }

## Fanmi jwèt yo

variant-family-classic = Kazino klasik
variant-family-royal = Kazino wayal
variant-family-caribbean = Kazino Karayib
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Kazino ongwa
variant-family-southern-african = Kazino sid Afrik
variant-family-scopa = Scopa
variant-family-nordic-kasino = Kasino peyi Nò

## Kote yo jwe l

variant-place-china = Lachin
variant-place-north-america = Amerik di Nò
variant-place-dominican-republic = Repiblik Dominikèn
variant-place-haiti = Ayiti
variant-place-hungary = Ongri
variant-place-hungary-and-austria = Ongri ak Otrich
variant-place-eswatini = Eswatini
variant-place-lesotho = Lesoto
variant-place-south-africa = Afrik di Sid
variant-place-italy = Itali
variant-place-finland-and-sweden = Fenlann ak Syèd

## Kazino klasik

variant-casino-long = Kazino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = Jwèt klasik la: pran, bati ak bale. Ou ka monte konstriksyon yo epi ajoute ladan yo.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Kazino san bale
variant-casino-web-b-short = San bale
variant-casino-web-b-summary = Tankou Kazino, men netwaye tab la pa bay pwen.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Kazino san bale, donè an silans
variant-casino-web-a-short = Donè an silans
variant-casino-web-a-summary = Bale pa bay pwen, e pèsonn pa anonse dènye wonn nan.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Kazino pou de moun
variant-casino-book-short = De moun
variant-casino-book-summary = De jwè. Bale bay pwen, e ou ka di ou rive anvan don an fini.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Kazino ak tiraj
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = De jwè, yon don. Ou tire yon kat apre chak tou.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Kazino pik
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = De jwè, nan 61 pwen. Chak pik bay pwen.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Kazino pou twa moun
variant-three-hand-casino-short = Twa moun
variant-three-hand-casino-summary = Twa jwè, chak moun pou tèt li.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Kazino ak patnè
variant-four-hand-partnership-short = Ak patnè
variant-four-hand-partnership-summary = 4 jwè. Premye de jwè ki jwenn yon las se patnè.
variant-four-hand-partnership-family = { variant-family-classic }

## Kazino wayal

variant-royal-north-american = Kazino wayal
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Figi konte 11 rive 13, las konte 1 oswa 14. Bale pa bay pwen.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Kazino wayal ak bale
variant-royal-web-short = Ak bale
variant-royal-web-summary = Figi konte 11 rive 13, las konte 1 oswa 14. Bale bay pwen.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Kazino wayal pou de moun
variant-royal-book-short = Wayal de moun
variant-royal-book-summary = De jwè. Figi konte 11 rive 13, las konte 1 oswa 14, e ou ka di ou rive.
variant-royal-book-family = { variant-family-royal }

## Kazino Karayib

variant-dominican = Kazino dominiken
variant-dominican-short = Dominiken
variant-dominican-summary = Fòk ou pran kat ki egal yo, bale anile bale, e dènye pwen pou rive nan 21 difisil pou genyen.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Kazino dominiken, san bale toupre fen an
variant-dominican-no-sweep-record-short = San bale nan fen
variant-dominican-no-sweep-record-summary = Tankou Kazino dominiken, men depi ou toupre 21, bale ou yo pa konte ankò.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Kazino dominiken ak patnè
variant-dominican-proven-partner-short = Ak patnè
variant-dominican-proven-partner-summary = 4 jwè, de pa de. Ou ka bati pou patnè w depi sa li jwe pwouve li gen bon kat la.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Kazino dominiken, limit apati 16
variant-dominican-soto-short = Limit apati 16
variant-dominican-soto-summary = Tankou Kazino dominiken, men apati 16 pwen ou pa ka make tout bagay.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Kazino ayisyen
variant-haitian-short = Ayisyen
variant-haitian-summary = Tankou Kazino wayal, men gen yon sèl don, e se kan ki gen plis kat ki genyen l.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = De a sis jwè, 40 kat Rook, nan 100 pwen. Senk, zoranj ak bale bay pwen.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo ak kat òdinè
variant-tuxedo-52-short = Ak kat òdinè
variant-tuxedo-52-summary = Tuxedo ak 40 kat, las rive dis. Yon kè ak yon kawo fè yon zoranj.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Kazino ongwa

variant-hungarian-kirchner = Kazino ongwa
variant-hungarian-kirchner-short = Kazino nan 11
variant-hungarian-kirchner-summary = De jwè, nan 11 pwen. Ou ka jwe plizyè kat nan men w ansanm, e pa gen konstriksyon.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Kazino ongwa 1892. Ou ka jwe plizyè gwoup kat nan men w, e chak don jwe jis nan fen.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Kazino ongwa 1990. Kat ki jwe ansanm fè 13 omaksimòm, apre yon bale pwochen jwè a jwe de fwa youn apre lòt, e dènye wonn nan jwe ak kat louvri.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Kazino sid Afrik

variant-swazi = Swazi Casino
variant-swazi-short = Swazi
variant-swazi-summary = Bati ak kat ki sou tab la, epi vòlè kat ki anlè pil advèsè w yo.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
variant-swazi-note = Yo jwe yon jwèt ki sanble avè l, Omulongo Womadi, nan Windhoek, Namibi. Nou konnen sèlman li sanble, nou pa konnen règ li yo.
variant-swazi-two-player = Swazi Casino pou de moun
variant-swazi-two-player-short = Swazi pou de
variant-swazi-two-player-summary = De jwè, 12 kat chak, bay de fwa. Nan premye mwatye a ou ka gen yon sèl konstriksyon, e pandan ou gen li ou pa ka poze.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Crazy Casino
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Tankou Swazi Casino pou de moun, men ou gen uit kat epi ou tire youn apre chak tou.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Sotho Casino
variant-sotho-short = Sotho
variant-sotho-summary = Tankou Swazi Casino, men figi yo pa gen chif, e chak patnè gen pwòp pil li.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Lesotho Casino
variant-lesotho-40-short = Lesotho
variant-lesotho-40-summary = Tankou Sotho Casino, men ak 40 kat epi san figi.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Lesotho Casino pou twa moun
variant-lesotho-40-three-short = Lesotho pou twa
variant-lesotho-40-three-summary = Twa jwè, chak moun pou kont li: 13 kat chak ak yon kat sou tab la.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = Kazino Afrik di Sid pou de moun
variant-south-african-2-short = Afrik di Sid pou de
variant-south-african-2-summary = De jwè, 40 kat ak yon tab vid pou kòmanse. Ou ka pran kat ki anlè lòt pil la.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = Kazino Afrik di Sid pou twa moun
variant-south-african-3-short = Afrik di Sid pou twa
variant-south-african-3-summary = Twa jwè, 13 kat chak ak yon kat sou tab la. Ou pa ka poze pandan ou gen yon konstriksyon.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = Kazino Afrik di Sid pou kat moun
variant-south-african-4-short = Afrik di Sid pou 4
variant-south-african-4-summary = 4 jwè, chak moun pou kont li: dis kat chak ak yon tab vid pou kòmanse.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 kat san uit, nèf ak dis. Pa gen konstriksyon, yon sèl kat oswa yon sèl gwoup nan chak tou, ak yon pwen pou primiera.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Scopa italyen
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Tankou Scopa, men yon kat ki ka pran oblije pran, e dènye kou a pa janm fè yon bale.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Kasino peyi Nò

variant-nordic-kasino = Kasino peyi Nò
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = Pa gen konstriksyon. Nan men w, las konte 14, de pik la 15 ak dis kawo a 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
