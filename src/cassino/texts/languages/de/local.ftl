### Seiten, die ohne Server spielen: Python läuft im Browser

local-getting-ready = Gleich geht’s los …
local-not-started = Das Spiel konnte nicht starten. Lade die Seite neu. Wenn das nicht hilft, prüf deine Verbindung, schließ andere Tabs oder nimm einen anderen Browser.
local-no-wasm = In diesem Browser läuft das Spiel nicht: Er ist zu alt, oder WebAssembly ist in seinen Einstellungen ausgeschaltet. Aktualisiere ihn oder nimm einen anderen Browser.
local-broken = Etwas ist schiefgegangen. Lade die Seite neu; deine gespeicherten Partien sind noch da.
local-nothing-kept = Dieser Browser speichert deine Partien nicht, vielleicht weil dies ein privates Fenster ist. Du kannst spielen, aber deine Partien sind verloren, wenn du die Seite schließt.
local-few-levels = Stufe { $last } ist hier die höchste: Stärkere Gegner rechnen voraus, und dafür ist diese Seite zu langsam.
