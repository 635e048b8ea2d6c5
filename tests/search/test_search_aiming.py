"""Playing for the match: chances by the points of a deal, and a search that goes by them."""

from itertools import pairwise

import pytest

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.aiming import aim_for
from cassino.search.analyse import Aim
from cassino.search.points import Points
from cassino.search.solver import ROWS, Solver
from cassino.search.value import Value

GAMES = [
    ("casino_long", 2, (15, 18)),
    ("dominican", 2, (19, 12)),
    ("scopa", 2, (8, 9)),
    ("three_hand_casino", 3, (9, 4, 7)),
]


def late_state(variant: str, players: int, scores: tuple[int, ...], seed: int, left: int = 4) -> State:
    """A state of a deal played by chance, with so few cards left in all hands and none in the stock."""
    rules, rng = load_variant(variant), Rng(seed)
    state = deal(rules, players, seed % players, shuffled(rules, rng), scores=scores)
    while state.stock_size or sum(state.hand_size(seat) for seat in range(players)) > left:
        moves = legal_moves(state, 200)
        apply(state, moves[rng.below(len(moves))])
    return state


def aim_of(state: State) -> Aim:
    found = aim_for(view(state, state.turn))
    assert found is not None
    return found


@pytest.mark.parametrize(("variant", "players", "scores"), GAMES)
def test_chances_rise_with_the_own_points(variant: str, players: int, scores: tuple[int, ...]) -> None:
    aim = aim_of(late_state(variant, players, scores, 1))
    for chances in (aim.chances, aim.final_chances):
        assert len(chances) == ROWS * ROWS and 0.0 <= min(chances) < max(chances) <= 1.0 + 1e-9
    for others in range(ROWS):
        column = aim.chances[others::ROWS]
        assert all(low <= high + 1e-9 for low, high in pairwise(column))


def test_level_scores_of_nothing_are_played_for_points() -> None:
    rules = load_variant("casino_long")
    state = deal(rules, 2, 0, shuffled(rules, Rng(1)))
    assert aim_for(view(state, state.turn)) is None


def best_chance(state: State, aim: Aim, points: Points, side: int) -> float:
    """The chance that perfect play brings, by trying everything."""
    if state.is_over:
        own = points.final(state, side)
        others = own - points.margin(state, side)
        low, part = int(others), others - int(others)
        row = max(own, 0) * ROWS
        return aim.final_chances[row + low] * (1 - part) + aim.final_chances[row + low + 1] * part
    tries = []
    for move in legal_moves(state):
        after = state.copy()
        apply(after, move)
        tries.append(best_chance(after, aim, points, side))
    return max(tries) if state.side_of(state.turn) == side else min(tries)


@pytest.mark.parametrize(("variant", "players", "scores"), GAMES)
def test_the_search_brings_the_best_chance(variant: str, players: int, scores: tuple[int, ...]) -> None:
    for seed in range(12):
        state = late_state(variant, players, scores, seed, left=5 if players == 2 else 4)
        if state.is_over:
            continue
        points, aim = Points(state), aim_of(state)
        value = Value(points)
        value.prepare(state)
        solver = Solver(points, value, 10)
        solver.aim(aim.chances, aim.final_chances)
        expected = best_chance(state, aim, points, state.side_of(state.turn))
        assert solver.solve(state) == pytest.approx(100 * expected, abs=0.01)
