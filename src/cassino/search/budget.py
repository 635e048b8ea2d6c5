"""How much is searched: worlds and time."""

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

    worlds: at most this many sampled worlds. seconds: no new world is begun after this time on the clock of `now`; None
    for no limit. exact: the nodes for a search to the end of the deal where nothing is hidden; if they are not enough,
    the position is searched by playouts.

    Raises CassinoError for numbers that make no search.
    """

    worlds: int = 256
    seconds: float | None = None
    exact: int = EXACT_NODES

    def __post_init__(self) -> None:
        if self.worlds < 1:
            raise CassinoError("arena-search-worlds", worlds=self.worlds)
        if self.seconds is not None and not isfinite(self.seconds):
            raise CassinoError("arena-search-seconds")


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
