"""Checks the style that ruff does not know: short functions, little nesting, names that say what things are.

Scripts are held to the same length of a line.

`make check` runs it: python tests/style.py
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cassino"
MEDIAN_LINES = 5
"""The median length of a function, without its docstring, must not exceed this."""
MOST_LINES = 20
"""Nine of ten functions must be shorter than this."""
MOST_NESTING = 3
MOST_LETTERS = 120
"""In a line of a script."""
UNWANTED_NAMES = re.compile(r"_*(get|do|handle|process)_|(.*_)?(utils?|helpers?|manager)$")
NAMED_BY_LIBRARIES = {
    "get_help_record", "get_short_help_str", "get_command",
    "handle_cont", "handle_hup", "handle_signals", "handle_websocket_upgrade",
}  # fmt: skip
NESTING = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.AsyncFor, ast.AsyncWith)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def length(function: Function) -> int:
    """Lines of the body, without the docstring."""
    first = function.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    body = function.body[1:] if has_docstring else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def is_elif(node: ast.AST, parent: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(parent, ast.If) and parent.orelse == [node]


def depth(node: ast.AST) -> int:
    """The levels of nesting below a node; functions inside count on their own."""
    inner = [child for child in ast.iter_child_nodes(node) if not isinstance(child, Function)]
    return max((depth(child) + (isinstance(child, NESTING) and not is_elif(child, node)) for child in inner), default=0)


def is_unwanted(name: str) -> bool:
    return bool(UNWANTED_NAMES.match(name)) and name not in NAMED_BY_LIBRARIES


def problems(functions: dict[Path, list[Function]]) -> Iterator[str]:
    """Everything that is wrong, a line each."""
    for path, found in functions.items():
        place = path.relative_to(ROOT)
        if is_unwanted(path.stem):
            yield f"{place}: a name that says nothing"
        for function in found:
            if is_unwanted(function.name):
                yield f"{place}:{function.lineno}: {function.name} is a name that says nothing"
            if depth(function) > MOST_NESTING:
                yield f"{place}:{function.lineno}: {function.name} has {depth(function)} levels of nesting"
    lengths = sorted(length(function) for found in functions.values() for function in found)
    if lengths[len(lengths) // 2] > MEDIAN_LINES or lengths[len(lengths) * 9 // 10] >= MOST_LINES:
        yield f"the functions have become long: median {lengths[len(lengths) // 2]} lines"


def scripts() -> list[Path]:
    """The scripts of the pages, and of the tests; not those of libraries."""
    listed = [*PACKAGE.rglob("*.js"), *PACKAGE.rglob("*.mjs"), *(ROOT / "tests").rglob("*.js")]
    return sorted(path for path in listed if "vendor" not in path.parts)


def long_lines(paths: list[Path]) -> Iterator[str]:
    """The lines of scripts that are too long."""
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if len(line) > MOST_LETTERS:
                yield f"{path.relative_to(ROOT)}:{number}: {len(line)} letters, more than {MOST_LETTERS}"


def main() -> int:
    """Print what is wrong; the exit status is 1 if anything is."""
    trees = {path: ast.parse(path.read_text()) for path in sorted(PACKAGE.rglob("*.py"))}
    found = list(
        problems({path: [n for n in ast.walk(tree) if isinstance(n, Function)] for path, tree in trees.items()})
    )
    pages = scripts()
    found += long_lines(pages)
    print("\n".join(found) or f"Style: {len(trees)} files and {len(pages)} scripts, no problems")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
