"""`cassino bench` reports what it measured, and nothing where the runs disagree."""

import json
from collections.abc import Sequence

import pytest

from cassino.cli.main import run
from cassino.lab.speed import FIGURES, MOST_RUNS, Figure, Workload, measure, steady_rate
from cassino.rules import load_variant


def rate_of(run_lengths: Sequence[float]) -> float | None:
    """The figure for 100 units of work, where each run takes the next of these times."""
    now, lengths = 0.0, iter(run_lengths)

    def work(turn: int) -> int:
        nonlocal now
        now += next(lengths)
        return 100

    return steady_rate(work, 0.5, lambda: now)


def test_a_rate_is_that_of_the_fastest_run_if_others_come_close() -> None:
    assert rate_of([1.0, 1.05, 1.0]) == 100


def test_slow_runs_do_not_matter() -> None:
    assert rate_of([9.0, 1.0, 3.0, 1.0, 1.0]) == 100


def test_runs_that_disagree_give_no_figure() -> None:
    assert rate_of([1.5**place for place in range(MOST_RUNS)]) is None


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.key)
def test_every_figure_counts_work_that_can_be_repeated(figure: Figure) -> None:
    work = figure.work(Workload(load_variant("swazi"), 1))
    assert work(0) == work(0) > 0


def test_figures_are_positive_or_missing() -> None:
    figures = measure(load_variant("scopa"), 0.001)
    assert list(figures) == [figure.key for figure in FIGURES]
    assert all(rate is None or rate > 0 for rate in figures.values())


def test_the_command_prints_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--variant", "scopa", "--seconds", "0.001", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"compiled", "machine", "variants"}
    assert run(["bench", "--variant", "scopa", "--seconds", "0.001"]) == 0
    text = capsys.readouterr().out
    assert all(figure.heading in text for figure in FIGURES)
