"""Cards, kinds of moves and broken rules as frames write them."""

from typing import get_args

from cassino.cards import cards_in
from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.engine.why import BrokenRule
from cassino.hosted.wire.shape import MoveKind, Rule
from cassino.rules.options import Pack
from cassino.rules.packs import format_card
from cassino.texts.message import Message

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


def rule_of(broken: BrokenRule) -> Rule:
    """The rule that forbids a move, for a frame."""
    return Rule(broken.number, Message(broken.key, broken.args))
