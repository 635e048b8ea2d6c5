"""What a bot calls, claims and answers: claims that cannot be wrong, and answers to demands, possible oranges and
requests.
"""

from collections.abc import Callable

from cassino.bots.bot import open_moves, require_turn
from cassino.bots.worth import fixed_worth, total_worth
from cassino.engine.insisting import ORANGE_WINDOW
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.scoring import secured
from cassino.engine.state import State
from cassino.engine.view import View

LONGEST_DUTY = 12
"""At most this many forced captures and additions are followed."""
StateValue = Callable[[State, State], float]
"""What a later state of the same turn is worth to the seat that acts in a state."""


def sure_claim(view: View) -> Move | None:
    """A claim open to the view's seat that is already certain to be right."""
    state = view.public
    for claim in view.claims():
        side = state.side_of(claim.seat)
        if state.score(side) + secured(state).points[side] >= state.rules.ending.target:
            return claim
    return None


def answer(view: View, value: StateValue) -> Move | None:
    """What a seat answers in a window; None if it has to play a card or to choose between plays.

    value: by which demands are chosen. Raises CassinoError for a seat that is not to act.
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
    return max([silent, *demands], key=lambda move: value(view.public, _settled(view.public, move)))


def _settled(state: State, move: Move) -> State:
    """The state after an answer, when everything that was demanded is done."""
    after = state.copy()
    apply(after, move)
    for _ in range(LONGEST_DUTY):
        if after.is_over or after.turn_no != state.turn_no:
            break
        apply(after, _forced(after))
    return after


def _forced(state: State) -> Move:
    """What a player does under a demand: what suits them most. Other players who could speak pass."""
    moves = list(legal_moves(state, limit=100))
    if state.window:
        return next((move for move in moves if move.kind == Kind.PASS), moves[0])
    worth = fixed_worth(state.rules)
    return max(moves, key=lambda move: total_worth(worth, move.taken))
