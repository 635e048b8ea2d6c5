"""Training: what is learned, that it is reproducible, and that only what wins is kept."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from cassino.arena.workers import Workers, here
from cassino.cli.main import cassino
from cassino.engine.rng import Rng
from cassino.lab.training import course as courses
from cassino.lab.training.counts import Counts
from cassino.lab.training.course import Plan, TrainingCourse, train, usual_teacher
from cassino.lab.training.fit import FEATURES, Fit
from cassino.lab.training.keeping import as_toml, command_of, keep
from cassino.lab.training.lessons import INSIDE, Lesson, Row, Seen, play_lesson
from cassino.lab.training.trial import Trial, TrialPack, TrialVerdict, play_trial
from cassino.rules import load_variant
from cassino.search.deal_outcomes import Brought
from cassino.search.equity import Pair
from cassino.search.estimator import FEATURE_NAMES, USUAL
from cassino.search.weights import weights_for

CASINO = load_variant("casino_long")
QUICK = "search:worlds=1"


def alone(task: object, play: object) -> Workers[object]:
    return here([task], 1, play)  # type: ignore[arg-type]


def row(features: list[float], gap: float, round_no: int = 1) -> Row:
    return Row(round_no, features, gap, gap)


def test_a_fit_finds_the_weights_behind_the_positions() -> None:
    rng, fit = Rng(1), Fit()
    truth = [0.5 * place - 2 for place in range(FEATURES)]
    for number in range(2000):
        features = [rng.below(7) - 3.0 for _ in range(FEATURES)]
        noise = rng.below(3) - 1
        fit.add(number, [row(features, noise + sum(w * f for w, f in zip(truth, features, strict=True)))])
    assert fit.weights([0.0] * FEATURES) == pytest.approx(truth, abs=0.4)
    (found,) = fit.by_round([0.0] * FEATURES)
    assert found.explained > 0.9
    assert found.before == pytest.approx(0, abs=0.01)
    assert found.spread < found.spread_before


def test_with_few_positions_the_weights_hardly_move() -> None:
    fit = Fit()
    assert fit.weights(USUAL) == USUAL
    fit.add(0, [row([1.0] * FEATURES, 50.0)])
    assert max(abs(new - old) for new, old in zip(fit.weights(USUAL), USUAL, strict=True)) < 1


def test_a_lesson_looks_at_the_ends_of_rounds() -> None:
    lesson = Lesson(CASINO, 2, 3, "greedy")
    seen = play_lesson(lesson, 4)
    assert [each.round_no for each in seen.rows] == [1, 2, 3, 4, 5]
    assert all(len(each.features) == FEATURES for each in seen.rows)
    assert sum(seen.points) > 0
    assert seen == play_lesson(lesson, 4)
    assert seen != play_lesson(lesson, 6)


def test_what_comes_before_a_random_move_does_not_count() -> None:
    lessons = [play_lesson(Lesson(CASINO, 2, 3, "greedy"), number) for number in range(1, 21, 2)]
    assert not any(seen.points for seen in lessons)
    assert 0 < sum(len(seen.rows) for seen in lessons) < 50


def test_in_deep_rounds_positions_inside_count_too() -> None:
    seen = play_lesson(Lesson(load_variant("south_african_2"), 2, 0, "greedy"), 0)
    assert {each.round_no for each in seen.rows} == {1, INSIDE}


def test_three_sides_give_a_position_each() -> None:
    rows = play_lesson(Lesson(load_variant("three_hand_casino"), 3, 0, "greedy"), 0).rows
    assert len(rows) % 3 == 0
    assert sum(each.margin for each in rows[:3]) == pytest.approx(0)


def test_counts_of_points_are_what_equity_reads() -> None:
    counts = Counts(CASINO, 2)
    for points in ([7, 4], [7, 4], [3, 8], []):
        counts.add(Seen(points=points, takers=[0, 1, -1] if points else []))
    assert counts.as_table() == {"deals": [[3, 8, 1], [7, 4, 2]]}
    assert counts.deals == 3
    dominican = Counts(load_variant("dominican"), 2)
    dominican.add(Seen(points=[7, 4], takers=[0, 1, -1]))
    (line,) = dominican.as_table()["deals"]
    assert line == [7, 4, 1, 0, 1, -1]
    assert Pair(CASINO, 2, [Brought.of(line)]).win((20, 0), 0) == 1


def test_equal_weights_are_level_in_a_trial() -> None:
    pack = play_trial(Trial(CASINO, 2, 0, QUICK, USUAL, USUAL), 0)
    assert pack.deals == 2
    assert pack.margin == 0


def test_a_candidate_wins_only_when_it_is_surely_ahead() -> None:
    ahead, behind, open_ = TrialVerdict(0.2), TrialVerdict(0.2), TrialVerdict(0.2)
    for number in range(30):
        ahead.add(TrialPack(1.0 + number % 2, 2, [0.0, 0.0]))
        behind.add(TrialPack(-1.0 - number % 2, 2, [0.0, 0.0]))
        open_.add(TrialPack(5.0 * (number % 2) - 2.45, 2, [0.0, 0.0]))
    assert (ahead.is_decided, ahead.has_won, ahead.has_held) == (True, True, True)
    assert (behind.is_decided, behind.has_won, behind.has_held) == (True, False, False)
    assert (open_.is_decided, open_.has_won, open_.has_held) == (False, False, True)


def test_the_search_learns_where_it_is_quick() -> None:
    assert usual_teacher(CASINO, 2).startswith("search")
    assert usual_teacher(load_variant("south_african_2"), 2) == "heuristic"
    assert Plan(CASINO, 2).rival == "search:worlds=8"


@pytest.fixture(scope="module")
def trained() -> TrainingCourse:
    plan = Plan(CASINO, 2, 7, 2, lessons=6, packs=2, bot="greedy", opponent=QUICK, keeps_level=True)
    return train(plan, alone)


@pytest.mark.slow
def test_training_is_reproducible_with_any_number_of_processes(trained: TrainingCourse) -> None:
    again = train(replace(trained.plan, generations=1), lambda task, play: here([task], 2, play))
    (first,) = again.generations
    assert first.weights == trained.generations[0].weights
    assert first.verdict and trained.generations[0].verdict
    assert first.verdict.as_json() == trained.generations[0].verdict.as_json()


@pytest.mark.slow
def test_a_generation_meets_what_was_kept(trained: TrainingCourse) -> None:
    first, second = trained.generations
    assert first.start == weights_for(CASINO, 2)
    assert second.start == (first.weights if first.is_kept else first.start)
    assert second.positions > first.positions


def test_what_is_kept_says_where_it_comes_from(trained: TrainingCourse, tmp_path: Path) -> None:
    (tmp_path / "casino_long.toml").write_text("[players.3.weights]\nraces = 1.0\n")
    trained.generations[-1].is_kept = True
    path = keep(trained, {"cassino": "1", "commit": None, "machine": {"cpu": "x"}}, tmp_path)
    whole = tomllib.loads(path.read_text())
    assert whole["players"]["3"] == {"weights": {"races": 1.0}}
    part = whole["players"]["2"]
    assert tuple(part["weights"][name] for name in FEATURE_NAMES) == trained.generations[-1].weights
    assert part["training"]["again"] == command_of(trained)
    assert part["training"]["generation"]["2"]["packs"] == 2
    assert "machine" not in part["training"]
    assert part["points_from"]["deals"] == trained.counts.deals if trained.counts else False


def test_weights_that_do_not_win_are_not_written(trained: TrainingCourse, tmp_path: Path) -> None:
    for generation in trained.generations:
        generation.is_kept = False
    part = tomllib.loads(keep(trained, {}, tmp_path).read_text())["players"]["2"]
    assert "weights" not in part
    assert len(part["spread"]) == 5


def test_where_no_round_ends_there_is_nothing_to_try() -> None:
    course = train(Plan(load_variant("draw_casino"), 2, lessons=2, packs=2, bot="greedy", opponent=QUICK), alone)
    (only,) = course.generations
    assert only.verdict is None
    assert not only.is_kept


@pytest.mark.slow
def test_a_clock_ends_lessons_and_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "FEWEST", 3)
    plan = Plan(CASINO, 2, generations=1, seconds=1e-6, bot="greedy", opponent=QUICK, keeps_level=True)
    (only,) = train(plan, alone).generations
    assert only.lessons == 3
    assert only.verdict and only.verdict.packs == 3
    assert not only.is_kept  # too few to tell


def test_toml_is_read_back() -> None:
    whole = {"a": 1, "b": {"c": [1.5, -2], "d e": {"f": "x", "g": True}}, "none": None}
    assert tomllib.loads(as_toml(whole)) == {"a": 1, "b": {"c": [1.5, -2], "d e": {"f": "x", "g": True}}}


@pytest.mark.slow
def test_the_command_tells_what_it_found(tmp_path: Path) -> None:
    asked = f"train casino_long --lessons 4 --packs 2 --generations 1 --bot greedy --rival {QUICK} --jobs 1"
    found = CliRunner().invoke(cassino, [*asked.split(), "--out", str(tmp_path)])
    assert found.exit_code == 0, found.output
    assert "generation 1: 4 deals" in found.output
    assert "to repeat: cassino train casino_long --players 2 --seed 0 --generations 1 --lessons 4" in found.output
    assert (tmp_path / "casino_long.toml").exists()
    found = CliRunner().invoke(cassino, [*asked.split(), "--dry-run", "--json"])
    assert json.loads(found.stdout)["file"] is None


def test_only_a_bot_with_weights_can_be_on_trial() -> None:
    found = CliRunner().invoke(cassino, ["train", "casino_long", "--rival", "greedy"])
    assert found.exit_code == 2
    assert "--rival greedy: this bot does not use weights" in found.output
