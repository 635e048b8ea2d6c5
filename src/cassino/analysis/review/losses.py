"""The moves of a position with their values, and what the played move lost."""

from dataclasses import dataclass, replace

from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.aim import Aim
from cassino.search.budget import Budget
from cassino.search.playout_search import analyze, difference
from cassino.search.results import Analysis, MoveValue

REVIEW = Budget(worlds=200, exact=100_000)
"""The budget of a position in a review; it counts worlds, so that reviews are reproducible."""
PAIRED = 3
"""The best move and the played one are compared in this many times as many worlds, because they are only two."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The values of a position's moves, the best first; the played move, and what it lost against the best.

    hidden: the standard deviation of the best move's margins over the worlds. is_hurried: as in `Analysis`.
    """

    values: tuple[MoveValue, ...]
    played: MoveValue
    loss: float
    error: float
    worlds: int
    is_exact: bool
    hidden: float = 0.0
    is_hurried: bool = False

    @property
    def best(self) -> MoveValue:
        """The best move: the played one, unless another is clearly better."""
        return self.values[0]


def weigh(view: View, played: Move, budget: Budget, rng: Rng) -> Weighed:
    """What the moves of a position are worth, including the played one."""
    found = analyze(view, budget, rng.split(1))
    move = played.without_order()
    if found.is_exact:
        value = next((each for each in found.values if each.move == move), None)
        if value is not None:
            return _placed(found, value, found.best.value - value.value, 0.0)
    if found.best.move == move:
        return _placed(found, found.best, 0.0, 0.0)
    paired = replace(budget, worlds=PAIRED * budget.worlds)
    behind = difference(view, (found.best.move, move), paired, rng.split(2))
    loss = behind.mean if behind.mean > behind.error else 0.0
    found = replace(found, is_hurried=found.is_hurried or behind.is_hurried)
    return _placed(found, MoveValue(move, found.best.value - loss, behind.error, behind.worlds), loss, behind.error)


def chance_lost(view: View, weighed: Weighed, budget: Budget, rng: Rng, aim: Aim) -> float:
    """How much the played move lowered the chance to win the match; 0 within one standard error."""
    best, played = weighed.best.move, weighed.played.move
    found = analyze(view, budget, rng, aim=aim) if weighed.is_exact else None
    if found and found.is_exact:
        values = {each.move: each.value for each in found.values}
        return max(0.0, found.best.value - values[played]) / 100
    behind = difference(view, (best, played), replace(budget, worlds=PAIRED * budget.worlds), rng, aim)
    return behind.mean / 100 if behind.mean > behind.error else 0.0


def _placed(found: Analysis, played: MoveValue, loss: float, error: float) -> Weighed:
    """All values, with that of the played move as found; it comes first if it loses nothing."""
    highest = found.best.value
    # A move that was dropped early was searched in few worlds, perhaps in lucky ones.
    others = [replace(each, value=min(each.value, highest)) for each in found.values if each.move != played.move]
    values = [*others, played]
    first = played.move if loss <= 0.0 else found.best.move
    values.sort(key=lambda each: (each.move != first, -each.value))
    return Weighed(
        tuple(values), played, loss, error, found.worlds, found.is_exact, found.best.spread, found.is_hurried
    )
