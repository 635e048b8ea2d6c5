### Leqephe la pele
###
### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

lobby-question = O batla ho etsa eng?
lobby-learn = Ithute
lobby-friends = Metswalle
lobby-welcome = Na o tseba Casino?
lobby-just-play = Bapala feela
lobby-people = Bapala le batho
lobby-invite = Mema metswalle
lobby-choose-rules = Kgetha melao
lobby-open-the-table = Bula tafole
