"""`make` on machines that lack something: one line that says what to do."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OLD = '#!/bin/sh\ncase "$*" in *version_info*) exit 1;; -V) echo Python 3.9.2;; esac\n'
WITHOUT_VENV = '#!/bin/sh\ncase "$*" in *ensurepip*) exit 1;; esac\n'

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="make is not installed")


def install_with(python: str, folder: Path) -> list[str]:
    """What `make` says first on a machine with this Python."""
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    command = ["make", "--no-print-directory", "play", f"PYTHON={python}"]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2
    assert not (folder / ".venv").exists()
    return result.stdout.splitlines()


def script(text: str, folder: Path) -> str:
    path = folder / "python"
    path.write_text(text)
    path.chmod(0o755)
    return str(path)


def test_no_python(tmp_path: Path) -> None:
    said = install_with("no-such-python", tmp_path)
    assert said == ["cassino needs Python 3.11 or newer: sudo apt install python3 python3-venv"]


def test_an_old_python(tmp_path: Path) -> None:
    python = script(OLD, tmp_path)
    said = install_with(python, tmp_path)
    assert said == [f"cassino needs Python 3.11 or newer, {python} is Python 3.9.2; try: make play PYTHON=python3.11"]


def test_no_venv_module(tmp_path: Path) -> None:
    said = install_with(script(WITHOUT_VENV, tmp_path), tmp_path)
    assert said == ["cassino needs the venv module of Python: sudo apt install python3-venv"]


def test_the_engine_is_described_once(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "build.lock").touch()
    (tmp_path / "src" / "cassino").mkdir(parents=True)
    for name in ("compiled.py", "kernel.py"):
        (tmp_path / "src" / "cassino" / name).touch()
    for name in ("python", "cassino"):
        (programs / name).write_text('#!/bin/sh\necho "$(basename "$0") $1"\n')
        (programs / name).chmod(0o755)
    (tmp_path / ".venv" / "installed").touch()
    command = ["make", "--no-print-directory", "play"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    said = [line for line in result.stdout.splitlines() if line.startswith("cassino ")]
    assert said == ["cassino --version", "cassino "]
