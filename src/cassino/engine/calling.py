"""What may be claimed. Rule B25."""

from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules.options import Claim


def claims(state: State) -> list[Move]:
    """The claims open now: any player may count out between turns. 004:30, D-33"""
    if state.is_over or state.rules.calling.claim is Claim.NONE:
        return []
    return [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players)]
