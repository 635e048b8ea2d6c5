"""How a move falls into groups of cards, for display: equal effects are one move, so any partition is right."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cassino.cards import ACES, cards_in
from cassino.engine.checking.lying import total
from cassino.engine.counting import partition
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.rules.options import Pack
from cassino.rules.packs import format_card

SEAT_LETTERS = "ABCDEF"
MOST_TO_SPLIT = 14
HIGH = 14


class Parts(NamedTuple):
    """A move taken apart.

    groups: sets of loose cards and tops of piles; in a build or a join the first one holds the played card.
    builds: builds taken or absorbed whole. raised: the build whose value changes. tops: the cards from piles.
    hand_groups: the cards from the hand, in sets of the value where a capture may use several.
    """

    played: int
    groups: tuple[int, ...]
    builds: tuple[Build, ...]
    raised: Build | None = None
    tops: int = 0
    hand_groups: tuple[int, ...] = ()


def parts(state: State, move: Move) -> Parts:
    """Take a move apart, as it is made in this state."""
    builds, single = _builds_in(state, move.taken)
    raised = next((b for b in builds if b.value != move.value), None) if move.kind == Kind.RAISE else None
    kept = tuple(build for build in builds if build is not raised) if raised is not None else builds
    tops = single & ~state.loose
    if move.kind in (Kind.BUILD, Kind.JOIN):
        return Parts(move.cards, _played_first(single | move.cards, move), kept, tops=tops)
    is_free = has_free_aces(state)
    groups = groups_of(single, move.value, is_free)
    hand = groups_of(move.cards, move.value, is_free) if move.kind == Kind.CAPTURE else (move.cards,)
    return Parts(move.cards, groups, kept, raised, tops, hand)


def _builds_in(state: State, taken: int) -> tuple[tuple[Build, ...], int]:
    """The builds that lie whole in a set of cards, and the cards beside them."""
    if not taken & ~state.loose:
        return (), taken
    builds = tuple(build for build in state.builds() if build.cards & ~taken == 0)
    return builds, taken & ~sum(build.cards for build in builds)


def has_free_aces(state: State) -> bool:
    """Whether an ace counts 1 or 14 wherever it stands: where several hand cards capture. D-64"""
    return state.tables.from_hand != 0 and state.tables.ace_high


def groups_of(cards: int, value: int, is_free: bool = False) -> tuple[int, ...]:
    """Cards in groups of a value, small groups first; one group where there is no such partition.

    `is_free`: aces count 1 or 14 in any group.
    """
    if not cards:
        return ()
    if not cards & (cards - 1) or total(cards) == value:
        return (cards,)  # One set, as most are, needs no search.
    found = split(cards, value) if is_free or value > HIGH else partition(cards, value)
    return tuple(sorted(found or [cards], key=lambda group: (group.bit_count(), -group)))


def split(cards: int, value: int) -> list[int] | None:
    """Groups that each make a value, aces 1 or 14; None if there are none, or too many cards to look."""
    if cards.bit_count() > MOST_TO_SPLIT:
        return None

    @cache
    def rest_of(left: int) -> tuple[int, ...] | None:
        if not left:
            return ()
        first = left & -left
        for group in _groups_with(first, left & ~first, value):
            rest = rest_of(left & ~group)
            if rest is not None:
                return (group, *rest)
        return None

    found = rest_of(cards)
    return None if found is None else list(found)


def _groups_with(group: int, left: int, value: int) -> Iterator[int]:
    """Every set that holds a group, otherwise cards of `left`, and makes a value; large ones first."""
    more = left
    while True:
        if makes(group | more, value):
            yield group | more
        if not more:
            return
        more = (more - 1) & left


def makes(cards: int, value: int) -> bool:
    """Whether cards add up to a value, each ace as 1 or 14."""
    high_aces, rest = divmod(value - total(cards), HIGH - 1)
    return rest == 0 and 0 <= high_aces <= (cards & ACES).bit_count()


def _played_first(cards: int, move: Move) -> tuple[int, ...]:
    groups = groups_of(cards, move.value)
    return tuple(sorted(groups, key=lambda group: not group & move.cards))


def ordered(cards: int, first: int = 0) -> list[int]:
    """The cards of a set for display: those of `first`, then high ranks first."""
    if not cards & (cards - 1):
        return list(cards_in(cards))
    return sorted(cards_in(cards), key=lambda card: (not first >> card & 1, -(card >> 2), card))


def format_group(cards: int, first: int = 0, pack: Pack = Pack.FRENCH_52, tops: int = 0) -> str:
    """`5H+4D`; the top of a pile is marked: `5C^`."""
    return "+".join([format_card(card, pack) + ("^" if tops >> card & 1 else "") for card in ordered(cards, first)])


def format_build(build: Build, pack: Pack = Pack.FRENCH_52) -> str:
    """`[5H+4D]`, with more sets `[9S, 5H+4D]`."""
    return "[" + ", ".join(format_group(group, 0, pack) for group in groups_of(build.cards, build.value)) + "]"


def seat_letter(seat: int) -> str:
    """`A`; `-` for nobody."""
    return SEAT_LETTERS[seat] if seat >= 0 else "-"
