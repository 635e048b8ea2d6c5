"""The part of a frame about piles and the turn in progress."""

from collections.abc import Mapping

from msgspec.structs import replace

from cassino.engine.insisting import ANSWER_WINDOW, INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW
from cassino.engine.layout import pile_shown
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, State
from cassino.engine.view import View
from cassino.hosted.frames.choices import card_list, choice, kind_name, pack_of, rule_of, usable_tops, without_cards
from cassino.hosted.wire.shape import Choice
from cassino.hosted.wire.table import EndOfTurn, Pile, PileUse, Turn, Window, WindowKind
from cassino.rules.options import PileFace
from cassino.rules.packs import format_card

SHOWN_SECONDS = 6.0
"""How many seconds a question waits for people who want to be asked "for a moment"."""
USES: Mapping[tuple[bool, bool], PileUse] = {(True, False): "steal", (False, True): "capture"}
WINDOWS: Mapping[int, WindowKind] = {
    INSIST_WINDOW: "insist",
    ORANGE_WINDOW: "orange",
    REQUEST_WINDOW: "request",
    ANSWER_WINDOW: "answer",
}


def piles(state: State) -> list[Pile]:
    """The piles by holder, as everybody sees them."""
    return [_pile(state, holder) for holder in range(state.tables.pile_count)]


def _pile(state: State, holder: int) -> Pile:
    seats = list(range(holder, state.players, state.tables.pile_count))
    count, top = state.held(holder).bit_count(), _top(state, holder)
    shown = None if top == NO_CARD else format_card(top, pack_of(state))
    side = state.side_of(holder)
    return Pile(holder, seats, side, count, cards=None, top=shown, usable=None)


def _top(state: State, holder: int) -> int:
    """The card on top of a pile that everybody can see."""
    return state.top(holder) if state.rules.piling.face is PileFace.UP else NO_CARD


def seen_piles(view: View, outline: list[Pile]) -> list[Pile]:
    """The piles as a seat sees them: the cards of face-up piles, as far as it knows their places."""
    state = view.public
    if state.rules.piling.face is not PileFace.UP:
        return outline
    return [_seen(state, view.seat, pile) for pile in outline]


def _seen(state: State, seat: int | None, pile: Pile) -> Pile:
    shown, pack = pile_shown(state, pile.holder, seat), pack_of(state)
    cards = [None if card is None else format_card(card, pack) for card in shown]
    return replace(pile, cards=cards, usable=_use(state, seat, state.top(pile.holder)))


def _use(state: State, seat: int | None, top: int) -> PileUse | None:
    """What a seat may do with the top of a pile: use it in a build (`steal`), capture it, or `both`."""
    if seat is None or top == NO_CARD or not usable_tops(state, seat) >> top & 1:
        return None
    uses = bool(state.stealable(seat) >> top & 1), bool(state.capturable_tops(seat) >> top & 1)
    return USES.get(uses, "both")


def turn(state: State) -> Turn:
    """The turn in progress: what has been played in it, and what is still to be done."""
    pack = pack_of(state)
    return Turn(
        of=state.turn_of,
        composite=bool(state.tables.composite),
        played=card_list(state.played, pack),
        kind=kind_name(state.played_kind) if state.played else None,
        must_take=state.must_take,
        duty=state.duty,
        plays_owed=state.plays_owed,
        shown=card_list(state.shown, pack),
    )


def turn_end(view: View) -> EndOfTurn | None:
    """For the player to move in a turn of several steps: whether it can be ended, and if not, why."""
    if view.public.window or not view.public.tables.composite:
        return None
    broken = view.broken_rule(Move(Kind.END, 0))
    if broken is None:
        return EndOfTurn(can=True, why=None)
    return EndOfTurn(can=False, why=rule_of(broken))


def window(state: State, patience: Mapping[int, float]) -> Window | None:
    """The current question. `seconds`: after how long it is passed automatically."""
    if not state.window:
        return None
    return Window(
        kind=WINDOWS[state.window],
        seat=state.turn,
        of=state.turn_of,
        seconds=min(patience[state.turn], SHOWN_SECONDS) if state.turn in patience else None,
    )


def spoken_choices(view: View, end: EndOfTurn | None) -> list[Choice]:
    """The moves that need no choice of cards. end: whether the turn can be ended."""
    return [choice(view.public, move) for move in without_cards(view, may_end=end is not None and end.can)]


def open_hand(view: View, state: State, seat: int) -> list[str] | None:
    """Another seat's hand: what the view shows of it, or all of it if hands are open."""
    hand = state.hand(seat)
    if seat == view.seat or not hand:
        return None
    return card_list(hand, pack_of(state))


def bottom(view: View) -> str | None:
    """The last card of the pack, for a player who has seen it, until it is dealt."""
    state = view.public
    if view.seat is None or state.bottom == NO_CARD or not state.stock_size or not view.bottom:
        return None
    return format_card(state.bottom, pack_of(state))
