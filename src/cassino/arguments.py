"""What public functions require of their arguments. Wrong ones raise an ArgumentError, whatever their type."""

from collections.abc import Iterable
from operator import index
from typing import Any, TypeVar

from cassino.errors import CassinoError

LONGEST_SHOWN = 60
"""At most this many characters of a wrong argument are shown."""

Kind = TypeVar("Kind")
Item = TypeVar("Item")


class ArgumentError(CassinoError):
    """An argument of a wrong type, or out of range."""


def shown(value: object) -> str:
    """A value in an error message, cut short."""
    try:
        text = repr(value)
    except ValueError:  # a number with thousands of digits
        text = type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def whole(number: Any, least: int | None = None, most: int | None = None, key: str = "argument-out-of-range") -> int:
    """A whole number of any integer type, such as one of numpy, from `least` to `most`. Raises ArgumentError.

    key: of the message if it is out of range, with the arguments `found`, `least` and `most`.
    """
    try:
        found = index(number)
    except TypeError:
        raise ArgumentError("argument-not-whole", found=shown(number)) from None
    if (least is not None and found < least) or (most is not None and found > most):
        raise ArgumentError(key, found=shown(found), least=str(least), most="none" if most is None else str(most))
    return found


def number(found: Any) -> float:
    """A number of any type. Raises ArgumentError."""
    try:
        return float(found)
    except (OverflowError, TypeError, ValueError):
        raise ArgumentError("argument-no-number", found=shown(found)) from None


def required(value: Any, kind: type[Kind]) -> Kind:
    """A value of this class. Raises ArgumentError."""
    if not isinstance(value, kind):
        raise ArgumentError("argument-type", needed=kind.__name__, found=shown(value))
    return value


def items(values: Iterable[Item]) -> list[Item]:
    """The items of a sequence or another iterable. Raises ArgumentError if it is none."""
    try:
        return list(values)
    except TypeError:
        raise ArgumentError("argument-no-list", found=shown(values)) from None


def wholes(
    values: Iterable[Any], least: int | None = None, most: int | None = None, key: str = "argument-out-of-range"
) -> tuple[int, ...]:
    """Whole numbers from `least` to `most`, as `whole` checks them. Raises ArgumentError."""
    return tuple([whole(value, least, most, key) for value in items(values)])


def different(cards: Iterable[Any]) -> tuple[int, ...]:
    """Cards, each only once. Raises ArgumentError."""
    found = wholes(cards, 0, 51, "argument-no-card")
    if len(set(found)) < len(found):
        raise ArgumentError("argument-card-twice")
    return found
