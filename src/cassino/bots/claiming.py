"""Claims that cannot be wrong."""

from cassino.engine.move import Move
from cassino.engine.scoring import secured
from cassino.engine.view import View


def sure_claim(view: View) -> Move | None:
    """A claim open to the view's seat that its captured cards prove already."""
    state = view.public
    for claim in view.claims():
        side = state.side_of(claim.seat)
        if state.score(side) + secured(state).points[side] >= state.rules.ending.target:
            return claim
    return None
