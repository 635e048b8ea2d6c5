"""Ends of rounds between two players with hidden hands, and their equilibria."""
