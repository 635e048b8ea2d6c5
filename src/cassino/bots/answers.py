"""What a bot calls, claims and answers: claims that cannot be wrong, and answers to demands, possible oranges and
requests.
"""

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
    """A claim open to the view's seat that is already certain to be right."""
    state = view.public
    for claim in view.claims():
        side = state.side_of(claim.seat)
        if state.score(side) + secured(state).points[side] >= state.rules.ending.target:
            return claim
    return None


def answer(view: View, weights: Weights) -> Move | None:
    """What a seat answers in a window; None if it has to play a card or to choose between plays.

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
        # The partner's capture is safe; a card added to a build can still be taken by opponents.
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
        return appraisal.gain(after)  # nobody knows the new hands
    return appraisal.value(after)


def _forced(appraisal: Appraisal, state: State) -> Move:
    """What a player does under a demand: what suits them most. Other players who could speak pass."""
    moves = list(legal_moves(state, limit=100))
    if state.window:
        return next((move for move in moves if move.kind == Kind.PASS), moves[0])
    return max(moves, key=lambda move: appraisal.reach.total(move.taken))
