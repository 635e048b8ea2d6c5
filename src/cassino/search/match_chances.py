"""When a deal is played for points and when for the match, and each side's chance to win the match during a deal."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import ceil, exp, floor, hypot, sqrt
from operator import mul
from statistics import NormalDist

from cassino.engine.state import State
from cassino.engine.view import View
from cassino.rules.rules import Rules
from cassino.search.aim import ROWS, Aim
from cassino.search.equity import equity_for, unit_for
from cassino.search.expected_points import cards_left, spread_of_deals
from cassino.search.weights import spread_for

USUAL_SPREAD = 3.0
"""The standard deviation of the error of estimated margins, in points, if none was measured."""
SIZE = ROWS
REACH = 3.0
"""Numbers of points more than this many standard deviations away are ignored."""
NARROW = 0.5
"""With a smaller spread, points are shared between the two nearest whole numbers."""
SAMPLES = 24
"""For three and more sides, the number of sampled ends of the deal; each is also used mirrored."""


def aim_for(view: View) -> Aim | None:
    """What a seat plays for: the match, once a side has points; until then None, for the margin of the deal."""
    state = view.public
    scores = tuple(state.score(side) for side in range(state.side_count))
    if not any(scores) or state.tiebreak:
        return None
    spread = _measured(state) or USUAL_SPREAD
    sharp = _chances(state.rules, state.players, scores, state.dealer, state.side_of(state.turn))
    return Aim(_smoothed(sharp, spread / sqrt(2)), sharp)


class MatchChances:
    """The chances of the sides to win the match, by the points that they expect from the deal in progress."""

    def __init__(self, state: State, number: int = 1) -> None:
        """state: any state of the deal. number: of the deal in the match, from 1."""
        self._rules, self._players = state.rules, state.players
        self._scores = tuple(state.score(side) for side in range(state.side_count))
        self._dealer = state.dealer
        self._number = number if state.rules.ending.deals else 1
        self._equity = equity_for(state.rules, state.players)
        unit = unit_for(state.rules)
        self._step = 2 * unit if unit > 1 else 1
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    def chances(self, points: Sequence[float], spread: float = 0.0) -> tuple[float, ...]:
        """The chance of each side; they add up to 1.

        points: what each side expects. spread: the standard deviation of the error of a side's margin. With 0 and whole
        points, these are the chances after a deal with these points.
        """
        each = spread * sqrt((len(points) - 1) / len(points))
        if len(points) == 2:
            own = self._of_two(points, each)
            return own, 1.0 - own
        return self._of_many(points, each)

    def _of_two(self, points: Sequence[float], spread: float) -> float:
        """The chance of the first of two sides."""
        sharp = _chances(self._rules, self._players, self._scores, self._dealer, 0, self._number)
        first, shares = spread_out(points[1], spread)
        columns = range(first, first + len(shares))
        top, rows = spread_out(points[0], spread)
        total = 0.0
        for row, share in enumerate(rows, top):
            start = row * SIZE
            line = sharp[start + columns.start : start + columns.stop]
            total += share * sum(map(mul, shares, line))
        return min(1.0, max(0.0, total))

    def _of_many(self, points: Sequence[float], spread: float) -> tuple[float, ...]:
        """The chances of three and more sides: the mean over ends of the deal sampled around the expected points."""
        step = self._step
        sums = [0.0] * len(points)
        samples = _samples(len(points))
        for normals, rounding in samples:
            ends = zip(points, normals, strict=True)
            end = tuple(step * floor((each + spread * far) / step + rounding) for each, far in ends)
            for side, chance in enumerate(self._after(end)):
                sums[side] += chance
        return tuple(each / len(samples) for each in sums)

    def _after(self, points: tuple[int, ...]) -> tuple[float, ...]:
        """The chances after a deal with these points."""
        found = self._known.get(points)
        if found is None:
            scores, dealer, sides = self._scores, self._dealer, range(len(points))
            found = tuple(self._equity.after(scores, points, dealer, side, self._number) for side in sides)
            self._known[points] = found
        return found


def spread_left(state: State, is_searched: bool = True) -> float:
    """The standard deviation of the error of a margin that was computed for a state with all hands face up.

    is_searched: whether the round was searched to its end, so that only later rounds were estimated. If the error of
    such estimates was not measured, it is guessed from the share of the pack that is still to come.
    """
    if state.is_over:
        return 0.0
    whole = spread_of_deals(state.rules, state.players, state.side_count)
    deck = state.tables.deck.bit_count()
    held = 0 if is_searched else cards_left(state) - state.stock_size
    later = _measured(state) or whole * sqrt(state.stock_size / deck)
    return hypot(later if state.stock_size else 0.0, whole * sqrt(held / deck))


def _measured(state: State) -> float:
    """The standard deviation of the error of estimates at the end of the state's round, from training; 0 if unknown."""
    spreads = spread_for(state.rules, state.players)
    return spreads[min(max(state.round_no, 1), len(spreads)) - 1] if spreads else 0.0


def chances_between(
    rules: Rules, players: int, scores: Sequence[int], dealer: int, played: int = 0
) -> tuple[float, ...]:
    """The chance of each side before a deal, dealt by seat `dealer` after `played` deals."""
    equity = equity_for(rules, players)
    return tuple(equity.win(scores, dealer, side, played) for side in range(len(scores)))


def spread_out(centre: float, spread: float) -> tuple[int, list[float]]:
    """A normal distribution of points as (first, shares): `shares[i]` is the probability of first + i points."""
    centre = min(max(centre, 0.0), SIZE - 1.0)
    if spread < NARROW:
        low = min(floor(centre), SIZE - 2)
        return low, [1.0 - (centre - low), centre - low]
    first, last = floor(centre - REACH * spread), ceil(centre + REACH * spread)
    raw = [exp(-(((at - centre) / spread) ** 2) / 2) for at in range(first, last + 1)]
    below, above = max(0, -first), max(0, last - (SIZE - 1))
    kept = raw[below : len(raw) - above]
    kept[0] += sum(raw[:below])
    kept[-1] += sum(raw[len(raw) - above :])
    whole = sum(kept)
    return first + below, [each / whole for each in kept]


@cache
def _samples(sides: int) -> list[tuple[tuple[float, ...], float]]:
    """Samples: an evenly spread normal number for each side, and a number from 0 to 1 to round by."""
    return [sample for place in range(SAMPLES) for sample in _mirrored(place, sides)]


def _mirrored(place: int, sides: int) -> Iterator[tuple[tuple[float, ...], float]]:
    """Sample number `place` of an evenly spread sequence, and its mirror image."""
    # Multiples of the powers of this root fill a cube of sides + 1 dimensions evenly (generalized golden ratio).
    root = 2.0
    for _ in range(SAMPLES):
        root = (1.0 + root) ** (1.0 / (sides + 2))
    rounding, *parts = ((0.5 + place * root**-power) % 1.0 for power in range(1, sides + 2))
    normals = tuple(NormalDist().inv_cdf(min(max(part, 1e-6), 1 - 1e-6)) for part in parts)
    yield normals, rounding
    yield tuple(-each for each in normals), 1.0 - rounding


@lru_cache(maxsize=64)
def _chances(
    rules: Rules, players: int, scores: Sequence[int], dealer: int, side: int, number: int = 1
) -> tuple[float, ...]:
    """A table of chances as in `Aim`, for the points of a finished deal."""
    equity = equity_for(rules, players)
    found = []
    for own in range(SIZE):
        for others in range(SIZE):
            points = [own if each == side else others for each in range(len(scores))]
            found.append(equity.after(scores, points, dealer, side, number))
    return tuple(found)


@lru_cache(maxsize=64)
def _smoothed(sharp: Sequence[float], spread: float) -> tuple[float, ...]:
    """A table of chances blurred by the standard deviation of the error of expected points."""
    rows = [_blurred(sharp[start : start + SIZE], spread) for start in range(0, SIZE * SIZE, SIZE)]
    columns = [_blurred([row[place] for row in rows], spread) for place in range(SIZE)]
    return tuple(columns[column][row] for row in range(SIZE) for column in range(SIZE))


def _blurred(line: Sequence[float], spread: float) -> list[float]:
    """A line of numbers, each replaced by the mean around it with normal weights."""
    reach = max(1, round(3 * spread))
    weights = [exp(-((step / max(spread, 0.3)) ** 2) / 2) for step in range(-reach, reach + 1)]
    whole = sum(weights)
    last = len(line) - 1
    return [
        sum(weight * line[min(max(at + step - reach, 0), last)] for step, weight in enumerate(weights)) / whole
        for at in range(len(line))
    ]
