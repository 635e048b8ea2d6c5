"""What a search finds: moves with their values."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from cassino.engine.move import Move


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, what its side can expect after it, and the standard error.

    value: the margin in points at the end of the deal; with an aim, the chance to win the match in percent. error:
    `inf` after a single world, because nothing says how much other worlds differ.
    """

    move: Move
    value: float
    error: float
    worlds: int = 1


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a position, best first.

    is_exact: nothing was hidden, and the search went to the end. is_hurried: there was no time for the whole budget.
    """

    values: tuple[MoveValue, ...]
    worlds: int
    nodes: int
    is_exact: bool
    is_hurried: bool = False

    @property
    def best(self) -> MoveValue:
        """The move with the highest value; among equals, the one listed first."""
        return self.values[0]


def ranked(values: Sequence[MoveValue]) -> tuple[MoveValue, ...]:
    """Moves searched in the most worlds first; among these, the highest value first."""
    return tuple(sorted(values, key=lambda each: (-each.worlds, -each.value)))


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error; that of a single number is not known: `inf`."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, inf
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
