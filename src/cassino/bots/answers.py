"""What a bot says: claims that cannot be wrong, and answers to a demand, a possible orange or a partner's request."""

from cassino.bots.appraisal import Appraisal
from cassino.bots.bot import open_moves, require_turn
from cassino.bots.weights import Weights
from cassino.engine.insisting import ORANGE_WINDOW
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.scoring import secured
from cassino.engine.state import State
from cassino.engine.view import View

LONGEST_DUTY = 12
"""At most this many forced captures and additions are followed."""


def sure_claim(view: View) -> Move | None:
    """A claim open to the view's seat that its captured cards prove already."""
    state = view.public
    for claim in view.claims():
        side = state.side_of(claim.seat)
        if state.score(side) + secured(state).points[side] >= state.rules.ending.target:
            return claim
    return None


def answer(view: View, weights: Weights) -> Move | None:
    """What a seat answers in a window; None if it is to play a card or to choose between plays.

    Raises CassinoError for a seat that is not to act.
    """
    require_turn(view)
    moves = list(open_moves(view)) if view.public.window else []
    if not any(move.kind == Kind.PASS for move in moves):
        return None
    silent = next(move for move in moves if move.kind == Kind.PASS)
    if view.public.window == ORANGE_WINDOW:
        is_right = view.public.pending_value != 0
        return next((move for move in moves if move.kind == Kind.CALL and is_right), silent)
    demands = [move for move in moves if move.kind == Kind.INSIST]
    if not demands:
        # The capture of the partner is safe; what is added to a build can still be taken by others.
        return silent
    appraisal = Appraisal(view, weights)
    return max([silent, *demands], key=lambda move: _value(appraisal, move))


def _value(appraisal: Appraisal, move: Move) -> float:
    """What the position is worth to the answering seat after everything that was demanded is done."""
    after = appraisal.state.copy()
    apply(after, move)
    for _ in range(LONGEST_DUTY):
        if after.is_over or after.turn_no != appraisal.state.turn_no:
            break
        apply(after, _forced(appraisal, after))
    if after.round_no != appraisal.state.round_no:
        return appraisal.gain(after)  # what is in the new hands nobody knows
    return appraisal.value(after)


def _forced(appraisal: Appraisal, state: State) -> Move:
    """What a player under a demand does: what suits it most. Other players with a chance to speak pass."""
    moves = list(legal_moves(state, limit=100))
    if state.window:
        return next((move for move in moves if move.kind == Kind.PASS), moves[0])
    return max(moves, key=lambda move: appraisal.reach.total(move.taken))
