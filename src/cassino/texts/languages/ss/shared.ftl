### A draft: nobody who speaks siSwati has read it yet. docs/contribute/translating.md says how to help.

shared-language = Lulwimi
shared-settings-cards = Emakhadi
shared-settings-table = Litafula
shared-phrase-hello = Sawubona!
shared-phrase-thanks = Ngiyabonga!
shared-your-name = Libito lakho
