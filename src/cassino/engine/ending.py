"""When the match is over, and who has won. Rules B22 to B26."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.engine.scoring import DealScore
from cassino.rules.options import Claim, FalseAnnouncement, Level, SeveralReach
from cassino.rules.rules import Rules


class Outcome(NamedTuple):
    """The match after a deal. `winners` are sides: none if the match continues, several if a win is shared.

    decided_by: `target`, `higher_total`, `restricted` (everything that was needed near the target), `claim`,
    `false_claim`, or the award that brought the winner to the target first. is_double: whether the win counts double.
    B26
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str
    is_double: bool = False

    @property
    def winner(self) -> int | None:
        """The single winner, or None."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.winners)


def outcome(rules: Rules, before: Sequence[int], deal: DealScore, number: int = 1) -> Outcome:
    """Scores after a deal, and who has won. `number`: how many deals have been played, this one included."""
    after = tuple(old + new for old, new in zip(before, deal.points, strict=True))
    winners, decided_by = _decided(rules, before, deal, after, number)
    return Outcome(after, winners, decided_by, _is_double(rules, before, after, winners, number))


def needs_tiebreak(rules: Rules, scores: Sequence[int]) -> bool:
    """Whether a deal that begins with these scores is a tiebreak: some side has reached the target. 000:84, D-26"""
    return not rules.ending.deals and max(scores) >= rules.ending.target


Decision = tuple[tuple[int, ...], str]
OPEN: Decision = ((), "")


def _decided(rules: Rules, before: Sequence[int], deal: DealScore, after: tuple[int, ...], number: int) -> Decision:
    """The winners and why."""
    if deal.claim_is_right:
        return (deal.claimant,), "claim"
    if any(deal.has_met):
        return ((deal.met,), "restricted") if deal.met >= 0 else OPEN
    everybody = range(len(after))
    if deal.claimant >= 0 and rules.calling.claim is Claim.ANNOUNCE:
        others = [side for side in everybody if side != deal.claimant]
        loses = rules.calling.false_announcement is FalseAnnouncement.GAME
        return _highest(after, others, True, "false_claim") if loses else OPEN
    if rules.ending.deals:
        return _highest(after, everybody, _is_shared(rules)) if number >= rules.ending.deals else OPEN
    reached = [side for side in everybody if after[side] >= rules.ending.target]
    if len(reached) < 2:
        return ((reached[0],), "target") if reached else OPEN
    if rules.ending.several is SeveralReach.PRIORITY_COUNT:
        return _count_in_order(rules, before, deal, after)
    return _highest(after, everybody, _is_shared(rules))


def _is_shared(rules: Rules) -> bool:
    return rules.ending.level is Level.SHARED


def _highest(
    after: tuple[int, ...], sides: Sequence[int], is_shared: bool, decided_by: str = "higher_total"
) -> Decision:
    """The higher total wins; if the highest totals are equal, the win is shared or there is another deal. D-34, D-48"""
    best = max(after[side] for side in sides)
    leaders = tuple(side for side in sides if after[side] == best)
    return (leaders, decided_by) if len(leaders) == 1 or is_shared else OPEN


def _count_in_order(rules: Rules, before: Sequence[int], deal: DealScore, after: tuple[int, ...]) -> Decision:
    """Add the points one at a time; the first to reach the target wins. 000:112-118, D-35"""
    totals = list(before)
    for award in deal.awards:
        totals[award.side] += award.points
        if totals[award.side] >= rules.ending.target:
            return (award.side,), award.name
    return _highest(after, range(len(after)), _is_shared(rules))


def _is_double(rules: Rules, before: Sequence[int], after: Sequence[int], winners: Sequence[int], number: int) -> bool:
    """Whether a side won with the target reached in the first deal. 000:184"""
    is_first = number == 1 and not any(before)
    reached = any(after[side] >= rules.ending.target for side in winners)
    return rules.ending.double_game and is_first and reached
