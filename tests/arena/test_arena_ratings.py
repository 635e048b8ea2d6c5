"""Ratings: what odds say, with intervals that hold, and little belief without results."""

from math import log10

import pytest

from cassino.arena import Contest, play_all, round_robin, standings, unkept
from cassino.arena.ratings import PRIOR_ELO, Games, rate, spread
from cassino.engine.rng import Rng
from cassino.rules import load_variant


def independent(first: int, second: int, wins: int, deals: int) -> Games:
    return Games(first, second, tuple((1, float(deal < wins)) for deal in range(deals)))


def test_many_deals_give_the_elo_of_their_odds() -> None:
    first, anchor = rate(2, [independent(0, 1, 9000, 10_000)], anchor=1)
    assert first.elo == pytest.approx(400 * log10(9), rel=0.01)
    assert first.standard_error == pytest.approx(5.8, rel=0.02)
    assert (anchor.elo, anchor.standard_error) == (0, 0)


def test_few_deals_are_not_believed() -> None:
    first, _ = rate(2, [independent(0, 1, 2, 2)], anchor=1)
    assert 0 < first.elo < 700
    low, high = first.ci95
    assert low < 0 < high
    nobody, _ = rate(2, [], anchor=1)
    assert nobody.elo == 0
    assert nobody.standard_error == pytest.approx(PRIOR_ELO * 2**0.5)


def test_without_an_anchor_the_mean_is_zero() -> None:
    games = [independent(0, 1, 60, 100), independent(1, 2, 60, 100), independent(0, 2, 70, 100)]
    ratings = rate(3, games)
    assert sum(rating.elo for rating in ratings) == pytest.approx(0)
    assert ratings[0].elo > ratings[1].elo > ratings[2].elo


def test_packs_whose_deals_cancel_narrow_the_interval() -> None:
    level = Games(0, 1, ((2, 1.0),) * 90 + ((2, 2.0),) * 5 + ((2, 0.0),) * 5)
    loose = Games(0, 1, ((2, 2.0),) * 50 + ((2, 0.0),) * 50)
    assert spread([level]) < 1 < spread([loose])
    assert rate(2, [level])[0].standard_error < rate(2, [loose])[0].standard_error


def test_the_interval_holds_the_truth() -> None:
    truth, rng = (200.0, 0.0, -100.0), Rng(4)
    inside = 0
    for _ in range(100):
        games = []
        for first, second in ((0, 1), (0, 2), (1, 2)):
            chance = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
            games.append(independent(first, second, sum(rng.random() < chance for _ in range(60)), 60))
        low, high = rate(3, games, anchor=1)[0].ci95
        inside += low < truth[0] < high
    assert 88 <= inside <= 100


def test_a_tournament_puts_bots_in_order() -> None:
    pattern = Contest("", "", load_variant("casino_long"), 2, 16, seed=1)
    journal = unkept("tournament", round_robin(["random", "greedy", "heuristic"], pattern))
    assert [contest.seed for contest in journal.contests] == [1, 2, 3]
    table = standings(journal, play_all(journal))
    assert [standing.bot for standing in table.standings] == ["heuristic", "greedy", "random"]
    assert [standing.deals for standing in table.standings] == [32, 32, 32]
    assert table.standings[2].rating.elo == 0
    assert table.as_json()["anchor"] == "random"
