"""When the match is over and who has won. Rules B22, B24 and B25."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.engine.scoring import DealScore
from cassino.rules.options import SeveralReach
from cassino.rules.rules import Rules


class Outcome(NamedTuple):
    """The match after a deal. `winner` is a side, or None while it goes on.

    decided_by: `target`, `higher_total`, `claim`, or the award that brought the winner to the target first.
    """

    scores: tuple[int, ...]
    winner: int | None
    decided_by: str


def outcome(rules: Rules, before: Sequence[int], deal: DealScore) -> Outcome:
    """Scores after a deal, and the winner if there is one; level at the top means another deal. D-34"""
    after = tuple(old + new for old, new in zip(before, deal.points, strict=True))
    if deal.claim_is_right:
        return Outcome(after, deal.claimant, "claim")
    reached = [side for side, score in enumerate(after) if score >= rules.ending.target]
    if len(reached) < 2:
        return Outcome(after, reached[0], "target") if reached else Outcome(after, None, "")
    if rules.ending.several is SeveralReach.PRIORITY_COUNT:
        return _count_in_order(rules.ending.target, before, deal, after)
    return _higher_total(after)


def _higher_total(after: tuple[int, ...]) -> Outcome:
    best = max(after)
    if after.count(best) > 1:
        return Outcome(after, None, "")
    return Outcome(after, after.index(best), "higher_total")


def _count_in_order(target: int, before: Sequence[int], deal: DealScore, after: tuple[int, ...]) -> Outcome:
    """Add the points one at a time; the first to reach the target wins. 000:112-118, D-35"""
    totals = list(before)
    for award in deal.awards:
        totals[award.side] += award.points
        if totals[award.side] >= target:
            return Outcome(after, award.side, award.name)
    return _higher_total(after)
