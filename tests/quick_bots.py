"""Bots that think less, for tests: with the usual settings a busy machine's clock would cut them short."""

SMALL = {"search": "search:worlds=6"}

SLOW = ("counter-rollouts",)
"""They cannot be told to do less, and have large hands to think about for seconds if the engine is plain."""


def quick(name: str) -> str:
    """The name of the same bot with less to do, if it can be told so."""
    return SMALL.get(name, name)
