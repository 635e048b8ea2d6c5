"""Ends of rounds between two players, whose hands are hidden from each other, and equilibria of them."""
