"""Where cards lie: loose cards and builds in the order in which they came, and the cards of face-up piles."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cassino.cards import cards_in, total
from cassino.engine.counting import partition
from cassino.engine.insisting import REQUEST_WINDOW, is_shown_first
from cassino.engine.laying import can_sweep
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State

LAYING = (Kind.TRAIL, Kind.BUILD, Kind.JOIN, Kind.RAISE)
"""The kinds of moves by which cards come to lie on the table."""


class Laid(NamedTuple):
    """One thing on the table. `id` is a card's number as text, or `b1`, `b2`, ...; it does not change as long as the
    thing lies there.
    """

    id: str
    cards: int
    build: Build | None


class LaidOut(NamedTuple):
    """The table after the last of `states` states of a deal, and how many builds have been made so far."""

    length: int
    state: State
    table: tuple[Laid, ...]
    made: int


def laid_out(states: Sequence[State], known: LaidOut | None = None) -> LaidOut:
    """The table after the last state of a deal, in order of arrival. A build that is changed keeps its place.

    known: an earlier result for the first states; it is used if they are still part of the deal.
    """
    count, made = 0, 0
    laid: tuple[Laid, ...] = ()
    if known is not None and known.length <= len(states) and states[known.length - 1] is known.state:
        count, laid, made = known.length, known.table, known.made
    for state in states[count:]:
        laid, made = _next_layout(laid, state, made)
    return LaidOut(len(states), states[-1], laid, made)


def _next_layout(before: Iterable[Laid], state: State, made: int) -> tuple[tuple[Laid, ...], int]:
    builds = list(state.builds())
    laid: list[Laid] = []
    for old in before:
        if old.build is None:
            laid += [old] if old.cards & state.loose else []
            continue
        kept = next((build for build in builds if build.cards & old.cards == old.cards), None)
        if kept is not None:
            builds.remove(kept)
            laid.append(Laid(old.id, kept.cards, kept))
    for build in builds:
        made += 1
        laid.append(Laid(f"b{made}", build.cards, build))
    there = sum(old.cards for old in laid)
    laid += [Laid(str(card), 1 << card, None) for card in _as_they_came(state, state.loose & ~there)]
    return tuple(laid), made


def _as_they_came(state: State, cards: int) -> list[int]:
    """Loose cards in the order in which they were laid, if the rules depend on it; otherwise by number. D-50"""
    if not state.tables.accumulates:
        return list(cards_in(cards))
    return sorted(cards_in(cards), key=state.arrival)


def table_cards(state: State) -> int:
    """All cards on the table, including those in builds."""
    cards = state.loose
    for build in state.builds():
        cards |= build.cards
    return cards


def left_by(state: State, move: Move) -> int:
    """The cards on the table after a move made in this state, before anybody gets the residue.

    The top of a pile is not a table card until it is used in a build.
    """
    before = table_cards(state)
    if move.kind in LAYING:
        return before | move.cards | move.taken
    return before & ~captured_by(state, move)


def captured_by(state: State, move: Move) -> int:
    """The cards that a move made in this state moves from the table to a pile."""
    if move.kind == Kind.PASS and state.window == REQUEST_WINDOW:
        return state.pending_taken & table_cards(state)
    if move.kind != Kind.CAPTURE or is_shown_first(state, move.taken):
        return 0
    # Also the card trailed in this turn, if it must capture after all.
    return (move.taken | move.cards) & table_cards(state)


def is_sweep(state: State, move: Move) -> bool:
    """Whether a move made in this state captures everything on the table and counts as a sweep. B18, D-39, D-86"""
    if not captured_by(state, move) or left_by(state, move) or not can_sweep(state, state.side_of(state.turn)):
        return False
    return state.rules.sweeping.last_play or not _is_last_play(state, move)


def _is_last_play(state: State, move: Move) -> bool:
    """Whether no player has a card left after a move, and no card will come."""
    held = sum(state.hand_size(seat) for seat in range(state.players))
    return state.stock_size == 0 and held == (move.cards & ~(state.played | state.shown)).bit_count()


def pile_shown(state: State, holder: int, seat: int | None) -> tuple[int | None, ...]:
    """A face-up pile as a seat may see it, the lowest card first; None for a card in a place that the seat does not
    know.

    If capturers may choose the order, others know only that the capturing card is on top. 002:32
    """
    if not state.tables.secret_order or (seat is not None and state.side_of(seat) == state.side_of(holder)):
        return state.pile_of(holder)
    shown: list[int | None] = []
    for batch in state.batches(holder):
        shown += [None] * (len(batch) - 1) if len(batch) > 2 else batch[:-1]
        shown.append(batch[-1])
    return tuple(shown)


def sets_of(build: Build) -> list[int]:
    """The sets of a build, for display."""
    if total(build.cards) == build.value:
        return [build.cards]
    return partition(build.cards, build.value) or [build.cards]
