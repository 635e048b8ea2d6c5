"""Searches of worlds to the end of the round: what is remembered changes nothing."""

from dataclasses import replace

import pytest

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.rules.rules import Rules
from cassino.search.estimator import Estimator
from cassino.search.match_chances import aim_for
from cassino.search.points import Points
from cassino.search.world_search import WorldSearch

DEPTH = 4
NODES = 1_000_000


def searches(state: State) -> tuple[WorldSearch, WorldSearch]:
    """One search with a table of 2**14 positions, one with hardly any."""
    value = Estimator(Points(state))
    value.prepare(state)
    return WorldSearch(value.points, value, 14), WorldSearch(value.points, value, 0)


def begun(rules: Rules, seed: int, scores: tuple[int, ...] = (0, 0)) -> State:
    return deal(rules, 2, 0, shuffled(rules, Rng(seed)), scores)


@pytest.mark.parametrize("variant", ["casino_long", "royal_book", "scopa"])
def test_what_is_remembered_changes_no_value(variant: str) -> None:
    for seed in range(3):
        state = begun(load_variant(variant), seed)
        full, empty = searches(state)
        moves = list(legal_moves(state, 50))
        for depth in (2, DEPTH):
            found = full.move_values(state, moves, depth, NODES)
            assert found is not None and found == pytest.approx(empty.move_values(state, moves, depth, NODES))


def test_scores_too_large_for_the_table_are_right_all_the_same() -> None:
    rules = load_variant("casino_long")
    items = tuple(replace(item, points=300 * item.points) for item in rules.scoring.items)
    rules = replace(rules, scoring=replace(rules.scoring, items=items))
    for seed in range(3):
        state = begun(rules, seed)
        full, empty = searches(state)
        moves = list(legal_moves(state))
        found = full.move_values(state, moves, DEPTH, NODES)
        assert found is not None and found == pytest.approx(empty.move_values(state, moves, DEPTH, NODES))
        assert max(map(abs, found)) > 128


def test_another_aim_finds_nothing_of_the_one_before() -> None:
    state = begun(load_variant("casino_long"), 1, (17, 12))
    aim = aim_for(view(state, state.turn))
    search, _ = searches(state)
    moves = list(legal_moves(state))
    points = search.move_values(state, moves, DEPTH, NODES)
    search.aim(aim)
    chances = search.move_values(state, moves, DEPTH, NODES)
    fresh, _ = searches(state)
    fresh.aim(aim)
    assert chances == fresh.move_values(state, moves, DEPTH, NODES) != points
    assert chances is not None and all(0 <= chance <= 100 for chance in chances)
    search.aim(None)
    assert search.move_values(state, moves, DEPTH, NODES) == points
