"""Contests: the deal of the day and the weekly tournament, with the same cards for everybody."""
