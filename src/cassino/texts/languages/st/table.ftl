### Tafole
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

table-title-turn = Nako ya hao
table-try-now = Leka jwale
table-understood = Ho lokile
table-tools = Tafole
table-cards = Dikarete tse tafoleng
table-lies = Tafoleng: { $items }.
table-is-empty = Ha ho letho tafoleng.
table-others = Dibapadi tse ding
table-pile-own = Qubu ya hao
table-pile-empty = Ha ho dikarete hajwale.
table-actions = Seo o ka se etsang
table-talk = Bua
table-sit-down = Dula fatshe
table-next-deal = Potoloho e latelang
table-rematch = Bapala hape
table-your-turn = Ke nako ya hao.
table-task = Nako ya hao: tobetsa karete e letsohong la hao.
table-task-build = Nako ya hao: tobetsa dikarete tse tafoleng ho haha ka tsona, ebe o bapala karete e letsohong la hao.
table-task-continue = Nako ya hao: tswela pele.
table-hopeless = Dikarete tsena ha di tsamaellane.
table-choose-hand = Jwale kgetha karete letsohong la hao.
table-watching = O shebile.
table-turn-of = Nako ya { NAME($who) }.
table-thinking = { $name } o a nahana …
table-deal-is-over = Potoloho ena e fedile.
table-sum-fits = Karete e letsohong la hao e ka nka dikarete tsena.
table-hand-cards = Dikarete tse letsohong la hao
table-your-cards = Letsoho la hao: { CARDS($cards) }.
table-join = O memilwe
table-leave = Tloha tafoleng
table-invite = Mema
table-offer = Potso
table-offer-agree = E
table-offer-decline = Tjhe
table-say = Bua ho hong
table-says = { $name }: { $words }
table-send = Romela
table-item-cards = Dikarete
table-all-cards = Dikarete tsohle
table-new-game = Papadi e ntjha
