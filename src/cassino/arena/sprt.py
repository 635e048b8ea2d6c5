"""A sequential probability ratio test on the margins of packs, and counts of packs.

The log-likelihood ratio of two means is that of a normal distribution with the spread seen so far (a generalized test).
With errors of 5 % either way, it ends beyond +-2.94.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 20
"""With fewer packs, the spread is not known well enough to decide."""
DIGITS = 3


class Sprt:
    """A sequential test of two hypotheses about the mean, in points per deal, given one pack after another."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, margin: float) -> None:
        """Count the mean margin of one more pack."""
        self.count += 1
        self._sum += margin
        self._squares += margin * margin

    @property
    def llr(self) -> float:
        """The logarithm of how much likelier the higher mean is."""
        if self.count < 2:
            return 0.0
        mean = self._sum / self.count
        variance = (self._squares - self._sum * mean) / (self.count - 1)
        step = self.high - self.low
        # Equal margins have no spread; half a step is used instead, so that they can decide.
        return self.count * step * (mean - (self.low + self.high) / 2) / max(variance, step * step / 4)

    @property
    def accepted(self) -> float | None:
        """The mean that is accepted; None while the test is undecided."""
        if self.count < FEWEST or abs(self.llr) < BOUND:
            return None
        return self.high if self.llr > 0 else self.low

    def as_json(self) -> dict[str, object]:
        """Plain values."""
        return {
            "hypotheses": [self.low, self.high],
            "errors": [ERROR, ERROR],
            "bounds": [-round(BOUND, DIGITS), round(BOUND, DIGITS)],
            "llr": round(self.llr, DIGITS),
            "packs": self.count,
            "accepted": self.accepted,
        }


def sprt_of(hypotheses: tuple[float, float], margins: Iterable[float]) -> Sprt:
    """A test that has been given these packs."""
    test = Sprt(*hypotheses)
    for margin in margins:
        test.add(margin)
    return test


def pentanomial(packs: Iterable[Sequence[float]]) -> tuple[int, ...] | None:
    """How many packs of two deals went -2, -1, 0, 1, 2 (wins minus losses); None if packs have more or fewer deals."""
    counts: Counter[int] = Counter()
    for margins in packs:
        if len(margins) != 2:
            return None
        counts[sum((margin > 0) - (margin < 0) for margin in margins)] += 1
    return tuple(counts[score] for score in range(-2, 3))
