"""Moves, positions, match records and rule cases as text."""
