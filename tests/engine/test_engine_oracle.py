"""The engine and the brute force agree: the same legal moves, outcomes, points and winners.

CASSINO_ORACLE_CASES sets how many positions of each variant, and how many random rule sets, are compared.
"""

from random import Random

import pytest
from hypothesis import given, strategies as st

from bridge import move_of, position_of, state_of
from cassino.engine.play import apply
from cassino.rules import Rules, load_variant, variant_ids
from lockstep import compare_deal, compare_step, differences
from oracle import Position, legal
from oracle_play import after
from playouts import CASES, examples
from random_positions import describe, random_position
from strategies import random_rules

MOST_LOOSE = 7
SEEDS = st.integers(0, 2**32 - 1)
every_variant = pytest.mark.parametrize("variant", variant_ids())


def compare_outcomes(position: Position, random: Random, most: int = 8) -> None:
    plays = sorted(legal(position), key=repr)
    for chosen in random.sample(plays, min(most, len(plays))):
        state = state_of(position)
        apply(state, move_of(chosen))
        assert not differences(state, after(position, chosen)), f"{describe(position)}\n{chosen}"


def compare_position(rules: Rules, seed: int, most_loose: int = MOST_LOOSE) -> None:
    random = Random(seed)
    position = random_position(rules, random, most_loose)
    state = state_of(position)
    assert position_of(state) == position
    compare_step(state, position, [])
    compare_outcomes(position, random)


@pytest.mark.sampled(3)
@every_variant
def test_the_same_moves_and_outcomes_in_random_positions(variant: str) -> None:
    for seed in range(CASES):
        compare_position(load_variant(variant), seed)


@pytest.mark.sampled(4)
@every_variant
def test_the_same_moves_outcomes_and_points_through_whole_deals(variant: str) -> None:
    rules = load_variant(variant)
    steps = sum(compare_deal(rules, seed) for seed in range(max(2, CASES // 25)))
    assert steps >= 40


@pytest.mark.slow
@examples(60)
@given(random_rules(), SEEDS)
def test_whole_deals_under_random_rules(rules: Rules, seed: int) -> None:
    compare_deal(rules, seed)


@examples(30)
@given(random_rules(), SEEDS)
def test_random_positions_under_random_rules(rules: Rules, seed: int) -> None:
    for number in range(4):
        compare_position(rules, seed + number)


@pytest.mark.parametrize("variant", ["casino_long", "royal_north_american", "four_hand_partnership"])
def test_larger_tables(variant: str) -> None:
    for seed in range(max(3, CASES // 50)):
        compare_position(load_variant(variant), seed, most_loose=11)
