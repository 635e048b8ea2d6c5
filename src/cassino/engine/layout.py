"""Where cards lie on the table: loose cards and builds in the order in which they came."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cassino.cards import cards_in
from cassino.engine.counting import partition
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State


class Laid(NamedTuple):
    """One thing on the table. `id` is a card's number as text or `b1`, `b2`, ... and stays while the thing does."""

    id: str
    cards: int
    build: Build | None


def layout(states: Sequence[State]) -> tuple[Laid, ...]:
    """The table after the last of a deal's states, in order of arrival. A build that is changed keeps its place."""
    laid: list[Laid] = []
    made = 0
    for state in states:
        laid, made = _next_layout(laid, state, made)
    return tuple(laid)


def _next_layout(before: Iterable[Laid], state: State, made: int) -> tuple[list[Laid], int]:
    builds = list(state.builds())
    laid: list[Laid] = []
    for old in before:
        kept = next((build for build in builds if build.cards & old.cards == old.cards), None)
        if old.build is None and old.cards & state.loose:
            laid.append(old)
        elif old.build is not None and kept is not None:
            builds.remove(kept)
            laid.append(Laid(old.id, kept.cards, kept))
    for build in builds:
        made += 1
        laid.append(Laid(f"b{made}", build.cards, build))
    there = sum(old.cards for old in laid)
    laid += [Laid(str(card), 1 << card, None) for card in cards_in(state.loose & ~there)]
    return laid, made


def table_cards(state: State) -> int:
    """All cards on the table, those in builds too."""
    cards = state.loose
    for build in state.builds():
        cards |= build.cards
    return cards


def left_by(state: State, move: Move) -> int:
    """The cards on the table after a move made in this state, before anybody gets a residue."""
    before = table_cards(state)
    return before & ~move.taken if move.kind == Kind.CAPTURE else before | move.cards


def is_sweep(state: State, move: Move) -> bool:
    """Whether a move made in this state captures everything on the table. B18"""
    return move.kind == Kind.CAPTURE and not left_by(state, move)


def sets_of(build: Build) -> list[int]:
    """The sets of a build, for showing it."""
    return partition(build.cards, build.value) or [build.cards]
