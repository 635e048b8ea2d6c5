"""How a move falls into groups of cards, for display: equal effects are one move, so any partition is right."""

from dataclasses import dataclass

from cassino.cards import cards_in, format_card, rank_of, suit_of
from cassino.engine.counting import partition
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State

SEAT_LETTERS = "ABCDEF"


@dataclass(frozen=True, slots=True)
class Parts:
    """A move taken apart.

    groups: sets of loose cards; in a build or a join the first one holds the played card.
    builds: builds taken or absorbed whole. raised: the build whose value changes.
    """

    played: int
    groups: tuple[int, ...]
    builds: tuple[Build, ...]
    raised: Build | None = None


def parts(state: State, move: Move) -> Parts:
    """Take a move apart, as it is made in this state."""
    builds = tuple(build for build in state.builds() if build.cards & ~move.taken == 0)
    raised = next((b for b in builds if b.value != move.value), None) if move.kind == Kind.RAISE else None
    kept = tuple(build for build in builds if build is not raised)
    loose = move.taken & state.loose
    if move.kind in (Kind.BUILD, Kind.JOIN):
        return Parts(move.cards, _played_first(loose | move.cards, move), kept)
    return Parts(move.cards, groups_of(loose, move.value), kept, raised)


def groups_of(cards: int, value: int) -> tuple[int, ...]:
    """Cards in groups of a value, small groups first; one group where there is no such partition."""
    if not cards:
        return ()
    return tuple(sorted(partition(cards, value) or [cards], key=lambda group: (group.bit_count(), -group)))


def _played_first(cards: int, move: Move) -> tuple[int, ...]:
    groups = groups_of(cards, move.value)
    return tuple(sorted(groups, key=lambda group: not group & move.cards))


def ordered(cards: int, first: int = 0) -> list[int]:
    """The cards of a set for display: those of `first`, then high ranks first."""
    return sorted(cards_in(cards), key=lambda card: (not first >> card & 1, -rank_of(card), suit_of(card)))


def format_group(cards: int, first: int = 0) -> str:
    """`5H+4D`."""
    return "+".join(format_card(card) for card in ordered(cards, first))


def format_build(build: Build) -> str:
    """`[5H+4D]`, with more sets `[9S, 5H+4D]`."""
    return "[" + ", ".join(format_group(group) for group in groups_of(build.cards, build.value)) + "]"
