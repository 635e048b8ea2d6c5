"""Theorems about moves: generating and checking agree, nothing gets lost, nobody is stuck."""

from collections.abc import Iterator
from random import Random

import pytest

from candidates import candidates
from cassino.cards import cards_in
from cassino.engine.legal import broken_rule, legal_moves, plays_for, takeable
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, apply, play
from cassino.engine.state import State
from cassino.rules import load_variant, variant_ids
from cassino.rules.names import RULE_NUMBERS
from cassino.rules.options import Enforcement, Source
from playouts import cases, last_state, many_states, playout

COUNT = cases(60)
every_variant = pytest.mark.parametrize("variant", variant_ids())


def states(variant: str, count: int = COUNT) -> Iterator[State]:
    return many_states(load_variant(variant), count)


def table_cards(state: State) -> int:
    return state.loose | sum(build.cards for build in state.builds())


def all_cards(state: State) -> list[int]:
    """Every place where cards can be."""
    hands = [state.hand(seat) for seat in range(state.players)]
    piles = [state.pile(side) for side in range(state.side_count)]
    built = [build.cards for build in state.builds()]
    return [state.loose, state.shown, *built, *hands, *piles, *(1 << c for c in state.stock())]


@every_variant
def test_every_card_is_in_exactly_one_place(variant: str) -> None:
    rules = load_variant(variant)
    for seed in range(4):
        for state in [*(state for state, _ in playout(rules, seed)), last_state(rules, seed)]:
            assert sum(all_cards(state)) == rules.deck.cards


@pytest.mark.sampled(3)
@every_variant
def test_what_is_illegal_breaks_a_numbered_rule(variant: str) -> None:
    random = Random(2)
    for state in states(variant, max(6, cases(20))):
        legal = list(legal_moves(state))
        for other in candidates(state, random.choice(legal), legal, random):
            if other not in legal:
                broken = broken_rule(state, other)
                assert broken and broken.number in RULE_NUMBERS and broken.name and broken.sentence[-1] in ".!"


@pytest.mark.sampled(4)
@every_variant
def test_what_a_selection_can_become_is_what_is_generated(variant: str) -> None:
    random = Random(3)
    for state in states(variant):
        moves = list(legal_moves(state))
        table = table_cards(state)
        plays = [move for move in moves if move.kind <= Kind.RAISE and (move.kind != Kind.CAPTURE or move.seat == -1)]
        selections = {(move.cards, move.taken) for move in random.sample(moves, min(len(moves), 12))}
        selections |= {(1 << card, 0) for card in cards_in(state.hand(state.turn))}
        selections |= {(cards, random.getrandbits(52) & random.getrandbits(52) & table) for cards, _ in selections}
        for cards, taken in selections:
            expected = {move for move in plays if (move.cards, move.taken) == (cards, taken)}
            found = plays_for(state, cards, taken)
            assert set(found) == expected
            assert len(found) == len(expected)


@every_variant
def test_takeable_cards_are_those_that_some_move_takes(variant: str) -> None:
    for state in states(variant):
        moves = list(legal_moves(state))
        for card in cards_in(state.hand(state.turn)):
            expected = 0
            for move in moves:
                expected |= move.taken if move.cards == 1 << card else 0
            assert takeable(state, card) == expected


@every_variant
def test_play_leaves_the_old_state_alone(variant: str) -> None:
    for state in states(variant, max(6, cases(20))):
        before, key = state.copy(), hash(state)
        for move in list(legal_moves(state))[:8]:
            new = play(state, move)
            twin = state.copy()
            apply(twin, move)
            assert new == twin
            assert new != state
        assert state == before
        assert hash(state) == key


@pytest.mark.sampled(5)
@every_variant
def test_an_illegal_play_changes_nothing_and_names_the_rule(variant: str) -> None:
    random = Random(4)
    for state in states(variant, max(6, cases(20))):
        before, legal = state.copy(), list(legal_moves(state))
        for other in candidates(state, random.choice(legal), legal, random):
            if other in legal or (other.kind == Kind.CAPTURE and state.rules.calling.enforcement is Enforcement.TABLE):
                continue
            with pytest.raises(IllegalMove) as raised:
                play(state, other)
            assert raised.value.broken == broken_rule(state, other)
            assert raised.value.broken.number in str(raised.value)
            assert state == before


@every_variant
def test_copies_are_equal_and_independent(variant: str) -> None:
    for state, move in playout(load_variant(variant), 3):
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        apply(twin, move)
        assert twin != state
        assert twin == play(state, move)


@pytest.mark.sampled(4)
@every_variant
def test_owners_can_capture_what_they_own(variant: str) -> None:
    """E.4: a card of his own for each value; in his turn he may at once take all his builds of a value."""
    owned = 0
    for state in states(variant, max(60, cases(120))):
        is_due = not (state.played or state.window or state.must_take)
        own = [build for build in state.builds() if build.owner == state.turn and is_due]
        moves = [move for move in legal_moves(state) if move.kind == Kind.CAPTURE] if own else []
        for build in own:
            owned += 1
            assert any(build.cards & ~move.taken == 0 for move in moves)
    assert owned or state.rules.building.source is Source.NONE


@every_variant
def test_hands_end_without_builds_on_the_table(variant: str) -> None:
    rules = load_variant(variant)
    for seed in range(max(2, cases(6))):
        for state, move in playout(rules, seed):
            new = play(state, move)
            if new.round_no > state.round_no or new.is_over:
                assert new.builds() == ()


@pytest.mark.sampled(4)
@every_variant
def test_nobody_in_turn_is_without_a_move(variant: str) -> None:
    for state in states(variant, max(60, cases(120))):
        assert state.hand(state.turn) or state.played or state.window
        assert len(legal_moves(state, limit=1)) == 1


def test_a_state_over_has_no_moves() -> None:
    state = last_state(load_variant("casino_long"), 1)
    assert list(legal_moves(state)) == []
    assert broken_rule(state, Move(Kind.TRAIL, 1))
