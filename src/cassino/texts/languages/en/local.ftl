### Pages that play without a server: Python runs in the browser

# On the button Play, when it was pressed before everything was loaded
local-getting-ready = Getting ready …
local-not-started = The game could not start. Reload the page. If that does not help, check your connection, close other tabs, or try another browser.
local-no-wasm = This browser cannot run the game: it is too old, or WebAssembly is turned off in its settings. Update it, or try another browser.
local-broken = Something went wrong. Reload the page; your saved matches are still there.
local-nothing-kept = This browser does not save your matches, perhaps because this is a private window. You can play, but your matches are lost when you close the page.
# Below the opponents. $last (number): of a level
local-few-levels = This page offers opponents up to level { $last }: stronger ones look ahead, and it is too slow for that.
