"""The list of legal moves and the check of a single one are two formulations of the same rules."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, strategies as st

from candidates import candidates
from cassino.cards import cards_in
from cassino.engine.calling import claims
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.setting import seen_from
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.names import RULE_NUMBERS, rule_name
from cassino.rules.options import PileOrder
from playouts import cases, examples, first_state
from strategies import random_rules

LONGEST = 300
"""States with more moves are played through, but not compared."""
SAMPLE = 40
every_variant = pytest.mark.parametrize("variant", variant_ids())


def states(rules: Rules, seeds: range) -> Iterator[tuple[State, list[Move], Random]]:
    """States of deals in which anything but a trail is likely, with all their moves."""
    for seed in seeds:
        random, state = Random(seed), first_state(rules, seed)
        while not state.is_over:
            listed = legal_moves(state, LONGEST)
            moves = list(listed)
            if listed.complete:
                yield state, moves, random
            bold = [move for move in moves if move.kind != Kind.TRAIL]
            state = state.copy()
            apply(state, random.choice(bold if bold and random.random() < 0.85 else moves))


def compare(state: State, moves: list[Move], random: Random) -> None:
    """Everything listed passes the check; of what is near, exactly what is listed.

    Another table is listed before each check: what is left of it must not matter.
    """
    legal, elsewhere = set(moves), first_state(state.rules, 1)
    assert len(legal) == len(moves)
    for move in random.sample(moves, min(SAMPLE, len(moves))):
        legal_moves(elsewhere, LONGEST)
        assert broken_rule(state, move) is None, (move, broken_rule(state, move))
    for move in random.sample(moves, min(2, len(moves))):
        for other in candidates(state, move, moves, random):
            legal_moves(elsewhere, LONGEST)
            broken = broken_rule(state, other)
            assert (broken is None) == (other in legal), (other, broken)
            assert broken is None or (broken.number in RULE_NUMBERS and rule_name(broken.number) == broken.name)


def compare_claims(state: State) -> None:
    open_claims = claims(state)
    for seat in range(-1, state.players + 1):
        claim = Move(Kind.CLAIM, 0, seat=seat)
        assert (broken_rule(state, claim) is None) == (claim in open_claims)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("seed", range(cases(3)))
@every_variant
def test_a_move_is_legal_exactly_if_it_is_listed(variant: str, seed: int) -> None:
    for state, moves, random in states(load_variant(variant), range(seed, seed + 1)):
        compare(state, moves, random)
        compare_claims(state)


@pytest.mark.slow
@examples(40)
@given(random_rules(), st.integers(0, 2**16))
def test_a_move_is_legal_exactly_if_it_is_listed_in_random_rules(rules: Rules, seed: int) -> None:
    for state, moves, random in states(rules, range(seed, seed + 1)):
        compare(state, moves, random)


@pytest.mark.sampled(6)
@every_variant
def test_who_is_to_act_can_judge_every_move_from_what_he_sees(variant: str) -> None:
    """Nothing hidden is needed to judge a move, or told by the answer."""
    for state, moves, random in states(load_variant(variant), range(1)):
        seen = seen_from(state, state.turn)
        assert list(legal_moves(seen)) == moves
        for other in candidates(state, random.choice(moves), moves, random):
            assert broken_rule(seen, other) == broken_rule(state, other)


def orders(move: Move) -> Iterator[tuple[int, ...]]:
    """Every order of the cards of a capture."""
    yield from permutations(cards_in(move.cards | move.taken))


def is_right_order(rule: PileOrder, move: Move, order: tuple[int, ...]) -> bool:
    """002:32, 002:159"""
    if rule is PileOrder.FREE:
        return 1 << order[-1] == move.cards
    ranks = [card // 4 for card in order]
    return rule is PileOrder.LOWEST_ON_TOP and ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize("variant", [variant for variant in variant_ids() if load_variant(variant).piling.face == "up"])
def test_cards_are_laid_in_the_orders_that_the_rules_leave_open(variant: str) -> None:
    compared = 0
    for state, moves, random in states(load_variant(variant), range(4)):
        captures = [move for move in moves if move.kind == Kind.CAPTURE and move.taken.bit_count() < 4]
        for move in random.sample(captures, min(2, len(captures))):
            is_later = move.cards & state.played != 0
            for order in orders(move):
                ordered = Move(move.kind, move.cards, move.taken, move.value, move.seat, order)
                is_right = is_right_order(state.rules.piling.order, move, order) and not is_later
                assert (broken_rule(state, ordered) is None) == is_right
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("variant", ["casino_long", "hungarian_kirchner"])
def test_face_down_no_order_is_named(variant: str) -> None:
    for state, moves, _ in states(load_variant(variant), range(1)):
        for move in moves:
            ordered = Move(
                move.kind, move.cards, move.taken, move.value, order=tuple(cards_in(move.cards | move.taken))
            )
            broken = broken_rule(state, ordered)
            assert broken
            assert broken.number == "B16"


@every_variant
def test_an_order_must_name_the_captured_cards(variant: str) -> None:
    for state, moves, _ in states(load_variant(variant), range(1)):
        for move in moves:
            for order in ((), tuple(cards_in(move.taken)), (*cards_in(move.cards | move.taken), 60)):
                ordered = Move(move.kind, move.cards, move.taken, move.value, move.seat, order)
                assert broken_rule(state, ordered)
