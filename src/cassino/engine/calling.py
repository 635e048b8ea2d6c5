"""What may be claimed. Rule B25."""

from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules.options import Claim


def claims(state: State) -> list[Move]:
    """The claims open now: any player may count out between turns, one who is to play may announce. D-33, D-70"""
    if state.is_over or state.window or state.played:
        return []
    if state.rules.calling.claim is Claim.COUNT_OUT:
        return [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players)]
    if state.rules.calling.claim is Claim.ANNOUNCE and not state.has_claimed:
        return [Move(Kind.CLAIM, 0, seat=state.turn)]
    return []
