"""Claims: counting out, announcing the target. Rule B25"""

from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.rules.options import Claim


def check_claim(state: State, move: Move) -> BrokenRule | None:
    """Somebody says that he has reached the target. 004:30, 000:168"""
    claim = state.rules.calling.claim
    if claim is Claim.NONE:
        return broken("B25", "Nothing can be claimed in this game.")
    is_plain = not (move.cards or move.taken or move.value or move.order is not None)
    if not 0 <= move.seat < state.players or not is_plain:
        return broken("B25", "A claim is made by one of the players, without a card.")
    if state.window or state.played:
        return broken("B25", "A claim is made between turns, or before one plays: this turn is not over.")
    return _check_announcement(state, move) if claim is Claim.ANNOUNCE else None


def _check_announcement(state: State, move: Move) -> BrokenRule | None:
    """Only in one's own turn, once. D-70"""
    if move.seat != state.turn:
        return broken("B25", "The target is announced in one's own turn.")
    if state.has_claimed:
        return broken("B25", "You have announced the target in this turn already: once a turn is enough.")
    return None
