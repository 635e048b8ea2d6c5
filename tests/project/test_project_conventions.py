"""The conventions of the source: no variant in the engine, no randomness, nothing of one machine."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cassino"
VARIANTS = sorted(path.stem for path in (PACKAGE / "rules" / "variants").glob("*.toml"))
NO_VARIANT_IN = (
    "engine", "bots", "server", "tui", "lab", "arena", "analysis", "notation", "casefiles", "scorepad", "cards.py",
)  # fmt: skip


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("folder", NO_VARIANT_IN)
def test_no_variant_is_named_outside_its_rules(folder: str) -> None:
    assert VARIANTS
    any_variant = re.compile(rf"\b({'|'.join(VARIANTS)})\b")
    place = PACKAGE / folder
    files = [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in {".py", ".js"}]
    found = {name_of(path): match[0] for path in files if (match := any_variant.search(path.read_text()))}
    assert not found


def test_the_engine_has_no_randomness_of_its_own() -> None:
    layers = ("cards.py", "rules", "engine", "notation", "casefiles", "scorepad", "bots", "arena", "analysis", "lab")
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] in layers]
    banned = re.compile(r"^\s*(import (random|secrets)|from (random|secrets) import)", re.MULTILINE)
    assert not [name_of(path) for path in files if banned.search(path.read_text())]


def tracked() -> list[Path]:
    """The files under version control, without those of libraries, which stay as they are."""
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listing.splitlines() if "/static/vendor/" not in name]
    return [path for name in names if (path := ROOT / name).is_file()]


@pytest.mark.skipif(not shutil.which("git") or not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_file_knows_a_machine_or_is_unfinished() -> None:
    banned = re.compile(rb"(?<![\w.])/(?:work|root|home)/\w|\b(?:TO" rb"DO|FIX" rb"ME|XX" rb"X)\b")
    texts = {path: path.read_bytes() for path in tracked() if path.suffix not in {".png", ".webp", ".woff2", ".ico"}}
    found = {name_of(path): match[0] for path, text in texts.items() if (match := banned.search(text))}
    assert not found
