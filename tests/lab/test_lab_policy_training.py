"""Training of the policy: decisions, the fit to them, and what the command keeps."""

import json
import tomllib
from math import log
from pathlib import Path

import pytest

from cassino.cli.main import main
from cassino.engine.rng import Rng
from cassino.lab.training.decisions import Decision, Sitting, play_sitting
from cassino.lab.training.policy_fit import fitted, softmax
from cassino.rules import load_variant
from cassino.search import weights
from cassino.search.policy import FEATURE_NAMES, FEATURES, USUAL


def made(seed: int, true: tuple[float, ...], count: int) -> list[Decision]:
    """Decisions that follow weights exactly."""
    rng, found = Rng(seed), []
    for _ in range(count):
        features = [[rng.random() for _ in true] for _ in range(5)]
        scores = [sum(weight * value for weight, value in zip(true, row, strict=True)) / 0.35 for row in features]
        found.append(Decision(features, softmax(scores)))
    return found


def likelihood(decisions: list[Decision], of: tuple[float, ...]) -> float:
    """The mean log likelihood of the wanted choices."""
    total = 0.0
    for features, wanted in decisions:
        scores = [sum(weight * value for weight, value in zip(of, row, strict=True)) / 0.35 for row in features]
        total += sum(share * log(chance) for share, chance in zip(wanted, softmax(scores), strict=True))
    return total / len(decisions)


def test_the_fit_finds_the_weights_that_choices_follow() -> None:
    true = tuple(0.9 if place == 0 else 0.1 * place - 1.0 for place in range(FEATURES))
    decisions = made(1, true, 900)
    found = fitted(decisions, USUAL)
    assert found == pytest.approx(true, abs=0.08)
    assert likelihood(decisions, found) > likelihood(decisions, USUAL)


def test_without_decisions_the_weights_stay() -> None:
    assert fitted([], USUAL) == pytest.approx(USUAL)


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("draw_casino", 2), ("three_hand_casino", 3)])
def test_decisions_are_the_same_for_a_seed(variant: str, players: int) -> None:
    sitting = Sitting(load_variant(variant), players, 4, USUAL)
    found = play_sitting(sitting, 1)
    assert found == play_sitting(sitting, 1) != play_sitting(sitting, 2)
    for features, wanted in found:
        assert len(features) == len(wanted) > 1
        assert all(len(row) == FEATURES for row in features)
        assert sum(wanted) == pytest.approx(1.0)


def run(*arguments: str) -> None:
    """The command, which must end well."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert not ended.value.code


def test_the_command_keeps_what_wins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = (0.9, *[0.0] * (FEATURES - 1))
    monkeypatch.setattr("cassino.lab.training.policy_course.policy_weights_for", lambda rules, players: bad)
    line = ["train", "casino_long", "--policy", "--lessons", "12", "--packs", "60", "--seed", "1", "--jobs", "1"]
    run(*line, "--out", str(tmp_path), "--json")
    told = json.loads(capsys.readouterr().out)
    assert told["kept"] and told["training"]["decisions"] > 300 and told["training"]["mean"] > 0
    part = tomllib.loads((tmp_path / "casino_long.toml").read_text())["players"]["2"]["policy"]
    assert part["weights"] == told["weights"] and part["weights"].keys() == set(FEATURE_NAMES)
    assert part["training"]["against"] == list(bad)
    assert weights.parts((tmp_path / "casino_long.toml").read_text())[2].policy == part["weights"]
    run(*line, "--out", str(tmp_path), "--dry-run")
    assert "nothing written" in capsys.readouterr().out
