"""How much is searched: worlds, nodes and time."""

from dataclasses import dataclass
from math import isfinite
from threading import local
from time import monotonic

from cassino.errors import CassinoError

try:
    from time import thread_time
except ImportError:  # in a browser, which has no clock of a thread
    thread_time = monotonic

PATIENCE = 4.0
"""On a busy machine, thinking lasts at most this many times its limit in seconds."""
WINDOW = 0.05
"""CPU time and the wall clock are compared over at least this many seconds."""
EXACT_NODES = 3_000_000
"""An exact search gets at most this many nodes."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much `analyze` searches.

    worlds: at most this many sampled worlds. nodes: per world, for all moves together. seconds: no new world is begun
    after this time on the clock of `now`; None for no limit. guesses: in a second look, how many deals of the hidden
    cards each player to move considers before choosing; 0 skips the second look. exact: the nodes for a search to the
    end of the deal where nothing is hidden; if they are not enough, the position is searched like any other.

    Raises CassinoError for numbers that make no search.
    """

    worlds: int = 64
    nodes: int = 30_000
    seconds: float | None = None
    guesses: int = 8
    exact: int = EXACT_NODES

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
        self.ran_out = False
        """Whether there was no time for all worlds."""

    def has_time_for(self, worlds: int) -> bool:
        """Whether this many more worlds would be ready in time, at the speed so far."""
        if self.until is None:
            return True
        moment = now()
        return moment + worlds * (moment - self.start) / max(1, self.worlds) < self.until

    def is_late(self) -> bool:
        """Whether one more world would not be ready in time."""
        is_late = not self.has_time_for(1)
        self.ran_out = self.ran_out or is_late
        return is_late


class _ThreadClock(local):
    """The clock of `now` for one thread."""

    def __init__(self) -> None:
        self.moment = 0.0
        self.cpu, self.wall = thread_time(), monotonic()

    def read(self) -> float:
        """The moment: since the last mark, the CPU time or a share of the time that has passed, if that is more."""
        cpu, wall = thread_time() - self.cpu, monotonic() - self.wall
        moment = self.moment + max(cpu, wall / PATIENCE)
        if wall > WINDOW:
            self.mark(moment, cpu, wall)
        return moment

    def mark(self, moment: float, cpu: float, wall: float) -> None:
        """Set a mark at a moment."""
        self.moment, self.cpu, self.wall = moment, self.cpu + cpu, self.wall + wall


_CLOCK = _ThreadClock()


def now() -> float:
    """The clock of all thinking, in seconds. Moments of different threads cannot be compared.

    It counts the CPU time of this thread, so that nobody thinks less on a busy machine. As a safety net, it goes at
    least at 1/PATIENCE of the speed of a clock on the wall.
    """
    return _CLOCK.read()
