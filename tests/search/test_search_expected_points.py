"""What a deal brings to all sides together, and what each may expect of it."""

import pytest

from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal
from cassino.engine.state import State
from cassino.rules import load_variant
from cassino.search.expected_points import (
    expected_total,
    guessed_spread,
    points_by_margin,
    spread_of_deals,
    total_of_deals,
    total_of_items,
)  # fmt: skip
from cassino.search.points import Points

GAMES = [
    ("casino_long", 2), ("scopa", 2), ("three_hand_casino", 3), ("south_african_2", 2), ("sotho", 4), ("tuxedo", 5),
]  # fmt: skip


def played(variant: str, players: int, seed: int, scores: tuple[int, ...] | None = None) -> list[State]:
    """The states of a deal played by chance."""
    rules, rng = load_variant(variant), Rng(seed)
    states = [deal(rules, players, 0, shuffled(rules, rng), scores=scores)]
    while not states[-1].is_over:
        state = states[-1].copy()
        moves = legal_moves(state, 60)
        apply(state, moves[rng.below(len(moves))])
        states.append(state)
    return states


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_points_expected_end_as_the_points_scored(variant: str, players: int) -> None:
    for seed in range(3):
        states = played(variant, players, seed)
        counted, points = Points(states[0]), score_deal(states[-1]).points
        assert expected_total(states[-1], counted) == sum(points)
        margins = [counted.margin(states[-1], side) for side in range(len(points))]
        assert points_by_margin(sum(points), margins) == pytest.approx(points)
        first = expected_total(states[0], counted)
        assert total_of_items(states[0].rules) <= first <= total_of_deals(states[0].rules, players) + 1e-9
        # The last card of all can bring a race and a sweep, or a wrong call.
        assert expected_total(states[-2], counted) == pytest.approx(sum(points), abs=total_of_items(states[0].rules))


def test_who_may_score_little_near_the_target_takes_little_from_the_total() -> None:
    free, limited = (
        expected_total(state, Points(state))
        for state in (played("dominican", 2, 1, scores)[0] for scores in ((10, 10), (19, 19)))
    )
    ten = 2
    assert limited == ten < free


def test_a_deal_brings_about_its_items_and_sweeps() -> None:
    assert total_of_items(load_variant("casino_long")) == 11
    assert 10.5 < total_of_deals(load_variant("casino_long"), 2) < 12
    assert total_of_deals(load_variant("three_hand_casino"), 3) == 11


@pytest.mark.parametrize("variant", ["casino_long", "scopa", "dominican", "spade_casino", "hungarian_kirchner"])
def test_where_nothing_was_measured_the_spread_is_guessed_nearly_right(variant: str) -> None:
    rules = load_variant(variant)
    assert guessed_spread(rules, 2) == pytest.approx(spread_of_deals(rules, 2), rel=0.2)
    assert guessed_spread(rules, 3) < guessed_spread(rules, 2)
