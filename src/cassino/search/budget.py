"""How much is searched: worlds, nodes and time."""

from dataclasses import dataclass
from math import isfinite
from time import monotonic

from cassino.errors import CassinoError


@dataclass(frozen=True, slots=True)
class Budget:
    """How much `analyze` searches.

    worlds: at most this many sampled worlds. nodes: per world, for all moves together. seconds: no new world is begun
    after this time; None for no limit. threads: worlds searched at the same time; without a limit in seconds the result
    does not depend on it. guesses: in a second look, how many deals of the hidden cards each player to move considers
    before choosing; 0 skips the second look. trust: from 0 to 1, the weight of the replies that the model of other
    players expects.

    Raises CassinoError for numbers that make no search.
    """

    worlds: int = 64
    nodes: int = 30_000
    seconds: float | None = None
    threads: int = 1
    guesses: int = 8
    trust: float = 0.5

    def __post_init__(self) -> None:
        if self.worlds < 1:
            raise CassinoError("arena-search-worlds", worlds=self.worlds)
        if self.nodes < 0:
            raise CassinoError("arena-search-nodes", nodes=self.nodes)
        if self.seconds is not None and not isfinite(self.seconds):
            raise CassinoError("arena-search-seconds")


class TimeBudget:
    """Measures how long worlds take and decides whether there is time for more."""

    def __init__(self, until: float | None) -> None:
        """until: a moment of `now`; None for no limit."""
        self.start = now()
        self.until = until
        self.worlds = 0
        """How many worlds have been searched since the start."""

    def has_time_for(self, worlds: int) -> bool:
        """Whether this many more worlds would be ready in time, at the speed so far."""
        if self.until is None:
            return True
        moment = now()
        return moment + worlds * (moment - self.start) / max(1, self.worlds) < self.until

    def is_late(self) -> bool:
        """Whether one more world would not be ready in time."""
        return not self.has_time_for(1)


def now() -> float:
    """Seconds on a clock that never goes back. It times all thinking."""
    return monotonic()
