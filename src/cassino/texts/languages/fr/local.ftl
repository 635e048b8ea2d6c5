### Pages qui jouent sans serveur : Python tourne dans le navigateur

local-getting-ready = Préparation …
local-not-started = Le jeu n’a pas pu démarrer. Recharge la page. Si cela ne suffit pas, vérifie ta connexion, ferme d’autres onglets, ou essaie un autre navigateur.
local-no-wasm = Le jeu ne marche pas dans ce navigateur : il est trop ancien, ou WebAssembly est désactivé dans ses réglages. Mets-le à jour, ou essaie un autre navigateur.
local-broken = Quelque chose s’est mal passé. Recharge la page ; tes parties enregistrées sont toujours là.
local-nothing-kept = Ce navigateur n’enregistre pas tes parties, peut-être parce que cette fenêtre est privée. Tu peux jouer, mais tes parties sont perdues quand tu fermes la page.
local-few-levels = Le niveau { $last } est le plus haut ici : les adversaires plus forts calculent les coups suivants, et cette page est trop lente pour cela.
