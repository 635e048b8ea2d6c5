"""Chance terms: zero on average, whatever happened before; and what they take out of an interval."""

from itertools import combinations
from statistics import fmean, stdev

import pytest

from cassino.arena.estimate import estimate, with_less_luck
from cassino.arena.linear import inverse, solve
from cassino.arena.luck import TERMS, Luck, surplus
from cassino.bots import Clock, make_bot
from cassino.cards import card_set, cards_in
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant


def test_the_surplus_of_all_equally_likely_hands_is_zero() -> None:
    values = [float(card * card % 17) for card in range(52)]
    possible = card_set((1, 5, 8, 20, 33, 40, 51))
    hands = [card_set(hand) for hand in combinations(cards_in(possible), 3)]
    assert sum(surplus(values, hand, possible) for hand in hands) == pytest.approx(0)


def before_the_second_round(variant: str, players: int) -> State:
    """The state in which one more move brings new hands."""
    rules = load_variant(variant)
    rng = Rng(5)
    state = deal(rules, players, 0, shuffled(rules, rng))
    bots = [make_bot("greedy", rng.sealed(seat)) for seat in range(players)]
    while True:
        after = state.copy()
        apply(after, bots[after.turn].choose(view(after, after.turn), Clock()))
        if after.stock_size < state.stock_size:
            return state
        state = after


def terms_of(state: State, order: list[int]) -> list[float]:
    """The chance terms of the cards dealt by the next move, if the stock lies in this order."""
    shares = [1.0] + [-1 / (state.side_count - 1)] * (state.side_count - 1)
    state = state.filled([state.hand(seat) for seat in range(state.players)], order)
    luck = Luck(state, shares)
    apply(state, make_bot("greedy", Rng()).choose(view(state, state.turn), Clock()))
    luck.watch(state)
    return luck.terms


@pytest.mark.parametrize(
    ("variant", "players"), [("casino_long", 2), ("draw_casino", 2), ("three_hand_casino", 3), ("scopa", 2)]
)
def test_terms_are_zero_on_average_over_the_order_of_the_stock(variant: str, players: int) -> None:
    state = before_the_second_round(variant, players)
    rng, order = Rng(3), list(state.stock())
    seen = []
    for _ in range(400):
        rng.shuffle(order)
        seen.append(terms_of(state, order))
    columns = list(zip(*seen, strict=True))
    assert len(columns) == len(TERMS)
    assert any(stdev(column) > 0 for column in columns)
    assert all(abs(fmean(column)) <= 4 * stdev(column) / len(column) ** 0.5 for column in columns)


def noise(count: int, seed: int) -> list[float]:
    rng = Rng(seed)
    return [sum(rng.random() for _ in range(12)) - 6 for _ in range(count)]


def test_what_the_terms_explain_leaves_the_interval() -> None:
    luck, other, rest = noise(400, 1), noise(400, 2), noise(400, 3)
    margins = [1 + 2 * term + part for term, part in zip(luck, rest, strict=True)]
    reduced = with_less_luck(margins, list(zip(luck, other, strict=True)))
    assert reduced is not None
    assert reduced.standard_error < 0.5 * estimate(margins).standard_error
    assert abs(reduced.mean - 1) < 4 * reduced.standard_error


def test_terms_that_explain_nothing_are_left_out() -> None:
    margins = [1 + part for part in noise(100, 4)]
    assert with_less_luck(margins, [(0.0, 0.0)] * 100) is None
    assert with_less_luck(margins[:10], [(part,) for part in margins[:10]]) is None


def test_less_luck_changes_no_mean_on_average() -> None:
    differences = []
    for seed in range(200):
        luck, rest = noise(60, 2 * seed + 100), noise(60, 2 * seed + 101)
        margins = [0.5 * term + part for term, part in zip(luck, rest, strict=True)]
        reduced = with_less_luck(margins, [(term,) for term in luck])
        differences.append(reduced.mean if reduced else fmean(margins))
    assert abs(fmean(differences)) < 4 * stdev(differences) / len(differences) ** 0.5


def test_linear_systems() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    solution = solve(matrix, [1.0, 2.0, 3.0])
    assert [sum(a * x for a, x in zip(row, solution, strict=True)) for row in matrix] == pytest.approx([1, 2, 3])
    assert solve([[0.0, 0.0], [0.0, 2.0]], [0.0, 4.0]) == [0, 2]
    identity = [[sum(a * b for a, b in zip(row, column, strict=True)) for column in inverse(matrix)] for row in matrix]
    assert [value for row in identity for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])
