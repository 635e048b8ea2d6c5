### Devinèt

puzzle-known = Tout lòt kat yo jwe deja, kidonk ou konnen men advèsè w la. Jwenn pi bon kou a.
puzzle-hidden = Gen kat ki kache, tankou nan yon vrè pati. Jwenn kou ki pi bon kont prèske tout sa lòt jwè yo ka genyen.

puzzle-hint-build = Yon konstriksyon vo plis pase tout sa ou ka pran kounye a.
puzzle-hint-raise = Ou ka monte yon konstriksyon.
puzzle-hint-steal = Ou ka pran sa yon lòt jwè ap konte sou li.
puzzle-hint-trail = Ou oblije poze yon kat. Kilès ki pa riske?
puzzle-hint-last = Moun ki pran an dènye jwenn kat ki rete sou tab la.
puzzle-hint-majority = Gen yon majorite an jwèt.
puzzle-hint-count = Ou ka dedui chak kat: konte.

puzzle-and-so-on = Ak rès la.
puzzle-ends = Don an fini: { SCORES($scores) }.
puzzle-next-best = Dezyèm pi bon kou a:
puzzle-then-ends = Apre sa don an fini: { SCORES($scores) }.
puzzle-difference = { $title }: { SCORES($scores) } olye de { SCORES($instead) }.

puzzle-better-by = Sa bay { points } plis pase dezyèm pi bon kou a.
puzzle-better-about = An mwayèn, sa bay anviwon { points } plis pase dezyèm pi bon kou a.
puzzle-worse-by = Yon lòt kou pote { points } plis.
puzzle-worse-about = An mwayèn, yon lòt kou pote anviwon { points } plis.
puzzle-worse-at-least = Yon lòt kou pote omwen { points } plis.

puzzle-best-often =
    { $tenths ->
        [10] Se prèske toujou pi bon kou a, kèlkeswa sa lòt jwè yo genyen.
       *[other] Se pi bon kou a anviwon { $tenths } fwa sou 10, si nou konte chak men lòt jwè yo ka genyen.
    }

puzzle-theme-endgame = Dènye priz
puzzle-trains = Li antrene: { $themes }.
