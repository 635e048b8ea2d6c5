"""The game as the toolkits of other projects want it; each needs an extra of its own."""
