"""How long worlds take, and what numbers over worlds say."""

from collections.abc import Sequence
from math import sqrt
from time import monotonic


def now() -> float:
    """Seconds by a clock that never goes back: the one by which all thinking is timed."""
    return monotonic()


class Pace:
    """How long worlds take, and whether there is time for others."""

    def __init__(self, until: float | None) -> None:
        self.start = now()
        self.until = until
        self.worlds = 0

    def has_time_for(self, worlds: int) -> bool:
        """Whether so many more worlds would be ready in time, going by those so far."""
        if self.until is None:
            return True
        moment = now()
        return moment + worlds * (moment - self.start) / max(1, self.worlds) < self.until

    def is_late(self) -> bool:
        """Whether another world would not be ready in time."""
        return not self.has_time_for(1)


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers, and its standard error."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
