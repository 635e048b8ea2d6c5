"""The search of known deals agrees with the plain exact search."""

import pytest

from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import load_variant, variant_ids
from cassino.search.known import KnownSolver
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver
from cassino.search.value import Value
from cassino.search.weights import weights_for

NODES = 30_000


def endings(variant: str, seed: int) -> list[State]:
    """The last positions of a random deal, the very last first."""
    match = Match(load_variant(variant), seed=seed)
    rng = Rng(seed)
    while not match.deal_over:
        moves = match.legal_moves
        match.play(moves[rng.below(len(moves))])
    return match.states[-2::-1]


def solvers(state: State) -> tuple[KnownSolver, Solver]:
    """Both, for one deal."""
    points = Points(state)
    value = Value(points, weights_for(state.rules, state.players))
    value.prepare(state)
    return KnownSolver(points, value, 12), Solver(points, value, 12)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_same_values_as_by_plain_search(variant: str) -> None:
    compared = 0
    for seed in range(3):
        states = endings(variant, seed)
        known, plain = solvers(states[0])
        for state in states:
            moves = list(state_moves(state))
            try:
                expected = plain.solve_moves(state, moves, NODES)
            except SearchTooLong:
                break
            assert known.solve_moves(state, moves, 100 * NODES) == expected
            assert known.solve(state) == plain.solve(state)
            compared += 1
    assert compared >= 10


def state_moves(state: State) -> list:
    from cassino.engine.legal import legal_moves

    return list(legal_moves(state))
