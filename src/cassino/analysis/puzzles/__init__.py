"""Puzzles: positions with one clearly best move that a plain player misses."""
