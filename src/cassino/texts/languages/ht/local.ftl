### Paj ki jwe san sèvè: Python ap mache nan navigatè a

local-getting-ready = N ap prepare …
local-not-started = Jwèt la pa t ka kòmanse. Rechaje paj la. Si sa pa mache, tcheke koneksyon w, fèmen lòt onglè yo, oswa eseye yon lòt navigatè.
local-no-wasm = Jwèt la pa ka mache nan navigatè sa a: li twò vye, oswa WebAssembly fèmen nan reglaj li yo. Mete l ajou, oswa eseye yon lòt navigatè.
local-broken = Gen yon bagay ki pa mache. Rechaje paj la; pati ou te sere yo la toujou.
local-nothing-kept = Navigatè sa a pa sere pati w yo, petèt paske se yon fenèt prive. Ou ka jwe, men pati w yo ap pèdi lè ou fèmen paj la.
local-few-levels = Isit la, nivo { $last } se pi wo a: advèsè ki pi fò yo kalkile pwochen kou yo, e paj sa a twò dousman pou sa.
