"""How good a move was, judged by what its player could know."""

from collections.abc import Mapping
from dataclasses import dataclass

from cassino.analysis.review.explanation import NEXT_BEST, NOTHING, Odds, tell
from cassino.analysis.review.grades import LEAST_CHANCE, Grade, grade_of
from cassino.analysis.review.losses import Weighed, chance_lost, weigh
from cassino.analysis.review.phrases import PLAYED
from cassino.analysis.review.turns import Steps
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.budget import Budget
from cassino.search.expected_points import total_of_deals
from cassino.search.match_chances import MatchChances, aim_for
from cassino.texts.message import Reason


@dataclass(frozen=True, slots=True)
class Judged:
    """A move with its grade.

    cost: the points it lost; 0 if the chance to win the match hardly changed. loss_of_chance: how much it changed.
    """

    weighed: Weighed
    odds: Odds
    grade: Grade
    cost: float
    loss_of_chance: float


def judge(known: View, move: Move, standing: MatchChances, budget: Budget, rng: Rng) -> Judged:
    """The grade of a move. known: what its player saw before it; standing: of the match in this deal."""
    weighed = weigh(known, move, budget, rng.split(1))
    odds = Odds(known, standing, weighed.hidden)
    best, played = (odds.chance(each.value, each.error)[0] for each in (weighed.best, weighed.played))
    lost = _chance_lost(known, weighed, best - played, budget, rng.split(3))
    cost = weighed.loss if lost >= LEAST_CHANCE else 0.0
    total = total_of_deals(known.public.rules, known.public.players)
    grade = Grade.GOOD if cost < weighed.loss else grade_of(cost, weighed.error, total)
    return Judged(weighed, odds, grade, cost, lost)


def _chance_lost(known: View, weighed: Weighed, guessed: float, budget: Budget, rng: Rng) -> float:
    """How much the played move lowered the chance to win the match.

    Estimated from the margins while no side has points, and for three or more sides, whose chances take long to
    compute.
    """
    aim = aim_for(known) if weighed.loss > 0.0 and known.public.side_count == 2 else None
    if aim is None:
        return max(0.0, guessed) if weighed.loss > 0.0 else 0.0
    return chance_lost(known, weighed, budget, rng, aim)


def reasons_of(
    known: View, weighed: Weighed, budget: Budget, rng: Rng, made: Mapping[Move, Steps] = NOTHING
) -> dict[Move, Reason]:
    """Why the best move is best, and why the played move is not, if it lost something. made: as in `tell_in`."""
    pair = [weighed.best, weighed.played] if weighed.loss > 0 else list(weighed.values[:2])
    other = PLAYED if weighed.loss > 0 else NEXT_BEST
    reasons = tell(known, pair, budget, rng, weighed.is_exact, other, made=made)
    return {each.move: reason for each, reason in zip(pair, reasons, strict=True)}
