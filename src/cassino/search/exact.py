"""Exact values where the seat to act knows every card: a search to the end of the deal."""

from collections.abc import Sequence
from threading import local

from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.aim import Aim
from cassino.search.budget import EXACT_NODES
from cassino.search.estimator import Estimator
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.results import Analysis, MoveValue, ranked
from cassino.search.solver import SearchTooLong, Solver, table_bits
from cassino.search.weights import weights_for
from cassino.search.worlds import draw_worlds

WIDEST_EXACT = 20_000
"""A position with more moves is not searched exactly."""
LONGEST = 2000
"""With more moves to choose from there is no exact analysis."""
EXACT_SPEED = 300_000
"""If time is limited, an exact search gets at most this many nodes for each second, so that it takes only part of the
time.
"""


class _OfThread(local):
    """The solver of a thread, kept because its working memory is large."""

    def __init__(self) -> None:
        self.exact: Solver | None = None


_OF_THREAD = _OfThread()


def solver_for(points: Points, value: Estimator, bits: int, aim: Aim | None = None) -> Solver:
    """This thread's exact solver, set for a deal, with 2**bits positions to be remembered."""
    found = _OF_THREAD.exact
    if found is None or found.points.tables is not points.tables:
        found = _OF_THREAD.exact = Solver(points, value, bits, WIDEST_EXACT)
    found.begin(points, value, bits, aim)
    return found


def exact_nodes(seconds: float | None, most: int = EXACT_NODES) -> int:
    """How many nodes an exact search may use if there is this much time for the move."""
    return most if seconds is None else min(most, int(EXACT_SPEED * seconds))


def exact_analysis(view: View, rng: Rng, nodes: int = EXACT_NODES, aim: Aim | None = None) -> Analysis | None:
    """The value of every move by a search to the end of the deal; None if a card is hidden or it takes too long."""
    if not is_open(view):
        return None
    moves = view.moves_up_to(LONGEST)
    if not moves.complete:
        return None
    points, value = counting(view.public)
    [world] = draw_worlds(view, rng, 1)
    solver = solver_for(points, value, table_bits(cards_left(world), nodes), aim)
    try:
        scores = solver.solve_moves(world, list(moves), nodes)
    except SearchTooLong:
        return None
    values = [MoveValue(move, score, 0.0) for move, score in zip(moves, scores, strict=True)]
    return Analysis(ranked(values), 1, solver.nodes, True)


def counting(state: State, weights: Sequence[float] | None = None) -> tuple[Points, Estimator]:
    """The points and the estimate for the deal of a state. weights: None for those shipped with the rules."""
    points = Points(state)
    value = Estimator(points, weights or weights_for(state.rules, state.players))
    value.prepare(state)
    return points, value


def is_open(view: View) -> bool:
    """Whether the seat knows every card: the stock is empty, and all hands follow from what it has seen."""
    state = view.public
    if state.stock_size or state.tables.secret_order:
        return False
    return all(view.certain(seat).bit_count() == state.hand_size(seat) for seat in range(state.players))
