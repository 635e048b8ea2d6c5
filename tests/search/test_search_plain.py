"""The plain engine as a witness: its captures against all legal ones, its searches against the compiled ones."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import plain_search
from playouts import IS_PLAIN
from pure_engine import PLAIN_ENGINE

SCRIPT = Path(plain_search.__file__)
MOSTLY = 0.9
"""At least this share of captures is as good as the best one."""


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """What the plain engine computes."""
    variables = {**os.environ, **PLAIN_ENGINE}
    done = subprocess.run([sys.executable, str(SCRIPT)], env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_best_captures_are_legal_and_mostly_the_best(plain: dict[str, Any]) -> None:
    wrong = {variant: faults for variant, (_, _, faults) in plain["captures"].items() if faults}
    assert not wrong
    assert plain["captures"]
    for looked, best, _ in plain["captures"].values():
        assert looked and best >= MOSTLY * looked


@pytest.mark.slow
@pytest.mark.skipif(IS_PLAIN, reason="there is nothing to compare")
def test_both_engines_find_the_same(plain: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_search.search, "EXACT_NODES", 200)
    compiled = plain_search.computed()
    assert len(compiled) == len(plain["computed"]) > 20
    for (scores, best, values), (own_scores, own_best, own_values) in zip(compiled, plain["computed"], strict=True):
        assert scores == pytest.approx(own_scores, abs=1e-9)
        assert best == own_best
        assert [each[::2] for each in values] == [each[::2] for each in own_values]
        assert [each[1] for each in values] == pytest.approx([each[1] for each in own_values], abs=1e-9)
