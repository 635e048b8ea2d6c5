"""Deals that nobody could choose: a chain of promised seeds, salts from the players, a shuffle that anyone
can repeat.
"""
