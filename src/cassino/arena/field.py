"""Players who have each played the same deals, once: everybody is compared with everybody else, deal by deal.

The comparison is that of duplicate contests. A player wins a deal against another player if their margin is greater,
and half of it if both margins are equal (`deal_score`). A deal that a player did not finish is lost to everybody who
did.

score  the share of comparisons won, over all deals and all other players
lead   the player's margin minus the mean margin of the other players, in points per deal: the mean over the deals that
the player and at least one other player finished
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean

from cassino.arena.estimate import DIGITS
from cassino.arena.result import deal_score

Margins = Sequence[float | None]
"""The margin of a player in each deal; None for a deal that was not finished."""


@dataclass(frozen=True, slots=True)
class FieldStanding:
    """A player's row in the ranking; players with the same score and lead share a rank."""

    player: str
    rank: int
    score: float
    """The share of comparisons won; a half if there is nobody to compare with."""
    lead: float
    deals: int
    """Deals that the player finished."""


def margin(points: Sequence[float]) -> float:
    """The points of the first side minus the mean of the other sides."""
    own, *others = points
    return own - fmean(others)


def ranking(margins: Mapping[str, Margins]) -> list[FieldStanding]:
    """The ranking of all players, the best first. Everybody has a margin for each deal, or None."""
    scores, leads = _scores(margins), _leads(margins)
    order = sorted(margins, key=lambda player: (-scores[player], -leads[player]))
    found: list[FieldStanding] = []
    for place, player in enumerate(order, 1):
        before = found[-1] if found else None
        is_level = before is not None and _key(before.player, scores, leads) == _key(player, scores, leads)
        rank = before.rank if before is not None and is_level else place
        finished = sum(each is not None for each in margins[player])
        found.append(FieldStanding(player, rank, float(scores[player]), leads[player], finished))
    return found


def _key(player: str, scores: Mapping[str, Fraction], leads: Mapping[str, float]) -> tuple[Fraction, float]:
    return scores[player], leads[player]


def _scores(margins: Mapping[str, Margins]) -> dict[str, Fraction]:
    """The share of comparisons that each player won."""
    deals, others = len(next(iter(margins.values()), ())), len(margins) - 1
    if not others or not deals:
        return dict.fromkeys(margins, Fraction(1, 2))
    won = [_won(Counter(row[deal] for row in margins.values())) for deal in range(deals)]
    return {
        player: sum((won[deal][row[deal]] for deal in range(deals)), Fraction()) / (deals * others)
        for player, row in margins.items()
    }


def _won(field: Counter[float | None]) -> dict[float | None, Fraction]:
    """By margin in one deal, how many comparisons it wins, not counting the player's own."""
    itself = Fraction(1, 2)
    won: dict[float | None, Fraction] = {None: Fraction()}
    for own in field:
        if own is not None:
            won[own] = sum((count * _comparison(own, other) for other, count in field.items()), Fraction()) - itself
    return won


def _comparison(own: float, other: float | None) -> Fraction:
    return Fraction(1) if other is None else Fraction(deal_score(own - other))


def _leads(margins: Mapping[str, Margins]) -> dict[str, float]:
    """The lead of each player."""
    columns = [[each for each in column if each is not None] for column in zip(*margins.values(), strict=True)]
    totals = [(sum(column), len(column)) for column in columns]
    return {player: _lead(row, totals) for player, row in margins.items()}


def _lead(row: Margins, totals: Sequence[tuple[float, int]]) -> float:
    ahead = [
        own - (total - own) / (count - 1)
        for own, (total, count) in zip(row, totals, strict=True)
        if own is not None and count > 1
    ]
    return round(fmean(ahead), DIGITS) if ahead else 0.0
