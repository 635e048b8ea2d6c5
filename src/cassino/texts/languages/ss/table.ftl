### Litafula
###
### A draft: nobody who speaks siSwati has read it yet. docs/contribute/translating.md says how to help.

table-title-turn = Litfuba lakho
table-is-empty = Kute lutfo etafuleni.
table-others = Labanye badlali
table-offer-agree = Yebo
table-offer-decline = Cha
table-item-cards = Emakhadi
