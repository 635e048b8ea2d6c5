"""The conventions of the source: size, words, no variant in the engine, nothing of one machine."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cassino"
PYTHON = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py"))
SOURCES = [*PYTHON, *sorted(path for kind in ("js", "mjs", "css") for path in PACKAGE.rglob(f"*.{kind}"))]
VARIANTS = sorted(path.stem for path in (PACKAGE / "rules" / "variants").glob("*.toml"))
NO_VARIANT_IN = ("engine", "bots", "server", "tui", "arena", "analysis", "notation", "scorepad", "cards.py")
UNWANTED_NAMES = re.compile(r"_*(get|do|handle|process)_|(.*_)?(utils?|helpers?|manager)$")
NAMED_BY_LIBRARIES = {"get_command", "handle_cont", "handle_exit"}
NESTING = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.AsyncFor, ast.AsyncWith)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def is_vendored(path: Path) -> bool:
    return "vendor" in path.parts


def functions(path: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, Function):
            yield node


def length(function: Function) -> int:
    """Lines of the body, without the docstring."""
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    body = function.body[1:] if has_docstring else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def is_elif(node: ast.AST, parent: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(parent, ast.If) and parent.orelse == [node]


def depth(node: ast.AST) -> int:
    """How many levels of nesting lie below a node; functions inside count on their own."""
    inner = [child for child in ast.iter_child_nodes(node) if not isinstance(child, Function)]
    return max((depth(child) + (isinstance(child, NESTING) and not is_elif(child, node)) for child in inner), default=0)


def test_functions_are_short() -> None:
    lengths = sorted(length(function) for path in PACKAGE.rglob("*.py") for function in functions(path))
    assert lengths[len(lengths) // 2] <= 5
    assert lengths[len(lengths) * 9 // 10] < 20


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=name_of)
def test_nesting_is_three_levels_at_most(path: Path) -> None:
    deep = {function.name: depth(function) for function in functions(path) if depth(function) > 3}
    assert not deep


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=name_of)
def test_names_say_what_things_are(path: Path) -> None:
    names = [path.stem, *(function.name for function in functions(path))]
    assert not [name for name in names if UNWANTED_NAMES.match(name) and name not in NAMED_BY_LIBRARIES]


@pytest.mark.parametrize("folder", NO_VARIANT_IN)
def test_no_variant_is_named_outside_its_rules(folder: str) -> None:
    assert VARIANTS
    any_variant = re.compile(rf"\b({'|'.join(VARIANTS)})\b")
    place = PACKAGE / folder
    files = [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in {".py", ".js"}]
    found = {name_of(path): match[0] for path in files if (match := any_variant.search(path.read_text()))}
    assert not found


def test_the_engine_has_no_randomness_of_its_own() -> None:
    layers = ("cards.py", "rules", "engine", "notation", "scorepad", "bots", "arena", "analysis")
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] in layers]
    banned = re.compile(r"^\s*(import (random|secrets)|from (random|secrets) import)", re.MULTILINE)
    assert not [name_of(path) for path in files if banned.search(path.read_text())]


def tracked() -> list[Path]:
    """The files under version control."""
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listing.splitlines() if (path := ROOT / name).is_file()]


@pytest.mark.skipif(not shutil.which("git") or not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_file_knows_a_machine_or_is_unfinished() -> None:
    banned = re.compile(rb"(?<![\w.])/(?:work|root|home)/\w|\b(?:TO" rb"DO|FIX" rb"ME|XX" rb"X)\b")
    texts = {path: path.read_bytes() for path in tracked() if path.suffix not in {".png", ".webp", ".woff2", ".ico"}}
    found = {name_of(path): match[0] for path, text in texts.items() if (match := banned.search(text))}
    assert not found
