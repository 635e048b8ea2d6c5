"""The tests of the scripts that need no browser: Node runs them in milliseconds.

They are skipped where there is no Node that knows the scripts' JavaScript, unless CASSINO_NEED_NODE is set.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

OLDEST = (20, 19)
FILES = sorted(Path(__file__).parent.glob("*.test.js"))


def node() -> str:
    """The path of Node; the test is skipped, or fails, without it."""
    found = shutil.which("node")
    if found and version(found) >= OLDEST:
        return found
    wanted = "the scripts are tested by Node {}.{} or newer".format(*OLDEST)
    if os.environ.get("CASSINO_NEED_NODE"):
        pytest.fail(wanted)
    pytest.skip(wanted)


def version(path: str) -> tuple[int, int]:
    text = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", text)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_the_scripts_pass_their_tests(file: Path) -> None:
    tested = subprocess.run([node(), "--test", file], capture_output=True, text=True)
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert re.search(r"^# pass [1-9]|^ℹ pass [1-9]", tested.stdout, re.MULTILINE), tested.stdout
