"""A position explained: each legal move with its value, its precision, and the reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot, isfinite
from types import MappingProxyType

from cassino.analysis.review.deal_search import DealSearch
from cassino.analysis.review.outlook import MOST_WORLDS, outlooks
from cassino.analysis.review.phrases import Compared, reason
from cassino.analysis.review.turns import Steps, made_steps, rest_of_turn
from cassino.bots.bot import require_turn
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.notation.speech import speech_of
from cassino.search.budget import Budget
from cassino.search.expected_points import expected_total
from cassino.search.match_chances import MatchChances, spread_left
from cassino.search.playout_search import analyze
from cassino.search.points import Points
from cassino.search.results import MoveValue
from cassino.search.worlds import draw_worlds
from cassino.texts.message import Message, Reason

STEP = 1.0
"""The change in chances is measured over this many points."""
NEXT_BEST = "next-best"
NOTHING: Mapping[Move, Steps] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Explained:
    """A move: its expected margin in points and chance of winning the match, their standard errors (None if it was
    searched in a single world, which tells nothing about other worlds), and the reason.
    """

    move: Move
    value: float
    error: float | None
    chance: float
    chance_error: float | None
    reason: Reason


def explain(view: View, budget: Budget, rng: Rng, told: int = 3, number: int = 1) -> list[Explained]:
    """The legal moves of the player to act, best first; the first `told` of them with a reason.

    number: of this deal in the match. Raises CassinoError for a seat that is not to act.
    """
    require_turn(view)
    found = analyze(view, budget, rng.split(1))
    reasons = tell(view, found.values[:told], budget, rng.split(2), found.is_exact)
    reasons += [()] * (len(found.values) - len(reasons))
    odds = Odds(view, MatchChances(view.public, number), found.best.spread)
    return [_explained(odds, found.best.value, each, reasons[place]) for place, each in enumerate(found.values)]


def tell(
    view: View,
    values: Sequence[MoveValue],
    budget: Budget,
    rng: Rng,
    is_exact: bool = False,
    other: str = NEXT_BEST,
    for_match: bool = False,
    made: Mapping[Move, Steps] = NOTHING,
) -> list[Reason]:
    """Why each move is good or bad, the best first: it is compared with the second move, and every other move with it.

    other: what the second move is, a word of the catalog. for_match: whether values are chances to win the match, in
    percent. made: as in `tell_in`.
    """
    worlds = draw_worlds(view, rng, 1 if is_exact else min(budget.worlds, MOST_WORLDS))
    return tell_in(worlds, view, values, is_exact, other, for_match, made)


def tell_in(
    worlds: Sequence[State],
    view: View,
    values: Sequence[MoveValue],
    is_exact: bool = False,
    other: str = NEXT_BEST,
    for_match: bool = False,
    made: Mapping[Move, Steps] = NOTHING,
) -> list[Reason]:
    """The same, by what happens in these worlds. made: with which steps a turn has gone on after a move, if known."""
    kernel = DealSearch(view.public)
    moves = [each.move for each in values]
    rests = [made.get(move) or rest_of_turn(kernel, worlds, move) for move in moves]
    turns = [(move, *rest) for move, rest in zip(moves, rests, strict=True)]
    seen = outlooks(kernel, worlds, turns)
    behind = [values[0].value - each.value for each in values]
    rivals: list[Compared | None] = [Compared(seen[0], 0.0, "")] * len(values)
    rivals[0] = Compared(seen[1], behind[1], other, for_match) if len(values) > 1 else None
    return [
        reason(view, move, seen[at], rivals[at], is_exact, later(worlds[0], turns[at])) for at, move in enumerate(moves)
    ]


def later(world: State, turn: Steps) -> Reason:
    """The other steps of a turn, in sentences; its end is not mentioned."""
    made = made_steps(world.copy(), turn)[1:]
    told = [speech_of(state, step) for state, step in made if step.kind != Kind.END]
    return (Message("why-then"), *told) if told else ()


def _explained(odds: "Odds", highest: float, each: MoveValue, reason: Reason) -> Explained:
    value = min(each.value, highest)
    chance, error = odds.chance(value, each.error)
    return Explained(each.move, value, known(each.error), chance, error, reason)


def known(error: float) -> float | None:
    """A standard error; None if it is not known."""
    return error if isfinite(error) else None


class Odds:
    """Converts the margins of moves of one position into chances to win the match."""

    def __init__(self, view: View, standing: MatchChances, hidden: float) -> None:
        """hidden: the standard deviation of a move's margins over the worlds that agree with the view."""
        state = view.public
        counted = Points(state)
        self._standing = standing
        self._side = state.side_of(state.turn)
        self._certain = [float(counted.final(state, side)) for side in range(state.side_count)]
        self._total = expected_total(state, counted)
        self._spread = hypot(spread_left(state), hidden)

    def chance(self, value: float, error: float) -> tuple[float, float | None]:
        """The chance of the mover's side with this margin, and its standard error from that of the margin; None if that
        is not known.
        """
        found = self._at(value)
        if not isfinite(error):
            return found, None
        return found, error * (self._at(value + STEP) - found) / STEP if error else 0.0

    def _at(self, value: float) -> float:
        """The chance with a margin. The points that other sides can still get are divided among them."""
        points, others = list(self._certain), len(self._certain) - 1
        own = self._total / (others + 1) + value * others / (others + 1)
        rest = self._total - own - (sum(points) - points[self._side])
        points = [each + rest / others for each in points]
        points[self._side] = own
        return self._standing.chances(points, self._spread)[self._side]
