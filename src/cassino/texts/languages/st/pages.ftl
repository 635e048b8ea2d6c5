### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

pages-play = Bapala
pages-play-again = Bapala hape
pages-continue = Tswela pele
pages-open-table = Bula tafole
pages-rule-book = Buka ya melao
pages-games = Dipapadi tsa ka
pages-lessons = Dithuto tsohle
pages-rules = Melao
pages-players = Dibapadi
pages-points-to-win = Dintlha tsa ho hlola
pages-all = Tsohle
pages-three-minutes = Papadi ka metsotso e meraro
