### Sa bot yo di nan tab la

talk-build-1 = M ap bati { value }.
talk-build-2 = Sa fè { value }.
talk-build-3 = Kounye a gen yon konstriksyon { value } sou tab la.
talk-build-4 = Pa manyen { value } m nan!
talk-build-5 = Yon konstriksyon { value }. Gade l k ap grandi.

talk-last-1 = Dènye.
talk-last-2 = Dènye kat yo!
talk-last-3 = Sa yo se dènye yo.
talk-last-4 = Rezèv la fini.
talk-last-5 = Dènye wonn. Bòn chans!

talk-sweep-1 = Tab la pwòp!
talk-sweep-2 = Bale!
talk-sweep-3 = Tout se pou mwen.
talk-sweep-4 = Sa fè yon bèl netwayaj.
talk-sweep-5 = Pa gen anyen ki rete.

talk-praise-1 = Byen bale!
talk-praise-2 = Bèl bagay.
talk-praise-3 = Ala yon bale!
talk-praise-4 = Pa rete yon kat. Bèl!
talk-praise-5 = Mwen pa t wè sa vini.

talk-prize-1 = Se sa m t ap tann nan.
talk-prize-2 = Sa a konte.
talk-prize-3 = Tout pwen bon.
talk-prize-4 = Yon bon kat pou genyen.
talk-prize-5 = Mèsi pou sa.

talk-stolen-1 = Ey, se te pou mwen!
talk-stolen-2 = Men konstriksyon m nan ale.
talk-stolen-3 = Mwen te gen plan pou sa a.
talk-stolen-4 = Byen pran.
talk-stolen-5 = Kidonk se ou ki te gen kat sa a!

talk-won-1 = Bèl pati! Mwen pran plezi.
talk-won-2 = Mwen te gen bon kat jodi a.
talk-won-3 = Mèsi pou pati a.
talk-won-4 = Se te yon bon pati.
talk-won-5 = Ann jwe ankò?

talk-lost-1 = Ou jwe byen.
talk-lost-2 = Konpliman!
talk-lost-3 = M ap genyen w pwochen fwa.
talk-lost-4 = Bèl pati. Yon lòt?
talk-lost-5 = Ou merite l.
