"""The search of known deals agrees with the plain exact search."""

import pytest

from cassino.compiled import WHY_PLAIN
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import load_variant, variant_ids
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver
from cassino.search.value import Value
from cassino.search.weights import weights_for
from cassino.search.world_search import WorldSearch

NODES = 60 if WHY_PLAIN else 3_000
ROUNDED = 0.01
"""The plain search counts in fractions of a point that thirds do not fit."""


def endings(variant: str, seed: int) -> list[State]:
    """The last positions of a random deal, the very last first."""
    match = Match(load_variant(variant), seed=seed)
    rng = Rng(seed)
    while not match.deal_over:
        moves = match.legal_moves
        match.play(moves[rng.below(len(moves))])
    return match.states[-2::-1]


def solvers(state: State) -> tuple[Solver, WorldSearch]:
    """Both, for one deal."""
    points = Points(state)
    value = Value(points, weights_for(state.rules, state.players))
    value.prepare(state)
    return Solver(points, value, 12), WorldSearch(points, value, 12)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_same_values_as_by_plain_search(variant: str) -> None:
    compared = 0
    for seed in range(2):
        states = endings(variant, seed)
        known, plain = solvers(states[0])
        for state in states:
            moves = list(legal_moves(state))
            try:
                expected = plain.solve_moves(state, moves, NODES)
            except SearchTooLong:
                break
            assert known.solve_moves(state, moves, 100 * NODES) == pytest.approx(expected, abs=ROUNDED)
            assert known.solve(state) == pytest.approx(plain.solve(state), abs=ROUNDED)
            compared += 1
    assert compared >= (2 if WHY_PLAIN else 4)


def test_a_search_that_is_too_long_says_so() -> None:
    state = Match(load_variant("casino_long"), seed=1).state
    known, _ = solvers(state)
    with pytest.raises(SearchTooLong, match="more than 50 nodes"):
        known.solve(state, 50)
    with pytest.raises(SearchTooLong):
        known.solve_moves(state, list(legal_moves(state)), 50)


def test_another_deal_finds_nothing_of_the_first() -> None:
    first, second = endings("casino_long", 1), endings("casino_long", 2)
    known, _ = solvers(first[0])
    for state in (first[4], second[4], first[4]):
        fresh, plain = solvers(state)
        known.begin(fresh.points, fresh.value)
        assert known.solve(state) == plain.solve(state)
