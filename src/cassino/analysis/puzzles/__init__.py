"""Puzzles: positions with one clearly best move that a simple player misses."""
