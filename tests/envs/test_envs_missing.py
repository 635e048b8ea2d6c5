"""What is said where a framework is not installed."""

import subprocess
import sys

import pytest

HIDDEN = """
import sys
for name in {hidden}:
    sys.modules[name] = None
from importlib.util import find_spec
import importlib.util
importlib.util.find_spec = lambda name, *_: None if name in {hidden} else find_spec(name, *_)
{code}
"""


def said(hidden: tuple[str, ...], code: str) -> str:
    """The last line of what a process says that does not find some modules."""
    text = HIDDEN.format(hidden=hidden, code=code)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True)
    return (done.stderr or done.stdout).splitlines()[-1]


@pytest.mark.parametrize(
    "hidden, code",
    [
        (("numpy",), "from cassino.envs import CassinoVec"),
        (("numpy",), "from cassino.envs import aec"),
        (("gymnasium",), "import cassino.envs.gym"),
        (("gymnasium",), "from cassino.envs import CassinoEnv"),
        (("pettingzoo",), "from cassino.envs import aec"),
        (("pettingzoo",), "import cassino.envs.pettingzoo"),
    ],
)
def test_the_command_that_installs_it(hidden: tuple[str, ...], code: str) -> None:
    line = said(hidden, code)
    assert line.startswith("cassino.extras.MissingExtra: ")
    assert "[envs]'" in line


def test_the_package_itself_needs_no_framework() -> None:
    every = ("numpy", "gymnasium", "pettingzoo")
    assert said(every, "import cassino.envs; print(cassino.envs.__all__ == dir(cassino.envs))") == "True"
    assert said(every, "import cassino.envs; cassino.envs.nothing").startswith("AttributeError: ")
