"""A position explained: each legal move with what it brings, how sure that is, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from cassino.analysis.review.chances import winning_chance
from cassino.analysis.review.kernel import Kernel
from cassino.analysis.review.outlook import outlooks
from cassino.analysis.review.wording import Rival, sentence
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.analyse import Analysis, Budget, MoveValue, analyse
from cassino.search.worlds import draw_worlds

NEXT_BEST = "the next best"


@dataclass(frozen=True, slots=True)
class Explained:
    """A move: its expected margin in points and chance of winning the match, their standard errors, and why."""

    move: Move
    value: float
    error: float
    chance: float
    chance_error: float
    reason: str


def explain(view: View, budget: Budget, rng: Rng, told: int = 3, number: int = 1) -> list[Explained]:
    """The legal moves of who is to act, the best first; so many of them with a reason.

    number: of this deal in the match.
    """
    found = analyse(view, budget, rng.split(1))
    reasons = tell(view, found.values[:told], budget, rng.split(2), found.is_exact)
    words = [*reasons, *[""] * len(found.values)]
    return [_explained(view.public, found, each, words[place], number) for place, each in enumerate(found.values)]


def tell(
    view: View, values: Sequence[MoveValue], budget: Budget, rng: Rng, is_exact: bool = False, other: str = NEXT_BEST
) -> list[str]:
    """Why each of some moves, the best first: it is compared with the second, every other one with it.

    other: what the second one is called.
    """
    kernel = Kernel(view.public, budget.nodes)
    worlds = draw_worlds(view, rng, 1 if is_exact else budget.worlds)
    until = None if budget.seconds is None else monotonic() + budget.seconds
    seen = outlooks(kernel, worlds, [each.move for each in values], until)
    behind = [values[0].value - each.value for each in values]
    rivals = [Rival(seen[0], 0.0, "")] * len(values)
    rivals[0] = Rival(seen[1], behind[1], other) if len(values) > 1 else rivals[0]
    return [sentence(view, each.move, seen[at], rivals[at], is_exact) for at, each in enumerate(values)]


def _explained(state: State, found: Analysis, each: MoveValue, reason: str, number: int) -> Explained:
    value = min(each.value, found.best.value)
    chance, error = chance_of(state, value, each.error, number)
    return Explained(each.move, value, each.error, chance, error, reason)


def chance_of(state: State, value: float, error: float, number: int) -> tuple[float, float]:
    """The chance of the mover's side to win the match with such a margin, and the standard error of that."""
    side = state.side_of(state.turn)
    others = [state.score(other) for other in range(state.side_count) if other != side]
    scores = (state.score(side), *others)
    low, middle, high = (
        winning_chance(value + step, scores, state.rules, open_part(state), number) for step in (-error, 0.0, error)
    )
    return middle, (high - low) / 2


def open_part(state: State) -> float:
    """How much of a deal is still open: its part of cards not yet played."""
    unplayed = state.stock_size + sum(state.hand_size(seat) for seat in range(state.players))
    return unplayed / state.tables.deck.bit_count()
