"""Tables in the browser: pages, the protocol, and matches that survive a restart."""
