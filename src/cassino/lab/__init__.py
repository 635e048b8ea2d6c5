"""Experiments: training the search, solving round ends, measuring bots, the tutor and the speed of the engine."""
