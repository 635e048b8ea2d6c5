"""In which order captured cards are laid on a pile. Rule B16"""

from itertools import pairwise

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules.options import PileFace, PileOrder


def check_order(state: State, move: Move) -> BrokenRule | None:
    """An order, if the player names one, is one that the rules leave to him."""
    order = move.order
    if order is None:
        return None
    piling = state.rules.piling
    if move.kind != Kind.CAPTURE or move.cards & state.played:
        return broken("B16", "Only the cards of a capture are laid on a pile in an order.")
    if piling.face is PileFace.DOWN or piling.order is PileOrder.ACCUMULATED:
        return broken("B16", "The order of captured cards is not yours to choose in this game.")
    laid = sum({1 << card for card in order})
    if laid != move.cards | move.taken or len(order) != laid.bit_count():
        return broken("B16", "The order must name every captured card and the capturing card once.")
    if piling.order is PileOrder.FREE:
        return _check_top(move, order)
    if any(lower >> 2 < upper >> 2 for lower, upper in pairwise(order)):
        return broken("B16", "Captured cards are laid by number, the lowest on top.")
    return None


def _check_top(move: Move, order: tuple[int, ...]) -> BrokenRule | None:
    """The capturing card lies on top. 002:32"""
    on_top = order[-move.cards.bit_count() :]
    if sum(1 << card for card in on_top) != move.cards:
        return broken("B16", "The capturing card must go on top of the pile.")
    return None
