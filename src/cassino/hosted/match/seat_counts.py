"""What each seat did in a match: the numbers that personal statistics add up."""

from collections.abc import Sequence

import msgspec

from cassino.engine.layout import captured_by
from cassino.engine.match import Deal
from cassino.engine.scoring import score_deal
from cassino.hosted.match.events import Place
from cassino.hosted.match.match import HostedMatch

PEOPLE, MIXED = "people", "mixed"
"""The opponents, if they are not all the same bot."""


class SeatCount(msgspec.Struct, frozen=True):
    """What a seat did in a match that is over. Only whole deals count; points and sweeps are those of its side.

    builds_kept, builds_lost: builds of this seat that its side, or another side, captured. builds_taken: builds of
    other sides that this seat captured.
    """

    seat: int
    opponents: str
    won: bool
    deals: int
    points: int
    sweeps: int
    builds_kept: int
    builds_lost: int
    builds_taken: int


def seat_counts(hosted: HostedMatch) -> list[SeatCount]:
    """The numbers of every seat of a match that is over."""
    deals = [deal for deal in hosted.match.deals if deal.states[-1].is_over and deal.thrown_in_by < 0]
    kept, lost, taken = ([0] * len(hosted.places) for _ in range(3))
    for deal in deals:
        _count_builds(deal, kept, lost, taken)
    side_of = hosted.match.state.side_of
    points = [score_deal(deal.states[-1]).points for deal in deals]
    return [
        SeatCount(
            seat,
            _opponents([place for other, place in enumerate(hosted.places) if side_of(other) != side_of(seat)]),
            side_of(seat) in hosted.winners,
            len(deals),
            sum(each[side_of(seat)] for each in points),
            sum(deal.states[-1].sweeps(side_of(seat)) for deal in deals),
            kept[seat],
            lost[seat],
            taken[seat],
        )
        for seat in range(len(hosted.places))
    ]


def _count_builds(deal: Deal, kept: list[int], lost: list[int], taken: list[int]) -> None:
    for before, move in zip(deal.states, deal.moves, strict=False):
        captured = captured_by(before, move)
        for build in before.builds() if captured else ():
            if build.owner < 0 or not build.cards & captured:
                continue
            if before.side_of(build.owner) == before.side_of(before.turn):
                kept[build.owner] += 1
            else:
                lost[build.owner] += 1
                taken[before.turn] += 1


def _opponents(places: Sequence[Place]) -> str:
    """`people`, the name of the bot, or `mixed`."""
    kinds = {PEOPLE if place.kind == "human" else place.bot or MIXED for place in places}
    return kinds.pop() if len(kinds) == 1 else MIXED
