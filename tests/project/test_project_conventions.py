"""The conventions of the source: no variant in the engine, no randomness, nothing of one machine."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cassino.compiled import sources

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cassino"
VARIANTS = sorted(path.stem for path in (PACKAGE / "rules" / "variants").glob("*.toml"))
NO_VARIANT_IN = (
    "engine", "bots", "server", "tui", "web", "lab", "arena", "analysis", "notation", "casefiles", "scorepad",
    "cards.py",
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


UNBOUNDED = {
    "engine/move_text.py: rest_of": "lives as long as one call",
    "kernel.py: layout_of": "kernel classes",
    "lessons/lesson.py: lesson_named": "lessons of the course; other names raise an error",
    "notation/tokens.py: _pattern": "packs",
    "search/match_chances.py: _samples": "numbers of sides",
    "server/openapi/pages.py: described": "one application",
    "server/openapi/schema.py: field_docs": "structs of the program",
}
"""Caches without a bound, and why their keys are few. Rules are never a key of one: people write their own."""


def is_unbounded(decorator: ast.expr) -> bool:
    """Whether a decorator is `cache`, `lru_cache(None)` or `lru_cache(maxsize=None)`."""
    text = ast.unparse(decorator).removeprefix("functools.")
    return text == "cache" or (text.startswith("lru_cache(") and "None" in text)


@pytest.mark.slow
def test_caches_have_a_bound() -> None:
    found = {
        f"{path.relative_to(PACKAGE)}: {node.name}": ast.unparse(node.args)
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if any(is_unbounded(decorator) for decorator in node.decorator_list)
    }
    assert {name for name, parameters in found.items() if parameters} == set(UNBOUNDED)
    assert not [name for name in UNBOUNDED if "Rules" in found[name]]


def test_only_compiled_modules_read_options_as_numbers() -> None:
    """Python does not see arrays of the kernel; the plain engine would not notice."""
    kernel = set(sources().values())
    found = [name_of(path) for path in PACKAGE.rglob("*.py") if "tables.chosen" in path.read_text()]
    assert found and not [name for name in found if ROOT / name not in kernel]
