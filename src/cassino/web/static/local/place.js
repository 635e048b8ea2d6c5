// A page that stands for many addresses has the one that was meant in its own: see absent/main.js.

const at = new URLSearchParams(location.search).get("at");
if (at && /^\/(?!\/)/.test(at)) history.replaceState(null, "", at);
