### Okwenziwa umdlali
###
### A draft: nobody who speaks isiZulu has read it yet. docs/contribute/translating.md says how to help.

# One form for both: "wena uthatha" and "uSipho uthatha"
trails = { NAME($who) } ushiya { CARDS($cards) } etafuleni.
builds = { NAME($who) } wakha u-{ $value }: { SETS($sets, $builds, $tops) }.
ends-turn = { NAME($who) } uqeda ithuba.
