"""A view as JSON: what a program is told of the table. Nothing comes from anywhere but the view."""

from typing import Any

from cassino.cards import cards_in
from cassino.engine.layout import pile_shown, sets_of
from cassino.engine.move import Kind
from cassino.engine.state import NO_CARD, Build, State
from cassino.engine.view import View
from cassino.notation.position import format_position
from cassino.notation.positionwords import DUTIES, WINDOWS
from cassino.rules.options import PileFace
from cassino.rules.packs import format_card

Json = dict[str, Any]


def seen_by(view: View) -> Json:
    """All that a view says, cards as the pack prints them."""
    state = view.public
    return {
        "position": format_position(state),
        "seat": view.seat,
        "turn": state.turn_no + 1,
        "player": state.turn_of,
        "dealer": state.dealer,
        "leader": state.leader,
        "round": state.round_no,
        "hand": _cards(state, view.hand),
        "loose": _cards(state, state.loose),
        "builds": [_build(state, build) for build in state.builds()],
        "seats": [_seat(view, seat) for seat in range(state.players)],
        "sides": [_side(state, side) for side in range(state.side_count)],
        "piles": [_pile(view, holder) for holder in range(state.tables.pile_count)],
        "stock": state.stock_size,
        "bottom": next(iter(_cards(state, view.bottom)), None),
        "unseen": _cards(state, view.unseen),
        "last_capturer": None if state.last_capturer < 0 else state.last_capturer,
        "window": WINDOWS.get(state.window),
        "unfinished": _unfinished(state),
    }


def _cards(state: State, cards: int) -> list[str]:
    return [format_card(card, state.rules.deck.pack) for card in cards_in(cards)]


def _build(state: State, build: Build) -> Json:
    return {
        "sets": [_cards(state, cards) for cards in sets_of(build)],
        "value": build.value,
        "owner": None if build.owner < 0 else build.owner,
        "turn": build.turn + 1,
    }


def _seat(view: View, seat: int) -> Json:
    """What is known of a seat; `certain` and `possible` are its hand as far as it can be told."""
    state = view.public
    return {
        "side": state.side_of(seat),
        "pile": state.holder(seat),
        "cards": state.hand_size(seat),
        "certain": _cards(state, view.certain(seat)),
        "possible": _cards(state, view.possible(seat)),
        "proven": list(state.proven(seat)),
        "lost": list(state.lost(seat)),
    }


def _side(state: State, side: int) -> Json:
    return {
        "score": state.score(side),
        "captured": _cards(state, state.pile(side)),
        "sweeps": state.sweeps(side),
        "large_sweeps": state.large_sweeps(side).bit_count(),
        "oranges": state.oranges(side),
        "false_oranges": state.false_oranges(side),
        "penalty": state.penalty(side),
    }


def _pile(view: View, holder: int) -> Json:
    """A pile: face down only its size; face up its cards, the lowest first, null for a card whose place is secret."""
    state = view.public
    count = state.held(holder).bit_count()
    if state.rules.piling.face is PileFace.DOWN:
        return {"count": count, "cards": None, "top": None}
    pack, top = state.rules.deck.pack, state.top(holder)
    places = pile_shown(state, holder, view.seat)
    return {
        "count": count,
        "cards": [None if card is None else format_card(card, pack) for card in places],
        "top": None if top == NO_CARD else format_card(top, pack),
    }


def _unfinished(state: State) -> Json:
    """The turn in progress, in games where it has several parts."""
    return {
        "played": _cards(state, state.played),
        "kind": Kind(state.played_kind).name.lower() if state.played else None,
        "value": state.played_value if state.played else None,
        "must_take": state.must_take or None,
        "duty": DUTIES.get(state.duty),
        "shown": _cards(state, state.shown),
        "pending": _cards(state, state.pending_taken),
        "plays_owed": state.plays_owed,
    }
