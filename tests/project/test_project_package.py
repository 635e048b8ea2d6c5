"""What an ordinary installation contains."""

import ast
import re
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
WITHOUT_EXTRA = "pufferlib"
"""It needs older versions of what the extra envs brings, see docs/research/environments.md."""
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = PYPROJECT["project"]
OF_DEVELOPERS = {"api", "build", "test", "check", "browser", "dev"}


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


def single() -> set[str]:
    """The packages of one extra each, beside those of the server."""
    return optional() - names_of(PROJECT["optional-dependencies"]["table"])


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
    known = {*dependencies(), *optional(), *sys.stdlib_module_names, "cassino", "cython", WITHOUT_EXTRA}
    assert not {name: files for name, files in imports().items() if name not in known}


@pytest.mark.slow
def test_what_is_optional_is_imported_in_one_folder() -> None:
    folders = {name: {path.parent for path in files} for name, files in imports().items() if name in single()}
    assert all(len(places) == 1 for places in folders.values()), folders


def test_a_plain_installation_brings_no_tools() -> None:
    names = dependencies()
    assert names.isdisjoint({"cython", "setuptools", "pytest", "hypothesis", "mypy", "ruff", "playwright", "numpy"})
    assert len(names) < 8


@pytest.mark.slow
def test_a_guided_build_needs_what_the_build_brings_only() -> None:
    brought = names_of(PYPROJECT["build-system"]["requires"])
    modules = {package: module for module, package in PACKAGES.items()}
    absent = [modules.get(name, name) for name in (dependencies() | optional()) - brought]
    script = f"""
import sys
sys.modules |= dict.fromkeys({absent})  # importing them fails
from cassino.rules import load_variant
from tools.kernel import train
train.PLAYOUTS = train.DEALS = train.ITERATIONS = 2
train.train(load_variant("scopa"))
"""
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)
