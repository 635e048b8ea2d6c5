"""How cards reach hands and table, and who deals: B4, B5."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from cassino.cards import card_set, cards_in, parse_cards
from cassino.engine.dealing import (
    TABLE,
    DealError,
    deal,
    deal_packets,
    draw_partners,
    is_refused,
    next_dealer,
    round_sizes,
    shuffled,
)
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Replenish, Sides
from oracle_play import packets
from playouts import examples, playout
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())


@examples(50)
@given(random_rules(), st.integers(0, 3), st.booleans())
def test_packets_go_to_the_others_the_table_and_the_dealer(rules: Rules, dealer: int, first: bool) -> None:
    for players in rules.seating.players:
        if first or len(round_sizes(rules, players)) > 1:
            left = stock_before(rules, players, first)
            expected = packets(rules, players, dealer % players, with_table=first, left=left)
            assert deal_packets(rules, players, dealer % players, first) == expected


def stock_before(rules: Rules, players: int, first: bool) -> int:
    """The stock before the first or second round."""
    size = rules.deck.cards.bit_count()
    return size if first else size - rules.dealing.table - players * round_sizes(rules, players)[0]


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


EACH = {
    # 004:7, 004:47, 004:50: six rounds of four with two players, four with three, three with four; drawing has one.
    "casino_long": {2: (4,) * 6, 3: (4,) * 4, 4: (4,) * 3},
    "draw_casino": {2: (4,)},
    "hungarian_kirchner": {2: (3,) * 8},  # 000:150
    "scopa": {2: (3,) * 6, 3: (3,) * 4},  # 004:54
    "tuxedo": {2: (4, 4, 4, 4, 2), 3: (4, 4, 4), 4: (4, 4, 1), 5: (4, 3), 6: (4, 2)},  # 000:130
    "swazi": {3: (16,), 4: (12,)},  # 002:21
    "swazi_two_player": {2: (12, 12)},  # 002:126
    "crazy_casino": {2: (8,)},  # 002:133
    "sotho": {2: (12, 12), 3: (16,), 4: (12,)},
    "lesotho_40": {2: (9, 9), 3: (12,), 4: (9,)},  # D-52
    "south_african_2": {2: (10, 10)},  # 002:155
    "south_african_3": {3: (13,)},
    "south_african_4": {4: (10,)},
}


@pytest.mark.parametrize("variant", EACH)
def test_rounds_as_the_sources_have_them(variant: str) -> None:
    rules = load_variant(variant)
    assert {players: round_sizes(rules, players) for players in rules.seating.players} == EACH[variant]


@every_variant
def test_rounds_and_cards_of_a_deal(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        states = [state for state, _ in playout(rules, 1, players)]
        sizes = round_sizes(rules, players)
        assert states[-1].round_no == len(sizes)
        assert states[0].turn == states[0].leader == (states[0].dealer + 1) % players
        for number, size in enumerate(sizes, 1):
            start = next(state for state in states if state.round_no == number)
            assert [start.hand_size(seat) for seat in range(players)] == [size] * players
        undealt = rules.deck.cards.bit_count() - rules.dealing.table - sum(sizes) * players
        is_drawn = rules.dealing.replenish is Replenish.DRAW
        assert undealt == states[0].stock_size if is_drawn else undealt < players


def test_the_cut_lies_on_the_table_from_left_to_right_before_the_deal() -> None:
    """002:21: four cards first, then one at a time to each, the leader first and the dealer last."""
    rules = load_variant("sotho")
    order = shuffled(rules, Rng(3))
    state = deal(rules, 4, 1, order)
    assert deal_packets(rules, 4, 1, first=True)[:6] == [(TABLE, 4), (2, 1), (3, 1), (0, 1), (1, 1), (2, 1)]
    assert [state.arrival(card) for card in order[:4]] == [0, 1, 2, 3]
    assert state.loose == card_set(order[:4])
    assert state.hand(2) == card_set(order[4::4])


def test_five_players_of_tuxedo_get_three_cards_each_and_the_table_one() -> None:
    """000:130, D-80"""
    rules = load_variant("tuxedo")
    assert deal_packets(rules, 5, 4, first=False) == [(0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (TABLE, 1)]
    previous: State | None = None
    for state, _ in playout(rules, 2, 5):
        if previous and state.round_no > previous.round_no:
            assert state.stock_size == 0
            assert state.loose >> previous.stock()[-1] & 1
        previous = state


def test_a_player_who_owes_cards_gets_fewer_in_the_next_round_only() -> None:
    """004:35"""
    rules = load_variant("casino_book")
    order = shuffled(rules, Rng(4))
    state = deal(rules, 2, 0, order, shortfall=(2, 0))
    assert [state.hand_size(seat) for seat in (0, 1)] == [2, 4]
    assert state.stock_size == 42
    assert [state.short_hand(seat) for seat in (0, 1)] == [0, 0]


def test_the_last_card_is_seen_where_the_rules_say_so() -> None:
    for variant in ("hungarian_ulmann", "hungarian_kirchner"):
        rules = load_variant(variant)
        order = shuffled(rules, Rng(5))
        state = deal(rules, 2, 0, order)
        assert (state.bottom == order[-1]) == rules.dealing.bottom_seen


@pytest.mark.parametrize(
    ("variant", "table", "expected"),
    [
        ("swazi", "10D AH 5C 8S", (True, 3, 0)),
        ("swazi", "10D 5H QC KS", (False, 2, 2)),
        ("swazi", "JD 5H QC KS", (True, 0, 3)),
        ("swazi", "AC AD 2S 8C", (True, 3, 0)),
        ("lesotho_40", "10D 2S 5C 8S", (True, 3, 0)),
        ("casino_long", "AC AD AH AS", (False, 4, 0)),
    ],
)
def test_a_rich_cut_is_put_back(variant: str, table: str, expected: tuple[bool, int, int]) -> None:
    """002:23-28"""
    assert is_refused(load_variant(variant), card_set(parse_cards(table))) == expected


@pytest.mark.parametrize("variant", ["swazi", "lesotho_40"])
def test_no_shuffled_pack_begins_with_a_rich_cut(variant: str) -> None:
    rules = load_variant(variant)
    orders = [shuffled(rules, Rng(seed)) for seed in range(300)]
    assert not any(is_refused(rules, card_set(order[:4])).is_refused for order in orders)
    assert len(set(orders)) == 300


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
    assert "There is no seat 5" in str(raised.value)
    assert "scores" in str(raised.value)


@every_variant
def test_shuffling_depends_on_the_seed_alone(variant: str) -> None:
    rules = load_variant(variant)
    assert shuffled(rules, Rng(1)) == shuffled(rules, Rng(1)) != shuffled(rules, Rng(2))
    assert sorted(shuffled(rules, Rng(1))) == list(cards_in(rules.deck.cards))


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
        state = deal(rules, 4, 0, list(cards_in(rules.deck.cards)))
        pairs = rules.seating.sides is Sides.PAIRS_OF_FOUR
        assert [state.side_of(seat) for seat in range(4)] == ([0, 1, 0, 1] if pairs else [0, 1, 2, 3])
        assert state.side_count == (2 if pairs else 4)
