"""Deals that nobody could choose: a chain of seeds promised before, salts from the players, a shuffle to repeat."""
