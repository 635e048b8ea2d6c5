"""Good play against an opponent who knows how one plays: equilibria of the rest of a round, and best responses."""
