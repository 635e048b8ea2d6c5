"""Personal statistics: what a person has done in the matches that are over."""

from collections.abc import Iterable, Sequence

import msgspec

from cassino.answers.single_deals import DAILY
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.seat_counts import SeatCount, seat_counts
from cassino.hosted.wire.shape import Shape
from cassino.rules import load_variant, variant_ids
from cassino.rules.rules import title_of


class GameStatistics(Shape, frozen=True):
    """What you have done in a game against one kind of opponents. Points and sweeps are those of your side."""

    variant: str
    """The id of the rule set; deals of the day and of tournaments count for their game."""
    title: str
    """Its name."""
    opponents: str
    """`people`, the id of a bot, or `mixed`."""
    matches: int
    """How many matches you have finished."""
    won: int
    """How many of them you have won."""
    deals: int
    """How many whole deals these matches had."""
    points: int
    """The points in these deals."""
    sweeps: int
    """The sweeps."""
    builds_kept: int
    """Your builds that your side has captured."""
    builds_lost: int
    """Your builds that other sides have captured."""
    builds_taken: int
    """Builds of other sides that you have captured."""


class Statistics(Shape, frozen=True):
    """What you have done in the matches that are over."""

    games: list[GameStatistics]
    """By game and kind of opponents, those played most first."""
    missing: int
    """How many matches are over and not counted yet; they will be in a few moments."""


SUMMED = ("deals", "points", "sweeps", "builds_kept", "builds_lost", "builds_taken")
"""What is added up."""


class CountedMatch(msgspec.Struct, frozen=True):
    """The numbers of a match, and the rules under which they are listed."""

    variant: str
    title: str
    seats: list[SeatCount]


def summed(matches: Iterable[tuple[CountedMatch, int]]) -> list[GameStatistics]:
    """The totals of a person. matches: those that are over, each with the person's seat."""
    found: dict[tuple[str, str, str], list[SeatCount]] = {}
    for match, seat in matches:
        for each in match.seats:
            if each.seat == seat:
                found.setdefault((match.variant, match.title, each.opponents), []).append(each)
    ordered = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return [_total(kind, seats) for kind, seats in ordered]


def _total(kind: tuple[str, str, str], seats: Sequence[SeatCount]) -> GameStatistics:
    variant, title, opponents = kind
    return GameStatistics(
        variant=variant,
        title=title_of(variant, title),
        opponents=opponents,
        matches=len(seats),
        won=sum(each.won for each in seats),
        **{name: sum(getattr(each, name) for each in seats) for name in SUMMED},
    )


def counted(hosted: HostedMatch) -> CountedMatch:
    """The numbers of a match that is over."""
    rules = hosted.match.rules
    is_alone = rules.id.endswith(DAILY) or hosted.created.contest  # one deal of a game
    if is_alone and hosted.created.parent in variant_ids():
        rules = load_variant(hosted.created.parent)
    return CountedMatch(rules.id, rules.stored_title, seat_counts(hosted) if hosted.has_result else [])
