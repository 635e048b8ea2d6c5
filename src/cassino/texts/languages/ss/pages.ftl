### A draft: nobody who speaks siSwati has read it yet. docs/contribute/translating.md says how to help.

pages-play = Dlala
pages-rules = Imitsetfo
pages-players = Badlali
