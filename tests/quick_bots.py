"""Bots that think less, for tests: with the usual settings a busy machine's clock would cut them short."""

SMALL = {"search": "search:worlds=4,nodes=3000", "ismcts": "ismcts:iterations=100"}


def quick(name: str) -> str:
    """The name of the same bot with less to do, if it can be told so."""
    return SMALL.get(name, name)
