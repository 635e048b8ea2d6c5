### Pages that play without a server: Python runs in the browser

# On the button Play, when it was pressed before everything was loaded
local-getting-ready = Getting ready …
local-not-started = The game could not start in this browser. Load the page again. If that does not help, close other tabs, or try another browser.
local-no-wasm = The game cannot start, because this browser does not run WebAssembly. Use a newer browser, or allow WebAssembly in its settings.
# Below the opponents. $last (number): of a level
local-few-levels = Stronger opponents than level { $last } think ahead, for which the game is too slow here.
local-broken = Something went wrong. Load the page again; your matches are kept.
local-nothing-kept = This browser keeps nothing for this page, as in a private window. You can play, but your matches are gone when you close the page.
