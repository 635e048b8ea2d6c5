"""Ends of rounds of two players with hidden hands: equilibria, and what a bot loses to an opponent who knows it."""
