"""The moves of a position with their values, and what the played move lost."""

from dataclasses import dataclass, replace
from math import isfinite, sqrt

from cassino.analysis.review.deal_search import DealSearch
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.aim import Aim
from cassino.search.analyze import analyze
from cassino.search.budget import Budget
from cassino.search.results import Analysis, MoveValue, mean_and_error
from cassino.search.worlds import draw_worlds

REVIEW = Budget(worlds=24, nodes=3000, guesses=4, exact=150_000)
"""The budget of a position in a review; it counts worlds and nodes, so that reviews are reproducible."""


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
    behind = _differences(view, found.best.move, move, budget, rng.split(2))
    mean, error = mean_and_error(behind)
    loss = mean if mean > error else 0.0
    return _placed(found, MoveValue(move, found.best.value - loss, error, len(behind)), loss, error)


def chance_lost(view: View, weighed: Weighed, budget: Budget, rng: Rng, aim: Aim) -> float:
    """How much the played move lowered the chance to win the match; 0 within one standard error."""
    best, played = weighed.best.move, weighed.played.move
    if weighed.is_exact:
        values = {each.move: each.value for each in analyze(view, budget, rng, aim=aim).values}
        return max(0.0, max(values.values()) - values[played]) / 100
    mean, error = mean_and_error(_differences(view, best, played, budget, rng, aim))
    return mean / 100 if mean > error else 0.0


def _differences(view: View, best: Move, played: Move, budget: Budget, rng: Rng, aim: Aim | None = None) -> list[float]:
    """How much better one move is than another, in each of the worlds of a budget."""
    kernel = DealSearch(view.public, budget.nodes, aim)
    rows = [kernel.row(world, (best, played)) for world in draw_worlds(view, rng, budget.worlds)]
    return [first - second for first, second in rows]


def _placed(found: Analysis, played: MoveValue, loss: float, error: float) -> Weighed:
    """All values, with that of the played move as found; it comes first if it loses nothing."""
    highest = found.best.value
    # A move that was dropped early was searched in few worlds, perhaps in lucky ones.
    others = [replace(each, value=min(each.value, highest)) for each in found.values if each.move != played.move]
    values = [*others, played]
    first = played.move if loss <= 0.0 else found.best.move
    values.sort(key=lambda each: (each.move != first, -each.value))
    return Weighed(
        tuple(values), played, loss, error, found.worlds, found.is_exact, deviation(found.best), found.is_hurried
    )


def deviation(value: MoveValue) -> float:
    """The standard deviation of a move's margins between worlds; 0 if it is not known."""
    return value.error * sqrt(value.worlds) if isfinite(value.error) else 0.0
