### Pagine che giocano senza server: Python gira nel browser

local-getting-ready = Preparazione…
local-not-started = Il gioco non è riuscito a partire. Ricarica la pagina. Se non basta, controlla la connessione, chiudi altre schede o prova con un altro browser.
local-no-wasm = Il gioco non funziona in questo browser: è troppo vecchio, o WebAssembly è disattivato nelle sue impostazioni. Aggiornalo o prova con un altro browser.
local-broken = Qualcosa è andato storto. Ricarica la pagina; le tue partite salvate ci sono ancora.
local-nothing-kept = Questo browser non salva le tue partite, forse perché questa è una finestra privata. Puoi giocare, ma le tue partite si perdono quando chiudi la pagina.
local-few-levels = Qui il livello più alto è { $last }: gli avversari più forti calcolano le giocate successive, e questa pagina è troppo lenta per farlo.
