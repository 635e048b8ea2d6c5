"""Why a release cannot be published yet: every reason at once."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.release.contents import tracked
from tools.release.readme import PLACEHOLDER

HOMES = ("tests/", "tools/release/")
"""Folders whose files name the placeholder to recognize it."""
ADDRESSES = "pyproject.toml"
VERSION = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
NUMBERS = re.compile(r"\d+\.\d+\.\d+")
FEW = 5


def version_of(root: Path) -> str:
    """The version of a tree."""
    found = VERSION.search((root / "src/cassino/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def placeholders(root: Path) -> Iterator[str]:
    """Addresses that do not exist yet."""
    urls = tomllib.loads((root / ADDRESSES).read_text("utf-8"))["project"]["urls"]
    missing = sorted(name for name, address in urls.items() if PLACEHOLDER in address)
    if missing:
        yield f"Addresses are still placeholders: {', '.join(missing)} under [project.urls] in {ADDRESSES}."
    others = sorted(name for name in tracked(root) if not name.startswith(HOMES) and name != ADDRESSES)
    named = [name for name in others if PLACEHOLDER.encode() in (root / name).read_bytes()]
    if named:
        yield f"Files name {PLACEHOLDER}: {_few(named)}."


def changes(root: Path) -> Iterator[str]:
    """Files that are not committed."""
    command = ["git", "status", "--porcelain"]
    found = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    if found:
        yield f"The tree has changes that are not committed: {_few([line[3:] for line in found])}."


def unwritten_history(root: Path) -> Iterator[str]:
    """A version that is not a release, or that CHANGELOG.md does not have."""
    version = version_of(root)
    if not NUMBERS.fullmatch(version):
        yield f"{version} in src/cassino/__init__.py is not the version of a release, such as 1.0.0."
    if not re.search(rf"^## {re.escape(version)}\b", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE):
        yield f'CHANGELOG.md has no section "## {version}".'
    tags = subprocess.run(["git", "tag", "--list", f"v{version}"], cwd=root, capture_output=True, text=True, check=True)
    if tags.stdout.strip():
        yield f"There is a tag v{version} already: the next release needs a new version."


def missing_translations(root: Path) -> Iterator[str]:
    """Languages that lack messages."""
    command = [sys.executable, "tests/texts/complete.py"]
    said = subprocess.run(command, cwd=root, capture_output=True, text=True)
    lines = [line for line in said.stdout.splitlines() if not line.startswith(" ")]
    if said.returncode:
        yield f"Translations are incomplete ({'; '.join(lines) or said.stderr.strip()}): make translations lists them."


REFUSALS: tuple[Callable[[Path], Iterator[str]], ...] = (placeholders, changes, unwritten_history, missing_translations)


def refusals(root: Path) -> list[str]:
    """Every reason not to publish."""
    return [reason for check in REFUSALS for reason in check(root)]


def _few(names: list[str]) -> str:
    more = len(names) - FEW
    return ", ".join(names[:FEW]) + (f" and {more} more" if more > 0 else "")
