"""Cards and kinds of moves as frames write them."""

from typing import get_args

from cassino.cards import cards_in
from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.hosted.wire.shape import MoveKind
from cassino.rules.options import Pack
from cassino.rules.packs import format_card

_KIND_NAMES: dict[int, MoveKind] = dict(zip(map(int, Kind), get_args(MoveKind), strict=True))


def kind_name(kind: int) -> MoveKind:
    """`trail`, `capture`, ..."""
    return _KIND_NAMES[kind]


def card_list(cards: int, pack: Pack = Pack.FRENCH_52) -> list[str]:
    """A set of cards for a frame."""
    return [format_card(card, pack) for card in cards_in(cards)] if cards else []


def pack_of(state: State) -> Pack:
    """The pack of a match."""
    return state.rules.deck.pack
