"""`make mutants` changes one thing at a time, and what it makes is Python."""

import importlib.util
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]


def test_mutants_differ_in_one_place_and_can_be_run() -> None:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec and spec.loader
    module = sys.modules["mutants"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = list(module.mutants(ROOT))
    assert len(found) > 1000
    for mutant in Random(1).sample(found, 40):
        usual = (ROOT / mutant.path).read_text()
        changed = mutant.text(usual)
        compile(changed, str(mutant.path), "exec")
        lines = zip(usual.splitlines()[: mutant.node.lineno - 1], changed.splitlines(), strict=False)
        assert changed != usual and all(one == other for one, other in lines)
