"""How much a position is searched, and what is found: moves with their values."""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.engine.move import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is searched.

    worlds: at most so many. nodes: for all moves of one world. seconds: no new worlds after so long.
    threads: worlds searched at the same time; without a limit in seconds the result is the same for any number.
    guesses: in a second look at the worlds each player to move guesses so often what the others hold; 0: no such look.
    trust: how far the others are taken to reply as a given mind expects, from 0 to 1.
    """

    worlds: int = 64
    nodes: int = 30_000
    seconds: float | None = None
    threads: int = 1
    guesses: int = 8
    trust: float = 0.5


@dataclass(frozen=True, slots=True)
class Aim:
    """The chances to win the match by the points of a deal, expected and when it is finished: as in `Solver.aim`."""

    chances: Sequence[float]
    final_chances: Sequence[float]


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move, the margin in points that its side may expect at the end of the deal, and the standard error of that."""

    move: Move
    value: float
    error: float
    worlds: int = 1


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves of a position, the best first. `is_exact`: nothing was hidden, and all was searched to the end."""

    values: tuple[MoveValue, ...]
    worlds: int
    nodes: int
    is_exact: bool

    @property
    def best(self) -> MoveValue:
        """The move of the highest value; the first listed of equals."""
        return self.values[0]


def ranked(values: Sequence[MoveValue]) -> tuple[MoveValue, ...]:
    """Those of most worlds first, of these the highest."""
    return tuple(sorted(values, key=lambda each: (-each.worlds, -each.value)))
