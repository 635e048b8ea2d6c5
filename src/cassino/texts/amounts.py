"""Numbers as arguments of messages: points, and how often something happens."""

from collections.abc import Iterable

from cassino.texts.message import Argument


def amount(points: float) -> Argument:
    """Points to a tenth: a number if they are whole, so that a catalog can choose between `point` and `points`."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else f"{rounded:.1f}"


def in_ten(share: float) -> int:
    """A share as the number of times in ten."""
    return round(10 * share)


def listed(numbers: Iterable[int]) -> str:
    """Some numbers, the smallest first: `2, 3, 4`."""
    return ", ".join(map(str, sorted(numbers)))
