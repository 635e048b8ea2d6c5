"""Claims: counting out, announcing the target. Rule B25"""

from cassino.engine.calling import may_be_claimed
from cassino.engine.checking.breaking import BrokenRule, broken
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.rules.options import Claim


def check_claim(state: State, move: Move) -> BrokenRule | None:
    """Somebody says that he has reached the target. 004:30, 000:168"""
    if state.rules.calling.claim is Claim.NONE:
        return broken("B25", "Nothing can be claimed in this game.")
    is_plain = not (move.cards or move.taken or move.value or move.order is not None)
    if not 0 <= move.seat < state.players or not is_plain:
        return broken("B25", "A claim is made by one of the players, without a card.")
    if not may_be_claimed(state):
        over = "The deal is over." if state.is_over else "A claim is made between two plays: this turn is not over."
        return broken("B25", over)
    if state.announced >> move.seat & 1:
        return broken("B25", "You have announced the target already: you may do so again after the next play.")
    return None
