"""What is printed on cards. The rules know the packs and register it here, so that texts need no rules."""

from collections.abc import Callable
from typing import NamedTuple


class Printed(NamedTuple):
    """How a card's text, such as `10D`, is shown and read out."""

    symbol_of: Callable[[str], str]
    """`10♦`."""
    words_of: Callable[[str], tuple[str, str]]
    """How messages know its rank and its suit: `ten`, `diamonds`."""


_registered: list[Printed] = []


def register(printed: Printed) -> None:
    """Use this for all cards in texts."""
    _registered[:] = [printed]


def printed() -> Printed:
    """What was registered. Raises LookupError if `cassino.rules` is not imported."""
    if not _registered:
        raise LookupError("Import cassino.rules before cards are put into words.")
    return _registered[0]
