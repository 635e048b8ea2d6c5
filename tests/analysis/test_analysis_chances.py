"""Chances of winning: monotone, and certain at certain ends."""

import pytest
from hypothesis import given, settings, strategies as st

from cassino.analysis.review.chances import all_chances, deal_points, deal_spread, decided_chances, winning_chance
from cassino.analysis.review.judging import Grade, accuracy_of, grade_of, mean_accuracy
from cassino.rules import load_variant

RULES = load_variant("casino_long")
SINGLE = load_variant("south_african_3")
POINTS = st.floats(-15, 15)
PARTS = st.floats(0.01, 1)


def test_level_sides_have_equal_chances() -> None:
    assert winning_chance(0, (5, 5), RULES) == pytest.approx(0.5)
    assert winning_chance(0, (0, 0, 0), SINGLE) == pytest.approx(1 / 3)


@settings(max_examples=60, deadline=None)
@given(POINTS, POINTS, st.integers(0, 20), st.integers(0, 20), PARTS)
def test_more_points_never_lower_the_chance(one: float, other: float, own: int, rival: int, left: float) -> None:
    low, high = sorted((one, other))
    assert winning_chance(low, (own, rival), RULES, left) <= winning_chance(high, (own, rival), RULES, left) + 1e-9


@settings(max_examples=60, deadline=None)
@given(POINTS, st.integers(0, 20), st.integers(0, 20), PARTS)
def test_two_sides_share_one_certainty(margin: float, own: int, rival: int, left: float) -> None:
    both = winning_chance(margin, (own, rival), RULES, left) + winning_chance(-margin, (rival, own), RULES, left)
    assert both == pytest.approx(1)
    assert sum(all_chances((margin, -margin), (own, rival), RULES, left)) == pytest.approx(1)


def test_nothing_left_is_certain() -> None:
    assert winning_chance(11, (20, 5), RULES, left=0) == 1
    assert winning_chance(-11, (5, 20), RULES, left=0) == 0
    assert winning_chance(1, (0, 0, 0), SINGLE, left=0) == 1
    assert decided_chances((1,), 2) == (0, 1)
    assert decided_chances((0, 2), 3) == (0.5, 0, 0.5)


def test_a_lead_weighs_more_near_the_target() -> None:
    early, late = winning_chance(0, (5, 0), RULES), winning_chance(0, (18, 13), RULES)
    assert 0.5 < early < late < 1


def test_a_deal_gives_about_its_points() -> None:
    assert deal_points(RULES) == 12
    assert 5 < deal_spread(RULES, 2) < 7
    assert deal_spread(RULES, 3) < deal_spread(RULES, 2)


def test_grades_grow_with_the_loss_and_need_certainty() -> None:
    losses = (0.0, 0.1, 0.5, 1.2, 3.0)
    assert [grade_of(loss, 0.01, RULES) for loss in losses] == [
        Grade.BEST, Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER,
    ]  # fmt: skip
    assert grade_of(3.0, 2.0, RULES) == Grade.GOOD


def test_accuracy_falls_with_the_loss() -> None:
    found = [accuracy_of(loss, RULES, 2) for loss in (0, 0.3, 1, 3, 30)]
    assert found[0] == pytest.approx(100, abs=0.01)
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] < 20
    assert mean_accuracy([]) is None
    steady, uneven = mean_accuracy([80.0, 80.0]), mean_accuracy([100.0, 60.0])
    assert steady is not None and uneven is not None and uneven < steady
