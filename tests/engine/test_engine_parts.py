"""Moves, lists of moves, random numbers and the layout of the table."""

import pickle

import pytest

from cassino.cards import card_set, cards_in, parse_cards
from cassino.compiled import engine_kind
from cassino.engine.dealing import deal, shuffled
from cassino.engine.layout import laid_out, sets_of
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.move_text import groups_of
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.rules import load_variant, variant_ids
from engine_texts import random_choice
from oracle import is_group
from playouts import first_state, playout

every_variant = pytest.mark.parametrize("variant", variant_ids())


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def test_equal_effects_are_equal_moves() -> None:
    one, other = Move(Kind.CAPTURE, 1 << 51, 7, 13), Move(Kind.CAPTURE, 1 << 51, 7, 13)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1
    assert one != Move(Kind.CAPTURE, 1 << 51, 7, 12)
    assert one != "KS x AC"


@pytest.mark.skipif(engine_kind().startswith("plain"), reason="plain Python does not guard attributes, for speed")
def test_a_move_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Move(Kind.TRAIL, 1).cards = 2  # type: ignore[misc]


def test_moves_survive_pickling() -> None:
    move = Move(Kind.CLAIM, 0, seat=3)
    assert pickle.loads(pickle.dumps(move)) == move


def test_a_list_of_moves_is_a_sequence() -> None:
    moves = legal_moves(first_state(load_variant("casino_long"), 1))
    listed = list(moves)
    assert len(moves) == len(listed)
    assert [moves[index] for index in range(len(moves))] == listed
    assert moves[-1] == listed[-1]
    assert listed[0] in moves
    assert Move(Kind.TRAIL, 0) not in moves
    for index in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[index]


def test_a_limit_cuts_a_list_and_says_so() -> None:
    state = first_state(load_variant("casino_long"), 1)
    everything = list(legal_moves(state))
    for limit in (1, len(everything) - 1, len(everything), len(everything) + 5):
        moves = legal_moves(state, limit)
        assert list(moves) == everything[:limit]
        assert moves.complete == (limit >= len(everything))


def test_random_numbers_are_even() -> None:
    rng, counts = Rng(1), [0] * 52
    for _ in range(52_000):
        counts[rng.below(52)] += 1
    assert abs(sum((count - 1000) ** 2 / 1000 for count in counts) - 51) < 5 * (2 * 51) ** 0.5


def test_split_generators_differ_and_leave_the_first_alone() -> None:
    rng = Rng(1)
    children = [rng.split(key) for key in range(100)]
    assert len({child.below(2**32) for child in children}) == 100
    assert rng.below(2**32) == Rng(1).below(2**32)


def test_every_order_of_four_is_equally_likely() -> None:
    rng, counts = Rng(2), dict[tuple[int, ...], int]()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 5 * 46**0.5


@every_variant
def test_the_layout_shows_every_card_of_the_table_once(variant: str) -> None:
    match, choose = Match(load_variant(variant), seed=3), random_choice(3)
    while not match.deal_over:
        laid = match.layout()
        assert len({each.id for each in laid}) == len(laid)
        assert sum(each.cards for each in laid if each.build is None) == match.state.loose
        assert sorted(each.build for each in laid if each.build) == sorted(match.state.builds())
        match.play(choose(match))


def test_what_stays_on_the_table_keeps_its_place() -> None:
    match, choose = Match(load_variant("royal_web"), seed=4), random_choice(4)
    while not match.deal_over:
        before = [each.id for each in match.layout()]
        match.play(choose(match))
        after = [each.id for each in match.layout()]
        assert [name for name in before if name in after] == after[: len(set(before) & set(after))]


def test_layout_needs_no_more_than_the_last_state() -> None:
    states: list[State] = [state for state, _ in playout(load_variant("casino_long"), 5)]
    last = laid_out(states[-1:]).table
    assert {each.cards for each in last} == {each.cards for each in laid_out(states).table}


def test_sets_of_a_build_are_its_groups() -> None:
    rules = load_variant("casino_long")
    for text, value, count in (("6S 3D 5H 4C 9C", 9, 3), ("5S 5D", 10, 1), ("5S 5D", 5, 2)):
        sets = sets_of(Build(cards(text), value, 0, 0))
        assert len(sets) == count
        assert sum(sets) == cards(text)
        assert all(is_group(rules, frozenset(cards_in(group)), value) for group in sets)


def test_states_compare_with_nothing_else() -> None:
    state = first_state(load_variant("casino_long"), 1)
    assert state != "a state"
    assert state != deal(load_variant("casino_book"), 2, 1, shuffled(load_variant("casino_book"), Rng(1)))


def test_deals_of_different_seeds_differ() -> None:
    assert len({first_state(load_variant("casino_long"), seed, 2) for seed in range(50)}) == 50


def test_groups_make_their_value_with_aces_of_one_or_fourteen() -> None:
    assert set(groups_of(cards("AC AH 5H 10D"), 15, is_free=True)) == {cards("AC AH"), cards("5H 10D")}
    assert groups_of(cards("AC AH 5H 9D"), 15, is_free=True) == (cards("AC AH 5H 9D"),)
