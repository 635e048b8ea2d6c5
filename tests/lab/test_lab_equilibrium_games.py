"""Equilibria of small games that are known."""

from itertools import permutations

import pytest

from cassino.lab.equilibrium.game import Matching, SequenceFormGame, approach, solve


def matrix_game(payoffs: list[list[float]]) -> SequenceFormGame:
    """Both choose once, at the same time."""
    game = SequenceFormGame()
    rows = game.players[0].add(0, len(payoffs))
    columns = game.players[1].add(0, len(payoffs[0]))
    for i, row in enumerate(payoffs):
        for j, payoff in enumerate(row):
            game.add_outcome(rows + i, columns + j, payoff)
    return game


def kuhn_poker() -> SequenceFormGame:
    """Three cards, one each, a bet of 1; worth -1/18 to the first player."""
    game = SequenceFormGame()
    first, second = game.players
    opening = {card: first.add(0, 2) for card in range(3)}
    after_check = {card: second.add(0, 2) for card in range(3)}
    after_bet = {card: second.add(0, 2) for card in range(3)}
    answers = {card: first.add(opening[card], 2) for card in range(3)}
    for one, two in permutations(range(3), 2):
        sign = 1 if one > two else -1
        check, bet = opening[one], opening[one] + 1
        for mine, theirs, payoff in (
            (check, after_check[two], sign),
            (bet, after_bet[two], 1),
            (bet, after_bet[two] + 1, 2 * sign),
            (answers[one], after_check[two] + 1, -1),
            (answers[one] + 1, after_check[two] + 1, 2 * sign),
        ):
            game.add_outcome(mine, theirs, payoff / 6)
    return game


@pytest.mark.parametrize(
    ("payoffs", "value", "row"),
    [
        ([[1, -1], [-1, 1]], 0, [0.5, 0.5]),
        ([[2, -1], [-1, 1]], 0.2, [0.4, 0.6]),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3),
        ([[3, 2], [1, 0]], 2, [1, 0]),
    ],
)
def test_matrix_games(payoffs: list[list[float]], value: float, row: list[float]) -> None:
    found = solve(matrix_game(payoffs), gap=1e-3, most_rounds=5000)
    assert found.value == pytest.approx(value, abs=1e-3)
    assert list(found.strategies[0])[1:] == pytest.approx(row, abs=0.02)


def test_kuhn_poker() -> None:
    found = solve(kuhn_poker(), gap=1e-4, most_rounds=20_000, step=500)
    assert found.gap <= 1e-4
    assert found.low <= -1 / 18 + 1e-9
    assert found.high >= -1 / 18 - 1e-9
    # The second player bets a third of his lowest cards when the first has checked.
    assert found.strategies[1][2] == pytest.approx(1 / 3, abs=0.03)


def test_the_gap_shrinks() -> None:
    gaps = [found.gap for found in approach(kuhn_poker(), most_rounds=1600, step=100)]
    assert gaps[-1] < gaps[0] / 4
    assert all(gap >= -1e-12 for gap in gaps)


def test_even_play_can_be_exploited() -> None:
    game = matrix_game([[2, -1], [-1, 1]])
    evens = (game.players[0].even(), game.players[1].even())
    assert game.value(evens) == pytest.approx(0.25)
    assert game.best_value(0, evens[1]) == pytest.approx(0.5)
    assert game.best_value(1, evens[0]) == pytest.approx(0)


def test_a_game_without_decisions_has_its_value() -> None:
    game = SequenceFormGame()
    game.add_outcome(0, 0, 0.25)
    game.add_outcome(0, 0, 0.5)
    assert solve(game).value == pytest.approx(0.75)
    assert Matching(game).equilibrium().gap == 0
