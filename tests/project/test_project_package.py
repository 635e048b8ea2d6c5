"""What an ordinary installation contains."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tracked_sources() -> set[str]:
    listing = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name.removeprefix("src/") for name in listing.splitlines() if (ROOT / name).is_file()}


@pytest.mark.skipif(not shutil.which("git") or not (ROOT / ".git").exists(), reason="not a git checkout")
def test_an_installation_has_every_file_of_the_package(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path)]
    command += ["build_py", "--build-lib", str(tmp_path / "lib")]
    environment = os.environ | {"CASSINO_PURE": "1"}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    lib = tmp_path / "lib"
    assert tracked_sources() <= {str(path.relative_to(lib)) for path in lib.rglob("*") if path.is_file()}


def test_a_plain_installation_brings_no_tools() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {requirement.split(">")[0] for requirement in project["dependencies"]}
    assert names.isdisjoint({"cython", "setuptools", "pytest", "hypothesis", "mypy", "ruff", "playwright", "numpy"})
    assert len(names) < 12
