"""Mutation testing of the engine: changes one thing in a source, and sees whether a quick test notices.

    python tools/mutants.py --seed 1 --seconds 480

A seeded sample of all possible changes is tried in a copy of the sources and tests, with the plain engine, until the
time is over. Each change that no test notices is listed with its place: either it makes no difference, or a test is
missing.
"""

import argparse
import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
ENGINE = Path("src/cassino/engine")
TESTS = (
    "test_engine_random_deals", "test_engine_oracle", "test_engine_parts", "test_engine_layout_kept",
    "test_engine_piling",
)  # fmt: skip
"""In tests/engine; those that notice most come first."""
CASES = 3
"""Random cases of each variant."""
PATIENCE = 4
"""A mutant that takes this many times as long as the usual sources has been noticed."""
SWAPS: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip

CHANGED = ast.Compare | ast.BoolOp | ast.BinOp | ast.UnaryOp | ast.Constant


class Mutant(NamedTuple):
    """A change of one expression."""

    path: Path
    node: ast.expr
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.node.lineno}: {ast.unparse(self.node)}  ->  {self.new}"

    def text(self, code: str) -> str:
        """The source with the change."""
        lines = code.encode().splitlines(keepends=True)
        first, last = self.node.lineno - 1, (self.node.end_lineno or 0) - 1
        before, after = lines[first][: self.node.col_offset], lines[last][self.node.end_col_offset :]
        lines[first : last + 1] = [before + f"({self.new})".encode() + after]
        return b"".join(lines).decode()


def changed(node: ast.expr) -> str | None:
    """An expression with one thing changed; None for one that is left alone."""
    twin = ast.parse(ast.unparse(node), mode="eval").body
    if isinstance(twin, ast.Compare):
        twin.ops[0] = SWAPS[type(twin.ops[0])]()
    elif isinstance(twin, ast.BoolOp | ast.BinOp) and type(twin.op) in SWAPS:
        twin.op = SWAPS[type(twin.op)]()
    elif isinstance(twin, ast.UnaryOp) and isinstance(twin.op, ast.Not):
        return ast.unparse(twin.operand)
    elif isinstance(twin, ast.Constant) and isinstance(twin.value, int):
        return str(not twin.value if isinstance(twin.value, bool) else twin.value + 1)
    else:
        return None
    return ast.unparse(twin)


def left_alone(tree: ast.Module) -> Iterator[int]:
    """The ids of the nodes that do not run, or cannot be replaced in the text."""
    for node in ast.walk(tree):
        parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        parts += [node if isinstance(node, ast.JoinedStr) else None, *getattr(node, "decorator_list", ())]
        yield from (id(inner) for part in parts if part for inner in ast.walk(part))


def mutants(root: Path) -> Iterator[Mutant]:
    """All changes that can be made in the functions of the engine."""
    for path in sorted((root / ENGINE).glob("*.py")):
        tree = ast.parse(path.read_text())
        skipped = set(left_alone(tree))
        functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        nodes = {id(node): node for function in functions for node in ast.walk(function) if isinstance(node, CHANGED)}
        for node in (node for number, node in nodes.items() if number not in skipped):
            new = changed(node)
            if new is not None:
                yield Mutant(path.relative_to(root), node, new)


class Trial:
    """A copy of the sources and tests in which mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests"):
            copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__", "*.so"))
        (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
        self.environment = os.environ | {
            "CASSINO_PURE": "1",
            "CASSINO_ORACLE_CASES": str(CASES),
            "PYTHONPATH": str(folder / "src"),
        }

    def passes(self, limit: float | None = None) -> bool:
        """Whether all tests pass in time."""
        tests = [f"tests/engine/{name}.py" for name in TESTS]
        command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", *tests]
        process = subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return False

    def survives(self, mutant: Mutant, number: int, limit: float) -> bool:
        """Whether no test notices a change."""
        path = self.folder / mutant.path
        usual = path.read_text()
        path.write_text(mutant.text(usual))
        # Python keeps bytecode by the time of the source, in seconds, and its size.
        os.utime(path, (number, number))
        found = self.passes(limit)
        path.write_text(usual)
        return found


def main() -> None:
    """Try mutants until the time is over, and list those that survive."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1, help="which changes are tried, and in which order")
    parser.add_argument("--seconds", type=float, default=480, help="no change is tried after this time")
    parser.add_argument("--sample", type=int, default=1000, help="at most this many changes")
    parser.add_argument("--at", default="", help="only changes at places that begin so: src/cassino/engine/play.py:80:")
    chosen = parser.parse_args()
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        trial = Trial(Path(folder))
        if not trial.passes():
            sys.exit("the tests fail without any change")
        limit = PATIENCE * (time.monotonic() - began)
        found = [mutant for mutant in mutants(trial.folder) if str(mutant).startswith(chosen.at)]
        Random(chosen.seed).shuffle(found)
        tried = survived = 0
        for number, mutant in enumerate(found[: chosen.sample], 1):
            if time.monotonic() - began > chosen.seconds:
                break
            tried += 1
            if trial.survives(mutant, number, limit):
                survived += 1
                print(mutant, flush=True)
        print(f"{survived} of {tried} changes were not noticed; {len(found)} are possible")


if __name__ == "__main__":
    main()
