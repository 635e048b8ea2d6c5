"""What an ordinary installation contains."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "PIL": "pillow",
    "yaml": "pyyaml",
    "prometheus_client": "prometheus-client",
    "glicko2": "glicko2-py",
    "fluent": "fluent.syntax",
}


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OF_DEVELOPERS = {"build", "test", "check", "browser", "dev"}


def names_of(requirements: list[str]) -> set[str]:
    """The packages that are required."""
    return {re.split(r"[\[>]", requirement)[0] for requirement in requirements}


def dependencies() -> set[str]:
    return names_of(PROJECT["dependencies"])


def optional() -> set[str]:
    """The packages that an installation may do without."""
    extras = PROJECT["optional-dependencies"].items()
    found = {name for extra, required in extras if extra not in OF_DEVELOPERS for name in names_of(required)}
    return found - {"cassino"}


def tracked(folder: str) -> set[str]:
    listing = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in listing.splitlines() if (ROOT / name).is_file()}


@pytest.mark.skipif(not shutil.which("git") or not (ROOT / ".git").exists(), reason="not a git checkout")
def test_an_installation_and_an_archive_have_every_file(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(tmp_path)]
    command += ["build_py", "--build-lib", str(tmp_path / "lib")]
    environment = os.environ | {"CASSINO_PURE": "1"}
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    lib = tmp_path / "lib"
    installed = {f"src/{path.relative_to(lib)}" for path in lib.rglob("*") if path.is_file()}
    assert tracked("src") <= installed
    packed = (tmp_path / "cassino.egg-info" / "SOURCES.txt").read_text().splitlines()
    assert {"tools/__init__.py", *tracked("tools/kernel")} <= set(packed), "an archive of sources can be compiled"


def imported(path: Path) -> Iterator[str]:
    """The top-level packages that a file imports."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def imports() -> dict[str, set[Path]]:
    """The packages that are imported, and the files that do."""
    found: dict[str, set[Path]] = {}
    for path in (ROOT / "src").rglob("*.py"):
        for name in imported(path):
            found.setdefault(PACKAGES.get(name, name), set()).add(path)
    return found


@pytest.mark.slow
def test_everything_imported_is_required() -> None:
    known = {*dependencies(), *optional(), *sys.stdlib_module_names, "cassino", "cython"}
    assert not {name: files for name, files in imports().items() if name not in known}


@pytest.mark.slow
def test_what_is_optional_is_imported_in_one_folder() -> None:
    folders = {name: {path.parent for path in files} for name, files in imports().items() if name in optional()}
    assert all(len(places) == 1 for places in folders.values()), folders


def test_a_plain_installation_brings_no_tools() -> None:
    names = dependencies()
    assert names.isdisjoint({"cython", "setuptools", "pytest", "hypothesis", "mypy", "ruff", "playwright", "numpy"})
    assert len(names) < 15
