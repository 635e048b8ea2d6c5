"""What a search finds: moves with their values."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import NamedTuple

from cassino.engine.move import Move

LEAST_SIZE = 1e-9


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, what its side can expect after it, and the standard error.

    value: the margin in points at the end of the deal; with an aim, the chance to win the match in percent. error:
    `inf` after a single world, because nothing says how much other worlds differ; where nothing is hidden and no search
    came to the end, how far values moved when it last looked deeper. spread: the standard deviation of the
    values between worlds; 0 if it is not known.
    """

    move: Move
    value: float
    error: float
    worlds: int = 1
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a position, best first.

    nodes: how many playouts there were; of an exact search, how many positions. is_exact: nothing was hidden, and the
    search went to the end. is_hurried: there was no time for the whole budget.
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


class Difference(NamedTuple):
    """How much better one move is than another, with its standard error. is_hurried: as in `Analysis`."""

    mean: float
    error: float
    worlds: int
    is_hurried: bool


class Mean(NamedTuple):
    """A weighted mean, its standard error, and the standard deviation of what it is the mean of.

    error: `inf` if only one number counts, because nothing says how far others are from it.
    """

    mean: float
    error: float
    spread: float


def weighted_mean(numbers: Sequence[float], weights: Sequence[float]) -> Mean:
    """The mean of some numbers. N weights w count as much as sum(w)**2 / sum(w**2) equal ones."""
    total = fsum(weights)
    size = total * total / fsum(weight * weight for weight in weights)
    mean = fsum(weight * number for weight, number in zip(weights, numbers, strict=True)) / total
    squares = fsum(weight * (number - mean) ** 2 for weight, number in zip(weights, numbers, strict=True)) / total
    if len(numbers) < 2 or size - 1.0 < LEAST_SIZE:
        return Mean(mean, inf, 0.0)
    return Mean(mean, sqrt(squares / (size - 1.0)), sqrt(squares * size / (size - 1.0)))


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error; that of a single number is not known: `inf`."""
    found = weighted_mean(numbers, [1.0] * len(numbers))
    return found.mean, found.error
