"""Three and more sides: to a horizon each of the others plays what looks best for himself."""

from collections.abc import Callable, Iterable

import pytest

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import load_variant
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.world_search import WorldSearch

DEPTH = 4
NODES = 1_000_000


Pick = Callable[[Iterable[float]], float]
"""Which counts of several that look equally good to another player: the best for the own side, or the worst."""


def expected(value: Estimator, state: State, side: int, round_no: int, depth: int, pick: Pick) -> float:
    """The best of the own moves, where each of the others takes what leaves his own side best at sight."""
    if state.is_over or state.round_no != round_no or depth == 0:
        return value.estimate(state, side, not state.is_over and state.round_no == round_no)
    after = [play(state, move) for move in legal_moves(state, 500)]
    if state.turn == side:
        return max(expected(value, each, side, round_no, depth - 1, pick) for each in after)
    most = max(value.estimate(each, state.turn) for each in after)
    favourites = [each for each in after if value.estimate(each, state.turn) == most]
    return pick(expected(value, each, side, round_no, depth - 1, pick) for each in favourites)


@pytest.mark.parametrize("seed", range(4))
def test_others_play_for_themselves(seed: int) -> None:
    rules = load_variant("three_hand_casino")
    state = deal(rules, 3, 2, shuffled(rules, Rng(seed)), [0, 0, 0])
    points = Points(state)
    value = Estimator(points)
    value.prepare(state)
    moves = list(legal_moves(state, 500))
    solver = WorldSearch(points, value)
    against = solver.move_values(state, moves, DEPTH, NODES)
    solver.is_selfish = True
    selfish = solver.move_values(state, moves, DEPTH, NODES)
    assert against is not None and selfish is not None
    side, round_no = state.turn, state.round_no
    for move, found, worst in zip(moves, selfish, against, strict=True):
        after = play(state, move)
        low, high = (expected(value, after, side, round_no, DEPTH - 1, pick) for pick in (min, max))
        assert low - 0.01 <= found <= high + 0.01
        assert worst <= found + 0.01
    assert selfish != against
