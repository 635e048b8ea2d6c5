"""What people read, in one place: messages are keys with arguments, and a catalog for each language words them."""

from collections.abc import Mapping
from typing import Any

from cassino.errors import word_errors_with


def tell(key: str, /, **args: Any) -> str:
    """A message without players, in the current language; cards are written as
    `catalog.use_style` chose, else with symbols.

    An argument may be a message or an error itself: it is worded first. Raises UnknownMessageError.
    """
    return _word(key, args)


def _word(key: str, args: Mapping[str, Any]) -> str:
    from cassino.texts import catalog  # catalogs are read only when something is said

    return catalog.tell(key, args)


word_errors_with(_word)
