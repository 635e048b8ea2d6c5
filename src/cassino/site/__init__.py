"""Writes the page without a server: a folder that any static server can serve, in which Python runs in the browser."""
