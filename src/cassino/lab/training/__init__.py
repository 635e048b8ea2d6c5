"""Weights for the search from self-play: lessons, a fit, a trial against the best weights so far, and a file for the
winner.
"""
