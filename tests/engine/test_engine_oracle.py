"""The engine and the brute force agree: the same legal moves, the same outcomes.

CASSINO_ORACLE_CASES sets how many positions of each variant, and how many random rule sets, are compared.
"""

import os
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge import move_of, plays_of, position_of, state_of
from cassino.engine.dealing import deal
from cassino.engine.legal import legal_moves
from cassino.engine.play import play
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from oracle import Position, legal
from oracle_play import after, dealt
from oracle_scoring import pack
from playouts import examples
from random_positions import describe, random_position
from strategies import random_rules

CASES = int(os.environ.get("CASSINO_ORACLE_CASES", "250"))
MOST_LOOSE = 7
SEEDS = st.integers(0, 2**32 - 1)


def compare_moves(state: State, position: Position) -> None:
    moves = list(legal_moves(state))
    assert len(set(moves)) == len(moves), describe(position)
    assert plays_of(moves) == legal(position), describe(position)
    assert moves or position.is_over, describe(position)


def compare_outcomes(state: State, position: Position, random: Random, most: int = 12) -> None:
    plays = sorted(legal(position), key=repr)
    for chosen in random.sample(plays, min(most, len(plays))):
        found, expected = position_of(play(state, move_of(chosen))), after(position, chosen)
        assert found == expected, f"{describe(position)}\n{chosen}"


def compare_position(rules: Rules, seed: int, most_loose: int = MOST_LOOSE) -> None:
    random = Random(seed)
    position = random_position(rules, random, most_loose)
    state = state_of(position)
    assert position_of(state) == position
    compare_moves(state, position)
    compare_outcomes(state, position, random)


def compare_deal(rules: Rules, seed: int) -> int:
    """A whole deal played at random by both, every step compared; the number of steps."""
    random = Random(seed)
    players = random.choice(rules.seating.players)
    dealer, order = random.randrange(players), sorted(pack(rules))
    random.shuffle(order)
    state, position, steps = deal(rules, players, dealer, order), dealt(rules, players, dealer, order), 0
    while not position.is_over:
        assert position_of(state) == position, describe(position)
        if len(position.loose) <= MOST_LOOSE:
            compare_moves(state, position)
        chosen = random.choice(sorted(plays_of(legal_moves(state, limit=300)), key=repr))
        state, position, steps = play(state, move_of(chosen)), after(position, chosen), steps + 1
    assert position_of(state) == position
    return steps


@pytest.mark.parametrize("variant", variant_ids())
def test_the_same_moves_and_outcomes_in_random_positions(variant: str) -> None:
    for seed in range(CASES):
        compare_position(load_variant(variant), seed)


@pytest.mark.parametrize("variant", variant_ids())
def test_the_same_moves_and_outcomes_through_whole_deals(variant: str) -> None:
    rules = load_variant(variant)
    steps = sum(compare_deal(rules, seed) for seed in range(max(2, CASES // 50)))
    assert steps >= 48 * 2


@examples(CASES)
@given(random_rules(), SEEDS)
def test_the_same_moves_and_outcomes_under_random_rules(rules: Rules, seed: int) -> None:
    for number in range(8):
        compare_position(rules, seed + number)


@examples(max(10, CASES // 8))
@given(random_rules(), SEEDS)
def test_whole_deals_under_random_rules(rules: Rules, seed: int) -> None:
    compare_deal(rules, seed)


@pytest.mark.parametrize("variant", ["casino_long", "royal_north_american", "four_hand_partnership"])
def test_larger_tables(variant: str) -> None:
    for seed in range(max(3, CASES // 50)):
        compare_position(load_variant(variant), seed, most_loose=11)
