"""Playing for the match: chances by the points of a deal, and a search that goes by them."""

import pickle
from dataclasses import replace
from itertools import pairwise, product
from math import prod, sqrt

import pytest
from hypothesis import given, settings, strategies as st

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.aim import ROWS, Aim
from cassino.search.equity import equity_for
from cassino.search.estimator import Estimator
from cassino.search.match_chances import MatchChances, aim_for, chances_between, spread_left, spread_out
from cassino.search.points import Points
from cassino.search.solver import Solver

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


def test_equal_aims_are_one_and_survive_a_pickle() -> None:
    state = late_state(*GAMES[0], 1)
    aim, other = aim_of(state), Aim([0.5] * ROWS * ROWS, [0.5] * ROWS * ROWS)
    for same in (aim_of(state), pickle.loads(pickle.dumps(aim))):
        assert same == aim and hash(same) == hash(aim)
    assert aim != other and aim != aim.chances
    with pytest.raises(ValueError, match="1681 chances"):
        Aim([0.5], [0.5])


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
        value = Estimator(points)
        value.prepare(state)
        solver = Solver(points, value)
        solver.begin(points, value, 10, aim)
        expected = best_chance(state, aim, points, state.side_of(state.turn))
        assert solver.solve(state) == pytest.approx(100 * expected, abs=0.01)


def begun(variant: str, scores: tuple[int, ...], players: int = 0, **ending: object) -> State:
    """A deal just dealt by seat 0, with these scores."""
    rules = load_variant(variant)
    rules = replace(rules, ending=replace(rules.ending, **ending))
    return deal(rules, players or len(scores), 0, shuffled(rules, Rng(1)), scores=scores)


def test_without_uncertainty_it_is_the_chance_after_the_deal() -> None:
    for variant, points in (("casino_long", (7, 4)), ("three_hand_casino", (5, 0, 6))):
        state = begun(variant, (18,) * len(points))
        equity = equity_for(state.rules, state.players)
        expected = [equity.after((18,) * len(points), points, 0, side) for side in range(len(points))]
        assert MatchChances(state).chances(points) == pytest.approx(expected)


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.lists(st.floats(0, 14), min_size=3, max_size=3), st.floats(0, 6))
def test_the_chances_of_all_sides_are_one_together(
    game: tuple[str, int, tuple[int, ...]], points: list[float], spread: float
) -> None:
    variant, players, scores = game
    found = MatchChances(begun(variant, scores)).chances(points[:players], spread)
    assert len(found) == players and sum(found) == pytest.approx(1)
    assert all(0 <= chance <= 1 + 1e-9 for chance in found)


@settings(max_examples=40)
@given(st.floats(0, 14), st.floats(0, 14), st.floats(0, 14), st.floats(0, 6))
def test_more_points_never_lower_the_chance(one: float, other: float, rival: float, spread: float) -> None:
    standing = MatchChances(begun("casino_long", (15, 18)))
    low, high = (standing.chances((own, rival), spread)[0] for own in sorted((one, other)))
    assert low <= high + 1e-6


@pytest.mark.parametrize(("variant", "players", "scores"), GAMES[:3])
def test_the_chances_of_two_sides_are_those_that_bots_play_for(
    variant: str, players: int, scores: tuple[int, ...]
) -> None:
    state = begun(variant, scores)
    aim, standing, side = aim_of(state), MatchChances(state), state.side_of(state.turn)
    for own in range(0, 13, 3):
        for others in range(0, 13, 3):
            points = (own, others) if side == 0 else (others, own)
            found = standing.chances(points, spread_left(state))[side]
            assert found == pytest.approx(aim.chances[own * ROWS + others], abs=0.005)


def test_three_sides_come_close_to_all_ends_of_the_deal() -> None:
    standing = MatchChances(begun("three_hand_casino", (17, 12, 15)))
    for points, spread in (((4.0, 3.0, 4.0), 3.5), ((1.5, 7.2, 2.3), 2.0), ((0.4, 6.0, 4.6), 0.9)):
        lines = [spread_out(each, spread * sqrt(2 / 3)) for each in points]
        ends = product(*(list(enumerate(shares, first)) for first, shares in lines))
        expected = [0.0, 0.0, 0.0]
        for end in ends:
            share = prod(each for _, each in end)
            for side, chance in enumerate(standing.chances([at for at, _ in end]) if share > 1e-5 else ()):
                expected[side] += share * chance
        assert standing.chances(points, spread) == pytest.approx(expected, abs=0.06)


def test_the_last_of_a_fixed_number_of_deals_decides() -> None:
    state = begun("casino_long", (12, 4), deals=3)
    assert MatchChances(state, 3).chances((2, 9)) == (1, 0)
    assert MatchChances(state, 3).chances((2, 10))[0] == pytest.approx(0.5)
    assert 0.5 < MatchChances(state, 2).chances((2, 4))[0] < 1
    assert chances_between(state.rules, 2, (14, 8), 1, 3) == (1, 0)
    assert 0.5 < chances_between(state.rules, 2, (14, 8), 1, 2)[0] < 1


def test_where_both_are_over_the_target_the_higher_total_wins() -> None:
    standing = MatchChances(begun("casino_long", (20, 20)))
    assert standing.chances((4, 7)) == (0, 1)
    assert 0.3 < standing.chances((5, 5))[0] < 0.7
    assert MatchChances(begun("casino_long", (21, 21))).chances((6, 5)) == (1, 0)


def test_near_the_target_only_what_still_counts_wins() -> None:
    standing = MatchChances(begun("dominican", (19, 10)))
    assert standing.chances((2, 6)) == (1, 0)
    assert standing.chances((0, 9))[0] < 1


def test_a_lead_weighs_more_near_the_target() -> None:
    early, late = (
        MatchChances(begun("casino_long", scores)).chances((5.5, 5.5), 5.7)[0] for scores in ((5, 0), (18, 13))
    )
    assert 0.5 < early < late < 1


@pytest.mark.parametrize("variant", ["casino_long", "casino_web_b", "draw_casino"])
def test_less_and_less_is_open(variant: str) -> None:
    state = begun(variant, (0, 0))
    seen = []
    while not state.is_over:
        seen.append(spread_left(state))
        assert spread_left(state, is_searched=False) > seen[-1] or not sum(map(state.hand_size, (0, 1)))
        apply(state, legal_moves(state, 1)[0])
    assert all(low <= high for high, low in pairwise(seen))
    assert 2 < seen[0] < 7 and seen[-1] == spread_left(state) == 0


@settings(max_examples=60)
@given(st.floats(-5, 50), st.floats(0, 8))
def test_points_spread_around_what_is_expected(centre: float, spread: float) -> None:
    first, shares = spread_out(centre, spread)
    assert first >= 0 and first + len(shares) <= ROWS and sum(shares) == pytest.approx(1)
    if 3 * spread + 1 < centre < 39 - 3 * spread:
        mean = sum(at * share for at, share in enumerate(shares, first))
        assert mean == pytest.approx(centre, abs=0.02)
