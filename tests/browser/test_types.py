"""The scripts of the page agree with the types written beside them."""

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.browser


def test_the_scripts_pass_the_type_check() -> None:
    tsc = shutil.which("tsc")
    if not tsc:
        pytest.skip("the type check of the scripts needs tsc: npm install --global typescript")
    checked = subprocess.run([tsc, "--project", str(Path(__file__).parent / "jsconfig.json")], capture_output=True)
    assert checked.returncode == 0, checked.stdout.decode()
