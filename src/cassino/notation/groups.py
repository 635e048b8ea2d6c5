"""How a move is divided into groups of cards, for display: moves with equal effects are one move, so any division is
right.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cassino.cards import RANKS, rank_mask
from cassino.engine.counting import partition
from cassino.engine.move import Kind, Move
from cassino.engine.move_text import SEAT_LETTERS, format_group, groups_of, makes, ordered, split
from cassino.engine.state import Build, State
from cassino.rules.options import FromHand, Pack

__all__ = [
    "SEAT_LETTERS",
    "Parts",
    "format_build",
    "format_group",
    "groups_of",
    "has_free_aces",
    "makes",
    "ordered",
    "parts",
    "seat_letter",
    "split",
]

MOST_IN_SUMS = 6
"""Captures with more builds that count as cards are not divided for display."""


class Parts(NamedTuple):
    """The parts of a move.

    groups: sets of loose cards and tops of piles; in a build or a join the first one contains the played card.
    builds: builds taken or merged whole. raised: the build whose value changes. tops: the cards from piles.
    hand_groups: the cards from the hand, in sets of the value if a capture may use several. in_sums: how many more
    groups and builds there are than sets, because builds are parts of sums.
    """

    played: int
    groups: tuple[int, ...]
    builds: tuple[Build, ...]
    raised: Build | None = None
    tops: int = 0
    hand_groups: tuple[int, ...] = ()
    in_sums: int = 0

    @property
    def units(self) -> int:
        """How many sets and whole builds there are; a sum with builds is one set."""
        return len(self.groups) + len(self.builds) - self.in_sums


def parts(state: State, move: Move) -> Parts:
    """Divide a move that is made in this state into its parts."""
    builds, single = _builds_in(state, move.taken)
    raised = next((b for b in builds if b.value != move.value), None) if move.kind == Kind.RAISE else None
    kept = tuple(build for build in builds if build is not raised) if raised is not None else builds
    tops = single & ~state.loose
    if move.kind in (Kind.BUILD, Kind.JOIN):
        return Parts(move.cards, _played_first(single | move.cards, move), kept, tops=tops)
    is_free = has_free_aces(state)
    groups = groups_of(single, move.value, is_free)
    hand = groups_of(move.cards, move.value, is_free) if move.kind == Kind.CAPTURE else (move.cards,)
    found = Parts(move.cards, groups, kept, raised, tops, hand)
    is_summed = move.kind == Kind.CAPTURE and builds and state.rules.capturing.builds_in_sums
    return _with_sums(found, single, move.value) if is_summed else found


def _with_sums(found: Parts, single: int, value: int) -> Parts:
    """The parts of a capture in which builds of lower values count as cards."""
    lower = [build.value for build in found.builds if build.value != value]
    divided = _divided(single, lower, value) if 0 < len(lower) <= MOST_IN_SUMS else None
    if divided is None:
        return found
    groups = tuple(group for group in divided if group)
    return found._replace(groups=groups, in_sums=len(groups) + len(lower) - len(divided))


def _divided(loose: int, builds: Sequence[int], value: int) -> list[int] | None:
    """The loose cards of each set of a value, those of sums with builds of these values first; None if the cards and
    builds cannot be divided.
    """
    if not builds:
        return partition(loose, value)
    for others in (some for count in range(len(builds)) for some in combinations(range(1, len(builds)), count)):
        left = value - builds[0] - sum(builds[place] for place in others)
        rest = [each for place, each in enumerate(builds) if place and place not in others]
        for cards in _making(loose, left, RANKS):
            divided = _divided(loose & ~cards, rest, value)
            if divided is not None:
                return [cards, *divided]
    return None


def _making(cards: int, left: int, top: int) -> Iterator[int]:
    """The sets of cards up to a rank that make a sum; equal cards are not exchanged."""
    if left == 0:
        yield 0
    for rank in range(min(top, left), 0, -1):
        fitting = cards & rank_mask(rank)
        card = fitting & -fitting
        if card:
            yield from (card | others for others in _making(cards & ~card, left - rank, rank))


def _builds_in(state: State, taken: int) -> tuple[tuple[Build, ...], int]:
    """The builds that are contained whole in a set of cards, and the other cards."""
    if not taken & ~state.loose:
        return (), taken
    builds = tuple(build for build in state.builds() if build.cards & ~taken == 0)
    return builds, taken & ~sum(build.cards for build in builds)


def has_free_aces(state: State) -> bool:
    """Whether an ace always has both its values: in games where several hand cards capture. D-64"""
    return state.rules.capturing.from_hand is not FromHand.ONE_CARD and state.tables.high_ace > 0


def _played_first(cards: int, move: Move) -> tuple[int, ...]:
    groups = groups_of(cards, move.value)
    return tuple(sorted(groups, key=lambda group: not group & move.cards))


def format_build(build: Build, pack: Pack = Pack.FRENCH_52) -> str:
    """`[5H+4D]`, with more sets `[9S, 5H+4D]`."""
    return "[" + ", ".join(format_group(group, 0, pack) for group in groups_of(build.cards, build.value)) + "]"


def seat_letter(seat: int) -> str:
    """`A`; `-` for no owner."""
    return SEAT_LETTERS[seat] if seat >= 0 else "-"
