"""How cards reach hands and table, and who deals: B4, B5."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.engine.dealing import TABLE, DealError, deal, deal_packets, draw_partners, next_dealer, shuffled
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from oracle_play import packets
from playouts import examples, playout
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())


@examples(50)
@given(random_rules(), st.integers(0, 3), st.booleans())
def test_packets_go_to_the_others_the_table_and_the_dealer(rules: Rules, dealer: int, first: bool) -> None:
    for players in rules.seating.players:
        assert deal_packets(rules, players, dealer % players, first) == packets(
            rules, players, dealer % players, with_table=first
        )


def test_two_by_two_as_the_book_says() -> None:
    rules = load_variant("casino_book")
    assert deal_packets(rules, 2, 1, first=True) == [(0, 2), (TABLE, 2), (1, 2)] * 2
    assert deal_packets(rules, 2, 0, first=False) == [(1, 2), (0, 2)] * 2


def test_every_other_player_comes_before_table_and_dealer() -> None:
    rules = load_variant("casino_web_a")
    assert deal_packets(rules, 3, 0, first=True) == [(1, 2), (2, 2), (TABLE, 2), (0, 2)] * 2


@every_variant
def test_the_first_packets_are_dealt_from_the_top(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        order = shuffled(rules, Rng(players))
        state, at = deal(rules, players, 0, order), 0
        for place, count in deal_packets(rules, players, 0, first=True):
            cards = state.loose if place == TABLE else state.hand(place)
            assert all(cards >> card & 1 for card in order[at : at + count])
            at += count
        assert state.stock() == order[at:]


ROUNDS = {2: 6, 3: 4, 4: 3}


@every_variant
def test_rounds_and_cards_of_a_deal(variant: str) -> None:
    """004:7, 004:47, 004:50: six rounds with two players, four with three, three with four; drawing has one."""
    rules = load_variant(variant)
    for players in rules.seating.players:
        states = [state for state, _ in playout(rules, 1, players)]
        assert states[-1].round_no == (1 if variant == "draw_casino" else ROUNDS[players])
        assert len(states) == 48
        assert states[0].turn == (states[0].dealer + 1) % players


def test_a_new_round_brings_four_cards_each_and_none_to_the_table() -> None:
    previous: State | None = None
    for state, move in playout(load_variant("casino_long"), 5, 3):
        if previous and state.round_no > previous.round_no:
            assert [state.hand_size(seat) for seat in range(3)] == [4, 4, 4]
            assert state.turn == (state.dealer + 1) % 3
            assert state.stock_size == previous.stock_size - 12
        previous = state
        assert move.cards & state.hand(state.turn)


def test_drawing_keeps_four_cards_while_the_stock_lasts() -> None:
    for state, _ in playout(load_variant("draw_casino"), 5):
        played = state.turn_no - 40
        if played <= 0:
            assert [state.hand_size(seat) for seat in (0, 1)] == [4, 4]
            assert state.stock_size == 40 - state.turn_no
        else:
            assert state.hand_size(0) + state.hand_size(1) == 8 - played


def test_a_drawn_card_is_the_top_of_the_stock() -> None:
    states = list(playout(load_variant("draw_casino"), 6))
    for (state, move), (following, _) in pairwise(states):
        if state.stock_size:
            assert following.hand(state.turn) == state.hand(state.turn) & ~move.cards | 1 << state.stock()[0]
            assert following.stock() == state.stock()[1:]


@pytest.mark.parametrize("order", [range(51), [*range(51), 0], [*range(51), 52]])
def test_an_order_that_is_not_the_pack_is_refused(order: list[int]) -> None:
    with pytest.raises(DealError):
        deal(load_variant("casino_long"), 2, 0, list(order))


def test_a_dealer_or_scores_that_do_not_fit_are_refused_together() -> None:
    with pytest.raises(DealError) as raised:
        deal(load_variant("casino_long"), 2, 5, range(52), scores=[0, 0, 0])
    assert "dealer" in str(raised.value)
    assert "scores" in str(raised.value)


@every_variant
def test_shuffling_depends_on_the_seed_alone(variant: str) -> None:
    rules = load_variant(variant)
    assert shuffled(rules, Rng(1)) == shuffled(rules, Rng(1)) != shuffled(rules, Rng(2))
    assert sorted(shuffled(rules, Rng(1))) == list(range(52))


def test_the_deal_passes_to_the_next_seat() -> None:
    assert next_dealer(3, 0, (0, 0, 0)) == (1, (0, 0, 0))
    assert next_dealer(3, 2, (0, 0, 0)) == (0, (0, 0, 0))


def test_who_forfeits_a_deal_is_passed_over_once() -> None:
    assert next_dealer(3, 0, (0, 1, 0)) == (2, (0, 0, 0))
    assert next_dealer(2, 0, (0, 1)) == (0, (0, 0))
    assert next_dealer(2, 0, (1, 1)) == (1, (0, 0))
    assert next_dealer(3, 0, (1, 0, 1)) == (1, (1, 0, 1))


def test_partners_are_the_first_two_to_get_aces() -> None:
    pairs = {draw_partners(4, Rng(seed)) for seed in range(200)}
    assert all(first != second and {first, second} <= set(range(4)) for first, second in pairs)
    assert len(pairs) == 12


def test_partners_follow_the_cards() -> None:
    for seed in range(50):
        order = list(range(52))
        Rng(seed).shuffle(order)
        receivers = [at % 4 for at, card in enumerate(order) if card < 4]
        first = receivers[0]
        others = [seat for seat in receivers if seat != first]
        if others:
            assert draw_partners(4, Rng(seed)) == (first, others[0])


@every_variant
def test_a_deal_of_four_has_two_sides_where_partners_play(variant: str) -> None:
    rules = load_variant(variant)
    if 4 in rules.seating.players:
        state = deal(rules, 4, 0, range(52))
        assert [state.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
        assert state.side_count == 2
