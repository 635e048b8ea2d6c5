"""The examples for research run, with small settings; those whose framework is missing are skipped."""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "research"


def needs(*packages: str) -> pytest.MarkDecorator:
    missing = [package for package in packages if find_spec(package) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))


def loaded(name: str) -> ModuleType:
    return import_module(name)


def run(name: str, *arguments: str) -> str:
    """What an example prints, started as a reader starts it."""
    done = subprocess.run(
        [sys.executable, FOLDER / name, *arguments], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_agent_in_the_arena() -> None:
    lines = run("own_agent.py", "--deals", "20", "--against", "random", "level1").splitlines()
    assert [line.split(":")[0] for line in lines] == ["random", "level1"]


@needs("numpy")
@pytest.mark.parametrize("more", [(), ("--bot", "greedy"), ("--variant", "scopa", "--bot", "heuristic")])
def test_collected_choices_are_legal_and_have_the_margin_of_their_deal(tmp_path: Path, more: tuple[str, ...]) -> None:
    import numpy as np

    file = tmp_path / "collected.npz"
    assert "steps/s" in run("random_collector.py", "--games", "4", "--steps", "800", "--out", str(file), *more)
    found = np.load(file)
    rows = np.arange(len(found["id"]))
    assert 200 < len(rows) < 800
    assert found["mask"][rows, found["id"]].all()
    assert found["planes"].shape == (len(rows), len(found["names"]))
    assert len(set(found["margin"])) > 2


@needs("numpy")
def test_a_choice_gets_what_its_seat_gets_when_its_own_deal_ends(examples: None) -> None:
    import numpy as np

    ends = [(np.array([[0.0, 0.0]]), False), (np.array([[3.0, -3.0]]), True), (np.array([[0.0, 0.0]]), False)]
    results = [(rewards, np.array([ended])) for rewards, ended in ends]
    margins = loaded("random_collector").margins_of(np.array([[0], [1], [0]]), results)
    assert margins[:2, 0].tolist() == [3.0, -3.0]
    assert np.isnan(margins[2, 0])


@needs("numpy", "torch")
def test_advantages_follow_each_seat_through_the_choices_of_others(examples: None) -> None:
    """Without decay, an advantage is what the seat expects next, or gets, minus what it expected."""
    import torch

    value = torch.tensor([[1.0], [2.0], [4.0], [8.0], [16.0], [32.0]])
    actor = torch.tensor([[0], [0], [1], [0], [1], [1]])
    ended = torch.tensor([[False], [False], [False], [True], [False], [False]])
    rewards = torch.zeros(6, 1, 2)
    rewards[3, 0] = torch.tensor([5.0, -5.0])
    gains, known = loaded("ppo_self_play").advantages(value, actor, rewards, ended, 0.0)
    assert gains[:5, 0].tolist() == [2 - 1, 8 - 2, -5 - 4, 5 - 8, 32 - 16]
    assert known[:, 0].tolist() == [True] * 5 + [False]
    gains, _ = loaded("ppo_self_play").advantages(value, actor, rewards, ended, 1.0)
    assert gains[:5, 0].tolist() == [5 - 1, 5 - 2, -5 - 4, 5 - 8, 32 - 16]


@needs("numpy", "torch")
def test_ppo_learns_writes_its_curve_and_plays_in_the_arena(tmp_path: Path, examples: None) -> None:
    import torch

    out = tmp_path / "ppo"
    small = ("--games", "8", "--length", "16", "--steps", "200", "--every", "1", "--deals", "10", "--part", "32")
    run("ppo_self_play.py", *small, "--out", str(out))
    head, *lines = out.with_suffix(".csv").read_text("utf-8").splitlines()
    assert head == "steps,cpu_seconds,margin,ci95"
    assert [line.split(",")[0] for line in lines] == ["128", "256"]
    fresh = loaded("ppo_self_play").Net(39)
    saved = torch.load(out.with_suffix(".pt"), weights_only=True)
    assert saved["variant"] == "casino"
    assert {name: each.shape for name, each in saved["net"].items()} == {
        name: each.shape for name, each in fresh.state_dict().items()
    }
    assert "greedy" in run("ppo_bot.py", str(out.with_suffix(".pt")), "--deals", "4")


@needs("numpy", "torch")
def test_an_illegal_id_has_no_chance(examples: None) -> None:
    import torch

    net = loaded("ppo_self_play").Net(1)
    bits, mask = torch.ones(1, 52), torch.zeros(1, 191)
    mask[0, 7] = mask[0, 9] = 1
    chances = torch.softmax(net(bits, mask)[0], 1)[0]
    assert torch.nonzero(chances).flatten().tolist() == [7, 9]


@needs("pyspiel")
def test_five_cards_are_solved(examples: None) -> None:
    first, second, *plans = run("cfr_small_pack.py", "--rounds", "4", "--every", "2").splitlines()
    conv = [float(line.split(": ")[1]) for line in (first, second)]
    assert conv[1] < conv[0]
    assert plans
    assert all("turn A 1" in plan for plan in plans)
