### Ikhasi lokuqala
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

lobby-question = Ufuna ukwenzani?
lobby-learn = Funda
lobby-friends = Abangani
lobby-welcome = Uyayazi i-Casino?
lobby-just-play = Dlala nje
lobby-people = Dlala nabantu
lobby-invite = Mema abangani
lobby-choose-rules = Khetha imithetho
lobby-open-the-table = Vula itafula
lobby-join = Joyina
