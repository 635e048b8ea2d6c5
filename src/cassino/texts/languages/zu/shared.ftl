### A draft: nobody who speaks isiZulu has read it yet. docs/translating.md says how to help.

shared-start-page = Ikhasi lokuqala
shared-close = Vala
shared-settings = Izilungiselelo
shared-all-rules = Yonke imithetho
shared-guest = Isivakashi
shared-friend = Umngani { $number }
shared-language = Ulimi
shared-language-of-browser = Njengesiphequluli
shared-settings-colors = Imibala
shared-settings-cards = Amakhadi
shared-settings-table = Itafula
shared-settings-sounds = Imisindo
shared-help-teach = Ngifundise ngemizuzu emi-3
shared-help-scores = Okunika amaphuzu
shared-help-most-cards = Amakhadi amaningi kakhulu
shared-help-most-spades = Ama-spade amaningi kakhulu
shared-help-ace = I-ace ngayinye
shared-help-sweep = Ukushanela ngakunye
shared-phrase-hello = Sawubona!
shared-phrase-luck = Ngikufisela inhlanhla!
shared-phrase-nice = Udlale kahle!
shared-phrase-thanks = Ngiyabonga!
shared-phrase-sorry = Uxolo!
shared-phrase-again = Siphinde sidlale?
shared-phrase-game = Umdlalo omuhle!
shared-table-empty = Itafula alinalutho
