"""Matches of one person without a server: in a browser, where a worker asks and keeps what is to be kept."""
