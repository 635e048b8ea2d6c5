"""Sequential tests: right most of the time, early, and the same however the packs come."""

from math import log

import pytest

from cassino.arena import Contest, run_contest
from cassino.arena.sprt import BOUND, FEWEST, Sprt, pentanomial, sprt_of
from cassino.engine.rng import Rng
from cassino.rules import load_variant


def margins(mean: float, seed: int) -> list[float]:
    rng = Rng(seed)
    return [mean + 2.5 * (sum(rng.random() for _ in range(12)) - 6) for _ in range(3000)]


def verdict(mean: float, seed: int) -> float | None:
    test = Sprt(0, 1)
    for margin in margins(mean, seed):
        test.add(margin)
        if test.accepted is not None:
            break
    return test.accepted


def test_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND == log(19)


@pytest.mark.parametrize("truth", [0, 1])
def test_errors_are_rare(truth: float) -> None:
    verdicts = [verdict(truth, seed) for seed in range(100)]
    assert None not in verdicts
    assert sum(found != truth for found in verdicts) <= 12


def test_the_ratio_is_that_of_normal_distributions() -> None:
    test = sprt_of((0, 0.2), [1.0, 3.0, 2.0, 2.0])
    variance = 2 / 3
    assert test.llr == pytest.approx(4 * 0.2 * (2 - 0.1) / variance)
    assert Sprt(0, 1).llr == 0


def test_margins_that_are_all_alike_decide() -> None:
    test = sprt_of((0, 0.2), [0.0] * (FEWEST - 1))
    assert test.accepted is None
    test.add(0.0)
    assert test.accepted == 0


def test_a_contest_ends_when_it_is_decided() -> None:
    contest = Contest("greedy", "random", load_variant("casino_long"), 2, 1000, seed=1, sprt=(0, 3))
    results = [run_contest(contest, jobs) for jobs in (1, 2)]
    assert results[0].deals == results[1].deals < 200
    assert all(result.sprt is not None and result.sprt.accepted == 3 for result in results)
    assert results[0].sprt is not None
    assert results[0].sprt.as_json()["packs"] == results[0].deals / 2


def test_packs_are_counted_by_wins_less_losses() -> None:
    assert pentanomial([(3, 1), (3, -1), (0, 0), (-2, 0), (-1, -1), (0, 1)]) == (1, 1, 2, 1, 1)
    assert pentanomial([(1, 2, 3)]) is None
