### A draft: nobody who speaks Sesotho has read it yet. docs/contribute/translating.md says how to help.

shared-start-page = Leqephe la pele
shared-close = Kwala
shared-all-rules = Melao yohle
shared-language = Puo
shared-draft = Phetolelo ena e sa ntse e etswa: ha ho motho ya buang Sesotho ya seng a e badile, mme se siyo se ka Senyesemane. O ka thusa: sheba docs/contribute/translating.md.
shared-settings-colors = Mebala
shared-settings-cards = Dikarete
shared-settings-table = Tafole
shared-help-teach = Nthute ka metsotso e 3
shared-help-scores = Se fanang ka dintlha
shared-help-most-cards = Dikarete tse ngata ka ho fetisisa
shared-help-most-spades = Di-spade tse ngata ka ho fetisisa
shared-help-ace = Ace ka nngwe
shared-phrase-hello = Dumela!
shared-phrase-luck = Mahlohonolo!
shared-phrase-nice = O bapetse hantle!
shared-phrase-thanks = Ke a leboha!
shared-phrase-sorry = Ntshwarele!
shared-phrase-again = Re bapale hape?
shared-phrase-game = Papadi e ntle!
shared-table-empty = Ha ho letho tafoleng
shared-watch = Sheba
shared-your-name = Lebitso la hao
shared-deal = Potoloho { $number }
