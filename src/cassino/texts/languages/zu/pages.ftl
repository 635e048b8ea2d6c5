### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

pages-play = Dlala
pages-play-again = Dlala futhi
pages-continue = Qhubeka
pages-open-table = Vula itafula
pages-rule-book = Incwadi yemithetho
pages-save = Londoloza
pages-delete = Susa
pages-account = I-akhawunti yakho
pages-games = Imidlalo yami
pages-lessons = Zonke izifundo
pages-rules = Imithetho
pages-players = Abadlali
pages-points-to-win = Amaphuzu okuwina
pages-all = Konke
pages-three-minutes = Umdlalo ngemizuzu emithathu
