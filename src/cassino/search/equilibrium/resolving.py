"""Equilibria of the ends of rounds, solved during a match, each from the public knowledge at its beginning.

All decisions in the end of a round come from one equilibrium. A player who solved the rest again at each decision, as
if nothing had been played, would reveal cards by its plays and could be exploited.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb, factorial, inf
from threading import Lock

from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.engine.view import Play, View, view
from cassino.search.aim import Aim
from cassino.search.analyze import counting, is_open
from cassino.search.budget import now
from cassino.search.equilibrium.outcomes import Crowded
from cassino.search.equilibrium.shape import Leaf, SubgameError
from cassino.search.equilibrium.solution import Solution
from cassino.search.world_search import WorldSearch

MOST_PLANS = 61_000
"""The limit for pairs of hands times orders in which they can be played; above it, the end of a round begins later."""
GROWTH_SHARE = 0.6
"""The share of a limited time after which no tree is grown."""
SOLVING_SHARE = 0.9
"""The share of a limited time after which nothing is solved; the rest is for playing without an equilibrium."""
TRY_AGAIN = 0.5
"""A solution that was not found in some time is tried again only if there is twice as much."""
POINT = 0.01
"""What a point counts in percent of a match, if it does not matter to the match, so that points are still won."""
KEPT = 8
MEMORY_BITS = 4


@dataclass(frozen=True)
class _Wanted:
    """What is to be solved, and for which aim: a root, and the side that the aim belongs to."""

    root: State
    side: int
    weights: tuple[float, ...] | None
    aim: Aim | None


class _Solutions:
    """The latest solutions of a process, and the time spent on those that were not found."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._found: OrderedDict[_Wanted, Solution | float] = OrderedDict()

    def get(self, wanted: _Wanted, seconds: float, end: float) -> Solution | None:
        """The solution; None if growing takes longer than `seconds`, it is not solved by `end`, or it cannot
        be solved.
        """
        with self._lock:
            known = self._found.get(wanted, 0.0)
        if isinstance(known, Solution):
            return known
        if known >= seconds * TRY_AGAIN:
            return None
        found = _solved(wanted, seconds, end)
        with self._lock:
            self._found[wanted] = found or seconds
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return found


_SOLUTIONS = _Solutions()


def is_small(seen: View) -> bool:
    """Whether the rest of a round between two players is perhaps small enough to solve, and something is hidden."""
    return seen.public.players == 2 and not is_open(seen) and _plans(seen.public) <= MOST_PLANS


def mixed(
    seen: View, seconds: float | None = None, weights: Sequence[float] | None = None, aim: Aim | None = None
) -> list[tuple[Move, float]]:
    """What to play at the end of a round that is small enough, with probabilities; nothing if it is not solved in time.

    weights: of the features where the round ends. aim: what is played for, if not for points.
    """
    start, seconds = now(), inf if seconds is None else seconds
    until, end = start + GROWTH_SHARE * seconds, start + SOLVING_SHARE * seconds
    side = seen.public.side_of(seen.public.turn) if aim else 0
    for root, past in _roots(seen):
        wanted = _Wanted(root, side, None if weights is None else tuple(weights), aim)
        solution = _SOLUTIONS.get(wanted, until - now(), end)
        if solution:
            return solution.choices(past, seen)
    return []


def _roots(seen: View) -> Iterator[tuple[State, list[Play]]]:
    """The positions of the round that are small enough, the earliest first, each with the plays since then."""
    told = [play for play in seen.past if play.before.round_no == seen.public.round_no and play.move.kind != Kind.CLAIM]
    for place, play in enumerate(told):
        if _plans(play.before) <= MOST_PLANS:
            yield play.before, told[place:]
    yield view(seen.public, None).public, []


def _plans(public: State) -> int:
    """The number of ways in which hidden hands can lie, times the orders in which they can be played; too many if the
    hands are known.
    """
    first, second = public.hand_size(0), public.hand_size(1)
    unseen = view(view(public, None).public, None).unseen.bit_count()
    if unseen < first + second:
        return MOST_PLANS + 1
    return comb(unseen, first) * comb(unseen - first, second) * factorial(first) * factorial(second)


def _solved(wanted: _Wanted, seconds: float, end: float) -> Solution | None:
    until = None if seconds == inf else now() + seconds
    try:
        return Solution(wanted.root, _leaf(wanted), until, end)
    except (SubgameError, Crowded):
        return None


def _leaf(wanted: _Wanted) -> Leaf:
    """What the end of the round is worth to the first player."""
    points, value = counting(View(wanted.root, None), wanted.weights)
    if wanted.aim is None:
        return value
    solver = WorldSearch(points, value, MEMORY_BITS)
    solver.aim(wanted.aim)
    sign = -1.0 if wanted.side else 1.0

    def chance(state: State, side: int) -> float:
        percent = solver.outlook(state, wanted.side, wanted.root.round_no, 1, 1) or 0.0
        return sign * percent + POINT * value(state, 0)

    return chance
