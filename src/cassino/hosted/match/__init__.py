"""A match with people at it: the events, what follows from them, and its clocks."""
