"""Weights for the search from self-play: lessons, a fit, a trial against the best so far, a file for what won."""
