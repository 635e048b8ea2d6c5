"""What a frame says of piles and of the turn in progress."""

from collections.abc import Mapping

from cassino.engine.layout import pile_shown
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, State
from cassino.engine.view import View
from cassino.hosted import Json
from cassino.hosted.choices import card_list, choice, kind_name, pack_of, usable_tops, without_cards
from cassino.notation.positionwords import WINDOWS
from cassino.rules.options import PileFace
from cassino.rules.packs import format_card

SHOWN_SECONDS = 6.0
"""How long a question stays on the page of somebody who wants to be asked for a moment."""


def piles(state: State) -> list[Json]:
    """The piles by holder, as they look to everybody."""
    return [_pile(state, holder) for holder in range(state.tables.pile_count)]


def _pile(state: State, holder: int) -> Json:
    seats = list(range(holder, state.players, state.tables.pile_count))
    count, top = state.held(holder).bit_count(), _top(state, holder)
    shown = None if top == NO_CARD else format_card(top, pack_of(state))
    side = state.side_of(holder)
    return {
        "holder": holder,
        "seats": seats,
        "side": side,
        "count": count,
        "cards": None,
        "top": shown,
        "usable": None,
    }


def _top(state: State, holder: int) -> int:
    """The card that lies on a pile for everybody to see."""
    return state.top(holder) if state.rules.piling.face is PileFace.UP else NO_CARD


def seen_piles(view: View, outline: list[Json]) -> list[Json]:
    """The piles as a seat sees them: the cards of those that lie face up, as far as it knows their places."""
    state = view.public
    if state.rules.piling.face is not PileFace.UP:
        return outline
    pack = pack_of(state)
    return [
        {
            **pile,
            "cards": [
                card if card is None else format_card(card, pack) for card in pile_shown(state, holder, view.seat)
            ],
            "usable": _use(state, view.seat, state.top(holder)),
        }
        for holder, pile in enumerate(outline)
    ]


def _use(state: State, seat: int | None, top: int) -> str | None:
    """What a seat may do with the top of a pile: use it in a build (`steal`), capture it, or `both`."""
    if seat is None or top == NO_CARD or not usable_tops(state, seat) >> top & 1:
        return None
    uses = bool(state.stealable(seat) >> top & 1), bool(state.capturable_tops(seat) >> top & 1)
    return {(True, False): "steal", (False, True): "capture"}.get(uses, "both")


def turn(state: State) -> Json:
    """The turn in progress: what was played in it, and what is still to be done."""
    pack = pack_of(state)
    return {
        "of": state.turn_of,
        "composite": bool(state.tables.composite),
        "played": card_list(state.played, pack),
        "kind": kind_name(state.played_kind) if state.played else None,
        "must_take": state.must_take,
        "duty": state.duty,
        "plays_owed": state.plays_owed,
        "shown": card_list(state.shown, pack),
    }


def turn_end(view: View) -> Json | None:
    """For who is to move in a turn of several steps: whether it can be ended, and else why not."""
    if view.public.window or not view.public.tables.composite:
        return None
    broken = view.broken_rule(Move(Kind.END, 0))
    if broken is None:
        return {"can": True, "why": None}
    return {"can": False, "why": {"rule": broken.number, "name": broken.name, "text": broken.sentence}}


def window(state: State, patience: Mapping[int, float]) -> Json | None:
    """The question that is asked now. `seconds` is after how long it passes of itself."""
    if not state.window:
        return None
    return {
        "kind": WINDOWS[state.window],
        "seat": state.turn,
        "of": state.turn_of,
        "seconds": min(patience[state.turn], SHOWN_SECONDS) if state.turn in patience else None,
    }


def spoken_choices(view: View) -> list[Json]:
    """The moves that need no choice of cards."""
    return [choice(view.public, move) for move in without_cards(view)]


def open_hand(view: View, seat: int) -> list[str] | None:
    """Another seat's hand where it lies open."""
    hand = view.public.hand(seat)
    if seat == view.seat or not hand:
        return None
    return card_list(hand, pack_of(view.public))


def bottom(view: View) -> str | None:
    """The last card of the pack, for who has seen it, while it is not dealt."""
    state = view.public
    if view.seat is None or state.bottom == NO_CARD or not state.stock_size or not view.bottom:
        return None
    return format_card(state.bottom, pack_of(state))
