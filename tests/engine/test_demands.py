"""What a turn left, told in plain Python and by the moves of the engine. Rule B8, D-53, D-54"""

from collections.abc import Iterator

import pytest

from cassino.engine.insisting import ADDITIONS, FULLER_CAPTURE, demands, further_captures, possible_additions
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Insist, Source
from playouts import playout
from random_rules import with_option

WITH_STEPS = [variant for variant in variant_ids() if load_variant(variant).building.source is Source.HAND_AND_TABLE]
every_variant = pytest.mark.parametrize("variant", WITH_STEPS)
END = Move(Kind.END, 0)
SEEDS = range(8)


def states(rules: Rules, seeds: range = SEEDS) -> Iterator[State]:
    for seed in seeds:
        yield from (state for state, _ in playout(rules, seed))


def always(variant: str) -> Rules:
    """The same game where a turn cannot end before everything is taken and added."""
    return with_option(load_variant(variant), "calling", "insist", Insist.ALWAYS)


@every_variant
def test_opponents_are_asked_exactly_if_something_is_left(variant: str) -> None:
    asked = ended = 0
    for state in states(load_variant(variant)):
        if not state.played or state.window or state.asked or state.must_take:
            continue
        after = play(state, END)
        assert (after.window != 0) == (demands(state) != 0)
        assert not after.window or demands(after) == demands(state)
        asked, ended = asked + (after.window != 0), ended + 1
    assert 10 < asked < ended


@every_variant
def test_opponents_can_insist_on_what_is_left(variant: str) -> None:
    seen = set()
    for state in states(load_variant(variant)):
        insisting = {move.value for move in legal_moves(state) if move.kind == Kind.INSIST}
        if insisting:
            left = demands(state)
            assert insisting == {value for value in range(1, 4) if value & ~left == 0}
            seen.add(left)
    assert {FULLER_CAPTURE, ADDITIONS} <= seen


@every_variant
def test_where_everything_is_demanded_a_turn_ends_when_nothing_is_left(variant: str) -> None:
    for state in states(always(variant)):
        if state.played and not state.window:
            moves = list(legal_moves(state))
            assert (END in moves) == (demands(state) == 0)


@every_variant
def test_the_cards_named_are_those_that_moves_can_take(variant: str) -> None:
    captures = additions = 0
    for state in states(always(variant)):
        if not state.played or state.window:
            continue
        moves = list(legal_moves(state))
        taken = union(move.taken for move in moves if move.kind == Kind.CAPTURE)
        assert taken == further_captures(state)
        captures += taken != 0
        for build, cards in possible_additions(state):
            joins = [move for move in moves if move.kind == Kind.JOIN and move.taken & build.cards == build.cards]
            assert union(move.taken & ~build.cards for move in joins) == cards
            additions += 1
        joined = union(move.taken for move in moves if move.kind == Kind.JOIN)
        assert joined == union(build.cards | cards for build, cards in possible_additions(state))
    assert captures > 2
    assert additions > 5


def union(sets: Iterator[int]) -> int:
    found = 0
    for cards in sets:
        found |= cards
    return found


def test_a_card_that_went_into_a_build_captures_nothing_more() -> None:
    built = 0
    for state in states(load_variant("swazi")):
        if state.played_kind in (Kind.BUILD, Kind.JOIN, Kind.RAISE) and state.played:
            assert further_captures(state) == 0
            built += 1
    assert built > 10
