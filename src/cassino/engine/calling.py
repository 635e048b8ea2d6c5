"""What may be claimed, and by whom. Rule B25."""

from cassino.engine.move import Kind, Move
from cassino.engine.scoring import is_played_out
from cassino.engine.state import State
from cassino.rules.options import Claim


def claims(state: State) -> list[Move]:
    """The claims open now: between two plays any player may count out, or announce once. D-33, D-95"""
    claim = state.rules.calling.claim
    if claim is Claim.NONE or not may_be_claimed(state):
        return []
    return [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players) if not state.announced >> seat & 1]


def may_be_claimed(state: State) -> bool:
    """Whether it is a moment for claims: no turn is in progress; the target is announced after the last play, too."""
    if state.is_over:
        is_announced = state.rules.calling.claim is Claim.ANNOUNCE
        return is_announced and state.claimant < 0 and is_played_out(state)
    return not (state.window or state.played)
