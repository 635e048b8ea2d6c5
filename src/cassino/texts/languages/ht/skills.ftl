### Konpetans yon jwè

skill-pairs = Pè
skill-pairs-meaning = Ou pran yon kat sou tab la ak yon kat ki gen menm ran.
skill-sums = Total
skill-sums-meaning = Ou pran kat ki fè total yon kat nan men w.
skill-several-sets = Plizyè gwoup
skill-several-sets-meaning = Ou pran tout sa kat ou a ka pran yon sèl kou, pa sèlman yon pè oswa yon total.
skill-building = Bati
skill-building-meaning = Ou mete kat ansanm kounye a pou ou ka pran yo tout nan yon lòt tou.
skill-safe-builds = Konstriksyon ki pa riske
skill-safe-builds-meaning = Ou chwazi konstriksyon advèsè w yo pa gen anpil chans pran.
skill-answering-builds = Reponn konstriksyon
skill-answering-builds-meaning = Ou pran konstriksyon yon lòt jwè, ou monte l oswa ou ajoute ladan l anvan li pran l.
skill-leaving-sweeps = Evite bale
skill-leaving-sweeps-meaning = Ou kite yon tab pwochen jwè a pa ka netwaye ak yon sèl kat.
skill-valuable-cards = Bon kat yo
skill-valuable-cards-meaning = Ou pran kat ki bay pwen yo, epi ou pa kite yo pou lòt moun.
skill-counting-cards = Konte kat yo
skill-counting-cards-meaning = Ou sonje ki kat ki jwe deja, konsa ou konnen sa lòt yo ka genyen.
