"""What people read, in one place: messages are keys with arguments, and a catalog for each language words them."""

from typing import Any


def tell(key: str, /, **args: Any) -> str:
    """A message without players, in the current language; cards are written as
    `catalog.use_style` chose, else with symbols.

    An argument may be a message or an error itself: it is worded first. Raises UnknownMessageError.
    """
    from cassino.texts import catalog  # fluent is read only when something is said

    return catalog.tell(key, args)
