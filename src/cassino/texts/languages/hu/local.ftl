### Oldalak, amelyek szerver nélkül játszanak: a Python a böngészőben fut

local-getting-ready = Előkészítés…
local-not-started = A játék nem tudott elindulni. Töltsd újra az oldalt. Ha ez nem segít, ellenőrizd a kapcsolatot, zárj be más lapokat, vagy próbálj egy másik böngészőt.
local-no-wasm = Ebben a böngészőben nem fut a játék: túl régi, vagy a beállításaiban ki van kapcsolva a WebAssembly. Frissítsd, vagy próbálj egy másik böngészőt.
local-broken = Hiba történt. Töltsd újra az oldalt; az elmentett partijaid megvannak.
local-nothing-kept = Ez a böngésző nem menti el a partijaidat, talán mert privát ablakban vagy. Játszhatsz, de a partijaid elvesznek, ha bezárod az oldalt.
local-few-levels = Itt a legmagasabb szint: { $last }. Az erősebb ellenfelek előre számolnak, és ehhez ez az oldal túl lassú.
